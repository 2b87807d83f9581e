"""Dice and draws against expectation: fair chance passes, loaded chance is caught."""

from __future__ import annotations

import math
from pathlib import Path
from types import SimpleNamespace

import pytest

from gonfalon.files import opened, read
from gonfalon.games import IDS, load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import DEAL, NATURE, ROLL
from gonfalon.kernel.table import options_of
from gonfalon.luck import Luck, _judged, _Tally, luck, tail
from gonfalon.texts import LANGUAGES, Texts

KINGDOMS = load("kingdoms-of-crusaders")
CRUSADERS = load("crusader-kingdoms")
REPLAYS = Path(__file__).parent / "replays"


@pytest.mark.parametrize(
    ("chi2", "df", "p"),
    # from printed tables of the distribution
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (11.07, 5, 0.05), (18.307, 10, 0.05), (30.578, 15, 0.01),
     (0.0, 3, 1.0), (43.773, 30, 0.05)],
)  # fmt: skip
def test_the_tail_of_chi_square(chi2: float, df: int, p: float) -> None:
    assert math.isclose(tail(chi2, df), p, rel_tol=2e-3)


def judged(number: int) -> list[Luck]:
    """A fair game of two, played by taking the first offer."""
    match = Match(KINGDOMS.open(), KINGDOMS.agree(2), seeded_chance(3, number))
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, options_of(match.table, seat)[-1])
    return luck(Match(match.box, match.setup), match.log)


def test_what_is_seen_and_expected_adds_up() -> None:
    found = {(one.kind, one.way): one for one in judged(1)}
    assert set(found) == {("deal", "deal"), ("first", "draw"), ("card", "draw")}
    for one in found.values():
        assert sum(value.seen for value in one.values) == one.count
        assert math.isclose(sum(value.expected for value in one.values), one.count, abs_tol=0.05)
    assert [value.name for value in found["first", "draw"].values] == ["#0", "#1"]
    assert found["first", "draw"].p is None  # one coin tells nothing
    assert "lance+bow" in [value.name for value in found["card", "draw"].values]


def test_fair_draws_are_rarely_odd() -> None:
    """As often as the p values say; with these seeds always the same."""
    found = [one.p for n in range(60) for one in judged(n) if one.kind == "card"]
    known = [p for p in found if p is not None]
    assert len(known) > 40
    below = [sum(p < limit for p in known) / len(known) for limit in (0.25, 0.5, 0.75)]
    for share, limit in zip(below, (0.25, 0.5, 0.75), strict=True):
        assert abs(share - limit) < 0.2
    assert min(known) > 0.0005


def test_cards_dealt_together_vary_less_than_dice() -> None:
    """Ten of twenty cards, four times, 28 of one of the two kinds where 20 were to be expected.

    So many of one kind vary by 4 · 10 · ½ · ½ · 10/19, the variance of a hypergeometric number;
    dice would vary by 4 · 10 · ½ · ½.
    """
    chi2 = {}
    for signal in (DEAL, ROLL):
        tally = _Tally("deal")
        for _ in range(4):
            table = SimpleNamespace(pool=b"\1" * 10 + b"\2" * 10, signal=signal)
            tally.add(table, " ".join("1111111222"))  # type: ignore[arg-type]
        chi2[signal], df, _ = _judged(tally)
        assert df == 1
    assert chi2 == {DEAL: pytest.approx(64 / (100 / 19), abs=1e-3), ROLL: pytest.approx(6.4)}


def test_loaded_dice_are_odd() -> None:
    """Somebody rolls sixes only."""
    match = Match(CRUSADERS.open(), CRUSADERS.agree(3))
    chance = seeded_chance(1, 1)
    sixes = 0
    while not match.over and sixes < 40:
        t = match.table
        if t.seat == NATURE and t.pool == bytes(range(1, 7)):
            match.accept_chance(bytes([6] * t.count))
            sixes += t.count
        elif t.seat == NATURE:
            match.accept_chance(chance.outcome(t, match.rolled))
        else:
            options = options_of(t, t.seat)
            attack = [o for o in options if o.say.split()[0] in ("attack", "lay", "send", "raid")]
            match.choose(t.seat, (attack or list(options))[0])
    found = luck(Match(match.box, match.setup), match.log)
    dice = [one for one in found if one.way == "roll" and one.p is not None]
    assert dice
    assert all(one.p is not None and one.p < 0.001 for one in dice)


@pytest.mark.parametrize("game_id", IDS)
def test_every_game_names_what_chance_brought(game_id: str) -> None:
    game = load(game_id)
    file = read(sorted((REPLAYS / game_id).glob("*.json"))[0].read_bytes())
    match, entries = opened(game, file)
    for one in luck(match, entries):
        assert all(f"luck-{one.kind}" in Texts(lang, game_id) for lang in LANGUAGES), one.kind
        names = [value.name for value in one.values]
        assert len(set(names)) == len(names), one.kind
        if one.way == "roll":
            assert names == ["1", "2", "3", "4", "5", "6"]
        else:
            assert not any(name.isdigit() for name in names), one.kind
