"""Greedy at Crusader Kingdoms: given a view and nothing else, and better than chance."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.crusader_kingdoms.positions import do, position

from gonfalon import bots
from gonfalon.bots.crusader_kingdoms import appraise
from gonfalon.games import load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import view
from gonfalon.kernel.match import Match
from gonfalon.kernel.table import Result

GAME = load("crusader-kingdoms")


def played(names: list[str], number: int) -> Result:
    match = Match(GAME.open(), GAME.agree(len(names)), seeded_chance(31, number))
    players = [bots.make(name, GAME, number * 8 + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, players[seat].choose(match.view(seat)))
    assert match.table.result is not None
    return match.table.result


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random_players(players: int) -> None:
    won = 0.0
    for number in range(12):
        names = ["page"] * players
        names[number % players] = "squire"
        ranks = played(names, number).ranks
        won += (ranks[number % players] == 1) / ranks.count(1)
    assert won >= 8


@pytest.mark.parametrize("players", [1, 2])
def test_greedy_leads_a_crusade_and_random_does_not(players: int) -> None:
    greedy = [played(["squire"] * players, number).scores[0] for number in range(10)]
    chance = [played(["page"] * players, number).scores[0] for number in range(10)]
    assert sum(greedy) / 10 >= 9
    assert sum(chance) / 10 <= 5


def test_what_greedy_cannot_see_does_not_change_its_mind() -> None:
    rng = Random(5)
    for players in GAME.players:
        match = Match(GAME.open(), GAME.agree(players), seeded_chance(3, players))
        while not match.over:
            seen = match.view(match.asked[0])
            if rng.random() < 0.1:
                dealt = GAME.determinize(seen, rng)
                assert appraise(view(GAME, dealt, seen.seat)) == appraise(seen)
            match.choose(seen.seat, rng.choice(seen.options))


def test_greedy_fears_most_castles_not_the_share_of_a_supply() -> None:
    """Five of Saladin's nine are more than four of Antioch's seven."""
    lands = "damascus=0 homs=0 aleppo=0 edessa=0 kerak=0 antioch=2 latakia=2 marat=2 turbessel=2"
    t = position(3, hands={0: "m1", 1: "c-troubadours c1", 2: "c2"}, lands=lands, seat=1)
    do(t, "play christian-troubadours")
    seen = view(GAME, t, 1)
    figures = {
        choice.say: figure for choice, figure in zip(seen.options, appraise(seen), strict=True)
    }
    assert max(figures, key=figures.__getitem__) == "rival saladin", figures
