"""Rulebook 4.4: events that result in an attack. Then 4.1 goes on as usual."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gonfalon.games.crusader_kingdoms.cards import DEFENCE
from gonfalon.games.crusader_kingdoms.choices import Attack as AttackChoice
from gonfalon.games.crusader_kingdoms.choices import Campaign
from gonfalon.games.crusader_kingdoms.rules.attack import (
    attack_of,
    besiege,
    clear,
    siege_of,
)
from gonfalon.games.crusader_kingdoms.table import INDEPENDENT, NOBODY, Asking, Outremer
from gonfalon.games.crusader_kingdoms.words import area_said
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import seat_name


def targets(t: Outremer, seat: int) -> tuple[Choice, ...]:
    """4.1.1: what a seat may attack, as choices."""
    mask = t.attackable(seat)
    known = t.kit.attacks_by_mask
    found = known.get(mask)
    if found is None:
        found = tuple([c for area, c in enumerate(t.kit.attacks) if mask >> area & 1])
        known[mask] = found
    return found


@dataclass(frozen=True, slots=True)
class Muster(Asking):
    """Mercenaries, Military orders, Joint attack: choose a target and attack it now."""

    seat: int
    extra: int
    joint: int

    def begin(self, t: Outremer, _: None) -> Signal:
        return t.ask(self.seat, "target", self.offer(t, ""), then=self.aimed)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        return targets(t, self.seat)

    def aimed(self, t: Outremer, choice: AttackChoice) -> Signal:
        return attack_of(self.seat, choice.area, self.extra, self.joint).declare(t, None)


muster_of = cache(Muster)


def marches(t: Outremer, seat: int) -> tuple[Choice, ...]:
    """Minor campaign: an independent area and a neighbour that a rival holds."""
    holders = t.holders
    return tuple(
        [
            choice
            for choice in t.kit.campaigns
            if holders[choice.source] == INDEPENDENT
            and holders[choice.area] not in (INDEPENDENT, seat)
        ]
    )


@dataclass(frozen=True, slots=True)
class MinorCampaign(Asking):
    """An independent area attacks with its defence value and `amount` dice more."""

    seat: int
    amount: int

    def begin(self, t: Outremer, _: None) -> Signal:
        return t.ask(self.seat, "march", self.offer(t, ""), then=self.aimed)

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        return marches(t, self.seat)

    def aimed(self, t: Outremer, choice: Campaign) -> Signal:
        clear(t)
        if t.ears is not None:
            source, area = area_said(t, choice.source), area_said(t, choice.area)
            said = {"seat": seat_name(self.seat), "source": source, "area": area}
            t.tell("marched", "9.3", self.seat, dict(said))
        dice = t.kit.defence[choice.source] + self.amount
        return besiege(t, DEFENCE, self.seat, siege_of(NOBODY, choice.area, dice))
