"""The storage on SQLite and on PostgreSQL, both real."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from gonfalon.kernel.words import Trouble
from gonfalon.server import connecting, schema
from gonfalon.server.migrating import prepare, upgrade
from gonfalon.server.schema import ChatRow, GuestRow, SeatRow, TableRow
from gonfalon.server.storage import NotStored, SeatTaken, Storage

GUEST = GuestRow("g_anna", "hash", "Anna", "or", "2026-01-01")
TABLE = TableRow(
    id="t1",
    name="Acre",
    game="kingdoms-of-crusaders",
    rules_version=1,
    edition_text=None,
    edition_digest="digest",
    options={"variant": "markers"},
    public=True,
    creator="g_anna",
    created="2026-01-01",
    phase="gathering",
    seed=b"\x00seed",
    nonce=b"\xffnonce",
    commitment="c0ffee",
)
SEATS = [SeatRow("t1", 0, "human", guest="g_anna"), SeatRow("t1", 1, "open", invite="letter")]


def with_storage(database: str, story: Callable[[Storage], Awaitable[None]]) -> None:
    """Run a story on a prepared database."""

    async def told() -> None:
        prepare(database)
        storage = Storage(database)
        try:
            await storage.add_guest(GUEST)
            await storage.add_table(TABLE, SEATS, [])
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(told())


def test_a_table_comes_back_as_it_was_stored(database: str) -> None:
    async def story(storage: Storage) -> None:
        stored = await storage.table("t1")
        assert stored is not None
        assert stored.row == TABLE
        assert stored.seats == SEATS
        assert stored.log == []
        assert await storage.table("t2") is None
        assert await storage.guest_by_token("hash") == GUEST
        assert await storage.guest_by_token("other") is None

    with_storage(database, story)


def test_the_log_grows_in_order_and_only_at_its_end(database: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.append("t1", 0, [(-1, "1 2 3"), (0, "place")], "playing")
        await storage.append("t1", 2, [(1, "place"), (-1, "4")], "playing")
        with pytest.raises(NotStored):  # entry 3 is written: nothing of this may be
            await storage.append("t1", 3, [(0, "forged"), (0, "forged")], "over")
        stored = await storage.table("t1")
        assert stored is not None
        assert stored.log == [(-1, "1 2 3"), (0, "place"), (1, "place"), (-1, "4")]
        assert stored.row.phase == "gathering"

    with_storage(database, story)


def test_two_who_sit_down_at_once_do_not_share_a_seat(database: str) -> None:
    async def story(storage: Storage) -> None:
        tries = [storage.sit("t1", 1, guest, "playing", [(-1, "7")]) for guest in ("g_b", "g_c")]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {type(None), SeatTaken}
        stored = await storage.table("t1")
        assert stored is not None
        assert stored.row.phase == "playing"
        assert stored.log == [(-1, "7")]

    with_storage(database, story)


def test_many_tables_are_written_at_once(database: str) -> None:
    async def story(storage: Storage) -> None:
        async def played(table: str) -> None:
            seats = [SeatRow(table, 0, "human", guest="g_anna")]
            await storage.add_table(msgspec.structs.replace(TABLE, id=table), seats, [])
            for number in range(5):
                await storage.append(table, number, [(0, f"{table} {number}")], "playing")

        names = [f"many{n}" for n in range(20)]
        await asyncio.gather(*[played(name) for name in names])
        for name in names:
            stored = await storage.table(name)
            assert stored is not None
            assert stored.log == [(0, f"{name} {n}") for n in range(5)]

    with_storage(database, story)


def test_what_sqlite_writes_together_succeeds_or_fails_by_itself(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        rows = [
            storage.append("t1", 0, [(0, "one"), (0, "two")], "playing"),
            storage.append("t1", 1, [(0, "forged")], "over"),  # that number is taken
            storage.sit("t1", 0, "g_b", "playing", []),  # that seat too
            storage.append("t1", 2, [(0, "three")], "playing"),
        ]
        found = [type(one) for one in await asyncio.gather(*rows, return_exceptions=True)]
        assert found == [type(None), NotStored, SeatTaken, type(None)]
        stored = await storage.table("t1")
        assert stored is not None
        assert stored.log == [(0, "one"), (0, "two"), (0, "three")]
        assert stored.row.phase == "gathering"

    with_storage(str(tmp_path / "a.sqlite3"), story)


def test_lists_show_the_newest_first(database: str) -> None:
    async def story(storage: Storage) -> None:
        assert await storage.tables_of("g_anna", 10) == ["t1"]
        assert await storage.tables_of("g_nobody", 10) == []
        assert await storage.open_tables(10) == ["t1"]
        assert await storage.count_unfinished("g_anna") == 1
        assert await storage.invitation("letter") == SEATS[1]
        await storage.sit("t1", 1, "g_b", "playing", [])
        assert await storage.open_tables(10) == []
        assert await storage.tables_of("g_b", 10) == ["t1"]
        await storage.append("t1", 0, [(0, "!concede")], "over")
        assert await storage.count_unfinished("g_anna") == 0

    with_storage(database, story)


def test_a_link_is_one_and_devices_are_many(database: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.set_link("g_anna", "old", "2026-01-01")
        await storage.set_link("g_anna", "new", "2026-01-02")
        assert await storage.link("old") is None
        assert await storage.link("new") == GUEST
        assert await storage.guest_by_token("new") is None  # a link is no cookie
        for device in ("phone", "tablet"):
            await storage.add_device("g_anna", device, "2026-01-03")
        assert await storage.guest_by_token("phone") == GUEST
        assert await storage.link("phone") is None  # and a cookie is no link
        await storage.revoke("g_anna", keep="tablet")
        assert not await storage.has_link("g_anna")
        assert await storage.guest_by_token("phone") is None
        assert await storage.guest_by_token("tablet") == GUEST
        assert await storage.guest_by_token("hash") == GUEST

    with_storage(database, story)


def test_chat_comes_back_in_order(database: str) -> None:
    async def story(storage: Storage) -> None:
        lines = [
            ChatRow("t1", n, "2026-01-01", "g_anna", n % 2 or None, "Anna", f"line {n}", None)
            for n in range(5)
        ]
        for line in lines:
            await storage.add_chat(line)
        assert await storage.chat("t1", 3) == lines[2:]
        assert await storage.chat("t2", 3) == []
        with pytest.raises(NotStored):
            await storage.add_chat(lines[0])  # a number is given once

    with_storage(database, story)


def test_running_games_with_bots_are_found(database: str) -> None:
    async def story(storage: Storage) -> None:
        def seats(table: str, **second: str) -> list[SeatRow]:
            return [SeatRow(table, 0, "human", guest="g_anna"), SeatRow(table, 1, "bot", **second)]

        for table, phase, second in (
            ("bots", "playing", {"bot": "squire"}),
            ("ended", "over", {"bot": "squire"}),
            ("people", "playing", {}),
            ("absent", "playing", {}),
        ):
            row = msgspec.structs.replace(
                TABLE, id=table, phase=phase, start=b"\x00", fork="{}", hints=False
            )
            await storage.add_table(row, seats(table, **second), [])
            stored = await storage.table(table)
            assert stored is not None
            assert stored.row == row
        await storage.set_deputy("absent", [1], "page")
        assert sorted(await storage.bot_tables()) == ["absent", "bots"]
        await storage.set_deputy("absent", [0, 1], None)
        assert await storage.bot_tables() == ["bots"]
        imported = msgspec.structs.replace(TABLE, id="file", phase="over", imported=True)
        await storage.add_table(imported, seats("file"), [])
        assert await storage.count_imported("g_anna") == 1

    with_storage(database, story)


def test_a_database_of_the_first_version_is_brought_up(database: str) -> None:
    engine = connecting.connect_plainly(database)
    with engine.execution_options(gonfalon_writes=True).begin() as connection:
        upgrade(connection, "0001")
        values = msgspec.structs.asdict(TABLE)
        later = ("grace", "imported", "start", "fork", "hints")
        old = {name: value for name, value in values.items() if name not in later}
        old["options"] = "{}"
        names = ", ".join(old)
        marks = ", ".join([f":{name}" for name in old])
        connection.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({marks})"), old)
    engine.dispose()

    async def told() -> None:
        prepare(database)
        storage = Storage(database)
        stored = await storage.table("t1")
        await storage.close()
        assert stored is not None
        assert (stored.row.grace, stored.row.imported, stored.row.start) == (60, False, None)
        assert stored.row.hints

    asyncio.run(told())


def test_migrations_make_exactly_the_tables_that_we_use(database: str) -> None:
    async def compared() -> list[object]:
        prepare(database)
        engine = connecting.connect(database)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(_difference)
        finally:
            await engine.dispose()

    def _difference(connection: sa.Connection) -> list[object]:
        found = compare_metadata(MigrationContext.configure(connection), schema.METADATA)
        return list(found)

    assert asyncio.run(compared()) == []


def test_preparing_twice_changes_nothing(database: str) -> None:
    async def story(storage: Storage) -> None:
        prepare(database)
        assert await storage.table("t1") is not None

    with_storage(database, story)


def test_a_server_killed_in_mid_migration_can_start_again(database: str) -> None:
    engine = connecting.connect_plainly(database)

    def half() -> None:
        with engine.execution_options(gonfalon_writes=True).begin() as connection:
            upgrade(connection)
            raise RuntimeError("power cut")

    with pytest.raises(RuntimeError):
        half()
    engine.dispose()
    prepare(database)


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> tuple[object, object]:
        storage = Storage(str(tmp_path / "a.sqlite3"))
        async with storage.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            level = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        await storage.close()
        return mode, level

    assert asyncio.run(pragmas()) == ("wal", 2)


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("missing/folder/x.sqlite3", "trouble-database"),
        ("folder", "trouble-database"),
        ("text.txt", "trouble-database"),
        ("newer.sqlite3", "trouble-database-newer"),
    ],
)
def test_a_database_that_cannot_be_used_is_named(name: str, trouble: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.txt").write_text("Once upon a time there was a castle. " * 100)
    with sqlite3.connect(tmp_path / "newer.sqlite3") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.close()
    path = str(tmp_path / name)
    with pytest.raises(Trouble) as caught:
        prepare(path)
    assert caught.value.text == trouble
    assert caught.value.args_said["database"] == path


@pytest.mark.parametrize(
    "url", ["mysql://host/name", "sqlite://", "sqlite:///:memory:", "nonsense://", "://"]
)
def test_only_databases_that_we_know_are_taken(url: str) -> None:
    with pytest.raises(Trouble) as caught:
        prepare(url)
    assert caught.value.text == "trouble-database-url"


def test_a_password_is_not_repeated() -> None:
    with pytest.raises(Trouble) as caught:
        prepare("postgresql://anna:opensesame@127.0.0.1:1/games")
    assert caught.value.text == "trouble-database"
    assert "opensesame" not in str(caught.value)
    assert "anna" in str(caught.value)
