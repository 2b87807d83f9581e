"""A judgement for The Kingdoms of Crusaders: how a placement changes the chance to win.

For every army that is not full yet, what it may become is put down once as a mean and a spread
(`prospects`). Two armies' prospects give the chance of winning a land, and the chances of the
other lands tell how much this one matters: a lost land and a safe one weigh nothing, so bad cards
go there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from gonfalon.games.kingdoms_of_crusaders.armies import CODE, EVERY, KINDS, SECTOR, WORTH
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, NOBODY_YET, KingdomsBox, Place
from gonfalon.games.kingdoms_of_crusaders.view import Seen
from gonfalon.kernel.game import View

LAST: Final = 1 << 16  # a placement after all others
CARDS_TO_CHOOSE_FROM: Final = 3  # the hand of six serves five lands; 2 and 6 play worse


class Prospect(NamedTuple):
    """What an army will be worth in the end: the mean and the variance."""

    mean: float
    variance: float


Prospects = list[dict[int, Prospect]]  # [cards in the sector][army]


@lru_cache(maxsize=8)
def prospects(deck: bytes) -> Prospects:
    """For every army that cards of this deck can form, from full sectors back to empty ones.

    A player will add the best of a few random cards to it; the rest is expectation.
    """
    kinds = [(card, deck.count(card) / len(deck)) for card in range(1, KINDS + 1) if card in deck]
    armies: list[set[int]] = [{0}]
    for _ in range(SECTOR):
        armies.append({army + CODE[card] for army in armies[-1] for card, _ in kinds})
    table: Prospects = [{army: Prospect(WORTH[army], 0.0) for army in armies[SECTOR]}]
    for size in range(SECTOR - 1, -1, -1):
        after = table[0]
        table.insert(0, {army: _expected(army, after, kinds) for army in armies[size]})
    return table


def _expected(army: int, after: dict[int, Prospect], kinds: list[tuple[int, float]]) -> Prospect:
    """The best of a few random cards, as a mixture of what each of them leads to."""
    ways = sorted([(after[army + CODE[card]], share) for card, share in kinds])
    mean = square = below = 0.0
    for prospect, share in ways:
        upto = below + share
        weight = upto**CARDS_TO_CHOOSE_FROM - below**CARDS_TO_CHOOSE_FROM
        mean += weight * prospect.mean
        square += weight * (prospect.variance + prospect.mean**2)
        below = upto
    return Prospect(mean, square - mean * mean)


def appraise(view: View) -> list[float]:
    """One figure per option: what it adds to the chance to win."""
    position = _Position(view)
    weights = position.weights()
    now, after = position.now, position.after
    return [
        weights[place.land] * (after(place.card, place.land) - now[place.land])
        for place in view.options
        if isinstance(place, Place)
    ]


class _Position:
    """The open cards as one seat sees them, with its chance in each land."""

    def __init__(self, view: View) -> None:
        box, seen = view.box, view.seen
        assert isinstance(box, KingdomsBox)
        assert isinstance(seen, Seen)
        self.seat, self.players = view.seat, view.setup.players
        self.points = view.setup.options["variant"] == "points"
        self.table = prospects(box.deck)
        self.sizes = [len(cards) for cards in seen.sectors]
        self.armies = [sum([CODE[card] for card in cards]) for cards in seen.sectors]
        self.holders = seen.holders
        self.filled = seen.filled
        own = range(self.seat * LANDS, (self.seat + 1) * LANDS)
        self.now = [
            self.chance(land, self.armies[sector], self.sizes[sector])
            for land, sector in enumerate(own)
        ]

    def after(self, card: int, land: int) -> float:
        """The chance in a land with this card added to the own army."""
        sector = self.seat * LANDS + land
        return self.chance(land, self.armies[sector] + CODE[card], self.sizes[sector] + 1)

    def chance(self, land: int, army: int, size: int) -> float:
        """Of winning the land; for points, of beating each rival, added up."""
        if not self.points and self.holders[land] != NOBODY_YET:
            return float(self.holders[land] == self.seat)
        all_of_them, one_by_one = 1.0, 0.0
        own = self.seat * LANDS + land
        for sector in range(land, self.players * LANDS, LANDS):
            if sector != own:
                beaten = self.beats(own, army, size, sector)
                all_of_them *= beaten
                one_by_one += beaten
        return one_by_one if self.points else all_of_them

    def beats(self, own: int, army: int, size: int, sector: int) -> float:
        """The chance that an army of the own sector will be better than another in the end."""
        other, other_size = self.armies[sector], self.sizes[sector]
        if out_of_reach(self.filled, own, army, size, sector, other, other_size):
            return 1.0
        if out_of_reach(self.filled, sector, other, other_size, own, army, size):
            return 0.0
        mine, theirs = self.table[size][army], self.table[other_size][other]
        spread = sqrt(mine.variance + theirs.variance) + 1.0
        # The logistic curve with 1.7 is close to the normal one, and cheaper.
        return 1.0 / (1.0 + exp(-1.7 * (mine.mean - theirs.mean) / spread))

    def weights(self) -> list[float]:
        """How much each land matters: for two players the chance that it will be the third win."""
        if self.players > 2:
            return [1.0] * LANDS
        weights = []
        for land in range(LANDS):
            wins = [1.0, 0.0, 0.0]  # the chance of none, one and two wins in the other lands
            for other, chance in enumerate(self.now):
                if other != land:
                    lost = 1.0 - chance
                    wins = [
                        wins[0] * lost,
                        wins[1] * lost + wins[0] * chance,
                        wins[2] * lost + wins[1] * chance,
                    ]
            weights.append(wins[2])
        return weights


def out_of_reach(
    filled: Sequence[int],
    sector: int,
    army: int,
    size: int,
    other: int,
    rival: int,
    rival_size: int,
) -> bool:
    """Is an army full, and no card could make the rival's better any more?"""
    if size < SECTOR:
        return False
    most = WORTH[rival + (SECTOR - rival_size) * EVERY]
    return most < WORTH[army] or (most == WORTH[army] and first(filled, sector, other))


def first(filled: Sequence[int], sector: int, other: int) -> bool:
    """Equal armies: the first to be complete is better; one that is completed now comes last."""
    return (filled[sector] or LAST) < (filled[other] or LAST + 1)
