"""Rule 6: dice that are bought, production and a short supply, at their borders."""

import pytest
from tests.games.dark_kingdoms.positions import (
    ANGLES,
    BRITONS,
    JUTES,
    SAXONS,
    Game,
    position,
)

from gonfalon.games.dark_kingdoms.rules.production import ExtraDice, produce
from gonfalon.games.dark_kingdoms.rules.round import ROUND
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.table import begin


def test_6_dice_are_bought_until_all_decline_in_a_row() -> None:
    t = position({"powys": "F0"}, {BRITONS: "gold 1", SAXONS: "gold 2", ANGLES: "iron 1"})
    t.stack = [ROUND.produced]
    game = Game(t)
    begin(t, ExtraDice(0, 0, 0, 0).begin)
    game.say("pass", "die red")
    assert game.asks == (ANGLES, "dice")  # asked although without gold: others cannot know
    assert game.offers == ["pass"]
    game.say("pass", "pass", "die red")  # the Britons decline, the Saxons buy again
    game.say("pass", "pass")
    assert game.t.count == 4


def test_6_at_most_three_dice_of_a_colour() -> None:
    t = position({"powys": "F0"}, {BRITONS: "gold 5"})
    t.stack = [ROUND.produced]
    game = Game(t)
    begin(t, ExtraDice(0, 0, 0, 0).begin)
    game.say("die red", "die red")
    assert game.why("die red") == "why-all-dice"
    game.say("die black", "die black")
    assert game.t.count == 6


def before_the_roll(t: DarkKingdoms) -> Game:
    """Dice may be bought."""
    t.stack = [ROUND.produced]
    game = Game(t)
    begin(t, ExtraDice(0, 0, 0, 0).begin)
    return game


@pytest.mark.parametrize(("colour", "other"), [("red", "black"), ("black", "red")])
def test_6_three_dice_of_one_colour_leave_only_the_other(colour: str, other: str) -> None:
    game = before_the_roll(position({"powys": "F0"}, {BRITONS: "gold 5"}))
    game.say(f"die {colour}", f"die {colour}")
    assert game.offers == ["pass", f"die {other}"]
    assert game.why(f"die {colour}") == "why-all-dice"


@pytest.mark.parametrize(
    ("bought", "dice", "produces"),
    [
        ("red", (2, 6, 5), "red"),  # the die bought is the highest
        ("red", (6, 2, 5), "red"),
        ("red", (4, 1, 5), "black"),
        ("black", (5, 6, 1), "black"),  # not only the last one counts
        ("black", (5, 1, 6), "black"),
        ("black", (5, 1, 4), "red"),
    ],
)
def test_6_the_highest_of_all_dice_of_a_colour_counts(
    bought: str, dice: tuple[int, ...], produces: str
) -> None:
    t = position({"powys": "V0 F0", "luitcoyt": "V0"}, {BRITONS: "gold 1"})
    game = before_the_roll(t).say(f"die {bought}").roll(*dice)
    assert game.hand(BRITONS) == ({"stone": 1} if produces == "red" else {"wood": 1})
    assert (t.dice, t.red_dice) == (bytes(dice), 2 if bought == "red" else 1)
    assert f"rolled-{produces}" in game.told()


def without_angles(hands: dict[int, str] | None = None) -> DarkKingdoms:
    """The Angles would begin and are out: the order is Jutes, Britons, Saxons."""
    t = position({"powys": "V0 V1 V3", "wessex": "F1", "bernicia": "F3"}, hands)
    t.order = (ANGLES, JUTES, BRITONS, SAXONS)
    t.out = 1 << ANGLES
    return t


def test_6_a_short_supply_serves_in_turn_order() -> None:
    t = without_angles({SAXONS: "stone 9", BRITONS: "stone 8"})
    game = before_the_roll(t).say("pass", "pass").roll(5, 2)
    assert [game.hand(seat) for seat in (JUTES, BRITONS, SAXONS)] == [
        {"stone": 1}, {"stone": 8}, {"stone": 9}
    ]  # fmt: skip


def test_6_colours_are_named_in_turn_order_by_those_who_are_left() -> None:
    t = without_angles()
    game = before_the_roll(t).roll(3, 3)
    rolled = next(event for event in t.ears or [] if event.text == "rolled-even")
    assert rolled.seat == JUTES  # who begins
    for seat in (JUTES, BRITONS, SAXONS):
        assert game.asks == (seat, "colour")
        game.say("colour black" if seat == SAXONS else "colour red")
    assert [game.hand(seat) for seat in (JUTES, BRITONS, SAXONS)] == [{"stone": 1}] * 2 + [{}]
    assert game.told().count("produced-nothing") == 1
    assert game.asks == (JUTES, "act")


def test_6_every_village_brings_a_card_and_a_marker_pays_beside_an_enemy_army() -> None:
    t = position({"powys": "V0 V0 V0", "erwing": "M0 A1.2"}, {SAXONS: "stone 16"})
    game = Game(t)
    produce(t, BRITONS, 0)
    assert game.hand(BRITONS) == {"stone": 2, "gold": 1}
    told = (t.ears or [])[-1]
    assert told.args["cards"] == ("@resource-stone", "@resource-stone", "@resource-gold")
    t = position({"powys": "V0 V0 V0"})
    produce(t, BRITONS, 0)
    assert Game(t).hand(BRITONS) == {"stone": 3}


def test_6_equal_highest_dice_let_everybody_name_a_colour() -> None:
    t = position({"powys": "V0", "luitcoyt": "V0", "wessex": "V1", "anglia": "F2"}, players=3)
    t.stack = [ROUND.produced]
    game = Game(t)
    begin(t, ExtraDice(0, 0, 0, 0).begin)
    game.roll(4, 4).say("colour black", "colour black", "colour red")
    assert game.hand(BRITONS) == {"wood": 1}
    assert game.hand(SAXONS) == {"wheat": 1}


def test_6_contested_villages_produce_and_short_supply_is_not_owed() -> None:
    t = position({"powys": "V0 V0 V1"}, {ANGLES: "stone 17"})
    produce(t, BRITONS, 0)
    produce(t, SAXONS, 0)
    game = Game(t)
    assert game.hand(BRITONS) == {"stone": 1}
    assert game.hand(SAXONS) == {}
