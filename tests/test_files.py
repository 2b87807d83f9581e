"""Game files: written, read, replayed, verified; and every way in which one can be wrong."""

import json
from contextlib import suppress
from itertools import product
from typing import Any

import pytest

from gonfalon.files import LARGEST, filed, read, replayed, verify, write
from gonfalon.games import load
from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.codec import encode, state_hash
from gonfalon.kernel.match import Match, replay
from gonfalon.kernel.signals import NATURE
from gonfalon.kernel.table import options_of
from gonfalon.kernel.words import Trouble

pytestmark = pytest.mark.compiled

KINGDOMS = load("kingdoms-of-crusaders")


def played(decisions: int = 1000) -> Match:
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(1, 5))
    for _ in range(decisions):
        if match.over:
            break
        seat = match.asked[0]
        match.choose(seat, options_of(match.table, seat)[0])
    return match


FINISHED = write(filed(played(), ["Ana", "Bruno"]))


def changed(**changes: Any) -> bytes:
    """The finished game with some of its fields changed."""
    return json.dumps({**json.loads(FINISHED), **changes}).encode()


def outcome(data: bytes) -> dict[str, bool]:
    return {check.check: check.ok for check in verify(KINGDOMS, read(data))}


GOOD = {"commitment": True, "chance": True, "choices": True, "result": True}


def test_a_finished_game_verifies() -> None:
    assert outcome(FINISHED) == GOOD
    counts = {check.check: check.count for check in verify(KINGDOMS, read(FINISHED))}
    log = read(FINISHED).log
    assert counts["chance"] == sum(seat == NATURE for seat, _ in log)
    assert counts["choices"] == sum(seat != NATURE for seat, _ in log)


def test_a_file_is_written_with_one_entry_a_line() -> None:
    lines = FINISHED.decode().splitlines()
    log = read(FINISHED).log
    assert sum(line.startswith("  [") for line in lines) == len(log)
    assert write(read(FINISHED)) == FINISHED


def test_an_empty_log_is_written_too() -> None:
    empty = filed(Match(KINGDOMS.open(), KINGDOMS.agree(2)), ["a", "b"])
    assert read(write(empty)).log == []


def test_a_running_game_can_be_played_on_from_its_file() -> None:
    match = played(7)
    again = replayed(KINGDOMS, read(write(filed(match, ["a", "b"]))))
    assert state_hash(again.table) == state_hash(match.table)
    for one in (match, again):
        seat = one.asked[0]
        one.choose(seat, options_of(one.table, seat)[0])
    assert again.log == match.log


@pytest.mark.parametrize("end", [0, 1, 50, len(FINISHED) // 2, len(FINISHED) - 2])
def test_a_truncated_file_is_a_trouble(end: int) -> None:
    with pytest.raises(Trouble, match="trouble-file-unreadable"):
        read(FINISHED[:end])


@pytest.mark.parametrize(
    ("data", "trouble"),
    [
        (b"not json", "trouble-file-unreadable"),
        (b"\xff\xfe\x00", "trouble-file-unreadable"),
        (b"[]", "trouble-file-unreadable"),
        (changed(format="gonfalon-game-9"), "trouble-file-format"),
        (changed(players="two"), "trouble-file-damaged"),
        (changed(log=[["0", 1]]), "trouble-file-damaged"),
        (changed(log=[[0]]), "trouble-file-damaged"),
        (changed(surprise=1), "trouble-file-damaged"),
        (b" " * (LARGEST + 1), "trouble-file-large"),
    ],
)
def test_a_damaged_file_is_a_trouble(data: bytes, trouble: str) -> None:
    with pytest.raises(Trouble, match=trouble):
        read(data)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (changed(players="two"), "players"),
        (changed(log=[[0, "a"], ["0", 1]]), "log[1][0]"),
        (changed(surprise=1), "surprise"),
        (changed(result={"way": "markers"}), "result.ranks"),
    ],
)
def test_a_damaged_file_tells_where(data: bytes, place: str) -> None:
    with pytest.raises(Trouble) as raised:
        read(data)
    assert raised.value.args_said == {"place": place}


