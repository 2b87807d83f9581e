"""What the page and the server say to each other, typed. The words are in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from gonfalon.luck import Luck
from gonfalon.server.schema import GRACE

Arms = Literal["gules", "azure", "vert", "or", "purpure", "sable", "argent"]
ARMS: tuple[Arms, ...] = ("gules", "azure", "vert", "or", "purpure", "sable", "argent")
Phase = Literal["gathering", "playing", "over"]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: a field we do not know is refused, never ignored."""


# Who am I


class Me(msgspec.Struct):
    """A guest, as he sees himself."""

    id: str
    name: str
    arms: str
    linked: bool


class LinkKey(msgspec.Struct):
    """The secret of a link, told once."""

    key: str


class LinkOwner(msgspec.Struct):
    """Whose link it is."""

    name: str
    arms: str


class Rename(Asked):
    """A new name, new arms, or both."""

    name: str | None = None
    arms: Arms | None = None


# Games


class OptionOut(msgspec.Struct):
    """Something to be agreed on before the game."""

    key: str
    values: tuple[str, ...]


class GameOut(msgspec.Struct):
    """A game that can be played here."""

    id: str
    players: tuple[int, int]
    minutes: int
    options: list[OptionOut]
    bots: tuple[str, ...]
    rules_version: int


class ValueOut(msgspec.Struct):
    """One value of an edition and where it comes from."""

    path: str
    value: Any
    source: str = msgspec.field(name="from")


class About(msgspec.Struct):
    """An edition, as TOML and value by value."""

    game: str
    edition: str
    text: str
    values: list[ValueOut]


# Tables


class MySeat(Asked, tag="me", tag_field="kind"):
    """Whoever creates the table sits here."""


class BotSeat(Asked, tag="bot", tag_field="kind"):
    """A bot sits here."""

    bot: str


class OpenSeat(Asked, tag="open", tag_field="kind"):
    """Somebody with the link may sit down here."""


class HotSeat(Asked, tag="hotseat", tag_field="kind"):
    """Somebody else plays here, on the creator's screen."""

    name: str


SeatWish = MySeat | BotSeat | OpenSeat | HotSeat


class TableWish(Asked):
    """A table to be created."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    name: str | None = None
    edition: str | None = None
    public: bool = False
    grace: Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)] = GRACE
    hints: bool = True


class ForkWish(Asked):
    """A game to be gone on with from a frame of a replay."""

    frame: Annotated[int, msgspec.Meta(ge=0)]
    seats: list[MySeat | BotSeat | HotSeat]
    seat: int | Literal["all"] | None = None
    name: str | None = None


class Sit(Asked):
    """Sit down on an open seat of a public table."""

    seat: int


class AwayOut(msgspec.Struct):
    """Somebody is away: for how long, until when a bot must wait, and who wants one."""

    seconds: int
    wait: int
    agreed: list[int]


class SeatOut(msgspec.Struct):
    """A seat, as one guest sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    arms: str
    mine: bool
    here: bool
    bot: str | UnsetType = UNSET
    invite: str | UnsetType = UNSET
    deputy: str | UnsetType = UNSET
    away: AwayOut | UnsetType = UNSET


class PleaOut(msgspec.Struct):
    """Somebody asks all to take back: which seats agree, which have not answered."""

    seat: int
    agreed: list[int]
    waits: list[int]


class ForkOut(msgspec.Struct):
    """Where a game came from that began in the middle."""

    table: str
    frame: int
    exact: bool
    seat: int | None


class ResultOut(msgspec.Struct):
    """How a game ended."""

    way: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class LineOut(msgspec.Struct, tag_field="part", tag="line"):
    """One message of the board in words."""

    text: str
    args: dict[str, Any]


class TableOut(msgspec.Struct):
    """A table, as one guest sees it."""

    id: str
    name: str | None
    game: str
    options: dict[str, str]
    edition: str
    owned: bool
    created: str
    phase: Phase
    public: bool
    seats: list[SeatOut]
    yours: list[int]
    asked: list[int]
    position: int
    result: ResultOut | None
    commitment: str
    creator: bool
    waits: bool
    watchers: int
    grace: int
    plea: PleaOut | None
    imported: bool
    fork: ForkOut | None
    hints: bool
    stage: LineOut | None
    missed: int


class Tables(msgspec.Struct):
    """The hall: my tables, those that wait for me first, and tables with a free seat."""

    mine: list[TableOut]
    open: list[TableOut]


class Invited(msgspec.Struct):
    """An invitation: the table and the seat it is for."""

    table: TableOut
    seat: int


# The game itself


class PromptOut(msgspec.Struct):
    """What is to be decided now."""

    text: str
    args: dict[str, Any]
    rule: str | None


class AskOut(msgspec.Struct):
    """The receiver's decision and everything that may be chosen."""

    seat: int
    kind: str
    options: list[dict[str, Any]]


class EventOut(msgspec.Struct):
    """Something that happened, as far as the receiver may hear it."""

    n: int
    text: str
    args: dict[str, Any]
    rule: str | None
    seat: int | None


