"""Rule 8: the score sheet, the winner, every tie-break, concession."""

import pytest
from tests.games.medieval_realms.positions import realms, say, turn

from gonfalon.games.medieval_realms.rules.ending import LINES, end, sheet
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.table import Result
from gonfalon.kernel.words import Refusal

pytestmark = pytest.mark.compiled


def line(t: Realms, name: str, seat: int = 0) -> int:
    return sheet(t, seat)[LINES.index(name)]


def ranks(t: Realms) -> tuple[int, ...]:
    end(t)
    assert t.result is not None
    return t.result.ranks


@pytest.mark.parametrize(("persons", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_8_2_honourable_set(persons: int, points: int) -> None:
    kinds = ["artist", "missionary", "scientist", "artist", "missionary"][:persons]
    assert line(realms(tableaux={0: " ".join(kinds)}), "honourable-set") == points


def test_8_2_six_persons_count_as_five() -> None:
    six = "artist missionary scientist artist missionary scientist"
    assert line(realms(tableaux={0: six}), "honourable-set") == 15


def test_8_3_each_person_and_market_counts_the_seal_colours() -> None:
    t = realms(tableaux={0: "artist artist market market castle leader-mayor"})
    assert line(t, "honourable") == 2 * 4  # violet, red, orange, yellow
    assert line(t, "markets") == 2 * 4


def test_8_3_castles_count_combat_and_cities_count_mayors() -> None:
    t = realms(2, tableaux={0: "castle castle city-gold"}, leaders={0: (5, 2, 3)})
    assert line(t, "castles") == 2 * (2 * 1 + 3 * 2)
    assert line(t, "cities") == 5  # decoys are no mayors


@pytest.mark.parametrize(("tokens", "points"), [("", 0), ("gold 1", 0), ("gold 1 raw 1", 1),
                                                ("battle 4 culture 3", 3)])  # fmt: skip
def test_8_4_two_tokens_one_point(tokens: str, points: int) -> None:
    assert line(realms(palaces={0: tokens}), "tokens") == points


def test_8_1_cards_in_hand_count_for_nothing() -> None:
    t = realms(hands={0: "artist market castle city-gold"}, tableaux={0: "castle"})
    assert sum(sheet(t, 0)) == 3


def test_8_1_the_game_ends_after_round_7() -> None:
    t = turn(realms(3, round_=7, points={1: 4}))
    say(t, "pass", "pass", "pass")
    assert t.result == Result("points", (2, 1, 3), (0, 4, 0))


def test_8_1_final_points_bring_no_tokens() -> None:
    t = turn(realms(3, round_=7, tableaux={0: "castle castle"}))
    say(t, "pass", "pass", "pass")
    assert t.result is not None
    assert t.result.scores[0] == 6
    assert t.tokens(0) == 0


def test_8_5_first_more_cards() -> None:
    t = realms(3, tableaux={2: "leader-mayor", 1: "leader-mayor leader-mayor"}, order=(0, 1, 2))
    assert ranks(t) == (3, 1, 2)


def test_8_5_then_more_castles() -> None:
    t = realms(
        3, tableaux={1: "leader-mayor", 2: "castle"}, leaders={2: (1, 0, 0)}, order=(0, 1, 2)
    )
    assert sum(sheet(t, 1)) == sum(sheet(t, 2)) == 0
    assert ranks(t) == (3, 2, 1)


def test_8_5_then_more_leaders() -> None:
    t = realms(3, tableaux={0: "war", 1: "war", 2: "war"}, leaders={2: (5, 1, 1)}, order=(0, 1, 2))
    assert ranks(t) == (2, 3, 1)


def test_8_5_then_turn_order() -> None:
    assert ranks(realms(4, order=(2, 0, 3, 1))) == (2, 4, 1, 3)


def test_8_5_points_come_before_all_of_it() -> None:
    t = realms(2, tableaux={0: "leader-mayor leader-mayor"}, points={1: 1})
    assert ranks(t) == (2, 1)


def test_8_6_conceding() -> None:
    assert realms(2).concession(0) == Result("concession", (2, 1), (0, 0))
    assert realms(2).concession(1) == Result("concession", (1, 2), (0, 0))
    refused = realms(3).concession(0)
    assert isinstance(refused, Refusal)
    assert refused.text == "why-concede-two"
