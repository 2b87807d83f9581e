"""The built page, and the headers that keep strangers out of it."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, route
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from gonfalon.kernel.words import Trouble
from gonfalon.server.asking import Asking

STATIC: Final = Path(__file__).parent / "static"
PAGES: Final = ("t", "join", "replay", "rules", "about", "device", "import")
# Vite names these after their content, so they never change.
ASSETS: Final = "assets/"

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # links to a seat are secrets
    "cross-origin-opener-policy": "same-origin",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer, also a refusal, carries these."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["cache-control"] = "no-store"


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Asking, path: str = "") -> Response[bytes]:
    """A file of the page, or the page itself: for its own addresses, and to say what is none."""
    name = path.strip("/")
    file = _files().get(name)
    if file is not None and name != "index.html":
        cache_control = (
            "public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache"
        )
        return _file(file, cache_control)
    known = name in ("", "index.html") or name.partition("/")[0] in PAGES
    if not known and "text/html" not in request.headers.get("accept", ""):
        raise Trouble("trouble-not-found", path="/" + name)
    index = STATIC / "index.html"
    if not index.is_file():
        raise Trouble("trouble-page-unbuilt")
    return _file(index, "no-cache", 200 if known else 404)


def _file(file: Path, cache_control: str, code: int = 200) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    headers = {"cache-control": cache_control}
    return Response(file.read_bytes(), status_code=code, media_type=kind, headers=headers)


def _files() -> dict[str, Path]:
    """An allow-list, so no path can lead out of the folder."""
    return _listed(STATIC.stat().st_mtime_ns if STATIC.is_dir() else 0)


@cache
def _listed(changed: int) -> dict[str, Path]:
    files = [file for file in STATIC.rglob("*") if file.is_file()]
    return {file.relative_to(STATIC).as_posix(): file for file in files}
