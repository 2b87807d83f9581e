"""A judgement for Dark Kingdoms: victory points first, and combats by their odds.

Everything is measured in victory points: a card is worth about a quarter of one, a troop rather
more than half. Whoever has the points for the crown values any victory above everything, and
nobody likes to give such a rival a combat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.bots.dark_kingdoms_war import (
    CARD,
    FAME,
    MARK,
    TROOP,
    War,
)
from gonfalon.games.dark_kingdoms.choices import (
    Arrange,
    At,
    Buy,
    Colour,
    Die,
    Engage,
    Move,
    Pay,
    Play,
    Recruit,
    Sail,
    Strike,
    Swap,
    Word,
)
from gonfalon.games.dark_kingdoms.odds import production_odds
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    BARDS_SONG,
    BLACK,
    BUILDERS,
    FAIR_WIND,
    FORCED_MARCH,
    FORTRESS_COST,
    GOLD,
    IRON,
    KINDS,
    LEVY,
    NOBODY,
    PEASANTS,
    RED,
    SHIP_COST,
    TRIBUTE,
    TROOP_GOLD,
    VILLAGE_COST,
)
from gonfalon.games.dark_kingdoms.rules.building import free_tile, room
from gonfalon.games.dark_kingdoms.rules.production import ExtraDice, yields
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.games.dark_kingdoms.view import open_table
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.table import Step

WORST: Final = -9.0
NOT_YET: Final = -1.0
WORDS: Final = {"fortress": 1.2, "village": 0.8, "ship": 0.35, "peasants": 1.0}
PLAYS: Final = {TRIBUTE: 0.3, BUILDERS: 0.7, BARDS_SONG: 0.6}


def appraise(view: View) -> list[float]:
    """One figure per option, by the kind of question."""
    fame = view.seen.fame_cards
    return _Mind(open_table(view), view.seat, view.kind, view.frames[0], fame).figures(view.options)


def appraise_at(t: DarkKingdoms, seat: int) -> list[float]:
    """The same for whoever is asked at a table, as in a simulation; a view would cost too much."""
    fame = tuple([len(cards) for cards in t.fame])
    return _Mind(t, seat, t.kind, t.then, fame).figures(t.options)


class _Mind:
    """One question as its seat sees it."""

    def __init__(
        self, t: DarkKingdoms, seat: int, kind: str, step: Step, fame: tuple[int, ...]
    ) -> None:
        self.t = t
        self.seat = seat
        self.kind = kind  # of the question
        self.step = step  # that waits for the answer
        first = self.seat * KINDS
        self.hand = self.t.hands[first : first + KINDS]
        self.war = War(self.t, self.seat, fame)
        self.worth = NOT_YET  # of the hand
        self.harvests: dict[int, float] = {}

    def figures(self, options: tuple[Choice, ...]) -> list[float]:
        """One for each, by the kind of question."""
        judge: Callable[[Choice], float] = JUDGES.get(self.kind, _Mind.place).__get__(self)
        return [judge(option) for option in options]

    # A turn

    def act(self, option: Choice) -> float:
        t, seat = self.t, self.seat
        if isinstance(option, Move):
            return self.war.move(option.army, option.area)
        if isinstance(option, Engage):
            return self.war.arrive(option.army, t.places[seat * ARMIES + option.army])
        if isinstance(option, Recruit):
            return 0.3 + 0.1 * t.troops[seat * ARMIES + option.army]
        if isinstance(option, Sail):
            return self.war.voyage(option.port, option.army)
        if isinstance(option, Play):
            return self.play(option.card)
        if isinstance(option, Buy):
            return self.buy(option.kind)
        if isinstance(option, Arrange):
            return self.war.arrange(option.troops)
        if option.say == "muster":
            return 0.35 if sum([troops > 0 for troops in self.war.troops]) < 2 else 0.2
        if option.say in ("raze", "sell"):
            return self.sacrifice() + 0.01 * (option.say == "sell")
        return WORDS.get(option.say, 0.0 if option.say == "end" else WORST)

    def play(self, card: int) -> float:
        """Fame for its text, against keeping it for +1."""
        if card < GOLD:
            return 0.4
        if card == LEVY:
            return 0.5
        if card == FORCED_MARCH:
            return 0.42 if self.war.free_step() else WORST
        if card == FAIR_WIND:
            return 0.9 * self.war.coast() - 0.02
        return PLAYS.get(card, WORST)

    def buy(self, kind: int) -> float:
        """Gold for what is missing; gold is for troops as long as there is iron."""
        after = self.hand.copy()
        after[GOLD] -= 3
        after[kind] += 1
        if not self.hand[IRON] and kind == IRON and after[GOLD] >= 2:
            return 0.15
        return hand_value(after) - self.hand_worth() - 0.05

    def hand_worth(self) -> float:
        """The hand as it is, reckoned once for all options."""
        if self.worth == NOT_YET:
            self.worth = hand_value(self.hand)
        return self.worth

    def sacrifice(self) -> float:
        """A village or a ship for gold: only for an army, or for a troop to win the crown with."""
        t, seat = self.t, self.seat
        if not t.has_army(seat) and t.cards[seat] < PEASANTS:
            return 0.5
        spare = t.points[seat] > t.crown and self.hand[IRON] and self.hand[GOLD] < TROOP_GOLD
        return 0.25 if spare and (room(t, seat) or free_tile(t, seat)) else WORST

    # Cards and production

    def market(self, option: Choice) -> float:
        if not isinstance(option, Swap):
            return 0.01
        after = self.hand.copy()
        after[option.kind] -= 1
        after[option.other] += 1
        return hand_value(after) - self.hand_worth()

    def pay(self, option: Choice) -> float:
        assert isinstance(option, Pay)
        after = self.hand.copy()
        after[option.kind] -= 1
        return hand_value(after)

    def dice(self, option: Choice) -> float:
        """What the odds of production are worth, to me more than to others."""
        frame = self.step.__self__  # type: ignore[attr-defined]
        assert isinstance(frame, ExtraDice)
        red, black, price = 1 + frame.red, 1 + frame.black, 0.0
        if isinstance(option, Die):
            red += option.colour == RED
            black += option.colour == BLACK
            price = CARD
        is_red, is_black, even = production_odds(red, black)
        worth = 0.0
        for seat in range(self.t.players):
            mine, theirs = (self.harvest(seat, RED), self.harvest(seat, BLACK))
            gain = is_red * mine + is_black * theirs + even * max(mine, theirs)
            worth += gain if seat == self.seat else -gain / (2 * self.t.players)
        return worth * CARD - price

    def harvest(self, seat: int, colour: int) -> float:
        """What a colour brings a seat, in cards."""
        key = 2 * seat + (colour == RED)
        known = self.harvests.get(key)
        if known is None:
            brings = yields(self.t, seat, colour)
            known = self.harvests[key] = float(sum(brings)) + 0.3 * brings[GOLD]
        return known

    def colour(self, option: Choice) -> float:
        assert isinstance(option, Colour)
        return self.harvest(self.seat, option.colour)

    # Places

    def place(self, option: Choice) -> float:
        """Where to put something; questions without a place have a judge of their own."""
        if not isinstance(option, At):
            return 0.0
        kind = self.kind
        if kind in ("settle", "village"):
            return self.settle(option.area)
        if kind == "fortress":
            return self.war.pressure(option.area) + self.war.wealth(option.area)
        if kind in ("muster", "peasants"):
            return self.war.prospects(option.area)
        if kind == "ship":
            return self.war.coast_from(option.area)
        if kind in ("remove", "raze", "raiders", "unmark"):
            return -self.war.wealth(option.area) - self.war.pressure(option.area) - 0.1
        return 0.0

    def settle(self, area: int) -> float:
        """New resources and the other colour first; not where enemies can come at once."""
        t, kit = self.t, self.t.kit
        first = self.seat * t.size
        mine = [a for a in range(t.size) for _ in range(t.villages[first + a])]
        kinds = [kit.resources[a] for a in mine]
        colours = [kit.colours[a] for a in mine]
        worth = 1.0 / (1 + kinds.count(kit.resources[area]))
        worth += 0.5 / (1 + colours.count(kit.colours[area]))
        if t.markers[area] == self.seat:
            worth -= 0.3  # it pays gold
        return worth - 0.3 * self.war.pressure(area)

    def muster(self, option: Choice) -> float:
        if isinstance(option, Recruit):
            return 1.0 + 0.1 * self.t.troops[self.seat * ARMIES + option.army]
        return self.place(option)

    def march(self, option: Choice) -> float:
        assert isinstance(option, Move)
        return self.war.move(option.army, option.area)

    def sail(self, option: Choice) -> float:
        assert isinstance(option, Sail)
        return self.war.voyage(option.port, option.army)

    def dock(self, option: Choice) -> float:
        assert isinstance(option, At)
        frame = self.step.__self__  # type: ignore[attr-defined]
        return self.war.landing(frame.army, option.area)

    # Fighting

    def attack(self, option: Choice) -> float:
        assert isinstance(option, Strike)
        frame = self.step.__self__  # type: ignore[attr-defined]
        enemy = self.t.people.index(option.people)
        return self.war.strike(frame.army, frame.area, enemy, option.way)

    def defend(self, option: Choice) -> float:
        """A lone marker is seldom worth the card."""
        if isinstance(option, Play):
            return MARK - FAME + 0.1 * self.t.fame[self.seat].count(option.card)
        return 0.0

    def brace(self, option: Choice) -> float:
        return self.war.brace(option.card) if isinstance(option, Play) else 0.0

    def add(self, option: Choice) -> float:
        return self.war.add(option)

    def retreat(self, option: Choice) -> float:
        if isinstance(option, Word):
            return self.war.stand()
        assert isinstance(option, At)
        return -FAME - CARD - 0.1 * self.war.pressure(option.area)

    def demand(self, option: Choice) -> float:
        return 1.0 if option.say == "give" else 0.0

    def field(self, option: Choice) -> float:
        return self.war.fielded(option)

    def lose(self, option: Choice) -> float:
        return float(self.war.troops[getattr(option, "army", NOBODY)])


def hand_value(hand: list[int]) -> float:
    """Cards by number, and more for what they build together."""
    worth = CARD * sum(hand)
    for cost, gain in ((FORTRESS_COST, 1.0), (VILLAGE_COST, 0.5), (SHIP_COST, 0.3)):
        missing = 0
        for kind, number in cost:
            if hand[kind] < number:
                missing += number - hand[kind]
        if not missing:
            return worth + gain
        if missing == 1:
            worth += gain / 4
    if hand[GOLD] >= 2 and hand[IRON]:
        worth += TROOP / 2
    return worth


JUDGES: Final[dict[str, Callable[[_Mind, Choice], float]]] = {
    "act": _Mind.act,
    "market": _Mind.market,
    "pay": _Mind.pay,
    "dice": _Mind.dice,
    "colour": _Mind.colour,
    "muster": _Mind.muster,
    "march": _Mind.march,
    "sail": _Mind.sail,
    "dock": _Mind.dock,
    "attack": _Mind.attack,
    "defend": _Mind.defend,
    "brace": _Mind.brace,
    "add": _Mind.add,
    "retreat": _Mind.retreat,
    "demand": _Mind.demand,
    "field": _Mind.field,
    "shelter": _Mind.field,
    "lose": _Mind.lose,
}
