"""The greedy bot plays Dark Kingdoms with sense, from its view alone."""

from random import Random

import pytest
from tests.games.dark_kingdoms.positions import BRITONS, GAME, Game, position

from gonfalon import bots
from gonfalon.bots.dark_kingdoms import appraise
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import view
from gonfalon.kernel.match import Match


def best(game: Game) -> str:
    """What the seat that is asked likes best."""
    seen = view(GAME, game.t, game.t.seat)
    figures = appraise(seen)
    return seen.options[figures.index(max(figures))].say


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random(players: int) -> None:
    won = 0.0
    games = 12
    for number in range(games):
        names = ["page"] * players
        names[number % players] = "squire"
        match = Match(GAME.open(), GAME.agree(players), seeded_chance(30, number))
        seats = [bots.make(name, GAME, number * 8 + seat) for seat, name in enumerate(names)]
        while not match.over:
            seat = match.asked[0]
            match.choose(seat, seats[seat].choose(match.view(seat)))
        assert match.table.result is not None
        ranks = match.table.result.ranks
        won += (ranks[number % players] == 1) / ranks.count(1)
    assert won >= 0.9 * games


def test_it_builds_what_it_can() -> None:
    game = Game(position({"powys": "F0"}, {BRITONS: "stone 2 wheat 2"})).turn(BRITONS)
    assert best(game) == "fortress"


def test_it_takes_free_land() -> None:
    game = Game(position({"cornubia": "F0 A0.1"})).turn(BRITONS)
    assert best(game) == "move 1 dumnonia"


def test_it_does_not_give_a_rival_the_last_victory() -> None:
    rich = {"wessex": "F1 F1 F1", "kent": "V1 V1 V1 V1 V1 V1 V1", "powys": "F0", "luitcoyt": "M0"}
    game = Game(position({**rich, "erwing": "A0.1 M0", "caer-gloui": "V1"})).turn(BRITONS)
    assert best(game) != "move 1 caer-gloui"


def test_with_the_crown_in_reach_it_attacks() -> None:
    mine = {"powys": "F0 F0 F0 A0.3", "gwynedd": "V0 V0 V0 V0 V0 V0 V0 V0", "luitcoyt": "V1"}
    game = Game(position({**mine, "wessex": "F1"})).turn(BRITONS)
    assert best(game) == "move 1 luitcoyt"
    game.say("move 1 luitcoyt")
    assert best(game) == "attack saxons"


def test_it_gives_up_a_ship_for_a_troop_once_the_points_suffice() -> None:
    held = dict.fromkeys(
        ["luitcoyt", "erwing", "pecset", "south-rheged", "ceredigion", "brycheiniog"], "M0"
    )
    mine = {**held, "powys": "F0 F0 F0 A0.1", "gwent": "S0 M0", "wessex": "F1"}
    for villages, sells in ((8, True), (7, False)):  # 15 points or 14, the crown
        pieces = {**mine, "gwynedd": "V0 " * villages}
        game = Game(position(pieces, {BRITONS: "iron 1"})).turn(BRITONS)
        assert (best(game) == "sell") == sells


def test_what_it_cannot_see_does_not_change_its_mind() -> None:
    match = Match(GAME.open(), GAME.agree(4), seeded_chance(1, 1))
    bot = bots.make("squire", GAME, 1)
    for _ in range(150):
        match.choose(match.asked[0], bot.choose(match.view(match.asked[0])))
    seen = match.view(match.asked[0])
    for number in range(10):
        other = GAME.determinize(seen, Random(number))
        assert appraise(view(GAME, other, seen.seat)) == appraise(seen)
