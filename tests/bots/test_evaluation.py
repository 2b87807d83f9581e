"""Evaluations: chances that add up, shared where all win together, and fitted as the games say."""

from __future__ import annotations

import tomllib
from itertools import product
from math import prod
from pathlib import Path
from random import Random

import pytest
from tests.games.crusader_kingdoms.positions import position

from gonfalon.bots.evaluation import softmax
from gonfalon.bots.evaluations import evaluation_of, module_of
from gonfalon.bots.evaluations.kingdoms_of_crusaders import most
from gonfalon.games import IDS, load
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, NOBODY_YET, Kingdoms
from gonfalon.kernel import codec
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import Game, Setup
from gonfalon.kernel.match import Match
from gonfalon.kernel.words import Trouble
from gonfalon.lab.fitting import (
    Order,
    Sample,
    file_of,
    fit,
    fitted,
    ready,
    setups,
    solve,
    standing,
    written,
)

KINGDOMS = load("kingdoms-of-crusaders")
TABLES = [(load(game_id), setup) for game_id in IDS for setup in setups(Order(game_id, 1, 1))]


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_chances_are_chances_through_a_whole_game(game: Game, setup: Setup) -> None:
    evaluation, rng = evaluation_of(game), Random(3)
    match = Match(game.open(), setup, seeded_chance(4, 4))
    while not match.over:
        chances = evaluation.chances(match.table)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        if evaluation.together(match.table):
            assert len(set(chances)) == 1
        else:
            assert sum(chances) == pytest.approx(1.0)
        match.choose(match.asked[0], rng.choice(match.view(match.asked[0]).options))
    result = match.table.result
    assert result is not None
    ends = evaluation.chances(match.table)
    best = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if evaluation.together(match.table):
        assert ends == ([1.0] * setup.players if best else [ends[0]] * setup.players)
        assert best or ends[0] < 0.5
    else:
        assert ends == [1.0 / len(best) if seat in best else 0.0 for seat in range(setup.players)]


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_figures_of_a_table_are_those_of_the_view(game: Game, setup: Setup) -> None:
    """Tables have a faster way to the same judgement; only a card face down makes a difference."""
    evaluation, rng = evaluation_of(game), Random(1)
    hidden = {"respond", "turn", "join"}  # asked while cards of others lie face down
    for stray in (1.0, 0.1):  # squires come to fights that nobody finds by chance
        match = Match(game.open(), setup, seeded_chance(1, 3))
        while not match.over:
            seen = match.view(match.asked[0])
            before = codec.encode(match.table)
            figures = evaluation.figures(match.table, seen.seat)
            assert codec.encode(match.table) == before, "a judgement changes nothing"
            if seen.kind not in hidden:
                assert figures == pytest.approx(evaluation.judgement(seen), abs=2e-4)
            best = seen.options[figures.index(max(figures))]
            match.choose(seen.seat, rng.choice(seen.options) if rng.random() < stray else best)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("won", [(), (0,), (1, 0), (2, 1, 1), (0, 1, 2, 1), (2, 1, 0, 0, 1)])
def test_the_chance_of_most_lands_counts_every_way_to_divide_them(
    players: int, won: tuple[int, ...]
) -> None:
    """Rule 6: most lands, ties by the markers that lie; lands in their order went to `won`."""
    game = KINGDOMS
    t = game.determinize(Match(game.open(), game.agree(players), seeded_chance(1, 1)).view(0),
                         Random(1))  # fmt: skip
    assert isinstance(t, Kingdoms)
    t.order = bytes(range(len(won)))
    t.holders = [*won, *[NOBODY_YET] * (LANDS - len(won))]
    rng = Random(2)
    chances = [softmax([rng.gauss(0, 1) for _ in range(players)]) for _ in range(LANDS - len(won))]
    expected = [0.0] * players
    for rest in product(range(players), repeat=len(chances)):
        share = prod([chances[land][seat] for land, seat in enumerate(rest)])
        counts = [(*won, *rest).count(seat) for seat in range(players)]
        claims = [sum([LANDS - place for place, seat in enumerate(won) if seat == one])
                  for one in range(players)]  # fmt: skip
        best = max(zip(counts, claims, strict=True))
        ahead = [s for s in range(players) if (counts[s], claims[s]) == best]
        for seat in ahead:
            expected[seat] += share / len(ahead)
    assert most(t, chances) == pytest.approx(expected)


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize(("players", "area"), [(3, "marat"), (4, "ascalon")])
def test_a_castle_more_counts_for_every_kingdom(players: int, area: str, turn: int) -> None:
    """Saladin begins with twice as many, which must not make castles look worthless."""
    evaluation = evaluation_of(load("crusader-kingdoms"))
    before = evaluation.chances(position(players, turn=turn))
    for seat in range(players):
        after = evaluation.chances(position(players, turn=turn, lands=f"{area}={seat}"))
        assert after[seat] > before[seat] + 0.02


