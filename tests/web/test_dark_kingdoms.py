"""Dark Kingdoms on the page: a whole game against two bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.britannia import TITLE, Chieftain
from tests.web.people import Person
from tests.web.test_accessible import both

from gonfalon.texts import Texts

pytestmark = pytest.mark.browser
People = Callable[..., Person]

PHASES = {
    "people": "set-up", "start": "set-up", "settle": "set-up",
    "dice": "production", "colour": "production", "act": "turn",
}  # fmt: skip


def phase(chief: Chieftain) -> str:
    """What part of the game a question belongs to."""
    if chief.state["view"]["fight"]:
        return "combat"
    return PHASES.get(chief.asked, "other")


def test_from_the_hall_to_the_ranking(person: People) -> None:
    """Three peoples; each part of the game comes up."""
    me = person()
    me.play_now(TITLE)
    chief = Chieftain(me)
    met: set[str] = set()
    while chief.wait_to_be_asked():
        met.add(phase(chief))
        chief.answer()
    assert met >= {"set-up", "production", "turn", "combat"}
    assert both(me) == []
    the_ranking_is_told(chief)
    the_log_speaks_as_the_terminal_does(chief)


def the_ranking_is_told(chief: Chieftain) -> None:
    """Every people in its place, with its points and where they come from."""
    page, result = chief.me.page, chief.state["result"]
    assert result["way"] in ("crown", "rounds", "last")
    expect(page.get_by_role("heading", name="Final ranking")).to_be_visible()
    shown = [
        row.inner_text() for row in page.get_by_role("row").filter(has=page.locator(".rank")).all()
    ]
    seats = sorted(range(3), key=lambda seat: result["ranks"][seat])
    assert [text.split(".")[0] for text in shown] == [str(result["ranks"][seat]) for seat in seats]
    for text in shown:
        seat = next(s for s in seats if chief.state["view"]["seats"][s]["people"].title() in text)
        own = chief.state["view"]["seats"][seat]
        assert text.startswith(f"{result['ranks'][seat]}.")
        assert [int(word) for word in text.split("\t")[1:] if word != "·"] == [
            *[number for number in own["sources"].values() if number],
            result["scores"][seat],
        ]


def the_log_speaks_as_the_terminal_does(chief: Chieftain) -> None:
    """The longest list of cards that somebody took, with equal ones counted."""
    me = chief.me
    states = [m for m in me.delivered if m["type"] == "state"]
    taken = [e["args"] for state in states for e in state["events"] if e["text"] == "produced"]
    longest = max(taken, key=lambda args: len(args["cards"]))
    said = Texts("en", "dark-kingdoms").say("produced", longest, ("#", "#", "#"))
    assert me.page.get_by_text(said.removeprefix("# takes ")).count() > 0, said


def test_a_double_press_marches_and_does_not_end_the_turn(person: People) -> None:
    """Where the button to march stood, the one that ends the turn comes to stand."""
    me = person()
    me.play_now(TITLE)
    chief = Chieftain(me)
    while chief.wait_to_be_asked() != "act":
        chief.answer()
    march = next(o for say, o in chief.offers.items() if say.startswith("move ") and o["marks"])
    me.page.locator(f"button[data-army='{march['army']}']").click()
    me.press_map(march["area"])
    main = me.page.locator(".prompt .btn--main")
    box = main.bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(main).to_have_text("End the turn")
    me.page.mouse.down(click_count=2)
    me.page.mouse.up(click_count=2)
    chief.prompt("^Undo").click()
    me.wait(lambda: march["say"] in chief.offers)
