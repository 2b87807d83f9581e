"""Medieval Realms, by C. Michan: secret placement, majorities and auctions for two to five."""

from __future__ import annotations

from random import Random
from typing import Any

from gonfalon.games.medieval_realms import edition as editions
from gonfalon.games.medieval_realms import preview as previews
from gonfalon.games.medieval_realms import sketch as sketches
from gonfalon.games.medieval_realms import view as views
from gonfalon.games.medieval_realms import wire as wires
from gonfalon.games.medieval_realms.choices import SLOTS
from gonfalon.games.medieval_realms.rules.placement import NOBODY_PLACED
from gonfalon.games.medieval_realms.rules.preparation import PREPARATION
from gonfalon.games.medieval_realms.table import FUTURE, NO_PAIR, Realms, RealmsBox, lay_out
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Game, Setup, View
from gonfalon.kernel.table import Table, begin
from gonfalon.kernel.words import Prompt
from gonfalon.parts.sketches import Sketch


class MedievalRealms(Game):
    """The game as the house knows it."""

    def __init__(self) -> None:
        super().__init__(
            "medieval-realms",
            rules_version=1,
            players=(2, 3, 4, 5),
            minutes=75,
            options=(),
            ways=("points", "concession"),
        )

    def read(self, edition: str | None) -> Box:
        return editions.read(self, edition)

    def set_up(self, box: Box, setup: Setup) -> Table:
        assert isinstance(box, RealmsBox)
        players = setup.players
        none = (b"",) * players
        t = lay_out(
            box,
            setup,
            0,
            b"",
            0,
            (NO_PAIR,) * players,
            box.resources * players,
            box.leaders * players,
            (0,) * players,
            none,
            none,
            (NOBODY_PLACED,) * players,
            bytes(SLOTS),
            bytes(FUTURE),
            box.deck,
            b"",
        )
        begin(t, PREPARATION.begin)
        return t

    def restore(self, box: Box, setup: Setup, state: tuple[Any, ...]) -> Table:
        assert isinstance(box, RealmsBox)
        return lay_out(box, setup, *state)

    def see(self, table: Table, seat: int) -> Any:
        assert isinstance(table, Realms)
        return views.see(table, seat)

    def determinize(self, view: View, rng: Random) -> Table:
        return views.determinize(view, rng)

    def prompt(self, view: View) -> Prompt:
        return views.prompt(view)

    def wire(self, view: View) -> dict[str, object]:
        return wires.wire(view)

    def preview(self, view: View, choice: Choice) -> dict[str, object]:
        return previews.preview(view, choice)

    def outcome_name(self, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, RealmsBox)
        return f"#{value}" if kind == "order" else box.cards[value].say

    def sketch(self, view: View) -> Sketch:
        return sketches.sketch(view)


GAME = MedievalRealms()
