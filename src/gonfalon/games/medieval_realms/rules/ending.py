"""Rulebook: Fin de partida. Rules 8.1 to 8.5: honourable sets, end effects, tokens, ties."""

from __future__ import annotations

from typing import Final

from gonfalon.games.medieval_realms.cards import (
    ADMIRAL,
    CASTLE,
    CITY,
    COUNTED,
    GENERAL,
    HONOURABLE,
    ISLAND,
    ISLAND_POINTS,
    MARKET,
    MAYOR,
    MEASURES,
    Card,
)
from gonfalon.games.medieval_realms.cards import KIND as KIND_OF
from gonfalon.games.medieval_realms.table import KIND_COUNT, Realms
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Result
from gonfalon.kernel.words import seat_name

HONOURABLE_SET: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15)

LINES: Final[tuple[str, ...]] = (
    "track",
    "honourable-set",
    "honourable",
    "castles",
    "markets",
    "cities",
    "islands",
    "tokens",
)
"""The lines of a score sheet, in the order in which they are counted."""


def measure(t: Realms, seat: int, number: int) -> int:
    """How much a realm has of what islands ask for, before tokens are turned into points."""
    what = MEASURES[number]
    if number < len(COUNTED):
        return t.played[seat * KIND_COUNT + COUNTED[number]]
    if what == "mayors":
        return t.leaders[seat * 3 + MAYOR]
    if what == "admirals":
        return t.leaders[seat * 3 + ADMIRAL]
    if what == "generals":
        return t.leaders[seat * 3 + GENERAL]
    if what == "combat":
        return t.combat(seat)
    if what == "tokens":
        return t.tokens(seat)
    if what == "seals":
        return t.seals[seat].bit_count()
    if what == "honourable-seals":
        seals = {KIND_OF[k].seal for k in HONOURABLE if t.played[seat * KIND_COUNT + k]}
        return len(seals)
    return len(t.tableaux[seat])


def holds(t: Realms, seat: int, island: Card) -> bool:
    """Rule 9.7: is the island's condition met?"""
    return all(measure(t, seat, what) >= least for what, least in island.needs)


def counted(t: Realms, seat: int) -> tuple[tuple[int, int], ...]:
    """What each line of the sheet counts: how many there are, and what each of them is worth.

    For the track and the honourable set the second figure is all there is to it; two tokens make
    one point.
    """
    at = seat * KIND_COUNT
    played = t.played
    seals = t.seals[seat].bit_count()
    honourable = sum([played[at + kind] for kind in HONOURABLE])
    islands = 0
    if played[at + ISLAND]:
        lying = [t.kit.cards[number] for number in t.tableaux[seat]]
        islands = sum([card.kind == ISLAND and holds(t, seat, card) for card in lying])
    return (
        (1, t.points[seat]),
        (honourable, HONOURABLE_SET[min(honourable, 5)]),
        (honourable, seals),
        (played[at + CASTLE], t.combat(seat)),
        (played[at + MARKET], seals),
        (played[at + CITY], t.leaders[seat * 3 + MAYOR]),
        (islands, ISLAND_POINTS),
        (t.tokens(seat), 0),
    )


def sheet(t: Realms, seat: int) -> tuple[int, ...]:
    """Rules 8.2 to 8.4: the seat's points line by line, as things lie."""
    track, honourable_set, *cards, tokens = counted(t, seat)
    return (
        track[1],
        honourable_set[1],
        *[count * each for count, each in cards],
        tokens[0] // 2,
    )


def tie_break(t: Realms, seat: int) -> tuple[int, int, int, int]:
    """Rule 8.5: more cards, more castles, more leaders, earlier in turn order."""
    return (
        len(t.tableaux[seat]),
        t.played[seat * KIND_COUNT + CASTLE],
        sum(t.leaders[seat * 3 : seat * 3 + 3]),
        -t.order.index(seat),
    )


def end(t: Realms) -> Signal:
    """Rule 8.1: after the last round. Count, rank and finish."""
    seats = range(t.players)
    scores = tuple([sum(sheet(t, seat)) for seat in seats])
    keys = [(scores[seat], *tie_break(t, seat)) for seat in seats]
    ranks = tuple([1 + sum([other > key for other in keys]) for key in keys])
    if t.ears is not None:
        for seat in seats:
            t.tell("scored", "8.1", seat, {"seat": seat_name(seat), "score": scores[seat]})
        best = ranks.index(1)
        shared = scores.count(scores[best]) > 1
        t.tell("won-tie" if shared else "won-game", "8.5" if shared else "8.1", best,
               {"seat": seat_name(best)})  # fmt: skip
    return t.finish(Result("points", ranks, scores))
