"""People for tests: a real server in a process of its own, and guests who use it by socket."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

GAME = "kingdoms-of-crusaders"
PATIENCE = 30.0  # seconds until a test gives up; nothing is measured with it

ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "squire"}
CLARA = {"kind": "hotseat", "name": "Clara"}

# The toy is the smallest game with secret decisions and undo. So it sits on the shelf here.
_TOY = """
import sys, types
import gonfalon.games
from gonfalon.testkit.toy import TOY
gonfalon.games.IDS += ("toy",)
sys.modules["gonfalon.games.toy"] = types.SimpleNamespace(GAME=TOY)
"""
_SERVE = """
import sys
from gonfalon.server.serve import serve
database, port, host = sys.argv[1:]
serve(host, int(port), database, bot_pause=0.0, lang="en")
"""

Json = dict[str, Any]


class Server:
    """The server, as a process that can be killed."""

    def __init__(
        self, database: str | Path, port: int = 0, toy: bool = True, host: str = "127.0.0.1"
    ) -> None:
        self.database = str(database)
        program = _TOY + _SERVE if toy else _SERVE
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, self.database, str(port), host],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://(\S+?):(\d+)/", line)
        assert found, f"the server said {line!r}"
        self.host, self.port = found[1], int(found[2])

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def kill(self) -> None:
        """The machine loses power."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._hush()

    def stop(self) -> int:
        """Somebody stops the service. Gives the exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._hush()
        return code

    def _hush(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()

    def again(self) -> Server:
        """The same server once more, at the same address."""
        return Server(self.database, self.port)


class Guest:
    """A browser."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.http = httpx.Client(
            base_url=server.url, headers={"accept-language": lang}, timeout=PATIENCE
        )
        self.me: Json = self.get("/api/me")

    def get(self, path: str, code: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == code, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, code: int = 200) -> Any:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = self.http.post(path, content=b"" if body is None else content)
        assert answer.status_code == code, answer.text
        return answer.json()

    def delete(self, path: str, code: int = 200) -> Any:
        answer = self.http.delete(path)
        assert answer.status_code == code, answer.text
        return answer.json()

    def table(self, *seats: Json, **wishes: object) -> Json:
        """Set up a table."""
        wish = {"game": GAME, "seats": list(seats), **wishes}
        made: Json = self.post("/api/tables", wish, 201)
        return made

    def sit(self, server: Server, table: str, **headers: str) -> Page:
        """Open a table's page."""
        return Page(server, self.cookie(), table, {"accept-language": self.lang, **headers})

    def open(self, table: Json) -> Page:
        return self.sit(self.server, table["id"])

    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])


class Page:
    """A table's page: keeps every byte it was ever sent."""

    def __init__(self, server: Server, cookie: str, table: str, headers: dict[str, str]) -> None:
        url = f"ws://{server.host}:{server.port}/ws/tables/{table}"
        self._exit = ExitStack()
        self.socket: ClientConnection = self._exit.enter_context(
            connect(url, additional_headers={"cookie": cookie, **headers}, open_timeout=PATIENCE)
        )
        self.wire: list[str] = []
        self.table: Json = {}
        self.state: Json = {}
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self._re = 0

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self._exit.close()

    def hear(self) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.wire.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "state":
            first = message["events"][0]["n"] if message["events"] else len(self.events)
            self.events = self.events[:first] + message["events"]
            self.state = message
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def until(self, kind: str) -> Json:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def until_asked(self) -> Json:
        """Until this page's seat is asked, or the game is over."""
        while not (self.state and (self.state["ask"] or self.state["result"])):
            self.hear()
        return self.state

    def until_table(self, true: Callable[[Json], object]) -> Json:
        """Until something holds of the table."""
        while not (self.table and true(self.table)):
            self.hear()
        return self.table

    def until_said(self, count: int) -> list[Json]:
        """Until so many lines of chat have come."""
        while len(self.chat) < count:
            self.hear()
        return self.chat

    def until_position(self, position: int) -> Json:
        while not (self.state and self.state["position"] >= position):
            self.hear()
        return self.state

    def until_closed(self) -> int:
        """Until the server hangs up. Gives the code."""
        while True:
            try:
                self.hear()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def send(self, kind: str, **fields: object) -> int:
        self._re += 1
        self.say({"type": kind, "re": self._re, **fields})
        return self._re

    def choose(self, say: str, **other: object) -> int:
        """Choose without waiting for what comes of it."""
        fields = {"seat": self.state["seat"], "position": self.state["position"], "say": say}
        return self.send("choose", **{**fields, **other})

    def refused(self, re: int | None) -> Json:
        """The refusal of message `re`."""
        while True:
            message = self.until("refused")
            if message["re"] == re:
                return message

    def move(self, index: int = 0) -> Json:
        """Choose an offered option, and see the next state."""
        before = self.until_asked()["position"]
        self.choose(self.state["ask"]["options"][index]["say"])
        return self.until_position(before + 1)

    def finish(self) -> Json:
        """Play to the end."""
        while not self.until_asked()["result"]:
            self.move()
        return self.state

    def look(self, seat: int) -> Json:
        """See the table with the eyes of another seat at this screen."""
        if self.state["seat"] != seat:
            self.send("look", seat=seat)
            while self.state["seat"] != seat:
                self.until("state")
        return self.state

    def turn(self) -> Json:
        """Whoever is asked at this screen looks and chooses."""
        self.look(self.state["asked"][0])
        return self.move()


def to_stake_on(page: Page) -> list[str]:
    """The toy's cards that a question about the stake follows: all but banners.

    One hand of 220 is nothing but banners.
    """
    says = [option["say"] for option in page.until_asked()["ask"]["options"]]
    return [say for say in says if say != "lay 4"]
