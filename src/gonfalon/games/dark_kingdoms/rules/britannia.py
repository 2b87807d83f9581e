"""Rulebook 5: Britannia cards. What the card of the round brings at once.

Fair winds, Raiding season, Call to arms, Harsh winter and Truce of kings last the round; the
chapters they bend look at `t.card`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gonfalon.games.dark_kingdoms.asking import Asking, places
from gonfalon.games.dark_kingdoms.choices import At, Swap, resource_key
from gonfalon.games.dark_kingdoms.pieces import (
    BARDS,
    GOLD,
    GOLD_HOARD,
    KINDS,
    MARKET_DAY,
    RAIDERS,
    SEA_TRADE,
    TRIBUTE_OF_BRITANNIA,
    WHEAT,
)
from gonfalon.games.dark_kingdoms.rules.ending import falls, last_left
from gonfalon.games.dark_kingdoms.rules.fame import Fame
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


@dataclass(frozen=True, slots=True)
class Event(Asking):
    """The card that was just turned up."""

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        card = t.card
        if card <= WHEAT:
            return growing(t, card)
        if card in GIFTS:
            return gift(t, GIFTS[card])
        if card == MARKET_DAY:
            return Market(tuple(t.alive()), 0).begin(t, None)
        if card == RAIDERS:
            return Raiders(richest(t)).begin(t, None)
        if card == BARDS:
            return Bards(tuple(t.alive())).begin(t, None)
        return t.done()


def growing(t: DarkKingdoms, kind: int) -> Signal:
    """Growing production: everybody takes, with or without areas of the kind."""
    for seat in t.alive():
        take(t, seat, kind, t.kit.worth["growing"])
    return t.done()


def gift(t: DarkKingdoms, gold: Callable[[DarkKingdoms, int], int]) -> Signal:
    """Gold for everybody, in turn order as long as there is any."""
    for seat in t.alive():
        take(t, seat, GOLD, gold(t, seat))
    return t.done()


def take(t: DarkKingdoms, seat: int, kind: int, number: int) -> None:
    """Take cards for the card of the round, and say so."""
    taken = t.gain(seat, kind, number)
    if taken and t.ears is not None:
        args: dict[str, Said] = {
            "seat": seat_name(seat),
            "count": taken,
            "resource": resource_key(kind),
        }
        t.tell("took", "5", seat, args)


def tribute_of_britannia(t: DarkKingdoms, seat: int) -> int:
    """One gold, and one per fortress."""
    worth = t.kit.worth
    return worth["tribute"] + worth["tribute-fortress"] * t.forts_built[seat]


def sea_trade(t: DarkKingdoms, seat: int) -> int:
    """Gold per ship."""
    return t.kit.worth["sea-trade"] * t.ships_built[seat]


def gold_hoard(t: DarkKingdoms, seat: int) -> int:
    """Gold for all alike."""
    return t.kit.worth["hoard"]


GIFTS: Final[dict[int, Callable[[DarkKingdoms, int], int]]] = {
    TRIBUTE_OF_BRITANNIA: tribute_of_britannia,
    SEA_TRADE: sea_trade,
    GOLD_HOARD: gold_hoard,
}


@dataclass(frozen=True, slots=True)
class Market(Asking):
    """Market day: in turn order, swap some resource cards for others of the supply."""

    seats: tuple[int, ...]  # still to come, the first is asked
    swapped: int

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        if not self.seats:
            return t.done()
        seat = self.seats[0]
        if self.swapped == t.kit.worth["market"] or not t.cards[seat]:
            return Market(self.seats[1:], 0).begin(t, None)
        return t.ask(seat, "market", self.offer(t, seat, "market"), then=self.swap)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        options: list[Choice] = [t.kit.word["pass"]]
        for mine in range(KINDS):
            if t.hands[seat * KINDS + mine]:
                for other in range(KINDS):
                    swap = t.kit.swaps[mine][other]
                    if swap is not None and t.supply[other]:
                        options.append(swap)
        return tuple(options)

    def swap(self, t: DarkKingdoms, choice: Choice) -> Signal:
        if not isinstance(choice, Swap):
            return Market(self.seats[1:], 0).begin(t, None)
        seat = self.seats[0]
        t.spend(seat, choice.kind, 1)
        t.gain(seat, choice.other, 1)
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(seat),
                "resource": resource_key(choice.kind),
                "other": resource_key(choice.other),
            }
            t.tell("swapped", "5", seat, args)
        return Market(self.seats, self.swapped + 1).begin(t, None)


@dataclass(frozen=True, slots=True)
class Raiders(Asking):
    """Raiders from the north: whoever holds the most areas loses a marker of his choice."""

    seats: tuple[int, ...]  # still to come, the first is asked

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        if not self.seats:
            return t.done()
        seat = self.seats[0]
        if not t.markers_laid[seat]:
            return Raiders(self.seats[1:]).begin(t, None)
        return t.ask(seat, "raiders", self.offer(t, seat, "raiders"), then=self.lost)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return places(t, markers_of(t, seat))

    def lost(self, t: DarkKingdoms, choice: At) -> Signal:
        seat = self.seats[0]
        t.lift_marker(choice.area)
        if t.ears is not None:
            args: dict[str, Said] = {"seat": seat_name(seat), "area": t.area_key(choice.area)}
            t.tell("raided-by-north", "5", seat, args)
        if falls(t, seat):
            return last_left(t)
        return Raiders(self.seats[1:]).begin(t, None)


def markers_of(t: DarkKingdoms, seat: int) -> int:
    """The areas with a marker of this seat, as a mask."""
    return sum([1 << area for area in range(t.size) if t.markers[area] == seat])


def richest(t: DarkKingdoms) -> tuple[int, ...]:
    """All who hold the most areas, in turn order."""
    most = max([t.held[seat].bit_count() for seat in t.alive()])
    return tuple([seat for seat in t.alive() if t.held[seat].bit_count() == most])


@dataclass(frozen=True, slots=True)
class Bards(Asking):
    """Bards: everybody draws fame."""

    seats: tuple[int, ...]

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        if not self.seats:
            return t.done()
        draw = Fame(self.seats[0], t.kit.worth["bards"], "5")
        return t.call(draw.begin, then=Bards(self.seats[1:]).begin)


EVENT: Final = Event()
