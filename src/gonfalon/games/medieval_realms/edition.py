"""Reading an edition of Medieval Realms: from TOML to a checked box."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from gonfalon.games.medieval_realms.cards import (
    CATHEDRAL,
    CITY,
    DEVELOPMENT,
    FIXED_LEADER,
    GALLERY,
    ISLAND,
    KIND,
    KINDS,
    LEADER,
    LEADERS,
    MEASURES,
    NONE,
    RESOURCES,
    SEALS,
    TERRITORY,
    TYPES,
    Card,
)
from gonfalon.games.medieval_realms.choices import Offers
from gonfalon.games.medieval_realms.rules.actions import Turn
from gonfalon.games.medieval_realms.rules.auction import Bidding, Opening
from gonfalon.games.medieval_realms.rules.panel import Refill
from gonfalon.games.medieval_realms.rules.placement import Lifting, Placing
from gonfalon.games.medieval_realms.rules.playing import Played, Track
from gonfalon.games.medieval_realms.rules.preparation import Extra, Preparation
from gonfalon.games.medieval_realms.rules.reveal import Boon
from gonfalon.games.medieval_realms.rules.round import Lilies, Round
from gonfalon.games.medieval_realms.table import RealmsBox
from gonfalon.kernel.choices import Choices
from gonfalon.kernel.game import Game
from gonfalon.parts.editions import Source, Title, fault, shaped, tables

SMALLEST: Final = 90
LARGEST: Final = 240
LANDS_OF_ALL: Final = 8
LANDS_OF_FIVE: Final = 2
MOST_TOKENS: Final = 20
MOST_LEADERS: Final = 9
MOST_COPIES: Final = 30
MOST_NEEDED: Final = 99
LILY: Final = "lily"

PROCEDURES: Final = (
    Preparation,
    Extra,
    Round,
    Placing,
    Lifting,
    Lilies,
    Boon,
    Turn,
    Opening,
    Bidding,
    Played,
    Track,
    Refill,
)


class Number(msgspec.Struct, forbid_unknown_fields=True):
    value: int
    source: Source = msgspec.field(name="from")


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, int]
    source: Source = msgspec.field(name="from")


class Rewards(msgspec.Struct, forbid_unknown_fields=True):
    value: list[list[str]]
    source: Source = msgspec.field(name="from")


class Needs(msgspec.Struct, forbid_unknown_fields=True):
    value: list[dict[str, int]]
    source: Source = msgspec.field(name="from")


class Word(msgspec.Struct, forbid_unknown_fields=True):
    value: str
    source: Source = msgspec.field(name="from")


class Start(msgspec.Struct, forbid_unknown_fields=True):
    resources: Numbers
    leaders: Numbers
    decoys: Number


class Lands(msgspec.Struct, forbid_unknown_fields=True):
    all: Rewards
    five: Rewards


class Seals(msgspec.Struct, forbid_unknown_fields=True):
    gallery: Word
    cathedral: Word


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    size: Number
    castle: Number
    war: Number
    market: Number
    leader: Numbers
    city: Numbers
    territory: Numbers
    island: Needs
    artist: Number
    missionary: Number
    scientist: Number
    development: Numbers
    gallery: Number
    cathedral: Number
    tithe: Number
    inquisition: Number
    gunpowder: Number
    university: Number
    port: Number


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    name: Title
    start: Start
    lands: Lands
    seals: Seals
    deck: Deck


VARIANTS: Final[dict[int, tuple[str, ...]]] = {
    LEADER: LEADERS,
    CITY: RESOURCES,
    TERRITORY: (*RESOURCES, LILY),
    DEVELOPMENT: RESOURCES,
}
"""The kinds that come in variants, and all variants there may be."""


def read(game: Game, text: str | None) -> RealmsBox:
    """Our own edition, or an owner's."""
    return _box(game, shaped(tables(__package__, text), Edition))


def _box(game: Game, edition: Edition) -> RealmsBox:
    _check(game, edition)
    box = RealmsBox()
    box.game = game
    box.edition = edition.name
    box.digest = hashlib.sha256(msgspec.json.encode(edition)).hexdigest()
    box.procedures = {procedure.__name__: procedure for procedure in PROCEDURES}
    box.resources = tuple([edition.start.resources.value.get(name, 0) for name in RESOURCES])
    box.leaders = tuple([edition.start.leaders.value.get(name, 0) for name in LEADERS])
    box.decoys = edition.start.decoys.value
    rewards = [*edition.lands.all.value, *edition.lands.five.value]
    box.rewards = tuple(
        [tuple([reward.count(name) for name in (*RESOURCES, LILY)]) for reward in rewards]
    )
    cards, copies = _cards(edition)
    box.cards = tuple(cards)
    box.deck = bytes([card.number for card in cards[1:] for _ in range(copies[card.number])])
    if len(box.deck) != edition.deck.size.value:
        fault("deck.size.value", "edition-realms-size", str(len(box.deck)))
    if not SMALLEST <= len(box.deck) <= LARGEST:
        fault("deck.size.value", "edition-realms-deck", str(len(box.deck)))
    box.offers = Offers(box.cards)
    box.choices = Choices(box.offers.all())
    box.provenance = tuple(_provenance(edition))
    return box


