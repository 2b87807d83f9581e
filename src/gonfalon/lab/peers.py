"""Other programs of the field, driven as their own documentation does it, to measure beside ours.

They are development dependencies: where one is missing, its row says so.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

Played = tuple[int, int]  # decisions of seats, steps with chance
Player = Callable[[], Played]


def catanatron() -> tuple[Player, Callable[[], float]]:
    """Four random players in its own loop without accumulators; and the time of one copy."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    numbers = iter(range(1, 1 << 30))

    def new() -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=next(numbers))

    def play() -> Played:
        game = new()
        game.play()
        # Its dice and draws happen inside an action, so steps and decisions are the same.
        return len(game.state.actions), len(game.state.actions)

    middle = new()
    for _ in range(100):
        middle.play_tick()

    def copy() -> float:
        began = time.process_time()
        for _ in range(200):
            middle.copy()
        return (time.process_time() - began) / 200

    return play, copy


def open_spiel_search(simulations: int = 100) -> Callable[[], float]:
    """Simulations per second of its own ISMCTS in Python, at the first decision of leduc poker."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("leduc_poker")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def search() -> float:
        rng = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)
        began = time.process_time()
        bot.step(state)
        return simulations / (time.process_time() - began)

    return search


def open_spiel(name: str) -> Player:
    """Random play through its Python interface: legal_actions, apply_action, sampled chance.

    Chance is sampled by its stated probabilities, as in OpenSpiel's examples, but with `choices`,
    which is quicker than the NumPy call that these use.
    """
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  registers python_tic_tac_toe

    game = pyspiel.load_game(name)
    chooser = Random(1)
    rand = chooser.random

    def play() -> Played:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = chooser.choices(outcomes, chances)[0]
            else:
                actions = state.legal_actions()
                action = actions[int(rand() * len(actions))]
                decisions += 1
            state.apply_action(action)
            steps += 1
        return decisions, steps

    return play
