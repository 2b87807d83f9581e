"""A game at the terminal, from the first card to the file it leaves behind."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.helpers import GAME, Ran, gonfalon

FIRST = "1\n" * 30  # always the first option, and more often than a game can ask


def play(file: Path, typed: str, *words: str) -> Ran:
    return gonfalon("play", GAME, "--seed", "3", "--file", str(file), *words, typed=typed)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("variant", ["markers", "points"])
def test_a_whole_game_against_a_bot(tmp_path: Path, language: str, variant: str) -> None:
    file = tmp_path / "game.json"
    ran = play(file, FIRST, "--lang", language, "--variant", variant)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.rstrip().endswith(f"gonfalon verify {file}")
    data = json.loads(file.read_text())
    assert data["result"]["way"] == variant
    assert gonfalon("verify", str(file)).code == 0
    keys = ("play-", "sketch-", "player-", "ask-", "won-", "@", "{")
    assert [key for key in keys if key in ran.out] == []


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = play(file, "1\n2\n")
    assert ran.code == 0
    command = ran.out.split("To go on: ")[1].split()
    assert command == ["gonfalon", "play", GAME, "--seats", "human,squire", "--file", str(file)]
    before = json.loads(file.read_text())["log"]
    ran = gonfalon(*command[1:], typed=FIRST)
    assert ran.code == 0
    data = json.loads(file.read_text())
    assert data["log"][: len(before)] == before
    assert data["result"] is not None
    assert gonfalon("verify", str(file)).code == 0


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [("en", "hint", "The marshal would choose"), ("es", "consejo", "El mariscal elegiría")],
)
def test_a_hint_names_an_option_that_can_be_taken(
    tmp_path: Path, language: str, asked: str, said: str
) -> None:
    file = tmp_path / "game.json"
    ran = play(file, f"{asked}\nquit\n", "--lang", language)
    hint = next(line for line in ran.out.splitlines() if said in line)
    choice = re.split("[“”«»]", hint)[1]
    assert re.search(r"\d %", hint)
    play(file, f"{choice}\nquit\n", "--lang", language)
    assert [0, choice] in json.loads(file.read_text())["log"]


def test_choices_in_words_and_why_not(tmp_path: Path) -> None:
    typed = "place lance antioch\n? place lance+helmet antioch\n? place bow cyprus\nquit\n"
    ran = play(tmp_path / "game.json", typed)
    assert "You place lance in Antioch." in ran.out
    assert "That card is not in your hand. (rule 1.2)" in ran.out
    assert "“place bow cyprus” can be chosen now." in ran.out


def test_help_shows_a_choice_of_this_very_game(tmp_path: Path) -> None:
    file = ("--file", str(tmp_path / "game.json"))
    ran = gonfalon("play", "crusader-kingdoms", "--seats", "human", "--seed", "3", *file, typed="?")
    assert "choose in words, for example “attack aleppo”\n" in ran.out


def test_a_full_sector_is_refused_with_its_rule(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", "1\n1\n1\n1\n? place bow antioch\nplace banner antioch\n")
    assert "Your sector in Antioch is full: it holds four cards. (rule 1.3)" in ran.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("undo", "no choice to take back|Undo ended"),
        ("deshacer", "Undo ended"),
        ("99", "There is no option 99"),
        ("0", "There is no option 0"),
        ("place crown paris", "There is no choice called"),
        ("?", "ask why something cannot be chosen"),
        ("log", "Chance lets"),
        ("concede\nno", "Give up the game?"),
    ],
)
def test_what_else_can_be_typed_changes_nothing(tmp_path: Path, typed: str, told: str) -> None:
    file = tmp_path / "game.json"
    ran = play(file, f"{typed}\nquit\n")
    assert any(words in ran.out for words in told.split("|")), ran.out
    choices = [say for seat, say in json.loads(file.read_text())["log"] if seat == 0]
    assert choices == []


def test_conceding(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = play(file, "1\nconcede\nyes\n")
    assert "decided by concession" in ran.out
    assert json.loads(file.read_text())["result"]["ranks"] == [2, 1]
    among_three = play(tmp_path / "three.json", "concede\nyes\nquit\n", "--seats",
                       "human,squire,page")  # fmt: skip
    assert "(rule 8)" in among_three.out


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    """A curtain before each turn; nobody's card is told to the other."""
    file = tmp_path / "game.json"
    ran = play(file, "\n1\n" * 41, "--seats", "human,human")
    assert ran.code == 0
    assert json.loads(file.read_text())["result"] is not None
    curtains = ran.out.split("Hand over the screen")
    assert len(curtains) > 30
    for turn in curtains[1:-1]:
        assert turn.count("The card drawn:") <= 1
        assert turn.count("Your hand") == 1


