"""Run the server: take the port, make the database ready, then let people in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import webbrowser
from collections.abc import Iterator
from typing import Final

import uvicorn

from gonfalon.kernel.words import Trouble
from gonfalon.server.app import make_app
from gonfalon.server.claiming import claimed
from gonfalon.server.live import MESSAGE_MOST
from gonfalon.server.migrating import prepare
from gonfalon.texts import Texts, default_language

BOT_PAUSE: Final = 0.7  # seconds, so that people can follow
# All addresses of this machine: their family, an address far away, and ours if there is no network.
EVERYWHERE: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1", "127.0.0.1"),
    "::": (socket.AF_INET6, "2001:db8::1", "::1"),
}


def serve(
    host: str = "127.0.0.1",
    port: int = 8600,
    database: str = "gonfalon.sqlite3",
    open_browser: bool = False,
    bot_pause: float = BOT_PAUSE,
    lang: str | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM. What is wrong with the arguments is a `Trouble`."""
    with _listening(host, port) as listener, claimed(database):
        prepare(database)
        url = _url(host, listener.getsockname()[1])
        config = uvicorn.Config(
            make_app(database, bot_pause),
            log_level="warning",
            access_log=False,
            server_header=False,
            lifespan="on",
            # Twice what we accept: somewhat too long is refused in words, more ends the line.
            ws_max_size=2 * MESSAGE_MOST,
            timeout_graceful_shutdown=5,
        )
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
        # uvicorn stops cleanly, then raises the signal once more: a clean stop is no failure.
        with contextlib.suppress(KeyboardInterrupt), _deaf_to(signal.SIGTERM):
            _Server(config, url, open_browser, lang or default_language()).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool, lang: str) -> None:
        super().__init__(config)
        self._url = url
        self._open_browser = open_browser
        self._lang = lang

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            said = Texts(self._lang).say("serve-listening", {"url": self._url})
            print(said, flush=True)
            if self._open_browser:
                await asyncio.to_thread(webbrowser.open, self._url)


def _listening(host: str, port: int) -> socket.socket:
    """A socket that has the port, so that nobody else can take it any more."""
    if not 0 <= port <= 65535:
        raise Trouble("trouble-port-number", port=str(port))
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError) as error:
        problem = str(error.args[-1]) if error.args else str(error)
        raise Trouble("trouble-host", host=host, problem=problem) from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        problem = error.strerror or str(error)
        raise Trouble("trouble-port", host=host, port=str(port), problem=problem) from None
    return listener


def _url(host: str, port: int) -> str:
    """Where the page is; with a door on every side, where others find it too."""
    shown = _seen_from_outside(host) if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _seen_from_outside(host: str) -> str:
    """This machine's address in its network. Nothing is sent: the system only picks a way out."""
    family, afar, alone = EVERYWHERE[host]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((afar, 9))
        except OSError:  # no network
            return alone
        return str(probe.getsockname()[0])


@contextlib.contextmanager
def _deaf_to(number: signal.Signals) -> Iterator[None]:
    before = signal.signal(number, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(number, before)
