"""Engines that keep our promises about durability, for SQLite and PostgreSQL."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gonfalon.kernel.words import Trouble

BUSY_MS: Final = 10_000


def url_of(database: str) -> sa.URL:
    """A database by URL, or a file of SQLite by its path."""
    if "://" not in database:
        return sa.URL.create("sqlite+aiosqlite", database=str(Path(database).expanduser()))
    try:
        url = sa.make_url(database)
    except (sa.exc.ArgumentError, ValueError):
        raise Trouble("trouble-database-url", database=database) from None
    kind = url.get_backend_name()
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
    # A database in memory would forget every game with the server.
    if kind not in drivers or url.database in (None, "", ":memory:"):
        raise Trouble("trouble-database-url", database=named(url))
    return url.set(drivername=drivers[kind])


def named(url: sa.URL) -> str:
    """How we speak of a database: a path, or a URL without its password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ":memory:"
    return url.render_as_string(hide_password=True)


def connect(database: str) -> AsyncEngine:
    """An engine that keeps our promises about durability."""
    url = url_of(database)
    with _driver(url):
        engine = create_async_engine(url, pool_pre_ping=True)
    _configure(engine.sync_engine)
    return engine


def connect_plainly(database: str) -> sa.Engine:
    """The same without an event loop, for making the database ready."""
    url = url_of(database)
    if url.get_backend_name() == "sqlite":
        url = url.set(drivername="sqlite")
    with _driver(url):
        engine = sa.create_engine(url)
    _configure(engine)
    return engine


@contextlib.contextmanager
def _driver(url: sa.URL) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        module = str(error.name)
        raise Trouble("trouble-database-driver", database=named(url), module=module) from None


def _configure(engine: sa.Engine) -> None:
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, DDL included
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    # A transaction that reads first and writes later would fail, not wait, if another one wrote.
    writes = connection.get_execution_options().get("gonfalon_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
