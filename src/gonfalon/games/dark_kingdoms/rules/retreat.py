"""Rulebook 11.4: Retreat."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.choices import resource_key
from gonfalon.games.dark_kingdoms.pieces import ARMIES
from gonfalon.games.dark_kingdoms.rules.control import Mark, claimable
from gonfalon.games.dark_kingdoms.rules.fame import Fame
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


def refuges(t: DarkKingdoms, seat: int, area: int) -> int:
    """Adjacent areas that the seat controls, without enemy armies, as a mask."""
    held, mine = t.held[seat], 1 << seat
    mask = 0
    for near in t.chart.neighbours[area]:
        if held >> near & 1 and not t.armed[near] & ~mine:
            mask |= 1 << near
    return mask


def withdraw(t: DarkKingdoms, seat: int, army: int, area: int) -> None:
    """An army goes back: it counts as moved and may not join others in this turn."""
    t.move_army(seat, army, area)
    if seat == t.turn:
        t.moved |= 1 << army
        t.apart |= 1 << army
        t.landed &= ~(1 << army)


@dataclass(frozen=True, slots=True)
class Retreat(Asking):
    """All armies of `seat` leave the area; the other takes fame, a card and a lone marker."""

    seat: int
    other: int
    area: int
    to: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        seat, area = self.seat, self.area
        armies = t.armies_at(seat, area)
        for army in range(ARMIES):
            if armies >> army & 1:
                withdraw(t, seat, army, self.to)
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(seat),
                "area": t.area_key(area),
                "to": t.area_key(self.to),
            }
            t.tell("retreated", "11.4", seat, args)
        passes_over = t.markers[area] == seat
        if passes_over:
            t.lift_marker(area)
        if passes_over or (self.other == t.turn and claimable(t, self.other, area)):
            return t.call(Mark(self.other, area).begin, then=self.marked)
        return self.marked(t, None)

    def marked(self, t: DarkKingdoms, _: object) -> Signal:
        return t.call(Fame(self.other, 1, "11.4").begin, then=self.famed)

    def famed(self, t: DarkKingdoms, _: object) -> Signal:
        return Steal(self.other, self.seat, 1, "11.4").begin(t, None)


@dataclass(frozen=True, slots=True)
class Steal(Asking):
    """Take resource cards at random from another player's hand; only the two see which."""

    thief: int
    victim: int
    count: int
    rule: str

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        if not self.count or not t.cards[self.victim]:
            return t.done()
        return t.draw("steal", t.loot(self.victim), then=self.stolen)

    def stolen(self, t: DarkKingdoms, kind: int) -> Signal:
        take_card(t, self.victim, self.thief, kind, self.rule)
        if self.count == 1:
            return t.done()
        return Steal(self.thief, self.victim, self.count - 1, self.rule).begin(t, None)


def take_card(t: DarkKingdoms, victim: int, thief: int, kind: int, rule: str) -> None:
    """A card changes hands; the two hear which."""
    t.hand_over(victim, thief, kind)
    if t.ears is not None:
        args: dict[str, Said] = {"seat": seat_name(thief), "from": seat_name(victim)}
        t.tell("stole", rule, thief, args)
        for eyes in (thief, victim):
            t.tell("stole-card", rule, thief, {"resource": resource_key(kind)}, audience=eyes)
