"""Every mistake: one line on stderr that names the value and says what to do; code 2; no trace."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from tests.cli.helpers import GAME, complaint, gonfalon

from gonfalon import files
from gonfalon.bots import NAMES
from gonfalon.games import load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.match import Match
from gonfalon.texts import Texts

STRONG = NAMES[1]
Edit = Callable[[dict[str, Any]], None]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game's file."""
    ran = gonfalon("simulate", GAME, "--games", "1", "--jobs", "1", "--save", str(tmp_path))
    assert ran.code == 0, ran
    return tmp_path / "game-000001.json"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("conquer",), "conquer"),
        (("games", "--colour"), "--colour"),
        (("games", "chess"), "chess"),
        (("play",), "GAME"),
        (("play", "chess"), "chess"),
        (("play", GAME, "--seats", "human,deepblue"), "deepblue"),
        (("play", GAME, "--seats", "human"), "2, 3, 4"),
        (("play", GAME, "--seats", "human,squire,squire,squire,squire"), "5"),
        (("play", GAME, "--variant", "chess"), "chess"),
        (("play", GAME, "--option", "colour=red"), "colour"),
        (("play", GAME, "--option", "points"), "points"),
        (("play", GAME, "--seed", "x"), "x"),
        (("play", GAME, "--lang", "fr"), "fr"),
        (("simulate", "chess"), "chess"),
        (("simulate", GAME, "--bots", "squire,deepblue"), "deepblue"),
        (("simulate", GAME, "--bots", "squire"), "2, 3, 4"),
        (("simulate", GAME, "--games", "0"), "0"),
        (("simulate", GAME, "--games", "-5"), "-5"),
        (("simulate", GAME, "--jobs", "-1"), "-1"),
        (("simulate", GAME, "--games", "many"), "many"),
        (("simulate", GAME, "--option", "variant=chess"), "chess"),
        (("simulate", GAME, "--edition", "no-such.toml"), "no-such.toml"),
        (("arena", "chess"), "chess"),
        (("arena", GAME, "--bots", f"{STRONG},deepblue"), "deepblue"),
        (("arena", GAME, "--bots", f"{STRONG},{STRONG}"), STRONG),
        (("arena", GAME, "--bots", STRONG), "--bots"),
        (("arena", GAME, "--players", "2,9"), "9"),
        (("arena", GAME, "--players", "two"), "two"),
        (("arena", GAME, "--games", "0"), "0"),
        (("arena", GAME, "--jobs", "-1"), "-1"),
        (("arena", GAME, "--option", "variant=chess"), "chess"),
        (("arena", GAME, "--edition", "no-such.toml"), "no-such.toml"),
        (("balance", "chess"), "chess"),
        (("balance", GAME, "--bot", "deepblue"), "deepblue"),
        (("balance", GAME, "--players", "9"), "9"),
        (("balance", GAME, "--players", "2" * 5000), "22222"),
        (("play", GAME, "--file", "n" * 300), "nnnnn"),
        (("balance", GAME, "--games", "1"), "1"),
        (("balance", GAME, "--edition", "no-such.toml"), "no-such.toml"),
        (("balance", GAME, "--against", "no-such.toml"), "no-such.toml"),
        (("replay", "no-such.json"), "no-such.json"),
        (("replay",), "FILE"),
        (("verify", "no-such.json"), "no-such.json"),
        (("verify", "."), "."),
        (("fuzz", "chess"), "chess"),
        (("fuzz", GAME, "--games", "-1"), "-1"),
        (("bench", "--rounds", "0"), "0"),
        (("serve", "--port", "http"), "http"),
        (("serve", "--port", "70000"), "70000"),
    ],
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_bad_words(words: tuple[str, ...], named: str, language: str) -> None:
    # "--lang fr" must stay the last --lang, so ours comes first.
    assert named in complaint("--lang", language, *words)


