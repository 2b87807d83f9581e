"""The server as one application: routes, live play, and every refusal in plain words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import gonfalon
from gonfalon.kernel.words import Key, Refused, Trouble
from gonfalon.server import guest_routes, replay_routes, table_routes
from gonfalon.server.asking import (
    FILE_MOST,
    Asking,
    foreign,
    guest_of,
    hall_of,
    lang_of,
    refuse_foreign,
)
from gonfalon.server.hall import Hall
from gonfalon.server.live import CLOSE_UNKNOWN, Connection
from gonfalon.server.page import add_headers, page
from gonfalon.server.saying import garbled, refused, status, told
from gonfalon.server.storage import NotStored, Storage
from gonfalon.server.wire import TroubleOut

BODY_MOST: Final = 128 * 1024

_log: Final = logging.getLogger(__name__)


# Live


@websocket("/ws/tables/{table:str}")
async def live(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Play."""
    if foreign(socket):
        await socket.close(code=4403)  # before accepting: the browser gets a 403
        return
    lang = lang_of(socket)
    try:
        guest = await guest_of(socket)
        found = await hall_of(socket).table(table)
    except (Trouble, NotStored) as error:
        trouble = error if isinstance(error, Trouble) else Trouble("trouble-storage")
        # A browser cannot read why a handshake failed: open, say it, close.
        await socket.accept()
        await socket.send_text(msgspec.json.encode(refused(trouble, None, lang)).decode())
        await socket.close(code=CLOSE_UNKNOWN, reason=trouble.text)
        return
    await socket.accept()
    await Connection(socket, found, guest, lang, hall_of(socket).adviser).run()


# Refusals


def _answer(request: Asking, trouble: Trouble, code: int | None = None) -> Response[TroubleOut]:
    return Response(
        told(trouble, lang_of(request)),
        status_code=code or status(trouble),
        media_type="application/json",
    )


def on_trouble(request: Asking, trouble: Trouble) -> Response[TroubleOut]:
    """Refused, in plain words."""
    return _answer(request, trouble)


def on_refused(request: Asking, error: Refused) -> Response[TroubleOut]:
    """Refused by the rules."""
    return _answer(request, Trouble(error.refusal.text))


def on_not_stored(request: Asking, error: NotStored) -> Response[TroubleOut]:
    """The database is away."""
    _log.error("not stored: %s", error)
    return _answer(request, Trouble("trouble-storage"))


def on_http_error(request: Asking, error: HTTPException) -> Response[TroubleOut]:
    """What Litestar itself refuses."""
    code = error.status_code
    if code == 404:
        return _answer(request, Trouble("trouble-not-found", path=request.url.path))
    if code == 405:
        return _answer(request, Trouble("trouble-method", method=request.method), code)
    if code == 413:
        file = request.url.path in ("/api/verify", "/api/tables/import")
        return _answer(request, Trouble("trouble-too-large", most=FILE_MOST if file else BODY_MOST))
    if code >= 500:
        return on_error(request, error)
    path, problem = garbled(error)
    path = path.removeprefix("data").strip(".")
    path = {"first": "from", "last": "to"}.get(path, path)  # `from` is no name in Python
    return _answer(request, Trouble("trouble-request", path=path or "–", problem=problem), code)


def on_bad_bytes(request: Asking, error: UnicodeDecodeError) -> Response[TroubleOut]:
    """A body that is no text."""
    trouble = Trouble("trouble-request", path=f"byte {error.start}", problem=Key("request-json"))
    return _answer(request, trouble, 400)


def on_error(request: Asking, error: Exception) -> Response[TroubleOut]:
    """A fault of ours: the log gets the trace, the guest a sentence."""
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, Trouble("trouble-internal"))


# The whole


def make_app(database: str, bot_pause: float) -> Litestar:
    """The server on a database that is ready."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(database)
        hall = app.state.hall = Hall(storage, bot_pause)
        waking = asyncio.create_task(hall.wake())
        try:
            yield
        finally:
            waking.cancel()
            await hall.close()
            await storage.close()

    return Litestar(
        [*guest_routes.ROUTES, *table_routes.ROUTES, *replay_routes.ROUTES, live, page],
        lifespan=[lifespan],
        before_request=refuse_foreign,
        before_send=[add_headers],
        exception_handlers={
            Trouble: on_trouble,
            Refused: on_refused,
            NotStored: on_not_stored,
            HTTPException: on_http_error,
            UnicodeDecodeError: on_bad_bytes,
            Exception: on_error,
        },
        request_max_body_size=BODY_MOST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        # JSON only: the usual pages that show it fetch themselves from other hosts.
        openapi_config=OpenAPIConfig(
            title="Gonfalon",
            version=gonfalon.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
