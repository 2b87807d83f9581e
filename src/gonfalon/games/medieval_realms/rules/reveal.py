"""Rulebook: Adquirir recursos. Rules 3.1 to 3.4: mayors' income, lands, production, lilies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.medieval_realms.cards import (
    BATTLE,
    CASTLE,
    DEVELOPMENT,
    HALLS,
    LILY,
    MAYOR,
    TYPES,
)
from gonfalon.games.medieval_realms.choices import Take
from gonfalon.games.medieval_realms.rules.placement import decoys_on, strength
from gonfalon.games.medieval_realms.rules.saying import about, resource
from gonfalon.games.medieval_realms.table import KIND_COUNT, Question, Realms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Refusal, seat_name

NOBODY: Final = -1

Lily = tuple[int, int]  # whose, and how many tokens


def reveal(t: Realms, drafts: tuple[bytes, ...]) -> tuple[Lily, ...]:
    """All walls fall at once. Tells who has lilies to choose for, land by land."""
    t.stood = list(drafts)
    if t.ears is not None:
        t.tell("revealed", "3", -1, {"round": t.round}, reveal=True)
    for seat in range(t.players):
        income(t, seat)
    lilies: tuple[Lily, ...] = ()
    for land in range(t.lands):
        lilies += contest(t, land)
    for seat in range(t.players):
        produce(t, seat)
    return lilies


def income(t: Realms, seat: int) -> None:
    """Rule 3.1: one token for every mayor, of his hall."""
    stood, at = t.stood[seat], seat * TYPES
    for hall in range(HALLS):
        t.palaces[at + hall] += stood[hall]
    if t.ears is not None:
        t.tell("income", "3.1", seat, about(seat, (*stood[:HALLS], 0)))


def standing(t: Realms, land: int) -> list[int]:
    """Each seat's combat total on a land."""
    return [strength(stood, land) for stood in t.stood]


def winner(t: Realms, totals: list[int], land: int) -> int:
    """Rule 3.2: the strictly highest total; not a decoy (2.4), not a tie."""
    best = max(totals)
    if not best or totals.count(best) > 1:
        return NOBODY
    seat = totals.index(best)
    return NOBODY if decoys_on(t.stood[seat], land) else seat


def contest(t: Realms, land: int) -> tuple[Lily, ...]:
    """Rule 3.2: who takes the reward of a land."""
    totals = standing(t, land)
    seat = winner(t, totals, land)
    if seat == NOBODY:
        if t.ears is not None:
            _tell_unwon(t, totals, land)
        return ()
    reward, at = t.kit.rewards[land], seat * TYPES
    for kind in range(TYPES):
        t.palaces[at + kind] += reward[kind]
    if t.ears is not None:
        said = about(seat, reward[:TYPES])
        t.tell("land-won", "3.2", seat, {**said, "land": land + 1, "combat": totals[seat],
                                         "lily": reward[LILY]})  # fmt: skip
    return ((seat, reward[LILY]),) if reward[LILY] else ()


def _tell_unwon(t: Realms, totals: list[int], land: int) -> None:
    best = max(totals)
    if not best:
        return
    if totals.count(best) == 1:
        seat = totals.index(best)
        t.tell("land-blocked", "2.4", seat, {"seat": seat_name(seat), "land": land + 1})
        return
    tied = tuple([seat_name(seat) for seat, total in enumerate(totals) if total == best])
    t.tell("land-tied", "3.2", -1, {"land": land + 1, "seats": tied, "combat": best})


def production(t: Realms, seat: int) -> list[int]:
    """Rule 3.3: what the cards of a tableau bring in every round, by type."""
    found = [0] * TYPES
    played = seat * KIND_COUNT
    found[BATTLE] = t.played[played + CASTLE]
    if t.played[played + DEVELOPMENT]:
        mayors = t.leaders[seat * 3 + MAYOR]
        for number in t.tableaux[seat]:
            card = t.kit.cards[number]
            if card.kind == DEVELOPMENT:
                found[card.resource] += mayors
    return found


def produce(t: Realms, seat: int) -> None:
    """Rule 3.3."""
    found = production(t, seat)
    if not any(found):
        return
    for kind in range(TYPES):
        t.palaces[seat * TYPES + kind] += found[kind]
    if t.ears is not None:
        t.tell("produced", "3.3", seat, about(seat, found))


BOON_RULES: Final = {"lily": "3.4", "territory": "9.6", "tithe": "9.14", "milestone": "6.1"}


@dataclass(frozen=True, slots=True)
class Boon(Question):
    """Tokens of one type of the owner's choice: a lily, a tithe, a milestone."""

    seat: int
    count: int
    kind: str

    def begin(self, t: Realms, _: None) -> Signal:
        return t.ask(self.seat, self.kind, t.kit.offers.takes, then=self.taken)

    def offer(self, t: Realms) -> tuple[Choice, ...]:
        return t.kit.offers.takes

    def why_not(self, t: Realms, choice: Choice) -> Refusal | None:
        if isinstance(choice, Take):
            return None
        return Refusal(BOON_RULES[self.kind], "why-take-first")

    def taken(self, t: Realms, take: Take) -> Signal:
        t.palaces[self.seat * TYPES + take.resource] += self.count
        if t.ears is not None:
            t.tell(
                f"took-{self.kind}",
                BOON_RULES[self.kind],
                self.seat,
                {
                    "seat": seat_name(self.seat),
                    "count": self.count,
                    "resource": resource(take.resource),
                },
            )
        return t.done()
