"""The examples on the rules page of The Kingdoms of Crusaders, asked of the rules themselves."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.texts.sources import LANGUAGES, rules_page

from gonfalon.games import load
from gonfalon.games.kingdoms_of_crusaders.armies import CODE, SYMBOLS, WORTH, squads
from gonfalon.games.kingdoms_of_crusaders.rules.domination import settle
from gonfalon.games.kingdoms_of_crusaders.rules.ending import end
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, Kingdoms, KingdomsBox, lay_out
from gonfalon.kernel.table import Result

GAME = load("kingdoms-of-crusaders")
EDESSA, JERUSALEM = 3, 2


def mask(card: str) -> int:
    return sum(1 << SYMBOLS.index(symbol) for symbol in card.split("+"))


def army(*cards: str) -> int:
    return sum(CODE[mask(card)] for card in cards)


def table(mine: dict[int, str], theirs: dict[int, str], unseen: bytes) -> Kingdoms:
    """Two players; a land's cards parted by blanks; `unseen` are all cards not lying face up."""
    box = GAME.open()
    assert isinstance(box, KingdomsBox)
    sectors = [
        bytes([mask(card) for card in side.get(land, "").split()])
        for side in (mine, theirs)
        for land in range(LANDS)
    ]
    filled = [int(len(cards) == 4) for cards in sectors]
    return lay_out(
        box, GAME.agree(2), unseen, (b"", b""), tuple(sectors), tuple(filled), b"", (-1,) * LANDS
    )


def test_2_an_army_and_its_squads() -> None:
    named = [(n, SYMBOLS[s]) for n, s in squads(army("bow+helmet", "helmet", "lance+bow+helmet",
                                                     "swords+helmet"))]  # fmt: skip
    assert named == [(4, "helmet"), (2, "bow"), (1, "swords"), (1, "lance")]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(
            ("lance+bow", "lance+bow", "lance+bow+swords", "lance+bow+helmet"),
            ("banner", "banner", "banner", "swords+helmet+banner"),
            id="two weak regiments beat one of banners",
        ),
        pytest.param(
            ("lance", "lance+bow", "lance+swords", "bow"),
            ("helmet+banner", "helmet+banner", "swords", "lance+bow"),
            id="a battalion beats two companies",
        ),
        pytest.param(
            ("lance", "lance", "lance+banner", "lance"),
            ("lance+helmet", "lance+swords", "lance+bow", "lance"),
            id="the strongest single symbol is compared first",
        ),
        pytest.param(
            ("helmet", "lance+helmet", "bow+helmet", "bow+helmet"),
            ("helmet", "helmet", "bow+helmet", "bow+helmet"),
            id="3a one more lance",
        ),
    ],
)
def test_3_comparing(better: tuple[str, ...], worse: tuple[str, ...]) -> None:
    assert WORTH[army(*better)] > WORTH[army(*worse)]


def test_4_no_two_cards_make_a_regiment_out_of_nothing() -> None:
    everything = bytes(range(1, 32)) * 2
    t = table({EDESSA: "lance lance+bow lance lance"}, {EDESSA: "lance bow"}, everything)
    settle(t, EDESSA)
    assert t.holders[EDESSA] == 0


@pytest.mark.parametrize(("unseen", "holder"), [("banner", -1), ("helmet", 0)])
def test_4_a_land_stays_open_while_one_banner_is_unseen(unseen: str, holder: int) -> None:
    mine, theirs = "helmet helmet helmet+swords helmet", "banner banner lance+banner"
    t = table({JERUSALEM: mine}, {JERUSALEM: theirs}, bytes([mask(unseen)]))
    settle(t, JERUSALEM)
    assert t.holders[JERUSALEM] == holder


def test_6a_equal_sums_go_to_the_lowest_number() -> None:
    box = GAME.open()
    assert isinstance(box, KingdomsBox)
    none = (b"",) * 3
    ana, bruno, clara = 0, 1, 2
    t = lay_out(box, GAME.agree(3), b"", none, none * LANDS, (0,) * 15,
                bytes(range(LANDS)), (ana, bruno, clara, bruno, ana))  # fmt: skip
    end(t)
    assert t.result == Result("markers", (1, 2, 3), (2, 2, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_deck_is_the_deck(language: str) -> None:
    box = GAME.open()
    assert isinstance(box, KingdomsBox)
    rows = re.findall(
        r"^\| \S+ \| (\d+) \| (\d+) \| (\d+) \|$", rules_page(GAME.id, language), re.M
    )
    copies = Counter(box.deck)
    by_size = [
        [n for card, n in copies.items() if card.bit_count() == size] for size in range(1, 6)
    ]
    assert [tuple(map(int, row)) for row in rows] == [
        (len(numbers), numbers[0], sum(numbers)) for numbers in by_size
    ]
    assert all(len(set(numbers)) == 1 for numbers in by_size)
    assert {sum(card >> bit & 1 for card in box.deck) for bit in range(5)} == {23}
