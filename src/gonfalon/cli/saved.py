"""Files that a command is given: saved games and editions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gonfalon import files
from gonfalon.cli.speech import about
from gonfalon.games import load
from gonfalon.kernel.game import Game
from gonfalon.kernel.words import Trouble
from gonfalon.lab.keep import fetch


def edition_text(game_id: str, path: Path | None) -> str | None:
    """An owner's edition of a game, read once to find its faults; None stays None: ours."""
    if path is None:
        return None
    try:
        text = fetch(path).decode()
    except UnicodeDecodeError:
        raise Trouble("trouble-not-text", path=str(path)) from None
    game = load(game_id)
    with naming(path):
        game.open(text)
    return text


def saved_game(path: Path) -> tuple[Game, files.GameFile]:
    """A saved game and the game it is of."""
    data = fetch(path)
    with naming(path):
        file = files.read(data)
        game = load(file.game)
    about(game.id)
    return game, file


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Whatever is wrong with a file, its name goes before it: there may be two of them."""
    try:
        yield
    except Trouble as trouble:
        trouble.add_note(str(path))
        raise
