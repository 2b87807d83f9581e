"""A live table: the match, who sits at it, who looks on.

Whoever reads or plays holds the table's lock, so nobody sees what is not yet stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, Protocol

import msgspec

from gonfalon.files import GameFile, filed
from gonfalon.kernel.chance import Chance
from gonfalon.kernel.game import Box, Setup, View, view
from gonfalon.kernel.match import Match, replay
from gonfalon.kernel.signals import WATCHER
from gonfalon.kernel.table import refusal
from gonfalon.kernel.words import Refusal, Refused, Trouble
from gonfalon.server import seating, showing, wording
from gonfalon.server.absence import Absence, come_back
from gonfalon.server.chatting import Chat
from gonfalon.server.consent import Plea
from gonfalon.server.describing import described
from gonfalon.server.schema import GuestRow, SeatRow, Stored
from gonfalon.server.showing import Heard
from gonfalon.server.storage import NotStored, SeatTaken, Storage
from gonfalon.server.thinking import Study, Thought
from gonfalon.server.wire import ForkOut, Phase, StateMessage, TableOut, Words

BOT_RETRY: Final = 2.0  # seconds until a bot tries again what could not be stored

_log: Final = logging.getLogger(__name__)


class Watcher(Protocol):
    """One open page."""

    @property
    def guest(self) -> str | None:
        """Whose page it is."""
        ...

    def stir(self, *, table: bool = False, state: bool = False, chat: bool = False) -> None:
        """Something has changed: fetch it when you can."""
        ...

    def renamed(self, guest: GuestRow) -> None:
        """Whose page it is has a new name."""
        ...

    def dismiss(self) -> None:
        """Whose page it is must show himself anew."""
        ...


class Told:
    """What one pair of eyes was told last, kept for others who look with the same."""

    __slots__ = ("at", "heard", "known", "state")

    def __init__(self, at: int, heard: Heard) -> None:
        self.at = at  # the length of the log
        self.heard = heard
        self.known: Heard | None = None
        self.state: StateMessage | None = None


class LiveTable:
    """One table in memory. The truth is in the storage."""

    def __init__(
        self,
        storage: Storage,
        box: Box,
        stored: Stored,
        guests: dict[str, GuestRow],
        study: Study,
        bot_pause: float,
    ) -> None:
        self.storage = storage
        self._study = study
        self._bot_pause = bot_pause
        self.lock = asyncio.Lock()
        self._doubtful = False  # a write failed: ask the storage before going on
        self._tasks: set[asyncio.Task[Any]] = set()
        self._driver: asyncio.Task[None] | None = None
        self._watchers: set[Watcher] = set()
        self.absence = Absence(stored.row.grace)
        self.chat = Chat(storage, stored.row.id)
        self.box = box
        self.guests = guests
        self._adopt(stored)

    def _adopt(self, stored: Stored) -> None:
        """Take what the storage says for true."""
        row = stored.row
        self.row = row
        self.seats = stored.seats
        self.setup = Setup(len(stored.seats), row.options)
        self.fork = None if row.fork is None else msgspec.json.decode(row.fork, type=ForkOut)
        self.plea: Plea | None = None
        self._told: dict[int, Told] = {}
        self.match: Match | None = None
        if row.phase != "gathering":
            self.match = self._replayed(stored.log)
        self.set_seats(stored.seats)

    def set_seats(self, seats: list[SeatRow]) -> None:
        """Who sits where."""
        self.seats = seats
        played = [(seat.seat, seat.bot or seat.deputy) for seat in seats]
        self._bots = {seat: bot for seat, bot in played if bot is not None}

    def _replayed(self, log: list[tuple[int, str]]) -> Match:
        match = replay(self.box, self.setup, log, self.row.start)
        match.chance = self._chance() if self.row.seed else None
        return match

    def _chance(self) -> Chance:
        return Chance(self.row.seed, self.row.nonce)

    # Looking

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def idle(self) -> bool:
        """May it be forgotten? The storage knows everything."""
        return not (self._watchers or self._tasks or self.lock.locked())

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest]

    def names(self) -> list[str]:
        """Who plays, by seat."""
        return seating.names(self.seats, self.guests)

    def from_outside(self) -> View:
        """What anybody may know; while seats are open, of the table as it will begin."""
        if self.match is not None:
            return self.match.view(WATCHER)
        game = self.box.game
        return view(game, game.set_up(self.box, self.setup), WATCHER)

    def lent_arms(self) -> tuple[str, ...]:
        """The arms that the game gives to seats."""
        return self.box.game.arms(self.from_outside())

    async def shown(self, guest: str | None) -> TableOut:
        """The table as a guest sees it."""
        async with self.lock:
            return described(self, guest)

    async def state(self, eyes: int, known: Heard) -> tuple[StateMessage, Heard] | None:
        """The game as these eyes see it, and what they have heard with it; None before it began."""
        async with self.lock:
            if self.match is None:
                return None
            # Those who look with the same eyes and know the same are told the same.
            last = self._told.get(eyes)
            if last is None or last.at != len(self.match.log):
                last = Told(len(self.match.log), showing.heard(self.match, eyes))
                self._told[eyes] = last
            if last.state is None or last.known is not known:
                last.known, last.state = known, showing.state(self.match, eyes, known)
            return last.state, last.heard

    async def words(self, eyes: int) -> Words:
        """The table in words, as these eyes see it."""
        async with self.lock:
            if self.match is None:
                raise Trouble("trouble-not-begun")
            return wording.words(self.match, self.match.view(eyes))

    async def why(self, seat: int, say: str) -> Refusal | None:
        """Why may `seat` not choose this now?"""
        async with self.lock:
            if self.match is None:
                raise Trouble("trouble-not-begun")
            choice = self.box.choices.by_say.get(say)
            if choice is None:
                return Refusal("", "why-unknown-choice", {"say": say[:80]})
            return refusal(self.match.table, seat, choice)

    async def log(self) -> tuple[list[tuple[int, str]], bool]:
        """A copy of the log, for a replay, and whether the game is over."""
        async with self.lock:
            if self.match is None:
                raise Trouble("trouble-not-begun")
            return self.match.log.copy(), self.phase_of(self.match) == "over"

    def beginning(self) -> Match:
        """An empty match as this one was when it began, for a replay."""
        return Match(self.box, self.setup, None, self.row.start)

    async def file(self) -> GameFile:
        """The game file, once the game is over: it tells every secret."""
        async with self.lock:
            if self.match is None or self.phase_of(self.match) != "over":
                raise Trouble("trouble-not-over")
            file = filed(self.match, self.names(), self.row.edition_text)
            file.commitment = self.row.commitment  # what was published, not what would fit
            file.log = file.log.copy()
            return file

    def phase_of(self, match: Match | None) -> Phase:
        if match is None:
            return "gathering"
        return "over" if match.over or self.row.imported else "playing"

    # Watching

    def join(self, watcher: Watcher) -> None:
        """A page opens."""
        self._watchers.add(watcher)
        if watcher.guest is not None:
            self.absence.came(watcher.guest, self.seats)
            if any(seat.guest == watcher.guest and seat.deputy for seat in self.seats):
                self.start(come_back(self, watcher.guest))
        self.stir(table=True)

    def leave(self, watcher: Watcher) -> None:
        """A page closes."""
        self._watchers.discard(watcher)
        if watcher.guest is not None and watcher.guest not in self.here():
            self.absence.went(watcher.guest)
        self.stir(table=True)

    def here(self) -> set[str]:
        """The guests who have a page open."""
        return {watcher.guest for watcher in self._watchers if watcher.guest is not None}

    def onlookers(self) -> int:
        """How many look on without a seat."""
        seated = {seat.guest for seat in self.seats}
        strangers = sum(watcher.guest is None for watcher in self._watchers)
        return strangers + len(self.here() - seated)

    def dismiss(self, guest: str) -> None:
        """Close a guest's pages: who is still welcome comes back by himself."""
        for watcher in list(self._watchers):
            if watcher.guest == guest:
                watcher.dismiss()

    def crowd(self) -> int:
        """How many pages are open."""
        return len(self._watchers)

    def stir(self, *, table: bool = False, state: bool = False, chat: bool = False) -> None:
        """Tell every page that something has changed."""
        for watcher in list(self._watchers):
            watcher.stir(table=table, state=state, chat=chat)

    def renamed(self, guest: GuestRow) -> None:
        """Somebody has a new name."""
        if guest.id in self.guests:
            self.guests[guest.id] = guest
            self.stir(table=True)
        for watcher in self._watchers:
            if watcher.guest == guest.id:
                watcher.renamed(guest)

    # Playing

    async def play(self, seat: int, position: int, deed: Callable[[Match], None]) -> None:
        """A seat chooses, undoes or concedes, at the position it has seen.

        What began is carried through even if whoever asked for it has gone meanwhile.
        """
        await asyncio.shield(self.start(self._play(seat, position, deed)))

    async def _play(self, seat: int, position: int, deed: Callable[[Match], None]) -> None:
        async with self.lock:
            match = await self.current(seat, position)
            if self.plea is not None:
                raise Trouble("trouble-plea-pending")
            worn = self.lent_arms()
            await self.carry_out(match, deed)
            dressed = self.lent_arms() != worn
        self.stir(state=True, table=match.over or dressed)
        self.drive()

    async def current(self, seat: int, position: int) -> Match:
        """The match, if the seat knows how it stands. The caller holds the lock."""
        if self._doubtful:
            await self._reload()
        if self.match is None:
            raise Trouble("trouble-not-begun")
        if position != self.match.position(seat):
            raise Trouble("trouble-stale")
        return self.match

    async def carry_out(self, match: Match, deed: Callable[[Match], None]) -> None:
        """What is done is stored, or has not happened. The caller holds the lock."""
        before = len(match.log)
        try:
            deed(match)
            with self.storing():
                new = match.log[before:]
                await self.storage.append(self.id, before, new, self.phase_of(match))
        except Refused:
            raise  # the kernel leaves no trace of what it refuses
        except BaseException:
            # Memory must not be ahead of the storage: back to the last thing acknowledged.
            self._doubtful = True
            self.match = self._replayed(match.log[:before])
            raise

    async def sit(self, seat: int, guest: GuestRow) -> None:
        """Sit down on an open seat; the game begins when no seat is open any more."""
        await asyncio.shield(self.start(self._sit(seat, guest)))

    async def _sit(self, seat: int, guest: GuestRow) -> None:
        async with self.lock:
            if self._doubtful:
                await self._reload()
            if not 0 <= seat < len(self.seats):
                raise Trouble("trouble-seat-unknown", seat=seat + 1)
            if self.seats[seat].guest == guest.id:
                return
            if self.seats[seat].kind != "open":
                raise Trouble("trouble-seat-taken")
            if self.seats_of(guest.id):
                raise Trouble("trouble-seat-own")
            last = [other.seat for other in self.seats if other.kind == "open"] == [seat]
            match = Match(self.box, self.setup, self._chance()) if last else None
            phase = self.phase_of(match)
            with self.storing():
                await self.storage.sit(self.id, seat, guest.id, phase, match.log if match else [])
            self.guests[guest.id] = guest
            await self._reload()
        self.stir(table=True, state=True)
        self.drive()

    async def _reload(self) -> None:
        """Ask the storage how things are. The caller holds the lock."""
        with self.storing():
            stored = await self.storage.table(self.id)
            assert stored is not None, "tables are never deleted"
            self.guests = await self.storage.guests([s.guest for s in stored.seats if s.guest])
        self._adopt(stored)
        self._doubtful = False
        self.stir(table=True, state=True)

    @contextlib.contextmanager
    def storing(self) -> Iterator[None]:
        """If this fails we do not know what the storage has, and say so plainly."""
        try:
            yield
        except SeatTaken:
            self._doubtful = True
            raise Trouble("trouble-seat-taken") from None
        except NotStored as error:
            self._doubtful = True
            _log.error("table %s: %s", self.id, error)
            raise Trouble("trouble-storage") from None
        except BaseException:
            self._doubtful = True
            raise

    async def talk(self, guest: GuestRow | None, seat: int | None, text: str) -> None:
        """Somebody says something; with several seats he may choose which."""
        if guest is None:
            raise Trouble("trouble-guest-unknown")
        own = self.seats_of(guest.id)
        speaker = own[0] if seat is None and own else seat
        name = guest.name if speaker is None else self.names()[speaker]
        await self.chat.say(guest.id, speaker, name, text)
        self.stir(chat=True)

    async def note(self, notice: str, seat: int, text: str = "") -> None:
        """A line of the table's own in the chat."""
        await self.chat.note(notice, seat, self.names()[seat], text)
        self.stir(chat=True)

    # Bots

    def drive(self) -> None:
        """Let bots play if it is their turn."""
        if self._bots and (self._driver is None or self._driver.done()):
            self._driver = self.start(self._drive())

    async def _drive(self) -> None:
        while True:
            async with self.lock:
                match = self.match
                waiting = [seat for seat in match.asked if seat in self._bots] if match else []
                if not waiting or self.plea is not None:
                    return
                assert match is not None
                seat = waiting[0]
                view, position = match.view(seat), match.position(seat)
            bot, edition = self._bots[seat], self.row.edition_text
            thought = await self._study.choose(bot, view, edition, self._bot_pause)
            if self._bots.get(seat) != bot:
                continue  # whoever was away is back and chooses himself
            try:
                await self._play(seat, position, _deed(seat, thought))
            except Trouble as trouble:
                if trouble.text != "trouble-stale":
                    await asyncio.sleep(BOT_RETRY)
            except Exception:
                _log.exception("table %s: the bot on seat %d cannot go on", self.id, seat)
                return

    # Tasks

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """The server stops: finish what is being written, send bots home."""
        if self._driver is not None:
            self._driver.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=5)


def _deed(seat: int, thought: Thought) -> Callable[[Match], None]:
    """What a bot does; if a squire had to choose for it, the log says so."""

    def deed(match: Match) -> None:
        if thought.stumbled:
            match.stumble(seat)
        match.choose(seat, thought.choice)

    return deed
