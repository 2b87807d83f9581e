"""Muster, the toy of the test kit: see `toy_rules` for how it is played."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from gonfalon.kernel.choices import Choice, Choices
from gonfalon.kernel.game import Box, Game, Option, Setup, View
from gonfalon.kernel.table import Table, begin
from gonfalon.kernel.words import Key, Prompt, Trouble
from gonfalon.parts.sketches import Line, Sketch
from gonfalon.testkit import toy_view
from gonfalon.testkit.toy_rules import (
    CARDS,
    COINS,
    PROCEDURES,
    STAKES,
    VERBS,
    Dealing,
    Move,
    ToyTable,
)


class Toy(Game):
    """Muster, never registered: only the laws play it."""

    def __init__(self) -> None:
        super().__init__(
            "toy",
            rules_version=1,
            players=(2, 3),
            minutes=1,
            options=(Option("dice", ("one", "two")),),
            ways=("rounds", "broke", "concession"),
        )

    def read(self, edition: str | None) -> Box:
        if edition is not None:
            raise Trouble("trouble-edition", path="–", problem=Key("edition-unknown"))
        box = Box()
        box.game = self
        box.edition = "toy"
        box.digest = "toy"
        box.provenance = (("cards", list(CARDS), "rulebook"),)
        box.choices = Choices(self.moves())
        box.procedures = {procedure.__name__: procedure for procedure in PROCEDURES}
        return box

    def moves(self) -> list[Choice]:
        """All choices there are."""
        numbered = {"lay": (1, 2, 3, 4), "burn": (1, 2, 3, 4), "stake": STAKES, "peek": (0, 1, 2)}
        verbs = [verb for verbs in VERBS.values() for verb in verbs]
        return [Move(verb, n) for verb in verbs for n in numbered.get(verb, (-1,))]

    def table(self) -> ToyTable:
        """An empty one; a planted defect makes another."""
        return ToyTable()

    def lay_out(self, box: Box, setup: Setup, state: tuple[Any, ...]) -> ToyTable:
        """A table with these pieces, `might` made anew."""
        t = self.table()
        t.start(box, setup)
        t.deck, t.burnt, t.peeks = state[0], state[4], state[6]
        t.hands, t.down, t.piles = list(state[1]), list(state[2]), list(state[3])
        t.coins, t.shown = list(state[5]), list(state[7])
        t.might = [sum(pile) for pile in t.piles]
        return t

    def set_up(self, box: Box, setup: Setup) -> Table:
        none, zeros = (b"",) * setup.players, (0,) * setup.players
        coins = (COINS,) * setup.players
        t = self.lay_out(box, setup, (CARDS, none, zeros, none, b"", coins, (), zeros))
        begin(t, Dealing(0).begin)
        return t

    def restore(self, box: Box, setup: Setup, state: tuple[Any, ...]) -> Table:
        return self.lay_out(box, setup, state)

    def see(self, table: Table, seat: int) -> Any:
        assert isinstance(table, ToyTable)
        return toy_view.see(table, seat)

    def determinize(self, view: View, rng: Random) -> Table:
        return toy_view.determinize(self.lay_out, view, rng)

    def prompt(self, view: View) -> Prompt:
        return toy_view.prompt(view)

    def wire(self, view: View) -> dict[str, object]:
        return toy_view.wire(view)

    def preview(self, view: View, choice: Choice) -> dict[str, object]:
        assert isinstance(choice, Move)
        return {"number": choice.number, "coins": view.seen.coins[view.seat]}

    def sketch(self, view: View) -> Sketch:
        return tuple([Line("coins", {"seat": s, "n": n}) for s, n in enumerate(view.seen.coins)])


TOY: Final = Toy()
