"""Random play of our games, measured round by round, in seconds on the core.

As a program (`python -m gonfalon.lab.speed`) it measures one round per line that it reads, so that
another build of the rules can take turns with this one.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from random import Random
from statistics import harmonic_mean, median

from gonfalon import files
from gonfalon.bots.evaluations import evaluation_of
from gonfalon.bots.ismcts import Manner, Search
from gonfalon.games import IDS, load
from gonfalon.kernel import table as clockwork
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import Game, view
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import NATURE, OVER
from gonfalon.kernel.table import Table, asked, options_of, resume
from gonfalon.lab.peers import Played, Player
from gonfalon.parts.playouts import playout, random_outcome

ROUND = 0.25  # seconds on the core
REFERENCE = "kingdoms-of-crusaders"  # whose replay is measured, and which has targets of its own
CLONES = 2000
SIMULATIONS = 500  # of one search


@dataclass(slots=True)
class Speed:
    """Figures of one thing, by round."""

    name: str
    decisions: list[float] = field(default_factory=list)  # of seats, per second
    steps: list[float] = field(default_factory=list)  # with chance, per second

    def measure(self, play: Player) -> None:
        """One round."""
        decisions = steps = 0
        began = time.process_time()
        while (seconds := time.process_time() - began) < ROUND:
            more, all_of_them = play()
            decisions += more
            steps += all_of_them
        self.decisions.append(decisions / seconds)
        self.steps.append(steps / seconds)

    def row(self) -> dict[str, object]:
        """The median counts; the best round is there for comparison."""
        return {
            "name": self.name,
            "decisions_per_second": round(median(self.decisions)),
            "best_decisions_per_second": round(max(self.decisions)),
            "steps_per_second": round(median(self.steps)),
        }


@dataclass(slots=True)
class Ours:
    """Everything we measure of our own games, by round."""

    plays: list[Speed]
    clones: dict[str, list[float]] = field(default_factory=dict)  # seconds, by game
    replay: list[float] = field(default_factory=list)  # entries per second
    search: list[float] = field(default_factory=list)  # simulations per second
    compiled: bool = False

    def whole(self, game: str) -> list[float]:
        """Decisions per second, by round, if equally many are made at each table of a game."""
        tables = [speed.decisions for speed in self.plays if speed.name.startswith(f"{game}, ")]
        return [harmonic_mean(figures) for figures in zip(*tables, strict=True)]


class Stand:
    """Our games, ready to be measured."""

    def __init__(self) -> None:
        tables = [(load(name), players) for name in IDS for players in load(name).players]
        self.players = [random_play(game, players) for game, players in tables]
        self.middles = {name: middle(load(name)) for name in IDS}
        self.file = finished(load(REFERENCE))
        self.ours = Ours(
            [Speed(f"{game.id}, {players} players") for game, players in tables],
            {name: [] for name in IDS},
        )
        self.ours.compiled = not str(clockwork.__file__).endswith(".py")

    def round(self) -> None:
        """Measure everything once."""
        for speed, play in zip(self.ours.plays, self.players, strict=True):
            speed.measure(play)
        for name, table in self.middles.items():
            began = time.process_time()
            for _ in range(CLONES):
                table.clone()
            self.ours.clones[name].append((time.process_time() - began) / CLONES)
        self.ours.replay.append(self._replay())
        self.ours.search.append(self._search())

    def _replay(self) -> float:
        """Entries per second, from the bytes of a finished game to its last table."""
        entries, game = 0, load(REFERENCE)
        began = time.process_time()
        while (seconds := time.process_time() - began) < ROUND:
            entries += len(files.replayed(game, files.read(self.file)).log)
        return entries / seconds

    def _search(self) -> float:
        """Simulations per second, evaluated at the first new node, in the middle of a game.

        That is the search itself. Levels play on as squires before they evaluate, which costs as
        much as the squire does.
        """
        game = load(REFERENCE)
        manner = Manner(SIMULATIONS)
        table = self.middles[REFERENCE]
        seen = view(game, table, asked(table)[0])
        simulations, seed = 0, 0
        began = time.process_time()
        while (seconds := time.process_time() - began) < ROUND:
            search = Search(seen, evaluation_of(game), manner, seed)
            search.run()
            simulations += search.simulations
            seed += 1
        return simulations / seconds


def random_play(game: Game, players: int) -> Player:
    """Whole games with all their options made, as `playout` runs them."""
    start = game.set_up(game.open(), game.agree(players))
    rand = Random(1).random
    per_decision = steps_per_decision(start)

    def play() -> Played:
        decisions = playout(start.clone(), rand)
        return decisions, round(decisions * per_decision)

    return play


def steps_per_decision(start: Table) -> float:
    """`playout` counts decisions only; a hundred games walked by hand tell what chance adds."""
    rand = Random(2).random
    decisions = steps = 0
    for _ in range(100):
        t = start.clone()
        while t.signal != OVER:
            steps += 1
            decisions += random_step(t, rand)
    return steps / decisions


def random_step(t: Table, rand: Callable[[], float]) -> int:
    """A seat decides or nature does; 1 if it was a seat."""
    seats = asked(t)
    if not seats:
        resume(t, NATURE, random_outcome(t, rand))
        return 0
    options = options_of(t, seats[0])
    resume(t, seats[0], options[int(rand() * len(options))])
    return 1


def middle(game: Game) -> Table:
    """The smallest table halfway through a random game, with its pieces about and a seat asked."""
    t = game.set_up(game.open(), game.agree(game.players[0]))
    whole, rand, decisions = t.clone(), Random(3).random, 0
    while whole.signal != OVER:
        decisions += random_step(whole, rand)
    left = decisions // 2
    rand = Random(3).random  # the same game again, which therefore gets there
    while left or not asked(t):  # somebody has to be asked: search begins here too
        left -= random_step(t, rand)
    return t


def finished(game: Game) -> bytes:
    """A finished game's file."""
    match = Match(game.open(), game.agree(game.players[0]), seeded_chance(1, 2))
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, match.view(seat).options[-1])
    return files.write(files.filed(match, ["seat"] * match.setup.players))


if __name__ == "__main__":
    stand = Stand()
    for _ in sys.stdin:
        stand.round()
        print(flush=True)
    print(json.dumps(asdict(stand.ours)), flush=True)
