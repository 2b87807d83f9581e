"""Secret decisions and undo over real sockets, with the toy of the laws."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.server.people import CLARA, ME, OPEN, Guest, Json, Page, Server, to_stake_on


@pytest.fixture
def pages(server: Server) -> Iterator[tuple[Page, Page, Page]]:
    """Anna, Bruno, and Carol who looks on, at the first secret decision.

    Where chance dealt somebody nothing to stake on, they sit down at another table.
    """
    anna, bruno, carol = Guest(server), Guest(server), Guest(server)
    while True:
        table: Json = anna.post("/api/tables", {"game": "toy", "seats": [ME, OPEN]}, 201)
        bruno.post(f"/api/invitations/{table['seats'][1]['invite']}")
        with anna.open(table) as a, bruno.open(table) as b, carol.open(table) as c:
            for page in (a, b, c):
                page.until("state")
            if to_stake_on(a) and to_stake_on(b):
                yield a, b, c
                return


def heard_until_answer(page: Page) -> list[str]:
    """What else a page is told until a question of its own is answered."""
    re = page.send("why", seat=0, say="nothing")
    told = []
    while (message := page.hear()).get("re") != re:
        told.append(message["type"])
    return told


def lay(page: Page) -> Json:
    """Lay a card that is followed by a question about the stake."""
    page.choose(to_stake_on(page)[0])
    while page.state["ask"]["kind"] != "stake":
        page.until("state")
    return page.state


def test_a_secret_step_sends_nothing_to_others(pages: tuple[Page, Page, Page]) -> None:
    a, b, c = pages
    for page in (b, c):
        heard_until_answer(page)
    before = len(a.events)
    lay(a)
    assert [event["text"] for event in a.events[before:]] == ["picked"]
    a.send("undo", seat=0, position=a.state["position"])
    while a.state["ask"]["kind"] != "card":
        a.until("state")
    lay(a)
    for page in (b, c):
        assert heard_until_answer(page) == []


def test_undo_is_offered_and_takes_back(pages: tuple[Page, Page, Page]) -> None:
    a, b, _ = pages
    assert not a.state["undo"]["can"]
    ask, hand = a.state["ask"], a.state["view"]["hand"]
    state = lay(a)
    assert state["undo"]["can"]
    stale = a.send("undo", seat=0, position=state["position"] - 1)
    assert a.refused(stale)["trouble"] == "stale"
    a.send("undo", seat=0, position=state["position"])
    while a.state["ask"]["kind"] != "card":
        a.until("state")
    assert a.state["ask"] == ask
    assert a.state["view"]["hand"] == hand
    texts = [event["text"] for event in a.events]
    assert "picked" not in texts
    assert texts[-1] == "undone"
    assert "undone" not in "".join(b.wire)


def test_when_all_are_ready_everybody_is_told(pages: tuple[Page, Page, Page]) -> None:
    a, b, c = pages
    lay(a)
    lay(b)
    a.choose("stake 0")
    while b.state["asked"] != [1]:  # who is ready may be known
        b.until("state")
    b.choose("stake 0")
    for page in (a, b, c):
        while "laid" not in [event["text"] for event in page.events]:
            page.until("state")
        assert page.state["view"]["down"].count(-1) == (2 if page is c else 1)


def test_a_game_of_secrets_on_one_screen_to_its_verified_end(server: Server) -> None:
    anna = Guest(server)
    table: Json = anna.post("/api/tables", {"game": "toy", "seats": [ME, CLARA]}, 201)
    with anna.open(table) as page:
        page.until("state")
        while not page.state["result"]:
            page.turn()
        assert all(json.loads(text).get("trouble") is None for text in page.wire)
    assert anna.get(f"/api/tables/{table['id']}/verify")["ok"]


def test_a_draft_of_medieval_realms_shows_through_no_door(server: Server) -> None:
    """Anna places everybody; Bruno and a passer-by learn of it when she is ready, and no sooner."""
    anna, bruno, carol = Guest(server), Guest(server), Guest(server)
    table = anna.table(ME, OPEN, game="medieval-realms")
    bruno.post(f"/api/invitations/{table['seats'][1]['invite']}")
    path = f"/api/tables/{table['id']}"
    with anna.open(table) as a, bruno.open(table) as b, carol.open(table) as c:
        for page in (a, b):
            page.until("state")
        for page in (a, b) if a.state["ask"] else (b, a):
            page.move()
        for page in (a, b):
            while not (page.state["ask"] and page.state["ask"]["kind"] == "place"):
                page.until("state")
        heard_until_answer(b)
        heard_until_answer(c)
        doors = [bruno.get(f"{path}/frames?seat=1"), carol.get(f"{path}/frames"), bruno.get(path)]
        while a.state["ask"]["options"][0]["say"] != "ready":
            a.move()
        assert a.state["view"]["draft"]["complete"]
        for page in (b, c):
            assert heard_until_answer(page) == []
        assert doors == [
            bruno.get(f"{path}/frames?seat=1"), carol.get(f"{path}/frames"), bruno.get(path)
        ]  # fmt: skip
        for secret in ("file", "verify", "frames?seat=all"):
            assert bruno.get(f"{path}/{secret}", 409)["trouble"] == "not-over"
        assert bruno.get(f"{path}/frames?seat=0", 403)["trouble"] == "seat-foreign"
        a.choose("ready")
        b.until("state")
        assert b.state["view"]["ready"] == [0]
        assert not any(land["stands"] for land in b.state["view"]["lands"])
