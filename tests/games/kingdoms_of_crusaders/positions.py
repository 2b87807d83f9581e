"""Positions in a few lines of text.

A card is the first letters of its symbols, weakest first: L lance, B bow, S swords, H helmet,
N banner; `HN` is a card with a helmet and a banner. One line per land, seats parted by `|`:

    antioch: N N N N | H H
    cyprus:  LB      | SH S

Sectors with four cards count as completed seat by seat, unless `@3` after the cards says when.
"""

from __future__ import annotations

import re

from gonfalon.games import load
from gonfalon.games.kingdoms_of_crusaders.rules.turn import TURNS
from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms, KingdomsBox, lay_out
from gonfalon.kernel.signals import NATURE
from gonfalon.kernel.table import resume
from gonfalon.kernel.words import Event
from gonfalon.parts.decks import deck, minus
from gonfalon.parts.playouts import random_outcome

GAME = load("kingdoms-of-crusaders")
LETTERS = "LBSHN"
NAMES = ("lance", "bow", "swords", "helmet", "banner")
LANDS = ("antioch", "cyprus", "jerusalem", "edessa", "tripoli")


def our_box() -> KingdomsBox:
    """Our own edition."""
    box = GAME.open()
    assert isinstance(box, KingdomsBox)
    return box


BOX = our_box()


def card(letters: str) -> int:
    """`HN` as the number that the rules use."""
    return sum(1 << LETTERS.index(letter) for letter in letters)


def cards(text: str) -> bytes:
    """Several cards."""
    return bytes([card(word) for word in text.split()])


def named(letters: str) -> str:
    """`HN` as choices say it: helmet+banner."""
    return "+".join([NAMES[LETTERS.index(letter)] for letter in letters])


def position(
    text: str,
    hand: str = "L",
    turn: int = 0,
    players: int = 2,
    variant: str = "markers",
    won: str = "",
    hands: dict[int, str] | None = None,
    unseen: str | None = None,
) -> Kingdoms:
    """A table where seat `turn` holds `hand` and is to place.

    `won`: "cyprus=1 tripoli=0". `unseen`: all cards that are neither laid nor in a hand; usually
    what is left of the deck.
    """
    sectors = [b""] * (players * 5)
    filled = [0] * (players * 5)
    stated: dict[int, int] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        land, _, rest = line.partition(":")
        for seat, part in enumerate(rest.split("|")):
            sector = seat * 5 + LANDS.index(land)
            found = re.search(r"@(\d+)", part)
            sectors[sector] = cards(re.sub(r"@\d+", "", part))
            if found:
                stated[sector] = int(found[1])
    when = 1
    for sector, lying in enumerate(sectors):
        if len(lying) == 4:
            filled[sector] = stated.get(sector, when)
            when += 1
    held = {turn: deck(cards(hand)), **{s: deck(cards(h)) for s, h in (hands or {}).items()}}
    if unseen is None:
        rest_of_deck = deck(BOX.deck * (1 if players == 2 else 2))
        for gone in (*sectors, *held.values()):
            rest_of_deck = minus(rest_of_deck, gone)
    else:
        rest_of_deck = deck(cards(unseen))
    pairs = [marker.split("=") for marker in won.split()]
    markers = [(LANDS.index(land), int(seat)) for land, seat in pairs]
    holders = [-1] * 5
    for land_number, seat in markers:
        holders[land_number] = seat
    t = lay_out(
        BOX,
        GAME.agree(players, {"variant": variant}),
        rest_of_deck,
        tuple([held.get(seat, b"") for seat in range(players)]),
        tuple(sectors),
        tuple(filled),
        bytes([land_number for land_number, _ in markers]),
        tuple(holders),
    )
    t.signal = t.ask(turn, "place", t.placements(turn), TURNS[turn].placed)
    return t


def place(t: Kingdoms, letters: str, land: str) -> list[Event]:
    """The seat whose turn it is places a card; what is said meanwhile."""
    t.ears = []
    resume(t, t.seat, t.box.choices.by_say[f"place {named(letters)} {land}"])
    return t.ears


def draw(t: Kingdoms, letters: str | None = None) -> None:
    """Nature deals whatever comes, or a certain card."""
    assert t.seat == NATURE
    resume(t, NATURE, card(letters) if letters else random_outcome(t, lambda: 0.0))


def markers(t: Kingdoms) -> str:
    """Who has won what, in the order of the marker numbers."""
    return " ".join([f"{LANDS[land]}={t.holders[land]}" for land in t.order])
