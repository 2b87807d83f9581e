"""The chance stream: uniform, repeatable, committed to beforehand."""

import hashlib
from collections import Counter

import pytest

from gonfalon.games import load
from gonfalon.kernel.chance import Chance, _below, _words, fresh_chance, seeded_chance
from gonfalon.kernel.match import Match
from gonfalon.kernel.table import Table
from gonfalon.testkit.toy import TOY

pytestmark = pytest.mark.compiled

# the chi-square that one fair stream in ten thousand exceeds, by degrees of freedom
CRITICAL = {5: 25.7, 6: 27.9, 15: 44.3, 19: 50.8}


def pending(kind: str, pool: bytes, count: int = 1) -> Table:
    """A table where nature is asked."""
    t = TOY.set_up(TOY.open(), TOY.agree(2))
    if kind == "draw":
        t.signal = t.draw("x", pool, t.then)
    elif kind == "roll":
        t.signal = t.roll("x", pool, count, t.then)
    else:
        t.signal = t.deal("x", pool, count, t.then)
    return t


def chi_square(seen: Counter[int], kinds: bytes) -> float:
    expected = sum(seen.values()) / len(kinds)
    return sum((seen[kind] - expected) ** 2 / expected for kind in kinds)


@pytest.mark.parametrize("size", [6, 7, 16, 20])
def test_draws_are_uniform(size: int) -> None:
    chance, pool = seeded_chance(1, size), bytes(range(size))
    t = pending("draw", pool)
    seen: Counter[int] = Counter()
    for number in range(12_000):
        outcome = chance.outcome(t, number)
        assert isinstance(outcome, int)
        seen[outcome] += 1
    assert chi_square(seen, pool) < CRITICAL[size - 1]


def test_dice_are_uniform_each_and_independent_of_their_place() -> None:
    chance, faces = seeded_chance(2, 1), bytes(range(1, 7))
    t = pending("roll", faces, 3)
    places: list[Counter[int]] = [Counter(), Counter(), Counter()]
    for number in range(4_000):
        outcome = chance.outcome(t, number)
        assert isinstance(outcome, bytes)
        for place, face in zip(places, outcome, strict=True):
            place[face] += 1
    for place in places:
        assert chi_square(place, faces) < CRITICAL[5]


def test_every_card_is_dealt_equally_often() -> None:
    chance, pool = seeded_chance(3, 1), bytes(range(20))
    t = pending("deal", pool, 5)
    seen: Counter[int] = Counter()
    for number in range(3_000):
        outcome = chance.outcome(t, number)
        assert isinstance(outcome, bytes)
        assert len(set(outcome)) == 5
        assert outcome == bytes(sorted(outcome))
        seen.update(outcome)
    assert chi_square(seen, pool) < CRITICAL[19]


def test_copies_make_a_card_likelier() -> None:
    t = pending("draw", bytes([1, 2, 2, 2]))
    seen = Counter([seeded_chance(4, 1).outcome(t, number) for number in range(4_000)])
    assert 2_850 < seen[2] < 3_150


def test_words_beyond_the_last_whole_multiple_are_rejected() -> None:
    """Just above 2³¹ every other word is beyond: we follow the stream's words by hand."""
    limit = (1 << 31) + 1
    rejected = 0
    for number in range(200):
        seed = b"s" * 32
        block = hashlib.blake2b(b"%d:0" % number, key=seed).digest()
        words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 64, 4)]
        fitting = [word for word in words if word < limit]
        rejected += words[0] >= limit
        assert _below(_words(seed, number), limit) == fitting[0]
    assert 60 < rejected < 140


def test_a_long_roll_needs_more_than_one_block() -> None:
    t = pending("roll", bytes(range(1, 7)), 100)
    outcome = seeded_chance(6, 1).outcome(t, 0)
    assert isinstance(outcome, bytes)
    assert len(outcome) == 100
    assert set(outcome) == set(range(1, 7))
    assert outcome[:16] != outcome[16:32]  # a block has sixteen words; none comes twice


def test_an_outcome_depends_on_seed_and_number_alone() -> None:
    t = pending("draw", bytes(range(100)))
    one, same = seeded_chance(7, 1), seeded_chance(7, 1)
    assert [one.outcome(t, n) for n in (5, 3, 9)] == [same.outcome(t, n) for n in (5, 3, 9)]
    assert len({one.outcome(t, n) for n in range(50)}) > 20
    other = seeded_chance(7, 2)
    assert [one.outcome(t, n) for n in range(20)] != [other.outcome(t, n) for n in range(20)]


def test_the_commitment_is_the_hash_of_seed_and_nonce() -> None:
    chance = Chance(b"s" * 32, b"n" * 16)
    assert chance.commitment() == hashlib.sha256(b"s" * 32 + b"n" * 16).hexdigest()
    assert chance.commitment() != Chance(b"s" * 32, b"m" * 16).commitment()


def test_fresh_chances_differ() -> None:
    assert len({fresh_chance().commitment() for _ in range(50)}) == 50


def test_an_undo_does_not_turn_chance_back() -> None:
    """Otherwise whoever undoes could look into the future."""
    match = Match(TOY.open(), TOY.agree(2), seeded_chance(8, 1))
    rolled = match.rolled
    seat = match.asked[0]
    match.choose(seat, match.view(seat).options[0])
    match.undo(seat)
    assert match.rolled == rolled


def test_two_games_of_one_seed_differ() -> None:
    game = load("kingdoms-of-crusaders")
    box = game.open()
    logs = {tuple(Match(box, game.agree(2), seeded_chance(9, n)).log) for n in range(20)}
    assert len(logs) == 20
