"""Rulebook 3.1 and 6: drawing cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gonfalon.games.crusader_kingdoms.cards import MUSLIM
from gonfalon.games.crusader_kingdoms.table import Outremer
from gonfalon.games.crusader_kingdoms.words import cards_said
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.kernel.words import seat_name
from gonfalon.parts.decks import deck, minus


@dataclass(frozen=True, slots=True)
class Draw(Procedure):
    """Draw `count` cards from the deck of one's own religion.

    A pile that runs out is rebuilt from its discards; if both are empty the rest is lost.
    """

    seat: int
    count: int
    rule: str

    def begin(self, t: Outremer, _: None) -> Signal:
        home = self.home(t)
        if self.count > 0 and not t.piles[home]:
            t.rebuild(home)
            if t.ears is not None:
                told = "rebuilt" if t.piles[home] else "draw-lost"
                t.tell(told, "3.1a", self.seat, {"deck": f"@deck-{home}"})
        pile = t.piles[home]
        if self.count <= 0 or not pile:
            return t.done()
        return t.deal("draw", pile, min(self.count, len(pile)), then=self.dealt)

    def dealt(self, t: Outremer, cards: bytes) -> Signal:
        home, seat = self.home(t), self.seat
        t.piles[home] = minus(t.piles[home], cards)
        if seat == t.muslims:
            t.pile = deck(t.pile + cards)
            if t.ears is not None:
                t.tell("muslims-drew", self.rule, seat, {"count": len(cards)})
        else:
            hand = t.hands[seat]
            hand.extend(cards)
            hand.sort()
            if t.ears is not None:
                t.tell("drew", self.rule, seat, {"seat": seat_name(seat), "count": len(cards)})
                t.tell(
                    "drew-cards", self.rule, seat, {"cards": cards_said(t, cards)}, audience=seat
                )
        if len(cards) == self.count:
            return t.done()
        return draw_of(seat, self.count - len(cards), self.rule).begin(t, None)

    def home(self, t: Outremer) -> int:
        """Whose deck."""
        return MUSLIM if self.seat == t.muslims else t.scenario.deck_of[self.seat]


draw_of = cache(Draw)


def can_draw(t: Outremer, seat: int) -> bool:
    """Is there anything to draw? How many cards lie where is open to all."""
    home = t.scenario.deck_of[seat]
    return bool(t.piles[home] or t.spent[home] or t.buried_of(home))
