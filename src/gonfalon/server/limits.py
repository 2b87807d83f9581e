"""Rate limits: so many at once, and then so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable
from ipaddress import IPv6Address, ip_address
from typing import Final

REMEMBERED: Final = 10_000  # buckets kept; the one unused longest is surely full again

GUESTS_AT_ONCE: Final = 100  # from one address …
GUESTS_PER_SECOND: Final = 100 / 3600  # … and then a hundred an hour


class Bucket:
    """Full at first; each thing that passes takes one out, and time fills it again."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._level = float(burst)
        self._last = time.monotonic()
        self.refused = 0  # in a row

    def take(self) -> bool:
        """May one more pass?"""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._last) * self._per_second)
        self._last = now
        if self._level < 1:
            self.refused += 1
            return False
        self._level -= 1
        self.refused = 0
        return True


class Buckets:
    """A bucket for each who asks."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable) -> bool:
        """May one more of his pass?"""
        bucket = self._buckets.pop(who, None) or Bucket(self._burst, self._per_second)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


def neighbourhood(host: str | None) -> str | None:
    """Who counts as one when guests are made: an address, or a household's block of IPv6.

    None for the machine itself and for what is no address: they are not counted.
    """
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return None if address.is_loopback else str(IPv6Address(int(address) >> 64 << 64))
        address = address.ipv4_mapped
    return None if address.is_loopback else str(address)
