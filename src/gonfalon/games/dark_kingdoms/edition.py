"""Reading an edition of Dark Kingdoms: from TOML to a checked box."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from gonfalon.games.dark_kingdoms.board import Chart, KingdomsBox
from gonfalon.games.dark_kingdoms.pieces import (
    BRITANNIA,
    COLOURS,
    FAME,
    FORTRESS_DICE,
    GOLD,
    PEOPLES,
    RESOURCES,
)
from gonfalon.games.dark_kingdoms.tables import PROCEDURES, fill
from gonfalon.kernel.game import Game
from gonfalon.parts.editions import Source, Title, fault, shaped, tables
from gonfalon.parts.graphs import Graph, GraphFault

NAME: Final = re.compile(r"[a-z]+(-[a-z]+)*")
LARGEST: Final = 9  # what a card may bring at most


class Number(msgspec.Struct, forbid_unknown_fields=True):
    value: int
    source: Source = msgspec.field(name="from")


class Names(msgspec.Struct, forbid_unknown_fields=True):
    value: list[str]
    source: Source = msgspec.field(name="from")


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, int]
    source: Source = msgspec.field(name="from")


class Words(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, str]
    source: Source = msgspec.field(name="from")


class Lists(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, list[str]]
    source: Source = msgspec.field(name="from")


class Map(msgspec.Struct, forbid_unknown_fields=True):
    borders: Lists
    resources: Words
    colours: Words
    shields: Lists
    route: Names
    closed: Names


class Fame(msgspec.Struct, forbid_unknown_fields=True):
    size: Number
    cards: Numbers
    plus: Names
    worth: Numbers


class Britannia(msgspec.Struct, forbid_unknown_fields=True):
    size: Number
    first: Names
    second: Names
    third: Names
    three: Names
    worth: Numbers


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    name: Title
    map: Map
    fame: Fame
    britannia: Britannia


BORDER_FAULTS: Final = {
    "unknown-area": "edition-dark-unknown-area",
    "double-border": "edition-double-border",
    "one-sided-border": "edition-dark-one-sided-border",
}
FAME_WORTH: Final = frozenset(
    {"development", "defence", "raid", "fair-wind", "siege-engines", "champion", "bards-song"}
)
BOUNDS: Final = {
    "fair-wind": (1, LARGEST, "edition-dark-wind"),
    "fair-winds": (1, LARGEST, "edition-dark-wind"),
    "siege-engines": (0, FORTRESS_DICE - 1, "edition-dark-siege"),  # one die is left
}
BRITANNIA_WORTH: Final = frozenset(
    {"growing", "tribute", "tribute-fortress", "raiding", "sea-trade", "market", "hoard",
     "call-to-arms", "bards", "fair-winds"}
)  # fmt: skip


def read(game: Game, text: str | None) -> KingdomsBox:
    """Our own edition, or an owner's."""
    return _box(game, shaped(tables(__package__, text, _merged), Edition))


