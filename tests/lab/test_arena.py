"""The arena: fair seats, honest comparisons, and a kill that costs nothing but the game at hand."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from tests.cli.helpers import GAME, complaint, gonfalon

from gonfalon.bots import NAMES
from gonfalon.lab.arena import Bout, Order, Played, bouts, patterns
from gonfalon.lab.arena_report import outcome
from gonfalon.lab.found import Note, course_of
from gonfalon.lab.rating import meetings, standings

WEAK, STRONG = NAMES[:2]
BOTS = f"{WEAK},{STRONG}"
WORDS = ("--bots", BOTS, "--players", "2", "--seed", "3")


def ended(bout: Bout, ranks: tuple[int, ...]) -> Played:
    """A game that came to this."""
    zeros = (0,) * len(ranks)
    points = [0.0] * len(ranks)
    note = Note(1, {}, set(), set(), [set() for _ in ranks], {})
    return Played(bout.seats, bout.number, "points", ranks, zeros, zeros, tuple(points), note,
                  course_of([points]))  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_bots_sit_on_every_seat_equally_often(players: int) -> None:
    ways = patterns(players)
    assert len(ways) == len(set(ways)) == 2**players - 2
    for seat in range(players):
        assert sum([way[seat] for way in ways]) * 2 == len(ways)
    for at in range(0, len(ways), 2):
        assert tuple([1 - bot for bot in ways[at]]) == ways[at + 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_bots_have_an_equivalent_of_one_half(players: int) -> None:
    order = Order("medieval-realms", ("a", "b"), (players,), 2**players - 2, 1)
    games = []
    for number, bout in enumerate(bouts(order)):
        winner = number // 2 % players  # a game and its mirror are won by the same seat
        games.append(ended(bout, tuple([1 if seat == winner else 2 for seat in range(players)])))
    (meeting,) = meetings(order, games, ())
    assert meeting.equivalent[0] == pytest.approx(0.5, abs=1e-6)
    assert meeting.equivalent[1] < 0.5 < meeting.equivalent[2]
    assert meeting.wins == pytest.approx(meeting.fair)


def test_the_equivalent_undoes_the_number_of_seats() -> None:
    """A seat of a wins twice as often as one of b: 2/3 if only the two of them sat there."""
    order = Order("medieval-realms", ("a", "b"), (3,), 1, 1)
    alone, pair = ("a", "b", "b"), ("a", "a", "b")
    first, last = (1, 2, 2), (2, 2, 1)
    games = [ended(Bout(order, alone, n), first if n < 50 else last) for n in range(100)]
    games += [ended(Bout(order, pair, n), first if n < 80 else last) for n in range(100)]
    (meeting,) = meetings(order, games, ())  # 2 : 1 + 1 is one half, 2 + 2 : 1 is four fifths
    assert meeting.equivalent[0] == pytest.approx(2 / 3, abs=1e-6)


def test_a_bot_without_a_win_has_a_rating_and_an_interval() -> None:
    order = Order(GAME, ("a", "b"), (2,), 20, 1)
    games = [
        ended(bout, tuple([1 if bot == "a" else 2 for bot in bout.seats])) for bout in bouts(order)
    ]
    (meeting,) = meetings(order, games, ())
    assert meeting.equivalent[0] > 0.99
    best, worst = standings(order, games, ())
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.rating > 25 > worst.rating
    assert best.wins == 20


def test_where_all_win_together_bots_are_compared_by_their_odds_to_beat_the_game() -> None:
    """Odds of 2 : 1 and of 1 : 2 are as four to one."""
    order = Order("crusader-kingdoms", ("a", "b"), (1, 2), 300, 1)
    games = []
    for bout in bouts(order):
        assert len(set(bout.seats)) == 1
        victory = bout.number < (200 if bout.seats[0] == "a" else 100)
        games.append(ended(bout, (1 if victory else 2,) * len(bout.seats)))
    result = outcome(order, games)
    assert [one.bot for one in result.standings] == ["a", "b"]
    for meeting in result.meetings:
        assert meeting.share[0] == pytest.approx(2 / 3)
        assert meeting.equivalent[0] == pytest.approx(4 / 5, abs=0.01)
        assert 0.7 < meeting.equivalent[1] < meeting.equivalent[0] < meeting.equivalent[2] < 0.9


def test_an_arena_tells_of_everybody_and_keeps_a_page(tmp_path: Path) -> None:
    place = str(tmp_path / "arena")
    words = ("arena", GAME, "--bots", BOTS, "--games", "6", "--jobs", "1")
    ran = gonfalon(*words, "--out", place, "--json")
    report = ran.json
    assert report["games"] == 18  # with two, three and four players
    assert [one["bot"] for one in report["standings"]] == [STRONG, WEAK]
    assert {one["players"] for one in report["meetings"]} == {2, 3, 4}
    assert [(one["players"], one["games"]) for one in report["series"]] == [(2, 6), (3, 6), (4, 6)]
    for one in report["series"]:
        assert sum([seat["share"] for seat in one["seats"]]) == pytest.approx(1.0, abs=1e-3)
        assert len(one["cards"]) == 31
        assert one["curves"]["winners"][0] == 0.0 < one["curves"]["winners"][-1]
    page = Path(report["report"]).read_text()
    assert page.count("<svg") == 9
    assert STRONG in page
    again = gonfalon(*words, "--out", place)
    assert again.code == 0
    assert STRONG in again.out
    assert str(report["report"]) in again.out


def games_in(place: Path) -> list[dict[str, object]]:
    """The whole lines, without the times that differ from run to run."""
    path = place / "games.jsonl"
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    games = [json.loads(line) for line in lines]
    for game in games:
        del game["seconds"]
    return sorted(games, key=json.dumps)


def children(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found.append(int(entry.name))
    return found


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
@pytest.mark.parametrize(
    ("ending", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)]
)
def test_a_stopped_arena_goes_on_and_leaves_no_process_behind(
    tmp_path: Path, ending: signal.Signals, code: int
) -> None:
    place = tmp_path / "arena"
    command = [sys.executable, "-m", "gonfalon", "arena", GAME, *WORDS, "--games", "40000"]
    until = time.monotonic() + 300
    with subprocess.Popen(
        [*command, "--jobs", "2", "--out", str(place)],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=os.environ, text=True,
    ) as process:  # fmt: skip
        try:
            while len(games_in(place)) < 5:
                assert process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.05)
            workers = children(process.pid)
            assert len(workers) >= 2
            process.send_signal(ending)
            assert "Traceback" not in process.communicate(timeout=120)[1]
        finally:
            process.kill()  # only if a check failed
    assert process.returncode == code
    before = games_in(place)
    assert 5 <= len(before) < 40000
    while any(map(alive, workers)):
        assert time.monotonic() < until
        time.sleep(0.1)

    with (place / "games.jsonl").open("ab") as file:
        file.write(b'{"seats":["')  # what a kill in the middle of a line leaves
    words = ("arena", GAME, *WORDS, "--games", "60", "--jobs", "1", "--json", "--out")
    resumed = gonfalon(*words, str(place)).json
    whole = gonfalon(*words, str(tmp_path / "whole")).json
    assert resumed["games"] == whole["games"] == 60
    assert resumed["meetings"] == whole["meetings"]
    kept = [json.dumps(game) for game in games_in(place)]
    assert sorted({json.dumps(game) for game in before + games_in(tmp_path / "whole")}) == kept


def test_of_more_games_only_the_new_ones_are_played(tmp_path: Path) -> None:
    words = ("arena", GAME, "--players", "2", "--jobs", "1", "--out", str(tmp_path))
    gonfalon(*words, "--bots", BOTS, "--games", "4")
    first = games_in(tmp_path)
    gonfalon(*words, "--bots", BOTS, "--games", "6")
    more = games_in(tmp_path)
    assert (len(first), len(more)) == (4, 6)
    assert Counter([json.dumps(game) for game in first]) <= Counter(map(json.dumps, more))


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    words = ("arena", GAME, "--bots", BOTS, "--players", "2", "--games", "2", "--jobs", "1")
    assert gonfalon(*words, "--out", str(tmp_path)).code == 0
    place = str(tmp_path)
    assert place in complaint(*words, "--seed", "2", "--out", place)
    assert place in complaint(*words, "--variant", "points", "--out", place)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    (tmp_path / "games.jsonl").write_text(f"{lines[0]}\nno game\n")
    assert "2" in complaint(*words, "--out", place)
    (tmp_path / "arena.json").write_text("{")
    assert "arena.json" in complaint(*words, "--out", place)
