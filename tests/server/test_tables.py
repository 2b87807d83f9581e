"""A live table on its own: with a storage that fails, a bot that fails, and the toy's secrets."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.people import GAME

from gonfalon.bots import NAMES
from gonfalon.bots.evaluations import judgement_of
from gonfalon.bots.sending import encode_view
from gonfalon.games import load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import Game, Setup, View
from gonfalon.kernel.game import view as seen_by
from gonfalon.kernel.match import STUMBLE, Match, replay
from gonfalon.kernel.signals import WATCHER
from gonfalon.kernel.words import Trouble
from gonfalon.server.migrating import prepare
from gonfalon.server.replaying import frames
from gonfalon.server.schema import GuestRow, SeatRow, Stored, TableRow
from gonfalon.server.showing import state
from gonfalon.server.storage import Storage
from gonfalon.server.tables import LiveTable
from gonfalon.server.thinking import COMMAND, Study, Thought
from gonfalon.server.writing import Together
from gonfalon.testkit.toy import TOY

PATIENT = 300.0  # seconds: a busy machine starts a process slowly, and a toy has no squire
ANNA = GuestRow("g_anna", "a", "Anna", "or", "2026-01-01")
BRUNO = GuestRow("g_bruno", "b", "Bruno", "vert", "2026-01-01")
GUESTS = {guest.id: guest for guest in (ANNA, BRUNO)}


class Ears:
    """An open page that counts how often it is stirred."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.states = 0

    def stir(self, *, table: bool = False, state: bool = False, chat: bool = False) -> None:
        self.states += state

    def renamed(self, guest: GuestRow) -> None:
        """Nobody cares."""

    def dismiss(self) -> None:
        """Nobody cares."""


def at_table(
    tmp_path: Path,
    story: Callable[[LiveTable, Storage], Awaitable[None]],
    game: Game | None = None,
    bots: Sequence[str | None] = (None, None),
    command: Sequence[str] = COMMAND,
) -> None:
    """Run a story at a table of two on a real database."""

    async def told() -> None:
        path = str(tmp_path / "gonfalon.sqlite3")
        prepare(path)
        storage, study = Storage(path), Study(1, command, longest=PATIENT)
        try:
            for guest in GUESTS.values():
                await storage.add_guest(guest)
            stored = _stored(game or load(GAME), bots)
            await storage.add_table(stored.row, stored.seats, stored.log)
            box = (game or load(GAME)).open()
            table = LiveTable(storage, box, stored, dict(GUESTS), study, bot_pause=0.0)
            await story(table, storage)
            await table.close()
        finally:
            await study.close()
            await storage.close()

    asyncio.run(told())


def _stored(game: Game, bots: Sequence[str | None]) -> Stored:
    chance, setup, box = seeded_chance(7, 1), game.agree(2), game.open()
    row = TableRow(
        id="t1",
        name=None,
        game=game.id,
        rules_version=game.rules_version,
        edition_text=None,
        edition_digest=box.digest,
        options=setup.options,
        public=False,
        creator="g_anna",
        created="2026-01-01",
        phase="playing",
        seed=chance.seed,
        nonce=chance.nonce,
        commitment=chance.commitment(),
    )
    people = ("g_anna", "g_bruno")
    seats = [
        SeatRow("t1", n, "bot" if bot else "human", None if bot else people[n], bot=bot)
        for n, bot in enumerate(bots)
    ]
    return Stored(row, seats, Match(box, Setup(2, setup.options), chance).log)


async def first_option(table: LiveTable, seat: int) -> None:
    """Choose what is offered first."""
    found = await table.state(seat, [])
    assert found is not None
    state = found[0]
    assert state.ask is not None
    say = state.ask.options[0]["say"]
    await table.play(seat, state.position, lambda match: match.say(seat, say))


async def shown(table: LiveTable, eyes: int) -> Any:
    found = await table.state(eyes, [])
    assert found is not None
    return found[0]


# A storage that fails


def test_what_could_not_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def story(table: LiveTable, storage: Storage) -> None:
        seat = (await shown(table, WATCHER)).asked[0]
        before = await shown(table, seat)
        ears = Ears("g_anna")
        table.join(ears)
        async with storage.engine.begin() as connection:  # a real fault: the log is gone
            await connection.execute(sa.text("ALTER TABLE log RENAME TO lost"))
        with pytest.raises(Trouble) as caught:
            await first_option(table, seat)
        assert caught.value.text == "trouble-storage"
        assert await shown(table, seat) == before
        assert ears.states == 0  # nobody was told
        with pytest.raises(Trouble):
            await first_option(table, seat)
        async with storage.engine.begin() as connection:
            await connection.execute(sa.text("ALTER TABLE lost RENAME TO log"))
        await first_option(table, seat)
        after = await shown(table, seat)
        assert after.position > before.position
        stored = await storage.table("t1")
        assert stored is not None
        assert len(stored.log) == after.position

    at_table(tmp_path, story)


