"""Rulebook: Fichas de producción adicionales; Determinar el jugador inicial. Rules 4.1 to 4.3."""

from __future__ import annotations

from typing import Final

from gonfalon.games.medieval_realms.cards import PRODUCTION, TYPES
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.words import seat_name

ADDITIONAL: Final = 2


def additional(t: Realms) -> None:
    """Rule 4.1: two production each."""
    for seat in range(t.players):
        t.palaces[seat * TYPES + PRODUCTION] += ADDITIONAL
    if t.ears is not None:
        t.tell("additional", "4.1", -1, {"count": ADDITIONAL})


def turn_order(t: Realms) -> None:
    """Rules 4.2 and 4.3: by production, most first; the first place has a tie rule of its own."""
    held = t.palaces[PRODUCTION::TYPES]
    most = max(held)
    first = next(seat for seat in t.clockwise(t.order[0]) if held[seat] == most)
    # A stable sort of the seats clockwise from the new first player leaves ties in that order.
    t.order = bytes(sorted(t.clockwise(first), key=lambda seat: -held[seat]))
    if t.ears is not None:
        seats = tuple([seat_name(seat) for seat in t.order])
        t.tell("order-set", "4.2", first, {"seat": seat_name(first), "seats": seats})
