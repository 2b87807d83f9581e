"""A finished game looked at again, over real sockets: games of all kinds and ways to end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.people import GAME, GREEDY, ME, Guest, Json, Server
from tests.server.test_copies import FILES, finished

from gonfalon import files
from gonfalon.games import load
from gonfalon.kernel.match import Match


def reviewed(guest: Guest, table: str, seat: str) -> Json:
    """The review, whole: its frames are those of the replay and its figures add up."""
    found: Json = guest.get(f"/api/tables/{table}/review?seat={seat}")
    last = guest.get(f"/api/tables/{table}/frames?from=0&to=0&seat={seat}")["last"]
    frames = [moment["frame"] for moment in found["moments"]]
    assert frames == sorted(set(frames))
    assert frames[-1] == last
    assert {swing["frame"] for swing in found["swings"]} <= set(frames)
    for way in found["seats"]:
        parts = way["luck"] + way["own"] + way["others"]
        assert way["start"] + parts == pytest.approx(way["end"], abs=0.001)
    for moment in found["moments"]:
        assert all(0 <= chance <= 1 for chance in moment["chances"])
    return found


def test_a_game_against_a_bot_is_reviewed_once_it_is_over(server: Server) -> None:
    anna, bruno = Guest(server), Guest(server)
    table = anna.table(ME, GREEDY)
    path = f"/api/tables/{table['id']}/review"
    assert anna.get(path, 409)["trouble"] == "not-over"
    with anna.open(table) as page:
        result = page.finish()["result"]
    found = reviewed(anna, table["id"], "all")
    won = [way["end"] for way in found["seats"]]
    assert won == [1.0 if rank == 1 else 0.0 for rank in result["ranks"]]
    assert won == found["moments"][-1]["chances"]
    assert reviewed(bruno, table["id"], "all") == found  # whoever has the link
    assert anna.get(f"{path}?seat=7", 404)["trouble"] == "seat-unknown"
    assert anna.get("/api/tables/nosuch/review", 404)["trouble"] == "table-unknown"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_every_game_is_reviewed_for_every_pair_of_eyes(server: Server, path: Path) -> None:
    anna = Guest(server)
    table = anna.post("/api/tables/import", path.read_bytes(), 201)
    everything = reviewed(anna, table["id"], "all")
    mine = reviewed(anna, table["id"], "0")
    assert mine["seats"] == everything["seats"]
    assert len(mine["moments"]) <= len(everything["moments"])


def test_a_conceded_game_of_an_owner_and_a_fork_of_it(server: Server) -> None:
    anna = Guest(server)
    edition = '[lands]\nvalue = ["acre", "tyre", "jaffa", "sidon", "kerak"]\n'
    table = anna.table(ME, GREEDY, edition=edition)
    with anna.open(table) as page:
        for _ in range(3):
            page.move()
        page.send("concede", seat=0, position=page.until_asked()["position"])
        while not page.state["result"]:
            page.until("state")
    found = reviewed(anna, table["id"], "all")
    assert [way["end"] for way in found["seats"]] == [0.0, 1.0]
    wish = {"frame": 4, "seat": "all", "seats": [ME, GREEDY]}
    fork = anna.post(f"/api/tables/{table['id']}/fork", wish, 201)
    with anna.open(fork) as page:
        page.finish()
    reviewed(anna, fork["id"], "0")


def test_a_game_in_which_nobody_decided_says_so(server: Server) -> None:
    anna = Guest(server)
    game = load(GAME)
    data = files.write(files.filed(Match(game.open(), game.agree(2)), ["Anna", "Bruno"]))
    table = anna.post("/api/tables/import", data, 201)
    assert anna.get(f"/api/tables/{table['id']}/review", 409)["trouble"] == "review-empty"


def test_a_game_that_was_broken_off_is_reviewed_as_far_as_it_goes(server: Server) -> None:
    anna = Guest(server)
    whole = files.read(anna.http.get(f"/api/tables/{finished(anna)['id']}/file").content)
    match, entries = files.opened(load(GAME), whole)
    for _ in files.followed(match, entries[:20]):
        pass
    data = files.write(files.filed(match, whole.names))
    table = anna.post("/api/tables/import", data, 201)
    found = reviewed(anna, table["id"], "all")
    assert 0 < found["seats"][0]["end"] < 1
