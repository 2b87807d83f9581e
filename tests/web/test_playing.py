"""Whole games through the page's own controls."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.people import GAME
from tests.web.people import Person, begin, shows

from gonfalon import files
from gonfalon.games import load

pytestmark = pytest.mark.browser
People = Callable[..., Person]


def test_a_game_by_mouse_from_the_hall_to_the_verified_file(person: People, tmp_path: Path) -> None:
    me = person()
    me.play_now()
    turns = me.play_to_the_end(me.place)
    assert 5 <= turns <= 20
    me.page.get_by_role("link", name="Replay").click()
    me.page.wait_for_url(re.compile(r"/replay/"))
    shows(me.page, "verified here")
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Export the game").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    file = files.read(saved.read_bytes())
    assert all(check.ok for check in files.verify(load(file.game), file))


def test_a_game_by_keyboard_only(person: People) -> None:
    me = person()
    page = me.page
    page.goto("/")
    page.get_by_role("button", name=me.words["play"]).wait_for()
    reach(me, lambda: bool(me.words["play"].search(focused(me).replace("\n", " "))))
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/"))
    arrows = 0

    def turn() -> None:
        nonlocal arrows
        reach(me, lambda: in_hand(me))
        page.keyboard.press("ArrowRight")
        arrows += in_hand(me)
        page.keyboard.press("Enter")
        reach(me, lambda: bool(me.words["yours"].search(focused(me))))
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=re.compile("chosen, press again"))).to_have_count(1)
        before = me.position()
        page.keyboard.press("Enter")
        me.wait(lambda: me.position() > before)

    assert me.play_to_the_end(turn) >= 5
    assert arrows > 0, "the arrow keys walk the hand"


def test_a_game_in_spanish_on_a_phone(person: People) -> None:
    me = person(lang="es", phone=True)
    me.play_now()
    expect(me.page.locator("html")).to_have_attribute("lang", "es")
    me.wait_for_turn()
    me.fits()
    assert me.play_to_the_end(me.place) >= 5
    me.fits()
    shows(me.page, re.compile(r"Has ganado|ha ganado|gana"))


def test_replay_link_opens_at_the_move(person: People) -> None:
    me = person()
    me.play_now()
    me.play_to_the_end(me.place)
    table = me.page.url.rsplit("/", 1)[1]
    me.page.goto(f"/replay/{table}?at=9")
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("9")
    slider.focus()
    me.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("10")
    expect(me.page).to_have_url(re.compile(rf"/replay/{table}\?at=10\b"))
    me.page.keyboard.press("End")
    last = int(slider.input_value())
    me.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    frames = me.page.request.get(f"/api/tables/{table}/frames?from=0&to=500&seat=all").json()
    assert frames["last"] == last


def test_whoever_comes_back_is_shown_what_happened_meanwhile(person: People) -> None:
    me = person(phone=True)
    me.play_now()
    for _ in range(3):
        me.wait_for_turn()
        me.place()
    me.wait_for_turn()
    table = me.page.url.rsplit("/", 1)[1]
    asks = [m["position"] for m in me.delivered if m["type"] == "state" and m["ask"]]
    second = next(position for position in asks if position > asks[0])  # the first may be frame 0
    me.page.goto("/about")
    seen = json.dumps({"position": second, "event": 0})
    me.page.evaluate(f"localStorage.setItem('gonfalon-seen-{table}-0', '{seen}')")
    me.page.goto(f"/t/{table}")
    me.page.get_by_role("link", name=re.compile("^Since you left")).click()
    slider = me.page.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    before = int(slider.input_value())
    me.page.get_by_role("button", name="On one move").click()
    expect(slider).to_have_value(str(before + 1))
    me.page.get_by_role("link", name="Back to the table").click()
    me.wait_for_turn()


def test_whoever_returns_to_the_tab_is_shown_it_too(person: People) -> None:
    me = person()
    begin(me, GAME, [{"kind": "me"}, *[{"kind": "bot", "bot": "page"}] * 2])
    recap = me.page.get_by_role("link", name=re.compile("^Since you left: 2 moves"))
    show = "Object.defineProperty(document, 'visibilityState', {value: %r, configurable: true})"
    me.wait_for_turn()  # the board is there, and this much of the game has been seen
    me.page.evaluate(show % "hidden")
    me.place()
    me.wait_for_turn()
    expect(recap).to_have_count(0)
    me.page.evaluate(show % "visible")
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(recap).to_be_visible()


def focused(me: Person) -> str:
    name: str = me.page.evaluate(
        "(() => { const e = document.activeElement; if (e === document.body) return ''; "
        "return (e.getAttribute('aria-label') || e.innerText || e.textContent || '').trim(); })()"
    )
    return name


def in_hand(me: Person) -> bool:
    inside: bool = me.page.evaluate(
        "!!document.activeElement.closest('[role=group][aria-label=\"Your hand\"]')"
    )
    return inside


def reach(me: Person, there: Callable[[], bool]) -> None:
    """Tab until the focus is where it should be."""
    for _ in range(80):
        if there():
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not get there; it is at {focused(me)!r}")
