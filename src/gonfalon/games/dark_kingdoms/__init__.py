"""Dark Kingdoms, by Marco Antonio del Campo Gómez: up to four peoples fight for Britannia."""

from __future__ import annotations

from random import Random
from typing import Any

from gonfalon.games.dark_kingdoms import edition as editions
from gonfalon.games.dark_kingdoms import sketch as sketches
from gonfalon.games.dark_kingdoms import view as views
from gonfalon.games.dark_kingdoms import wire as wires
from gonfalon.games.dark_kingdoms.board import KingdomsBox
from gonfalon.games.dark_kingdoms.layout import empty, lay_out
from gonfalon.games.dark_kingdoms.pieces import BRITANNIA, FAME, RESOURCES
from gonfalon.games.dark_kingdoms.rules.preparation import FirstPick
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Game, Setup, View
from gonfalon.kernel.table import Table, begin
from gonfalon.kernel.words import Prompt
from gonfalon.parts.sketches import Sketch


class DarkKingdomsGame(Game):
    """The game as the house knows it."""

    def __init__(self) -> None:
        super().__init__(
            "dark-kingdoms",
            rules_version=1,
            players=(3, 4),
            minutes=120,
            options=(),
            ways=("crown", "rounds", "last"),
        )

    def read(self, edition: str | None) -> Box:
        return editions.read(self, edition)

    def set_up(self, box: Box, setup: Setup) -> Table:
        assert isinstance(box, KingdomsBox)
        t = empty(box, setup)
        begin(t, FirstPick().begin)
        return t

    def restore(self, box: Box, setup: Setup, state: tuple[Any, ...]) -> Table:
        assert isinstance(box, KingdomsBox)
        return lay_out(box, setup, *state)

    def see(self, table: Table, seat: int) -> Any:
        assert isinstance(table, DarkKingdoms)
        return views.see(table, seat)

    def determinize(self, view: View, rng: Random) -> Table:
        return views.determinize(view, rng)

    def prompt(self, view: View) -> Prompt:
        return views.prompt(view)

    def wire(self, view: View) -> dict[str, object]:
        return wires.wire(view)

    def preview(self, view: View, choice: Choice) -> dict[str, object]:
        return wires.preview(view, choice)

    def arms(self, view: View) -> tuple[str, ...]:
        return wires.arms(view)

    def outcome_name(self, box: Box, kind: str, value: int) -> str:
        names = {"fame": FAME, "britannia": BRITANNIA, "steal": RESOURCES}.get(kind)
        if names is not None:
            return names[value]
        return f"#{value}" if kind == "first" else str(value)

    def sketch(self, view: View) -> Sketch:
        return sketches.sketch(view)


GAME = DarkKingdomsGame()
