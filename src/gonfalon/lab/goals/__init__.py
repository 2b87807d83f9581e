"""What each game wants to be: which series measure it, what is noted of a game, and its goals.

A module per game, named as the game's package, has

- `SERIES`, the tables that are played: (bot, players); another bot may take the place of PLAYER;
- `note(match)`, what is noted of an ended game;
- `standing(table)`, the seats' points as they lie;
- `goals(found, box)`, the game's own balance goals, given the series by name (`4 knight`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from gonfalon import bots
from gonfalon.kernel.game import Box
from gonfalon.kernel.match import Match
from gonfalon.kernel.table import Table
from gonfalon.kernel.words import Said
from gonfalon.lab.found import Found, Note

WEAKEST: Final = bots.NAMES[0]
PLAYER: Final = bots.NAMES[1]


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure and the bounds that it should keep; the text is a key."""

    series: str
    text: str
    args: dict[str, Said]
    value: float
    ci95: tuple[float, float]
    low: float
    high: float

    @property
    def met(self) -> bool:
        """Is the figure within its bounds?"""
        return self.low <= self.value <= self.high

    @property
    def sure(self) -> bool:
        """Do all values that chance leaves open say the same?"""
        low, high = self.ci95
        if self.met:
            return self.low <= low and high <= self.high
        return high < self.low or low > self.high


class Subject(Protocol):
    """A module of this package."""

    SERIES: tuple[tuple[str, int], ...]

    def note(self, match: Match) -> Note: ...
    def standing(self, table: Table) -> list[float]: ...
    def goals(self, found: dict[str, Found], box: Box) -> list[Goal]: ...


def subject(game_id: str) -> Subject:
    """The module of a game."""
    return cast(Subject, import_module(f"{__name__}.{game_id.replace('-', '_')}"))


def share_goal(
    found: Found, text: str, wins: float, low: float, high: float, of: float | None = None,
    **args: Said,
) -> Goal:  # fmt: skip
    """A share of games, with its interval."""
    share, least, most = found.share(wins, of)
    return Goal(found.name, text, args, share, (least, most), low, high)


def fair_goals(found: Found, group: str, spread: float) -> Iterable[Goal]:
    """Each label of a group wins its fair share, give or take `spread`."""
    for label, fate in sorted(found.groups.get(group, {}).items()):
        low, high = found.fair - spread, found.fair + spread
        yield share_goal(found, "goal-wins", fate.won, low, high, fate.owners, who=f"@{label}")


def seat_goals(found: Found, spread: float) -> Iterable[Goal]:
    """Each seat wins its fair share, give or take `spread`."""
    for seat, wins in enumerate(found.wins):
        low, high = found.fair - spread, found.fair + spread
        yield share_goal(found, "goal-wins", wins, low, high, who=f"#{seat}")
