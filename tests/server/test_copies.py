"""Files that come in, positions that go on, and whether chance was fair."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import CLARA, GREEDY, ME, OPEN, Guest, Json, Page, Server

REPLAYS = Path(__file__).parents[1] / "replays"
FILES = [
    sorted((REPLAYS / game).glob("*.json"))[0]
    for game in (
        "kingdoms-of-crusaders",
        "crusader-kingdoms",
        "dark-kingdoms",
        "medieval-realms",
    )
]
KINGDOMS = FILES[0].read_bytes()


def changed(**changes: Any) -> bytes:
    return json.dumps({**json.loads(KINGDOMS), **changes}).encode()


def finished(guest: Guest) -> Json:
    """A game against a bot, played to its end."""
    table = guest.table(ME, GREEDY)
    with guest.open(table) as page:
        page.finish()
    return table


# Import


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_a_file_becomes_a_replay(server: Server, path: Path) -> None:
    anna, bruno = Guest(server), Guest(server)
    file = json.loads(path.read_bytes())
    table = anna.post("/api/tables/import", path.read_bytes(), 201)
    assert (table["game"], table["phase"], table["imported"]) == (file["game"], "over", True)
    assert [seat["name"] for seat in table["seats"]] == file["names"]
    assert table["yours"] == table["asked"] == []
    assert table["result"] == file["result"]
    frames = bruno.get(f"/api/tables/{table['id']}/frames?seat=all&to=99")  # who has the link
    assert frames["last"] > 5
    assert frames["frames"][0]["result"] is None
    exported = anna.get(f"/api/tables/{table['id']}/file")
    assert exported == file
    assert table["id"] in [found["id"] for found in anna.get("/api/tables")["mine"]]


def test_what_was_exported_can_be_imported_again(server: Server) -> None:
    anna = Guest(server)
    table = finished(anna)
    data = anna.http.get(f"/api/tables/{table['id']}/file").content
    copy = anna.post("/api/tables/import", data, 201)
    assert anna.http.get(f"/api/tables/{copy['id']}/file").content == data
    assert anna.get(f"/api/tables/{copy['id']}/fairness")["ok"]
    with anna.open(copy) as page:  # a replay has a page, yet nothing can be chosen
        state = page.until("state")
        assert (state["ask"], page.table["yours"]) == (None, [])
        re = page.send("choose", seat=0, position=state["position"], say="place bow antioch")
        assert page.refused(re)["trouble"] == "seat-foreign"


def test_an_unfinished_file_can_be_looked_at_too(server: Server) -> None:
    from gonfalon.files import filed, write
    from gonfalon.games import load
    from gonfalon.kernel.chance import seeded_chance
    from gonfalon.kernel.match import Match

    game = load("kingdoms-of-crusaders")
    match = Match(game.open(), game.agree(2), seeded_chance(1, 1))
    seat = match.asked[0]
    match.choose(seat, match.view(seat).options[0])
    anna = Guest(server)
    table = anna.post("/api/tables/import", write(filed(match, ["a", "b"])), 201)
    assert (table["phase"], table["result"], table["waits"]) == ("over", None, False)
    last = anna.get(f"/api/tables/{table['id']}/frames?seat=all")["frames"][-1]
    assert last["view"]["all_hands"] is not None


@pytest.mark.parametrize(
    ("data", "trouble"),
    [
        (b"", "file-unreadable"),
        (b"not a game", "file-unreadable"),
        (KINGDOMS[: len(KINGDOMS) // 2], "file-unreadable"),
        (changed(format="chess"), "file-format"),
        (changed(game="chess"), "game"),
        (changed(rules_version=99), "other-rules"),
        (changed(edition_digest="0" * 64), "other-edition"),
        (changed(log=json.loads(KINGDOMS)["log"][:-1]), "file-end"),
        (changed(log=json.loads(KINGDOMS)["log"][1:]), "log-illegal"),
        (changed(state_hash="0" * 64), "file-end"),
        (changed(names=["one"]), "file-damaged"),
        (changed(names=["x" * 10_000, "b", "c", "d"]), "name-long"),
        (changed(commitment="sure"), "file-damaged"),
        (changed(seed="zz"), "file-damaged"),
        (changed(start="AAAA"), "file-damaged"),
        (changed(log=[[0, "!undo"]] * 1001), "file-long"),
        (changed(log=[[-1, "1"]] * 20_001), "file-long"),
    ],
    # A whole file as a name would be longer than an environment may be.
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} bytes",
)
def test_a_damaged_file_is_refused_with_its_reason(
    server: Server, data: bytes, trouble: str
) -> None:
    for lang in ("en", "es"):
        refused = Guest(server, lang).post("/api/tables/import", data, _code(trouble))
        assert refused["trouble"] == trouble
        assert refused["message"].count(" ") > 3  # a sentence
        assert "trouble-" not in refused["message"]


def _code(trouble: str) -> int:
    return {"game": 404, "other-rules": 409, "other-edition": 409}.get(trouble, 400)


def test_a_giant_file_is_refused_unread(server: Server) -> None:
    refused = Guest(server).post("/api/tables/import", b" " * (2 * 1024 * 1024 + 1), 413)
    assert refused["trouble"] == "too-large"
    assert refused["args"]["most"] == 2 * 1024 * 1024


# Fork


def hands(page: Page) -> list[list[str]]:
    """Every seat's hand, as whoever holds all seats may look at them one by one."""
    found = []
    for seat in page.table["yours"]:
        page.look(seat)
        found.append(page.state["view"]["hand"])
    return found


