"""Everything that a seat may be offered in Dark Kingdoms."""

from __future__ import annotations

from typing import Final

from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    BRITANNIA,
    COLOURS,
    FAME,
    PEOPLES,
    RESOURCES,
    TROOPS,
)
from gonfalon.kernel.choices import Choice

WORDS: Final = (
    "village",
    "fortress",
    "ship",
    "muster",
    "peasants",
    "raze",
    "sell",
    "end",
    "pass",
    "fight",
    "give",
    "deny",
    "leave",
)


class Word(Choice):
    """A choice that its word says."""

    __slots__ = ()

    def __init__(self, word: str) -> None:
        super().__init__(word)


class At(Choice):
    """An area, for whatever is being asked."""

    __slots__ = ("area", "name")

    area: int
    name: str

    def __init__(self, area: int, name: str) -> None:
        super().__init__(f"at {name}")
        self.area = area
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"area": self.name}


class People(Choice):
    """Play one of the four peoples."""

    __slots__ = ("people",)

    people: int

    def __init__(self, people: int) -> None:
        super().__init__(f"lead {PEOPLES[people]}")
        self.people = people

    def fields(self) -> dict[str, object]:
        return {"people": PEOPLES[self.people]}


class Move(Choice):
    """Move an army by land."""

    __slots__ = ("area", "army", "name")

    army: int
    area: int
    name: str

    def __init__(self, army: int, area: int, name: str) -> None:
        super().__init__(f"move {army + 1} {name}")
        self.army = army
        self.area = area
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"army": self.army + 1, "area": self.name}


class Sail(Choice):
    """Let the ship in this port set sail, with an army or without."""

    __slots__ = ("army", "name", "port")

    port: int
    army: int  # −1: none
    name: str

    def __init__(self, port: int, army: int, name: str) -> None:
        super().__init__(f"sail {name} {army + 1}" if army >= 0 else f"sail {name}")
        self.port = port
        self.army = army
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"port": self.name, "army": self.army + 1 if self.army >= 0 else None}


class Engage(Choice):
    """Let an army attack or plunder where it stands."""

    __slots__ = ("army",)

    army: int

    def __init__(self, army: int) -> None:
        super().__init__(f"engage {army + 1}")
        self.army = army

    def fields(self) -> dict[str, object]:
        return {"army": self.army + 1}


class Recruit(Choice):
    """A troop more for an army."""

    __slots__ = ("army",)

    army: int

    def __init__(self, army: int) -> None:
        super().__init__(f"recruit {army + 1}")
        self.army = army

    def fields(self) -> dict[str, object]:
        return {"army": self.army + 1}


class Arrange(Choice):
    """Shift troops among armies in one area: how many each army has afterwards."""

    __slots__ = ("troops",)

    troops: tuple[int, ...]

    def __init__(self, troops: tuple[int, ...]) -> None:
        super().__init__("arrange " + " ".join([str(number) for number in troops]))
        self.troops = troops

    def fields(self) -> dict[str, object]:
        return {"troops": self.troops}


class Buy(Choice):
    """A resource card for gold."""

    __slots__ = ("kind",)

    kind: int

    def __init__(self, kind: int) -> None:
        super().__init__(f"buy {RESOURCES[kind]}")
        self.kind = kind

    def fields(self) -> dict[str, object]:
        return {"resource": RESOURCES[self.kind]}


class Pay(Choice):
    """Give a resource card for peasants or builders."""

    __slots__ = ("kind",)

    kind: int

    def __init__(self, kind: int) -> None:
        super().__init__(f"pay {RESOURCES[kind]}")
        self.kind = kind

    def fields(self) -> dict[str, object]:
        return {"resource": RESOURCES[self.kind]}


class Swap(Choice):
    """Market day: a resource card for another."""

    __slots__ = ("kind", "other")

    kind: int
    other: int

    def __init__(self, kind: int, other: int) -> None:
        super().__init__(f"swap {RESOURCES[kind]} {RESOURCES[other]}")
        self.kind = kind
        self.other = other

    def fields(self) -> dict[str, object]:
        return {"resource": RESOURCES[self.kind], "for": RESOURCES[self.other]}


class Die(Choice):
    """Pay for one more die of a colour."""

    __slots__ = ("colour",)

    colour: int

    def __init__(self, colour: int) -> None:
        super().__init__(f"die {COLOURS[colour]}")
        self.colour = colour

    def fields(self) -> dict[str, object]:
        return {"colour": COLOURS[self.colour]}


class Colour(Choice):
    """Equal highest dice: which colour produces."""

    __slots__ = ("colour",)

    colour: int

    def __init__(self, colour: int) -> None:
        super().__init__(f"colour {COLOURS[colour]}")
        self.colour = colour

    def fields(self) -> dict[str, object]:
        return {"colour": COLOURS[self.colour]}


class Play(Choice):
    """Play a fame card for its text."""

    __slots__ = ("card",)

    card: int

    def __init__(self, card: int) -> None:
        super().__init__(f"play {FAME[card]}")
        self.card = card

    def fields(self) -> dict[str, object]:
        return {"card": FAME[self.card]}


class Add(Choice):
    """Play a card for +1 in combat."""

    __slots__ = ("card", "fame", "name")

    card: int
    fame: bool
    name: str

    def __init__(self, card: int, fame: bool) -> None:
        self.name = FAME[card] if fame else RESOURCES[card]
        super().__init__(f"add {self.name}")
        self.card = card
        self.fame = fame

    def fields(self) -> dict[str, object]:
        return {"fame" if self.fame else "resource": self.name}


class Strike(Choice):
    """Choose whom to attack or plunder, and how."""

    __slots__ = ("people", "way")

    way: str  # attack, plunder, raid
    people: int

    def __init__(self, way: str, people: int) -> None:
        super().__init__(f"{way} {PEOPLES[people]}")
        self.way = way
        self.people = people

    def fields(self) -> dict[str, object]:
        return {"way": self.way, "people": PEOPLES[self.people]}


class Field(Choice):
    """Which armies take part in a defence, as a mask."""

    __slots__ = ("mask",)

    mask: int

    def __init__(self, mask: int) -> None:
        names = [str(army + 1) for army in range(ARMIES) if mask >> army & 1]
        super().__init__(f"armies {'+'.join(names) or 'none'}")
        self.mask = mask

    def fields(self) -> dict[str, object]:
        return {"armies": [army + 1 for army in range(ARMIES) if self.mask >> army & 1]}


class Lose(Choice):
    """Which army loses a troop."""

    __slots__ = ("army",)

    army: int

    def __init__(self, army: int) -> None:
        super().__init__(f"lose {army + 1}")
        self.army = army

    def fields(self) -> dict[str, object]:
        return {"army": self.army + 1}


ARRANGED: Final = tuple(
    [
        (a, b, c)
        for a in range(TROOPS + 1)
        for b in range(TROOPS + 1)
        for c in range(TROOPS + 1)
        if a + b + c
    ]
)


def britannia_key(card: int) -> str:
    """How texts call a Britannia card."""
    return f"@card-{BRITANNIA[card]}"


def fame_key(card: int) -> str:
    """How texts call a fame card."""
    return f"@fame-{FAME[card]}"


def resource_key(kind: int) -> str:
    """How texts call a resource."""
    return f"@resource-{RESOURCES[kind]}"


def people_key(people: int) -> str:
    """How texts call a people."""
    return f"@people-{PEOPLES[people]}"