def test_a_database_that_turns_read_only_is_a_plain_refusal(tmp_path: Path) -> None:
    async def story(table: LiveTable, storage: Storage) -> None:
        seat = (await shown(table, WATCHER)).asked[0]
        before = await shown(table, seat)
        assert isinstance(storage.writer, Together)
        writes = storage.writer.engine
        writes.dispose()
        sa.event.listen(writes, "connect", _read_only)
        for _ in range(2):
            with pytest.raises(Trouble) as caught:
                await first_option(table, seat)
            assert caught.value.text == "trouble-storage"
            assert await shown(table, seat) == before
        sa.event.remove(writes, "connect", _read_only)
        writes.dispose()
        await first_option(table, seat)
        assert (await shown(table, seat)).position > before.position

    at_table(tmp_path, story)


def _read_only(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()


def test_if_another_server_has_played_on_we_take_its_word(tmp_path: Path) -> None:
    async def story(table: LiveTable, storage: Storage) -> None:
        stored = await storage.table("t1")
        assert stored is not None
        twin = LiveTable(storage, table.box, stored, dict(GUESTS), Study(1), bot_pause=0.0)
        seat = (await shown(table, WATCHER)).asked[0]
        await first_option(twin, seat)
        with pytest.raises(Trouble) as caught:
            await first_option(table, seat)
        assert caught.value.text == "trouble-storage"
        with pytest.raises(Trouble) as caught:
            await first_option(table, seat)
        assert caught.value.text == "trouble-stale"
        assert await shown(table, seat) == await shown(twin, seat)

    at_table(tmp_path, story)


def test_a_choice_is_carried_through_when_the_chooser_leaves(tmp_path: Path) -> None:
    async def story(table: LiveTable, storage: Storage) -> None:
        seat = (await shown(table, WATCHER)).asked[0]
        before = (await shown(table, seat)).position
        choosing = asyncio.create_task(first_option(table, seat))
        for _ in range(4):
            await asyncio.sleep(0)
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        await table.close()
        stored = await storage.table("t1")
        assert stored is not None
        assert (await shown(table, seat)).position == len(stored.log)
        assert len(stored.log) >= before

    at_table(tmp_path, story)


# Bots


def bot_process(script: str) -> tuple[str, ...]:
    """A process in the place of the one where bots think."""
    return (sys.executable, "-c", script)


DYING = bot_process("raise SystemExit(1)")
SLEEPING = bot_process("import time; time.sleep(600)")
FOOLISH = bot_process("""
import sys
from gonfalon.bots.process import LENGTH, Answer, framed
while head := sys.stdin.buffer.read(LENGTH):
    sys.stdin.buffer.read(int.from_bytes(head, "big"))
    sys.stdout.buffer.write(framed(Answer("nonsense")))
    sys.stdout.buffer.flush()
""")
TOY_PLAYER = bot_process("""
import sys, types
import gonfalon.games
from gonfalon.testkit.toy import TOY
gonfalon.games.IDS += ("toy",)
sys.modules["gonfalon.games.toy"] = types.SimpleNamespace(GAME=TOY)
from gonfalon.bots.process import attend
attend(sys.stdin.buffer, sys.stdout.buffer)
""")
# Compiled, the list of games is fixed for good: the toy needs the plain build.
WITH_TOY = ("env", "-u", "PYTHONPATH", *TOY_PLAYER)


def asked_first() -> View:
    game = load(GAME)
    match = Match(game.open(), game.agree(2), seeded_chance(1, 1))
    return match.view(match.asked[0])


def thought(study: Study, bot: str, view: View, times: int = 1) -> list[Thought]:
    """What a bot chooses, several times at once."""

    async def all_of_them() -> list[Thought]:
        asking = [study.choose(bot, view, None, 0.0) for _ in range(times)]
        try:
            return await asyncio.gather(*asking)
        finally:
            await study.close()

    return asyncio.run(all_of_them())


@pytest.mark.parametrize("bot", NAMES)
def test_bots_of_all_levels_answer_from_their_process(bot: str) -> None:
    """More questions than processes: they wait for each other."""
    view = asked_first()
    for found in thought(
        Study(processes=1, longest=PATIENT), bot, view, times=2 if bot == "marshal" else 5
    ):
        assert found.choice in view.options
        assert not found.stumbled


@pytest.mark.parametrize("command", [DYING, SLEEPING, FOOLISH])
def test_a_bot_that_fails_is_replaced_by_a_squire(
    command: Sequence[str], caplog: pytest.LogCaptureFixture
) -> None:
    view = asked_first()
    study = Study(1, command, longest=0.5 if command is SLEEPING else 60.0)
    figures = judgement_of(load(GAME))(view)
    for found in thought(study, "marshal", view, times=2):
        assert found.stumbled
        assert figures[view.options.index(found.choice)] == max(figures)
    assert "a squire chooses" in caplog.text


def test_a_question_for_a_bot_holds_nothing_that_its_seat_cannot_know() -> None:
    view = asked_first()
    game = load(GAME)
    for number in range(5):
        other = seen_by(game, game.determinize(view, Random(number)), view.seat)
        assert encode_view(other) == encode_view(view)


def test_the_table_is_told_that_a_bot_stumbled_and_goes_on(tmp_path: Path) -> None:
    async def story(table: LiveTable, storage: Storage) -> None:
        table.drive()
        while not (await shown(table, WATCHER)).result:
            await asyncio.sleep(0.01)
        stored = await storage.table("t1")
        assert stored is not None
        stumbles = [seat for seat, text in stored.log if text == STUMBLE]
        assert set(stumbles) == {0, 1}
        told = [e for e in (await shown(table, WATCHER)).events if e.text == "bot-stumbled"]
        assert len(told) == len(stumbles)
        assert replay(table.box, table.setup, stored.log).over

    at_table(tmp_path, story, bots=("knight", "knight"), command=FOOLISH)


# The toy: several decide in secret, and choices can be taken back


def test_what_others_do_in_secret_changes_nothing_for_me(tmp_path: Path) -> None:
    async def story(table: LiveTable, _: Storage) -> None:
        mine = await shown(table, 1)
        watching = await shown(table, WATCHER)
        assert mine.asked == (0, 1)
        await table.play(0, mine.position, lambda match: match.choose(0, _card(match, 0)))
        assert await shown(table, 1) == mine  # seat 0 has a second question to answer
        assert await shown(table, WATCHER) == watching
        log, _over = await table.log()
        before = frames(table.beginning(), log[:-1], 1, 0, 50)
        assert frames(table.beginning(), log, 1, 0, 50) == before
        await table.play(1, mine.position, lambda match: match.choose(1, _card(match, 1)))
        assert (await shown(table, 1)).position == mine.position + 1

    at_table(tmp_path, story, game=TOY)


def _card(match: Match, seat: int) -> Any:
    """A card after which the seat has a second question to answer."""
    card = match.view(seat).options[0]
    assert card.say in ("lay 1", "lay 2", "lay 3")
    return card


def test_undo_takes_back_a_choice_and_what_was_said_of_it(tmp_path: Path) -> None:
    async def story(table: LiveTable, storage: Storage) -> None:
        before = await shown(table, 0)
        await first_option(table, 0)
        found = await table.state(0, [])
        assert found is not None
        state, known = found
        assert state.events[-1].text == "picked"
        assert state.undo.can
        await table.play(0, state.position, lambda match: match.undo(0))
        again = await table.state(0, known)
        assert again is not None
        after = again[0]
        assert after.ask == before.ask
        assert after.position > state.position
        assert [event.text for event in after.events] == ["undone"]
        assert after.events[0].n == state.events[-1].n  # the reader forgets what had this number
        stored = await storage.table("t1")
        assert stored is not None
        assert stored.log[-1] == (0, "!undo")

    at_table(tmp_path, story, game=TOY)


def test_a_toy_of_two_bots_is_played_to_its_end_and_replayed(tmp_path: Path) -> None:
    async def story(table: LiveTable, _: Storage) -> None:
        table.drive()
        while not (await shown(table, WATCHER)).result:
            await asyncio.sleep(0.01)
        log, over = await table.log()
        assert over
        for eyes in (0, 1, WATCHER):
            found = frames(table.beginning(), log, eyes, 0, 99)
            assert len(found.frames) == found.last + 1
            assert found.frames[-1].result is not None

    at_table(tmp_path, story, game=TOY, bots=("page", "page"), command=WITH_TOY)


def test_those_who_look_with_the_same_eyes_are_told_the_same(tmp_path: Path) -> None:
    async def story(table: LiveTable, storage: Storage) -> None:
        one, other = await table.state(WATCHER, []), await table.state(WATCHER, [])
        assert one is not None
        assert other is not None
        assert one == other
        await first_option(table, (await shown(table, WATCHER)).asked[0])
        later = [await table.state(WATCHER, known) for known in (one[1], other[1], [])]
        assert later[0] is not None
        assert later[1] is not None
        assert later[0][0] is later[1][0]  # made once
        assert table.match is not None
        assert later[0][0] == state(table.match, WATCHER, one[1])
        assert later[2] is not None
        assert later[2][0] == state(table.match, WATCHER)  # who knows nothing is told everything
        assert (await shown(table, 0)).view != later[0][0].view

    at_table(tmp_path, story)
