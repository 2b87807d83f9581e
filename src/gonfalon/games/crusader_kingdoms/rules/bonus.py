"""Rulebook 6: the bonus track, and castles that are turned to their +1 side instead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gonfalon.games.crusader_kingdoms.choices import Fortify as FortifyChoice
from gonfalon.games.crusader_kingdoms.table import HIGHEST, LOWEST, Asking, Outremer
from gonfalon.games.crusader_kingdoms.words import tell
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import seat_name


def regular(t: Outremer, seat: int) -> int:
    """The castles of a seat that show their regular side."""
    return t.lands[seat] & ~t.plus


def fortifications(t: Outremer, seat: int) -> tuple[Choice, ...]:
    """Each regular castle, as something to be turned to +1."""
    mask = regular(t, seat)
    known = t.kit.fortifies_by_mask
    if mask not in known:
        known[mask] = tuple([c for area, c in enumerate(t.kit.fortifies) if mask >> area & 1])
    return known[mask]


def fortify(t: Outremer, seat: int, area: int, rule: str) -> None:
    """Turn a castle to its +1 side."""
    t.plus |= 1 << area
    if t.ears is not None:
        tell(t, "fortified", rule, seat, area)


def can_gain(t: Outremer, seat: int) -> bool:
    """Would a gain on the track change anything?"""
    if t.bonus[seat] < HIGHEST:
        return True
    return t.muslims < 0 and regular(t, seat) != 0


def rise(t: Outremer, seat: int, rule: str) -> None:
    """One step up."""
    t.bonus[seat] += 1
    if t.ears is not None:
        t.tell("bonus-up", rule, seat, {"seat": seat_name(seat), "bonus": signed(t.bonus[seat])})


def fall(t: Outremer, seat: int, rule: str) -> None:
    """One step down; below the end of the track nothing happens."""
    if t.bonus[seat] > LOWEST:
        t.bonus[seat] -= 1
        if t.ears is not None:
            step = {"seat": seat_name(seat), "bonus": signed(t.bonus[seat])}
            t.tell("bonus-down", rule, seat, dict(step))


def signed(bonus: int) -> str:
    """A step of the track as people write it."""
    return f"+{bonus}" if bonus > 0 else str(bonus).replace("-", "−")


@dataclass(frozen=True, slots=True)
class Gain(Asking):
    """So many steps up; beyond the end of the track each is a castle turned to +1.

    With one or two players a gain beyond the end is lost (8.2).
    """

    seat: int
    steps: int
    rule: str

    def begin(self, t: Outremer, _: None) -> Signal:
        if self.steps == 0 or not can_gain(t, self.seat):
            return t.done()
        if t.bonus[self.seat] < HIGHEST:
            rise(t, self.seat, self.rule)
            return gain_of(self.seat, self.steps - 1, self.rule).begin(t, None)
        return t.ask(self.seat, "fortify", self.offer(t, ""), then=self.turned)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        return fortifications(t, self.seat)

    def turned(self, t: Outremer, choice: FortifyChoice) -> Signal:
        fortify(t, self.seat, choice.area, "6")
        return gain_of(self.seat, self.steps - 1, self.rule).begin(t, None)


gain_of = cache(Gain)


@dataclass(frozen=True, slots=True)
class Fortification(Asking):
    """Walls: turn so many of one's castles to +1."""

    seat: int
    castles: int

    def begin(self, t: Outremer, _: None) -> Signal:
        if self.castles == 0 or not regular(t, self.seat):
            return t.done()
        return t.ask(self.seat, "fortify", self.offer(t, ""), then=self.turned)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        return fortifications(t, self.seat)

    def turned(self, t: Outremer, choice: FortifyChoice) -> Signal:
        fortify(t, self.seat, choice.area, "9.8")
        return fortification_of(self.seat, self.castles - 1).begin(t, None)


fortification_of = cache(Fortification)
