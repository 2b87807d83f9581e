"""The board in words: a game's sketch of one view, as the page reads it."""

from __future__ import annotations

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import WATCHER
from gonfalon.parts.sketches import Cell, Grid, Line, Offer
from gonfalon.server.wire import GridOut, LineOut, Words


def words(match: Match, seen: View) -> Words:
    """What these eyes see, told in lines and grids; the options come with the state."""
    parts = [part for part in match.game.sketch(seen) if not isinstance(part, Offer)]
    return Words(match.position(seen.seat), [_part(part) for part in parts])


def stage(match: Match) -> LineOut | None:
    """How far the game is, as anybody may know, if its sketch begins with that."""
    head = next(iter(match.game.sketch(match.view(WATCHER))), None)
    return _line(head) if isinstance(head, Line) else None


def _part(part: Line | Grid) -> LineOut | GridOut:
    if isinstance(part, Line):
        return _line(part)
    return GridOut([[_cell(cell) for cell in row] for row in part.rows])


def _line(line: Line) -> LineOut:
    return LineOut(line.text, dict(line.args))


def _cell(cell: Cell) -> list[LineOut] | str:
    return cell.say if isinstance(cell, Choice) else [_line(line) for line in cell]
