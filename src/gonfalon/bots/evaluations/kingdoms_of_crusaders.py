"""The Kingdoms of Crusaders: who will win which land, from what lies there.

What an army may become is known as a mean and a spread (see the greedy bot's `prospects`). Two
armies' prospects give the chance of a land. For two players the five lands together give the chance
of three; for more, the chance of the most lands, ties as their markers lie now.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log, sqrt
from typing import ClassVar, Final

from gonfalon.bots.evaluation import Evaluation
from gonfalon.bots.ismcts import Manner, Manners
from gonfalon.bots.kingdoms_of_crusaders import out_of_reach, prospects
from gonfalon.games.kingdoms_of_crusaders.armies import CODE, SECTOR
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, NOBODY_YET, Kingdoms, Place
from gonfalon.kernel.table import Table

ARMIES: Final = 5**5
SYMBOLS_OF: Final[tuple[int, ...]] = tuple([card.bit_count() for card in range(32)])
LEAST: Final = 0.005  # a chance below this is as good as none
NO_MATTER: Final = 1e-4  # a land that is as good as decided
STAGES: Final = 4  # parts of the game that have weights of their own

KNIGHT: Final[Manners] = {
    2: Manner(simulations=50, seconds=1.0, greedy=6),
    3: Manner(simulations=40, seconds=1.0, greedy=4),
    4: Manner(simulations=72, seconds=1.0, greedy=4),
}
MARSHAL: Final[Manners] = {
    2: Manner(simulations=4000, seconds=1.8, greedy=8),
    3: Manner(simulations=16000, seconds=1.8, greedy=6),
    4: Manner(simulations=10000, seconds=1.8, greedy=6),
}


@lru_cache(maxsize=8)
def tables(deck: bytes) -> tuple[list[float], list[float]]:
    """Mean and variance at size × 3125 + army."""
    means = [0.0] * (ARMIES * (SECTOR + 1))
    variances = means.copy()
    for size, row in enumerate(prospects(deck)):
        for army, prospect in row.items():
            means[size * ARMIES + army] = prospect.mean
            variances[size * ARMIES + army] = prospect.variance
    return means, variances


class KingdomsEvaluation(Evaluation):
    """Lands, the chance of three, and the hand."""

    names: ClassVar[tuple[str, ...]] = ("lands", "majority", "lands soon", "majority soon", "hand",
                                        "to move")  # fmt: skip

    def group(self, t: Table) -> str:
        assert isinstance(t, Kingdoms)
        variant = "points" if t.points else "markers"
        whole = t.players * LANDS * SECTOR
        stage = min(STAGES - 1, t.placed * STAGES // whole)
        return f"{variant}-{t.players}-{stage}"

    def figures(self, t: Table, seat: int) -> list[float]:
        assert isinstance(t, Kingdoms)
        means, variances = tables(t.kit.deck)
        now = [
            _hold(t, seat, land, t.armies[seat * LANDS + land], len(t.sectors[seat * LANDS + land]),
                  means, variances)
            for land in range(LANDS)
        ]  # fmt: skip
        weights = [_pivotal(now, land) if t.players == 2 else 1.0 for land in range(LANDS)]
        found: list[float] = []
        for place in t.options:
            assert isinstance(place, Place)
            land = place.land
            if weights[land] < NO_MATTER:
                found.append(0.0)
                continue
            sector = seat * LANDS + land
            army, size = t.armies[sector] + CODE[place.card], len(t.sectors[sector]) + 1
            after = _hold(t, seat, land, army, size, means, variances)
            found.append(weights[land] * (after - now[land]))
        return found

    def features(self, t: Table) -> list[list[float]]:
        assert isinstance(t, Kingdoms)
        means, variances = tables(t.kit.deck)
        lands, majority = _standing(
            t, t.armies, [len(cards) for cards in t.sectors], means, variances
        )
        armies, sizes = _with_hands(t, means)
        soon, soon_majority = _standing(t, armies, sizes, means, variances)
        rows: list[list[float]] = []
        for seat in range(t.players):
            hand = 0
            for card in t.hands[seat]:
                hand += SYMBOLS_OF[card]
            rows.append([lands[seat], majority[seat], soon[seat], soon_majority[seat],
                         0.1 * hand, 1.0 if seat == t.seat else 0.0])  # fmt: skip
        return rows


def _with_hands(t: Kingdoms, means: list[float]) -> tuple[list[int], list[int]]:
    """Armies and sizes if every sector got the card of the hand that suits it best."""
    armies = t.armies.copy()
    sizes: list[int] = []
    for sector, cards in enumerate(t.sectors):
        size = len(cards)
        if size < SECTOR:
            army = armies[sector]
            size += 1
            best = -1.0
            last = 0
            for card in t.hands[sector // LANDS]:
                if card != last:
                    last = card
                    grown = army + CODE[card]
                    mean = means[size * ARMIES + grown]
                    if mean > best:
                        best = mean
                        armies[sector] = grown
            if not last:  # no hand: it stays as it is
                size -= 1
        sizes.append(size)
    return armies, sizes


def _standing(
    t: Kingdoms,
    armies: list[int],
    sizes: list[int],
    means: list[float],
    variances: list[float],
) -> tuple[list[float], list[float]]:
    """Lands that each seat can expect with these armies, and its chance of the most as a log."""
    players, points = t.players, t.points
    lands = [0.0] * players
    chances: list[float] = []
    open_chances: list[list[float]] = []
    for land in range(LANDS):
        holder = t.holders[land]
        if holder != NOBODY_YET and not points:
            lands[holder] += 1.0
            chances.append(1.0 if holder == 0 else 0.0)
            continue
        if players == 2:
            there = LANDS + land
            chance = duel(t, land, armies[land], sizes[land], there, armies[there], sizes[there],
                          means, variances)  # fmt: skip
            lands[0] += chance
            lands[1] += 1.0 - chance
            chances.append(chance)
            continue
        shares = [0.0 if points else 1.0] * players
        for one in range(players):
            at = one * LANDS + land
            for other in range(one + 1, players):
                there = other * LANDS + land
                chance = duel(t, at, armies[at], sizes[at], there, armies[there], sizes[there],
                              means, variances)  # fmt: skip
                if points:
                    shares[one] += chance
                    shares[other] += 1.0 - chance
                else:
                    shares[one] *= chance
                    shares[other] *= 1.0 - chance
        whole = 1.0 if points else sum(shares) or 1.0
        for seat in range(players):
            shares[seat] /= whole
            lands[seat] += shares[seat]
        open_chances.append(shares)
    if points:
        return lands, [0.0] * players
    if players == 2:
        odds = _majority(chances)
        return lands, [odds, -odds]
    return lands, [log(max(chance, LEAST)) for chance in most(t, open_chances)]


def _hold(
    t: Kingdoms,
    seat: int,
    land: int,
    army: int,
    size: int,
    means: list[float],
    variances: list[float],
) -> float:
    """The chance of a land with this army in the own sector; for points, per rival added up."""
    if not t.points and t.holders[land] != NOBODY_YET:
        return 1.0 if t.holders[land] == seat else 0.0
    sector = seat * LANDS + land
    product, total = 1.0, 0.0
    for other in range(land, t.players * LANDS, LANDS):
        if other != sector:
            rival, rival_size = t.armies[other], len(t.sectors[other])
            chance = duel(t, sector, army, size, other, rival, rival_size, means, variances)
            product *= chance
            total += chance
    return total if t.points else product


def _pivotal(chances: list[float], land: int) -> float:
    """The chance that a land will be the third win: two of the other four."""
    none, one, two = 1.0, 0.0, 0.0
    for other in range(LANDS):
        if other != land:
            chance = chances[other]
            lost = 1.0 - chance
            two = two * lost + one * chance
            one = one * lost + none * chance
            none *= lost
    return two


def duel(
    t: Kingdoms,
    sector: int,
    army: int,
    size: int,
    other: int,
    rival: int,
    rival_size: int,
    means: list[float],
    variances: list[float],
) -> float:
    """The chance that one sector's army will be better than another's in the end."""
    if out_of_reach(t.filled, sector, army, size, other, rival, rival_size):
        return 1.0
    if out_of_reach(t.filled, other, rival, rival_size, sector, army, size):
        return 0.0
    at, there = size * ARMIES + army, rival_size * ARMIES + rival
    spread = sqrt(variances[at] + variances[there]) + 1.0
    # The logistic curve with 1.7 is close to the normal one, and cheaper.
    return 1.0 / (1.0 + exp(-1.7 * (means[at] - means[there]) / spread))


def _majority(chances: list[float]) -> float:
    """The chance of three lands of five, as log odds."""
    wins = [1.0, 0.0, 0.0]  # the chance of none, one and two
    for chance in chances:
        lost = 1.0 - chance
        wins = [
            wins[0] * lost,
            wins[1] * lost + wins[0] * chance,
            wins[2] * lost + wins[1] * chance,
        ]
    most = min(max(1.0 - wins[0] - wins[1] - wins[2], 0.002), 0.998)
    return log(most / (1.0 - most))


class Division:
    """All ways to divide the lands among so many players, as counts by seat, land by land."""

    __slots__ = ("ahead", "numbers", "steps")

    numbers: list[dict[tuple[int, ...], int]]  # [lands]: each way, numbered
    steps: list[list[int]]  # [lands][way × players + seat]: where one land more leads to
    ahead: list[list[int]]  # [way, all lands divided]: the seats with most

    def __init__(self, players: int) -> None:
        self.numbers = [{(0,) * players: 0}]
        self.steps = []
        for _ in range(LANDS):
            after: dict[tuple[int, ...], int] = {}
            step = []
            for way in self.numbers[-1]:
                for seat in range(players):
                    more = (*way[:seat], way[seat] + 1, *way[seat + 1 :])
                    step.append(after.setdefault(more, len(after)))
            self.numbers.append(after)
            self.steps.append(step)
        self.ahead = [
            [seat for seat, count in enumerate(way) if count == max(way)]
            for way in self.numbers[LANDS]
        ]


DIVISIONS: Final = {players: Division(players) for players in (3, 4)}


def most(t: Kingdoms, chances: list[list[float]]) -> list[float]:
    """Each seat's chance of the most lands, given the seats' chances in each that is open (6).

    Ties go to the lower sum of markers: to whoever has won more, or earlier, by now (6a).
    """
    players = t.players
    division = DIVISIONS[players]
    claims, held = [0] * players, [0] * players
    for place, land in enumerate(t.order):
        claims[t.holders[land]] += LANDS - place
        held[t.holders[land]] += 1
    decided = len(t.order)
    ways = [0.0] * len(division.numbers[decided])
    ways[division.numbers[decided][tuple(held)]] = 1.0
    for shares in chances:
        step = division.steps[decided]
        decided += 1
        after = [0.0] * len(division.numbers[decided])
        for way, chance in enumerate(ways):
            if chance > 0.0:
                for seat in range(players):
                    after[step[way * players + seat]] += chance * shares[seat]
        ways = after
    most = [0.0] * players
    for way, ahead in enumerate(division.ahead):
        if len(ahead) > 1:
            claim = max([claims[seat] for seat in ahead])
            ahead = [seat for seat in ahead if claims[seat] == claim]
        for seat in ahead:
            most[seat] += ways[way] / len(ahead)
    return most


EVALUATION = KingdomsEvaluation
