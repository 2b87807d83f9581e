"""Bots against each other: everybody meets everybody, on every seat. Can be stopped and goes on.

A folder holds `arena.json`, which says what the games are of, and `games.jsonl`, one line per game
in the order in which they ended. Whatever is there is not played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import msgspec

from gonfalon import bots
from gonfalon.games import load
from gonfalon.kernel.game import Box
from gonfalon.kernel.words import Trouble
from gonfalon.lab.found import Course, Note
from gonfalon.lab.keep import fetch, folder, keep
from gonfalon.lab.pool import spread
from gonfalon.lab.simulate import Progress, Series, Tally, watch

FORMAT = "gonfalon-arena-2"
ABOUT, GAMES = "arena.json", "games.jsonl"


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be played: `games` for each pair of bots and number of players."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    edition: str | None = None


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played; plain data, for another process."""

    order: Order
    seats: tuple[str, ...]
    number: int


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played, as the folder keeps it."""

    seats: tuple[str, ...]
    number: int
    way: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    note: Note
    course: Course

    @property
    def key(self) -> tuple[tuple[str, ...], int]:
        """What makes it the game it is, within its folder."""
        return self.seats, self.number


def patterns(players: int) -> list[tuple[int, ...]]:
    """Who of two bots sits where: every way with both at the table, each beside its mirror."""
    made = []
    for mask in range(1, 1 << (players - 1)):
        one = tuple([mask >> seat & 1 for seat in range(players)])
        made += [one, tuple([1 - bot for bot in one])]
    return made


def bouts(order: Order) -> Iterator[Bout]:
    """All games of the order. Games of equal number have the same chance, whoever plays them.

    Where all win or lose together, a bot takes all seats and meets nobody but the game.
    """
    for players in order.players:
        if players in load(order.game).together:
            for bot in order.bots:
                for number in range(order.games):
                    yield Bout(order, (bot,) * players, number)
            continue
        ways = patterns(players)
        for pair in combinations(order.bots, 2):
            for number in range(order.games):
                seats = tuple([pair[bot] for bot in ways[number % len(ways)]])
                yield Bout(order, seats, number)


def ready(order: Order) -> None:
    """Look for every trouble before the first game."""
    game = load(order.game)
    game.open(order.edition)
    for players in order.players:
        game.agree(players, order.options)
    for name in order.bots:
        bots.make(name, game, 0)
    if len(set(order.bots)) < len(order.bots):
        twice = next(name for name in order.bots if order.bots.count(name) > 1)
        raise Trouble("trouble-bot-twice", bot=twice)
    if len(order.bots) < 2 and not set(order.players) <= set(game.together):
        raise Trouble("trouble-arena-bots")


def contest(
    order: Order, place: Path, jobs: int, started: Progress, progress: Progress
) -> list[Played]:
    """Play what is not played yet; all games of the order, in the order's order."""
    ready(order)
    done = {played.key: played for played in resumed(order, place)}
    wanted = list(bouts(order))
    missing = [bout for bout in wanted if (bout.seats, bout.number) not in done]
    started(len(wanted) - len(missing))
    path = place / GAMES
    try:
        with path.open("ab") as file, closing(spread(fight, missing, jobs)) as fights:
            for _, played in fights:
                file.write(msgspec.json.encode(played, order="deterministic") + b"\n")
                file.flush()
                done[played.key] = played
                progress(1)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Trouble("trouble-write", path=str(path), problem=problem) from None
    return [done[bout.seats, bout.number] for bout in wanted]


def fight(bout: Bout) -> Played:
    """One game, in this process."""
    order, players = bout.order, len(bout.seats)
    box = _opened(order.game, order.edition)
    setup = box.game.agree(players, order.options)
    series = Series(order.game, bout.seats, 1, order.seed, order.options)
    tally = Tally([0.0] * players, [0] * players, [0.0] * players)
    match, note, course = watch(series, box, setup, bout.number, tally)
    result = match.table.result
    assert result is not None
    seconds = tuple([round(spent, 4) for spent in tally.seconds])
    return Played(bout.seats, bout.number, result.way, result.ranks, result.scores,
                  tuple(tally.decisions), seconds, note, course)  # fmt: skip


@lru_cache(maxsize=2)
def _opened(game_id: str, edition: str | None) -> Box:
    return load(game_id).open(edition)


# The folder


def resumed(order: Order, place: Path) -> list[Played]:
    """The games that the folder holds; it must be of this game, seed, options and edition."""
    about = _about(order)
    path = folder(place) / ABOUT
    if not path.exists():
        keep(path, json.dumps(about, indent=1).encode() + b"\n")
    else:
        try:
            found = json.loads(fetch(path))
        except ValueError:
            raise Trouble("trouble-arena-broken", path=str(path), line=1) from None
        if found != about:
            raise Trouble("trouble-arena-other", folder=str(place), seed=order.seed)
    return _games(place / GAMES)


def _about(order: Order) -> dict[str, object]:
    game = load(order.game)
    return {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "edition": game.open(order.edition).digest,
        "options": game.agree(order.players[0], order.options).options,
        "seed": order.seed,
    }


def _games(path: Path) -> list[Played]:
    """Every whole line; what a kill left of the last one is cut off."""
    if not path.exists():
        return []
    data = fetch(path)
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        keep(path, data[:whole])
    made = []
    for number, line in enumerate(data[:whole].splitlines(), 1):
        try:
            made.append(msgspec.json.decode(line, type=Played))
        except msgspec.DecodeError:
            raise Trouble("trouble-arena-broken", path=str(path), line=number) from None
    return made
