"""A finished game looked at again, and the weights that judge it."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path

from gonfalon import files
from gonfalon.bots.review import NOBODY, Review, Turn, review
from gonfalon.cli.reports import print_table
from gonfalon.cli.saved import naming, saved_game
from gonfalon.cli.speech import about, answer, figure, progress, say, tell, texts
from gonfalon.games import load
from gonfalon.kernel.words import Trouble
from gonfalon.lab import curves
from gonfalon.lab.fitting import Order, file_of, fit, ready, setups, written
from gonfalon.lab.keep import keep, room
from gonfalon.texts import minus

SWINGS = 10


def show_review(path: Path, plot: Path | None, json: bool) -> None:
    """Each seat's luck and decisions, and the turns that changed most."""
    game, file = saved_game(path)
    with naming(path):
        match = files.replayed(game, file)
    result = match.table.result  # what the log comes to, whatever the file says of it
    if result is None:
        raise Trouble("trouble-review-running", path=str(path))
    if plot is not None:
        curves.ready(room(plot).suffix)
    found = review(match.box, match.setup, match.log, match.start)
    names = _names(file)
    if plot is not None:
        heads = {key: say(f"review-{key}") for key in ("title", "chance", "entry")}
        keep(plot, curves.draw(found, names, heads, plot.suffix, texts().lang))
    if json:
        answer(_report(found, file, names))
        return
    heads_of_seats = ("seat", "rank", "first", "luck", "own", "others")
    print_table(
        [say(f"review-{head}") for head in heads_of_seats],
        [
            [names[seat], str(result.ranks[seat]), figure(found.moments[0].known[seat], "0%")]
            + [_points(part(seat)) for part in (found.luck, found.own, found.others)]
            for seat in range(file.players)
        ],
    )
    heads_of_turns = ("entry", "seat", "choice", "for", "decision", "chance-did")
    print_table(
        [say(f"review-{head}") for head in heads_of_turns],
        [_row(turn, names) for turn in found.swings(SWINGS)],
    )
    if plot is not None:
        tell("review-drawn", path=str(plot))


def _names(file: files.GameFile) -> list[str]:
    """Two seats may have the same name, so each has its number too."""
    return [f"{seat + 1} {name}".strip() for seat, name in enumerate(file.names)]


def _row(turn: Turn, names: list[str]) -> list[str]:
    """A turn as it concerns the seat for which it changed most."""
    whom, _ = turn.change()
    who = names[turn.seat] if turn.seat != NOBODY else say("review-deal")
    parts = [_points(turn.decision[whom]), _points(turn.luck[whom])]
    return [str(turn.entry), who, turn.say, names[whom], *parts]


def _points(change: float) -> str:
    """In percentage points."""
    return minus(f"{100 * change:+.0f}")


def _report(found: Review, file: files.GameFile, names: list[str]) -> dict[str, object]:
    return {
        "game": file.game,
        "names": names,
        "seats": [
            {
                "luck": round(found.luck(seat), 4),
                "own_decisions": round(found.own(seat), 4),
                "others_decisions": round(found.others(seat), 4),
            }
            for seat in range(file.players)
        ],
        "moments": [
            {"entry": moment.entry, "known": _rounded(moment.known), "true": _rounded(moment.true)}
            for moment in found.moments
        ],
        "swings": [
            {
                "entry": turn.entry,
                "seat": turn.seat if turn.seat != NOBODY else None,
                "say": turn.say,
                "decision": _rounded(turn.decision),
                "luck": _rounded(turn.luck),
            }
            for turn in found.swings(SWINGS)
        ],
    }


def _rounded(figures: tuple[float, ...]) -> list[float]:
    return [round(figure, 4) for figure in figures]


def show_fit(order: Order, jobs: int, out: Path | None, json: bool) -> None:
    """Play, fit, and write the weights where the bots read them, or elsewhere."""
    game = load(order.game)
    about(game.id)
    ready(order)
    path = room(out or file_of(game))
    with progress(say("fit-doing"), order.games * len(setups(order))) as bar:
        found = fit(order, jobs or os.cpu_count() or 1, bar)
    keep(path, written(order, found).encode())
    if json:
        rows: list[dict[str, object]] = [
            {
                "group": part.group,
                "positions": part.positions,
                "surprise": round(part.loss, 4),
                "blind": round(part.blind, 4),
                "weights": [round(weight, 4) for weight in part.weights],
            }
            for part in found
        ]
        answer({**asdict(order), "file": str(path), "groups": rows})
        return
    print_table(
        [say(f"fit-{head}") for head in ("group", "positions", "blind", "surprise")],
        [[part.group, str(part.positions), f"{part.blind:.3f}", f"{part.loss:.3f}"]
         for part in found],
    )  # fmt: skip
    tell("fit-written", path=str(path))
