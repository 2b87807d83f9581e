"""The few small values that rules, runners and the codec share."""

from typing import Final, NewType

Signal = NewType("Signal", int)
"""What a step returns: the table pauses here. Made only by the methods of `Table`."""

ASK: Final = Signal(1)  # one seat decides
DRAW: Final = Signal(2)  # nature takes one card from a pool
DEAL: Final = Signal(3)  # nature takes several cards from a pool
ROLL: Final = Signal(4)  # nature rolls dice
SEAL: Final = Signal(5)  # several seats decide in secret
OVER: Final = Signal(6)  # the game has ended

NATURE: Final = -1
"""The seat of chance."""
WATCHER: Final = -2
"""The eyes of somebody without a seat."""
EVERYBODY: Final = -3
"""As an audience: all. As eyes: all-seeing, which only a finished game may have."""
