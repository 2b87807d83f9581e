"""Crusader Kingdoms: castles and the cards to win more; against the Muslims, the points to keep.

Three and four players race for castles. One or two crusaders share one fate: fifteen points when
the third turn is over, after all that the Muslims will take back.
"""

from __future__ import annotations

from typing import ClassVar, Final

from gonfalon.bots.crusader_kingdoms import appraise_at
from gonfalon.bots.evaluation import Evaluation
from gonfalon.bots.ismcts import Manner, Manners
from gonfalon.games.crusader_kingdoms.odds import win_chance
from gonfalon.games.crusader_kingdoms.rules.ending import VICTORY, points
from gonfalon.games.crusader_kingdoms.table import Outremer
from gonfalon.kernel.table import Result, Table

ARMY: Final = 5  # dice of a Muslim army that marches, on average
MARCHES: Final = 0.3  # attacks of the Muslims per card of their pile
MARGINAL: Final = 0.1  # what a marginal victory is worth: not lost, yet not won
GOOD: Final = 0.5  # an attack with this chance or more is worth its cards

# A node is shared by all that dice and cards may do. Crusaders plan on all the same; where rivals
# answer, what is best there is known late, so squires play on at first.
KNIGHT: Final[Manners] = {
    1: Manner(simulations=84, seconds=1.0, greedy=24),
    2: Manner(simulations=240, seconds=1.0, greedy=16),
    3: Manner(simulations=40, seconds=1.0, ripe=8, greedy=12),
    4: Manner(simulations=36, seconds=1.0, ripe=8, greedy=10),
}
MARSHAL: Final[Manners] = {
    1: Manner(simulations=1000, seconds=1.8, greedy=24),
    2: Manner(simulations=3000, seconds=1.8, greedy=24),
    3: Manner(simulations=4000, seconds=1.8, ripe=8, greedy=12),
    4: Manner(simulations=600, seconds=1.8, ripe=8, greedy=10),
}


class OutremerEvaluation(Evaluation):
    """By castles, or by points where the Muslims are nobody's seat."""

    # Kingdoms know nothing of the first four, crusaders nothing of the next four. Without what a
    # seat began with, Saladin's four areas would make castles look worthless.
    names: ClassVar[tuple[str, ...]] = ("one", "points", "reach", "pile", "began with", "castles",
                                        "goal", "bonus", "dice", "cards", "strong castles",
                                        "danger", "to move")  # fmt: skip

    def group(self, t: Table) -> str:
        assert isinstance(t, Outremer)
        return f"{t.players}-{max(1, t.turn)}"

    def together(self, t: Table) -> bool:
        assert isinstance(t, Outremer)
        return t.muslims >= 0

    def worth(self, t: Table, result: Result) -> list[float]:
        if result.way == "marginal":
            return [MARGINAL] * t.players
        return super().worth(t, result)

    def figures(self, t: Table, seat: int) -> list[float]:
        assert isinstance(t, Outremer)
        return appraise_at(t, seat)

    def quiet(self, t: Table) -> bool:
        return t.kind == "action"

    def features(self, t: Table) -> list[list[float]]:
        assert isinstance(t, Outremer)
        if t.muslims >= 0:
            return [_crusade(t)]
        return [_kingdom(t, seat) for seat in range(t.players)]


def _kingdom(t: Outremer, seat: int) -> list[float]:
    """One of three or four that fight for themselves."""
    castles = t.castles(seat)
    share = castles / t.scenario.castles[seat]
    return [
        0.0,
        0.0,
        0.0,
        0.0,
        0.2 * t.scenario.starts[seat].bit_count(),
        0.2 * castles,
        share * share * share,
        0.2 * t.bonus[seat],
        0.1 * _dice(t, seat),
        0.1 * len(t.hands[seat]),
        0.1 * (t.lands[seat] & t.plus).bit_count(),
        0.1 * _neighbours(t, seat),
        1.0 if t.seat == seat else 0.0,
    ]


def _crusade(t: Outremer) -> list[float]:
    """All crusaders against the Muslims."""
    score = points(t)
    dice = cards = 0
    strong = 0
    lost = reach = 0.0
    for seat in range(t.players):
        dice += _dice(t, seat)
        cards += len(t.hands[seat])
        strong += (t.lands[seat] & t.plus).bit_count()
        lost += _losses(t, seat)
        reach = max(reach, _reach(t, seat))
    return [
        1.0,
        0.2 * (score - VICTORY),
        0.2 * reach,
        0.1 * len(t.pile),
        0.0,
        0.0,
        0.0,
        0.0,
        0.1 * dice,
        0.1 * cards,
        0.1 * strong,
        0.2 * lost,
        1.0 if t.seat >= 0 and not t.passed >> t.seat & 1 else 0.0,
    ]


def _dice(t: Outremer, seat: int) -> int:
    """What the troops in hand are worth."""
    return sum([t.kit.value_of[card] for card in t.hands[seat] if card < t.kit.troops])


def _neighbours(t: Outremer, seat: int) -> int:
    """Rivals' areas at the own border."""
    near = t.borders[seat]
    others = [near & lands for other, lands in enumerate(t.lands) if other != seat]
    return sum([areas.bit_count() for areas in others])


def _losses(t: Outremer, seat: int) -> float:
    """Points that the Muslims will probably take before the turn ends: lowest numbers first."""
    attacks = MARCHES * len(t.pile) / t.players
    border = t.lands[seat] & t.borders[t.muslims]
    lost = 0.0
    for area in t.kit.by_number:
        if attacks <= 0.0:
            break
        if border >> area & 1:
            falls = win_chance(ARMY, t.base_defence(area))
            chance = min(1.0, attacks * falls)
            attacks -= chance / falls
            lost += chance * t.kit.points[area]
    return lost


def _reach(t: Outremer, seat: int) -> float:
    """The points of the best attack that the hand allows."""
    dice = min(12, _dice(t, seat))
    if not dice or t.passed >> seat & 1:
        return 0.0
    best = 0.0
    targets = t.attackable(seat)
    for area in t.kit.by_number:
        if targets >> area & 1:
            chance = win_chance(dice, t.base_defence(area))
            if chance >= GOOD:
                best = max(best, chance * t.kit.points[area])
    return best


EVALUATION = OutremerEvaluation
