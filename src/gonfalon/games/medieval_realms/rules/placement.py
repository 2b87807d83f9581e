"""Rulebook: Posicionamiento de los líderes. Rules 2.1 to 2.5: secret drafts, ready when complete.

A draft lives in its lane and nowhere else: the table does not change before all are ready.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.medieval_realms.cards import ADMIRAL, DECOY_COMBAT, GENERAL, HALLS, MAYOR
from gonfalon.games.medieval_realms.choices import (
    DECOY,
    PLACES,
    STANDING,
    STANDS,
    Change,
    Lift,
    Put,
    Ready,
)
from gonfalon.games.medieval_realms.table import Question, Realms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Refusal
from gonfalon.parts.decks import ONE

NOBODY_PLACED: Final = bytes(PLACES)


def left(t: Realms, seat: int, draft: bytes, who: int) -> int:
    """How many of a seat's leaders of one kind (or decoys) are still to be placed."""
    has = t.decoys if who == DECOY else t.leaders[seat * 3 + who]
    return has - sum(draft[STANDS[who] : STANDS[who + 1]])


def decoys_on(draft: bytes, land: int) -> int:
    return draft[STANDS[DECOY] + land]


def military_on(draft: bytes, land: int) -> int:
    """Admirals and generals, counted by head."""
    return draft[STANDS[ADMIRAL] + land] + draft[STANDS[GENERAL] + land]


def complete(t: Realms, seat: int, draft: bytes) -> bool:
    """Rule 2.5: everybody stands somewhere; a decoy stays out only where no land is permitted."""
    for who in (MAYOR, ADMIRAL, GENERAL):
        if left(t, seat, draft, who):
            return False
    if t.decoys and left(t, seat, draft, DECOY):
        return all(military_on(draft, land) for land in range(t.lands))
    return True


@dataclass(frozen=True, slots=True)
class Placing(Question):
    """One seat's draft, one leader at a time; done with the draft."""

    seat: int
    draft: bytes

    def seen_by(self, seat: int) -> Placing:
        return self if seat == self.seat else Placing(self.seat, NOBODY_PLACED)

    def begin(self, t: Realms, _: None) -> Signal:
        return t.ask(self.seat, "place", self.offer(t), then=self.placed)

    def offer(self, t: Realms) -> tuple[Choice, ...]:
        draft, offers, seat, lands = self.draft, t.kit.offers, self.seat, t.lands
        puts = offers.puts
        options: tuple[Choice, ...] = ()
        if left(t, seat, draft, MAYOR):
            options = puts[:HALLS]
        for who in (ADMIRAL, GENERAL):
            if left(t, seat, draft, who):
                first = STANDS[who]
                some = puts[first : first + lands]
                options += self._without_decoys(t, some) if t.decoys else some
        if t.decoys and left(t, seat, draft, DECOY):
            options += self._without_leaders(t)
        if not options:
            options = (offers.ready,)
        if draft != NOBODY_PLACED:
            # in the middle, so that whoever always takes the first or the last comes to an end
            options = (*options[:1], offers.change, *options[1:])
        return options

    def _without_decoys(self, t: Realms, puts: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Rule 2.4: military leaders do not join the player's own decoys."""
        first = STANDS[DECOY]
        decoys = self.draft[first : first + t.lands]
        return tuple([put for put, there in zip(puts, decoys, strict=True) if not there])

    def _without_leaders(self, t: Realms) -> tuple[Choice, ...]:
        """Rule 2.4: nor do decoys join them."""
        first, draft, lands = STANDS[DECOY], self.draft, t.lands
        return tuple(
            [
                put
                for put, admirals, generals in zip(
                    t.kit.offers.puts[first : first + lands],
                    draft[STANDS[ADMIRAL] : STANDS[ADMIRAL] + lands],
                    draft[STANDS[GENERAL] : STANDS[GENERAL] + lands],
                    strict=True,
                )
                if not (admirals or generals)
            ]
        )

    def why_not(self, t: Realms, choice: Choice) -> Refusal | None:
        draft = self.draft
        if isinstance(choice, Ready):
            return None if complete(t, self.seat, draft) else Refusal("2.5", "why-not-all-placed")
        if isinstance(choice, Change):
            return Refusal("2.1", "why-nobody-placed") if draft == NOBODY_PLACED else None
        if not isinstance(choice, Put):
            return Refusal("2.1", "why-not-now")
        if choice.land >= t.lands:
            return Refusal("2.3", "why-land-closed", {"land": choice.land + 1})
        if choice.who == DECOY and not t.decoys:
            return Refusal("2.4", "why-no-decoys")
        if not left(t, self.seat, draft, choice.who):
            return Refusal("2.5", "why-none-left", {"leader": f"@leader-{STANDING[choice.who]}"})
        if choice.who == DECOY and military_on(draft, choice.land):
            return Refusal("2.4", "why-own-leader-there", {"land": choice.land + 1})
        if choice.who not in (MAYOR, DECOY) and decoys_on(draft, choice.land):
            return Refusal("2.4", "why-own-decoy-there", {"land": choice.land + 1})
        return None

    def placed(self, t: Realms, choice: Choice) -> Signal:
        draft = self.draft
        if isinstance(choice, Put):
            at = choice.at
            draft = draft[:at] + ONE[draft[at] + 1] + draft[at + 1 :]
            return Placing(self.seat, draft).begin(t, None)
        if isinstance(choice, Change):
            return Lifting(self.seat, draft).begin(t, None)
        return t.done(draft)


@dataclass(frozen=True, slots=True)
class Lifting(Question):
    """Rule 2.1, changing one's mind: whom to take up again; or it is well as it is."""

    seat: int
    draft: bytes

    def seen_by(self, seat: int) -> Lifting:
        return self if seat == self.seat else Lifting(self.seat, NOBODY_PLACED)

    def begin(self, t: Realms, _: None) -> Signal:
        return t.ask(self.seat, "lift", self.offer(t), then=self.lifted)

    def offer(self, t: Realms) -> tuple[Choice, ...]:
        offers = t.kit.offers
        options = [offers.lifts[at] for at in range(PLACES) if self.draft[at]]
        if complete(t, self.seat, self.draft):
            options.append(offers.ready)
        return (offers.lift_all, *options)

    def why_not(self, t: Realms, choice: Choice) -> Refusal | None:
        if isinstance(choice, Ready) and complete(t, self.seat, self.draft):
            return None
        if not isinstance(choice, Lift):
            return Refusal("2.1", "why-lift-first")
        if choice.at >= 0 and not self.draft[choice.at]:
            return Refusal("2.1", "why-nobody-there")
        return None

    def lifted(self, t: Realms, lift: Choice) -> Signal:
        draft = self.draft
        if not isinstance(lift, Lift):
            return t.done(draft)
        at = lift.at
        if at < 0:
            return Placing(self.seat, NOBODY_PLACED).begin(t, None)
        draft = draft[:at] + ONE[draft[at] - 1] + draft[at + 1 :]
        return Placing(self.seat, draft).begin(t, None)


PLACINGS: Final = tuple([Placing(seat, NOBODY_PLACED) for seat in range(5)])


def strength(draft: bytes, land: int) -> int:
    """A seat's combat on a land; decoys count, though they cannot win (2.4)."""
    military = draft[STANDS[ADMIRAL] + land] + 2 * draft[STANDS[GENERAL] + land]
    return military + DECOY_COMBAT * decoys_on(draft, land)
