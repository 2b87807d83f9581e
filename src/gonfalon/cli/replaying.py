"""Saved games: told again, and checked."""

from __future__ import annotations

from pathlib import Path

import msgspec

from gonfalon import files
from gonfalon.cli.board import draw
from gonfalon.cli.saved import naming, saved_game
from gonfalon.cli.speech import answer, console, say, tell, texts
from gonfalon.kernel.game import View, view
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import EVERYBODY, WATCHER
from gonfalon.kernel.words import Event, Trouble


def show_replay(path: Path, at: int | None, seat: int | None, json: bool) -> None:
    """The sentences of the log up to entry `at`, and the table there as `seat` sees it."""
    game, file = saved_game(path)
    with naming(path):
        match, entries = files.opened(game, file)
    last = len(entries)
    if at is not None and at > last:
        raise Trouble("trouble-at", at=at, last=last, path=str(path))
    if seat is not None and seat >= file.players:
        raise Trouble("trouble-seat-number", seat=seat, last=file.players - 1)
    with naming(path):
        for _ in files.followed(match, entries[:at]):
            pass
    # Who holds a finished game's file may see everything in it.
    eyes = seat if seat is not None else EVERYBODY if file.result else WATCHER
    seen = view(game, match.table, eyes)
    if json:
        answer(_report(match, seen, file, last))
    else:
        _tell(match, seen, file)


def _tell(match: Match, seen: View, file: files.GameFile) -> None:
    screen, words = console(), texts()
    you = seen.seat if seen.seat >= 0 else None
    for _, event in match.heard_by(seen.seat):
        screen.print(sentence(event, file.names, you), markup=False, soft_wrap=True)
    sketch = match.game.sketch(seen)
    draw(screen, sketch, seen, lambda line: words.say(line.text, line.args, file.names, you))
    count = {"at": len(match.log), "last": len(file.log)}
    screen.print(words.say("replay-at", count), style="dim", markup=False)


def sentence(event: Event, names: list[str], you: int | None) -> str:
    """An event as people read it."""
    return texts().say(event.text, event.args, names, you)


def _report(match: Match, seen: View, file: files.GameFile, last: int) -> dict[str, object]:
    you = seen.seat if seen.seat >= 0 else None
    result = seen.result
    return {
        "game": file.game,
        "names": file.names,
        "at": len(match.log),
        "last": last,
        "seat": you,
        "asked": list(seen.asked),
        "events": [
            {
                "n": number,
                "text": event.text,
                "args": event.args,
                "rule": event.rule,
                "seat": event.seat,
                "said": sentence(event, file.names, you),
            }
            for number, event in match.heard_by(seen.seat)
        ],
        "view": match.game.wire(seen),
        "options": [option.say for option in seen.options],
        "result": {"way": result.way, "ranks": result.ranks, "scores": result.scores}
        if result
        else None,
    }


def show_verdict(path: Path, json: bool) -> None:
    """Every check with its count; a file that fails one is a trouble."""
    game, file = saved_game(path)
    with naming(path):
        checks = files.verify(game, file)
    good = all(check.ok for check in checks)
    if json:
        answer({
            "ok": good,
            "game": file.game,
            "checks": [msgspec.to_builtins(check) for check in checks],
            "commitment": file.commitment,
            "seed": file.seed,
            "nonce": file.nonce,
        })  # fmt: skip
    else:
        screen = console()
        for check in checks:
            mark = "✓" if check.ok else "✗"
            screen.print(f"{mark} {say(f'check-{check.check}', count=check.count)}", markup=False)
    if not good:
        failed = tuple([f"@check-name-{check.check}" for check in checks if not check.ok])
        raise Trouble("trouble-verify", path=str(path), failed=texts().value(failed))
    if not json:
        tell("verify-good", path=str(path))
