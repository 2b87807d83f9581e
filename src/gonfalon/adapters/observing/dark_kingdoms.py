"""Dark Kingdoms as numbers. Areas, cards and peoples by their numbers; −1 is nobody, nowhere."""

from __future__ import annotations

from gonfalon.adapters.observing.pieces import Piece, bag, bits, each, number, parts, row
from gonfalon.games.dark_kingdoms.board import KingdomsBox
from gonfalon.games.dark_kingdoms.pieces import ARMIES, BRITANNIA, FAME, KINDS
from gonfalon.kernel.game import Box

FACES = 7  # of a die, from 0


def pieces(box: Box, players: int) -> dict[str, Piece]:
    """What a seat sees; pieces on the board as the table's state begins."""
    assert isinstance(box, KingdomsBox)
    areas, fame = box.size, len(FAME)
    return {
        "board": parts(
            row(players),  # peoples
            row(players * areas),  # villages
            row(players * areas),  # fortresses
            row(areas),  # markers
            row(players * ARMIES),  # troops
            row(players * ARMIES),  # where they are
            row(areas),  # ships
            row(players),  # battles won
            bits(players),  # who is out
        ),
        "cards": row(players),
        "fame_cards": row(players),
        "supply": row(KINDS),
        "hand": row(KINDS),
        "fame": bag(fame),
        "deck": number(),
        "under": bag(fame),
        "drawn": bag(len(BRITANNIA)),
        "thrown": parts(bag(FACES), number(), bag(FACES)),
        "turn": parts(
            number(),  # whose
            bits(ARMIES),  # armies that moved
            bits(ARMIES),  # fought
            bits(ARMIES),  # engaged
            bits(ARMIES),  # stand apart
            bits(ARMIES),  # landed
            bits(areas),  # ships that sailed
            bits(players),  # who played a text
            number(),
        ),
        "fight": parts(
            *[number()] * 5,  # what, where, attacker, army, defender
            bits(ARMIES),
            *[number()] * 2,  # dice more
            bits(players),  # who could have retreated
            bits(players),  # whom it crowns
            number(),
            bag(FACES),
            bag(FACES),
            *[number()] * 2,  # added by cards
        ),
        "all_hands": row(players * KINDS),
        "all_fame": each(players, bag(fame)),
    }
