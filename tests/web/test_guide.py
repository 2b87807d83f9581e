"""The guided first games follow what really happens."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.people import Person

pytestmark = pytest.mark.browser


def test_the_first_game_of_the_kingdoms_of_crusaders(person: Callable[..., Person]) -> None:
    me = person()
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("^First game, guided.*The Kingdoms")).click()
    guide = me.page.get_by_role("region", name="Guide")
    go_on = guide.get_by_role("button", name="Go on")
    expect(guide).to_contain_text("Five lands")
    go_on.click()
    expect(guide).to_contain_text("You hold 6 cards")
    go_on.click()
    expect(guide).to_contain_text("Begin with a press on a card")
    me.hand().first.click()
    expect(guide).to_contain_text("Now press one of your five sectors")
    me.page.get_by_role("button", name=me.words["yours"]).nth(2).click()
    expect(guide).to_contain_text("your army in Jerusalem")
    me.place_button().click()
    expect(guide).to_contain_text("The bot has answered")
    me.page.reload()
    expect(guide).to_contain_text("The bot has answered")
    go_on.click()
    seen = set()
    while me.wait_for_turn():
        if go_on.count():
            seen.add(guide.inner_text())
            go_on.click()
        me.place()
    while go_on.count():
        seen.add(guide.inner_text())
        go_on.click()
    assert len(seen) >= 5
    assert any("That was your first game" in text for text in seen)


def test_the_first_crusade_in_spanish(person: Callable[..., Person]) -> None:
    me = person(lang="es")
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("^Primera partida, guiada")).first.click()
    guide = me.page.get_by_role("region", name="Guía")
    go_on = guide.get_by_role("button", name="Seguir")
    expect(guide).to_contain_text("Ultramar")
    for _ in range(3):
        go_on.click()
    expect(guide).to_contain_text("Empieza con un ataque")
    me.read_board()
    me.choose("attack")
    expect(guide).to_contain_text("pon tropas")
    me.choose("lay")
    expect(guide).to_contain_text("el empate resiste")
    me.choose("send")
    expect(guide).to_contain_text(re.compile("ha caído|ha resistido"))
    guide.get_by_role("button", name="Dejar la guía").click()
    expect(guide).to_have_count(0)


def test_on_a_phone_the_hand_stays_in_sight(person: Callable[..., Person]) -> None:
    """Prompt, guide, lands and hand on one screen, without scrolling; and the guide folds."""
    me = person(lang="es", phone=True)
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("^Primera partida, guiada.*Los reinos")).click()
    guide = me.page.get_by_role("region", name="Guía")
    nav = me.page.get_by_role("navigation")
    for _ in range(2):
        guide.get_by_role("button", name="Seguir").wait_for()
        hand, foot = me.hand().last.bounding_box(), nav.bounding_box()
        assert hand
        assert foot
        assert hand["y"] + hand["height"] <= foot["y"]
        over = me.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert over <= 1, "but for what is lost in rounding"
        guide.get_by_role("button", name="Seguir").click()
    expect(guide.get_by_role("status")).to_contain_text("carta")
    fold = guide.get_by_role("button", name="Guía", exact=True)
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(guide.get_by_role("status")).to_be_hidden()
    guide.get_by_role("button", name="Dejar la guía").click()
    expect(guide).to_have_count(0)
