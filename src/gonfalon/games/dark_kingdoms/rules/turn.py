"""Rulebook 7: Actions of a turn, in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.choices import (
    Arrange,
    Buy,
    Engage,
    Move,
    Play,
    Recruit,
    Sail,
)
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    BARDS_SONG,
    BUILDERS,
    FAIR_WIND,
    FORCED_MARCH,
    FORTRESS_COST,
    GOLD,
    KINDS,
    LEVY,
    MARKERS,
    NOWHERE,
    PEASANTS,
    PRICE,
    SHIP_COST,
    TRIBUTE,
    VILLAGE_COST,
    WHEAT,
)
from gonfalon.games.dark_kingdoms.rules.attack import Attack, enemies
from gonfalon.games.dark_kingdoms.rules.building import (
    COSTS,
    Build,
    Muster,
    Paying,
    Peasants,
    Raze,
    Sell,
    buy,
    can_build_fortress,
    can_build_ship,
    can_build_village,
    can_pay,
    free_tile,
    has_base,
    pay,
    recruit,
    room,
    troop_cost,
)
from gonfalon.games.dark_kingdoms.rules.control import Claim, unclaimed
from gonfalon.games.dark_kingdoms.rules.fame import Fame, development, play_text, tribute
from gonfalon.games.dark_kingdoms.rules.moving import (
    ForcedMarch,
    arrange,
    arrangements,
    arrive,
    moves,
    step,
)
from gonfalon.games.dark_kingdoms.rules.sailing import FairWind, Voyage, sails
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import seat_name


@dataclass(frozen=True, slots=True)
class Turn(Asking):
    """One player's turn. Ends with his seat."""

    seat: int

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        t.turn = self.seat
        t.moved = t.fought = t.engaged = t.apart = t.landed = t.sailed = t.texted = t.mixed = 0
        if t.ears is not None:
            t.tell("turn", "7", self.seat, {"seat": seat_name(self.seat)})
        return self.claim(t)

    def claim(self, t: DarkKingdoms) -> Signal:
        """2.1: an army alone in an unmarked area marks it."""
        areas = unclaimed(t, self.seat)
        if areas:
            return t.call(Claim(self.seat, areas).begin, then=self.again)
        return self.again(t, None)

    def built(self, t: DarkKingdoms, _: object) -> Signal:
        """A marker that gave way to a building may be what an army was waiting for."""
        return self.claim(t) if t.markers_laid[self.seat] < MARKERS else self.again(t, None)

    def again(self, t: DarkKingdoms, _: object) -> Signal:
        if t.out >> self.seat & 1:
            return self.over(t)
        return t.ask(self.seat, "act", self.offer(t, self.seat, "act"), then=self.acted)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        attacks = engagements(t, seat)
        options = moves(t, seat) + attacks
        if not attacks:  # 9.1.2b: nobody may stay beside others without having attacked
            options = (t.kit.word["end"], *options)
        options += spending(t, seat) + sails(t, seat) + arrangements(t, seat)
        if t.fame[seat] and not t.texted >> seat & 1:
            options += texts(t, seat)
        return options

    def acted(self, t: DarkKingdoms, choice: Choice) -> Signal:
        seat = self.seat
        t.mixed = 0
        if isinstance(choice, Move):
            origin = t.places[seat * ARMIES + choice.army]
            step(t, seat, choice.army, choice.area, spend=True)
            t.stack.append(self.again)
            return arrive(t, seat, choice.army, choice.area, origin)
        if isinstance(choice, Engage):
            area = t.places[seat * ARMIES + choice.army]
            return t.call(Attack(area, seat, choice.army, NOWHERE).begin, then=self.again)
        if isinstance(choice, Recruit):
            pay(t, seat, troop_cost(t))
            recruit(t, seat, choice.army)
        elif isinstance(choice, Buy):
            buy(t, seat, choice.kind)
        elif isinstance(choice, Arrange):
            arrange(t, seat, choice)
        elif isinstance(choice, Sail):
            return t.call(Voyage(seat, choice.port, choice.army, 0).begin, then=self.again)
        elif isinstance(choice, Play):
            return self.play(t, choice.card)
        elif choice is t.kit.word["end"]:
            return self.over(t)
        else:
            return self.spend(t, choice.say)
        return self.again(t, None)

    def spend(self, t: DarkKingdoms, word: str) -> Signal:
        """What needs a place: it is paid first, then placed."""
        seat = self.seat
        procedure: Muster | Peasants | Raze | Sell
        if word == "muster":
            pay(t, seat, troop_cost(t))
            procedure = Muster(seat, False)
        elif word == "peasants":
            procedure = Peasants(seat, NOWHERE)
        elif word == "raze":
            procedure = Raze(seat)
        elif word == "sell":
            procedure = Sell(seat)
        else:
            pay(t, seat, COSTS[word])
            return t.call(Build(seat, word).begin, then=self.built)
        return t.call(procedure.begin, then=self.again)

    def play(self, t: DarkKingdoms, card: int) -> Signal:
        """10: one fame card for its text."""
        seat = self.seat
        play_text(t, seat, card)
        if card <= WHEAT:
            development(t, seat, card)
        elif card == TRIBUTE:
            tribute(t, seat)
        elif card == FORCED_MARCH:
            return t.call(ForcedMarch(seat).begin, then=self.again)
        elif card == LEVY:
            return t.call(Muster(seat, True).begin, then=self.again)
        elif card == BUILDERS:
            return t.call(Paying(seat, PEASANTS).begin, then=self.build)
        elif card == FAIR_WIND:
            return t.call(FairWind(seat).begin, then=self.again)
        else:
            assert card == BARDS_SONG
            song = Fame(seat, t.kit.worth["bards-song"], "10")
            return t.call(song.begin, then=self.again)
        return self.again(t, None)

    def build(self, t: DarkKingdoms, _: object) -> Signal:
        """Builders: the village that was just paid."""
        return t.call(Build(self.seat, "village").begin, then=self.built)

    def over(self, t: DarkKingdoms) -> Signal:
        return t.done(self.seat)


