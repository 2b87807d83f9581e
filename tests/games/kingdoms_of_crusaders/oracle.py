"""The comparison of armies, written from the rulebook's text alone: slow and plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cmp_to_key
from itertools import combinations, product

WEAKEST_FIRST = ("lance", "bow", "swords", "helmet", "banner")
POWER = {symbol: power for power, symbol in enumerate(WEAKEST_FIRST)}

Counts = tuple[int, ...]  # how often each symbol occurs, weakest first


def symbols_on(card: int) -> list[str]:
    """A card's symbols."""
    return [symbol for bit, symbol in enumerate(WEAKEST_FIRST) if card >> bit & 1]


def gathered(cards: Iterable[int]) -> Counts:
    """How often each symbol occurs on these cards."""
    found = Counter(symbol for card in cards for symbol in symbols_on(card))
    return tuple([found[symbol] for symbol in WEAKEST_FIRST])


def of_size(counts: Counts, size: int) -> list[str]:
    """The kinds that occur exactly so often, the most powerful first."""
    kinds = [symbol for symbol, count in zip(WEAKEST_FIRST, counts, strict=True) if count == size]
    return sorted(kinds, key=POWER.__getitem__, reverse=True)


def compare(one: Counts, other: Counts) -> int:
    """1 if the first army is better, -1 if the second, 0 if they are equal.

    "At first a player checks how many regiments […]; if the quantity of regiments is the same a
    player with the most powerful regiment wins […]; more battalions wins and so on […] quantity
    and quality of their companies […] the most powerful single symbol wins."
    """
    for size in (4, 3, 2):
        mine, theirs = of_size(one, size), of_size(other, size)
        if len(mine) != len(theirs):
            return 1 if len(mine) > len(theirs) else -1
        for ours, yours in zip(mine, theirs, strict=True):
            if ours != yours:
                return 1 if POWER[ours] > POWER[yours] else -1
    mine, theirs = of_size(one, 1), of_size(other, 1)
    for ours, yours in zip(mine, theirs, strict=False):
        if ours != yours:
            return 1 if POWER[ours] > POWER[yours] else -1
    return (len(mine) > len(theirs)) - (len(mine) < len(theirs))


ALL = list(product(range(5), repeat=5))
RANKED = sorted(ALL, key=cmp_to_key(compare))
"""Every army there can be, the worst first."""

PLACE: dict[Counts, int] = {}
for _place, _army in enumerate(RANKED):
    equal = _place > 0 and compare(RANKED[_place - 1], _army) == 0
    PLACE[_army] = PLACE[RANKED[_place - 1]] if equal else _place


def plus(one: Counts, other: Counts) -> Counts:
    """Two armies put together."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def best_with(army: Counts, missing: int, pool: bytes) -> Counts:
    """The best army that `missing` cards out of the pool can make of this one: tries them all."""
    reached = {plus(army, gathered(cards)) for cards in set(combinations(sorted(pool), missing))}
    return max(reached, key=PLACE.__getitem__)
