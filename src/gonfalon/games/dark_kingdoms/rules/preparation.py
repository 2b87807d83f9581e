"""Rulebook 3: Beginning to play. Who chooses first, the peoples, their first domains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.dark_kingdoms.asking import Asking, places
from gonfalon.games.dark_kingdoms.choices import At, People, people_key
from gonfalon.games.dark_kingdoms.layout import turn_order
from gonfalon.games.dark_kingdoms.pieces import VILLAGES
from gonfalon.games.dark_kingdoms.rules.round import ROUND
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import seat_name

FURTHER_VILLAGES: Final = 2


@dataclass(frozen=True, slots=True)
class FirstPick(Asking):
    """3.3: the highest roller chooses first. With ties rolled again that is a draw of the seats."""

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        return t.draw("first", bytes(range(t.players)), then=self.drawn)

    def drawn(self, t: DarkKingdoms, seat: int) -> Signal:
        if t.ears is not None:
            t.tell("first", "3.3", seat, {"seat": seat_name(seat)})
        return Domains(seat, 0).begin(t, None)


@dataclass(frozen=True, slots=True)
class Domains(Asking):
    """3.3: in turn choose a people, and one of its shields for fortress, village and army."""

    first: int
    place: int  # how many have chosen

    def seat(self, t: DarkKingdoms) -> int:
        return (self.first + self.place) % t.players

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        if self.place == t.players:
            return Settling(self.first, 0).begin(t, None)
        seat = self.seat(t)
        return t.ask(seat, "people", self.offer(t, seat, "people"), then=self.picked)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        if kind == "people":
            free = [people for people in range(t.chart.peoples) if people not in t.people]
            return tuple([t.kit.peoples[people] for people in free])
        return tuple([t.kit.at[area] for area in t.kit.shields[t.people[seat]]])

    def picked(self, t: DarkKingdoms, choice: People) -> Signal:
        seat = self.seat(t)
        t.people[seat] = choice.people
        t.order = turn_order(t.people)
        if t.ears is not None:
            people = people_key(choice.people)
            t.tell("chose-people", "3.3", seat, {"seat": seat_name(seat), "people": people})
        return t.ask(seat, "start", self.offer(t, seat, "start"), then=self.started)

    def started(self, t: DarkKingdoms, choice: At) -> Signal:
        seat = self.seat(t)
        t.put_fortress(seat, choice.area)
        t.put_village(seat, choice.area)
        t.put_army(seat, choice.area)
        if t.ears is not None:
            area = t.area_key(choice.area)
            t.tell("started", "3.3", seat, {"seat": seat_name(seat), "area": area})
        return Domains(self.first, self.place + 1).begin(t, None)


@dataclass(frozen=True, slots=True)
class Settling(Asking):
    """3.3: two villages more each, one at a time, in controlled areas or next to them."""

    first: int
    place: int  # how many villages were placed

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        if self.place == FURTHER_VILLAGES * t.players:
            return ROUND.begin(t, None)
        seat = (self.first + self.place) % t.players
        return t.ask(seat, "settle", self.offer(t, seat, "settle"), then=self.settled)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return places(t, settling(t, seat))

    def settled(self, t: DarkKingdoms, choice: At) -> Signal:
        seat = (self.first + self.place) % t.players
        t.put_village(seat, choice.area)
        if t.ears is not None:
            area = t.area_key(choice.area)
            t.tell("settled", "3.3", seat, {"seat": seat_name(seat), "area": area})
        return Settling(self.first, self.place + 1).begin(t, None)


def settling(t: DarkKingdoms, seat: int) -> int:
    """Where a village may be placed before the first round, as a mask of areas."""
    assert t.villages_built[seat] < VILLAGES
    mask = 0
    for area in range(t.size):
        if t.held[seat] >> area & 1:
            mask |= 1 << area
            for near in t.chart.neighbours[area]:
                if not t.others(seat, near):
                    mask |= 1 << near
    return mask
