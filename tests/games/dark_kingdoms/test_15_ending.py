"""Rule 15: both ways to end with their tie-breaks, and who is out."""

import pytest
from tests.games.dark_kingdoms.positions import (
    ANGLES,
    BRITONS,
    JUTES,
    SAXONS,
    Game,
    area,
    britons,
    position,
)

from gonfalon.games.dark_kingdoms.rules.round import ROUND
from gonfalon.kernel.table import begin

RICH = {"powys": "F0 F0 F0 A0.1", "gwynedd": "V0 V0 V0 V0 V0", "erwing": "V0 V0 V0"}  # 14


def test_15_1_a_victory_with_enough_points_wins_at_once() -> None:
    game = britons({**RICH, "luitcoyt": "V1"})
    game.say("move 1 luitcoyt", "attack saxons").roll(6, 5, 5)
    assert game.over
    assert game.t.result is not None
    assert game.t.result.way == "crown"
    assert game.t.result.ranks[BRITONS] == 1


def test_15_1_the_points_must_be_there_before_the_combat() -> None:
    game = britons({**RICH, "erwing": "V0 V0", "luitcoyt": "V1"})
    game.say("move 1 luitcoyt", "attack saxons").roll(6, 5, 5)
    game.any_fame()
    assert game.t.points[BRITONS] == 14
    assert not game.over


def test_15_1_also_as_defender_and_whoever_has_more() -> None:
    pieces = {**RICH, "luitcoyt": "V0", "mercia": "A1.1", "wessex": "F1"}
    game = Game(position(pieces)).turn(SAXONS)
    game.say("move 1 luitcoyt", "attack britons").roll(2, 2, 2)
    assert game.over
    assert game.t.result is not None
    assert game.t.result.ranks == (1, 2, 3, 3)


@pytest.mark.parametrize("players", [3, 4])
def test_15_1_fifteen_with_three_fourteen_with_four(players: int) -> None:
    pieces = {**RICH, "luitcoyt": "V1", "wessex": "F1", "anglia": "F2"}
    game = Game(position(pieces, players=players)).turn(BRITONS)
    game.say("move 1 luitcoyt", "attack saxons").roll(6, 5, 5)
    assert game.any_fame().over == (players == 4)


def test_15_2_ties_by_areas_battles_cards() -> None:
    t = position({"powys": "V0", "erwing": "M0", "wessex": "V1", "anglia": "V2", "bernicia": "V3"},
                 {SAXONS: "gold 1", ANGLES: "gold 1"})  # fmt: skip
    t.drawn = b"".join(t.chart.britannia)
    begin(t, ROUND.begin)
    assert t.result is not None
    assert t.result.ranks == (1, 2, 2, 4)  # Saxons and Angles are even in all
    assert t.result.scores == (1, 1, 1, 1)


def test_15_2_battles_won_come_after_areas_and_before_cards() -> None:
    t = position({"powys": "V0", "wessex": "M1", "anglia": "M2", "bernicia": "V3"},
                 {BRITONS: "gold 9", JUTES: "gold 8", SAXONS: "gold 1"})  # fmt: skip
    for seat in (SAXONS, ANGLES):
        t.battles[seat] = t.points[seat] = 1
    t.drawn = b"".join(t.chart.britannia)
    begin(t, ROUND.begin)
    assert t.result is not None
    assert (t.result.scores, t.result.ranks) == ((1, 1, 1, 1), (3, 1, 2, 4))


def test_15_2_fame_counts_among_the_cards_and_who_is_out_comes_last() -> None:
    t = position(
        {"wessex": "V1", "anglia": "V2", "bernicia": "V3"},
        {SAXONS: "gold 1", ANGLES: "gold 1"},
        {ANGLES: "levy", JUTES: "raid levy"},
    )
    t.out = 1 << BRITONS
    t.points[BRITONS] = t.battles[BRITONS] = 5
    t.drawn = b"".join(t.chart.britannia)
    begin(t, ROUND.begin)
    assert t.result is not None
    assert t.result.ranks == (4, 3, 1, 1)


def test_15_2_a_shared_victory() -> None:
    t = position({"powys": "V0", "wessex": "V1", "anglia": "V2"}, players=3)
    t.drawn = b"".join(t.chart.britannia)
    begin(t, ROUND.begin)
    assert t.result is not None
    assert t.result.ranks == (1, 1, 1)


def test_15_3_out_cards_go_back_ships_leave() -> None:
    t = position({"powys": "F0 A0.1", "luitcoyt": "M3", "gwent": "S3", "wessex": "F1"},
                 {JUTES: "gold 3"}, {JUTES: "levy"})  # fmt: skip
    t.out = 1 << ANGLES
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "pass")
    assert t.out >> JUTES & 1
    assert t.supply[4] == 18
    assert t.ships[area(t, "gwent")] == -1
    assert not game.over


def test_15_3_the_last_one_wins() -> None:
    t = position({"powys": "F0 A0.1", "luitcoyt": "M1"})
    t.out = 1 << ANGLES | 1 << JUTES
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt")
    assert game.over
    assert game.t.result is not None
    assert game.t.result.way == "last"
