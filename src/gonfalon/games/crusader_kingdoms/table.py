"""The state of a game of Crusader Kingdoms."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Any, Final

from gonfalon.games.crusader_kingdoms.board import CrusaderBox, Scenario
from gonfalon.games.crusader_kingdoms.cards import RELIC, TRUCE, WATCHTOWERS
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Setup
from gonfalon.kernel.table import Procedure, Result, Table
from gonfalon.kernel.words import Refusal
from gonfalon.parts.decks import deck

INDEPENDENT: Final = -1
NOBODY: Final = -1
NO_CARD: Final = -1
LOWEST: Final = -2  # the bonus track (2.3)
HIGHEST: Final = 2
TURNS: Final = 3

Laid = tuple[int, int, int]
"""A card in an attack: who laid it, for which side, which card."""
Lasting = tuple[int, int, int]
"""An event that lasts the turn: the card, who played it, and whom it names."""


class Outremer(Table):
    """Seats are the players; with one or two the Muslims have the number after the last seat."""

    __slots__ = (
        "army",
        "attack_dice",
        "bonus",
        "borders",
        "buried",
        "defence_dice",
        "die",
        "hands",
        "holders",
        "kit",
        "laid",
        "lands",
        "lasting",
        "muslims",
        "open",
        "passed",
        "pile",
        "piles",
        "playing",
        "plus",
        "round",
        "row",
        "scenario",
        "spent",
        "truces",
        "turn",
    )

    kit: CrusaderBox
    scenario: Scenario
    muslims: int  # the number of the Muslims of chapter 8, or NOBODY
    turn: int  # 1 to 3
    round: int  # of this turn, for the eye
    hands: list[list[int]]  # sorted
    piles: list[bytes]  # by deck: what can be drawn
    spent: list[list[int]]  # by deck: discarded face up, sorted
    buried: list[bytes]  # by seat: discarded face down (4.5)
    holders: list[int]  # by area: a seat, the Muslims, or INDEPENDENT
    plus: int  # areas whose castle shows +1, as a mask
    bonus: list[int]  # by seat, the Muslims last
    lasting: tuple[Lasting, ...]
    playing: int  # the event that is being played, or NO_CARD
    laid: tuple[Laid, ...]  # the attack going on
    open: bool  # have the cards of the attack been revealed?
    attack_dice: bytes  # of this attack or the last one
    defence_dice: bytes
    passed: int  # who has passed: with one or two players for the turn, else since the last action
    pile: bytes  # the Muslims' cards of this turn, face down
    army: bytes  # their cards on the table, in the order in which they joined
    row: bytes  # their waiting responses, oldest first
    die: int  # the army's die for the card revealed last; 0: it did not roll
    lands: list[int]  # derived: by seat, and the Muslims, the areas as a mask
    borders: list[int]  # derived: the areas next to these
    truces: list[int]  # derived: by seat, the seats under truce as a mask

    def clone(self) -> Outremer:
        new = Outremer()
        self.copy_clock(new)
        new.kit = self.kit
        new.scenario = self.scenario
        new.muslims = self.muslims
        new.turn = self.turn
        new.round = self.round
        new.hands = [hand.copy() for hand in self.hands]
        new.piles = self.piles.copy()
        new.spent = [cards.copy() for cards in self.spent]
        new.buried = self.buried.copy()
        new.holders = self.holders.copy()
        new.plus = self.plus
        new.bonus = self.bonus.copy()
        new.lasting = self.lasting
        new.playing = self.playing
        new.laid = self.laid
        new.open = self.open
        new.attack_dice = self.attack_dice
        new.defence_dice = self.defence_dice
        new.passed = self.passed
        new.pile = self.pile
        new.army = self.army
        new.row = self.row
        new.die = self.die
        new.lands = self.lands.copy()
        new.borders = self.borders.copy()
        new.truces = self.truces.copy()
        return new

    # Castles

    def hold(self, area: int, holder: int) -> None:
        """Give the area to somebody: a castle on its regular side, or none."""
        old = self.holders[area]
        self.holders[area] = holder
        self.plus &= ~(1 << area)
        if old >= 0:
            self.lands[old] &= ~(1 << area)
            self.borders[old] = self.next_to(self.lands[old])
        if holder >= 0:
            self.lands[holder] |= 1 << area
            self.borders[holder] = self.next_to(self.lands[holder])

    def next_to(self, areas: int) -> int:
        """All areas that border one of these."""
        found = self.kit.near_by_mask.get(areas)
        if found is None:
            found = 0
            for area, near in enumerate(self.kit.near):
                if areas >> area & 1:
                    found |= near
            self.kit.near_by_mask[areas] = found
        return found

    def castles(self, seat: int) -> int:
        """How many castles of a seat are on the map."""
        return self.lands[seat].bit_count()

    def attackable(self, seat: int) -> int:
        """4.1.1: the areas that a seat may attack. Without an area: only those of its start."""
        own = self.lands[seat]
        found = self.borders[seat] & ~own if own else self.scenario.starts[seat]
        barred = self.scenario.friends[seat] | self.truces[seat]
        other = 0
        while barred:
            if barred & 1:
                found &= ~self.lands[other]
            barred >>= 1
            other += 1
        return found

    def may_raid(self, seat: int, rival: int) -> bool:
        """4.3: a border, something to lose, and nothing that forbids it."""
        if not self.borders[seat] & self.lands[rival]:
            return False
        if rival == self.muslims:
            return bool(self.pile)
        allowed = self.scenario.raidable[seat] & ~self.truces[seat]
        return bool(allowed >> rival & 1 and self.hands[rival])

    # Cards

    def has_troop(self, seat: int) -> bool:
        """Troops have the lowest numbers."""
        hand = self.hands[seat]
        return bool(hand) and hand[0] < self.kit.troops

    def spend(self, card: int) -> None:
        """A card that was used goes face up to the discard pile of its own deck."""
        insort(self.spent[self.kit.deck_of[card]], card)

    def rebuild(self, home: int) -> None:
        """Discards become the draw pile again: what was face up is as unknown as the rest."""
        self.piles[home] = deck([*self.piles[home], *self.spent[home], *self.buried_of(home)])
        self.spent[home] = []
        deck_of = self.kit.deck_of
        for seat, cards in enumerate(self.buried):
            if cards:
                self.buried[seat] = bytes([card for card in cards if deck_of[card] != home])

    def buried_of(self, home: int) -> bytes:
        """Everything of one deck that was discarded face down."""
        deck_of = self.kit.deck_of
        return bytes([card for cards in self.buried for card in cards if deck_of[card] == home])

    # Dice

    def last(self, card: int, seat: int, rival: int = NOBODY) -> None:
        """4.4: an event stays on the table until the turn ends."""
        self.lasting += ((card, seat, rival),)
        if self.kit.cards[card].effect == TRUCE:
            self.truces[seat] |= 1 << rival
            self.truces[rival] |= 1 << seat

    def lasting_dice(self, seat: int, effect: int) -> int:
        """The dice that a seat's lasting events give."""
        dice = 0
        for card, who, _ in self.lasting:
            if who == seat and self.kit.cards[card].effect == effect:
                dice += self.kit.cards[card].amount
        return dice

    def zeal(self, seat: int) -> int:
        """Dice that a seat has in every attack this turn."""
        return self.lasting_dice(seat, RELIC) if self.lasting and seat >= 0 else 0

    def base_defence(self, area: int) -> int:
        """4.2: the printed value, the castle's own +1, and what lasts this turn. No cards."""
        holder = self.holders[area]
        dice = self.kit.defence[area] + (self.plus >> area & 1)
        if self.lasting and holder >= 0:
            dice += self.lasting_dice(holder, WATCHTOWERS)
        return dice

    def neighbours_to_turn(self, area: int) -> int:
        """4.1.4: the owner's +1 castles next to an attacked area."""
        holder = self.holders[area]
        if holder < 0 or holder == self.muslims:
            return 0
        return self.kit.near[area] & self.lands[holder] & self.plus

    # What the kernel asks

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        if choice in self.options:
            return None
        from gonfalon.games.crusader_kingdoms.reasons import reason

        return reason(self, seat, choice)

    def concession(self, seat: int) -> Result | Refusal:
        if self.players != 1:
            return Refusal("8.5", "why-concede-alone")
        from gonfalon.games.crusader_kingdoms.rules.ending import points

        return Result("concession", (2,), (points(self),))

    def state(self) -> tuple[object, ...]:
        return (
            self.turn,
            self.round,
            tuple([bytes(hand) for hand in self.hands]),
            tuple(self.piles),
            tuple([bytes(cards) for cards in self.spent]),
            tuple(self.buried),
            tuple(self.holders),
            self.plus,
            tuple(self.bonus),
            self.lasting,
            self.playing,
            self.laid,
            self.open,
            self.attack_dice,
            self.defence_dice,
            self.passed,
            self.pile,
            self.army,
            self.row,
            self.die,
        )

    def pieces(self) -> tuple[object, ...]:
        cards = b"".join(map(bytes, self.hands + self.spent)) + b"".join(self.piles)
        cards += b"".join(self.buried) + self.pile + self.army + self.row
        cards += bytes([card for card, _, _ in self.lasting])
        cards += bytes([card for _, _, card in self.laid])
        if self.playing != NO_CARD:
            cards += bytes([self.playing])
        return (deck(cards), len(self.holders))


