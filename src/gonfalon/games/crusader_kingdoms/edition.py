"""Reading an edition of Crusader Kingdoms: from TOML to a checked box."""

from __future__ import annotations

import hashlib
from typing import Any, Final, get_args

import msgspec

from gonfalon.games.crusader_kingdoms.board import CrusaderBox, Scenario
from gonfalon.games.crusader_kingdoms.cards import (
    CHRISTIAN,
    COUNTING,
    DECKS,
    EFFECTS,
    EVENT,
    KINGDOMS,
    NAMES,
    RESPONSE,
    SIDE_OF,
    TROOP,
    Card,
)
from gonfalon.games.crusader_kingdoms.layout import lay_choices
from gonfalon.games.crusader_kingdoms.rules import PROCEDURES
from gonfalon.games.crusader_kingdoms.rules.events import POSSIBLE
from gonfalon.kernel.game import Game
from gonfalon.parts.editions import Source, Title, fault, shaped, tables
from gonfalon.parts.graphs import Graph, GraphFault

FAULTS: Final = {
    "unknown-area": "edition-area",
    "one-sided-border": "edition-border",
    "double-border": "edition-double-border",
}
AREAS: Final = (
    "jerusalem", "acre", "turbessel", "damascus", "tripoli", "aleppo", "edessa",
    "ascalon", "homs", "latakia", "beirut", "kerak", "antioch", "marat",
)  # fmt: skip
MUSLIMS: Final = KINGDOMS.index("muslims")
MOST: Final = 60  # of anything that is counted
EDGE: Final = 400  # of the drawing, from its middle
TITLE: Final = 60  # letters
KINDS: Final = 200  # of cards: views write a back as a number above these


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, int]
    source: Source = msgspec.field(name="from")


class Borders(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, list[str]]
    source: Source = msgspec.field(name="from")


class Labels(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, tuple[float, float]]
    source: Source = msgspec.field(name="from")


class Troops(msgspec.Struct, forbid_unknown_fields=True):
    value: list[int]
    source: Source = msgspec.field(name="from")


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    copies: int
    effect: str
    amount: int
    source: Source = msgspec.field(name="from")
    title: str = ""


class Removed(msgspec.Struct, forbid_unknown_fields=True):
    value: dict[str, list[str]]
    source: Source = msgspec.field(name="from")


class Place(msgspec.Struct, forbid_unknown_fields=True):
    kingdom: str
    deck: str
    start: list[str]
    cards: int
    castles: int


