"""Bad input of every kind is refused in plain words, and the table goes on."""

from __future__ import annotations

import json

import httpx
import pytest
from tests.server.people import CLARA, GAME, GREEDY, ME, OPEN, Guest, Json, Page, Server
from websockets.exceptions import InvalidStatus

from gonfalon.texts import LANGUAGES, Texts

FOREIGN = "https://evil.example"


@pytest.fixture
def page(server: Server) -> Page:
    """A table on one screen, at the first decision."""
    anna = Guest(server)
    page = anna.open(anna.table(ME, CLARA))
    page.until("state")
    page.send("look", seat=page.state["asked"][0])
    page.until_asked()
    return page


def goes_on(page: Page) -> None:
    """The table is as it was, and plays."""
    position = page.state["position"]
    say = page.state["ask"]["options"][0]["say"]
    page.choose(say)
    assert page.until_position(position + 1)["position"] > position
    page.socket.close()


# Choices


def test_a_stale_choice_is_refused_and_the_table_shown_again(page: Page) -> None:
    say = page.state["ask"]["options"][0]["say"]
    for position in (page.state["position"] - 1, 0, -5, 10**9):
        refused = page.refused(page.choose(say, position=position))
        assert refused["trouble"] == "stale"
        assert "gone on" in refused["message"]
        assert page.until("state")["ask"]
    goes_on(page)


def test_a_choice_that_is_sent_twice_counts_once(page: Page) -> None:
    position, seat = page.state["position"], page.state["seat"]
    say = page.state["ask"]["options"][0]["say"]
    page.choose(say)
    re = page.choose(say)
    assert page.refused(re)["trouble"] == "stale"
    page.send("look", seat=1 - seat)
    page.until("state")
    placed = [event for event in page.events if event["text"].startswith("placed")]
    assert len(placed) == 1
    assert page.state["position"] == position + 2  # the choice, and the next seat's draw


def test_an_unoffered_choice_is_refused_with_its_rule(page: Page) -> None:
    mine = set(page.state["view"]["hand"])
    card = next(c for c in page.state["view"]["unseen"] if c not in mine)
    refused = page.refused(page.choose(f"place {card} antioch"))
    assert refused["trouble"] == "not-offered"
    assert refused["rule"] == "1.2"
    assert refused["text"] == "why-no-card"
    assert refused["message"] != "why-no-card"
    goes_on(page)


@pytest.mark.parametrize("say", ["", "castle", "!undo", "!concede", "place\x00", "🏰" * 1000])
def test_a_choice_that_does_not_exist_is_refused(page: Page, say: str) -> None:
    refused = page.refused(page.choose(say))
    assert refused["text"] == "why-unknown-choice"
    assert len(refused["message"]) < 400
    goes_on(page)


def test_nobody_chooses_out_of_turn(page: Page) -> None:
    other = 1 - page.state["seat"]
    say = page.state["ask"]["options"][0]["say"]
    assert page.refused(page.choose(say, seat=other))["text"] == "why-not-asked"
    goes_on(page)


@pytest.mark.parametrize("kind", ["choose", "undo", "concede", "why", "look"])
def test_nobody_acts_for_a_foreign_seat(server: Server, page: Page, kind: str) -> None:
    eve = Guest(server)
    fields: Json = {"seat": page.state["seat"]}
    if kind in ("choose", "undo", "concede"):
        fields["position"] = page.state["position"]
    if kind in ("choose", "why"):
        fields["say"] = page.state["ask"]["options"][0]["say"]
    with eve.sit(server, page.table["id"]) as watching:
        watching.until("state")
        for seat in (fields["seat"], 1 - fields["seat"], 7, -1, -3):
            re = watching.send(kind, **{**fields, "seat": seat})
            assert watching.refused(re)["trouble"] == "seat-foreign"
        assert watching.state["view"]["hand"] is None
    goes_on(page)


def test_undo_is_refused_with_what_ended_it(page: Page) -> None:
    first = page.send("undo", seat=page.state["seat"], position=page.state["position"])
    assert page.refused(first)["text"] == "undo-chance"
    goes_on(page)


