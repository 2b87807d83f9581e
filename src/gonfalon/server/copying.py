"""Tables made of others: an uploaded file becomes a replay, a position becomes a new game."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from gonfalon import files
from gonfalon.games import load
from gonfalon.kernel.chance import fresh_chance
from gonfalon.kernel.game import Box
from gonfalon.kernel.match import UNDO, UNDO_AGREED
from gonfalon.kernel.words import Trouble
from gonfalon.server.guests import fresh_id, now
from gonfalon.server.hall import ID_LETTERS, Hall, seat_rows
from gonfalon.server.saying import clean_name
from gonfalon.server.schema import GuestRow, SeatRow, Stored, TableRow
from gonfalon.server.tables import LiveTable
from gonfalon.server.wire import ForkOut, ForkWish

IMPORTS_MOST: Final = 100  # replays that one guest may have uploaded
ENTRIES_MOST: Final = 20_000
UNDOS_MOST: Final = 1_000  # each replays the game

_HASH: Final = re.compile("[0-9a-f]{64}")


def readable(data: bytes) -> files.GameFile:
    """A file from outside, if it is one and not so long that it would keep us busy."""
    file = files.read(data)
    undos = sum(text in (UNDO, UNDO_AGREED) for _, text in file.log)
    if len(file.log) > ENTRIES_MOST or undos > UNDOS_MOST:
        raise Trouble("trouble-file-long", entries=len(file.log), undos=undos)
    return file


def checked(file: files.GameFile) -> Box:
    """Everything that can be wrong with a file, except its luck: that is for `fairness`."""
    for name in file.names:
        clean_name(name)
    match, entries = files.opened(load(file.game), file)
    if file.commitment and not _HASH.fullmatch(file.commitment):
        raise Trouble("trouble-file-damaged", place="commitment")
    files.chance_of(file)
    for _ in files.followed(match, entries):
        pass
    if not files.ends_so(match, file):
        raise Trouble("trouble-file-end")
    return match.box


async def add_import(hall: Hall, guest: GuestRow, file: files.GameFile, box: Box) -> LiveTable:
    """A replay that anybody with the link may look at."""
    if await hall.storage.count_imported(guest.id) >= IMPORTS_MOST:
        raise Trouble("trouble-imports-many", most=IMPORTS_MOST)
    table = fresh_id(ID_LETTERS)
    row = TableRow(
        id=table,
        name=None,
        game=file.game,
        rules_version=file.rules_version,
        edition_text=file.edition_text,
        edition_digest=file.edition_digest,
        options=box.game.agree(file.players, file.options).options,
        public=False,
        creator=guest.id,
        created=now(),
        phase="over",
        seed=bytes.fromhex(file.seed or ""),
        nonce=bytes.fromhex(file.nonce or ""),
        commitment=file.commitment,
        imported=True,
        start=file.start,
    )
    seats = [
        SeatRow(table, number, "human", name=clean_name(name))
        for number, name in enumerate(file.names)
    ]
    return await hall.add(guest, box, Stored(row, seats, file.log))


async def add_fork(
    hall: Hall, guest: GuestRow, origin: LiveTable, wish: ForkWish, start: bytes, source: ForkOut
) -> LiveTable:
    """A new game that begins with `start`, with chance and commitment of its own."""
    if len(wish.seats) != len(origin.seats):
        raise Trouble("trouble-fork-seats", seats=len(wish.seats), players=len(origin.seats))
    await hall.may_set_up(guest)
    table, chance = fresh_id(ID_LETTERS), fresh_chance()
    row = msgspec.structs.replace(
        origin.row,
        id=table,
        name=None if wish.name is None else clean_name(wish.name),
        public=False,
        creator=guest.id,
        created=now(),
        phase="playing",
        seed=chance.seed,
        nonce=chance.nonce,
        commitment=chance.commitment(),
        imported=False,
        start=start,
        fork=msgspec.json.encode(source).decode(),
    )
    seats = seat_rows(table, wish.seats, guest.id)
    return await hall.add(guest, origin.box, Stored(row, seats, []))
