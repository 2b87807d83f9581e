"""What the server never forgets. The log of a game is only ever appended to.

Everything that belongs together is written in one transaction that has reached the disk when the
call returns: SQLite with a write-ahead log and synchronous=FULL, or PostgreSQL.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.kernel.match import Entry
from gonfalon.server.connecting import connect, connect_plainly
from gonfalon.server.schema import (
    CHAT,
    GUESTS,
    KEYS,
    LOG,
    SEATS,
    TABLES,
    ChatRow,
    GuestRow,
    SeatRow,
    Stored,
    TableRow,
)
from gonfalon.server.writing import Apart, Together, Work, Writer


class NotStored(Exception):
    """The database did not take it. Whether it did after all, only reading can tell."""


class SeatTaken(Exception):
    """Somebody sat down first."""


class Storage:
    """One database."""

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        self.writer: Writer
        if self.engine.dialect.name == "sqlite":
            self.writer = Together(connect_plainly(database))
        else:
            self.writer = Apart(self.engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self.writer.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise NotStored(str(error)) from error

    async def _write(self, work: Work) -> None:
        """One durable transaction."""
        try:
            await self.writer.write(work)
        except (SQLAlchemyError, OSError) as error:
            raise NotStored(str(error)) from error

    # Guests

    async def add_guest(self, guest: GuestRow) -> None:
        """Somebody new."""

        def work(connection: sa.Connection) -> None:
            connection.execute(GUESTS.insert().values(msgspec.structs.asdict(guest)))

        await self._write(work)

    async def count_guests(self) -> int:
        """How many have ever been here."""
        async with self._reading() as connection:
            found = await connection.execute(sa.select(sa.func.count()).select_from(GUESTS))
            return int(found.scalar_one())

    async def guest_by_token(self, token_hash: str) -> GuestRow | None:
        """Whose cookie is this?"""
        async with self._reading() as connection:
            device = sa.select(KEYS.c.guest).where(
                KEYS.c.token_hash == token_hash, KEYS.c.kind == "device"
            )
            query = sa.select(GUESTS).where(
                sa.or_(GUESTS.c.token_hash == token_hash, GUESTS.c.id == device.scalar_subquery())
            )
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else GuestRow(**row._mapping)

    async def guests(self, ids: Iterable[str]) -> dict[str, GuestRow]:
        """Guests by id."""
        async with self._reading() as connection:
            query = sa.select(GUESTS).where(GUESTS.c.id.in_(sorted(set(ids))))
            rows = (await connection.execute(query)).all()
        return {row.id: GuestRow(**row._mapping) for row in rows}

    async def rename(self, guest: str, name: str, arms: str) -> None:
        """New name and arms."""

        def work(connection: sa.Connection) -> None:
            connection.execute(
                GUESTS.update().where(GUESTS.c.id == guest).values(name=name, arms=arms)
            )

        await self._write(work)

    # Other devices

    async def set_link(self, guest: str, token_hash: str, created: str) -> None:
        """A guest's one secret link; an older one stops working."""

        def work(connection: sa.Connection) -> None:
            connection.execute(KEYS.delete().where(KEYS.c.guest == guest, _IS_LINK))
            _add_key(connection, guest, token_hash, "link", created)

        await self._write(work)

    async def link(self, token_hash: str) -> GuestRow | None:
        """Whose link is this?"""
        owner = sa.select(KEYS.c.guest).where(KEYS.c.token_hash == token_hash, _IS_LINK)
        async with self._reading() as connection:
            query = sa.select(GUESTS).where(GUESTS.c.id == owner.scalar_subquery())
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else GuestRow(**row._mapping)

    async def has_link(self, guest: str) -> bool:
        """Is there a link that works?"""
        query = sa.select(KEYS.c.guest).where(KEYS.c.guest == guest, _IS_LINK)
        async with self._reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def add_device(self, guest: str, token_hash: str, created: str) -> None:
        """A device that came by the link."""

        def work(connection: sa.Connection) -> None:
            _add_key(connection, guest, token_hash, "device", created)

        await self._write(work)

    async def revoke(self, guest: str, keep: str) -> None:
        """The link and the devices that came by it, except the one whose token has hash `keep`."""

        def work(connection: sa.Connection) -> None:
            connection.execute(
                KEYS.delete().where(KEYS.c.guest == guest, KEYS.c.token_hash != keep)
            )

        await self._write(work)

    # Chat

    async def add_chat(self, row: ChatRow) -> None:
        """Something was said."""

        def work(connection: sa.Connection) -> None:
            connection.execute(CHAT.insert().values(msgspec.structs.asdict(row)))

        await self._write(work)

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        """The last lines, oldest first."""
        query = (
            sa.select(CHAT)
            .where(CHAT.c.table_id == table)
            .order_by(CHAT.c.number.desc())
            .limit(most)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        return [ChatRow(**row._mapping) for row in reversed(rows)]

    # Tables

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], log: Sequence[Entry]
    ) -> None:
        """A new table; with a log if the game begins at once."""
        values = msgspec.structs.asdict(row)
        values["options"] = msgspec.json.encode(row.options).decode()

        def work(connection: sa.Connection) -> None:
            connection.execute(TABLES.insert().values(values))
            connection.execute(SEATS.insert(), [msgspec.structs.asdict(seat) for seat in seats])
            _append(connection, row.id, 0, log)

        await self._write(work)

    async def table(self, table: str) -> Stored | None:
        """A table with its seats and its whole log."""
        async with self._reading() as connection:
            row = (
                await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))
            ).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(
                sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            )
            log = await connection.execute(
                sa.select(LOG.c.seat, LOG.c.text)
                .where(LOG.c.table_id == table)
                .order_by(LOG.c.number)
            )
            values = dict(row._mapping)
            values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
            return Stored(
                TableRow(**values),
                [SeatRow(**seat._mapping) for seat in seats],
                [(entry.seat, entry.text) for entry in log],
            )

    async def sit(
        self, table: str, seat: int, guest: str, phase: str, log: Sequence[Entry]
    ) -> None:
        """A guest sits down; `log` is what nature did if the game begins with it."""

        def work(connection: sa.Connection) -> None:
            taken = connection.execute(
                SEATS.update()
                .where(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == "open")
                .values(kind="human", guest=guest)
            )
            if taken.rowcount != 1:
                raise SeatTaken
            _set_phase(connection, table, phase)
            _append(connection, table, 0, log)

        await self._write(work)

    async def append(self, table: str, number: int, log: Sequence[Entry], phase: str) -> None:
        """A choice and the chance that followed it, from entry `number` on.

        If somebody else has written that entry meanwhile, nothing is written.
        """

        def work(connection: sa.Connection) -> None:
            _append(connection, table, number, log)
            if phase == "over":
                _set_phase(connection, table, phase)

        await self._write(work)

    async def set_deputy(self, table: str, seats: Sequence[int], bot: str | None) -> None:
        """A bot takes over from somebody who is away, or he has come back."""

        def work(connection: sa.Connection) -> None:
            connection.execute(
                SEATS.update()
                .where(SEATS.c.table_id == table, SEATS.c.seat.in_(seats))
                .values(deputy=bot)
            )

        await self._write(work)

    async def invitation(self, invite: str) -> SeatRow | None:
        """The seat that an invitation is for, taken or not."""
        async with self._reading() as connection:
            query = sa.select(SEATS).where(SEATS.c.invite == invite)
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else SeatRow(**row._mapping)

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The newest tables that a guest created or sits at."""
        seated = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        query = (
            sa.select(TABLES.c.id)
            .where(sa.or_(TABLES.c.creator == guest, TABLES.c.id.in_(seated)))
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def open_tables(self, most: int) -> list[str]:
        """The newest public tables with a free seat."""
        query = (
            sa.select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.phase == "gathering")
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def bot_tables(self) -> list[str]:
        """Running games with a bot: they go on though nobody looks."""
        bots = sa.select(SEATS.c.table_id).where(
            sa.or_(SEATS.c.bot.is_not(None), SEATS.c.deputy.is_not(None))
        )
        query = sa.select(TABLES.c.id).where(TABLES.c.phase == "playing", TABLES.c.id.in_(bots))
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def count_imported(self, guest: str) -> int:
        """How many replays a guest has uploaded."""
        return await self._count(TABLES.c.creator == guest, TABLES.c.imported)

    async def count_unfinished(self, guest: str) -> int:
        """How many unfinished tables a guest has created."""
        return await self._count(TABLES.c.creator == guest, TABLES.c.phase != "over")

    async def _count(self, *conditions: sa.ColumnElement[bool]) -> int:
        query = sa.select(sa.func.count()).select_from(TABLES).where(*conditions)
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())


_IS_LINK: Final = KEYS.c.kind == "link"


def _add_key(
    connection: sa.Connection, guest: str, token_hash: str, kind: str, created: str
) -> None:
    connection.execute(
        KEYS.insert().values(token_hash=token_hash, guest=guest, kind=kind, created=created)
    )


def _append(connection: sa.Connection, table: str, number: int, log: Sequence[Entry]) -> None:
    if log:
        connection.execute(
            LOG.insert(),
            [
                {"table_id": table, "number": number + n, "seat": seat, "text": text}
                for n, (seat, text) in enumerate(log)
            ],
        )


def _set_phase(connection: sa.Connection, table: str, phase: str) -> None:
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(phase=phase))
