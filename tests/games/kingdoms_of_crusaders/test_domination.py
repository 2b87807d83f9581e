"""Rulebook: Armies and domination in territories. Rule 4: when a land is decided, and for whom."""

from copy import deepcopy
from random import Random

import pytest
from tests.games.kingdoms_of_crusaders.oracle import PLACE, best_with, gathered
from tests.games.kingdoms_of_crusaders.positions import (
    BOX,
    GAME,
    card,
    draw,
    markers,
    place,
    position,
)

from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms
from gonfalon.kernel.game import view
from gonfalon.kernel.signals import OVER
from gonfalon.parts.decks import deck
from gonfalon.testkit.walks import copycat, curious, stroll, stubborn, uniform

pytestmark = pytest.mark.compiled


# 4a: everybody's sector is full


def test_the_better_army_wins_when_both_are_full() -> None:
    t = position("cyprus: H H H H | N N N", turn=1, hand="N")
    events = place(t, "N", "cyprus")
    assert markers(t) == "cyprus=1"
    assert [(e.text, e.rule, e.args.get("marker")) for e in events][1:] == [("won-full", "4a", 1)]


def test_equal_armies_go_to_whoever_was_first_to_place_the_fourth_card() -> None:
    t = position("edessa: H H S S | H H S", turn=1, hand="S")
    place(t, "S", "edessa")
    assert markers(t) == "edessa=0"
    t = position("edessa: H H S | H H S S", turn=0, hand="S")
    place(t, "S", "edessa")
    assert markers(t) == "edessa=1"


def test_with_three_players_all_three_sectors_must_be_full() -> None:
    weak = "cyprus: L L B B | L L S S | L L B"
    t = position(weak, players=3, turn=2, hand="B N")
    place(t, "B", "cyprus")
    assert markers(t) == "cyprus=1"


def test_among_several_full_sectors_the_best_is_the_candidate() -> None:
    """Seat 1 was later, and is better than seat 0; seat 2 cannot beat it."""
    t = position(
        "tripoli: L L L L @1 | N N N N @2 | L L",
        players=3,
        turn=2,
        hand="L",
        won="antioch=0 cyprus=0 jerusalem=0 edessa=0",
    )
    place(t, "L", "tripoli")
    assert markers(t).endswith("tripoli=1")


def test_of_three_equal_armies_the_first_to_complete_wins() -> None:
    t = position("tripoli: L L B B @9 | L L B B @5 | L L B", players=3, turn=2, hand="B")
    place(t, "B", "tripoli")
    assert markers(t) == "tripoli=1"


# 4b: nobody can be better any more


def test_an_army_that_nobody_can_beat_wins_at_once() -> None:
    """Two regiments against three lances: the only card with all symbols lies on the table."""
    t = position("antioch: LBSHN BSHN SHN | L L L", hand="HN")
    events = place(t, "HN", "antioch")
    assert markers(t) == "antioch=0"
    assert (events[-1].text, events[-1].rule) == ("won-early", "4b")


def test_an_army_that_could_still_be_beaten_does_not_win_yet() -> None:
    t = position("antioch: H H H | N N N", hand="H")
    place(t, "H", "antioch")
    assert markers(t) == ""


def test_exactly_at_the_tie_the_first_to_complete_wins_at_once() -> None:
    """Strictly better, says the rule: a fourth lance would only make the armies equal."""
    t = position("antioch: L L L | L L L", hand="L", unseen="L")
    place(t, "L", "antioch")
    assert markers(t) == "antioch=0"


def test_one_symbol_more_among_the_unseen_cards_keeps_the_land_open() -> None:
    t = position("antioch: L L L | L L L", hand="L", unseen="L LB")
    place(t, "L", "antioch")
    assert markers(t) == ""
    assert t.hopes[0] == 1 << card("LB")


