"""Rulebook 7.3 and 8.5: how the game ends, and who has won."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusader_kingdoms.table import Outremer
from gonfalon.games.crusader_kingdoms.words import tell
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Result
from gonfalon.kernel.words import Said, seat_name

VICTORY: Final = 15
MARGINAL: Final = 11


def sudden_victory(t: Outremer, winner: int) -> Signal:
    """7.3: all castles of a seat are on the map."""
    if t.ears is not None:
        tell(t, "won-suddenly", "7.3", winner)
    keys = standing(t)
    keys[winner] = (-len(t.holders) - 1, 0)
    return t.finish(Result("sudden", ranked(keys), scores(t)))


def last_turn_over(t: Outremer) -> Signal:
    """After the third turn."""
    return verdict(t) if t.muslims >= 0 else most_castles(t)


def most_castles(t: Outremer) -> Signal:
    """7.3: most castles; ties: the higher bonus; still tied: shared."""
    ranks = ranked(standing(t))
    if t.ears is not None:
        for seat in range(t.players):
            said: dict[str, Said] = {"seat": seat_name(seat), "castles": t.castles(seat)}
            t.tell("scored", "7.3", seat, said)
        text = "won-game" if ranks.count(1) == 1 else "shared-game"
        for seat in range(t.players):
            if ranks[seat] == 1:
                tell(t, text, "7.3", seat)
    return t.finish(Result("castles", ranks, scores(t)))


def standing(t: Outremer) -> list[tuple[int, int]]:
    """Better seats have smaller keys."""
    return [(-t.castles(seat), -t.bonus[seat]) for seat in range(t.players)]


def ranked(keys: list[tuple[int, int]]) -> tuple[int, ...]:
    """Equal keys share a rank."""
    return tuple([1 + sum([other < key for other in keys]) for key in keys])


def scores(t: Outremer) -> tuple[int, ...]:
    """Castles on the map."""
    return tuple([t.castles(seat) for seat in range(t.players)])


def points(t: Outremer) -> int:
    """8.5: points of all crusader areas, and the difference of the bonuses."""
    total = sum([t.kit.points[area] for area, seat in enumerate(t.holders) if seat != t.muslims])
    return total + sum(t.bonus[: t.players]) - t.bonus[t.muslims]


def level(score: int) -> str:
    """8.5: what a score means."""
    if score >= VICTORY:
        return "victory"
    return "marginal" if score >= MARGINAL else "defeat"


def verdict(t: Outremer) -> Signal:
    """8.5: one result for all crusaders. Only a full victory counts as a game won."""
    score = points(t)
    way = level(score)
    t.tell("verdict", "8.5", t.muslims, {"points": score, "level": f"@level-{way}"})
    rank = 1 if way == "victory" else 2
    return t.finish(Result(way, (rank,) * t.players, (score,) * t.players))
