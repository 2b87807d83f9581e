"""What armies are worth (rules 2 and 3), and whether one can still be beaten (rule 4b).

An army is one number: per symbol a digit of base 5 that counts the symbol on the army's cards.
Adding a card adds its code. A symbol more always makes an army better, which the search relies on.
"""

from __future__ import annotations

from typing import Final

from gonfalon.parts.symbols import Symbols

SYMBOLS: Final = ("lance", "bow", "swords", "helmet", "banner")  # weakest first
CARDS: Final = Symbols(SYMBOLS)
KINDS: Final = 31  # cards are masks 1..31 of symbols
SECTOR: Final = 4  # cards in a full sector

CODE: Final[tuple[int, ...]] = tuple(
    [sum([5**bit for bit in range(5) if mask >> bit & 1]) for mask in range(KINDS + 1)]
)
EVERY: Final = CODE[KINDS]


def said(card: int) -> tuple[str, ...]:
    """A card as texts name it: the list of its symbols, strongest first."""
    return tuple([f"@symbol-{SYMBOLS[bit]}" for bit in range(4, -1, -1) if card >> bit & 1])


def counts(army: int) -> tuple[int, ...]:
    """How often each symbol occurs, weakest symbol first."""
    return tuple([army // 5**bit % 5 for bit in range(5)])


def squads(army: int) -> tuple[tuple[int, int], ...]:
    """The army's squads and single symbols as (count, symbol), best first."""
    found = [(count, symbol) for symbol, count in enumerate(counts(army)) if count]
    return tuple(sorted(found, reverse=True))


def _key(army: int) -> tuple[object, ...]:
    """Rule 3 as a sort key: more squads of the size, then stronger ones; singles by strength."""
    found = squads(army)
    four, three, two, one = [
        tuple([symbol for count, symbol in found if count == size]) for size in (4, 3, 2, 1)
    ]
    return (len(four), four, len(three), three, len(two), two, one)


def _worths() -> tuple[int, ...]:
    keys = [_key(army) for army in range(5**5)]
    ranked = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return tuple([ranked[key] for key in keys])


WORTH: Final[tuple[int, ...]] = _worths()
"""Better armies have greater worth, equal ones the same."""

# Richer cards first: they find a better army soonest.
_RICHEST: Final[tuple[int, ...]] = tuple(
    sorted(range(1, KINDS + 1), key=lambda mask: (-mask.bit_count(), -mask))
)


def hope(army: int, missing: int, worth: int, unseen: list[int]) -> int:
    """Could `missing` more cards out of `unseen` (copies per kind) make the army worth more?

    Tells the kinds of the first such cards found, as a mask; 0: there is no hope. While none of
    these kinds is laid open and the armies stay as they are, the same cards are found again.
    """
    if WORTH[army + missing * EVERY] <= worth:
        return 0
    return _search(army, missing, worth, unseen, 0)


def _search(army: int, missing: int, worth: int, unseen: list[int], start: int) -> int:
    rest = (missing - 1) * EVERY  # what the cards after this one could add at the very most
    for at in range(start, KINDS):
        card = _RICHEST[at]
        if not unseen[card]:
            continue
        grown = army + CODE[card]
        if WORTH[grown + rest] <= worth:
            continue
        if missing == 1:
            return 1 << card
        unseen[card] -= 1
        others = _search(grown, missing - 1, worth, unseen, at)
        unseen[card] += 1
        if others:
            return others | 1 << card
    return 0
