"""Going on from another device by a secret link; and how many guests one address may make."""

from __future__ import annotations

import sqlite3

import pytest
from tests.server.people import GREEDY, ME, Guest, Json, Server


def test_a_guest_goes_on_from_another_device(server: Server) -> None:
    anna = Guest(server)
    anna.post("/api/me", {"name": "Anna", "arms": "vert"})
    table = anna.table(ME, GREEDY)
    assert not anna.get("/api/me")["linked"]
    key = anna.post("/api/me/link")["key"]
    assert anna.get("/api/me")["linked"]
    phone = Guest(server)
    assert phone.me["id"] != anna.me["id"]
    assert phone.get(f"/api/links/{key}") == {"name": "Anna", "arms": "vert"}
    assert phone.get("/api/me")["id"] == phone.me["id"]  # looking changes nothing
    assert phone.post(f"/api/links/{key}")["id"] == anna.me["id"]
    assert phone.get("/api/me")["id"] == anna.me["id"]
    assert anna.get("/api/me")["id"] == anna.me["id"]  # both are she
    assert [found["id"] for found in phone.get("/api/tables")["mine"]] == [table["id"]]
    with phone.open(table) as page, anna.open(table) as other:
        page.move()
        other.until_position(page.state["position"])
        assert page.table["yours"] == [0]


def test_a_new_link_replaces_the_old_one(server: Server) -> None:
    anna = Guest(server)
    old, new = anna.post("/api/me/link")["key"], anna.post("/api/me/link")["key"]
    stranger = Guest(server)
    assert stranger.post(f"/api/links/{old}", code=404)["trouble"] == "link-unknown"
    assert stranger.post(f"/api/links/{new}")["id"] == anna.me["id"]


def test_revoking_turns_out_whoever_came_by_the_link(server: Server) -> None:
    anna, phone, thief = Guest(server), Guest(server), Guest(server)
    table = anna.table(ME, GREEDY)
    key = anna.post("/api/me/link")["key"]
    for device in (phone, thief):
        device.post(f"/api/links/{key}")
    with thief.open(table) as open_page, anna.open(table) as own:
        open_page.until("state")
        own.until("state")
        assert not phone.delete("/api/me/link")["linked"]
        assert open_page.until_closed() == 4401
        assert own.until_closed() == 4401
    with anna.open(table) as again:  # who is still welcome comes back
        again.until_asked()
        again.move()
    assert anna.get("/api/me")["id"] == anna.me["id"]
    assert phone.get("/api/me")["id"] == anna.me["id"]  # who revoked stays
    assert thief.get("/api/me")["id"] != anna.me["id"]
    with thief.open(table) as page:
        page.until("state")
        assert page.table["yours"] == []
    assert thief.post(f"/api/links/{key}", code=404)["trouble"] == "link-unknown"


@pytest.mark.parametrize("key", ["x", "%00", "a" * 5000, "<b>"])
def test_a_wrong_link_is_refused(server: Server, key: str) -> None:
    refused = Guest(server, "es").post(f"/api/links/{key}", code=404)
    assert refused["trouble"] == "link-unknown"
    assert refused["message"].startswith("Este enlace no funciona")


def test_a_link_of_nobody_cannot_be_made(server: Server) -> None:
    nobody = Guest(server)
    nobody.http.cookies.clear()
    assert nobody.post("/api/me/link", code=401)["trouble"] == "guest-unknown"


def test_the_database_opens_no_door(server: Server) -> None:
    anna, phone = Guest(server), Guest(server)
    key = anna.post("/api/me/link")["key"]
    phone.post(f"/api/links/{key}")
    with sqlite3.connect(server.database) as database:
        stored = str(database.execute("SELECT * FROM keys").fetchall())
    assert key not in stored
    assert phone.http.cookies["gonfalon"] not in stored


def arrivals(server: Server, address: str, count: int) -> list[Json]:
    """New guests from elsewhere, as a proxy on this machine reports them."""
    somebody = Guest(server)
    found = []
    for _ in range(count):
        somebody.http.cookies.clear()
        answer = somebody.http.get("/api/me", headers={"x-forwarded-for": address})
        found.append({"code": answer.status_code, **answer.json()})
    return found


@pytest.mark.parametrize(
    ("address", "neighbour", "stranger"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::"),
    ],
)
def test_one_address_makes_only_so_many_guests(
    server: Server, address: str, neighbour: str, stranger: str
) -> None:
    found = arrivals(server, address, 105)
    assert [one["code"] for one in found[:100]] == [200] * 100
    assert (found[-1]["code"], found[-1]["trouble"]) == (429, "guests-many")
    assert arrivals(server, neighbour, 1)[0]["code"] == 429
    assert arrivals(server, stranger, 1)[0]["code"] == 200
    assert Guest(server).me["id"]  # the machine itself is not counted
