"""A judgement for Medieval Realms: what cards and tokens are worth to one realm, as it stands.

Everything is put down in victory points. A card is worth what it will have brought by the end; a
token is worth half a point, and more while it is missing for a card in hand or on the panel. An
option's figure is what it brings less what it costs. Options that are about equally good get the
same figure, so that rivals with the same thoughts do not all march on the same land.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from gonfalon.bots.evaluation import NEVER
from gonfalon.games.medieval_realms.cards import (
    ADMIRAL,
    AUCTION,
    CASTLE,
    CITY,
    DEVELOPMENT,
    GENERAL,
    HAND,
    HONOURABLE,
    ISLAND,
    LEADER,
    LILY,
    MARKET,
    MAYOR,
    NONE,
    PRODUCTION,
    TERRITORY,
    TERRITORY_TOKENS,
    TITHE,
    TITHE_TOKENS,
    TYPES,
    Card,
)
from gonfalon.games.medieval_realms.choices import (
    Activate,
    Bid,
    Change,
    Drop,
    Lift,
    Pair,
    Play,
    Put,
    Ready,
    Take,
)
from gonfalon.games.medieval_realms.rules.actions import claimant
from gonfalon.games.medieval_realms.rules.auction import Bidding, Opening, purse
from gonfalon.games.medieval_realms.rules.ending import HONOURABLE_SET, measure
from gonfalon.games.medieval_realms.rules.placement import military_on
from gonfalon.games.medieval_realms.table import (
    EMPTY,
    HAND_SIZE,
    KIND_COUNT,
    ROUNDS,
    Realms,
    RealmsBox,
    lay_out,
)
from gonfalon.games.medieval_realms.view import lying_open, question
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.table import Step

TOKEN: Final = 0.5  # a token left at the end
ON_TRACK: Final = 1.1  # a point on the track also brings a fifth of a token
LIKELY: Final = 0.6  # that a card on the panel can be had and played
A_MAYOR, AN_ADMIRAL, A_GENERAL = 0.75, 0.45, 0.85  # points that each brings in a round
HALLS_FOR_ONE: Final = 0.55  # the share of mayors that can work for one card


def appraise(view: View) -> list[float]:
    """One figure per option, in points."""
    box, seen = view.box, view.seen
    assert isinstance(box, RealmsBox)
    realm = _realm(box, view.setup.players, view.seat, lying_open(seen))
    return realm.figures(view.options, view.frames[0], view.seen.draft)


@lru_cache(maxsize=16)
def _realm(box: RealmsBox, players: int, seat: int, lying: tuple[Any, ...]) -> Realm:
    """While a seat places its leaders one by one, nothing else on the table changes."""
    return Realm(lay_out(box, box.game.agree(players), *lying), seat)


class Realm:
    """One seat's own realm among the open ones."""

    def __init__(self, t: Realms, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.left = ROUNDS - t.round  # rounds after this one
        self.held = t.palaces[seat * TYPES : (seat + 1) * TYPES]
        self.mayors = t.leaders[seat * 3 + MAYOR]
        self.hand = [t.kit.cards[number] for number in t.hands[seat]]
        self.persons = sum([self.played(kind) for kind in HONOURABLE])
        new = {card.seal for card in self.hand if not t.seals[seat] >> card.seal & 1}
        self.colours = min(9.0, t.seals[seat].bit_count() + 0.7 * len(new) + 0.7 * self.left)
        self.wanted: list[list[tuple[float, int]]] | None = None

    def played(self, kind: int) -> int:
        return self.t.played[self.seat * KIND_COUNT + kind]

    def figures(self, options: tuple[Choice, ...], step: Step, draft: bytes) -> list[float]:
        """One for each; `step` waits for the answer."""
        return [self.figure(option, step, draft) for option in options]

    def figure(self, option: Choice, step: Step, draft: bytes) -> float:
        if isinstance(option, Put):
            return self.placing(option, draft)
        if isinstance(option, Activate):
            return self.activating(option)
        if isinstance(option, Play):
            return self.playing(self.t.kit.cards[option.card])
        if isinstance(option, Bid | Drop):
            return self.bidding(option, step)
        if isinstance(option, Take):
            return self.token(option.resource, self.held[option.resource])
        if isinstance(option, Pair):
            one, other = option.one, option.other
            return self.token(one, self.held[one]) + self.token(other, self.held[other])
        if isinstance(option, Ready):
            return -NEVER
        return NEVER if isinstance(option, Change | Lift) else 0.0  # passing costs nothing

    # What things are worth

    def worth(self, card: Card) -> float:
        """The points that a card will have brought, once it is in the tableau."""
        t, seat, left = self.t, self.seat, self.left
        points = card.now * ON_TRACK
        kind = card.kind
        if kind == CASTLE:
            points += t.combat(seat) + 0.7 * left
        elif kind == MARKET:
            points += self.colours
        elif kind == CITY:
            points += self.mayors + 0.2 * left + 1.5 * self.others_in_hand(CITY, card)
            points += 1.5 * self.played(CITY)
        elif kind in HONOURABLE:
            persons = min(self.persons, 4)
            points += self.colours + HONOURABLE_SET[persons + 1] - HONOURABLE_SET[persons]
        elif kind == ISLAND:
            points += 3 * self.chance_of(card)
        elif kind == DEVELOPMENT:
            points += self.mayors * left * (TOKEN + 0.1)
        elif kind == TITHE:
            points += TITHE_TOKENS * (TOKEN + 0.15)
        elif kind == TERRITORY:
            points += TERRITORY_TOKENS * self.worth_of_five(card.resource)
        if card.leader != NONE:
            points += self.worth_of_leader(card.leader)
        if not t.seals[seat] >> card.seal & 1:
            points += self.played(MARKET) + self.persons + 0.3
        return points

    def others_in_hand(self, kind: int, card: Card) -> int:
        return sum([other.kind == kind and other is not card for other in self.hand])

    def worth_of_five(self, resource: int) -> float:
        """Per token, of five at once; there will be a use for some of them."""
        if resource == LILY:
            return 0.8
        return 0.5 * TOKEN + 0.5 * self.token(resource, self.held[resource] + 1)

    def worth_of_leader(self, leader: int) -> float:
        left = self.left
        if leader == MAYOR:
            return A_MAYOR * left + self.played(CITY) + TOKEN * left * self.played(DEVELOPMENT)
        islands = 0.0
        if leader == ADMIRAL:
            stuck = [c for c in self.hand if c.kind == ISLAND and not self.payable(c)]
            islands = 3.0 if stuck else 0.4 * min(left, 2)
            return AN_ADMIRAL * left + self.played(CASTLE) + islands
        return A_GENERAL * left + 2 * self.played(CASTLE)

    def chance_of(self, island: Card) -> float:
        """That an island's condition will hold in the end."""
        chance = 1.0
        for what, least in island.needs:
            missing = least - measure(self.t, self.seat, what)
            if missing > 0:
                chance *= max(0.0, 0.8 - 0.35 * missing) if self.left else 0.0
        return chance

    def token(self, resource: int, held: int) -> float:
        """The next token of a type, beyond those held: what it helps to pay for."""
        if self.wanted is None:
            self.wanted = self.wishes()
        need = 0
        for share, cost in self.wanted[resource]:
            need += cost
            if held < need:
                return max(TOKEN, share)
        return TOKEN if resource != PRODUCTION or held > 7 else 0.62

    def wishes(self) -> list[list[tuple[float, int]]]:
        """Per type the cards to be paid with it: points per token and cost, best first."""
        t, players = self.t, self.t.players
        found: list[list[tuple[float, int]]] = [[] for _ in range(TYPES)]
        for card in self.hand:
            cost = card.cost[players]
            if cost:
                found[card.pays].append((self.worth_without_tokens(card) / cost, cost))
        for number in (*t.panel, *t.future):
            if number == EMPTY or not self.left:
                continue
            card = t.kit.cards[number]
            cost = card.cost[players]
            if card.way == AUCTION:
                worth = LIKELY * self.worth_without_tokens(card)
                price = 3 if card.kind == LEADER else 2
                found[card.pays].append((min(0.9, worth / price), price))
            elif cost:
                found[card.pays].append((LIKELY * self.worth_without_tokens(card) / cost, cost))
        found[PRODUCTION].append((0.85, 3))
        for wishes in found:
            wishes.sort(reverse=True)
            del wishes[3:]
        return found

    def worth_without_tokens(self, card: Card) -> float:
        """For wishes, which tell what tokens are worth."""
        return TERRITORY_TOKENS * 0.6 if card.kind == TERRITORY else self.worth(card)

    # Cards

    def payable(self, card: Card) -> bool:
        if card.kind == ISLAND:
            return self.t.leaders[self.seat * 3 + ADMIRAL] > self.played(ISLAND)
        return self.held[card.pays] >= card.cost[self.t.players]

    def chance_to_play(self, card: Card) -> float:
        """A card that is taken now: will it be paid for in time?"""
        if card.kind == ISLAND:
            free = self.t.leaders[self.seat * 3 + ADMIRAL] - self.played(ISLAND)
            free -= self.others_in_hand(ISLAND, card)
            return 1.0 if free > 0 else 0.3 if self.left > 1 else 0.0
        players = self.t.players
        promised = sum([other.cost[players] for other in self.hand if other.pays == card.pays])
        missing = card.cost[players] + promised - self.held[card.pays]
        if missing <= 0:
            return 1.0
        within_reach = self.left * self.mayors * HALLS_FOR_ONE
        return max(0.0, 1.0 - missing / (within_reach + 0.01)) if self.left else 0.0

    def activating(self, option: Activate) -> float:
        t, card = self.t, self.t.kit.cards[self.t.panel[option.slot]]
        if card.way == AUCTION:
            return self.auctioning(card, option.slot)
        if card.way != HAND and claimant(t, self.seat, card) != self.seat:
            return -2.0  # a present for a rival
        chance = self.chance_to_play(card)
        cost = card.cost[t.players] * TOKEN
        stuck = sum([not self.payable(other) for other in self.hand])
        gain = chance * (self.worth(card) - cost)
        return gain - option.price * self.price_of_production() - 0.6 * stuck - 0.4

    def price_of_production(self) -> float:
        """A market in hand wants six of it."""
        market = any(card.kind == MARKET for card in self.hand)
        return 0.9 if market and self.held[PRODUCTION] < 9 else TOKEN + 0.1

    def playing(self, card: Card) -> float:
        """Cards in hand cannot be lost, so that whatever is contested comes first."""
        t = self.t
        gain = self.worth(card) - card.cost[t.players] * TOKEN
        if gain <= 0:
            return -0.5
        blocked = 0.0
        full = len(self.hand) == HAND_SIZE
        for slot, number in enumerate(t.panel):
            if number and (full or t.kit.cards[number].seal == card.seal):
                other = t.kit.cards[number]
                if other.way == HAND and self.held[PRODUCTION] > slot // 4:
                    blocked = max(blocked, 0.5 * self.worth(other))
        return 0.2 + 0.1 * gain + blocked

    # Auctions

    def limit(self, card: Card) -> int:
        """The most to pay for a card."""
        price = max(TOKEN, 0.85 * self.token(card.pays, max(0, self.held[card.pays] - 2)))
        return int(self.worth(card) / price)

    def auctioning(self, card: Card, slot: int) -> float:
        t = self.t
        most = min(self.limit(card), purse(t, self.seat, slot))
        if most < 1:
            return -1.0
        rival = max([purse(t, other, slot) for other in range(t.players) if other != self.seat])
        return self.worth(card) - 0.7 * TOKEN * min(most, rival + 1) - 0.2

    def bidding(self, option: Bid | Drop, step: Step) -> float:
        """As little as will do; out when it gets too dear."""
        asking = question(step)
        assert isinstance(asking, Opening | Bidding)
        most = self.limit(self.t.kit.cards[self.t.panel[asking.slot]])
        if isinstance(option, Drop):
            return -most - 0.5
        return float(-option.amount)

    # Placement

    def placing(self, put: Put, draft: bytes) -> float:
        if put.who == MAYOR:
            return self.token(put.at, self.held[put.at] + draft[put.at])
        if put.who not in (ADMIRAL, GENERAL):
            return 1.0 - draft[put.at]  # decoys: anywhere, apart
        reward = self.t.kit.rewards[put.land]
        worth = 0.8 * reward[LILY]
        for kind in range(TYPES):
            worth += reward[kind] * self.token(kind, self.held[kind])
        return round(worth) - 0.5 * military_on(draft, put.land)
