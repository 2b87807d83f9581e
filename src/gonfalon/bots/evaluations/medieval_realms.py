"""Medieval Realms: points as they lie, and what will bring more of them.

A realm is worth its score sheet, its leaders for the rounds to come, its tokens, and the cards in
hand as the greedy bot values them. Each round has weights of its own: a mayor is worth much in the
first and nothing in the last.
"""

from __future__ import annotations

from typing import ClassVar, Final

from gonfalon.bots.evaluation import Evaluation, Judgement, Weights
from gonfalon.bots.ismcts import Manner, Manners
from gonfalon.bots.medieval_realms import TOKEN, Realm
from gonfalon.games.medieval_realms.cards import ADMIRAL, GENERAL, MAYOR, PRODUCTION
from gonfalon.games.medieval_realms.rules.ending import sheet
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.games.medieval_realms.view import NO_DRAFT, own_draft
from gonfalon.kernel.signals import ASK, SEAL
from gonfalon.kernel.table import Table, lane_of

KNIGHT: Final[Manners] = {
    2: Manner(simulations=8, seconds=1.0, greedy=12),
    3: Manner(simulations=8, seconds=1.0, greedy=12),
    4: Manner(simulations=8, seconds=1.0, greedy=12),
    5: Manner(simulations=8, seconds=1.0, greedy=12),
}
MARSHAL: Final[Manners] = {
    2: Manner(simulations=96, seconds=1.8, greedy=16),
    3: Manner(simulations=80, seconds=1.8, greedy=16),
    4: Manner(simulations=64, seconds=1.8, greedy=16),
    5: Manner(simulations=64, seconds=1.8, greedy=16),
}


class RealmsEvaluation(Evaluation):
    """The sheet, the leaders, the hand."""

    names: ClassVar[tuple[str, ...]] = ("score", "hand", "mayors", "admirals", "generals",
                                        "production", "others", "seals",
                                        "in the round")  # fmt: skip

    def group(self, t: Table) -> str:
        assert isinstance(t, Realms)
        return f"{t.players}-{max(1, t.round)}"  # nobody has anything before the first

    def __init__(self, weights: Weights, judgement: Judgement) -> None:
        super().__init__(weights, judgement)
        self.drafting: Realms | None = None
        self.round = 0
        self.realms: dict[int, Realm] = {}

    def figures(self, t: Table, seat: int) -> list[float]:
        assert isinstance(t, Realms)
        realm = self.realm(t, seat)
        lane = lane_of(t, seat) if t.signal == SEAL else None
        if lane is None:
            return realm.figures(t.options, t.then, NO_DRAFT)
        return realm.figures(lane.options, lane.then, own_draft(t, seat))

    def realm(self, t: Realms, seat: int) -> Realm:
        """While all place in secret nothing on the table changes, so one look is enough."""
        if t.signal != SEAL:
            return Realm(t, seat)
        if self.drafting is not t or self.round != t.round:
            self.drafting = t
            self.round = t.round
            self.realms = {}
        known = self.realms.get(seat)
        if known is None:
            known = self.realms[seat] = Realm(t, seat)
        return known

    def quiet(self, t: Table) -> bool:
        return t.signal == ASK and t.kind == "action"

    def features(self, t: Table) -> list[list[float]]:
        assert isinstance(t, Realms)
        return [_row(t, seat) for seat in range(t.players)]


def _row(t: Realms, seat: int) -> list[float]:
    realm = Realm(t, seat)
    hand = 0.0
    for card in realm.hand:
        gain = realm.worth(card) - card.cost[t.players] * TOKEN
        chance = 1.0 if realm.payable(card) else 0.6 if realm.left else 0.0
        if gain > 0.0:
            hand += chance * gain
    production = realm.held[PRODUCTION]
    others = sum(realm.held) - production
    leaders = t.leaders[seat * 3 : seat * 3 + 3]
    return [
        0.1 * sum(sheet(t, seat)),
        0.1 * hand,
        float(leaders[MAYOR]),
        float(leaders[ADMIRAL]),
        float(leaders[GENERAL]),
        0.1 * production,
        0.1 * others,
        0.1 * t.seals[seat].bit_count(),
        0.0 if t.passed >> seat & 1 else 1.0,
    ]


EVALUATION = RealmsEvaluation
