"""Rulebook: Armies and domination in territories. Rules 2 and 3: comparing armies."""

from itertools import pairwise
from random import Random

import pytest
from tests.games.kingdoms_of_crusaders.oracle import (
    ALL,
    PLACE,
    RANKED,
    Counts,
    best_with,
    compare,
    gathered,
)
from tests.games.kingdoms_of_crusaders.positions import BOX, cards

from gonfalon.games.kingdoms_of_crusaders.armies import CODE, WORTH, counts, hope, squads

pytestmark = pytest.mark.compiled


def code(army: Counts) -> int:
    return sum(count * 5**bit for bit, count in enumerate(army))


def worth(text: str) -> int:
    return WORTH[sum(CODE[card] for card in cards(text))]


def test_all_armies_stand_in_the_order_of_the_rulebook() -> None:
    """Neighbours in the oracle's order are the nearest to a tie that there are."""
    for worse, better in pairwise(RANKED):
        gap = WORTH[code(better)] - WORTH[code(worse)]
        assert gap == 0 if compare(worse, better) == 0 else gap > 0, (worse, better)


def test_armies_picked_at_random_compare_as_in_the_rulebook() -> None:
    rng = Random(3)
    for _ in range(20_000):
        one, other = rng.choice(ALL), rng.choice(ALL)
        ours = (WORTH[code(one)] > WORTH[code(other)]) - (WORTH[code(one)] < WORTH[code(other)])
        assert ours == compare(one, other), (one, other)


def test_a_card_more_never_makes_an_army_worse() -> None:
    for army in ALL:
        for bit in range(5):
            if army[bit] < 4:
                assert WORTH[code(army) + 5**bit] > WORTH[code(army)]


@pytest.mark.parametrize(
    ("better", "worse", "because"),
    [
        ("L L L L", "HN HN HN S", "a regiment beats battalions, however strong"),
        ("LB LB LB LB", "N N N N", "two regiments beat the strongest one"),
        ("N N N N", "H H H H", "of two regiments the stronger kind wins"),
        ("LH LH LH LH", "SH SH SH BH", "more regiments count before stronger battalions"),
        ("LN LN BN BN", "N N N SHN", "equal regiments: then companies"),
        ("LBS LBS LBS N", "HN HN HN S", "quantity of battalions goes before quality"),
        ("H H B B", "H H L L", "companies of the same number: the stronger one"),
        ("N N L B", "H H S B", "one company each: banner beats helmet"),
        ("LN L L L", "HL L L L", "equal squads: the most powerful single symbol"),
        ("LBN L L L", "LN L L L", "a longer list of singles is better"),
    ],
)
def test_the_rulebook_compares(better: str, worse: str, because: str) -> None:
    assert worth(better) > worth(worse), because


def test_different_cards_can_make_equal_armies() -> None:
    assert worth("LB LB S S") == worth("L L BS BS") == worth("LS LS B B")


def test_squads_are_named_best_first() -> None:
    army = sum(CODE[card] for card in cards("LN LN BN HL"))
    assert counts(army) == (3, 1, 0, 1, 3)
    assert squads(army) == ((3, 4), (3, 0), (1, 3), (1, 1))


# Rule 4b: could a rival still be better?


def pool_of(kinds: bytes) -> list[int]:
    unseen = [0] * 32
    for card in kinds:
        unseen[card] += 1
    return unseen


def test_hope_agrees_with_trying_every_card_on_small_remainders() -> None:
    """Aimed at the tie: the best that can be reached is no hope, anything below it is."""
    rng = Random(11)
    for _ in range(400):
        missing = rng.randint(1, 4)
        pool = bytes(rng.choices(BOX.deck, k=rng.randint(missing, 7)))
        lying = rng.choices(BOX.deck, k=4 - missing)
        army = gathered(lying)
        best = best_with(army, missing, pool)
        unseen = pool_of(pool)
        before = list(unseen)
        reached = WORTH[code(best)]
        assert hope(code(army), missing, reached, unseen) == 0, (lying, pool)
        assert hope(code(army), missing, reached - 1, unseen) != 0, (lying, pool)
        rival = rng.choice(ALL)
        hopes = hope(code(army), missing, WORTH[code(rival)], unseen) != 0
        assert hopes == (PLACE[best] > PLACE[rival]), (lying, pool, rival)
        assert unseen == before


def test_hope_names_cards_that_are_there_and_suffice() -> None:
    rng = Random(12)
    for _ in range(200):
        missing = rng.randint(1, 3)
        pool = bytes(rng.choices(BOX.deck, k=7))
        army = gathered(rng.choices(BOX.deck, k=4 - missing))
        best = best_with(army, missing, pool)
        kinds = hope(code(army), missing, WORTH[code(best)] - 1, pool_of(pool))
        named = bytes([card for card in pool if kinds >> card & 1])
        assert {card for card in range(32) if kinds >> card & 1} == set(named)
        assert PLACE[best_with(army, missing, named)] == PLACE[best]


def test_no_card_left_is_no_hope() -> None:
    assert hope(0, 4, -1, [0] * 32) == 0
    assert hope(0, 2, -1, pool_of(cards("N"))) == 0
