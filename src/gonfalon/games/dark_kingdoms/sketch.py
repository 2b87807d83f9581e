"""The table of Dark Kingdoms in words: the players, the areas with pieces, the combat, the hand,
and what may be chosen."""

from __future__ import annotations

from gonfalon.games.dark_kingdoms.choices import (
    britannia_key,
    people_key,
    resource_key,
)
from gonfalon.games.dark_kingdoms.fight import Fight
from gonfalon.games.dark_kingdoms.pieces import ARMIES, BRITANNIA, FAME, NOBODY
from gonfalon.games.dark_kingdoms.spoken import area_said, spoken
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.games.dark_kingdoms.view import Seen, open_table
from gonfalon.kernel.game import View
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.sketches import Cell, Grid, Line, Offer, Sketch

EMPTY: tuple[Line, ...] = ()


def sketch(view: View) -> Sketch:
    """What lies open, and the own hand."""
    seen = view.seen
    assert isinstance(seen, Seen)
    t = open_table(view)
    parts: list[Line | Grid] = [*_round(t), _players(t, seen), _areas(t)]
    if t.fight is not None:
        parts += _fight(t, t.fight)
    if view.seat >= 0:
        parts += _hand(seen)
    if view.options:
        rows = [(choice, spoken(t, view.seat, choice)) for choice in view.options]
        parts.append(Offer(((EMPTY, (Line("sketch-choices"),)), *rows)))
    return tuple(parts)


def _round(t: DarkKingdoms) -> list[Line]:
    if not t.drawn:
        return [Line("sketch-before")]
    rounds = sum([len(age) for age in t.chart.britannia])
    card = britannia_key(t.card)
    round_ = Line("sketch-round", {"round": len(t.drawn), "rounds": rounds, "card": card})
    return [round_, Line(f"card-{BRITANNIA[t.card]}-text")]


def _players(t: DarkKingdoms, seen: Seen) -> Grid:
    names = ("player", "people", "points", "areas", "cards", "fame", "battles")
    rows: list[tuple[Cell, ...]] = [tuple([(Line(f"sketch-{name}"),) for name in names])]
    for seat in t.order:
        people = t.people[seat]
        chosen = (Line("sketch-seat-people", {"people": people_key(people)}),)
        numbers = (
            t.points[seat],
            t.held[seat].bit_count(),
            seen.cards[seat],
            seen.fame_cards[seat],
            t.battles[seat],
        )
        rows.append(
            (
                (Line("sketch-seat", {"seat": seat_name(seat)}),),
                chosen if people != NOBODY else EMPTY,
                *[(Line("sketch-number", {"count": number}),) for number in numbers],
            )
        )
    return Grid(tuple(rows))


def _areas(t: DarkKingdoms) -> Grid:
    names = ("area", "gives", "control", "pieces")
    rows: list[tuple[Cell, ...]] = [tuple([(Line(f"sketch-{name}"),) for name in names])]
    for area in range(t.size):
        pieces = _pieces(t, area)
        if pieces:
            held = [seat for seat in t.order if t.held[seat] >> area & 1]
            rows.append(
                (
                    (Line(f"area-{t.kit.names[area]}"),),
                    (Line("sketch-gives-of", area_said(t, area)),),
                    tuple([Line("sketch-seat", {"seat": seat_name(seat)}) for seat in held]),
                    pieces,
                )
            )
    return Grid(tuple(rows))


def _pieces(t: DarkKingdoms, area: int) -> tuple[Line, ...]:
    lines: list[Line] = []
    if t.markers[area] != NOBODY:
        lines.append(Line("sketch-marker", {"seat": seat_name(t.markers[area])}))
    for seat in t.order:
        name, at = seat_name(seat), seat * t.size + area
        if t.fortresses[at]:
            lines.append(Line("sketch-fortresses", {"seat": name, "count": t.fortresses[at]}))
        if t.villages[at]:
            lines.append(Line("sketch-villages", {"seat": name, "count": t.villages[at]}))
        for army in range(ARMIES):
            number = seat * ARMIES + army
            if t.places[number] == area:
                args: dict[str, Said] = {"seat": name, "army": army + 1, "troops": t.troops[number]}
                lines.append(Line("sketch-army", args))
        if t.ships[area] == seat:
            lines.append(Line("sketch-ship", {"seat": name}))
    return tuple(lines)


def _fight(t: DarkKingdoms, f: Fight) -> list[Line]:
    args: dict[str, Said] = {
        "seat": seat_name(f.attacker),
        "defender": seat_name(f.defender),
        "area": t.area_key(f.area),
        "number": max(1, f.number),
    }
    lines = [Line("sketch-fight", args)]
    if f.attack_dice:
        totals: dict[str, Said] = {"attack": f.attack_total(), "defence": f.defence_total()}
        lines.append(Line("sketch-fight-dice", totals))
    return lines


def _hand(seen: Seen) -> list[Line | Grid]:
    """The own cards; fame with its text."""
    cards = [resource_key(kind) for kind, number in enumerate(seen.hand) for _ in range(number)]
    parts: list[Line | Grid] = [
        Line("sketch-hand", {"cards": tuple(cards)}) if cards else Line("sketch-empty-hand")
    ]
    if seen.fame:
        head: tuple[Cell, ...] = ((Line("sketch-fame"),), (Line("sketch-text"),))
        names = [FAME[card] for card in seen.fame]
        rows = [((Line(f"fame-{name}"),), (Line(f"fame-{name}-text"),)) for name in names]
        parts.append(Grid((head, *rows)))
    return parts
