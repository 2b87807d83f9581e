"""Rulebook: Fin de ronda. Rules 7.1 and 7.2: discard, slide, fill up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.medieval_realms.choices import SLOTS
from gonfalon.games.medieval_realms.rules.saying import name
from gonfalon.games.medieval_realms.table import EMPTY, FUTURE, Realms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.parts.decks import add, take


def leaving(players: int) -> int:
    """Rule 7.1: so many of the first slots are cleared at the end of a round."""
    return 6 - players


def slide(t: Realms) -> None:
    """Rule 7.1: clear the first slots, close the gaps, move up what lies on the future panel."""
    gone = [card for card in t.panel[: leaving(t.players)] if card != EMPTY]
    for card in gone:
        t.discards = add(t.discards, card)
    if gone and t.ears is not None:
        cards = tuple([name(t.kit.cards[card]) for card in gone])
        t.tell("cleared", "7.1", -1, {"cards": cards})
    kept = [card for card in t.panel[leaving(t.players) :] if card != EMPTY]
    future = [card for card in t.future if card != EMPTY]
    room = SLOTS - len(kept)
    kept += future[:room]
    future = future[room:]
    t.panel = kept + [EMPTY] * (SLOTS - len(kept))
    t.future = future + [EMPTY] * (FUTURE - len(future))


@dataclass(frozen=True, slots=True)
class Refill(Procedure):
    """Rule 7.2: gaps of the current panel from the deck, then those of the future panel."""

    def begin(self, t: Realms, _: None) -> Signal:
        if EMPTY not in t.future and EMPTY not in t.panel:
            return t.done()
        if not t.deck:
            if not t.discards:
                return t.done()
            t.deck = t.discards
            t.discards = b""
            if t.ears is not None:
                t.tell("reshuffled", "7.2", -1, {"count": len(t.deck)})
        return t.draw("card", t.deck, then=self.drawn)

    def drawn(self, t: Realms, card: int) -> Signal:
        t.deck = take(t.deck, card)
        panel = t.panel if EMPTY in t.panel else t.future
        panel[panel.index(EMPTY)] = card
        return self.begin(t, None)


REFILL: Final = Refill()
