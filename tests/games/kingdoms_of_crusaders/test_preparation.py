"""Rulebook: Preparation for a game. Rule 1."""

import pytest
from tests.games.kingdoms_of_crusaders.positions import BOX, GAME

from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import DEAL, DRAW, NATURE
from gonfalon.kernel.table import resume

pytestmark = pytest.mark.compiled


def fresh(players: int) -> Kingdoms:
    t = GAME.set_up(BOX, GAME.agree(players))
    assert isinstance(t, Kingdoms)
    return t


def test_the_deck_has_56_cards_with_23_of_each_symbol() -> None:
    assert len(BOX.deck) == 56
    for bit in range(5):
        assert sum(card >> bit & 1 for card in BOX.deck) == 23
    assert [sum(card.bit_count() == n for card in BOX.deck) for n in range(1, 6)] == [
        20, 20, 10, 5, 1,
    ]  # fmt: skip


@pytest.mark.parametrize(("players", "cards"), [(2, 56), (3, 112), (4, 112)])
def test_three_and_four_players_mix_two_decks(players: int, cards: int) -> None:
    t = fresh(players)
    assert (t.signal, len(t.deck), t.count) == (DEAL, cards, 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_five_cards(players: int) -> None:
    t = fresh(players)
    before = len(t.deck)
    for seat in range(players):
        assert t.kind == "deal"
        resume(t, NATURE, t.pool[:5])
        assert len(t.hands[seat]) == 5
    assert len(t.deck) == before - 5 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_moves_first_is_determined_by_random(players: int) -> None:
    for first in range(players):
        t = fresh(players)
        while t.signal == DEAL:
            resume(t, NATURE, t.pool[:5])
        assert (t.signal, t.kind, list(t.pool)) == (DRAW, "first", list(range(players)))
        resume(t, NATURE, first)
        resume(t, NATURE, t.pool[0])
        assert t.seat == first
        assert len(t.hands[first]) == 6


def test_every_seat_begins_sometimes() -> None:
    firsts = {Match(BOX, GAME.agree(4), seeded_chance(1, n)).asked[0] for n in range(60)}
    assert firsts == {0, 1, 2, 3}
