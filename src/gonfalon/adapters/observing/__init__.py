"""A view as a row of numbers.

The layout is a list of named pieces. The first four are the same for every game; the rest is the
game's own part of the view, field by field, as the module of this package that is named as the
game's package lays it out.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from gonfalon.adapters.observing.pieces import LARGEST, Piece, bag, flat
from gonfalon.kernel.game import Box, Setup, View
from gonfalon.kernel.table import Procedure

Row = npt.NDArray[np.float32]
FIELDS: Final = 16  # numbers of the procedures that wait


class Layout:
    """How the views of one box and set-up become rows of numbers."""

    def __init__(self, box: Box, setup: Setup) -> None:
        module = import_module(f"{__name__}.{box.game.id.replace('-', '_')}")
        self.own: dict[str, Piece] = module.pieces(box, setup.players)
        self.procedures = {name: at for at, name in enumerate(sorted(box.procedures))}
        self.pieces: dict[str, Piece] = {
            "seat": bag(setup.players),
            "asked": bag(setup.players),
            "procedure": bag(len(self.procedures)),
            "fields": flat(FIELDS),
            **self.own,
        }
        self.slices: dict[str, slice] = {}
        at = 0
        for name, piece in self.pieces.items():
            self.slices[name] = slice(at, at + piece.size)
            at += piece.size
        self.size = at

    def write(self, view: View) -> Row:
        """The view as one row."""
        waiting = [frame.__self__ for frame in view.frames]  # type: ignore[attr-defined]
        common: dict[str, Any] = {
            "seat": (view.seat,) if view.seat >= 0 else (),
            "asked": view.asked,
            "procedure": [self.procedures[type(waiting[0]).__name__]] if waiting else [],
            "fields": [numbers(procedure) for procedure in waiting],
        }
        out: list[int] = []
        for name, piece in self.pieces.items():
            value = common[name] if name in common else getattr(view.seen, name)
            out += piece.write(value)
        return np.array(out, np.float32)

    def named(self, numbers: Row) -> dict[str, Row]:
        """A row's pieces by name, in their shapes."""
        return {
            name: numbers[self.slices[name]].reshape(piece.shape)
            for name, piece in self.pieces.items()
        }


def numbers(procedure: Procedure) -> list[object]:
    """The fields of a procedure that are numbers, or made of numbers."""
    assert is_dataclass(procedure)
    found: list[object] = []
    for field in fields(procedure):
        value = getattr(procedure, field.name)
        if isinstance(value, Procedure):
            found.append(numbers(value))
        elif value is None or isinstance(value, int | bytes | tuple):
            found.append(value)
    return found


__all__ = ["LARGEST", "Layout", "Row", "numbers"]
