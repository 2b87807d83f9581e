"""Rulebook 4.1 and 4.2: attack and combat."""

import pytest
from tests.games.crusader_kingdoms.positions import (
    GAME,
    do,
    hand,
    heard,
    holder,
    is_plus,
    position,
    roll,
    said,
    told,
    why,
)

from gonfalon.kernel.game import view
from gonfalon.kernel.signals import NATURE

pytestmark = pytest.mark.compiled

DAMASCUS, JERUSALEM, ANTIOCH, ALEPPO = range(4)


def test_example_of_combat_at_homs() -> None:
    """4.2: 1, 3, 4, 4, 6 against 1, 1, 2, 3 and the Leader."""
    t = position(
        hands={ANTIOCH: "c2 c3 c4", DAMASCUS: "m-leader m1", JERUSALEM: "c1", ALEPPO: "m1"},
        plus="homs", bonus={ANTIOCH: 1}, seat=ANTIOCH,
    )  # fmt: skip
    do(t, "attack homs", "lay christian-troop-2", "lay christian-troop-3", "send")
    assert (t.seat, t.kind) == (DAMASCUS, "respond")
    do(t, "lay muslim-leader defence", "done")  # Damascus
    do(t, "done")  # Aleppo comes after Antioch
    events = do(t, "done")
    assert heard(events)[-2:] == ["revealed-attack", "revealed-defence"]
    assert told(events, "revealed-attack") == {"cards": ("@troop-2", "@troop-3")}
    assert told(events, "revealed-defence") == {"cards": ("@card-leader",)}
    roll(t, "1 3 4 4 6", "1 1 2 3")
    assert (t.seat, t.kind) == (DAMASCUS, "pips")
    events = do(t, "raise 2 4", "raise 3 4")
    assert t.defence_dice == bytes([1, 1, 4, 4])
    assert told(events, "falls") == {"area": "@area-homs", "attack": 3, "defence": 2}
    assert holder(t, "homs") == ANTIOCH
    assert not is_plus(t, "homs")
    do(t, "bonus")
    assert (t.bonus[ANTIOCH], t.bonus[DAMASCUS]) == (2, -1)
    assert hand(t, ANTIOCH) == ["christian-troop-4"]


def test_1_a_target_borders_an_own_area_and_belongs_to_nobody_or_a_rival() -> None:
    t = position(hands={DAMASCUS: "m2"})
    targets = {say.removeprefix("attack ") for say in said(t) if say.startswith("attack")}
    assert targets == {"acre", "beirut", "kerak", "latakia", "tripoli"}
    assert why(t, "attack marat") == ("4.1.1", "why-no-border")
    assert why(t, "attack homs") == ("4.1.1", "why-own-area")


def test_1_without_an_area_only_the_start_may_be_attacked() -> None:
    t = position(hands={DAMASCUS: "m2", ALEPPO: "m1"}, lands="damascus=1 homs=3")
    assert {say for say in said(t) if say.startswith(("attack", "raid"))} == {
        "attack damascus", "attack homs"
    }  # fmt: skip
    assert why(t, "attack beirut") == ("4.1.1", "why-only-start")


def test_2_an_attack_needs_a_troop() -> None:
    t = position(hands={DAMASCUS: "m-leader m-walls"})
    assert not any(say.startswith(("attack", "raid")) for say in said(t))
    assert why(t, "attack beirut") == ("4.1.2", "why-no-troop")
    t = position(hands={DAMASCUS: "m-leader m2 m-militia"})
    do(t, "attack beirut", "lay muslim-leader attack")
    assert said(t) == {"lay muslim-troop-2"}
    assert why(t, "send") == ("4.1.2", "why-no-troop-laid")
    assert why(t, "lay muslim-militia") == ("4.1.2", "why-other-side")
    t = position(hands={DAMASCUS: "m2 m-trade"})
    do(t, "attack beirut")
    assert why(t, "play muslim-trade") == ("4.4", "why-event-alone")


def test_2_equal_cards_are_offered_as_long_as_one_is_in_the_hand() -> None:
    t = position(hands={DAMASCUS: "m2 m2", ALEPPO: "m1"})
    do(t, "attack beirut", "lay muslim-troop-2")
    assert said(t) == {"lay muslim-troop-2", "send"}
    do(t, "lay muslim-troop-2")
    assert said(t) == {"send"}
    do(t, "send", "done")
    assert t.count == 4
    roll(t, "1 1 1 1", "1")
    assert (t.seat, t.attack_dice) == (ALEPPO, bytes([1, 1, 1, 1]))
    do(t, "attack marat")
    assert (t.attack_dice, t.defence_dice) == (b"", b""), "the dice of the last attack are gone"