def test_a_symbol_more_is_of_no_use_in_the_wrong_place() -> None:
    """Three symbols more, but no fourth lance: a battalion is no regiment."""
    t = position("antioch: L L L | L L L", hand="L", unseen="BSHN BSHN")
    place(t, "L", "antioch")
    assert markers(t) == "antioch=0"


@pytest.mark.parametrize("where", ["in the deck", "in the own hand", "in the rival's hand"])
def test_hands_do_not_count_as_known(where: str) -> None:
    """The one card that would be better may be anywhere but on the table."""
    t = position(
        "antioch: L L L | L L L",
        hand="L LB" if where == "in the own hand" else "L",
        hands={1: "LB" if where == "in the rival's hand" else ""},
        unseen="L LB" if where == "in the deck" else "L",
    )
    place(t, "L", "antioch")
    assert markers(t) == ""


def test_the_land_falls_when_the_last_such_card_is_laid_elsewhere() -> None:
    t = position("antioch: L L L L | L L L", hand="LB", unseen="L")
    assert markers(t) == ""
    place(t, "LB", "tripoli")
    assert markers(t) == "antioch=0"


def test_what_a_rival_hopes_for_is_followed_from_placement_to_placement() -> None:
    """The hope arises in one turn, and the next lays the card elsewhere."""
    t = position("antioch: L L L | L L L", hand="L", hands={1: "LB"}, unseen="L L")
    place(t, "L", "antioch")
    assert markers(t) == ""
    draw(t, "L")
    place(t, "LB", "tripoli")
    assert markers(t) == "antioch=0"


def test_a_copy_that_is_still_unseen_keeps_it_open() -> None:
    t = position("antioch: L L L L | L L L", hand="LB", unseen="L LB")
    place(t, "LB", "tripoli")
    assert markers(t) == ""


def test_two_missing_cards_are_looked_for_together() -> None:
    t = position("antioch: L L L | L L", hand="L", unseen="LB LB")
    place(t, "L", "antioch")
    assert markers(t) == ""
    t = position("antioch: L L L | L L", hand="L", unseen="LB B B")
    place(t, "L", "antioch")
    assert markers(t) == "antioch=0"


def test_every_rival_counts_not_only_the_next_one() -> None:
    lands = "antioch: L L L | B | L L L"
    t = position(lands, players=3, hand="L", unseen="LB")
    place(t, "L", "antioch")
    assert markers(t) == ""


def test_a_full_rival_with_a_better_army_is_the_candidate_instead() -> None:
    t = position("antioch: H H H | N N N N | L L", players=3, hand="H")
    place(t, "H", "antioch")
    assert markers(t) == "antioch=1"


# Several lands at once


def test_one_placement_can_decide_several_lands_in_ascending_order() -> None:
    """The last banner goes to Cyprus, which is full now; with it the hopes elsewhere are gone."""
    t = position(
        """
        antioch: H H H H | N N N
        cyprus:  L L L   | S S S S
        tripoli: S S S S | N N N
        """,
        hand="N",
        unseen="L L",
        won="edessa=1",
    )
    events = place(t, "N", "cyprus")
    assert markers(t) == "edessa=1 antioch=0 cyprus=1 tripoli=0"
    said = [(e.text, e.args["marker"]) for e in events if e.text.startswith("won-")]
    assert said == [("won-early", 2), ("won-full", 3), ("won-early", 4)]


def unseen(t: Kingdoms) -> bytes:
    """The cards that do not lie face up."""
    return deck([*t.deck, *[kind for hand in t.hands for kind in hand]])


# Against a referee of our own


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_slow_referee_agrees_in_whole_games(players: int) -> None:
    """After every placement the oracle decides each land by trying every card that is unseen."""
    styles = (uniform, copycat, stubborn, curious)
    checked = 0
    for number in range(25):
        past = [Referee(players)]  # after so many placements: some are taken back by consent
        for walk in stroll(BOX, GAME.agree(players), 21, number, styles):
            t = walk.table
            assert isinstance(t, Kingdoms)
            del past[t.placed + 1 :]
            if t.placed == len(past):
                referee = deepcopy(past[-1])
                referee.judge(t)
                past.append(referee)
                assert (t.order, t.holders) == (bytes(referee.order), referee.holders)
                checked += 1
    assert checked > 100


