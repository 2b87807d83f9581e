"""The state of a game of The Kingdoms of Crusaders."""

from __future__ import annotations

from typing import Final

from gonfalon.games.kingdoms_of_crusaders.armies import CODE, SECTOR, WORTH, hope
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Setup
from gonfalon.kernel.table import Result, Table
from gonfalon.kernel.words import Refusal
from gonfalon.parts.decks import ONE

LANDS: Final = 5
NOBODY_YET: Final = -1
ALL_OPEN: Final = (1 << LANDS) - 1
CARDS: Final = 32
IN_TURN: Final = 6  # cards in the hand of the seat that places one: five, and the one just drawn


class Place(Choice):
    """Place a card of the hand in one's own sector of a land."""

    __slots__ = ("card", "card_say", "land", "land_say")

    card: int
    land: int
    card_say: str
    land_say: str

    def __init__(self, card: int, land: int, card_say: str, land_say: str) -> None:
        super().__init__(f"place {card_say} {land_say}")
        self.card = card
        self.land = land
        self.card_say = card_say
        self.land_say = land_say

    def fields(self) -> dict[str, object]:
        return {"card": self.card_say, "land": self.land_say}


class KingdomsBox(Box):
    """The edition: names of the lands, the deck, and the placements by open sectors and cards.

    Of two cards at once, because joining tuples is what a decision spends most of its time on.
    """

    __slots__ = ("deck", "lands", "placements")

    deck: bytes  # one deck; three and four players use two
    lands: tuple[str, ...]
    placements: tuple[tuple[tuple[Choice, ...], ...], ...]  # [open sectors][two cards; 0: none]


class Kingdoms(Table):
    """Sectors are numbered seat × 5 + land."""

    __slots__ = (
        "armies",
        "best",
        "deck",
        "filled",
        "hands",
        "holders",
        "hopes",
        "kit",
        "open",
        "order",
        "placed",
        "points",
        "sectors",
        "unseen",
        "wished",
    )

    kit: KingdomsBox
    points: bool  # the variant of rule 7
    deck: bytes  # what can still be drawn
    hands: list[list[int]]  # sorted
    sectors: list[bytes]  # the cards of each sector, in the order placed
    filled: list[int]  # when each sector got its fourth card, as a count of placements; 0: not yet
    order: bytes  # the lands in the order in which they were won: the marker numbers
    holders: list[int]  # who won each land
    placed: int  # cards placed so far
    armies: list[int]  # derived: each sector's army
    best: list[int]  # derived: per land the best full sector, or NOBODY_YET
    open: list[int]  # derived: per seat the sectors with room, as a mask
    unseen: list[int]  # derived: per kind the copies that do not lie face up
    hopes: list[int]  # derived: per land the kinds by which a rival may still beat the best; or 0
    wished: int  # derived: the kinds of all hopes

    def clone(self) -> Kingdoms:
        new = Kingdoms()
        self.copy_clock(new)
        new.kit = self.kit
        new.points = self.points
        new.deck = self.deck
        new.hands = [hand.copy() for hand in self.hands]
        new.sectors = self.sectors.copy()
        new.filled = self.filled.copy()
        new.order = self.order
        new.holders = self.holders.copy()
        new.placed = self.placed
        new.armies = self.armies.copy()
        new.best = self.best.copy()
        new.open = self.open.copy()
        new.unseen = self.unseen.copy()
        new.hopes = self.hopes.copy()
        new.wished = self.wished
        return new

    def placements(self, seat: int) -> tuple[Choice, ...]:
        """Rule 1.2: any card of the hand into any own sector with room."""
        pairs = self.kit.placements[self.open[seat]]
        hand = self.hands[seat]
        if len(hand) < IN_TURN:
            hand = hand + [0] * (IN_TURN - len(hand))
        a, b, c, d, e, f = hand
        options = pairs[a * CARDS + b]
        options += pairs[(c if c != b else 0) * CARDS + (d if d != b else 0)]
        return options + pairs[(e if e != d else 0) * CARDS + (f if f != d else 0)]

    def put(self, seat: int, card: int, land: int) -> None:
        """Lay a card of the hand face up, and note a full sector."""
        sector = seat * LANDS + land
        cards = self.sectors[sector] + ONE[card]
        self.sectors[sector] = cards
        self.hands[seat].remove(card)
        self.unseen[card] -= 1
        self.armies[sector] += CODE[card]
        self.placed += 1
        if len(cards) == SECTOR:
            self.filled[sector] = self.placed
            self.fill(seat, land)

    def fill(self, seat: int, land: int) -> None:
        """Keep `open` and `best` when a sector gets its fourth card. Ties go to the first."""
        sector = seat * LANDS + land
        self.open[seat] &= ~(1 << land)
        best = self.best[land]
        if best == NOBODY_YET or WORTH[self.armies[sector]] > WORTH[self.armies[best]]:
            self.best[land] = sector

    def hope(self, land: int) -> int:
        """Rule 4b: the cards by which a rival could still have a better army than the best here."""
        worth = WORTH[self.armies[self.best[land]]]
        for sector in range(land, self.players * LANDS, LANDS):
            missing = SECTOR - len(self.sectors[sector])
            if missing:
                found = hope(self.armies[sector], missing, worth, self.unseen)
                if found:
                    return found
        return 0

    def wish(self) -> None:
        """Keep `wished` when a hope changes."""
        hopes = self.hopes
        self.wished = hopes[0] | hopes[1] | hopes[2] | hopes[3] | hopes[4]

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        assert isinstance(choice, Place)
        if choice.card not in self.hands[seat]:
            return Refusal("1.2", "why-no-card")
        if not self.open[seat] >> choice.land & 1:
            return Refusal("1.3", "why-sector-full", {"land": f"@land-{choice.land_say}"})
        return None

    def concession(self, seat: int) -> Result | Refusal:
        if self.players != 2:
            return Refusal("8", "why-concede-two")
        ranks = (1, 2) if seat == 1 else (2, 1)
        scores = points(self) if self.points else [self.holders.count(s) for s in (0, 1)]
        return Result("concession", ranks, tuple(scores))

    def state(self) -> tuple[object, ...]:
        return (
            self.deck,
            tuple([bytes(hand) for hand in self.hands]),
            tuple(self.sectors),
            tuple(self.filled),
            self.order,
            tuple(self.holders),
        )

    def pieces(self) -> tuple[object, ...]:
        return (
            bytes(sorted(self.deck + b"".join(map(bytes, self.hands)) + b"".join(self.sectors))),
        )


