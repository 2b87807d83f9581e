"""Rule-free components: decks, dice, symbols, maps, supplies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.parts.decks import add, deck, distinct, minus, take
from gonfalon.parts.dice import hits
from gonfalon.parts.graphs import Graph, GraphFault
from gonfalon.parts.supplies import Supply
from gonfalon.parts.symbols import Symbols

pytestmark = pytest.mark.compiled

hands = st.lists(st.integers(0, 255), max_size=12)


@given(hands, st.integers(0, 255))
def test_a_card_added_and_taken_leaves_the_deck_as_it_was(cards: list[int], card: int) -> None:
    held = deck(cards)
    more = add(held, card)
    assert more == deck([*cards, card])
    assert take(more, card) == held


@given(hands, hands)
def test_minus_takes_away_every_copy_that_it_names(one: list[int], other: list[int]) -> None:
    both = deck(one + other)
    assert minus(both, deck(other)) == deck(one)
    assert distinct(both) == sorted(set(both))


def test_hits_count_faces_from_the_least_on() -> None:
    assert hits(bytes([1, 4, 5, 6, 6]), 5) == 3
    assert hits(b"", 1) == 0


def test_symbols_are_written_weakest_first() -> None:
    symbols = Symbols(("lance", "bow", "swords"))
    assert symbols.write(0b101) == "lance+swords"
    assert symbols.list(0b110) == ("bow", "swords")
    assert symbols.masks["lance+bow+swords"] == 7
    assert len(symbols.masks) == 7


ISLANDS = {"a": ["b"], "b": ["a", "c"], "c": ["b"], "d": []}


def test_a_map_knows_its_neighbours_and_what_can_be_reached() -> None:
    graph = Graph(ISLANDS)
    assert graph.neighbours[graph.number["b"]] == (0, 2)
    assert graph.reachable([0], range(4)) == {0, 1, 2}
    assert graph.reachable([0], [0, 2, 3]) == {0}
    assert graph.reachable([], range(4)) == frozenset()
    assert not graph.connected()
    assert Graph({"a": ["b"], "b": ["a"]}).connected()
    assert Graph({}).connected()


@pytest.mark.parametrize(
    ("borders", "fault"),
    [
        ({"a": ["x"]}, "unknown-area"),
        ({"b": ["a"], "a": ["x"]}, "unknown-area"),  # that b's border is one-sided follows from it
        ({"a": ["a"]}, "double-border"),
        ({"b": ["a"], "a": ["b", "b"]}, "double-border"),
        ({"a": ["b"], "b": []}, "one-sided-border"),
        ({"a": ["b", "b"], "b": ["a"]}, "double-border"),
    ],
)
def test_a_faulty_map_says_where(borders: dict[str, list[str]], fault: str) -> None:
    with pytest.raises(GraphFault) as caught:
        Graph(borders)
    assert (caught.value.area, caught.value.fault) == ("a", fault)


def test_a_supply_never_goes_below_nothing() -> None:
    supply = Supply([3, 0])
    twin = supply.clone()
    assert supply.take(0, 2) == 2
    assert supply.take(0, 2) == 1
    assert supply.take(1) == 0
    supply.put(1)
    assert supply.left == [0, 1]
    assert twin.left == [3, 0]
