"""Each command does what its help says, for people and for programs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.helpers import GAME, gonfalon

from gonfalon.cli.app import COMMANDS
from gonfalon.games import IDS


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "example"), [("en", "Example:"), ("es", "Ejemplo:")])
def test_every_command_has_help_with_an_example(command: str, language: str, example: str) -> None:
    ran = gonfalon(command, "--help", "--lang", language)
    assert ran.code == 0
    assert f"{example} gonfalon {command}" in ran.out
    assert "help-" not in ran.out
    assert "Parameters" not in ran.out  # every option was understood as one


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_the_help_names_every_command(words: tuple[str, ...]) -> None:
    ran = gonfalon(*words)
    assert ran.code == 0
    assert [command for command in COMMANDS if command not in ran.out] == []


def test_games() -> None:
    assert GAME in gonfalon("games").out
    assert "cruzados" in gonfalon("games", "--lang", "es").out
    listed = {row["id"]: row for row in gonfalon("games", "--json").json["games"]}
    assert listed[GAME] == {
        "id": GAME,
        "players": [2, 3, 4],
        "minutes": 20,
        "options": [{"key": "variant", "values": ["markers", "points"]}],
        "bots": ["page", "squire", "knight", "marshal"],
        "rules_version": 1,
    }


def test_simulate_reports_each_seat(tmp_path: Path) -> None:
    words = ("simulate", GAME, "--bots", "squire,page,page", "--games", "30", "--jobs", "1")
    report = gonfalon(*words, "--json").json
    assert report["bots"] == ["squire", "page", "page"]
    assert [seat["bot"] for seat in report["seats"]] == report["bots"]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(30)
    for seat in report["seats"]:
        low, high = seat["ci95"]
        assert 0 <= low <= seat["win_share"] <= high <= 1
        assert set(seat) == {"seat", "bot", "wins", "win_share", "ci95", "decisions", "seconds",
                             "decisions_per_second"}  # fmt: skip
    table = gonfalon(*words)
    assert "squire" in table.out
    assert table.err == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bots"), [(GAME, ["squire", "page"]), ("dark-kingdoms", ["squire", "page", "page"])]
)
def test_without_a_word_about_seats_there_are_as_many_as_the_game_needs(
    game: str, bots: list[str], tmp_path: Path
) -> None:
    assert gonfalon("simulate", game, "--games", "1", "--jobs", "1", "--json").json["bots"] == bots
    ran = gonfalon("play", game, "--file", str(tmp_path / "game.json"), typed="quit\n")
    assert f"--seats {','.join(['human'] + ['squire'] * (len(bots) - 1))} " in ran.out


def test_simulation_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    def played(jobs: int) -> list[object]:
        folder = tmp_path / str(jobs)
        words = ("--bots", "page,squire", "--games", "50", "--seed", "9", "--save", str(folder))
        report = gonfalon("simulate", GAME, *words, "--jobs", str(jobs), "--json").json
        files = sorted(folder.iterdir())
        assert len(files) == 50
        logs = [json.loads(file.read_text())["log"] for file in files]
        return [logs, *[(seat["wins"], seat["decisions"]) for seat in report["seats"]]]

    assert played(1) == played(2)


def test_saved_games_can_be_verified_and_replayed(tmp_path: Path) -> None:
    words = ("--games", "3", "--jobs", "1", "--variant", "points", "--save", str(tmp_path))
    assert gonfalon("simulate", GAME, *words).code == 0
    for file in sorted(tmp_path.iterdir()):
        report = gonfalon("verify", str(file), "--json").json
        assert report["ok"]
        assert [check["check"] for check in report["checks"]] == [
            "commitment", "chance", "choices", "result"
        ]  # fmt: skip
        ran = gonfalon("verify", str(file))
        assert ran.code == 0
        assert str(file) in ran.out
        assert gonfalon("replay", str(file)).code == 0


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    assert (
        gonfalon("simulate", GAME, "--games", "1", "--jobs", "1", "--save", str(folder)).code == 0
    )
    return folder / "game-000001.json"


def test_replay_at_every_point_and_through_every_pair_of_eyes(saved: Path) -> None:
    last = len(json.loads(saved.read_text())["log"])
    for at in (*range(8), *range(8, last, 7), last):
        for eyes in ((), ("--seat", "0"), ("--seat", "1")):
            report = gonfalon("replay", str(saved), "--at", str(at), *eyes, "--json").json
            assert (report["at"], report["last"]) == (at, last)
    for eyes in ((), ("--seat", "0"), ("--seat", "1")):
        for point in ("0", "3", "4", "20", str(last)):
            assert gonfalon("replay", str(saved), "--at", point, *eyes).code == 0


def test_a_replay_hides_what_the_seat_could_not_see(saved: Path) -> None:
    mine = gonfalon("replay", str(saved), "--at", "20", "--seat", "0", "--json").json
    assert mine["view"]["all_hands"] is None
    assert {event["seat"] for event in mine["events"] if event["text"] == "drew-card"} == {0}
    everything = gonfalon("replay", str(saved), "--at", "20", "--json").json
    assert len(everything["view"]["all_hands"]) == 2


def test_a_running_game_is_replayed_as_a_watcher_sees_it(saved: Path, tmp_path: Path) -> None:
    data = json.loads(saved.read_text())
    data.update(log=data["log"][:10], result=None)
    running = tmp_path / "running.json"
    running.write_text(json.dumps(data))
    report = gonfalon("replay", str(running), "--json").json
    assert report["view"]["all_hands"] is None
    assert report["view"]["hand"] is None


@pytest.mark.slow
def test_fuzz(tmp_path: Path) -> None:
    words = ("fuzz", GAME, "--games", "2", "--out", str(tmp_path / "found"))
    report = gonfalon(*words, "--json").json
    assert report["ok"]
    assert report["reports"][0]["games"] == 2
    assert "2 games" in gonfalon(*words).out


@pytest.mark.slow
def test_bench_measures_and_names_what_is_missing() -> None:
    report = gonfalon("bench", "--rounds", "1", "--json").json
    names = [row["name"] for row in report["measures"]]
    assert f"{GAME}, 2 players" in names
    assert any(name.startswith("catanatron") for name in names)
    for row in report["measures"]:
        assert row.get("missing") or row["decisions_per_second"] > 0
    targets = {row["name"] for row in report["targets"]}
    assert targets >= {"clone, µs", "compiled / plain"}
    assert targets >= {f"{game}, clone / catanatron copy" for game in IDS}
    assert all(seconds > 0 for seconds in report["ours"]["clone_us"].values())


@pytest.mark.parametrize(
    "start", [["-m", "gonfalon"], ["-c", "from gonfalon.cli import main; main()"]]
)
def test_the_program_starts(start: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *start, "games", "--json"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"]


@pytest.mark.parametrize(
    ("line", "code", "complains"),
    [
        ("games <&- >&- 2>&-", 0, False),
        ("games | true", 0, False),
        ("games --json | true", 0, False),
        ("--help | true", 0, False),
        ("games > /dev/full", 2, True),
        ("games --json > /dev/full", 2, True),
        (f"play {GAME} --file game.json <&-", 0, False),
    ],
)
def test_streams_may_be_closed_or_full(
    tmp_path: Path, line: str, code: int, complains: bool
) -> None:
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f'"$0" -m gonfalon {line}', sys.executable],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == code, done
    assert done.stderr.count("\n") == complains, done.stderr
    assert ("No space left" in done.stderr) == complains
