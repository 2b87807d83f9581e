"""Chance has one door: a keyed stream, committed to before the game and revealed after it.

Outcome number n depends on the seed and n alone, so anybody who knows the seed can check every die
and draw, and nobody who knows only the commitment can foresee one.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from gonfalon.kernel.signals import DRAW, ROLL
from gonfalon.kernel.table import Table

SEED_BYTES = 32
NONCE_BYTES = 16


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance of one game."""

    seed: bytes
    nonce: bytes

    def commitment(self) -> str:
        """Published before the first move."""
        return hashlib.sha256(self.seed + self.nonce).hexdigest()

    def outcome(self, t: Table, number: int) -> int | bytes:
        """What nature answers as outcome `number` of its game."""
        words = _words(self.seed, number)
        pool = t.pool
        if t.signal == DRAW:
            return pool[_below(words, len(pool))]
        if t.signal == ROLL:
            return bytes([pool[_below(words, len(pool))] for _ in range(t.count)])
        rest = list(pool)
        return bytes(sorted([rest.pop(_below(words, len(rest))) for _ in range(t.count)]))


def fresh_chance() -> Chance:
    """From the operating system's randomness."""
    return Chance(secrets.token_bytes(SEED_BYTES), secrets.token_bytes(NONCE_BYTES))


def seeded_chance(seed: int, game: int) -> Chance:
    """Repeatable: for simulations and tests."""
    text = f"gonfalon {seed} {game}".encode()
    digest = hashlib.sha512(text).digest()
    return Chance(digest[:SEED_BYTES], digest[SEED_BYTES : SEED_BYTES + NONCE_BYTES])


def _words(seed: bytes, number: int) -> Iterator[int]:
    """Outcome `number`'s words of 32 bits out of a keyed hash, without end."""
    for block in count():
        digest = hashlib.blake2b(b"%d:%d" % (number, block), key=seed).digest()
        yield from struct.unpack(">16I", digest)


def _below(words: Iterator[int], limit: int) -> int:
    """A uniform number, without the bias of a plain remainder."""
    ceiling = (1 << 32) - (1 << 32) % limit
    word = next(words)
    while word >= ceiling:
        word = next(words)
    return word % limit