@pytest.mark.parametrize(
    ("changes", "trouble"),
    [
        ({"rules_version": 2}, "trouble-other-rules"),
        ({"rules_version": 0}, "trouble-other-rules"),
        ({"edition_digest": "0" * 64}, "trouble-other-edition"),
        ({"edition_text": "[deck"}, "trouble-edition"),
        ({"players": 9}, "trouble-players"),
        ({"options": {"variant": "poker"}}, "trouble-option-value"),
        ({"options": {"colour": "red"}}, "trouble-option"),
        ({"seed": "xyz"}, "trouble-file-damaged"),
    ],
)
def test_a_file_that_does_not_fit_is_a_trouble(changes: dict[str, Any], trouble: str) -> None:
    with pytest.raises(Trouble, match=trouble):
        verify(KINGDOMS, read(changed(**changes)))


@pytest.mark.parametrize("place", [b'"Ana"', b'"place ', b'"seed"'])
def test_bytes_that_are_no_text_are_a_trouble(place: bytes) -> None:
    assert place in FINISHED
    with pytest.raises(Trouble, match="trouble-file-unreadable"):
        read(FINISHED.replace(place, place[:2] + b"\xff" + place[2:], 1))


def test_another_seed_is_noticed() -> None:
    assert outcome(changed(seed="ab" * 32)) == {**GOOD, "commitment": False, "chance": False}


def test_another_nonce_is_noticed() -> None:
    assert outcome(changed(nonce="ab" * 16))["commitment"] is False


def test_another_commitment_is_noticed() -> None:
    assert outcome(changed(commitment="0" * 64))["commitment"] is False


def test_a_file_without_its_seed_cannot_be_checked() -> None:
    assert outcome(changed(seed=None))["commitment"] is False


def test_another_outcome_is_noticed() -> None:
    """The last card drawn becomes another one that was possible too."""
    log = read(FINISHED).log
    at = max(index for index, (seat, _) in enumerate(log) if seat == NATURE)
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2))
    for entry in log[:at]:
        match.say(*entry) if entry[0] != NATURE else match.accept_chance(_outcome(match, entry[1]))
    other = next(card for card in match.table.pool if str(card) != log[at][1])
    forged = outcome(changed(log=[*log[:at], (NATURE, str(other)), *log[at + 1 :]]))
    assert forged["chance"] is False


def test_another_outcome_is_noticed_though_the_game_goes_on_as_it_did() -> None:
    """A drawn card that is never placed: nothing but the seed tells that it was forged."""
    log = read(FINISHED).log
    box, setup = KINGDOMS.open(), KINGDOMS.agree(2)
    drawn = [at for at, (seat, text) in enumerate(log) if seat == NATURE and " " not in text]
    for at, card in product(drawn, range(1, 32)):
        forged = [*log[:at], (NATURE, str(card)), *log[at + 1 :]]
        with suppress(Trouble):
            match = replay(box, setup, forged)
            if forged != log:
                break
    assert forged != log
    found = outcome(changed(log=forged, state_hash=state_hash(match.table)))
    assert found == {**GOOD, "chance": False}


def _outcome(match: Match, text: str) -> int | bytes:
    from gonfalon.kernel.match import parse_outcome

    return parse_outcome(match.table, text)


@pytest.mark.parametrize("nonsense", ["", "99", "1 2 3", "-4", "x"])
def test_an_impossible_outcome_is_noticed(nonsense: str) -> None:
    log = read(FINISHED).log
    found = outcome(changed(log=[(NATURE, nonsense), *log[1:]]))
    assert not found["chance"]
    assert not found["result"]


def test_an_illegal_choice_is_noticed() -> None:
    log = read(FINISHED).log
    at = next(index for index, (seat, _) in enumerate(log) if seat != NATURE)
    for forged in ((log[at][0], "place nothing nowhere"), (1 - log[at][0], log[at][1])):
        found = outcome(changed(log=[*log[:at], forged, *log[at + 1 :]]))
        assert (found["choices"], found["result"]) == (False, False)


