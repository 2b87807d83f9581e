"""Dice and draws against expectation: was a game's chance as chance should be?

Every outcome ever given counts, also of what was taken back later. Each outcome has its own pool,
so what is expected is summed over them, and so is the covariance. The statistic
(seen - expected)ᵀ V⁻¹ (seen - expected) is then distributed like chi-square, also for cards that
are drawn without putting them back. For dice it is Pearson's.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from gonfalon.kernel.match import Entry, Match, follow
from gonfalon.kernel.signals import DRAW, NATURE, ROLL
from gonfalon.kernel.table import Table

ENOUGH: Final = 5.0  # values expected less often are judged together with their neighbours
FADED: Final = 1e-9  # a variance that is none


class Value(msgspec.Struct):
    """One face or card: how often it came, and how often it should have."""

    value: int
    name: str
    seen: int
    expected: float


class Luck(msgspec.Struct):
    """One kind of chance in a game. No verdict where there is too little to judge."""

    kind: str
    way: str
    count: int
    values: list[Value]
    chi2: float | None
    df: int | None
    p: float | None


class _Tally:
    """What was seen and what was to be expected of one kind."""

    def __init__(self, way: str) -> None:
        self.way = way
        self.count = 0
        self.seen: Counter[int] = Counter()
        self.expected: Counter[int] = Counter()
        self.pools: list[tuple[dict[int, float], float]] = []  # shares, and weight of the variance

    def add(self, t: Table, text: str) -> None:
        """One outcome, before the table takes it."""
        values = [int(word) for word in text.split()]
        size, number = len(t.pool), len(values)
        shares = {value: count / size for value, count in Counter(t.pool).items()}
        self.count += number
        self.seen.update(values)
        for value, share in shares.items():
            self.expected[value] += number * share  # type: ignore[assignment]
        back = t.signal == ROLL or size == 1
        self.pools.append((shares, number * (1.0 if back else (size - number) / (size - 1))))


def luck(match: Match, entries: Iterable[Entry]) -> list[Luck]:
    """Of a whole log, played on an empty match."""
    tallies: dict[tuple[str, str], _Tally] = {}
    entries = list(entries)
    walk = follow(match, entries)
    for seat, text in entries:
        if seat == NATURE:
            t = match.table
            way = "roll" if t.signal == ROLL else "draw" if t.signal == DRAW else "deal"
            tallies.setdefault((t.kind, way), _Tally(way)).add(t, text)
        next(walk)
    name = match.game.outcome_name
    return [
        Luck(kind, way, tally.count,
             [Value(value, name(match.box, kind, value), tally.seen[value],
                    round(tally.expected[value], 3)) for value in sorted(tally.expected)],
             *_judged(tally))
        for (kind, way), tally in tallies.items()
    ]  # fmt: skip


def _judged(tally: _Tally) -> tuple[float | None, int | None, float | None]:
    """The statistic, its degrees of freedom, and how often fair chance is at least as odd."""
    groups = _groups(tally.expected)
    size = len(groups)
    if size < 2:
        return None, None, None
    of = {value: n for n, group in enumerate(groups) for value in group}
    off = [0.0] * size
    for value, n in of.items():
        off[n] += tally.seen[value] - tally.expected[value]
    spread = [[0.0] * size for _ in range(size)]
    for shares, weight in tally.pools:
        share = [0.0] * size
        for value, part in shares.items():
            share[of[value]] += part
        for i in range(size):
            spread[i][i] += weight * share[i]
            for j in range(size):
                spread[i][j] -= weight * share[i] * share[j]
    chi2, df = _distance(off, spread)
    return (round(chi2, 3), df, round(tail(chi2, df), 4)) if df else (None, None, None)


def _groups(expected: Counter[int]) -> list[list[int]]:
    """Neighbours together until each group is expected often enough."""
    groups: list[list[int]] = []
    most = 0.0
    for value in sorted(expected):
        if not groups or most >= ENOUGH:
            groups.append([])
            most = 0.0
        groups[-1].append(value)
        most += expected[value]
    if len(groups) > 1 and most < ENOUGH:
        groups[-2].extend(groups.pop())
    return groups if sum(expected.values()) >= 2 * ENOUGH else []


def _distance(off: list[float], spread: list[list[float]]) -> tuple[float, int]:
    """offᵀ spread⁻¹ off by elimination, and the rank: what cannot vary is left out."""
    off, spread = off.copy(), [row.copy() for row in spread]
    total, rank = 0.0, 0
    for i, row in enumerate(spread):
        if row[i] < FADED:
            continue
        total += off[i] ** 2 / row[i]
        rank += 1
        for j in range(i + 1, len(off)):
            factor = spread[j][i] / row[i]
            off[j] -= factor * off[i]
            for k in range(i, len(off)):
                spread[j][k] -= factor * row[k]
    return total, rank


def tail(chi2: float, df: int) -> float:
    """The chance that chi-square with `df` degrees of freedom is at least this large."""
    half = chi2 / 2
    if df % 2:
        total, term = math.erfc(math.sqrt(half)), math.sqrt(half / math.pi) * 2 * math.exp(-half)
        first = 1.5
    else:
        total, term, first = 0.0, math.exp(-half), 1.0
    for n in range(df // 2):
        total += term
        term *= half / (first + n)
    return min(1.0, total)
