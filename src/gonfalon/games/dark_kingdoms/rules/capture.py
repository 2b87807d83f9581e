"""Rulebook 8.3 and 8.4: a village or fortress taken in combat, also with none left in supply."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking, places
from gonfalon.games.dark_kingdoms.choices import At
from gonfalon.games.dark_kingdoms.fight import SIEGE
from gonfalon.games.dark_kingdoms.pieces import FORTRESSES, VILLAGES
from gonfalon.games.dark_kingdoms.rules.control import Mark
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


@dataclass(frozen=True, slots=True)
class Capture(Asking):
    """The captor replaces the piece with one of his own; with none left he removes any of his."""

    what: int  # VILLAGE or SIEGE
    area: int
    captor: int
    owner: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        if self.what == SIEGE:
            left = t.forts_built[self.captor] < FORTRESSES
        else:
            left = t.villages_built[self.captor] < VILLAGES
        if left:
            return self.replace(t)
        return t.ask(self.captor, "remove", self.offer(t, self.captor, "remove"), then=self.removed)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        pieces = t.fortresses if self.what == SIEGE else t.villages
        first = seat * t.size
        mine = sum([1 << area for area in range(t.size) if pieces[first + area]])
        return places(t, mine | 1 << self.area)

    def removed(self, t: DarkKingdoms, choice: At) -> Signal:
        """Also the piece just taken may be the one that goes."""
        area = choice.area
        self.put(t, self.owner if area == self.area else self.captor, area, -1)
        if t.ears is not None:
            args: dict[str, Said] = {"seat": seat_name(self.captor), "area": t.area_key(area)}
            text = "removed-fortress" if self.what == SIEGE else "removed-village"
            t.tell(text, "8.4" if self.what == SIEGE else "8.3", self.captor, args)
        goes_on = self.ended if area == self.area else self.marked
        if not t.owners[area]:
            return t.call(Mark(self.captor, area).begin, then=goes_on)
        return goes_on(t, None)

    def marked(self, t: DarkKingdoms, _: object) -> Signal:
        return self.replace(t)

    def ended(self, t: DarkKingdoms, _: object) -> Signal:
        return t.done()

    def replace(self, t: DarkKingdoms) -> Signal:
        self.put(t, self.owner, self.area, -1)
        self.put(t, self.captor, self.area, 1)
        return t.done()

    def put(self, t: DarkKingdoms, seat: int, area: int, number: int) -> None:
        if self.what == SIEGE:
            t.put_fortress(seat, area, number)
        else:
            t.put_village(seat, area, number)
