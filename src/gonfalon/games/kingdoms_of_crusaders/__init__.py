"""The Kingdoms of Crusaders, by Sergei Machin: five lands, four cards each, two to four players."""

from __future__ import annotations

from random import Random
from typing import Any

from gonfalon.games.kingdoms_of_crusaders import edition as editions
from gonfalon.games.kingdoms_of_crusaders import sketch as sketches
from gonfalon.games.kingdoms_of_crusaders import view as views
from gonfalon.games.kingdoms_of_crusaders.armies import CARDS
from gonfalon.games.kingdoms_of_crusaders.rules.preparation import Preparation
from gonfalon.games.kingdoms_of_crusaders.table import (
    LANDS,
    NOBODY_YET,
    Kingdoms,
    KingdomsBox,
    lay_out,
)
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Game, Option, Setup, View
from gonfalon.kernel.table import Table, begin
from gonfalon.kernel.words import Prompt
from gonfalon.parts.sketches import Sketch


class KingdomsOfCrusaders(Game):
    """The game as the house knows it."""

    def __init__(self) -> None:
        super().__init__(
            "kingdoms-of-crusaders",
            rules_version=1,
            players=(2, 3, 4),
            minutes=20,
            options=(Option("variant", ("markers", "points")),),
            ways=("markers", "points", "concession"),
        )

    def read(self, edition: str | None) -> Box:
        return editions.read(self, edition)

    def set_up(self, box: Box, setup: Setup) -> Table:
        assert isinstance(box, KingdomsBox)
        players = setup.players
        decks = box.deck if players == 2 else bytes(sorted(box.deck * 2))
        empty = (b"",) * players
        t = lay_out(
            box,
            setup,
            decks,
            empty,
            empty * LANDS,
            (0,) * (players * LANDS),
            b"",
            (NOBODY_YET,) * LANDS,
        )
        begin(t, Preparation(0).begin)
        return t

    def restore(self, box: Box, setup: Setup, state: tuple[Any, ...]) -> Table:
        assert isinstance(box, KingdomsBox)
        return lay_out(box, setup, *state)

    def see(self, table: Table, seat: int) -> Any:
        assert isinstance(table, Kingdoms)
        return views.see(table, seat)

    def determinize(self, view: View, rng: Random) -> Table:
        return views.determinize(view, rng)

    def prompt(self, view: View) -> Prompt:
        return views.prompt(view)

    def wire(self, view: View) -> dict[str, object]:
        return views.wire(view)

    def preview(self, view: View, choice: Choice) -> dict[str, object]:
        return views.preview(view, choice)

    def outcome_name(self, box: Box, kind: str, value: int) -> str:
        return f"#{value}" if kind == "first" else CARDS.write(value)

    def sketch(self, view: View) -> Sketch:
        return sketches.sketch(view)


GAME = KingdomsOfCrusaders()
