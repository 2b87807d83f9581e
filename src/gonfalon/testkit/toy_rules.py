"""The rules of Muster, a toy: as small as can be, with everything that the kernel offers.

Each round every seat lays a card face down and stakes coins, in secret (`seal`, one or two
questions each). Then the seats are polled in order whether they peek at a rival's card (an
interrupt: `call`, private `reveal`). Dice are rolled (`roll`), the strongest takes the cards and
the stakes, may burn a card, boast of its best card (`reveal`) and salute. All draw (`draw`).
The game ends after three rounds, or when somebody is broke.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import SEAL, Signal
from gonfalon.kernel.table import Procedure, Result, Table, lane_of
from gonfalon.kernel.words import Refusal, Said, seat_name
from gonfalon.parts.decks import add, deck, distinct, minus, take
from gonfalon.parts.dice import D6

CARDS: Final = deck(list(range(1, 5)) * 3)  # so few that three players run out of them
BANNER: Final = 4  # a card so strong that nothing may be staked on it
HAND: Final = 3
COINS: Final = 3
ROUNDS: Final = 3
STAKES: Final = (0, 1, 2)
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("lay",),
    "stake": ("stake",),
    "peek": ("peek", "pass"),
    "burn": ("burn", "keep"),
    "boast": ("boast", "quiet"),
    "salute": ("salute", "bow"),
}


class Move(Choice):
    """A verb and, for some, a number."""

    __slots__ = ("number", "verb")

    verb: str
    number: int

    def __init__(self, verb: str, number: int = -1) -> None:
        super().__init__(verb if number < 0 else f"{verb} {number}")
        self.verb = verb
        self.number = number

    def fields(self) -> dict[str, object]:
        return {"verb": self.verb, "number": self.number}


class ToyTable(Table):
    """Derived: might."""

    __slots__ = ("burnt", "coins", "deck", "down", "hands", "might", "peeks", "piles", "shown")

    deck: bytes
    hands: list[bytes]
    down: list[int]  # the card each seat has laid face down; 0: none
    piles: list[bytes]  # won, face up
    burnt: bytes
    coins: list[int]
    peeks: tuple[tuple[int, int], ...]  # who has peeked at whose card
    shown: list[int]  # a card of the hand that everybody has seen; 0: none
    might: list[int]  # derived: the sum of each pile

    def clone(self) -> ToyTable:
        new = type(self)()
        self.copy_clock(new)
        new.deck = self.deck
        new.hands = self.hands.copy()
        new.down = self.down.copy()
        new.piles = self.piles.copy()
        new.burnt = self.burnt
        new.coins = self.coins.copy()
        new.peeks = self.peeks
        new.shown = self.shown.copy()
        new.might = self.might.copy()
        return new

    def moves(self, seat: int, kind: str) -> tuple[Choice, ...]:
        """What a seat may do when it is asked `kind`."""
        say = self.box.choices.by_say
        if kind == "card":
            return tuple([say[f"lay {card}"] for card in distinct(self.hands[seat])])
        if kind == "stake":
            return tuple([say[f"stake {n}"] for n in STAKES if n <= self.coins[seat]])
        if kind == "peek":
            others = [other for other in range(self.players) if other != seat]
            return (say["pass"], *[say[f"peek {other}"] for other in others])
        if kind == "burn":
            return (say["keep"], *[say[f"burn {c}"] for c in distinct(self.piles[seat])])
        if kind == "boast":
            return (say["quiet"], say["boast"]) if self.hands[seat] else (say["quiet"],)
        return (say["salute"], say["bow"])

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        assert isinstance(choice, Move)
        lane = lane_of(self, seat) if self.signal == SEAL else None
        verb, number = choice.verb, choice.number
        if verb not in VERBS[lane.kind if lane else self.kind]:
            return Refusal("1", "why-not-now")
        if verb == "lay" and number not in self.hands[seat]:
            return Refusal("2", "why-no-card")
        if verb == "stake" and number > self.coins[seat]:
            return Refusal("3", "why-no-coins")
        if verb == "peek" and (number == seat or number >= self.players):
            return Refusal("4", "why-no-rival")
        if verb == "burn" and number not in self.piles[seat]:
            return Refusal("5", "why-no-card")
        if verb == "boast" and not self.hands[seat]:
            return Refusal("6", "why-no-card")
        return None

    def concession(self, seat: int) -> Result | Refusal:
        if self.players != 2:
            return Refusal("8", "why-concede-two")
        return Result("concession", (2, 1) if seat == 0 else (1, 2))

    def state(self) -> tuple[object, ...]:
        return (
            self.deck,
            tuple(self.hands),
            tuple(self.down),
            tuple(self.piles),
            self.burnt,
            tuple(self.coins),
            self.peeks,
            tuple(self.shown),
        )

    def pieces(self) -> tuple[object, ...]:
        lying = bytes([card for card in self.down if card])
        held = b"".join(self.hands) + b"".join(self.piles)
        return (deck(self.deck + self.burnt + lying + held), sum(self.coins))


@dataclass(frozen=True, slots=True)
class Dealing(Procedure):
    """Deal to each seat in turn."""

    seat: int

    def begin(self, t: ToyTable, _: None) -> Signal:
        return t.deal("deal", t.deck, HAND, then=self.dealt)

    def dealt(self, t: ToyTable, cards: bytes) -> Signal:
        t.deck = minus(t.deck, cards)
        t.hands[self.seat] = cards
        t.tell("dealt", "1", self.seat, {"count": HAND})
        if self.seat + 1 < t.players:
            return Dealing(self.seat + 1).begin(t, None)
        return Round(1).begin(t, None)


@dataclass(frozen=True, slots=True)
class Round(Procedure):
    """Plan in secret, peek, fight, draw."""

    number: int

    def begin(self, t: ToyTable, _: None) -> Signal:
        seats = tuple(range(t.players))
        return t.seal(seats, tuple([Plan(seat, 0).begin for seat in seats]), then=self.planned)

    def planned(self, t: ToyTable, plans: tuple[tuple[int, int], ...]) -> Signal:
        for seat, (card, _) in enumerate(plans):
            t.hands[seat] = take(t.hands[seat], card)
            t.down[seat] = card
            t.shown[seat] = 0
        t.tell("laid", "2", -1, {"count": len(plans)})
        battle = Battle(self.number, tuple([stake for _, stake in plans]))
        return t.call(Poll(0).begin, then=battle.polled)

    def drawn(self, t: ToyTable, _: None) -> Signal:
        if self.number == ROUNDS or 0 in t.coins:
            return ending(t)
        return Round(self.number + 1).begin(t, None)


@dataclass(frozen=True, slots=True)
class Plan(Procedure):
    """In secret: a card, and a stake unless it is a banner."""

    seat: int
    card: int

    def begin(self, t: ToyTable, _: None) -> Signal:
        return t.ask(self.seat, "card", t.moves(self.seat, "card"), then=self.picked)

    def picked(self, t: ToyTable, move: Move) -> Signal:
        t.tell("picked", "2", self.seat, {"card": move.number}, audience=self.seat)
        if move.number == BANNER:
            return t.done((BANNER, 0))
        staking = Plan(self.seat, move.number).staked
        return t.ask(self.seat, "stake", t.moves(self.seat, "stake"), then=staking)

    def staked(self, t: ToyTable, move: Move) -> Signal:
        return t.done((self.card, move.number))


@dataclass(frozen=True, slots=True)
class Poll(Procedure):
    """Ask every seat in order whether it peeks, whatever it holds. Done with how many did."""

    seat: int
    count: int = 0

    def begin(self, t: ToyTable, _: None) -> Signal:
        return t.ask(self.seat, "peek", t.moves(self.seat, "peek"), then=self.answered)

    def answered(self, t: ToyTable, move: Move) -> Signal:
        count = self.count
        if move.verb == "peek":
            rival = move.number
            count += 1
            t.peeks += ((self.seat, rival),)
            t.tell("peeked", "4", self.seat, {"at": seat_name(rival)})
            card: dict[str, Said] = {"card": t.down[rival]}
            t.tell("peeked-card", "4", self.seat, card, audience=self.seat, reveal=True)
        if self.seat + 1 < t.players:
            return Poll(self.seat + 1, count).begin(t, None)
        return t.done(count)


@dataclass(frozen=True, slots=True)
class Battle(Procedure):
    """Roll and compare. The stakes are secret until then."""

    number: int
    stakes: tuple[int, ...]

    def seen_by(self, seat: int) -> Battle:
        own = [stake if at == seat else -1 for at, stake in enumerate(self.stakes)]
        return Battle(self.number, tuple(own))

    def polled(self, t: ToyTable, peeks: int) -> Signal:
        t.tell("polled", "4", -1, {"count": peeks})
        dice = 2 if t.setup.options["dice"] == "two" else 1
        return t.roll("battle", D6, t.players * dice, then=self.rolled)

    def rolled(self, t: ToyTable, dice: bytes) -> Signal:
        seats = range(t.players)
        powers = [t.down[seat] + self.stakes[seat] + max(dice[seat :: t.players]) for seat in seats]
        cards = bytes(sorted(t.down))
        t.tell("rolled", "5", -1, {"powers": tuple(map(str, powers))}, reveal=True)
        t.down = [0] * t.players
        t.peeks = ()
        best = [seat for seat in seats if powers[seat] == max(powers)]
        if len(best) > 1:
            t.burnt = deck(t.burnt + cards)
            return self.spoiled(t, None)
        winner = best[0]
        for seat in seats:
            t.coins[seat] -= self.stakes[seat]
        t.coins[winner] += sum(self.stakes)
        t.piles[winner] = deck(t.piles[winner] + cards)
        t.might[winner] += sum(cards)
        return t.call(Spoils(winner).begin, then=self.spoiled)

    def spoiled(self, t: ToyTable, _: None) -> Signal:
        return t.call(Refill(0).begin, then=Round(self.number).drawn)


@dataclass(frozen=True, slots=True)
class Spoils(Procedure):
    """The winner may burn a card of its pile, boast, and salutes."""

    seat: int

    def begin(self, t: ToyTable, _: None) -> Signal:
        return t.ask(self.seat, "burn", t.moves(self.seat, "burn"), then=self.burnt)

    def burnt(self, t: ToyTable, move: Move) -> Signal:
        if move.verb == "burn":
            t.piles[self.seat] = take(t.piles[self.seat], move.number)
            t.burnt = add(t.burnt, move.number)
            t.might[self.seat] -= move.number
            t.tell("burnt", "5", self.seat, {"card": move.number})
        return t.ask(self.seat, "boast", t.moves(self.seat, "boast"), then=self.boasted)

    def boasted(self, t: ToyTable, move: Move) -> Signal:
        if move.verb == "boast":
            t.shown[self.seat] = t.hands[self.seat][-1]
            t.tell("shown", "6", self.seat, {"card": t.shown[self.seat]}, reveal=True)
        return t.ask(self.seat, "salute", t.moves(self.seat, "salute"), then=self.saluted)

    def saluted(self, t: ToyTable, move: Move) -> Signal:
        t.tell(move.verb, "6", self.seat, {})
        return t.done()


@dataclass(frozen=True, slots=True)
class Refill(Procedure):
    """Every seat draws a card while there are any."""

    seat: int

    def begin(self, t: ToyTable, _: None) -> Signal:
        if self.seat == t.players or not t.deck:
            return t.done()
        return t.draw("card", t.deck, then=self.drawn)

    def drawn(self, t: ToyTable, card: int) -> Signal:
        t.deck = take(t.deck, card)
        t.hands[self.seat] = add(t.hands[self.seat], card)
        t.tell("drew", "7", self.seat, {})
        t.tell("drew-card", "7", self.seat, {"card": card}, audience=self.seat)
        return Refill(self.seat + 1).begin(t, None)


def ending(t: ToyTable) -> Signal:
    """Rank by might and coins."""
    scores = tuple([t.might[seat] + t.coins[seat] for seat in range(t.players)])
    ranks = tuple([1 + sum([other > score for other in scores]) for score in scores])
    return t.finish(Result("broke" if 0 in t.coins else "rounds", ranks, scores))


PROCEDURES: Final = (Dealing, Round, Plan, Poll, Battle, Spoils, Refill)