def engagements(t: DarkKingdoms, seat: int) -> tuple[Choice, ...]:
    """9.1.2: armies that can attack or plunder where they stand."""
    options: tuple[Choice, ...] = ()
    done = t.fought | t.engaged
    first, rivals = seat * ARMIES, ~(1 << seat)
    for army, area in enumerate(t.places[first : first + ARMIES]):
        if area < 0 or done >> army & 1 or not (t.owners[area] | t.armed[area]) & rivals:
            continue
        if enemies(t, seat, area):
            options += (t.kit.engages[army],)
    return options


def spending(t: DarkKingdoms, seat: int) -> tuple[Choice, ...]:
    """8: what the seat can afford and do."""
    word = t.kit.word
    options: list[Choice] = []
    if t.cards[seat]:
        first = seat * KINDS
        stone, _, iron, wheat, gold = t.hands[first : first + KINDS]
        if stone and wheat:  # both kinds of building need them: the rest is seldom looked at
            if can_pay(t, seat, VILLAGE_COST) and can_build_village(t, seat):
                options.append(word["village"])
            if can_pay(t, seat, FORTRESS_COST) and can_build_fortress(t, seat):
                options.append(word["fortress"])
        if iron:
            if can_pay(t, seat, SHIP_COST) and can_build_ship(t, seat):
                options.append(word["ship"])
            if can_pay(t, seat, troop_cost(t)):
                if free_tile(t, seat) and has_base(t, seat):
                    options.append(word["muster"])
                options += room(t, seat)
        if t.cards[seat] >= PEASANTS and not t.has_army(seat) and has_base(t, seat):
            options.append(word["peasants"])
        if gold >= PRICE:
            options += [t.kit.buys[kind] for kind in range(GOLD) if t.supply[kind]]
    if t.villages_built[seat]:
        options.append(word["raze"])
    if t.ships_built[seat]:
        options.append(word["sell"])
    return tuple(options)


def texts(t: DarkKingdoms, seat: int) -> tuple[Choice, ...]:
    """10: fame whose text does something now."""
    options: tuple[Choice, ...] = ()
    last = -1
    for card in t.fame[seat]:
        if card != last:
            last = card
            if useful(t, seat, card):
                options += (t.kit.plays[card],)
    return options


def useful(t: DarkKingdoms, seat: int, card: int) -> bool:
    """Can the card be played in the seat's own turn, outside combat, as all can see?"""
    if card <= WHEAT:
        return t.supply[card] > 0
    if card == FORCED_MARCH:
        return len(ForcedMarch(seat).offer(t, seat, "march")) > 0
    if card == LEVY:
        return len(room(t, seat)) > 0 or (free_tile(t, seat) and has_base(t, seat))
    if card == TRIBUTE:
        return any(t.cards[rival] for rival in range(t.players) if rival != seat)
    if card == BUILDERS:
        return t.cards[seat] >= PEASANTS and can_build_village(t, seat)
    if card == FAIR_WIND:
        return len(sails(t, seat)) > 0
    return card == BARDS_SONG


TURNS: Final = (Turn(0), Turn(1), Turn(2), Turn(3))
