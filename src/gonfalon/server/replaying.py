"""Replays: a log walked through again, one frame per moment that was shown when it was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from gonfalon.kernel.codec import encode
from gonfalon.kernel.match import Entry, Match, follow
from gonfalon.kernel.signals import EVERYBODY
from gonfalon.kernel.words import Trouble
from gonfalon.server.showing import Heard, frame, heard, looked_back, waits_for_nature
from gonfalon.server.wire import Frames, State, Words
from gonfalon.server.wording import words

FRAMES_MOST: Final = 100


def moments(match: Match, log: Sequence[Entry], eyes: int) -> Iterator[int]:
    """Walk a match through a log, pausing at each frame that these eyes see; gives its number.

    What others do in secret makes no frame, so counting frames tells nothing of it.
    """
    number, position = -1, -1
    for _ in _steps(match, log):
        here = len(match.log) if eyes == EVERYBODY else match.position(eyes)
        if not waits_for_nature(match) and here != position:
            number, position = number + 1, here
            yield number


def _steps(match: Match, log: Sequence[Entry]) -> Iterator[Match]:
    yield match  # a game may begin with somebody's choice, or in the middle
    yield from follow(match, log)


def frames(match: Match, log: Sequence[Entry], eyes: int, first: int, last: int) -> Frames:
    """Frames `first` to `last` as these eyes may see them, and the number of the last there is."""
    found: list[State] = []
    known: Heard = []
    number = 0
    for number in moments(match, log, eyes):
        if first <= number <= min(last, first + FRAMES_MOST - 1):
            found.append(frame(match, eyes, known))
        known = heard(match, eyes)
    return Frames(found, number)


def lengths(match: Match, log: Sequence[Entry], eyes: int) -> list[int]:
    """How many entries lie in the log at each frame."""
    return [len(match.log) for _ in moments(match, log, eyes)]


def position_at(
    match: Match, log: Sequence[Entry], eyes: int, number: int, exact: bool, rng: Random
) -> bytes:
    """The table at a frame, encoded: as it was, or as these eyes may know it.

    What they cannot know is dealt anew.
    """
    _go_to(match, log, eyes, number)
    if match.over:
        raise Trouble("trouble-fork-over")
    table = match.table if exact else match.game.determinize(match.view(eyes), rng)
    return encode(table)


def words_at(match: Match, log: Sequence[Entry], eyes: int, number: int) -> Words:
    """A frame in words."""
    _go_to(match, log, eyes, number)
    return words(match, looked_back(match, eyes))


def _go_to(match: Match, log: Sequence[Entry], eyes: int, number: int) -> None:
    for found in moments(match, log, eyes):
        if found == number:
            return
    raise Trouble("trouble-frame", frame=number)
