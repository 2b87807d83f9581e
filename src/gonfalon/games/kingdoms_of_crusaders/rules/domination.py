"""Rulebook: Armies and domination in territories. Rule 4: when a land is decided, and for whom."""

from __future__ import annotations

from gonfalon.games.kingdoms_of_crusaders.armies import SYMBOLS, squads
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, NOBODY_YET, Kingdoms
from gonfalon.kernel.words import seat_name
from gonfalon.parts.decks import ONE


def judge(t: Kingdoms, card: int, placed: int) -> bool:
    """After every placement, all lands in ascending order; tells whether the game is over.

    In another land than that of the placement only a card that a rival hoped for matters.
    """
    disputed = t.best[placed] != NOBODY_YET and t.holders[placed] == NOBODY_YET
    if t.wished >> card & 1:
        for land in range(LANDS):
            if disputed if land == placed else t.hopes[land] >> card & 1:
                settle(t, land)
    elif disputed:
        settle(t, placed)
    if t.points:  # rule 7: play on until every sector is full
        return not any(t.open)
    return len(t.order) == LANDS


def settle(t: Kingdoms, land: int) -> None:
    """Give the land to its best full army if all are full (4a) or nobody can beat it (4b)."""
    hope = t.hope(land)
    if hope != t.hopes[land]:
        t.hopes[land] = hope
        t.wish()
    if hope:
        return
    best = t.best[land]
    winner = best // LANDS
    t.holders[land] = winner
    t.order += ONE[land]
    if t.ears is not None:
        all_full = all(t.filled[land::LANDS])
        count, symbol = squads(t.armies[best])[0]
        t.tell(
            "won-full" if all_full else "won-early",
            "4a" if all_full else "4b",
            winner,
            {
                "seat": seat_name(winner),
                "land": f"@land-{t.kit.lands[land]}",
                "marker": len(t.order),
                "army": f"@squad-{count}-{SYMBOLS[symbol]}",
            },
        )
