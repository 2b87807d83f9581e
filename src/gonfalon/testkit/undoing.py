"""Law 11, undo: it gives back exactly the earlier position, and never after something was learned.

Learned means: nature has answered, another seat has chosen, or an event has revealed something.
(That nothing comes out without such an event is law 5.) Beyond that, by consent of all, it gives
back an earlier position too, everybody hears of it, and chance is not turned back.
"""

from __future__ import annotations

from random import Random

from gonfalon.kernel.codec import state_hash
from gonfalon.kernel.match import UNDO, UNDO_AGREED, replay
from gonfalon.kernel.signals import NATURE, OVER, SEAL, WATCHER
from gonfalon.kernel.words import Refused
from gonfalon.testkit.broken import UNDO_LAW
from gonfalon.testkit.laws import Law
from gonfalon.testkit.walks import Walk

OFTEN = 60  # trying an undo replays the log, so the longer the log the less often it is tried


class TakesBack(Law):
    """11: undo."""

    number = UNDO_LAW

    def __init__(self) -> None:
        self.before: tuple[int, str, int] | None = None  # log length, hash, events
        self.live: list[int] = []
        self.positions: list[int] = []

    def pause(self, walk: Walk, rng: Random) -> None:
        match = walk.match
        eyes = (*range(walk.setup.players), WATCHER)
        positions = [match.position(pair) for pair in eyes]
        if match.log and match.log[-1][1] == UNDO_AGREED and self.before is not None:
            self.agreed(walk, positions)
        self.live, self.positions = list(match.live), positions
        self.barriers(walk, rng)
        self.before = (
            len(match.log), state_hash(match.table), len(match.events)
        )  # fmt: skip

    def barriers(self, walk: Walk, rng: Random) -> None:
        """Nobody may undo what must stay; whoever may, gets back what was."""
        match = walk.match
        free = [s for s in range(walk.setup.players) if match.undo_barrier(s) is None]
        for seat in range(walk.setup.players):
            reason = self.must_stay(walk, seat)
            if reason is not None and seat in free:
                raise self.broken(walk, f"seat {seat} may undo although {reason}")
            if seat not in free:
                self.refused(walk, seat)
        if free and rng.random() < OFTEN / (OFTEN + len(match.log)):
            self.take_back(walk, rng.choice(free))

    def must_stay(self, walk: Walk, seat: int) -> str | None:
        """Judged from the end of the log alone."""
        match = walk.match
        if match.table.signal == OVER:
            return "the game is over"
        if not match.live:
            return "there is nothing to undo"
        index = match.live[-1]
        who = match.log[index][0]
        if who == NATURE:
            return "nature has answered"
        if who != seat:
            return None if match.table.signal == SEAL else f"seat {who} has chosen"
        told = any(event.reveal for at, event in match.events if at == index + 1)
        return "something was revealed" if told else None

    def agreed(self, walk: Walk, positions: list[int]) -> None:
        """All have agreed: an earlier position, known to all, with fresh chance ahead."""
        match, seat = walk.match, walk.match.log[-1][0]
        kept = len(match.live)
        if match.live != self.live[:kept] or len(self.live) == kept:
            raise self.broken(walk, "more than the end of the log was taken back")
        own = [place for place, index in enumerate(self.live) if match.log[index][0] == seat]
        if own[-1] < kept or seat not in match.asked:
            raise self.broken(walk, f"the last choice of seat {seat} was not taken back")
        if match.table.signal == SEAL and match.sealed_from < kept:
            raise self.broken(walk, "a sealed decision was taken back by half")
        rest = [match.log[index] for index in match.live]
        if state_hash(match.table) != state_hash(replay(walk.box, walk.setup, rest).table):
            raise self.broken(walk, "an agreed undo does not give back the position")
        if match.rolled != sum([who == NATURE for who, _ in match.log]):
            raise self.broken(walk, "an agreed undo turns chance back")
        if [new - old for new, old in zip(positions, self.positions, strict=True)] != [1] * len(
            positions
        ):
            raise self.broken(walk, f"positions {self.positions} became {positions}")
        for pair in (*range(walk.setup.players), WATCHER):
            if match.heard_by(pair)[-1][1].text != "undone-agreed":
                raise self.broken(walk, f"seat {pair} does not hear of an agreed undo")

    def refused(self, walk: Walk, seat: int) -> None:
        """An undo behind the barrier is refused and changes nothing."""
        match = walk.match
        before = (state_hash(match.table), list(match.log), list(match.events))
        try:
            match.undo(seat)
        except Refused:
            if before != (state_hash(match.table), match.log, match.events):
                raise self.broken(walk, "a refused undo has changed something") from None
            return
        raise self.broken(walk, f"seat {seat} undid behind a barrier")

    def take_back(self, walk: Walk, seat: int) -> None:
        """On a copy of the match: undo, compare, and choose the same again."""
        match = replay(walk.box, walk.setup, walk.match.log)
        index = max(i for i in match.live if match.log[i][0] == seat)
        newest = match.live[-1] == index == len(match.log) - 1
        rest = [match.log[i] for i in match.live if i != index]
        choice = match.box.choices.by_say[match.log[index][1]]
        now, events = state_hash(match.table), list(match.events)
        match.undo(seat)
        undone = state_hash(match.table)
        if newest and self.before is not None and self.before[0] == index:
            if undone != self.before[1]:
                raise self.broken(walk, f"undo of {choice.say!r} does not give back the position")
            if match.events[:-1] != events[: self.before[2]]:
                raise self.broken(walk, f"undo of {choice.say!r} leaves events behind")
        if undone != state_hash(replay(walk.box, walk.setup, rest).table):
            raise self.broken(walk, f"undo of {choice.say!r} leaves traces")
        if match.log[-1] != (seat, UNDO):
            raise self.broken(walk, "the log does not tell of the undo")
        match.choose(seat, choice)
        if state_hash(match.table) != now:
            raise self.broken(walk, f"{choice.say!r} after its undo leads elsewhere")
