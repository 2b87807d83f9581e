"""Drawing a game's sketch: lines as they are, grids as tables, options as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.parts.sketches import Cell, Grid, Line, Sketch

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

Say = Callable[[Line], str]


def draw(console: Console, sketch: Sketch, view: View, say: Say) -> None:
    """Top to bottom; options that the sketch leaves out are listed by their notation."""
    numbers = {choice.id: number for number, choice in enumerate(view.options, 1)}
    for part in sketch:
        if isinstance(part, Grid):
            console.print(_table(part, numbers, say))
        else:
            console.print(say(part), markup=False)
    shown = {cell.id for cell in _choices(sketch)}
    for choice in view.options:
        if choice.id not in shown:
            console.print(f"{numbers[choice.id]:>4}  {choice.say}", markup=False)


def _choices(sketch: Sketch) -> list[Choice]:
    grids = [part for part in sketch if isinstance(part, Grid)]
    return [cell for grid in grids for row in grid.rows for cell in row if isinstance(cell, Choice)]


def _table(grid: Grid, numbers: dict[int, int], say: Say) -> Table:
    from rich import box
    from rich.table import Table

    tall = any(isinstance(cell, tuple) and len(cell) > 1 for row in grid.rows[1:] for cell in row)
    table = Table(box=box.ROUNDED, show_lines=tall)
    for column, cell in enumerate(grid.rows[0]):
        holds_numbers = any(isinstance(row[column], Choice) for row in grid.rows[1:])
        justify = "right" if holds_numbers else "left"
        table.add_column(_words(cell, numbers, say), justify=justify)  # type: ignore[arg-type]
    for row in grid.rows[1:]:
        table.add_row(*[_words(cell, numbers, say) for cell in row])
    return table


def _words(cell: Cell, numbers: dict[int, int], say: Say) -> Text:
    from rich.text import Text

    if isinstance(cell, Choice):
        return Text(str(numbers.get(cell.id, "")), style="bold cyan")
    return Text("\n".join([say(line) for line in cell]))
