"""What a seat of Medieval Realms may be offered. All of it is made once per box."""

from __future__ import annotations

from typing import Final

from gonfalon.games.medieval_realms.cards import (
    ADMIRAL,
    HALLS,
    LEADERS,
    MAYOR,
    RESOURCES,
    TYPES,
    Card,
)
from gonfalon.kernel.choices import Choice

LANDS: Final = 10  # eight, and two more in games of five
SLOTS: Final = 12
HIGHEST_BID: Final = 99
DECOY: Final = 3  # after the three kinds of leaders

# A draft is one byte per place: how many stand there. First the halls, then for each kind of
# military leader and for decoys the lands.
PLACES: Final = HALLS + 3 * LANDS
STANDS: Final[tuple[int, ...]] = (0, HALLS, HALLS + LANDS, HALLS + 2 * LANDS, PLACES)
"""Where the places of mayors, admirals, generals and decoys begin."""

STANDING: Final[tuple[str, ...]] = (*LEADERS, "decoy")


def place_say(at: int) -> str:
    """A place in notation: `mayor gold`, `general 3`."""
    if at < HALLS:
        return f"{LEADERS[MAYOR]} {RESOURCES[at]}"
    who, land = divmod(at - HALLS, LANDS)
    return f"{STANDING[who + ADMIRAL]} {land + 1}"


def place_fields(at: int) -> dict[str, object]:
    """A place as the wire tells it."""
    if at < HALLS:
        return {"leader": LEADERS[MAYOR], "hall": RESOURCES[at], "land": None}
    who, land = divmod(at - HALLS, LANDS)
    return {"leader": STANDING[who + ADMIRAL], "hall": None, "land": land + 1}


class Pair(Choice):
    """Two different resources to begin with."""

    __slots__ = ("one", "other")

    one: int
    other: int

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"pair {RESOURCES[one]} {RESOURCES[other]}")
        self.one = one
        self.other = other

    def fields(self) -> dict[str, object]:
        return {"resources": (RESOURCES[self.one], RESOURCES[self.other])}


class Put(Choice):
    """Put a leader or decoy on a hall or land, in one's own draft."""

    __slots__ = ("at", "land", "who")

    at: int
    who: int
    land: int  # -1: a hall

    def __init__(self, at: int) -> None:
        super().__init__(place_say(at))
        self.at = at
        self.who = MAYOR if at < HALLS else (at - HALLS) // LANDS + ADMIRAL
        self.land = -1 if at < HALLS else (at - HALLS) % LANDS

    def fields(self) -> dict[str, object]:
        return place_fields(self.at)


class Change(Choice):
    """Take somebody up again."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("change")


class Lift(Choice):
    """Whom to take up; `at` is -1 for everybody."""

    __slots__ = ("at",)

    at: int

    def __init__(self, at: int) -> None:
        super().__init__("lift all" if at < 0 else f"lift {place_say(at)}")
        self.at = at

    def fields(self) -> dict[str, object]:
        return {"all": True} if self.at < 0 else {"all": False, **place_fields(self.at)}


class Ready(Choice):
    """Commit the draft."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ready")


class Activate(Choice):
    """Activate the card on a slot of the current panel."""

    __slots__ = ("price", "slot")

    slot: int
    price: int

    def __init__(self, slot: int) -> None:
        super().__init__(f"activate {slot + 1}")
        self.slot = slot
        self.price = slot // 4 + 1

    def fields(self) -> dict[str, object]:
        return {"slot": self.slot + 1}


class Play(Choice):
    """Play a card from the hand."""

    __slots__ = ("card", "card_say")

    card: int
    card_say: str

    def __init__(self, card: Card) -> None:
        super().__init__(f"play {card.say}")
        self.card = card.number
        self.card_say = card.say

    def fields(self) -> dict[str, object]:
        return {"card": self.card_say}


class Pass(Choice):
    """Out for the round."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pass")


class Bid(Choice):
    """Open an auction with so much, or raise to it."""

    __slots__ = ("amount",)

    amount: int

    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount = amount

    def fields(self) -> dict[str, object]:
        return {"bid": self.amount}


class Drop(Choice):
    """Out of the auction."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("drop")


class Take(Choice):
    """Tokens of one type of one's choice."""

    __slots__ = ("resource",)

    resource: int

    def __init__(self, resource: int) -> None:
        super().__init__(f"take {RESOURCES[resource]}")
        self.resource = resource

    def fields(self) -> dict[str, object]:
        return {"resource": RESOURCES[self.resource]}


class Offers:
    """All choices of a box, sorted into the tuples that the rules offer."""

    __slots__ = (
        "activate",
        "bids",
        "change",
        "drop",
        "lift_all",
        "lifts",
        "pairs",
        "pass_",
        "plays",
        "puts",
        "ready",
        "takes",
    )

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.pairs: tuple[Choice, ...] = tuple(
            [Pair(one, other) for one in range(TYPES) for other in range(one + 1, TYPES)]
        )
        self.puts: tuple[Choice, ...] = tuple([Put(at) for at in range(PLACES)])
        self.change: Choice = Change()
        self.lifts: tuple[Choice, ...] = tuple([Lift(at) for at in range(PLACES)])
        self.lift_all: Choice = Lift(-1)
        self.ready: Choice = Ready()
        self.activate: tuple[Choice, ...] = tuple([Activate(slot) for slot in range(SLOTS)])
        # Cards are numbered from 1: an empty slot is 0.
        self.plays: tuple[Choice, ...] = tuple([Play(card) for card in cards[1:]])
        self.pass_: Choice = Pass()
        self.bids: tuple[Choice, ...] = tuple([Bid(n) for n in range(1, HIGHEST_BID + 1)])
        self.drop: Choice = Drop()
        self.takes: tuple[Choice, ...] = tuple([Take(resource) for resource in range(TYPES)])

    def all(self) -> list[Choice]:
        """In a fixed order: their ids follow from it."""
        return [
            *self.pairs,
            *self.puts,
            self.change,
            *self.lifts,
            self.lift_all,
            self.ready,
            *self.activate,
            *self.plays,
            self.pass_,
            *self.bids,
            self.drop,
            *self.takes,
        ]
