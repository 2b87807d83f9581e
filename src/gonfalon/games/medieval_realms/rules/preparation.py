"""Rulebook: Despliegue inicial. Rules 1.1 to 1.4: the panels, the turn order, two tokens more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.medieval_realms.cards import TYPES
from gonfalon.games.medieval_realms.choices import Pair
from gonfalon.games.medieval_realms.rules.panel import REFILL
from gonfalon.games.medieval_realms.rules.round import ROUND
from gonfalon.games.medieval_realms.rules.saying import resource
from gonfalon.games.medieval_realms.table import NO_PAIR, Question, Realms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.kernel.words import Refusal, seat_name


@dataclass(frozen=True, slots=True)
class Preparation(Procedure):
    """Twelve cards, six cards, then the seats by lot into the turn order."""

    def begin(self, t: Realms, _: None) -> Signal:
        return t.call(REFILL.begin, then=self.filled)

    def filled(self, t: Realms, _: None) -> Signal:
        waiting = bytes([seat for seat in range(t.players) if seat not in t.order])
        if waiting:
            return t.draw("order", waiting, then=self.lot)
        if t.ears is not None:
            seats = tuple([seat_name(seat) for seat in t.order])
            t.tell("order-drawn", "1.3", t.order[0], {"seats": seats})
        return EXTRAS[t.order[-1]].begin(t, None)

    def lot(self, t: Realms, seat: int) -> Signal:
        t.order += bytes([seat])
        return self.filled(t, None)


@dataclass(frozen=True, slots=True)
class Extra(Question):
    """Rule 1.4: the last in turn order first, two different tokens, no pair twice."""

    seat: int

    def begin(self, t: Realms, _: None) -> Signal:
        return t.ask(self.seat, "pair", self.offer(t), then=self.chosen)

    def offer(self, t: Realms) -> tuple[Choice, ...]:
        taken = t.pairs
        return tuple([p for at, p in enumerate(t.kit.offers.pairs) if at not in taken])

    def why_not(self, t: Realms, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Pair):
            return Refusal("1.4", "why-not-now")
        number = t.kit.offers.pairs.index(choice)
        if number in t.pairs:
            return Refusal("1.4", "why-pair-taken", {"seat": seat_name(t.pairs.index(number))})
        return None

    def chosen(self, t: Realms, pair: Pair) -> Signal:
        seat = self.seat
        t.pairs[seat] = t.kit.offers.pairs.index(pair)
        t.palaces[seat * TYPES + pair.one] += 1
        t.palaces[seat * TYPES + pair.other] += 1
        if t.ears is not None:
            both = (resource(pair.one), resource(pair.other))
            t.tell("took-pair", "1.4", seat, {"seat": seat_name(seat), "resources": both})
        waiting = [other for other in t.order if t.pairs[other] == NO_PAIR]
        if waiting:
            return EXTRAS[waiting[-1]].begin(t, None)
        return ROUND.begin(t, None)


EXTRAS: Final = (Extra(0), Extra(1), Extra(2), Extra(3), Extra(4))
PREPARATION: Final = Preparation()
