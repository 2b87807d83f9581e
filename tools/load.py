"""How fast does a choice reach everybody? Many live tables with watchers, over real sockets.

    python tools/load.py --tables 50 --watchers 4 --seconds 60

Starts a server of its own on an empty database (or uses the one at --url), seats people at tables
of all games, and lets them choose at random while watchers look on. For every choice it takes the
time from sending it until the last page at the table has the new state. Prints the distribution;
fails if the 95th percentile is above --goal milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TABLES_EACH = 25  # a guest may have set up 30 unfinished tables
PATIENCE = 10.0  # seconds until a choice that does not arrive counts as lost
BAR = 50
SECRET = {("medieval-realms", "place"), ("medieval-realms", "lift")}  # also of the last to decide


class Option(msgspec.Struct):
    """An option, as far as we need it."""

    say: str


class Ask(msgspec.Struct):
    """A question."""

    kind: str
    options: list[Option]


class Message(msgspec.Struct):
    """A message, as far as we need it."""

    type: str
    position: int = -1
    asked: list[int] = []
    ask: Ask | None = None
    result: dict[str, object] | None = None
    trouble: str | None = None


DECODER = msgspec.json.Decoder(Message)


@dataclass
class Figures:
    """What was measured, in milliseconds."""

    last: list[float] = field(default_factory=list)  # per choice: until the last page has it
    each: list[float] = field(default_factory=list)  # per choice and page
    bytes: int = 0
    lost: int = 0
    refused: int = 0


class Page:
    """One open page: notes when it was told."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        self.state = Message("state")
        self._figures = figures
        self._told = asyncio.Event()
        self.at = 0.0

    async def read(self) -> None:
        """Until the socket closes."""
        async for text in self.socket:
            now = time.perf_counter()
            self._figures.bytes += len(text)
            message = DECODER.decode(text)
            if message.type == "state":
                self.state, self.at = message, now
                self._told.set()
            elif message.type == "refused":
                self._figures.refused += 1

    def expect(self) -> None:
        """The next state is the one we wait for."""
        self._told.clear()

    async def told(self) -> None:
        """Until it has come."""
        await self._told.wait()


@dataclass
class Seats:
    """A game and how many play it."""

    game: str
    players: int


class Table:
    """One table: a page per seat, and watchers."""

    def __init__(
        self, game: str, people: list[Page], watchers: list[Page], figures: Figures
    ) -> None:
        self.game = game
        self.people = people
        self.watchers = watchers
        self._figures = figures

    async def play(self, pace: float, until: float) -> None:
        """Choose at random, now and then, until time is up or the game over."""
        rng = random.Random()
        await asyncio.sleep(rng.random() * pace)
        while time.perf_counter() < until and self.people[0].state.result is None:
            began = time.perf_counter()
            await self._choose(rng)
            rest = pace * (0.5 + rng.random()) - (time.perf_counter() - began)
            await asyncio.sleep(max(0.0, rest))

    async def _choose(self, rng: random.Random) -> None:
        able = [n for n, page in enumerate(self.people) if page.state.ask is not None]
        if not able:
            return
        seat = rng.choice(able)
        page = self.people[seat]
        state = page.state
        assert state.ask is not None
        # In a secret decision nobody else may notice anything, so only the chooser is told.
        secret = len(state.asked) > 1 or (self.game, state.ask.kind) in SECRET
        due = [page] if secret else [*self.people, *self.watchers]
        for one in due:
            one.expect()
        say = rng.choice(state.ask.options).say
        wish = {"type": "choose", "re": 1, "seat": seat, "position": state.position, "say": say}
        text = json.dumps(wish)
        sent = time.perf_counter()
        await page.socket.send(text)
        try:
            async with asyncio.timeout(PATIENCE):
                for one in due:
                    await one.told()
        except TimeoutError:
            self._figures.lost += 1
            return
        times = [(one.at - sent) * 1000 for one in due]
        self._figures.each.extend(times)
        self._figures.last.append(max(times))


async def set_up(url: str, wish: Seats, crew: list[httpx.AsyncClient]) -> str:
    """A table with somebody on every seat."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (wish.players - 1)]
    made = await crew[0].post(f"{url}/api/tables", json={"game": wish.game, "seats": seats})
    made.raise_for_status()
    table = made.json()
    for seat in range(1, wish.players):
        invite = table["seats"][seat]["invite"]
        (await crew[seat].post(f"{url}/api/invitations/{invite}")).raise_for_status()
    return str(table["id"])


async def opened(url: str, table: str, cookie: str, figures: Figures) -> Page:
    """A page at a table; without a cookie a watcher's."""
    address = f"ws{url.removeprefix('http')}/ws/tables/{table}"
    headers = {"cookie": cookie} if cookie else {}
    return Page(await connect(address, additional_headers=headers, max_size=None), figures)


