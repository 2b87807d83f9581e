"""Rulebook: End of a game and a Winner; Winner by the points. Rules 6 and 7."""

from __future__ import annotations

from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms, points
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Result
from gonfalon.kernel.words import seat_name


def end(t: Kingdoms) -> Signal:
    """Rank the seats and finish."""
    seats = range(t.players)
    scores = tuple(points(t) if t.points else [t.holders.count(seat) for seat in seats])
    keys = [(-scores[seat], *_markers_key(t, seat)) for seat in seats]
    order = sorted(keys)
    ranks = tuple([1 + order.index(key) for key in keys])
    if t.ears is not None:
        rule = "7" if t.points else "6"
        text = "scored-points" if t.points else "scored-lands"
        for seat in seats:
            t.tell(text, rule, seat, {"seat": seat_name(seat), "score": scores[seat]})
        for seat in seats:
            if ranks[seat] == 1:
                t.tell("won-game", rule, seat, {"seat": seat_name(seat)})
    return t.finish(Result("points" if t.points else "markers", ranks, scores))


def _markers_key(t: Kingdoms, seat: int) -> tuple[int, int, int]:
    """Rule 6: more lands won, else the lower sum of marker numbers, else the lowest number."""
    count = total = first = 0
    for at in range(len(t.order)):
        if t.holders[t.order[at]] == seat:
            count += 1
            total += at + 1
            first = first or at + 1
    return (-count, total, first)
