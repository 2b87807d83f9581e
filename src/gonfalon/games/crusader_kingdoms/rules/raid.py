"""Rulebook 4.3: a raid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from gonfalon.games.crusader_kingdoms.choices import Spend
from gonfalon.games.crusader_kingdoms.table import Asking, Outremer
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.decks import take
from gonfalon.parts.dice import D6

SUCCESS: Final = 4


@dataclass(frozen=True, slots=True)
class Raid(Asking):
    """Discard a troop, roll a die: on 4 to 6 the rival discards a card at random."""

    seat: int
    rival: int

    def begin(self, t: Outremer, _: None) -> Signal:
        return t.ask(self.seat, "spend", self.offer(t, ""), then=self.paid)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        troops = sorted({card for card in t.hands[self.seat] if card < t.kit.troops})
        return tuple([t.kit.spends[card] for card in troops])

    def paid(self, t: Outremer, choice: Spend) -> Signal:
        t.hands[self.seat].remove(choice.card)
        t.spend(choice.card)
        if t.ears is not None:
            said: dict[str, Said] = {"seat": seat_name(self.seat), "card": choice.face.said}
            if self.rival == t.muslims:
                t.tell("raided-muslims", "4.3", self.seat, said)
            else:
                t.tell("raided", "4.3", self.seat, {**said, "rival": seat_name(self.rival)})
        return t.roll("raid", D6, 1, then=self.rolled)

    def rolled(self, t: Outremer, dice: bytes) -> Signal:
        if dice[0] < SUCCESS:
            t.tell("raid-failed", "4.3", self.seat, {"die": dice[0]})
            return t.done()
        t.tell("raid-won", "4.3", self.seat, {"die": dice[0]})
        if self.rival == t.muslims:
            return t.draw("loss", t.pile, then=self.lost_by_muslims)
        return t.draw("loss", bytes(t.hands[self.rival]), then=self.lost)

    def lost(self, t: Outremer, card: int) -> Signal:
        lose(t, self.rival, card, "4.3")
        return t.done()

    def lost_by_muslims(self, t: Outremer, card: int) -> Signal:
        t.pile = take(t.pile, card)
        t.spend(card)
        if t.ears is not None:
            said: dict[str, Said] = {"card": t.kit.cards[card].said}
            t.tell("muslims-lost-card", "8.2", t.muslims, said, reveal=True)
        return t.done()


raid_of = cache(Raid)


def lose(t: Outremer, seat: int, card: int, rule: str) -> None:
    """A card is lost face up."""
    t.hands[seat].remove(card)
    t.spend(card)
    if t.ears is not None:
        said: dict[str, Said] = {"seat": seat_name(seat), "card": t.kit.cards[card].said}
        t.tell("lost-card", rule, seat, said, reveal=True)