class UndoOut(msgspec.Struct):
    """May the receiver take back, and if not, why."""

    can: bool
    because: str | None
    plead: bool


class State(msgspec.Struct):
    """All that one pair of eyes may know now."""

    position: int
    seat: int | None
    asked: tuple[int, ...]
    turn_of: int | None
    prompt: PromptOut
    ask: AskOut | None
    view: dict[str, Any]
    events: list[EventOut]
    undo: UndoOut
    result: ResultOut | None


class Frames(msgspec.Struct):
    """A stretch of a replay."""

    frames: list[State]
    last: int


class GridOut(msgspec.Struct, tag_field="part", tag="grid"):
    """Rows of cells, the head first. A cell is a few lines, or the notation of a choice."""

    rows: list[list[list[LineOut] | str]]


class Words(msgspec.Struct):
    """The table in words, as one pair of eyes sees it."""

    position: int
    parts: list[LineOut | GridOut]


class CheckOut(msgspec.Struct):
    """One thing that was checked, how often, and whether it held."""

    check: str
    ok: bool
    count: int


class Verdict(msgspec.Struct):
    """What checking a finished game found."""

    ok: bool
    checks: list[CheckOut]
    commitment: str
    seed: str | None
    nonce: str | None


class Fairness(Verdict):
    """The same, with dice and draws against expectation."""

    luck: list[Luck]


class MomentOut(msgspec.Struct):
    """Each seat's chance to win at a frame, as it could judge it then."""

    frame: int
    chances: list[float]


class SwingOut(msgspec.Struct):
    """A turn that changed much, as it concerns the seat for which it changed most."""

    frame: int
    seat: int | None
    whom: int
    decision: float
    luck: float


class WayOut(msgspec.Struct):
    """A seat's chance before the first deal and at the end, and what led from one to the other."""

    start: float
    end: float
    luck: float
    own: float
    others: float


class ReviewOut(msgspec.Struct):
    """A finished game looked at again."""

    moments: list[MomentOut]
    swings: list[SwingOut]
    seats: list[WayOut]


class TroubleOut(msgspec.Struct):
    """Why a request was refused."""

    trouble: str
    args: dict[str, Any]
    message: str


# Live, from the client

Number = int | float


class Look(Asked, tag="look"):
    """From now on show me the table as this seat sees it."""

    seat: int | None
    re: Number | None = None


class Deed(Asked):
    """Something done for a seat, and the position it answers to."""

    re: Number
    seat: int
    position: int


class Choose(Deed, tag="choose"):
    """A decision, by notation."""

    say: str


class Undo(Deed, tag="undo"):
    """Take back my last choice."""


class Concede(Deed, tag="concede"):
    """I give up."""


class Why(Asked, tag="why"):
    """Why may I not choose this?"""

    re: Number
    seat: int
    say: str


class Talk(Asked, tag="chat"):
    """Say something to everybody."""

    re: Number
    text: str
    seat: int | None = None


class Plead(Deed, tag="plead"):
    """Let me take back what I cannot undo."""


class Answer(Asked, tag="answer"):
    """Yes or no to a plea; from whoever pleaded, no withdraws it."""

    re: Number
    agree: bool


class Replace(Asked, tag="replace"):
    """Let a bot play for somebody who is away."""

    re: Number
    absent: int
    bot: str


class Hint(Deed, tag="hint"):
    """What would the marshal do here?"""


Said = Look | Choose | Undo | Concede | Why | Talk | Plead | Answer | Replace | Hint


# Live, from the server


class TableMessage(msgspec.Struct, tag="table"):
    """Seats, presence or phase have changed."""

    table: TableOut


class StateMessage(State, tag="state"):
    """The game has gone on."""


class RefusedMessage(msgspec.Struct, tag="refused"):
    """A message of the client's was refused."""

    re: Number | None
    trouble: str
    args: dict[str, Any]
    rule: str | None
    text: str | None
    message: str


class RefusalOut(msgspec.Struct):
    """A rule and a reason."""

    rule: str | None
    text: str
    args: dict[str, Any]


class WhyMessage(msgspec.Struct, tag="why"):
    """The answer to `why`; nothing if it may be chosen."""

    re: Number
    say: str
    refusal: RefusalOut | None


class ChatLine(msgspec.Struct):
    """Something said, or a notice of the table's own."""

    n: int
    at: str
    seat: int | None
    name: str
    mine: bool
    text: str
    notice: str | None


class ChatMessage(msgspec.Struct, tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class LookOut(msgspec.Struct):
    """An option as the marshal sees it; no chance if there was nothing else to choose."""

    say: str
    chance: float | None
    looks: int


class HintMessage(msgspec.Struct, tag="hint"):
    """What the marshal would do at this position, what it thinks of the next best options."""

    re: Number
    seat: int
    position: int
    best: LookOut
    others: list[LookOut]
    looks: int


Live = TableMessage | StateMessage | RefusedMessage | WhyMessage | ChatMessage | HintMessage
