"""Positions of Medieval Realms in a few words: cards, resources and leaders as in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.games import load
from gonfalon.games.medieval_realms.cards import LEADERS, RESOURCES
from gonfalon.games.medieval_realms.choices import PLACES, SLOTS
from gonfalon.games.medieval_realms.rules.actions import TURNS
from gonfalon.games.medieval_realms.rules.placement import NOBODY_PLACED
from gonfalon.games.medieval_realms.rules.round import ROUND
from gonfalon.games.medieval_realms.table import FUTURE, Realms, RealmsBox, lay_out
from gonfalon.kernel.table import asked, begin, options_of, refusal, resume
from gonfalon.kernel.words import Event
from gonfalon.parts.decks import minus

GAME = load("medieval-realms")


def our_box() -> RealmsBox:
    """Our own edition."""
    box = GAME.open()
    assert isinstance(box, RealmsBox)
    return box


BOX = our_box()
CARD = {card.say: card for card in BOX.cards[1:]}


def cards(text: str) -> bytes:
    """`castle city-gold` as numbers; `-` is an empty slot."""
    return bytes([0 if word == "-" else CARD[word].number for word in text.split()])


def tokens(text: str) -> list[int]:
    """`gold 3 raw 1` as counts by resource."""
    words = text.split()
    held = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert set(held) <= set(RESOURCES)
    return [held.get(name, 0) for name in RESOURCES]


def draft(text: str) -> bytes:
    """`mayor gold, mayor gold, general 3` as counts by place."""
    places = [0] * PLACES
    for say in filter(None, map(str.strip, text.split(","))):
        choice = BOX.choices.by_say[say]
        places[BOX.offers.puts.index(choice)] += 1
    return bytes(places)


def realms(
    players: int = 4,
    palaces: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    tableaux: Mapping[int, str] | None = None,
    leaders: Mapping[int, Sequence[int]] | None = None,
    points: Mapping[int, int] | None = None,
    panel: str = "",
    future: str = "",
    order: Sequence[int] | None = None,
    round_: int = 3,
    passed: Sequence[int] = (),
    deck: bytes | None = None,
    discards: str = "",
    box: RealmsBox = BOX,
) -> Realms:
    """A table in the middle of a round; what is not said is empty, leaders as at the start."""
    seats = range(players)
    held = [cards((hands or {}).get(seat, "")) for seat in seats]
    played = [cards((tableaux or {}).get(seat, "")) for seat in seats]
    lying = cards(panel) + bytes(SLOTS - len(cards(panel)))
    coming = cards(future) + bytes(FUTURE - len(cards(future)))
    gone = bytes(sorted(cards(discards)))
    if deck is None:
        used = b"".join(held) + b"".join(played) + lying + coming + gone
        deck = minus(box.deck, bytes([card for card in used if card]))
    return lay_out(
        box,
        GAME.agree(players),
        round_,
        bytes(order if order is not None else seats),
        sum([1 << seat for seat in passed]),
        tuple(seats),
        tuple([n for seat in seats for n in tokens((palaces or {}).get(seat, ""))]),
        tuple([n for seat in seats for n in (leaders or {}).get(seat, box.leaders)]),
        tuple([(points or {}).get(seat, 0) for seat in seats]),
        tuple(held),
        tuple(played),
        (NOBODY_PLACED,) * players,
        lying,
        coming,
        deck,
        gone,
    )


def turn(t: Realms, seat: int = 0) -> Realms:
    """It is the seat's action."""
    t.stack = [ROUND.acted]
    begin(t, TURNS[seat].begin)
    return t


def placing(t: Realms) -> Realms:
    """Everybody begins to place; the round counts one up."""
    begin(t, ROUND.begin)
    return t


def say(t: Realms, *choices: str) -> list[Event]:
    """The seat that is asked answers, again and again; what is said meanwhile."""
    heard: list[Event] = []
    for choice in choices:
        heard += by(t, t.seat, choice)
    return heard


def by(t: Realms, seat: int, choice: str) -> list[Event]:
    """A certain seat answers."""
    t.ears = []
    resume(t, seat, t.box.choices.by_say[choice])
    heard, t.ears = t.ears, None
    return heard


def commit(t: Realms, seat: int, places: str) -> list[Event]:
    """A seat places leaders and is ready."""
    for place in filter(None, map(str.strip, places.split(","))):
        by(t, seat, place)
    return by(t, seat, "ready")


def offered(t: Realms, seat: int | None = None) -> set[str]:
    """What may be chosen now."""
    return {choice.say for choice in options_of(t, asked(t)[0] if seat is None else seat)}


def why(t: Realms, choice: str, seat: int | None = None) -> str | None:
    """The reason against a choice."""
    reason = refusal(t, asked(t)[0] if seat is None else seat, t.box.choices.by_say[choice])
    return None if reason is None else reason.text


def has(t: Realms, seat: int, resource: str) -> int:
    return t.palaces[seat * len(RESOURCES) + RESOURCES.index(resource)]


def palace(t: Realms, seat: int) -> dict[str, int]:
    """What lies in a palace, without zeros."""
    return {name: has(t, seat, name) for name in RESOURCES if has(t, seat, name)}


def leaders_of(t: Realms, seat: int) -> dict[str, int]:
    return {name: t.leaders[seat * 3 + at] for at, name in enumerate(LEADERS)}


def hand(t: Realms, seat: int) -> str:
    return " ".join([t.kit.cards[card].say for card in t.hands[seat]])


def tableau(t: Realms, seat: int) -> str:
    return " ".join([t.kit.cards[card].say for card in t.tableaux[seat]])


def slots(t: Realms) -> str:
    return " ".join(["-" if not card else t.kit.cards[card].say for card in t.panel])


def texts(events: list[Event]) -> list[str]:
    return [event.text for event in events]
