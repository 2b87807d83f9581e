"""Positions in notation, and a hand to play them on."""

from __future__ import annotations

from typing import Any

from gonfalon.games import load
from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.rules.turn import Round, Supply
from gonfalon.games.crusader_kingdoms.table import INDEPENDENT, NO_CARD, Lasting, Outremer, lay_out
from gonfalon.kernel.signals import DRAW, NATURE
from gonfalon.kernel.table import begin, refusal, resume
from gonfalon.kernel.words import Event

GAME = load("crusader-kingdoms")
_opened = GAME.open()
assert isinstance(_opened, CrusaderBox)
BOX: CrusaderBox = _opened
CARD = {face.say: number for number, face in enumerate(BOX.cards)}
AREA = {name: number for number, name in enumerate(BOX.areas)}


def cards(text: str) -> list[int]:
    """`m2 c3 m-leader c-walls`: troops by value, others by name."""
    found = []
    for word in text.split():
        deck = {"m": "muslim", "c": "christian"}[word[0]]
        rest = word[1:]
        found.append(CARD[f"{deck}-troop-{rest}" if rest.isdigit() else f"{deck}{rest}"])
    return found


def position(
    players: int = 4,
    *,
    hands: dict[int, str] | None = None,
    lands: str = "",
    plus: str = "",
    bonus: dict[int, int] | None = None,
    seat: int = 0,
    turn: int = 1,
    passed: int = 0,
    pile: str = "",
    army: str = "",
    row: str = "",
    lasting: tuple[Lasting, ...] = (),
    draw: dict[int, str] | None = None,
    start: bool = True,
    box: CrusaderBox = BOX,
) -> Outremer:
    """A table before the round of `seat`.

    `lands` changes who holds what: `homs=0 acre=-` (a dash: independent, or Muslim with one or two
    players). `draw` fixes a deck's draw pile; everything else of it is spent. `box` may be an
    owner's edition with the cards of ours.
    """
    scenario = box.scenarios[players]
    rest = players if scenario.muslims else INDEPENDENT
    holders = [rest] * len(BOX.areas)
    for at, mask in enumerate(scenario.starts):
        for area in range(len(holders)):
            if mask >> area & 1:
                holders[area] = at
    for word in lands.split():
        name, _, holder = word.partition("=")
        holders[AREA[name]] = rest if holder == "-" else int(holder)
    held = {at: cards((hands or {}).get(at, "")) for at in range(players)}
    used = [*cards(pile), *cards(army), *cards(row), *[card for card, _, _ in lasting]]
    used += [card for hand in held.values() for card in hand]
    piles = [list(deck) for deck in scenario.decks]
    for card in used:
        piles[BOX.deck_of[card]].remove(card)
    spent: list[list[int]] = [[], []]
    for deck, text in (draw or {}).items():
        for card in cards(text):
            piles[deck].remove(card)
        spent[deck], piles[deck] = piles[deck], sorted(cards(text))
    bonuses = [(bonus or {}).get(at, 0) for at in range(players + (1 if scenario.muslims else 0))]
    t = lay_out(
        box, GAME.agree(players), turn, 1, tuple([bytes(sorted(held[at])) for at in held]),
        tuple(map(bytes, piles)), tuple(map(bytes, spent)), (b"",) * players, tuple(holders),
        sum([1 << AREA[name] for name in plus.split()]), tuple(bonuses), lasting, NO_CARD, (),
        False, b"", b"", passed, bytes(sorted(cards(pile))), bytes(cards(army)),
        bytes(cards(row)), 0,
    )  # fmt: skip
    t.ears = []
    begin(t, Round(seat).begin if start else Supply(0).begin)
    return t


def do(t: Outremer, *says: str) -> list[Event]:
    """Whoever is asked says these, one after the other; tells what was heard."""
    t.ears = []
    for say in says:
        before = t.pieces()
        resume(t, t.seat, t.box.choices.by_say[say])
        assert t.pieces() == before
    return t.ears


def roll(t: Outremer, *rolls: str) -> list[Event]:
    """Nature rolls these dice, in the order shown."""
    t.ears = []
    for dice in rolls:
        assert t.seat == NATURE, f"{t.kind} is asked of seat {t.seat}"
        before = t.pieces()
        resume(t, NATURE, bytes([int(face) for face in dice.split()]))
        assert t.pieces() == before
    return t.ears


def deal(t: Outremer, text: str) -> list[Event]:
    """Nature draws or deals these cards."""
    t.ears = []
    found = sorted(cards(text))
    before = t.pieces()
    resume(t, NATURE, found[0] if t.signal == DRAW else bytes(found))
    assert t.pieces() == before
    return t.ears


def heard(events: list[Event]) -> list[str]:
    return [event.text for event in events]


def said(t: Outremer) -> set[str]:
    """What is offered."""
    return {choice.say for choice in t.options}


def why(t: Outremer, say: str) -> tuple[str, str]:
    """Rule and reason of a refusal."""
    reason = refusal(t, t.seat, BOX.choices.by_say[say])
    assert reason is not None, f"{say} is offered"
    return (reason.rule, reason.text)


def hand(t: Outremer, seat: int) -> list[str]:
    """A hand, as says."""
    return [BOX.cards[card].say for card in t.hands[seat]]


def holder(t: Outremer, area: str) -> int:
    return t.holders[AREA[area]]


def is_plus(t: Outremer, area: str) -> bool:
    return bool(t.plus >> AREA[area] & 1)


def told(events: list[Event], text: str) -> dict[str, Any]:
    """The values of an event that was heard."""
    return dict(next(event for event in events if event.text == text).args)
