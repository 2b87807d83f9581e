"""How sure a figure is: intervals, and tests of whether two figures differ."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, sqrt
from statistics import NormalDist, fmean, variance

LEVEL = 0.05


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true share 95 times of 100; good also near none and all."""
    share = wins / games
    middle = share + z * z / (2 * games)
    around = z * sqrt(max(0.0, share * (1 - share)) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - around) / whole), min(1.0, (middle + around) / whole)


def fisher(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """Two shares, Fisher's exact test: how likely a table as odd as this one is by chance.

    Two-sided: all tables with the same margins that are no likelier than the one found.
    """
    total, hits = games + other_games, wins + other_wins

    def log_chance(at: int) -> float:
        return _choose(games, at) + _choose(other_games, hits - at) - _choose(total, hits)

    found = log_chance(wins)
    tables = range(max(0, hits - other_games), min(games, hits) + 1)
    return min(1.0, sum([exp(one) for one in map(log_chance, tables) if one <= found + 1e-7]))


def _choose(n: int, k: int) -> float:
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)


def welch(ones: Sequence[float], others: Sequence[float]) -> float:
    """Two means, Welch's test with the normal distribution: meant for a hundred games or more."""
    if min(len(ones), len(others)) < 2:
        return 1.0
    spread = sqrt(variance(ones) / len(ones) + variance(others) / len(others))
    difference = abs(fmean(ones) - fmean(others))
    if spread == 0:
        return 1.0 if difference == 0 else 0.0
    return 2 * (1 - NormalDist().cdf(difference / spread))


def holm(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which differences are real when many are looked at: Holm's method.

    The chance that even one is called real by mistake stays below `level`.
    """
    verdicts = [False] * len(chances)
    for place, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        if chances[at] > level / (len(chances) - place):
            break
        verdicts[at] = True
    return verdicts
