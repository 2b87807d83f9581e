"""Rulebook, example of combat, and the card Leader: pips added to dice after both rolls."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gonfalon.games.crusader_kingdoms.cards import DEFENCE
from gonfalon.games.crusader_kingdoms.choices import Raise
from gonfalon.games.crusader_kingdoms.table import Asking, Outremer
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.decks import ONE

HIT = 4
MOST = 6


@dataclass(frozen=True, slots=True)
class Leaders(Asking):
    """The Leaders that were played: (side, seat, pips left), the defence's first."""

    leaders: tuple[tuple[int, int, int], ...]

    def begin(self, t: Outremer, _: None) -> Signal:
        side, seat, pips = self.leaders[0]
        if seat == t.muslims >= 0:
            raise_by_itself(t, side, pips)
        else:
            options = self.offer(t, "")
            if len(options) > 1:
                return t.ask(seat, "pips", options, then=self.chosen)
        return self.next(t)

    def next(self, t: Outremer) -> Signal:
        """The next Leader, if there is one."""
        rest = self.leaders[1:]
        return leaders_of(rest).begin(t, None) if rest else t.done()

    def offer(self, t: Outremer, kind: str) -> tuple[Choice, ...]:
        """Every die that shows something and every face that the pips left can bring it to."""
        side, _, pips = self.leaders[0]
        shown = bytes(set(dice_of(t, side)))
        known = t.kit.raises_by_dice
        found = known.get((shown, pips))
        if found is None:
            able = [c for c in t.kit.raises if c.face in shown and c.to - c.face <= pips]
            known[shown, pips] = found = (t.kit.keep, *able)
        return found

    def chosen(self, t: Outremer, choice: Choice) -> Signal:
        side, seat, pips = self.leaders[0]
        if not isinstance(choice, Raise):
            return self.next(t)
        put(t, side, choice.face, choice.to)
        if t.ears is not None:
            said: dict[str, Said] = {"seat": seat_name(seat), "face": choice.face, "to": choice.to}
            t.tell("raised", "9.15", seat, said)
        left = pips - choice.to + choice.face
        return leaders_of(((side, seat, left), *self.leaders[1:])).begin(t, None)


leaders_of = cache(Leaders)


def dice_of(t: Outremer, side: int) -> bytes:
    """The dice of one side."""
    return t.defence_dice if side == DEFENCE else t.attack_dice


def put(t: Outremer, side: int, face: int, to: int) -> None:
    """Turn one die that shows `face`."""
    dice = dice_of(t, side).replace(ONE[face], ONE[to], 1)
    if side == DEFENCE:
        t.defence_dice = dice
    else:
        t.attack_dice = dice


def raise_by_itself(t: Outremer, side: int, pips: int) -> None:
    """8.4.1: the Muslims raise the highest failing die that the pips can bring to a hit, repeat."""
    for face in range(HIT - 1, 0, -1):
        while HIT - face <= pips and face in dice_of(t, side):
            put(t, side, face, HIT)
            pips -= HIT - face
            if t.ears is not None:
                t.tell("muslims-raised", "8.4.1", t.muslims, {"face": face, "to": HIT})
