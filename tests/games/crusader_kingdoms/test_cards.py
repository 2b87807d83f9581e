"""Chapter 9 of our rules page: every card, by the number of its rule."""

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

from gonfalon.games.crusader_kingdoms.cards import EVENT, RESPONSE
from gonfalon.kernel.game import view
from gonfalon.kernel.signals import NATURE

pytestmark = pytest.mark.compiled

DAMASCUS, JERUSALEM, ANTIOCH, ALEPPO = range(4)


def test_every_card_of_the_edition_has_a_test_here() -> None:
    tests = " ".join([name for name in globals() if name.startswith("test_")])
    names = {face.name for face in BOX.cards if face.kind in (EVENT, RESPONSE)}
    assert [name for name in sorted(names) if name not in tests] == []


@pytest.mark.parametrize(
    ("seat", "card", "troop", "target"),
    [(DAMASCUS, "m-mercenaries", "m2", "beirut"), (JERUSALEM, "c-military-orders", "c2", "beirut")],
)
def test_9_1_mercenaries_and_military_orders(seat: int, card: str, troop: str, target: str) -> None:
    """An attack now with more dice; a troop is still needed."""
    t = position(hands={seat: f"{card} {troop}"}, seat=seat)
    face = BOX.cards[cards(card)[0]]
    do(t, f"play {face.say}", f"attack {target}", f"lay {BOX.cards[cards(troop)[0]].say}", "send")
    assert (t.kind, t.count) == ("attack", 2 + face.amount)
    t = position(hands={seat: card}, seat=seat)
    assert why(t, f"play {face.say}") == ("4.4", "why-no-effect")
    assert not any(say.startswith(("attack", "raid")) for say in said(t))


def test_9_2_joint_attack() -> None:
    """Another Christian adds up to two troops; the prize is the attacker's."""
    t = position(hands={JERUSALEM: "c-joint-attack c1", ANTIOCH: "c1 c2 c3"}, seat=JERUSALEM)
    do(t, "play christian-joint-attack", "attack damascus", "lay christian-troop-1", "send")
    assert (t.seat, t.kind) == (ANTIOCH, "join")
    do(t, "lay christian-troop-3", "lay christian-troop-2")
    assert said(t) == {"done"}
    assert why(t, "lay christian-troop-1") == ("9.2", "why-joined-enough")
    do(t, "done", "done")  # adds no more; responds with nothing
    roll(t, "4 4 4 4 4 4", "1 1 1 1 1 1")
    assert holder(t, "damascus") == JERUSALEM
    do(t, "bonus")
    assert t.bonus == [-1, 1, 0, 0]
    assert hand(t, ANTIOCH) == ["christian-troop-1"]


def test_9_2_joint_attack_of_a_muslim_may_invite_either_christian() -> None:
    t = position(hands={ALEPPO: "c-joint-attack m1", JERUSALEM: "c1", ANTIOCH: "c2"}, seat=ALEPPO)
    do(t, "play christian-joint-attack", "attack marat", "lay muslim-troop-1", "send")
    assert (t.seat, t.kind, said(t)) == (
        ALEPPO, "invite", {"rival jerusalem", "rival antioch", "done"}
    )  # fmt: skip
    alone = t.clone()
    do(t, "rival antioch")
    assert (t.seat, t.kind) == (ANTIOCH, "join")
    do(alone, "done")  # or nobody
    assert (alone.seat, alone.kind) == (JERUSALEM, "respond")


def test_9_2_joint_attack_never_invites_the_defender() -> None:
    t = position(hands={JERUSALEM: "c-joint-attack c1", ANTIOCH: "c2"}, lands="beirut=2", seat=1)
    do(t, "play christian-joint-attack", "attack beirut", "lay christian-troop-1", "send")
    assert (t.seat, t.kind) == (ANTIOCH, "respond")


