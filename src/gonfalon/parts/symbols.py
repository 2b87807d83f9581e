"""Cards that show a set of different symbols, as bit masks over an ordered list of symbols."""

from __future__ import annotations


class Symbols:
    """An ordered list of symbols, weakest first; a card is a mask of them."""

    __slots__ = ("masks", "names")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.masks: dict[str, int] = {self.write(m): m for m in range(1, 1 << len(names))}

    def write(self, mask: int) -> str:
        """`bow+lance` style, weakest first."""
        return "+".join([name for bit, name in enumerate(self.names) if mask >> bit & 1])

    def list(self, mask: int) -> tuple[str, ...]:
        """The symbols on a card, weakest first."""
        return tuple([name for bit, name in enumerate(self.names) if mask >> bit & 1])
