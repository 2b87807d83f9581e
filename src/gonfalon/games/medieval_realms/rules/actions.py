"""Rulebook: Acciones. Rules 5.1 to 5.4 and 5.7: activate a card of the panel, play one, or pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.medieval_realms.cards import AUCTION, HAND, ISLAND, PRODUCTION, TYPES, Card
from gonfalon.games.medieval_realms.choices import SLOTS, Activate, Pass, Play
from gonfalon.games.medieval_realms.rules.auction import Opening
from gonfalon.games.medieval_realms.rules.playing import play
from gonfalon.games.medieval_realms.rules.saying import name, resource
from gonfalon.games.medieval_realms.table import (
    EMPTY,
    HAND_SIZE,
    KIND_COUNT,
    Question,
    Realms,
)
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Refusal, Said, seat_name
from gonfalon.parts.decks import add

NOBODY: Final = -1


def first_turn(t: Realms, _: None) -> Signal:
    """Rule 5.1: the first in turn order begins."""
    return TURNS[t.order[0]].begin(t, None)


def refuse_activation(t: Realms, seat: int, slot: int) -> Refusal | None:
    """Rules 5.2 to 5.5: why the seat could not activate the card on a slot, if it were its turn."""
    number = t.panel[slot]
    if number == EMPTY:
        return Refusal("5.2", "why-slot-empty", {"slot": slot + 1})
    card = t.kit.cards[number]
    at = seat * TYPES
    if card.way == AUCTION:
        if t.palaces[at + card.pays]:
            return None
        return Refusal("5.5", "why-nothing-to-bid", {"resource": resource(card.pays)})
    price = slot // 4 + 1
    if t.palaces[at + PRODUCTION] < price:
        return Refusal("5.2", "why-price", {"price": price, "held": t.palaces[at + PRODUCTION]})
    return refuse_hand(t, seat, card) if card.way == HAND else None


def refuse_hand(t: Realms, seat: int, card: Card) -> Refusal | None:
    """Rule 5.3: why a card cannot come to a hand."""
    if len(t.hands[seat]) >= HAND_SIZE:
        return Refusal("5.3", "why-hand-full", {"most": HAND_SIZE})
    for number in t.hands[seat]:
        if t.kit.cards[number].seal == card.seal:
            return Refusal("5.3", "why-same-seal", {"card": name(t.kit.cards[number])})
    return None


def refuse_play(t: Realms, seat: int, card: Card) -> Refusal | None:
    """Rule 5.6: why a card of the hand could not be played, if it were the seat's turn."""
    if card.kind == ISLAND:
        needed = t.played[seat * KIND_COUNT + ISLAND] + 1
        if t.leaders[seat * 3 + 1] < needed:
            return Refusal("9.7", "why-admirals", {"needed": needed})
        return None
    held = t.palaces[seat * TYPES + card.pays]
    if held < card.cost[t.players]:
        return Refusal(
            "5.6",
            "why-cost",
            {"cost": card.cost[t.players], "resource": resource(card.pays), "held": held},
        )
    return None


