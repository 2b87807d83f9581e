"""Medieval Realms as numbers. Cards by their number; number 0 is no card."""

from __future__ import annotations

from gonfalon.adapters.observing.pieces import Piece, bag, bits, each, number, row
from gonfalon.games.medieval_realms.cards import LEADERS, TYPES
from gonfalon.games.medieval_realms.choices import PLACES, SLOTS
from gonfalon.games.medieval_realms.table import FUTURE, RealmsBox
from gonfalon.kernel.game import Box


def pieces(box: Box, players: int) -> dict[str, Piece]:
    """What a seat sees: everything but the others' drafts."""
    assert isinstance(box, RealmsBox)
    cards = len(box.cards)
    return {
        "round": number(),
        "order": row(players),
        "passed": bits(players),
        "pairs": row(players),
        "palaces": row(players * TYPES),
        "leaders": row(players * len(LEADERS)),
        "points": row(players),
        "hands": each(players, bag(cards)),
        "tableaux": each(players, bag(cards)),
        "stood": each(players, row(PLACES)),
        "panel": row(SLOTS),
        "future": row(FUTURE),
        "deck": bag(cards),
        "discards": bag(cards),
        "sealed": number(),
        "draft": row(PLACES),
    }
