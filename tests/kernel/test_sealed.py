"""Sealed decisions in a match: what others may notice, in which order seats commit, and undo."""

from itertools import permutations

import pytest

from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.codec import decode, encode, state_hash
from gonfalon.kernel.game import view
from gonfalon.kernel.match import Match, replay
from gonfalon.kernel.signals import SEAL, WATCHER
from gonfalon.kernel.table import lane_of, options_of
from gonfalon.kernel.words import Refused
from gonfalon.testkit.insight import sight
from gonfalon.testkit.toy import TOY

pytestmark = pytest.mark.compiled


def muster(players: int = 3, game: int = 1) -> Match:
    """A match of the toy at its first sealed decision."""
    match = Match(TOY.open(), TOY.agree(players), seeded_chance(4, game))
    assert match.table.signal == SEAL
    return match


def lay(match: Match, seat: int) -> None:
    """The seat lays its weakest card."""
    match.choose(seat, options_of(match.table, seat)[0])


def plan(match: Match, seat: int) -> None:
    """The seat decides until it is ready."""
    while match.table.signal == SEAL and seat in match.asked:
        match.choose(seat, options_of(match.table, seat)[-1])


def test_the_order_in_which_seats_commit_does_not_matter() -> None:
    hashes = set()
    for order in permutations(range(3)):
        match = muster()
        for seat in order:
            plan(match, seat)
        hashes.add(state_hash(match.table))
    assert len(hashes) == 1


def test_nor_does_it_matter_how_their_steps_interleave() -> None:
    one, other = muster(), muster()
    for seat in (0, 1, 2):
        plan(one, seat)
    waiting = [2, 0, 1]
    while waiting:  # one step each, in turn
        seat = waiting.pop(0)
        if seat in other.asked:
            other.choose(seat, options_of(other.table, seat)[-1])
            waiting.append(seat)
        if other.table.signal != SEAL:
            break
    assert state_hash(one.table) == state_hash(other.table)


def test_others_see_only_who_is_ready() -> None:
    match = muster()
    before = view(TOY, match.table, 1)
    lay(match, 0)
    after = view(TOY, match.table, 1)
    assert after.asked == before.asked == (0, 1, 2)
    assert after.options == before.options
    assert after.kind == before.kind == "card"
    plan(match, 0)
    assert view(TOY, match.table, 1).asked == (1, 2)
    assert view(TOY, match.table, WATCHER).kind == "sealed"


def test_a_position_hides_the_progress_of_others() -> None:
    match = muster()
    start = match.position(1)
    lay(match, 0)
    assert match.position(1) == start
    assert match.position(WATCHER) == match.position(2)
    assert match.position(0) == start + 1
    match.undo(0)
    assert match.position(1) == start
    assert match.position(0) == start + 2


def test_a_position_hides_it_also_when_the_seal_is_broken() -> None:
    """One seat commits at once, the same seat elsewhere dithers: nobody else can tell."""
    steady, wavering = muster(), muster()
    for _ in range(3):
        lay(wavering, 0)
        wavering.undo(0)
    for match in (steady, wavering):
        for seat in range(3):
            plan(match, seat)
    assert steady.position(1) == wavering.position(1)
    assert steady.position(WATCHER) == wavering.position(WATCHER)
    assert len(steady.log) != len(wavering.log)


def test_positions_only_grow() -> None:
    match, last = muster(game=3), [0, 0, 0]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, options_of(match.table, seat)[0])
        now = [match.position(s) for s in range(3)]
        assert all(a <= b for a, b in zip(last, now, strict=True))
        assert now[seat] > last[seat]
        last = now


def test_nobody_else_hears_of_an_undo_in_a_lane() -> None:
    match = muster()
    lay(match, 0)
    match.undo(0)
    assert [e.text for _, e in match.heard_by(0)][-1] == "undone"
    assert "undone" not in [e.text for _, e in match.heard_by(1)]


def test_undo_inside_a_lane_leaves_the_other_lanes_alone() -> None:
    match = muster()
    lay(match, 0)
    plan(match, 1)
    here = state_hash(match.table)
    lay(match, 2)
    match.undo(2)
    assert state_hash(match.table) == here
    match.undo(0)  # though seat 1 has chosen since
    first, second = lane_of(match.table, 0), lane_of(match.table, 1)
    assert first is not None
    assert second is not None
    assert (first.kind, first.ready, second.ready) == ("card", False, True)


