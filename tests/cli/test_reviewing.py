"""`gonfalon review` and `gonfalon fit`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.helpers import GAME, complaint, gonfalon

from gonfalon.bots.review import NOBODY, Turn
from gonfalon.cli.reviewing import _row
from gonfalon.cli.speech import say


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game of two squires."""
    words = ("--bots", "squire,squire", "--games", "1", "--jobs", "1", "--save", str(tmp_path))
    assert gonfalon("simulate", GAME, *words).code == 0
    return tmp_path / "game-000001.json"


def test_a_review_tells_luck_from_decisions(saved: Path) -> None:
    report = gonfalon("review", str(saved), "--json").json
    assert report["names"] == ["1 squire", "2 squire"]
    first, last = report["moments"][0], report["moments"][-1]
    assert sum(first["true"]) == pytest.approx(1.0, abs=1e-3)
    assert sorted(last["true"]) == [0.0, 1.0]
    assert len(report["swings"]) == 10
    luck = [seat["luck"] for seat in report["seats"]]
    assert luck[0] == pytest.approx(-luck[1], abs=1e-3)


def test_a_review_for_people_speaks_both_languages(saved: Path) -> None:
    assert "own decisions" in gonfalon("review", str(saved)).out
    assert "decisiones propias" in gonfalon("review", str(saved), "--lang", "es").out


def test_what_the_deal_did_is_nobodys_turn() -> None:
    nobodys = Turn(0, 3, NOBODY, "", (0.0, 0.0), (-0.2, 0.2))
    assert _row(nobodys, ["1 Ana", "2 Luis"]) == ["0", say("review-deal"), "", "1 Ana", "+0", "−20"]
    hers = Turn(4, 5, 0, "place bow antioch", (-0.3, 0.3), (0.1, -0.1))
    assert _row(hers, ["1 Ana", "2 Luis"])[1:4] == ["1 Ana", "place bow antioch", "1 Ana"]


def test_a_review_is_drawn(saved: Path) -> None:
    pytest.importorskip("matplotlib")
    drawing, page = saved.with_suffix(".svg"), saved.with_suffix(".html")
    assert str(drawing) in gonfalon("review", str(saved), "--plot", str(drawing)).out
    assert "<svg" in drawing.read_text("utf-8")
    gonfalon("review", str(saved), "--plot", str(page))
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert ".svg" in complaint("review", str(saved), "--plot", str(saved.with_suffix(".gif")))


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    gonfalon("play", GAME, "--seats", "human,page", "--file", str(file), typed="1\nquit\n")
    assert "running.json" in complaint("review", str(file))


def test_weights_are_fitted_and_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    words = ("fit", GAME, "--games", "1", "--seed", "3", "--out", str(file))
    report = gonfalon(*words, "--json").json
    assert report["file"] == str(file)
    assert {row["group"][:9] for row in report["groups"]} >= {"markers-2", "points-4-"}
    assert "--games 1 --seed 3" in file.read_text("utf-8")
    before = file.read_text("utf-8")
    assert str(file) in gonfalon(*words).out
    assert file.read_text("utf-8") == before
    assert "0" in complaint("fit", GAME, "--games", "0")
    assert "9" in complaint("fit", GAME, "--players", "9")
    assert "baron" in complaint("fit", GAME, "--bot", "baron")
    knights = ("--bot", "knight", "--players", "2", "--games", "1", "--out", str(file), "--json")
    assert gonfalon("fit", GAME, *knights).json["bot"] == "knight"
    assert "--bot knight --players 2" in file.read_text("utf-8")
