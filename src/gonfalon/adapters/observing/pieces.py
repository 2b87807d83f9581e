"""Pieces of a row of numbers: how many numbers a value of a view takes, and which."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import prod
from typing import Any, Final

LARGEST: Final = 256


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the row with a shape; `write` turns a value into as many numbers."""

    shape: tuple[int, ...]
    write: Callable[[Any], list[int]]

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)


def number() -> Piece:
    """A number as it is; none counts as 0."""

    def write(value: int | None) -> list[int]:
        return [value or 0]

    return Piece((1,), write)


def row(length: int) -> Piece:
    """Numbers in their order, zeros after the last."""

    def write(values: Iterable[int]) -> list[int]:
        return _filled(list(values), length)

    return Piece((length,), write)


def bag(kinds: int) -> Piece:
    """How often each of the numbers 0 … kinds − 1 occurs."""

    def write(values: Iterable[int]) -> list[int]:
        counts = [0] * kinds
        for value in values:
            counts[value] += 1
        return counts

    return Piece((kinds,), write)


def bits(length: int) -> Piece:
    """The bits of a mask, lowest first."""

    def write(mask: int) -> list[int]:
        return _filled([mask >> at & 1 for at in range(mask.bit_length())], length)

    return Piece((length,), write)


def each(count: int, piece: Piece) -> Piece:
    """The same for every member of a list, zeros after the last."""

    def write(values: Iterable[Any]) -> list[int]:
        return _filled([one for value in values for one in piece.write(value)], count * piece.size)

    return Piece((count, *piece.shape), write)


def parts(*pieces: Piece) -> Piece:
    """A tuple of different things, one after the other; zeros where there is none."""
    size = sum([piece.size for piece in pieces])

    def write(values: tuple[Any, ...] | None) -> list[int]:
        if values is None:
            return [0] * size
        pairs = zip(pieces, values, strict=True)
        return [one for piece, value in pairs for one in piece.write(value)]

    return Piece((size,), write)


def flat(length: int) -> Piece:
    """The first numbers in a tree of tuples and bytes, none as 0; large ones (masks) are cut."""

    def write(value: Any) -> list[int]:
        known = _leaves(value)[:length]
        return _filled([max(-LARGEST, min(LARGEST, leaf)) for leaf in known], length)

    return Piece((length,), write)


def _leaves(value: Any) -> list[int]:
    if value is None:
        return [0]
    if isinstance(value, int):
        return [value]
    return [leaf for item in value for leaf in _leaves(item)]


def _filled(known: list[int], length: int) -> list[int]:
    if len(known) > length:
        raise ValueError(f"{len(known)} numbers where the layout has room for {length}")
    return known + [0] * (length - len(known))