def test_the_page_can_ask_why(page: Page) -> None:
    seat = page.state["seat"]
    offered = page.state["ask"]["options"][0]["say"]
    page.send("why", seat=seat, say=offered)
    assert page.until("why")["refusal"] is None
    mine = set(page.state["view"]["hand"])
    card = next(c for c in page.state["view"]["unseen"] if c not in mine)
    re = page.send("why", seat=seat, say=f"place {card} antioch")
    answer = page.until("why")
    assert answer["re"] == re
    assert answer["refusal"] == {"rule": "1.2", "text": "why-no-card", "args": {}}
    page.send("why", seat=seat, say="fly to the moon")
    assert page.until("why")["refusal"]["text"] == "why-unknown-choice"
    goes_on(page)


def test_nothing_is_chosen_before_the_game_begins(server: Server) -> None:
    anna = Guest(server)
    with anna.open(anna.table(ME, OPEN)) as page:
        page.until("table")
        for kind, more in (("choose", {"say": "x"}), ("undo", {}), ("concede", {})):
            re = page.send(kind, seat=0, position=0, **more)
            assert page.refused(re)["trouble"] == "not-begun"
        assert page.refused(page.send("why", seat=0, say="x"))["trouble"] == "not-begun"


# Messages


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": 7}',
        '{"type": "choose"}',
        '{"type": "choose", "re": 1, "seat": "0", "position": 1, "say": "x"}',
        '{"type": "choose", "re": 1, "seat": 0, "position": 1.5, "say": "x"}',
        '{"type": "choose", "re": 1, "seat": 0, "position": 1, "say": ["x"]}',
        '{"type": "choose", "re": 1, "seat": 0, "position": 1, "say": "x", "cheat": true}',
        '{"type": "choose", "re": 1, "seat": 99999999999999999999, "position": 1, "say": "x"}',
        '{"type": "look", "seat": NaN}',
        '{"say": "\\ud800"}',
        "[" * 5000,
        b"\xff\xfe\x00",
        b"",
    ],
)
def test_garbage_is_refused(page: Page, garbage: str | bytes) -> None:
    page.say(garbage)
    refused = page.until("refused")
    assert refused["trouble"] in ("message", "seat-foreign")
    assert refused["message"]
    goes_on(page)


def test_an_unreadable_message_is_answered_with_its_number_and_place(page: Page) -> None:
    page.say({"type": "choose", "re": 41, "seat": 0, "position": "12", "say": "x"})
    refused = page.refused(41)
    assert refused["args"]["path"] == "position"
    goes_on(page)


def test_a_long_message_is_refused(page: Page) -> None:
    page.say({"type": "why", "re": 1, "seat": 0, "say": "x" * 17_000})
    assert page.until("refused")["trouble"] == "message-large"
    goes_on(page)


def test_a_giant_message_ends_the_line_but_not_the_table(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, CLARA)
    with anna.open(table) as page:
        page.say("x" * 1_000_000)
        assert page.until_closed() == 1009
    with anna.open(table) as page:
        assert page.until("state")


def test_a_flood_is_refused_then_cut_off_and_the_table_goes_on(server: Server) -> None:
    anna, eve = Guest(server), Guest(server)
    table = anna.table(ME, CLARA)
    with eve.open(table) as flooding:
        for number in range(2000):
            try:
                flooding.say({"type": "why", "re": number, "seat": 0, "say": "x"})
            except Exception:
                break
        assert flooding.until_closed() == 4429
        kinds = [json.loads(text).get("trouble") for text in flooding.wire]
        assert kinds.count("flood") > 10
    with anna.open(table) as page:
        page.until("state")
        page.send("look", seat=page.state["asked"][0])
        page.until_asked()
        goes_on(page)


def test_an_unknown_table_is_told_before_hanging_up(server: Server) -> None:
    anna = Guest(server, lang="es")
    for table in ("nowhere", "a" * 200, "%00", "..%2f", "%27;%20DROP%20TABLE%20log;%20--"):
        with anna.sit(server, table) as page:
            refused = page.hear()
            assert refused["trouble"] == "table-unknown"
            assert "ninguna mesa" in refused["message"]
            assert page.until_closed() == 4404


# Other sites


