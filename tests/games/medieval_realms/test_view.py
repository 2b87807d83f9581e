"""What the page gets: forecasts, reasons, auction, draft and score sheet; and no secrets."""

from random import Random
from typing import Any

import pytest
from tests.games.medieval_realms.positions import (
    BOX,
    GAME,
    by,
    commit,
    placing,
    realms,
    say,
    turn,
)

from gonfalon.games.medieval_realms.rules.ending import LINES
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.codec import encode
from gonfalon.kernel.game import view
from gonfalon.kernel.signals import EVERYBODY, NATURE, SEAL, WATCHER
from gonfalon.kernel.table import options_of, resume
from gonfalon.parts.playouts import random_outcome
from gonfalon.parts.sketches import Grid

pytestmark = pytest.mark.compiled


def wire(t: Realms, seat: int) -> dict[str, Any]:
    return GAME.wire(view(GAME, t, seat))


def preview(t: Realms, seat: int, choice: str) -> dict[str, Any]:
    option = BOX.choices.by_say[choice]
    assert option in options_of(t, seat)
    return GAME.preview(view(GAME, t, seat), option)


def test_a_majority_is_forecast_for_whoever_looks() -> None:
    t = turn(
        realms(3, palaces={0: "production 1 raw 4", 1: "raw 4", 2: "raw 9"}, hands={2: "war"},
               panel="castle", order=(1, 0, 2))
    )  # fmt: skip
    assert wire(t, 0)["panel"][0]["forecast"]["to"] == 0
    assert wire(t, 1)["panel"][0]["forecast"]["to"] == 1
    assert wire(t, WATCHER)["panel"][0]["forecast"]["to"] == 0  # it is seat 0's turn
    ranking = wire(t, 0)["panel"][0]["forecast"]["ranking"]
    assert [(row["seat"], row["held"]) for row in ranking] == [(0, 4), (1, 4), (2, 9)]
    assert ranking[2]["why"]["text"] == "why-same-seal"
    told = preview(t, 0, "activate 1")
    assert (told["to"], told["price"], told["production_left"]) == (0, 1, 0)
    assert told["later"] == {"resource": "raw", "cost": 6, "held": 4}


def test_the_panel_tells_why_a_card_cannot_be_had() -> None:
    t = turn(realms(3, palaces={0: "production 1"}, hands={0: "city-gold"},
                    panel="city-raw market leader-mayor - market"))  # fmt: skip
    panel = wire(t, 0)["panel"]
    reasons = [slot["why"] and slot["why"]["text"] for slot in panel[:5]]
    assert reasons == ["why-same-seal", None, "why-nothing-to-bid", None, "why-price"]
    assert [slot["price"] for slot in panel[:5]] == [1, 1, 0, None, 2]
    assert [slot["leaves"] for slot in panel[:5]] == [True, True, True, False, False]


def test_the_auction_is_shown_clockwise() -> None:
    t = turn(realms(4, palaces={0: "gold 1", 1: "gold 5", 2: "gold 1", 3: "gold 6"},
                    panel="leader-general", passed=(3,)))  # fmt: skip
    say(t, "activate 1")
    opening = wire(t, 2)["auction"]
    assert (opening["turn"], opening["bid"], opening["best"]) == (0, 0, None)
    say(t, "bid 1")
    auction = wire(t, 2)["auction"]
    assert (auction["card"], auction["currency"]) == ("leader-general", "gold")
    assert (auction["turn"], auction["bid"], auction["best"]) == (1, 1, 0)
    assert [(s["seat"], s["state"]) for s in auction["seats"]] == [
        (1, "asked"), (2, "poor"), (3, "in"), (0, "best"),
    ]  # fmt: skip
    assert auction["seats"][2]["passed"] is True
    told = preview(t, 1, "bid 3")
    assert (told["left"], told["answers"]) == (2, [3])
    say(t, "drop")
    assert [s["state"] for s in wire(t, 2)["auction"]["seats"]] == ["asked", "best", "out", "out"]


def test_a_draft_is_shown_to_its_owner_alone() -> None:
    t = placing(realms(2))
    by(t, 0, "mayor gold")
    by(t, 0, "general 3")
    assert preview(t, 0, "admiral 3") == {"combat": 3}
    assert preview(t, 0, "mayor gold") == {"makes": 2}
    assert preview(t, 0, "decoy 4") == {"combat": 2}
    mine = wire(t, 0)["draft"]
    assert mine["halls"]["gold"] == 1
    assert mine["lands"][2] == {"land": 3, "combat": 2, "admiral": 0, "general": 1, "decoy": 0}
    assert mine["left"] == {"mayor": 3, "admiral": 1, "general": 0, "decoy": 2}
    assert wire(t, 1)["draft"]["left"]["general"] == 1
    assert wire(t, WATCHER)["draft"] is None
    assert wire(t, 0)["ready"] == []
    commit(
        t, 1, "mayor raw, mayor raw, mayor raw, mayor raw, general 1, admiral 1, decoy 2, decoy 2"
    )
    assert wire(t, 0)["ready"] == [1]
    assert wire(t, 1)["draft"]["ready"] is True


