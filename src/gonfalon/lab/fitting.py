"""Weights for the evaluations, fitted to games that a bot has played against itself.

Now and then the bot chooses at random, so that positions come up which it would avoid. Of every
game some positions are kept with each seat's features and how the game ended. Newton's method then
finds the weights under which those ends are likeliest; a little ridge keeps them small where the
games say nothing. The same command gives the same weights; where the bot itself judges by weights,
it does if the file held the same before.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from itertools import product
from json import dumps
from math import log
from pathlib import Path
from random import Random

from gonfalon import bots
from gonfalon.bots.evaluation import Evaluation, dot, logistic, softmax
from gonfalon.bots.evaluations import judgement_of, module_of
from gonfalon.games import load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import Box, Game, Setup
from gonfalon.kernel.match import Match
from gonfalon.kernel.table import Table
from gonfalon.kernel.words import Trouble
from gonfalon.lab.pool import spread, stopped
from gonfalon.lab.simulate import bot_seed

STRAY = 0.1  # how often a bot chooses at random
POSITIONS = 24  # kept of a game, about
RIDGE = 2.0
STEPS = 12  # of Newton's method; it is there after six or so
SURE = 1e-6
LOT = 10  # games that a process plays at a time

Progress = Callable[[int], None]
"""Told how many games more are done."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is played to fit to; plain data, for another process."""

    game: str
    games: int  # at each kind of table
    seed: int
    bot: str = bots.SQUIRE
    players: tuple[int, ...] = ()  # none: every number

    @property
    def command(self) -> str:
        """The one that does it again."""
        words = f"gonfalon fit {self.game} --games {self.games} --seed {self.seed}"
        if self.bot != bots.SQUIRE:
            words += f" --bot {self.bot}"
        if self.players:
            words += f" --players {','.join(map(str, self.players))}"
        return words


@dataclass(slots=True)
class Sample:
    """A position and how its game ended."""

    rows: list[list[float]]  # features, by seat; one row where all win together
    ends: list[float]  # what the end was worth, by seat; or to all


@dataclass(slots=True)
class Fitted:
    """The weights of one group of positions."""

    group: str
    weights: list[float]
    positions: int
    loss: float  # surprise per position in the end; what a coin gives is `blind`
    blind: float


@dataclass(frozen=True, slots=True)
class Lot:
    """Some games at one kind of table; plain data, for another process."""

    order: Order
    table: int  # of `setups`
    first: int  # number of the first game
    games: int


Standing = dict[str, tuple[dict[str, object], dict[str, float]]]
"""Of each group how it was fitted, and its weights."""

Kept = tuple[str, bool, Sample]
"""The group of a position, whether all win together there, and what was seen."""


def ready(order: Order) -> None:
    """Look for every trouble before the first game."""
    game = load(order.game)
    bots.level(order.bot)
    setups(order)
    if order.players or order.bot != bots.SQUIRE:  # then the weights that stand are needed
        standing(game)


def fit(order: Order, jobs: int, progress: Progress) -> list[Fitted]:
    """Play, and fit; the same whatever the number of processes."""
    lots = [
        Lot(order, table, first, min(LOT, order.games - first))
        for table in range(len(setups(order)))
        for first in range(0, order.games, LOT)
    ]
    parts: list[list[Kept]] = [[] for _ in lots]
    with closing(spread(play_lot, lots, jobs)) as done:
        for number, part in done:
            parts[number] = part
            progress(lots[number].games)
    together: dict[str, bool] = {}
    samples: dict[str, list[Sample]] = {}
    for part in parts:
        for group, shared, sample in part:
            together[group] = shared
            samples.setdefault(group, []).append(sample)
    return [fitted(group, samples[group], together[group]) for group in sorted(samples)]


def play_lot(lot: Lot) -> list[Kept]:
    """Play its games in this process and keep positions of each."""
    game = load(lot.order.game)
    evaluation: Evaluation = module_of(game).EVALUATION({}, judgement_of(game))
    box, setup = game.open(), setups(lot.order)[lot.table]
    kept: list[Kept] = []
    for number in range(lot.first, lot.first + lot.games):
        if stopped():
            break
        kept += _play(evaluation, box, setup, lot.order, number)
    return kept


def setups(order: Order) -> list[Setup]:
    """Every number of players with every option."""
    game = load(order.game)
    ways = product(*[[(option.key, value) for value in option.values] for option in game.options])
    agreed = [dict(way) for way in ways]
    counts = order.players or game.players
    return [game.agree(players, options) for players in counts for options in agreed]