def test_the_curtain_wipes_a_terminal_before_and_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "gonfalon.cli.screen.console", lambda: Console(force_terminal=True, highlight=False)
    )
    out = play(tmp_path / "game.json", "\n1\n\nquit\n", "--seats", "human,human").out
    wipe = "\x1b[2J"
    before, *turns = out.split("Hand over the screen")
    assert len(turns) == 2
    assert "Your hand" not in before.rpartition(wipe)[2]
    for turn in turns:
        curtain, wiped, shown = turn.partition(wipe)
        assert wiped
        assert "Your hand" not in curtain
        assert "Your hand" in shown
    assert "Your hand" not in turns[0].rpartition(wipe)[2]


def test_bots_may_play_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = play(file, "", "--seats", "squire,page,squire")
    assert ran.code == 0
    assert "Squire 2" in ran.out
    assert gonfalon("verify", str(file)).code == 0


def test_an_owners_edition_is_kept_in_the_file(tmp_path: Path) -> None:
    edition, file = tmp_path / "mine.toml", tmp_path / "game.json"
    edition.write_text(
        "name = 'mine'\n[deck.size]\nvalue = 57\n[deck.exceptions]\nvalue = {lance = 5}\n"
    )
    assert play(file, FIRST, "--edition", str(edition)).code == 0
    edition.unlink()
    assert json.loads(file.read_text())["edition"] == "mine"
    assert gonfalon("verify", str(file)).code == 0


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    logs = []
    for name in ("one.json", "two.json"):
        play(tmp_path / name, FIRST)
        logs.append(json.loads((tmp_path / name).read_text())["log"])
    assert logs[0] == logs[1]


class Typist:
    """A person at a pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gonfalon", *words],
            stdin=slave, stdout=slave, stderr=slave, close_fds=True, start_new_session=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "100"},
        )  # fmt: skip
        os.close(slave)
        self.seen = ""

    def wait_for(self, words: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while words not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
            assert ready, f"waited in vain for {words!r}: {self.seen[-500:]}"
            try:
                self.seen += os.read(self.master, 65536).decode(errors="replace")
            except OSError:  # the other side is closed
                assert words in self.seen, self.seen[-500:]
        self.seen = self.seen.split(words, 1)[1]

    def type(self, words: str) -> None:
        os.write(self.master, words.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C and return the exit code. A press between the prompt and
        the wait for input is lost in Python's `input`; a person would press again."""
        for _ in range(10):
            os.killpg(self.process.pid, signal.SIGINT)
            try:
                return self.process.wait(5)
            except subprocess.TimeoutExpired:
                continue
        raise AssertionError(f"does not end on Ctrl-C: {self.seen[-500:]}")

    def __enter__(self) -> Typist:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing running behind a test that failed."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.master)


@pytest.mark.slow
def test_ctrl_c_ends_quietly_and_keeps_whole_files(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Typist("play", GAME, "--seed", "3", "--file", str(file)) as typist:
        for _ in range(3):
            typist.wait_for("> ")
            typist.type("1\n")
        typist.wait_for("> ")
        assert typist.interrupt() == 130
        assert "Traceback" not in typist.seen
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]
    assert len([1 for seat, _ in json.loads(file.read_text())["log"] if seat == 0]) == 3


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation(tmp_path: Path, jobs: str) -> None:
    words = ("--games", "100000", "--jobs", jobs, "--save", str(tmp_path))
    with Typist("simulate", GAME, *words) as typist:
        typist.wait_for("Playing")
        while not any(tmp_path.iterdir()):
            time.sleep(0.05)
        assert typist.interrupt() == 130
        assert "Traceback" not in typist.seen
    for entry in tmp_path.iterdir():
        json.loads(entry.read_text())


@pytest.mark.slow
def test_a_whole_game_at_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Typist("play", GAME, "--seed", "5", "--file", str(file), "--lang", "es") as typist:
        typist.type(FIRST)
        typist.wait_for("La partida ha terminado")
        assert typist.process.wait(20) == 0
    assert json.loads(file.read_text())["result"] is not None
