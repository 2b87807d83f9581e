"""Playing over real sockets: alone, with others, on one screen, and looking back."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from tests.server.people import CLARA, GAME, GREEDY, ME, OPEN, Guest, Json, Server


def test_a_game_against_a_bot_from_the_first_card_to_the_verified_file(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, GREEDY, name="Outremer")
    assert table["phase"] == "playing"
    assert table["yours"] == [0]
    with anna.open(table) as page:
        result = page.finish()["result"]
        while page.table["phase"] != "over":
            page.hear()
        assert page.table["result"] == result
        numbers = [event["n"] for event in page.events]
        assert numbers == list(range(len(numbers)))
    assert sorted(result["ranks"]) == [1, 2]
    path = f"/api/tables/{table['id']}"
    verdict = anna.get(f"{path}/verify")
    assert verdict["ok"]
    assert verdict["commitment"] == table["commitment"]
    assert [check["check"] for check in verdict["checks"]] == [
        "commitment",
        "chance",
        "choices",
        "result",
    ]
    file = anna.http.get(f"{path}/file")
    assert "attachment" in file.headers["content-disposition"]
    assert file.json()["names"] == [anna.me["name"], "Squire"]
    assert anna.post("/api/verify", file.content) == verdict


def test_every_way_to_tamper_with_a_file_is_found(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, GREEDY)
    with anna.open(table) as page:
        page.finish()
    file: Json = anna.get(f"/api/tables/{table['id']}/file")

    def failing(**changes: object) -> set[str]:
        verdict = anna.post("/api/verify", {**file, **changes})
        assert not verdict["ok"]
        return {check["check"] for check in verdict["checks"] if not check["ok"]}

    assert "commitment" in failing(commitment="0" * 64)
    assert "commitment" in failing(seed="00" * 32)
    assert failing(result={**file["result"], "ranks": [1, 1]}) == {"result"}
    assert failing(state_hash="0" * 64) == {"result"}
    drawn = next(n for n, (seat, text) in enumerate(file["log"]) if seat == -1 and n > 3)
    swapped = [list(entry) for entry in file["log"]]
    swapped[drawn][1] = "1" if swapped[drawn][1] != "1" else "2"
    assert "chance" in failing(log=swapped)
    placed = next(n for n, (seat, _) in enumerate(file["log"]) if seat >= 0)
    forged = [list(entry) for entry in file["log"]]
    forged[placed][1] = "place everything everywhere"
    assert "choices" in failing(log=forged)
    assert "result" in failing(log=file["log"][:-3])


@pytest.mark.parametrize(
    ("damage", "trouble"),
    [
        (b"", "file-unreadable"),
        (b"once upon a time", "file-unreadable"),
        (b'{"format": "gonfalon-game-1"}', "file-damaged"),
        (b'{"format": 7}', "file-damaged"),
        (b"[" * 100_000, "file-unreadable"),
        (b"x" * (3 * 1024 * 1024), "too-large"),
    ],
)
def test_a_damaged_file_is_refused_in_plain_words(
    server: Server, damage: bytes, trouble: str
) -> None:
    code = 413 if trouble == "too-large" else 400
    answer = Guest(server).post("/api/verify", damage, code)
    assert answer["trouble"] == trouble
    assert len(answer["message"]) > 20


def test_secrets_stay_with_the_server_until_the_end(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, GREEDY)
    path = f"/api/tables/{table['id']}"
    for secret in ("file", "verify", "frames?seat=all"):
        assert anna.get(f"{path}/{secret}", 409)["trouble"] == "not-over"
    assert anna.get(f"{path}/frames?seat=1", 403)["trouble"] == "seat-foreign"
    assert anna.get(f"{path}/frames?seat=9", 404)["trouble"] == "seat-unknown"
    assert anna.get(f"{path}/frames?seat=x", 404)["trouble"] == "seat-unknown"


def test_a_game_by_invitation(server: Server) -> None:
    anna, bruno, carol = Guest(server), Guest(server), Guest(server)
    anna.post("/api/me", {"name": "Anna", "arms": "gules"})
    bruno.post("/api/me", {"name": "Bruno", "arms": "sable"})
    table = anna.table(ME, OPEN)
    assert table["phase"] == "gathering"
    token = table["seats"][1]["invite"]
    seen: Json = bruno.get(f"/api/tables/{table['id']}")
    assert "invite" not in seen["seats"][1]
    with anna.open(table) as page:
        assert page.until("table")["table"]["seats"][1]["kind"] == "open"
        assert bruno.get(f"/api/invitations/{token}")["seat"] == 1
        joined = bruno.post(f"/api/invitations/{token}")
        assert joined["table"]["phase"] == "playing"
        assert joined["table"]["yours"] == [1]
        while page.table["phase"] != "playing":
            page.until("table")
        assert page.table["seats"][1]["name"] == "Bruno"
        assert page.table["seats"][1]["arms"] == "sable"
        assert page.until("state")["seat"] == 0
    assert carol.post(f"/api/invitations/{token}", code=409)["trouble"] == "invitation-used"
    assert carol.get(f"/api/invitations/{token}", 409)["trouble"] == "invitation-used"
    assert bruno.post(f"/api/invitations/{token}")["seat"] == 1  # a second click
    unknown = carol.post("/api/invitations/nonsense", code=404)
    assert unknown["trouble"] == "invitation-unknown"


def test_an_invitation_is_for_somebody_else(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, OPEN)
    token = table["seats"][1]["invite"]
    assert anna.post(f"/api/invitations/{token}", code=409)["trouble"] == "seat-own"


def test_a_public_table_is_listed_until_it_is_full(server: Server) -> None:
    anna, bruno, carol = Guest(server), Guest(server), Guest(server)
    table = anna.table(ME, OPEN, public=True)
    private = anna.table(ME, OPEN)
    listed = {open_["id"] for open_ in bruno.get("/api/tables")["open"]}
    assert table["id"] in listed
    assert private["id"] not in listed
    sit = f"/api/tables/{table['id']}/sit"
    assert bruno.post(sit, {"seat": 7}, 404)["trouble"] == "seat-unknown"
    assert bruno.post(sit, {"seat": 0}, 409)["trouble"] == "seat-taken"
    refused = bruno.post(f"/api/tables/{private['id']}/sit", {"seat": 1}, 403)
    assert refused["trouble"] == "table-private"
    assert bruno.post(sit, {"seat": 1})["phase"] == "playing"
    assert carol.post(sit, {"seat": 1}, 409)["trouble"] == "seat-taken"
    assert table["id"] not in {open_["id"] for open_ in carol.get("/api/tables")["open"]}


def test_tables_that_wait_for_me_come_first(server: Server) -> None:
    anna = Guest(server)
    waiting = anna.table(ME, CLARA)
    anna.table(ME, OPEN)
    anna.table(ME, OPEN)
    mine = anna.get("/api/tables")["mine"]
    assert len(mine) == 3
    assert mine[0]["id"] == waiting["id"]


def test_on_one_screen_each_seat_is_shown_its_own_hand(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, CLARA)
    assert table["yours"] == [0, 1]
    assert [seat["name"] for seat in table["seats"]] == [anna.me["name"], "Clara"]
    assert table["seats"][0]["arms"] != table["seats"][1]["arms"]
    with anna.open(table) as page:
        first = page.until("state")
        assert first["seat"] is None, "nobody has said who sits before the screen"
        assert first["view"]["hand"] is None
        hands = {}
        for seat in (0, 1, None, 1):
            page.send("look", seat=seat)
            page.hear()
            while page.state.get("seat", "?") != seat or page.state["events"][0]["n"] != 0:
                page.hear()
            hands[seat] = page.state["view"]["hand"]
        assert hands[0] != hands[1]
        assert hands[None] is None
        while not page.state["result"]:
            page.turn()
    assert anna.get(f"/api/tables/{table['id']}/verify")["ok"]


def test_presence_is_told(server: Server) -> None:
    anna, bruno = Guest(server), Guest(server)
    table = anna.table(ME, OPEN)
    bruno.post(f"/api/invitations/{table['seats'][1]['invite']}")
    with anna.open(table) as page:
        while not page.table:
            page.hear()
        assert [seat["here"] for seat in page.table["seats"]] == [True, False]
        with bruno.open(table), bruno.open(table):  # two tabs
            while not page.table["seats"][1]["here"]:
                page.until("table")
        while page.table["seats"][1]["here"]:
            page.until("table")


def test_a_new_name_is_told_at_the_table(server: Server) -> None:
    anna = Guest(server)
    with anna.open(anna.table(ME, GREEDY)) as page:
        page.until("table")
        anna.post("/api/me", {"name": "Anna Komnene"})
        while page.table["seats"][0]["name"] != "Anna Komnene":
            page.until("table")


def test_whoever_reconnects_gets_everything_again(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, CLARA)
    with anna.open(table) as page:
        page.until("state")
        page.send("look", seat=page.state["asked"][0])
        page.until_asked()
        page.move()
        before, events = page.state, page.events
    with anna.open(table) as page:
        page.until("state")
        page.send("look", seat=before["seat"])
        page.until("state")
        assert page.events == events
        assert page.state["view"] == before["view"]
        assert page.state["position"] == before["position"]


def test_a_replay_shows_what_was_shown(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, GREEDY)
    with anna.open(table) as page:
        page.finish()
        shown = [json.loads(text) for text in page.wire if '"type":"state"' in text]
        events = page.events
    path = f"/api/tables/{table['id']}/frames"
    all_of_it = anna.get(f"{path}?from=0&to=99&seat=0")
    frames = {frame["position"]: frame for frame in all_of_it["frames"]}
    assert len(frames) == all_of_it["last"] + 1
    for state in shown:
        assert frames[state["position"]]["view"] == state["view"]
    assert [event for frame in all_of_it["frames"] for event in frame["events"]] == events
    part = anna.get(f"{path}?from=3&to=5&seat=0")
    assert part["frames"] == all_of_it["frames"][3:6]
    bruno = Guest(server)  # after the end anybody may see everything
    seeing = bruno.get(f"{path}?seat=all&to=3")["frames"]
    assert all(len(frame["view"]["all_hands"]) == 2 for frame in seeing)
    assert bruno.get(f"{path}?to=3")["frames"][0]["view"]["hand"] is None
    assert bruno.get(f"{path}?from=-1", 400)["args"]["path"] == "from"


def test_conceding_ends_a_game_of_two(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, CLARA)
    with anna.open(table) as page:
        state = page.until("state")
        page.send("concede", seat=0, position=state["position"])
        assert page.until("state")["result"]["ranks"] == [2, 1]
        over = page.refused(page.send("concede", seat=0, position=page.state["position"]))
        assert over["text"] == "why-over"
    assert anna.get(f"/api/tables/{table['id']}/verify")["ok"]


def test_four_play_with_an_edition_of_their_own(server: Server) -> None:
    anna = Guest(server)
    edition = '[lands]\nvalue = ["acre", "tyre", "jaffa", "sidon", "kerak"]\n'
    table = anna.table(ME, GREEDY, GREEDY, GREEDY, options={"variant": "points"}, edition=edition)
    names = [seat["name"] for seat in table["seats"]]
    assert names == [anna.me["name"], "Squire", "Squire 2", "Squire 3"]
    assert table["owned"]
    about = anna.get(f"/api/tables/{table['id']}/about")
    assert about["text"] == edition
    assert {value["path"] for value in about["values"] if value["from"] == "owner"} == {"lands"}
    with anna.open(table) as page:
        assert page.finish()["view"]["lands"][0] == "acre"
    file = anna.http.get(f"/api/tables/{table['id']}/file").content
    assert anna.post("/api/verify", file)["ok"]


def test_games_and_their_values_are_told(server: Server) -> None:
    anna = Guest(server)
    (game,) = [game for game in anna.get("/api/games") if game["id"] == GAME]
    assert game["players"] == [2, 4]
    assert game["options"] == [{"key": "variant", "values": ["markers", "points"]}]
    about = anna.get(f"/api/games/{GAME}/about")
    assert {value["from"] for value in about["values"]} >= {"box", "reconstructed"}
    assert anna.get("/api/games/chess/about", 404)["trouble"] == "game"
    ours = anna.table(ME, GREEDY, edition=about["text"])
    assert not ours["owned"], "our own text, given as somebody's, changes nothing"


def test_a_replay_in_words_shows_each_pair_of_eyes_its_own(server: Server) -> None:
    anna, bruno = Guest(server), Guest(server)
    table = anna.table(ME, GREEDY)
    words = f"/api/tables/{table['id']}/words"
    with anna.open(table) as page:
        page.until("state")
        assert bruno.get(f"{words}?frame=0&seat=0", 403)["trouble"] == "seat-foreign"
        assert anna.get(f"{words}?frame=0&seat=all", 409)["trouble"] == "not-over"
        assert "hand" in str(anna.get(f"{words}?frame=0&seat=0"))
        assert "hand" not in str(bruno.get(f"{words}?frame=0"))
        page.finish()
    parts = bruno.get(f"{words}?frame=0&seat=all")["parts"]
    rows = [row for part in parts for row in part.get("rows", [])]
    (held,) = [row[1:] for row in rows if "sketch-hands" in str(row[0])]
    counts = [sum([line["args"]["count"] for line in cell]) for cell in held]
    assert sorted(counts) == [5, 6]  # whoever begins has drawn
    assert bruno.get(f"{words}?frame=999", 400)["trouble"] == "frame"


def test_the_page_is_served_with_safe_headers(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        for path in ("/", "/t/abc", "/join/abc", "/replay/abc", f"/rules/{GAME}", "/about"):
            answer = http.get(path)
            if answer.status_code != 200:
                pytest.skip("the page is not built")
            assert "<html" in answer.text
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-cache"
        for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', http.get("/").text):
            answer = http.get(asset, headers={"accept-encoding": "gzip"})
            assert answer.status_code == 200
            assert "immutable" in answer.headers["cache-control"]
        lost = http.get("/nowhere", headers={"accept": "text/html,*/*"})
        assert (lost.status_code, "<html" in lost.text) == (404, True)
        for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py"):
            assert http.get(path).status_code == 404


def test_the_schema_of_the_api_is_told(server: Server) -> None:
    schema = Guest(server).get("/api/schema/openapi.json")
    assert "/api/tables/{table}" in schema["paths"]
    told = schema["components"]["schemas"]
    assert set(told["ReviewOut"]["properties"]) == {"moments", "swings", "seats"}
    assert told["TableWish"]["properties"]["hints"]["default"] is True
