"""Rulebook: Jugar una carta de la mano; Contador de puntos de victoria. Rules 5.6, 5.8 and 6.1.

Pay, into the tableau, the card's own effect, each earlier City, then the track's tokens.
"""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.medieval_realms.cards import (
    CITY,
    ISLAND,
    LEADERS,
    NONE,
    TITHE,
    TITHE_TOKENS,
    TYPES,
    Card,
)
from gonfalon.games.medieval_realms.rules.reveal import Boon
from gonfalon.games.medieval_realms.rules.saying import name, resource
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.kernel.words import Said, seat_name

MILESTONE = 5


def play(t: Realms, seat: int, card: Card) -> Played:
    """Rule 5.6: pay, and lay the card into the tableau."""
    cost = card.cost[t.players]
    if card.kind != ISLAND:  # an island asks for admirals, and spends none
        t.palaces[seat * TYPES + card.pays] -= cost
    t.from_hand(seat, card)
    t.to_tableau(seat, card)
    if t.ears is not None:
        said: dict[str, Said] = {"seat": seat_name(seat), "card": name(card)}
        if card.kind == ISLAND:
            t.tell("played-free", "9.7", seat, said)
        else:
            t.tell("played", "5.6", seat, {**said, "cost": cost, "resource": resource(card.pays)})
    return Played(seat, card.number, t.points[seat])


def enlist(t: Realms, seat: int, card: Card) -> None:
    """A leader that a card brings counts at once and is placed from the next round on."""
    if card.leader == NONE:
        return
    t.leaders[seat * 3 + card.leader] += 1
    if t.ears is not None:
        leader = f"@leader-{LEADERS[card.leader]}"
        t.tell("enlisted", "2.6", seat, {"seat": seat_name(seat), "leader": leader})


def score(t: Realms, seat: int, points: int) -> None:
    """Move on the track."""
    t.points[seat] += points
    if t.ears is not None:
        t.tell(
            "advanced",
            "6",
            seat,
            {"seat": seat_name(seat), "points": points, "total": t.points[seat]},
        )


@dataclass(frozen=True, slots=True)
class Played(Procedure):
    """What follows from a card that has just been laid."""

    seat: int
    card: int
    before: int  # the seat's place on the track until now

    def begin(self, t: Realms, _: None) -> Signal:
        """The card's own effect."""
        card = t.kit.cards[self.card]
        if card.now:
            score(t, self.seat, card.now)
        enlist(t, self.seat, card)
        if card.kind == TITHE:
            return t.call(Boon(self.seat, TITHE_TOKENS, "tithe").begin, then=self.react)
        return self.react(t, None)

    def react(self, t: Realms, _: None) -> Signal:
        """Rule 5.8: every earlier City answers to another card of its own colour."""
        seat, cards = self.seat, t.kit.cards
        seal = cards[self.card].seal
        for number in t.tableaux[seat][:-1]:
            city = cards[number]
            if city.kind == CITY and city.seal == seal:
                t.palaces[seat * TYPES + city.resource] += 1
                if t.ears is not None:
                    brings = resource(city.resource)
                    t.tell(
                        "city-answers", "5.8", seat, {"seat": seat_name(seat), "resource": brings}
                    )
                score(t, seat, 1)
        return Track(seat, t.points[seat] // MILESTONE - self.before // MILESTONE).begin(t, None)


@dataclass(frozen=True, slots=True)
class Track(Procedure):
    """Rule 6.1: a token of choice for every multiple of five reached or passed, one by one."""

    seat: int
    due: int

    def begin(self, t: Realms, _: None) -> Signal:
        if not self.due:
            return t.done()
        following = Track(self.seat, self.due - 1)
        return t.call(Boon(self.seat, 1, "milestone").begin, then=following.begin)
