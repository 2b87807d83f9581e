"""A finished game looked at again: who stood how, what turned it, and what was luck.

The curve is each seat's chance to win as it could judge it then, from its own view. What changed it
is measured on the table as it really was: a decision by what it promised before chance answered,
luck by how far the answer was from that. For each seat both add up to the way from the first
position to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from gonfalon.bots import MARSHAL, look_ahead, manners_of
from gonfalon.bots.evaluation import Evaluation
from gonfalon.bots.evaluations import evaluation_of
from gonfalon.bots.ismcts import Cancelled, Found
from gonfalon.kernel.game import Box, Setup, View
from gonfalon.kernel.match import Entry, Match, follow, replay
from gonfalon.kernel.signals import NATURE, OVER
from gonfalon.kernel.table import Table, resume
from gonfalon.parts.playouts import random_outcome

DEALS: Final = 8  # ways to deal what a seat did not know
FATES: Final = 16  # ways in which chance could have answered
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Moment:
    """Somebody has to decide, or the game is over."""

    entry: int  # how many entries of the log lie before it
    known: tuple[float, ...]  # each seat's chance, from what it knew
    true: tuple[float, ...]  # each seat's chance with all cards open


@dataclass(frozen=True, slots=True)
class Turn:
    """What changed from one moment to the next."""

    entry: int  # the number of the log's entry, from 1
    after: int  # the entry of the moment that it led to
    seat: int  # who decided; NOBODY: the deal before the first decision
    say: str
    decision: tuple[float, ...]  # by seat: what the choice changed
    luck: tuple[float, ...]  # by seat: what chance made of it

    def change(self) -> tuple[int, float]:
        """The seat for which it changed most, and how much that was, up or down."""
        sizes = [abs(a + b) for a, b in zip(self.decision, self.luck, strict=True)]
        most = max(sizes)
        return sizes.index(most), most


@dataclass(frozen=True, slots=True)
class Review:
    """The whole game."""

    moments: tuple[Moment, ...]
    turns: tuple[Turn, ...]

    def swings(self, count: int) -> list[Turn]:
        """The turns that changed most for somebody, in the order of the game."""
        most = sorted(self.turns, key=lambda turn: (-turn.change()[1], turn.entry))[:count]
        return sorted(most, key=lambda turn: turn.entry)

    def luck(self, seat: int) -> float:
        """All that chance did for a seat."""
        return sum([turn.luck[seat] for turn in self.turns])

    def own(self, seat: int) -> float:
        """All that a seat's own decisions did for it."""
        return sum([turn.decision[seat] for turn in self.turns if turn.seat == seat])

    def others(self, seat: int) -> float:
        """All that the decisions of others did for a seat."""
        return sum([turn.decision[seat] for turn in self.turns if turn.seat != seat])


def review(
    box: Box, setup: Setup, log: Iterable[Entry], start: bytes | None = None, seed: int = 1
) -> Review:
    """Play a log again and judge every moment of it. What was taken back does not count."""
    whole = replay(box, setup, log, start)
    entries = [whole.log[index] for index in whole.live]
    return _Reviewer(Match(box, setup, None, start), seed).through(entries, whole.live)


class _Reviewer:
    def __init__(self, match: Match, seed: int) -> None:
        self.evaluation: Evaluation = evaluation_of(match.game)
        self.match = match
        self.rng = Random(seed)
        self.moments: list[Moment] = []
        self.turns: list[Turn] = []

    def through(self, entries: list[Entry], numbers: list[int]) -> Review:
        before = expected = self._expected(self.match.table)
        seat, say, number = NOBODY, "", 0
        if self.match.asked:
            before = expected = self._moment(0)
        for at, _ in enumerate(follow(self.match, entries)):
            who, text = entries[at]
            table = self.match.table
            if who != NATURE:
                seat, say, number = who, text, numbers[at] + 1
                expected = self._expected(table)
            if table.signal == OVER or self.match.asked:
                after = self._moment(numbers[at] + 1)
                changes = _change(before, expected), _change(expected, after)
                self.turns.append(Turn(number, numbers[at] + 1, seat, say, *changes))
                before = after
        return Review(tuple(self.moments), tuple(self.turns))

    def _moment(self, entry: int) -> tuple[float, ...]:
        true = tuple(self.evaluation.chances(self.match.table))
        known = true
        if not self.match.over:
            seats = range(self.match.setup.players)
            known = tuple([self._known(self.match.view(seat)) for seat in seats])
        self.moments.append(Moment(entry, known, true))
        return true

    def _known(self, view: View) -> float:
        """A seat's own chance as it could judge it."""
        game = view.box.game
        tables = [game.determinize(view, self.rng) for _ in range(DEALS)]
        return sum([self.evaluation.chances(table)[view.seat] for table in tables]) / DEALS

    def _expected(self, table: Table) -> tuple[float, ...]:
        """Each seat's chance before chance answers."""
        if table.seat != NATURE or table.signal == OVER:
            return tuple(self.evaluation.chances(table))
        total = [0.0] * table.players
        for _ in range(FATES):
            fate = table.clone()
            while fate.signal != OVER and fate.seat == NATURE:
                resume(fate, NATURE, random_outcome(fate, self.rng.random))
            for seat, chance in enumerate(self.evaluation.chances(fate)):
                total[seat] += chance / FATES
        return tuple(total)


def _change(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    return tuple([b - a for a, b in zip(one, other, strict=True)])


@dataclass(frozen=True, slots=True)
class Hint:
    """What a marshal would do with this view, and what it thinks of the rest."""

    best: Found
    others: tuple[Found, ...]  # the next best, looked into at all
    looks: int  # how often it looked ahead; 0: there was nothing to choose


def hint(view: View, seed: int = 1, count: int = 3, cancelled: Cancelled | None = None) -> Hint:
    """Advice from a view alone: the best choice, and the alternatives with their values."""
    manner = manners_of(view.box.game, MARSHAL)[view.setup.players]
    found = look_ahead(view, manner, seed, cancelled)
    others = [row for row in found[1:] if row.visits]
    return Hint(found[0], tuple(others[:count]), sum([row.visits for row in found]))
