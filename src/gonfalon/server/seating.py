"""Who sits where, and how a seat is shown: its name, its arms, whether somebody is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from msgspec import UNSET

from gonfalon.server.absence import Absence
from gonfalon.server.schema import GuestRow, SeatRow
from gonfalon.server.wire import ARMS, SeatOut

Kind = Literal["human", "bot", "open"]


def names(seats: Sequence[SeatRow], guests: Mapping[str, GuestRow]) -> list[str]:
    """Each seat's name; an open seat has none."""
    return [_name(seats, guests, seat) for seat in seats]


def _name(seats: Sequence[SeatRow], guests: Mapping[str, GuestRow], seat: SeatRow) -> str:
    if seat.name is not None:
        return seat.name
    if seat.bot is not None:
        same = [other.seat for other in seats if other.bot == seat.bot]
        number = same.index(seat.seat) + 1
        return seat.bot.capitalize() + (f" {number}" if number > 1 else "")
    guest = guests.get(seat.guest or "")
    return guest.name if guest else ""


def arms(
    seats: Sequence[SeatRow], guests: Mapping[str, GuestRow], lent: Sequence[str]
) -> list[str]:
    """Each seat's arms, all different: those lent by the game, people's own, whatever is left."""
    given = {seat: tincture for seat, tincture in enumerate(lent) if tincture}
    for seat in seats:
        if seat.seat in given:
            continue
        guest = guests.get(seat.guest or "")
        if guest and seat.name is None and guest.arms not in given.values():
            given[seat.seat] = guest.arms
    left = iter([tincture for tincture in ARMS if tincture not in given.values()])
    return [given.get(seat.seat) or next(left, ARMS[0]) for seat in seats]


def shown(
    seats: Sequence[SeatRow],
    guests: Mapping[str, GuestRow],
    lent: Sequence[str],
    here: set[str],
    reader: str | None,
    creator: str,
    absence: Absence | None,
) -> list[SeatOut]:
    """All seats as `reader` sees them. Only the creator sees the links to open seats.

    `lent` are the arms that the game gives to seats, `absence` tells of those who are away while
    it runs.
    """
    called, bearing = names(seats, guests), arms(seats, guests, lent)
    return [
        SeatOut(
            seat=seat.seat,
            kind=cast(Kind, seat.kind),
            name=called[seat.seat] or None,
            arms=bearing[seat.seat],
            mine=reader is not None and seat.guest == reader,
            here=seat.kind == "bot" or seat.guest in here,
            bot=seat.bot or UNSET,
            deputy=seat.deputy or UNSET,
            away=(absence.shown(seat, seats) or UNSET)
            if absence is not None and seat.guest not in here
            else UNSET,
            invite=(seat.invite or UNSET) if reader == creator and seat.kind == "open" else UNSET,
        )
        for seat in seats
    ]
