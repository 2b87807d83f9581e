"""Rulebook 4.1: an attack, from its declaration to the moment before the cards are revealed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gonfalon.games.crusader_kingdoms.cards import ATTACK, CHRISTIAN, DEFENCE
from gonfalon.games.crusader_kingdoms.choices import Lay, OfKingdom
from gonfalon.games.crusader_kingdoms.choices import Turn as TurnChoice
from gonfalon.games.crusader_kingdoms.rules.combat import combat_of
from gonfalon.games.crusader_kingdoms.table import NOBODY, Asking, Laid, Outremer
from gonfalon.games.crusader_kingdoms.words import area_said, tell
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import seat_name

NO_CARDS: tuple[Laid, ...] = ()


def clear(t: Outremer) -> None:
    """Make room for a new attack."""
    t.laid = NO_CARDS
    t.open = False
    t.attack_dice = b""
    t.defence_dice = b""


def lay(t: Outremer, seat: int, choice: Lay) -> None:
    """A card of the hand goes face down to the attack or the defence."""
    t.hands[seat].remove(choice.card)
    t.laid += ((seat, choice.side, choice.card),)


@dataclass(frozen=True, slots=True)
class Attack(Asking):
    """A seat attacks an area with its cards. `extra` dice come from an event (4.4), and one other
    Christian may add up to `joint` troops."""

    seat: int
    target: int
    extra: int
    joint: int

    def declare(self, t: Outremer, _: None) -> Signal:
        clear(t)
        if t.ears is not None:
            tell(t, "attacked", "4.1.1", self.seat, self.target)
        return t.ask(self.seat, "lay", self.offer(t, "lay"), then=self.chosen)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        """4.1.2: any troops, and responses for the attack; send it with one troop at least."""
        kit = t.kit
        lays = kit.lay_attack
        hand = dict.fromkeys(t.hands[self.seat])
        options: list[Choice] = [lays[card] for card in hand if card in lays]
        for _, _, card in t.laid:
            if card < kit.troops:
                options.append(kit.send)
                break
        return tuple(options)

    def chosen(self, t: Outremer, choice: Choice) -> Signal:
        if isinstance(choice, Lay):
            lay(t, self.seat, choice)
            return t.ask(self.seat, "lay", self.still(t, choice), then=self.chosen)
        if t.ears is not None:
            sent = {"seat": seat_name(self.seat), "area": area_said(t, self.target)}
            t.tell("sent", "4.1.2", self.seat, {**sent, "count": len(t.laid)})
        if self.joint:
            return t.call(Alliance(self.seat, self.target, self.joint).begin, then=self.joined)
        return self.joined(t, None)

    def still(self, t: Outremer, laid: Lay) -> tuple[Choice, ...]:
        """What is offered after this card: what was offered before, but for the card itself."""
        options = t.options
        if laid.card not in t.hands[self.seat]:
            options = tuple([choice for choice in options if choice is not laid])
        if laid.card < t.kit.troops and (not options or options[-1] is not t.kit.send):
            options += (t.kit.send,)
        return options

    def joined(self, t: Outremer, _: None) -> Signal:
        sides = ATTACK if t.muslims >= 0 else ATTACK | DEFENCE
        return besiege(t, sides, self.seat, siege_of(self.seat, self.target, self.extra))


attack_of = cache(Attack)


@dataclass(frozen=True, slots=True)
class Siege(Asking):
    """What every attack comes to, also those of the Muslims (8.3) and of an independent area (Minor
    campaign, seat NOBODY): after the responses the owner may turn castles, then there is combat."""

    seat: int
    target: int
    extra: int
    turned: int = 0

    def answered(self, t: Outremer, _: None) -> Signal:
        """4.1.4: the owner may turn +1 castles next to the area."""
        if not t.plus or not t.neighbours_to_turn(self.target):
            return combat_of(self.seat, self.target, self.extra, self.turned).reveal(t, None)
        return t.ask(t.holders[self.target], "turn", self.offer(t, "turn"), then=self.chosen)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        mask = t.neighbours_to_turn(self.target)
        turns = [choice for area, choice in enumerate(t.kit.turns) if mask >> area & 1]
        return (t.kit.done, *turns)

    def chosen(self, t: Outremer, choice: Choice) -> Signal:
        if not isinstance(choice, TurnChoice):
            return combat_of(self.seat, self.target, self.extra, self.turned).reveal(t, None)
        t.plus &= ~(1 << choice.area)
        if t.ears is not None:
            tell(t, "turned", "4.1.4", t.holders[self.target], choice.area)
        return siege_of(self.seat, self.target, self.extra, self.turned + 1).answered(t, None)


siege_of = cache(Siege)


def besiege(t: Outremer, sides: int, attacker: int, siege: Siege) -> Signal:
    """4.1.3: ask for responses on these sides, then go on with the siege.

    The defender first, then seat after seat; in an independent area from the attacker on, who has
    laid its cards already and is not asked again.
    """
    defender = t.holders[siege.target]
    first = defender if 0 <= defender < t.players else attacker
    poll = poll_of(sides, first, t.players, attacker)
    return siege.answered(t, None) if poll is None else t.call(poll.begin, then=siege.answered)


@cache
def poll_of(sides: int, first: int, players: int, attacker: int) -> Responses | None:
    """Ask seat after seat from the first on, without the attacker; None if nobody is left."""
    order = [(first + step) % players for step in range(players)]
    seats = tuple([seat for seat in order if seat != attacker])
    return responses_of(sides, seats) if seats else None


@dataclass(frozen=True, slots=True)
class Responses(Asking):
    """4.1.3: one opportunity each. Every seat with cards is asked, whatever they are, so that the
    pause tells nothing; with one or two players not those that have passed (8.2)."""

    sides: int
    seats: tuple[int, ...]

    def begin(self, t: Outremer, _: None) -> Signal:
        seats = self.seats
        while seats and not (t.hands[seats[0]] and self.takes_part(t, seats[0])):
            seats = seats[1:]
        if not seats:
            return t.done()
        poll = self if seats is self.seats else responses_of(self.sides, seats)
        return t.ask(seats[0], "respond", poll.offer(t, "respond"), then=poll.answered)

    def takes_part(self, t: Outremer, seat: int) -> bool:
        return t.muslims < 0 or not t.passed >> seat & 1

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        kit = t.kit
        options: list[Choice] = [kit.done]
        troops, sides = kit.troops, self.sides
        for card in dict.fromkeys(t.hands[self.seats[0]]):
            if card >= troops:
                if sides & DEFENCE and card in kit.lay_defence:
                    options.append(kit.lay_defence[card])
                if sides & ATTACK and card in kit.lay_attack:
                    options.append(kit.lay_attack[card])
        return tuple(options)

    def answered(self, t: Outremer, choice: Choice) -> Signal:
        seat = self.seats[0]
        if isinstance(choice, Lay):
            lay(t, seat, choice)
            if t.ears is not None:
                defends = choice.side == DEFENCE
                tell(t, "responded-defence" if defends else "responded-attack", "4.1.3", seat)
            return self.begin(t, None)
        if t.ears is not None and not _responded(t, seat):
            tell(t, "no-response", "4.1.3", seat)
        return responses_of(self.sides, self.seats[1:]).begin(t, None)


responses_of = cache(Responses)


def _responded(t: Outremer, seat: int) -> bool:
    """Has a seat laid a response? Troops that it added to a Joint attack are none."""
    return any(owner == seat and card >= t.kit.troops for owner, _, card in t.laid)


@dataclass(frozen=True, slots=True)
class Alliance(Asking):
    """Joint attack (4.4): one other Christian, not the defender, may add troops face down."""

    seat: int
    target: int
    most: int
    ally: int = NOBODY

    def begin(self, t: Outremer, _: None) -> Signal:
        allies = self.allies(t)
        if not allies:
            return t.done()
        if len(allies) == 1:
            return self.called(t, allies[0])
        return t.ask(self.seat, "invite", self.offer(t, "invite"), then=self.invited)

    def allies(self, t: Outremer) -> list[int]:
        """Whether they hold troops is their secret."""
        return [
            seat
            for seat in range(t.players)
            if t.scenario.deck_of[seat] == CHRISTIAN
            and seat not in (self.seat, t.holders[self.target])
            and t.hands[seat]
            and (t.muslims < 0 or not t.passed >> seat & 1)
        ]

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        kit = t.kit
        if kind == "invite":
            kingdoms = t.scenario.kingdoms
            return (kit.done, *[kit.rivals[kingdoms[seat]] for seat in self.allies(t)])
        added = sum([1 for entry in t.laid if entry[0] == self.ally])
        troops = sorted({card for card in t.hands[self.ally] if card < kit.troops})
        return (kit.done, *[kit.lay_attack[card] for card in troops if added < self.most])

    def invited(self, t: Outremer, choice: Choice) -> Signal:
        if isinstance(choice, OfKingdom):
            return self.called(t, t.scenario.kingdoms.index(choice.kingdom))
        return t.done()

    def called(self, t: Outremer, ally: int) -> Signal:
        if t.ears is not None:
            tell(t, "invited", "9.2", ally, self.target)
        call = Alliance(self.seat, self.target, self.most, ally)
        return t.ask(ally, "join", call.offer(t, "join"), then=call.added)

    def added(self, t: Outremer, choice: Choice) -> Signal:
        if isinstance(choice, Lay):
            lay(t, self.ally, choice)
            if t.ears is not None:
                tell(t, "joined", "9.2", self.ally)
            return t.ask(self.ally, "join", self.offer(t, "join"), then=self.added)
        return t.done()
