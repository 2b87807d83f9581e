"""Rules 11, 13 and 14: battles, plunder and sieges, at their borders."""

import pytest
from tests.games.dark_kingdoms.positions import (
    BRITONS,
    FAR,
    SAXONS,
    Game,
    britons,
    position,
)


def test_11_one_army_may_be_fielded_and_beating_it_is_the_victory() -> None:
    game = britons({"powys": "F0 A0.2", "luitcoyt": "M1 A1.1 A1.3"})
    game.say("move 1 luitcoyt", "armies 1").roll(6, 2, 3)
    game.any_fame()
    assert game.t.battles[BRITONS] == 1
    assert game.armies(SAXONS) == {2: ("luitcoyt", 3)}
    assert game.owner("luitcoyt") == "M1"


def test_11_together_the_owner_chooses_who_loses() -> None:
    game = britons({"powys": "F0 A0.2", "luitcoyt": "M1 A1.1 A1.3"})
    game.say("move 1 luitcoyt", "armies 1+2").roll(6, 2, 3, 3, 3, 1)
    assert game.asks == (SAXONS, "lose")
    game.say("lose 2")
    assert game.armies(SAXONS) == {1: ("luitcoyt", 1), 2: ("luitcoyt", 2)}


def test_11_3_without_a_way_out_no_fame_for_losing() -> None:
    game = britons({"powys": "F0 A0.1", "luitcoyt": "M1 A1.1"})
    game.say("move 1 luitcoyt").roll(6, 2)
    game.any_fame()
    assert game.fame(SAXONS) == []
    assert game.owner("luitcoyt") == "M0"


def test_11_3_the_defender_wins_a_point_too() -> None:
    game = britons({"powys": "F0 A0.1", "luitcoyt": "M1 A1.1"})
    game.say("move 1 luitcoyt").roll(2, 2)
    game.any_fame()
    assert game.t.points[SAXONS] == 2 + 1
    assert game.fame(BRITONS) == []  # an attacker whose one troop falls at once had no retreat


def test_11_3_an_attacker_of_one_troop_who_won_a_round_could_have_gone() -> None:
    game = britons({"powys": "F0 A0.1", "luitcoyt": "M1 A1.2"})
    game.say("move 1 luitcoyt").roll(6, 2, 2)
    assert game.asks == (BRITONS, "retreat")
    game.say("fight").roll(2, 2).any_fame()
    assert (len(game.fame(BRITONS)), len(game.fame(SAXONS))) == (1, 1)


def test_13_a_plunder_takes_one_card_and_ends_the_armys_turn() -> None:
    t = position({**FAR, "powys": "F0 A0.1", "luitcoyt": "V1"}, {SAXONS: "wood 2 gold 1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "plunder saxons").roll(5, 4)
    game.say("give")
    assert (game.hand(BRITONS), game.hand(SAXONS)) == ({"wood": 1}, {"wood": 1, "gold": 1})
    assert game.owner("luitcoyt") == "V1"
    assert game.why("engage 1") == game.why("move 1 powys") == "why-fought"
    assert "end" in game.offers


def test_13_a_failed_plunder_costs_one_card_and_sends_that_army_back() -> None:
    t = position({**FAR, "powys": "F0 A0.1 A0.2", "luitcoyt": "V1"}, {BRITONS: "iron 2"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "plunder saxons").roll(4, 4).draw("iron")
    assert game.offers == ["at powys"]  # not to stay, and nowhere else
    game.say("at powys")
    assert (game.hand(BRITONS), game.hand(SAXONS)) == ({"iron": 1}, {"iron": 1})
    assert game.armies(BRITONS) == {1: ("powys", 1), 2: ("powys", 2)}
    assert game.fame(SAXONS) == []
    assert game.why("arrange 0 3 0") == "why-arrange"  # it may not join others in this turn
    assert "move 2 luitcoyt" in game.offers


def test_13_who_loses_the_last_piece_by_a_failed_plunder_is_out() -> None:
    game = Game(position({**FAR, "mercia": "V1 A0.2"})).turn(BRITONS)
    game.say("engage 1", "plunder saxons").roll(3, 3, 3)
    assert game.t.out == 1 << BRITONS
    assert game.asks == (SAXONS, "act")


def test_13_denying_falsely_costs_one_more() -> None:
    t = position({**FAR, "powys": "F0 A0.1", "luitcoyt": "V1"}, {SAXONS: "wood 2"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "plunder saxons").roll(5, 4)
    assert game.offers == ["give", "deny"]
    game.say("deny").draw("wood").draw("wood")
    assert game.hand(BRITONS) == {"wood": 2}
    assert game.said("caught-lying", "en").endswith(": one more card is lost.")
    assert game.said("caught-lying", "es").endswith(": se pierde una carta más.")


def test_13_denying_the_last_card_falsely_costs_that_card() -> None:
    t = position({**FAR, "powys": "F0 A0.1", "luitcoyt": "V1"}, {SAXONS: "wood 1"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "plunder saxons").roll(5, 4)
    game.say("deny").draw("wood")
    assert (game.hand(BRITONS), game.hand(SAXONS)) == ({"wood": 1}, {})
    assert game.said("caught-lying", "en").endswith("the last card, so no other is lost.")
    assert game.said("caught-lying", "es").endswith(
        "; era la última carta, así que no se pierde otra."
    )


def test_13_who_has_none_can_only_deny() -> None:
    t = position({**FAR, "powys": "F0 A0.1", "luitcoyt": "V1"}, {SAXONS: "gold 2"})
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "plunder saxons").roll(5, 4)
    assert game.offers == ["deny"]


def test_13_a_failed_plunder_with_nowhere_to_go() -> None:
    game = britons({"powys": "F0", "mercia": "V1 A0.2"}, "iron 1")
    game.say("engage 1", "plunder saxons").roll(3, 3, 3)
    game.draw("iron")
    assert game.armies(BRITONS) == {}
    assert game.hand(SAXONS) == {"iron": 1}


@pytest.mark.parametrize("other", ["A2.1", "F2", "F1"])
def test_13_only_where_nothing_else_lies(other: str) -> None:
    game = britons({"powys": "F0 A0.1", "luitcoyt": f"V1 {other}"})
    game.say("move 1 luitcoyt")
    assert not [text for text in game.offers if text.startswith("plunder")]


def test_14_unsheltered_armies_take_no_part() -> None:
    game = britons({"powys": "F0 A0.1", "luitcoyt": "F1 A1.3"})
    game.say("move 1 luitcoyt", "armies none").roll(6, 5, 5, 5, 5, 5, 5)
    game.any_fame()
    assert game.owner("luitcoyt") == "F0"
    assert game.armies(SAXONS) == {1: ("luitcoyt", 3)}
