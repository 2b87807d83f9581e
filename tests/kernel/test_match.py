"""A match: its log, its barriers, its events."""

from random import Random

import pytest

from gonfalon.games import load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.codec import encode, state_hash
from gonfalon.kernel.match import (
    STUMBLE,
    UNDO,
    UNDO_AGREED,
    Match,
    outcome_text,
    parse_outcome,
    replay,
)
from gonfalon.kernel.signals import ASK, EVERYBODY, NATURE, SEAL, WATCHER
from gonfalon.kernel.table import options_of
from gonfalon.kernel.words import Refused, Trouble
from gonfalon.parts.playouts import playout
from gonfalon.testkit.toy import TOY
from gonfalon.testkit.toy_rules import ToyTable

pytestmark = pytest.mark.compiled

KINGDOMS = load("kingdoms-of-crusaders")


def at(kind: str, players: int = 2, pick: int = 0) -> Match:
    """A match of the toy where somebody is asked `kind`."""
    for game in range(20):
        match = Match(TOY.open(), TOY.agree(players), seeded_chance(2, game))
        while not match.over:
            if match.table.signal != SEAL and match.table.kind == kind:
                return match
            seat = match.asked[0]
            options = options_of(match.table, seat)
            match.choose(seat, options[min(pick, len(options) - 1)])
    raise AssertionError(f"nobody was asked {kind}")


def test_nature_answers_by_itself_and_is_logged() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    assert [seat for seat, _ in match.log] == [NATURE] * 4  # two deals, who begins, a card
    assert match.rolled == 4


def test_undo_gives_back_the_earlier_position() -> None:
    match = at("burn")
    seat, here, log = match.asked[0], state_hash(match.table), list(match.log)
    match.choose(seat, options_of(match.table, seat)[0])
    assert state_hash(match.table) != here
    match.undo(seat)
    assert state_hash(match.table) == here
    assert match.log == [*log, (seat, "keep"), (seat, UNDO)]
    assert match.events[-1][1].text == "undone"


def test_two_choices_can_be_taken_back_one_by_one() -> None:
    match = at("burn")
    seat, here = match.asked[0], state_hash(match.table)
    match.say(seat, "keep")
    match.say(seat, "quiet")
    match.undo(seat)
    match.undo(seat)
    assert state_hash(match.table) == here
    assert match.undo_barrier(seat) is not None


def test_what_was_said_is_unsaid() -> None:
    match = at("burn")
    seat = match.asked[0]
    burn = next(c for c in options_of(match.table, seat) if c.say.startswith("burn"))
    before = list(match.events)
    match.choose(seat, burn)
    assert match.events[-1][1].text == "burnt"
    match.undo(seat)
    assert match.events[:-1] == before


def test_a_reveal_is_a_barrier() -> None:
    match = at("boast")
    seat = match.asked[0]
    match.say(seat, "boast")
    assert match.undo_barrier(seat) == "undo-reveal"
    with pytest.raises(Refused, match="undo-reveal"):
        match.undo(seat)


def test_another_seats_choice_is_a_barrier() -> None:
    match = at("peek")
    assert match.asked == (0,)
    match.say(0, "pass")
    assert match.undo_barrier(0) is None
    match.undo(0)
    match.say(0, "pass")
    assert match.undo_barrier(1) == "undo-other"
    match.say(1, "pass")
    assert match.undo_barrier(0) == match.undo_barrier(1) == "undo-chance"  # the dice


def test_chance_is_a_barrier() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    seat = match.asked[0]
    match.choose(seat, options_of(match.table, seat)[0])
    for anybody in (0, 1):
        with pytest.raises(Refused, match="undo-chance"):
            match.undo(anybody)


def test_a_game_that_is_over_stays_over() -> None:
    match = Match(TOY.open(), TOY.agree(2), seeded_chance(1, 1))
    match.concede(1)
    assert match.undo_barrier(1) == "undo-over"
    with pytest.raises(Refused, match="why-over"):
        match.concede(0)
    with pytest.raises(Refused, match="why-over"):
        match.say(0, "lay 1")


@pytest.mark.parametrize("stranger", [NATURE, WATCHER, EVERYBODY, 2, 99])
def test_only_a_seat_can_concede(stranger: int) -> None:
    match = Match(TOY.open(), TOY.agree(2), seeded_chance(1, 1))
    with pytest.raises(Refused):
        match.concede(stranger)
    assert not match.over


def test_an_undo_by_nobody_is_refused() -> None:
    match = at("boast")
    for stranger in (NATURE, WATCHER, 2, 99):
        with pytest.raises(Refused):
            match.undo(stranger)


def test_an_unknown_notation_is_refused() -> None:
    match = Match(TOY.open(), TOY.agree(2), seeded_chance(1, 1))
    log = list(match.log)
    for say in ("", "lay", "lay 9", "LAY 1", "lay 1 ", UNDO, "x" * 1000):
        with pytest.raises(Refused, match="why-unknown-choice"):
            match.say(0, say)
    assert match.log == log


def test_all_seeing_eyes_only_after_the_end() -> None:
    match = Match(TOY.open(), TOY.agree(2), seeded_chance(1, 1))
    with pytest.raises(Refused, match="why-not-over"):
        match.view(EVERYBODY)
    match.concede(0)
    assert isinstance(match.table, ToyTable)
    assert match.view(EVERYBODY).seen.all_hands == tuple(match.table.hands)


def test_everybody_hears_what_is_for_everybody_and_oneself() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    drawer = match.asked[0]
    heard = {seat: [e.text for _, e in match.heard_by(seat)] for seat in (0, 1, WATCHER)}
    assert "drew-card" in heard[drawer]
    assert "drew-card" not in heard[1 - drawer] + heard[WATCHER]
    assert "drew" in heard[WATCHER]


