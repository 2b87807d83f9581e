"""The tables of a box: every choice, made once, and the procedures by name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.dark_kingdoms.board import KingdomsBox, arrangement
from gonfalon.games.dark_kingdoms.choices import (
    ARRANGED,
    WORDS,
    Add,
    Arrange,
    At,
    Buy,
    Colour,
    Die,
    Engage,
    Field,
    Lose,
    Move,
    Pay,
    People,
    Play,
    Recruit,
    Sail,
    Strike,
    Swap,
    Word,
)
from gonfalon.games.dark_kingdoms.pieces import ARMIES, COLOURS, FAME, GOLD, KINDS, PEOPLES
from gonfalon.games.dark_kingdoms.rules.aftermath import Aftermath
from gonfalon.games.dark_kingdoms.rules.attack import Attack, LoneMarker
from gonfalon.games.dark_kingdoms.rules.battle import Battle, Spoils
from gonfalon.games.dark_kingdoms.rules.britannia import Bards, Event, Market, Raiders
from gonfalon.games.dark_kingdoms.rules.building import (
    Build,
    Muster,
    Paying,
    Peasants,
    Raze,
    Sell,
)
from gonfalon.games.dark_kingdoms.rules.capture import Capture
from gonfalon.games.dark_kingdoms.rules.combat import Brace, Clash, Combat
from gonfalon.games.dark_kingdoms.rules.control import Claim, Mark
from gonfalon.games.dark_kingdoms.rules.fame import Fame
from gonfalon.games.dark_kingdoms.rules.moving import ForcedMarch
from gonfalon.games.dark_kingdoms.rules.plunder import Plunder, Repelled
from gonfalon.games.dark_kingdoms.rules.preparation import Domains, FirstPick, Settling
from gonfalon.games.dark_kingdoms.rules.production import ExtraDice, Harvest
from gonfalon.games.dark_kingdoms.rules.retreat import Retreat, Steal
from gonfalon.games.dark_kingdoms.rules.round import Round
from gonfalon.games.dark_kingdoms.rules.sailing import FairWind, Transfer, Voyage
from gonfalon.games.dark_kingdoms.rules.siege import Siege
from gonfalon.games.dark_kingdoms.rules.turn import Turn
from gonfalon.games.dark_kingdoms.rules.village import Assault
from gonfalon.kernel.choices import Choice, Choices
from gonfalon.kernel.table import Procedure

PROCEDURES: Final[dict[str, type[Procedure]]] = {
    "Aftermath": Aftermath,
    "Assault": Assault,
    "Attack": Attack,
    "Bards": Bards,
    "Battle": Battle,
    "Brace": Brace,
    "Build": Build,
    "Capture": Capture,
    "Claim": Claim,
    "Clash": Clash,
    "Combat": Combat,
    "Domains": Domains,
    "Event": Event,
    "ExtraDice": ExtraDice,
    "FairWind": FairWind,
    "Fame": Fame,
    "FirstPick": FirstPick,
    "ForcedMarch": ForcedMarch,
    "Harvest": Harvest,
    "LoneMarker": LoneMarker,
    "Mark": Mark,
    "Market": Market,
    "Muster": Muster,
    "Paying": Paying,
    "Peasants": Peasants,
    "Plunder": Plunder,
    "Raiders": Raiders,
    "Raze": Raze,
    "Repelled": Repelled,
    "Retreat": Retreat,
    "Round": Round,
    "Sell": Sell,
    "Settling": Settling,
    "Siege": Siege,
    "Spoils": Spoils,
    "Steal": Steal,
    "Transfer": Transfer,
    "Turn": Turn,
    "Voyage": Voyage,
}

NO_CHOICES: Final[tuple[Choice, ...]] = ()


def fill(box: KingdomsBox, ports: list[int]) -> None:
    """Make the choices of a box whose map and cards are known."""
    names, armies, areas = box.names, range(ARMIES), range(box.size)
    box.word = {word: Word(word) for word in WORDS}
    box.at = tuple([At(area, names[area]) for area in areas])
    box.peoples = tuple([People(people) for people in range(len(PEOPLES))])
    box.moves = tuple([tuple([Move(army, area, names[area]) for area in areas]) for army in armies])
    box.sails = tuple(
        [
            tuple([Sail(area, army, names[area]) for army in range(-1, ARMIES)])
            if area in ports
            else NO_CHOICES
            for area in areas
        ]
    )
    box.engages = tuple([Engage(army) for army in armies])
    box.recruits = tuple([Recruit(army) for army in armies])
    box.buys = tuple([Buy(kind) for kind in range(GOLD)])
    box.pays = tuple([Pay(kind) for kind in range(KINDS)])
    box.swaps = tuple(
        [
            tuple([None if kind == other else Swap(kind, other) for other in range(KINDS)])
            for kind in range(KINDS)
        ]
    )
    box.dice = tuple([Die(colour) for colour in range(len(COLOURS))])
    box.hues = tuple([Colour(colour) for colour in range(len(COLOURS))])
    box.plays = tuple([Play(card) for card in range(len(FAME))])
    box.adds = tuple([Add(kind, False) for kind in range(GOLD)])
    box.boosts = tuple([Add(card, True) if card in box.plus else None for card in range(len(FAME))])
    box.strikes = {
        way: tuple([Strike(way, people) for people in range(len(PEOPLES))])
        for way in ("attack", "plunder", "raid")
    }
    box.fields = tuple([Field(mask) for mask in range(1 << ARMIES)])
    box.loses = tuple([Lose(army) for army in armies])
    arranged = {troops: Arrange(troops) for troops in ARRANGED}
    box.arrangements = _arrangements(arranged)
    box.choices = Choices(_all(box, tuple(arranged.values())))


def _all(box: KingdomsBox, arranged: tuple[Choice, ...]) -> list[Choice]:
    found: list[Choice | None] = [*box.word.values(), *box.at, *box.peoples]
    for row in (*box.moves, *box.sails, *box.strikes.values()):
        found += row
    for swaps in box.swaps:
        found += swaps
    for some in (
        box.engages,
        box.recruits,
        box.buys,
        box.pays,
        box.dice,
        box.hues,
        box.plays,
        box.adds,
        box.fields,
        box.loses,
        arranged,
    ):
        found += some
    found += box.boosts
    return [choice for choice in found if choice is not None]


def _arrangements(
    arranged: dict[tuple[int, int, int], Arrange],
) -> dict[int, tuple[Choice, ...]]:
    """For two or three armies that stand together: every other way to share out their troops."""
    found: dict[int, tuple[Choice, ...]] = {}
    for together in (3, 5, 6, 7):
        for troops in arranged:
            if not all(troops[army] for army in range(ARMIES) if together >> army & 1):
                continue
            others: list[Choice] = [
                choice
                for other, choice in arranged.items()
                if other != troops
                and sum(other) == sum(troops)
                and all(
                    other[army] == troops[army]
                    for army in range(ARMIES)
                    if not together >> army & 1
                )
            ]
            found[arrangement(together, *troops)] = tuple(others)
    return found
