"""What the marshal would do, asked at the table; and what decided a game, told by its replay."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.people import SET_UP, Person
from tests.web.test_accessible import both
from tests.web.test_playing import focused, reach

pytestmark = pytest.mark.browser
ADVICE = re.compile("^The marshal would choose “.*”")
CHOSEN = re.compile("^Your sector in .*chosen")


def test_a_hint_is_asked_and_taken_by_keyboard(person: Callable[..., Person]) -> None:
    me = person()
    me.play_now()
    me.wait_for_turn()
    reach(me, lambda: focused(me) == "Hint")
    me.page.keyboard.press("Enter")
    told = me.page.get_by_role("status").filter(has_text=ADVICE)
    expect(told).to_contain_text(re.compile(r"Chance to win with it: \d+%.*Next best: "))
    hint = next(message for message in reversed(me.delivered) if message["type"] == "hint")
    assert hint["best"]["say"] in [option["say"] for option in me.state()["ask"]["options"]]
    expect(me.page.get_by_role("button", name=CHOSEN)).to_have_count(1)  # it lies ready
    assert both(me) == []
    before = me.position()
    reach(me, lambda: focused(me) == "Place it")
    me.page.keyboard.press("Enter")
    me.wait(lambda: me.position() > before)
    expect(told).to_have_count(0)  # it was for the position before

    me.wait_for_turn()
    me.read_board()
    me.press("Hint")
    board = me.page.get_by_role("group", name="Board in words")
    expect(board.get_by_role("button", name="Do it")).to_be_visible()
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.get_by_text("to win: why?").click()
    expect(told.or_(me.page.get_by_text("Next best: ")).first).to_be_visible()
    assert both(me) == []


def test_a_table_without_hints_offers_none(person: Callable[..., Person]) -> None:
    me = person()
    me.page.goto("/")
    me.page.get_by_role("button", name=SET_UP).click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("checkbox", name=re.compile("^Hints")).uncheck()
    dialog.get_by_role("button", name="Begin").click()
    me.page.wait_for_url(re.compile("/t/"))
    me.wait_for_turn()
    expect(me.page.get_by_role("button", name="Hint")).to_have_count(0)
    me.page.get_by_role("button", name="Settings").click()
    expect(me.page.get_by_text("Switched off for this table")).to_be_visible()


def test_the_review_of_a_finished_game(person: Callable[..., Person]) -> None:
    me = person()
    me.play_now()
    for _ in range(4):
        me.wait_for_turn()
        me.place()
    me.wait_for_turn()
    me.page.get_by_role("button", name="Settings").click()
    me.press("Concede")
    me.press("Yes, I concede")
    me.page.get_by_role("link", name="Replay").filter(visible=True).click()
    curve = me.page.get_by_role("img", name="Chance to win")
    curve.wait_for()
    slider = me.page.get_by_role("slider")

    swings = me.page.get_by_role("listitem").filter(has_text=re.compile("^[0-9]+ .*For "))
    conceded = swings.filter(has_text="concede")
    expect(conceded).to_contain_text("all by the decision")
    conceded.get_by_role("button").click()
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r" 0%, .* 100%$"))
    box = curve.bounding_box()
    assert box
    me.page.mouse.click(box["x"] + 1, box["y"] + box["height"] / 2)
    expect(slider).to_have_value("0")
    me.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    me.page.keyboard.press("Shift+ArrowRight")
    expect(slider).not_to_have_value("1")
    expect(me.page.locator("li.now").filter(has_text="For ")).to_have_count(1)

    ways = me.page.get_by_role("table").filter(has_text="own choices")
    rows = ways.get_by_role("row").all_inner_texts()[1:]
    assert len(rows) == 2
    for row in rows:  # luck and choices lead from the start to the end
        start, end, *parts = [int(n.replace("−", "-")) for n in re.findall(r"[−+]?\d+", row)][-5:]
        assert abs(start + sum(parts) - end) <= 3, row
    assert both(me) == []
    me.page.get_by_label("Seen by").select_option("0")  # fewer frames, the same game
    curve.wait_for()
    me.page.set_viewport_size({"width": 390, "height": 844})
    assert both(me) == []
