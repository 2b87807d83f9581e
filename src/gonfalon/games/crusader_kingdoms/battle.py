"""A combat as one pair of eyes knows it: dice of both sides, and the odds."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.cards import ATTACK, LEADER
from gonfalon.games.crusader_kingdoms.odds import win_chance
from gonfalon.games.crusader_kingdoms.rules.attack import Attack, Siege
from gonfalon.games.crusader_kingdoms.rules.combat import (
    Combat,
    attack_count,
    defence_count,
    muslim_response,
    sortie,
)
from gonfalon.games.crusader_kingdoms.table import Laid, Outremer, lay_out
from gonfalon.games.crusader_kingdoms.view import HIDDEN, Seen
from gonfalon.kernel.game import View
from gonfalon.kernel.table import Step


def seen_of(view: View) -> Seen:
    """The game's own part of a view."""
    seen = view.seen
    assert isinstance(seen, Seen)
    return seen


def open_table(view: View) -> Outremer:
    """A table of what these eyes know, to ask the rules about it. Unknown cards are left out, but
    hands have their size: as many of the lowest card."""
    box, seen = view.box, seen_of(view)
    assert isinstance(box, CrusaderBox)
    hands = [bytes(sum(counts)) for counts in seen.hands]
    if view.seat >= 0:
        hands[view.seat] = seen.hand
    laid = tuple([entry for entry in seen.laid if entry[2] < HIDDEN])
    return lay_out(
        box, view.setup, seen.turn, seen.round, tuple(hands), (b"", b""), seen.spent,
        (b"",) * view.setup.players, seen.holders, seen.plus, seen.bonus, seen.lasting,
        seen.playing, laid, seen.open, seen.attack_dice, seen.defence_dice, seen.passed,
        bytes(seen.pile), seen.army, seen.row, seen.die,
    )  # fmt: skip


class Battle:
    """Who attacks what, and with how many dice as far as is known."""

    __slots__ = ("attack", "defence", "extra", "hidden", "seat", "t", "target", "turned", "unknown")

    def __init__(
        self,
        t: Outremer,
        seat: int,
        target: int,
        extra: int,
        turned: int = 0,
        hidden: bool = False,
        unknown: bool = False,
    ) -> None:
        self.t = t
        self.seat = seat
        self.target = target
        self.extra = extra
        self.turned = turned
        self.hidden = hidden  # do cards lie face down that these eyes do not know?
        self.unknown = unknown  # are the attacker's among them?
        self.attack = None if unknown else attack_count(t, seat, extra)
        self.defence = defence_count(t, target, turned)

    def after(self, turned: int) -> Battle:
        """The same with what lies on the table now, and so many castles more turned."""
        return Battle(
            self.t, self.seat, self.target, self.extra, self.turned + turned, self.hidden,
            self.unknown,
        )  # fmt: skip

    def foreseen(self) -> Battle:
        """The same with what is sure to happen before the roll: the answer of the Muslims that lies
        open (8.3.3), and any Sortie that these eyes know of."""
        if self.t.open or self.unknown:
            return self
        t = self.t.clone()
        muslim_response(t, self.seat, self.target, self.extra)
        sortie(t, self.seat)
        return Battle(t, self.seat, self.target, self.extra, self.turned, self.hidden)

    def pips(self, attacking: bool) -> int:
        """What the known Leaders of one side can add."""
        cards = self.t.kit.cards
        return sum(
            [
                cards[card].amount
                for _, side, card in self.t.laid
                if (side == ATTACK) == attacking and cards[card].effect == LEADER
            ]
        )

    def odds(self) -> float | None:
        """The attacker's chance, as far as these eyes can tell; None: the attack is unknown."""
        if self.attack is None:
            return None
        return win_chance(self.attack, self.defence, self.pips(True), self.pips(False))

    def odds_turned(self) -> float | None:
        """The same if the owner turns every castle that may be turned."""
        turnable = self.t.neighbours_to_turn(self.target).bit_count()
        if self.attack is None or not turnable:
            return None
        more = self.defence + turnable
        return win_chance(self.attack, more, self.pips(True), self.pips(False))

    def preview(self) -> dict[str, object]:
        """For the page."""
        return {
            "attack": self.attack,
            "defence": self.defence,
            "odds": self.odds(),
            "odds_turned": self.odds_turned(),
        }


def battle_of(view: View, t: Outremer) -> Battle | None:
    """The combat going on, if there is one; `t` is the open table of the same view."""
    return battle_in(view.frames, seen_of(view).laid, t)


def battle_in(frames: Iterable[Step], laid: Iterable[Laid], t: Outremer) -> Battle | None:
    """The combat that these frames, the innermost first, are in; cards as some eyes see them."""
    for frame in frames:
        procedure = frame.__self__  # type: ignore[attr-defined]
        if isinstance(procedure, Attack | Siege | Combat):
            turned = 0 if isinstance(procedure, Attack) else procedure.turned
            hidden = [entry for entry in laid if entry[2] >= HIDDEN]
            return Battle(
                t,
                procedure.seat,
                procedure.target,
                procedure.extra,
                turned,
                bool(hidden),
                any(entry[0] == procedure.seat for entry in hidden),
            )
    return None
