"""The games of the house, by id."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from gonfalon.kernel.game import Game
from gonfalon.kernel.words import Trouble

IDS: Final = (
    "crusader-kingdoms",
    "kingdoms-of-crusaders",
    "medieval-realms",
    "dark-kingdoms",
)


def load(game_id: str) -> Game:
    """The game of this id; its package is imported only now."""
    if game_id not in IDS:
        raise Trouble("trouble-game", game=game_id, allowed=", ".join(IDS))
    game: Game = import_module(f"gonfalon.games.{game_id.replace('-', '_')}").GAME
    return game


def usual_players(game: Game) -> int:
    """The fewest who play against each other."""
    return min([players for players in game.players if players not in game.together])
