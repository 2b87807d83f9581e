"""Cases that random play seldom meets, by rule."""

import pytest
from tests.games.dark_kingdoms.positions import (
    ANGLES,
    BRITONS,
    SAXONS,
    Game,
    area,
    position,
)

from gonfalon.games.dark_kingdoms.rules.production import ExtraDice
from gonfalon.games.dark_kingdoms.rules.round import ROUND
from gonfalon.kernel.signals import NATURE
from gonfalon.kernel.table import begin

FAR = {"wessex": "F1", "anglia": "F2", "bernicia": "F3"}


def test_4_without_britons_the_next_people_opens_the_round() -> None:
    t = position(FAR, {SAXONS: "gold 1"})
    t.out = 1 << BRITONS
    t.stack = [ROUND.produced]
    game = Game(t)
    begin(t, ExtraDice(0, 0, 0, 0).begin)
    assert game.asks == (SAXONS, "dice")
    game.say("pass").roll(5, 2)
    assert game.asks == (SAXONS, "act")


def test_8_2_troops_join_an_army_that_has_fought() -> None:
    t = position({**FAR, "powys": "F0 A0.2", "luitcoyt": "V1"}, {BRITONS: "gold 2 iron 1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "attack saxons").roll(6, 6, 1, 1).any_fame()
    game.say("recruit 1")
    assert game.armies(BRITONS) == {1: ("luitcoyt", 3)}


def test_8_5_a_ship_in_a_hostile_port_is_still_used_scored_and_sold() -> None:
    t = position({**FAR, "powys": "F0", "gwent": "S0 V1", "gwynedd": "A0.1 M0"})
    game = Game(t).turn(BRITONS)
    assert t.points[BRITONS] == 2 + 1
    game.say("sail gwent").roll(1, 2)
    game.say("at dyfed", "sell", "at dyfed")
    assert game.hand(BRITONS) == {"gold": 3}


def test_11_4_all_armies_retreat_together_also_those_that_did_not_fight() -> None:
    t = position({**FAR, "powys": "F0 A0.3", "luitcoyt": "M1 A1.2 A1.1", "mercia": "V1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "at mercia").any_fame()
    assert game.armies(SAXONS) == {1: ("mercia", 2), 2: ("mercia", 1)}
    assert game.owner("luitcoyt") == "M0"
    assert (t.battles[BRITONS], len(game.fame(BRITONS)), game.fame(SAXONS)) == (0, 1, [])


def test_11_4_not_to_an_area_with_an_enemy_army() -> None:
    t = position({**FAR, "powys": "F0 A0.3", "luitcoyt": "M1 A1.2", "mercia": "V1 A2.1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt")
    assert t.seat == NATURE  # nowhere to go: the dice roll at once


def test_11_3_a_defender_who_could_go_before_the_only_round_takes_fame() -> None:
    t = position({**FAR, "powys": "F0 A0.1", "luitcoyt": "M1 A1.1", "mercia": "V1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "fight").roll(6, 1).any_fame()
    assert (len(game.fame(BRITONS)), len(game.fame(SAXONS))) == (1, 1)


def test_11_2_each_card_is_one_point_and_lasts_one_round() -> None:
    t = position({**FAR, "powys": "F0 A0.2", "luitcoyt": "M1 A1.2"}, {SAXONS: "wood 3"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt").roll(5, 1, 3, 1)
    assert game.say("add wood").asks == (SAXONS, "add")  # 5 against 4
    game.say("add wood")  # 5 against 5: the defender's
    assert game.armies(BRITONS) == {1: ("luitcoyt", 1)}
    game.say("fight").roll(5, 4, 1)  # the two wood are gone
    assert game.asks == (SAXONS, "add")
    game.say("pass")
    assert game.armies(SAXONS) == {1: ("luitcoyt", 1)}


def test_11_2_nobody_is_asked_for_a_resource_that_lies_in_the_supply() -> None:
    t = position({**FAR, "powys": "F0 A0.1", "luitcoyt": "M1 A1.1"}, {SAXONS: "stone 2"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt").roll(6, 1)
    assert "won-battle" in game.told()


@pytest.mark.parametrize("piece", ["V1", "F1"])
def test_12_and_14_only_the_attacker_may_retreat(piece: str) -> None:
    t = position({**FAR, "powys": "F0 A0.2", "luitcoyt": f"{piece}", "mercia": "V1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt")
    if piece == "V1":
        game.say("attack saxons")
    game.roll(1, 1, *([6] * (2 if piece == "V1" else 6)))
    assert game.asks == (BRITONS, "retreat")
    game.say("fight")
    assert (t.seat, t.kind) == (NATURE, "combat")
    game.roll(1, *([6] * (2 if piece == "V1" else 6)))


def test_12_3_an_attacker_beaten_with_honour_takes_fame() -> None:
    t = position({**FAR, "powys": "F0 A0.2", "luitcoyt": "V1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "attack saxons").roll(1, 1, 6, 6)
    game.say("fight").roll(1, 6, 6).any_fame()
    assert game.armies(BRITONS) == {}
    assert (len(game.fame(BRITONS)), len(game.fame(SAXONS))) == (1, 1)


def test_12_the_same_village_may_be_attacked_by_another_army() -> None:
    t = position({**FAR, "powys": "F0 A0.1 A0.1", "luitcoyt": "V1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "attack saxons").roll(1, 6, 6).draw("tribute")
    game.say("move 2 luitcoyt", "attack saxons", "pass").roll(6, 1, 1).say("pass").any_fame()
    assert game.owner("luitcoyt") == "V0"


def test_13_villages_of_several_owners_are_no_hindrance_to_plunder() -> None:
    t = position({**FAR, "powys": "F0 A0.2", "luitcoyt": "V1 V2"})
    game = Game(t).turn(BRITONS).say("move 1 luitcoyt")
    assert {"plunder saxons", "plunder angles"} <= set(game.offers)


def test_14_two_fortresses_are_besieged_one_after_the_other() -> None:
    t = position({**FAR, "powys": "F0 A0.3", "luitcoyt": "F1 F1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt").roll(6, 1, 1, 5, 5, 5, 5, 5, 5).any_fame()
    assert game.owner("luitcoyt") == "F0 F1"
    assert game.why("engage 1") != ""  # the army has fought, and may stay beside the other


def test_14_2_sheltered_troops_are_lost_before_the_fortress_and_win_nothing() -> None:
    t = position({**FAR, "powys": "F0 A0.3", "luitcoyt": "F1 A1.1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "armies 1").roll(6, 1, 1, 5, 5, 5, 5, 5, 5, 5)
    assert game.armies(SAXONS) == {}
    assert (t.battles[BRITONS], game.owner("luitcoyt")) == (0, "F1")
    game.say("fight").roll(6, 1, 1, 5, 5, 5, 5, 5, 5).any_fame()
    assert (t.battles[BRITONS], game.owner("luitcoyt")) == (0, "F0")
    assert game.fame(SAXONS) == []


@pytest.mark.parametrize(("dice", "winner"), [((6, 1), BRITONS), ((1, 6), ANGLES)])
def test_15_1_only_who_had_the_points_wins_by_it(dice: tuple[int, int], winner: int) -> None:
    rich = {"gwynedd": "F0 F0 F0 V0 V0 V0 V0", "erwing": "V0 V0 V0 V0"}
    t = position(
        {"wessex": "F1", "bernicia": "F3", "powys": "A0.1 M0", **rich, "pecset": "A2.1 M2"}
    )
    game = Game(t).turn(BRITONS)
    assert t.points[BRITONS] == t.crown
    game.say("move 1 pecset").roll(*dice)
    game.any_fame()
    assert game.over == (winner == BRITONS)


def test_2_1_control_is_lost_to_a_foreign_village_and_comes_back() -> None:
    t = position({**FAR, "powys": "F0 V1 A0.3"})
    assert not t.held[BRITONS] >> area(t, "powys") & 1
    game = Game(t).turn(BRITONS)
    game.say("engage 1", "attack saxons").roll(6, 1, 1, 1, 1).any_fame()
    assert t.held[BRITONS] >> area(t, "powys") & 1