def lay_out(
    box: KingdomsBox,
    setup: Setup,
    deck: bytes,
    hands: tuple[bytes, ...],
    sectors: tuple[bytes, ...],
    filled: tuple[int, ...],
    order: bytes,
    holders: tuple[int, ...],
) -> Kingdoms:
    """A table with these cards, everything derived made anew."""
    t = Kingdoms()
    t.start(box, setup)
    t.kit = box
    t.points = setup.options["variant"] == "points"
    t.deck = deck
    t.hands = [list(hand) for hand in hands]
    t.sectors = list(sectors)
    t.filled = list(filled)
    t.order = order
    t.holders = list(holders)
    t.placed = sum([len(cards) for cards in sectors])
    t.armies = [sum([CODE[card] for card in cards]) for cards in sectors]
    t.best = [NOBODY_YET] * LANDS
    t.open = [ALL_OPEN] * setup.players
    for sector in sorted(range(len(sectors)), key=t.filled.__getitem__):
        if t.filled[sector]:
            t.fill(sector // LANDS, sector % LANDS)
    t.unseen = [0] * 32
    for card in deck + b"".join(hands):
        t.unseen[card] += 1
    t.hopes = [
        t.hope(land) if t.best[land] != NOBODY_YET and holders[land] == NOBODY_YET else 0
        for land in range(LANDS)
    ]
    t.wish()
    return t


def points(t: Kingdoms) -> list[int]:
    """Rule 7: per land the best army counts 3, the second 2, the third 1, the fourth nothing.

    Before the end this tells how things lie; a sector without cards has no army yet.
    """
    total = [0] * t.players
    for land in range(LANDS):
        armies = [s for s in range(land, t.players * LANDS, LANDS) if t.sectors[s]]
        standing = sorted(armies, key=lambda s: _standing(t, s))
        for worth, sector in zip((3, 2, 1), standing, strict=False):
            total[sector // LANDS] += worth
    return total


def _standing(t: Kingdoms, sector: int) -> tuple[int, int]:
    """Better armies first; equal ones by who completed first, incomplete ones last."""
    return (-WORTH[t.armies[sector]], t.filled[sector] or 1 << 16)