def test_another_legal_choice_is_noticed() -> None:
    """Everything is legal, but it is another game: its hash differs."""
    log = read(FINISHED).log
    at = max(index for index, (seat, _) in enumerate(log) if seat != NATURE)
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2))
    for seat, text in log[:at]:
        match.say(seat, text) if seat != NATURE else match.accept_chance(_outcome(match, text))
    other = next(c.say for c in match.table.options if c.say != log[at][1])
    found = outcome(changed(log=[*log[:at], (log[at][0], other)]))
    assert (found["choices"], found["result"]) == (True, False)


def test_a_missing_end_is_noticed() -> None:
    found = outcome(changed(log=read(FINISHED).log[:-1]))
    assert found == {**GOOD, "result": False}


def test_an_entry_after_the_end_is_noticed() -> None:
    log = read(FINISHED).log
    assert outcome(changed(log=[*log, log[-1]]))["choices"] is False


def test_another_result_is_noticed() -> None:
    result = json.loads(FINISHED)["result"]
    forged = {**result, "ranks": result["ranks"][::-1]}
    assert outcome(changed(result=forged)) == {**GOOD, "result": False}
    assert outcome(changed(result=None)) == {**GOOD, "result": False}


def test_another_hash_is_noticed() -> None:
    assert outcome(changed(state_hash="0" * 64)) == {**GOOD, "result": False}


def test_an_owners_edition_travels_with_the_file() -> None:
    text = '[lands]\nvalue = ["a", "b", "c", "d", "e"]'
    match = Match(KINGDOMS.open(text), KINGDOMS.agree(2), seeded_chance(1, 1))
    seat = match.asked[0]
    match.choose(seat, options_of(match.table, seat)[0])
    file = read(write(filed(match, ["a", "b"], text)))
    assert state_hash(replayed(KINGDOMS, file).table) == state_hash(match.table)


def forked(number: int) -> Match:
    """A game that began with a position of another one."""
    whole = played(6)
    match = Match(whole.box, whole.setup, seeded_chance(4, number), encode(whole.table))
    for _ in range(4):
        seat = match.asked[0]
        match.choose(seat, options_of(match.table, seat)[0])
    return match


def test_a_game_that_began_in_the_middle_verifies() -> None:
    match = forked(1)
    match.undo_agreed(match.asked[0])
    match.concede(0)
    file = read(write(filed(match, ["a", "b"])))
    assert {check.check: check.ok for check in verify(KINGDOMS, file)} == GOOD
    assert {check.check: check.count for check in verify(KINGDOMS, file)}["choices"] == 4


@pytest.mark.parametrize("start", [b"", b"\x00", b"nonsense" * 20, FINISHED[:200]])
def test_a_damaged_beginning_is_a_trouble(start: bytes) -> None:
    file = filed(forked(1), ["a", "b"])
    file.start = start
    with pytest.raises(Trouble, match=r"trouble-file-damaged|trouble-other-rules"):
        verify(KINGDOMS, read(write(file)))


def test_a_beginning_without_all_its_cards_is_a_trouble() -> None:
    file = filed(forked(1), ["a", "b"])
    table = played(6).table
    assert isinstance(table, Kingdoms)
    table.deck = table.deck[1:]
    file.start = encode(table)
    with pytest.raises(Trouble) as raised:
        verify(KINGDOMS, file)
    assert raised.value.args_said == {"place": "start"}


def test_a_beginning_with_one_byte_changed_does_no_harm() -> None:
    file = filed(forked(1), ["a", "b"])
    whole = file.start
    assert whole is not None
    noticed = 0
    for at in range(0, len(whole), 3):
        file.start = whole[:at] + bytes([whole[at] ^ 0x15]) + whole[at + 1 :]
        try:
            noticed += not all(check.ok for check in verify(KINGDOMS, read(write(file))))
        except Trouble:
            noticed += 1
    assert noticed >= len(whole) // 3 - 2  # all but the name of the question
