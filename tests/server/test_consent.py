"""Taking back beyond the barrier: everybody is asked, the game rests, chance is not turned back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.people import CLARA, GREEDY, ME, OPEN, Guest, Json, Page, Server, to_stake_on


@pytest.fixture
def pages(server: Server) -> Iterator[list[Page]]:
    """Three at a table, by seat, after seat x has chosen and chance has spoken."""
    guests = [Guest(server) for _ in range(3)]
    table = guests[0].table(ME, OPEN, OPEN)
    for seat in (1, 2):
        guests[seat].post(f"/api/invitations/{table['seats'][seat]['invite']}")
    with guests[0].open(table) as a, guests[1].open(table) as b, guests[2].open(table) as c:
        found = [a, b, c]
        for page in found:
            page.until("state")
        yield found


def moved(pages: list[Page]) -> tuple[Page, list[Page], Json]:
    """Whoever is asked chooses. Gives his page, the others', and what he saw before."""
    mover = pages[pages[0].state["asked"][0]]
    before = mover.until_asked()
    mover.move()
    others = [page for page in pages if page is not mover]
    for page in others:
        page.until_position(mover.state["position"])
    return mover, others, before


def plead(page: Page) -> int:
    return page.send("plead", seat=page.state["seat"], position=page.state["position"])


def notices(page: Page, count: int) -> list[str]:
    return [line["notice"] for line in page.until_said(count)]


def test_all_agree_and_it_is_taken_back(pages: list[Page]) -> None:
    mover, others, before = moved(pages)
    assert mover.state["undo"] == {"can": False, "because": "undo-chance", "plead": True}
    assert not others[0].state["undo"]["plead"]  # has chosen nothing yet
    seat = mover.state["seat"]
    plead(mover)
    plea = others[0].until_table(lambda table: table["plea"])["plea"]
    assert plea == {"seat": seat, "agreed": [seat], "waits": sorted({0, 1, 2} - {seat})}
    assert others[0].table["waits"]
    assert not mover.until_table(lambda table: table["plea"])["waits"]
    others[0].send("answer", agree=True)
    first = others[0].state["seat"]
    mover.until_table(lambda table: table["plea"] and first in table["plea"]["agreed"])
    others[1].send("answer", agree=True)
    for page in pages:
        page.until_table(lambda table: table["plea"] is None)
        while page.events[-1]["text"] != "undone-agreed":
            page.until("state")
        assert page.state["asked"] == [seat]
    assert mover.state["ask"] == before["ask"]
    assert mover.state["view"] == before["view"]
    assert mover.state["position"] > before["position"]
    assert notices(mover, 2) == ["plea-made", "plea-agreed"]
    mover.move()  # and the game goes on


def test_one_declines_and_nothing_changes(pages: list[Page]) -> None:
    mover, others, _ = moved(pages)
    plead(mover)
    for page in others:
        page.until_table(lambda table: table["plea"])
    state = others[0].state
    others[1].send("answer", agree=False)
    for page in pages:
        page.until_table(lambda table: table["plea"] is None)
    assert others[0].state == state
    line = mover.until_said(2)[1]
    assert (line["notice"], line["seat"]) == ("plea-declined", others[1].state["seat"])
    re = others[0].send("answer", agree=True)  # too late
    assert others[0].refused(re)["trouble"] == "plea-none"
    moved(pages)


def test_meanwhile_the_game_rests_until_it_is_withdrawn(pages: list[Page]) -> None:
    mover, others, _ = moved(pages)
    plead(mover)
    for page in others:
        page.until_table(lambda table: table["plea"])
    asked = next(page for page in pages if page.state["ask"])
    re = asked.choose(asked.state["ask"]["options"][0]["say"])
    refused = asked.refused(re)
    assert refused["trouble"] == "plea-pending"
    position = asked.state["position"]
    for kind in ("undo", "concede", "plead"):
        re = asked.send(kind, seat=asked.state["seat"], position=position)
        assert asked.refused(re)["trouble"] == "plea-pending"
    mover.send("answer", agree=False)
    for page in pages:
        page.until_table(lambda table: table["plea"] is None)
    assert notices(mover, 2) == ["plea-made", "plea-withdrawn"]
    moved(pages)