@dataclass(frozen=True, slots=True)
class Asking(Procedure):
    """A procedure that asks a seat; its options can be made again from what lies on the table."""

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        """The options of its question of this kind."""
        raise NotImplementedError


def lay_out(
    box: CrusaderBox,
    setup: Setup,
    turn: int,
    round_: int,
    hands: tuple[bytes, ...],
    piles: tuple[bytes, ...],
    spent: tuple[bytes, ...],
    buried: tuple[bytes, ...],
    holders: tuple[int, ...],
    plus: int,
    bonus: tuple[int, ...],
    lasting: tuple[Lasting, ...],
    playing: int,
    laid: tuple[Laid, ...],
    open_: bool,
    attack_dice: bytes,
    defence_dice: bytes,
    passed: int,
    pile: bytes,
    army: bytes,
    row: bytes,
    die: int,
) -> Outremer:
    """A table with these pieces, everything derived made anew."""
    t = Outremer()
    t.start(box, setup)
    t.kit = box
    t.scenario = box.scenarios[setup.players]
    t.muslims = setup.players if t.scenario.muslims else NOBODY
    t.turn = turn
    t.round = round_
    t.hands = [list(hand) for hand in hands]
    t.piles = list(piles)
    t.spent = [list(cards) for cards in spent]
    t.buried = list(buried)
    t.holders = list(holders)
    t.plus = plus
    t.bonus = list(bonus)
    t.playing = playing
    t.laid = laid
    t.open = open_
    t.attack_dice = attack_dice
    t.defence_dice = defence_dice
    t.passed = passed
    t.pile = pile
    t.army = army
    t.row = row
    t.die = die
    sides = len(bonus)
    t.lands = [
        sum([1 << area for area, holder in enumerate(holders) if holder == seat])
        for seat in range(sides)
    ]
    t.borders = [t.next_to(areas) for areas in t.lands]
    t.truces = [0] * setup.players
    t.lasting = ()
    for card, seat, rival in lasting:
        t.last(card, seat, rival)
    return t


def empty_table(box: CrusaderBox, setup: Setup) -> Outremer:
    """7.1, 8.1: castles on the start areas, everything else independent or Muslim."""
    scenario = box.scenarios[setup.players]
    players = setup.players
    rest = players if scenario.muslims else INDEPENDENT
    holders: list[int] = [rest] * len(box.areas)
    for seat, start in enumerate(scenario.starts):
        for area in range(len(box.areas)):
            if start >> area & 1:
                holders[area] = seat
    none: tuple[bytes, ...] = (b"",) * players
    state: tuple[Any, ...] = (
        1,
        1,
        none,
        scenario.decks,
        (b"", b""),
        none,
        tuple(holders),
        0,
        (0,) * (players + (1 if scenario.muslims else 0)),
        (),
        NO_CARD,
        (),
        False,
        b"",
        b"",
        0,
        b"",
        b"",
        b"",
        0,
    )
    return lay_out(box, setup, *state)
