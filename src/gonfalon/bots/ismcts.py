"""Information-set tree search: what is best, given all that this seat does not know.

Every simulation deals anew what the view leaves open (`determinize`), walks down the tree, plays a
few decisions more and asks the game's evaluation for each seat's chance to win. The tree is the
multiple-observer kind (MO-ISMCTS, Cowling, Powley and Whitehouse 2012): a node is what the seat to
move has *seen* the seats choose since the root, so no seat's choice can depend on what it does not
know: a rival's draft in a sealed decision, a card laid face down, or which of the deals this is.
Dice and cards drawn tell no nodes apart: what they did shows in what is offered, and a tree that
parted at every roll would never get beyond the first.

Not every option is offered in every deal, so an option is weighed against how often it *could* have
been chosen. Each seat maximises its own chance (max^n); against the automaton of a game for one or
two all seats share theirs. Which options are tried first comes from the greedy bot's figures, by
rank: poor ones are looked into only when there is time, which keeps long lists short.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from gonfalon.bots.evaluation import NEVER, Evaluation
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Game, View
from gonfalon.kernel.signals import ASK, NATURE, OVER, SEAL
from gonfalon.kernel.table import Table, resume
from gonfalon.parts.playouts import playout, random_outcome

Cancelled = Callable[[], bool]

NEXT_BEST: Final = 0.6  # how likely the next best option is the right one, against the one before
ANY: Final = 0.1  # the share of trust that all options have alike
SPREAD: Final = 0.3  # of a simulation's outcome, until some are known
RESTLESS: Final = 60  # decisions after which things are evaluated though they are not quiet
OUT: Final = -1.0  # the trust in an option that is never chosen
KNOWN: Final = 16  # simulations after which the spread is taken from them


@dataclass(frozen=True, slots=True)
class Manner:
    """How to search: how much, and what a simulation is made of."""

    simulations: int
    seconds: float = 0.0  # stop after these, too; 0: never
    ripe: int = 1  # times that a simulation plays on at a node before its options are looked into
    greedy: int = 0  # decisions per seat that a simulation goes on as the greedy bot would …
    random: int = 0  # … and decisions at random after them, before it is evaluated
    curiosity: float = 2.0


Manners = dict[int, Manner]
"""By the number of players: how a level searches."""


class Arm:
    """One option at a node."""

    __slots__ = ("offered", "total", "trust", "visits")

    offered: int  # how often it could be chosen
    visits: int  # how often it was
    total: float  # what that was worth to the seat, added up
    trust: float  # before anything is known of it

    def __init__(self, trust: float) -> None:
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.trust = trust


class Node:
    """What a seat knows when it has to decide."""

    __slots__ = ("arms", "met", "ranked", "total", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.met = 0  # how often a simulation came here before it was ripe
        self.visits = 0
        self.total = 0.0
        self.ranked = False  # the greedy bot was asked


@dataclass(frozen=True, slots=True)
class Found:
    """What the search thinks of one option."""

    choice: Choice
    visits: int
    value: float  # the seat's chance to win, if it chooses this


class Search:
    """A search from one view. `run` it, then ask what was `found`."""

    __slots__ = ("_curiosity", "_evaluation", "_game", "_manner", "_mean", "_met",
                 "_nodes", "_path", "_rand", "_rng", "_root", "_seats", "_seed", "_square",
                 "_view", "simulations")  # fmt: skip

    def __init__(self, view: View, evaluation: Evaluation, manner: Manner, seed: int) -> None:
        self._view = view
        self._game: Game = view.box.game
        self._manner = manner
        self._evaluation = evaluation
        self._seed = seed << 32  # so that two searches share no deals
        self._rng = Random(seed)
        self._rand: Callable[[], float] = self._rng.random
        self._root = Node()
        self._nodes: dict[int, Node] = {}
        self._met: list[Node] = []
        self._path: list[Arm] = []
        self._seats: list[int] = []
        self._curiosity = 0.0
        self._mean = 0.0
        self._square = 0.0
        self.simulations = 0

    def run(self, cancelled: Cancelled | None = None) -> None:
        """Simulate until it is enough, or until somebody says so."""
        manner = self._manner
        if len(self._view.options) == 1:
            return
        self._trust(self._root, self._evaluation.judgement(self._view), self._view.options)
        if len([arm for arm in self._root.arms.values() if arm.trust > OUT]) == 1:
            return
        end = time.monotonic() + manner.seconds if manner.seconds else 0.0
        while self.simulations < manner.simulations:
            if cancelled is not None and cancelled():
                return
            if end and time.monotonic() >= end:
                return
            self._simulate()
            self.simulations += 1
            if self.simulations % 32 == 0 and self._decided(manner.simulations):
                return

    def found(self) -> list[Found]:
        """All options, the best one first: the one that was looked into most."""
        arms = self._root.arms
        rows = []
        for choice in self._view.options:
            arm = arms.get(choice.id)
            if arm is None or not arm.visits:
                rows.append(Found(choice, 0, 0.0))
            else:
                rows.append(Found(choice, arm.visits, arm.total / arm.visits))
        if self.simulations:
            rows.sort(key=lambda row: (-row.visits, -row.value))
        elif arms:  # there was no time: as the greedy bot would
            rows.sort(key=lambda row: -arms[row.choice.id].trust)
        return rows

    def _decided(self, most: int) -> bool:
        """Can no other option catch up any more?"""
        first = second = 0
        for arm in self._root.arms.values():
            if arm.visits > first:
                first, second = arm.visits, first
            elif arm.visits > second:
                second = arm.visits
        return first - second > most - self.simulations

    # One simulation

    def _simulate(self) -> None:
        """Choose, then deal: the n-th trial of every option meets the same deal and luck.

        So options differ by what they are worth, and not by who was lucky.
        """
        self._curiosity = self._manner.curiosity * self._spread()
        self._met = []
        self._path = []
        self._seats = []
        seat = self._view.seat
        choice = self._select(self._root, seat, self._view.options)
        self._rng.seed(self._seed + self._path[0].visits)
        t = self._game.determinize(self._view, self._rng)
        known = [0] * t.players  # each seat's own story since the root, as a number
        _hear(known, t, seat, choice)
        resume(t, seat, choice)
        values = self._walk(t, known)
        value = values[self._view.seat]
        self._mean += value
        self._square += value * value
        for at, seat in enumerate(self._seats):
            value = values[seat]
            self._met[at].total += value
            arm = self._path[at]
            arm.visits += 1
            arm.total += value

    def _walk(self, t: Table, known: list[int]) -> list[float]:
        """Down the tree to something new, and on from there; each seat's chance in the end."""
        while t.signal != OVER:
            if t.seat == NATURE:
                resume(t, NATURE, random_outcome(t, self._rand))
                continue
            seat, options = _asked(t)
            if len(options) == 1:
                resume(t, seat, options[0])
                continue
            key = hash((known[seat], seat))
            node = self._nodes.get(key)
            if node is None:
                node = self._nodes[key] = Node()
            if node.met < self._manner.ripe:
                node.met += 1
                return self._judge(t)
            if not node.ranked:
                self._trust(node, self._evaluation.figures(t, seat), options)
            choice = self._select(node, seat, options)
            _hear(known, t, seat, choice)
            resume(t, seat, choice)
        return self._evaluation.chances(t)

    def _select(self, node: Node, seat: int, options: tuple[Choice, ...]) -> Choice:
        """The option with the best upper bound, and a note that all could be chosen."""
        node.visits += 1
        arms = node.arms
        curiosity = self._curiosity
        usual = node.total / (node.visits - 1) if node.visits > 1 else 0.5
        even = 1.0 / len(options)
        best = -1.0
        chosen = options[0]
        chosen_arm: Arm | None = None
        for choice in options:
            arm = arms.get(choice.id)
            if arm is None:
                arm = arms[choice.id] = Arm(even)
            elif arm.trust <= OUT:
                continue
            arm.offered += 1
            visits = arm.visits
            score = arm.total / visits if visits else usual
            score += curiosity * arm.trust * sqrt(arm.offered) / (1 + visits)
            if score > best:
                best, chosen, chosen_arm = score, choice, arm
        if chosen_arm is None:  # this deal offers nothing but what is left out
            chosen_arm = arms[chosen.id]
        self._met.append(node)
        self._path.append(chosen_arm)
        self._seats.append(seat)
        return chosen

    def _spread(self) -> float:
        """How far the outcomes lie apart: curiosity is measured by it."""
        count = self.simulations
        if count < KNOWN:
            return SPREAD
        mean = self._mean / count
        return sqrt(max(self._square / count - mean * mean, 1e-6))

    def _trust(self, node: Node, figures: list[float], options: tuple[Choice, ...]) -> None:
        """Rank the options as the greedy bot does.

        What it would never choose is left out: taking back a draft leads nowhere, and a search
        that sees no difference between two drafts would go to and fro between them for ever.
        """
        node.ranked = True
        best = max(figures)
        order = sorted(range(len(figures)), key=lambda at: -figures[at])
        share, rank, last = 0.0, 0, 0.0
        even = ANY / len(figures)
        for place, at in enumerate(order):
            if place == 0 or figures[at] < last:
                rank, last = place, figures[at]
                share = (1.0 - ANY) * (1.0 - NEXT_BEST) * NEXT_BEST**rank
            number = options[at].id
            trust = OUT if figures[at] <= NEVER < best else share + even
            arm = node.arms.get(number)
            if arm is None:
                node.arms[number] = Arm(trust)
            else:
                arm.trust = trust

    def _judge(self, t: Table) -> list[float]:
        """Play on for a while and until things are quiet, then evaluate."""
        manner, evaluation = self._manner, self._evaluation
        left = manner.greedy * t.players
        while t.signal != OVER:
            if t.seat == NATURE:
                resume(t, NATURE, random_outcome(t, self._rand))
                continue
            seat, options = _asked(t)
            if len(options) == 1:
                resume(t, seat, options[0])
                continue
            if left <= 0 and (evaluation.quiet(t) or left <= -RESTLESS):
                break
            left -= 1
            resume(t, seat, options[_best(evaluation.figures(t, seat), self._rand)])
        if manner.random:
            playout(t, self._rand, manner.random)
        return evaluation.chances(t)


def _asked(t: Table) -> tuple[int, tuple[Choice, ...]]:
    """Who decides next, and among what; in a sealed decision seat after seat."""
    if t.signal == ASK:
        return t.seat, t.options
    for lane in t.lanes:
        if not lane.ready:
            return lane.seat, lane.options
    raise AssertionError("nobody is asked")


def _hear(known: list[int], t: Table, seat: int, choice: Choice) -> None:
    """Everybody learns how a choice looks; of one in a sealed decision only the seat itself."""
    for other, story in enumerate(known):
        if other == seat:
            known[other] = hash((story, choice.id))
        elif t.signal != SEAL:
            known[other] = hash((story, choice.looks))


def _best(figures: list[float], rand: Callable[[], float]) -> int:
    """Where the greatest figure stands; equal ones by lot."""
    best = max(figures)
    equal = [at for at, figure in enumerate(figures) if figure == best]
    return equal[int(rand() * float(len(equal)))] if len(equal) > 1 else equal[0]
