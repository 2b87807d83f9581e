"""Rules 5.1 to 5.4 and 5.7: prices, hands, majorities, passing."""

import pytest
from tests.games.medieval_realms.positions import (
    cards,
    hand,
    has,
    offered,
    realms,
    say,
    slots,
    texts,
    turn,
    why,
)

pytestmark = pytest.mark.compiled

TWELVE = (
    "market market market market city-gold city-gold city-gold city-gold island-mayors-5 "
    "island-mayors-5 island-mayors-5 island-mayors-5"
)


@pytest.mark.parametrize(("production", "most"), [(0, 0), (1, 4), (2, 8), (3, 12), (4, 12)])
def test_5_2_rows_cost_1_2_and_3(production: int, most: int) -> None:
    t = turn(realms(palaces={0: f"production {production}"}, panel=TWELVE, deck=b""))
    expected = {f"activate {slot}" for slot in range(1, most + 1)}
    assert offered(t) == {"pass", *expected}
    if most < 12:
        assert why(t, f"activate {most + 1}") == "why-price"


@pytest.mark.parametrize("slot", range(1, 13))
def test_5_3_a_hand_card_is_bought_and_leaves_a_gap(slot: int) -> None:
    t = turn(realms(palaces={0: "production 5"}, panel=TWELVE, deck=b""))
    price = (slot - 1) // 4 + 1
    card = TWELVE.split()[slot - 1]
    said = say(t, f"activate {slot}")
    assert said[0].args == {"seat": "#0", "card": said[0].args["card"], "price": price,
                            "slot": slot}  # fmt: skip
    assert hand(t, 0) == card
    assert has(t, 0, "production") == 5 - price
    assert slots(t).split()[slot - 1] == "-"
    assert slots(t).split().count("-") == 1  # nothing slides during a round
    assert t.seat == 1


def test_5_3_four_cards_at_most_and_no_seal_twice() -> None:
    t = turn(realms(palaces={0: "production 9"}, hands={0: "city-gold"}, panel="city-raw market"))
    assert why(t, "activate 1") == "why-same-seal"
    assert offered(t) == {"pass", "activate 2"}
    full = "city-gold gallery tithe port"
    t = turn(realms(palaces={0: "production 9"}, hands={0: full}, panel="market"))
    assert why(t, "activate 1") == "why-hand-full"
    assert offered(t) == {"pass"}


def test_5_3_a_seal_in_the_tableau_does_not_matter() -> None:
    t = turn(realms(palaces={0: "production 9"}, tableaux={0: "city-gold"}, panel="city-raw"))
    assert "activate 1" in offered(t)


def test_5_3_only_the_price_is_needed_to_take_a_card() -> None:
    t = turn(realms(palaces={0: "production 1"}, panel="cathedral"))
    say(t, "activate 1")
    assert hand(t, 0) == "cathedral"


def test_5_2_an_empty_slot() -> None:
    t = turn(realms(palaces={0: "production 9"}, panel="- market"))
    assert why(t, "activate 1") == "why-slot-empty"


# Majorities


@pytest.mark.parametrize(
    ("card", "resource"),
    [("castle", "raw"), ("war", "battle"), ("artist", "culture"), ("missionary", "religion"),
     ("scientist", "science")],
)  # fmt: skip
def test_5_4_most_of_its_resource_gets_it_whoever_activates(card: str, resource: str) -> None:
    t = turn(realms(palaces={0: f"production 1 {resource} 2", 2: f"{resource} 3"}, panel=card))
    said = say(t, "activate 1")
    assert hand(t, 2) == card
    assert has(t, 0, "production") == 0
    assert has(t, 2, resource) == 3  # its cost is paid when it is played
    assert texts(said) == ["majority"]
    assert (said[0].args["to"], said[0].args["slot"]) == ("#2", 1)  # for the gap on the panel
    assert t.seat == 1


