"""Bots at the table: in processes of their own, with a view and nothing else.

The server only sends views out and takes choices in, so it answers people at once however hard a
marshal thinks. A bot that fails or takes too long is sent home, a squire chooses for it, and the
table is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import msgspec

import gonfalon
from gonfalon.bots import SQUIRE, make
from gonfalon.bots.process import (
    LENGTH,
    Answer,
    AnyQuestion,
    HintAnswer,
    HintQuestion,
    Question,
    ReviewAnswer,
    ReviewQuestion,
    framed,
)
from gonfalon.bots.sending import encode_view
from gonfalon.files import GameFile
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View

LONGEST: Final = 10.0  # seconds; a marshal takes two, on a busy machine more
COMMAND: Final = (sys.executable, "-m", "gonfalon.bots.process")

Told = TypeVar("Told", Answer, HintAnswer, ReviewAnswer)

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thought:
    """What was chosen, and whether the bot itself chose it."""

    choice: Choice
    stumbled: bool = False


class Stumbled(Exception):
    """A bot did not answer as it should."""


class Study:
    """Where bots think: a few processes that are started when they are needed."""

    def __init__(
        self,
        processes: int | None = None,
        command: Sequence[str] = COMMAND,
        longest: float = LONGEST,
    ) -> None:
        self._command = command
        self._longest = longest
        self._free = asyncio.Semaphore(processes or max(1, (os.cpu_count() or 1) - 1))
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()

    async def choose(self, bot: str, view: View, edition: str | None, pause: float) -> Thought:
        """A choice, after `pause` seconds at least: haste tells of the hand."""
        thought, _ = await asyncio.gather(self._think(bot, view, edition), asyncio.sleep(pause))
        return thought

    async def _think(self, bot: str, view: View, edition: str | None) -> Thought:
        # Its luck has nothing to do with the game's: a bot must not know the seed.
        seed = secrets.randbits(32)
        game = view.box.game
        question = Question(bot, game.id, edition, encode_view(view), seed)
        try:
            return Thought(_chosen(view, await self._ask(question, Answer)))
        except Stumbled as stumbled:
            _log.error("the bot %s in %s: %s; a squire chooses", bot, game.id, stumbled)
        return Thought(await asyncio.to_thread(make(SQUIRE, game, seed).choose, view), True)

    async def hint(self, view: View, edition: str | None) -> HintAnswer:
        """What a marshal would do with this view; raises `Stumbled` if it does not know."""
        game = view.box.game.id
        question = HintQuestion(game, edition, encode_view(view), secrets.randbits(32))
        answer = await self._ask(question, HintAnswer)
        offered = {choice.say for choice in view.options}
        if not answer.found or not all(look.say in offered for look in answer.found):
            raise Stumbled(answer.fault or "named what was not offered")
        return answer

    async def review(self, file: GameFile) -> ReviewAnswer:
        """What decided a finished game; raises `Stumbled` if that cannot be told."""
        question = ReviewQuestion(
            file.game, file.edition_text, file.players, file.options, file.log, file.start
        )
        answer = await self._ask(question, ReviewAnswer)
        if answer.fault:
            raise Stumbled(answer.fault)
        return answer

    async def _ask(self, question: AnyQuestion, kind: type[Told]) -> Told:
        """The answer of a process that is free; one that does not answer is ended."""
        async with self._free:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await asyncio.wait_for(_converse(process, question, kind), self._longest)
            except TimeoutError:
                raise Stumbled(f"no answer within {self._longest} seconds") from None
            except (OSError, EOFError, msgspec.DecodeError) as error:
                raise Stumbled(f"its process failed: {error!r}") from None
            else:
                self._idle.append(process)
                return answer
            finally:
                if process not in self._idle:
                    await self._end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **_compiled()},
            # Ctrl-C is the server's business, which then ends its bots.
            start_new_session=True,
        )
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """Send all bots home."""
        self._idle.clear()
        for process in list(self._all):
            await self._end(process)


def _chosen(view: View, answer: Answer) -> Choice:
    for choice in view.options:
        if choice.say == answer.say:
            return choice
    raise Stumbled(answer.fault or f"chose what was not offered: {answer.say!r}")


async def _converse(
    process: asyncio.subprocess.Process, question: AnyQuestion, kind: type[Told]
) -> Told:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(question))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=kind)


def _compiled() -> dict[str, str]:
    """In a checkout: the build of `make compiled`, if nothing has changed since."""
    source = Path(gonfalon.__file__).parent
    build = source.parents[1] / ".compiled"
    stamp = build / ".built-from"
    if not stamp.is_file():
        return {}
    sources = [path for kind in ("*.py", "*.toml") for path in source.rglob(kind)]
    newest = max([path.stat().st_mtime for path in sources])
    return {"PYTHONPATH": str(build)} if newest < stamp.stat().st_mtime else {}
