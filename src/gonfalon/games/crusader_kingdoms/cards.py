"""Cards (2.1): two decks, three kinds, and what the program knows as effects.

A card is a small number: first the troops of both decks, then everything else. Equal cards of one
deck share their number; the same card of the other deck has another one, for a card always returns
to its own deck.
"""

from __future__ import annotations

from typing import Final

MUSLIM: Final = 0
CHRISTIAN: Final = 1
DECKS: Final = ("muslim", "christian")

TROOP: Final = 0
EVENT: Final = 1
RESPONSE: Final = 2
KINDS: Final = ("troop", "event", "response")

ATTACK: Final = 1
DEFENCE: Final = 2
SIDES: Final = ("", "attack", "defence", "both")  # by mask

# Effects of events
RAISE_ATTACK: Final = 1  # an attack with more dice
JOINT_ATTACK: Final = 2
CAMPAIGN: Final = 3
DRAW: Final = 4
SUCCESSION: Final = 5
WATCHTOWERS: Final = 6
TRUCE: Final = 7
WALLS: Final = 8
TRADE: Final = 9
SEDUCTION: Final = 10
ASSASSINS: Final = 11
TROUBADOURS: Final = 12
SPIES: Final = 13
RELIC: Final = 14
# Effects of responses
LEADER: Final = 20
REGROUPING: Final = 21
MILITIA: Final = 22
SORTIE: Final = 23
SIEGE: Final = 24

EFFECTS: Final[dict[str, int]] = {
    "attack": RAISE_ATTACK,
    "joint_attack": JOINT_ATTACK,
    "campaign": CAMPAIGN,
    "draw": DRAW,
    "succession": SUCCESSION,
    "watchtowers": WATCHTOWERS,
    "truce": TRUCE,
    "walls": WALLS,
    "trade": TRADE,
    "seduction": SEDUCTION,
    "assassins": ASSASSINS,
    "troubadours": TROUBADOURS,
    "spies": SPIES,
    "relic": RELIC,
    "leader": LEADER,
    "regrouping": REGROUPING,
    "militia": MILITIA,
    "sortie": SORTIE,
    "siege": SIEGE,
}
"""By the names that an edition uses."""

EFFECT_NAMES: Final[dict[int, str]] = {number: name for name, number in EFFECTS.items()}

SIDE_OF: Final[dict[int, int]] = {
    LEADER: ATTACK | DEFENCE,
    REGROUPING: ATTACK,
    MILITIA: DEFENCE,
    SORTIE: DEFENCE,
    SIEGE: ATTACK,
}
"""On which sides a response may be laid."""

COUNTING: Final = frozenset(
    {DRAW, SUCCESSION, WATCHTOWERS, WALLS, TRADE, TROUBADOURS, SPIES, RELIC}
)
"""Events that may change nothing if their amount is none."""

LASTING: Final = frozenset({WATCHTOWERS, TRUCE, RELIC})
"""Events that stay on the table for the whole turn (4.4)."""

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "muslim": (
        "mercenaries",
        "minor_campaign",
        "jewish_scholars",
        "succession",
        "watchtowers",
        "truce",
        "walls",
        "trade",
        "seduction",
        "leader",
        "regrouping",
        "militia",
        "sortie",
    ),
    "christian": (
        "joint_attack",
        "assassins",
        "troubadours",
        "spies",
        "pilgrims",
        "walls",
        "trade",
        "military_orders",
        "holy_relic",
        "leader",
        "regrouping",
        "militia",
        "siege_engines",
    ),
}
"""The cards whose names are in our texts; an owner's other cards bring a title of their own."""

KINGDOMS: Final = (
    "damascus",
    "jerusalem",
    "antioch",
    "aleppo",
    "saladin",
    "richard",
    "leopold",
    "crusade",
    "muslims",
)
"""All who may sit at some table; the Muslims of chapter 8 are nobody's seat, but have a number."""

ARMS: Final = {
    "damascus": "or",
    "jerusalem": "azure",
    "antioch": "gules",
    "aleppo": "vert",
    "saladin": "vert",  # the tincture with the eagle
    "richard": "gules",  # the one with the lion
    "leopold": "azure",
    "crusade": "gules",
    "muslims": "vert",
}
"""The tincture of each kingdom; the one with the cross is no Muslim's."""


class Card:
    """What is printed on a card."""

    __slots__ = (
        "amount",
        "deck",
        "effect",
        "effect_name",
        "kind",
        "name",
        "said",
        "say",
        "side",
        "title",
        "value",
    )

    def __init__(
        self, deck: int, name: str, kind: int, value: int, effect: int, amount: int, title: str
    ) -> None:
        self.deck = deck
        self.name = name
        self.kind = kind
        self.value = value  # of a troop, else 0
        self.effect = effect  # of an event or a response, else 0
        self.effect_name = EFFECT_NAMES.get(effect, "")
        self.amount = amount
        self.title = title  # an owner's own; "": ours, from the texts
        self.side = ATTACK if kind == TROOP else SIDE_OF.get(effect, 0)
        self.say = f"{DECKS[deck]}-{name.replace('_', '-')}"
        own = f"@troop-{value}" if kind == TROOP else f"@card-{name.replace('_', '-')}"
        self.said = title or own  # how texts name it
