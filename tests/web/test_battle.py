"""Two people in one combat of Dark Kingdoms, each in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.britannia import Chieftain
from tests.web.people import Person

pytestmark = pytest.mark.browser

# Three neighbours begin, and the first age makes them rich: nobody waits long for a battle.
NEIGHBOURS = """
[map.shields.value]
britons = ["middlesex"]
saxons = ["sussex"]
angles = ["kent"]
[britannia.first]
value = ["gold-hoard", "call-to-arms", "tribute-of-britannia", "growing-iron", "growing-wheat"]
[britannia.third]
value = ["growing-wood", "fair-winds", "harsh-winter", "bards", "truce-of-kings"]
[britannia.three]
value = ["growing-wheat", "raiders-from-the-north", "truce-of-kings"]
[britannia.worth.value]
growing = 4
hoard = 6
tribute = 5
"""
STEPS = 400


class Warlord(Chieftain):
    """Hires, then marches on the other person's fortress, and spends what helps there."""

    def act(self) -> None:
        """With two troops at least: one may be lost in the first round."""
        wanted = [say for say in self.offers if say.startswith(("recruit", "muster", "buy iron"))]
        view = self.state["view"]
        armies = [army for area in view["areas"].values() for army in area["armies"]]
        strong = [a["army"] for a in armies if a["seat"] == self.state["seat"] and a["troops"] > 1]
        rival = view["seats"][1 - self.state["seat"]]["people"]
        marches = [
            move for say, move in self.offers.items()
            if say.startswith("move") and move["army"] in strong
            and any(met["people"] == rival for met in move["meets"])
        ]  # fmt: skip
        if wanted:
            self.choose(wanted[0])
        elif marches:
            self.march(marches[0])
        else:
            super().act()

    def best_march(self) -> None:
        """Nowhere else."""

    @property
    def fight(self) -> dict[str, Any] | None:
        fight: dict[str, Any] | None = self.state["view"]["fight"]
        return fight


def test_two_browsers_in_one_combat(person: Callable[..., Person]) -> None:
    host, friend = Warlord(person()), Warlord(person())
    sit_down(host.me, friend.me)
    rounds: set[int] = set()
    for _ in range(STEPS):
        host.me.wait(lambda: bool(host.asked or friend.asked or host.state["result"]))
        if host.state["result"]:  # a whole game without such a combat: hardly ever
            sit_down(host.me, friend.me)
            continue
        (host if host.asked else friend).answer()
        both = host.fight, friend.fight
        if all(fight and sides(fight) == {0, 1} for fight in both):
            rounds.add(both_follow(host, friend))
            if len(rounds) > 2:
                break
    assert len(rounds) > 2, "a combat of two rounds at least, and what came before the first"
    for seat, reader in ((0, host.me), (1, friend.me)):
        nothing_of_the_other(reader, seat)


def sit_down(host: Person, friend: Person) -> None:
    host.page.goto("/")
    host.page.get_by_role("button", name=host.words["play"]).wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "page"}]
    wish = {"game": "dark-kingdoms", "seats": seats, "edition": NEIGHBOURS}
    table = host.page.request.post("/api/tables", data=wish).json()
    host.page.goto(f"/t/{table['id']}")
    friend.page.goto(f"/join/{table['seats'][1]['invite']}")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_url(re.compile("/t/"))
    host.delivered.clear()
    friend.delivered.clear()
    for each in (host, friend):
        each.page.reload()
        each.wait(lambda each=each: each.state() != {})  # type: ignore[misc]


def sides(fight: dict[str, Any]) -> set[int]:
    return {fight["attack"]["seat"], fight["defence"]["seat"]}


def both_follow(host: Warlord, friend: Warlord) -> int:
    """The same troops, dice and totals on both screens; gives the round, 0 before any roll."""
    host.me.wait(lambda: host.fight == friend.fight)
    fight = host.fight
    if fight is None:
        return 0
    for each in (host, friend):
        heading = each.me.page.get_by_role(
            "heading", name=re.compile("^(Battle|Siege|Village) of ")
        )
        expect(heading.first).to_be_visible()
    if fight["attack"]["total"] is None or fight["defence"]["total"] is None:
        return 0
    score = f"{fight['attack']['total']} : {fight['defence']['total']}"
    for each in (host, friend):
        expect(each.me.page.locator(".verdict .big")).to_have_text(score)
    number: int = fight["round"]
    return number


def nothing_of_the_other(reader: Person, seat: int) -> None:
    """What the wire brought: own cards, own questions, no card that another took."""
    states = [message for message in reader.delivered if message["type"] == "state"]
    assert any(sum(state["view"]["hand"].values()) for state in states)
    for state in states:
        assert state["seat"] == seat
        assert state["view"]["all_hands"] is None
        assert state["ask"] is None or state["ask"]["seat"] == seat
        own = state["view"]["seats"][seat]
        assert sum(state["view"]["hand"].values()) == own["cards"]
        assert len(state["view"]["fame"]) == own["fame"]
        for event in state["events"]:
            if event["text"] == "drew-fame-card":
                assert event["seat"] == seat
