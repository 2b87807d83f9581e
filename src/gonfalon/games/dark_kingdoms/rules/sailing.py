"""Rulebook 9.1.3: Embarking and moving by sea."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.choices import At
from gonfalon.games.dark_kingdoms.choices import Sail as SailChoice
from gonfalon.games.dark_kingdoms.pieces import ARMIES, FAIR_WINDS, NOBODY
from gonfalon.games.dark_kingdoms.rules.control import Mark, claimable
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.decks import NONE
from gonfalon.parts.dice import D6


def sails(t: DarkKingdoms, seat: int) -> tuple[Choice, ...]:
    """Every ship that has not sailed, without an army or with one that has not fought."""
    if not t.ships_built[seat]:
        return ()
    options: tuple[Choice, ...] = ()
    for port in t.chart.route:
        if t.ships[port] == seat and not t.sailed >> port & 1:
            choices = t.kit.sails[port]
            options += choices[:1]
            aboard = t.armies_at(seat, port) & ~t.fought
            for army in range(ARMIES):
                if aboard >> army & 1:
                    options += choices[army + 1 : army + 2]
    return options


def within(t: DarkKingdoms, port: int, reach: int) -> tuple[int, ...]:
    """The ports at most `reach` away along the route, either way."""
    place = t.chart.position[port]
    return t.chart.route[max(0, place - reach) : place + reach + 1]


def tell_wind(t: DarkKingdoms, seat: int, reach: int) -> None:
    """Say how far the ship may go."""
    if t.ears is not None:
        args: dict[str, Said] = {"seat": seat_name(seat), "reach": reach}
        t.tell("wind", "9.1.3", seat, args)


@dataclass(frozen=True, slots=True)
class FairWind(Asking):
    """The card Fair wind: one ship sails without a roll."""

    seat: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.ask(self.seat, "sail", self.offer(t, self.seat, "sail"), then=self.chosen)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return sails(t, seat)

    def chosen(self, t: DarkKingdoms, choice: SailChoice) -> Signal:
        reach = t.kit.worth["fair-wind"]
        return Voyage(self.seat, choice.port, choice.army, reach).begin(t, None)


@dataclass(frozen=True, slots=True)
class Voyage(Asking):
    """A ship sails: two dice, the higher tells how many ports at most."""

    seat: int
    port: int
    army: int  # −1: none aboard
    reach: int  # 0: not known yet

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        t.cast = NONE  # no dice but those of this voyage are shown
        if self.reach:
            return self.steer(t)
        if t.card == FAIR_WINDS:
            return Voyage(self.seat, self.port, self.army, t.kit.worth["fair-winds"]).steer(t)
        return t.roll("sail", D6, 2, then=self.rolled)

    def rolled(self, t: DarkKingdoms, dice: bytes) -> Signal:
        t.cast = dice
        return Voyage(self.seat, self.port, self.army, max(dice)).steer(t)

    def steer(self, t: DarkKingdoms) -> Signal:
        tell_wind(t, self.seat, self.reach)
        return t.ask(self.seat, "dock", self.offer(t, self.seat, "dock"), then=self.docked)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        found = []
        for area in within(t, self.port, self.reach):
            ship = t.ships[area]
            transfer = ship == seat and self.army >= 0 and not t.sailed >> area & 1
            if ship == NOBODY or area == self.port or transfer:
                found.append(t.kit.at[area])
        return tuple(found)

    def docked(self, t: DarkKingdoms, choice: At) -> Signal:
        area = choice.area
        if area != self.port and t.ships[area] == self.seat:
            return Transfer(self.seat, self.port, area, self.army, 0).begin(t, None)
        t.ships[self.port] = NOBODY
        t.ships[area] = self.seat
        t.sailed |= 1 << area
        return land(t, self.seat, self.army, self.port, area)


@dataclass(frozen=True, slots=True)
class Transfer(Asking):
    """The army changes over to a second ship, which must leave; else the first one goes back."""

    seat: int
    port: int  # of the first ship; it stays there until the second has left
    second: int  # the port of the second
    army: int
    reach: int  # of the second; 0: not known yet

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        if t.ears is not None:
            args: dict[str, Said] = {"seat": seat_name(self.seat), "area": t.area_key(self.second)}
            t.tell("transferred", "9.1.3", self.seat, args)
        t.cast = NONE
        if t.card == FAIR_WINDS:
            return self.found(t, t.kit.worth["fair-winds"])
        return t.roll("sail", D6, 2, then=self.rolled)

    def rolled(self, t: DarkKingdoms, dice: bytes) -> Signal:
        t.cast = dice
        return self.found(t, max(dice))

    def found(self, t: DarkKingdoms, reach: int) -> Signal:
        tell_wind(t, self.seat, reach)
        going = Transfer(self.seat, self.port, self.second, self.army, reach)
        options = going.offer(t, self.seat, "dock")
        if options:
            return t.ask(self.seat, "dock", options, then=going.docked)
        t.sailed |= 1 << self.port | 1 << self.second
        return land(t, self.seat, self.army, self.port, self.second)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return tuple(
            [
                t.kit.at[area]
                for area in within(t, self.second, self.reach)
                if area != self.second and (t.ships[area] == NOBODY or area == self.port)
            ]
        )

    def docked(self, t: DarkKingdoms, choice: At) -> Signal:
        area = choice.area
        t.ships[self.port] = NOBODY
        t.ships[area] = self.seat
        t.sailed |= 1 << area | 1 << self.second
        return land(t, self.seat, self.army, self.second, area)


def land(t: DarkKingdoms, seat: int, army: int, port: int, area: int) -> Signal:
    """The army disembarks. Where enemies wait it will have to attack or go on by land."""
    if t.ears is not None:
        args: dict[str, Said] = {
            "seat": seat_name(seat),
            "area": t.area_key(area),
            "from": t.area_key(port),
        }
        if army >= 0:
            args["army"] = army + 1
        t.tell("landed" if army >= 0 else "sailed", "9.1.3", seat, args)
    if army < 0:
        return t.done()
    bit = 1 << army
    if t.places[seat * ARMIES + army] != area:
        t.move_army(seat, army, area)
        t.engaged &= ~bit
        t.landed |= bit
    if claimable(t, seat, area):
        return Mark(seat, area).begin(t, None)
    return t.done()
