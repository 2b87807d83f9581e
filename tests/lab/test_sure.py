"""Tests and intervals against published values and another library."""

from __future__ import annotations

from random import Random

import pytest
from scipy import stats

from gonfalon.lab.sure import fisher, holm, welch, wilson


def test_wilson_as_in_the_textbook() -> None:
    low, high = wilson(20, 400)
    assert low == pytest.approx(0.0326, abs=5e-4)
    assert high == pytest.approx(0.0759, abs=5e-4)
    assert wilson(0, 50)[0] == 0
    assert wilson(50, 50)[1] == 1


@pytest.mark.parametrize("seed", range(20))
def test_fisher_as_another_library_has_it(seed: int) -> None:
    rng = Random(seed)
    games, others = rng.randint(1, 300), rng.randint(1, 300)
    wins, more = rng.randint(0, games), rng.randint(0, others)
    table = [[wins, games - wins], [more, others - more]]
    assert fisher(wins, games, more, others) == pytest.approx(
        stats.fisher_exact(table).pvalue, abs=1e-6
    )


def test_welch_as_another_library_has_it() -> None:
    rng = Random(1)
    ones = [rng.gauss(10, 2) for _ in range(400)]
    others = [rng.gauss(10.3, 3) for _ in range(500)]
    expected = stats.ttest_ind(ones, others, equal_var=False).pvalue
    assert welch(ones, others) == pytest.approx(expected, rel=0.02)
    assert welch([1, 1], [1, 1]) == 1
    assert welch([1, 1], [2, 2]) == 0
    assert welch([1], [2, 3]) == 1


def test_holm_stops_at_the_first_that_could_be_chance() -> None:
    assert holm([0.04, 0.01, 0.03]) == [False, True, False]  # 0.03 > 0.05 / 2, so 0.04 too
    assert holm([0.01, 0.02, 0.04]) == [True, True, True]
    assert holm([0.06]) == [False]
    assert holm([]) == []
