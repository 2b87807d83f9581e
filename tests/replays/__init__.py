"""Recorded games: replays, fixtures and proof that every way to end is reached."""

from pathlib import Path

from gonfalon.files import GameFile, read

HERE = Path(__file__).parent


def paths_of(game_id: str) -> list[Path]:
    """The recorded games of one game."""
    return sorted((HERE / game_id).glob("*.json"))


def files_of(game_id: str) -> list[GameFile]:
    """The same, read."""
    return [read(path.read_bytes()) for path in paths_of(game_id)]
