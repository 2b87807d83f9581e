"""Our bots against OpenSpiel's search: whole games, seats in turn, time for time."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.adapters.duel import TimedSearch, duel
from gonfalon.bots import NAMES


def test_a_duel_is_played_to_the_end_on_both_seats() -> None:
    score = duel("kingdoms-of-crusaders", NAMES[1], players=2, games=2, seed=4)
    assert score.games == 2
    assert 0 <= score.wins <= 2
    assert 30 <= score.rival_choices <= 40  # half of both games' placements
    assert score.rival_simulations >= score.rival_choices / 2  # forced choices need none


def test_the_seats_change_and_the_wins_are_our_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a rival who always takes the first choice a squire wins from either seat."""
    seats = []

    def first(_: TimedSearch, state: Any, seconds: float) -> int:
        seats.append(state.current_player())
        return int(state.legal_actions()[0])

    monkeypatch.setattr(TimedSearch, "choose", first)
    score = duel("kingdoms-of-crusaders", NAMES[1], players=2, games=2, seed=4)
    assert score.wins == 2
    assert sorted(set(seats), key=seats.index) == [1, 0]
