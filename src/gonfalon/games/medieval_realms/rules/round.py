"""Rulebook: La ronda. The seven steps of a round, and what comes after the last (rule 7.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.medieval_realms.rules.actions import first_turn
from gonfalon.games.medieval_realms.rules.ending import end
from gonfalon.games.medieval_realms.rules.order import additional, turn_order
from gonfalon.games.medieval_realms.rules.panel import REFILL, slide
from gonfalon.games.medieval_realms.rules.placement import PLACINGS
from gonfalon.games.medieval_realms.rules.reveal import Boon, Lily, reveal
from gonfalon.games.medieval_realms.table import ROUNDS, Realms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure


@dataclass(frozen=True, slots=True)
class Round(Procedure):
    """Place in secret, reveal, two production, turn order, actions, refill."""

    def begin(self, t: Realms, _: None) -> Signal:
        t.round += 1
        t.passed = 0
        if t.ears is not None:
            t.tell("round", "2", -1, {"round": t.round, "rounds": ROUNDS})
        seats = tuple(range(t.players))
        return t.seal(seats, tuple([PLACINGS[seat].begin for seat in seats]), then=self.placed)

    def placed(self, t: Realms, drafts: tuple[bytes, ...]) -> Signal:
        return Lilies(reveal(t, drafts)).begin(t, None)

    def acted(self, t: Realms, _: None) -> Signal:
        """All have passed."""
        if t.round == ROUNDS:
            return end(t)
        slide(t)
        return t.call(REFILL.begin, then=self.begin)


@dataclass(frozen=True, slots=True)
class Lilies(Procedure):
    """Rule 3.4: choose for the lilies when all results lie open; then the round goes on."""

    waiting: tuple[Lily, ...]

    def begin(self, t: Realms, _: None) -> Signal:
        if self.waiting:
            seat, count = self.waiting[0]
            return t.call(Boon(seat, count, "lily").begin, then=Lilies(self.waiting[1:]).begin)
        additional(t)
        turn_order(t)
        return t.call(first_turn, then=ROUND.acted)


ROUND: Final = Round()