def test_9_3_minor_campaign() -> None:
    """An independent area attacks with its number and a die more; nobody gains a bonus."""
    t = position(
        hands={ALEPPO: "m-minor-campaign", JERUSALEM: "c-militia c-regrouping"}, seat=ALEPPO
    )
    do(t, "play muslim-minor-campaign")
    assert "march ascalon jerusalem" in said(t)
    assert not any(say.endswith(" aleppo") for say in said(t))
    assert why(t, "march beirut tripoli") == ("9.3", "why-no-march")
    do(t, "march ascalon jerusalem")
    assert said(t) == {"done", "lay christian-militia"}
    assert why(t, "lay christian-regrouping") == ("4.1.3", "why-other-side")
    do(t, "lay christian-militia", "done")
    assert t.count == BOX.defence[BOX.areas.index("ascalon")] + 1
    roll(t, " ".join("4" * t.count))
    events = roll(t, " ".join("1" * t.count))
    assert {"falls", "set-free", "bonus-down"} <= set(heard(events))
    assert (t.seat, t.kind) == (JERUSALEM, "action"), "nobody is rewarded"
    assert holder(t, "jerusalem") == -1
    assert t.bonus == [0, -1, 0, 0]


def test_9_3_minor_campaign_needs_an_independent_neighbour_of_a_rival() -> None:
    lands = " ".join([f"{name}=0" for name in BOX.areas])
    t = position(hands={DAMASCUS: "m-minor-campaign"}, lands=lands)
    assert why(t, "play muslim-minor-campaign") == ("4.4", "why-no-effect")


@pytest.mark.parametrize(
    ("seat", "card", "drawn"),
    [(DAMASCUS, "m-jewish-scholars", "m1 m2"), (ANTIOCH, "c-pilgrims", "c1 c1 c2")],
)
def test_9_4_jewish_scholars_and_pilgrims(seat: int, card: str, drawn: str) -> None:
    t = position(hands={seat: card}, seat=seat)
    do(t, f"play {BOX.cards[cards(card)[0]].say}")
    deal(t, drawn)
    assert t.hands[seat] == list(cards(drawn))


def test_9_5_succession() -> None:
    """The rival loses a card and chooses the castle."""
    t = position(hands={0: "m-succession m1", 1: "c1 c2"}, plus="acre jerusalem homs")
    do(t, "play muslim-succession")
    assert said(t) == {"rival jerusalem"}  # the others have neither cards nor +1 castles
    do(t, "rival jerusalem")
    deal(t, "c2")
    assert (t.seat, t.kind, said(t)) == (JERUSALEM, "yield", {"turn acre", "turn jerusalem"})
    do(t, "turn acre")
    assert (is_plus(t, "acre"), is_plus(t, "jerusalem")) == (False, True)


def test_9_6_watchtowers() -> None:
    t = position(hands={0: "m-watchtowers m1", 1: "c3", 3: "m2"})
    do(t, "play muslim-watchtowers")
    assert t.seat == JERUSALEM
    do(t, "attack damascus", "lay christian-troop-3", "send", "done", "done")
    roll(t, "1 1 1")
    amount = BOX.cards[cards("m-watchtowers")[0]].amount
    assert t.count == 6 + amount
    assert t.lasting != ()


def test_9_7_truce() -> None:
    t = position(hands={0: "m-truce m1", 1: "c3 c-military-orders", 3: "m2"})
    do(t, "play muslim-truce", "rival jerusalem")
    assert t.seat == JERUSALEM
    assert why(t, "attack damascus") == ("9.7", "why-truce-area")
    assert why(t, "raid damascus") == ("9.7", "why-truce")
    do(t, "play christian-military-orders")
    assert "attack damascus" not in said(t)
    do(t, "attack beirut", "lay christian-troop-3", "send")
    assert (t.seat, t.kind) == (ALEPPO, "respond")


@pytest.mark.parametrize(("seat", "card"), [(DAMASCUS, "m-walls"), (JERUSALEM, "c-walls")])
def test_9_8_walls(seat: int, card: str) -> None:
    t = position(hands={seat: card, ALEPPO: "m1"}, seat=seat, plus="homs acre")
    do(t, f"play {BOX.cards[cards(card)[0]].say}")
    area = ("damascus", "jerusalem")[seat]
    assert said(t) == {f"fortify {area}"}
    do(t, f"fortify {area}")
    assert (is_plus(t, area), t.kind) == (True, "action")
    t = position(hands={seat: card}, seat=seat, plus="damascus homs acre jerusalem")
    assert why(t, f"play {BOX.cards[cards(card)[0]].say}") == ("4.4", "why-no-effect")