@pytest.mark.parametrize("value", ["@help", "@title", "#1", "#0"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_value_is_shown_as_it_was_given(value: str, language: str, tmp_path: Path) -> None:
    for words in (
        ("play", value),
        (value,),
        ("play", GAME, "--seats", f"human,{value}"),
        ("play", GAME, "--option", f"variant={value}"),
        ("simulate", GAME, "--bots", f"squire,{value}"),
        ("games", value),
        ("verify", value),
    ):
        assert value in complaint("--lang", language, *words)
    edition = tmp_path / "mine.toml"
    edition.write_text(f'game = "{value}"')
    assert f"{value}" in complaint("--lang", language, "play", GAME, "--edition", str(edition))


def test_what_is_typed_or_named_is_told_as_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = gonfalon("play", GAME, "--file", "@help", typed="@help\n? #1\nquit\n")
    assert ran.code == 0, ran
    assert {"“@help”", "“#1”"} <= set(ran.out.split())
    assert ran.out.splitlines()[-1].count("@help") == 2  # the file, and how to go on with it
    ran = gonfalon("play", GAME, "--seats", "page,page", "--file", "@title")
    assert "@title" in ran.out.splitlines()[-1]
    assert "@title" in gonfalon("verify", "@title").out


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("deck = [", "line 1, column 9"),
        ("[deck.size]\nvalue = 'many'", "deck.size.value"),
        ("[deck.copies]\nvalue = [1, 1, 1, 1, 1]", "31"),
        ("[deck.size]\nvalue = 31\n[deck.copies]\nvalue = [1, 1, 1, 1, 1]", "31"),
        ("game = 'chess'", "chess"),
        ("[deck.exceptions]\nvalue = {crown = 3}", "crown"),
        ("colour = 'red'", "colour"),
    ],
)
def test_a_bad_edition(tmp_path: Path, text: str, named: str) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(text)
    for command in ("simulate", "play", "arena", "balance"):
        said = complaint(command, GAME, "--edition", str(edition))
        assert named in said
        assert said.startswith(f"{edition}: ")


@pytest.mark.parametrize("language", ["en", "es"])
def test_of_two_editions_the_faulty_one_is_named(tmp_path: Path, language: str) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('name = "mine"')
    bad.write_text("[deck.size]\nvalue = 55")
    for one, other in ((good, bad), (bad, good)):
        words = ("balance", GAME, "--games", "2", "--edition", str(one), "--against", str(other))
        said = complaint("--lang", language, *words)
        assert str(bad) in said
        assert str(good) not in said


