"""Rule 2: secret drafts, decoys, ready."""

from itertools import permutations

import pytest
from tests.games.medieval_realms.positions import (
    BOX,
    GAME,
    by,
    commit,
    draft,
    offered,
    placing,
    realms,
    texts,
    why,
)

from gonfalon.games.medieval_realms.rules.placement import NOBODY_PLACED, Lifting, Placing
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.codec import state_hash
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import SEAL, WATCHER
from gonfalon.kernel.table import asked, options_of
from gonfalon.kernel.words import Refused

pytestmark = pytest.mark.compiled

FOUR = "mayor gold, mayor gold, mayor raw, mayor science"


def match_of(players: int) -> Match:
    """A match in its first placement."""
    match = Match(BOX, GAME.agree(players), seeded_chance(5, players))
    while match.table.signal != SEAL:
        seat = match.asked[0]
        match.choose(seat, options_of(match.table, seat)[0])
    return match


def test_2_2_any_number_of_mayors_in_a_hall_but_none_for_battle() -> None:
    t = placing(realms())
    assert "mayor battle" not in t.box.choices.by_say
    for _ in range(4):
        by(t, 0, "mayor gold")
    assert why(t, "mayor gold", 0) == "why-none-left"


def test_2_3_lands_9_and_10_only_with_five() -> None:
    assert "general 9" in offered(placing(realms(5)), 0)
    t = placing(realms(4))
    assert "general 9" not in offered(t, 0)
    assert why(t, "general 9", 0) == why(t, "admiral 10", 0) == "why-land-closed"
    assert why(t, "decoy 1", 0) == "why-no-decoys"


def test_2_4_decoys_and_own_leaders_never_share_a_land() -> None:
    t = placing(realms(2))
    by(t, 0, "general 5")
    assert why(t, "decoy 5", 0) == "why-own-leader-there"
    assert "decoy 5" not in offered(t, 0)
    by(t, 0, "decoy 6")
    assert why(t, "admiral 6", 0) == "why-own-decoy-there"
    assert "admiral 6" not in offered(t, 0)
    assert why(t, "decoy 6", 0) is None
    by(t, 0, "decoy 6")  # decoys may share a land
    assert why(t, "decoy 6", 0) == "why-none-left"
    by(t, 0, "admiral 5")  # and so may leaders


def test_2_4_a_decoy_without_a_permitted_land_stays_out() -> None:
    t = placing(realms(2, leaders={0: (1, 8, 0)}))
    by(t, 0, "mayor gold")
    for land in range(1, 8):
        by(t, 0, f"admiral {land}")
    assert why(t, "ready", 0) == "why-not-all-placed"
    by(t, 0, "admiral 8")
    assert offered(t, 0) == {"ready", "change"}


def test_2_4_a_decoy_with_one_permitted_land_left_does_not_stay_out() -> None:
    """Admirals and generals alike close a land to it; here all but the eighth."""
    t = placing(realms(2, leaders={0: (1, 3, 4)}))
    by(t, 0, "mayor gold")
    for land in range(1, 8):
        by(t, 0, f"admiral {land}" if land < 4 else f"general {land}")
    assert offered(t, 0) == {"decoy 8", "change"}
    assert why(t, "ready", 0) == "why-not-all-placed"
    by(t, 0, "decoy 8")
    assert why(t, "ready", 0) == "why-not-all-placed"
    by(t, 0, "decoy 8")
    assert why(t, "ready", 0) is None


def test_2_4_a_decoy_that_stays_out_does_not_keep_its_owner_from_being_ready() -> None:
    t = placing(realms(2, leaders={0: (1, 3, 5)}))
    by(t, 0, "mayor gold")
    for land in range(1, 9):
        by(t, 0, f"admiral {land}" if land < 4 else f"general {land}")
    assert why(t, "ready", 0) is None
    by(t, 0, "change")
    assert "ready" in offered(t, 0)
    assert why(t, "ready", 0) is None


@pytest.mark.parametrize("missing", ["mayor science", "general 1", "admiral 2", "decoy 3"])
def test_2_5_nobody_of_any_kind_may_be_missing(missing: str) -> None:
    t = placing(realms(2))
    places = [*FOUR.split(", "), "general 1", "admiral 2", "decoy 3", "decoy 4"]
    places.remove(missing)
    for place in places:
        by(t, 0, place)
    assert missing in offered(t, 0)
    assert "ready" not in offered(t, 0)
    assert why(t, "ready", 0) == "why-not-all-placed"
    by(t, 0, "change")
    assert "ready" not in offered(t, 0)
    assert why(t, "ready", 0) == "why-lift-first"


def test_2_5_ready_only_when_everybody_stands_somewhere() -> None:
    t = placing(realms())
    for place in (*FOUR.split(", "), "general 1"):
        assert why(t, "ready", 0) == "why-not-all-placed"
        by(t, 0, place)
    assert "ready" not in offered(t, 0)
    by(t, 0, "admiral 1")
    assert offered(t, 0) == {"ready", "change"}
    by(t, 0, "ready")
    assert asked(t) == (1, 2, 3)


def test_2_1_a_draft_can_be_changed() -> None:
    t = placing(realms())
    assert why(t, "change", 0) == "why-nobody-placed"
    assert "change" not in offered(t, 0)
    assert why(t, "pass", 0) == "why-not-now"
    by(t, 0, "mayor gold")
    by(t, 0, "general 3")
    by(t, 0, "change")
    assert offered(t, 0) == {"lift all", "lift mayor gold", "lift general 3"}
    assert why(t, "lift mayor raw", 0) == "why-nobody-there"
    assert why(t, "mayor raw", 0) == "why-lift-first"
    by(t, 0, "lift general 3")
    by(t, 0, "general 4")
    assert GAME.see(t, 0).draft == draft("mayor gold, general 4")
    by(t, 0, "change")
    by(t, 0, "lift all")
    assert GAME.see(t, 0).draft == draft("")