def test_other_sites_get_no_socket(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, GREEDY)
    with pytest.raises(InvalidStatus) as caught:
        anna.sit(server, table["id"], origin=FOREIGN)
    assert caught.value.response.status_code == 403
    with anna.sit(server, table["id"], origin=server.url) as page:
        assert page.until("state")


def test_other_sites_cannot_act_for_a_guest(server: Server) -> None:
    anna = Guest(server)
    answer = anna.http.post("/api/me", json={"name": "Mallory"}, headers={"origin": FOREIGN})
    assert answer.status_code == 403
    assert answer.json()["trouble"] == "origin"
    assert anna.get("/api/me")["name"] == anna.me["name"]


# Names


def test_names_are_kept_as_text(server: Server) -> None:
    anna = Guest(server)
    markup = '<img src=x onerror="alert(1)">'
    assert anna.post("/api/me", {"name": markup})["name"] == markup
    assert (
        anna.post("/api/me", {"name": "  Ana\x00\x1b\n\tde \u202e Tiro  "})["name"] == "Ana de Tiro"
    )
    assert anna.post("/api/me", {"name": "Ñandú 🏰 十字军"})["name"] == "Ñandú 🏰 十字军"
    assert anna.post("/api/me", {"arms": "vert"})["name"] == "Ñandú 🏰 十字军"


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("x" * 10_000, "name-long"),
        ("x" * 41, "name-long"),
        ("<b>" * 5000, "name-long"),
        ("", "name-empty"),
        (" \t\n", "name-empty"),
        ("\x00\x07\u202e", "name-empty"),
        ("\u200b\u200d", "name-empty"),
    ],
)
def test_names_that_are_refused(server: Server, name: str, trouble: str) -> None:
    anna = Guest(server)
    assert anna.post("/api/me", {"name": name}, 400)["trouble"] == trouble
    hot = {"kind": "hotseat", "name": name}
    answer = anna.post("/api/tables", {"game": GAME, "seats": [ME, hot]}, 400)
    assert answer["trouble"] == trouble
    named = anna.post("/api/tables", {"game": GAME, "seats": [ME, GREEDY], "name": name}, 400)
    assert named["trouble"] == trouble
    assert anna.get("/api/tables")["mine"] == []


# Requests


