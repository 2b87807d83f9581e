"""Rulebook 8: Using resource cards. Troops, villages, fortresses, ships, razing, buying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.dark_kingdoms.asking import Asking, places
from gonfalon.games.dark_kingdoms.choices import At, Pay, Recruit, resource_key
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    CALL_TO_ARMS,
    FORTRESS_COST,
    FORTRESSES,
    GOLD,
    IRON,
    KINDS,
    NOBODY,
    PEASANTS,
    PRICE,
    SHIP_COST,
    SHIPS,
    TROOP_GOLD,
    TROOP_IRON,
    TROOPS,
    VILLAGE_COST,
    VILLAGES,
)
from gonfalon.games.dark_kingdoms.rules.control import Mark
from gonfalon.games.dark_kingdoms.rules.ending import falls, last_left
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name

Cost = tuple[tuple[int, int], ...]

COSTS: Final[dict[str, Cost]] = {
    "village": VILLAGE_COST,
    "fortress": FORTRESS_COST,
    "ship": SHIP_COST,
}


def can_pay(t: DarkKingdoms, seat: int, cost: Cost) -> bool:
    """Has the seat all these cards?"""
    first = seat * KINDS
    for kind, number in cost:  # noqa: SIM110 (a loop is twice as fast here)
        if t.hands[first + kind] < number:
            return False
    return True


def pay(t: DarkKingdoms, seat: int, cost: Cost) -> None:
    """Put the cards on their piles."""
    for kind, number in cost:
        t.spend(seat, kind, number)


def troop_cost(t: DarkKingdoms) -> Cost:
    """8.2: two gold and one iron; less gold in the round of the Call to arms."""
    gold = t.kit.worth["call-to-arms"] if t.card == CALL_TO_ARMS else TROOP_GOLD
    return ((IRON, TROOP_IRON), (GOLD, gold))


def bases(t: DarkKingdoms, seat: int) -> int:
    """8.2: where an army may be formed: at fortresses, without any at villages; as a mask."""
    pieces = t.fortresses if t.forts_built[seat] else t.villages
    first = seat * t.size
    return sum([1 << area for area in range(t.size) if pieces[first + area]])


def has_base(t: DarkKingdoms, seat: int) -> bool:
    """Is there any such place?"""
    return bool(t.forts_built[seat] or t.villages_built[seat])


def free_tile(t: DarkKingdoms, seat: int) -> bool:
    """Is one of the three armies off the board?"""
    first = seat * ARMIES
    return not (t.troops[first] and t.troops[first + 1] and t.troops[first + 2])


def free_ports(t: DarkKingdoms, seat: int) -> int:
    """8.5: ports without a ship in areas that the seat controls, as a mask."""
    mask, held = 0, t.held[seat]
    for area in t.chart.route:
        if held >> area & 1 and t.ships[area] == NOBODY:
            mask |= 1 << area
    return mask


def can_build_village(t: DarkKingdoms, seat: int) -> bool:
    """Is there a village left and a place for it?"""
    return t.villages_built[seat] < VILLAGES and t.held[seat] > 0


def can_build_fortress(t: DarkKingdoms, seat: int) -> bool:
    """Is there a fortress left and a place for it?"""
    return t.forts_built[seat] < FORTRESSES and t.held[seat] > 0


def can_build_ship(t: DarkKingdoms, seat: int) -> bool:
    """Is there a ship left and a port for it?"""
    return t.ships_built[seat] < SHIPS and free_ports(t, seat) > 0


def room(t: DarkKingdoms, seat: int) -> tuple[Choice, ...]:
    """The armies that can take another troop."""
    first = seat * ARMIES
    return tuple(
        [t.kit.recruits[army] for army in range(ARMIES) if 0 < t.troops[first + army] < TROOPS]
    )


def recruit(t: DarkKingdoms, seat: int, army: int) -> None:
    """8.2: a troop more for an army, anywhere."""
    t.troops[seat * ARMIES + army] += 1
    if t.ears is not None:
        area = t.area_key(t.places[seat * ARMIES + army])
        t.tell("recruited", "8.2", seat, {"seat": seat_name(seat), "army": army + 1, "area": area})


def form_army(t: DarkKingdoms, seat: int, area: int, rule: str) -> None:
    """A new army of one troop."""
    army = t.put_army(seat, area)
    if t.ears is not None:
        args: dict[str, Said] = {
            "seat": seat_name(seat),
            "army": army + 1,
            "area": t.area_key(area),
        }
        t.tell("mustered", rule, seat, args)


@dataclass(frozen=True, slots=True)
class Muster(Asking):
    """8.2: a new army that was just paid; by the card Levy also a troop for another one."""

    seat: int
    levy: bool

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.ask(self.seat, "muster", self.offer(t, self.seat, "muster"), then=self.placed)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        options: tuple[Choice, ...] = ()
        if free_tile(t, seat):
            options = places(t, bases(t, seat))
        return (*room(t, seat), *options) if self.levy else options

    def placed(self, t: DarkKingdoms, choice: Choice) -> Signal:
        if isinstance(choice, Recruit):
            recruit(t, self.seat, choice.army)
        else:
            assert isinstance(choice, At)
            form_army(t, self.seat, choice.area, "8.2")
        return t.done()


@dataclass(frozen=True, slots=True)
class Peasants(Asking):
    """8.2.2: without any army, one of one troop for any two cards."""

    seat: int
    area: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        options = places(t, bases(t, self.seat))
        return t.ask(self.seat, "peasants", options, then=self.placed)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return places(t, bases(t, seat))

    def placed(self, t: DarkKingdoms, choice: At) -> Signal:
        paying = Paying(self.seat, PEASANTS)
        return t.call(paying.begin, then=Peasants(self.seat, choice.area).paid)

    def paid(self, t: DarkKingdoms, _: object) -> Signal:
        form_army(t, self.seat, self.area, "8.2.2")
        return t.done()


@dataclass(frozen=True, slots=True)
class Paying(Asking):
    """Give any resource cards, one after the other."""

    seat: int
    count: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.ask(self.seat, "pay", self.offer(t, self.seat, "pay"), then=self.paid)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        first = seat * KINDS
        return tuple([t.kit.pays[kind] for kind in range(KINDS) if t.hands[first + kind]])

    def paid(self, t: DarkKingdoms, choice: Pay) -> Signal:
        t.spend(self.seat, choice.kind, 1)
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.seat),
                "resource": resource_key(choice.kind),
            }
            t.tell("paid", "8", self.seat, args)
        if self.count == 1:
            return t.done()
        return Paying(self.seat, self.count - 1).begin(t, None)


@dataclass(frozen=True, slots=True)
class Build(Asking):
    """8.3, 8.4, 8.5: what was just paid is built in a controlled area."""

    seat: int
    what: str  # village, fortress, ship

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.ask(self.seat, self.what, self.offer(t, self.seat, self.what), then=self.placed)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return places(t, free_ports(t, seat) if self.what == "ship" else t.held[seat])

    def placed(self, t: DarkKingdoms, choice: At) -> Signal:
        seat, area = self.seat, choice.area
        args: dict[str, Said] = {"seat": seat_name(seat), "area": t.area_key(area)}
        if self.what == "village":
            t.put_village(seat, area)
            t.tell("built-village", "8.3", seat, args)
        elif self.what == "fortress":
            t.put_fortress(seat, area)
            t.tell("built-fortress", "8.4", seat, args)
        else:
            t.put_ship(seat, area)
            t.tell("built-ship", "8.5", seat, args)
        return t.done()


@dataclass(frozen=True, slots=True)
class Raze(Asking):
    """8.3: raze a village for gold; alone in its area, a marker takes its place."""

    seat: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.ask(self.seat, "raze", self.offer(t, self.seat, "raze"), then=self.razed)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        first = seat * t.size
        return places(t, sum([1 << area for area in range(t.size) if t.villages[first + area]]))

    def razed(self, t: DarkKingdoms, choice: At) -> Signal:
        seat, area = self.seat, choice.area
        t.put_village(seat, area, -1)
        gold = t.gain(seat, GOLD, PRICE)
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(seat),
                "area": t.area_key(area),
                "count": gold,
            }
            t.tell("razed", "8.3", seat, args)
        if not t.owners[area]:
            return t.call(Mark(seat, area).begin, then=self.left)
        return self.left(t, None)

    def left(self, t: DarkKingdoms, _: object) -> Signal:
        return last_left(t) if falls(t, self.seat) else t.done()


@dataclass(frozen=True, slots=True)
class Sell(Asking):
    """8.5: sell a ship for gold."""

    seat: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.ask(self.seat, "sell", self.offer(t, self.seat, "sell"), then=self.sold)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return tuple([t.kit.at[area] for area in t.chart.route if t.ships[area] == seat])

    def sold(self, t: DarkKingdoms, choice: At) -> Signal:
        t.lift_ship(choice.area)
        gold = t.gain(self.seat, GOLD, PRICE)
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.seat),
                "area": t.area_key(choice.area),
                "count": gold,
            }
            t.tell("sold", "8.5", self.seat, args)
        return t.done()


def buy(t: DarkKingdoms, seat: int, kind: int) -> None:
    """8.6: any resource card for gold."""
    t.spend(seat, GOLD, PRICE)
    t.gain(seat, kind, 1)
    if t.ears is not None:
        t.tell("bought", "8.6", seat, {"seat": seat_name(seat), "resource": resource_key(kind)})
