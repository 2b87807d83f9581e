"""Reviews of finished games: made in a process of their own, and kept in memory.

A game that is over never changes, so one review is enough however many look at it.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from gonfalon.bots.process import ReviewAnswer
from gonfalon.files import GameFile
from gonfalon.kernel.words import Trouble
from gonfalon.server.limits import Buckets
from gonfalon.server.thinking import Study, Stumbled
from gonfalon.server.wire import MomentOut, ReviewOut, SwingOut, WayOut

LONGEST: Final = 120.0  # seconds; the longest of our games takes five, on a busy machine more
KEPT: Final = 64
WAITING_MOST: Final = 8
AT_ONCE: Final = 10  # reviews that one guest may have made …
PER_SECOND: Final = 0.1  # … and then one every ten seconds

_log: Final = logging.getLogger(__name__)


class Reviewer:
    """Reviews games, each once. Not where bots think: they need not wait for it."""

    def __init__(self) -> None:
        self._study = Study(processes=1, longest=LONGEST)
        self._buckets = Buckets(AT_ONCE, PER_SECOND)
        self._kept: OrderedDict[str, ReviewAnswer] = OrderedDict()
        self._running: dict[str, asyncio.Task[ReviewAnswer]] = {}

    async def review(self, table: str, file: GameFile, guest: str) -> ReviewAnswer:
        """The review of a table's finished game."""
        kept = self._kept.get(table)
        if kept is not None:
            self._kept.move_to_end(table)
            return kept
        task = self._running.get(table) or self._start(table, file, guest)
        return await asyncio.shield(task)

    def _start(self, table: str, file: GameFile, guest: str) -> asyncio.Task[ReviewAnswer]:
        if len(self._running) >= WAITING_MOST:
            raise Trouble("trouble-review-busy")
        if not self._buckets.take(guest):
            raise Trouble("trouble-review-flood")
        task = asyncio.create_task(self._make(file))
        self._running[table] = task
        task.add_done_callback(lambda done: self._done(table, done))
        return task

    async def _make(self, file: GameFile) -> ReviewAnswer:
        try:
            found = await self._study.review(file)
        except Stumbled as stumbled:
            _log.error("the review of a game of %s: %s", file.game, stumbled)
            raise Trouble("trouble-review-failed") from None
        if not found.swings:
            raise Trouble("trouble-review-empty")
        return found

    def _done(self, table: str, task: asyncio.Task[ReviewAnswer]) -> None:
        del self._running[table]
        if not task.cancelled() and task.exception() is None:
            self._kept[table] = task.result()
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    async def close(self) -> None:
        """The server stops."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        await self._study.close()


def shown(review: ReviewAnswer, lengths: Sequence[int]) -> ReviewOut:
    """A review as a reader sees it whose frames come at these lengths of the log.

    Frames that hide what others did in secret are fewer: then the last moment of a frame counts.
    """

    def frame(entry: int) -> int:
        return max(0, bisect_right(lengths, entry) - 1)

    moments = {frame(moment.entry): moment.known for moment in review.moments}
    return ReviewOut(
        [MomentOut(at, _rounded(known)) for at, known in moments.items()],
        [
            SwingOut(frame(turn.entry), turn.seat, turn.whom, *_rounded([turn.decision, turn.luck]))
            for turn in review.swings
        ],
        [
            WayOut(*_rounded([way.start, way.end, way.luck, way.own, way.others]))
            for way in review.seats
        ],
    )


def _rounded(figures: list[float]) -> list[float]:
    return [round(figure, 4) for figure in figures]