def _merged(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Values one by one; of named values only those that are named."""
    merged = dict(ours)
    for key, value in theirs.items():
        old = merged.get(key)
        if not isinstance(old, dict) or not isinstance(value, dict):
            merged[key] = value
        elif "value" not in old:
            merged[key] = _merged(old, value)
        else:
            merged[key] = {**old, "from": "owner", **value}
            if isinstance(old["value"], dict) and isinstance(value.get("value"), dict):
                merged[key]["value"] = {**old["value"], **value["value"]}
    return merged


def _box(game: Game, edition: Edition) -> KingdomsBox:
    graph = _check(game, edition)
    places, box = edition.map, KingdomsBox()
    box.game = game
    box.edition = edition.name
    box.digest = hashlib.sha256(msgspec.json.encode(edition)).hexdigest()
    box.procedures = dict(PROCEDURES)
    box.names = graph.names
    box.size = len(graph.names)
    box.resources = tuple([RESOURCES.index(places.resources.value[name]) for name in graph.names])
    box.colours = tuple([COLOURS.index(places.colours.value[name]) for name in graph.names])
    box.shields = tuple(
        [tuple([graph.number[area] for area in places.shields.value[name]]) for name in PEOPLES]
    )
    cards = edition.fame.cards.value
    box.fame = bytes([card for card, name in enumerate(FAME) for _ in range(cards[name])])
    box.plus = frozenset([FAME.index(name) for name in edition.fame.plus.value])
    box.worth = {**edition.fame.worth.value, **edition.britannia.worth.value}
    box.provenance = tuple(_provenance(edition))
    fill(box, _route(edition, graph))
    box.charts = {players: _chart(edition, graph, box, players) for players in (3, 4)}
    return box


def _chart(edition: Edition, graph: Graph, box: KingdomsBox, players: int) -> Chart:
    closed = {graph.number[name] for name in edition.map.closed.value} if players == 3 else set()
    areas = range(box.size)
    neighbours = tuple(
        [
            tuple([near for near in graph.neighbours[area] if not {near, area} & closed])
            for area in areas
        ]
    )
    route = tuple([area for area in _route(edition, graph) if area not in closed])
    leave = edition.britannia.three.value if players == 4 else []
    ages = (edition.britannia.first, edition.britannia.second, edition.britannia.third)
    return Chart(
        neighbours=neighbours,
        closed=sum([1 << area for area in closed]),
        route=route,
        position=tuple([route.index(area) if area in route else -1 for area in areas]),
        peoples=players,
        britannia=tuple(
            [
                bytes(sorted([BRITANNIA.index(name) for name in age.value if name not in leave]))
                for age in ages
            ]
        ),
        moves=tuple(
            [
                tuple([tuple([row[near] for near in neighbours[area]]) for area in areas])
                for row in box.moves
            ]
        ),
    )


def _route(edition: Edition, graph: Graph) -> list[int]:
    return [graph.number[name] for name in edition.map.route.value]


def _provenance(edition: Edition) -> list[tuple[str, object, str]]:
    rows: list[tuple[str, object, str]] = []
    for part in ("map", "fame", "britannia"):
        values = getattr(edition, part)
        for name in values.__struct_fields__:
            value = getattr(values, name)
            rows.append((f"{part}.{name}", value.value, value.source))
    return rows


# Checks


def _check(game: Game, edition: Edition) -> Graph:
    if edition.game != game.id:
        fault("game", "edition-other-game", edition.game)
    graph = _check_map(edition.map)
    _check_fame(edition.fame)
    _check_britannia(edition.britannia)
    return graph


def _check_map(places: Map) -> Graph:
    borders = places.borders.value
    for name in borders:
        if not NAME.fullmatch(name):
            fault("map.borders.value", "edition-dark-area-name", name)
    try:
        graph = Graph(borders)
    except GraphFault as found:
        fault(f"map.borders.value.{found.area}", BORDER_FAULTS[found.fault], found.other)
    apart = _apart(graph, range(len(graph.names)))
    if apart:
        fault(f"map.borders.value.{apart[0]}", "edition-dark-map-parts", ", ".join(apart))
    _check_areas(places, graph)
    _check_sea(places, graph)
    return graph


def _apart(graph: Graph, areas: Sequence[int]) -> list[str]:
    """The smaller part of some areas that do not hang together, by name."""
    near = graph.reachable(areas[:1], areas)
    far = [area for area in areas if area not in near]
    return [graph.names[area] for area in (far if len(far) <= len(near) else sorted(near))]


def _check_areas(places: Map, graph: Graph) -> None:
    for path, words, allowed in (
        ("map.resources.value", places.resources.value, RESOURCES[:GOLD]),
        ("map.colours.value", places.colours.value, COLOURS),
    ):
        for area in graph.names:
            if area not in words:
                fault(path, "edition-dark-area-left-out", area)
        for area, word in words.items():
            if area not in graph.number:
                fault(f"{path}.{area}", "edition-dark-area", area)
            if word not in allowed:
                fault(f"{path}.{area}", "edition-dark-word", word)
    shields = places.shields.value
    if sorted(shields) != sorted(PEOPLES):
        fault("map.shields.value", "edition-dark-peoples", ", ".join(shields))
    taken: list[str] = []
    for people, areas in shields.items():
        if not areas:
            fault(f"map.shields.value.{people}", "edition-dark-shields", people)
        for area in areas:
            if area not in graph.number or area in taken:
                fault(f"map.shields.value.{people}", "edition-dark-area", area)
            taken.append(area)


def _check_sea(places: Map, graph: Graph) -> None:
    route, closed = places.route.value, places.closed.value
    for path, names in (("map.route.value", route), ("map.closed.value", closed)):
        for index, area in enumerate(names):
            if area not in graph.number or area in names[:index]:
                fault(f"{path}[{index}]", "edition-dark-area", area)
    ports = len([area for area in route if area not in closed])
    if ports < 2:
        fault("map.route.value", "edition-dark-route", str(ports))
    left = [area for area in range(len(graph.names)) if graph.names[area] not in closed]
    if not left or _apart(graph, left):
        fault("map.closed.value", "edition-dark-map-parts", ", ".join(closed))
    for people in PEOPLES[:3]:
        for area in places.shields.value[people]:
            if area in closed:
                fault("map.closed.value", "edition-dark-closed-shield", area)


def _check_fame(fame: Fame) -> None:
    if sorted(fame.cards.value) != sorted(FAME):
        fault("fame.cards.value", "edition-dark-fame", _odd(fame.cards.value, FAME))
    for name, number in fame.cards.value.items():
        if not 0 <= number <= fame.size.value:
            fault(f"fame.cards.value.{name}", "edition-dark-count", str(number))
    size = sum(fame.cards.value.values())
    if size != fame.size.value or size > 200:
        fault("fame.size.value", "edition-dark-fame-size", str(size))
    for index, name in enumerate(fame.plus.value):
        if name not in FAME:
            fault(f"fame.plus.value[{index}]", "edition-dark-fame", name)
        if name in fame.plus.value[:index]:
            fault(f"fame.plus.value[{index}]", "edition-dark-fame-twice", name)
    _check_worth("fame.worth.value", fame.worth.value, FAME_WORTH)


def _check_britannia(britannia: Britannia) -> None:
    ages = (britannia.first.value, britannia.second.value, britannia.third.value)
    cards = [card for age in ages for card in age]
    if sorted(cards) != sorted(BRITANNIA):
        fault("britannia", "edition-dark-britannia", _odd(cards, BRITANNIA))
    if len(cards) != britannia.size.value:
        fault("britannia.size.value", "edition-dark-britannia-size", str(len(cards)))
    three = britannia.three.value
    for age, names in zip(("first", "second", "third"), ages, strict=True):
        if len([card for card in names if card in three]) != 1 or len(three) != len(ages):
            fault("britannia.three.value", "edition-dark-britannia-three", age)
    _check_worth("britannia.worth.value", britannia.worth.value, BRITANNIA_WORTH)


def _check_worth(path: str, worth: dict[str, int], known: frozenset[str]) -> None:
    if worth.keys() != known:
        fault(path, "edition-dark-worth", _odd(worth, known))
    for name, number in worth.items():
        least, most, problem = BOUNDS.get(name, (0, LARGEST, "edition-dark-bounds"))
        if not least <= number <= most:
            fault(f"{path}.{name}", problem, str(number))


def _odd(given: Any, known: Any) -> str:
    """A name that is missing or too much."""
    return str(sorted({*given} ^ {*known} or {*given})[0])
