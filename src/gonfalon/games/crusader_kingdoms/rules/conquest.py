"""Rulebook 4.1.6: what a won attack changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gonfalon.games.crusader_kingdoms.choices import Fortify
from gonfalon.games.crusader_kingdoms.rules.bonus import fall, fortifications, fortify, rise
from gonfalon.games.crusader_kingdoms.rules.ending import sudden_victory
from gonfalon.games.crusader_kingdoms.table import HIGHEST, INDEPENDENT, NOBODY, Asking, Outremer
from gonfalon.games.crusader_kingdoms.words import area_said, tell
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal


@dataclass(frozen=True, slots=True)
class Conquest(Asking):
    """The castle falls, the attacker's takes its place, and the winner chooses a reward."""

    seat: int
    target: int

    def take(self, t: Outremer, _: None) -> Signal:
        loser = t.holders[self.target]
        if self.seat == NOBODY:  # Minor campaign: nobody's castle takes its place
            t.hold(self.target, INDEPENDENT)
            t.tell("set-free", "9.3", loser, {"area": area_said(t, self.target)})
        elif self.seat == t.muslims:
            t.hold(self.target, t.muslims)
            if t.ears is not None:
                t.tell("muslims-took", "8.3.7", t.muslims, {"area": area_said(t, self.target)})
        else:
            t.hold(self.target, self.seat)
            if t.ears is not None:
                tell(t, "conquered", "4.1.6", self.seat, self.target)
        if t.muslims >= 0:
            return t.done()  # 8.2: neither bonus nor +1 castle
        if loser >= 0:
            fall(t, loser, "4.1.6")
        if self.seat == NOBODY:
            return t.done()
        if t.castles(self.seat) == t.scenario.castles[self.seat]:
            return sudden_victory(t, self.seat)
        return t.ask(self.seat, "reward", self.offer(t, ""), then=self.rewarded)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        """The bonus while there is room on the track, or any regular castle, the new one too."""
        castles = fortifications(t, self.seat)
        return castles if t.bonus[self.seat] == HIGHEST else (t.kit.bonus, *castles)

    def rewarded(self, t: Outremer, choice: Choice) -> Signal:
        if isinstance(choice, Fortify):
            fortify(t, self.seat, choice.area, "4.1.6")
        else:
            rise(t, self.seat, "4.1.6")
        return t.done()


conquest_of = cache(Conquest)
