"""What is noted of games, the report on them, and the comparison of two editions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.helpers import GAME, gonfalon

from gonfalon.bots import NAMES
from gonfalon.games import IDS, load
from gonfalon.lab.describe import label
from gonfalon.lab.found import STEPS, Found
from gonfalon.lab.goals import Goal, subject
from gonfalon.lab.simulate import Series, run
from gonfalon.texts import LANGUAGES, Texts

WEAK = NAMES[0]
MOST_ROUNDS = {
    "crusader-kingdoms": 3,
    "dark-kingdoms": 15,
    "kingdoms-of-crusaders": 20,
    "medieval-realms": 7,
}
ELSEWHERE = re.compile(r"(?:src|href|url\()\s*=?\s*[\"']?(?:https?:)?//", re.IGNORECASE)


def found_in(game_id: str, players: int, games: int = 2, bot: str = WEAK) -> Found:
    found = run(Series(game_id, (bot,) * players, games, 5, watch=True))[1]
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("game_id", "players"), [(name, players) for name in IDS for players in load(name).players]
)
def test_what_is_noted_of_every_game_adds_up(game_id: str, players: int) -> None:
    found = found_in(game_id, players)
    told = found.plain()
    json.dumps(told)
    assert found.games == sum(found.ways.values()) == len(found.decisions) == len(found.best) == 2
    assert sum(found.wins) == pytest.approx(found.victories)
    assert found.winners + found.others == 2 * players
    assert len(found.winners_curve) == STEPS + 1
    assert all(0 < rounds <= MOST_ROUNDS[game_id] for rounds in found.rounds)
    for group in found.groups.values():
        assert sum(fate.owners for fate in group.values()) == 2 * players
        assert sum(fate.won for fate in group.values()) == pytest.approx(sum(found.wins))
    for fate in found.cards.values():
        assert fate.played <= fate.taken <= fate.appeared <= 2
        assert fate.won <= fate.owners <= 2 * players
    assert found.cards
    for language in LANGUAGES:
        texts = Texts(language, game_id)
        keys = [*found.cards, *[key for group in found.groups.values() for key in group]]
        for key in keys:
            assert all(part in texts for part in key.split("+")), key
            assert label(texts, key)


@pytest.mark.parametrize("game_id", IDS)
def test_every_goal_has_its_text_and_bounds(game_id: str) -> None:
    about, box = subject(game_id), load(game_id).open()
    players = load(game_id).players[0]
    found = found_in(game_id, players)
    goals = about.goals({found.name: found}, box)
    assert goals
    for goal in goals:
        assert goal.low <= goal.high
        assert all(goal.text in Texts(language, game_id) for language in LANGUAGES)


def test_a_goal_is_sure_when_chance_could_not_turn_it() -> None:
    def goal(value: float, low: float, high: float) -> Goal:
        return Goal("2 knight", "goal-wins", {}, value, (low, high), 0.4, 0.6)

    assert (goal(0.5, 0.45, 0.55).met, goal(0.5, 0.45, 0.55).sure) == (True, True)
    assert (goal(0.5, 0.35, 0.65).met, goal(0.5, 0.35, 0.65).sure) == (True, False)
    assert (goal(0.7, 0.55, 0.85).met, goal(0.7, 0.55, 0.85).sure) == (False, False)
    assert (goal(0.7, 0.65, 0.75).met, goal(0.7, 0.65, 0.75).sure) == (False, True)


def test_parts_add_up_to_the_whole() -> None:
    whole = found_in(GAME, 3, games=12)
    first = run(Series(GAME, (WEAK,) * 3, 5, 5, watch=True))[1]
    rest = run(Series(GAME, (WEAK,) * 3, 7, 5, first=5, watch=True))[1]
    assert first is not None
    assert rest is not None
    first.add(rest)
    assert first.plain() == whole.plain()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_of_a_simulation_stands_alone(tmp_path: Path, language: str) -> None:
    words = ("simulate", "crusader-kingdoms", "--bots", f"{WEAK},{WEAK},{WEAK}", "--games", "4",
             "--jobs", "1", "--report", str(tmp_path), "--lang", language)  # fmt: skip
    told = gonfalon(*words, "--json").json
    assert told["figures"]["games"] == 4
    page = Path(told["report"]).read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == 7
    assert not ELSEWHERE.search(page)
    assert "<script" not in page
    assert not re.search(r">(report|goal|kingdom|card|way)-[a-z-]+<", page), "a text is missing"
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert told["report"] in gonfalon(*words).out


def edition(tmp_path: Path, copies: int) -> str:
    path = tmp_path / f"{copies}.toml"
    every = "lance+bow+swords+helmet+banner"
    size = 55 + copies
    path.write_text(
        f'game = "{GAME}"\nname = "other"\n[deck.size]\nvalue = {size}\n'
        f'[deck.exceptions]\nvalue = {{ "{every}" = {copies} }}\n'
    )
    return str(path)


def test_two_editions_that_differ_are_told_apart(tmp_path: Path) -> None:
    words = ("balance", GAME, "--bot", WEAK, "--players", "2", "--games", "150", "--jobs", "1")
    other = edition(tmp_path, 6)
    report = gonfalon(*words, "--against", other, "--out", str(tmp_path / "out"), "--json").json
    real = [one for one in report["differences"] if one["real"]]
    every = "@symbol-lance+symbol-bow+symbol-swords+symbol-helmet+symbol-banner"
    assert ("report-played", every) in {(one["what"], one["who"]) for one in real}
    assert all(one["chance"] <= report["level"] for one in real)
    folder = tmp_path / "out"
    assert (folder / f"{GAME}-cards.svg").read_text().startswith("<?xml")
    kept = json.loads((folder / f"{GAME}-balance.json").read_text())
    assert kept["differences"] == report["differences"]
    page = Path(report["report"]).read_text("utf-8")
    assert not ELSEWHERE.search(page)


def test_an_edition_does_not_differ_from_itself(tmp_path: Path) -> None:
    words = ("balance", GAME, "--bot", WEAK, "--players", "2,3", "--games", "40", "--jobs", "1")
    ran = gonfalon(*words, "--edition", edition(tmp_path, 1), "--against", "gonfalon")
    assert ran.code == 0
    assert "None of" in ran.out
    report = gonfalon(*words, "--json").json
    assert report["against"] is None
    assert [one["players"] for one in report["series"]] == [2, 3]
    assert len(report["goals"]) == 5


@pytest.mark.slow
def test_balance_does_not_depend_on_the_number_of_processes() -> None:
    words = ("balance", GAME, "--bot", WEAK, "--players", "3", "--games", "60", "--json")
    assert gonfalon(*words, "--jobs", "1").json == gonfalon(*words, "--jobs", "2").json
