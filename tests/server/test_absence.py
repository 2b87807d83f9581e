"""Somebody goes away: a bot may take over after a while, and whoever comes back has his seat."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest
from tests.server.people import GREEDY, ME, OPEN, PATIENCE, Guest, Json, Server


def at_table(server: Server, count: int, **wishes: object) -> tuple[list[Guest], Json]:
    """So many people at one table; the first has set it up."""
    guests = [Guest(server) for _ in range(count)]
    table = guests[0].table(ME, *[OPEN] * (count - 1), **wishes)
    for seat in range(1, count):
        guests[seat].post(f"/api/invitations/{table['seats'][seat]['invite']}")
    return guests, table


def test_a_bot_plays_for_the_absent_until_he_is_back(server: Server) -> None:
    (anna, bruno), table = at_table(server, 2, grace=0)
    with anna.open(table) as page:
        away = page.until_table(lambda t: "away" in t["seats"][1])["seats"][1]
        assert (away["here"], away["away"]["wait"], away["away"]["agreed"]) == (False, 0, [])
        page.send("replace", absent=1, bot="squire")
        seat = page.until_table(lambda t: "deputy" in t["seats"][1])["seats"][1]
        assert (seat["deputy"], seat["kind"], seat["name"]) == ("squire", "human", bruno.me["name"])
        assert "away" not in seat
        line = page.until_said(1)[0]
        assert (line["notice"], line["seat"], line["text"]) == ("seat-replaced", 1, "squire")
        for _ in range(3):  # the bot answers every time
            page.move()
            page.until_asked()
        with bruno.open(table) as back:
            page.until_table(lambda t: "deputy" not in t["seats"][1])
            assert page.until_said(2)[1]["notice"] == "seat-returned"
            page.move()
            back.until_asked()
            assert back.state["asked"] == [1]  # it waits for Bruno himself
            back.move()
            page.until_position(back.state["position"])
        re = page.send("replace", absent=0, bot="squire")
        assert page.refused(re)["trouble"] == "replace-here"


def test_nobody_is_replaced_before_the_grace_is_over(server: Server) -> None:
    (anna, bruno), table = at_table(server, 2, grace=1000)
    with anna.open(table) as page:
        refused = page.refused(page.send("replace", absent=1, bot="squire"))
        assert refused["trouble"] == "replace-early"
        assert 990 <= refused["args"]["seconds"] <= 1000
        with bruno.open(table):
            page.until_table(lambda t: t["seats"][1]["here"])
            assert "away" not in page.table["seats"][1]
        page.until_table(lambda t: "away" in t["seats"][1])
    assert anna.get(f"/api/tables/{table['id']}")["grace"] == 1000


def test_without_the_creator_all_who_are_here_must_want_it(server: Server) -> None:
    guests, table = at_table(server, 4, grace=0)
    with guests[1].open(table) as b, guests[2].open(table) as c:
        c.until_table(lambda t: t["seats"][1]["here"] and t["seats"][2]["here"])
        b.send("replace", absent=3, bot="page")
        seat = c.until_table(lambda t: t["seats"][3].get("away", {}).get("agreed"))["seats"][3]
        assert seat["away"]["agreed"] == [1]
        assert "deputy" not in seat
        c.send("replace", absent=3, bot="page")
        assert b.until_table(lambda t: "deputy" in t["seats"][3])["seats"][3]["deputy"] == "page"
        with Guest(server).open(table) as stranger:
            re = stranger.send("replace", absent=0, bot="page")
            assert stranger.refused(re)["trouble"] == "replace-foreign"


@pytest.mark.parametrize(
    ("wish", "trouble"),
    [
        ({"absent": 9, "bot": "squire"}, "seat-unknown"),
        ({"absent": -1, "bot": "squire"}, "seat-unknown"),
        ({"absent": 1, "bot": "deep-thought"}, "bot"),
        ({"absent": 0, "bot": "squire"}, "replace-here"),
    ],
)
def test_wishes_that_cannot_be(server: Server, wish: Json, trouble: str) -> None:
    (anna, _), table = at_table(server, 2, grace=0)
    with anna.open(table) as page:
        assert page.refused(page.send("replace", **wish))["trouble"] == trouble
    gathering = anna.table(ME, OPEN)
    with anna.open(gathering) as page:
        re = page.send("replace", absent=1, bot="squire")
        assert page.refused(re)["trouble"] == "not-begun"


def test_a_deputy_agrees_to_a_plea(server: Server) -> None:
    (anna, bruno), table = at_table(server, 2, grace=0)
    with anna.open(table) as page:
        with bruno.open(table) as there:
            page.until("state")
            if page.state["asked"] == [1]:
                there.move()
            page.move()
            assert page.state["undo"]["plead"]
        page.until_table(lambda t: not t["seats"][1]["here"])
        page.send("plead", seat=0, position=page.state["position"])
        page.until_table(lambda t: t["plea"] and t["plea"]["waits"] == [1])
        page.send("replace", absent=1, bot="squire")
        page.until_table(lambda t: t["plea"] is None)
        while "undone-agreed" not in [event["text"] for event in page.events]:
            page.until("state")


def counted(path: Path, table: str) -> int:
    """Entries of the log, straight from the database: nobody opens the table."""
    with sqlite3.connect(path) as database:
        query = "SELECT count(*) FROM log WHERE table_id = ?"
        return int(database.execute(query, (table,)).fetchone()[0])


def over(path: Path, table: str) -> bool:
    with sqlite3.connect(path) as database:
        query = "SELECT phase FROM tables WHERE id = ?"
        return bool(database.execute(query, (table,)).fetchone()[0] == "over")


@pytest.mark.slow
def test_bots_and_deputies_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    path = tmp_path / "gonfalon.sqlite3"
    server = Server(path)
    anna = Guest(server)
    bots = anna.table(GREEDY, GREEDY, GREEDY, GREEDY)["id"]
    guests, table = at_table(server, 2, grace=0)
    with guests[0].open(table) as page:
        page.send("replace", absent=1, bot="squire")
        page.until_table(lambda t: "deputy" in t["seats"][1])
        page.until_asked()
        before = counted(path, table["id"])
        page.choose(page.state["ask"]["options"][0]["say"])
        server.kill()  # perhaps before the choice, perhaps before the deputy's
    server = server.again()
    limit = time.monotonic() + PATIENCE
    while not over(path, bots) and time.monotonic() < limit:
        time.sleep(0.05)
    assert over(path, bots)
    with guests[0].open(table) as page:
        page.until_asked()
        assert page.table["seats"][1]["deputy"] == "squire"
        page.move()
        page.until_asked()
    assert counted(path, table["id"]) > before
    server.stop()
