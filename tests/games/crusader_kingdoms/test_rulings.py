"""Borders and meetings of rules that the printed rules leave open: our rulings, one by one."""

import pytest
from tests.games.crusader_kingdoms.positions import (
    BOX,
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

from gonfalon.kernel.signals import NATURE
from gonfalon.kernel.table import resume
from gonfalon.kernel.words import Refusal

pytestmark = pytest.mark.compiled

DAMASCUS, JERUSALEM, ANTIOCH, ALEPPO = range(4)


# Combat


def test_several_leaders_of_one_side_in_the_order_of_laying() -> None:
    t = position(hands={0: "m2", 1: "c-leader", 3: "m-leader"})
    do(t, "attack acre", "lay muslim-troop-2", "send")
    do(t, "lay christian-leader defence", "lay muslim-leader defence")
    roll(t, "1 1", "1 1 1")
    assert (t.seat, t.kind) == (JERUSALEM, "pips")
    do(t, "raise 1 4")
    assert (t.seat, said(t)) == (
        ALEPPO,
        {"keep", "raise 1 2", "raise 1 3", "raise 1 4", "raise 4 5", "raise 4 6"},
    )
    do(t, "keep")
    assert holder(t, "acre") == JERUSALEM


@pytest.mark.parametrize("own", [False, True])
def test_regrouping_saves_the_attackers_own_troop_first(own: bool) -> None:
    """Equal troops: the attacker's own; else the highest, back to the hand it came from."""
    mine = "c3" if own else "c2"
    t = position(hands={1: f"c-joint-attack {mine} c-regrouping", 2: "c3", 3: "m1"}, seat=JERUSALEM)
    do(t, "play christian-joint-attack", "attack damascus", f"lay christian-troop-{mine[1]}")
    do(t, "lay christian-regrouping", "send", "lay christian-troop-3", "done", "done")
    dice = int(mine[1]) + 3
    events = roll(t, " ".join(["1"] * dice), "1 1 1 1 1 1")
    assert told(events, "regrouped")["seat"] == ("#1" if own else "#2")


def test_regrouping_saves_nothing_when_sortie_took_the_only_troop() -> None:
    t = position(hands={1: "c3 c-regrouping", 0: "m-sortie", 3: "m1"}, lands="beirut=0", seat=1)
    do(t, "attack beirut", "lay christian-troop-3", "lay christian-regrouping", "send")
    do(t, "lay muslim-sortie", "done")
    events = roll(t, "1")
    assert "regrouped" not in heard(events)
    assert hand(t, JERUSALEM) == []


def test_two_regroupings_save_two_troops() -> None:
    t = position(hands={0: "m1 m2 m3 m-regrouping", 1: "c1", 2: "c-regrouping", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-1", "lay muslim-troop-2", "lay muslim-troop-3")
    do(t, "lay muslim-regrouping", "send", "done", "lay christian-regrouping", "done")
    roll(t, "1 1 1 1 1 1", "1 1 1")
    assert hand(t, 0) == ["muslim-troop-2", "muslim-troop-3"]
    assert t.spent == [cards("m1 m-regrouping"), cards("c-regrouping")]


def test_responses_are_spent_win_or_lose() -> None:
    t = position(hands={0: "m4 m-leader", 1: "c-militia c1", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-4", "lay muslim-leader attack", "send")
    do(t, "lay christian-militia", "done", "done")
    roll(t, "1 4 4 4", "1 1 1 1 1")
    do(t, "keep", "bonus")
    assert holder(t, "acre") == DAMASCUS
    assert t.spent == [cards("m4 m-leader"), cards("c-militia")]


def test_sortie_against_equal_troops_takes_the_attackers_own() -> None:
    t = position(hands={1: "c-joint-attack c2", 2: "c2", 0: "m-sortie", 3: "m1"}, seat=JERUSALEM)
    do(t, "play christian-joint-attack", "attack damascus", "lay christian-troop-2", "send")
    do(t, "lay christian-troop-2", "done")
    do(t, "lay muslim-sortie", "done")
    assert [entry[0] for entry in t.laid if entry[2] < BOX.troops] == [ANTIOCH]


# Events


def test_a_truce_bars_neither_responses_nor_minor_campaign() -> None:
    truce = (cards("m-truce")[0], DAMASCUS, JERUSALEM)
    t = position(hands={0: "m-minor-campaign m-militia", 1: "c2", 3: "m1"}, lasting=(truce,))
    do(t, "play muslim-minor-campaign")
    assert "march ascalon jerusalem" in said(t)
    t = position(hands={0: "m-leader", 1: "c2 c1", 3: "m1"}, lasting=(truce,), seat=JERUSALEM)
    do(t, "attack beirut", "lay christian-troop-2", "send", "done")
    assert (t.seat, "lay muslim-leader defence" in said(t)) == (DAMASCUS, True)


@pytest.mark.parametrize("cards_held", [False, True])
def test_succession_does_what_is_possible(cards_held: bool) -> None:
    """A rival without cards only turns a castle; one without +1 castles only loses a card."""
    held, plus = ("c1 c2", "") if cards_held else ("", "acre")
    t = position(hands={0: "m-succession", 1: held, 3: "m1"}, plus=plus)
    do(t, "play muslim-succession", "rival jerusalem")
    if cards_held:
        deal(t, "c1")
        assert hand(t, JERUSALEM) == ["christian-troop-2"]
    else:
        do(t, "turn acre")
        assert not is_plus(t, "acre")
    assert t.kind == "action"


def test_troubadours_do_what_is_possible() -> None:
    """Nobody can fall; then only the rival can, because the singer has neither step nor castle."""
    low = {0: -2, 2: -2, 3: -2}
    t = position(hands={1: "c-troubadours", 3: "m1"}, bonus=low, seat=JERUSALEM)
    do(t, "play christian-troubadours")
    assert (t.bonus, t.kind) == ([-2, 1, -2, -2], "action")
    t = position(
        hands={1: "c-troubadours", 3: "m1"}, bonus={1: 2}, plus="acre jerusalem", seat=JERUSALEM
    )
    do(t, "play christian-troubadours", "rival aleppo")
    assert t.bonus == [0, 2, 0, -1]


def test_troubadours_without_any_effect_may_not_be_played() -> None:
    t = position(
        hands={1: "c-troubadours"}, bonus={0: -2, 1: 2, 2: -2, 3: -2}, plus="acre jerusalem",
        seat=JERUSALEM,
    )  # fmt: skip
    assert why(t, "play christian-troubadours") == ("4.4", "why-no-effect")


@pytest.mark.parametrize("card", ["assassins", "spies"])
def test_only_a_hand_with_cards_can_be_looked_at(card: str) -> None:
    t = position(hands={1: f"c-{card}", 0: "m1", 3: "m2"}, seat=JERUSALEM)
    do(t, f"play christian-{card}")
    assert said(t) == {"rival damascus", "rival aleppo"}
    assert why(t, "rival antioch") == ("4.4", "why-not-this-rival")


def test_nobody_to_kill_or_to_seduce() -> None:
    t = position(hands={1: "c-assassins"}, seat=JERUSALEM)
    assert why(t, "play christian-assassins") == ("4.4", "why-no-effect")
    t = position(hands={0: "m-seduction", 3: "m1"})
    assert why(t, "play muslim-seduction") == ("4.4", "why-no-effect")


def test_a_campaign_that_wins_sets_a_castle_free_and_its_owner_may_turn_neighbours() -> None:
    t = position(hands={3: "m-minor-campaign"}, plus="acre jerusalem", seat=ALEPPO)
    do(t, "play muslim-minor-campaign", "march ascalon jerusalem")
    assert (t.seat, said(t)) == (JERUSALEM, {"done", "turn acre"})
    do(t, "turn acre")
    roll(t, " ".join(["4"] * t.count))
    assert t.count == BOX.defence[BOX.areas.index("jerusalem")] + 2
    roll(t, " ".join(["1"] * t.count))
    assert (holder(t, "jerusalem"), is_plus(t, "jerusalem"), is_plus(t, "acre")) == (
        -1,
        False,
        False,
    )


def test_watchtowers_count_against_minor_campaign_too() -> None:
    towers = (cards("m-watchtowers")[0], ALEPPO, -1)
    t = position(hands={0: "m-minor-campaign", 3: "m1"}, lasting=(towers,))
    do(t, "play muslim-minor-campaign", "march marat aleppo", "done")
    roll(t, " ".join(["1"] * t.count))
    aleppo = BOX.areas.index("aleppo")
    assert t.count == BOX.defence[aleppo] + BOX.cards[towers[0]].amount


def test_a_relic_counts_for_the_attack_of_an_event_too() -> None:
    relic = (cards("c-holy-relic")[0], JERUSALEM, -1)
    t = position(hands={1: "c-military-orders c2", 3: "m1"}, lasting=(relic,), seat=JERUSALEM)
    do(t, "play christian-military-orders", "attack beirut", "lay christian-troop-2", "send")
    do(t, "done")
    orders = BOX.cards[cards("c-military-orders")[0]].amount
    assert t.count == 2 + orders + BOX.cards[relic[0]].amount


def test_with_three_christians_answer_on_either_side_of_saladins_attack() -> None:
    t = position(3, hands={0: "m2", 1: "c-militia", 2: "c-leader"})
    do(t, "attack acre", "lay muslim-troop-2", "send", "done")
    assert (t.seat, t.kind) == (2, "respond")
    assert said(t) == {"done", "lay christian-leader attack", "lay christian-leader defence"}


# One and two players


def test_the_muslims_answer_each_of_two_crusaders_from_one_pile() -> None:
    t = position(2, hands={0: "c1 c2", 1: "c1 c2"}, pile="m-trade m-walls m-militia m-sortie m1")
    asked: list[tuple[int, str]] = []
    while t.pile:
        asked.append((t.seat, t.kind))
        if t.seat == NATURE:
            resume(t, NATURE, t.pool[0] if t.kind == "reveal" else bytes([6]))
        else:
            do(t, "pass" if t.seat == 0 else "discard christian-troop-1")
            t.hands[1] = cards("c1 c2")  # the partner has always something to do
    rounds = [seat for seat, kind in asked if kind in ("action", "reveal")]
    assert rounds[:6] == [0, NATURE, 1, NATURE, NATURE, 1], "after a pass it goes on"


def test_the_muslims_draw_what_there_is() -> None:
    """8 and their bonus, but only three cards are neither waiting nor in the army."""
    troops = [f"m{face.value}" for face in map(BOX.cards.__getitem__, BOX.scenarios[1].decks[0])]
    army = [word for word in troops if word != "m0"]
    others = "m-walls m-trade m-seduction"
    rest = [face for face in BOX.cards if face.deck == 0 and face.effect]
    row = [f"m-{f.name}" for f in rest if BOX.cards.index(f) in BOX.scenarios[1].decks[0]]
    waiting = " ".join([word for word in row if word not in others.split()])
    t = position(1, army=" ".join(army), row=waiting, bonus={1: 2}, start=False)
    resume(t, NATURE, t.pool[: t.count])
    assert (t.pool, t.count) == (bytes(sorted(cards(others))), 3)
    resume(t, NATURE, t.pool)
    assert (len(t.pile), t.bonus) == (3, [0, 0])


def test_without_a_pile_the_army_rests_and_waiting_responses_still_defend() -> None:
    t = position(1, hands={0: "c3 c1"}, army="m4", row="m-militia")
    events = do(t, "attack latakia", "lay christian-troop-3", "send")
    assert "muslims-respond" in heard(events)
    roll(t, "1 1 1", " ".join(["1"] * 5))
    assert (t.seat, t.kind) == (0, "action"), "no card, no die"


def test_walls_of_the_muslims_are_discarded_when_every_castle_shows_its_plus() -> None:
    everywhere = " ".join([name for name in BOX.areas if name != "marat"])
    t = position(1, hands={0: "c1 c2"}, plus=everywhere, pile="m-walls m1")
    do(t, "discard christian-troop-1")
    assert heard(deal(t, "m-walls"))[-1] == "muslims-discard"
    assert not is_plus(t, "marat")


def test_trade_of_the_muslims_ends_at_the_end_of_the_track() -> None:
    t = position(1, hands={0: "c1 c2"}, pile="m-trade m1", bonus={1: 2})
    do(t, "discard christian-troop-1")
    assert told(deal(t, "m-trade"), "muslims-trade")["bonus"] == "+2"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_a_solo_player_may_give_up(players: int) -> None:
    t = position(players, hands={0: "c1"})
    refused = t.concession(0)
    assert isinstance(refused, Refusal)
    assert refused.text == "why-concede-alone"
