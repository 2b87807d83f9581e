"""Many games between bots, over many processes; the outcome does not depend on how many."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

from gonfalon import bots, files
from gonfalon.games import load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import Box, Setup
from gonfalon.kernel.match import Match
from gonfalon.lab.found import Course, Found, Note, course_of
from gonfalon.lab.goals import subject
from gonfalon.lab.keep import folder, keep
from gonfalon.lab.pool import spread, stopped
from gonfalon.lab.sure import wilson

Progress = Callable[[int], None]
"""Told how many games more are done."""

LARGEST_TASK = 200  # games; more would leave processes idle at the end
SMALLEST_TASK = 10


@dataclass(frozen=True, slots=True)
class Series:
    """Plain data, so that it can be sent to another process: compiled values cannot."""

    game: str
    bots: tuple[str, ...]  # the seats in order
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    edition: str | None = None  # its text; None: ours
    save: str | None = None  # a folder for the game files
    first: int = 0  # number of the first game
    watch: bool = False  # note more than who won


@dataclass(slots=True)
class Tally:
    """What some games came to, by seat."""

    wins: list[float]  # a win shared by two counts half for each
    decisions: list[int]
    seconds: list[float]  # spent by the seat's bot

    def add(self, other: Tally) -> None:
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.decisions[seat] += other.decisions[seat]
            self.seconds[seat] += other.seconds[seat]


Part = tuple[Tally, Found | None]


def simulate(series: Series, jobs: int = 1, progress: Progress | None = None) -> dict[str, object]:
    """Play the series and report on it."""
    began = time.perf_counter()
    tally, _ = run(series, jobs, progress)
    return report(series, tally, time.perf_counter() - began)


def run(series: Series, jobs: int = 1, progress: Progress | None = None) -> Part:
    """Play the series; every trouble comes before the first game."""
    ready(series)
    tasks = list(_split(series))
    parts: dict[int, Part] = {}
    with closing(spread(play_series, tasks, jobs)) as done:
        for number, part in done:
            parts[number] = part
            if progress is not None:
                progress(tasks[number].games)
    tally, found = _empty(len(series.bots)), _nothing(series)
    for number in sorted(parts):  # sums of fractions depend on the order
        more, seen = parts[number]
        tally.add(more)
        if found is not None and seen is not None:
            found.add(seen)
    return tally, found


def ready(series: Series) -> None:
    """Look for every trouble before the first game."""
    game = load(series.game)
    game.open(series.edition)
    game.agree(len(series.bots), series.options)
    for name in series.bots:
        bots.make(name, game, 0)
    if series.save is not None:
        folder(Path(series.save))


def _split(series: Series) -> Iterator[Series]:
    """Parts that are large enough to be worth a message, and small enough to share out."""
    size = max(SMALLEST_TASK, min(LARGEST_TASK, series.games // 16))
    for at in range(0, series.games, size):
        yield replace(series, first=series.first + at, games=min(size, series.games - at))


def play_series(series: Series) -> Part:
    """Some games, one after the other, in this process."""
    game = load(series.game)
    box = game.open(series.edition)
    setup = game.agree(len(series.bots), series.options)
    tally, found = _empty(len(series.bots)), _nothing(series)
    for number in range(series.first, series.first + series.games):
        if stopped():
            break
        if found is None:
            match = play(series, box, setup, number, tally)
        else:
            before = sum(tally.decisions)
            match, note, course = watch(series, box, setup, number, tally)
            assert match.table.result is not None
            found.note(match.table.result, note, sum(tally.decisions) - before, course)
        if series.save is not None:
            file = files.filed(match, list(series.bots), series.edition)
            keep(Path(series.save, f"game-{number + 1:06}.json"), files.write(file))
    return tally, found


def watch(
    series: Series, box: Box, setup: Setup, number: int, tally: Tally
) -> tuple[Match, Note, Course]:
    """One game, what is noted of it, and the points in its course."""
    about = subject(series.game)
    standings: list[list[float]] = []
    match = play(
        series, box, setup, number, tally, lambda m: standings.append(about.standing(m.table))
    )
    return match, about.note(match), course_of(standings)


def play(
    series: Series,
    box: Box,
    setup: Setup,
    number: int,
    tally: Tally,
    heed: Callable[[Match], None] | None = None,
) -> Match:
    """Game `number` of a series: it depends on the seed and the number alone.

    Whoever wants to look on is called before each decision and after the last.
    """
    match = Match(box, setup, seeded_chance(series.seed, number))
    players = [
        bots.make(name, box.game, bot_seed(series.seed, number, seat))
        for seat, name in enumerate(series.bots)
    ]
    clock = time.perf_counter
    while not match.over:
        if heed is not None:
            heed(match)
        seat = match.asked[0]
        view = match.view(seat)
        began = clock()
        choice = players[seat].choose(view)
        tally.seconds[seat] += clock() - began
        tally.decisions[seat] += 1
        match.choose(seat, choice)
    if heed is not None:
        heed(match)
    result = match.table.result
    assert result is not None
    best = max(1, result.ranks.count(1))  # nobody may have won
    for seat, rank in enumerate(result.ranks):
        tally.wins[seat] += (rank == 1) / best
    return match


def bot_seed(seed: int, number: int, seat: int) -> int:
    """Bots' own dice, apart from the game's chance."""
    text = f"bot {seed} {number} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def _nothing(series: Series) -> Found | None:
    if not series.watch:
        return None
    players = len(series.bots)
    together = players in load(series.game).together
    return Found("+".join(dict.fromkeys(series.bots)), players, together)


def _empty(seats: int) -> Tally:
    return Tally([0.0] * seats, [0] * seats, [0.0] * seats)


def report(series: Series, tally: Tally, seconds: float) -> dict[str, object]:
    decisions = sum(tally.decisions)
    return {
        "game": series.game,
        "bots": list(series.bots),
        "options": series.options,
        "games": series.games,
        "seed": series.seed,
        "seats": [_seat(series, tally, seat) for seat in range(len(series.bots))],
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "saved": series.save,
    }


def _seat(series: Series, tally: Tally, seat: int) -> dict[str, object]:
    wins, decisions, seconds = tally.wins[seat], tally.decisions[seat], tally.seconds[seat]
    return {
        "seat": seat,
        "bot": series.bots[seat],
        "wins": round(wins, 6),
        "win_share": round(wins / series.games, 6),
        "ci95": [round(bound, 6) for bound in wilson(wins, series.games)],
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
    }
