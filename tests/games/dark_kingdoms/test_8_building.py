"""Rule 8: recruiting, building, razing, selling and buying, at their borders."""

import pytest
from tests.games.dark_kingdoms.positions import (
    BRITONS,
    FAR,
    SAXONS,
    Game,
    britons,
    position,
)


def test_8_2_without_fortress_armies_come_from_villages() -> None:
    game = britons({"powys": "V0", "erwing": "V0", "luitcoyt": "M0"}, "gold 2 iron 1")
    game.say("muster")
    assert game.offers == ["at powys", "at erwing"]


TEN = {"powys": "F0 V0 V0 V0 V0", "erwing": "V0 V0 V0", "gwynedd": "V0 V0 V0"}


@pytest.mark.parametrize(
    ("word", "cost", "none_left", "no_place", "why"),
    [
        ("village", "stone 1 wood 1 wheat 1", TEN, {"elmet": "A0.1 A1.1"}, "why-no-land"),
        (
            "fortress",
            "stone 2 wheat 2",
            {"powys": "F0 F0 F0"},
            {"elmet": "A0.1 A1.1"},
            "why-no-land",
        ),
        (
            "ship",
            "wood 2 iron 1",
            {"gwent": "F0 S0", "dyfed": "M0 S0", "gwynedd": "M0"},
            {"powys": "F0", "gwent": "M0 S1"},
            "why-no-free-port",
        ),
    ],
)
def test_8_buildings_need_their_cards_a_piece_and_a_place(
    word: str, cost: str, none_left: dict[str, str], no_place: dict[str, str], why: str
) -> None:
    home = {"powys": "F0", "gwent": "M0"}
    paid = britons(home, cost).say(word)
    assert paid.hand(BRITONS) == {}
    named = cost.split()
    for kind, number in zip(named[::2], named[1::2], strict=True):
        short = cost.replace(f"{kind} {number}", f"{kind} {int(number) - 1}")
        game = britons(home, f"{short} gold 2")
        assert word not in game.offers
        assert game.why(word) == "why-cost"
    for pieces, reason in ((none_left, "why-none-left"), (no_place, why)):
        game = britons(pieces, cost)
        assert word not in game.offers
        assert game.why(word) == reason


def test_8_2_2_peasants_need_two_cards_and_a_base() -> None:
    for pieces, hand, why in (
        ({"powys": "F0"}, "wood 1", "why-any-cards"),
        ({"powys": "M0"}, "wood 2", "why-no-base"),
    ):
        game = britons(pieces, hand)
        assert "peasants" not in game.offers
        assert game.why("peasants") == why


def test_8_2_limits() -> None:
    game = britons({"powys": "F0 A0.3 A0.3 A0.2"}, "gold 4 iron 2")
    assert game.why("muster") == "why-all-armies"
    assert game.why("recruit 1") == "why-army-full"
    game.say("recruit 3")
    assert game.why("recruit 3") == "why-army-full"


def test_8_2_2_peasants_only_without_an_army() -> None:
    game = britons({"powys": "F0"}, "wood 1 gold 1")
    game.say("peasants", "at powys", "pay wood", "pay gold")
    assert game.armies(BRITONS) == {1: ("powys", 1)}
    assert game.why("peasants") == "why-peasants-army"


def test_8_3_a_village_replaces_the_marker_and_razed_it_comes_back() -> None:
    game = britons({"powys": "M0"}, "wheat 1 stone 1 wood 1")
    game.say("village", "at powys")
    assert game.owner("powys") == "V0"
    game.say("raze", "at powys")
    assert game.owner("powys") == "M0"
    assert game.hand(BRITONS) == {"gold": 3}


def test_8_3_razing_in_a_contested_area_leaves_no_marker() -> None:
    game = britons({"powys": "F0", "luitcoyt": "V0 V1"})
    game.say("raze", "at luitcoyt")
    assert game.owner("luitcoyt") == "V1"


def test_8_5_ships_are_built_in_free_ports_of_controlled_areas_and_sold() -> None:
    game = britons({"powys": "F0", "gwent": "M0", "dyfed": "M0 S1"}, "wood 2 iron 1")
    game.say("ship")
    assert game.offers == ["at gwent"]
    assert game.why("at dyfed") == "why-port-taken"
    assert game.why("at powys") == "why-no-port"
    game.say("at gwent", "sell", "at gwent")
    assert game.hand(BRITONS) == {"gold": 3}
    assert game.t.points[BRITONS] == 2


def test_8_6_what_is_not_in_the_supply_cannot_be_bought() -> None:
    t = position({"powys": "F0", **FAR}, {BRITONS: "gold 3", SAXONS: "iron 18"})
    game = Game(t).turn(BRITONS)
    assert game.why("buy iron") == "why-supply"
    game.say("buy stone")
    assert game.hand(BRITONS) == {"stone": 1}


def test_8_3_capture_with_no_village_left() -> None:
    """Any own village goes, and leaves a marker where it was alone."""
    mine = {"powys": "F0 V0 V0 V0 V0", "erwing": "V0 V0 V0 V0 V0", "gwynedd": "V0"}
    game = britons({**mine, "mercia": "A0.3", "pecset": "V1"})
    game.say("move 1 pecset", "attack saxons").roll(6, 1, 1, 2, 3)
    assert game.asks == (BRITONS, "remove")
    assert "at pecset" in game.offers
    game.say("at gwynedd").any_fame()
    assert game.owner("gwynedd") == "M0"
    assert game.owner("pecset") == "V0"


def test_8_4_capture_with_no_fortress_left_also_the_one_just_taken_may_go() -> None:
    game = britons({"powys": "F0 F0 F0", "mercia": "A0.1", "pecset": "F1"})
    game.say("move 1 pecset").roll(6, 1, 1, 1, 1, 1, 5)
    game.say("at pecset").any_fame()
    assert game.owner("pecset") == "M0"
