"""The table in words, for a terminal: lines and grids of messages, drawn by whoever shows them."""

from __future__ import annotations

from dataclasses import dataclass, field

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.words import Said


@dataclass(frozen=True, slots=True)
class Line:
    """One message."""

    text: str
    args: dict[str, Said] = field(default_factory=dict)


Cell = tuple[Line, ...] | Choice
"""A few lines, or one of the options, which is shown as its number."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells; the first row is the head."""

    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Offer(Grid):
    """Options beside their words. The page has words of its own for them and leaves it out."""


Sketch = tuple[Line | Grid, ...]
"""Top to bottom. If a line comes first, it tells how far the game is. Options that are in no grid
are listed below it."""
