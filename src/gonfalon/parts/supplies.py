"""Limited supplies: counts per kind that never go below zero."""

from __future__ import annotations

from collections.abc import Iterable


class Supply:
    """How many pieces of each kind are left in the box."""

    __slots__ = ("left",)

    def __init__(self, left: Iterable[int]) -> None:
        self.left = list(left)

    def clone(self) -> Supply:
        """An independent copy."""
        return Supply(self.left)

    def take(self, kind: int, count: int = 1) -> int:
        """Take up to `count`; tells how many there were."""
        taken = min(count, self.left[kind])
        self.left[kind] -= taken
        return taken

    def put(self, kind: int, count: int = 1) -> None:
        """Give back."""
        self.left[kind] += count
