"""Routes: replays, files, whether all was fair, and going on from a position."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import Annotated, Final, ParamSpec, TypeVar

from litestar import Response, get, post
from litestar.params import Parameter

from gonfalon import files
from gonfalon.kernel.signals import EVERYBODY, WATCHER
from gonfalon.kernel.words import Trouble
from gonfalon.server.asking import FILE_MOST, Asking, guest_of, hall_of, known_guest
from gonfalon.server.copying import add_fork, add_import, checked, readable
from gonfalon.server.judging import fairness, verdict
from gonfalon.server.replaying import frames, lengths, position_at, words_at
from gonfalon.server.reviewing import shown
from gonfalon.server.tables import LiveTable
from gonfalon.server.wire import (
    Fairness,
    ForkOut,
    ForkWish,
    Frames,
    ReviewOut,
    TableOut,
    Verdict,
    Words,
)

Given = ParamSpec("Given")
Found = TypeVar("Found")

_busy: Final = asyncio.Semaphore(1)


async def one_at_a_time(
    work: Callable[Given, Found], *args: Given.args, **named: Given.kwargs
) -> Found:
    """Work on whole games off the event loop: long files must not take every thread."""
    async with _busy:
        return await asyncio.to_thread(work, *args, **named)


@get("/api/tables/{table:str}/frames")
async def show_frames(
    request: Asking,
    table: str,
    first: Annotated[int, Parameter(query="from", ge=0)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0)] = 50,
    seat: str | None = None,
) -> Frames:
    """A stretch of a replay."""
    found = await hall_of(request).table(table)
    guest = await guest_of(request)
    log, over = await found.log()
    eyes = _eyes(seat, found, found.seats_of(guest.id if guest else None), over)
    return await asyncio.to_thread(frames, found.beginning(), log, eyes, first, last)


@get("/api/tables/{table:str}/words")
async def show_words(
    request: Asking,
    table: str,
    seat: str | None = None,
    frame: Annotated[int | None, Parameter(ge=0)] = None,
) -> Words:
    """The table in words, for whoever would rather read than look; now, or at a frame."""
    found = await hall_of(request).table(table)
    guest = await guest_of(request)
    log, over = await found.log()
    eyes = _eyes(seat, found, found.seats_of(guest.id if guest else None), over)
    if frame is None:
        return await found.words(eyes)
    return await asyncio.to_thread(words_at, found.beginning(), log, eyes, frame)


def _eyes(seat: str | int | None, table: LiveTable, mine: list[int], over: bool) -> int:
    """Whose eyes: while the game runs only one's own or a watcher's, afterwards anybody's."""
    if seat is None:
        return WATCHER
    if seat == "all":
        if not over:
            raise Trouble("trouble-not-over")
        return EVERYBODY
    text = str(seat)
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1
    if not 0 <= number < len(table.seats):
        raise Trouble("trouble-seat-unknown", seat=text)
    if not over and number not in mine:
        raise Trouble("trouble-seat-foreign", seat=number + 1)
    return number


@get("/api/tables/{table:str}/file")
async def game_file(request: Asking, table: str) -> Response[bytes]:
    """The game file, once the game is over."""
    file = await (await hall_of(request).table(table)).file()
    name = f"{file.game}-{table}.json"
    return Response(
        files.write(file),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/verify")
async def verify_table(request: Asking, table: str) -> Verdict:
    """Check every die, draw and choice of a finished game."""
    file = await (await hall_of(request).table(table)).file()
    return await one_at_a_time(verdict, file)


@post("/api/verify", status_code=200, request_max_body_size=FILE_MOST)
async def verify_file(request: Asking) -> Verdict:
    """The same for a file from anywhere."""
    return await one_at_a_time(verdict, readable(await request.body()))


@get("/api/tables/{table:str}/fairness")
async def show_fairness(request: Asking, table: str) -> Fairness:
    """The same, with dice and draws against expectation."""
    return await one_at_a_time(fairness, await (await hall_of(request).table(table)).file())


@get("/api/tables/{table:str}/review")
async def show_review(request: Asking, table: str, seat: str | None = None) -> ReviewOut:
    """Who stood how in a finished game, what turned it, and what was luck."""
    hall, guest = hall_of(request), await known_guest(request)
    found = await hall.table(table)
    file = await found.file()
    eyes = _eyes(seat, found, found.seats_of(guest.id), over=True)
    review = await hall.reviewer.review(table, file, guest.id)
    return shown(review, await asyncio.to_thread(lengths, found.beginning(), file.log, eyes))


# Copies


@post("/api/tables/import", request_max_body_size=FILE_MOST)
async def import_file(request: Asking) -> TableOut:
    """A game file from anywhere becomes a replay."""
    hall, guest = hall_of(request), await known_guest(request)
    file = readable(await request.body())
    box = await one_at_a_time(checked, file)
    return await (await add_import(hall, guest, file, box)).shown(guest.id)


@post("/api/tables/{table:str}/fork")
async def fork(request: Asking, table: str, data: ForkWish) -> TableOut:
    """Go on from a position: as it was once the game is over, else as one may know it."""
    hall, guest = hall_of(request), await known_guest(request)
    found = await hall.table(table)
    log, over = await found.log()
    eyes = _eyes(data.seat, found, found.seats_of(guest.id), over)
    start = await one_at_a_time(
        position_at, found.beginning(), log, eyes, data.frame, over, SystemRandom()
    )
    source = ForkOut(table, data.frame, over, eyes if eyes >= 0 else None)
    return await (await add_fork(hall, guest, found, data, start, source)).shown(guest.id)


ROUTES = [
    show_frames,
    show_words,
    game_file,
    verify_table,
    verify_file,
    show_fairness,
    show_review,
    import_file,
    fork,
]
