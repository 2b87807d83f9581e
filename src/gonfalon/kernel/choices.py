"""Choices: interned values with three faces: typed fields, an integer id, a one-line notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One thing a seat may be offered. Made once per box, compared by identity."""

    __slots__ = ("id", "looks", "say")

    id: int
    looks: int  # the first id of all that look the same to other seats
    say: str

    def __init__(self, say: str) -> None:
        self.id = -1
        self.looks = -1
        self.say = say

    def look(self) -> str:
        """What other seats see of it: a card laid face down looks like any card."""
        return self.say

    def fields(self) -> dict[str, object]:
        """The typed face, as the wire shows it."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.say}>"


class Choices:
    """All choices of a box, by id and by notation."""

    __slots__ = ("all", "by_say")

    def __init__(self, choices: Iterable[Choice]) -> None:
        self.all: Final[tuple[Choice, ...]] = tuple(choices)
        self.by_say: Final[dict[str, Choice]] = {choice.say: choice for choice in self.all}
        if len(self.by_say) != len(self.all):
            raise ValueError("two choices share a notation")
        looks: dict[str, int] = {}
        for number, choice in enumerate(self.all):
            choice.id = number
            choice.looks = looks.setdefault(choice.look(), number)
