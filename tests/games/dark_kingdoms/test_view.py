"""What a seat sees, and what the page is told beforehand."""

import msgspec
from tests.games.dark_kingdoms.positions import ANGLES, BRITONS, GAME, SAXONS, Game, position

from gonfalon.games.dark_kingdoms.odds import (
    battle_odds,
    plunder_odds,
    production_odds,
    round_odds,
    walls_odds,
)
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import view
from gonfalon.kernel.signals import WATCHER

PIECES = {"powys": "F0 V0 A0.3", "luitcoyt": "V1", "mercia": "F2 A2.1", "gwent": "S0 M0"}


def table() -> Game:
    return Game(position(PIECES, {BRITONS: "wood 1", SAXONS: "gold 2"}, {BRITONS: "levy"})).turn(
        BRITONS
    )


def option(game: Game, say: str) -> Choice:
    return game.t.box.choices.by_say[say]


def test_hands_are_secret_numbers_are_not() -> None:
    game = table()
    mine = GAME.wire(view(GAME, game.t, BRITONS))
    theirs = GAME.wire(view(GAME, game.t, SAXONS))
    watched = GAME.wire(view(GAME, game.t, WATCHER))
    assert mine["hand"] == {"stone": 0, "wood": 1, "iron": 0, "wheat": 0, "gold": 0}
    assert mine["fame"] == ["levy"]
    assert theirs["fame"] == []
    assert watched["hand"] is None
    for seen in (mine, theirs, watched):
        assert [seat["cards"] for seat in seen["seats"]] == [1, 2, 0, 0]  # type: ignore[attr-defined]
        assert [seat["fame"] for seat in seen["seats"]] == [1, 0, 0, 0]  # type: ignore[attr-defined]
        msgspec.json.encode(seen)


def test_points_come_with_their_sources() -> None:
    seats = GAME.wire(view(GAME, table().t, WATCHER))["seats"]
    assert seats[BRITONS]["points"] == 4  # type: ignore[index]
    assert seats[BRITONS]["sources"] == {  # type: ignore[index]
        "villages": 1, "fortresses": 2, "ships": 1, "battles": 0
    }  # fmt: skip


def test_a_move_tells_whom_it_meets_and_the_odds() -> None:
    game = table()
    shown = GAME.preview(view(GAME, game.t, BRITONS), option(game, "move 1 luitcoyt"))
    assert shown["meets"] == [
        {
            "people": "saxons",
            "target": "village",
            "dice": [3, 2],
            "odds": round(walls_odds(3, 2), 4),
            "plunder": round(plunder_odds(3), 4),
        }
    ]


def test_a_plunder_is_rolled_against_one_die() -> None:
    game = table().say("move 1 luitcoyt")
    shown = GAME.preview(view(GAME, game.t, BRITONS), option(game, "plunder saxons"))
    assert shown["dice"] == [3, 1]
    assert shown["odds"] == round(plunder_odds(3), 4)


def test_a_combat_is_shown_round_by_round() -> None:
    game = table().say("move 1 luitcoyt", "attack saxons", "pass").roll(2, 2, 3, 4, 1)
    fight = GAME.wire(view(GAME, game.t, ANGLES))["fight"]
    assert isinstance(fight, dict)
    assert fight["ahead"] == SAXONS
    assert fight["attack"]["dice"] == [2, 2, 3]
    assert fight["defence"]["total"] == 4
    assert fight["attack"]["retreats"] == ["powys"]
    shown = GAME.preview(view(GAME, game.t, BRITONS), option(game, "add wood"))
    assert shown == {"plus": 1, "total": 4, "leads": False}


def test_who_failed_to_plunder_is_asked_for_the_way_back_and_not_whether_to_fight() -> None:
    game = table().say("move 1 luitcoyt", "plunder saxons").roll(1, 1, 1, 1).draw("wood")
    prompt = GAME.prompt(view(GAME, game.t, BRITONS))
    assert (prompt.text, prompt.rule) == ("ask-driven", "13")
    assert GAME.prompt(view(GAME, game.t, WATCHER)).text == "wait-driven"


def test_odds_of_the_highest_die() -> None:
    assert abs(round_odds(1, 1) - 15 / 36) < 1e-12
    assert abs(round_odds(2, 1) - 125 / 216) < 1e-12
    assert abs(round_odds(1, 1, 6) - 1) < 1e-12
    assert round_odds(1, 1, 5) < 1
    assert battle_odds(1, 1) == round_odds(1, 1)
    assert walls_odds(1, 2) == round_odds(1, 2)
    assert abs(sum(production_odds(2, 1)) - 1) < 1e-12
    assert production_odds(1, 1)[0] == production_odds(1, 1)[1]
