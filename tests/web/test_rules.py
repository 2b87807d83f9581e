"""The rules at the table: searched, and opened where they matter."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.people import Person, shows

pytestmark = pytest.mark.browser


def test_the_drawer_opens_at_the_rule_that_matters_and_can_be_searched(
    person: Callable[..., Person],
) -> None:
    me = person()
    me.play_now()
    me.wait_for_turn()
    me.page.get_by_role("button", name="Rules", exact=True).click()
    expect(me.page.get_by_role("region", name="You are here")).to_be_in_viewport()
    search = me.page.get_by_role("searchbox", name="Search the rules")
    search.fill("regiment")
    shows(me.page, "passages found")
    search.fill("nothing like this")
    shows(me.page, "0 passages found")
    search.fill("")
    me.page.get_by_role("link", name="Words", exact=True).click()
    expect(me.page.get_by_role("cell", name="a regiment, battalion or")).to_be_in_viewport()
    me.page.keyboard.press("Escape")
    expect(search).to_have_count(0)


def test_why_not_leads_to_the_rule(person: Callable[..., Person]) -> None:
    me = person()
    me.play_now()
    me.wait_for_turn()
    me.page.get_by_role("button", name="Place it").click(force=True)
    shows(me.page, "Place it: not now")
    for _ in range(4):
        me.wait_for_turn()
        me.place()
    me.wait_for_turn()
    full = me.page.locator("[data-sector][aria-disabled]").first
    full.click(force=True)
    answer = me.page.get_by_role("status").filter(has_text="not now")
    answer.get_by_role("link", name="Rule 1.3").click()
    shows(me.page, "You are here")
