"""Rulebook: Turn sequence. Rule 1.2: draw a card, then place one; play passes to the left."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from gonfalon.games.kingdoms_of_crusaders.armies import SECTOR, said
from gonfalon.games.kingdoms_of_crusaders.rules.domination import judge
from gonfalon.games.kingdoms_of_crusaders.rules.ending import end
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, Kingdoms, Place
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.kernel.words import seat_name
from gonfalon.parts.decks import NONE, ONE


@dataclass(frozen=True, slots=True)
class Turn(Procedure):
    """One seat's turn."""

    seat: int

    def begin(self, t: Kingdoms, _: None) -> Signal:
        return t.draw("card", t.deck, then=DRAWN[self.seat])

    def drawn(self, t: Kingdoms, card: int) -> Signal:
        seat = self.seat
        t.deck = t.deck.replace(ONE[card], NONE, 1)
        insort(t.hands[seat], card)
        if t.ears is not None:
            t.tell("drew", "1.2", seat, {"seat": seat_name(seat)})
            t.tell("drew-card", "1.2", seat, {"card": said(card)}, audience=seat)
        return t.ask(seat, "place", t.placements(seat), then=PLACED[seat])

    def placed(self, t: Kingdoms, place: Place) -> Signal:
        seat = self.seat
        t.put(seat, place.card, place.land)
        if t.ears is not None:
            full = len(t.sectors[seat * LANDS + place.land]) == SECTOR
            t.tell(
                "placed-full" if full else "placed",
                "1.3" if full else "1.2",
                seat,
                {
                    "seat": seat_name(seat),
                    "card": said(place.card),
                    "land": f"@land-{place.land_say}",
                },
            )
        if judge(t, place.card, place.land):
            return end(t)
        return t.draw("card", t.deck, then=DRAWN[(seat + 1) % t.players])


# A game of forty placements is made of these steps alone, so they are bound once and not each time.
TURNS: Final = (Turn(0), Turn(1), Turn(2), Turn(3))
DRAWN: Final = tuple([turn.drawn for turn in TURNS])
PLACED: Final = tuple([turn.placed for turn in TURNS])
