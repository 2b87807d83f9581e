"""Decks and hands as sorted multisets of small numbers: there is no order that could leak."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from typing import Final

ONE: Final[tuple[bytes, ...]] = tuple([bytes([card]) for card in range(256)])

NONE: Final = b""


def deck(cards: Iterable[int]) -> bytes:
    """A multiset of cards."""
    return bytes(sorted(cards))


def add(cards: bytes, card: int) -> bytes:
    """With one card more."""
    at = bisect(cards, card)
    return cards[:at] + ONE[card] + cards[at:]


def take(cards: bytes, card: int) -> bytes:
    """With one card less, which must be there."""
    return cards.replace(ONE[card], NONE, 1)


def minus(cards: bytes, gone: bytes) -> bytes:
    """Without all of `gone`, each of which must be there."""
    for card in gone:
        cards = cards.replace(ONE[card], NONE, 1)
    return cards


def distinct(cards: bytes) -> list[int]:
    """Each kind once, ascending."""
    return sorted(set(cards))
