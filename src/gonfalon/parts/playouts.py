"""Random play: what nature might answer, and whole games without a thought."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from gonfalon.kernel.signals import ASK, DEAL, DRAW, ROLL, SEAL
from gonfalon.kernel.table import DONE, Table, resume_lane
from gonfalon.parts.dice import D6

NO_NUMBER: Final = -1.0
FEW: Final = 5  # dice
ROLLS: Final = tuple([
    tuple([bytes(dice) for dice in product(D6, repeat=count)]) for count in range(FEW + 1)
])  # fmt: skip
"""All that up to five dice may show, by their number: one draw instead of five rolls."""


def playout(t: Table, rand: Callable[[], float], most: int = -1) -> int:
    """Random play without the checks of `resume`; counts the seats' decisions.

    It goes to the end, or until somebody is asked after `most` decisions. What is left of a random
    number after a choice is as even as the number was, so the draw after it needs no new one.
    """
    decisions = 0
    spare = NO_NUMBER
    signal = t.signal
    while True:
        if signal == ASK:
            if decisions == most:
                break
            options = t.options
            decisions += 1
            spare = rand() * float(len(options))
            at = int(spare)
            spare -= float(at)
            signal = t.then(t, options[at])
        elif signal == DRAW:
            pool = t.pool
            at = int((spare if spare >= 0.0 else rand()) * float(len(pool)))
            spare = NO_NUMBER
            signal = t.then(t, pool[at])
        elif signal == ROLL:
            if t.count <= FEW and t.pool is D6:
                rolls = ROLLS[t.count]
                signal = t.then(t, rolls[int(rand() * float(len(rolls)))])
            else:
                t.signal = ROLL
                signal = t.then(t, random_outcome(t, rand))
        elif signal == DEAL:
            t.signal = DEAL
            signal = t.then(t, random_outcome(t, rand))
        elif signal == SEAL:
            if decisions == most:
                break
            t.signal = SEAL
            for lane in t.lanes:
                if not lane.ready:
                    decisions += 1
                    choice = lane.options[int(rand() * float(len(lane.options)))]
                    resume_lane(t, lane.seat, choice)
                    break
            signal = t.signal
        else:
            break
        while signal == DONE:
            signal = t.stack.pop()(t, t.value)
    t.signal = signal
    return decisions


def random_outcome(t: Table, rand: Callable[[], float]) -> int | bytes:
    """What nature answers, given a source of numbers in [0, 1)."""
    pool = t.pool
    if t.signal == DRAW:
        return pool[int(rand() * float(len(pool)))]
    sides = len(pool)
    if t.signal == ROLL:
        if pool is not D6:
            return bytes([pool[int(rand() * float(sides))] for _ in range(t.count)])
        dice = b""
        for left in range(t.count, 0, -FEW):
            rolls = ROLLS[min(left, FEW)]
            dice += rolls[int(rand() * float(len(rolls)))]
        return dice
    rest = list(pool)
    cards: list[int] = []
    for left in range(sides, sides - t.count, -1):
        cards.append(rest.pop(int(rand() * float(left))))  # noqa: PERF401  compiles to less
    cards.sort()
    return bytes(cards)