def test_after_the_end_a_position_goes_on_exactly(server: Server) -> None:
    anna, bruno = Guest(server), Guest(server)
    table = finished(anna)
    frames = anna.get(f"/api/tables/{table['id']}/frames?seat=all&to=99")["frames"]
    wish = {"frame": 3, "seat": "all", "seats": [ME, CLARA], "name": "What if"}
    made = bruno.post(f"/api/tables/{table['id']}/fork", wish, 201)
    assert made["fork"] == {"table": table["id"], "frame": 3, "exact": True, "seat": None}
    assert (made["phase"], made["name"], made["yours"]) == ("playing", "What if", [0, 1])
    assert made["commitment"] != table["commitment"]
    with bruno.open(made) as page:
        page.until("state")
        assert hands(page) == frames[3]["view"]["all_hands"]
        assert page.state["asked"] == frames[3]["asked"]
        while not page.state["result"]:
            page.turn()
    assert bruno.get(f"/api/tables/{made['id']}/verify")["ok"]
    again = bruno.get(f"/api/tables/{made['id']}/frames?seat=all&to=0")["frames"][0]
    assert again["view"]["all_hands"] == frames[3]["view"]["all_hands"]
    data = bruno.http.get(f"/api/tables/{made['id']}/file").content
    assert bruno.post("/api/tables/import", data, 201)["result"] is not None
    last = anna.get(f"/api/tables/{table['id']}/frames")["last"]
    refused = anna.post(f"/api/tables/{table['id']}/fork", {**wish, "frame": last}, 409)
    assert refused["trouble"] == "fork-over"


def test_while_it_runs_a_fork_knows_no_more_than_the_forker(server: Server) -> None:
    anna, bruno = Guest(server), Guest(server)
    table = anna.table(ME, OPEN)
    bruno.post(f"/api/invitations/{table['seats'][1]['invite']}")
    with anna.open(table) as a, bruno.open(table) as b:
        for page in (a, b):
            page.until("state")
        own, theirs = a.state["view"], b.state["view"]["hand"]
    wish = {"frame": 0, "seat": 0, "seats": [ME, CLARA]}
    dealt = []
    for _ in range(6):
        made = anna.post(f"/api/tables/{table['id']}/fork", wish, 201)
        assert made["fork"] == {"table": table["id"], "frame": 0, "exact": False, "seat": 0}
        with anna.open(made) as page:
            page.until("state")
            mine, other = hands(page)
            assert mine == own["hand"]  # what Anna knows is as it was
            assert len(other) == len(theirs)
            dealt.append(other)
    assert len({tuple(hand) for hand in dealt}) > 1  # what she does not know is dealt anew
    spied = anna.post(f"/api/tables/{table['id']}/fork", {**wish, "seat": 1}, 403)
    assert spied["trouble"] == "seat-foreign"
    spied = anna.post(f"/api/tables/{table['id']}/fork", {**wish, "seat": "all"}, 409)
    assert spied["trouble"] == "not-over"
    watcher = Guest(server).post(f"/api/tables/{table['id']}/fork", {**wish, "seat": None}, 201)
    assert watcher["fork"]["seat"] is None


