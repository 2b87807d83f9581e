"""Reading an edition of The Kingdoms of Crusaders: from TOML to a checked box."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from gonfalon.games.kingdoms_of_crusaders.armies import CARDS, KINDS, SYMBOLS
from gonfalon.games.kingdoms_of_crusaders.rules.preparation import Preparation
from gonfalon.games.kingdoms_of_crusaders.rules.turn import Turn
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, KingdomsBox, Place
from gonfalon.kernel.choices import Choice, Choices
from gonfalon.kernel.game import Game
from gonfalon.parts.editions import Source, Title, fault, shaped, tables

LONGEST_NAME: Final = 30
DRAWN: Final = 25  # cards that one player sees in a whole game: five dealt, twenty drawn


class Lands(msgspec.Struct, forbid_unknown_fields=True):
    value: list[str]
    source: Source = msgspec.field(name="from")


class Size(msgspec.Struct, forbid_unknown_fields=True):
    value: int
    source: Source = msgspec.field(name="from")


class Copies(msgspec.Struct, forbid_unknown_fields=True):
    value: list[int]
    source: Source = msgspec.field(name="from")


class Exceptions(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, int]
    source: Source = msgspec.field(name="from")


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    size: Size
    copies: Copies
    exceptions: Exceptions


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    name: Title
    lands: Lands
    deck: Deck


def read(game: Game, text: str | None) -> KingdomsBox:
    """Our own edition, or an owner's."""
    return _box(game, shaped(tables(__package__, text), Edition))


def _box(game: Game, edition: Edition) -> KingdomsBox:
    _check(game, edition)
    box = KingdomsBox()
    box.game = game
    box.edition = edition.name
    box.digest = hashlib.sha256(msgspec.json.encode(edition)).hexdigest()
    box.procedures = {"Preparation": Preparation, "Turn": Turn}
    box.lands = tuple(edition.lands.value)
    box.deck = _deck(edition.deck)
    places = [
        [Place(card, land, CARDS.write(card), box.lands[land]) for land in range(LANDS)]
        for card in range(1, KINDS + 1)
    ]
    box.choices = Choices([place for row in places for place in row])
    box.placements = tuple([_pairs(places, open_) for open_ in range(1 << LANDS)])
    box.provenance = (
        ("lands", edition.lands.value, edition.lands.source),
        ("deck.size", edition.deck.size.value, edition.deck.size.source),
        ("deck.copies", edition.deck.copies.value, edition.deck.copies.source),
        ("deck.exceptions", edition.deck.exceptions.value, edition.deck.exceptions.source),
    )
    return box


def _pairs(places: list[list[Place]], open_: int) -> tuple[tuple[Choice, ...], ...]:
    """What two cards can do where these sectors have room; 0 is no card, and equals count once."""
    nothing: tuple[Choice, ...] = ()
    rows = [nothing, *[tuple([p for p in row if open_ >> p.land & 1]) for row in places]]
    return tuple([one if one is other else one + other for one in rows for other in rows])


def _deck(deck: Deck) -> bytes:
    cards: list[int] = []
    for card in range(1, KINDS + 1):
        usual = deck.copies.value[card.bit_count() - 1]
        cards += [card] * deck.exceptions.value.get(CARDS.write(card), usual)
    return bytes(cards)


def _check(game: Game, edition: Edition) -> None:
    if edition.game != game.id:
        fault("game", "edition-other-game", edition.game)
    if len(edition.lands.value) != LANDS or len(set(edition.lands.value)) != LANDS:
        fault("lands.value", "edition-lands", str(len(set(edition.lands.value))))
    for index, name in enumerate(edition.lands.value):
        if not name.isidentifier() or len(name) > LONGEST_NAME:
            fault(f"lands.value[{index}]", "edition-land-name", name)
    copies = edition.deck.copies.value
    if len(copies) != len(SYMBOLS):
        fault("deck.copies.value", "edition-copies", str(len(copies)))
    for index, number in enumerate(copies):
        if not 0 <= number <= 56:
            fault(f"deck.copies.value[{index}]", "edition-number", str(number))
    for card, number in edition.deck.exceptions.value.items():
        if card not in CARDS.masks:
            fault(f"deck.exceptions.value.{card}", "edition-card", card)
        if not 0 <= number <= 56:
            fault(f"deck.exceptions.value.{card}", "edition-number", str(number))
    size = len(_deck(edition.deck))
    if size != edition.deck.size.value:
        fault("deck.size.value", "edition-deck-size", str(size))
    if size < 2 * DRAWN:
        fault("deck.copies.value", "edition-deck-small", str(size))
    if size > 120:
        fault("deck.copies.value", "edition-deck-large", str(size))
