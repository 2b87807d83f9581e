"""The state of a game of Dark Kingdoms.

Villages and fortresses are counted at seat × areas + area; army n of a seat is number
seat × 3 + n, a resource card of a seat is counted at seat × 5 + kind.
"""

from __future__ import annotations

from gonfalon.games.dark_kingdoms.board import Chart, KingdomsBox
from gonfalon.games.dark_kingdoms.fight import Fight
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    FORTRESS_POINTS,
    KINDS,
    MARKERS,
    NOBODY,
    NOWHERE,
    SEAT_OF,
    SHIPS,
    VILLAGES,
)
from gonfalon.games.dark_kingdoms.pieces import FORTRESSES as FORTS
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.table import Result, Table
from gonfalon.kernel.words import Refusal


class DarkKingdoms(Table):
    """Britannia with all its pieces."""

    __slots__ = (
        "apart",
        "armed",
        "battles",
        "card",
        "cards",
        "cast",
        "chart",
        "crown",
        "deck",
        "dice",
        "drawn",
        "engaged",
        "fame",
        "fight",
        "fortresses",
        "forts_built",
        "fought",
        "hands",
        "held",
        "kit",
        "landed",
        "markers",
        "markers_laid",
        "mixed",
        "moved",
        "order",
        "out",
        "owners",
        "people",
        "places",
        "points",
        "red_dice",
        "sailed",
        "ships",
        "ships_built",
        "size",
        "supply",
        "texted",
        "troops",
        "turn",
        "under",
        "villages",
        "villages_built",
    )

    kit: KingdomsBox
    chart: Chart
    size: int  # areas
    crown: int  # victory points to have before the last victory

    people: list[int]  # of each seat; −1: not chosen yet
    villages: list[int]
    fortresses: list[int]
    markers: list[int]  # whose marker lies in each area
    troops: list[int]  # of each army
    places: list[int]  # where each army is
    ships: list[int]  # whose ship lies in each area's port
    battles: list[int]  # won by each seat
    out: int  # seats that are out of the game, as a mask

    hands: list[int]  # resource cards
    fame: list[list[int]]  # sorted
    supply: list[int]
    deck: bytes  # fame that nobody has seen yet
    under: bytes  # fame played, in the order in which it lies under the deck
    drawn: bytes  # Britannia cards so far; the last is in force

    dice: bytes  # of the last production, the red ones first
    red_dice: int
    cast: bytes  # the last dice thrown for anything else than production or combat

    turn: int  # whose turn it is; −1: nobody's
    moved: int  # his armies that have used their land move, as a mask
    fought: int  # those that have fought
    engaged: int  # those that have attacked or plundered where they are
    apart: int  # those that retreated and may not join others
    landed: int  # those that came by sea and have not moved since
    sailed: int  # areas in whose port a ship lies that has sailed
    texted: int  # seats that have played a fame card for its text
    mixed: int  # 1: troops were arranged and nothing has changed since
    fight: Fight | None

    card: int  # derived: the Britannia card in force; −1 before the first
    order: tuple[int, ...]  # derived: the seats in turn order
    owners: list[int]  # derived: the seats with marker, village or fortress in each area
    armed: list[int]  # derived: the seats with an army in each area
    held: list[int]  # derived: the areas that each seat controls, as a mask
    cards: list[int]  # derived: how many resource cards each seat has
    villages_built: list[int]  # derived, by seat, as the next ones
    forts_built: list[int]
    ships_built: list[int]
    markers_laid: list[int]
    points: list[int]

    def clone(self) -> DarkKingdoms:
        new = DarkKingdoms()
        self.copy_clock(new)
        new.kit = self.kit
        new.chart = self.chart
        new.size = self.size
        new.crown = self.crown
        new.people = self.people.copy()
        new.villages = self.villages.copy()
        new.fortresses = self.fortresses.copy()
        new.markers = self.markers.copy()
        new.troops = self.troops.copy()
        new.places = self.places.copy()
        new.ships = self.ships.copy()
        new.battles = self.battles.copy()
        new.out = self.out
        new.hands = self.hands.copy()
        new.fame = [cards.copy() for cards in self.fame]
        new.supply = self.supply.copy()
        new.deck = self.deck
        new.under = self.under
        new.drawn = self.drawn
        new.dice = self.dice
        new.red_dice = self.red_dice
        new.cast = self.cast
        new.turn = self.turn
        new.moved = self.moved
        new.fought = self.fought
        new.engaged = self.engaged
        new.apart = self.apart
        new.landed = self.landed
        new.sailed = self.sailed
        new.texted = self.texted
        new.mixed = self.mixed
        new.fight = None if self.fight is None else self.fight.clone()
        new.card = self.card
        new.order = self.order
        new.owners = self.owners.copy()
        new.armed = self.armed.copy()
        new.held = self.held.copy()
        new.cards = self.cards.copy()
        new.villages_built = self.villages_built.copy()
        new.forts_built = self.forts_built.copy()
        new.ships_built = self.ships_built.copy()
        new.markers_laid = self.markers_laid.copy()
        new.points = self.points.copy()
        return new

    # Looking

    def others(self, seat: int, area: int) -> int:
        """The other seats with any piece but a ship in an area, as a mask."""
        return (self.owners[area] | self.armed[area]) & ~(1 << seat)

    def armies_at(self, seat: int, area: int) -> int:
        """The armies of a seat in an area, as a mask."""
        first = seat * ARMIES
        places = self.places
        return (
            (places[first] == area)
            | (places[first + 1] == area) << 1
            | (places[first + 2] == area) << 2
        )

    def has_army(self, seat: int) -> bool:
        """Has the seat any army on the board?"""
        first = seat * ARMIES
        return bool(self.troops[first] or self.troops[first + 1] or self.troops[first + 2])

    def strength(self, seat: int, armies: int) -> int:
        """The troops of some armies together."""
        first = seat * ARMIES
        return sum([self.troops[first + army] for army in range(ARMIES) if armies >> army & 1])

    def alive(self) -> list[int]:
        """The seats that are in the game, in turn order."""
        return [seat for seat in self.order if not self.out >> seat & 1]

    def area_key(self, area: int) -> str:
        """How texts call an area."""
        return f"@area-{self.kit.names[area]}"

    # Pieces. Every change goes through these, so that what is derived stays true.

    def own(self, area: int) -> None:
        """Who has marker, village or fortress here, and who controls it."""
        marker = self.markers[area]
        mask = 1 << marker if marker >= 0 else 0
        at = area
        for seat in range(self.players):
            if self.villages[at] or self.fortresses[at]:
                mask |= 1 << seat
            at += self.size
        old = self.owners[area]
        if mask == old:
            return
        self.owners[area] = mask
        before, after = SEAT_OF[old], SEAT_OF[mask]
        if before >= 0:
            self.held[before] &= ~(1 << area)
        if after >= 0:
            self.held[after] |= 1 << area

    def arm(self, area: int) -> None:
        """Who has armies here."""
        mask = 0
        for army, place in enumerate(self.places):
            if place == area:
                mask |= 1 << army // ARMIES
        self.armed[area] = mask

    def put_marker(self, seat: int, area: int) -> None:
        """Lay a marker, in place of any other."""
        self.lift_marker(area)
        self.markers[area] = seat
        self.markers_laid[seat] += 1
        self.own(area)

    def lift_marker(self, area: int) -> None:
        """Take away the marker here, if there is one."""
        seat = self.markers[area]
        if seat >= 0:
            self.markers[area] = NOBODY
            self.markers_laid[seat] -= 1
            self.own(area)

    def put_village(self, seat: int, area: int, number: int = 1) -> None:
        """Add a village, or take one away with −1. The owner's marker gives way."""
        if number > 0 and self.markers[area] == seat:
            self.lift_marker(area)
        self.villages[seat * self.size + area] += number
        self.villages_built[seat] += number
        self.points[seat] += number
        self.own(area)

    def put_fortress(self, seat: int, area: int, number: int = 1) -> None:
        """Add a fortress, or take one away with −1. The owner's marker gives way."""
        if number > 0 and self.markers[area] == seat:
            self.lift_marker(area)
        self.fortresses[seat * self.size + area] += number
        self.forts_built[seat] += number
        self.points[seat] += FORTRESS_POINTS * number
        self.own(area)

    def put_ship(self, seat: int, area: int) -> None:
        """Add a ship."""
        self.ships[area] = seat
        self.ships_built[seat] += 1
        self.points[seat] += 1

    def lift_ship(self, area: int) -> None:
        """Take a ship off the board."""
        seat = self.ships[area]
        self.ships[area] = NOBODY
        self.sailed &= ~(1 << area)
        self.ships_built[seat] -= 1
        self.points[seat] -= 1

    def put_army(self, seat: int, area: int) -> int:
        """Form an army of one troop with the lowest free tile; tells which."""
        first = seat * ARMIES
        for army in range(ARMIES):
            if not self.troops[first + army]:
                self.troops[first + army] = 1
                self.places[first + army] = area
                self.armed[area] |= 1 << seat
                return army
        raise AssertionError("no army left")

    def move_army(self, seat: int, army: int, area: int) -> None:
        """Put an army elsewhere."""
        at = seat * ARMIES + army
        old = self.places[at]
        self.places[at] = area
        self.arm(old)
        self.armed[area] |= 1 << seat

    def lose_troop(self, seat: int, army: int) -> None:
        """Take a troop off an army; the last one takes the army with it."""
        at = seat * ARMIES + army
        self.troops[at] -= 1
        if not self.troops[at]:
            self.lift_army(seat, army)

    def lift_army(self, seat: int, army: int) -> None:
        """Take an army off the board. What it did in this turn is forgotten with it."""
        at = seat * ARMIES + army
        area = self.places[at]
        self.troops[at] = 0
        self.places[at] = NOWHERE
        self.arm(area)
        if seat == self.turn:
            rest = ~(1 << army)
            self.moved &= rest
            self.fought &= rest
            self.engaged &= rest
            self.apart &= rest
            self.landed &= rest

    # Cards

    def gain(self, seat: int, kind: int, number: int) -> int:
        """Take resource cards from the supply; what is not there is not owed."""
        taken = min(number, self.supply[kind])
        self.supply[kind] -= taken
        self.hands[seat * KINDS + kind] += taken
        self.cards[seat] += taken
        return taken

    def spend(self, seat: int, kind: int, number: int) -> None:
        """Put resource cards back to the supply."""
        self.supply[kind] += number
        self.hands[seat * KINDS + kind] -= number
        self.cards[seat] -= number

    def hand_over(self, giver: int, taker: int, kind: int) -> None:
        """A resource card changes hands."""
        self.hands[giver * KINDS + kind] -= 1
        self.cards[giver] -= 1
        self.hands[taker * KINDS + kind] += 1
        self.cards[taker] += 1

    def loot(self, seat: int) -> bytes:
        """The resource cards of a seat, to draw one of them at random."""
        first = seat * KINDS
        return bytes([kind for kind in range(KINDS) for _ in range(self.hands[first + kind])])

    def play_fame(self, seat: int, card: int) -> None:
        """A fame card goes under the deck."""
        self.fame[seat].remove(card)
        self.under += bytes([card])

    # What the kernel asks

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        from gonfalon.games.dark_kingdoms.reasons import reason  # it knows all rules

        return None if choice in self.options else reason(self, seat, choice)

    def concession(self, seat: int) -> Result | Refusal:
        return Refusal("15.4", "why-concede")

    def state(self) -> tuple[object, ...]:
        return (
            tuple(self.people),
            tuple(self.villages),
            tuple(self.fortresses),
            tuple(self.markers),
            tuple(self.troops),
            tuple(self.places),
            tuple(self.ships),
            tuple(self.battles),
            self.out,
            tuple(self.hands),
            tuple([bytes(cards) for cards in self.fame]),
            self.deck,
            self.under,
            self.drawn,
            (self.dice, self.red_dice, self.cast),
            (
                self.turn,
                self.moved,
                self.fought,
                self.engaged,
                self.apart,
                self.landed,
                self.sailed,
                self.texted,
                self.mixed,
            ),
            None if self.fight is None else self.fight.state(),
        )

    def pieces(self) -> tuple[object, ...]:
        seats = range(self.players)
        return (
            tuple([sum(self.hands[kind::KINDS]) + self.supply[kind] for kind in range(KINDS)]),
            bytes(sorted([*self.deck, *self.under, *[c for cards in self.fame for c in cards]])),
            all(self.villages_built[seat] <= VILLAGES for seat in seats),
            all(self.forts_built[seat] <= FORTS for seat in seats),
            all(self.ships_built[seat] <= SHIPS for seat in seats),
            all(self.markers_laid[seat] <= MARKERS for seat in seats),
        )
