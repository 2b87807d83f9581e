"""Talk at the table: heard by all, kept, limited, and never more than text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.people import ME, OPEN, Guest, Json, Page, Server


class Company:
    """Anna, Bruno, and Carol who looks on."""

    def __init__(self, server: Server) -> None:
        self.anna, self.bruno, self.carol = [Guest(server) for _ in range(3)]
        for guest, name in ((self.anna, "Anna"), (self.bruno, "Bruno"), (self.carol, "Carol")):
            guest.post("/api/me", {"name": name})
        self.table: Json = self.anna.table(ME, OPEN)
        self.bruno.post(f"/api/invitations/{self.table['seats'][1]['invite']}")


@pytest.fixture
def company(server: Server) -> Company:
    return Company(server)


@pytest.fixture
def pages(company: Company) -> Iterator[list[Page]]:
    table = company.table
    guests = (company.anna, company.bruno, company.carol)
    with guests[0].open(table) as a, guests[1].open(table) as b, guests[2].open(table) as c:
        yield [a, b, c]


def test_everybody_hears_who_talks_and_watchers_are_marked(pages: list[Page]) -> None:
    a, b, c = pages
    a.send("chat", text="Buenos días")
    b.until_said(1)
    b.send("chat", text="Good morning")
    c.until_said(2)
    c.send("chat", text="¡Suerte a los dos!")
    for page in pages:
        lines = page.until_said(3)
        assert [(line["n"], line["seat"], line["name"], line["text"]) for line in lines] == [
            (0, 0, "Anna", "Buenos días"),
            (1, 1, "Bruno", "Good morning"),
            (2, None, "Carol", "¡Suerte a los dos!"),
        ]
        assert [line["mine"] for line in lines] == [page is a, page is b, page is c]
        assert all(line["notice"] is None for line in lines)


def test_whoever_comes_later_gets_what_was_said(company: Company) -> None:
    with company.anna.open(company.table) as page:
        page.send("chat", text="first")
        page.send("chat", text="second")
        page.until_said(2)
    with company.bruno.open(company.table) as page:
        assert [line["text"] for line in page.until_said(2)] == ["first", "second"]
        page.send("chat", text="third")
        assert page.until_said(3)[2]["n"] == 2  # only what is new is sent again


def test_what_was_said_outlives_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "gonfalon.sqlite3")
    anna = Guest(server)
    table = anna.table(ME, OPEN)
    with anna.open(table) as page:
        page.send("chat", text="see you tomorrow")
        page.until_said(1)
    server.kill()
    server = server.again()
    with anna.open(table) as page:
        assert page.until_said(1)[0]["text"] == "see you tomorrow"
        page.send("chat", text="here again")
        assert page.until_said(2)[1]["n"] == 1
    server.stop()


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\nb\t c\x00\x1b[31m", "a b c[31m"),
        ("\u202egnp.exe", "gnp.exe"),
        ("👩‍👩‍👧 ñ", "👩‍👩‍👧 ñ"),
        ("{ $you } **bold** @land-acre #2", "{ $you } **bold** @land-acre #2"),
    ],
)
def test_a_line_is_text_and_stays_in_its_line(company: Company, text: str, kept: str) -> None:
    with company.anna.open(company.table) as page:
        page.send("chat", text=text)
        assert page.until_said(1)[0]["text"] == kept


@pytest.mark.parametrize(
    ("text", "trouble"),
    [("", "chat-empty"), (" \n\u200b\x00", "chat-empty"), ("x" * 501, "chat-long")],
)
def test_lines_that_are_refused(company: Company, text: str, trouble: str) -> None:
    with company.anna.open(company.table) as page:
        refused = page.refused(page.send("chat", text=text))
        assert refused["trouble"] == trouble
        assert refused["message"] != refused["trouble"]
        page.send("chat", text="x" * 500)
        assert len(page.until_said(1)[0]["text"]) == 500


def test_a_flood_of_words_is_refused_and_the_game_goes_on(company: Company) -> None:
    spanish = Guest(company.anna.server, "es")
    with spanish.open(company.table) as loud, company.anna.open(company.table) as page:
        sent = [loud.send("chat", text=f"line {n}") for n in range(12)]
        refused = loud.refused(sent[-1])
        assert refused["trouble"] == "chat-flood"
        assert refused["message"].startswith("Escribes más deprisa")
        assert 5 <= len(loud.chat) < 12
        with spanish.open(company.table) as again:  # another page does not help
            assert again.refused(again.send("chat", text="more"))["trouble"] == "chat-flood"
        page.until("state")
        seat = page.state["asked"][0]
        mover = page if seat == 0 else company.bruno.open(company.table)
        with mover:
            mover.move()
            page.until_position(mover.state["position"])


def test_who_talks_must_be_somebody(server: Server, company: Company) -> None:
    with Page(server, "", company.table["id"], {}) as nobody:
        assert nobody.refused(nobody.send("chat", text="hello"))["trouble"] == "guest-unknown"
    with company.carol.open(company.table) as page:
        refused = page.refused(page.send("chat", text="I am Anna", seat=0))
        assert refused["trouble"] == "seat-foreign"
    with company.carol.open(company.table) as page:
        page.send("chat", text="I am Carol")
        assert [line["seat"] for line in page.until_said(1)] == [None]


def test_a_new_name_is_used_at_once_and_old_lines_keep_theirs(company: Company) -> None:
    with company.carol.open(company.table) as page:
        page.send("chat", text="one")
        page.until_said(1)
        company.carol.post("/api/me", {"name": "Carolina"})
        page.send("chat", text="two")
        assert [line["name"] for line in page.until_said(2)] == ["Carol", "Carolina"]


def test_watchers_are_counted_and_seats_seen(company: Company) -> None:
    with company.anna.open(company.table) as page:
        page.until_table(lambda t: t["watchers"] == 0 and t["seats"][0]["here"])
        assert not page.table["seats"][1]["here"]
        with company.carol.open(company.table), company.carol.open(company.table):
            with Page(company.anna.server, "", company.table["id"], {}):  # without a cookie
                page.until_table(lambda t: t["watchers"] == 2)
            page.until_table(lambda t: t["watchers"] == 1)  # Carol's two pages are one Carol
        page.until_table(lambda t: t["watchers"] == 0)
        with company.bruno.open(company.table):
            page.until_table(lambda t: t["seats"][1]["here"])
        page.until_table(lambda t: not t["seats"][1]["here"])
