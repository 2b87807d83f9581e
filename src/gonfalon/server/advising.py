"""Hints: what would a marshal do, asked by whoever has to decide, from his view and nothing else.

It thinks where bots think, never in the server's own process, and one hint after the other, so
that bots at other tables need not wait for more than one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from gonfalon.bots.process import HintAnswer, Look
from gonfalon.kernel.match import Match
from gonfalon.kernel.words import Trouble
from gonfalon.server.limits import Buckets
from gonfalon.server.tables import LiveTable
from gonfalon.server.thinking import Study, Stumbled
from gonfalon.server.wire import Hint, HintMessage, LookOut

AT_ONCE: Final = 5  # hints for one guest …
PER_SECOND: Final = 0.25  # … and then one every four seconds
WAITING_MOST: Final = 8  # hints that are thought about or wait for it, at all tables

_log: Final = logging.getLogger(__name__)

Key = tuple[str, int, int]


class Adviser:
    """Gives hints, each question answered once however many pages ask it."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._buckets = Buckets(AT_ONCE, PER_SECOND)
        self._one = asyncio.Lock()
        self._running: dict[Key, asyncio.Task[HintAnswer]] = {}

    async def answer(self, table: LiveTable, guest: str | None, asked: Hint) -> HintMessage:
        """A hint for a seat of the guest's, unless the table has gone on meanwhile."""
        if not table.row.hints:
            raise Trouble("trouble-hint-off")
        await self._may_ask(table, asked)
        key = (table.id, asked.seat, asked.position)
        task = self._running.get(key) or self._start(key, table, guest, asked)
        found = await asyncio.shield(task)
        await _still(table, asked)
        best, *others = [LookOut(look.say, _rounded(look), look.looks) for look in found.found]
        return HintMessage(asked.re, asked.seat, asked.position, best, others, found.looks)

    async def _may_ask(self, table: LiveTable, asked: Hint) -> None:
        async with table.lock:
            match = await table.current(asked.seat, asked.position)
            if asked.seat not in match.asked:
                raise Trouble("trouble-hint-unasked")

    def _start(
        self, key: Key, table: LiveTable, guest: str | None, asked: Hint
    ) -> asyncio.Task[HintAnswer]:
        if len(self._running) >= WAITING_MOST:
            raise Trouble("trouble-hint-busy")
        if not self._buckets.take(guest):
            raise Trouble("trouble-hint-flood")
        task = asyncio.create_task(self._think(table, asked))
        self._running[key] = task
        task.add_done_callback(lambda done: self._done(key, done))
        return task

    async def _think(self, table: LiveTable, asked: Hint) -> HintAnswer:
        async with self._one:
            view = (await _still(table, asked)).view(asked.seat)
            try:
                return await self._study.hint(view, table.row.edition_text)
            except Stumbled as stumbled:
                _log.error("a hint in %s: %s", table.row.game, stumbled)
                raise Trouble("trouble-hint-failed") from None

    def _done(self, key: Key, task: asyncio.Task[HintAnswer]) -> None:
        del self._running[key]
        if not task.cancelled():
            task.exception()  # whoever asked may have gone: then nobody else looks at it

    async def close(self) -> None:
        """The server stops."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)


async def _still(table: LiveTable, asked: Hint) -> Match:
    """The match, if it has not gone on: a hint for what is past is of no use."""
    async with table.lock:
        match = table.match
        if match is None or match.position(asked.seat) != asked.position:
            raise Trouble("trouble-hint-late")
        return match


def _rounded(look: Look) -> float | None:
    return None if look.chance is None else round(look.chance, 3)
