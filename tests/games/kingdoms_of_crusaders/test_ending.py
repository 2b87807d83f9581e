"""Rulebook: End of a game and a Winner; Winner by the points. Rules 6, 7 and 8."""

from collections.abc import Sequence

import pytest
from tests.games.kingdoms_of_crusaders.oracle import PLACE, gathered
from tests.games.kingdoms_of_crusaders.positions import BOX, GAME, LANDS, place, position

from gonfalon.games.kingdoms_of_crusaders.rules.ending import end
from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms, points
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import OVER
from gonfalon.kernel.table import Result, Table
from gonfalon.kernel.words import Refusal, Refused
from gonfalon.testkit.walks import stroll

pytestmark = pytest.mark.compiled


def result(won: str, players: int) -> Result:
    """How a game ends in which these lands were won, in this order."""
    t = position("", players=players, won=won)
    end(t)
    assert t.result is not None
    return t.result


# Rule 6


def test_most_markers_win() -> None:
    ended = result("antioch=0 cyprus=1 jerusalem=1 edessa=0 tripoli=1", 2)
    assert (ended.way, ended.ranks, ended.scores) == ("markers", (2, 1), (2, 3))


def test_more_markers_beat_lower_numbers() -> None:
    assert result("antioch=0 cyprus=0 jerusalem=1 edessa=1 tripoli=1", 3).ranks == (2, 1, 3)


def test_a_tie_goes_to_the_lower_sum_of_numbers() -> None:
    """Seat 0 has 1 and 5, seat 1 has 2 and 3: the sum decides, not the lowest number."""
    won = "antioch=0 cyprus=1 jerusalem=1 edessa=2 tripoli=0"
    assert result(won, 3).ranks == (2, 1, 3)


def test_equal_sums_go_to_the_lowest_number() -> None:
    """1 + 4 against 2 + 3."""
    won = "antioch=1 cyprus=0 jerusalem=0 edessa=1 tripoli=2"
    ended = result(won, 3)
    assert ended.scores == (2, 2, 1)
    assert ended.ranks == (2, 1, 3)


def test_four_players_with_one_marker_each_and_one_with_two() -> None:
    won = "tripoli=3 edessa=2 antioch=1 cyprus=0 jerusalem=3"
    assert result(won, 4).ranks == (4, 3, 2, 1)


def test_those_without_a_marker_share_the_last_rank() -> None:
    won = "antioch=2 cyprus=2 jerusalem=2 edessa=2 tripoli=2"
    assert result(won, 4).ranks == (2, 2, 1, 2)


def test_the_numbers_on_the_markers_count_not_those_of_the_lands() -> None:
    """Seat 1 wins the fifth land first and the fourth second."""
    won = "tripoli=1 edessa=1 jerusalem=0 cyprus=0 antioch=2"
    assert result(won, 3).ranks == (2, 1, 3)


# Rule 7


ARMIES = {3: "N N N N", 2: "H H H H", 1: "S S S S", 0: "B B B B"}


def scored(rows: Sequence[tuple[int, ...]], won: str) -> Result:
    """A points game whose armies deserve these points, land by land."""
    lines = [
        f"{land}: " + " | ".join([ARMIES[worth] for worth in row])
        for land, row in zip(LANDS, rows, strict=True)
    ]
    t = position("\n".join(lines), players=len(rows[0]), variant="points", won=won, unseen="")
    end(t)
    assert t.result is not None
    assert t.result.way == "points"
    return t.result


def test_points_are_three_two_one_and_nothing() -> None:
    rows = [(3, 2, 1, 0)] * 5
    won = "antioch=0 cyprus=0 jerusalem=0 edessa=0 tripoli=0"
    ended = scored(rows, won)
    assert ended.scores == (15, 10, 5, 0)
    assert ended.ranks == (1, 2, 3, 4)


def test_points_beat_territories() -> None:
    """Two lands won, but always at least second: 12 points against 3 lands and 11."""
    rows = [(3, 2, 1), (3, 2, 1), (3, 2, 1), (1, 3, 2), (1, 3, 2)]
    won = "antioch=0 cyprus=0 jerusalem=0 edessa=1 tripoli=1"
    ended = scored(rows, won)
    assert ended.scores == (11, 12, 7)
    assert ended.ranks == (2, 1, 3)


def test_second_places_alone_can_win_among_four() -> None:
    """Seat 1 wins no land and is second everywhere."""
    rows = [(3, 2, 1, 0), (3, 2, 1, 0), (1, 2, 3, 0), (1, 2, 3, 0), (1, 2, 0, 3)]
    ended = scored(rows, "antioch=0 cyprus=0 jerusalem=2 edessa=2 tripoli=3")
    assert ended.scores == (9, 10, 8, 3)
    assert ended.ranks == (2, 1, 3, 4)


ALL_TEN = [(3, 2, 1), (3, 2, 1), (2, 1, 3), (1, 2, 3), (1, 3, 2)]


