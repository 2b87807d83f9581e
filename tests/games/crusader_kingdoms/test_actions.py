"""Rulebook 3, 4.3 to 4.6, 5, 6: turns, raids, discarding, passing, drawing, the bonus."""

import pytest
from tests.games.crusader_kingdoms.positions import (
    cards,
    deal,
    do,
    hand,
    heard,
    position,
    roll,
    said,
    told,
    why,
)

from gonfalon.games.crusader_kingdoms.cards import MUSLIM
from gonfalon.games.crusader_kingdoms.table import NO_CARD
from gonfalon.kernel.game import view
from gonfalon.kernel.signals import NATURE, OVER
from gonfalon.kernel.table import resume
from gonfalon.kernel.words import Event, Said

pytestmark = pytest.mark.compiled


def test_6_example_of_a_draw() -> None:
    """Eight, bonus +1, two kept: seven are drawn, nine held, the bonus is 0 again."""
    t = position(hands={0: "m2 m3"}, bonus={0: 1}, turn=2, start=False)
    assert (t.seat, t.kind, t.count) == (NATURE, "draw", 7)
    deal(t, "m1 m1 m1 m1 m1 m2 m4")
    assert len(t.hands[0]) == 9
    while t.seat == NATURE:
        resume(t, NATURE, t.pool[: t.count])
    assert t.bonus == [0, 0, 0, 0]


def test_3_1_nobody_draws_less_than_nothing() -> None:
    t = position(hands={0: "m1 m1 m1 m1 m1 m2 m2 m3"}, bonus={0: -2}, turn=2, start=False)
    assert t.pool != t.piles[MUSLIM]  # Jerusalem draws first
    assert len(t.hands[0]) == 8


def test_3_1_a_pile_that_runs_out_is_rebuilt_from_its_discards() -> None:
    t = position(hands={0: "m-jewish-scholars m2"}, draw={MUSLIM: "m1"})
    do(t, "play muslim-jewish-scholars")
    assert t.count == 1
    events = deal(t, "m1")
    assert "rebuilt" in heard(events)
    assert cards("m-jewish-scholars")[0] not in t.pool  # the event that is being played
    deal(t, "m3")
    assert hand(t, 0) == [f"muslim-troop-{value}" for value in (1, 2, 3)]


OTHERS = (
    "m1 m1 m1 m1 m1 m1 m1 m1 m2 m2 m3 m3 m4 m4 m-mercenaries m-minor-campaign m-succession"
    " m-watchtowers m-truce m-walls m-trade m-seduction m-leader m-regrouping m-militia m-sortie"
)
"""The whole Muslim deck but for the Jewish scholars."""


def test_3_1_if_both_are_empty_the_rest_is_lost() -> None:
    t = position(hands={0: "m-jewish-scholars", 3: OTHERS.removeprefix("m1 ")})
    do(t, "play muslim-jewish-scholars")
    events = deal(t, "m1")
    assert heard(events)[2:4] == ["draw-lost", "passed-empty"]
    assert "rebuilt" not in heard(events)
    assert hand(t, 0) == ["muslim-troop-1"]
    assert t.seat == 3  # Jerusalem and Antioch have no cards and pass


def test_4_4_an_event_that_draws_needs_something_to_draw() -> None:
    """What was discarded face down will do."""
    t = position(hands={0: "m-jewish-scholars", 3: OTHERS})
    assert why(t, "play muslim-jewish-scholars") == ("4.4", "why-no-effect")
    t = position(hands={0: "m-jewish-scholars", 3: OTHERS}, seat=3)
    do(t, "discard muslim-troop-1")
    assert "play muslim-jewish-scholars" in said(t)


def test_3_4_passing_is_not_final() -> None:
    t = position(hands={0: "m1", 1: "c1 c2", 2: "c1", 3: "m2"})
    do(t, "pass")
    assert t.seat == 1
    do(t, "discard christian-troop-1")
    do(t, "pass", "pass")
    assert t.seat == 0
    do(t, "pass")
    events = do(t, "pass")  # Jerusalem passes too: four in a row
    assert "turn-ends" in heard(events)
    assert t.turn == 2


def test_3_4_an_action_takes_all_passes_back() -> None:
    t = position(hands={0: "m1 m2", 1: "c1 c2", 2: "c1", 3: "m2"})
    do(t, "pass", "discard christian-troop-1", "pass", "pass")
    do(t, "discard muslim-troop-1")  # Damascus had passed before
    do(t, "pass")  # Jerusalem: the third seat to have passed since, if it were not for Damascus
    assert (t.seat, t.turn) == (2, 1)
    do(t, "pass", "pass")
    assert (t.seat, t.turn) == (0, 1)
    assert "turn-ends" in heard(do(t, "pass"))


