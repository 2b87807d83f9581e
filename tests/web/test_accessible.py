"""No axe violation on any page, by day and by night, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.web.people import SET_UP, Person
from tests.web.test_together import set_up

from gonfalon.games import IDS
from gonfalon.texts import Texts

pytestmark = pytest.mark.browser
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """([rules, without]) => axe.run(without ? {exclude: [[without]]} : document,
    {resultTypes: ['violations'], ...(rules.length && {runOnly: rules})}).then(r =>
    r.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.target.join(' '))))"""


def violations(me: Person, theme: str, *rules: str, without: str = "") -> list[str]:
    """What axe finds, by these rules or by all, but for a part of the page."""
    me.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    me.page.wait_for_timeout(200)
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.read_text())
    found: list[str] = me.page.evaluate(RUN, [list(rules), without])
    return [f"{me.page.url} {theme} {each}" for each in found]


def both(me: Person) -> list[str]:
    me.fits()
    return violations(me, "day") + violations(me, "night")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_page(person: Callable[..., Person], phone: bool) -> None:
    me = person(phone=phone)
    found: list[str] = []
    for path in ("/", "/rules/kingdoms-of-crusaders", "/about", "/import", "/t/nosuchtable"):
        me.page.goto(path)
        me.page.get_by_role("heading", level=1).first.wait_for()
        found += both(me)
    me.page.goto("/")
    me.page.get_by_role("button", name=SET_UP).click()
    me.page.get_by_role("dialog").wait_for()
    found += both(me)
    me.play_now()
    me.wait_for_turn()
    found += both(me)
    me.read_board()
    found += both(me)
    me.read_board()
    open_chat(me, phone)
    found += both(me)
    me.page.keyboard.press("Escape")
    me.hand().first.click()
    me.page.get_by_role("button", name=me.words["yours"]).first.click()
    found += both(me)
    me.place_button().click()
    me.play_to_the_end(me.place)
    found += both(me)
    me.page.get_by_role("link", name="Replay").filter(visible=True).click()
    me.page.wait_for_url(re.compile("/replay/"))
    me.page.get_by_role("slider").wait_for()
    found += both(me)
    assert found == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [game for game in IDS if game != "kingdoms-of-crusaders"])
def test_the_first_question_of_every_other_game(
    person: Callable[..., Person], game: str, phone: bool
) -> None:
    me = person(phone=phone)
    title = Texts("en", game).say("title")
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile(f"^Play now .*{title}")).click()
    me.page.wait_for_url(re.compile("/t/"))
    me.wait(lambda: any(m["type"] == "state" and m["ask"] for m in me.delivered))
    me.page.get_by_role("heading", level=1).first.wait_for()
    assert both(me) == []
    for width, height in ((720, 450), (768, 1024)):  # 200 % zoom, an upright tablet
        me.page.set_viewport_size({"width": width, "height": height})
        me.fits()


def open_chat(me: Person, phone: bool) -> None:
    where = me.page.get_by_role("navigation") if phone else me.page
    where.get_by_role("button" if phone else "tab", name="Chat", exact=True).click()
    me.page.get_by_role("textbox", name="To the table").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_guide_arms_and_invitations(person: Callable[..., Person], phone: bool) -> None:
    me = person(phone=phone)
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("^Guest")).click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Make a secret link").click()
    link = dialog.get_by_role("textbox", name="Secret link").input_value()
    found = both(me)
    me.page.goto(link)
    me.page.get_by_role("heading", level=1).wait_for()
    found += both(me)
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("^First game, guided.*The Kingdoms")).click()
    me.page.get_by_role("button", name="Go on").wait_for()
    found += both(me)
    set_up(me, "open")
    me.page.get_by_role("heading", name="The table is being laid").wait_for()
    found += both(me)
    assert found == []


def test_the_curtain(person: Callable[..., Person]) -> None:
    me = person()
    set_up(me, "hotseat")
    me.page.get_by_role("button", name=re.compile("open the curtain")).wait_for()
    assert both(me) == []
