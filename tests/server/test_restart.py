"""Nothing that was acknowledged is lost: not when the server is stopped, not when it is killed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.people import CLARA, GREEDY, ME, OPEN, Guest, Server


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "gonfalon.sqlite3")
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.mark.slow
def test_a_killed_server_comes_back_with_everything_it_acknowledged(kept: str) -> None:
    server = Server(kept)
    anna = Guest(server)
    table = anna.table(ME, CLARA)
    gathering = anna.table(ME, OPEN)
    for moves in (1, 4, 9):
        with anna.open(table) as page:
            page.until("state")
            for _ in range(moves):
                page.turn()
            seen, events = page.state, page.events
            page.choose("place something somewhere")  # in flight when the power goes
            server.kill()
            server = server.again()
        assert anna.get(f"/api/tables/{table['id']}")["position"] >= seen["position"]
        with anna.open(table) as page:
            page.until("state")
            page.look(seen["seat"])
            assert page.state["position"] == seen["position"]
            assert page.state["view"] == seen["view"]
            assert page.events[: len(events)] == events
    invite = gathering["seats"][1]["invite"]
    assert Guest(server).post(f"/api/invitations/{invite}")["table"]["phase"] == "playing"
    with anna.open(table) as page:
        page.until("state")
        while not page.state["result"]:
            page.turn()
    verdict = anna.get(f"/api/tables/{table['id']}/verify")
    assert verdict["ok"]
    assert verdict["commitment"] == table["commitment"]  # the same chance to the end
    server.stop()


@pytest.mark.slow
def test_killed_at_any_moment_the_log_is_whole(tmp_path: Path) -> None:
    """Kill while choices are on their way: each is there with its chance, or not at all."""
    server = Server(tmp_path / "gonfalon.sqlite3")
    anna = Guest(server)
    table = anna.table(ME, GREEDY)
    for _ in range(3):
        with anna.open(table) as page:
            acknowledged = page.until_asked()["position"]
            page.choose(page.state["ask"]["options"][0]["say"])
            server.kill()
            server = server.again()
        with anna.open(table) as page:
            state = page.until_asked()  # replays, so nothing is half there
            assert state["position"] >= acknowledged
    with anna.open(table) as page:
        page.finish()
    assert anna.get(f"/api/tables/{table['id']}/verify")["ok"]
    server.stop()


@pytest.mark.slow
def test_a_bot_whose_turn_it_was_plays_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "gonfalon.sqlite3")
    anna = Guest(server)
    table = anna.table(GREEDY, GREEDY)  # anna only looks on
    server.kill()
    server = server.again()
    with anna.open(table) as page:
        page.until("state")
        while not page.state["result"]:
            page.until("state")
    assert anna.get(f"/api/tables/{table['id']}/verify")["ok"]
    server.stop()


@pytest.mark.slow
def test_stopping_closes_sockets_cleanly(tmp_path: Path) -> None:
    server = Server(tmp_path / "gonfalon.sqlite3")
    anna = Guest(server)
    with anna.open(anna.table(ME, CLARA)) as page:
        page.until("state")
        assert server.stop() == 0
        assert page.until_closed() == 1012  # "service restart": come back soon
