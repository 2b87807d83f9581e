"""Rulebook: Preparation for a game. Rule 1.1: deal five cards to each, first player at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.kingdoms_of_crusaders.rules.turn import TURNS
from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.kernel.words import seat_name
from gonfalon.parts.decks import minus

HAND: Final = 5


@dataclass(frozen=True, slots=True)
class Preparation(Procedure):
    """Deal to `seat`, then to the seats after it, then choose who begins."""

    seat: int

    def begin(self, t: Kingdoms, _: None) -> Signal:
        return t.deal("deal", t.deck, HAND, then=DEALT[self.seat])

    def dealt(self, t: Kingdoms, cards: bytes) -> Signal:
        t.deck = minus(t.deck, cards)
        t.hands[self.seat] = list(cards)
        if t.ears is not None:
            t.tell("dealt", "1.1", self.seat, {"seat": seat_name(self.seat), "count": HAND})
        if self.seat + 1 < t.players:
            return t.deal("deal", t.deck, HAND, then=DEALT[self.seat + 1])
        return t.draw("first", bytes(range(t.players)), then=self.first)

    def first(self, t: Kingdoms, seat: int) -> Signal:
        if t.ears is not None:
            t.tell("first", "1.1", seat, {"seat": seat_name(seat)})
        return TURNS[seat].begin(t, None)


DEALT: Final = tuple([Preparation(seat).dealt for seat in range(4)])