def test_an_edition_that_is_no_text(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_bytes(b"\xff\xfe\x00")
    assert str(edition) in complaint("simulate", GAME, "--edition", str(edition))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_truncated_file_is_named(saved: Path, command: str, language: str) -> None:
    saved.write_bytes(saved.read_bytes()[:700])
    said = complaint("--lang", language, command, str(saved))
    assert str(saved) in said
    assert Texts(language).say("trouble-file-unreadable") in said


def test_a_game_without_options_says_so() -> None:
    said = complaint("play", "crusader-kingdoms", "--seats", "human", "--option", "variant=points")
    assert "variant" in said
    assert "–" not in said


def change(path: Path, edit: Edit) -> None:
    data = json.loads(path.read_text())
    edit(data)
    path.write_text(json.dumps(data))


def set_field(**fields: object) -> Edit:
    return lambda data: data.update(fields)


def set_entry(number: int, entry: list[object]) -> Edit:
    return lambda data: data["log"].__setitem__(number, entry)


@pytest.mark.parametrize("seed", ["00" * 100, "no number"])
def test_a_seed_that_is_none(saved: Path, seed: str) -> None:
    change(saved, set_field(seed=seed))
    assert "seed" in complaint("verify", str(saved))


@pytest.mark.parametrize(
    "edit",
    [
        set_entry(3, [-1, "200"]),
        set_entry(3, [-1, "x"]),
        set_entry(3, [-1, ""]),
        set_entry(4, [0, "place crown paris"]),
        set_entry(4, [7, "place lance antioch"]),
        set_entry(4, [-2, "!undo"]),
        set_field(game="chess"),
        set_field(players=9),
        set_field(players=-1),
        set_field(options={"variant": "chess"}),
        set_field(options={}, players=3),
        set_field(edition_text="deck = ["),
        set_field(edition_digest="0"),
        set_field(rules_version=99),
        set_field(format="gonfalon-game-99"),
        set_field(log=[[0, 1, 2]]),
        set_field(extra=1),
        set_field(names=["Ana"]),
        set_field(names=["Ana", "Bruno", "Carla"]),
        set_field(names=["Ana", "\x1b[2J"]),
        set_field(names=["Ana", "B" * 3000]),
        set_field(players=10**18),
        set_field(options={"variant": "x" * 3000}),
        set_field(start="AA=="),
    ],
)
def test_a_tampered_game_file(saved: Path, edit: Edit) -> None:
    change(saved, edit)
    for command in ("replay", "verify", "review"):
        ran = gonfalon(command, str(saved))
        assert "{" not in ran.err
        assert ran.code == 2, ran
        assert ran.err.count("\n") == 1
        assert "trouble-" not in ran.err
        assert str(saved) in ran.err


@pytest.mark.parametrize(
    "edit",
    [
        set_field(edition="x\x1b[31m\x07", edition_digest="0"),
        set_field(format="\x1b]0;mine\x07"),
        set_field(game="\x1b[2J\u202e"),
        set_field(options={"variant": "\x1b[2J"}),
        set_field(log=[[0, "\x1b[2J"]]),
    ],
)
def test_a_strangers_file_does_not_steer_the_terminal(saved: Path, edit: Edit) -> None:
    change(saved, edit)
    for command in ("replay", "verify"):
        ran = gonfalon(command, str(saved))
        assert not any(char in ran.err for char in "\x1b\x07\u202e")


@pytest.mark.parametrize(("language", "land"), [("en", "Antioch"), ("es", "Antioquía")])
def test_an_illegal_entry_is_told_in_the_games_words(
    tmp_path: Path, language: str, land: str
) -> None:
    """A fifth card in one sector."""
    game = load(GAME)
    match = Match(game.open(), game.agree(2), seeded_chance(1, 1))
    while here := [o for o in match.view(match.asked[0]).options if "antioch" in o.say]:
        match.choose(match.asked[0], here[0])
    seat = match.asked[0]
    fifth = match.view(seat).options[0].say.rsplit(" ", 1)[0] + " antioch"
    file = files.filed(match, ["Ana", "Bruno"])
    path = tmp_path / "fifth.json"
    path.write_bytes(files.write(structs.replace(file, log=[*file.log, (seat, fifth)])))
    told = gonfalon("--lang", language, "replay", str(path)).err
    assert land in told.split(fifth, 1)[1]


@pytest.mark.parametrize(
    "edit",
    [
        set_field(seed="00" * 32),
        set_field(seed=None),
        set_field(seed="zz"),
        set_field(nonce="00"),
        set_field(commitment=""),
        set_field(state_hash=""),
        set_field(result=None),
        set_field(result={"way": "markers", "ranks": [2, 1], "scores": [0, 5]}),
    ],
)
def test_a_game_file_that_does_not_hold(saved: Path, edit: Edit) -> None:
    change(saved, edit)
    ran = gonfalon("verify", str(saved), "--json")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    if ran.out:
        assert ran.json["ok"] is False


def test_a_review_trusts_the_log_and_not_what_the_file_says_of_it(saved: Path) -> None:
    told = gonfalon("review", str(saved)).out
    change(saved, set_field(result={"way": "markers", "ranks": [], "scores": []}))
    assert gonfalon("review", str(saved)).out == told
    change(saved, lambda data: data["log"].pop())
    assert str(saved) in complaint("review", str(saved))


def test_a_truncated_game_file(saved: Path) -> None:
    whole = saved.read_bytes()
    for length in (0, 1, len(whole) // 2, len(whole) - 2):
        saved.write_bytes(whole[:length])
        for command in ("replay", "verify"):
            assert str(saved) in complaint(command, str(saved))
    saved.write_bytes(b"\xff" + whole)
    assert str(saved) in complaint("verify", str(saved))


def test_a_point_or_seat_that_the_game_file_does_not_have(saved: Path) -> None:
    last = len(json.loads(saved.read_text())["log"])
    assert str(last) in complaint("replay", str(saved), "--at", str(last + 1))
    assert "-1" in complaint("replay", str(saved), "--at", "-1")
    assert "9" * 40 in complaint("replay", str(saved), "--at", "9" * 40)
    assert "2" in complaint("replay", str(saved), "--seat", "2")
    assert "-3" in complaint("replay", str(saved), "--seat", "-3")


def test_going_on_with_the_wrong_file(saved: Path) -> None:
    words = ("play", GAME, "--file", str(saved))
    assert "3" in complaint(*words, "--seats", "human,squire,squire")
    change(saved, set_field(seed=None))
    complaint(*words, "--seats", "human,squire")


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    place = str(file / "games")
    assert place in complaint("simulate", GAME, "--games", "1", "--jobs", "1", "--save", place)
    assert place in complaint("simulate", GAME, "--games", "1", "--report", place)
    assert place in complaint("arena", GAME, "--games", "1", "--jobs", "1", "--out", place)
    assert place in complaint("balance", GAME, "--games", "2", "--jobs", "1", "--out", place)
    assert place in complaint("play", GAME, "--seats", "page,page", "--file", place)
    assert place in complaint("fuzz", GAME, "--games", "1", "--out", place)


def never(*_: object, **__: object) -> None:
    """Work that is not to be begun."""
    raise AssertionError


def test_a_place_that_cannot_be_written_is_told_before_the_work(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for work in ("fuzzing.fuzz", "reviewing.fit", "reviewing.review"):
        monkeypatch.setattr(f"gonfalon.cli.{work}", never)
    place, drawing = str(saved / "missing"), str(tmp_path / "missing" / "curve.svg")
    assert place in complaint("fuzz", GAME, "--out", place)
    assert place in complaint("fit", GAME, "--out", place)
    assert str(tmp_path) in complaint("fit", GAME, "--out", str(tmp_path))
    assert drawing in complaint("review", str(saved), "--plot", drawing)
    assert ".gif" in complaint("review", str(saved), "--plot", str(tmp_path / "curve.gif"))


def test_a_folder_without_room_is_told_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write into every folder, so it is the disk that refuses here."""
    monkeypatch.setattr("tempfile.TemporaryFile", full)
    monkeypatch.setattr("gonfalon.cli.fuzzing.fuzz", never)
    for words in (("fuzz", GAME, "--out"), ("simulate", GAME, "--report")):
        assert "No space" in complaint(*words, str(tmp_path))


def full(**_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_port_in_use() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in complaint("serve", "--port", port)


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    place = str(tmp_path / "no" / "such" / "folder" / "games.sqlite3")
    assert re.search("games.sqlite3", complaint("serve", "--port", "0", "--database", place))


def test_a_place_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    file = str(tmp_path / "missing" / "game.json")
    ran = gonfalon("play", GAME, "--file", file, typed="1\nquit\n")
    assert (ran.code, ran.out) == (2, "")
    assert file in ran.err


def test_a_number_of_thousands_of_digits_is_no_choice(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    ran = gonfalon("play", GAME, "--file", file, typed="9" * 5000 + "\nquit\n")
    assert ran.code == 0
    assert "9" * 20 in ran.out
