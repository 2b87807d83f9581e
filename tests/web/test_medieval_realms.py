"""Medieval Realms on the page: a whole game, secret placement in two browsers and at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.people import Person
from tests.web.realms import BESIDE_THE_MEN, TITLE, Ruler
from tests.web.test_accessible import both
from tests.web.test_together import invite

pytestmark = pytest.mark.browser
People = Callable[..., Person]

GONE = re.compile("taken by|went to|won by|nobody could take it")


def test_from_the_hall_to_the_score_sheet(person: People) -> None:
    """Against one bot, seven rounds."""
    me = person()
    me.play_now(TITLE)
    ruler = Ruler(me)
    met: set[str] = set()
    while kind := ruler.wait_to_be_asked():
        met.add(kind)
        if kind == "action":
            gaps_are_told(ruler)
        ruler.answer()
    assert {"pair", "place", "action"} <= met
    assert ruler.state["view"]["round"] == 7
    assert both(me) == []
    the_sheet_adds_up(ruler)
    the_log_calls_its_reader_you(me)


def the_log_calls_its_reader_you(me: Person) -> None:
    """Also in a list; never by name."""
    log = me.page.get_by_role("list", name="Log")
    name = me.page.request.get("/api/me").json()["name"]
    assert log.get_by_text(re.compile(r"Turn order: (you and .*|.* and you)\.")).count() > 0
    assert log.get_by_text(name).count() == 0


def gaps_are_told(ruler: Ruler) -> None:
    """Every empty slot says what lay there and who has it now."""
    empty = [slot for slot in ruler.state["view"]["panel"] if slot["card"] is None]
    panel = ruler.me.page.get_by_role("region", name="The panel")
    expect(panel.get_by_text(GONE)).to_have_count(len(empty))


def the_sheet_adds_up(ruler: Ruler) -> None:
    """Line by line what the server counted, and its sum; a line opens to what it counts."""
    sheet = ruler.me.page.get_by_role("table", name="Final score")
    result = ruler.state["result"]
    for column, seat in enumerate((0, 1)):
        score = ruler.state["view"]["score"][seat]
        shown = [
            int(row.get_by_role("cell").nth(column).locator("b").inner_text())
            for row in sheet.get_by_role("row").all()
            if row.get_by_role("cell").count() == 2 and row.locator("td b").count()
        ]
        assert shown == [*[line["points"] for line in score["lines"]], score["total"]]
        assert sum(shown[:-1]) == shown[-1] == result["scores"][seat]
    line = sheet.get_by_role("button", name=re.compile("^Tokens left"))
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")


def test_leaders_are_placed_by_mouse_by_drag_and_by_keyboard(person: People) -> None:
    me = person()
    me.play_now(TITLE)
    ruler = Ruler(me)
    while ruler.wait_to_be_asked() != "place":
        ruler.answer()
    page = me.page
    tray = page.get_by_role("group", name="Your leaders").get_by_role("button")
    gold = ruler.named("^Hall of gold")
    gold.click(position=BESIDE_THE_MEN)
    drafted(ruler, halls={"gold": 1})
    tray.filter(has_text="mayor, to be placed").first.drag_to(ruler.named("^Hall of science"))
    drafted(ruler, halls={"gold": 1, "science": 1})
    tray.filter(has_text="mayor, to be placed").first.drag_to(ruler.named("^Land 3"))  # in vain
    ruler.named("^Hall of culture").press("Enter")
    drafted(ruler, halls={"gold": 1, "science": 1, "culture": 1})
    tray.filter(has_text="general, to be placed").press("Enter")
    ruler.named("^Land 3").press("Enter")
    drafted(ruler, halls={"gold": 1, "science": 1, "culture": 1}, lands={3: 2})
    ruler.named("^Take up the mayor again: gold").click()
    drafted(ruler, halls={"science": 1, "culture": 1}, lands={3: 2})
    ruler.press("^Clear draft")
    drafted(ruler)


def drafted(
    ruler: Ruler, halls: dict[str, int] | None = None, lands: dict[int, int] | None = None
) -> None:
    """The draft is this, on the wire and on the page."""

    def there() -> bool:
        draft = ruler.state["view"]["draft"]
        mayors = {hall: n for hall, n in draft["halls"].items() if n}
        combat = {land["land"]: land["combat"] for land in draft["lands"] if land["combat"]}
        return mayors == (halls or {}) and combat == (lands or {})

    ruler.me.wait(there)
    stands = ruler.me.page.get_by_role("button", name=re.compile("^Take up the"))
    expect(stands).to_have_count(sum((halls or {}).values()) + len(lands or {}))


def test_two_browsers_place_in_secret(person: People) -> None:
    """The other's wire brings nothing but that one is ready, or is not after all."""
    host, friend = person(), person()
    host.open_table(TITLE, "open")
    invite(host, friend)
    one, other = Ruler(host), Ruler(friend)
    to_placement(one, other)
    before, heard = other.state, len(friend.delivered)
    one.place_all()
    friend.wait(lambda: other.state["view"]["ready"] == [0])
    host.page.get_by_role("button", name="Not ready after all").click()
    friend.wait(lambda: other.state["view"]["ready"] == [])
    one.wait_to_be_asked()
    one.press("^Ready$")
    friend.wait(lambda: other.state["view"]["ready"] == [0])
    told = [m for m in friend.delivered[heard:] if m["type"] == "state"]
    assert [m["view"]["ready"] for m in told] == [[0], [], [0]]
    for message in told:
        assert message["events"] == []
        assert bare(message) == bare(before)
    assert one.state["view"]["draft"]["complete"]
    hidden = [land["stands"] for land in other.state["view"]["lands"]]
    other.place_all()
    host.wait(lambda: one.state["view"]["phase"] != "placement")
    assert [land["stands"] for land in one.state["view"]["lands"]] != hidden


