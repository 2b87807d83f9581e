"""What a seat may know of The Kingdoms of Crusaders: an allow-list, built from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from gonfalon.games.kingdoms_of_crusaders.armies import CARDS, CODE, SYMBOLS, WORTH, squads
from gonfalon.games.kingdoms_of_crusaders.rules.turn import TURNS
from gonfalon.games.kingdoms_of_crusaders.table import (
    LANDS,
    NOBODY_YET,
    Kingdoms,
    KingdomsBox,
    Place,
    lay_out,
    points,
)
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.signals import EVERYBODY
from gonfalon.kernel.table import Table
from gonfalon.kernel.words import Prompt, seat_name
from gonfalon.parts.decks import deck


@dataclass(frozen=True, slots=True)
class Seen:
    """What lies open, the seat's own hand, and how many cards the others hold."""

    hand: bytes  # the seat's own
    hands: tuple[int, ...]  # how many each seat holds
    deck: int  # how many can still be drawn
    sectors: tuple[bytes, ...]
    filled: tuple[int, ...]
    order: bytes
    holders: tuple[int, ...]
    all_hands: tuple[bytes, ...]  # only for all-seeing eyes, after the end


def see(t: Kingdoms, seat: int) -> Seen:
    """The eyes of a seat, of a watcher, or of everybody after the end."""
    return Seen(
        hand=bytes(t.hands[seat]) if seat >= 0 else b"",
        hands=tuple([len(hand) for hand in t.hands]),
        deck=len(t.deck),
        sectors=tuple(t.sectors),
        filled=tuple(t.filled),
        order=t.order,
        holders=tuple(t.holders),
        all_hands=tuple([bytes(hand) for hand in t.hands]) if seat == EVERYBODY else (),
    )


def determinize(view: View, rng: Random) -> Table:
    """Deal what the seat cannot know: the others' hands and the rest of the deck."""
    box, seen = view.box, view.seen
    assert isinstance(box, KingdomsBox)
    assert isinstance(seen, Seen)
    hidden = list(not_open(box, view.setup.players, seen.sectors))
    for card in seen.hand:
        hidden.remove(card)
    rand = rng.random
    hands: list[bytes] = []
    for seat, count in enumerate(seen.hands):
        if seat == view.seat:
            hands.append(seen.hand)
        else:
            hands.append(deck([hidden.pop(int(rand() * float(len(hidden)))) for _ in range(count)]))
    t = lay_out(
        box,
        view.setup,
        bytes(hidden),  # still sorted
        tuple(hands),
        seen.sectors,
        seen.filled,
        seen.order,
        seen.holders,
    )
    if view.result is not None:
        t.signal = t.finish(view.result)
    elif view.asked:
        seat = view.asked[0]
        t.signal = t.ask(seat, "place", t.placements(seat), TURNS[seat].placed)
    else:
        raise ValueError("only a decision or an ended game can be dealt anew")
    return t


def not_open(box: KingdomsBox, players: int, sectors: tuple[bytes, ...]) -> bytes:
    """The cards that do not lie face up."""
    rest = list(box.deck * (1 if players == 2 else 2))
    for card in b"".join(sectors):
        rest.remove(card)
    return deck(rest)


def leaders(t: Kingdoms) -> list[int | None]:
    """Who holds each land, or would win it as it lies; None if nobody would."""
    result: list[int | None] = []
    for land in range(LANDS):
        if t.holders[land] != NOBODY_YET:
            result.append(t.holders[land])
            continue
        result.append(_leader(t, land))
    return result


def _leader(t: Kingdoms, land: int) -> int | None:
    sectors = range(land, t.players * LANDS, LANDS)
    worths = sorted([WORTH[t.armies[sector]] for sector in sectors], reverse=True)
    if worths[0] == WORTH[0]:
        return None
    ahead = [sector for sector in sectors if WORTH[t.armies[sector]] == worths[0]]
    if len(ahead) > 1:  # even: the first to complete is ahead of all that can only catch up
        ahead = [sector for sector in ahead if sector == t.best[land]]
    return ahead[0] // LANDS if ahead else None


def wire(view: View) -> dict[str, object]:
    """The page's view, as docs/protocol.md tells it."""
    box, seen, players = view.box, view.seen, view.setup.players
    assert isinstance(box, KingdomsBox)
    assert isinstance(seen, Seen)
    t = _open_table(view)
    unseen = not_open(box, players, seen.sectors)
    grid = [[seat * LANDS + land for land in range(LANDS)] for seat in range(players)]
    return {
        "variant": view.setup.options["variant"],
        "lands": box.lands,
        "symbols": SYMBOLS,
        "deck": seen.deck,
        "hand": [CARDS.write(card) for card in seen.hand] if view.seat >= 0 else None,
        "hands": seen.hands,
        "all_hands": [[CARDS.write(card) for card in hand] for hand in seen.all_hands] or None,
        "sectors": [[[CARDS.write(c) for c in seen.sectors[s]] for s in row] for row in grid],
        "squads": [[_named(t.armies[s]) for s in row] for row in grid],
        "leaders": leaders(t),
        "markers": [
            None
            if seen.holders[land] == NOBODY_YET
            else {"seat": seen.holders[land], "number": seen.order.index(land) + 1}
            for land in range(LANDS)
        ],
        "completed": [[seen.filled[s] or None for s in row] for row in grid],
        "unseen": {CARDS.write(card): unseen.count(card) for card in sorted(set(unseen))},
        "points": points(t) if t.points else None,
    }


def preview(view: View, choice: Choice) -> dict[str, object]:
    """What a placement makes of the own army, and whether it would lead the land."""
    assert isinstance(choice, Place)
    t = _open_table(view)
    sector = view.seat * LANDS + choice.land
    t.armies[sector] += CODE[choice.card]
    fills = len(t.sectors[sector]) == 3
    if fills:
        t.fill(view.seat, choice.land)
    held = t.holders[choice.land]
    leads = _leader(t, choice.land) == view.seat if held == NOBODY_YET else held == view.seat
    return {"makes": _named(t.armies[sector]), "leads": leads, "fills": fills}


def prompt(view: View) -> Prompt:
    """Whose turn it is, to these eyes."""
    if view.result is not None:
        return Prompt("ask-over", {}, "7" if view.result.way == "points" else "6")
    if not view.asked:
        return Prompt("ask-chance", {}, "1.2")
    seat = view.asked[0]
    text = "ask-place" if seat == view.seat else "ask-wait"
    return Prompt(text, {"seat": seat_name(seat)}, "1.2")


def _named(army: int) -> list[tuple[int, str]]:
    return [(count, SYMBOLS[symbol]) for count, symbol in squads(army)]


def _open_table(view: View) -> Kingdoms:
    """A table of what lies open, to ask the rules about it."""
    box, seen = view.box, view.seen
    assert isinstance(box, KingdomsBox)
    assert isinstance(seen, Seen)
    none = (b"",) * view.setup.players
    return lay_out(box, view.setup, b"", none, seen.sectors, seen.filled, seen.order, seen.holders)
