"""Live play over a WebSocket: one connection per open page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import WATCHER
from gonfalon.kernel.words import Refused, Trouble
from gonfalon.server.absence import replace
from gonfalon.server.advising import Adviser
from gonfalon.server.consent import answer, plead
from gonfalon.server.limits import Bucket
from gonfalon.server.saying import garbled, refused, refused_by_rule
from gonfalon.server.schema import GuestRow
from gonfalon.server.showing import Heard
from gonfalon.server.storage import NotStored
from gonfalon.server.tables import LiveTable
from gonfalon.server.wire import (
    Answer,
    ChatMessage,
    Choose,
    Concede,
    Hint,
    Live,
    Look,
    Number,
    Plead,
    RefusalOut,
    Replace,
    Said,
    StateMessage,
    TableMessage,
    Talk,
    Undo,
    Why,
    WhyMessage,
)

MESSAGE_MOST: Final = 16 * 1024
BURST: Final = 100  # messages at once …
PER_SECOND: Final = 20.0  # … and then this many
PATIENCE: Final = 50  # refused messages in a row until we hang up
ANSWERS_MOST: Final = 200  # answers that wait for a page to read them
CROWD_MOST: Final = 200  # pages open at one table

CLOSE_REVOKED: Final = 4401
CLOSE_FLOOD: Final = 4429
CLOSE_UNKNOWN: Final = 4404
CLOSE_CROWD: Final = 4503

_log: Final = logging.getLogger(__name__)


class HangUp(Exception):
    """We end the conversation, and say why."""

    def __init__(self, trouble: Trouble, code: int) -> None:
        super().__init__(trouble.text)
        self.trouble = trouble
        self.code = code


class Re(msgspec.Struct):
    """All we read of a message that we cannot read otherwise."""

    re: Number | None = None


class Connection:
    """One open page: what it looks at, what it has been told."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        table: LiveTable,
        guest: GuestRow | None,
        lang: str,
        adviser: Adviser,
    ) -> None:
        self._socket = socket
        self._adviser = adviser
        self._asides: set[asyncio.Task[None]] = set()  # what takes a while
        self._table = table
        self._lang = lang
        self._bucket = Bucket(BURST, PER_SECOND)
        self._answers: deque[Live] = deque()
        self._wake = asyncio.Event()
        self._wake.set()
        self._table_due = True
        self._state_due = True
        self._known: Heard = []
        self._last: StateMessage | None = None
        self._looks = 0  # how often the page asked to see things anew
        self._chat_due = True
        self._chat_known = -1
        self._end: HangUp | None = None
        self._who = guest
        self.guest = guest.id if guest else None
        self._eyes = self._own_eyes()
        self._chose_eyes = False

    def _own_eyes(self) -> int:
        """The guest's seat; of several at one screen none, until somebody says who looks."""
        seats = self._table.seats_of(self.guest)
        return seats[0] if len(seats) == 1 else WATCHER

    def stir(self, *, table: bool = False, state: bool = False, chat: bool = False) -> None:
        """Something has changed: a slow page gets the newest, not every step in between."""
        self._table_due |= table
        self._state_due |= state
        self._chat_due |= chat
        self._wake.set()

    def renamed(self, guest: GuestRow) -> None:
        """Whose page this is has a new name."""
        self._who = guest

    def dismiss(self) -> None:
        """Hang up: whoever is still welcome comes back by himself."""
        self._end = HangUp(Trouble("trouble-link-revoked"), CLOSE_REVOKED)
        self._wake.set()

    async def run(self) -> None:
        """Until the page goes."""
        try:
            await self._talk()
        except HangUp as end:
            await self._hang_up(end)
        except WebSocketDisconnect:
            pass
        finally:
            self._table.leave(self)

    async def _talk(self) -> None:
        if self._table.crowd() >= CROWD_MOST:
            raise HangUp(Trouble("trouble-crowd", most=CROWD_MOST), CLOSE_CROWD)
        self._table.join(self)
        both = [asyncio.create_task(self._tell()), asyncio.create_task(self._hear())]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in [*both, *self._asides]:
                task.cancel()
            await asyncio.gather(*both, *self._asides, return_exceptions=True)
        for task in done:
            task.result()

    async def _hang_up(self, end: HangUp) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while self._answers:
                await self._send(self._answers.popleft())
            await self._send(refused(end.trouble, None, self._lang))
            await self._socket.close(code=end.code, reason=end.trouble.text)

    # Telling

    async def _tell(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._end is not None:
                raise self._end
            while self._answers:
                await self._send(self._answers.popleft())
            if self._table_due:
                self._table_due = False
                await self._send(TableMessage(await self._table.shown(self.guest)))
            if self._state_due:
                self._state_due = False
                await self._tell_state()
            if self._chat_due:
                self._chat_due = False
                await self._tell_chat()

    def _forget(self) -> None:
        """The next state is told from the beginning."""
        self._looks += 1
        self._known = []
        self._last = None

    async def _tell_state(self) -> None:
        if not self._chose_eyes and self._eyes == WATCHER:
            self._eyes = self._own_eyes()  # somebody who came to look may have sat down
            if self._eyes != WATCHER:
                self._forget()
        looks = self._looks
        found = await self._table.state(self._eyes, self._known)
        if found is None or looks != self._looks:  # looked elsewhere meanwhile: comes next
            return
        state, self._known = found
        # What others do in secret changes nothing here: a message would tell that they did it.
        bare = msgspec.structs.replace(state, events=[])
        if state.events or bare != self._last:
            self._last = bare
            await self._send(state)

    async def _tell_chat(self) -> None:
        try:
            lines = await self._table.chat.since(self._chat_known, self.guest)
        except NotStored as error:  # the game goes on without what was said
            _log.error("table %s: %s", self._table.id, error)
            return
        if lines:
            self._chat_known = lines[-1].n
            await self._send(ChatMessage(lines))

    async def _send(self, message: Live) -> None:
        try:
            await self._socket.send_text(msgspec.json.encode(message).decode())
        except (OSError, RuntimeError) as error:  # uvicorn's ways to say that nobody is there
            raise WebSocketDisconnect(detail=str(error)) from None

    def _answer(self, message: Live) -> None:
        self._answers.append(message)
        self._wake.set()

    # Hearing

    async def _hear(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            if len(self._answers) > ANSWERS_MOST:
                return  # asks and asks, and does not read what we answer
            data = message.get("text") or message.get("bytes") or b""
            if not self._bucket.take():
                if self._bucket.refused > PATIENCE:
                    raise HangUp(Trouble("trouble-flood"), CLOSE_FLOOD)
                self._answer(refused(Trouble("trouble-flood"), _re(data), self._lang))
                continue
            if len(data) > MESSAGE_MOST:
                trouble = Trouble("trouble-message-large", most=MESSAGE_MOST)
                self._answer(refused(trouble, None, self._lang))
                continue
            await self._heed(data)

    async def _heed(self, data: str | bytes) -> None:
        """One message. What takes a while goes on aside: the page may talk meanwhile."""
        try:
            said = _read(data)
        except Trouble as trouble:
            self._answer(refused(trouble, _re(data), self._lang))
            return
        if isinstance(said, Hint):
            task = asyncio.create_task(self._mind(said))
            self._asides.add(task)
            task.add_done_callback(self._asides.discard)
        else:
            await self._mind(said)

    async def _mind(self, said: Said) -> None:
        """Whatever is wrong with a message, the table goes on."""
        try:
            await self._do(said)
        except Trouble as trouble:
            self._answer(refused(trouble, said.re, self._lang))
            if trouble.text in ("trouble-stale", "trouble-storage"):
                self._look_again()
        except Exception:
            _log.exception("table %s: a message failed", self._table.id)
            self._answer(refused(Trouble("trouble-internal"), said.re, self._lang))
            self._look_again()

    def _look_again(self) -> None:
        """Whoever was refused for what he saw gets to see it anew."""
        self._looks += 1
        self._last = None
        self.stir(state=True)

    async def _do(self, said: Said) -> None:
        if isinstance(said, Answer):
            await answer(self._table, self.guest, said.agree)
            return
        if isinstance(said, Replace):
            await replace(self._table, said.absent, said.bot, self.guest)
            return
        if said.seat is not None and said.seat not in self._table.seats_of(self.guest):
            raise Trouble("trouble-seat-foreign", seat=said.seat + 1)
        if isinstance(said, Talk):
            await self._table.talk(self._who, said.seat, said.text)
        elif isinstance(said, Look):
            self._eyes = WATCHER if said.seat is None else said.seat
            self._chose_eyes = True
            self._forget()
            self.stir(state=True)
        elif isinstance(said, Why):
            refusal = await self._table.why(said.seat, said.say)
            out = (
                RefusalOut(refusal.rule or None, refusal.text, dict(refusal.args))
                if refusal
                else None
            )
            self._answer(WhyMessage(said.re, said.say, out))
        elif isinstance(said, Hint):
            self._answer(await self._adviser.answer(self._table, self.guest, said))
        else:
            await self._play(said)

    async def _play(self, said: Choose | Undo | Concede | Plead) -> None:
        seat = said.seat

        def deed(match: Match) -> None:
            if isinstance(said, Choose):
                match.say(seat, said.say)
            elif isinstance(said, Undo):
                match.undo(seat)
            else:
                match.concede(seat)

        try:
            if isinstance(said, Plead):
                await plead(self._table, seat, said.position)
            else:
                await self._table.play(seat, said.position, deed)
        except Refused as error:
            names, game = self._table.names(), self._table.row.game
            self._answer(refused_by_rule(error.refusal, said.re, self._lang, game, names, seat))


def _read(data: str | bytes) -> Said:
    try:
        return msgspec.json.decode(data, type=Said)  # type: ignore[no-any-return]
    except (msgspec.DecodeError, UnicodeError) as error:
        path, problem = garbled(error)
        raise Trouble("trouble-message", path=path, problem=problem) from None


def _re(data: str | bytes) -> Number | None:
    try:
        return msgspec.json.decode(data[: 2 * MESSAGE_MOST], type=Re).re
    except (msgspec.DecodeError, UnicodeError):
        return None
