"""The table's clockwork: rules pause only to ask.

A game's flow is an explicit stack of *steps*: bound methods of frozen procedures, one procedure per
section of the rulebook. Every step ends with `return t.ask / seal / draw / deal / roll / call /
done / finish(...)`. Whoever runs the game answers through `resume`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import ASK, DEAL, DRAW, EVERYBODY, NATURE, OVER, ROLL, SEAL, Signal
from gonfalon.kernel.words import Event, Refusal, Refused, Said

if TYPE_CHECKING:
    from gonfalon.kernel.game import Box, Setup

Step = Callable[[Any, Any], Signal]
Answer = Choice | int | bytes
DONE: Final = Signal(7)  # a procedure has ended; the table goes on at once, nobody sees this one
NOBODY: Final = -4
NO_OPTIONS: Final[tuple[Choice, ...]] = ()


def nowhere(t: object, answer: object) -> Signal:
    """Where an answer goes that nobody waits for."""
    raise AssertionError("nobody asked")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Procedure:
    """A section of the rulebook. Its fields never change; its methods are its steps.

    Fields are numbers, strings, bytes, None, tuples of these, or other procedures.
    """

    def seen_by(self, seat: int) -> Procedure:
        """This procedure as `seat` may know it. Override where a field is a secret."""
        return self


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the way, each seat's rank and score.

    1 is the best rank and equal ranks share; where all lose against the game, all have rank 2.
    """

    way: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...] = ()


class Lane:
    """One seat's private stack while several decide in secret."""

    __slots__ = ("draft", "kind", "options", "ready", "seat", "stack", "then")

    seat: int
    ready: bool
    draft: Any
    kind: str
    options: tuple[Choice, ...]
    then: Step
    stack: list[Step]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress: its pending question and its stack. Subclasses add the pieces.

    Made by a factory that sets every slot (`start`), copied by `clone`; no other way.
    """

    __slots__ = ("box", "count", "ears", "kind", "lanes", "options", "players", "pool", "result",
                 "seat", "setup", "signal", "stack", "then", "value")  # fmt: skip

    box: Box
    setup: Setup
    players: int
    signal: Signal
    seat: int  # who is asked: a seat, NATURE, or NOBODY
    kind: str  # what is asked
    options: tuple[Choice, ...]  # the one source of legality
    then: Step  # where the answer goes
    stack: list[Step]  # who waits for whom
    value: Any  # on its way from `done` to the step that waits
    pool: bytes  # for chance: the sorted multiset to draw from, or a die's faces
    count: int  # for chance: how many cards or dice
    lanes: list[Lane]
    result: Result | None
    ears: list[Event] | None  # None: nobody listens, so say nothing

    # How a step ends

    def ask(self, seat: int, kind: str, options: tuple[Choice, ...], then: Step) -> Signal:
        """Wait for one seat to choose."""
        self.seat = seat
        self.kind = kind
        self.options = options
        self.then = then
        return ASK

    def draw(self, kind: str, pool: bytes, then: Step) -> Signal:
        """Wait for nature to take one card of `pool`; the step gets the card."""
        self.seat = NATURE
        self.kind = kind
        self.pool = pool
        self.then = then
        return DRAW

    def deal(self, kind: str, pool: bytes, count: int, then: Step) -> Signal:
        """Wait for nature to take `count` cards of `pool`; the step gets them sorted."""
        self.seat = NATURE
        self.kind = kind
        self.pool = pool
        self.count = count
        self.then = then
        return DEAL

    def roll(self, kind: str, faces: bytes, count: int, then: Step) -> Signal:
        """Wait for nature to roll `count` dice; the step gets them in the order rolled."""
        self.seat = NATURE
        self.kind = kind
        self.pool = faces
        self.count = count
        self.then = then
        return ROLL

    def seal(self, seats: tuple[int, ...], steps: tuple[Step, ...], then: Step) -> Signal:
        """Let several seats decide in secret; `then` gets their drafts in the order of `seats`.

        A lane may only ask its own seat and must not change the table.
        """
        outer = self.stack
        lanes: list[Lane] = []
        for seat, step in zip(seats, steps, strict=True):
            lane = Lane()
            lane.seat = seat
            self.stack = []
            _fill(self, lane, step(self, None))
            lanes.append(lane)
        self.stack = outer
        if all(lane.ready for lane in lanes):
            return then(self, tuple([lane.draft for lane in lanes]))
        self.lanes = lanes
        self.seat = NOBODY
        self.options = NO_OPTIONS
        self.then = then
        return SEAL

    def call(self, step: Step, then: Step) -> Signal:
        """Run another procedure from `step`; when it is done, go on at `then` with its value."""
        self.stack.append(then)
        return step(self, None)

    def done(self, value: object = None) -> Signal:
        """This procedure has ended."""
        self.value = value
        return DONE

    def finish(self, result: Result) -> Signal:
        """The game has ended."""
        self.result = result
        self.seat = NOBODY
        self.options = NO_OPTIONS
        self.lanes = []  # somebody may concede while others decide in secret
        return OVER

    # What happens aloud

    def tell(self, text: str, rule: str, seat: int, args: dict[str, Said],
             audience: int = EVERYBODY, reveal: bool = False) -> None:  # fmt: skip
        """Say what happened. Guard calls in hot paths with `if t.ears is not None`."""
        if self.ears is not None:
            self.ears.append(Event(text, args, rule, seat, audience, reveal))

    # Copying

    def clone(self) -> Table:
        """A table that shares nothing that can change. Overridden by every game."""
        raise NotImplementedError

    def start(self, box: Box, setup: Setup) -> None:
        """Set the clockwork's own slots."""
        self.box = box
        self.setup = setup
        self.players = setup.players
        self.signal = OVER
        self.seat = NOBODY
        self.kind = ""
        self.options = NO_OPTIONS
        self.then = nowhere
        self.stack = []
        self.value = None
        self.pool = b""
        self.count = 0
        self.lanes = []
        self.result = None
        self.ears = None

    def copy_clock(self, new: Table) -> None:
        """The clockwork's part of `clone`. Frames are frozen, so sharing them is safe."""
        new.box = self.box
        new.setup = self.setup
        new.players = self.players
        new.signal = self.signal
        new.seat = self.seat
        new.kind = self.kind
        new.options = self.options
        new.then = self.then
        new.stack = self.stack.copy()
        new.value = None
        new.pool = self.pool
        new.count = self.count
        new.lanes = [_copy_lane(lane) for lane in self.lanes] if self.lanes else []
        new.result = self.result
        new.ears = None

    # What a game says about itself

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        """Why `seat` may not choose this now. None if and only if it is offered."""
        raise NotImplementedError

    def state(self) -> tuple[object, ...]:
        """Everything but the clockwork, as plain values, nothing derived."""
        raise NotImplementedError

    def pieces(self) -> tuple[object, ...]:
        """All pieces and cards wherever they are: constant through the whole game."""
        raise NotImplementedError

    def concession(self, seat: int) -> Result | Refusal:
        """What it means that `seat` gives up."""
        return Refusal("", "why-no-concession")


