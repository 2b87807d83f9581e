"""Talk at a table: stored, limited, and never understood as anything but text."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from typing import Final

from gonfalon.kernel.words import Trouble
from gonfalon.server.guests import now
from gonfalon.server.limits import Buckets
from gonfalon.server.saying import visible
from gonfalon.server.schema import ChatRow
from gonfalon.server.storage import NotStored, Storage
from gonfalon.server.wire import ChatLine
from gonfalon.texts import legible

TEXT_MOST: Final = 500
SHOWN: Final = 200  # lines that a page gets when it opens
LINES_MOST: Final = 2000
AT_ONCE: Final = 5
PER_SECOND: Final = 0.5

_log: Final = logging.getLogger(__name__)


class Chat:
    """What is said at one table. Read from the storage when somebody wants to see it."""

    def __init__(self, storage: Storage, table: str) -> None:
        self._storage = storage
        self._table = table
        self._lines: list[ChatRow] | None = None
        self._lock = asyncio.Lock()
        self._buckets = Buckets(AT_ONCE, PER_SECOND)

    async def since(self, known: int, reader: str | None) -> list[ChatLine]:
        """The lines after number `known` as a guest sees them."""
        async with self._lock:
            lines = await self._read()
        first = known + 1 - (lines[0].number if lines else 0)
        return [
            ChatLine(
                n=line.number,
                at=line.at,
                seat=line.seat,
                name=line.name,
                mine=reader is not None and line.guest == reader,
                text=line.text,
                notice=line.notice,
            )
            for line in lines[max(0, first) :]
        ]

    async def say(self, guest: str, seat: int | None, name: str, text: str) -> None:
        """Somebody talks."""
        said = clean(text)
        if not self._buckets.take(guest):
            raise Trouble("trouble-chat-flood")
        try:
            await self._add(guest, seat, name, said, None)
        except NotStored as error:
            _log.error("table %s: %s", self._table, error)
            raise Trouble("trouble-storage") from None

    async def note(self, notice: str, seat: int, name: str, text: str = "") -> None:
        """The table itself has something to tell. If that fails the game goes on without it."""
        try:
            await self._add(None, seat, name, text, notice)
        except (NotStored, Trouble) as error:
            _log.warning("table %s: %s was not noted: %s", self._table, notice, error)

    async def _add(
        self, guest: str | None, seat: int | None, name: str, text: str, notice: str | None
    ) -> None:
        async with self._lock:
            lines = await self._read()
            number = lines[-1].number + 1 if lines else 0
            if number >= LINES_MOST:
                raise Trouble("trouble-chat-full", most=LINES_MOST)
            row = ChatRow(self._table, number, now(), guest, seat, name, text, notice)
            try:
                await self._storage.add_chat(row)
            except BaseException:
                self._lines = None  # whether it is there after all, only reading can tell
                raise
            lines.append(row)
            del lines[:-SHOWN]

    async def _read(self) -> list[ChatRow]:
        if self._lines is None:
            self._lines = await self._storage.chat(self._table, SHOWN)
        return self._lines


def clean(text: str) -> str:
    """A line as we keep it. Markup stays what was typed: whoever shows it shows it as text."""
    if len(text) > TEXT_MOST:
        raise Trouble("trouble-chat-long", length=len(text), most=TEXT_MOST)
    said = unicodedata.normalize("NFC", legible(text))
    if not visible(said):
        raise Trouble("trouble-chat-empty")
    return said
