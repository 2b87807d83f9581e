"""Laying out a table of Dark Kingdoms: empty, or from the values of its state."""

from __future__ import annotations

from typing import Any

from gonfalon.games.dark_kingdoms.board import KingdomsBox
from gonfalon.games.dark_kingdoms.fight import make_fight
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    BRITONS,
    COPIES,
    CROWN,
    FORTRESS_POINTS,
    KINDS,
    NOBODY,
    NOWHERE,
)
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.game import Setup


def lay_out(
    box: KingdomsBox,
    setup: Setup,
    people: tuple[int, ...],
    villages: tuple[int, ...],
    fortresses: tuple[int, ...],
    markers: tuple[int, ...],
    troops: tuple[int, ...],
    places: tuple[int, ...],
    ships: tuple[int, ...],
    battles: tuple[int, ...],
    out: int,
    hands: tuple[int, ...],
    fame: tuple[bytes, ...],
    deck: bytes,
    under: bytes,
    drawn: bytes,
    thrown: tuple[bytes, int, bytes],
    turn: tuple[int, ...],
    fight: tuple[Any, ...] | None,
) -> DarkKingdoms:
    """A table with these pieces and cards, everything derived made anew."""
    t = DarkKingdoms()
    t.start(box, setup)
    t.kit = box
    t.chart = box.charts[setup.players]
    t.size = box.size
    t.crown = CROWN[setup.players]
    t.people = list(people)
    t.villages = list(villages)
    t.fortresses = list(fortresses)
    t.markers = list(markers)
    t.troops = list(troops)
    t.places = list(places)
    t.ships = list(ships)
    t.battles = list(battles)
    t.out = out
    t.hands = list(hands)
    t.fame = [list(cards) for cards in fame]
    t.deck = deck
    t.under = under
    t.drawn = drawn
    t.dice, t.red_dice, t.cast = thrown
    t.turn, t.moved, t.fought, t.engaged, t.apart, t.landed, t.sailed, t.texted, t.mixed = turn
    t.fight = None if fight is None else make_fight(fight)
    _derive(t)
    return t


def _derive(t: DarkKingdoms) -> None:
    seats, size = range(t.players), t.size
    t.card = t.drawn[-1] if t.drawn else -1
    t.order = turn_order(t.people)
    t.supply = [COPIES - sum(t.hands[kind::KINDS]) for kind in range(KINDS)]
    t.cards = [sum(t.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in seats]
    t.owners = [0] * size
    t.armed = [0] * size
    t.held = [0] * t.players
    for area in range(size):
        t.own(area)
    for army, place in enumerate(t.places):
        if place >= 0:
            t.armed[place] |= 1 << army // ARMIES
    t.villages_built = [sum(t.villages[seat * size : (seat + 1) * size]) for seat in seats]
    t.forts_built = [sum(t.fortresses[seat * size : (seat + 1) * size]) for seat in seats]
    t.ships_built = [t.ships.count(seat) for seat in seats]
    t.markers_laid = [t.markers.count(seat) for seat in seats]
    t.points = [
        t.villages_built[seat]
        + FORTRESS_POINTS * t.forts_built[seat]
        + t.ships_built[seat]
        + t.battles[seat]
        for seat in seats
    ]


def turn_order(people: list[int]) -> tuple[int, ...]:
    """From the Britons to the right; before they are chosen, from the first seat."""
    first = people.index(BRITONS) if BRITONS in people else 0
    return tuple([(first + place) % len(people) for place in range(len(people))])


def empty(box: KingdomsBox, setup: Setup) -> DarkKingdoms:
    """The table before anybody has chosen anything."""
    players, size = setup.players, box.size
    armies = players * ARMIES
    return lay_out(
        box,
        setup,
        (NOBODY,) * players,
        (0,) * (players * size),
        (0,) * (players * size),
        (NOBODY,) * size,
        (0,) * armies,
        (NOWHERE,) * armies,
        (NOBODY,) * size,
        (0,) * players,
        0,
        (0,) * (players * KINDS),
        (b"",) * players,
        box.fame,
        b"",
        b"",
        (b"", 0, b""),
        (NOBODY, 0, 0, 0, 0, 0, 0, 0, 0),
        None,
    )