def test_a_log_replays_with_its_undos_and_can_be_played_on() -> None:
    match = at("burn")
    seat = match.asked[0]
    match.say(seat, "keep")
    match.undo(seat)
    again = replay(match.box, match.setup, match.log)
    again.chance = match.chance
    for one in (match, again):
        while not one.over:
            who = one.asked[0]
            one.choose(who, options_of(one.table, who)[-1])
    assert state_hash(again.table) == state_hash(match.table)
    assert again.log == match.log


@pytest.mark.parametrize(
    "entry",
    [
        (0, "lay 9"),
        (5, "lay 1"),
        (NATURE, "1 1 1"),
        (0, UNDO),
        (NATURE, UNDO),
        (7, "!concede"),
        (0, ""),
    ],
)
def test_an_illegal_entry_says_which_it_is(entry: tuple[int, str]) -> None:
    match = Match(TOY.open(), TOY.agree(2), seeded_chance(1, 1))
    with pytest.raises(Trouble, match="trouble-log-illegal") as caught:
        replay(match.box, match.setup, [*match.log, entry])
    assert caught.value.args_said["entry"] == len(match.log) + 1


@pytest.mark.parametrize("text", ["", "x", "1 2", "-1", "256", "1.5", "9999999999", "99"])
def test_nonsense_is_no_outcome(text: str) -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2))
    with pytest.raises(Refused):
        match.accept_chance(parse_outcome(match.table, text))
    assert match.log == []


def test_the_all_seeing_hear_what_one_seat_alone_was_told() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    private = {event.audience for _, event in match.events} - {EVERYBODY}
    assert private == {match.asked[0]}
    assert len(match.heard_by(EVERYBODY)) == len(match.events)
    assert len(match.heard_by(1 - match.asked[0])) < len(match.events)


def test_outcomes_are_written_and_read() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2))
    assert outcome_text(7) == "7"
    assert outcome_text(bytes([3, 1])) == "3 1"
    assert parse_outcome(match.table, "1 2 3 4 5") == bytes([1, 2, 3, 4, 5])


def test_by_consent_one_takes_back_what_chance_and_others_did_since() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    seat, here = match.asked[0], state_hash(match.table)
    match.choose(seat, options_of(match.table, seat)[0])
    other = match.asked[0]
    match.choose(other, options_of(match.table, other)[0])
    rolled, log = match.rolled, list(match.log)
    assert match.undo_barrier(seat) == "undo-chance"
    match.undo_agreed(seat)
    assert state_hash(match.table) == here
    assert match.log == [*log, (seat, UNDO_AGREED)]  # the log only grows
    assert match.rolled == rolled  # and so does the number of outcomes
    assert match.events[-1][1].text == "undone-agreed"
    match.choose(seat, options_of(match.table, seat)[0])
    assert match.rolled == rolled + 1
    assert state_hash(replay(match.box, match.setup, match.log).table) == state_hash(match.table)


def test_consent_cannot_bring_back_what_never_was_or_is_over() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    for stranger in (0, 1, NATURE, WATCHER, 7):
        with pytest.raises(Refused, match="undo-nothing"):
            match.undo_agreed(stranger)
    seat = match.asked[0]
    match.choose(seat, options_of(match.table, seat)[0])
    match.concede(seat)
    with pytest.raises(Refused, match="undo-over"):
        match.undo_agreed(seat)


def test_a_match_can_begin_with_any_position() -> None:
    whole = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    seat = whole.asked[0]
    whole.choose(seat, options_of(whole.table, seat)[0])
    start = encode(whole.table)
    match = Match(whole.box, whole.setup, seeded_chance(9, 9), start)
    assert (match.log, match.asked, state_hash(match.table)) == (
        [], whole.asked, state_hash(whole.table)
    )  # fmt: skip
    while not match.over:
        who = match.asked[0]
        match.choose(who, options_of(match.table, who)[-1])
        if match.rolled == 3:
            match.undo_agreed(who)
    again = replay(match.box, match.setup, match.log, start)
    assert state_hash(again.table) == state_hash(match.table)


# A bot that cannot answer


def test_a_stumble_is_told_and_kept_and_changes_nothing_else() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    seat = match.asked[0]
    before = state_hash(match.table)
    match.stumble(seat)
    assert match.log[-1] == (seat, STUMBLE)
    assert state_hash(match.table) == before
    assert match.events[-1][1].text == "bot-stumbled"
    match.choose(seat, match.view(seat).options[0])
    again = replay(match.box, match.setup, match.log)
    assert again.events == match.events
    assert state_hash(again.table) == state_hash(match.table)


def test_only_who_is_asked_can_stumble() -> None:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1))
    with pytest.raises(Refused):
        match.stumble(1 - match.asked[0])


def test_in_a_secret_decision_nobody_else_learns_of_a_stumble() -> None:
    match = Match(TOY.open(), TOY.agree(2), seeded_chance(1, 1))
    position, heard = match.position(1), match.heard_by(1)
    match.stumble(0)
    assert match.position(1) == position
    assert match.heard_by(1) == heard
    assert match.position(0) == position + 1


def test_random_play_stops_where_it_is_told_to() -> None:
    """After so many decisions, when the next one is asked; or at the end."""
    start = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 1)).table
    table = start.clone()
    assert playout(table, Random(1).random, 3) == 3
    assert table.signal == ASK
    whole = playout(start.clone(), Random(1).random)
    assert playout(table, Random(1).random, 1000) <= 40 - 3
    assert table.result is not None
    assert whole <= 40
