"""Rulebook 12: Attack on a village."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.fight import VILLAGE
from gonfalon.games.dark_kingdoms.rules.aftermath import announce, decide
from gonfalon.games.dark_kingdoms.rules.combat import COMBAT, open_fight
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.signals import Signal


@dataclass(frozen=True, slots=True)
class Assault(Asking):
    """An army against a village's two dice: the first round that it wins takes the village."""

    area: int
    attacker: int
    army: int
    defender: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        open_fight(t, VILLAGE, self.area, self.attacker, self.army, self.defender)
        announce(t, "assault", "12")
        return t.call(COMBAT.begin, then=self.decided)

    def decided(self, t: DarkKingdoms, winner: int) -> Signal:
        return decide(t, winner, "took-village", "held-village", "12.3")
