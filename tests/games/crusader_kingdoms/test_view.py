"""What a seat may know, what the page gets, and exact odds."""

from itertools import product
from random import Random

import pytest
from tests.games.crusader_kingdoms.positions import BOX, GAME, do, position, roll, said

from gonfalon.games.crusader_kingdoms.odds import distribution, win_chance
from gonfalon.kernel.game import view
from gonfalon.kernel.signals import WATCHER
from gonfalon.parts.sketches import Grid, Line

pytestmark = pytest.mark.compiled


def options(t_view: object, say: str) -> dict[str, object]:
    return GAME.preview(t_view, BOX.choices.by_say[say])  # type: ignore[arg-type]


@pytest.mark.parametrize(("attack", "defence"), [(1, 0), (2, 1), (3, 2), (3, 3), (0, 2), (4, 1)])
def test_chances_are_exact(attack: int, defence: int) -> None:
    won = sum(
        sum(face >= 4 for face in dice[:attack]) > sum(face >= 4 for face in dice[attack:])
        for dice in product(range(1, 7), repeat=attack + defence)
    )
    assert win_chance(attack, defence) == pytest.approx(won / 6 ** (attack + defence))


def test_a_leader_is_counted_exactly() -> None:
    """Two dice and 3 pips: 1+1 gives one hit, 1+2 one, 2+3 two, and so on."""
    found = [0, 0, 0]
    for dice in product(range(1, 7), repeat=2):
        best = 0
        for first in range(4):
            raised = (dice[0] + first, dice[1] + 3 - first)
            best = max(best, sum(face >= 4 for face in raised))
        found[best] += 1
    assert distribution(2, 3) == pytest.approx([count / 36 for count in found])


