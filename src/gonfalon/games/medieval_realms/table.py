"""The state of a game of Medieval Realms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.medieval_realms.cards import ADMIRAL, COMBAT, GENERAL, KINDS, TYPES, Card
from gonfalon.games.medieval_realms.choices import Offers
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Setup
from gonfalon.kernel.signals import SEAL
from gonfalon.kernel.table import Procedure, Result, Table, lane_of
from gonfalon.kernel.words import Refusal

ROUNDS: Final = 7
HAND_SIZE: Final = 4
FUTURE: Final = 6
EMPTY: Final = 0  # a slot without a card
NO_PAIR: Final = -1
KIND_COUNT: Final = len(KINDS)


class RealmsBox(Box):
    """The edition: what everybody begins with, the lands and the deck."""

    __slots__ = (
        "cards",
        "deck",
        "decoys",
        "leaders",
        "offers",
        "resources",
        "rewards",
    )

    cards: tuple[Card, ...]  # by number; number 0 is no card
    deck: bytes
    resources: tuple[int, ...]
    leaders: tuple[int, ...]
    decoys: int  # in games of two
    rewards: tuple[tuple[int, ...], ...]  # per land how much of each resource; the last is lilies
    offers: Offers


@dataclass(frozen=True, slots=True)
class Question(Procedure):
    """A procedure that asks: what it offers now, and why not something else."""

    def offer(self, t: Realms) -> tuple[Choice, ...]:
        """The options."""
        raise NotImplementedError

    def why_not(self, t: Realms, choice: Choice) -> Refusal | None:
        """None if and only if it is among the options."""
        raise NotImplementedError


class Realms(Table):
    """Everything here is open to all; only drafts, which are kept in their lanes, are secret.

    Per-seat counts are flat lists: seat × 7 + resource, seat × 3 + leader, seat × 18 + kind.
    """

    __slots__ = (
        "deck",
        "decoys",
        "discards",
        "future",
        "hand_seals",
        "hands",
        "kit",
        "lands",
        "leaders",
        "order",
        "pairs",
        "palaces",
        "panel",
        "passed",
        "played",
        "points",
        "round",
        "seals",
        "stood",
        "tableaux",
    )

    kit: RealmsBox
    lands: int  # eight, or ten in a game of five
    decoys: int  # of each player, in a game of two
    round: int  # 0 while the table is being prepared
    order: bytes  # the seats in turn order
    passed: int  # mask of the seats that are out for the round
    pairs: list[int]  # the pair each seat has taken, by its place among all pairs
    palaces: list[int]
    leaders: list[int]
    points: list[int]  # on the track
    hands: list[bytes]  # in the order taken
    tableaux: list[bytes]  # in the order played
    stood: list[bytes]  # each seat's draft as it was revealed last
    panel: list[int]
    future: list[int]
    deck: bytes
    discards: bytes
    hand_seals: list[int]  # derived: masks of the seals in each hand
    seals: list[int]  # derived: masks of the seals in each tableau
    played: list[int]  # derived: how many of each kind lie in each tableau

    def clone(self) -> Realms:
        new = Realms()
        self.copy_clock(new)
        new.kit = self.kit
        new.lands = self.lands
        new.decoys = self.decoys
        new.round = self.round
        new.order = self.order
        new.passed = self.passed
        new.pairs = self.pairs.copy()
        new.palaces = self.palaces.copy()
        new.leaders = self.leaders.copy()
        new.points = self.points.copy()
        new.hands = self.hands.copy()
        new.tableaux = self.tableaux.copy()
        new.stood = self.stood.copy()
        new.panel = self.panel.copy()
        new.future = self.future.copy()
        new.deck = self.deck
        new.discards = self.discards
        new.hand_seals = self.hand_seals.copy()
        new.seals = self.seals.copy()
        new.played = self.played.copy()
        return new

    # Cards

    def able(self, seat: int, card: Card) -> bool:
        """Rule 5.3: a hand of fewer than four, and no such seal in it."""
        return len(self.hands[seat]) < HAND_SIZE and not self.hand_seals[seat] >> card.seal & 1

    def to_hand(self, seat: int, card: Card) -> None:
        self.hands[seat] += bytes([card.number])
        self.hand_seals[seat] |= 1 << card.seal

    def from_hand(self, seat: int, card: Card) -> None:
        self.hands[seat] = self.hands[seat].replace(bytes([card.number]), b"", 1)
        self.hand_seals[seat] &= ~(1 << card.seal)

    def to_tableau(self, seat: int, card: Card) -> None:
        self.tableaux[seat] += bytes([card.number])
        self.seals[seat] |= 1 << card.seal
        self.played[seat * KIND_COUNT + card.kind] += 1

    # Counting

    def combat(self, seat: int) -> int:
        """Of all the seat's military leaders."""
        at = seat * 3
        return (
            COMBAT[ADMIRAL] * self.leaders[at + ADMIRAL]
            + COMBAT[GENERAL] * self.leaders[at + GENERAL]
        )

    def tokens(self, seat: int) -> int:
        """All tokens in the palace."""
        return sum(self.palaces[seat * TYPES : (seat + 1) * TYPES])

    def clockwise(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + step) % self.players for step in range(self.players)]

    # What a game says about itself

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        return self.question(seat).why_not(self, choice)

    def question(self, seat: int) -> Question:
        """The procedure that asks the seat just now."""
        lane = lane_of(self, seat) if self.signal == SEAL else None
        step = self.then if lane is None else lane.then
        question: Question = step.__self__  # type: ignore[attr-defined]
        return question

    def concession(self, seat: int) -> Result | Refusal:
        if self.players != 2:
            return Refusal("8.6", "why-concede-two")
        return Result("concession", (1, 2) if seat == 1 else (2, 1), tuple(self.points))

    def state(self) -> tuple[object, ...]:
        return (
            self.round,
            self.order,
            self.passed,
            tuple(self.pairs),
            tuple(self.palaces),
            tuple(self.leaders),
            tuple(self.points),
            tuple(self.hands),
            tuple(self.tableaux),
            tuple(self.stood),
            bytes(self.panel),
            bytes(self.future),
            self.deck,
            self.discards,
        )

    def pieces(self) -> tuple[object, ...]:
        lying = bytes([card for card in (*self.panel, *self.future) if card])
        held = b"".join(self.hands) + b"".join(self.tableaux)
        return (bytes(sorted(self.deck + self.discards + lying + held)),)