def _play(evaluation: Evaluation, box: Box, setup: Setup, order: Order, number: int) -> list[Kept]:
    seed = order.seed
    match = Match(box, setup, seeded_chance(seed, number))
    seats = range(setup.players)
    players = [bots.make(order.bot, box.game, bot_seed(seed, number, seat)) for seat in seats]
    rng = Random(bot_seed(seed, number, -1))
    tables: list[Table] = []
    while not match.over:
        seat = match.asked[0]
        view = match.view(seat)
        if evaluation.quiet(match.table):
            tables.append(match.table.clone())
        if rng.random() < STRAY:
            match.choose(seat, rng.choice(view.options))
        else:
            match.choose(seat, players[seat].choose(view))
    ends = evaluation.chances(match.table)
    return [
        (
            evaluation.group(table),
            evaluation.together(table),
            Sample(evaluation.features(table), ends),
        )
        for table in rng.sample(tables, min(POSITIONS, len(tables)))
    ]


def fitted(group: str, samples: list[Sample], together: bool) -> Fitted:
    """The weights under which these samples are likeliest."""
    weights = [0.0] * len(samples[0].rows[0])
    blind = _loss(weights, samples, together)
    for _ in range(STEPS):
        step = solve(*_slopes(weights, samples, together))
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < SURE:
            break
    loss = _loss(weights, samples, together)
    return Fitted(group, weights, len(samples), loss, blind)


def _chances(weights: list[float], sample: Sample, together: bool) -> list[float]:
    sums = [dot(weights, row) for row in sample.rows]
    return [logistic(sums[0])] if together else softmax(sums)


def _slopes(weights: list[float], samples: list[Sample],
            together: bool) -> tuple[list[list[float]], list[float]]:  # fmt: skip
    """The curvature and the slope of the likelihood, ridge included."""
    size = range(len(weights))
    bend = [[RIDGE if one == other else 0.0 for other in size] for one in size]
    slope = [-RIDGE * weight for weight in weights]
    for sample in samples:
        chances = _chances(weights, sample, together)
        mean = [0.0] * len(weights)
        for row, chance, end in zip(sample.rows, chances, sample.ends, strict=False):
            part = chance * (1.0 - chance) if together else chance
            for one in size:
                figure = row[one]
                slope[one] += (end - chance) * figure
                mean[one] += chance * figure
                for other in range(one + 1):
                    bend[one][other] += part * figure * row[other]
        if not together:
            for one in size:
                for other in range(one + 1):
                    bend[one][other] -= mean[one] * mean[other]
    for one in size:
        for other in range(one):
            bend[other][one] = bend[one][other]
    return bend, slope


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            share = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= share * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum([rows[at][column] * found[column] for column in range(at + 1, size)])
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def _loss(weights: list[float], samples: list[Sample], together: bool) -> float:
    total = 0.0
    for sample in samples:
        chances = _chances(weights, sample, together)
        if together:
            end, chance = sample.ends[0], chances[0]
            total -= end * log(chance) + (1.0 - end) * log(1.0 - chance)
        else:
            total -= sum([end * log(max(chance, SURE)) for end, chance in
                          zip(sample.ends, chances, strict=True) if end])  # fmt: skip
    return total / len(samples)


def written(order: Order, found: list[Fitted]) -> str:
    """The weights as a file that says how they were made; other tables keep theirs."""
    game = load(order.game)
    names = module_of(game).EVALUATION.names
    parts = standing(game) if order.players else {}
    for part in found:
        about = {"made": order.command, "positions": part.positions,
                 "surprise": part.loss, "blind": part.blind}  # fmt: skip
        parts[part.group] = (about, dict(zip(names, part.weights, strict=True)))
    lines = [
        "# How much each feature counts, by group of positions, and how that was found.",
        "# Not written by hand.",
        f"rules_version = {game.rules_version}",
    ]
    for group, (about, weights) in sorted(parts.items()):
        lines += ["", f'[fitted."{group}"]', *_lines(about)]
        lines += ["", f'[weights."{group}"]', *_lines(weights)]
    text = "\n".join(lines) + "\n"
    tomllib.loads(text)
    return text


def _lines(row: Mapping[str, object]) -> list[str]:
    """A row as TOML."""
    told = {
        key: f"{value:.4f}" if isinstance(value, float) else dumps(value)
        for key, value in row.items()
    }
    keys = [key if key.isidentifier() else dumps(key) for key in told]
    return [f"{key} = {value}" for key, value in zip(keys, told.values(), strict=True)]


def standing(game: Game) -> Standing:
    """What the game's file holds, if it is about the features of today."""
    file = tomllib.loads(file_of(game).read_text("utf-8"))
    parts: Standing = {
        group: (file["fitted"][group], weights) for group, weights in file["weights"].items()
    }
    names = set(module_of(game).EVALUATION.names)
    if any(weights.keys() != names for _, weights in parts.values()):
        raise Trouble("trouble-fit-features", game=game.id)
    return parts


def file_of(game: Game) -> Path:
    """Where the weights of a game lie in a checkout."""
    return Path(str(module_of(game).__file__)).with_name(f"{game.id.replace('-', '_')}.toml")