@dataclass(frozen=True, slots=True)
class Turn(Question):
    """One action of one seat."""

    seat: int

    def begin(self, t: Realms, _: None) -> Signal:
        return t.ask(self.seat, "action", self.offer(t), then=self.acted)

    def offer(self, t: Realms) -> tuple[Choice, ...]:
        seat, kit, offers = self.seat, t.kit, t.kit.offers
        at = seat * TYPES
        cards, palaces, seals, players = kit.cards, t.palaces, t.hand_seals[seat], t.players
        full = len(t.hands[seat]) >= HAND_SIZE
        affordable = min(SLOTS, palaces[at + PRODUCTION] * 4)
        options: list[Choice] = [offers.pass_]
        for slot, number in enumerate(t.panel):
            if number:
                card = cards[number]
                if card.way == AUCTION:
                    if palaces[at + card.pays]:
                        options.append(offers.activate[slot])
                elif slot < affordable and (
                    card.way != HAND or not (full or seals >> card.seal & 1)
                ):
                    options.append(offers.activate[slot])
        for number in t.hands[seat]:
            card = cards[number]
            if card.kind == ISLAND:
                if refuse_play(t, seat, card) is None:
                    options.append(offers.plays[number - 1])
            elif palaces[at + card.pays] >= card.cost[players]:
                options.append(offers.plays[number - 1])
        return tuple(options)

    def why_not(self, t: Realms, choice: Choice) -> Refusal | None:
        if isinstance(choice, Activate):
            return refuse_activation(t, self.seat, choice.slot)
        if isinstance(choice, Play):
            if choice.card not in t.hands[self.seat]:
                return Refusal("5.6", "why-not-in-hand")
            return refuse_play(t, self.seat, t.kit.cards[choice.card])
        return None if isinstance(choice, Pass) else Refusal("5.1", "why-not-now")

    def acted(self, t: Realms, choice: Choice) -> Signal:
        seat = self.seat
        if isinstance(choice, Activate):
            slot = choice.slot
            card = t.kit.cards[t.panel[slot]]
            if card.way == AUCTION:
                return t.call(Opening(seat, slot).begin, then=self.done)
            t.panel[slot] = EMPTY
            t.palaces[seat * TYPES + PRODUCTION] -= choice.price
            if card.way == HAND:
                buy(t, seat, card, choice)
            else:
                bestow(t, seat, card, choice)
            return self.done(t, None)
        if isinstance(choice, Play):
            return t.call(play(t, seat, t.kit.cards[choice.card]).begin, then=self.done)
        t.passed |= 1 << seat
        if t.ears is not None:
            t.tell("passed", "5.7", seat, {"seat": seat_name(seat)})
        return self.done(t, None)

    def done(self, t: Realms, _: None) -> Signal:
        """Rule 5.1: on to the next in turn order who has not passed."""
        order, passed = t.order, t.passed
        at = order.index(self.seat)
        for following in order[at + 1 :] + order[: at + 1]:
            if not passed >> following & 1:
                return TURNS[following].begin(t, None)
        return t.done()


TURNS: Final = (Turn(0), Turn(1), Turn(2), Turn(3), Turn(4))


def activation(seat: int, card: Card, paid: Activate) -> dict[str, Said]:
    """Who activated which card, at what price; the slot tells the page what lay in the gap."""
    return {
        "seat": seat_name(seat),
        "card": name(card),
        "price": paid.price,
        "slot": paid.slot + 1,
    }


def buy(t: Realms, seat: int, card: Card, paid: Activate) -> None:
    """Rule 5.3: a hand card goes to whoever pays its slot."""
    t.to_hand(seat, card)
    if t.ears is not None:
        t.tell("bought", "5.3", seat, activation(seat, card, paid))


def claimant(t: Realms, activator: int, card: Card) -> int:
    """Rule 5.4: who gets a majority card, or NOBODY. Zero counts; ties favour the activator."""
    most, found = NOBODY, NOBODY
    for seat in t.order:
        if t.able(seat, card):
            held = t.palaces[seat * TYPES + card.pays]
            if held > most or (held == most and seat == activator):
                most, found = held, seat
    return found


def bestow(t: Realms, seat: int, card: Card, paid: Activate) -> None:
    """Rule 5.4: a majority card goes to whom it belongs; if nobody can take it, it is discarded."""
    to = claimant(t, seat, card)
    if to == NOBODY:
        t.discards = add(t.discards, card.number)
        if t.ears is not None:
            t.tell("nobody-able", "5.4", seat, activation(seat, card, paid))
        return
    t.to_hand(to, card)
    if t.ears is not None:
        t.tell(
            "majority-own" if to == seat else "majority",
            "5.4",
            seat,
            {
                **activation(seat, card, paid),
                "to": seat_name(to),
                "held": t.palaces[to * TYPES + card.pays],
                "resource": resource(card.pays),
            },
        )