def test_3_3_rounds_are_counted_anew_each_turn() -> None:
    t = position(hands={0: "m1", 1: "c1", 2: "c1 c2", 3: "m2"})
    do(t, "pass", "pass", "discard christian-troop-1")
    assert t.round == 1
    do(t, "pass")
    assert t.round == 2
    events = do(t, "pass", "pass", "pass")
    assert told(events, "turn-ends") == {"turn": 1}
    assert told(events, "turn-begins") == {"turn": 2}
    assert (t.turn, t.round) == (2, 1)


def test_5_a_truce_ends_with_the_turn() -> None:
    truce = (cards("m-truce")[0], 0, 1)
    t = position(hands={0: "m1", 1: "c1"}, lasting=(truce,))
    assert why(t, "attack acre") == ("9.7", "why-truce-area")
    do(t, "pass", "pass")
    while t.seat == NATURE:
        resume(t, NATURE, t.pool[: t.count])
    assert (t.turn, t.seat, "attack acre" in said(t)) == (2, 0, True)


def test_4_4_an_event_that_is_done_lies_face_up_among_the_discards() -> None:
    t = position(hands={0: "m-trade", 3: "m1"})
    do(t, "play muslim-trade")
    assert (t.spent[MUSLIM], t.playing) == (cards("m-trade"), NO_CARD)


def test_5_at_the_end_of_a_turn_hands_stay_and_all_else_is_shuffled() -> None:
    watchtowers = cards("m-watchtowers")[0]
    t = position(hands={0: "m1 m2"}, lasting=((watchtowers, 0, -1),))
    do(t, "discard muslim-troop-1")
    do(t, "pass")
    assert (t.turn, t.lasting, t.buried[0], t.spent) == (2, (), b"", [[], []])
    assert hand(t, 0) == ["muslim-troop-2"]
    assert watchtowers in t.pool


def test_4_5_a_discard_is_face_down() -> None:
    t = position(hands={0: "m1 m2", 1: "c1"})
    events = do(t, "discard muslim-troop-1")
    public = [event for event in events if event.audience != 0]
    assert [event.args for event in public] == [{"seat": "#0"}]
    seen = view(t.box.game, t, 1).seen
    assert (seen.buried[0], seen.own_buried, seen.spent) == ((1, 0), b"", (b"", b""))


def test_4_6_without_cards_one_passes() -> None:
    t = position(hands={0: "m1", 2: "c1"})
    events = do(t, "pass")
    assert heard(events) == ["passed", "passed-empty"]
    assert t.seat == 2


@pytest.mark.parametrize("die", range(1, 7))
def test_4_3_a_raid(die: int) -> None:
    t = position(hands={0: "m1 m3 m-walls", 1: "c1 c-leader"})
    do(t, "raid jerusalem")
    assert said(t) == {"spend muslim-troop-1", "spend muslim-troop-3"}, "troops, and only troops"
    events = do(t, "spend muslim-troop-1")
    assert lines(events) == [
        ("raided", "4.3", {"seat": "#0", "card": "@troop-1", "rival": "#1"}, False)
    ]
    assert t.spent == [cards("m1"), []], "the troop is discarded face up"
    events = roll(t, str(die))
    if die < 4:
        assert lines(events)[0] == ("raid-failed", "4.3", {"die": die}, False)
        assert hand(t, 1) == ["christian-troop-1", "christian-leader"]
        return
    assert lines(events) == [("raid-won", "4.3", {"die": die}, False)]
    assert t.pool == bytes(cards("c1 c-leader")), "any card of the hand"
    events = deal(t, "c-leader")
    assert hand(t, 1) == ["christian-troop-1"]
    lost = ("lost-card", "4.3", {"seat": "#1", "card": "@card-leader"}, True)
    assert lines(events)[0] == lost
    assert t.spent == [cards("m1"), cards("c-leader")], "and so is what the rival loses"


def lines(events: list[Event]) -> list[tuple[str, str, dict[str, Said], bool]]:
    """What was heard, its rule, its values, and whether it lays something hidden open."""
    return [(event.text, event.rule, dict(event.args), event.reveal) for event in events]


