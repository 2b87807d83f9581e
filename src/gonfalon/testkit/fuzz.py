"""The fuzzer: random games under all laws. A finding becomes a game file that shows it again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from gonfalon.files import filed, write
from gonfalon.kernel.codec import state_hash
from gonfalon.kernel.game import Game, Setup
from gonfalon.kernel.match import Entry, Match
from gonfalon.kernel.table import asked
from gonfalon.testkit.broken import BrokenLaw
from gonfalon.testkit.checks import LAWS, watch
from gonfalon.testkit.walks import LIMIT, Walk, setups, stroll

MOST_FINDINGS: Final = 20  # then the fuzzer stops: it is not the twentieth that gets mended first

Progress = Callable[[int, int], None]


class Finding(msgspec.Struct):
    """What went wrong in which game, and the file that shows it."""

    kind: str  # crash, dead end, endless, leak, lost piece, bad undo, …
    game: int  # the number of the game
    seed: int
    detail: str
    file: str


class Report(msgspec.Struct):
    """What the fuzzer did and found."""

    games: int
    decisions: int
    seconds: float
    findings: list[Finding]


def fuzz(
    game: Game,
    games: int,
    seed: int,
    out: Path | str,
    progress: Progress | None = None,
    minutes: float | None = None,
    limit: int = LIMIT,
) -> Report:
    """Play `games` games, or as many as fit into `minutes`. The same seed finds the same."""
    started = time.monotonic()
    box, agreed = game.open(), setups(game)
    heard: Counter[str] = Counter()
    report = Report(0, 0, 0.0, [])
    for number in range(games):
        if minutes is not None and time.monotonic() - started > minutes * 60:
            break
        setup = agreed[number % len(agreed)]
        laws = [law() for law in LAWS.values()]
        walk: Walk | None = None
        found: Finding | None = None
        entries: list[Entry] = []
        try:
            for walk in stroll(box, setup, seed, number, limit=limit, heard=heard):
                report.decisions += bool(asked(walk.table))
                watch(walk, laws)
        except BrokenLaw as broken:
            entries = broken.log + ([] if walk is None or walk.doing is None else [walk.doing])
            found = Finding(broken.kind, number, seed, broken.detail, "")
        except Exception as error:
            entries = [] if walk is None else walk.fault()
            found = Finding("crash", number, seed, f"{type(error).__name__}: {error}", "")
        report.games += 1
        if found is not None:
            found.file = _keep(Path(out), game, setup, walk, entries, found)
            report.findings.append(found)
        if progress is not None:
            progress(report.games, games)
        if len(report.findings) >= MOST_FINDINGS:
            break
    report.seconds = time.monotonic() - started
    return report


def _keep(
    out: Path, game: Game, setup: Setup, walk: Walk | None, log: list[Entry], found: Finding
) -> str:
    """Write the game up to the fault; `checks.reproduce` gets there again."""
    match = Match(game.open(), setup) if walk is None else walk.match
    match.chance = None if walk is None else walk.chance
    try:
        state_hash(match.table)
        file = filed(match, [found.kind for _ in range(setup.players)])
    except Exception:  # a table too broken to be written down: the log is enough
        whole = Match(game.open(), setup)
        whole.chance = match.chance
        file = filed(whole, [found.kind for _ in range(setup.players)])
    file.log = log
    out.mkdir(parents=True, exist_ok=True)
    name = f"{game.id}-{found.seed}-{found.game}-{found.kind.replace(' ', '-')}.json"
    (out / name).write_bytes(write(file))
    return str(out / name)
