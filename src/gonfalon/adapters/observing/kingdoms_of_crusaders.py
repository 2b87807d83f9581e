"""The Kingdoms of Crusaders as numbers. Cards are masks of symbols, 1 to 31."""

from __future__ import annotations

from gonfalon.adapters.observing.pieces import Piece, bag, each, number, row
from gonfalon.games.kingdoms_of_crusaders.armies import KINDS
from gonfalon.games.kingdoms_of_crusaders.table import LANDS
from gonfalon.kernel.game import Box

CARDS = KINDS + 1


def pieces(box: Box, players: int) -> dict[str, Piece]:
    """What a seat sees; sectors are numbered seat × 5 + land."""
    sectors = players * LANDS
    return {
        "hand": bag(CARDS),
        "hands": row(players),
        "deck": number(),
        "sectors": each(sectors, bag(CARDS)),
        "filled": row(sectors),
        "order": row(sectors),
        "holders": row(LANDS),
        "all_hands": each(players, bag(CARDS)),
    }
