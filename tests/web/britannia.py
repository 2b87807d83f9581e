"""Somebody who plays Dark Kingdoms by the page's own controls, by a plain rule."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator
from tests.web.people import Person

TITLE = "Dark Kingdoms"
BUILDINGS = ("fortress", "village", "ship")
SHRUGS = ("pass", "fight", "armies none", "give", "deny", "leave")


class Chieftain:
    """Builds what it can pay, marches once a turn, into a fight if there is one, and shrugs."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.marched = -1  # the round in which an army last marched

    # What the page was told

    @property
    def state(self) -> dict[str, Any]:
        return next(m for m in reversed(self.me.delivered) if m["type"] == "state")

    @property
    def asked(self) -> str:
        """The kind of question that waits for this reader; none: an empty word."""
        seen = any(m["type"] == "state" for m in self.me.delivered)
        ask = self.state["ask"] if seen else None
        return ask["kind"] if ask else ""

    @property
    def offers(self) -> dict[str, dict[str, Any]]:
        return {option["say"]: option for option in self.state["ask"]["options"]}

    def wait_to_be_asked(self) -> str:
        """The kind of question; an empty word when the game is over."""
        self.me.wait(lambda: bool(self.asked) or self.me.finished())
        return self.asked

    # What it does

    def answer(self) -> None:
        """One answer to whatever is asked."""
        before = self.me.position()
        if self.asked == "act":
            self.act()
        else:
            says = list(self.offers)
            self.choose(next((say for say in SHRUGS if say in says), says[0]))
        self.me.wait(lambda: self.me.position() != before)

    def act(self) -> None:
        """One step of a turn."""
        build = next((say for say in BUILDINGS if say in self.offers), None)
        march = self.best_march()
        if build:
            self.choose(build)
        elif march and self.marched != self.state["view"]["round"]:
            self.marched = self.state["view"]["round"]
            self.march(march)
        elif "end" in self.offers:
            self.prompt("^End the turn$").click()
        else:  # beside an enemy
            self.choose(next(say for say in self.offers if say.startswith("engage")))

    def best_march(self) -> dict[str, Any] | None:
        """Into a fight, else to an area that nobody holds."""
        moves = [option for say, option in self.offers.items() if say.startswith("move")]
        fights = [each for each in moves if any(met["target"] != "marker" for met in each["meets"])]
        return next(iter([*fights, *[each for each in moves if each["marks"]]]), None)

    def march(self, move: dict[str, Any]) -> None:
        """The army beside the board, its target on the map, the red button."""
        self.me.page.locator(f"button[data-army='{move['army']}']").click()
        self.area(move["area"]).press("Enter")
        self.prompt("^March ").click()

    # The page's controls

    def choose(self, say: str) -> None:
        """A button of the desk; a place wants to be confirmed."""
        self.me.page.locator(f"button[data-say='{say}']").filter(visible=True).click()
        if say.startswith(("at ", "move ")):
            self.confirm()

    def area(self, name: str) -> Locator:
        """An area of the map, which can be pressed."""
        return self.me.page.locator(f"[data-area='{name}']")

    def prompt(self, name: str) -> Locator:
        """A button of the prompt."""
        prompt = self.me.page.get_by_role("region", name="What is to be done")
        return prompt.get_by_role("button", name=re.compile(name))

    def confirm(self) -> None:
        """The red button."""
        self.me.page.locator(".prompt .btn--main").click()
