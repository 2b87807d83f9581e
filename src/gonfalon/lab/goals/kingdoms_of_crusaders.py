"""The Kingdoms of Crusaders: seats alike, since who begins is drawn by lot."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gonfalon.games.kingdoms_of_crusaders.armies import CARDS
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, Kingdoms, points
from gonfalon.kernel.game import Box
from gonfalon.kernel.match import Match
from gonfalon.kernel.table import Table
from gonfalon.lab.found import Found, Note
from gonfalon.lab.goals import PLAYER, Goal, seat_goals

SERIES: Final = ((PLAYER, 2), (PLAYER, 3), (PLAYER, 4))


def note(match: Match) -> Note:
    """By card: whose sectors it lies in at the end."""
    t = match.table
    assert isinstance(t, Kingdoms)
    used: list[set[str]] = []
    counts: Counter[str] = Counter()
    for seat in range(t.players):
        placed = b"".join(t.sectors[seat * LANDS : (seat + 1) * LANDS])
        used.append({label(card) for card in placed})
        counts += Counter([label(card) for card in placed])
    held = {label(card) for hand in t.hands for card in hand}
    laid = {card for cards in used for card in cards}
    every = {label(card) for card in t.kit.deck}
    rounds = -(-t.placed // t.players)  # the last one may have been cut short
    return Note(rounds, {}, every, held | laid, used, counts)


def label(card: int) -> str:
    """A card by the text keys of its symbols."""
    return "+".join([f"symbol-{symbol}" for symbol in CARDS.list(card)])


def standing(table: Table) -> list[float]:
    """Points as the armies lie, or lands won, by the variant played."""
    t = table
    assert isinstance(t, Kingdoms)
    if t.points:
        return [float(one) for one in points(t)]
    return [float(t.holders.count(seat)) for seat in range(t.players)]


def goals(found: dict[str, Found], box: Box) -> list[Goal]:
    """No seat is far from its fair share."""
    return [goal for one in found.values() for goal in seat_goals(one, 0.06)]