def test_only_those_who_play_are_asked(pages: list[Page], server: Server) -> None:
    mover, others, _ = moved(pages)
    with Guest(server).open(mover.table) as watcher:
        re = watcher.send("answer", agree=True)
        assert watcher.refused(re)["trouble"] == "plea-none"
        plead(mover)
        watcher.until_table(lambda table: table["plea"])
        re = watcher.send("answer", agree=False)
        assert watcher.refused(re)["trouble"] == "plea-none"
    re = others[0].send("plead", seat=mover.state["seat"], position=mover.state["position"])
    assert others[0].refused(re)["trouble"] == "seat-foreign"


def test_who_has_chosen_nothing_has_nothing_to_plead_for(pages: list[Page]) -> None:
    _, others, _ = moved(pages)
    page = others[0]
    refused = page.refused(plead(page))
    assert (refused["trouble"], refused["text"]) == ("not-offered", "undo-nothing")
    stale = page.send("plead", seat=page.state["seat"], position=page.state["position"] - 1)
    assert page.refused(stale)["trouble"] == "stale"


def test_bots_agree_at_once_and_the_file_verifies(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, GREEDY)
    with anna.open(table) as page:
        for _ in range(3):
            page.move()
            page.until_asked()
            before = len([e for e in page.events if e["text"] == "undone-agreed"])
            plead(page)
            while len([e for e in page.events if e["text"] == "undone-agreed"]) == before:
                page.until("state")
            page.move()
        page.finish()
    verdict = anna.get(f"/api/tables/{table['id']}/verify")
    assert verdict["ok"]
    file = anna.get(f"/api/tables/{table['id']}/file")
    assert [text for _, text in file["log"]].count("!undo-agreed") == 3
    frames = anna.get(f"/api/tables/{table['id']}/frames?seat=all&to=99")
    assert frames["frames"][-1]["result"] is not None


def test_on_one_screen_nobody_else_is_asked(server: Server) -> None:
    anna = Guest(server)
    with anna.open(anna.table(ME, CLARA)) as page:
        page.until("state")
        seat = page.state["asked"][0]
        page.look(seat)
        hand = page.state["view"]["hand"]
        page.move()
        page.send("plead", seat=seat, position=page.state["position"])
        while page.events[-1]["text"] != "undone-agreed":
            page.until("state")
        assert page.state["view"]["hand"] == hand


def test_a_plea_is_needless_where_undo_would_do(server: Server) -> None:
    anna = Guest(server)
    cards: list[str] = []
    while not cards:
        table: Json = anna.post("/api/tables", {"game": "toy", "seats": [ME, CLARA]}, 201)
        with anna.open(table) as page:
            page.until("state")
            page.look(0)
            cards = to_stake_on(page)
    with anna.open(table) as page:
        page.until("state")
        page.look(0)
        page.choose(cards[0])
        while not page.state["undo"]["can"]:
            page.until("state")
        assert not page.state["undo"]["plead"]
        assert page.refused(plead(page))["trouble"] == "plea-needless"


def test_a_sealed_decision_is_made_again_by_all(server: Server) -> None:
    anna, bruno = Guest(server), Guest(server)
    table: Json = anna.post("/api/tables", {"game": "toy", "seats": [ME, OPEN]}, 201)
    bruno.post(f"/api/invitations/{table['seats'][1]['invite']}")
    with anna.open(table) as a, bruno.open(table) as b:
        for page in (a, b):
            page.until("state")
            while page.state["seat"] in page.state["asked"] and page.state["ask"]["kind"] in (
                "card",
                "stake",
            ):
                position = page.state["position"]
                page.choose(page.state["ask"]["options"][0]["say"])
                page.until_position(position + 1)
        while not a.state["undo"]["plead"]:
            a.until("state")
        plead(a)
        b.until_table(lambda found: found["plea"])
        b.send("answer", agree=True)
        for page in (a, b):
            while page.events[-1]["text"] != "undone-agreed":
                page.until("state")
            assert page.state["asked"] == [0, 1]
            assert page.state["ask"]["kind"] == "card"
