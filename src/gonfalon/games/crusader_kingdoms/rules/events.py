"""Rulebook 4.4: events. When each may be played, and where it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.games.crusader_kingdoms.cards import (
    ASSASSINS,
    CAMPAIGN,
    DRAW,
    JOINT_ATTACK,
    RAISE_ATTACK,
    RELIC,
    SEDUCTION,
    SPIES,
    SUCCESSION,
    TRADE,
    TROUBADOURS,
    TRUCE,
    WALLS,
    WATCHTOWERS,
    Card,
)
from gonfalon.games.crusader_kingdoms.rules.bonus import (
    can_gain,
    fortification_of,
    gain_of,
    regular,
)
from gonfalon.games.crusader_kingdoms.rules.drawing import can_draw, draw_of
from gonfalon.games.crusader_kingdoms.rules.marches import MinorCampaign, marches, muster_of
from gonfalon.games.crusader_kingdoms.rules.schemes import (
    Assassins,
    Seduction,
    Spies,
    Succession,
    Troubadours,
    Truce,
    christians_with_cards,
    rivals,
    shaken,
    succession_rivals,
    truce_rivals,
)
from gonfalon.games.crusader_kingdoms.table import NO_CARD, Outremer
from gonfalon.kernel.signals import Signal


def can_attack(t: Outremer, seat: int) -> bool:
    return t.has_troop(seat) and t.attackable(seat) != 0


def rivals_with_cards(t: Outremer, seat: int) -> bool:
    return any(t.hands[rival] for rival in rivals(t, seat))


def can_spy(t: Outremer, seat: int) -> bool:
    return rivals_with_cards(t, seat) or can_draw(t, seat)


def can_sing(t: Outremer, seat: int) -> bool:
    return can_gain(t, seat) or bool(shaken(t, seat))


POSSIBLE: Final[dict[int, Callable[[Outremer, int], bool]]] = {
    RAISE_ATTACK: can_attack,
    JOINT_ATTACK: can_attack,
    CAMPAIGN: lambda t, seat: bool(marches(t, seat)),
    DRAW: can_draw,
    SUCCESSION: lambda t, seat: bool(succession_rivals(t, seat)),
    TRUCE: lambda t, seat: bool(truce_rivals(t, seat)),
    WALLS: lambda t, seat: regular(t, seat) != 0,
    TRADE: can_gain,
    SEDUCTION: lambda t, seat: bool(christians_with_cards(t, seat)),
    ASSASSINS: rivals_with_cards,
    TROUBADOURS: can_sing,
    SPIES: can_spy,
}
"""An event that would change nothing may not be played: when it would, as far as the seat knows.

The effects that are not here always change something.
"""


def raise_attack(t: Outremer, seat: int, face: Card) -> Signal:
    return muster_of(seat, face.amount, 0).begin(t, None)


def joint_attack(t: Outremer, seat: int, face: Card) -> Signal:
    return muster_of(seat, 0, face.amount).begin(t, None)


def campaign(t: Outremer, seat: int, face: Card) -> Signal:
    return MinorCampaign(seat, face.amount).begin(t, None)


def draw(t: Outremer, seat: int, face: Card) -> Signal:
    return draw_of(seat, face.amount, "9.4").begin(t, None)


def succession(t: Outremer, seat: int, face: Card) -> Signal:
    return Succession(seat, face.amount).begin(t, None)


def stay(t: Outremer, seat: int, face: Card) -> Signal:
    """Watchtowers, Holy relic: they lie open, and count when there is combat."""
    t.last(t.playing, seat)
    t.playing = NO_CARD
    return t.done()


def truce(t: Outremer, seat: int, face: Card) -> Signal:
    return Truce(seat).begin(t, None)


def walls(t: Outremer, seat: int, face: Card) -> Signal:
    return fortification_of(seat, face.amount).begin(t, None)


def trade(t: Outremer, seat: int, face: Card) -> Signal:
    return gain_of(seat, face.amount, "9.9").begin(t, None)


def seduction(t: Outremer, seat: int, face: Card) -> Signal:
    return Seduction(seat).begin(t, None)


def assassins(t: Outremer, seat: int, face: Card) -> Signal:
    return Assassins(seat).begin(t, None)


def troubadours(t: Outremer, seat: int, face: Card) -> Signal:
    return Troubadours(seat, face.amount).begin(t, None)


def spies(t: Outremer, seat: int, face: Card) -> Signal:
    return Spies(seat, face.amount).begin(t, None)


BEGIN: Final[dict[int, Callable[[Outremer, int, Card], Signal]]] = {
    RAISE_ATTACK: raise_attack,
    JOINT_ATTACK: joint_attack,
    CAMPAIGN: campaign,
    DRAW: draw,
    SUCCESSION: succession,
    WATCHTOWERS: stay,
    RELIC: stay,
    TRUCE: truce,
    WALLS: walls,
    TRADE: trade,
    SEDUCTION: seduction,
    ASSASSINS: assassins,
    TROUBADOURS: troubadours,
    SPIES: spies,
}
"""What each effect of an event does, by number."""
