"""Rulebook 2.1 and 9.1.1a: control. Laying markers, and taking an area without resistance."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking, places
from gonfalon.games.dark_kingdoms.choices import At
from gonfalon.games.dark_kingdoms.pieces import ARMIES, MARKERS
from gonfalon.games.dark_kingdoms.rules.britannia import markers_of
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


@dataclass(frozen=True, slots=True)
class Mark(Asking):
    """Lay a marker; with none left, move one of the others or leave the area unmarked."""

    seat: int
    area: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        if t.markers_laid[self.seat] < MARKERS:
            return self.lay(t)
        return t.ask(self.seat, "unmark", self.offer(t, self.seat, "unmark"), then=self.moved)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return (t.kit.word["leave"], *places(t, markers_of(t, seat)))

    def moved(self, t: DarkKingdoms, choice: Choice) -> Signal:
        if not isinstance(choice, At):
            return t.done()
        t.lift_marker(choice.area)
        if t.ears is not None:
            args: dict[str, Said] = {"seat": seat_name(self.seat), "area": t.area_key(choice.area)}
            t.tell("unmarked", "2.1", self.seat, args)
        return self.lay(t)

    def lay(self, t: DarkKingdoms) -> Signal:
        t.put_marker(self.seat, self.area)
        if t.ears is not None:
            args: dict[str, Said] = {"seat": seat_name(self.seat), "area": t.area_key(self.area)}
            t.tell("marked", "2.1", self.seat, args)
        return t.done()


@dataclass(frozen=True, slots=True)
class Claim(Asking):
    """Armies that stand alone mark their areas, one after the other."""

    seat: int
    areas: tuple[int, ...]

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        for place, area in enumerate(self.areas, 1):
            if claimable(t, self.seat, area):
                rest = Claim(self.seat, self.areas[place:])
                return t.call(Mark(self.seat, area).begin, then=rest.begin)
        return t.done()


def claimable(t: DarkKingdoms, seat: int, area: int) -> bool:
    """Is the seat's army alone here, with nobody's marker, village or fortress?"""
    return not t.owners[area] and t.armed[area] == 1 << seat


def unclaimed(t: DarkKingdoms, seat: int) -> tuple[int, ...]:
    """The areas in which an army of the seat stands alone and unmarked."""
    first = seat * ARMIES
    one, two, three = t.places[first : first + ARMIES]
    areas = [one, two] if two != one else [one]
    if three not in areas:
        areas.append(three)
    return tuple([area for area in areas if area >= 0 and claimable(t, seat, area)])
