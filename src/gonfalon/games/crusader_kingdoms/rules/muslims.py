"""Rulebook 8.3 and 8.4: the Muslims play by themselves, against the crusader whose round it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from gonfalon.games.crusader_kingdoms.cards import (
    ATTACK,
    DEFENCE,
    DRAW,
    LEADER,
    RAISE_ATTACK,
    REGROUPING,
    RELIC,
    SEDUCTION,
    SIEGE,
    TRADE,
    TROOP,
    WALLS,
    WATCHTOWERS,
)
from gonfalon.games.crusader_kingdoms.rules.attack import besiege, clear, siege_of
from gonfalon.games.crusader_kingdoms.rules.bonus import signed
from gonfalon.games.crusader_kingdoms.rules.drawing import draw_of
from gonfalon.games.crusader_kingdoms.table import HIGHEST, NO_CARD, NOBODY, Outremer
from gonfalon.games.crusader_kingdoms.words import area_said
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.decks import NONE, ONE
from gonfalon.parts.dice import D6


@dataclass(frozen=True, slots=True)
class MuslimRound(Procedure):
    """Reveal a card of the pile, play it, then see whether the army marches on `crusader`."""

    crusader: int

    def revealed(self, t: Outremer, card: int) -> Signal:
        """8.3.1: one card per round."""
        t.die = 0
        t.pile = t.pile.replace(ONE[card], NONE, 1)
        if t.ears is not None:
            said: dict[str, Said] = {"card": t.kit.cards[card].said}
            t.tell("muslims-revealed", "8.3.1", t.muslims, said, reveal=True)
        if card < t.kit.troops:
            t.army += ONE[card]
            if t.ears is not None:
                tell_card(t, card, "muslims-troop", "8.3.4")
            return self.played(t, None)
        return t.call(deployment_of(self.crusader, card).begin, then=self.played)

    def played(self, t: Outremer, _: None) -> Signal:
        """8.3.5: an army rolls, unless the crusader holds nothing that it could attack."""
        if t.playing != NO_CARD:
            t.spend(t.playing)
            t.playing = NO_CARD
        troops = t.army and min(t.army) < t.kit.troops  # as `has_army` does it
        if not troops:
            return t.done()
        if not t.lands[self.crusader] & t.borders[t.muslims]:
            if t.ears is not None:
                t.tell("muslims-no-target", "8.3.5", t.muslims, {"seat": seat_name(self.crusader)})
            return t.done()
        return t.roll("army", D6, 1, then=self.rolled)

    def rolled(self, t: Outremer, dice: bytes) -> Signal:
        t.die = dice[0]
        sum_ = strength(t)
        waits = t.die >= sum_
        if t.ears is not None:
            said: dict[str, Said] = {"die": t.die, "sum": sum_}
            t.tell("muslims-wait" if waits else "muslims-march", "8.3.5", t.muslims, said)
        return t.done() if waits else self.attack(t)

    def attack(self, t: Outremer) -> Signal:
        """8.3.6: the whole army attacks the lowest number it can reach."""
        target = next_target(t, self.crusader)
        clear(t)
        muslims = t.muslims
        t.laid = tuple([(muslims, ATTACK, card) for card in t.army])
        t.army = b""
        if t.ears is not None:
            said: dict[str, Said] = {
                "area": area_said(t, target), "number": t.kit.numbers[target],
                "seat": seat_name(self.crusader),
            }  # fmt: skip
            t.tell("muslims-attack", "8.3.6", t.muslims, said)
        return besiege(t, DEFENCE, muslims, siege_of(muslims, target, 0))


REVEALED: Final = tuple([MuslimRound(crusader).revealed for crusader in range(2)])
"""Where the Muslims' round against a crusader begins."""


def has_army(t: Outremer) -> bool:
    """Without a troop there is no army."""
    return bool(t.army) and min(t.army) < t.kit.troops


def strength(t: Outremer) -> int:
    """The sum of the army's troops."""
    return sum(t.army.translate(t.kit.values))


def tell_card(t: Outremer, card: int, text: str, rule: str) -> None:
    """What becomes of a card."""
    t.tell(text, rule, t.muslims, {"card": t.kit.cards[card].said})


def next_target(t: Outremer, crusader: int) -> int:
    """The crusader's area with the lowest number that borders a Muslim area."""
    reachable = t.lands[crusader] & t.borders[t.muslims]
    known = t.kit.first_by_mask
    found = known.get(reachable)
    if found is None:
        areas = [area for area in t.kit.by_number if reachable >> area & 1]
        known[reachable] = found = areas[0] if areas else NOBODY
    return found


