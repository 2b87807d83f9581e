"""An owner's values, from the dialogue of the hall to a replay that says so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.web.people import SET_UP, Person, shows
from tests.web.test_accessible import both

pytestmark = pytest.mark.browser

GOOD = 'name = "mine"\n[lands]\nvalue = ["acre", "tyre", "jaffa", "sidon", "kerak"]\n'
WRONG = {
    "[deck.size]\nvalue = 'many'": r"deck\.size\.value: write a whole number",
    "[deck]\nbacks = 2": r"deck\.backs: our edition has nothing of that name",
    "[deck.size]\nvalue = 55": r"deck\.size\.value, found “56”: the copies add up",
    'name = "mine"\n[deck': r"no TOML from line 2, column 6",
}


def dialogue(me: Person) -> Locator:
    me.page.goto("/")
    me.page.get_by_role("button", name=SET_UP).click()
    return me.page.get_by_role("dialog")


def test_wrong_values_are_refused_before_there_is_a_table(person: Callable[..., Person]) -> None:
    me = person()
    dialog = dialogue(me)
    dialog.get_by_role("textbox", name="Name of the table").fill("Our own box")
    dialog.get_by_role("button", name="My own").click()
    text = dialog.get_by_role("textbox", name="Or as text")
    for wrong, told in WRONG.items():
        text.fill(wrong)
        dialog.get_by_role("button", name="Begin", exact=True).click()
        expect(dialog.get_by_role("alert")).to_contain_text(re.compile(told))
        expect(text).to_have_value(wrong)
    expect(dialog.get_by_role("textbox", name="Name of the table")).to_have_value("Our own box")
    assert both(me) == []
    assert me.page.request.get("/api/tables").json()["mine"] == []


def test_the_same_in_spanish(person: Callable[..., Person]) -> None:
    me = person(lang="es", phone=True)
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("^Preparar una mesa.*Los reinos")).click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Los míos").click()
    dialog.get_by_role("button", name="Empezar con los nuestros").click()
    text = dialog.get_by_role("textbox", name="O como texto")
    expect(text).to_have_value(re.compile("kingdoms-of-crusaders"))
    text.fill("[deck.size]\nvalue = 'muchas'")
    dialog.get_by_role("button", name="Empezar", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("deck.size.value: escribe aquí un número")
    assert both(me) == []


def test_a_game_with_an_owners_values(person: Callable[..., Person], tmp_path: Path) -> None:
    """A file is chosen; a friend is told before sitting down; replay, check and fork follow."""
    me, friend = person(), person()
    file = tmp_path / "mine.toml"
    file.write_text(GOOD)
    dialog = dialogue(me)
    dialog.get_by_role("button", name="My own").click()
    dialog.get_by_label("A file (TOML)").set_input_files(file)
    expect(dialog.get_by_role("textbox", name="Or as text")).to_have_value(GOOD)
    dialog.get_by_label("Seat 2").select_option("open")
    dialog.get_by_label(re.compile("a bot may play after")).select_option("an hour")
    dialog.get_by_role("button", name="Open the table").click()
    me.page.wait_for_url(re.compile("/t/"))
    owned = me.page.get_by_text("An owner’s values").filter(visible=True)
    owned.last.click()
    shows(me.page, re.compile("One value differs from ours"))
    assert both(me) == []
    table = me.page.url.rsplit("/", 1)[1]
    assert me.page.request.get(f"/api/tables/{table}").json()["grace"] == 3600

    link = me.page.get_by_role("textbox", name=re.compile("Invitation link")).input_value()
    friend.page.goto(link)
    friend.page.get_by_text("An owner’s values").click()
    shows(friend.page, re.compile("acre, tyre"))
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_url(re.compile("/t/"))
    me.wait(lambda: me.my_turn() or friend.my_turn())
    first = me if me.my_turn() else friend
    expect(first.page.get_by_role("banner")).to_contain_text("An owner’s values")
    first.place()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    me.page.get_by_role("button", name="Yes, I concede").click()
    me.wait(me.finished)
    the_replay_says_so(me, tmp_path)


def the_replay_says_so(me: Person, folder: Path) -> None:
    table = me.page.url.rsplit("/", 1)[1]
    saved = folder / "game.json"
    saved.write_bytes(me.page.request.get(f"/api/tables/{table}/file").body())
    me.page.goto("/import")
    me.page.get_by_label("Game file").set_input_files(saved)
    me.page.get_by_role("button", name="Only check it").click()
    shows(me.page, "verified here")
    me.page.get_by_role("button", name="Open the replay").click()
    me.page.wait_for_url(re.compile("/replay/"))
    shows(me.page, "An owner’s values")
    me.page.get_by_role("slider").press("Home")
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    me.page.wait_for_url(re.compile("/t/"))
    expect(me.page.get_by_role("banner")).to_contain_text("An owner’s values")
    me.wait_for_turn()
    me.place()
