"""Crusader Kingdoms, by J. Peralta: Outremer in four scenarios, for one to four players."""

from __future__ import annotations

from random import Random
from typing import Any

from gonfalon.games.crusader_kingdoms import edition as editions
from gonfalon.games.crusader_kingdoms import sketch as sketches
from gonfalon.games.crusader_kingdoms import view as views
from gonfalon.games.crusader_kingdoms import wire as wires
from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.rules.turn import Supply
from gonfalon.games.crusader_kingdoms.table import Outremer, empty_table, lay_out
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Game, Setup, View
from gonfalon.kernel.table import Table, begin
from gonfalon.kernel.words import Prompt
from gonfalon.parts.sketches import Sketch


class CrusaderKingdoms(Game):
    """The game as the house knows it."""

    def __init__(self) -> None:
        super().__init__(
            "crusader-kingdoms",
            rules_version=1,
            players=(1, 2, 3, 4),
            minutes=60,
            options=(),
            ways=("castles", "sudden", "victory", "marginal", "defeat", "concession"),
            together=(1, 2),
        )

    def read(self, edition: str | None) -> Box:
        return editions.read(self, edition)

    def set_up(self, box: Box, setup: Setup) -> Table:
        assert isinstance(box, CrusaderBox)
        t = empty_table(box, setup)
        begin(t, Supply(0).begin)
        return t

    def restore(self, box: Box, setup: Setup, state: tuple[Any, ...]) -> Table:
        assert isinstance(box, CrusaderBox)
        return lay_out(box, setup, *state)

    def see(self, table: Table, seat: int) -> Any:
        assert isinstance(table, Outremer)
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
        assert isinstance(box, CrusaderBox)
        cards = kind in ("draw", "loss", "reveal", "theft")
        return box.cards[value].say if cards else str(value)

    def sketch(self, view: View) -> Sketch:
        return sketches.sketch(view)


GAME = CrusaderKingdoms()