class Referee:
    """Rule 4 over again, from the cards alone."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.placed = 0
        self.order: list[int] = []
        self.holders = [-1] * 5

    def judge(self, t: Kingdoms) -> None:
        self.placed = t.placed
        for land in range(5):
            if self.holders[land] == -1:
                self.settle(t, land)

    def settle(self, t: Kingdoms, land: int) -> None:
        sectors = [t.sectors[seat * 5 + land] for seat in range(self.players)]
        full = [seat for seat in range(self.players) if len(sectors[seat]) == 4]
        if not full:
            return
        full.sort(key=lambda seat: (-PLACE[gathered(sectors[seat])], t.filled[seat * 5 + land]))
        candidate = full[0]
        wanted = PLACE[gathered(sectors[candidate])]
        for rival in range(self.players):
            missing = 4 - len(sectors[rival])
            if missing and reaches(sectors[rival], missing, wanted, unseen(t)):
                return
        self.holders[land] = candidate
        self.order.append(land)


def reaches(lying: bytes, missing: int, wanted: int, pool: bytes) -> bool:
    """Could the sector become better than `wanted`? Tries every set of cards until one does."""
    kinds = sorted(set(pool), key=lambda kind: -kind.bit_count())
    return tried(code(gathered(lying)), missing, wanted, kinds, [pool.count(k) for k in kinds], 0)


def tried(army: int, missing: int, wanted: int, kinds: list[int], left: list[int], at: int) -> bool:
    if not missing:
        return PLACES[army] > wanted
    for index in range(at, len(kinds)):
        if left[index]:
            left[index] -= 1
            found = tried(army + CODES[kinds[index]], missing - 1, wanted, kinds, left, index)
            left[index] += 1
            if found:
                return True
    return False


def code(army: tuple[int, ...]) -> int:
    return sum(count * 5**bit for bit, count in enumerate(army))


CODES = [code(gathered([kind])) for kind in range(32)]
PLACES = {code(army): place for army, place in PLACE.items()}


def test_the_referee_tries_every_set_of_cards() -> None:
    rng = Random(5)
    for _ in range(40):
        pool = bytes(rng.choices(BOX.deck, k=6))
        lying = bytes(rng.choices(BOX.deck, k=2))
        best = PLACE[best_with(gathered(lying), 2, pool)]
        assert reaches(lying, 2, best - 1, pool)
        assert not reaches(lying, 2, best, pool)


def test_the_game_is_over_with_the_fifth_marker() -> None:
    t = position(
        "tripoli: H H H | N L L L",
        hand="H",
        won="antioch=0 cyprus=1 jerusalem=0 edessa=1",
    )
    left = len(t.deck)
    place(t, "H", "tripoli")
    assert t.signal == OVER
    assert len(t.deck) == left  # nobody draws any more
    assert markers(t).split()[-1] == "tripoli=0"
    assert t.result is not None
    assert (t.result.way, t.result.ranks, t.result.scores) == ("markers", (1, 2), (3, 2))


# Before that: who leads


@pytest.mark.parametrize(
    ("antioch", "leads"),
    [
        ("antioch: N | H", 0),
        ("antioch: H | N", 1),
        ("antioch: N | N", None),
        ("antioch: L L B B | L L B B", 0),
        ("antioch: L L B B @2 | L L B B @1", 1),
    ],
)
def test_3_who_leads_is_shown(antioch: str, leads: int | None) -> None:
    t = position(antioch)
    assert GAME.wire(view(GAME, t, 0))["leaders"][0] == leads  # type: ignore[index]
