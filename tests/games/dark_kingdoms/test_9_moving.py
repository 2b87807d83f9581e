"""Rule 9: moving, sailing and sharing out troops, at their borders."""

import pytest
from tests.games.dark_kingdoms.positions import (
    BRITONS,
    FAR,
    SAXONS,
    Game,
    area,
    britons,
    position,
    put,
)


def test_9_1_2_nobody_stays_beside_enemies_without_attacking() -> None:
    game = britons({"powys": "F0", "luitcoyt": "V1 A0.1"})
    assert game.why("end") == "why-must-engage"
    game.say("move 1 erwing")
    assert "end" in game.offers


def test_9_1_2_after_the_attack_it_may_stay() -> None:
    game = britons({"powys": "F0", "luitcoyt": "V1 V1 A0.2"})
    game.say("engage 1", "attack saxons").roll(6, 1, 2, 2)
    game.any_fame()
    assert game.owner("luitcoyt") == "V0 V1"
    assert "end" in game.offers


def test_9_1_1_two_enemies_a_lone_marker_taken_the_army_may_stay_beside_the_other() -> None:
    game = britons({"powys": "F0 A0.1", "luitcoyt": "M1 A2.1"})
    game.say("move 1 luitcoyt", "attack saxons")
    assert game.owner("luitcoyt") == "M0"
    assert "end" in game.offers
    assert game.why("engage 1") == "why-engaged"


def test_9_1_1_a_lone_marker_taken_from_inside_uses_the_move() -> None:
    game = britons({"powys": "F0", "luitcoyt": "M1 A0.1"})
    assert game.why("end") == "why-must-engage"
    game.say("engage 1")
    assert game.owner("luitcoyt") == "M0"
    assert game.told().count("marked") == 1
    assert (len(game.fame(BRITONS)), game.t.points[BRITONS]) == (0, 2)
    assert game.why("move 1 powys") == "why-moved"


def test_9_1_3_landing_on_a_lone_marker_keeps_the_land_move() -> None:
    game = britons({"gwent": "F0 A0.1 S0", "dyfed": "M1"})
    game.say("sail gwent 1").roll(1, 1)
    game.say("at dyfed")
    assert game.why("end") == "why-must-engage"
    game.say("engage 1")
    assert game.owner("dyfed") == "M0"
    game.say("move 1 ceredigion")
    assert game.owner("ceredigion") == "M0"


def test_9_1_3_a_lone_marker_taken_on_the_way_to_the_ship_is_not_the_attack_ashore() -> None:
    game = britons({"powys": "F0", "erwing": "A0.1", "gwent": "M1 S0", "dyfed": "V1"})
    game.say("move 1 gwent", "sail gwent 1").roll(1, 1)
    game.say("at dyfed")
    assert game.why("move 1 ceredigion") == "why-moved"
    assert game.why("end") == "why-must-engage"
    game.say("engage 1")
    assert game.offers == ["attack saxons", "plunder saxons"]


def test_9_1_3_transfer_between_two_ships() -> None:
    game = britons({"gwent": "F0 A0.1 S0", "dumnonia": "S0"})
    game.say("sail gwent 1").roll(2, 1)
    game.say("at dumnonia").roll(1, 3)
    assert game.why("at dumnonia") == "why-must-leave"
    assert "at gwent" in game.offers
    game.say("at kent")
    assert game.armies(BRITONS) == {1: ("kent", 1)}
    t = game.t
    assert [t.kit.names[a] for a in range(t.size) if t.ships[a] == 0] == ["dumnonia", "kent"]
    assert game.why("sail dumnonia") == "why-sailed"


def test_9_1_3_a_transfer_that_cannot_go_on() -> None:
    """The first ship goes back, the army stays ashore."""
    blocked = {"cornubia": "S1", "south-wessex": "S1"}
    game = britons({"gwent": "F0 A0.1 S0", "dumnonia": "S0", **blocked})
    game.say("sail gwent 1").roll(2, 2)
    game.say("at dumnonia").roll(1, 1)
    t = game.t
    assert [t.kit.names[a] for a in range(t.size) if t.ships[a] == 0] == ["gwent", "dumnonia"]
    assert game.armies(BRITONS) == {1: ("dumnonia", 1)}
    assert game.owner("dumnonia") == "M0"
    assert game.why("sail gwent") == game.why("sail dumnonia") == "why-sailed"


def test_9_1_3_no_transfer_to_a_ship_that_has_sailed() -> None:
    game = britons({"gwent": "F0 A0.1 S0", "dumnonia": "S0"})
    game.say("sail dumnonia").roll(1, 1)
    game.say("at dumnonia", "sail gwent 1").roll(2, 2)
    assert game.why("at dumnonia") == "why-port-taken"


