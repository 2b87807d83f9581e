"""Rulebook 4.4: events that are meant for a rival."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from gonfalon.games.crusader_kingdoms.cards import CHRISTIAN
from gonfalon.games.crusader_kingdoms.choices import Rival, Strike
from gonfalon.games.crusader_kingdoms.choices import Turn as TurnChoice
from gonfalon.games.crusader_kingdoms.rules.bonus import fall, gain_of
from gonfalon.games.crusader_kingdoms.rules.drawing import draw_of
from gonfalon.games.crusader_kingdoms.rules.raid import lose
from gonfalon.games.crusader_kingdoms.table import LOWEST, NO_CARD, NOBODY, Asking, Outremer
from gonfalon.games.crusader_kingdoms.words import cards_said, tell
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name


def rivals(t: Outremer, seat: int) -> list[int]:
    """Any other kingdom; with one or two players only the Muslims, who hold no hand (8.2)."""
    return [] if t.muslims >= 0 else [other for other in range(t.players) if other != seat]


def truce_rivals(t: Outremer, seat: int) -> list[int]:
    return [rival for rival in rivals(t, seat) if not t.truces[seat] >> rival & 1]


def christians_with_cards(t: Outremer, seat: int) -> list[int]:
    deck_of = t.scenario.deck_of
    return [r for r in rivals(t, seat) if deck_of[r] == CHRISTIAN and t.hands[r]]


def succession_rivals(t: Outremer, seat: int) -> list[int]:
    return [r for r in rivals(t, seat) if t.hands[r] or t.lands[r] & t.plus]


def holding_cards(t: Outremer, seat: int) -> list[int]:
    return [rival for rival in rivals(t, seat) if t.hands[rival]]


def shaken(t: Outremer, seat: int) -> list[int]:
    """Rivals whose bonus can still fall."""
    return [rival for rival in rivals(t, seat) if t.bonus[rival] > LOWEST]


def named(t: Outremer, seats: list[int]) -> tuple[Choice, ...]:
    """Rivals as choices."""
    return tuple([t.kit.rivals[t.scenario.kingdoms[seat]] for seat in seats])


def seat_of(t: Outremer, choice: Rival) -> int:
    """Where a kingdom sits."""
    return t.scenario.kingdoms.index(choice.kingdom)


def tell_rival(t: Outremer, text: str, rule: str, seat: int, rival: int) -> None:
    if t.ears is not None:
        said: dict[str, Said] = {"seat": seat_name(seat), "rival": seat_name(rival)}
        t.tell(text, rule, seat, said)


@dataclass(frozen=True, slots=True)
class Truce(Asking):
    """Until the turn ends neither attacks nor raids the other."""

    seat: int

    def begin(self, t: Outremer, _: None) -> Signal:
        return t.ask(self.seat, "rival", self.offer(t, ""), then=self.agreed)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        return named(t, truce_rivals(t, self.seat))

    def agreed(self, t: Outremer, choice: Rival) -> Signal:
        rival = seat_of(t, choice)
        t.last(t.playing, self.seat, rival)
        t.playing = NO_CARD
        tell_rival(t, "truce", "9.7", self.seat, rival)
        return t.done()


@dataclass(frozen=True, slots=True)
class Succession(Asking):
    """A rival loses cards at random and turns a +1 castle of his choice to its regular side."""

    seat: int
    cards: int
    rival: int = NOBODY

    def begin(self, t: Outremer, _: None) -> Signal:
        return t.ask(self.seat, "rival", self.offer(t, "rival"), then=self.struck)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        if kind == "rival":
            return named(t, succession_rivals(t, self.seat))
        mask = t.lands[self.rival] & t.plus
        return tuple([choice for area, choice in enumerate(t.kit.turns) if mask >> area & 1])

    def struck(self, t: Outremer, choice: Rival) -> Signal:
        rival = seat_of(t, choice)
        tell_rival(t, "succession", "9.5", self.seat, rival)
        return Succession(self.seat, self.cards, rival).strife(t)

    def strife(self, t: Outremer) -> Signal:
        """A card first, then a castle."""
        hand = t.hands[self.rival]
        if self.cards and hand:
            return t.draw("loss", bytes(hand), then=self.lost)
        if t.lands[self.rival] & t.plus:
            return t.ask(self.rival, "yield", self.offer(t, "yield"), then=self.yielded)
        return t.done()

    def lost(self, t: Outremer, card: int) -> Signal:
        lose(t, self.rival, card, "9.5")
        return Succession(self.seat, self.cards - 1, self.rival).strife(t)

    def yielded(self, t: Outremer, choice: TurnChoice) -> Signal:
        t.plus &= ~(1 << choice.area)
        if t.ears is not None:
            tell(t, "turned", "9.5", self.rival, choice.area)
        return t.done()


@dataclass(frozen=True, slots=True)
class Seduction(Asking):
    """Take a card at random from a Christian rival's hand."""

    seat: int
    rival: int = NOBODY

    def begin(self, t: Outremer, _: None) -> Signal:
        return t.ask(self.seat, "rival", self.offer(t, ""), then=self.approached)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        return named(t, christians_with_cards(t, self.seat))

    def approached(self, t: Outremer, choice: Rival) -> Signal:
        rival = seat_of(t, choice)
        seduced = Seduction(self.seat, rival).seduced
        return t.draw("theft", bytes(t.hands[rival]), then=seduced)

    def seduced(self, t: Outremer, card: int) -> Signal:
        t.hands[self.rival].remove(card)
        insort(t.hands[self.seat], card)
        if t.ears is not None:
            tell_rival(t, "seduced", "9.10", self.seat, self.rival)
            said: dict[str, Said] = {"card": t.kit.cards[card].said}
            for knows in (self.seat, self.rival):
                t.tell("seduced-card", "9.10", self.seat, said, audience=knows)
        return t.done()


