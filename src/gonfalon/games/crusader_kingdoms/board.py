"""The edition of Crusader Kingdoms, opened: map, cards, scenarios, and every choice."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.crusader_kingdoms.cards import Card
from gonfalon.games.crusader_kingdoms.choices import Campaign, Lay, Plain, Raise
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box


@dataclass(frozen=True, slots=True)
class Scenario:
    """The set-up for one number of players (7.1, 8.1)."""

    name: str
    players: int
    muslims: int  # cards that the Muslims of chapter 8 draw; 0: they are played by people
    kingdoms: tuple[int, ...]  # by seat, the Muslims of chapter 8 last
    deck_of: tuple[int, ...]  # by seat
    starts: tuple[int, ...]  # by seat, masks of areas
    cards: tuple[int, ...]
    castles: tuple[int, ...]  # 0: as many as needed
    decks: tuple[bytes, ...]
    friends: tuple[int, ...]  # masks of seats that may not be attacked (7.2, 8.2)
    raidable: tuple[int, ...]  # masks of seats that may be raided


class CrusaderBox(Box):
    """The edition: map, cards, scenarios, and all choices by what they name."""

    __slots__ = (
        "areas",
        "attacks",
        "attacks_by_mask",
        "bonus",
        "by_number",
        "campaigns",
        "cards",
        "deck_of",
        "defence",
        "discards",
        "done",
        "doubtful",
        "effect_of",
        "events",
        "first_by_mask",
        "fortifies",
        "fortifies_by_mask",
        "keep",
        "labels",
        "lay_attack",
        "lay_defence",
        "near",
        "near_by_mask",
        "numbers",
        "passing",
        "plays",
        "points",
        "raids",
        "raises",
        "raises_by_dice",
        "rivals",
        "scenarios",
        "send",
        "spends",
        "strikes",
        "troops",
        "turns",
        "uses",
        "value_of",
        "values",
    )

    areas: tuple[str, ...]
    near: tuple[int, ...]  # each area's neighbours as a mask
    defence: tuple[int, ...]
    numbers: tuple[int, ...]
    points: tuple[int, ...]
    labels: tuple[tuple[float, float], ...]
    by_number: tuple[int, ...]  # areas, lowest number first
    cards: tuple[Card, ...]
    troops: int  # cards below this number are troops
    value_of: tuple[int, ...]
    values: bytes  # the same, to translate a row of cards
    effect_of: tuple[int, ...]
    deck_of: tuple[int, ...]
    events: frozenset[int]  # the cards that are events …
    doubtful: frozenset[int]  # … and those of them that cannot always be played
    uses: tuple[
        tuple[Choice, ...], ...
    ]  # by card: to play it, if it is an event, and to discard it
    scenarios: dict[int, Scenario]
    attacks: tuple[Choice, ...]  # by area
    turns: tuple[Choice, ...]
    fortifies: tuple[Choice, ...]
    raids: tuple[Choice, ...]  # by kingdom
    rivals: tuple[Choice, ...]
    plays: tuple[Choice, ...]  # by card
    discards: tuple[Choice, ...]
    spends: tuple[Choice, ...]
    strikes: tuple[Choice, ...]
    lay_attack: dict[int, Lay]
    lay_defence: dict[int, Lay]
    campaigns: tuple[Campaign, ...]
    raises: tuple[Raise, ...]
    passing: Plain
    send: Plain
    done: Plain
    keep: Plain
    bonus: Plain
    attacks_by_mask: dict[int, tuple[Choice, ...]]  # remembered as they are asked for
    fortifies_by_mask: dict[int, tuple[Choice, ...]]
    near_by_mask: dict[int, int]
    raises_by_dice: dict[tuple[bytes, int], tuple[Choice, ...]]
    first_by_mask: dict[int, int]