def _copy_lane(lane: Lane) -> Lane:
    new = Lane()
    new.seat = lane.seat
    new.ready = lane.ready
    new.draft = lane.draft
    new.kind = lane.kind
    new.options = lane.options
    new.then = lane.then
    new.stack = lane.stack.copy()
    return new


def _settle(t: Table, signal: Signal) -> Signal:
    """Hand values of ended procedures down the stack until somebody waits."""
    while signal == DONE and t.stack:
        signal = t.stack.pop()(t, t.value)
    return signal


def _fill(t: Table, lane: Lane, signal: Signal) -> None:
    """Note in the lane what its procedure asked, or the draft it ended with."""
    signal = _settle(t, signal)
    if signal == DONE:
        lane.ready = True
        lane.draft = t.value
        lane.kind = ""
        lane.options = NO_OPTIONS
    elif signal == ASK and t.seat == lane.seat:
        lane.ready = False
        lane.draft = None
        lane.kind = t.kind
        lane.options = t.options
    else:
        raise AssertionError("a sealed procedure may only ask its own seat")
    lane.then = t.then
    lane.stack = t.stack


def begin(t: Table, step: Step) -> None:
    """Run from the first step to the first pause."""
    _rest(t, step(t, None))


def _rest(t: Table, signal: Signal) -> None:
    signal = _settle(t, signal)
    if signal == DONE:
        raise AssertionError("the rules ended without a result")
    t.signal = signal


def asked(t: Table) -> tuple[int, ...]:
    """The seats that are waited for."""
    if t.signal == SEAL:
        return tuple([lane.seat for lane in t.lanes if not lane.ready])
    return (t.seat,) if t.signal == ASK else ()


def lane_of(t: Table, seat: int) -> Lane | None:
    """The private lane of `seat`, if several decide in secret."""
    for lane in t.lanes:
        if lane.seat == seat:
            return lane
    return None


def options_of(t: Table, seat: int) -> tuple[Choice, ...]:
    """What `seat` may choose now."""
    if t.signal == ASK:
        return t.options if seat == t.seat else NO_OPTIONS
    lane = lane_of(t, seat)
    return lane.options if lane is not None else NO_OPTIONS


def refusal(t: Table, seat: int, choice: Choice) -> Refusal | None:
    """Why `seat` may not choose this now, also when it is not asked at all."""
    if t.signal == OVER:
        return Refusal("", "why-over")
    if seat not in asked(t):
        return Refusal("", "why-not-asked")
    return t.why_not(seat, choice)


def resume(t: Table, seat: int, answer: Answer) -> None:
    """The only public door. An answer that was not offered is refused and leaves no trace."""
    signal = t.signal
    if seat == NATURE and signal in (DRAW, DEAL, ROLL):
        if not _possible(t, answer):
            raise Refused(Refusal("", "why-impossible-chance"))
        _rest(t, t.then(t, answer))
        return
    if isinstance(answer, Choice) and answer in options_of(t, seat):
        if signal == ASK:
            _rest(t, t.then(t, answer))
        else:
            resume_lane(t, seat, answer)
        return
    reason = None
    if isinstance(answer, Choice) and t.box.choices.by_say.get(answer.say) is answer:
        reason = refusal(t, seat, answer)
    raise Refused(reason or Refusal("", "why-not-offered"))


def resume_lane(t: Table, seat: int, answer: Choice) -> None:
    """One of several who decide in secret goes on; the last one lets the table go on."""
    lane = lane_of(t, seat)
    assert lane is not None
    outer, then = t.stack, t.then
    t.stack = lane.stack
    _fill(t, lane, lane.then(t, answer))
    t.stack = outer
    t.then = then
    t.seat = NOBODY
    t.options = NO_OPTIONS
    if all(lane.ready for lane in t.lanes):
        drafts = tuple([lane.draft for lane in t.lanes])
        t.lanes = []
        _rest(t, then(t, drafts))


def _possible(t: Table, answer: Answer) -> bool:
    """Could nature answer this?"""
    if t.signal == DRAW:
        if not isinstance(answer, int) or isinstance(answer, bool):
            return False
        return 0 <= answer < 256 and answer in t.pool
    if not isinstance(answer, bytes) or len(answer) != t.count:
        return False
    if t.signal == ROLL:
        return all(face in t.pool for face in answer)
    return bytes(sorted(answer)) == answer and all(
        answer.count(card) <= t.pool.count(card) for card in set(answer)
    )
