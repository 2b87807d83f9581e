"""The laws of the house for every game, walks through random games, and a fuzzer."""

from gonfalon.testkit.broken import KINDS, UNDO_LAW, BrokenLaw
from gonfalon.testkit.checks import LAWS, hold, reproduce
from gonfalon.testkit.coverage import covered, missing
from gonfalon.testkit.walks import setups, stroll

__all__ = [
    "KINDS",
    "LAWS",
    "UNDO_LAW",
    "BrokenLaw",
    "covered",
    "hold",
    "missing",
    "reproduce",
    "setups",
    "stroll",
]
