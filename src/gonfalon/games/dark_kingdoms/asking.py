"""Procedures that ask: what they offer can be made anew from the table alone."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.table import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Asking(Procedure):
    """A procedure with questions."""

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        """What `seat` may answer to the question `kind`."""
        raise NotImplementedError


def areas_of(mask: int) -> list[int]:
    """The areas in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def places(t: DarkKingdoms, mask: int) -> tuple[Choice, ...]:
    """Areas to choose from."""
    at = t.kit.at
    return tuple([at[area] for area in areas_of(mask)])
