"""Routes: the games, the tables, and how to sit down."""

from __future__ import annotations

from litestar import get, post

from gonfalon.bots import NAMES
from gonfalon.games import IDS, load
from gonfalon.kernel.game import Box
from gonfalon.parts.editions import our_text
from gonfalon.server.asking import Asking, guest_of, hall_of, known_guest
from gonfalon.server.tables import LiveTable
from gonfalon.server.wire import (
    About,
    GameOut,
    Invited,
    OptionOut,
    Sit,
    TableOut,
    Tables,
    TableWish,
    ValueOut,
)


@get("/api/games")
async def games() -> list[GameOut]:
    """The games that can be played here."""
    return [
        GameOut(
            id=game.id,
            players=(min(game.players), max(game.players)),
            minutes=game.minutes,
            options=[OptionOut(option.key, option.values) for option in game.options],
            bots=NAMES,
            rules_version=game.rules_version,
        )
        for game in map(load, IDS)
    ]


@get("/api/games/{game:str}/about")
async def about(game: str) -> About:
    """Our edition, value by value, each with where it comes from."""
    return _values(load(game).open(), None)


@get("/api/tables/{table:str}/about")
async def about_table(request: Asking, table: str) -> About:
    """The edition that is played with at a table."""
    found = await hall_of(request).table(table)
    return _values(found.box, found.row.edition_text)


def _values(box: Box, text: str | None) -> About:
    """With its text; an owner's leaves out what is as in ours."""
    values = [ValueOut(path, value, source) for path, value, source in box.provenance]
    return About(box.game.id, box.edition, our_text(box.game.id) if text is None else text, values)


async def shown_to(request: Asking, table: LiveTable) -> TableOut:
    """A table as whoever asks may see it."""
    guest = await guest_of(request)
    return await table.shown(guest.id if guest else None)


@post("/api/tables")
async def create_table(request: Asking, data: TableWish) -> TableOut:
    """Set up a table."""
    guest = await known_guest(request)
    return await (await hall_of(request).create(guest, data)).shown(guest.id)


@get("/api/tables")
async def list_tables(request: Asking) -> Tables:
    """My tables, those that wait for me first; and public ones with a free seat."""
    return await hall_of(request).listed(await guest_of(request))


@get("/api/tables/{table:str}")
async def show_table(request: Asking, table: str) -> TableOut:
    """One table."""
    return await shown_to(request, await hall_of(request).table(table))


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: Asking, table: str, data: Sit) -> TableOut:
    """Sit down on an open seat of a public table."""
    guest = await known_guest(request)
    return await (await hall_of(request).sit(table, data.seat, guest)).shown(guest.id)


@get("/api/invitations/{token:str}")
async def show_invitation(request: Asking, token: str) -> Invited:
    """What an invitation is for."""
    guest = await guest_of(request)
    table, seat = await hall_of(request).invitation(token, guest)
    return Invited(await table.shown(guest.id if guest else None), seat)


@post("/api/invitations/{token:str}", status_code=200)
async def accept_invitation(request: Asking, token: str) -> Invited:
    """Sit down where an invitation says."""
    guest = await known_guest(request)
    table, seat = await hall_of(request).accept(token, guest)
    return Invited(await table.shown(guest.id), seat)


ROUTES = [
    games,
    about,
    about_table,
    create_table,
    list_tables,
    show_table,
    sit,
    show_invitation,
    accept_invitation,
]
