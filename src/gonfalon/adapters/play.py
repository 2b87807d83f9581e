"""A table as other programs walk through it: one decision at a time, also nature's.

Several cards or dice come one by one; several seats that decide in secret take turns, and none
sees what another one does.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from random import Random
from typing import Any

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Game, View, view
from gonfalon.kernel.signals import DEAL, DRAW, EVERYBODY, NATURE, OVER, SEAL, WATCHER
from gonfalon.kernel.table import Step, Table, asked, options_of, resume
from gonfalon.kernel.words import Event

Heard = tuple[int, Choice | Event]
"""Who heard it (a seat or EVERYBODY), and what: an event, or the seat's own choice."""


class Play:
    """A table, what was heard at it, and the dice or cards of an outcome that is not complete."""

    __slots__ = ("drawn", "game", "heard", "table")

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.drawn: list[int] = []
        self.heard: list[Heard] = []
        table.ears = []

    def copy(self) -> Play:
        """Independent of this one."""
        new = Play(self.game, self.table.clone())
        new.drawn = self.drawn.copy()
        new.heard = self.heard.copy()
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.signal == OVER

    @property
    def turn(self) -> int:
        """Whose decision is next: a seat's, or nature's."""
        t = self.table
        return t.seat if t.signal != SEAL else asked(t)[0]

    # Deciding

    def actions(self) -> list[int]:
        """The numbers of the choices that the seat in turn may take, in order."""
        return sorted([choice.id for choice in options_of(self.table, self.turn)])

    def outcomes(self) -> list[tuple[int, float]]:
        """What nature may answer next, one card or die, with its probability."""
        t = self.table
        left = Counter(t.pool)
        if t.signal == DEAL:
            left.subtract(self.drawn)
        total = left.total()
        return [(one, count / total) for one, count in sorted(left.items()) if count]

    def act(self, action: int) -> None:
        """The one in turn decides."""
        if self.turn == NATURE:
            self._fall(action)
            return
        seat, choice = self.turn, self.table.box.choices.all[action]
        resume(self.table, seat, choice)
        self.heard.append((seat, choice))
        self._listen()

    def _fall(self, action: int) -> None:
        t = self.table
        if t.signal == DRAW:
            resume(t, NATURE, action)
        else:
            self.drawn.append(action)
            if len(self.drawn) < t.count:
                return
            outcome = sorted(self.drawn) if t.signal == DEAL else self.drawn
            self.drawn = []
            resume(t, NATURE, bytes(outcome))
        self._listen()

    def _listen(self) -> None:
        events = self.table.ears
        if events:
            self.heard += [(event.audience, event) for event in events]
            self.table.ears = []

    # Knowing

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view(self.game, self.table, seat)

    def observation(self, seat: int) -> str:
        """What the seat sees, as one JSON object that people can read."""
        return told(self.game, self.view(seat))

    def private(self, seat: int) -> str:
        """What the seat sees and a watcher does not; empty if there is no such thing."""
        public = self.game.wire(self.view(WATCHER))
        own = self.game.wire(self.view(seat))
        secret = {key: value for key, value in own.items() if value != public.get(key)}
        return json.dumps(secret, ensure_ascii=False) if secret else ""

    def information(self, seat: int) -> str:
        """All that the seat sees, and a digest of all that it has heard and chosen."""
        record = hashlib.blake2b(digest_size=16)
        for audience, what in self.heard:
            if audience in (seat, EVERYBODY):
                record.update(repr(what).encode())
        seen = self.view(seat)
        frames = " ".join([_named(frame) for frame in seen.frames])
        known = f"{seen.asked} {seen.kind} {frames} {seen.seen!r}"
        return f"seat {seat} heard {record.hexdigest()} sees {known}"

    def imagined(self, seat: int, rng: Random) -> Play:
        """A play that the seat cannot tell from this one, what it does not know dealt at random."""
        new = Play(self.game, self.game.determinize(self.view(seat), rng))
        new.heard = [entry for entry in self.heard if entry[0] in (seat, EVERYBODY)]
        return new


def told(game: Game, seen: View) -> str:
    """A view as one JSON object that people can read."""
    asks = {"seat": seen.seat, "asked": seen.asked, "kind": seen.kind}
    return json.dumps({**asks, **game.wire(seen)}, ensure_ascii=False)


def _named(frame: Step) -> str:
    return f"{frame.__self__!r}.{frame.__name__}"  # type: ignore[attr-defined]