class SetUp(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    muslims: int
    seats: list[Place]
    source: Source = msgspec.field(name="from")


class TroopDecks(msgspec.Struct, forbid_unknown_fields=True):
    muslim: Troops
    christian: Troops


class CardDecks(msgspec.Struct, forbid_unknown_fields=True):
    muslim: dict[str, Printed]
    christian: dict[str, Printed]


class SetUps(msgspec.Struct, forbid_unknown_fields=True):
    first_crusade: SetUp
    third_crusade: SetUp
    saladin: SetUp
    second_crusade: SetUp


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    name: Title
    defence: Numbers
    numbers: Numbers
    points: Numbers
    borders: Borders
    labels: Labels
    troops: TroopDecks
    cards: CardDecks
    removed: Removed
    scenarios: SetUps


def read(game: Game, text: str | None) -> CrusaderBox:
    """Our own edition, or an owner's."""
    edition = shaped(tables(__package__, text, _merged), Edition)
    if edition.game != game.id:
        fault("game", "edition-other-game", edition.game)
    for deck in edition.removed.value:
        if deck not in DECKS:
            fault(f"removed.value.{deck}", "edition-deck-name", deck)
    return _box(game, edition)


def _merged(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """What an owner states becomes the owner's; tables are merged entry by entry."""
    merged = dict(ours)
    for key, value in theirs.items():
        old = merged.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            merged[key] = _merged(old, value)
            if "from" in old and "from" not in value:
                merged[key]["from"] = "owner"
        elif isinstance(value, dict) and "effect" in value:  # a card that ours does not have
            merged[key] = {"copies": 1, "amount": 1, "from": "owner", **value}
        else:
            merged[key] = value
    return merged


def _box(game: Game, edition: Edition) -> CrusaderBox:
    box = CrusaderBox()
    box.game = game
    box.edition = edition.name
    box.digest = hashlib.sha256(msgspec.json.encode(edition)).hexdigest()
    box.procedures = {procedure.__name__: procedure for procedure in PROCEDURES}
    _map(box, edition)
    _cards(box, edition)
    box.scenarios = {}
    for name in ("first_crusade", "third_crusade", "saladin", "second_crusade"):
        scenario = _scenario(box, edition, name)
        box.scenarios[scenario.players] = scenario
    lay_choices(box)
    box.doubtful = frozenset([card for card in box.events if box.effect_of[card] in POSSIBLE])
    box.provenance = tuple(_provenance(edition))
    return box


# The map


def _map(box: CrusaderBox, edition: Edition) -> None:
    rows: tuple[tuple[str, dict[str, Any]], ...] = (
        ("defence", edition.defence.value),
        ("numbers", edition.numbers.value),
        ("points", edition.points.value),
        ("borders", edition.borders.value),
        ("labels", edition.labels.value),
    )
    for path, values in rows:
        for area in values:
            if area not in AREAS:
                fault(f"{path}.value.{area}", "edition-area", area)
    for path, numbers in rows[:3]:
        for area, number in numbers.items():
            if not 0 <= number <= MOST:
                fault(f"{path}.value.{area}", "edition-amount", str(number))
    for area, number in edition.numbers.value.items():
        if not 1 <= number <= len(AREAS) or list(edition.numbers.value.values()).count(number) > 1:
            fault(f"numbers.value.{area}", "edition-area-number", str(number))
    for area, label in edition.labels.value.items():
        if not all(-EDGE <= measure <= EDGE for measure in label):
            fault(f"labels.value.{area}", "edition-label", str(list(label)))
    borders = {area: edition.borders.value[area] for area in AREAS}
    try:
        graph = Graph(borders)
    except GraphFault as found:
        fault(f"borders.value.{found.area}", FAULTS[found.fault], found.other)
    if not graph.connected():
        fault("borders.value", "edition-map-apart", str(len(AREAS)))
    box.areas = AREAS
    box.near = tuple([sum([1 << other for other in row]) for row in graph.neighbours])
    box.defence = tuple([edition.defence.value[area] for area in AREAS])
    box.numbers = tuple([edition.numbers.value[area] for area in AREAS])
    box.points = tuple([edition.points.value[area] for area in AREAS])
    box.labels = tuple([edition.labels.value[area] for area in AREAS])
    box.by_number = tuple(sorted(range(len(AREAS)), key=box.numbers.__getitem__))


# The cards


def _cards(box: CrusaderBox, edition: Edition) -> None:
    faces = [
        Card(deck, f"troop_{value}", TROOP, value, 0, 0, "")
        for deck in range(len(DECKS))
        for value in range(1, len(_troops(edition, deck)) + 1)
    ]
    box.troops = len(faces)
    for deck, deck_name in enumerate(DECKS):
        for name, printed in _printed(edition, deck).items():
            faces.append(_card(f"cards.{deck_name}.{name}", deck, name, printed))
        if len(faces) > KINDS:
            fault(f"cards.{deck_name}", "edition-kinds", str(len(faces)))
    box.cards = tuple(faces)
    box.value_of = tuple([face.value for face in faces])
    box.values = bytes(box.value_of).ljust(256, b"\0")
    box.effect_of = tuple([face.effect for face in faces])
    box.deck_of = tuple([face.deck for face in faces])


def _card(path: str, deck: int, name: str, printed: Printed) -> Card:
    if name.startswith("troop_"):
        fault(path, "edition-card-name", name)
    if printed.effect not in EFFECTS:
        fault(f"{path}.effect", "edition-effect", printed.effect)
    if not 0 <= printed.copies <= MOST:
        fault(f"{path}.copies", "edition-amount", str(printed.copies))
    if not 0 <= printed.amount <= MOST:
        fault(f"{path}.amount", "edition-amount", str(printed.amount))
    if not printed.amount and EFFECTS[printed.effect] in COUNTING:
        fault(f"{path}.amount", "edition-amount-none", str(printed.amount))
    if not name.isidentifier() or (name not in NAMES[DECKS[deck]] and not printed.title):
        fault(path, "edition-card-title", name)
    if printed.title and not _readable(printed.title):
        fault(f"{path}.title", "edition-title", printed.title)
    effect = EFFECTS[printed.effect]
    kind = RESPONSE if effect in SIDE_OF else EVENT
    return Card(deck, name, kind, 0, effect, printed.amount, printed.title)


def _readable(title: str) -> bool:
    """What texts can name a card by: signs that mean a text or a seat there must not begin it."""
    plain = title.isprintable() and title.strip() == title
    return plain and len(title) <= TITLE and title[0] not in "@#"


def _troops(edition: Edition, deck: int) -> list[int]:
    troops = (edition.troops.muslim, edition.troops.christian)[deck].value
    if len(troops) != 4 or not all(0 <= copies <= MOST for copies in troops):
        fault(f"troops.{DECKS[deck]}.value", "edition-troops", str(troops))
    return troops


def _printed(edition: Edition, deck: int) -> dict[str, Printed]:
    return (edition.cards.muslim, edition.cards.christian)[deck]


def _deck(box: CrusaderBox, edition: Edition, deck: int, removed: list[str]) -> bytes:
    copies = {f"troop_{i + 1}": number for i, number in enumerate(_troops(edition, deck))}
    copies |= {name: printed.copies for name, printed in _printed(edition, deck).items()}
    owned = edition.removed.source != "rulebook"
    for index, name in enumerate(removed):
        path = f"removed.value.{DECKS[deck]}[{index}]"
        if name not in copies:
            fault(path, "edition-removed", name)
        # Our list may name what an owner's box does not have.
        if not copies[name] and (owned or name in removed[:index]):
            fault(path, "edition-removed-more", name)
        copies[name] = max(0, copies[name] - 1 if name.startswith("troop_") else 0)
    cards = [
        number
        for number, face in enumerate(box.cards)
        if face.deck == deck
        for _ in range(copies[face.name])
    ]
    if not cards or len(cards) > 200:
        fault(f"cards.{DECKS[deck]}", "edition-no-cards", str(len(cards)))
    return bytes(cards)


# The scenarios


def _scenario(box: CrusaderBox, edition: Edition, name: str) -> Scenario:
    given: SetUp = getattr(edition.scenarios, name)
    path = f"scenarios.{name}"
    expected = ("first_crusade", "third_crusade", "saladin", "second_crusade").index(name) + 1
    if given.players != expected:
        fault(f"{path}.players", "edition-players", str(given.players))
    if len(given.seats) != expected:
        fault(f"{path}.seats", "edition-seats", str(len(given.seats)))
    few = expected <= 2
    if not (1 if few else 0) <= given.muslims <= (MOST if few else 0):
        fault(f"{path}.muslims", "edition-amount", str(given.muslims))
    taken = 0
    starts: list[int] = []
    for at, seat in enumerate(given.seats):
        here = f"{path}.seats[{at}]"
        before = [other.kingdom for other in given.seats[:at]]
        if seat.kingdom not in KINGDOMS[:MUSLIMS] or seat.kingdom in before:
            fault(f"{here}.kingdom", "edition-kingdom", seat.kingdom)
        if seat.deck not in DECKS:
            fault(f"{here}.deck", "edition-deck-name", seat.deck)
        if not 1 <= seat.cards <= MOST:
            fault(f"{here}.cards", "edition-amount", str(seat.cards))
        start = _start(here, seat.start, taken)
        enough = seat.castles == 0 if few else start.bit_count() < seat.castles <= MOST
        if not enough:
            fault(f"{here}.castles", "edition-castles", str(seat.castles))
        taken |= start
        starts.append(start)
    removed = edition.removed.value if few else {}
    kingdoms = [KINGDOMS.index(seat.kingdom) for seat in given.seats]
    deck_of = tuple([DECKS.index(seat.deck) for seat in given.seats])
    christians = sum([1 << seat for seat, deck in enumerate(deck_of) if deck == CHRISTIAN])
    others = [((1 << expected) - 1) & ~(1 << seat) for seat in range(expected)]
    allied = (1 << expected) - 1 if few else christians if expected == 3 else 0  # 8.2, 7.2
    return Scenario(
        name=name,
        players=expected,
        muslims=given.muslims,
        kingdoms=tuple(kingdoms + ([MUSLIMS] if few else [])),
        deck_of=deck_of,
        starts=tuple(starts),
        cards=tuple([seat.cards for seat in given.seats]),
        castles=tuple([seat.castles for seat in given.seats]),
        decks=tuple([_deck(box, edition, d, removed.get(DECKS[d], [])) for d in (0, 1)]),
        friends=tuple([other & allied if allied >> s & 1 else 0 for s, other in enumerate(others)]),
        raidable=tuple([0 if few else other for other in others]),
    )


def _start(path: str, names: list[str], taken: int) -> int:
    mask = 0
    for index, name in enumerate(names):
        if name not in AREAS:
            fault(f"{path}.start[{index}]", "edition-area", name)
        bit = 1 << AREAS.index(name)
        if (taken | mask) & bit:
            fault(f"{path}.start[{index}]", "edition-start-taken", name)
        mask |= bit
    if not mask:
        fault(f"{path}.start", "edition-no-start", "0")
    return mask


def _provenance(edition: Edition) -> list[tuple[str, object, str]]:
    rows: list[tuple[str, object, str]] = [
        ("defence", edition.defence.value, edition.defence.source),
        ("numbers", edition.numbers.value, edition.numbers.source),
        ("points", edition.points.value, edition.points.source),
        ("borders", edition.borders.value, edition.borders.source),
        ("troops.muslim", edition.troops.muslim.value, edition.troops.muslim.source),
        ("troops.christian", edition.troops.christian.value, edition.troops.christian.source),
    ]
    for deck, name in enumerate(DECKS):
        for source in get_args(Source):
            cards = {
                card: f"{printed.effect} {printed.amount} × {printed.copies}"
                for card, printed in _printed(edition, deck).items()
                if printed.source == source
            }
            if cards:
                rows.append((f"cards.{name}.{source}", cards, source))
    rows.append(("removed", edition.removed.value, edition.removed.source))
    for name in ("first_crusade", "third_crusade", "saladin", "second_crusade"):
        given: SetUp = getattr(edition.scenarios, name)
        seats = {
            seat.kingdom: f"{', '.join(seat.start)}; {seat.cards}; {seat.castles or '∞'}"
            for seat in given.seats
        }
        rows.append((f"scenarios.{name.replace('_', '-')}", seats, given.source))
    return rows
