"""Dark Kingdoms: victory points, the pieces that keep and bring them, and the crown in reach."""

from __future__ import annotations

from typing import ClassVar, Final

from gonfalon.bots.dark_kingdoms import appraise_at
from gonfalon.bots.evaluation import Evaluation
from gonfalon.bots.ismcts import Manner, Manners
from gonfalon.games.dark_kingdoms.pieces import ARMIES
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.table import Table

STAGE: Final = 4  # rounds that share their weights
LAST_STAGE: Final = 3

KNIGHT: Final[Manners] = {
    3: Manner(simulations=32, seconds=1.0, ripe=8, greedy=8),
    4: Manner(simulations=48, seconds=1.0, ripe=8, greedy=8),
}
MARSHAL: Final[Manners] = {
    3: Manner(simulations=320, seconds=1.8, ripe=8, greedy=8),
    4: Manner(simulations=1200, seconds=1.8, ripe=8, greedy=8),
}


class KingdomsEvaluation(Evaluation):
    """Points, areas, troops, cards and the crown."""

    names: ClassVar[tuple[str, ...]] = ("points", "areas", "villages", "troops", "cards", "fame",
                                        "crown", "near the crown", "turn")  # fmt: skip

    def group(self, t: Table) -> str:
        assert isinstance(t, DarkKingdoms)
        return f"{t.players}-{min(LAST_STAGE, len(t.drawn) // STAGE)}"

    def figures(self, t: Table, seat: int) -> list[float]:
        assert isinstance(t, DarkKingdoms)
        return appraise_at(t, seat)

    def quiet(self, t: Table) -> bool:
        return t.kind == "act"

    def features(self, t: Table) -> list[list[float]]:
        assert isinstance(t, DarkKingdoms)
        return [_row(t, seat) for seat in range(t.players)]


def _row(t: DarkKingdoms, seat: int) -> list[float]:
    if t.out >> seat & 1:
        return [-3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    first = seat * ARMIES
    troops = t.troops[first] + t.troops[first + 1] + t.troops[first + 2]
    points = t.points[seat]
    missing = t.crown - points
    return [
        0.2 * points,
        0.1 * t.held[seat].bit_count(),
        0.1 * t.villages_built[seat],
        0.2 * troops,
        0.1 * t.cards[seat],
        0.2 * len(t.fame[seat]),
        1.0 if missing <= 0 and troops else 0.0,
        0.5 * max(0, 3 - max(0, missing)),
        1.0 if t.turn == seat else 0.0,
    ]


EVALUATION = KingdomsEvaluation
