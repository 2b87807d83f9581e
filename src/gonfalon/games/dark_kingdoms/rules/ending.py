"""Rulebook 15: End of the game. A crowning combat, the last card, or nobody else left."""

from __future__ import annotations

from gonfalon.games.dark_kingdoms.pieces import KINDS, NOBODY
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Result
from gonfalon.kernel.words import seat_name
from gonfalon.parts.decks import deck


def end_of_rounds(t: DarkKingdoms) -> Signal:
    """15.2: most points, then areas, battles won, cards in hand; then the victory is shared."""
    return _finish(t, "rounds", "15.2", NOBODY)


def crowned(t: DarkKingdoms, seat: int) -> Signal:
    """15.1: a victory in combat by somebody who had points enough when it began."""
    return _finish(t, "crown", "15.1", seat)


def last_left(t: DarkKingdoms) -> Signal:
    """15.3: all others are out."""
    return _finish(t, "last", "15.3", t.alive()[0])


def standing(t: DarkKingdoms, seat: int) -> tuple[int, ...]:
    """What ranks a seat, greater is better."""
    return (
        1 - (t.out >> seat & 1),
        t.points[seat],
        t.held[seat].bit_count(),
        t.battles[seat],
        t.cards[seat] + len(t.fame[seat]),
    )


def _finish(t: DarkKingdoms, way: str, rule: str, winner: int) -> Signal:
    keys = [(int(seat == winner), *standing(t, seat)) for seat in range(t.players)]
    ranks = tuple([1 + sum([other > key for other in keys]) for key in keys])
    if t.ears is not None:
        for seat in t.order:
            t.tell("scored", rule, seat, {"seat": seat_name(seat), "points": t.points[seat]})
        best = [seat for seat in t.order if ranks[seat] == 1]
        for seat in best:
            text = f"won-{way}" if len(best) == 1 else "won-shared"
            t.tell(text, rule, seat, {"seat": seat_name(seat)})
    return t.finish(Result(way, ranks, tuple(t.points)))


def falls(t: DarkKingdoms, seat: int) -> bool:
    """15.3: without army, village, fortress and marker a player is out.

    His cards go back and his ships leave. Tells whether only one player is left.
    """
    if (
        t.villages_built[seat]
        or t.forts_built[seat]
        or t.markers_laid[seat]
        or t.has_army(seat)
        or t.out >> seat & 1
    ):
        return False
    t.out |= 1 << seat
    for kind in range(KINDS):
        t.spend(seat, kind, t.hands[seat * KINDS + kind])
    # Nobody has seen them: they are shuffled in, not laid under the deck.
    t.deck = deck([*t.deck, *t.fame[seat]])
    t.fame[seat] = []
    for area in range(t.size):
        if t.ships[area] == seat:
            t.lift_ship(area)
    if t.ears is not None:
        t.tell("out", "15.3", seat, {"seat": seat_name(seat)})
    return len(t.alive()) == 1