def busy(process: int | None) -> tuple[float, float] | None:
    """Seconds that a process has run and has waited for a core, where the system tells."""
    try:
        tasks = list(Path(f"/proc/{process}/task").iterdir())
        times = [(task / "schedstat").read_text().split() for task in tasks]
    except OSError:
        return None
    return sum(int(run) for run, *_ in times) / 1e9, sum(int(wait) for _, wait, _ in times) / 1e9


async def measure(url: str, process: int | None, args: argparse.Namespace) -> Figures:
    """Seat everybody, warm up, measure."""
    figures = Figures()
    found = httpx.get(f"{url}/api/games").json()
    games = [Seats(game["id"], max(2, game["players"][0])) for game in found]
    wishes = [games[n % len(games)] for n in range(args.tables)]
    most = max(wish.players for wish in wishes)
    tables: list[Table] = []
    readers: list[asyncio.Task[None]] = []
    for first in range(0, args.tables, TABLES_EACH):
        crew = [httpx.AsyncClient(timeout=60) for _ in range(most)]
        for guest in crew:
            (await guest.get(f"{url}/api/me")).raise_for_status()
        for wish in wishes[first : first + TABLES_EACH]:
            table = await set_up(url, wish, crew)
            cookies = [f"gonfalon={guest.cookies['gonfalon']}" for guest in crew[: wish.players]]
            people = [await opened(url, table, cookie, figures) for cookie in cookies]
            watchers = [await opened(url, table, "", figures) for _ in range(args.watchers)]
            readers += [asyncio.create_task(page.read()) for page in (*people, *watchers)]
            tables.append(Table(wish.game, people, watchers, figures))
        for guest in crew:
            await guest.aclose()
    print(f"{len(tables)} tables, {len(readers)} pages open", flush=True)
    await asyncio.sleep(2)
    await asyncio.gather(*[t.play(args.pace, time.perf_counter() + 5) for t in tables])
    figures.last.clear()
    figures.each.clear()
    figures.bytes = 0
    before = busy(process)
    until = time.perf_counter() + args.seconds
    await asyncio.gather(*[table.play(args.pace, until) for table in tables])
    after = busy(process)
    if before is not None and after is not None:
        run, wait = [(new - old) / args.seconds for new, old in zip(after, before, strict=True)]
        print(f"server: {run:.0%} of a core, and {wait:.0%} of the time waiting for one")
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    return figures


def percentile(sorted_times: Sequence[float], share: float) -> float:
    """The time that this share of all does not exceed."""
    return sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


def summary(times: Sequence[float]) -> dict[str, float]:
    """The distribution in five figures."""
    ordered = sorted(times)
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    found = {name: round(percentile(ordered, share), 1) for name, share in shares.items()}
    return {"count": len(ordered), **found, "max": round(ordered[-1], 1)}


def histogram(times: Sequence[float]) -> Iterator[str]:
    """A line per range of time, each twice as wide as the one before."""
    edges = [0.0, 1, 2, 4, 8, 16, 32, 64, 100, 128, 256, 512, 1024, float("inf")]
    counts = [sum(low <= t < high for t in times) for low, high in pairwise(edges)]
    most = max(counts)
    for low, high, count in zip(edges, edges[1:], counts, strict=False):
        if count:
            share, bar = count / len(times), "█" * max(1, round(BAR * count / most))
            yield f"{low:6.0f} – {high:<6.0f} ms {count:7d} {share:6.1%} {bar}"


@contextmanager
def served(url: str | None) -> Iterator[tuple[str, int | None]]:
    """The server at `url`, or one of our own on an empty database, and its process."""
    if url is not None:
        yield url.rstrip("/"), None
        return
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "load.sqlite3")
        command = [sys.executable, "-m", "gonfalon", "serve", "--port", "0", "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.search(r"http://\S+?:\d+", line)
            if found is None:
                raise SystemExit(f"the server said {line!r}")
            yield found[0], server.pid
        finally:
            server.terminate()
            server.wait(30)


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument(
        "--watchers", type=int, default=4, help="pages at each table without a seat"
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument(
        "--pace", type=float, default=2.0, help="seconds between choices at a table"
    )
    parser.add_argument(
        "--goal", type=float, default=100.0, help="milliseconds at the 95th percentile"
    )
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with served(args.url) as (url, process):
        figures = asyncio.run(measure(url, process, args))
    last, each = summary(figures.last), summary(figures.each)
    if args.json:
        print(json.dumps({"last": last, "each": each, "lost": figures.lost}))
    else:
        print(f"choices {last['count'] / args.seconds:.1f}/s, "
              f"messages {each['count'] / args.seconds:.0f}/s, "
              f"{figures.bytes / args.seconds / 1e6:.2f} MB/s before compression, "
              f"lost {figures.lost}, refused {figures.refused}")  # fmt: skip
        print("choice to one page: ", each)
        print("choice to all pages:", last)
        print("\n".join(histogram(figures.last)))
    good = figures.lost == 0 and last["p95"] <= args.goal
    print(f"goal: p95 of all pages at most {args.goal:.0f} ms: {'met' if good else 'MISSED'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
