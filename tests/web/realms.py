"""Somebody who plays Medieval Realms by the page's own controls, by a plain rule."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Position, expect
from tests.web.people import Person

TITLE = "Medieval Realms"
BOONS = ("lily", "territory", "tithe", "milestone")
CARDS_A_ROUND = 2  # more would only make the game longer
DEAREST_BID = 3
BESIDE_THE_MEN: Position = {"x": 24, "y": 12}  # a click on one of them takes him up


class Ruler:
    """Spreads leaders about, plays and takes the first card that can be had, bids up to three."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.steps = 0
        self.taken: dict[int, int] = {}  # cards, by round

    @property
    def state(self) -> dict[str, Any]:
        """As the page was told last."""
        return self.me.state()

    def wait_to_be_asked(self) -> str:
        """The kind of question; an empty word when the game is over."""
        self.me.wait(lambda: bool(self.me.kind()) or self.me.finished())
        return self.me.kind()

    # What it does

    def answer(self) -> None:
        """One answer to whatever is asked, with the mouse."""
        kind = self.me.kind()
        before = self.me.position()
        if kind in ("place", "lift"):
            self.place()
        elif kind == "pair":
            first, second = self.state["ask"]["options"][0]["resources"]
            self.token(first).click()
            self.token(second).click()
            self.press(r"^Take .* and ")
        elif kind in BOONS:
            self.token("gold").click()
            self.press(r"^Take \d gold")
        elif kind == "action":
            self.act()
        else:
            self.bid()
        self.me.wait(lambda: self.me.position() != before)
        self.steps += 1

    def place(self) -> None:
        """The next leader to the next hall or land; ready when all are placed."""
        spots = self.named(r"put a (mayor|leader) here$")
        free = spots.count()
        if free:
            spots.nth(self.steps * 3 % free).click(position=BESIDE_THE_MEN)
        else:
            self.press("^Ready$")

    def place_all(self) -> None:
        """Everybody somewhere, and ready."""
        while self.wait_to_be_asked() == "place":
            ready = self.state["view"]["draft"]["complete"]
            self.answer()
            if ready:
                return

    def act(self) -> None:
        """Play a card, else take one, else pass."""
        page, now = self.me.page, self.state["view"]["round"]
        hand = page.get_by_role("list", name="Your hand").get_by_role("button", disabled=False)
        panel = page.get_by_role("region", name="The panel").get_by_role("button", disabled=False)
        if hand.count():
            hand.first.click()
            self.press("^Play ")
        elif self.taken.get(now, 0) < CARDS_A_ROUND and panel.count():
            self.taken[now] = self.taken.get(now, 0) + 1
            panel.first.click()
            self.press("^(Take|Activate|Open the auction)")
        else:
            self.press("^Pass")
            sure = page.get_by_role("heading", level=1, name=re.compile(r"^Pass for the round\?"))
            expect(sure).to_be_visible()
            self.press("^Pass")

    def bid(self) -> None:
        dear = (self.state["view"]["auction"]["bid"]) >= DEAREST_BID
        dialog = self.me.page.get_by_role("dialog")
        name = "^Drop out" if dear and self.me.kind() == "raise" else "^(Open with|Raise to)"
        dialog.get_by_role("button", name=re.compile(name)).click()

    # The page's controls

    def token(self, resource: str) -> Locator:
        """A type of token in the palace, where one is to be chosen."""
        at: int = self.state["view"]["resources"].index(resource)
        palace = self.me.page.get_by_role("group", name="Your palace").filter(visible=True)
        return palace.get_by_role("button").nth(at)

    def named(self, name: str) -> Locator:
        return self.me.page.get_by_role("button", name=re.compile(name)).filter(visible=True)

    def press(self, name: str) -> None:
        """A button of the prompt."""
        prompt = self.me.page.get_by_role("region", name="What is to be done")
        prompt.get_by_role("button", name=re.compile(name)).click()
