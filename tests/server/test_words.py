"""The board in words goes through the same gate as the board."""

from __future__ import annotations

import json

from tests.server.people import GREEDY, ME, Guest, Json, Server


def test_words_are_told_to_whoever_may_hear_them(server: Server) -> None:
    ana, stranger = Guest(server), Guest(server)
    table = ana.table(ME, GREEDY)
    with ana.open(table) as page:
        says = {option["say"] for option in page.until_asked()["ask"]["options"]}
        path = f"/api/tables/{table['id']}/words"
        mine = ana.get(f"{path}?seat=0")
        assert mine["position"] == page.state["position"]
        cells = [cell for part in mine["parts"] for row in part.get("rows", []) for cell in row]
        assert {cell for cell in cells if isinstance(cell, str)} == says
        assert stranger.get(f"{path}?seat=0", 403)["trouble"] == "seat-foreign"
        watched = json.dumps(stranger.get(path))
        assert "sketch-deck" in watched
        assert "sketch-your-hand" not in watched
        assert "sketch-hand" not in watched


def test_options_that_are_in_no_grid_are_left_to_the_page(server: Server) -> None:
    ana = Guest(server)
    table = ana.table(ME, game="crusader-kingdoms")
    with ana.open(table) as page:
        page.until_asked()
        told = ana.get(f"/api/tables/{table['id']}/words?seat=0")
    assert "sketch-hand" in json.dumps(told)
    assert "sketch-choices" not in json.dumps(told)


def test_the_hall_tells_how_far_a_game_is_and_what_others_did(server: Server) -> None:
    ana = Guest(server)
    table = ana.table(ME, GREEDY)

    def listed() -> Json:
        found: Json = next(t for t in ana.get("/api/tables")["mine"] if t["id"] == table["id"])
        return found

    with ana.open(table) as page:
        page.until_asked()
        before = listed()
        assert before["missed"] == 0  # before the first move nobody has left
        assert before["stage"]["text"] == "sketch-deck"
        page.move()
        page.until_asked()
        after = listed()
        assert after["missed"] == 1
        assert after["stage"]["args"]["count"] < before["stage"]["args"]["count"]