@pytest.mark.parametrize(("seat", "card"), [(DAMASCUS, "m-trade"), (JERUSALEM, "c-trade")])
def test_9_9_trade(seat: int, card: str) -> None:
    say = f"play {BOX.cards[cards(card)[0]].say}"
    t = position(hands={seat: card, ALEPPO: "m1"}, seat=seat)
    do(t, say)
    assert t.bonus[seat] == BOX.cards[cards(card)[0]].amount
    t = position(hands={seat: card, ALEPPO: "m1"}, seat=seat, bonus={seat: 2})
    do(t, say)
    assert t.kind == "fortify"
    own = ("damascus", "jerusalem")[seat]
    do(t, f"fortify {own}")
    assert (is_plus(t, own), t.bonus[seat], t.kind) == (True, 2, "action")
    everything = " ".join(BOX.areas)
    t = position(hands={seat: card}, seat=seat, bonus={seat: 2}, plus=everything)
    assert why(t, say) == ("4.4", "why-no-effect")


def test_9_10_seduction() -> None:
    """The card becomes the thief's, yet returns to its own deck; only the two know it."""
    t = position(hands={0: "m-seduction", 1: "c3 c-leader", 3: "m1"})
    do(t, "play muslim-seduction")
    assert said(t) == {"rival jerusalem"}
    do(t, "rival jerusalem")
    events = deal(t, "c3")
    assert hand(t, 0) == ["christian-troop-3"]
    assert [e.audience for e in events if e.text == "seduced-card"] == [0, 1]
    do(t, "pass", "pass", "attack kerak", "lay christian-troop-3", "send", "done", "done")
    roll(t, "1 1 1", "1")
    assert cards("c3")[0] in t.spent[1]


def test_9_11_assassins() -> None:
    """The whole hand is shown to one, and one card lost."""
    t = position(hands={1: "c-assassins", 0: "m1 m-leader"}, seat=1)
    do(t, "play christian-assassins")
    events = do(t, "rival damascus")
    shown = [event for event in events if event.text == "saw-hand"]
    assert [(event.audience, event.reveal) for event in shown] == [(1, True)]
    assert said(t) == {"strike muslim-troop-1", "strike muslim-leader"}
    assert view(t.box.game, t, 1).seen.shown == (0, bytes(t.hands[0]))
    assert view(t.box.game, t, 2).seen.shown is None
    do(t, "strike muslim-leader")
    assert hand(t, 0) == ["muslim-troop-1"]


def test_9_12_troubadours() -> None:
    t = position(hands={1: "c-troubadours", 0: "m1"}, seat=1, bonus={2: -2})
    do(t, "play christian-troubadours")
    assert said(t) == {"rival damascus", "rival aleppo"}
    do(t, "rival damascus")
    assert t.bonus == [-1, 1, -2, 0]


def test_9_13_spies() -> None:
    t = position(hands={1: "c-spies", 0: "m1 m2"}, seat=1)
    events = do(t, "play christian-spies", "rival damascus")
    assert told(events, "saw-hand")["cards"] == ("@troop-1", "@troop-2")
    deal(t, "c4")
    assert hand(t, 1) == ["christian-troop-4"]


def test_9_13_spies_draw_where_nobody_has_a_hand_to_look_at() -> None:
    """Two parts: do what is possible."""
    t = position(hands={1: "c-spies"}, seat=1)
    do(t, "play christian-spies")
    assert heard(deal(t, "c4"))[0] == "drew"
    assert hand(t, 1) == ["christian-troop-4"]


def test_9_14_holy_relic() -> None:
    t = position(hands={1: "c-holy-relic c2", 3: "m1"}, seat=1)
    do(t, "play christian-holy-relic", "pass", "attack beirut", "lay christian-troop-2", "send")
    do(t, "done")
    assert t.count == 2 + BOX.cards[cards("c-holy-relic")[0]].amount