# Fitting


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_what_was_planted_is_found_again() -> None:
    """Games decided by known weights give these weights back, about."""
    rng, planted, samples = Random(1), [1.5, -0.5], []
    for _ in range(4000):
        rows = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(3)]
        chances = softmax([planted[0] * row[0] + planted[1] * row[1] for row in rows])
        winner = rng.choices(range(3), chances)[0]
        samples.append(Sample(rows, [float(seat == winner) for seat in range(3)]))
    found = fitted("any", samples, together=False)
    assert found.weights == pytest.approx(planted, abs=0.15)
    assert found.loss < found.blind


def test_a_fate_that_all_share_is_fitted_too() -> None:
    rng, samples = Random(1), []
    for _ in range(4000):
        figure = rng.gauss(0, 1)
        won = rng.random() < softmax([2.0 * figure - 1.0, 0.0])[0]
        samples.append(Sample([[1.0, figure]], [float(won)] * 2))
    assert fitted("any", samples, together=True).weights == pytest.approx([-1.0, 2.0], abs=0.2)


def test_the_same_games_give_the_same_weights() -> None:
    order = Order(KINGDOMS.id, 2, 7)

    def made(jobs: int) -> str:
        told: list[int] = []
        found = fit(order, jobs, told.append)
        assert sum(told) == 2 * len(setups(order))
        return written(order, found)

    text = made(1)
    assert text == made(1)
    assert text == made(2)
    assert 'made = "gonfalon fit kingdoms-of-crusaders --games 2 --seed 7"' in text
    names = set(module_of(KINGDOMS).EVALUATION.names)
    assert all(row.keys() == names for row in tomllib.loads(text)["weights"].values())


def test_tables_that_were_not_played_keep_their_weights() -> None:
    """Two crusaders and a knight's kingdoms can be fitted to different games."""
    order = Order("crusader-kingdoms", 1, 7, players=(3,))
    game = load(order.game)
    found = fit(order, 1, lambda games: None)
    assert {part.group[0] for part in found} == {"3"}
    file, before = tomllib.loads(written(order, found)), standing(game)
    for group, (about, weights) in before.items():
        if group[0] == "3":
            assert file["fitted"][group]["made"] == order.command
            assert file["fitted"][group]["positions"] < about["positions"]
        else:
            assert (file["fitted"][group], file["weights"][group]) == (about, weights)
    assert file["weights"].keys() == before.keys()
    assert order.command == "gonfalon fit crusader-kingdoms --games 1 --seed 7 --players 3"


def test_weights_of_other_features_are_not_mixed_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module_of(KINGDOMS).EVALUATION, "names", ("one", "two"))
    ready(Order(KINGDOMS.id, 1, 1))  # squires need none, and all tables are fitted anew
    for order in (Order(KINGDOMS.id, 1, 1, players=(3,)), Order(KINGDOMS.id, 1, 1, "knight")):
        with pytest.raises(Trouble, match="trouble-fit-features"):
            ready(order)


@pytest.mark.parametrize("game_id", IDS)
def test_the_weights_say_how_they_were_made(game_id: str) -> None:
    game = load(game_id)
    text = Path(file_of(game)).read_text("utf-8")
    assert f'made = "gonfalon fit {game_id} --games ' in text
    assert f"rules_version = {game.rules_version}" in text
