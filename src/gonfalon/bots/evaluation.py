"""What a position is worth: each seat's chance to win, from a handful of features.

A game's own module in `evaluations` says what the features are. How much each counts is fitted to
games that bots have played (`gonfalon fit`) and kept beside it as data.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel.game import View, view
from gonfalon.kernel.table import Result, Table

Judgement = Callable[[View], list[float]]
"""The greedy bot's mind: one figure per option."""
Weights = dict[str, list[float]]
"""For each group of positions one weight per feature."""

NEVER: Final = -1000.0  # a judgement's figure for what is not to be chosen at all
FARTHEST: Final = 30.0  # beyond this the exponential says nothing more


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Chances by the features of each seat. One per opened edition and set-up."""

    names: ClassVar[tuple[str, ...]] = ()  # of the features
    weights: Weights
    judgement: Judgement

    def __init__(self, weights: Weights, judgement: Judgement) -> None:
        self.weights = weights
        self.judgement = judgement

    def figures(self, t: Table, seat: int) -> list[float]:
        """The greedy bot's figure for each option of a seat that is asked.

        Override it where the same can be had faster from a table: a simulation asks often, and in
        its own deal nothing is a secret.
        """
        return self.judgement(view(t.box.game, t, seat))

    def group(self, t: Table) -> str:
        """Positions of one group share their weights: a number of players, a part of the game."""
        raise NotImplementedError

    def quiet(self, t: Table) -> bool:
        """Is nothing going on whose outcome the features cannot see yet: an attack, a draft?

        Only such positions are evaluated, and only to them the weights are fitted.
        """
        return True

    def together(self, t: Table) -> bool:
        """Do all seats win and lose together?"""
        return False

    def features(self, t: Table) -> list[list[float]]:
        """Per seat one figure for each name; one row for all where they play together."""
        raise NotImplementedError

    def worth(self, t: Table, result: Result) -> list[float]:
        """What an end is worth to each seat: a victory that is shared counts in part."""
        best = result.ranks.count(1)
        share = 0.0 if not best else 1.0 if self.together(t) else 1.0 / best
        return [share if rank == 1 else 0.0 for rank in result.ranks]

    def chances(self, t: Table) -> list[float]:
        """Each seat's chance to win."""
        if t.result is not None:
            return self.worth(t, t.result)
        weights = self.weights[self.group(t)]
        rows = [dot(weights, row) for row in self.features(t)]
        if self.together(t):
            return [logistic(rows[0])] * t.players
        return softmax(rows)


def dot(weights: list[float], row: list[float]) -> float:
    """The weighted sum."""
    total = 0.0
    for at in range(len(weights)):
        total += weights[at] * row[at]
    return total


def logistic(x: float) -> float:
    """A figure as a chance."""
    return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, x))))


def softmax(rows: list[float]) -> list[float]:
    """Figures as chances that add up to one."""
    most = max(rows)
    powers = [exp(max(-FARTHEST, row - most)) for row in rows]
    whole = sum(powers)
    return [power / whole for power in powers]
