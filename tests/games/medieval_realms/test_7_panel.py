"""Rule 7: discard, slide, fill up."""

import pytest
from tests.games.medieval_realms.positions import cards, realms, say, slots, turn

from gonfalon.games.medieval_realms.rules.panel import slide
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.signals import ASK, NATURE, SEAL
from gonfalon.kernel.table import resume

pytestmark = pytest.mark.compiled

TWELVE = (
    "castle war market leader-mayor city-gold territory-gold artist missionary scientist "
    "gallery cathedral tithe"
)
SIX = "inquisition gunpowder university port island-mayors-5 city-raw"


def end_round(t: Realms) -> None:
    """All pass; nature has not answered yet."""
    while t.signal == ASK and t.kind == "action":
        say(t, "pass")


def names(t: Realms, numbers: list[int]) -> str:
    return " ".join(["-" if not card else t.kit.cards[card].say for card in numbers])


@pytest.mark.parametrize(("players", "gone"), [(2, 4), (3, 3), (4, 2), (5, 1)])
def test_7_1_first_slots_are_cleared_by_the_number_of_players(players: int, gone: int) -> None:
    t = turn(realms(players, panel=TWELVE, future=SIX))
    end_round(t)
    assert t.discards == bytes(sorted(cards(" ".join(TWELVE.split()[:gone]))))
    expected = TWELVE.split()[gone:] + SIX.split()[:gone]
    assert slots(t) == " ".join(expected)
    assert names(t, t.future).split()[: 6 - gone] == SIX.split()[gone:]
    for _ in range(gone):
        assert t.kind == "card"
        resume(t, NATURE, t.pool[0])
    assert t.signal == SEAL
    assert t.round == 4
    assert 0 not in t.panel
    assert 0 not in t.future


def test_7_1_only_cards_still_lying_there_are_discarded_and_gaps_close() -> None:
    t = realms(4, panel="- war - leader-mayor - territory-gold", future=SIX)
    slide(t)
    assert t.discards == cards("war")
    assert slots(t).split()[:4] == ["leader-mayor", "territory-gold", "inquisition", "gunpowder"]
    assert slots(t).split().count("-") == 4
    assert t.future == [0] * 6


def test_7_2_gaps_of_the_current_panel_are_filled_before_the_future_panel() -> None:
    t = turn(realms(4, panel="", future="port"))
    end_round(t)
    drawn = []
    while t.kind == "card":
        drawn.append(t.pool[-1])
        resume(t, NATURE, t.pool[-1])
    assert t.panel == [*cards("port"), *drawn[:11]]
    assert t.future == drawn[11:]


def test_7_2_an_empty_deck_is_made_of_the_discards() -> None:
    t = turn(realms(4, panel=TWELVE, future=SIX, deck=cards("castle"), discards="market"))
    end_round(t)
    resume(t, NATURE, cards("castle")[0])
    assert t.pool == bytes(sorted(cards("castle war market")))
    assert t.discards == b""


def test_7_2_with_no_cards_at_all_gaps_stay() -> None:
    t = turn(realms(4, panel="- - - market", future="", deck=b""))
    end_round(t)
    assert t.signal == SEAL
    assert slots(t).split()[0] == "market"
    assert slots(t).split().count("-") == 11


def test_8_1_no_refill_after_the_last_round() -> None:
    t = turn(realms(4, panel=TWELVE, future=SIX, round_=7))
    end_round(t)
    assert t.result is not None
    assert slots(t) == TWELVE
