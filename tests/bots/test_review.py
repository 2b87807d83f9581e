"""A finished game looked at again: luck and decisions add up; what was taken back is left out."""

from __future__ import annotations

import pytest

from gonfalon import bots
from gonfalon.bots.review import NOBODY, Review, hint, review
from gonfalon.games import load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.codec import encode
from gonfalon.kernel.match import Match

TABLES = [
    ("kingdoms-of-crusaders", 2),
    ("crusader-kingdoms", 1),
    ("crusader-kingdoms", 3),
    ("medieval-realms", 2),
    ("dark-kingdoms", 3),
]


def played(game_id: str, players: int, number: int = 2) -> Match:
    game = load(game_id)
    match = Match(game.open(), game.agree(players), seeded_chance(1, number))
    squires = [bots.make("squire", game, seat) for seat in range(players)]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, squires[seat].choose(match.view(seat)))
    return match


def looked_at(match: Match) -> Review:
    return review(match.box, match.setup, match.log)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_luck_and_decisions_add_up_to_the_way_from_the_start_to_the_end(
    game_id: str, players: int
) -> None:
    match = played(game_id, players)
    found = looked_at(match)
    assert found.moments[-1].entry == len(match.log)
    for seat in range(players):
        whole = found.luck(seat) + found.own(seat) + found.others(seat)
        first = found.turns[0]
        start = found.moments[0].true[seat]
        if first.seat == NOBODY:  # the deal is the first piece of luck
            start -= first.luck[seat]
        assert start + whole == pytest.approx(found.moments[-1].true[seat])
        assert found.moments[-1].known[seat] == found.moments[-1].true[seat]


def test_the_same_game_is_judged_the_same() -> None:
    match = played("kingdoms-of-crusaders", 2)
    assert looked_at(match) == looked_at(match)


def test_without_chance_there_is_no_luck() -> None:
    """The last placement of a game of crusaders is followed by no draw."""
    found = looked_at(played("kingdoms-of-crusaders", 2))
    assert found.turns[-1].luck == (0.0, 0.0)
    assert any(any(turn.luck) for turn in found.turns)


def test_the_greatest_swings_come_in_the_order_of_the_game() -> None:
    found = looked_at(played("kingdoms-of-crusaders", 2))
    swings = found.swings(5)
    assert [turn.entry for turn in swings] == sorted([turn.entry for turn in swings])
    least = min([abs(turn.decision[0] + turn.luck[0]) for turn in swings])
    rest = [turn for turn in found.turns if turn not in swings]
    assert all(abs(turn.decision[0] + turn.luck[0]) <= least + 1e-9 for turn in rest)


def test_what_was_taken_back_does_not_count() -> None:
    game = load("medieval-realms")
    match = Match(game.open(), game.agree(2), seeded_chance(1, 2))
    undone = False
    squires = [bots.make("squire", game, seat) for seat in range(2)]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, squires[seat].choose(match.view(seat)))
        if not undone and match.undo_barrier(seat) is None:
            match.undo(seat)
            undone = True
    assert undone
    found = looked_at(match)
    decisions = [turn for turn in found.turns if turn.seat != NOBODY]
    assert len(decisions) == len([i for i in match.live if match.log[i][0] >= 0])


def test_a_game_that_began_in_the_middle_is_reviewed_from_there() -> None:
    game = load("kingdoms-of-crusaders")
    match = Match(game.open(), game.agree(2), seeded_chance(1, 2))
    for _ in range(6):
        match.choose(match.asked[0], match.view(match.asked[0]).options[0])
    fork = Match(match.box, match.setup, seeded_chance(1, 3), encode(match.table))
    for _ in range(4):
        fork.choose(fork.asked[0], fork.view(fork.asked[0]).options[0])
    fork.concede(1)
    found = review(fork.box, fork.setup, fork.log, fork.start)
    assert [turn.say for turn in found.turns][-1] == "!concede"
    assert len(found.turns) == 5
    assert found.moments[-1].known == (1.0, 0.0)
    assert [turn.after for turn in found.turns] == [moment.entry for moment in found.moments[1:]]


def test_a_hint_knows_how_often_it_looked() -> None:
    game = load("medieval-realms")
    match = Match(game.open(), game.agree(2), seeded_chance(1, 2))
    view = match.view(match.asked[0])
    found = hint(view)
    assert found.best.choice in view.options
    assert found.looks >= found.best.visits + sum([row.visits for row in found.others]) > 0
    assert all(row.visits <= found.best.visits for row in found.others)
