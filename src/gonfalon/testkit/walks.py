"""Walks: whole games played by somebody, one pause at a time.

Uniform play seldom meets a border or a tie. So the seats also copy each other, stick to one thing
or look for what has not happened yet, and luck may be loaded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Final

from gonfalon.kernel.chance import Chance, seeded_chance
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Game, Setup
from gonfalon.kernel.match import CONCEDE, UNDO, UNDO_AGREED, Entry, Match, outcome_text
from gonfalon.kernel.signals import DRAW, NATURE, OVER, ROLL, SEAL
from gonfalon.kernel.table import Table, asked, options_of, resume
from gonfalon.kernel.words import Refused
from gonfalon.testkit.broken import UNDO_LAW, BrokenLaw

LIMIT: Final = 20_000  # pauses; a longer game counts as endless
UNDOES: Final = 0.1  # how often somebody takes back what he may
AGREES: Final = 5  # how often all agree to more than that, by hundred pauses, less later on
CONCEDES: Final = 0.003  # how often somebody tries to give up
LOOKS: Final = 6  # options that a curious seat tries

Style = Callable[["Walk", int, tuple[Choice, ...]], Choice]
Luck = Callable[["Walk"], "int | bytes"]


class Walk:
    """A game on its way. `doing` is the entry that is being done just now."""

    def __init__(self, match: Match, chance: Chance, rng: Random, fair: bool = False) -> None:
        self.match = match
        self.box: Box = match.box
        self.game: Game = match.game
        self.setup: Setup = match.setup
        self.chance = chance
        self.rng = rng
        self.fair = fair
        self.doing: Entry | None = None
        self.heard: Counter[str] = Counter()
        self.said: dict[int, str] = {}  # each seat's last choice
        self.drawn: dict[str, int | bytes] = {}  # the last outcome of each kind

    @property
    def table(self) -> Table:
        """As it is now."""
        return self.match.table

    def choose(self, seat: int, choice: Choice) -> None:
        """Let a seat decide."""
        self.doing = (seat, choice.say)
        self.match.choose(seat, choice)
        self.doing = None
        self.said[seat] = choice.say

    def befall(self, outcome: int | bytes) -> None:
        """Let nature decide."""
        self.doing = (NATURE, outcome_text(outcome))
        self.drawn[self.table.kind] = outcome
        self.match.accept_chance(outcome)
        self.doing = None

    def take_back(self, seat: int) -> None:
        """Let a seat undo."""
        self.doing = (seat, UNDO)
        try:
            self.match.undo(seat)
        except Refused:
            detail = f"seat {seat} may undo, yet it cannot be done"
            raise BrokenLaw(UNDO_LAW, detail, self.match.log) from None
        self.doing = None

    def agree_to_undo(self, seat: int) -> None:
        """Let a seat undo beyond the barrier: everybody agrees."""
        self.doing = (seat, UNDO_AGREED)
        self.match.undo_agreed(seat)
        self.doing = None

    def concede(self, seat: int) -> bool:
        """Let a seat give up, if the rules let it."""
        self.doing = (seat, CONCEDE)
        try:
            self.match.concede(seat)
        except Refused:
            return False
        finally:
            self.doing = None
        return True

    def happen(self, style: Style, luck: Luck) -> None:
        """Answer the pause."""
        t = self.table
        if t.signal != SEAL and t.seat == NATURE:
            self.befall(luck(self))
            return
        if self.rng.random() < CONCEDES and self.concede(self.rng.randrange(t.players)):
            return
        if self.rng.random() < UNDOES:
            free = [s for s in range(t.players) if self.match.undo_barrier(s) is None]
            if free:
                self.take_back(self.rng.choice(free))
                return
        if self.rng.random() < AGREES / (100 + len(self.match.log)):
            able = [s for s in range(t.players) if self.match.agreed_barrier(s) is None]
            if able:
                self.agree_to_undo(self.rng.choice(able))
                return
        seats = asked(t)
        seat = seats[self.rng.randrange(len(seats))]
        self.choose(seat, style(self, seat, options_of(t, seat)))

    def fault(self) -> list[Entry]:
        """The log, with the entry that could not be completed."""
        return self.match.log + ([] if self.doing is None else [self.doing])


# How seats choose


def uniform(walk: Walk, seat: int, options: tuple[Choice, ...]) -> Choice:
    """Anything."""
    return options[walk.rng.randrange(len(options))]


def first(walk: Walk, seat: int, options: tuple[Choice, ...]) -> Choice:
    """Always the first thing offered."""
    return options[0]


def last(walk: Walk, seat: int, options: tuple[Choice, ...]) -> Choice:
    """Always the last thing offered."""
    return options[-1]


def stubborn(walk: Walk, seat: int, options: tuple[Choice, ...]) -> Choice:
    """As much as possible like the seat's own last choice: fills one place before the next."""
    return _like(walk, walk.said.get(seat, ""), options)


