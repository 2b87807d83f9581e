"""Which arms a seat wears: its kingdom's where the game has kingdoms, else its player's own."""

from __future__ import annotations

import pytest
from tests.server.people import CLARA, GREEDY, ME, OPEN, Guest, Json, Page, Server

DIANA = {"kind": "hotseat", "name": "Diana"}


def worn(table: Json) -> list[str]:
    return [seat["arms"] for seat in table["seats"]]


@pytest.mark.parametrize(
    ("players", "arms"),
    [
        (1, ["gules"]),
        (2, ["gules", "azure"]),
        (3, ["vert", "azure", "gules"]),
        (4, ["or", "azure", "gules", "vert"]),
    ],
)
def test_crusader_kingdoms_have_arms_of_their_own(
    server: Server, players: int, arms: list[str]
) -> None:
    anna = Guest(server)
    anna.post("/api/me", {"arms": "azure"})
    seats = [ME, GREEDY, GREEDY, GREEDY][:players]
    assert worn(anna.table(*seats, game="crusader-kingdoms")) == arms


def test_kingdoms_wear_their_arms_while_seats_are_open(server: Server) -> None:
    anna = Guest(server)
    anna.post("/api/me", {"arms": "sable"})
    table = anna.table(ME, OPEN, OPEN, OPEN, game="crusader-kingdoms")
    assert worn(table) == ["or", "azure", "gules", "vert"]


def test_a_people_is_chosen_and_its_arms_with_it(server: Server) -> None:
    anna = Guest(server)
    anna.post("/api/me", {"arms": "azure"})
    table = anna.table(ME, CLARA, DIANA, game="dark-kingdoms")
    assert worn(table)[0] == "azure"
    with anna.open(table) as page:
        page.until("state")
        first = lead(page, "angles")
        page.move()
        second = lead(page, "saxons")
        assert worn(page.table)[first] == "azure"
        assert worn(page.table)[second] == "or"
        assert len(set(worn(page.table))) == 3
        page.move()
        third = lead(page, "britons")
        assert worn(page.table)[third] == "gules"
    assert worn(anna.get(f"/api/tables/{table['id']}")) == worn(page.table)


def test_undo_gives_the_old_arms_back(server: Server) -> None:
    anna = Guest(server)
    anna.post("/api/me", {"arms": "sable"})
    table = anna.table(ME, CLARA, DIANA, game="dark-kingdoms")
    with anna.open(table) as page:
        before = worn(page.until("table")["table"])
        page.until("state")
        seat = lead(page, "saxons")
        page.send("undo", seat=seat, position=page.state["position"])
        page.until_table(lambda found: worn(found) == before)


def lead(page: Page, people: str) -> int:
    """Whoever is asked chooses a people, and everybody is told of the arms. Gives the seat."""
    seat: int = page.state["asked"][0]
    page.send("look", seat=seat)
    while page.state["seat"] != seat or not page.state["ask"]:
        page.hear()
    position = page.state["position"]
    page.choose(f"lead {people}")
    page.until("table")
    page.until_position(position + 1)
    return seat
