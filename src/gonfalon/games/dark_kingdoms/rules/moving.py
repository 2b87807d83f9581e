"""Rulebook 9.1.1, 9.1.2 and 9.3: moving by land, and joining and sharing out armies."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.board import arrangement
from gonfalon.games.dark_kingdoms.choices import Arrange, Move
from gonfalon.games.dark_kingdoms.pieces import ARMIES, NOWHERE, TRUCE
from gonfalon.games.dark_kingdoms.rules.attack import Attack, enemies
from gonfalon.games.dark_kingdoms.rules.control import Mark, claimable
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


def moves(t: DarkKingdoms, seat: int) -> tuple[Choice, ...]:
    """Every army that has neither moved nor fought, to every adjacent area.

    Where only those wait whom the Truce of kings protects, the attack that would have to follow
    is forbidden, and so is the move.
    """
    options: tuple[Choice, ...] = ()
    done = t.moved | t.fought
    first = seat * ARMIES
    for army, area in enumerate(t.places[first : first + ARMIES]):
        if area >= 0 and not done >> army & 1:
            options += t.chart.moves[army][area]
    if t.card == TRUCE:
        return tuple([move for move in options if isinstance(move, Move) and enters(t, seat, move)])
    return options


def enters(t: DarkKingdoms, seat: int, move: Move) -> bool:
    """Is nobody there, or somebody who may be attacked?"""
    return not t.others(seat, move.area) or enemies(t, seat, move.area) > 0


def step(t: DarkKingdoms, seat: int, army: int, area: int, spend: bool) -> None:
    """The army walks to the next area."""
    origin = t.places[seat * ARMIES + army]
    t.move_army(seat, army, area)
    rest = ~(1 << army)
    t.engaged &= rest
    t.landed &= rest
    if spend:
        t.moved |= 1 << army
    if t.ears is not None:
        args: dict[str, Said] = {
            "seat": seat_name(seat),
            "army": army + 1,
            "area": t.area_key(area),
            "from": t.area_key(origin),
        }
        t.tell("moved", "9.1.1", seat, args)


def arrive(t: DarkKingdoms, seat: int, army: int, area: int, origin: int) -> Signal:
    """By land: attack at once whoever is there, or take the area without resistance."""
    if enemies(t, seat, area):
        return Attack(area, seat, army, origin).begin(t, None)
    if claimable(t, seat, area):
        return Mark(seat, area).begin(t, None)
    return t.done()


@dataclass(frozen=True, slots=True)
class ForcedMarch(Asking):
    """The card Forced march: one area more, before the move; no enemy piece may be there."""

    seat: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.ask(self.seat, "march", self.offer(t, self.seat, "march"), then=self.marched)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return tuple(
            [
                move
                for move in moves(t, seat)
                if isinstance(move, Move) and not t.others(seat, move.area)
            ]
        )

    def marched(self, t: DarkKingdoms, choice: Move) -> Signal:
        step(t, self.seat, choice.army, choice.area, spend=False)
        return arrive(t, self.seat, choice.army, choice.area, NOWHERE)


def arrangements(t: DarkKingdoms, seat: int) -> tuple[Choice, ...]:
    """9.3: other ways to share out the troops of armies that stand together.

    All of them can be reached in one step, so a second one in a row would bring nothing new.
    """
    first = seat * ARMIES
    places = t.places
    one, two, three = places[first], places[first + 1], places[first + 2]
    if t.mixed or not (one == two >= 0 or one == three >= 0 or two == three >= 0):
        return ()
    if one in (two, three):
        together = 1 | (two == one) << 1 | (three == one) << 2
    else:
        together = 6
    together &= ~t.apart
    a, b, c = t.troops[first : first + ARMIES]
    return t.kit.arrangements.get(arrangement(together, a, b, c), ())


def arrange(t: DarkKingdoms, seat: int, choice: Arrange) -> None:
    """Troops change over; an emptied army goes back to the supply."""
    first = seat * ARMIES
    area = NOWHERE
    for army in range(ARMIES):
        if choice.troops[army] != t.troops[first + army]:
            area = t.places[first + army]
        if t.troops[first + army] and not choice.troops[army]:
            t.lift_army(seat, army)
        t.troops[first + army] = choice.troops[army]
    t.mixed = 1
    if t.ears is not None:
        t.tell("arranged", "9.3", seat, {"seat": seat_name(seat), "area": t.area_key(area)})
