"""What an ended game is worth to each seat, from −1 to 1."""

from __future__ import annotations

from gonfalon.kernel.game import Game
from gonfalon.kernel.table import Result


def worth(game: Game, result: Result) -> list[float]:
    """Against each other: a sole winner has 1 and the rest share −1, so that all add up to 0.

    Together against the game: 1 for everybody, or −1.
    """
    ranks = result.ranks
    players = len(ranks)
    if players in game.together:
        return [1.0 if rank == 1 else -1.0 for rank in ranks]
    best = ranks.count(1)
    return [((rank == 1) / best * players - 1) / (players - 1) for rank in ranks]
