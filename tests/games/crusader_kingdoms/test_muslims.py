"""Rulebook 8: one and two players, and the Muslims who play by themselves."""

import pytest
from tests.games.crusader_kingdoms.positions import (
    AREA,
    BOX,
    GAME,
    cards,
    deal,
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

from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.table import NO_CARD
from gonfalon.kernel.signals import NATURE
from gonfalon.kernel.table import Result, resume

pytestmark = pytest.mark.compiled

RICHARD, LEOPOLD, MUSLIMS = range(3)


def test_8_3_example_the_army_of_4_that_rolls_a_3() -> None:
    """It attacks Turbessel and not Jerusalem, which is not of the crusader in turn."""
    t = position(
        2, hands={RICHARD: "c1", LEOPOLD: "c1 c2"}, lands="jerusalem=0 turbessel=1", seat=LEOPOLD,
        pile="m2", army="m2",
    )  # fmt: skip
    do(t, "discard christian-troop-1")
    events = deal(t, "m2")
    assert heard(events) == ["muslims-revealed", "muslims-troop"]
    assert (t.kind, t.count) == ("army", 1)
    events = roll(t, "3")
    assert told(events, "muslims-march") == {"die": 3, "sum": 4}
    assert told(events, "muslims-attack") == {
        "area": "@area-turbessel", "number": 3, "seat": "#1"
    }  # fmt: skip
    assert {event.rule for event in events} == {"8.3.5", "8.3.6"}
    assert {event.seat for event in events} == {MUSLIMS}
    assert (t.seat, t.kind) == (LEOPOLD, "respond")
    do(t, "done")
    assert (t.seat, t.kind) == (RICHARD, "respond")  # the partner may help
    do(t, "done")
    events = roll(t, "4 4 4 1", "4 1")
    assert told(events, "muslims-took") == {"area": "@area-turbessel"}
    assert holder(t, "turbessel") == MUSLIMS
    assert t.army == b""


def test_8_3_an_army_that_does_not_roll_lower_waits() -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m3 m2")
    do(t, "discard christian-troop-1")
    deal(t, "m3")
    events = roll(t, "3")
    assert heard(events) == ["muslims-wait"]
    assert (t.army, t.seat) == (bytes(cards("m3")), 0)


def test_8_3_no_roll_when_nothing_can_be_attacked() -> None:
    t = position(1, hands={0: "c1 c2"}, lands="marat=-", pile="m3 m2")
    do(t, "discard christian-troop-1")
    assert heard(deal(t, "m3"))[-1] == "muslims-no-target"
    assert t.seat == 0


def test_8_3_a_leader_without_dice_is_of_no_use_so_the_next_answers() -> None:
    t = position(1, hands={0: "c3 c1 c-siege-engines"}, row="m-leader m-militia", pile="m1")
    sent = do(t, "attack aleppo", "lay christian-troop-3", "lay christian-siege-engines", "send")
    assert told(sent, "muslims-respond")["card"] == "@card-militia"
    assert [t.kit.cards[card].say for card in t.row] == ["muslim-leader"]


def test_8_3_a_leader_alone_waits_where_no_dice_defend() -> None:
    t = position(1, hands={0: "c3 c1 c-siege-engines"}, row="m-leader", pile="m1")
    sent = do(t, "attack aleppo", "lay christian-troop-3", "lay christian-siege-engines", "send")
    assert "muslims-respond" not in heard(sent)
    assert len(t.row) == 1


def test_8_3_responses_wait_and_answer_three_dice() -> None:
    t = position(1, hands={0: "c2 c2 c1"}, row="m-militia m-sortie", pile="m1 m1")
    do(t, "attack latakia", "lay christian-troop-2", "send")
    roll(t, "1 1")
    assert t.count == 3  # two dice wake nobody
    roll(t, "1 1 1")
    deal(t, "m1")
    roll(t, "6")
    do(t, "attack latakia", "lay christian-troop-2", "lay christian-troop-1")
    events = do(t, "send")
    assert told(events, "muslims-respond") == {"card": "@card-militia", "count": 3}
    roll(t, "1 1 1")
    assert t.count == 5
    assert t.row == bytes(cards("m-sortie"))


def test_8_3_three_dice_are_counted_with_what_events_add() -> None:
    relic = (cards("c-holy-relic")[0], 0, -1)
    t = position(1, hands={0: "c2 c1"}, row="m-militia", pile="m1", lasting=(relic,))
    events = do(t, "attack latakia", "lay christian-troop-2", "send")
    assert told(events, "muslims-respond") == {"card": "@card-militia", "count": 3}


def test_8_3_the_lowest_number_must_border_a_muslim_area() -> None:
    """Jerusalem is number 1, but only Acre and Ascalon border it, and both are the crusader's."""
    t = position(1, hands={0: "c1 c2"}, lands="jerusalem=0 acre=0 ascalon=0", pile="m4")
    do(t, "discard christian-troop-1")
    deal(t, "m4")
    assert told(roll(t, "1"), "muslims-attack")["area"] == "@area-acre"


def test_8_3_three_dice_are_counted_before_sortie() -> None:
    t = position(1, hands={0: "c3 c1"}, row="m-sortie", pile="m1")
    events = do(t, "attack latakia", "lay christian-troop-3", "send")
    assert heard(events)[-2:] == ["sortie", "rolled-attack"]
    assert t.kind == "defence"


def test_8_3_what_lies_on_the_table_stays_and_costs_no_draw() -> None:
    t = position(1, hands={0: "c1"}, army="m1", row="m-militia", bonus={1: 1})
    do(t, "pass")
    assert (t.turn, t.army, t.row) == (2, bytes(cards("m1")), bytes(cards("m-militia")))
    resume(t, NATURE, t.pool[: t.count])
    assert (t.pool, t.count) == (t.piles[0], 8 + 1)


def test_8_3_the_muslims_never_turn_castles() -> None:
    t = position(1, hands={0: "c2 c1"}, plus="antioch", pile="m1")
    do(t, "attack latakia", "lay christian-troop-2", "send")
    assert (t.seat, t.kind) == (NATURE, "attack")
    roll(t, "1 1")
    assert t.count == 3, "Latakia's own, none of Antioch's"


@pytest.mark.parametrize(("army", "waits"), [("", True), ("m1", False)])
def test_8_4_1_leader(army: str, waits: bool) -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m-leader m1", army=army)
    do(t, "discard christian-troop-1")
    events = deal(t, "m-leader")
    assert heard(events)[-1] == ("muslims-row" if waits else "muslims-joins")


def test_8_4_1_their_leader_raises_the_highest_failing_die() -> None:
    t = position(1, hands={0: "c3 c1"}, row="m-leader", pile="m1")
    do(t, "attack latakia", "lay christian-troop-3", "send")
    roll(t, "4 4 4")
    events = roll(t, "1 2 3")
    assert heard(events)[:3] == ["rolled-defence", "muslims-raised", "muslims-raised"]
    assert t.defence_dice == bytes([1, 4, 4])
    assert holder(t, "latakia") == 0


@pytest.mark.parametrize(
    ("dice", "raised", "told_of"),
    [
        ("1 4 5", [4, 4, 5], [(1, 4)]),
        ("1 1 4", [4, 1, 4], [(1, 4)]),
        ("3 3 3", [4, 4, 4], [(3, 4)] * 3),
        ("2 2 1", [4, 2, 1], [(2, 4)]),
        ("4 5 6", [4, 5, 6], []),
    ],
)
def test_8_4_1_their_leader_leaves_hits_alone_and_spends_what_it_has(
    dice: str, raised: list[int], told_of: list[tuple[int, int]]
) -> None:
    t = position(1, hands={0: "c3 c1"}, row="m-leader", pile="m1")
    do(t, "attack latakia", "lay christian-troop-3", "send")
    roll(t, "4 4 4")
    events = [event for event in roll(t, dice) if event.text == "muslims-raised"]
    assert t.defence_dice == bytes(raised)
    assert [(event.args["face"], event.args["to"]) for event in events] == told_of
    assert {event.rule for event in events} <= {"8.4.1"}


def test_8_4_1_the_leader_of_an_army_raises_its_attack() -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m1", army="m2 m-leader")
    do(t, "discard christian-troop-1")
    deal(t, "m1")
    roll(t, "2")
    do(t, "done")
    events = roll(t, "3 2 3", "6 1")
    assert t.attack_dice == bytes([4, 2, 4])
    assert told(events, "falls") == {"area": "@area-marat", "attack": 2, "defence": 1}


@pytest.mark.parametrize(("army", "text"), [("", "muslims-no-army"), ("m4", "muslims-joins")])
def test_8_4_2_regrouping(army: str, text: str) -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m-regrouping m1", army=f"m2 {army}" if army else "")
    do(t, "discard christian-troop-1")
    events = deal(t, "m-regrouping")
    assert text in heard(events)
    if army:
        roll(t, "1")
        do(t, "done")
        events = roll(t, "1 1 1 1 1 1", "1 1")
        assert told(events, "muslims-regrouped") == {"card": "@troop-4"}
        assert t.army == bytes(cards("m4"))


def test_8_4_3_walls() -> None:
    t = position(1, hands={0: "c1 c2"}, lands="jerusalem=0", plus="acre", pile="m-walls m1")
    do(t, "discard christian-troop-1")
    events = deal(t, "m-walls")
    assert told(events, "muslims-walls")["area"] == "@area-turbessel"
    assert is_plus(t, "turbessel")


def test_8_4_3_walls_of_an_owner_may_turn_several_castles() -> None:
    box = GAME.open("[cards.muslim.walls]\namount = 2")
    assert isinstance(box, CrusaderBox)
    t = position(1, hands={0: "c1 c2"}, plus="acre", pile="m-walls m1", box=box)
    do(t, "discard christian-troop-1")
    events = deal(t, "m-walls")
    walls = [event.args["area"] for event in events if event.text == "muslims-walls"]
    assert walls == ["@area-jerusalem", "@area-turbessel"]
    assert (is_plus(t, "jerusalem"), is_plus(t, "turbessel")) == (True, True)


def test_8_4_4_trade() -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m-trade m1", bonus={1: 1})
    do(t, "discard christian-troop-1")
    events = deal(t, "m-trade")
    assert told(events, "muslims-trade")["bonus"] == "+2"


@pytest.mark.parametrize(
    ("card", "army", "text"),
    [
        ("c3", "", "muslims-troop"),
        ("c-leader", "", "muslims-row"),
        ("c-leader", "m1", "muslims-joins"),
        ("c-regrouping", "", "muslims-no-army"),
        ("c-militia", "", "muslims-row"),
        ("c-siege-engines", "m1", "muslims-joins"),
        ("c-siege-engines", "", "muslims-no-army"),
        ("c-trade", "", "muslims-trade"),
        ("c-walls", "", "muslims-walls"),
        ("c-military-orders", "", "muslims-orders"),
        ("c-holy-relic", "", "muslims-lasting"),
    ],
)
def test_8_4_5_seduction(card: str, army: str, text: str) -> None:
    t = position(1, hands={0: f"c1 {card}"}, pile="m-seduction m1", army=army)
    do(t, "discard christian-troop-1")
    deal(t, "m-seduction")
    events = deal(t, card)
    assert heard(events)[:2] == ["muslims-seduced", text]
    assert hand(t, 0) == []


def test_8_4_5_seduced_pilgrims_fill_their_pile() -> None:
    t = position(1, hands={0: "c1 c2 c-pilgrims"}, pile="m-seduction m1")
    do(t, "discard christian-troop-1")
    deal(t, "m-seduction")
    deal(t, "c-pilgrims")
    deal(t, "m2 m2 m3")
    assert t.pile == bytes(cards("m1 m2 m2 m3"))


def test_8_4_5_seduced_pilgrims_do_not_bring_back_the_seduction_that_is_being_played() -> None:
    """3.1a: their deck has run out and is made anew while Seduction is still at work."""
    t = position(1, hands={0: "c1 c2 c-pilgrims"}, pile="m-seduction m1", draw={0: ""})
    do(t, "discard christian-troop-1")
    deal(t, "m-seduction")
    assert "rebuilt" in heard(deal(t, "c-pilgrims"))
    assert cards("m-seduction")[0] not in t.pool
    deal(t, "m2 m2 m3")
    assert (t.spent, t.playing) == ([cards("m-seduction"), cards("c-pilgrims")], NO_CARD)


def test_8_4_5_a_card_of_an_owner_that_draws_for_them_does_not_draw_itself() -> None:
    box = GAME.open("[removed]\nvalue.muslim = []")
    assert isinstance(box, CrusaderBox)
    t = position(1, hands={0: "c1 c2"}, pile="m-jewish-scholars m1", draw={0: ""}, box=box)
    do(t, "discard christian-troop-1")
    assert "rebuilt" in heard(deal(t, "m-jewish-scholars"))
    assert cards("m-jewish-scholars")[0] not in t.pool
    deal(t, "m2 m3")
    assert (t.spent[0], t.playing) == (cards("m-jewish-scholars"), NO_CARD)


def test_8_4_5_seduced_military_orders_and_relic_strengthen_their_attack() -> None:
    relic = cards("c-holy-relic")[0]
    t = position(
        1, hands={0: "c1 c2"}, pile="m2", army="c-military-orders", lasting=((relic, 1, -1),)
    )
    do(t, "discard christian-troop-1")
    deal(t, "m2")
    roll(t, "1")
    do(t, "done")
    extra = BOX.cards[cards("c-military-orders")[0]].amount + BOX.cards[relic].amount
    assert t.count == 2 + extra


def test_8_4_5_seduced_siege_engines_weaken_the_defence() -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m2", army="m1 c-siege-engines")
    do(t, "discard christian-troop-1")
    deal(t, "m2")
    roll(t, "1")
    do(t, "done")
    events = roll(t, "4 1 1")  # nothing is left of Marat's 2 dice
    assert told(events, "falls") == {"area": "@area-marat", "attack": 1, "defence": 0}
    assert cards("c-siege-engines")[0] in t.spent[1]


def test_8_4_5_military_orders_alone_are_no_army_and_wait_for_one_across_turns() -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m-trade", army="c-military-orders")
    do(t, "discard christian-troop-1")
    deal(t, "m-trade")
    assert (t.seat, t.kind) == (0, "action"), "no die"
    do(t, "pass")
    assert (t.turn, t.army) == (2, bytes(cards("c-military-orders")))


def test_8_4_5_also_a_crusader_who_has_passed_is_seduced() -> None:
    t = position(1, hands={0: "c1 c3"}, pile="m-seduction m1")
    do(t, "pass")
    deal(t, "m-seduction")
    deal(t, "c3")
    assert (hand(t, 0), t.army) == (["christian-troop-1"], bytes(cards("c3")))


def test_8_4_5_an_event_that_cannot_help_them_is_discarded() -> None:
    """Spies stay in the box with one player, unless an owner plays otherwise."""
    box = GAME.open("[removed]\nvalue.christian = []")
    assert isinstance(box, CrusaderBox)
    t = position(1, hands={0: "c1 c-spies"}, pile="m-seduction m1", box=box)
    do(t, "discard christian-troop-1")
    deal(t, "m-seduction")
    assert heard(deal(t, "c-spies"))[:2] == ["muslims-seduced", "muslims-discard"]
    assert (t.row, t.spent[1]) == (b"", cards("c-spies"))


def test_8_4_5_with_two_the_crusader_in_turn_is_seduced() -> None:
    t = position(2, hands={0: "c1 c3", 1: "c2 c4"}, pile="m-seduction m1", seat=LEOPOLD)
    do(t, "pass")
    deal(t, "m-seduction")
    assert t.pool == bytes(cards("c2 c4"))


def test_8_4_5_nobody_to_seduce() -> None:
    t = position(1, hands={0: "c1"}, pile="m-seduction m1")
    do(t, "discard christian-troop-1")
    events = deal(t, "m-seduction")
    assert heard(events)[1] == "muslims-nobody-to-seduce"


def test_8_2_passing_is_final_and_ends_responses_too() -> None:
    t = position(
        1, hands={0: "c-militia c1"}, pile="m4 m3", plus="marat antioch", lands="antioch=0"
    )
    do(t, "pass")
    deal(t, "m4")
    roll(t, "1")
    assert (t.seat, t.kind) == (0, "turn")  # turning castles stays allowed
    do(t, "turn marat")
    roll(t, "4 4 4 4")
    dice = BOX.defence[BOX.areas.index("antioch")] + 2
    assert t.count == dice
    roll(t, " ".join(["4"] * dice))
    assert (t.seat, t.kind) == (NATURE, "reveal")


def test_8_2_passing_lasts_for_one_turn() -> None:
    t = position(1, hands={0: "c1 c2"})
    do(t, "pass")
    while t.seat == NATURE:
        resume(t, NATURE, t.pool[: t.count])
    assert (t.turn, t.seat, t.kind) == (2, 0, "action")


def test_8_2_trade_raises_the_bonus_and_walls_turn_a_castle() -> None:
    t = position(1, hands={0: "c-trade c-walls c1"}, pile="m1 m1")
    do(t, "play christian-trade")
    assert t.bonus == [1, 0]
    deal(t, "m1")
    roll(t, "6")
    do(t, "play christian-walls", "fortify marat")
    assert is_plus(t, "marat")


def test_8_2_conquests_bring_no_bonus() -> None:
    t = position(1, hands={0: "c2 c1"}, pile="m1")
    do(t, "attack latakia", "lay christian-troop-2", "send")
    roll(t, "4 4", "1 1 1")
    assert holder(t, "latakia") == 0
    assert (t.kind, t.bonus) == ("reveal", [0, 0])


def test_8_2_crusaders_are_no_rivals() -> None:
    t = position(2, hands={0: "c2 c-trade", 1: "c1"}, lands="latakia=1", bonus={0: 2}, pile="m1")
    assert why(t, "attack latakia") == ("8.2", "why-friend")
    assert why(t, "raid leopold") == ("8.2", "why-partner")
    assert why(t, "play christian-trade") == ("4.4", "why-no-effect")
    assert "raid muslims" in said(t)


@pytest.mark.parametrize("passed", [0, 1 << LEOPOLD])
def test_8_2_the_partner_may_help_an_attack_unless_he_has_passed(passed: int) -> None:
    t = position(2, hands={0: "c2", 1: "c-leader c-militia"}, pile="m1", passed=passed)
    do(t, "attack beirut", "lay christian-troop-2", "send")
    if passed:
        assert (t.seat, t.kind) == (NATURE, "attack")
    else:
        assert (t.seat, said(t)) == (LEOPOLD, {"done", "lay christian-leader attack"})


def test_8_2_only_ones_own_areas_are_ones_border() -> None:
    t = position(2, hands={0: "c2"}, pile="m1")  # Richard in Tripoli, Leopold in Antioch
    targets = {say.removeprefix("attack ") for say in said(t) if say.startswith("attack")}
    assert targets == {"beirut", "homs", "latakia"}


def test_8_2_a_raid_on_the_muslims_hits_their_pile() -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m4 m3 m1", army="m2")
    events = do(t, "raid muslims", "spend christian-troop-1")
    assert told(events, "raided-muslims") == {"seat": "#0", "card": "@troop-1"}
    roll(t, "4")
    assert t.pool == bytes(cards("m1 m3 m4"))
    lost = deal(t, "m4")[0]
    assert (lost.text, lost.rule, lost.reveal) == ("muslims-lost-card", "8.2", True)
    assert lost.args == {"card": "@troop-4"}
    assert t.pile == bytes(cards("m1 m3"))
    assert t.spent == [cards("m4"), cards("c1")], "face up, both"
    t = position(1, hands={0: "c1"}, army="m2")
    assert why(t, "raid muslims") == ("8.2", "why-no-pile")


@pytest.mark.parametrize(
    ("lands", "bonus", "way", "points"),
    [
        ("jerusalem acre antioch damascus marat", {0: 1}, "victory", 15),
        ("jerusalem acre antioch damascus marat", {}, "marginal", 14),
        ("jerusalem antioch damascus", {1: 1}, "marginal", 11),
        ("jerusalem antioch damascus", {1: 2}, "defeat", 10),
    ],
)
def test_8_5_verdict(lands: str, bonus: dict[int, int], way: str, points: int) -> None:
    held = " ".join([f"{name}=0" for name in ("marat", *lands.split())])
    t = position(1, hands={0: "c1"}, lands=held, bonus=bonus, turn=3)
    assert sum(BOX.points[AREA[n]] for n in {"marat", *lands.split()}) == points - bonus.get(
        0, 0
    ) + bonus.get(1, 0)
    events = do(t, "pass")
    assert t.result is not None
    assert (t.result.way, t.result.scores) == (way, (points,))
    assert t.result.ranks == ((1,) if way == "victory" else (2,))
    assert told(events, "verdict") == {"points": points, "level": f"@level-{way}"}


@pytest.mark.parametrize(
    ("bonus", "way", "points"), [(0, "marginal", 13), (1, "victory", 15), (-1, "marginal", 11)]
)
def test_8_5_two_crusaders_share_areas_bonuses_and_verdict(
    bonus: int, way: str, points: int
) -> None:
    """Antioch 3 and Damascus 3 of one, Tripoli 1, Acre 2 and Jerusalem 4 of the other: 13."""
    t = position(
        2, hands={0: "c1"}, lands="damascus=1 acre=0 jerusalem=0", turn=3, passed=1 << LEOPOLD,
        bonus={RICHARD: bonus, LEOPOLD: bonus},
    )  # fmt: skip
    do(t, "pass")
    assert t.result is not None
    assert (t.result.way, t.result.scores) == (way, (points, points))
    assert t.result.ranks == ((1, 1) if way == "victory" else (2, 2))


def test_8_5_who_gives_up_alone_has_lost_with_the_points_so_far() -> None:
    t = position(1, hands={0: "c1"}, lands="jerusalem=0", bonus={0: 1})
    given_up = t.concession(0)
    assert isinstance(given_up, Result)
    assert (given_up.way, given_up.ranks, given_up.scores) == ("concession", (2,), (4 + 2 + 1,))
