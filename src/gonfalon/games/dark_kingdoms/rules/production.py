"""Rulebook 6: Production of resources and tribute of gold."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.choices import Colour, Die, resource_key
from gonfalon.games.dark_kingdoms.pieces import (
    BLACK,
    COLOURS,
    DICE,
    GOLD,
    HARSH_WINTER,
    KINDS,
    RED,
)
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.dice import D6


@dataclass(frozen=True, slots=True)
class ExtraDice(Asking):
    """Before the roll, in turn order and round again, anybody may pay gold for a die more."""

    red: int  # dice bought
    black: int
    place: int  # in the turn order: who is asked
    declined: int  # in a row

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        full = self.red == DICE - 1 and self.black == DICE - 1
        if full or self.declined == t.players:
            return t.roll("production", D6, 2 + self.red + self.black, then=self.rolled)
        seat = t.order[self.place]
        if not t.cards[seat]:  # openly without gold
            return self.pass_on(t)
        return t.ask(seat, "dice", self.offer(t, seat, "dice"), then=self.answered)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        options: tuple[Choice, ...] = (t.kit.word["pass"],)
        if t.hands[seat * KINDS + GOLD]:
            if self.red < DICE - 1:
                options += (t.kit.dice[RED],)
            if self.black < DICE - 1:
                options += (t.kit.dice[BLACK],)
        return options

    def answered(self, t: DarkKingdoms, choice: Choice) -> Signal:
        if not isinstance(choice, Die):
            return self.pass_on(t)
        seat = t.order[self.place]
        t.spend(seat, GOLD, 1)
        if t.ears is not None:
            colour = f"@colour-{COLOURS[choice.colour]}"
            t.tell("bought-die", "6", seat, {"seat": seat_name(seat), "colour": colour})
        red = self.red + (choice.colour == RED)
        black = self.black + (choice.colour == BLACK)
        return ExtraDice(red, black, (self.place + 1) % t.players, 0).begin(t, None)

    def pass_on(self, t: DarkKingdoms) -> Signal:
        place = (self.place + 1) % t.players
        return ExtraDice(self.red, self.black, place, self.declined + 1).begin(t, None)

    def rolled(self, t: DarkKingdoms, dice: bytes) -> Signal:
        t.dice = dice
        t.red_dice = 1 + self.red
        red, black = max(dice[: t.red_dice]), max(dice[t.red_dice :])
        if t.ears is not None:
            args: dict[str, Said] = {"red": red, "black": black}
            text = "rolled-even" if red == black else f"rolled-{COLOURS[black > red]}"
            t.tell(text, "6", t.alive()[0], args)
        if red == black:
            return Harvest(tuple(t.alive())).begin(t, None)
        for seat in t.alive():
            produce(t, seat, BLACK if black > red else RED)
        return t.done()


@dataclass(frozen=True, slots=True)
class Harvest(Asking):
    """Equal highest dice: in turn order each names the colour that produces for him."""

    seats: tuple[int, ...]  # still to come, the first is asked

    def begin(self, t: DarkKingdoms, _: None) -> Signal:
        if not self.seats:
            return t.done()
        seat = self.seats[0]
        return t.ask(seat, "colour", self.offer(t, seat, "colour"), then=self.named)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return t.kit.hues

    def named(self, t: DarkKingdoms, choice: Colour) -> Signal:
        produce(t, self.seats[0], choice.colour)
        return Harvest(self.seats[1:]).begin(t, None)


def yields(t: DarkKingdoms, seat: int, colour: int) -> list[int]:
    """What a colour brings a seat, by kind of resource, the supply left aside."""
    brings = [0] * KINDS
    colours, resources = t.kit.colours, t.kit.resources
    first = seat * t.size
    winter = t.card == HARSH_WINTER
    for area in range(t.size):
        if colours[area] == colour:
            if t.markers[area] == seat:
                brings[GOLD] += 1
            elif t.villages[first + area] and not winter:
                brings[resources[area]] += t.villages[first + area]
    return brings


def produce(t: DarkKingdoms, seat: int, colour: int) -> None:
    """A card for each village and a gold for each marker of the colour, as far as there are any."""
    taken: list[str] = []
    for kind, number in enumerate(yields(t, seat, colour)):
        if number:
            count = t.gain(seat, kind, number)
            taken += [resource_key(kind)] * count
    if t.ears is not None:
        args: dict[str, Said] = {
            "seat": seat_name(seat),
            "colour": f"@colour-{COLOURS[colour]}",
            "cards": tuple(taken),
        }
        t.tell("produced" if taken else "produced-nothing", "6", seat, args)
