"""Everything that should not come in comes in at one running table, and the table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from tests.server.people import ME, OPEN, Guest, Json, Page, Server
from websockets.exceptions import ConnectionClosed

from gonfalon.texts import LANGUAGES, Texts


class Table:
    """Anna and Bruno play; Mallory has the link and bad intentions."""

    def __init__(self, server: Server, lang: str) -> None:
        self.anna, self.bruno, self.mallory = Guest(server), Guest(server), Guest(server, lang)
        self.found: Json = self.anna.table(ME, OPEN)
        self.invite = self.found["seats"][1]["invite"]
        self.bruno.post(f"/api/invitations/{self.invite}")

    def goes_on(self) -> bool:
        """Both can still play."""
        with self.anna.open(self.found) as a, self.bruno.open(self.found) as b:
            for page in (a, b):
                page.until("state")
            mover, other = (a, b) if a.state["asked"] == [0] else (b, a)
            mover.move()
            return bool(other.until_position(mover.state["position"]))


@pytest.fixture(params=["en", "es"])
def table(request: pytest.FixtureRequest, server: Server) -> Iterator[Table]:
    made = Table(server, request.param)
    yield made
    assert made.goes_on()


def plain(refused: Json, trouble: str, lang: str) -> None:
    """Refused for this reason, in a sentence of the reader's language."""
    assert refused["trouble"] == trouble
    said = {one: Texts(one).say(f"trouble-{trouble}", refused["args"]) for one in LANGUAGES}
    assert refused["message"] == said[lang]
    assert said["en"] != said["es"]
    assert said[lang].count(" ") > 3


def test_a_wrong_invitation(table: Table) -> None:
    refused = table.mallory.post(f"/api/invitations/{table.invite[:-1]}", code=404)
    plain(refused, "invitation-unknown", table.mallory.lang)


def test_a_used_invitation(table: Table) -> None:
    refused = table.mallory.post(f"/api/invitations/{table.invite}", code=409)
    plain(refused, "invitation-used", table.mallory.lang)


def test_a_foreign_seats_choice(table: Table) -> None:
    with table.mallory.open(table.found) as page:
        state = page.until("state")
        fields = {"seat": state["asked"][0], "position": state["position"]}
        bad: tuple[tuple[str, Json], ...] = (
            ("choose", {"say": "place bow antioch"}),
            ("concede", {}),
            ("plead", {}),
        )
        for kind, more in bad:
            refused = page.refused(page.send(kind, **fields, **more))
            plain(refused, "seat-foreign", table.mallory.lang)


def test_an_unknown_table(table: Table) -> None:
    refused = table.mallory.get("/api/tables/nowhere", 404)
    plain(refused, "table-unknown", table.mallory.lang)
    with table.mallory.sit(table.mallory.server, "nowhere") as page:
        plain(page.until("refused"), "table-unknown", table.mallory.lang)
        assert page.until_closed() == 4404


def test_a_damaged_import(table: Table) -> None:
    refused = table.mallory.post("/api/tables/import", b'{"format": "gonfalon-game-1"', 400)
    plain(refused, "file-unreadable", table.mallory.lang)


def test_bytes_that_are_no_text(table: Table) -> None:
    lang = table.mallory.lang
    plain(table.mallory.post("/api/me", b'{"name": "\xff"}', 400), "request", lang)
    file = b'{"format": "gonfalon-game-1", "game": "\xff"}'
    for path in ("/api/tables/import", "/api/verify"):
        plain(table.mallory.post(path, file, 400), "file-unreadable", lang)


@pytest.mark.parametrize("name", ["x" * 10_000, "<script>alert('hi')</script>" * 300])
def test_an_endless_name(table: Table, name: str) -> None:
    plain(table.mallory.post("/api/me", {"name": name}, 400), "name-long", table.mallory.lang)


def test_a_name_full_of_markup_stays_a_name(table: Table) -> None:
    name = "<b>Bruno</b> { $you }"
    table.bruno.post("/api/me", {"name": name})
    assert table.anna.get(f"/api/tables/{table.found['id']}")["seats"][1]["name"] == name


def test_a_flood_of_messages(table: Table) -> None:
    with table.mallory.open(table.found) as page:
        with suppress(ConnectionClosed):
            for _ in range(400):
                page.say({"type": "look", "seat": None})
        plain(page.until("refused"), "flood", table.mallory.lang)
        assert page.until_closed() == 4429


def test_whoever_has_the_link_sees_no_secrets(table: Table) -> None:
    with Page(table.anna.server, "", table.found["id"], {}) as page:  # without a cookie
        state = page.until("state")
        assert (state["seat"], state["ask"], state["view"]["hand"]) == (None, None, None)
        assert page.table["yours"] == []
        refused = page.refused(page.send("look", seat=0))
        assert refused["trouble"] == "seat-foreign"
