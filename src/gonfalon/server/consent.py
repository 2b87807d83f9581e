"""Taking back by consent: somebody asks all to let him undo what he cannot undo any more.

Until all have answered the game rests, so nothing that happens meanwhile can tell a secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gonfalon.kernel.words import Refusal, Refused, Trouble
from gonfalon.server.schema import SeatRow
from gonfalon.server.wire import PleaOut

if TYPE_CHECKING:
    from gonfalon.server.tables import LiveTable


class Plea:
    """One plea, until all have answered. Bots, deputies and the pleader's own seats agree.

    It is not stored: it lapses when the server stops.
    """

    def __init__(self, seat: SeatRow) -> None:
        self.seat = seat.seat
        self.guest = seat.guest
        self._agreed: set[str] = set()

    def waits_for(self, seats: Sequence[SeatRow]) -> set[str]:
        """The guests who have not answered."""
        asked = {seat.guest for seat in seats if seat.guest and not seat.deputy}
        return asked - self._agreed - {self.guest or ""}

    def agree(self, guest: str) -> None:
        """He has nothing against it."""
        self._agreed.add(guest)

    def shown(self, seats: Sequence[SeatRow]) -> PleaOut:
        """For everybody at the table."""
        waits = self.waits_for(seats)
        waiting = [seat.seat for seat in seats if seat.guest in waits and not seat.deputy]
        agreed = [seat.seat for seat in seats if seat.seat not in waiting]
        return PleaOut(self.seat, agreed, waiting)


async def plead(table: LiveTable, seat: int, position: int) -> None:
    """A seat asks everybody to let it take back its last choice and what came of it."""
    await asyncio.shield(table.start(_plead(table, seat, position)))


async def _plead(table: LiveTable, seat: int, position: int) -> None:
    async with table.lock:
        match = await table.current(seat, position)
        if table.plea is not None:
            raise Trouble("trouble-plea-pending")
        if match.undo_barrier(seat) is None:
            raise Trouble("trouble-plea-needless")
        barrier = match.agreed_barrier(seat)
        if barrier is not None:
            raise Refused(Refusal("", barrier))
        plea = table.plea = Plea(table.seats[seat])
        done = await grant(table)
    await table.note("plea-agreed" if done else "plea-made", plea.seat)
    table.stir(table=True, state=done)
    table.drive()


async def answer(table: LiveTable, guest: str | None, agree: bool) -> None:
    """Somebody answers a plea: all have to agree, one can decline."""
    await asyncio.shield(table.start(_answer(table, guest, agree)))


async def _answer(table: LiveTable, guest: str | None, agree: bool) -> None:
    async with table.lock:
        plea, mine = table.plea, table.seats_of(guest)
        if plea is None or guest is None or not mine:
            raise Trouble("trouble-plea-none")
        own = guest == plea.guest
        done = False
        if agree and not own:
            plea.agree(guest)
            done = await grant(table)
        elif not agree:
            table.plea = None
    if done:
        await table.note("plea-agreed", plea.seat)
    elif not agree:
        await table.note("plea-withdrawn" if own else "plea-declined", mine[0])
    table.stir(table=True, state=done)
    table.drive()


async def grant(table: LiveTable) -> bool:
    """If there is a plea and all have agreed, take back. The caller holds the lock."""
    plea, match = table.plea, table.match
    if plea is None or match is None or plea.waits_for(table.seats):
        return False
    table.plea = None  # also if it cannot be stored: then he may plead again
    await table.carry_out(match, lambda found: found.undo_agreed(plea.seat))
    return True