@pytest.mark.parametrize(
    ("wish", "trouble", "place"),
    [
        ({}, "request", "game"),
        ({"game": 7, "seats": []}, "request", "game"),
        ({"game": GAME, "seats": [{"kind": "king"}]}, "request", "seats[0].kind"),
        ({"game": GAME, "seats": [{"kind": "bot"}]}, "request", "seats[0].bot"),
        ({"game": GAME, "seats": [ME, GREEDY], "cheat": 1}, "request", "cheat"),
        (
            {"game": GAME, "seats": [ME, GREEDY], "options": {"variant": 7}},
            "request",
            "options[...]",
        ),
        ({"game": "chess", "seats": [ME, GREEDY]}, "game", None),
        ({"game": GAME, "seats": [ME]}, "players", None),
        ({"game": GAME, "seats": [ME] * 5}, "players", None),
        ({"game": GAME, "seats": []}, "players", None),
        ({"game": GAME, "seats": [ME, GREEDY], "options": {"x": "y"}}, "option", None),
        ({"game": GAME, "seats": [ME, GREEDY], "options": {"variant": "x"}}, "option-value", None),
        ({"game": GAME, "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "bot", None),
        ({"game": GAME, "seats": [ME, GREEDY], "edition": "= ="}, "edition-toml", None),
        ({"game": GAME, "seats": [ME, GREEDY], "edition": "x" * 200_000}, "too-large", None),
        (b"", "request", "–"),
        (b"{", "request", "–"),
        (b"\xff\xff", "request", "byte 0"),
    ],
)
def test_a_table_that_cannot_be_set_up(
    server: Server, wish: object, trouble: str, place: str | None
) -> None:
    anna = Guest(server)
    content = wish if isinstance(wish, bytes) else json.dumps(wish).encode()
    answer = anna.http.post("/api/tables", content=content)
    assert 400 <= answer.status_code < 500
    told = answer.json()
    assert told["trouble"] == trouble
    assert place is None or told["args"]["path"] == place
    assert not told["message"].startswith("trouble-")
    assert anna.get("/api/tables")["mine"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_read_is_told_in_the_readers_language(server: Server, lang: str) -> None:
    anna, texts = Guest(server, lang=lang), Texts(lang)
    seats = [ME, GREEDY]
    for wish, problem in (
        (b'{"game": ', "json"),
        (b"[1, x]", "json"),
        (b'{"seats": []}', "missing"),
        (json.dumps({"game": GAME, "seats": seats, "cheat": 1}).encode(), "unknown"),
        (json.dumps({"game": 7, "seats": seats}).encode(), "value"),
    ):
        told = anna.http.post("/api/tables", content=wish).json()
        args = {"path": told["args"]["path"], "problem": f"@request-{problem}"}
        assert told["args"] == args
        assert told["message"] == texts.say("trouble-request", args)
    with anna.open(anna.table(ME, CLARA)) as page:
        for garbage, problem in (("{", "json"), ("{}", "missing"), ('{"type": 7}', "value")):
            page.say(garbage)
            args = {"path": "–" if problem == "json" else "type", "problem": f"@request-{problem}"}
            assert page.until("refused")["message"] == texts.say("trouble-message", args)


def test_what_was_sent_is_shown_as_it_is(server: Server) -> None:
    anna = Guest(server)
    for value in ("@title", "@seat", "#1"):
        wish = {"game": value, "seats": [ME, GREEDY]}
        assert f"“{value}”" in anna.post("/api/tables", wish, 404)["message"]
    long = anna.post("/api/tables", {"game": "x" * 3000, "seats": [ME, GREEDY]}, 404)
    assert long["args"]["game"] == "x" * 199 + "…"
    assert f"“{long['args']['game']}”" in long["message"]


@pytest.mark.parametrize("say", ["@title", "#0", "#1"])
def test_a_choice_that_looks_like_a_text_is_shown_as_it_is(page: Page, say: str) -> None:
    assert f"“{say}”" in page.refused(page.choose(say))["message"]
    goes_on(page)


def test_strangers_cannot_set_up_tables(server: Server) -> None:
    wish = {"game": GAME, "seats": [ME, GREEDY]}
    for cookie in (b"", b"gonfalon=forged", b"gonfalon=\xff\xe9", b"gonfalon=" + b"x" * 4000):
        answer = httpx.post(f"{server.url}/api/tables", json=wish, headers={b"cookie": cookie})
        assert answer.status_code == 401
        assert answer.json()["trouble"] == "guest-unknown"


def test_nobody_hoards_tables(server: Server) -> None:
    anna = Guest(server)
    for _ in range(30):
        anna.table(ME, OPEN)
    answer = anna.post("/api/tables", {"game": GAME, "seats": [ME, OPEN]}, 429)
    assert answer["trouble"] == "tables-many"
    assert "30" in answer["message"]


@pytest.mark.parametrize(
    ("method", "path", "code", "trouble"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/nothing", 404, "not-found"),
        ("GET", "/api/tables/nothing", 404, "table-unknown"),
        ("GET", "/api/tables/%00", 404, "table-unknown"),
        ("GET", "/api/tables/nothing/file", 404, "table-unknown"),
        ("GET", "/api/tables/nothing/frames", 404, "table-unknown"),
        ("GET", "/api/invitations/%00", 404, "invitation-unknown"),
        ("DELETE", "/api/me", 405, "method"),
    ],
)
def test_every_refusal_has_one_shape(
    server: Server, method: str, path: str, code: int, trouble: str
) -> None:
    for lang in ("en", "es"):
        answer = Guest(server, lang).http.request(method, path)
        assert answer.status_code == code
        told = answer.json()
        assert set(told) == {"trouble", "args", "message"}
        assert told["trouble"] == trouble
        assert not told["message"].startswith("trouble-")
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_refusals_speak_the_readers_language(server: Server) -> None:
    wishes = {
        "es": "ninguna mesa",
        "es-AR,en;q=0.5": "ninguna mesa",
        "fr, es;q=0.3, en;q=0.9": "no table",
        "fr": "no table",
        ";;q=x,,": "no table",
        "": "no table",
    }
    for accept, words in wishes.items():
        headers = {"accept-language": accept}
        answer = httpx.get(f"{server.url}/api/tables/nothing", headers=headers)
        assert words in answer.json()["message"], accept
