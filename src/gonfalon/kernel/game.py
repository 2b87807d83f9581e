"""What a game is to the rest of the house: a box to open, a table to set up, a gate for secrets."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from gonfalon.kernel.choices import Choice, Choices
from gonfalon.kernel.signals import OVER, SEAL
from gonfalon.kernel.table import Procedure, Result, Step, Table, asked, lane_of, options_of
from gonfalon.kernel.words import Prompt, Trouble


@dataclass(frozen=True, slots=True)
class Option:
    """Something to be agreed on before the game; the first value is the default."""

    key: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed on before a game: how many play, and each option's value."""

    players: int
    options: dict[str, str] = field(default_factory=dict)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """An opened edition: its data, its choices, its procedures by name. Never changes."""

    __slots__ = ("choices", "digest", "edition", "game", "procedures", "provenance")

    game: Game
    edition: str  # the edition's name
    digest: str  # of the edition's data
    choices: Choices
    procedures: dict[str, type[Procedure]]
    provenance: tuple[tuple[str, object, str], ...]  # every value: path, value, where it is from


@dataclass(frozen=True, slots=True)
class View:
    """All that one pair of eyes may know. `seen` is the game's own typed part."""

    box: Box
    setup: Setup
    seat: int
    asked: tuple[int, ...]
    kind: str  # what is asked; in secret decisions only of the seat itself
    options: tuple[Choice, ...]  # only the seat's own
    frames: tuple[Step, ...]  # the stack, innermost first, with secrets masked
    result: Result | None
    seen: Any


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Game:
    """One per game, registered in `gonfalon.games`."""

    id: str
    rules_version: int
    players: tuple[int, ...]  # how many may play
    minutes: int
    options: tuple[Option, ...]
    ways: tuple[str, ...]  # every way to end
    together: tuple[int, ...] = ()  # with so many players all win or lose as one, against the game
    ours: Box | None = None  # our edition, once it was opened

    def open(self, edition: str | None = None) -> Box:
        """The edition with this text (TOML); without, ours, which is read only once."""
        if edition is not None:
            return self.read(edition)
        if self.ours is None:
            self.ours = self.read(None)
        return self.ours

    def read(self, edition: str | None) -> Box:
        """Read the edition (None: ours) and check it."""
        raise NotImplementedError

    def set_up(self, box: Box, setup: Setup) -> Table:
        """A table at its first pause."""
        raise NotImplementedError

    def restore(self, box: Box, setup: Setup, state: tuple[Any, ...]) -> Table:
        """The inverse of `Table.state`; the codec sets the clockwork."""
        raise NotImplementedError

    def see(self, table: Table, seat: int) -> Any:
        """The game's part of a view, built from nothing."""
        raise NotImplementedError

    def determinize(self, view: View, rng: Random) -> Table:
        """A table that the view allows, everything unknown dealt at random."""
        raise NotImplementedError

    def prompt(self, view: View) -> Prompt:
        """What is decided now, said to this pair of eyes."""
        raise NotImplementedError

    def wire(self, view: View) -> dict[str, object]:
        """`view.seen` as the page gets it: plain values, names instead of numbers."""
        raise NotImplementedError

    def preview(self, view: View, choice: Choice) -> dict[str, object]:
        """What is openly known to follow from a choice, for the page."""
        return {}

    def outcome_name(self, box: Box, kind: str, value: int) -> str:
        """A face or card that chance brought, as the page knows it; `#2` is a seat."""
        return str(value)

    def sketch(self, view: View) -> tuple[Any, ...]:
        """The table in words, for the terminal (`gonfalon.parts.sketches`)."""
        return ()

    def arms(self, view: View) -> tuple[str, ...]:
        """By seat, the tincture of the kingdom it leads; "" or nothing: the player's own."""
        return ()

    def agree(self, players: int, options: dict[str, str] | None = None) -> Setup:
        """A checked set-up, with defaults filled in."""
        if players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise Trouble("trouble-players", game=self.id, players=players, allowed=allowed)
        known = {option.key: option.values for option in self.options}
        given = options or {}
        for key, value in given.items():
            if not known:
                raise Trouble("trouble-no-options", game=self.id, option=key)
            if key not in known:
                raise Trouble("trouble-option", game=self.id, option=key, allowed=", ".join(known))
            if value not in known[key]:
                allowed = ", ".join(known[key])
                raise Trouble("trouble-option-value", option=key, value=value, allowed=allowed)
        return Setup(players, {key: given.get(key, values[0]) for key, values in known.items()})


def view(game: Game, table: Table, seat: int) -> View:
    """The one gate for secrets: what `seat` (or WATCHER, or EVERYBODY after the end) may know."""
    frames = () if table.signal == OVER else (table.then, *reversed(table.stack))
    kind = "" if table.signal == OVER else "sealed" if table.signal == SEAL else table.kind
    own = lane_of(table, seat) if table.signal == SEAL else None
    if own is not None:
        kind = own.kind
        if not own.ready:
            frames = (own.then, *reversed(own.stack), *frames)
    known = tuple([masked(frame, seat) for frame in frames])
    options, seen = options_of(table, seat), game.see(table, seat)
    return View(
        table.box, table.setup, seat, asked(table), kind, options, known, table.result, seen
    )


def masked(frame: Step, seat: int) -> Step:
    """A frame with its procedure's secrets hidden from `seat`."""
    procedure: Procedure = frame.__self__  # type: ignore[attr-defined]
    seen = procedure.seen_by(seat)
    if seen is procedure:
        return frame
    step: Step = getattr(seen, frame.__name__)
    return step
