"""The hall: what it forgets, and what it does with games of other rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.people import GAME

from gonfalon.kernel.signals import WATCHER
from gonfalon.kernel.words import Trouble
from gonfalon.server import hall as halls
from gonfalon.server.guests import recognise, welcome
from gonfalon.server.hall import Hall
from gonfalon.server.migrating import prepare
from gonfalon.server.schema import GuestRow
from gonfalon.server.storage import Storage
from gonfalon.server.wire import BotSeat, HotSeat, MySeat, TableWish

TWO = TableWish(GAME, [MySeat(), HotSeat("Clara")])


def in_hall(tmp_path: Path, story: Callable[[Hall, GuestRow], Awaitable[None]]) -> None:
    async def told() -> None:
        path = str(tmp_path / "gonfalon.sqlite3")
        prepare(path)
        storage = Storage(path)
        hall = Hall(storage, bot_pause=0.0)
        try:
            guest, token = await welcome(storage, "es")
            assert guest.name == "Invitado 1"
            assert await recognise(storage, token) == guest
            await story(hall, guest)
        finally:
            await hall.close()
            await storage.close()

    asyncio.run(told())


def test_a_table_that_was_forgotten_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "REMEMBERED", 1)

    async def story(hall: Hall, guest: GuestRow) -> None:
        first = await hall.create(guest, TWO)
        before = await first.state(0, [])
        await hall.create(guest, TWO)
        again = await hall.table(first.id)
        assert again is not first
        assert await again.state(0, []) == before

    in_hall(tmp_path, story)


def test_everybody_gets_the_same_table(tmp_path: Path) -> None:
    async def story(hall: Hall, guest: GuestRow) -> None:
        table = await hall.create(guest, TWO)
        another = Hall(hall.storage, bot_pause=0.0)
        found = await asyncio.gather(*[another.table(table.id) for _ in range(10)])
        assert len(set(map(id, found))) == 1

    in_hall(tmp_path, story)


@pytest.mark.parametrize(
    ("column", "trouble"),
    [("rules_version", "trouble-other-rules"), ("edition_digest", "trouble-other-edition")],
)
def test_a_game_of_other_rules_is_refused_and_hides_no_other(
    tmp_path: Path, column: str, trouble: str
) -> None:
    async def story(hall: Hall, guest: GuestRow) -> None:
        old, new = await hall.create(guest, TWO), await hall.create(guest, TWO)
        async with hall.storage.engine.begin() as connection:
            change = f"UPDATE tables SET {column} = '77' WHERE id = :id"
            await connection.execute(sa.text(change), {"id": old.id})
        later = Hall(hall.storage, bot_pause=0.0)
        with pytest.raises(Trouble) as caught:
            await later.table(old.id)
        assert caught.value.text == trouble
        assert [table.id for table in (await later.listed(guest)).mine] == [new.id]

    in_hall(tmp_path, story)


def test_bots_go_on_when_their_table_is_read_again(tmp_path: Path) -> None:
    async def story(hall: Hall, guest: GuestRow) -> None:
        table = await hall.create(guest, TableWish(GAME, [BotSeat("page"), BotSeat("squire")]))
        await table.close()
        found = await Hall(hall.storage, bot_pause=0.0).table(table.id)
        while True:
            state = await found.state(WATCHER, [])
            if state is not None and state[0].result is not None:
                break
            await asyncio.sleep(0.01)

    in_hall(tmp_path, story)
