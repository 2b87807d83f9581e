"""Rule 4: who goes first, and who follows."""

from collections.abc import Sequence

import pytest
from tests.games.medieval_realms.positions import realms

from gonfalon.games.medieval_realms.rules.order import additional, turn_order

pytestmark = pytest.mark.compiled


def order(held: Sequence[int], before: Sequence[int]) -> list[int]:
    """The new turn order of seats that hold so much production."""
    palaces = {seat: f"production {count}" for seat, count in enumerate(held)}
    t = realms(len(held), palaces=palaces, order=before)
    turn_order(t)
    return list(t.order)


def test_4_1_two_production_each() -> None:
    t = realms(3, palaces={1: "production 4"})
    additional(t)
    assert t.palaces[::7] == [2, 6, 2]


def test_4_3_jaime_5_clara_2_miguel_5_valeria_6() -> None:
    jaime, clara, miguel, valeria = range(4)
    held = (5, 2, 5, 6)
    assert order(held, (miguel, valeria, clara, jaime)) == [valeria, jaime, miguel, clara]


@pytest.mark.parametrize(
    ("held", "first_before", "expected"),
    [
        ((4, 4, 4, 4), 2, [2, 3, 0, 1]),  # he himself is nearest
        ((4, 4, 1, 4), 2, [3, 0, 1, 2]),  # the nearest clockwise
        ((4, 4, 1, 1), 2, [0, 1, 2, 3]),
        ((4, 1, 4, 1), 1, [2, 0, 3, 1]),  # others by nearness to the new first
        ((0, 0, 0, 0, 0), 4, [4, 0, 1, 2, 3]),
        ((3, 5, 3, 5, 3), 2, [3, 1, 4, 0, 2]),
        ((1, 1), 1, [1, 0]),
        ((2, 1), 1, [0, 1]),
    ],
)
def test_4_2_and_4_3_ties(held: Sequence[int], first_before: int, expected: list[int]) -> None:
    players = len(held)
    before = [(first_before + step) % players for step in range(players)]
    assert order(held, before) == expected
