"""How fast the games run on one core, beside other programs of the field.

Everything is measured in short rounds that take turns, in seconds on the core, so that a busy
machine slows all of them alike. Two things are compared round by round, and the median counts.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import gonfalon
from gonfalon.games import IDS
from gonfalon.lab import peers
from gonfalon.lab.speed import REFERENCE, Ours, Speed, Stand

INSTALL = "not installed: make setup"
COMPILE = "not built: make compiled"
CATAN = "catanatron, 4 players"
TIC_TAC_TOE = "OpenSpiel python_tic_tac_toe"
HEARTS = "OpenSpiel hearts (C++)"
ISMCTS = "OpenSpiel ISMCTS (Python), leduc"

Progress = Callable[[int], None]


class Rivals:
    """The peers that are installed."""

    def __init__(self) -> None:
        self.speeds: dict[str, Speed] = {}
        self.players: dict[str, peers.Player] = {}
        self.copies: list[float] = []  # seconds of a copy of catanatron's game
        self.copy: Callable[[], float] | None = None
        self.searches: list[float] = []  # simulations per second of OpenSpiel's ISMCTS
        self.search: Callable[[], float] | None = None
        with contextlib.suppress(ImportError):
            self.search = peers.open_spiel_search()
        with contextlib.suppress(ImportError):
            self.players[CATAN], self.copy = peers.catanatron()
        for name, game in ((TIC_TAC_TOE, "python_tic_tac_toe"), (HEARTS, "hearts")):
            with contextlib.suppress(ImportError):
                self.players[name] = peers.open_spiel(game)
        self.speeds = {name: Speed(name) for name in self.players}

    def round(self) -> None:
        for name, play in self.players.items():
            self.speeds[name].measure(play)
        if self.copy is not None:
            self.copies.append(self.copy())
        if self.search is not None:
            self.searches.append(self.search())

    def rows(self) -> list[dict[str, object]]:
        return [
            self.speeds[name].row() if name in self.speeds else {"name": name, "missing": INSTALL}
            for name in (CATAN, TIC_TAC_TOE, HEARTS)
        ]


class Compiled:
    """The compiled build in a process of its own, which measures a round when told to."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None
        folder = Path(gonfalon.__file__).parents[2] / ".compiled"
        if (folder / "gonfalon" / "lab" / "speed.py").is_file():
            self.process = subprocess.Popen(
                [sys.executable, "-m", "gonfalon.lab.speed"],
                env={**os.environ, "PYTHONPATH": str(folder)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )

    def round(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        self.process.stdout.readline()

    def end(self) -> Ours | None:
        """What it measured; None if there is no compiled build or it does not run."""
        if self.process is None:
            return None
        said, _ = self.process.communicate()
        if self.process.returncode:
            return None
        told: dict[str, Any] = json.loads(said)
        told["plays"] = [Speed(**speed) for speed in told["plays"]]
        try:
            ours = Ours(**told)
        except TypeError:  # a build of other sources
            return None
        return ours if ours.compiled else None


def steps(rounds: int) -> int:
    """How many steps of progress `measure` will tell of."""
    return rounds


def measure(rounds: int, progress: Progress) -> dict[str, object]:
    """Everything: ours, the peers, the compiled build, and how they compare."""
    stand, rivals, worker = Stand(), Rivals(), Compiled()
    try:
        for _ in range(rounds):
            stand.round()
            rivals.round()
            worker.round()
            progress(1)
    finally:
        compiled = worker.end()
    ours = stand.ours
    rows = [speed.row() for speed in ours.plays] + rivals.rows()
    if compiled is not None:
        rows += [{**speed.row(), "name": f"{speed.name}, compiled"} for speed in compiled.plays]
    else:
        rows.append({"name": "compiled", "missing": COMPILE})
    return {
        "python": platform.python_version(),
        "rounds": rounds,
        "measures": rows,
        "ours": _own(ours),
        "compiled": _own(compiled) if compiled is not None else None,
        "ismcts_simulations_per_second": round(median(rivals.searches))
        if rivals.searches
        else None,
        "catanatron_copy_us": _micro(rivals.copies) if rivals.copies else None,
        "targets": _targets(ours, compiled, rivals),
    }


def _own(ours: Ours) -> dict[str, object]:
    return {
        "compiled": ours.compiled,
        "clone_us": {game: _micro(seconds) for game, seconds in ours.clones.items()},
        "replay_entries_per_second": round(median(ours.replay)),
        "search_simulations_per_second": round(median(ours.search)),
    }


def _targets(ours: Ours, compiled: Ours | None, rivals: Rivals) -> list[dict[str, object]]:
    """Each game with all its tables, from the fewest players to the most."""
    plain = ours.whole(REFERENCE)
    built = compiled.whole(REFERENCE) if compiled is not None else []
    catan, toe, hearts = [
        rivals.speeds[name].decisions if name in rivals.speeds else []
        for name in (CATAN, TIC_TAC_TOE, HEARTS)
    ]
    return [
        _target("random play / catanatron", _ratio(plain, catan), 10, INSTALL),
        *[
            _target(f"{game} / catanatron", _ratio(ours.whole(game), catan), 5, INSTALL)
            for game in IDS
            if game != REFERENCE
        ],
        _target(f"random play / {TIC_TAC_TOE}", _ratio(plain, toe), 1, INSTALL),
        _target(f"random play / {HEARTS}", _ratio(plain, hearts), 1.3, INSTALL),
        _target(f"compiled / {HEARTS}", _ratio(built, hearts), 1.3, COMPILE),
        _target("compiled / plain", _ratio(built, plain), 3, COMPILE),
        _target("clone, µs", _micro(ours.clones[REFERENCE]), 2, "", at_most=True),
        _target(
            "clone, compiled, µs",
            _micro(compiled.clones[REFERENCE]) if compiled is not None else None,
            2,
            COMPILE,
            at_most=True,
        ),
        *[
            _target(
                f"{name}, clone / catanatron copy",
                _ratio(clones, rivals.copies),
                0.25,
                INSTALL,
                at_most=True,
            )
            for name, clones in ours.clones.items()
        ],
        _target("search, simulations/s", median(ours.search), 5000, ""),
        _target(
            "search, compiled, simulations/s",
            median(compiled.search) if compiled is not None else None,
            15000,
            COMPILE,
        ),
        _target(f"search / {ISMCTS}", _ratio(ours.search, rivals.searches), 0, INSTALL),
    ]


def _ratio(one: list[float], other: list[float]) -> float | None:
    """Round by round, so that a slow minute of the machine falls out."""
    pairs = [a / b for a, b in zip(one, other, strict=False)]
    return median(pairs) if pairs else None


def _micro(seconds: list[float]) -> float:
    return round(median(seconds) * 1e6, 3)


def _target(
    name: str, value: float | None, target: float, missing: str, at_most: bool = False
) -> dict[str, object]:
    met = value is not None and (value <= target if at_most else value >= target)
    return {
        "name": name,
        "value": None if value is None else round(value, 3),
        "target": target,
        "at_most": at_most,
        "met": met,
        "missing": missing if value is None else None,
    }