def copycat(walk: Walk, seat: int, options: tuple[Choice, ...]) -> Choice:
    """As much as possible like what a rival did last: makes ties."""
    rivals = [said for other, said in walk.said.items() if other != seat]
    return _like(walk, rivals[-1] if rivals else "", options)


def curious(walk: Walk, seat: int, options: tuple[Choice, ...]) -> Choice:
    """Whatever leads to events that were heard least."""
    tried = walk.rng.sample(options, min(LOOKS, len(options)))
    best, rarest = tried[0], 1 << 30
    for choice in tried:
        t = walk.table.clone()
        t.ears = []
        resume(t, seat, choice)
        rare = min([walk.heard[event.text] for event in t.ears or []], default=1 << 20)
        if rare < rarest:
            best, rarest = choice, rare
    return best


def _like(walk: Walk, said: str, options: tuple[Choice, ...]) -> Choice:
    words = set(said.split())
    scores = [len(words & set(choice.say.split())) for choice in options]
    top = max(scores)
    alike = [choice for choice, score in zip(options, scores, strict=True) if score == top]
    return alike[walk.rng.randrange(len(alike))]


# How nature chooses


def fair(walk: Walk) -> int | bytes:
    """As the committed stream says."""
    return walk.chance.outcome(walk.table, walk.match.rolled)


def low(walk: Walk) -> int | bytes:
    """The least of everything."""
    t = walk.table
    if t.signal == DRAW:
        return t.pool[0]
    return t.pool[:1] * t.count if t.signal == ROLL else t.pool[: t.count]


def high(walk: Walk) -> int | bytes:
    """The most of everything."""
    t = walk.table
    if t.signal == DRAW:
        return t.pool[-1]
    return t.pool[-1:] * t.count if t.signal == ROLL else t.pool[len(t.pool) - t.count :]


def twins(walk: Walk) -> int | bytes:
    """The same as last time, if it can be: makes ties."""
    t = walk.table
    before = walk.drawn.get(t.kind)
    possible = isinstance(before, int) and t.signal == DRAW and before in t.pool
    return before if possible and before is not None else fair(walk)


STYLES: Final[tuple[Style, ...]] = (uniform, uniform, curious, copycat, stubborn, first, last)
LUCKS: Final[tuple[Luck, ...]] = (fair, fair, twins, low, high)


def setups(game: Game) -> list[Setup]:
    """Every number of players with every value of every option."""
    keys = [option.key for option in game.options]
    values = product(*[option.values for option in game.options])
    combined = [dict(zip(keys, row, strict=True)) for row in values]
    return [game.agree(players, options) for players in game.players for options in combined]


def stroll(
    box: Box, setup: Setup, seed: int, number: int, styles: Sequence[Style] = STYLES,
    lucks: Sequence[Luck] = LUCKS, limit: int = LIMIT, heard: Counter[str] | None = None,
) -> Iterator[Walk]:  # fmt: skip
    """Play game `number`; pauses at every question, nature's too, and at the end."""
    rng = Random(f"{seed} {number}")
    style, luck = rng.choice(styles), rng.choice(lucks)
    walk = Walk(Match(box, setup), seeded_chance(seed, number), rng, luck is fair)
    if heard is not None:
        walk.heard = heard
    for _ in range(limit):
        dead_end(walk)
        yield walk
        if walk.table.signal == OVER:
            return
        told = len(walk.match.events)
        # now and then somebody forgets what he is about
        walk.happen(style if rng.random() < 0.9 else uniform, luck)
        walk.heard.update([event.text for _, event in walk.match.events[told:]])
    raise BrokenLaw(1, f"no end after {limit} pauses", walk.match.log, "endless")


def dead_end(walk: Walk) -> None:
    """Law 1, which every walk needs to hold: somebody can go on."""
    t = walk.table
    if t.signal == OVER:
        return
    if t.signal == SEAL or t.seat != NATURE:
        stuck = [seat for seat in asked(t) if not options_of(t, seat)]
        if stuck or not asked(t):
            raise BrokenLaw(1, f"{t.kind}: nothing to choose for {stuck}", walk.match.log)
    elif not t.pool or (t.count > len(t.pool) and t.signal not in (DRAW, ROLL)):
        raise BrokenLaw(1, f"{t.kind}: nothing left to draw", walk.match.log)
