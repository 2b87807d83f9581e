"""Who is away from a table, for how long, and the bots that play for the absent meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

import msgspec

from gonfalon.bots import level
from gonfalon.kernel.words import Trouble
from gonfalon.server.consent import grant
from gonfalon.server.schema import SeatRow
from gonfalon.server.wire import AwayOut

if TYPE_CHECKING:
    from gonfalon.server.tables import LiveTable


class Absence:
    """Of one table. Not stored: after a restart everybody has the whole grace again."""

    def __init__(self, grace: int) -> None:
        self._grace = grace
        self._begun = time.monotonic()
        self._left: dict[str, float] = {}  # when each guest closed his last page
        self._votes: dict[int, set[str]] = {}  # by absent seat: the guests who want a bot

    def came(self, guest: str, seats: Sequence[SeatRow]) -> None:
        """A page of his is open."""
        self._left.pop(guest, None)
        for seat in seats:
            if seat.guest == guest:
                self._votes.pop(seat.seat, None)

    def went(self, guest: str) -> None:
        """His last page was closed."""
        self._left[guest] = time.monotonic()

    def shown(self, seat: SeatRow, seats: Sequence[SeatRow]) -> AwayOut | None:
        """How things stand with the seat of somebody who is not here."""
        if seat.guest is None or seat.deputy is not None:
            return None
        away = self._away(seat.guest)
        votes = self._votes.get(seat.seat, set())
        agreed = [other.seat for other in seats if other.guest in votes]
        return AwayOut(int(away), max(0, ceil(self._grace - away)), agreed)

    def vote(
        self, seat: SeatRow, guest: str, creator: str, here: set[str], seats: Sequence[SeatRow]
    ) -> bool:
        """Somebody wants a bot there. May it sit down now?"""
        seated = {other.guest for other in seats if other.guest is not None}
        if guest != creator and guest not in seated:
            raise Trouble("trouble-replace-foreign")
        if seat.guest is None or seat.guest in here or seat.deputy is not None:
            raise Trouble("trouble-replace-here", seat=seat.seat + 1)
        wait = ceil(self._grace - self._away(seat.guest))
        if wait > 0:
            raise Trouble("trouble-replace-early", seconds=wait)
        votes = self._votes.setdefault(seat.seat, set())
        votes.add(guest)
        if guest != creator and not (seated & here) <= votes:
            return False
        del self._votes[seat.seat]
        return True

    def _away(self, guest: str) -> float:
        return time.monotonic() - self._left.get(guest, self._begun)


async def replace(table: LiveTable, absent: int, bot: str, guest: str | None) -> None:
    """Somebody wants a bot to play for one who is away."""
    await asyncio.shield(table.start(_replace(table, absent, bot, guest)))


async def _replace(table: LiveTable, absent: int, bot: str, guest: str | None) -> None:
    async with table.lock:
        if not 0 <= absent < len(table.seats):
            raise Trouble("trouble-seat-unknown", seat=absent + 1)
        if table.match is None:
            raise Trouble("trouble-not-begun")
        if table.phase_of(table.match) == "over":
            raise Trouble("trouble-replace-over")
        deputy = level(bot)
        seat, creator = table.seats[absent], table.row.creator
        agreed = table.absence.vote(seat, guest or "", creator, table.here(), table.seats)
        pleader = table.plea.seat if table.plea else None
        granted = False
        if agreed:
            await _set_deputies(table, [absent], deputy)
            granted = await grant(table)  # a deputy agrees to everything
    if agreed:
        await table.note("seat-replaced", absent, level(bot))
    if granted and pleader is not None:
        await table.note("plea-agreed", pleader)
    table.stir(table=True, state=granted)
    table.drive()


async def come_back(table: LiveTable, guest: str) -> None:
    """Somebody is here again: his seats are his."""
    async with table.lock:
        seats = [seat.seat for seat in table.seats if seat.guest == guest and seat.deputy]
        if seats:
            try:
                await _set_deputies(table, seats, None)
            except Trouble:
                return  # it was logged; the next page that he opens tries again
    for seat in seats:
        await table.note("seat-returned", seat)
    table.stir(table=True)


async def _set_deputies(table: LiveTable, seats: list[int], bot: str | None) -> None:
    with table.storing():
        await table.storage.set_deputy(table.id, seats, bot)
    table.set_seats(
        [
            msgspec.structs.replace(seat, deputy=bot) if seat.seat in seats else seat
            for seat in table.seats
        ]
    )
