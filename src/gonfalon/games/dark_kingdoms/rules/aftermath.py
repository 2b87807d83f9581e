"""Rulebook 12.3 and 14.4: what a village or a fortress brings to who won it or held it."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.rules.capture import Capture
from gonfalon.games.dark_kingdoms.rules.combat import RETREATED
from gonfalon.games.dark_kingdoms.rules.ending import crowned, falls, last_left
from gonfalon.games.dark_kingdoms.rules.fame import Fame
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


def announce(t: DarkKingdoms, text: str, rule: str) -> None:
    """The fight that was opened begins."""
    f = t.fight
    if t.ears is None or f is None:
        return
    args: dict[str, Said] = {
        "seat": seat_name(f.attacker),
        "defender": seat_name(f.defender),
        "area": t.area_key(f.area),
    }
    t.tell(text, rule, f.attacker, args)


def decide(t: DarkKingdoms, winner: int, took: str, held: str, rule: str) -> Signal:
    """The attacker has retreated, or one side has won: the place falls or it does not."""
    f = t.fight
    assert f is not None
    if winner == RETREATED:
        t.fight = None
        return t.done()
    won = winner == f.attacker
    loser = f.defender if won else f.attacker
    if t.ears is not None:
        args: dict[str, Said] = {
            "seat": seat_name(winner),
            "loser": seat_name(loser),
            "area": t.area_key(f.area),
        }
        t.tell(took if won else held, rule, winner, args)
    after = Aftermath(winner, loser, rule)
    if not won:
        return after.begin(t, None)
    return t.call(Capture(f.what, f.area, winner, loser).begin, then=after.begin)


@dataclass(frozen=True, slots=True)
class Aftermath(Asking):
    """After a village or fortress: the crown, fame for the winner and for an attacker's honour."""

    winner: int
    loser: int
    rule: str

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        f = t.fight
        assert f is not None
        if f.crowned >> self.winner & 1:
            return crowned(t, self.winner)
        return t.call(Fame(self.winner, 1, self.rule).begin, then=self.famed)

    def famed(self, t: DarkKingdoms, _: object) -> Signal:
        f = t.fight
        assert f is not None
        t.fight = None
        honour = f.honour >> self.loser & 1 if self.loser == f.attacker else 0
        return t.call(Fame(self.loser, honour, self.rule).begin, then=self.ended)

    def ended(self, t: DarkKingdoms, _: object) -> Signal:
        if falls(t, self.loser):
            return last_left(t)
        return t.done()