def test_5_4_a_tie_goes_to_the_activator() -> None:
    t = turn(realms(palaces={0: "raw 3", 1: "raw 3", 2: "production 1 raw 3"}, panel="castle"), 2)
    assert texts(say(t, "activate 1")) == ["majority-own"]
    assert hand(t, 2) == "castle"


def test_5_4_a_tie_without_the_activator_goes_to_the_first_in_turn_order() -> None:
    t = turn(
        realms(palaces={0: "raw 3", 1: "raw 3", 2: "production 1 raw 2"}, panel="castle",
               order=(3, 2, 1, 0)),
        2,
    )  # fmt: skip
    say(t, "activate 1")
    assert hand(t, 1) == "castle"


@pytest.mark.parametrize("held", ["city-gold gallery tithe port", "war"])
def test_5_4_an_activator_who_cannot_take_it_does_not_win_the_tie(held: str) -> None:
    t = turn(
        realms(palaces={0: "raw 3", 1: "raw 3", 2: "production 1 raw 3"}, panel="castle",
               order=(2, 1, 0, 3), hands={2: held}),
        2,
    )  # fmt: skip
    say(t, "activate 1")
    assert hand(t, 1) == "castle"


@pytest.mark.parametrize("held", ["city-gold gallery tithe port", "war"])
def test_5_4_a_full_hand_or_the_same_seal_passes_it_on(held: str) -> None:
    t = turn(
        realms(palaces={0: "production 1", 1: "raw 9", 3: "raw 1"}, panel="castle", hands={1: held})
    )
    say(t, "activate 1")
    assert hand(t, 3) == "castle"
    assert hand(t, 1) == held


def test_5_4_zero_counts() -> None:
    t = turn(realms(palaces={0: "production 1"}, panel="castle"))
    say(t, "activate 1")
    assert hand(t, 0) == "castle"


def test_5_4_nobody_able_the_price_is_lost_and_the_card_discarded() -> None:
    oranges = {0: "war", 1: "war", 2: "castle", 3: "city-gold gallery tithe port"}
    t = turn(realms(palaces={0: "production 1", 1: "raw 9"}, panel="castle", hands=oranges))
    assert "activate 1" in offered(t)
    assert texts(say(t, "activate 1")) == ["nobody-able"]
    assert t.discards == cards("castle")
    assert has(t, 0, "production") == 0
    assert [hand(t, seat) for seat in range(4)] == list(oranges.values())


def test_5_4_who_has_passed_still_receives() -> None:
    t = turn(realms(palaces={0: "production 1", 3: "raw 1"}, panel="castle", passed=(3,)))
    say(t, "activate 1")
    assert hand(t, 3) == "castle"


def test_5_4_who_cannot_pay_cannot_activate() -> None:
    t = turn(realms(palaces={0: "raw 9"}, panel="castle"))
    assert why(t, "activate 1") == "why-price"


# Turns


def test_5_1_one_action_each_in_turn_order() -> None:
    t = turn(realms(palaces={3: "production 9", 1: "production 9"}, panel=TWELVE, deck=b"",
                    order=(3, 1, 0, 2)), 3)  # fmt: skip
    say(t, "activate 1")
    assert t.seat == 1
    say(t, "activate 2", "pass")
    assert t.seat == 2
    say(t, "pass")
    assert t.seat == 3


def test_5_7_passing_is_for_the_round_and_the_last_goes_on_alone() -> None:
    t = turn(realms(3, palaces={1: "production 9"}, panel=TWELVE, deck=b""))
    say(t, "pass")
    say(t, "activate 1")
    say(t, "pass")
    assert t.seat == 1
    say(t, "activate 5")
    assert t.seat == 1
    say(t, "activate 9")
    assert t.seat == 1
    assert hand(t, 1) == "market city-gold island-mayors-5"


def test_5_6_a_card_that_is_not_in_hand() -> None:
    t = turn(realms(palaces={0: "culture 9"}))
    assert why(t, "play gallery") == "why-not-in-hand"
