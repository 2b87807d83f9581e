"""Who asks, in which language, and from where."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from gonfalon.kernel.words import Trouble
from gonfalon.server.guests import COOKIE, recognise
from gonfalon.server.hall import Hall
from gonfalon.server.saying import language
from gonfalon.server.schema import GuestRow

FILE_MOST: Final = 2 * 1024 * 1024  # bytes of a game file that are read

Asking = Request[Any, Any, Any]


def hall_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    """The hall of this server."""
    hall: Hall = connection.app.state.hall
    return hall


def lang_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The reader's language."""
    return language(connection.headers.get("accept-language"))


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> GuestRow | None:
    """Who asks, if we know him."""
    return await recognise(hall_of(connection).storage, connection.cookies.get(COOKIE))


async def known_guest(request: Asking) -> GuestRow:
    """Who asks; strangers are refused."""
    guest = await guest_of(request)
    if guest is None:
        raise Trouble("trouble-guest-unknown")
    return guest


def foreign(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Does a page of another site ask? Browsers say so; other clients say nothing."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


async def refuse_foreign(request: Asking) -> None:
    """No other site may act in a guest's name."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and foreign(request):
        raise Trouble("trouble-origin", origin=request.headers["origin"])
