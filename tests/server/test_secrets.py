"""Two people in two browsers see only what they may: checked on every byte the wire delivered."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest
from tests.server.people import GAME, ME, OPEN, Guest, Json, Page, Server

from gonfalon.games import load
from gonfalon.games.kingdoms_of_crusaders.armies import CARDS
from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms
from gonfalon.kernel.game import Setup
from gonfalon.kernel.match import Match, follow


def true_hands(log: list[tuple[int, str]]) -> dict[int, list[list[str]]]:
    """Both hands at every position, from the true table."""
    game = load(GAME)
    match = Match(game.open(), Setup(2, {"variant": "markers"}))
    hands: dict[int, list[list[str]]] = {}
    for _ in follow(match, log):
        table = match.table
        assert isinstance(table, Kingdoms)
        hands[len(match.log)] = [[CARDS.write(card) for card in hand] for hand in table.hands]
    return hands


def stored_log(server: Server, table: str) -> list[tuple[int, str]]:
    with sqlite3.connect(server.database) as database:
        query = "SELECT seat, text FROM log WHERE table_id = ? ORDER BY number"
        found = database.execute(query, (table,)).fetchall()
    database.close()
    return [(seat, text) for seat, text in found]


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Json, dict[int | None, Page], list[tuple[int, str]]]:
    """A whole game of two people with somebody looking on, and all that each was sent."""
    anna, bruno, carol = Guest(server), Guest(server), Guest(server)
    table = anna.table(ME, OPEN)
    bruno.post(f"/api/invitations/{table['seats'][1]['invite']}")
    with anna.open(table) as a, bruno.open(table) as b, carol.open(table) as c:
        players = (a, b)
        for page in (a, b, c):
            page.until("state")
        while not a.state["result"]:
            seat = a.state["asked"][0]
            position = players[seat].move()["position"]
            for page in (a, b, c):
                page.until_position(position)
        log = stored_log(server, table["id"])
        return table, {0: a, 1: b, None: c}, log


def test_each_sees_his_own_hand_and_nobody_elses(
    played: tuple[Json, dict[int | None, Page], list[tuple[int, str]]],
) -> None:
    _, pages, log = played
    hands = true_hands(log)
    for eyes, page in pages.items():
        states = [m for m in map(json.loads, page.wire) if m["type"] == "state"]
        assert len(states) > 30
        for state in states:
            assert state["seat"] == eyes
            view = state["view"]
            true = hands[state["position"]]
            assert view["hand"] == (None if eyes is None else true[eyes])
            assert view["hands"] == [len(hand) for hand in true]
            assert view["all_hands"] is None
            if state["ask"]:
                assert state["asked"] == [eyes]
                assert {option["card"] for option in state["ask"]["options"]} == set(view["hand"])


def test_no_card_of_another_is_named_anywhere(
    played: tuple[Json, dict[int | None, Page], list[tuple[int, str]]],
) -> None:
    """Cards that stand on the wire are one's own, or lie face up, or are counted as unseen."""
    _, pages, log = played
    hands = true_hands(log)
    for eyes, page in pages.items():
        for state in [m for m in map(json.loads, page.wire) if m["type"] == "state"]:
            true = hands[state["position"]]
            mine = set(true[eyes]) if eyes is not None else set()
            view = dict(state["view"])
            lying = set(_cards(view.pop("sectors")))
            view.pop("unseen")
            squads = view.pop("squads")
            assert all(len(squad) == 2 for row in squads for land in row for squad in land)
            view.pop("symbols")
            named = set(_cards([view, state["ask"] and state["ask"]["options"]]))
            makes = {"lance", "bow", "swords", "helmet", "banner"}  # single symbols of armies
            assert named - mine - makes <= lying, (eyes, state["position"])


def test_what_was_drawn_is_told_to_whoever_drew_it(
    played: tuple[Json, dict[int | None, Page], list[tuple[int, str]]],
) -> None:
    _, pages, _ = played
    for eyes, page in pages.items():
        private = [event for event in page.events if event["text"] == "drew-card"]
        assert {event["seat"] for event in private} == (set() if eyes is None else {eyes})
        numbers = [event["n"] for event in page.events]
        assert numbers == list(range(len(numbers)))  # no gap tells of what others heard


def test_the_chance_of_the_game_never_leaves_before_the_end(
    server: Server, played: tuple[Json, dict[int | None, Page], list[tuple[int, str]]]
) -> None:
    table, pages, _ = played
    with sqlite3.connect(server.database) as database:
        query = "SELECT seed, nonce FROM tables WHERE id = ?"
        seed, nonce = database.execute(query, (table["id"],)).fetchone()
    database.close()
    for page in pages.values():
        everything = "".join(page.wire)
        assert table["commitment"] in everything
        for secret in (seed, nonce):
            assert secret.hex() not in everything


def test_cookies_are_not_in_the_database(server: Server) -> None:
    anna = Guest(server)
    token = anna.http.cookies["gonfalon"].encode()
    with sqlite3.connect(server.database) as database:
        database.execute("PRAGMA wal_checkpoint")
        rows = database.execute("SELECT * FROM guests").fetchall()
    database.close()
    assert token.decode() not in str(rows)
    header = Guest(server).http.get("/api/me").headers
    assert "set-cookie" not in header  # told once


def test_a_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(server: Server) -> None:
    import httpx

    cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def _cards(value: Any) -> list[str]:
    """Every string anywhere within that is a card's name."""
    if isinstance(value, str):
        return [value] if value in CARDS.masks else []
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, list):
        return [card for item in value for card in _cards(item)]
    return []
