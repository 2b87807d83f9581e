"""Rule 5.5: auctions."""

import pytest
from tests.games.medieval_realms.positions import (
    has,
    leaders_of,
    offered,
    palace,
    realms,
    say,
    slots,
    tableau,
    texts,
    turn,
    why,
)

pytestmark = pytest.mark.compiled


def test_5_5_costs_no_production_and_opens_with_what_one_holds() -> None:
    t = turn(realms(palaces={0: "gold 3"}, panel="leader-mayor"))
    say(t, "activate 1")
    assert (t.seat, t.kind) == (0, "open")
    assert offered(t) == {"bid 1", "bid 2", "bid 3"}
    assert why(t, "bid 4") == "why-purse"
    assert why(t, "pass") == "why-open-first"


def test_5_5_nothing_to_bid() -> None:
    t = turn(realms(palaces={0: "battle 9", 1: "gold 2"}, panel="leader-mayor"))
    assert why(t, "activate 1") == "why-nothing-to-bid"


def test_5_5_clockwise_raise_or_drop_out() -> None:
    t = turn(realms(palaces=dict.fromkeys(range(4), "gold 5"), panel="leader-mayor",
                    order=(2, 0, 3, 1)), 2)  # fmt: skip
    say(t, "activate 1", "bid 1")
    assert t.seat == 3  # clockwise, whatever the turn order
    assert offered(t) == {"drop", "bid 2", "bid 3", "bid 4", "bid 5"}
    assert why(t, "bid 1") == "why-raise"
    say(t, "bid 2")
    assert t.seat == 0
    say(t, "drop")
    assert t.seat == 1
    say(t, "bid 4")
    assert t.seat == 2
    say(t, "drop")
    assert t.seat == 3
    said = say(t, "drop")  # seat 0 is out and is not asked again
    assert texts(said)[:2] == ["dropped", "auction-won"]
    assert tableau(t, 1) == "leader-mayor"
    assert palace(t, 1) == {"gold": 1}
    assert palace(t, 3) == {"gold": 5}  # only the winner pays
    assert leaders_of(t, 1)["mayor"] == 5
    assert slots(t).split()[0] == "-"
    assert t.seat == 0  # the turn goes on after the activator, in turn order


def test_5_5_passed_players_still_bid() -> None:
    t = turn(realms(palaces={0: "gold 1", 3: "gold 2"}, panel="leader-general", passed=(1, 2, 3)))
    say(t, "activate 1", "bid 1")
    assert t.seat == 3
    say(t, "bid 2")
    assert leaders_of(t, 3)["general"] == 2


def test_5_5_an_unraised_opening_wins() -> None:
    t = turn(realms(palaces={0: "gold 3", 1: "gold 2", 2: "gold 2"}, panel="leader-admiral"))
    said = say(t, "activate 1", "bid 2")  # nobody holds more than two
    assert texts(said)[-2:] == ["auction-won", "enlisted"]
    assert has(t, 0, "gold") == 1
    assert leaders_of(t, 0)["admiral"] == 2


def test_5_5_the_limits_of_the_hand_do_not_matter() -> None:
    t = turn(
        realms(palaces={0: "battle 1"}, panel="territory-gold", tableaux={0: "territory-raw"},
               hands={0: "city-gold gallery tithe port"})
    )  # fmt: skip
    say(t, "activate 1", "bid 1")
    assert tableau(t, 0) == "territory-raw territory-gold"


def test_5_5_the_card_stays_on_its_slot_until_it_is_won() -> None:
    t = turn(realms(palaces={0: "gold 1", 1: "gold 2"}, panel="- - - - leader-mayor"))
    say(t, "activate 5", "bid 1")
    assert slots(t).split()[4] == "leader-mayor"
    assert say(t, "drop")[1].args["slot"] == 5
    assert slots(t).split()[4] == "-"


def test_5_5_bids_end_at_99() -> None:
    t = turn(realms(palaces={0: "gold 120", 1: "gold 110"}, panel="leader-mayor"))
    say(t, "activate 1")
    assert len(offered(t)) == 99
    say(t, "bid 99")
    assert tableau(t, 0) == "leader-mayor"


@pytest.mark.parametrize("leader", ["mayor", "admiral", "general"])
def test_9_4_every_leader(leader: str) -> None:
    t = turn(realms(palaces={0: "gold 1"}, panel=f"leader-{leader}"))
    before = leaders_of(t, 0)[leader]
    say(t, "activate 1", "bid 1")
    assert leaders_of(t, 0)[leader] == before + 1
    assert palace(t, 0) == {}


@pytest.mark.parametrize(
    "resource", ["production", "science", "culture", "religion", "gold", "raw", "battle"]
)
def test_9_6_every_territory(resource: str) -> None:
    t = turn(realms(palaces={0: "battle 1"}, panel=f"territory-{resource}"))
    said = say(t, "activate 1", "bid 1")
    assert palace(t, 0) == {resource: 5}
    assert texts(said)[-2:] == ["auction-won", "took-territory"]
    assert said[-1].args == {"seat": "#0", "count": 5, "resource": f"@res-{resource}"}


def test_9_6_the_lily_is_one_type_of_choice() -> None:
    t = turn(realms(palaces={0: "battle 2"}, panel="territory-lily"))
    say(t, "activate 1", "bid 2")
    assert (t.seat, t.kind) == (0, "territory")
    assert why(t, "pass") == "why-take-first"
    say(t, "take culture")
    assert palace(t, 0) == {"culture": 5}
    assert t.seat == 1