def test_4_3_whom_a_raid_may_be_aimed_at() -> None:
    t = position(hands={0: "m1", 1: "", 2: "c1", 3: "m1"}, lands="marat=0")
    assert {say for say in said(t) if say.startswith("raid")} == {"raid antioch", "raid aleppo"}
    assert why(t, "raid jerusalem") == ("4.3", "why-rival-empty")
    assert why(t, "raid damascus") == ("4", "why-yourself")
    assert why(t, "raid saladin") == ("4", "why-not-in-play")
    t = position(hands={3: "m1", 1: "c1"}, seat=3)
    assert why(t, "raid jerusalem") == ("4.3", "why-no-raid")


def test_7_2_with_three_christians_raid_but_do_not_attack_each_other() -> None:
    t = position(3, hands={1: "c2 c-military-orders", 2: "c1"}, lands="beirut=1 tripoli=2", seat=1)
    assert "raid antioch" in said(t)
    assert why(t, "attack tripoli") == ("7.2", "why-friend")
    do(t, "play christian-military-orders")
    assert "attack tripoli" not in said(t)


def test_7_3_the_last_castle_wins_at_once() -> None:
    t = position(hands={0: "m2", 3: "m1"}, lands="beirut=0 tripoli=0 marat=0 acre=0", bonus={1: 2})
    do(t, "attack kerak", "lay muslim-troop-2", "send", "done")
    roll(t, "4 4", "1")
    assert t.signal == OVER
    assert t.result is not None
    assert (t.result.way, t.result.ranks) == ("sudden", (1, 4, 2, 2))
    assert t.result.scores == (7, 1, 2, 2)


@pytest.mark.parametrize(("more", "wins"), [("", False), (" tripoli=0", True)])
def test_7_3_saladin_needs_nine_castles(more: str, wins: bool) -> None:
    """Four at the start, and this conquest is his eighth or ninth."""
    t = position(3, hands={0: "m2"}, lands=f"turbessel=0 antioch=0 latakia=0{more}")
    do(t, "attack kerak", "lay muslim-troop-2", "send")
    roll(t, "4 4", "1")
    assert (t.signal == OVER) is wins
    if wins:
        assert t.result is not None
        assert t.result.scores == (9, 2, 0)
    else:
        assert (t.kind, t.castles(0)) == ("reward", 8)


def test_7_3_a_sudden_victory_stands_above_as_many_castles_and_a_higher_bonus() -> None:
    """Jerusalem needs seven, Saladin nine: with seven each the map is full."""
    lands = "ascalon=1 beirut=1 tripoli=1 latakia=1 antioch=0 turbessel=0 kerak=0"
    t = position(3, hands={1: "c2"}, lands=lands, bonus={0: 2}, seat=1)
    do(t, "attack marat", "lay christian-troop-2", "send")
    events = roll(t, "4 4", "1 1")
    assert told(events, "won-suddenly") == {"seat": "#1"}
    assert t.result is not None
    assert (t.result.way, t.result.ranks) == ("sudden", (2, 1, 3))
    assert t.result.scores == (7, 7, 0)


@pytest.mark.parametrize(
    ("lands", "bonus", "ranks"),
    [
        ("beirut=0", {}, (1, 2, 2, 2)),
        ("", {2: 1, 0: -1}, (4, 2, 1, 2)),
        ("", {}, (1, 1, 1, 1)),
        ("beirut=0 ascalon=1", {3: 2}, (1, 1, 4, 3)),
    ],
)
def test_7_3_after_the_third_turn(
    lands: str, bonus: dict[int, int], ranks: tuple[int, ...]
) -> None:
    t = position(hands={0: "m1"}, lands=lands, bonus=bonus, turn=3)
    events = do(t, "pass")
    assert t.result is not None
    assert (t.result.way, t.result.ranks) == ("castles", ranks)
    castles = tuple([2 + lands.count(f"={seat}") for seat in range(4)])
    assert t.result.scores == castles
    ending = [(e.text, e.seat, dict(e.args)) for e in events if e.rule == "7.3"]
    won = "won-game" if ranks.count(1) == 1 else "shared-game"
    winners = [seat for seat in range(4) if ranks[seat] == 1]
    assert ending == [
        *[("scored", s, {"seat": f"#{s}", "castles": castles[s]}) for s in range(4)],
        *[(won, seat, {"seat": f"#{seat}"}) for seat in winners],
    ]


@pytest.mark.parametrize("turn", [1, 2])
def test_3_a_game_has_three_turns(turn: int) -> None:
    t = position(hands={0: "m1"}, turn=turn)
    do(t, "pass")
    assert (t.turn, t.result) == (turn + 1, None)
