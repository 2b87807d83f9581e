"""Everything a seat may ever be offered. Each choice is made once per box."""

from __future__ import annotations

from gonfalon.games.crusader_kingdoms.cards import DECKS, SIDES, Card
from gonfalon.kernel.choices import Choice


class OfArea(Choice):
    """A choice that names one area."""

    __slots__ = ("area", "name")

    area: int
    name: str

    def __init__(self, verb: str, area: int, name: str) -> None:
        super().__init__(f"{verb} {name}")
        self.area = area
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"area": self.name}


class Attack(OfArea):
    """4.1: attack this area."""

    __slots__ = ()


class Turn(OfArea):
    """4.1.4: turn this +1 castle to its regular side."""

    __slots__ = ()


class Fortify(OfArea):
    """Turn this castle to its +1 side."""

    __slots__ = ()


class OfKingdom(Choice):
    """A choice that names a kingdom."""

    __slots__ = ("kingdom", "name")

    kingdom: int
    name: str

    def __init__(self, verb: str, kingdom: int, name: str) -> None:
        super().__init__(f"{verb} {name}")
        self.kingdom = kingdom
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"kingdom": self.name}


class Raid(OfKingdom):
    """4.3: raid this opponent."""

    __slots__ = ()


class Rival(OfKingdom):
    """Whom an event is meant for."""

    __slots__ = ()


class OfCard(Choice):
    """A choice that names a card."""

    __slots__ = ("card", "face")

    card: int
    face: Card

    def __init__(self, verb: str, card: int, face: Card) -> None:
        super().__init__(f"{verb} {face.say}")
        self.card = card
        self.face = face

    def fields(self) -> dict[str, object]:
        return {"card": self.face.say}


class Play(OfCard):
    """4.4: play this event."""

    __slots__ = ()


class Discard(OfCard):
    """4.5: discard this card face down."""

    __slots__ = ()

    def look(self) -> str:
        return f"discard {DECKS[self.face.deck]}"


class Spend(OfCard):
    """4.3: the troop that a raid costs."""

    __slots__ = ()


class Strike(OfCard):
    """Assassins: the card of the rival's hand that is lost."""

    __slots__ = ()


class Lay(OfCard):
    """4.1.2, 4.1.3: lay this card face down, for the attack or for the defence."""

    __slots__ = ("side",)

    side: int

    def __init__(self, card: int, face: Card, side: int) -> None:
        super().__init__("lay", card, face)
        self.side = side
        if face.side != side:
            self.say += f" {SIDES[side]}"

    def look(self) -> str:
        return f"lay {DECKS[self.face.deck]} {SIDES[self.side]}"

    def fields(self) -> dict[str, object]:
        return {"card": self.face.say, "side": SIDES[self.side]}


class Raise(Choice):
    """Leader: raise a die of one's side that shows `face` to `to`."""

    __slots__ = ("face", "to")

    face: int
    to: int

    def __init__(self, face: int, to: int) -> None:
        super().__init__(f"raise {face} {to}")
        self.face = face
        self.to = to

    def fields(self) -> dict[str, object]:
        return {"face": self.face, "to": self.to}


class Campaign(Choice):
    """Minor campaign: an independent area marches on a neighbour."""

    __slots__ = ("area", "name", "source", "source_name")

    source: int
    area: int
    source_name: str
    name: str

    def __init__(self, source: int, area: int, source_name: str, name: str) -> None:
        super().__init__(f"march {source_name} {name}")
        self.source = source
        self.area = area
        self.source_name = source_name
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"source": self.source_name, "area": self.name}


class Plain(Choice):
    """A choice without details: pass, send, done, keep, bonus."""

    __slots__ = ()
