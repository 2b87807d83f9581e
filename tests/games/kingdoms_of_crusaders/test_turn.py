"""Rulebook: Turn sequence. Rule 1: draw a card, place a card; then the player at the left."""

import pytest
from tests.games.kingdoms_of_crusaders.positions import (
    BOX,
    LANDS,
    draw,
    markers,
    place,
    position,
)

from gonfalon.kernel.signals import DRAW, NATURE
from gonfalon.kernel.words import Refused

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_passes_to_the_left(players: int) -> None:
    t = position("", hand="L B S", players=players, turn=players - 1)
    seats = []
    for land in (*LANDS, *LANDS):
        seats.append(t.seat)
        lowest = t.hands[t.seat][0]
        letters = "".join([letter for bit, letter in enumerate("LBSHN") if lowest >> bit & 1])
        place(t, letters, land)
        draw(t)
    around = [(players - 1 + n) % players for n in range(10)]
    assert seats == around


def test_a_turn_is_a_draw_and_then_a_placement() -> None:
    t = position("", hand="N", hands={1: "L B S H L"})
    place(t, "N", "cyprus")
    assert (t.signal, t.seat) == (DRAW, NATURE)
    assert len(t.hands[1]) == 5
    draw(t, "HN")
    assert (t.seat, t.kind, len(t.hands[1])) == (1, "place", 6)
    place(t, "HN", "tripoli")
    assert len(t.hands[1]) == 5


def test_every_card_of_the_hand_may_go_into_every_sector_with_room() -> None:
    t = position("antioch: L L B B", hand="N HN N")
    said = {choice.say for choice in t.options}
    lands = [land for land in LANDS if land != "antioch"]
    assert said == {f"place {c} {land}" for c in ("banner", "helmet+banner") for land in lands}


def test_a_sector_holds_no_more_than_four_cards() -> None:
    t = position("edessa: L B S", hand="N H")
    place(t, "N", "edessa")
    draw(t)
    place(t, "L", "edessa")  # the rival's own sector there is another one
    draw(t)
    choice = BOX.choices.by_say["place helmet edessa"]
    reason = t.why_not(0, choice)
    assert reason is not None
    assert (reason.rule, reason.text) == ("1.3", "why-sector-full")
    with pytest.raises(Refused):
        place(t, "H", "edessa")


def test_a_card_that_is_not_in_the_hand_is_refused_with_its_rule() -> None:
    t = position("", hand="N")
    reason = t.why_not(0, BOX.choices.by_say["place bow antioch"])
    assert reason is not None
    assert (reason.rule, reason.text) == ("1.2", "why-no-card")


def test_cards_may_still_be_placed_into_a_decided_territory() -> None:
    """Rule 5, and nothing is decided again."""
    t = position("antioch: N N N N | L L", turn=1, hand="L B", won="antioch=0")
    place(t, "L", "antioch")
    assert markers(t) == "antioch=0"
    draw(t)
    place(t, "L", "cyprus")
    draw(t)
    events = place(t, "B", "antioch")
    assert [event.text for event in events] == ["placed-full"]
    assert markers(t) == "antioch=0"


def test_only_the_drawer_hears_which_card_it_was() -> None:
    t = position("", hand="N")
    place(t, "N", "cyprus")
    t.ears = []
    draw(t, "HN")
    heard = [(event.text, event.audience) for event in t.ears]
    assert heard == [("drew", -3), ("drew-card", 1)]