def test_9_1_3_a_ship_passes_others_ends_alone_and_sails_once() -> None:
    game = britons({"gwent": "F0 A0.1 A0.1 S0", "dyfed": "S1", "cornubia": "S0"})
    sails = [text for text in game.offers if text.startswith("sail")]
    assert sails == ["sail cornubia", "sail gwent", "sail gwent 1", "sail gwent 2"]
    game.say("sail gwent").roll(2, 1)
    assert game.offers == ["at dumnonia", "at gwent", "at gwynedd"]
    assert game.why("at cornubia") == "why-port-taken"  # no army aboard, nothing to transfer
    game.say("at gwynedd")
    assert game.armies(BRITONS) == {1: ("gwent", 1), 2: ("gwent", 1)}
    assert game.why("sail gwynedd") == "why-sailed"
    assert "sail cornubia" in game.offers


@pytest.mark.parametrize(
    ("port", "last"), [("bernicia", "at kent"), ("northwest-rheged", "at gwent")]
)
def test_9_1_3_the_route_is_a_line_with_two_ends(port: str, last: str) -> None:
    game = britons({"powys": "F0", port: "S0"})
    game.say(f"sail {port}").roll(5, 1)
    assert len(game.offers) == 6
    assert {f"at {port}", last} <= set(game.offers)


def test_9_1_3_who_fought_does_not_embark() -> None:
    game = britons({"gwent": "F0 S0 V1 A0.2"})
    game.say("engage 1", "attack saxons").roll(6, 1, 2, 2)
    game.any_fame()
    assert game.why("sail gwent 1") == "why-fought"


@pytest.mark.parametrize("here", ["northwest-rheged", "powys"])  # the first area, and another
@pytest.mark.parametrize(
    ("apart", "ways"),
    [
        (3, {"arrange 3 0 1", "arrange 1 2 1", "arrange 0 3 1"}),
        (2, {"arrange 3 1 0", "arrange 1 1 2", "arrange 0 1 3"}),
        (1, {"arrange 1 3 0", "arrange 1 1 2", "arrange 1 0 3"}),
    ],
)
def test_9_3_any_two_armies_share_out_their_troops(here: str, apart: int, ways: set[str]) -> None:
    """Armies of two and one; the third stands elsewhere and has no part in it."""
    armies = ["A0.2", "A0.1"]
    armies.insert(apart - 1, "elsewhere")
    t = position({**FAR, "gwynedd": "F0"})
    for army in armies:
        place, word = ("gwynedd", "A0.1") if army == "elsewhere" else (here, army)
        put(t, area(t, place), word)
    game = Game(t).turn(BRITONS)
    assert {text for text in game.offers if text.startswith("arrange")} == ways


def test_9_3_three_armies_share_out_in_one_step_and_then_not_again_at_once() -> None:
    game = britons({"powys": "F0 A0.3 A0.1 A0.1"})
    ways = [text for text in game.offers if text.startswith("arrange")]
    assert len(ways) == 11  # twelve ways to give each of three up to three of five, but one is now
    game.say("arrange 1 1 3")
    assert game.armies(BRITONS) == {1: ("powys", 1), 2: ("powys", 1), 3: ("powys", 3)}
    assert game.why("arrange 3 1 1") == "why-arranged"
    game.say("move 3 luitcoyt")
    assert "arrange 2 0 3" in game.offers


def test_9_3_an_emptied_army_is_back_in_the_supply_and_comes_new() -> None:
    game = britons({"powys": "F0 A0.1", "luitcoyt": "M0 A0.1"}, "gold 2 iron 1")
    game.say("move 1 luitcoyt", "arrange 0 2 0")
    assert game.t.places[:3] == [-1, area(game.t, "luitcoyt"), -1]
    game.say("muster", "at powys")
    assert game.armies(BRITONS) == {1: ("powys", 1), 2: ("luitcoyt", 2)}
    assert "move 1 erwing" in game.offers  # a new army has not moved


def test_9_3_no_army_arises_and_retreated_armies_do_not_join() -> None:
    game = britons({"powys": "F0 A0.2 A0.1", "luitcoyt": "A1.3"})
    assert "arrange 1 1 1" not in game.offers
    game.say("move 1 luitcoyt").roll(1, 1, 2, 3, 4)
    game.say("at powys").any_fame()
    assert game.armies(BRITONS) == {1: ("powys", 1), 2: ("powys", 1)}
    assert game.why("arrange 2 0 0") == "why-arrange"


def test_11_4_all_armies_of_an_attacker_who_retreats_count_as_moved() -> None:
    game = britons({"powys": "F0", "luitcoyt": "A0.2 A0.1 A1.3", "erwing": "M0"}, "gold 2")
    game.say("engage 1").roll(1, 1, 2, 3, 4)
    game.say("at erwing").any_fame().draw("gold")
    assert game.armies(BRITONS) == {1: ("erwing", 1), 2: ("erwing", 1)}
    assert game.why("move 2 powys") == "why-moved"
    assert game.hand(BRITONS) == game.hand(SAXONS) == {"gold": 1}
    assert (len(game.fame(SAXONS)), game.t.battles) == (1, [0, 0, 0, 0])
