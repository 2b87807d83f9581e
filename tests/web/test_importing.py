"""Games that come and go as files, and positions to play on from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.people import Person, shows

pytestmark = pytest.mark.browser


def test_a_file_is_imported_judged_and_played_on(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    me = person()
    me.play_now()
    me.play_to_the_end(me.place)
    table = me.page.url.rsplit("/", 1)[1]
    saved = tmp_path / "game.json"
    saved.write_bytes(me.page.request.get(f"/api/tables/{table}/file").body())
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(saved.read_bytes()[:-40])

    me.page.goto("/import")
    chooser = me.page.get_by_label("Game file")
    chooser.set_input_files(damaged)
    me.page.get_by_role("button", name="Open the replay").click()
    shows(me.page, re.compile("no whole game file: it was cut off"))
    expect(me.page).to_have_url(re.compile("/import$"))
    chooser.set_input_files(saved)
    me.page.get_by_role("button", name="Only check it").click()
    shows(me.page, "verified here")
    me.page.get_by_role("button", name="Open the replay").click()
    me.page.wait_for_url(re.compile("/replay/"))
    shows(me.page, "Dice and draws")
    slider = me.page.get_by_role("slider")
    for _ in range(4):
        slider.press("ArrowRight")
    me.page.get_by_role("button", name="Play on from here").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("exactly this position")
    dialog.get_by_role("button", name="Begin").click()
    me.page.wait_for_url(re.compile("/t/"))
    me.wait_for_turn()
    me.place()
