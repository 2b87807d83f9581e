"""What is raised when a law does not hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.kernel.match import Entry

UNDO_LAW: Final = 11

KINDS: Final[dict[int, str]] = {
    1: "dead end",
    2: "other replay",
    3: "bad codec",
    4: "shared clone",
    5: "leak",
    6: "ignored chance",
    7: "nonsense accepted",
    8: "lost piece",
    9: "not covered",
    10: "wrong reason",
    UNDO_LAW: "bad undo",
}


class BrokenLaw(AssertionError):
    """A law of the house does not hold: which, how, and the log that leads there."""

    def __init__(self, law: int, detail: str, log: Sequence[Entry], kind: str = "") -> None:
        super().__init__(f"law {law}: {detail} (after {len(log)} entries)")
        self.law = law
        self.kind = kind or KINDS[law]
        self.detail = detail
        self.log = list(log)
