"""Was a finished game fair? What `gonfalon verify` checks, and luck against expectation."""

from __future__ import annotations

from gonfalon import files
from gonfalon.games import load
from gonfalon.luck import luck
from gonfalon.server.wire import CheckOut, Fairness, Verdict


def verdict(file: files.GameFile) -> Verdict:
    """Every die, draw and choice checked."""
    checks = files.verify(load(file.game), file)
    return Verdict(
        ok=all(check.ok for check in checks),
        checks=[CheckOut(check.check, check.ok, check.count) for check in checks],
        commitment=file.commitment,
        seed=file.seed,
        nonce=file.nonce,
    )


def fairness(file: files.GameFile) -> Fairness:
    """The same, with dice and draws against expectation."""
    found = verdict(file)
    match, entries = files.opened(load(file.game), file)
    return Fairness(
        ok=found.ok,
        checks=found.checks,
        commitment=found.commitment,
        seed=found.seed,
        nonce=found.nonce,
        luck=luck(match, entries),
    )
