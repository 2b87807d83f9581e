"""Rulebook 10: Fame cards. Drawing them, and those that are played in one's own turn.

Defence, Champion and Siege engines are played in combat, Raid when plundering: see there.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.choices import fame_key, resource_key
from gonfalon.games.dark_kingdoms.pieces import GOLD, KINDS
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.decks import take


@dataclass(frozen=True, slots=True)
class Fame(Asking):
    """Draw fame: first what nobody has seen, then what lies under the deck, as it lies."""

    seat: int
    count: int
    rule: str

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        if not self.count:
            return t.done()
        if t.deck:
            return t.draw("fame", t.deck, then=self.drawn)
        if not t.under:
            return t.done()
        card = t.under[0]
        t.under = t.under[1:]
        return self.taken(t, card)

    def drawn(self, t: DarkKingdoms, card: int) -> Signal:
        t.deck = take(t.deck, card)
        return self.taken(t, card)

    def taken(self, t: DarkKingdoms, card: int) -> Signal:
        insort(t.fame[self.seat], card)
        if t.ears is not None:
            t.tell("drew-fame", self.rule, self.seat, {"seat": seat_name(self.seat)})
            args: dict[str, Said] = {"card": fame_key(card)}
            t.tell("drew-fame-card", self.rule, self.seat, args, audience=self.seat)
        if self.count == 1:
            return t.done()
        return Fame(self.seat, self.count - 1, self.rule).begin(t, None)


def play_text(t: DarkKingdoms, seat: int, card: int) -> None:
    """Play a card for its text: once in each turn, one's own or a rival's."""
    t.play_fame(seat, card)
    t.texted |= 1 << seat
    if t.ears is not None:
        t.tell("played", "10", seat, {"seat": seat_name(seat), "card": fame_key(card)})


def may_have_text(t: DarkKingdoms, seat: int) -> bool:
    """Could the seat, for all that others know, play a card for its text now?"""
    return bool(t.fame[seat]) and not t.texted >> seat & 1


def holds_text(t: DarkKingdoms, seat: int, card: int) -> bool:
    """Can the seat play this card for its text now?"""
    return card in t.fame[seat] and not t.texted >> seat & 1


def development(t: DarkKingdoms, seat: int, kind: int) -> None:
    """Development: take some cards of one resource."""
    taken = t.gain(seat, kind, t.kit.worth["development"])
    if t.ears is not None:
        args: dict[str, Said] = {
            "seat": seat_name(seat),
            "count": taken,
            "resource": resource_key(kind),
        }
        t.tell("took", "10", seat, args)


def tribute(t: DarkKingdoms, seat: int) -> None:
    """Tribute: every rival with gold gives one. Who has none is known to all from now on."""
    for rival in t.alive():
        if rival == seat:
            continue
        if t.hands[rival * KINDS + GOLD]:
            t.hand_over(rival, seat, GOLD)
            text = "paid-tribute"
        else:
            text = "no-tribute"
        if t.ears is not None:
            args: dict[str, Said] = {"seat": seat_name(rival), "to": seat_name(seat)}
            t.tell(text, "10", rival, args, reveal=True)
