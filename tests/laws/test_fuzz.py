"""The fuzzer finds planted defects, and the file it writes comes to the fault again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.laws import planted
from tests.laws.planted import Patch, instead

from gonfalon.files import read
from gonfalon.games import load
from gonfalon.kernel.signals import Signal
from gonfalon.testkit import BrokenLaw, reproduce
from gonfalon.testkit.fuzz import Report, fuzz
from gonfalon.testkit.toy import TOY, Toy
from gonfalon.testkit.toy_rules import Move, Spoils, ToyTable

pytestmark = pytest.mark.slow


def crash(patch: Patch) -> Toy:
    """Somebody divides by nothing when a boast follows."""

    def boasted(old: Any, self: Any, t: ToyTable, move: Move) -> Signal:
        if move.verb == "boast":
            raise ZeroDivisionError("no courage to divide by")
        signal: Signal = old(self, t, move)
        return signal

    return instead(patch, Spoils, "boasted", boasted)


KINDS = [
    (planted.endless, "endless"),
    (planted.dead_end, "dead end"),
    (planted.hidden_generator, "other replay"),
    (planted.stale_counter, "bad codec"),
    (planted.shared_clone, "shared clone"),
    (planted.leak_in_event, "leak"),
    (planted.leak_in_view, "leak"),
    (planted.ignored_dice, "ignored chance"),
    (planted.unoffered_accepted, "nonsense accepted"),
    (planted.lost_coin, "lost piece"),
    (planted.no_reason, "wrong reason"),
    (planted.no_barrier, "bad undo"),
]


def found(game: Toy, out: Path, games: int = 6) -> Report:
    return fuzz(game, games, seed=3, out=out, limit=150)


@pytest.mark.parametrize(("defect", "kind"), KINDS, ids=[d.__name__ for d, _ in KINDS])
def test_a_defect_is_found_and_its_file_shows_it_again(
    defect: Callable[[Patch], Toy], kind: str, monkeypatch: Patch, tmp_path: Path
) -> None:
    game = defect(monkeypatch)
    report = found(game, tmp_path)
    findings = [finding for finding in report.findings if finding.kind == kind]
    assert findings, report
    file = read(Path(findings[0].file).read_bytes())
    if kind == "endless":
        assert len(file.log) >= 149
        reproduce(game, file, laws=[1])  # it leads on and on, legally
        return
    with pytest.raises(BrokenLaw) as fault:
        reproduce(game, file)
    assert fault.value.kind == kind


def test_a_crash_is_found_and_its_file_crashes_again(monkeypatch: Patch, tmp_path: Path) -> None:
    game = crash(monkeypatch)
    report = found(game, tmp_path)
    finding = report.findings[0]
    assert (finding.kind, finding.seed) == ("crash", 3)
    assert "ZeroDivisionError" in finding.detail
    with pytest.raises(ZeroDivisionError):
        reproduce(game, read(Path(finding.file).read_bytes()))


def test_the_same_seed_finds_the_same(monkeypatch: Patch, tmp_path: Path) -> None:
    game = planted.lost_coin(monkeypatch)
    one, other = found(game, tmp_path / "a", 6), found(game, tmp_path / "b", 6)
    assert [(f.game, f.kind, f.detail) for f in one.findings] == [
        (f.game, f.kind, f.detail) for f in other.findings
    ]
    for first, second in zip(one.findings, other.findings, strict=True):
        assert Path(first.file).read_bytes() == Path(second.file).read_bytes()


def test_it_stops_after_many_findings(monkeypatch: Patch, tmp_path: Path) -> None:
    report = found(planted.leak_in_view(monkeypatch), tmp_path, games=60)
    assert len(report.findings) == 20
    assert report.games == 20


def test_nothing_is_found_where_nothing_is(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    report = fuzz(TOY, 8, 1, tmp_path / "none", progress=lambda done, of: told.append((done, of)))
    assert (report.games, report.findings) == (8, [])
    assert report.decisions > 50
    assert told == [(n, 8) for n in range(1, 9)]
    assert not (tmp_path / "none").exists()


def test_the_house_games_pass(tmp_path: Path) -> None:
    assert fuzz(load("kingdoms-of-crusaders"), 3, 1, tmp_path).findings == []


def test_time_can_be_limited(tmp_path: Path) -> None:
    report = fuzz(TOY, 10_000, 1, tmp_path, minutes=0.01)
    assert 0 < report.games < 10_000
