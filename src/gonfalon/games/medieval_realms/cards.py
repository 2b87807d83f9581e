"""Resources, leaders, seals and the kinds of cards (rule 9). What a card costs and does is rules;
how many there are of each, and in which variants, is the edition's."""

from __future__ import annotations

from typing import Final

RESOURCES: Final[tuple[str, ...]] = (
    "production",
    "science",
    "culture",
    "religion",
    "gold",
    "raw",
    "battle",
)
PRODUCTION: Final = 0
SCIENCE: Final = 1
CULTURE: Final = 2
RELIGION: Final = 3
GOLD: Final = 4
RAW: Final = 5
BATTLE: Final = 6
TYPES: Final = 7
LILY: Final = 7  # on a card or a land: one type of the owner's choice
HALLS: Final = 6  # every resource but battle has its space in the management area

LEADERS: Final[tuple[str, ...]] = ("mayor", "admiral", "general")
MAYOR: Final = 0
ADMIRAL: Final = 1
GENERAL: Final = 2
COMBAT: Final[tuple[int, ...]] = (0, 1, 2)  # rulebook, "Valor de combate"
DECOY_COMBAT: Final = 2

SEALS: Final[tuple[str, ...]] = (
    "orange",
    "red",
    "yellow",
    "green",
    "grey",
    "turquoise",
    "violet",
    "white",
    "blue",
)

# How a card of the panel is acquired
HAND: Final = 0
MAJORITY: Final = 1
AUCTION: Final = 2
WAYS: Final[tuple[str, ...]] = ("hand", "majority", "auction")

NONE: Final = -1

KINDS: Final[tuple[str, ...]] = (
    "castle",
    "war",
    "market",
    "leader",
    "city",
    "territory",
    "island",
    "artist",
    "missionary",
    "scientist",
    "development",
    "gallery",
    "cathedral",
    "tithe",
    "inquisition",
    "gunpowder",
    "university",
    "port",
)
CASTLE: Final = 0
WAR: Final = 1
MARKET: Final = 2
LEADER: Final = 3
CITY: Final = 4
TERRITORY: Final = 5
ISLAND: Final = 6
ARTIST: Final = 7
MISSIONARY: Final = 8
SCIENTIST: Final = 9
DEVELOPMENT: Final = 10
GALLERY: Final = 11
CATHEDRAL: Final = 12
TITHE: Final = 13
INQUISITION: Final = 14
GUNPOWDER: Final = 15
UNIVERSITY: Final = 16
PORT: Final = 17
HONOURABLE: Final[tuple[int, ...]] = (ARTIST, MISSIONARY, SCIENTIST)

RULES: Final[tuple[str, ...]] = tuple([f"9.{kind + 1}" for kind in range(len(KINDS))])
"""Where the rules page tells of each kind."""

TITHE_TOKENS: Final = 4
TERRITORY_TOKENS: Final = 5
ISLAND_POINTS: Final = 3


class Kind:
    """What all cards of a kind have in common, as the rulebook's description of the cards says."""

    __slots__ = ("cost", "now", "number", "pays", "seal", "way")

    number: int
    seal: int
    way: int
    pays: int  # the resource it costs, or that is bid for it
    cost: int  # how much; 0: a bid, or no tokens at all
    now: int  # victory points when it is played

    def __init__(self, number: int, seal: str, way: int, pays: int, cost: int, now: int) -> None:
        self.number = number
        self.seal = SEALS.index(seal)
        self.way = way
        self.pays = pays
        self.cost = cost
        self.now = now


KIND: Final[tuple[Kind, ...]] = (
    Kind(CASTLE, "orange", MAJORITY, RAW, 6, 0),
    Kind(WAR, "orange", MAJORITY, BATTLE, 7, 6),
    Kind(MARKET, "red", HAND, PRODUCTION, 6, 0),
    Kind(LEADER, "yellow", AUCTION, GOLD, 0, 0),
    Kind(CITY, "green", HAND, RAW, 5, 0),
    Kind(TERRITORY, "grey", AUCTION, BATTLE, 0, 0),
    Kind(ISLAND, "turquoise", HAND, NONE, 0, 2),
    Kind(ARTIST, "violet", MAJORITY, CULTURE, 5, 2),
    Kind(MISSIONARY, "white", MAJORITY, RELIGION, 5, 2),
    Kind(SCIENTIST, "blue", MAJORITY, SCIENCE, 5, 2),
    Kind(DEVELOPMENT, "blue", HAND, SCIENCE, 5, 2),
    Kind(GALLERY, "violet", HAND, CULTURE, 5, 5),
    Kind(CATHEDRAL, "white", HAND, RELIGION, 5, 5),
    Kind(TITHE, "white", HAND, RELIGION, 5, 2),
    Kind(INQUISITION, "white", HAND, RELIGION, 4, 0),
    Kind(GUNPOWDER, "blue", HAND, SCIENCE, 4, 0),
    Kind(UNIVERSITY, "blue", HAND, SCIENCE, 4, 0),
    Kind(PORT, "blue", HAND, SCIENCE, 4, 0),
)

WAR_COST: Final[tuple[int, ...]] = (0, 0, 7, 7, 6, 5)  # by the number of players

FIXED_LEADER: Final[dict[int, int]] = {
    INQUISITION: GENERAL,
    GUNPOWDER: GENERAL,
    UNIVERSITY: MAYOR,
    PORT: ADMIRAL,
}

MEASURES: Final[tuple[str, ...]] = (
    "castles",
    "wars",
    "markets",
    "cities",
    "islands",
    "mayors",
    "admirals",
    "generals",
    "combat",
    "tokens",
    "seals",
    "honourable-seals",
    "played",
)
"""What an island's condition may ask for, each with an "at least"."""

COUNTED: Final[tuple[int, ...]] = (CASTLE, WAR, MARKET, CITY, ISLAND)
"""The kinds that the first measures count."""


class Card:
    """A card's face; copies share it. Its number is its name in decks and hands."""

    __slots__ = (
        "cost",
        "kind",
        "leader",
        "needs",
        "now",
        "number",
        "pays",
        "resource",
        "say",
        "seal",
        "way",
    )

    number: int
    say: str  # its name in notation: `city-gold`
    kind: int
    seal: int
    way: int
    pays: int
    cost: tuple[int, ...]  # by the number of players
    now: int
    leader: int  # the leader it brings, or NONE
    resource: int  # the resource printed on it, LILY, or NONE
    needs: tuple[tuple[int, int], ...]  # an island's condition: measures and how much of each

    def __init__(
        self,
        number: int,
        say: str,
        kind: int,
        seal: int,
        leader: int = NONE,
        resource: int = NONE,
        needs: tuple[tuple[int, int], ...] = (),
    ) -> None:
        common = KIND[kind]
        self.number = number
        self.say = say
        self.kind = kind
        self.seal = seal
        self.way = common.way
        self.pays = common.pays
        self.cost = WAR_COST if kind == WAR else (common.cost,) * 6
        self.now = common.now
        self.leader = leader
        self.resource = resource
        self.needs = needs
