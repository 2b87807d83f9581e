"""The opened edition of Dark Kingdoms: the map for a number of players, and all choices."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box


@dataclass(frozen=True, slots=True)
class Chart:
    """Britannia for three or for four players."""

    neighbours: tuple[tuple[int, ...], ...]  # closed areas have none
    closed: int  # areas out of play, as a mask
    route: tuple[int, ...]  # the ports in the order of the sea route
    position: tuple[int, ...]  # each area's place on the route; −1: no port
    peoples: int  # how many peoples may be chosen
    britannia: tuple[bytes, ...]  # the cards of each age
    moves: tuple[tuple[tuple[Choice, ...], ...], ...]  # [army][area]: to every neighbour


class KingdomsBox(Box):
    """The edition, and its choices by what they are about."""

    __slots__ = (
        "adds",
        "arrangements",
        "at",
        "boosts",
        "buys",
        "charts",
        "colours",
        "dice",
        "engages",
        "fame",
        "fields",
        "hues",
        "loses",
        "moves",
        "names",
        "pays",
        "peoples",
        "plays",
        "plus",
        "recruits",
        "resources",
        "sails",
        "shields",
        "size",
        "strikes",
        "swaps",
        "word",
        "worth",
    )

    size: int  # areas
    names: tuple[str, ...]
    resources: tuple[int, ...]  # of each area
    colours: tuple[int, ...]  # of each area's name
    shields: tuple[tuple[int, ...], ...]  # areas by people
    charts: dict[int, Chart]  # by players
    fame: bytes  # the deck
    plus: frozenset[int]  # fame that is also +1 in combat
    worth: dict[str, int]  # what cards bring

    word: dict[str, Choice]
    at: tuple[Choice, ...]
    peoples: tuple[Choice, ...]
    moves: tuple[tuple[Choice, ...], ...]  # [army][area]
    sails: tuple[tuple[Choice, ...], ...]  # [port's area][army + 1]; none for areas without port
    engages: tuple[Choice, ...]
    recruits: tuple[Choice, ...]
    arrangements: dict[int, tuple[Choice, ...]]  # by armies and troops: see `arrangement`
    buys: tuple[Choice, ...]
    pays: tuple[Choice, ...]
    swaps: tuple[tuple[Choice | None, ...], ...]
    dice: tuple[Choice, ...]
    hues: tuple[Choice, ...]
    plays: tuple[Choice, ...]
    adds: tuple[Choice, ...]  # +1 by resource
    boosts: tuple[Choice | None, ...]  # +1 by fame
    strikes: dict[str, tuple[Choice, ...]]  # by way, then people
    fields: tuple[Choice, ...]
    loses: tuple[Choice, ...]


def arrangement(armies: int, a: int, b: int, c: int) -> int:
    """The number of an arrangement: which armies take part, and the troops of all three."""
    return armies << 6 | a << 4 | b << 2 | c
