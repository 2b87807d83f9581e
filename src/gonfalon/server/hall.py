"""The hall: tables are set up here, found, and sat down at."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from gonfalon.bots import level
from gonfalon.games import load
from gonfalon.kernel.chance import fresh_chance
from gonfalon.kernel.game import Box
from gonfalon.kernel.match import Entry, Match
from gonfalon.kernel.words import Trouble
from gonfalon.server.advising import Adviser
from gonfalon.server.guests import fresh_id, now
from gonfalon.server.limits import GUESTS_AT_ONCE, GUESTS_PER_SECOND, Buckets
from gonfalon.server.reviewing import Reviewer
from gonfalon.server.saying import clean_name
from gonfalon.server.schema import GuestRow, SeatRow, Stored, TableRow
from gonfalon.server.storage import NotStored, Storage
from gonfalon.server.tables import LiveTable
from gonfalon.server.thinking import Study
from gonfalon.server.wire import BotSeat, HotSeat, MySeat, SeatWish, TableOut, Tables, TableWish

TABLES_MOST: Final = 30  # unfinished tables that one guest may have set up
LISTED_MOST: Final = 50
REMEMBERED: Final = 256  # tables kept in memory when nobody looks at them
ID_LETTERS: Final = 10
INVITE_LETTERS: Final = 20

_log: Final = logging.getLogger(__name__)

_ID: Final = re.compile(r"[a-z0-9]{1,40}")


class Hall:
    """All tables of one server."""

    def __init__(self, storage: Storage, bot_pause: float) -> None:
        self.storage = storage
        self._bot_pause = bot_pause
        self._study = Study()
        self.adviser = Adviser(self._study)
        self.reviewer = Reviewer()
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()
        self.newcomers = Buckets(GUESTS_AT_ONCE, GUESTS_PER_SECOND)

    async def wake(self) -> None:
        """The server starts: bots whose turn it was go on, whether anybody looks or not."""
        try:
            tables = await self.storage.bot_tables()
        except NotStored as error:
            _log.error("bots are not woken: %s", error)
            return
        for table in tables:
            try:
                await self.table(table)
            except (Trouble, NotStored) as error:
                _log.warning("table %s is not woken: %s", table, error)

    async def close(self) -> None:
        """The server stops."""
        await asyncio.gather(*[table.close() for table in self._live.values()])
        await self.adviser.close()
        await self.reviewer.close()
        await self._study.close()

    # Finding

    async def table(self, table: str) -> LiveTable:
        """A table by id; read from the storage when somebody asks for it."""
        if not _ID.fullmatch(table):
            raise Trouble("trouble-table-unknown", table=table)
        found = self._live.get(table)
        if found is None:
            async with self._loading:
                found = self._live.get(table) or await self._load(table)
        self._live.move_to_end(table)
        return found

    async def _load(self, table: str) -> LiveTable:
        stored = await self.storage.table(table)
        if stored is None:
            raise Trouble("trouble-table-unknown", table=table)
        guests = await self.storage.guests([seat.guest for seat in stored.seats if seat.guest])
        return self._keep(await asyncio.to_thread(self._revive, stored, guests))

    def _revive(self, stored: Stored, guests: dict[str, GuestRow]) -> LiveTable:
        row = stored.row
        game = load(row.game)
        if game.rules_version != row.rules_version:
            raise Trouble("trouble-other-rules", game=row.game, rules=row.rules_version)
        box = game.open(row.edition_text)
        if box.digest != row.edition_digest:
            raise Trouble("trouble-other-edition", edition=box.edition)
        return LiveTable(self.storage, box, stored, guests, self._study, self._bot_pause)

    def _keep(self, table: LiveTable) -> LiveTable:
        self._live[table.id] = table
        if len(self._live) > REMEMBERED:
            for old in [old for old in self._live.values() if old.idle and old is not table]:
                del self._live[old.id]
                if len(self._live) <= REMEMBERED:
                    break
        table.drive()
        return table

    async def listed(self, guest: GuestRow | None) -> Tables:
        """My tables, those that wait for me first; and public ones with a free seat."""
        mine: list[TableOut] = []
        if guest is not None:
            mine = await self._shown(await self.storage.tables_of(guest.id, LISTED_MOST), guest)
        known = {table.id for table in mine}
        free = [t for t in await self.storage.open_tables(LISTED_MOST) if t not in known]
        mine.sort(key=lambda table: (not table.waits, table.phase == "over"))
        return Tables(mine, await self._shown(free, guest))

    async def _shown(self, tables: list[str], guest: GuestRow | None) -> list[TableOut]:
        shown: list[TableOut] = []
        for table in tables:
            try:
                shown.append(await (await self.table(table)).shown(guest.id if guest else None))
            except Trouble as trouble:
                # One game of older rules must not hide the others.
                if trouble.text not in ("trouble-other-rules", "trouble-other-edition"):
                    raise
        return shown

    # Setting up

    async def create(self, guest: GuestRow, wish: TableWish) -> LiveTable:
        """A new table. Its chance is fixed now, and committed to."""
        game = load(wish.game)
        setup = game.agree(len(wish.seats), wish.options)
        box = game.open(wish.edition)
        await self.may_set_up(guest)
        table, chance = fresh_id(ID_LETTERS), fresh_chance()
        seats = seat_rows(table, wish.seats, guest.id)
        log: list[Entry] = []
        phase = "gathering"
        if all(seat.kind != "open" for seat in seats):
            log, phase = Match(box, setup, chance).log, "playing"
        row = TableRow(
            id=table,
            name=None if wish.name is None else clean_name(wish.name),
            game=game.id,
            rules_version=game.rules_version,
            edition_text=wish.edition,
            edition_digest=box.digest,
            options=setup.options,
            public=wish.public,
            creator=guest.id,
            created=now(),
            phase=phase,
            seed=chance.seed,
            nonce=chance.nonce,
            commitment=chance.commitment(),
            grace=wish.grace,
            hints=wish.hints,
        )
        return await self.add(guest, box, Stored(row, seats, log))

    async def may_set_up(self, guest: GuestRow) -> None:
        """Nobody hoards tables."""
        if await self.storage.count_unfinished(guest.id) >= TABLES_MOST:
            raise Trouble("trouble-tables-many", most=TABLES_MOST)

    async def add(self, guest: GuestRow, box: Box, stored: Stored) -> LiveTable:
        """Store a new table and open it."""
        await self.storage.add_table(stored.row, stored.seats, stored.log)
        guests = {guest.id: guest}
        found = await asyncio.to_thread(
            LiveTable, self.storage, box, stored, guests, self._study, self._bot_pause
        )
        return self._keep(found)

    # Sitting down

    async def invitation(self, token: str, guest: GuestRow | None) -> tuple[LiveTable, int]:
        """What an invitation is for. Whoever took it up may look at it again, nobody else."""
        seat = await self.storage.invitation(token) if _ID.fullmatch(token) else None
        if seat is None:
            raise Trouble("trouble-invitation-unknown")
        if seat.kind != "open" and (guest is None or seat.guest != guest.id):
            raise Trouble("trouble-invitation-used")
        return await self.table(seat.table_id), seat.seat

    async def accept(self, token: str, guest: GuestRow) -> tuple[LiveTable, int]:
        """Sit down where an invitation says."""
        table, seat = await self.invitation(token, guest)
        try:
            await table.sit(seat, guest)
        except Trouble as trouble:
            if trouble.text == "trouble-seat-taken":
                raise Trouble("trouble-invitation-used") from None
            raise
        return table, seat

    async def sit(self, table_id: str, seat: int, guest: GuestRow) -> LiveTable:
        """Sit down at a public table."""
        table = await self.table(table_id)
        if not table.row.public:
            raise Trouble("trouble-table-private")
        await table.sit(seat, guest)
        return table

    async def rename(self, guest: GuestRow, name: str | None, arms: str | None) -> GuestRow:
        """A guest's new name and arms, at all tables at once."""
        new = msgspec.structs.replace(
            guest,
            name=guest.name if name is None else clean_name(name),
            arms=arms or guest.arms,
        )
        await self.storage.rename(new.id, new.name, new.arms)
        for table in self._live.values():
            table.renamed(new)
        return new

    async def revoke(self, guest: GuestRow, keep: str) -> None:
        """The guest's link and the devices that came by it; his pages must show themselves anew."""
        await self.storage.revoke(guest.id, keep)
        for table in self._live.values():
            table.dismiss(guest.id)


def seat_rows(table: str, wishes: Sequence[SeatWish], creator: str) -> list[SeatRow]:
    """The seats of a new table."""
    return [_seat(table, number, wish, creator) for number, wish in enumerate(wishes)]


def _seat(table: str, number: int, wish: SeatWish, creator: str) -> SeatRow:
    if isinstance(wish, MySeat):
        return SeatRow(table, number, "human", guest=creator)
    if isinstance(wish, HotSeat):
        return SeatRow(table, number, "human", guest=creator, name=clean_name(wish.name))
    if isinstance(wish, BotSeat):
        return SeatRow(table, number, "bot", bot=level(wish.bot))
    return SeatRow(table, number, "open", invite=fresh_id(INVITE_LETTERS))
