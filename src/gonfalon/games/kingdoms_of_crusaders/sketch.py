"""The table of The Kingdoms of Crusaders in words: lands by seats, then the hand by lands."""

from __future__ import annotations

from gonfalon.games.kingdoms_of_crusaders.armies import CODE, SECTOR, SYMBOLS, said, squads
from gonfalon.games.kingdoms_of_crusaders.table import LANDS, NOBODY_YET, KingdomsBox, Place
from gonfalon.games.kingdoms_of_crusaders.view import Seen
from gonfalon.kernel.game import View
from gonfalon.kernel.words import seat_name
from gonfalon.parts.sketches import Cell, Grid, Line, Sketch

EMPTY: tuple[Line, ...] = ()


def sketch(view: View) -> Sketch:
    """What lies open, the cards that the eyes may see, and what can be placed where."""
    seen = view.seen
    assert isinstance(seen, Seen)
    hands = list(enumerate(seen.all_hands))
    if view.seat >= 0 and not view.options:
        hands = [(view.seat, seen.hand)]
    held = [_hands(hands)] if any(hand for _, hand in hands) else []
    deck = Line("sketch-deck", {"count": seen.deck})
    placements = [_placements(view)] if view.options else []
    return (deck, _lands(view), *held, *placements)


def _lands(view: View) -> Grid:
    box, seen = view.box, view.seen
    assert isinstance(box, KingdomsBox)
    seats = range(view.setup.players)
    names = [(Line("sketch-seat", {"seat": seat_name(seat)}),) for seat in seats]
    rows: list[tuple[Cell, ...]] = [(EMPTY, *names)]
    for land in range(LANDS):
        name = [Line(f"land-{box.lands[land]}")]
        if seen.holders[land] != NOBODY_YET:
            won = {"number": seen.order.index(land) + 1, "seat": seat_name(seen.holders[land])}
            name.append(Line("sketch-won", won))
        sectors = [_sector(seen.sectors[seat * LANDS + land]) for seat in seats]
        rows.append((tuple(name), *sectors))
    return Grid(tuple(rows))


def _sector(cards: bytes) -> tuple[Line, ...]:
    """An army's squads by size, biggest first, and how many cards make it."""
    if not cards:
        return EMPTY
    army = squads(sum([CODE[card] for card in cards]))
    lines = []
    for size in range(SECTOR, 0, -1):
        symbols = tuple([f"@symbol-{SYMBOLS[symbol]}" for count, symbol in army if count == size])
        if symbols:
            lines.append(Line(f"sketch-squad-{size}", {"symbols": symbols}))
    lines.append(Line("sketch-size", {"count": len(cards), "most": SECTOR}))
    return tuple(lines)


def _placements(view: View) -> Grid:
    """The hand against the lands; a sector that is full has no number."""
    box = view.box
    assert isinstance(box, KingdomsBox)
    offered = {(p.card, p.land): p for p in view.options if isinstance(p, Place)}
    head = [(Line(f"land-{name}"),) for name in box.lands]
    rows: list[tuple[Cell, ...]] = [((Line("sketch-your-hand"),), *head)]
    hand = view.seen.hand
    for card in sorted(set(hand)):
        places = [offered.get((card, land), EMPTY) for land in range(LANDS)]
        rows.append(((_card(card, hand),), *places))
    return Grid(tuple(rows))


def _hands(hands: list[tuple[int, bytes]]) -> Grid:
    """Who holds what, a card a line."""
    heads = [(Line("sketch-seat", {"seat": seat_name(seat)}),) for seat, _ in hands]
    cells = [tuple([_card(card, hand) for card in sorted(set(hand))]) for _, hand in hands]
    return Grid(((EMPTY, *heads), ((Line("sketch-hands"),), *cells)))


def _card(card: int, hand: bytes) -> Line:
    return Line("sketch-card", {"card": said(card), "count": hand.count(card)})
