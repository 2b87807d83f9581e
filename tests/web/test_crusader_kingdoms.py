"""Crusader Kingdoms through the page's own controls: a crusade alone, and a shared screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.people import Person, begin, shows
from tests.web.test_accessible import both

pytestmark = pytest.mark.browser
People = Callable[..., Person]

ATTACKS = 2  # in each turn, then pass
LEAVE = {"pass": "Pass", "send": "Send the attack", "keep": "Keep the dice"}
REALMS = (("Saladin", "vert"), ("Jerusalem", "azure"), ("Antioch", "gules"))
LEAVE_DONE = {"respond": "No answer", "turn": "Turn no more", "join": "That is all"}


class Crusader:
    """Attacks where it is easiest with the strongest troops; leaves everything else."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.kinds: set[str] = set()
        self.attacks: dict[int, int] = {}

    def decide(self) -> None:
        """Answer what is asked, and wait until the answer has arrived."""
        before, ask = self.me.position(), self.me.question()
        assert ask is not None
        self.kinds.add(ask["kind"])
        self.answer(ask["kind"], ask["options"])
        self.me.wait(lambda: self.me.position() > before)

    def answer(self, kind: str, options: list[dict[str, Any]]) -> None:
        says = [option["say"] for option in options]
        targets = [option for option in options if option["say"].startswith("attack ")]
        turn = self.state()["view"]["turn"]
        if kind == "action" and targets and self.attacks.get(turn, 0) < ATTACKS:
            self.attacks[turn] = self.attacks.get(turn, 0) + 1
            best = max(targets, key=lambda option: (option["best_odds"], option["say"]))
            self.me.press_map(best["area"])
            self.me.press(re.compile("^Attack "))
        elif kind == "lay" and self.laid() < 2 and any("troop" in say for say in says):
            troops = [option for option in options if "troop" in option["say"]]
            self.press_card(max(troops, key=lambda option: option["say"])["card"])
        else:
            self.leave(kind, says)

    def leave(self, kind: str, says: list[str]) -> None:
        """By what ends the question; this way of playing meets none without."""
        name = next((name for say, name in LEAVE.items() if say in says), None)
        if name == "Pass" and len(says) > 1:  # out for the turn: to be confirmed
            self.me.press(name)
            sure = self.me.page.get_by_role("heading", level=1, name=re.compile(r"^Pass\?"))
            expect(sure).to_be_visible()
        self.me.press(name or LEAVE_DONE[kind])

    def press_card(self, card: str) -> None:
        self.me.page.locator(f"[data-hand-card={card}]:not([aria-disabled])").first.click()

    def state(self) -> dict[str, Any]:
        return next(m for m in reversed(self.me.delivered) if m["type"] == "state")

    def laid(self) -> int:
        return len(self.state()["view"]["attack"]["laid"])

    def over(self) -> bool:
        return self.state()["result"] is not None


def test_a_crusade_alone_from_the_hall_to_the_verdict(person: People) -> None:
    me = person()
    me.page.goto("/")
    me.press(re.compile("^Play now alone.*Crusader Kingdoms"))
    me.page.wait_for_url(re.compile(r"/t/"))
    me.wait(lambda: me.question() is not None)
    shows(me.page, "First Crusade")
    crusader = Crusader(me)
    while not crusader.over():
        crusader.decide()
    assert {"action", "lay"} <= crusader.kinds
    assert sum(crusader.attacks.values()) >= ATTACKS
    verdict = re.compile("^(Victory|A marginal victory|Defeat)")
    expect(me.page.get_by_role("heading", level=1, name=verdict)).to_be_visible()
    assert me.finished()
    assert both(me) == []


def test_a_lost_crusade_is_told_as_lost_in_the_hall_and_in_its_replay(person: People) -> None:
    me = person()
    begin(me, "crusader-kingdoms", [{"kind": "me"}])
    me.press("Settings")
    me.press("Concede")
    me.press("Yes, I concede")
    me.wait(me.finished)
    me.page.goto("/")
    shows(me.page, "Crusader Kingdoms, finished. You lost.")
    me.page.get_by_role("link", name="Replay").click()
    moves = me.page.get_by_role("list", name="Moves").get_by_role("listitem")
    theirs = moves.filter(has_text="are added to the Muslims’ pile").first.locator("[data-t]")
    expect(theirs).to_have_attribute("data-t", me.state()["view"]["muslims"]["arms"])


def test_only_what_is_certain_has_a_chance_of_a_hundred(person: People) -> None:
    me = person()
    sure: list[str] = []
    while not sure:
        begin(me, "crusader-kingdoms", [{"kind": "me"}])
        options = me.state()["ask"]["options"]
        sure = [o["area"] for o in options if 0.995 <= o.get("best_odds", 0) < 1]
    me.press_map(sure[0])
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("99 %")


def test_three_on_one_screen_draw_the_curtain_between_them(person: People) -> None:
    me = person(phone=True)
    me.page.goto("/")
    me.press(re.compile("^Set up a table.*Crusader Kingdoms"))
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="3", exact=True).click()
    for seat in (2, 3):
        dialog.get_by_label(f"Seat {seat}", exact=True).select_option("hotseat")
    dialog.get_by_role("button", name="Begin").click()
    me.page.wait_for_url(re.compile(r"/t/"))
    crusader = Crusader(me)
    curtain = re.compile("open the curtain")
    seats: list[int] = []
    for _ in range(4):
        me.page.get_by_role("button", name=curtain).wait_for()
        realm, arms = REALMS[len(seats) % 3]
        drawn = me.page.get_by_role("dialog", name=f"{realm}, it is your turn")
        expect(drawn).to_have_attribute("data-t", arms)
        assert me.page.locator("[data-hand-card]").count() == 0
        me.press(curtain)
        me.wait(lambda: me.question() is not None)
        me.page.locator("[data-hand-card]").first.wait_for()
        me.fits()
        state = crusader.state()
        assert state["view"]["all_hands"] is None
        seats.append(state["seat"])
        me.press("Pass")
    assert seats == [0, 1, 2, 0], "after three passes the second turn begins"
    assert crusader.state()["view"]["turn"] == 2
