"""Looking for broken laws, from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from gonfalon.cli.speech import about, answer, progress, say, tell
from gonfalon.games import IDS, load
from gonfalon.kernel.words import Trouble
from gonfalon.lab.keep import folder
from gonfalon.testkit.fuzz import Report, fuzz

USUAL = 100  # games: all laws at every pause take a second or two per game
ENDLESS = 1 << 40  # games: the minutes end it


def look_for_trouble(
    game_id: str | None, games: int | None, seed: int, minutes: float | None, out: Path, json: bool
) -> None:
    """Fuzz one game, or each for its part of the time; what is found is a trouble."""
    chosen = [load(game_id).id] if game_id is not None else list(IDS)
    share = minutes / len(chosen) if minutes is not None else None
    most = games or (USUAL if minutes is None else ENDLESS)
    folder(out)
    reports = {name: _fuzzed(name, most, seed, share, out) for name in chosen}
    found = sum([len(report.findings) for report in reports.values()])
    if json:
        rows: Any = [
            {"game": name, **msgspec.to_builtins(report)} for name, report in reports.items()
        ]
        answer({"ok": not found, "seed": seed, "reports": rows})
    else:
        for name, report in reports.items():
            _tell(name, report)
    if found:
        raise Trouble("trouble-findings", count=found, folder=str(out))


def _fuzzed(name: str, games: int, seed: int, minutes: float | None, out: Path) -> Report:
    about(name)
    total = games if minutes is None else None
    with progress(say("fuzz-doing", game=name), total) as bar:
        try:
            return fuzz(load(name), games, seed, out, lambda done, of: bar(1), minutes)
        except OSError as error:
            problem = error.strerror or str(error)
            raise Trouble("trouble-write", path=str(out), problem=problem) from None


def _tell(name: str, report: Report) -> None:
    tell("fuzz-done", game=name, games=report.games, decisions=report.decisions,
         seconds=round(report.seconds, 1), findings=len(report.findings))  # fmt: skip
    for finding in report.findings:
        tell("fuzz-found", kind=finding.kind, number=finding.game, detail=finding.detail,
             file=finding.file)  # fmt: skip
