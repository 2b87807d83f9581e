"""Rulebook 11: Battles."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking, places
from gonfalon.games.dark_kingdoms.choices import At, Field
from gonfalon.games.dark_kingdoms.fight import BATTLE
from gonfalon.games.dark_kingdoms.pieces import ARMIES
from gonfalon.games.dark_kingdoms.rules.combat import COMBAT, RETREATED, open_fight
from gonfalon.games.dark_kingdoms.rules.control import Mark
from gonfalon.games.dark_kingdoms.rules.ending import crowned, falls, last_left
from gonfalon.games.dark_kingdoms.rules.fame import Fame
from gonfalon.games.dark_kingdoms.rules.retreat import Retreat, refuges
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


@dataclass(frozen=True, slots=True)
class Battle(Asking):
    """Armies against armies: the defender may go at once, or lets one or all of his fight."""

    area: int
    attacker: int
    army: int
    defender: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        open_fight(t, BATTLE, self.area, self.attacker, self.army, self.defender)
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.attacker),
                "defender": seat_name(self.defender),
                "area": t.area_key(self.area),
            }
            t.tell("battle", "11", self.attacker, args)
        f = t.fight
        assert f is not None
        if refuges(t, self.defender, self.area):
            f.honour |= 1 << self.defender
            options = self.offer(t, self.defender, "retreat")
            return t.ask(self.defender, "retreat", options, then=self.met)
        return self.met(t, t.kit.word["fight"])

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        if kind == "retreat":
            return (t.kit.word["fight"], *places(t, refuges(t, seat, self.area)))
        armies = t.armies_at(seat, self.area)
        single = [1 << army for army in range(ARMIES) if armies >> army & 1]
        return tuple([t.kit.fields[mask] for mask in (armies, *single)])

    def met(self, t: DarkKingdoms, choice: Choice) -> Signal:
        """11.4: the defender may retreat before the first roll."""
        if isinstance(choice, At):
            go = Retreat(self.defender, self.attacker, self.area, choice.area)
            return t.call(go.begin, then=self.vacated)
        armies = t.armies_at(self.defender, self.area)
        if armies & armies - 1:
            options = self.offer(t, self.defender, "field")
            return t.ask(self.defender, "field", options, then=self.fielded)
        field = t.kit.fields[armies]
        assert isinstance(field, Field)
        return self.fielded(t, field)

    def vacated(self, t: DarkKingdoms, _: object) -> Signal:
        return self.decided(t, RETREATED)

    def fielded(self, t: DarkKingdoms, choice: Field) -> Signal:
        f = t.fight
        assert f is not None
        f.fielded = choice.mask
        return t.call(COMBAT.begin, then=self.decided)

    def decided(self, t: DarkKingdoms, winner: int) -> Signal:
        f = t.fight
        assert f is not None
        t.fight = None
        if winner == RETREATED:
            return t.done()
        loser = self.defender if winner == self.attacker else self.attacker
        t.battles[winner] += 1
        t.points[winner] += 1
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(winner),
                "loser": seat_name(loser),
                "area": t.area_key(self.area),
            }
            t.tell("won-battle", "11.3", winner, args)
        if f.crowned >> winner & 1:
            return crowned(t, winner)
        spoils = Spoils(self.area, winner, loser, f.honour >> loser & 1)
        return t.call(Fame(winner, 1, "11.3").begin, then=spoils.begin)


@dataclass(frozen=True, slots=True)
class Spoils(Asking):
    """11.3: fame for losing with honour, and whose area it is now."""

    area: int
    winner: int
    loser: int
    honour: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.call(Fame(self.loser, self.honour, "11.3").begin, then=self.famed)

    def famed(self, t: DarkKingdoms, _: object) -> Signal:
        area = self.area
        if t.markers[area] == self.loser and not t.armed[area] >> self.loser & 1:
            t.lift_marker(area)
        if not t.owners[area]:
            return t.call(Mark(self.winner, area).begin, then=self.marked)
        return self.marked(t, None)

    def marked(self, t: DarkKingdoms, _: object) -> Signal:
        if falls(t, self.loser):
            return last_left(t)
        return t.done()