@dataclass(frozen=True, slots=True)
class Deployment(Procedure):
    """A card that the Muslims play: to the army, to the row, or at once. Also a seduced one."""

    crusader: int
    card: int

    def begin(self, t: Outremer, _: None) -> Signal:
        face = t.kit.cards[self.card]
        if face.kind == TROOP:
            return self.to_army(t, "muslims-troop", "8.3.4")
        deploy = DEPLOY.get(face.effect)
        if deploy is None:
            if face.side & DEFENCE:
                return self.to_row(t)
            return self.away(t, "muslims-discard", "8.3.2")
        return deploy(self, t)

    def to_army(self, t: Outremer, text: str, rule: str) -> Signal:
        t.army += ONE[self.card]
        if t.ears is not None:
            self.tell(t, text, rule)
        return t.done()

    def to_row(self, t: Outremer) -> Signal:
        """8.3.3: it waits in the order of appearance."""
        t.row += ONE[self.card]
        if t.ears is not None:
            self.tell(t, "muslims-row", "8.3.3")
        return t.done()

    def away(self, t: Outremer, text: str, rule: str) -> Signal:
        t.spend(self.card)
        if t.ears is not None:
            self.tell(t, text, rule)
        return t.done()

    def taken(self, t: Outremer, card: int) -> Signal:
        """8.4.5: the card that was seduced plays for the Muslims at once."""
        t.hands[self.crusader].remove(card)
        if t.ears is not None:
            seat = seat_name(self.crusader)
            said: dict[str, Said] = {"seat": seat, "card": t.kit.cards[card].said}
            t.tell("muslims-seduced", "8.4.5", t.muslims, said, reveal=True)
        return deployment_of(self.crusader, card).begin(t, None)

    def tell(self, t: Outremer, text: str, rule: str, **more: Said) -> None:
        if t.ears is not None:
            said: dict[str, Said] = {"card": t.kit.cards[self.card].said, **more}
            t.tell(text, rule, t.muslims, said)


deployment_of = cache(Deployment)


def leader(d: Deployment, t: Outremer) -> Signal:
    """8.4.1: to the army if there is one, else it waits as a response."""
    return d.to_army(t, "muslims-joins", "8.4.1") if has_army(t) else d.to_row(t)


def regrouping(d: Deployment, t: Outremer) -> Signal:
    """8.4.2: to the army if there is one, else discarded."""
    if has_army(t):
        return d.to_army(t, "muslims-joins", "8.4.2")
    return d.away(t, "muslims-no-army", "8.4.2")


def siege(d: Deployment, t: Outremer) -> Signal:
    """A seduced Siege engines helps an army or nobody."""
    if has_army(t):
        return d.to_army(t, "muslims-joins", "8.4.5")
    return d.away(t, "muslims-no-army", "8.4.5")


def walls(d: Deployment, t: Outremer) -> Signal:
    """8.4.3: the lowest number without a +1 castle; a card for several turns the next ones too."""
    muslims = t.muslims
    bare = [a for a in t.kit.by_number if t.holders[a] == muslims and not t.plus >> a & 1]
    if not bare:
        return d.away(t, "muslims-discard", "8.4.3")
    for area in bare[: t.kit.cards[d.card].amount]:
        t.plus |= 1 << area
        d.tell(t, "muslims-walls", "8.4.3", area=area_said(t, area))
    t.spend(d.card)
    return t.done()


def trade(d: Deployment, t: Outremer) -> Signal:
    """8.4.4: the Muslim bonus rises."""
    seat = t.muslims
    t.bonus[seat] = min(HIGHEST, t.bonus[seat] + t.kit.cards[d.card].amount)
    t.spend(d.card)
    d.tell(t, "muslims-trade", "8.4.4", bonus=signed(t.bonus[seat]))
    return t.done()


def seduction(d: Deployment, t: Outremer) -> Signal:
    """8.4.5: a card at random of the crusader whose round it is."""
    hand = t.hands[d.crusader]
    if not hand:
        return d.away(t, "muslims-nobody-to-seduce", "8.4.5")
    t.playing = d.card
    return t.draw("theft", bytes(hand), then=d.taken)


def more_cards(d: Deployment, t: Outremer) -> Signal:
    """Pilgrims: cards under their pile. All of these are unknown, so it is kept without order.

    What is being played does not come back by its own draw (3.1a).
    """
    if t.playing == NO_CARD:
        t.playing = d.card
    else:
        t.spend(d.card)
    d.tell(t, "muslims-pilgrims", "8.4.5")
    return draw_of(t.muslims, t.kit.cards[d.card].amount, "8.4.5").begin(t, None)


def orders(d: Deployment, t: Outremer) -> Signal:
    """Military orders wait with the army, or for it."""
    return d.to_army(t, "muslims-orders", "8.4.5")


def lasts(d: Deployment, t: Outremer) -> Signal:
    """Holy relic: for this turn."""
    t.last(d.card, t.muslims)
    d.tell(t, "muslims-lasting", "8.4.5")
    return t.done()


DEPLOY: Final[dict[int, Callable[[Deployment, Outremer], Signal]]] = {
    LEADER: leader,
    REGROUPING: regrouping,
    SIEGE: siege,
    WALLS: walls,
    TRADE: trade,
    SEDUCTION: seduction,
    DRAW: more_cards,
    RAISE_ATTACK: orders,
    RELIC: lasts,
    WATCHTOWERS: lasts,
}
"""What the Muslims do with a card, by its effect; other responses wait, other events are lost."""
