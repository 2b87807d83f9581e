"""OpenSpiel's own tests on our games, and ours on what the adapter tells."""

from __future__ import annotations

import re
import unittest
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from gonfalon.adapters.openspiel import SpielState, name_of, resampler
from gonfalon.games import IDS, load
from gonfalon.kernel.words import Trouble

TABLES = [(game_id, players) for game_id in IDS for players in load(game_id).players]
FEWEST = [(game_id, load(game_id).players[0]) for game_id in IDS]
SMALL = "gonfalon_kingdoms_of_crusaders"


def loaded(game_id: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(f"{name_of(game_id)}(players={players})")


def at_random(state: SpielState, rng: Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, chances)[0])
    return int(rng.choice(state.legal_actions()))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), FEWEST)
def test_random_sim(game_id: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game_id, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", IDS)
def test_the_api_test_of_openspiel(game_id: str) -> None:
    name = name_of(game_id)
    members = {"game": pyspiel.load_game(name), "game_name": name}
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), members)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.failures + result.errors == []


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_simulation_test_of_openspiel(game_id: str, players: int) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(loaded(game_id, players))


def test_a_playthrough_can_be_played_again() -> None:
    first = generate_playthrough.playthrough(SMALL, None, seed=1)
    actions = [int(word) for word in re.findall(r"^action: (\d+)$", first, re.MULTILINE)]
    assert len(actions) > 80
    assert generate_playthrough.playthrough(SMALL, actions, seed=2) == first


@pytest.mark.slow
@pytest.mark.parametrize("game_id", [game_id for game_id in IDS if name_of(game_id) != SMALL])
def test_every_game_generates_playthroughs(game_id: str) -> None:
    text = generate_playthrough.playthrough(name_of(game_id), None, seed=1)
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(
    game_id: str, players: int
) -> None:
    rng, game = Random(5), loaded(game_id, players)
    state, decisions = game.new_initial_state(), 0
    again = resampler(5)
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 0.1:
            seat = state.current_player()
            other = again(state, seat)
            assert other.current_player() == seat
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            decisions += 1
        state.apply_action(at_random(state, rng))
    assert decisions


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_returns_add_up_or_are_the_same_for_all(game_id: str, players: int) -> None:
    game, rng = loaded(game_id, players), Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(at_random(state, rng))
    if players in load(game_id).together:
        assert set(state.returns()) in ({1.0}, {-1.0})
    else:
        assert sum(state.returns()) == pytest.approx(0)
        assert min(state.returns()) == pytest.approx(-1 / (players - 1))  # a loser's part of it


def test_dealt_cards_come_one_by_one_with_their_chances() -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    before = dict(state.chance_outcomes())
    assert before[1] == pytest.approx(4 / 56)  # a single lance, of which there are four
    state.apply_action(1)
    assert dict(state.chance_outcomes())[1] == pytest.approx(3 / 55)
    assert state.is_chance_node()
    for _ in range(3):
        state.apply_action(1)
    assert 1 not in dict(state.chance_outcomes())


def test_openspiels_search_plays_our_game() -> None:
    game, rng = pyspiel.load_game(SMALL), np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=6, random_state=rng
    )
    bot.set_resampler(resampler(3))
    state, chance, chosen = game.new_initial_state(), Random(3), 0
    while not state.is_terminal():
        mine = state.current_player() == 0 and state.move_number() < 30
        state.apply_action(bot.step(state) if mine else at_random(state, chance))
        chosen += mine
    assert chosen >= 3


def test_parameters_reach_the_game() -> None:
    game = pyspiel.load_game(f"{SMALL}(players=4,variant=points)")
    assert game.num_players() == 4
    assert game.new_initial_state().play.table.setup.options == {"variant": "points"}
    with pytest.raises(Trouble, match="9"):
        pyspiel.load_game(f"{SMALL}(players=9)")
