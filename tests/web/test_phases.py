"""No axe violation in any phase of any game: every question of recorded games, asked again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from tests.replays import paths_of
from tests.web.people import Person
from tests.web.test_accessible import violations

from gonfalon.files import GameFile, opened, read
from gonfalon.games import IDS, load
from gonfalon.kernel.signals import EVERYBODY
from gonfalon.server.replaying import moments

pytestmark = pytest.mark.browser

# Recorded games that together ask everything a game can ask.
RECORDED = {
    "kingdoms-of-crusaders": ("two-points", "four-markers"),
    "crusader-kingdoms": ("four-at-random", "four-castles", "one-victory"),
    "medieval-realms": ("realms-three-nobody-able",),
    "dark-kingdoms": ("varied-6", "varied-5"),
}
# Whether a village is built or a ship is sold, an area is chosen, and that looks alike.
ALIKE = {"at", "take"}
NARROW = ({"width": 390, "height": 844}, {"width": 720, "height": 450})  # a phone; 200 % zoom
DESK = {"width": 1440, "height": 900}


def questions(file: GameFile) -> Iterator[tuple[str, int, int]]:
    """Each kind of question in the middle of its occurrences: its frame, and whom it asks."""
    match, log = opened(load(file.game), file)
    found: dict[str, list[tuple[int, int]]] = {}
    for frame in moments(match, log, EVERYBODY):
        for seat in () if match.over else match.asked:
            view = match.view(seat)
            verbs = {option.say.split()[0] for option in view.options}
            kind = next(iter(verbs)) if len(verbs) == 1 and verbs <= ALIKE else view.kind
            found.setdefault(kind, []).append((frame, seat))
    for kind, met in found.items():
        yield (kind, *met[len(met) // 2])


def look(me: Person, what: str, without: str = "") -> list[str]:
    """All of axe by day; by night only what night changes. Narrow, the prompt still can be read."""
    found = violations(me, "day") + violations(me, "night", "color-contrast", without=without)
    for size in NARROW:
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        wide = me.overhang()
        found += [f"{me.page.url} scrolls sideways by {wide} px at {size}"] if wide > 0 else []
        room = me.page.locator(".prompt__say").evaluate("e => e.clientWidth")
        found += [f"{me.page.url} leaves {room} px to the prompt at {size}"] if room < 200 else []
    me.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    return [f"{what}: {each}" for each in found]


@pytest.mark.parametrize("game", IDS)
def test_every_question_of_a_game(person: Callable[..., Person], game: str) -> None:
    asked: set[str] = set()
    found: list[str] = []
    words = cycle([True, False, False, False, False])
    for name in RECORDED[game]:
        path = next(path for path in paths_of(game) if path.stem == name)
        me = person()
        me.page.goto("/")
        me.page.get_by_role("button", name=me.words["play"]).wait_for()
        table = imported(me, path)
        for asks, frame, seat in questions(read(path.read_bytes())):
            if asks in asked:
                continue
            asked.add(asks)
            sit(me, table, frame, seat)
            # The inks of a map are the same at every question, and take axe longest.
            found += look(me, asks, without=".board" if len(asked) > 1 else "")
            if next(words):
                in_words(me, True)
                found += look(me, f"{asks} in words")
                in_words(me, False)
    shortest = min(paths_of(game), key=lambda path: path.stat().st_size)  # axe reads every move
    found += look_through(me, imported(me, shortest)["id"])
    assert found == []


def imported(me: Person, path: Path) -> dict[str, Any]:
    table: dict[str, Any] = me.page.request.post(
        "/api/tables/import", data=path.read_bytes()
    ).json()
    return table


def sit(me: Person, table: dict[str, Any], frame: int, seat: int) -> None:
    """Go on from that frame, on the seat that is asked."""
    seats = [{"kind": "bot", "bot": "page"} for _ in table["seats"]]
    seats[seat] = {"kind": "me"}
    wish = {"frame": frame, "seat": "all", "seats": seats}
    made = me.page.request.post(f"/api/tables/{table['id']}/fork", data=wish).json()
    me.delivered.clear()
    me.page.goto(f"/t/{made['id']}")
    me.wait(lambda: me.kind() != "")
    me.page.get_by_role("heading", level=1).first.wait_for()


def look_through(me: Person, table: str) -> list[str]:
    """The replay, all-seeing, in the middle of the game; drawn and in words."""
    me.page.goto(f"/replay/{table}?at=20&seat=all")
    me.page.get_by_role("slider").wait_for()
    found = look(me, "replay")
    in_words(me, True)
    found += look(me, "replay in words")
    in_words(me, False)
    return found


def in_words(me: Person, wanted: bool) -> None:
    """Open the page anew, in words or drawn: a dialogue may cover the button for it."""
    me.page.evaluate(f"localStorage.setItem('gonfalon-in-words', '{'yes' if wanted else 'no'}')")
    if wanted:
        me.page.reload()
        board = me.page.get_by_role("group", name="Board in words")
        board.get_by_role("table").first.wait_for()