def test_a_seat_that_is_ready_may_still_take_back_until_all_are() -> None:
    match = muster(2)
    plan(match, 0)
    match.undo(0)
    assert match.asked == (0, 1)
    plan(match, 0)
    plan(match, 1)
    with pytest.raises(Refused):
        match.undo(0)  # the other has chosen since, and the seal is broken


def test_the_last_to_commit_may_think_again_as_long_as_nothing_came_out() -> None:
    match = muster(2)
    plan(match, 0)
    while match.table.signal == SEAL:
        here = state_hash(match.table)
        match.choose(1, options_of(match.table, 1)[0])
    match.undo(1)
    assert state_hash(match.table) == here
    assert match.asked == (1,)


def straight_into_a_seal() -> tuple[Match, int]:
    """A match where somebody's choice has led to a sealed decision, with no chance in between."""
    for game in range(50):
        match = muster(game=game)
        while not match.over:
            seat, sealed = match.asked[0], match.table.signal == SEAL
            match.choose(seat, options_of(match.table, seat)[0])
            if match.table.signal == SEAL and not sealed and match.log[-1][0] == seat:
                return match, seat
    raise AssertionError("no such game")


def test_whether_others_have_begun_does_not_show_in_the_barrier() -> None:
    """So nobody may undo what led to a sealed decision."""
    match, winner = straight_into_a_seal()
    other = next(seat for seat in range(3) if seat != winner)
    before = match.undo_barrier(winner)
    lay(match, other)
    assert match.undo_barrier(winner) == before == "undo-other"


def test_everybody_notices_when_the_seal_is_broken() -> None:
    match = muster()
    for seat in (0, 1):
        plan(match, seat)
    before = [match.position(eyes) for eyes in (0, 1, WATCHER)]
    plan(match, 2)
    after = [match.position(eyes) for eyes in (0, 1, WATCHER)]
    assert all(now > then for now, then in zip(after, before, strict=True))


def test_a_restored_table_shows_a_ready_seat_the_same() -> None:
    match = muster()
    plan(match, 0)
    again = decode(match.box, encode(match.table))
    one, other = view(TOY, match.table, 0), view(TOY, again, 0)
    assert (one.kind, one.asked, one.seen) == (other.kind, other.asked, other.seen)
    assert [f.__name__ for f in one.frames] == [f.__name__ for f in other.frames] == ["planned"]


def test_a_log_with_undone_sealed_choices_replays() -> None:
    match = muster()
    lay(match, 2)
    lay(match, 0)
    match.undo(2)
    plan(match, 1)
    again = replay(match.box, match.setup, match.log)
    assert state_hash(again.table) == state_hash(match.table)
    assert again.events == match.events
    assert [again.position(seat) for seat in range(3)] == [match.position(s) for s in range(3)]


def test_a_choice_of_another_lane_is_refused() -> None:
    match = muster(2)
    foreign = [c for c in options_of(match.table, 1) if c not in options_of(match.table, 0)]
    for choice in foreign:
        with pytest.raises(Refused):
            match.choose(0, choice)
    assert match.asked == (0, 1)


def test_by_consent_a_sealed_decision_is_made_again_by_all() -> None:
    match = muster()
    here = state_hash(match.table)
    for seat in (1, 0, 2):
        plan(match, seat)
    assert match.table.signal != SEAL
    match.undo_agreed(0)  # seat 1 was ready before him, seat 2 after him: nobody can tell
    assert state_hash(match.table) == here
    assert match.asked == (0, 1, 2)


def test_nobody_learns_by_consent_how_far_others_were() -> None:
    seen = []
    for steps in (0, 1, 2):
        match = muster()
        for seat in (0, 1, 2):
            plan(match, seat)
        while match.table.signal != SEAL:  # to the next round's secret decision
            who = match.asked[0]
            match.choose(who, options_of(match.table, who)[0])
        for _ in range(steps):
            match.choose(1, options_of(match.table, 1)[0])
        match.undo_agreed(0)
        seen.append(
            [(match.position(eyes), match.heard_by(eyes), sight(match.view(eyes)))
             for eyes in (0, 2, WATCHER)]
        )  # fmt: skip
    assert seen[0] == seen[1] == seen[2]
