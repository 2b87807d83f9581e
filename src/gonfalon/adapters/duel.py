"""One of our bots against OpenSpiel's own information-set search, with equal time per choice.

    python -m gonfalon.adapters.duel kingdoms-of-crusaders --games 20

The rival searches our game through the adapter. Whenever it is to choose, our bot is asked the same
question first; its answer is thrown away, and the rival gets the time that it took. The seats
rotate. Prints one JSON object; the same seed gives the same chance, but what a search finds in a
given time depends on the machine.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from gonfalon import bots
from gonfalon.adapters.openspiel import SpielState, name_of, resampler
from gonfalon.games import load, usual_players
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.signals import NATURE
from gonfalon.kernel.table import Table


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, stopped by the clock instead of by a number of simulations."""

    def __init__(self, game: Any, seed: int) -> None:
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        # Returns lie between −1 and 1; sets of actions may differ from world to world.
        super().__init__(game, evaluator, uct_c=1.4, max_simulations=1, random_state=rng,
                         allow_inconsistent_action_sets=True)  # fmt: skip
        self.set_resampler(resampler(seed))
        self.simulations = 0

    def choose(self, state: SpielState, seconds: float) -> int:
        """The most visited action after so many seconds, and one simulation at the least."""
        until = time.perf_counter() + seconds
        self.reset()
        actions: list[int] = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        self._root_node = self.create_new_node(state)
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
            if time.perf_counter() >= until:
                break
        visited = self._root_node.child_info
        return max(actions, key=lambda a: visited[a].visits if a in visited else 0)


@dataclass(slots=True)
class Score:
    """What a duel came to."""

    game: str
    bot: str
    players: int
    games: int = 0
    wins: float = 0.0  # of our bot, which has one seat
    rival_choices: int = 0
    rival_simulations: int = 0
    rival_seconds: float = 0.0


def duel(game_id: str, name: str, players: int, games: int, seed: int, first: int = 0) -> Score:
    """Our bot on one seat after the other, the rival on all the rest."""
    game = pyspiel.load_game(f"{name_of(game_id)}(players={players})")
    score = Score(game_id, name, players)
    for number in range(first, first + games):
        _one(game, name, number % players, seed, number, score)
    return score


def _one(game: Any, name: str, mine: int, seed: int, number: int, score: Score) -> None:
    state, chance = game.new_initial_state(), seeded_chance(seed, number)
    ours = bots.make(name, state.play.game, seed * 1000 + number)
    rival = TimedSearch(game, seed * 1000 + number)
    rolled = 0
    while not state.is_terminal():
        seat = state.current_player()
        if seat == NATURE:
            table: Table = state.play.table
            outcome = chance.outcome(table, rolled)
            rolled += 1
            for part in [outcome] if isinstance(outcome, int) else outcome:
                state.apply_action(part)
            continue
        began = time.perf_counter()
        choice = ours.choose(state.play.view(seat)).id
        seconds = time.perf_counter() - began
        if seat != mine:
            began = time.perf_counter()
            choice = rival.choose(state, seconds)
            score.rival_choices += 1
            score.rival_seconds += time.perf_counter() - began
        state.apply_action(choice)
    result = state.play.table.result
    score.games += 1
    score.wins += (result.ranks[mine] == 1) / result.ranks.count(1)
    score.rival_simulations += rival.simulations


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="python -m gonfalon.adapters.duel")
    parser.add_argument("game")
    parser.add_argument("--bot", default=bots.NAMES[-1])
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    asked = parser.parse_args()
    players = asked.players or usual_players(load(asked.game))
    score = duel(asked.game, asked.bot, players, asked.games, asked.seed, asked.first)
    print(json.dumps(asdict(score), indent=1))


if __name__ == "__main__":
    main()
