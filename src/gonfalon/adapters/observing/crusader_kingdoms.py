"""Crusader Kingdoms as numbers. Cards by their number, areas by theirs, sides and backs as seen."""

from __future__ import annotations

from gonfalon.adapters.observing.pieces import Piece, bag, bits, each, number, parts, row
from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.cards import DECKS
from gonfalon.kernel.game import Box

FACES = 7  # of a die, from 0
LAID = 64  # cards in one attack
LASTING = 16  # events in one turn


def pieces(box: Box, players: int) -> dict[str, Piece]:
    """What a seat sees; with one or two players the Muslims come after the last seat."""
    assert isinstance(box, CrusaderBox)
    cards, areas = len(box.cards), len(box.areas)
    sides = players + (1 if box.scenarios[players].muslims else 0)
    return {
        "turn": number(),
        "round": number(),
        "hand": bag(cards),
        "hands": each(players, row(len(DECKS))),
        "piles": row(len(DECKS)),
        "spent": each(len(DECKS), bag(cards)),
        "own_buried": bag(cards),
        "buried": each(players, row(len(DECKS))),
        "holders": row(areas),
        "plus": bits(areas),
        "bonus": row(sides),
        "lasting": each(LASTING, row(3)),
        "playing": number(),
        "laid": each(LAID, row(3)),
        "open": number(),
        "attack_dice": bag(FACES),
        "defence_dice": bag(FACES),
        "passed": bits(sides),
        "pile": number(),
        "army": bag(cards),
        "row": bag(cards),
        "die": number(),
        "shown": parts(number(), bag(cards)),
        "all_hands": each(players, bag(cards)),
    }