def _cards(edition: Edition) -> tuple[list[Card], list[int]]:
    """All faces, number 0 standing for no card, and how many copies there are of each."""
    seals = [common.seal for common in KIND]
    seals[GALLERY] = SEALS.index(edition.seals.gallery.value)
    seals[CATHEDRAL] = SEALS.index(edition.seals.cathedral.value)
    cards = [Card(0, "none", 0, 0)]
    copies = [0]
    for kind, name in enumerate(KINDS):
        if kind == ISLAND:
            continue
        value = getattr(edition.deck, name).value
        for variant in VARIANTS.get(kind, ("",)):
            cards.append(_card(len(cards), kind, variant, seals[kind]))
            copies.append(value.get(variant, 0) if variant else value)
    islands: dict[str, int] = {}
    for needs in edition.deck.island.value:
        say = "island-" + "-".join([f"{what}-{needs[what]}" for what in MEASURES if what in needs])
        if say in islands:
            copies[islands[say]] += 1
            continue
        islands[say] = len(cards)
        wanted = tuple([(MEASURES.index(w), needs[w]) for w in MEASURES if w in needs])
        cards.append(Card(len(cards), say, ISLAND, seals[ISLAND], needs=wanted))
        copies.append(1)
    return cards, copies


def _card(number: int, kind: int, variant: str, seal: int) -> Card:
    if kind == LEADER:
        return Card(number, f"leader-{variant}", kind, seal, leader=LEADERS.index(variant))
    if variant:
        kinds = (*RESOURCES, LILY)
        resource = kinds.index(variant)
        return Card(number, f"{KINDS[kind]}-{variant}", kind, seal, resource=resource)
    return Card(number, KINDS[kind], kind, seal, leader=FIXED_LEADER.get(kind, NONE))


def _provenance(edition: Edition) -> list[tuple[str, object, str]]:
    found: list[tuple[str, object, str]] = []
    groups: tuple[tuple[str, Any], ...] = (
        ("start", edition.start),
        ("lands", edition.lands),
        ("seals", edition.seals),
        ("deck", edition.deck),
    )
    for group, values in groups:
        for name in values.__struct_fields__:
            one = getattr(values, name)
            found.append((f"{group}.{name}", one.value, one.source))
    return found


def _check(game: Game, edition: Edition) -> None:
    if edition.game != game.id:
        fault("game", "edition-other-game", edition.game)
    start = edition.start
    _check_numbers("start.resources.value", start.resources.value, RESOURCES, MOST_TOKENS)
    _check_numbers("start.leaders.value", start.leaders.value, LEADERS, MOST_LEADERS)
    if not start.leaders.value.get(LEADERS[0]):
        fault("start.leaders.value.mayor", "edition-realms-mayor", "0")
    if not 0 <= start.decoys.value < LANDS_OF_ALL:  # military leaders need a land without them
        fault("start.decoys.value", "edition-realms-decoys", str(start.decoys.value))
    _check_lands("lands.all.value", edition.lands.all.value, LANDS_OF_ALL)
    _check_lands("lands.five.value", edition.lands.five.value, LANDS_OF_FIVE)
    for name in ("gallery", "cathedral"):
        seal = getattr(edition.seals, name).value
        if seal not in SEALS:
            fault(f"seals.{name}.value", "edition-realms-seal", seal)
    for kind, name in enumerate(KINDS):
        value = getattr(edition.deck, name).value
        if kind == ISLAND:
            _check_islands(edition.deck.island.value)
        elif kind in VARIANTS:
            _check_numbers(f"deck.{name}.value", value, VARIANTS[kind], MOST_COPIES)
        else:
            _check_number(f"deck.{name}.value", value, MOST_COPIES)


def _check_lands(path: str, rewards: list[list[str]], count: int) -> None:
    if len(rewards) != count:
        fault(path, "edition-realms-lands", str(len(rewards)))
    for land, reward in enumerate(rewards):
        if not 1 <= len(reward) <= TYPES:
            fault(f"{path}[{land}]", "edition-realms-reward", str(len(reward)))
        for name in reward:
            if name not in (*RESOURCES, LILY):
                fault(f"{path}[{land}]", "edition-realms-name", name)


def _check_islands(islands: list[dict[str, int]]) -> None:
    _check_number("deck.island.value", len(islands), MOST_COPIES)
    for at, needs in enumerate(islands):
        path = f"deck.island.value[{at}]"
        if not needs:
            fault(path, "edition-realms-needs", "{}")
        for name, least in needs.items():
            if name not in MEASURES:
                fault(f"{path}.{name}", "edition-realms-needs", name)
            if not 1 <= least <= MOST_NEEDED:
                fault(f"{path}.{name}", "edition-realms-number", str(least))


def _check_numbers(path: str, values: dict[str, int], names: tuple[str, ...], most: int) -> None:
    for name, number in values.items():
        if name not in names:
            fault(f"{path}.{name}", "edition-realms-name", name)
        _check_number(f"{path}.{name}", number, most)


def _check_number(path: str, number: int, most: int) -> None:
    if not 0 <= number <= most:
        fault(path, "edition-realms-number", str(number))
