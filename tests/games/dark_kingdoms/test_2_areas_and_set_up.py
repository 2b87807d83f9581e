"""Rules 2 and 3: control, markers and set-up, at their borders."""

from tests.games.dark_kingdoms.positions import (
    BRITONS,
    GAME,
    Game,
    britons,
    position,
)

from gonfalon.kernel.game import view
from gonfalon.kernel.match import Match


def test_2_1_armies_neither_give_nor_break_control() -> None:
    game = britons({"powys": "F0", "erwing": "V0 A1.1", "elmet": "A0.1 A1.1"}, "stone 2 wheat 2")
    game.say("fortress")
    assert "at erwing" in game.offers
    assert game.why("at elmet") == "why-not-controlled"


def test_2_1_with_no_marker_left_one_is_moved_or_the_area_left_unmarked() -> None:
    names = [name for name in GAME.open().names if name not in ("powys", "luitcoyt")]  # type: ignore[attr-defined]
    game = Game(position({"powys": "F0 A0.1", **dict.fromkeys(names[:15], "M0")})).turn(BRITONS)
    game.say("move 1 luitcoyt")
    assert game.asks == (BRITONS, "unmark")
    game.say(f"at {names[0]}")
    assert game.owner("luitcoyt") == "M0"
    assert game.owner(names[0]) == ""


FULL = [name for name in GAME.open().names if name not in ("powys", "luitcoyt", "mercia")]  # type: ignore[attr-defined]


def test_2_1_with_no_marker_left_a_lone_marker_taken_may_leave_the_area_unmarked() -> None:
    pieces = {"powys": "F0 A0.1", "luitcoyt": "M1", **dict.fromkeys(FULL[:15], "M0")}
    game = Game(position(pieces)).turn(BRITONS)
    game.say("move 1 luitcoyt", "leave")
    assert game.owner("luitcoyt") == ""
    assert game.asks == (BRITONS, "act")  # asked once


def test_2_1_with_no_marker_left_a_marker_given_up_may_leave_the_area_unmarked() -> None:
    pieces = {"powys": "F0 A0.1", "luitcoyt": "M1 A1.1", "mercia": "V1"}
    game = Game(position({**pieces, **dict.fromkeys(FULL[:15], "M0")})).turn(BRITONS)
    game.say("move 1 luitcoyt", "at mercia")
    assert game.asks == (BRITONS, "unmark")
    game.say("leave").any_fame()
    assert game.owner("luitcoyt") == ""
    assert game.asks == (BRITONS, "act")


def test_2_1_the_question_names_the_area_that_would_be_marked() -> None:
    """A fortress is taken in Pecset and another given up in Gwynedd: there a marker is missing."""
    pieces = {"powys": "F0 F0", "gwynedd": "F0", "mercia": "A0.1 V0", "pecset": "F1"}
    bare = [name for name in FULL if name not in pieces]
    game = Game(position({**pieces, **dict.fromkeys(bare[:15], "M0")})).turn(BRITONS)
    game.say("move 1 pecset").roll(6, 1, 1, 1, 1, 1, 5).say("at gwynedd")
    assert game.asks == (BRITONS, "unmark")
    assert GAME.prompt(view(GAME, game.t, BRITONS)).args["area"] == "@area-gwynedd"


def test_2_1_with_no_marker_left_a_battle_won_asks_once_for_one() -> None:
    pieces = {"powys": "F0 A0.1", "luitcoyt": "A1.1", **dict.fromkeys(FULL[:15], "M0")}
    game = Game(position(pieces)).turn(BRITONS)
    game.say("move 1 luitcoyt").roll(6, 1).any_fame()
    assert game.asks == (BRITONS, "unmark")
    assert game.say("leave").asks == (BRITONS, "act")


def test_2_1_with_no_marker_left_one_may_be_moved_when_the_turn_begins() -> None:
    """Once for each area. A marker that a building gives back marks one of them at once."""
    pieces = {"powys": "A0.1", "luitcoyt": "A0.1 A0.1", **dict.fromkeys(FULL[:15], "M0")}
    game = Game(position(pieces, {BRITONS: "stone 2 wheat 2"})).turn(BRITONS)
    assert game.asks == (BRITONS, "unmark")
    game.say("leave", "leave", "fortress", f"at {FULL[0]}")
    assert (game.owner("powys"), game.owner("luitcoyt")) == ("M0", "")
    game.say("at powys")  # it may go on to the other
    assert (game.owner("powys"), game.owner("luitcoyt")) == ("", "M0")
    assert game.asks == (BRITONS, "act")


def test_2_1_an_area_left_without_marker_by_a_retreat_is_marked() -> None:
    pieces = {"powys": "F0 A0.1", "luitcoyt": "A1.1", "mercia": "V1"}
    game = britons(pieces)
    game.say("move 1 luitcoyt", "at mercia").any_fame()
    assert game.owner("luitcoyt") == "M0"


def test_2_1_outside_ones_own_turn_nothing_is_marked_for_nothing() -> None:
    pieces = {"powys": "F0 A0.2", "luitcoyt": "A1.1", "wessex": "F1"}
    game = Game(position(pieces)).turn(BRITONS)
    game.say("move 1 luitcoyt").roll(1, 1, 6).say("at powys").any_fame()
    assert game.owner("luitcoyt") == ""


def test_2_1_an_army_alone_marks_at_the_start_of_its_turn() -> None:
    game = britons({"powys": "F0", "luitcoyt": "A0.1"})
    assert game.owner("luitcoyt") == "M0"


def test_3_1_three_players_leave_the_north_out() -> None:
    match = Match(GAME.open(), GAME.agree(3))
    match.accept_chance(2)
    t = match.table
    assert [choice.say for choice in t.options] == ["lead britons", "lead saxons", "lead angles"]
    game = Game(position({"ebrauc": "F0 A0.1", "south-rheged": "S0 M0"}, players=3)).turn(BRITONS)
    assert game.why("move 1 bernicia") == "why-closed"
    game.say("sail south-rheged").roll(6, 6)
    assert "at north-rheged" not in game.offers


def test_3_3_no_village_where_others_are() -> None:
    match = Match(GAME.open(), GAME.agree(3))
    match.accept_chance(0)
    for text in ("lead britons", "at powys", "lead saxons", "at sussex", "lead angles", "at anglia",
                 "at erwing", "at middlesex"):  # fmt: skip
        match.say(match.asked[0], text)
    assert "at middlesex" not in [choice.say for choice in match.table.options]
