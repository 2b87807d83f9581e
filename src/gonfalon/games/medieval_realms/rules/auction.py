"""Rulebook: Cartas de subasta. Rule 5.5: open with one or more, raise or drop out, clockwise."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.medieval_realms.cards import LILY, TERRITORY, TERRITORY_TOKENS, TYPES
from gonfalon.games.medieval_realms.choices import HIGHEST_BID, Bid, Drop, Take
from gonfalon.games.medieval_realms.rules.playing import enlist
from gonfalon.games.medieval_realms.rules.reveal import Boon
from gonfalon.games.medieval_realms.rules.saying import name, resource
from gonfalon.games.medieval_realms.table import EMPTY, Question, Realms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Refusal, seat_name


def purse(t: Realms, seat: int, slot: int) -> int:
    """What a seat holds of the currency of the card on a slot, as far as bids go."""
    return min(t.palaces[seat * TYPES + t.kit.cards[t.panel[slot]].pays], HIGHEST_BID)


@dataclass(frozen=True, slots=True)
class Opening(Question):
    """The first bid, by whoever activated the card."""

    seat: int
    slot: int  # the card lies there until it is won

    def begin(self, t: Realms, _: None) -> Signal:
        return t.ask(self.seat, "open", self.offer(t), then=self.opened)

    def offer(self, t: Realms) -> tuple[Choice, ...]:
        return t.kit.offers.bids[: purse(t, self.seat, self.slot)]

    def why_not(self, t: Realms, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Bid):
            return Refusal("5.5", "why-open-first")
        held = purse(t, self.seat, self.slot)
        return None if choice.amount <= held else Refusal("5.5", "why-purse", {"held": held})

    def opened(self, t: Realms, bid: Bid) -> Signal:
        card = t.kit.cards[t.panel[self.slot]]
        if t.ears is not None:
            t.tell(
                "opened",
                "5.5",
                self.seat,
                {
                    "seat": seat_name(self.seat),
                    "card": name(card),
                    "bid": bid.amount,
                    "resource": resource(card.pays),
                },
            )
        others = (1 << t.players) - 1 & ~(1 << self.seat)
        return Bidding(self.seat, self.slot, self.seat, bid.amount, others).onward(t, self.seat)


@dataclass(frozen=True, slots=True)
class Bidding(Question):
    """One seat after the other raises or drops out, until only the highest bidder is left."""

    seat: int  # who is asked
    slot: int
    best: int  # the highest bidder
    bid: int
    others: int  # mask of those who may still raise

    def onward(self, t: Realms, after: int) -> Signal:
        """The next one clockwise who can raise; whoever holds too little is out."""
        others = self.others
        for seat in t.clockwise(after)[1:]:
            if others >> seat & 1:
                if purse(t, seat, self.slot) > self.bid:
                    asking = Bidding(seat, self.slot, self.best, self.bid, others)
                    return t.ask(seat, "raise", asking.offer(t), then=asking.answered)
                others &= ~(1 << seat)
        return self.won(t)

    def offer(self, t: Realms) -> tuple[Choice, ...]:
        offers = t.kit.offers
        return (offers.drop, *offers.bids[self.bid : purse(t, self.seat, self.slot)])

    def why_not(self, t: Realms, choice: Choice) -> Refusal | None:
        if isinstance(choice, Drop):
            return None
        if not isinstance(choice, Bid):
            return Refusal("5.5", "why-auction-first")
        if choice.amount <= self.bid:
            return Refusal("5.5", "why-raise", {"bid": self.bid})
        held = purse(t, self.seat, self.slot)
        return None if choice.amount <= held else Refusal("5.5", "why-purse", {"held": held})

    def answered(self, t: Realms, choice: Choice) -> Signal:
        seat = self.seat
        others = self.others & ~(1 << seat)
        if isinstance(choice, Bid):
            if t.ears is not None:
                t.tell("raised", "5.5", seat, {"seat": seat_name(seat), "bid": choice.amount})
            others |= 1 << self.best
            return Bidding(seat, self.slot, seat, choice.amount, others).onward(t, seat)
        if t.ears is not None:
            t.tell("dropped", "5.5", seat, {"seat": seat_name(seat)})
        return Bidding(seat, self.slot, self.best, self.bid, others).onward(t, seat)

    def won(self, t: Realms) -> Signal:
        """The winner pays; the card lies in his tableau at once and takes effect."""
        seat, card = self.best, t.kit.cards[t.panel[self.slot]]
        t.palaces[seat * TYPES + card.pays] -= self.bid
        t.panel[self.slot] = EMPTY
        t.to_tableau(seat, card)
        if t.ears is not None:
            t.tell(
                "auction-won",
                "5.5",
                seat,
                {
                    "seat": seat_name(seat),
                    "card": name(card),
                    "slot": self.slot + 1,
                    "bid": self.bid,
                    "resource": resource(card.pays),
                },
            )
        enlist(t, seat, card)
        if card.kind == TERRITORY:
            boon = Boon(seat, TERRITORY_TOKENS, "territory")
            if card.resource == LILY:
                return boon.begin(t, None)
            take = t.kit.offers.takes[card.resource]
            assert isinstance(take, Take)
            return boon.taken(t, take)
        return t.done()