def test_9_15_leader_on_both_sides_the_defence_first() -> None:
    t = position(hands={0: "m2 m-leader", 1: "c-leader", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "lay muslim-leader attack", "send")
    do(t, "lay christian-leader defence", "done")
    roll(t, "1 6", "3 3 6")
    assert t.seat == JERUSALEM
    assert "raise 3 6" in said(t)
    assert "raise 6 6" not in BOX.choices.by_say
    assert why(t, "raise 1 4") == ("9.15", "why-no-such-die")
    do(t, "raise 3 5")
    assert said(t) == {"keep", "raise 3 4", "raise 5 6"}
    do(t, "keep")
    assert (t.seat, said(t)) == (DAMASCUS, {"keep", "raise 1 2", "raise 1 3", "raise 1 4"})


def test_9_15_leader_offers_no_more_than_the_pips_left() -> None:
    """Also where the dice show the same faces as before, when there were more pips."""
    t = position(hands={0: "m2", 1: "c-leader", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "send", "lay christian-leader defence", "done")
    roll(t, "6 6", "1 1 2")
    every = {"raise 1 2", "raise 1 3", "raise 1 4", "raise 2 3", "raise 2 4", "raise 2 5"}
    assert said(t) == {"keep", *every}
    do(t, "raise 1 2")
    assert t.defence_dice == bytes([2, 1, 2])
    assert said(t) == {"keep", *(every - {"raise 1 4", "raise 2 5"})}


def test_9_15_leader_asks_as_long_as_there_is_a_choice() -> None:
    t = position(hands={0: "m2", 1: "c-leader", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "send", "lay christian-leader defence", "done")
    lost = t.clone()
    roll(t, "6 6", "5 6 6")
    assert (t.kind, said(t)) == ("pips", {"keep", "raise 5 6"})
    roll(lost, "6 6", "6 6 6")
    assert lost.kind == "action", "no die can be raised"


def test_9_15_leader_of_a_crusader_is_spread_by_the_crusader() -> None:
    """With the Muslims at the table too, whose own Leaders act by themselves."""
    t = position(1, hands={0: "c2 c-leader c1"}, pile="m1")
    do(t, "attack latakia", "lay christian-troop-2", "lay christian-leader attack", "send")
    roll(t, "1 2", "1 1 1")
    assert (t.seat, t.kind, t.attack_dice) == (0, "pips", bytes([1, 2]))
    events = do(t, "raise 2 4")
    assert next((e.text, e.rule, dict(e.args)) for e in events) == (
        "raised", "9.15", {"seat": "#0", "face": 2, "to": 4}
    )  # fmt: skip
    assert t.attack_dice == bytes([1, 4])


def test_9_16_regrouping() -> None:
    """Any seat may save the attack's highest troop, which returns to the hand it came from."""
    t = position(hands={0: "m2 m3", 1: "c1", 2: "c-regrouping", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "lay muslim-troop-3", "send")
    do(t, "done", "lay christian-regrouping", "done")
    events = roll(t, "1 1 1 1 1", "1 1 1")
    assert told(events, "regrouped") == {"seat": "#0", "card": "@troop-3"}
    assert hand(t, 0) == ["muslim-troop-3"]


@pytest.mark.parametrize("card", ["m-militia", "c-militia"])
def test_9_17_militia(card: str) -> None:
    t = position(hands={0: "m2", 1: card, 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "send")
    do(t, f"lay {BOX.cards[cards(card)[0]].say}", "done")
    roll(t, "1 1")
    assert t.count == 3 + BOX.cards[cards(card)[0]].amount


def test_9_18_sortie() -> None:
    """The lowest troop goes before the roll; without dice an attack cannot win."""
    t = position(hands={1: "c2 c3", 0: "m-sortie", 3: "m1"}, seat=1)
    do(t, "attack damascus", "lay christian-troop-2", "lay christian-troop-3", "send")
    events = do(t, "lay muslim-sortie", "done")
    assert told(events, "sortie") == {"card": "@troop-2"}
    assert t.count == 3
    t = position(hands={1: "c4", 0: "m-sortie", 3: "m1"}, lands="beirut=0", seat=1)
    do(t, "attack beirut", "lay christian-troop-4", "send")
    do(t, "lay muslim-sortie", "done")
    assert (t.seat, t.kind) == (NATURE, "defence")
    assert "holds" in heard(roll(t, "1"))


def test_9_19_siege_engines() -> None:
    """Only the printed number counts less, and not below 0."""
    t = position(hands={1: "c2 c-siege-engines", 3: "m1"}, seat=1, lands="beirut=0", plus="beirut")
    do(t, "attack beirut", "lay christian-troop-2", "lay christian-siege-engines", "send", "done")
    roll(t, "1 1")
    assert t.count == 1  # the +1 castle