@dataclass(frozen=True, slots=True)
class Assassins(Asking):
    """Look at a rival's hand and discard a card of it."""

    seat: int
    rival: int = NOBODY

    def begin(self, t: Outremer, _: None) -> Signal:
        return t.ask(self.seat, "rival", self.offer(t, "rival"), then=self.crept)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        if kind == "rival":
            return named(t, holding_cards(t, self.seat))
        return tuple([t.kit.strikes[card] for card in sorted(set(t.hands[self.rival]))])

    def crept(self, t: Outremer, choice: Rival) -> Signal:
        rival = seat_of(t, choice)
        tell_rival(t, "assassins", "9.11", self.seat, rival)
        show_hand(t, self.seat, rival, "9.11")
        knife = Assassins(self.seat, rival)
        return t.ask(self.seat, "strike", knife.offer(t, "strike"), then=knife.struck_down)

    def struck_down(self, t: Outremer, choice: Strike) -> Signal:
        lose(t, self.rival, choice.card, "9.11")
        return t.done()


def show_hand(t: Outremer, seat: int, rival: int, rule: str) -> None:
    """A hand is shown to one player only."""
    if t.ears is not None:
        cards = cards_said(t, t.hands[rival])
        said: dict[str, Said] = {"rival": seat_name(rival), "cards": cards}
        t.tell("saw-hand", rule, seat, said, audience=seat, reveal=True)


@dataclass(frozen=True, slots=True)
class Spies(Asking):
    """Look at a rival's hand, if one holds cards, then draw."""

    seat: int
    cards: int

    def begin(self, t: Outremer, _: None) -> Signal:
        if not holding_cards(t, self.seat):
            return draw_of(self.seat, self.cards, "9.13").begin(t, None)
        return t.ask(self.seat, "rival", self.offer(t, ""), then=self.spied)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        return named(t, holding_cards(t, self.seat))

    def spied(self, t: Outremer, choice: Rival) -> Signal:
        rival = seat_of(t, choice)
        tell_rival(t, "spies", "9.13", self.seat, rival)
        show_hand(t, self.seat, rival, "9.13")
        return draw_of(self.seat, self.cards, "9.13").begin(t, None)


@dataclass(frozen=True, slots=True)
class Troubadours(Asking):
    """One's own bonus rises, a rival's falls."""

    seat: int
    steps: int

    def begin(self, t: Outremer, _: None) -> Signal:
        return t.call(gain_of(self.seat, self.steps, "9.12").begin, then=self.sung)

    def sung(self, t: Outremer, _: None) -> Signal:
        if not shaken(t, self.seat):
            return t.done()
        return t.ask(self.seat, "rival", self.offer(t, ""), then=self.mocked)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        return named(t, shaken(t, self.seat))

    def mocked(self, t: Outremer, choice: Rival) -> Signal:
        rival = seat_of(t, choice)
        tell_rival(t, "troubadours", "9.12", self.seat, rival)
        for _ in range(self.steps):
            fall(t, rival, "9.12")
        return t.done()