def test_a_tie_in_points_goes_to_more_territories_then_to_the_lower_sum() -> None:
    early = scored(ALL_TEN, "jerusalem=2 edessa=2 antioch=0 cyprus=0 tripoli=1")
    assert early.scores == (10, 10, 10)
    assert early.ranks == (2, 3, 1)  # one land for seat 1; sums 7 and 3 for the others
    late = scored(ALL_TEN, "antioch=0 cyprus=0 tripoli=1 jerusalem=2 edessa=2")
    assert late.ranks == (1, 3, 2)


def test_a_tie_in_points_lands_and_sums_goes_to_the_lowest_number() -> None:
    ended = scored(ALL_TEN, "jerusalem=2 antioch=0 cyprus=0 edessa=2 tripoli=1")
    assert ended.ranks == (2, 3, 1)  # 2 + 3 against 1 + 4


def test_equal_armies_score_by_who_completed_first() -> None:
    t = position(
        "antioch: H H H H @9 | H H H H @4 | N N N N @12",
        players=3,
        variant="points",
        unseen="",
    )
    assert points(t) == [1, 2, 3]


def test_nobody_has_points_where_no_card_lies() -> None:
    assert points(position("", players=3, variant="points", unseen="")) == [0, 0, 0]
    t = position("antioch: H | | N", players=3, variant="points", unseen="")
    assert points(t) == [2, 0, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_game_goes_on_until_all_have_placed_twenty_cards(players: int) -> None:
    """Also after the fifth marker; and the deck suffices."""
    left = {2: 56 - 50, 3: 112 - 75, 4: 112 - 100}[players]
    went_on = 0
    for number in range(8):
        for walk in stroll(BOX, GAME.agree(players, {"variant": "points"}), 31, number):
            t = walk.table
            assert isinstance(t, Kingdoms)
            went_on += len(t.order) == 5 and t.signal != OVER
        if gave_up(t):
            continue
        assert isinstance(t, Kingdoms)
        assert t.placed == 20 * players
        assert len(t.deck) == left
        assert t.result is not None
        assert t.result.scores == slow_points(t)
    assert went_on


def gave_up(t: Table) -> bool:
    """Seldom, but it happens on walks with two players."""
    return t.result is not None and t.result.way == "concession"


def slow_points(t: Kingdoms) -> tuple[int, ...]:
    """Rule 7 over again, by the oracle."""
    total = [0] * t.players
    for land in range(5):
        seats = sorted(
            range(t.players),
            key=lambda s: (-PLACE[gathered(t.sectors[s * 5 + land])], t.filled[s * 5 + land]),
        )
        for worth, seat in zip((3, 2, 1), seats, strict=False):
            total[seat] += worth
    return tuple(total)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_places_more_than_twenty_cards_and_the_deck_suffices(players: int) -> None:
    for number in range(8):
        for walk in stroll(BOX, GAME.agree(players), 32, number):
            t = walk.table
            assert isinstance(t, Kingdoms)
            assert t.deck
        if gave_up(t):
            continue
        assert isinstance(t, Kingdoms)
        assert t.placed <= 20 * players
        assert len(t.order) == 5
        assert t.result is not None
        assert t.result.scores == tuple([t.holders.count(seat) for seat in range(players)])


# Rule 8


def test_a_player_may_concede_with_two_players() -> None:
    match = Match(BOX, GAME.agree(2), seeded_chance(1, 1))
    waiting = 1 - match.asked[0]
    match.concede(waiting)  # also when it is not his turn
    assert match.over
    ended = match.table.result
    assert ended is not None
    assert ended.way == "concession"
    assert ended.ranks[waiting] == 2
    assert [event.text for _, event in match.events][-1] == "conceded"
    with pytest.raises(Refused, match="why-over"):
        match.concede(1 - waiting)


def test_who_concedes_a_points_game_is_scored_by_points() -> None:
    t = position("antioch: N N | H\ncyprus: L | S", variant="points")
    ended = t.concession(0)
    assert isinstance(ended, Result)
    assert ended.scores == tuple(points(t)) == (3 + 2, 2 + 3)


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_may_concede_with_more(players: int) -> None:
    match = Match(BOX, GAME.agree(players), seeded_chance(1, 1))
    for seat in range(players):
        refusal = match.table.concession(seat)
        assert isinstance(refusal, Refusal)
        assert refusal.rule == "8"
        with pytest.raises(Refused, match="why-concede-two"):
            match.concede(seat)
    assert not match.over


def test_the_last_placement_of_a_points_game_ends_it() -> None:
    rows = "\n".join([f"{land}: N N N N | H H H H" for land in LANDS[:4]])
    t = position(
        rows + "\ntripoli: N N N N | H H H",
        turn=1,
        hand="H",
        variant="points",
        won="antioch=0 cyprus=0 jerusalem=0 edessa=0",
        unseen="L",
    )
    events = place(t, "H", "tripoli")
    assert t.signal == OVER
    assert t.result is not None
    assert t.result.scores == (15, 10)
    assert events[-1].text == "won-game"
    assert events[-1].seat == 0
