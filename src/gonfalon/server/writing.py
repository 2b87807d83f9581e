"""Durable transactions: one at a time on SQLite, and then as many together as are waiting.

A transaction is done when it has reached the disk, and SQLite has one writer. So what comes while
the disk is busy goes into the next transaction together: each part is done as a whole or not at
all, and nobody is told before all of it is safe.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

Work = Callable[[sa.Connection], None]

TOGETHER: Final = 100  # parts of one transaction, at most


class Writer(Protocol):
    """Whoever writes to the database."""

    async def write(self, work: Work) -> None:
        """Do it in a transaction; it has reached the disk when this returns."""
        ...

    async def close(self) -> None:
        """Nothing more will come."""
        ...


class Together:
    """For SQLite: a thread of its own, so that waiting for the disk keeps nobody else."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._writes = engine.execution_options(gonfalon_writes=True)
        self._thread = ThreadPoolExecutor(1, "gonfalon-writer")
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> None:
        """With whatever else is waiting by then."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._flush())
        await done

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await asyncio.wait([self._task])
        self._thread.shutdown()
        self.engine.dispose()

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch = self._waiting[:TOGETHER]
            del self._waiting[:TOGETHER]
            works = [work for work, _ in batch]
            outcomes = await loop.run_in_executor(self._thread, self._transact, works)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():
                    continue  # whoever asked has gone; it is stored all the same
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    def _transact(self, works: Sequence[Work]) -> list[Exception | None]:
        """What became of each. If the whole fails, none has happened."""
        try:
            with self._writes.begin() as connection:
                return [_part(connection, work) for work in works]
        except Exception as error:  # told to everybody who waits
            return [error] * len(works)


def _part(connection: sa.Connection, work: Work) -> Exception | None:
    """One part as a whole, or nothing of it."""
    try:
        with connection.begin_nested():
            work(connection)
    except Exception as error:  # told to whoever waits for it
        return error
    return None


class Apart:
    """For PostgreSQL, which writes many transactions at once by itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Work) -> None:
        """A transaction of its own."""
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        """The engine is closed by its owner."""