def test_2_1_well_as_it_is() -> None:
    """Whoever takes up nobody after all may be ready at once."""
    t = placing(realms())
    for place in (*FOUR.split(", "), "general 1", "admiral 1"):
        by(t, 0, place)
    by(t, 0, "change")
    assert why(t, "ready", 0) is None
    by(t, 0, "ready")
    assert 0 not in asked(t)


def test_2_1_one_of_two_in_a_place_is_taken_up_and_no_other() -> None:
    """Also in the first place of all."""
    t = placing(realms())
    for place in ("mayor production", "mayor production", "general 3"):
        by(t, 0, place)
    by(t, 0, "change")
    by(t, 0, "lift mayor production")
    assert GAME.see(t, 0).draft == draft("mayor production, general 3")
    by(t, 0, "change")
    by(t, 0, "lift mayor production")
    by(t, 0, "change")
    assert offered(t, 0) == {"lift all", "lift general 3"}
    assert why(t, "lift mayor production", 0) == "why-nobody-there"
    assert why(t, "lift all", 0) is None


@pytest.mark.parametrize("place", [0, -1])
def test_2_1_who_always_takes_the_first_or_the_last_thing_offered_comes_to_an_end(
    place: int,
) -> None:
    t = placing(realms(2))
    for _ in range(4 + 2 + 2):
        choice = options_of(t, 0)[place]
        assert choice.say != "change"
        by(t, 0, choice.say)
    assert offered(t, 0) == {"ready", "change"}
    by(t, 0, options_of(t, 0)[place].say)
    if place:
        by(t, 0, options_of(t, 0)[place].say)  # from the question whom to take up
    assert 0 not in asked(t)


def test_2_2_a_general_on_the_last_land_is_no_decoy_in_the_way_of_mayors() -> None:
    t = placing(realms(5))
    by(t, 0, "general 10")
    assert why(t, "mayor raw", 0) is None


def test_2_1_nothing_is_told_before_all_are_ready() -> None:
    t = placing(realms(3))
    said = commit(t, 0, f"{FOUR}, general 1, admiral 2")
    said += commit(t, 2, f"{FOUR}, general 3, admiral 2")
    assert said == []
    assert "revealed" in texts(commit(t, 1, f"{FOUR}, general 4, admiral 5"))
    assert t.signal != SEAL


def test_2_1_others_see_only_who_is_ready() -> None:
    match = match_of(3)
    other, watcher = match.view(1), match.view(WATCHER)
    position, heard = match.position(1), match.heard_by(1)
    match.say(0, "mayor gold")
    match.say(0, "general 3")
    match.say(0, "change")
    match.say(0, "lift general 3")
    match.undo(0)
    assert (match.view(1).seen, match.view(1).options) == (other.seen, other.options)
    assert GAME.wire(match.view(WATCHER)) == GAME.wire(watcher)
    assert (match.position(1), match.heard_by(1)) == (position, heard)
    assert GAME.wire(match.view(1))["draft"] != GAME.wire(match.view(0))["draft"]


@pytest.mark.parametrize("procedure", [Placing, Lifting])
def test_2_1_a_frame_hides_its_draft_from_everybody_but_its_owner(
    procedure: type[Placing | Lifting],
) -> None:
    frame = procedure(0, draft("mayor gold, general 3"))
    assert frame.seen_by(0) is frame
    for eyes in (1, WATCHER):
        assert frame.seen_by(eyes) == procedure(0, NOBODY_PLACED)


def test_2_5_a_commit_may_be_withdrawn_until_the_last_arrives() -> None:
    match = match_of(2)
    places = f"{FOUR}, general 1, admiral 2, decoy 3, decoy 3, ready"
    for place in places.split(", "):
        match.say(0, place)
    assert asked(match.table) == (1,)
    match.undo(0)
    assert set(asked(match.table)) == {0, 1}
    match.say(0, "change")
    match.say(0, "lift general 1")
    match.say(0, "general 4")
    match.say(0, "ready")
    for place in places.split(", "):
        match.say(1, place)
    t = match.table
    assert isinstance(t, Realms)
    assert t.stood[0] == draft(f"{FOUR}, general 4, admiral 2, decoy 3, decoy 3")
    for seat in (0, 1):
        with pytest.raises(Refused):
            match.undo(seat)


def test_2_1_the_order_of_commits_does_not_matter() -> None:
    plans = [f"{FOUR}, general {seat + 1}, admiral 8" for seat in range(3)]
    hashes = set()
    for order in permutations(range(3)):
        t = placing(realms(3))
        for seat in order:
            commit(t, seat, plans[seat])
        hashes.add(state_hash(t))
    assert len(hashes) == 1


def test_2_6_new_leaders_are_placed_from_the_next_round_on() -> None:
    t = placing(realms(leaders={1: (5, 1, 2)}))
    for place in (*FOUR.split(", "), "general 1", "admiral 1"):
        by(t, 1, place)
    assert why(t, "ready", 1) == "why-not-all-placed"
    by(t, 1, "mayor gold")
    by(t, 1, "general 1")
    assert why(t, "ready", 1) is None
