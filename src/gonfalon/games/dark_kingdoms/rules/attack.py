"""Rulebook 9.2: Order of attack. Which enemy, then fortress, armies, village; or a lone marker."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.choices import Strike
from gonfalon.games.dark_kingdoms.pieces import DEFENCE, NOWHERE, RAID, TRUCE
from gonfalon.games.dark_kingdoms.rules.battle import Battle
from gonfalon.games.dark_kingdoms.rules.control import Mark
from gonfalon.games.dark_kingdoms.rules.ending import falls, last_left
from gonfalon.games.dark_kingdoms.rules.fame import holds_text, may_have_text, play_text
from gonfalon.games.dark_kingdoms.rules.plunder import Plunder, plunderable
from gonfalon.games.dark_kingdoms.rules.siege import Siege
from gonfalon.games.dark_kingdoms.rules.village import Assault
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.dice import D6


def enemies(t: DarkKingdoms, seat: int, area: int) -> int:
    """Whom the seat may attack here, as a mask. The Truce of kings protects by fortresses."""
    found = t.others(seat, area)
    if found and t.card == TRUCE:
        for other in range(t.players):
            if t.fortresses[other * t.size + area]:
                found &= ~(1 << other)
    return found


@dataclass(frozen=True, slots=True)
class Attack(Asking):
    """An army attacks or plunders where it is."""

    area: int
    seat: int
    army: int
    origin: int  # the area it came from by land in this move; −1: it was here

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        options = self.offer(t, self.seat, "attack")
        if len(options) > 1:
            return t.ask(self.seat, "attack", options, then=self.chosen)
        only = options[0]
        assert isinstance(only, Strike)
        return self.chosen(t, only)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        found = enemies(t, seat, self.area)
        open_village = plunderable(t, seat, self.area)
        strikes = t.kit.strikes
        options: list[Choice] = []
        for other in range(t.players):
            if found >> other & 1:
                people = t.people[other]
                options.append(strikes["attack"][people])
                if open_village:
                    options.append(strikes["plunder"][people])
                    if holds_text(t, seat, RAID):
                        options.append(strikes["raid"][people])
        return tuple(options)

    def chosen(self, t: DarkKingdoms, choice: Strike) -> Signal:
        seat, army, area = self.seat, self.army, self.area
        enemy = t.people.index(choice.people)
        at = enemy * t.size + area
        if choice.way != "attack":
            return Plunder(area, seat, army, enemy, choice.way == "raid").begin(t, None)
        if t.fortresses[at]:
            return Siege(area, seat, army, enemy).begin(t, None)
        if t.armed[area] >> enemy & 1:
            return Battle(area, seat, army, enemy).begin(t, None)
        if t.villages[at]:
            return Assault(area, seat, army, enemy).begin(t, None)
        return LoneMarker(area, seat, army, enemy, self.origin).begin(t, None)


@dataclass(frozen=True, slots=True)
class LoneMarker(Asking):
    """9.1.1a: a lone marker is replaced at once: an attack, but no combat."""

    area: int
    seat: int
    army: int
    owner: int
    origin: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        bit = 1 << self.army
        t.engaged |= bit
        if not t.landed & bit:
            t.moved |= bit
        if may_have_text(t, self.owner):
            options = self.offer(t, self.owner, "defend")
            return t.ask(self.owner, "defend", options, then=self.answered)
        return self.fall(t)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        options: tuple[Choice, ...] = (t.kit.word["pass"],)
        if holds_text(t, seat, DEFENCE):
            options += (t.kit.plays[DEFENCE],)
        return options

    def answered(self, t: DarkKingdoms, choice: Choice) -> Signal:
        if choice is t.kit.word["pass"]:
            return self.fall(t)
        play_text(t, self.owner, DEFENCE)
        return t.roll("defence", D6, 3, then=self.rolled)

    def rolled(self, t: DarkKingdoms, dice: bytes) -> Signal:
        """One die against the better of two; a tie is the defender's."""
        t.cast = dice
        attack, defence = dice[0], max(dice[1:])
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.seat),
                "attack": attack,
                "defence": defence,
            }
            t.tell("beat-defence" if attack > defence else "beaten-back", "10", self.seat, args)
        if attack > defence:
            return self.fall(t)
        t.moved |= 1 << self.army
        if self.origin != NOWHERE:  # where it is again it has not attacked (9.1.2)
            t.engaged &= ~(1 << self.army)
            t.move_army(self.seat, self.army, self.origin)
        return t.done()

    def fall(self, t: DarkKingdoms) -> Signal:
        t.lift_marker(self.area)
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.seat),
                "loser": seat_name(self.owner),
                "area": t.area_key(self.area),
            }
            t.tell("took-marker", "9.1.1", self.seat, args)
        return t.call(Mark(self.seat, self.area).begin, then=self.taken)

    def taken(self, t: DarkKingdoms, _: object) -> Signal:
        return last_left(t) if falls(t, self.owner) else t.done()