def test_others_see_backs_and_the_attacker_his_cards() -> None:
    t = position(hands={0: "m2 m3 m-leader", 1: "c-militia c1", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "lay muslim-leader attack", "send")
    do(t, "lay christian-militia")
    attack = GAME.wire(view(GAME, t, 3))["attack"]
    assert isinstance(attack, dict)
    assert [(c["card"], c["deck"], c["kind"]) for c in attack["laid"]] == [
        (None, "muslim", None), (None, "muslim", None), (None, "christian", "response")
    ]  # fmt: skip
    assert (attack["counts"], attack["odds"]) == ({"attack": None, "defence": 3}, None)
    own = GAME.wire(view(GAME, t, 0))["attack"]
    assert isinstance(own, dict)
    assert [c["card"] for c in own["laid"]] == ["muslim-troop-2", "muslim-leader", None]
    assert own["odds"] == pytest.approx(win_chance(2, 3, 3))


def test_a_preview_tells_the_odds_of_a_card() -> None:
    t = position(hands={0: "m2 m3", 1: "c1"}, plus="jerusalem")
    do(t, "attack acre")
    seen = view(GAME, t, 0)
    assert options(seen, "lay muslim-troop-3") == {
        "attack": 3, "defence": 3, "odds": win_chance(3, 3), "odds_turned": win_chance(3, 4)
    }  # fmt: skip


def test_the_defender_of_a_solo_game_sees_every_chance() -> None:
    t = position(1, hands={0: "c-militia c1"}, pile="m4")
    do(t, "discard christian-troop-1")
    from tests.games.crusader_kingdoms.positions import deal

    deal(t, "m4")
    roll(t, "2")
    seen = view(GAME, t, 0)
    assert said(t) == {"done", "lay christian-militia"}
    assert options(seen, "done")["odds"] == win_chance(4, 2)
    assert options(seen, "lay christian-militia")["odds"] == win_chance(4, 4)
    muslims, verdict = GAME.wire(seen)["muslims"], GAME.wire(seen)["verdict"]
    assert isinstance(muslims, dict)
    assert isinstance(verdict, dict)
    assert (muslims["die"], muslims["targets"]) == (2, ["marat"])
    assert verdict["risk"] == verdict["points"] - BOX.points[BOX.areas.index("marat")]


@pytest.mark.parametrize(("pile", "chance"), [("m1", 0.5), ("", 0.0)])
def test_without_a_card_to_turn_no_army_marches(pile: str, chance: float) -> None:
    t = position(1, hands={0: "c1 c2"}, army="m4", pile=pile)
    muslims = GAME.wire(view(GAME, t, 0))["muslims"]
    assert muslims["march_chance"] == chance  # type: ignore[index]


@pytest.mark.parametrize(
    ("row", "odds"),
    [
        ("", win_chance(3, 3)),
        ("m-militia m-sortie", win_chance(3, 3 + 2)),
        ("m-leader m-militia", win_chance(3, 3, 0, 3)),
        ("m-sortie m-militia", win_chance(2, 3)),
    ],
)
def test_odds_foresee_the_answer_of_the_muslims_that_lies_open(row: str, odds: float) -> None:
    """8.3.3: three dice wake the oldest response, two wake none."""
    t = position(1, hands={0: "c1 c2"}, row=row, pile="m1")
    target = options(view(GAME, t, 0), "attack latakia")
    assert target["best_odds"] == pytest.approx(odds)
    do(t, "attack latakia", "lay christian-troop-2")
    seen = view(GAME, t, 0)
    assert options(seen, "send")["odds"] == pytest.approx(win_chance(2, 3))
    more = options(seen, "lay christian-troop-1")
    assert more["odds"] == pytest.approx(odds)
    assert (more["attack"], more["defence"]) == (target["most_dice"], target["defence"])
    do(t, "lay christian-troop-1")
    seen = view(GAME, t, 0)
    attack = GAME.wire(seen)["attack"]
    assert isinstance(attack, dict)
    assert attack["odds"] == pytest.approx(odds)
    counts = {"attack": more["attack"], "defence": more["defence"]}
    assert attack["counts"] == counts
    lines = [part for part in GAME.sketch(seen) if isinstance(part, Line)]
    told = next(line for line in lines if line.text == "sketch-odds")
    assert dict(told.args) == {**counts, "percent": round(odds * 100)}
    do(t, "send")
    rolled = t.count if t.kind == "attack" else None
    assert rolled == counts["attack"], "what was foreseen comes true"


def test_a_chance_that_is_not_certain_is_never_a_hundred() -> None:
    t = position(hands={0: "m4 m3 m3 m2"})
    do(t, "attack beirut", *[f"lay muslim-troop-{value}" for value in (4, 3, 3, 2)])
    lines = [part for part in GAME.sketch(view(GAME, t, 0)) if isinstance(part, Line)]
    told = next(line for line in lines if line.text == "sketch-odds")
    assert dict(told.args) == {"attack": 12, "defence": 1, "percent": 99}


def test_once_the_cards_are_revealed_nothing_is_foreseen_twice() -> None:
    """The Sortie has taken its troop, and the next response of the row goes on waiting."""
    t = position(1, hands={0: "c3 c1 c-leader c2"}, row="m-sortie m-militia", pile="m1")
    do(t, "attack latakia", "lay christian-troop-3", "lay christian-troop-1")
    do(t, "lay christian-leader attack", "send")
    roll(t, "1 1 1", "1 1 1")
    assert (t.seat, t.kind) == (0, "pips")
    attack = GAME.wire(view(GAME, t, 0))["attack"]
    assert isinstance(attack, dict)
    assert attack["counts"] == {"attack": 3, "defence": 3}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_table_in_words_tells_points_where_points_count(players: int) -> None:
    t = position(players, hands={0: "c1" if players < 3 else "m1"})
    grid = next(part for part in GAME.sketch(view(GAME, t, 0)) if isinstance(part, Grid))
    told = [
        line.args["points"]
        for row in grid.rows
        for cell in row
        if isinstance(cell, tuple)
        for line in cell
        if line.text == "sketch-points"
    ]
    assert told == ([BOX.points[area] for area in BOX.by_number] if players < 3 else [])


def test_cards_dealt_anew_could_lie_where_they_lie() -> None:
    t = position(hands={0: "m2 m3 m-leader", 1: "c-militia c1", 3: "m1"})
    do(t, "attack acre", "lay muslim-troop-2", "lay muslim-leader attack", "send")
    do(t, "lay christian-militia", "done")
    for number in range(40):
        dealt = GAME.determinize(view(GAME, t, WATCHER), Random(number))
        attack, also, defence = [BOX.cards[entry[2]] for entry in dealt.laid]  # type: ignore[attr-defined]
        assert 0 in (attack.kind, also.kind)
        assert attack.side & 1
        assert also.side & 1
        assert defence.kind == 2
        assert defence.side & 2