def lay_out(
    box: RealmsBox,
    setup: Setup,
    round_: int,
    order: bytes,
    passed: int,
    pairs: tuple[int, ...],
    palaces: tuple[int, ...],
    leaders: tuple[int, ...],
    points: tuple[int, ...],
    hands: tuple[bytes, ...],
    tableaux: tuple[bytes, ...],
    stood: tuple[bytes, ...],
    panel: bytes,
    future: bytes,
    deck: bytes,
    discards: bytes,
) -> Realms:
    """A table with these pieces, everything derived made anew."""
    t = Realms()
    t.start(box, setup)
    t.kit = box
    players = setup.players
    t.lands = len(box.rewards) if players == 5 else len(box.rewards) - 2
    t.decoys = box.decoys if players == 2 else 0
    t.round = round_
    t.order = order
    t.passed = passed
    t.pairs = list(pairs)
    t.palaces = list(palaces)
    t.leaders = list(leaders)
    t.points = list(points)
    t.hands = list(hands)
    t.stood = list(stood)
    t.panel = list(panel)
    t.future = list(future)
    t.deck = deck
    t.discards = discards
    t.hand_seals = [sum([1 << box.cards[card].seal for card in hand]) for hand in hands]
    t.tableaux = list(tableaux)
    t.seals = [0] * players
    t.played = [0] * (players * KIND_COUNT)
    for seat, tableau in enumerate(tableaux):
        for number in tableau:
            card = box.cards[number]
            t.seals[seat] |= 1 << card.seal
            t.played[seat * KIND_COUNT + card.kind] += 1
    return t