def test_while_all_place_the_lands_in_words_are_empty() -> None:
    t = placing(realms(2))
    four = "mayor raw, mayor raw, mayor raw, mayor raw"
    commit(t, 0, f"{four}, general 5, admiral 3, decoy 6, decoy 6")
    commit(t, 1, f"{four}, general 2, admiral 1, decoy 5, decoy 4")
    assert "sketch-stands" in sketched(t)
    while t.signal != SEAL:
        if t.seat == NATURE:
            resume(t, NATURE, random_outcome(t, Random(1).random))
        else:
            say(t, "pass")
    assert "sketch-stands" not in sketched(t)


def sketched(t: Realms) -> set[str]:
    """Every text of the table in words, as a watcher reads it."""
    grids = [part for part in GAME.sketch(view(GAME, t, WATCHER)) if isinstance(part, Grid)]
    cells = [cell for grid in grids for row in grid.rows for cell in row if isinstance(cell, tuple)]
    return {line.text for cell in cells for line in cell}


def test_lands_show_who_stands_and_who_won() -> None:
    t = placing(realms(2))
    four = "mayor raw, mayor raw, mayor raw, mayor raw"
    commit(t, 0, f"{four}, general 5, admiral 3, decoy 6, decoy 6")
    assert all(not land["stands"] for land in wire(t, 1)["lands"])
    commit(t, 1, f"{four}, general 2, admiral 1, decoy 5, decoy 4")
    lands = wire(t, WATCHER)["lands"]
    assert [land["winner"] for land in lands] == [1, 1, 0, None, None, None, None, None]
    assert [land["tie"] for land in lands] == [False] * 4 + [True] + [False] * 3
    assert lands[5]["stands"] == [{"seat": 0, "combat": 4, "admiral": 0, "general": 0, "decoy": 2}]


def test_a_play_is_forecast() -> None:
    t = turn(
        realms(palaces={0: "raw 5 science 4"}, hands={0: "city-battle port"}, points={0: 4},
               tableaux={0: "city-gold castle"})
    )  # fmt: skip
    told = preview(t, 0, "play city-battle")
    assert told["pays"] == {"resource": "raw", "count": 5}
    assert (told["points"], told["milestones"], told["answers"]) == (1, 1, ["gold"])
    assert told["worth"] == 1 + 4 - (4 - 2)  # a point, four mayors; nine tokens become five
    told = preview(t, 0, "play port")
    assert told["gains"] == {"leader": "admiral", "resource": None, "count": 0}
    assert told["worth"] == 1 - 2


def test_what_other_cities_answer_counts_in_the_forecast() -> None:
    t = turn(realms(palaces={0: "raw 6"}, hands={0: "city-battle"}, tableaux={0: "city-gold"}))
    told = preview(t, 0, "play city-battle")
    assert told["worth"] == 1 + 4 - (3 - 1)  # a point, four mayors; six tokens become two


def test_the_score_sheet_adds_up() -> None:
    t = realms(
        tableaux={0: "castle castle market artist city-gold island-admirals-2"}, points={0: 9},
        palaces={0: "gold 7"},
    )  # fmt: skip
    begun = wire(turn(t), 0)
    score = begun["score"][0]
    lines = {line["line"]: line for line in score["lines"]}
    assert lines["castles"] == {"line": "castles", "points": 6, "count": 2, "each": 3}
    assert lines["islands"]["points"] == 0
    assert lines["tokens"]["points"] == 3
    assert (
        score["total"]
        == sum([line["points"] for line in score["lines"]])
        == 9 + 1 + 5 + 6 + 5 + 4 + 3
    )
    assert begun["realms"][0]["islands"] == [
        {"card": "island-admirals-2", "holds": False, "has": {"admirals": 1}}
    ]
    assert score["tie_break"] == {"cards": 6, "castles": 2, "leaders": 6, "place": 1}


def test_dealt_anew_the_open_table_stays_and_only_drafts_differ() -> None:
    t = placing(realms(3))
    by(t, 0, "mayor gold")
    commit(t, 1, "mayor raw, mayor raw, mayor raw, mayor raw, general 1, admiral 1")
    dealt = GAME.determinize(view(GAME, t, 0), Random(1))
    assert isinstance(dealt, Realms)
    assert dealt.state() == t.state()
    assert encode(dealt) != encode(t)
    assert [lane.ready for lane in dealt.lanes] == [False, True, False]
    assert GAME.wire(view(GAME, dealt, 0)) == GAME.wire(view(GAME, t, 0))


def test_after_the_end_everything_is_shown() -> None:
    t = turn(realms(2, round_=7, tableaux={0: "castle"}))
    say(t, "pass", "pass")
    told = GAME.sketch(view(GAME, t, EVERYBODY))[-1].rows
    assert [row[0][0].text for row in told[1:]] == [f"line-{line}" for line in LINES]
    castles = told[1 + LINES.index("castles")]
    assert [cell[0].args["count"] for cell in castles[1:]] == [3, 0]
    shown = wire(t, EVERYBODY)
    assert shown["phase"] == "over"
    assert shown["auction"] is None