def test_a_fork_against_bots_is_played_on(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, GREEDY, GREEDY)
    with anna.open(table) as page:
        page.move()
        page.until_asked()
    last = anna.get(f"/api/tables/{table['id']}/frames?seat=0")["last"]
    wish = {"frame": last, "seat": 0, "seats": [ME, GREEDY, GREEDY]}
    made = anna.post(f"/api/tables/{table['id']}/fork", wish, 201)
    with anna.open(made) as page:
        page.finish()
    assert anna.get(f"/api/tables/{made['id']}/fairness")["ok"]


@pytest.mark.parametrize(
    ("wish", "trouble", "code"),
    [
        ({"frame": 9999}, "frame", 400),
        ({"frame": -1}, "request", 400),
        ({"seats": [ME]}, "fork-seats", 400),
        ({"seats": [ME, OPEN]}, "request", 400),
        ({"seats": [ME, {"kind": "bot", "bot": "deep-thought"}]}, "bot", 400),
        ({"seat": 7}, "seat-unknown", 404),
        ({"seat": "x"}, "request", 400),
    ],
)
def test_forks_that_cannot_be(server: Server, wish: Json, trouble: str, code: int) -> None:
    anna = Guest(server)
    table = anna.table(ME, CLARA)
    good = {"frame": 0, "seat": 0, "seats": [ME, CLARA]}
    refused = anna.post(f"/api/tables/{table['id']}/fork", {**good, **wish}, code)
    assert refused["trouble"] == trouble


def test_a_sealed_decision_can_be_forked(server: Server) -> None:
    anna = Guest(server)
    table: Json = anna.post("/api/tables", {"game": "toy", "seats": [ME, OPEN]}, 201)
    bruno = Guest(server)
    bruno.post(f"/api/invitations/{table['seats'][1]['invite']}")
    wish = {"frame": 0, "seat": 0, "seats": [ME, CLARA]}
    made = anna.post(f"/api/tables/{table['id']}/fork", wish, 201)
    assert made["asked"] == [0, 1]


# Fairness


def test_fairness_is_told_once_the_game_is_over(server: Server) -> None:
    anna = Guest(server)
    running = anna.table(ME, CLARA)
    refused = anna.get(f"/api/tables/{running['id']}/fairness", 409)
    assert refused["trouble"] == "not-over"
    table = finished(anna)
    found = anna.get(f"/api/tables/{table['id']}/fairness")
    verdict = anna.get(f"/api/tables/{table['id']}/verify")
    assert {key: found[key] for key in verdict} == verdict
    assert found["ok"]
    assert found["commitment"] == table["commitment"]
    cards = next(one for one in found["luck"] if one["kind"] == "card")
    assert sum(value["seen"] for value in cards["values"]) == cards["count"] > 10
    assert all("+" in v["name"] or v["name"].isalpha() for v in cards["values"])
    assert 0 <= cards["p"] <= 1


def test_a_forged_file_shows_in_the_panel(server: Server) -> None:
    anna = Guest(server)
    table = anna.post("/api/tables/import", changed(seed="ab" * 32, nonce="ab" * 16), 201)
    found = anna.get(f"/api/tables/{table['id']}/fairness")
    assert not found["ok"]
    assert {check["check"] for check in found["checks"] if not check["ok"]} == {
        "commitment",
        "chance",
    }
