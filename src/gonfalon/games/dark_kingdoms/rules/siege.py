"""Rulebook 14: Siege, the attack on a fortress."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.choices import Field
from gonfalon.games.dark_kingdoms.fight import SIEGE
from gonfalon.games.dark_kingdoms.rules.aftermath import announce, decide
from gonfalon.games.dark_kingdoms.rules.combat import COMBAT, open_fight
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


@dataclass(frozen=True, slots=True)
class Siege(Asking):
    """An army against a fortress's six dice, and those of the armies that take shelter in it."""

    area: int
    attacker: int
    army: int
    defender: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        open_fight(t, SIEGE, self.area, self.attacker, self.army, self.defender)
        announce(t, "siege", "14")
        if t.armed[self.area] >> self.defender & 1:
            options = self.offer(t, self.defender, "shelter")
            return t.ask(self.defender, "shelter", options, then=self.sheltered)
        return t.call(COMBAT.begin, then=self.decided)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        armies = t.armies_at(seat, self.area)
        return tuple([t.kit.fields[mask] for mask in range(armies + 1) if not mask & ~armies])

    def sheltered(self, t: DarkKingdoms, choice: Field) -> Signal:
        """14.2: always at the beginning; it lasts as long as the siege."""
        f = t.fight
        assert f is not None
        f.fielded = choice.mask
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.defender),
                "count": t.strength(self.defender, choice.mask),
            }
            t.tell("sheltered", "14.2", self.defender, args)
        return t.call(COMBAT.begin, then=self.decided)

    def decided(self, t: DarkKingdoms, winner: int) -> Signal:
        return decide(t, winner, "took-fortress", "held-fortress", "14.4")
