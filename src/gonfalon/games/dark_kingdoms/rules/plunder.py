"""Rulebook 13: Plunder."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.dark_kingdoms.asking import Asking, places
from gonfalon.games.dark_kingdoms.choices import At, resource_key
from gonfalon.games.dark_kingdoms.pieces import ARMIES, KINDS, PLUNDER_DICE, RAID, RAIDING_SEASON
from gonfalon.games.dark_kingdoms.rules.ending import falls, last_left
from gonfalon.games.dark_kingdoms.rules.fame import play_text
from gonfalon.games.dark_kingdoms.rules.retreat import Steal, refuges, take_card, withdraw
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.dice import D6


def plunderable(t: DarkKingdoms, seat: int, area: int) -> bool:
    """No army, fortress or marker of anybody but the plunderer lies here."""
    if t.armed[area] & ~(1 << seat) or t.markers[area] not in (seat, -1):
        return False
    return not any(
        t.fortresses[other * t.size + area] for other in range(t.players) if other != seat
    )


@dataclass(frozen=True, slots=True)
class Plunder(Asking):
    """One roll, the army's dice against one: a card of the area's kind, or a card lost."""

    area: int
    seat: int
    army: int
    owner: int
    raid: bool  # with the card Raid: no roll, more cards

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        done = 1 << self.army
        t.moved |= done
        t.fought |= done
        t.engaged |= done
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.seat),
                "owner": seat_name(self.owner),
                "area": t.area_key(self.area),
            }
            t.tell("plunder", "13", self.seat, args)
        if self.raid:
            play_text(t, self.seat, RAID)
            return self.demand(t)
        troops = t.troops[self.seat * ARMIES + self.army]
        return t.roll("plunder", D6, troops + PLUNDER_DICE, then=self.rolled)

    def rolled(self, t: DarkKingdoms, dice: bytes) -> Signal:
        t.cast = dice
        attack, defence = max(dice[:-PLUNDER_DICE]), dice[-1]
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.seat),
                "attack": attack,
                "defence": defence,
            }
            t.tell("plundered" if attack > defence else "repelled", "13", self.seat, args)
        if attack > defence:
            return self.demand(t)
        return Repelled(self.area, self.seat, self.army, self.owner).begin(t, None)

    def demand(self, t: DarkKingdoms) -> Signal:
        """The owner gives a card of the area's kind or denies having one, truly or not."""
        if not t.cards[self.owner]:
            return t.done()
        return t.ask(self.owner, "demand", self.offer(t, self.owner, "demand"), then=self.answered)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        deny = t.kit.word["deny"]
        if t.hands[seat * KINDS + t.kit.resources[self.area]]:
            return (t.kit.word["give"], deny)
        return (deny,)

    def answered(self, t: DarkKingdoms, choice: Choice) -> Signal:
        kind = t.kit.resources[self.area]
        given = choice is t.kit.word["give"]
        if t.ears is not None:
            args: dict[str, Said] = {"seat": seat_name(self.owner), "resource": resource_key(kind)}
            t.tell("gave" if given else "denied", "13", self.owner, args)
        if given:
            t.hand_over(self.owner, self.seat, kind)
            return self.more(t, 0)
        return t.draw("steal", t.loot(self.owner), then=self.stolen)

    def stolen(self, t: DarkKingdoms, kind: int) -> Signal:
        take_card(t, self.owner, self.seat, kind, "13")
        sought = kind == t.kit.resources[self.area]
        if sought and t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.owner),
                "resource": resource_key(kind),
                "more": min(t.cards[self.owner], 1),
            }
            t.tell("caught-lying", "13", self.owner, args, reveal=True)
        return self.more(t, int(sought))

    def more(self, t: DarkKingdoms, count: int) -> Signal:
        """What Raid and Raiding season add."""
        if self.raid:
            count += t.kit.worth["raid"]
        if t.card == RAIDING_SEASON:
            count += t.kit.worth["raiding"]
        return Steal(self.seat, self.owner, count, "13").begin(t, None)


@dataclass(frozen=True, slots=True)
class Repelled(Asking):
    """A plunder that failed: the owner takes a card, and the army goes back or is destroyed."""

    area: int
    seat: int
    army: int
    owner: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        price = 0 if t.card == RAIDING_SEASON else 1
        return t.call(Steal(self.owner, self.seat, price, "13").begin, then=self.driven)

    def driven(self, t: DarkKingdoms, _: object) -> Signal:
        options = self.offer(t, self.seat, "retreat")
        if options:
            return t.ask(self.seat, "retreat", options, then=self.gone)
        t.lift_army(self.seat, self.army)
        if t.ears is not None:
            t.tell("destroyed", "13", self.seat, {"seat": seat_name(self.seat)})
        return last_left(t) if falls(t, self.seat) else t.done()

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        return places(t, refuges(t, seat, self.area))

    def gone(self, t: DarkKingdoms, choice: At) -> Signal:
        withdraw(t, self.seat, self.army, choice.area)
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(self.seat),
                "area": t.area_key(self.area),
                "to": t.area_key(choice.area),
            }
            t.tell("retreated", "13", self.seat, args)
        return t.done()