def bare(state: dict[str, Any]) -> dict[str, Any]:
    """All that a state shows but who is ready."""
    view = {key: value for key, value in state["view"].items() if key != "ready"}
    return {"view": view, "ask": state["ask"], "seat": state["seat"], "position": state["position"]}


def to_placement(*rulers: Ruler) -> None:
    """Everybody answers until all place."""

    def others() -> list[Ruler]:
        return [ruler for ruler in rulers if ruler.me.kind() not in ("", "place")]

    def all_place() -> bool:
        return all(ruler.me.kind() == "place" for ruler in rulers)

    while not all_place():
        rulers[0].me.wait(lambda: all_place() or bool(others()))
        for ruler in others():
            ruler.answer()


def test_a_curtain_between_secret_drafts_at_one_screen(person: People) -> None:
    """Whoever has opened the curtain drafts in peace; then it falls, and the next draft is bare."""
    me = person()
    me.open_table(TITLE, "hotseat")
    ruler = Ruler(me)
    curtain = me.page.get_by_role("button", name=re.compile("open the curtain"))
    desk = me.page.get_by_role("list", name="Your hand")
    placed: list[int] = []
    while len(placed) < 2:
        me.wait(lambda: curtain.is_visible() or bool(ruler.me.kind() and desk.is_visible()))
        if curtain.is_visible():
            assert not desk.is_visible()
            curtain.click()
            me.wait(lambda: bool(ruler.me.kind() and desk.is_visible()))
        if ruler.me.kind() != "place":
            ruler.answer()
            continue
        seat = ruler.state["seat"]
        expect(me.page.get_by_role("button", name=re.compile("^Take up the"))).to_have_count(0)
        ruler.place_all()
        placed.append(seat)
    assert sorted(placed) == [0, 1]
    curtain.wait_for()
    assert any(land["stands"] for land in ruler.state["view"]["lands"])
    drafts = [m for m in me.delivered if m["type"] == "state" and m["view"]["draft"]]
    first = [m["seat"] == placed[0] for m in drafts]
    assert first == sorted(first, reverse=True), "no draft of the first after the second's began"


def test_a_bid_is_named_by_pressing_its_number(person: People) -> None:
    me = person()
    me.play_now(TITLE)
    ruler = Ruler(me)
    while ruler.wait_to_be_asked() and not can_bid_two(ruler):
        ruler.answer()
    panel = me.page.get_by_role("region", name="The panel").get_by_role("button", disabled=False)
    panel.filter(has_text="open with 1 to").first.click()
    ruler.press("^Open the auction")
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    expect(dialog.get_by_role("button", name=re.compile("^Open with 2"))).to_be_visible()
    assert both(me) == []


def can_bid_two(ruler: Ruler) -> bool:
    """Not in every round: the cards for auction may be gone, or their tokens scarce."""
    return any(option.get("most", 0) >= 2 for option in ruler.state["ask"]["options"])
