"""Dice."""

from __future__ import annotations

from typing import Final

D6: Final = bytes([1, 2, 3, 4, 5, 6])
BELOW: Final[tuple[bytes, ...]] = tuple([bytes(range(face)) for face in range(256)])


def hits(dice: bytes, least: int) -> int:
    """How many dice show `least` or more."""
    return len(dice.translate(None, BELOW[least]))
