"""Rulebook 4: Turns and rounds. Britannia card, production, then everybody's turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.choices import britannia_key
from gonfalon.games.dark_kingdoms.pieces import NOBODY
from gonfalon.games.dark_kingdoms.rules.britannia import EVENT
from gonfalon.games.dark_kingdoms.rules.ending import end_of_rounds
from gonfalon.games.dark_kingdoms.rules.production import ExtraDice
from gonfalon.games.dark_kingdoms.rules.turn import TURNS
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.signals import Signal


@dataclass(frozen=True, slots=True)
class Round(Asking):
    """One round; the last card's round is played out."""

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        t.turn = NOBODY
        drawn = t.drawn
        for age in t.chart.britannia:
            left = bytes([card for card in age if card not in drawn])
            if left:
                return t.draw("britannia", left, then=self.drawn)
        return end_of_rounds(t)

    def drawn(self, t: DarkKingdoms, card: int) -> Signal:
        t.drawn += bytes([card])
        t.card = card
        t.texted = 0
        if t.ears is not None:
            first = t.alive()[0]
            t.tell("round", "5", first, {"round": len(t.drawn), "card": britannia_key(card)})
        return t.call(EVENT.begin, then=self.happened)

    def happened(self, t: DarkKingdoms, _: object) -> Signal:
        return t.call(ExtraDice(0, 0, 0, 0).begin, then=self.produced)

    def produced(self, t: DarkKingdoms, _: object) -> Signal:
        return self.next_turn(t, NOBODY)

    def next_turn(self, t: DarkKingdoms, seat: int) -> Signal:
        """The turn of whoever follows `seat`; after the last a new round begins."""
        order = t.order
        place = order.index(seat) + 1 if seat >= 0 else 0
        while place < len(order):
            if not t.out >> order[place] & 1:
                return t.call(TURNS[order[place]].begin, then=self.ended)
            place += 1
        return self.begin(t, None)

    def ended(self, t: DarkKingdoms, seat: int) -> Signal:
        return self.next_turn(t, seat)


ROUND: Final = Round()
