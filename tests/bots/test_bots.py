"""Bots: given a view and nothing else, repeatable, and greedy is better than chance."""

from __future__ import annotations

import inspect

import pytest

from gonfalon import bots
from gonfalon.games import IDS, load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.match import Match
from gonfalon.kernel.words import Trouble


def play(game_id: str, names: list[str], number: int, options: dict[str, str]) -> Match:
    """One seeded game between these bots."""
    game = load(game_id)
    match = Match(game.open(), game.agree(len(names), options), seeded_chance(20, number))
    players = [bots.make(name, game, number * 8 + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, players[seat].choose(match.view(seat)))
    return match


def share_of_greedy(games: int, players: int, variant: str) -> float:
    """How much greedy wins against random players, from every seat in turn."""
    won = 0.0
    for number in range(games):
        names = ["page"] * players
        seat = number % players
        names[seat] = "squire"
        match = play("kingdoms-of-crusaders", names, number, {"variant": variant})
        assert match.table.result is not None
        ranks = match.table.result.ranks
        won += (ranks[seat] == 1) / ranks.count(1)
    return won / games


def test_greedy_beats_random_in_nine_of_ten_games_and_more() -> None:
    assert share_of_greedy(200, 2, "markers") >= 0.97


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["markers", "points"])
def test_greedy_is_sensible_at_every_table(players: int, variant: str) -> None:
    assert share_of_greedy(40, players, variant) >= 0.9


@pytest.mark.parametrize("game_id", IDS)
@pytest.mark.parametrize("name", ["page", "squire"])
def test_the_same_seed_plays_the_same(game_id: str, name: str) -> None:
    least = load(game_id).players[0]
    first = play(game_id, [name] * least, 3, {})
    assert play(game_id, [name] * least, 3, {}).log == first.log


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_is_given_a_view_and_nothing_else(name: str) -> None:
    bot = bots.make(name, load(IDS[0]), 1)
    assert [p.annotation for p in inspect.signature(bot.choose).parameters.values()] == ["View"]


def test_what_greedy_cannot_see_does_not_change_its_mind() -> None:
    """The same view over other hidden cards: the same figures."""
    from random import Random

    from gonfalon.bots.kingdoms_of_crusaders import appraise
    from gonfalon.kernel.game import view

    game = load("kingdoms-of-crusaders")
    match = Match(game.open(), game.agree(2), seeded_chance(1, 1))
    bot = bots.make("page", game, 1)
    for _ in range(9):
        match.choose(match.asked[0], bot.choose(match.view(match.asked[0])))
    seen = match.view(match.asked[0])
    for number in range(20):
        other = game.determinize(seen, Random(number))
        assert appraise(view(game, other, seen.seat)) == appraise(seen)


def test_an_unknown_bot_is_a_trouble_that_names_those_there_are() -> None:
    with pytest.raises(Trouble) as caught:
        bots.make("deepblue", load(IDS[0]), 1)
    assert caught.value.text == "trouble-bot"
    assert caught.value.args_said == {"bot": "deepblue", "allowed": "page, squire, knight, marshal"}