def test_3_everybody_with_cards_is_asked_the_defender_first() -> None:
    t = position(hands={0: "m2", 1: "c1", 2: "c1", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "send")
    order = []
    while t.kind == "respond":
        order.append(t.seat)
        assert said(t) == {"done"}
        do(t, "done")
    assert order == [JERUSALEM, ANTIOCH, ALEPPO]


def test_3_in_an_independent_area_the_poll_begins_after_the_attacker() -> None:
    t = position(hands={1: "c2", 2: "c1", 3: "m1", 0: ""}, seat=JERUSALEM)
    do(t, "attack beirut", "lay christian-troop-2", "send")
    assert t.seat == ANTIOCH
    do(t, "done")
    assert t.seat == ALEPPO  # Damascus holds no cards
    do(t, "done")
    assert (t.seat, t.kind) == (NATURE, "attack")


def test_4_the_owner_may_turn_neighbours_for_dice() -> None:
    t = position(hands={JERUSALEM: "c3"}, seat=JERUSALEM, plus="homs damascus aleppo")
    do(t, "attack damascus", "lay christian-troop-3", "send")
    assert (t.seat, t.kind, said(t)) == (DAMASCUS, "turn", {"done", "turn homs"})
    assert why(t, "turn aleppo") == ("4.1.4", "why-not-your-castle")
    do(t, "turn homs")
    assert not is_plus(t, "homs")
    roll(t, "1 1 1")
    assert t.count == 8  # 6 printed, +1 castle, one turned
    roll(t, "1 1 1 1 1 1 1 1")
    assert is_plus(t, "damascus")  # 4.2a: it stays


def test_6_the_winner_takes_a_bonus_or_turns_a_castle() -> None:
    t = position(hands={DAMASCUS: "m2", ALEPPO: "m1"})
    do(t, "attack kerak", "lay muslim-troop-2", "send", "done")
    roll(t, "4 4", "4")
    assert (t.seat, t.kind) == (DAMASCUS, "reward")
    assert said(t) == {"bonus", "fortify damascus", "fortify homs", "fortify kerak"}
    assert GAME.prompt(view(GAME, t, DAMASCUS)).text == "ask-reward"
    do(t, "fortify kerak")
    assert is_plus(t, "kerak")
    assert t.bonus == [0, 0, 0, 0]


def test_6_at_the_end_of_the_track_only_castles_are_offered() -> None:
    t = position(hands={DAMASCUS: "m2", ALEPPO: "m1"}, bonus={DAMASCUS: 2}, plus="homs")
    do(t, "attack kerak", "lay muslim-troop-2", "send", "done")
    roll(t, "4 4", "1")
    assert said(t) == {"fortify damascus", "fortify kerak"}
    assert GAME.prompt(view(GAME, t, DAMASCUS)).text == "ask-reward-castle"
    assert why(t, "bonus") == ("6", "why-bonus-full")
    assert why(t, "fortify homs") == ("4.1.6", "why-already-plus")


@pytest.mark.parametrize(("before", "after"), [(2, "+1"), (1, "0"), (0, "−1")])
def test_6_who_loses_an_area_falls_a_step(before: int, after: str) -> None:
    t = position(hands={DAMASCUS: "m4", ALEPPO: "m1"}, bonus={JERUSALEM: before})
    do(t, "attack acre", "lay muslim-troop-4", "send", "done")
    events = roll(t, "4 4 4 4", "1 1 1")
    assert told(events, "bonus-down") == {"seat": "#1", "bonus": after}
    assert t.bonus[JERUSALEM] == before - 1


def test_6_nobody_falls_below_the_track() -> None:
    t = position(hands={DAMASCUS: "m4", ALEPPO: "m1"}, bonus={JERUSALEM: -2})
    do(t, "attack acre", "lay muslim-troop-4", "send", "done")
    roll(t, "4 4 4 4", "1 1 1")
    do(t, "bonus")
    assert t.bonus == [1, -2, 0, 0]


@pytest.mark.parametrize(("dice", "falls"), [("4 1", False), ("4 4", True)])
def test_4_2_a_tie_holds(dice: str, falls: bool) -> None:
    t = position(hands={DAMASCUS: "m2", ALEPPO: "m1"})
    events = do(t, "attack beirut", "lay muslim-troop-2", "send", "done")
    assert "revealed-defence" not in heard(events), "nothing lies there"
    roll(t, dice, "6")
    assert (holder(t, "beirut") == DAMASCUS) is falls


def test_7_the_cards_used_go_to_their_own_decks() -> None:
    t = position(hands={DAMASCUS: "m2 c3", JERUSALEM: "c-militia", ALEPPO: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "lay christian-troop-3", "send")
    do(t, "lay christian-militia", "done")
    roll(t, "1 1 1 1 1", "1 1 1 1 1")
    assert (len(t.spent[0]), len(t.spent[1])) == (1, 2)
