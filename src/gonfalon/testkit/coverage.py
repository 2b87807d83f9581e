"""Law 9: every number of players, option and way to end is reached by some recorded replay."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.files import GameFile
from gonfalon.kernel.game import Game
from gonfalon.testkit.broken import BrokenLaw


def missing(game: Game, files: Iterable[GameFile]) -> list[str]:
    """What no file reaches."""
    wanted = {f"{players} players" for players in game.players}
    wanted |= {f"{option.key} = {value}" for option in game.options for value in option.values}
    wanted |= {f"ends by {way}" for way in game.ways}
    for file in files:
        if file.game != game.id:
            continue
        wanted.discard(f"{file.players} players")
        wanted -= {f"{key} = {value}" for key, value in file.options.items()}
        if file.result is not None:
            wanted.discard(f"ends by {file.result.way}")
    return sorted(wanted)


def covered(game: Game, files: Iterable[GameFile]) -> None:
    """Raise if something is missing."""
    lacking = missing(game, files)
    if lacking:
        raise BrokenLaw(9, f"no replay reaches: {', '.join(lacking)}", [])
