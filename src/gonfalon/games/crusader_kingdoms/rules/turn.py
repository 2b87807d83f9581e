"""Rulebook 3, 4 and 5: a turn. Everybody draws, then rounds of one action each, until all pass."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from gonfalon.games.crusader_kingdoms.cards import DECKS
from gonfalon.games.crusader_kingdoms.choices import Attack as AttackChoice
from gonfalon.games.crusader_kingdoms.choices import Discard, Play
from gonfalon.games.crusader_kingdoms.choices import Raid as RaidChoice
from gonfalon.games.crusader_kingdoms.rules.attack import attack_of
from gonfalon.games.crusader_kingdoms.rules.drawing import draw_of
from gonfalon.games.crusader_kingdoms.rules.ending import last_turn_over
from gonfalon.games.crusader_kingdoms.rules.events import BEGIN, POSSIBLE
from gonfalon.games.crusader_kingdoms.rules.marches import targets
from gonfalon.games.crusader_kingdoms.rules.muslims import REVEALED
from gonfalon.games.crusader_kingdoms.rules.raid import raid_of
from gonfalon.games.crusader_kingdoms.table import NO_CARD, TURNS, Asking, Outremer
from gonfalon.games.crusader_kingdoms.words import cards_said, tell
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.decks import add


@dataclass(frozen=True, slots=True)
class Supply(Procedure):
    """3.1, 3.2, 6: seat after seat draws base + bonus − cards kept; then all bonuses go to 0."""

    seat: int

    def begin(self, t: Outremer, _: None) -> Signal:
        seat = self.seat
        if seat == 0 and t.ears is not None:
            t.tell("turn-begins", "3", -1, {"turn": t.turn})
        if seat == t.muslims:
            count = t.scenario.muslims + t.bonus[seat]  # 8.3: never less for cards on the table
        else:
            count = t.scenario.cards[seat] + t.bonus[seat] - len(t.hands[seat])
        rule = "8.3.8" if seat == t.muslims else "3.1"
        return t.call(draw_of(seat, max(0, count), rule).begin, then=self.supplied)

    def supplied(self, t: Outremer, _: None) -> Signal:
        if self.seat + 1 < len(t.bonus):
            return supply_of(self.seat + 1).begin(t, None)
        t.bonus = [0] * len(t.bonus)
        return ROUNDS[0].begin(t, None)


supply_of = cache(Supply)


@dataclass(frozen=True, slots=True)
class Round(Asking):
    """4: one action of a seat. With one or two players a round of the Muslims follows (8.3)."""

    seat: int

    def begin(self, t: Outremer, _: None) -> Signal:
        seat = self.seat
        if t.muslims >= 0 and t.passed >> seat & 1:
            return self.over(t, None)
        if not t.hands[seat]:
            t.passed |= 1 << seat
            if t.ears is not None:
                tell(t, "passed-empty", "4.6", seat)
            return self.over(t, None)
        return t.ask(seat, "action", self.offer(t, ""), then=self.acted)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        """4: attack, raid, event, discard, pass."""
        seat, kit = self.seat, t.kit
        hand = t.hands[seat]
        options: list[Choice] = []
        if hand[0] < kit.troops:
            options += targets(t, seat)
            kingdoms = t.scenario.kingdoms
            for rival in range(len(t.bonus)) if t.muslims < 0 else (t.muslims,):
                if rival != seat and t.may_raid(seat, rival):
                    options.append(kit.raids[kingdoms[rival]])
        options += chain.from_iterable(map(kit.uses.__getitem__, dict.fromkeys(hand)))
        for card in kit.doubtful.intersection(hand):
            if not POSSIBLE[kit.effect_of[card]](t, seat):
                options.remove(kit.plays[card])
        options.append(kit.passing)
        return tuple(options)

    def acted(self, t: Outremer, choice: Choice) -> Signal:
        seat = self.seat
        if choice is t.kit.passing:
            t.passed |= 1 << seat
            if t.ears is not None:
                tell(t, "passed", "4.6", seat)
            return self.over(t, None)
        if t.muslims < 0:
            t.passed = 0
        if isinstance(choice, AttackChoice):
            return t.call(attack_of(seat, choice.area, 0, 0).declare, then=self.over)
        if isinstance(choice, Discard):
            self.discard(t, choice)
            return self.over(t, None)
        if isinstance(choice, Play):
            t.hands[seat].remove(choice.card)
            t.playing = choice.card
            if t.ears is not None:
                said: dict[str, Said] = {"seat": seat_name(seat), "card": choice.face.said}
                t.tell("played", "4.4", seat, said)
            t.stack.append(self.played)
            return BEGIN[choice.face.effect](t, seat, choice.face)
        assert isinstance(choice, RaidChoice)
        rival = t.scenario.kingdoms.index(choice.kingdom)
        return t.call(raid_of(seat, rival).begin, then=self.over)

    def discard(self, t: Outremer, choice: Discard) -> None:
        """4.5: face down; nobody else learns the card."""
        seat = self.seat
        t.hands[seat].remove(choice.card)
        t.buried[seat] = add(t.buried[seat], choice.card)
        if t.ears is not None:
            tell(t, "discarded", "4.5", seat)
            said: dict[str, Said] = {"cards": cards_said(t, [choice.card])}
            t.tell("discarded-card", "4.5", seat, said, audience=seat)

    def played(self, t: Outremer, _: None) -> Signal:
        """4.4: an event that does not last is spent."""
        if t.playing != NO_CARD:
            t.spend(t.playing)
            t.playing = NO_CARD
        return self.over(t, None)

    def over(self, t: Outremer, _: None) -> Signal:
        if not t.pile:
            return self.next(t, None)
        t.stack.append(self.next)
        return t.draw("reveal", t.pile, then=REVEALED[self.seat])  # 8.3.1

    def next(self, t: Outremer, _: None) -> Signal:
        """3.4: the turn ends when all have passed; the Muslims play all their cards (8.2)."""
        if not t.pile and t.passed == (1 << t.players) - 1:
            return end_turn(t)
        seat = self.seat + 1
        if seat == t.players:
            seat = 0
            t.round += 1
        return ROUNDS[seat].begin(t, None)


ROUNDS: Final = tuple([Round(seat) for seat in range(4)])


def end_turn(t: Outremer) -> Signal:
    """5: everything but the hands goes back to the decks; the marker moves on."""
    t.tell("turn-ends", "5", -1, {"turn": t.turn})
    if t.turn == TURNS:
        return last_turn_over(t)
    for card, _, _ in t.lasting:
        t.spend(card)
    t.lasting = ()
    t.truces = [0] * t.players
    for home in range(len(DECKS)):
        t.rebuild(home)
    t.passed = 0
    t.turn += 1
    t.round = 1
    return supply_of(0).begin(t, None)
