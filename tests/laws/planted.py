"""Defects planted on purpose: each must be found, by the law that is meant for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from itertools import count
from typing import Any

import pytest

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.match import UNDO_AGREED, Match
from gonfalon.kernel.signals import EVERYBODY, Signal
from gonfalon.kernel.table import Procedure, Result, Table
from gonfalon.kernel.words import Event, Prompt, Refusal, Refused, Said
from gonfalon.testkit import toy_rules
from gonfalon.testkit.toy import Toy
from gonfalon.testkit.toy_rules import BANNER, Move, ToyTable

Patch = pytest.MonkeyPatch


def with_table(kind: type[ToyTable]) -> Toy:
    """The toy, played on another table."""

    class Planted(Toy):
        def table(self) -> ToyTable:
            return kind()

    return Planted()


def instead(patch: Patch, procedure: type[Procedure], step: str, new: Callable[..., Signal]) -> Toy:
    """The toy with a step wrapped: `new(old, self, t, answer)`."""
    old = getattr(procedure, step)

    @wraps(old)
    def wrapped(self: Procedure, t: ToyTable, answer: Any) -> Signal:
        return new(old, self, t, answer)

    patch.setattr(procedure, step, wrapped)
    return Toy()


# 1: somebody can always go on, and it ends


def endless(patch: Patch) -> Toy:
    def again(old: Any, self: Any, t: ToyTable, move: Move) -> Signal:
        return t.ask(self.seat, "salute", t.moves(self.seat, "salute"), then=self.saluted)

    return instead(patch, toy_rules.Spoils, "saluted", again)


class Mute(ToyTable):
    """Nobody with an empty purse may say anything after a battle."""

    def moves(self, seat: int, kind: str) -> tuple[Choice, ...]:
        return () if kind == "salute" and self.coins[seat] > 3 else super().moves(seat, kind)


def dead_end(patch: Patch) -> Toy:
    return with_table(Mute)


# 2: the log is the game


def hidden_generator(patch: Patch) -> Toy:
    """Rules with a source of chance of their own: it never comes out the same twice."""
    numbers = count()

    def lottery(t: ToyTable) -> Signal:
        ranks = tuple(range(1, t.players + 1))
        return t.finish(Result("rounds", ranks, (next(numbers),) * t.players))

    patch.setattr(toy_rules, "ending", lottery)
    return Toy()


# 3: the codec


def stale_counter(patch: Patch) -> Toy:
    """Burning a card forgets to lower the might."""

    def burnt(old: Any, self: Any, t: ToyTable, move: Move) -> Signal:
        might = t.might.copy()
        signal: Signal = old(self, t, move)
        t.might = might
        return signal

    return instead(patch, toy_rules.Spoils, "burnt", burnt)


class Forgetful(ToyTable):
    """Does not write down which cards were shown."""

    def state(self) -> tuple[object, ...]:
        return (*super().state()[:-1], (0,) * self.players)


def forgotten_field(patch: Patch) -> Toy:
    return with_table(Forgetful)


# 4: clones


class Tied(ToyTable):
    """Its clones have the same list of face-down cards."""

    def clone(self) -> ToyTable:
        new = super().clone()
        new.might = self.might
        return new


def shared_clone(patch: Patch) -> Toy:
    return with_table(Tied)


class Halved(ToyTable):
    """Its clones lose what was shown."""

    def clone(self) -> ToyTable:
        new = super().clone()
        new.might = [0] * self.players
        return new


def lossy_clone(patch: Patch) -> Toy:
    return with_table(Halved)


# 5: secrets


class Glass(Toy):
    """Everybody sees all hands."""

    def see(self, table: Table, seat: int) -> Any:
        assert isinstance(table, ToyTable)
        return replace(super().see(table, seat), all_hands=tuple(table.hands))


def leak_in_view(patch: Patch) -> Toy:
    return Glass()


class Loud(ToyTable):
    """Tells everybody which card was drawn."""

    def tell(self, text: str, rule: str, seat: int, args: dict[str, Said],
             audience: int = EVERYBODY, reveal: bool = False) -> None:  # fmt: skip
        heard = EVERYBODY if text == "drew-card" else audience
        super().tell(text, rule, seat, args, heard, reveal)


def leak_in_event(patch: Patch) -> Toy:
    return with_table(Loud)


class Chatty(ToyTable):
    """Tells everybody what is being planned in secret."""

    def tell(self, text: str, rule: str, seat: int, args: dict[str, Said],
             audience: int = EVERYBODY, reveal: bool = False) -> None:  # fmt: skip
        heard = EVERYBODY if text == "picked" else audience
        super().tell(text, rule, seat, args, heard, reveal)


def leak_of_sealed_choice(patch: Patch) -> Toy:
    return with_table(Chatty)


class Hinting(ToyTable):
    """Only those may be peeked at who did not lay a banner."""

    def moves(self, seat: int, kind: str) -> tuple[Choice, ...]:
        return tuple(
            [
                move
                for move in super().moves(seat, kind)
                if not (isinstance(move, Move) and self.bans(move))
            ]
        )

    def bans(self, move: Move) -> bool:
        return (
            move.verb == "peek" and move.number < self.players and self.down[move.number] == BANNER
        )

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        assert isinstance(choice, Move)
        if self.kind == "peek" and self.bans(choice):
            return Refusal("4", "why-banner")
        return super().why_not(seat, choice)


def leak_in_options(patch: Patch) -> Toy:
    return with_table(Hinting)


def leak_in_frames(patch: Patch) -> Toy:
    """The stakes are not hidden in the procedure that holds them."""
    patch.setattr(toy_rules.Battle, "seen_by", lambda self, seat: self)
    return Toy()


class Gossip(Toy):
    """The prompt of whoever waits tells what is asked."""

    def prompt(self, view: View) -> Prompt:
        seen = super().prompt(view)
        return replace(seen, args={**seen.args, "stakes": str(self.stakes)})

    stakes: tuple[object, ...] = ()

    def see(self, table: Table, seat: int) -> Any:
        assert isinstance(table, ToyTable)
        self.stakes = tuple([bytes(hand) for hand in table.hands])
        return super().see(table, seat)


def leak_in_prompt(patch: Patch) -> Toy:
    return Gossip()


def secret_rule(patch: Patch) -> Toy:
    """A rule that acts on what is hidden: whoever bluffs with an empty hand pays at once."""

    def answered(old: Any, self: Any, t: ToyTable, move: Move) -> Signal:
        if move.verb == "pass" and t.down[self.seat] == BANNER:
            return t.ask(self.seat, "salute", t.moves(self.seat, "salute"), then=self.answered)
        signal: Signal = old(self, t, move)
        return signal

    return instead(patch, toy_rules.Poll, "answered", answered)


class Unannounced(ToyTable):
    """Shows a card without saying that this is news: so it could be taken back."""

    def tell(self, text: str, rule: str, seat: int, args: dict[str, Said],
             audience: int = EVERYBODY, reveal: bool = False) -> None:  # fmt: skip
        super().tell(text, rule, seat, args, audience, reveal and text != "shown")


def unannounced_secret(patch: Patch) -> Toy:
    return with_table(Unannounced)


# 6: chance


def ignored_dice(patch: Patch) -> Toy:
    def rolled(old: Any, self: Any, t: ToyTable, dice: bytes) -> Signal:
        signal: Signal = old(self, t, bytes([3]) * len(dice))
        return signal

    return instead(patch, toy_rules.Battle, "rolled", rolled)


def ignored_first_draw(patch: Patch) -> Toy:
    """A deal that gives cards of its own choosing."""

    def dealt(old: Any, self: Any, t: ToyTable, cards: bytes) -> Signal:
        signal: Signal = old(self, t, t.deck[:3])
        return signal

    return instead(patch, toy_rules.Dealing, "dealt", dealt)


# 7: only what was offered


class Blurred(Move):
    """Choices compared by what they are about, not by identity."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.verb == self.verb

    def __hash__(self) -> int:
        return hash(self.verb)


class Lenient(Toy):
    def moves(self) -> list[Choice]:
        return [
            Blurred(move.verb, move.number) for move in super().moves() if isinstance(move, Move)
        ]


def unoffered_accepted(patch: Patch) -> Toy:
    return Lenient()


# 8: pieces


def lost_coin(patch: Patch) -> Toy:
    def begin(old: Any, self: Any, t: ToyTable, answer: None) -> Signal:
        t.coins[self.seat] -= t.coins[self.seat] > 1
        signal: Signal = old(self, t, answer)
        return signal

    return instead(patch, toy_rules.Spoils, "begin", begin)


def lost_card(patch: Patch) -> Toy:
    """A burnt card is gone for good."""

    def burnt(old: Any, self: Any, t: ToyTable, move: Move) -> Signal:
        signal: Signal = old(self, t, move)
        t.burnt = b""
        return signal

    return instead(patch, toy_rules.Spoils, "burnt", burnt)


# 10: reasons


class Unreasonable(ToyTable):
    """Finds nothing wrong with a stake that nobody can pay."""

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        reason = super().why_not(seat, choice)
        return None if reason is not None and reason.text == "why-no-coins" else reason


def no_reason(patch: Patch) -> Toy:
    return with_table(Unreasonable)


class Grudging(ToyTable):
    """Finds a reason against something that it offers."""

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("6", "why-proud") if choice.say == "bow" else super().why_not(seat, choice)


def reason_against_offered(patch: Patch) -> Toy:
    return with_table(Grudging)


# 11: undo


def no_barrier(patch: Patch) -> Toy:
    """A match that lets people take back what has told them something."""
    strict = Match.undo_barrier

    def lax(self: Match, seat: int) -> str | None:
        barrier = strict(self, seat)
        return None if barrier == "undo-reveal" else barrier

    patch.setattr(Match, "undo_barrier", lax)
    return Toy()


def no_barrier_after_chance(patch: Patch) -> Toy:
    strict = Match.undo_barrier

    def lax(self: Match, seat: int) -> str | None:
        barrier = strict(self, seat)
        own = any(self.log[index][0] == seat for index in self.live)
        return None if barrier == "undo-chance" and own else barrier

    patch.setattr(Match, "undo_barrier", lax)
    return Toy()


def still_said(patch: Patch) -> Toy:
    """An undo that does not take back what was said."""
    undo = Match.undo

    def sloppy(self: Match, seat: int) -> None:
        said = list(self.events)
        undo(self, seat)
        self.events[:-1] = said

    patch.setattr(Match, "undo", sloppy)
    return Toy()


def same_luck_again(patch: Patch) -> Toy:
    """An agreed undo that turns chance back: whoever undoes knows what will be drawn."""
    undo = Match.undo_agreed

    def lucky(self: Match, seat: int) -> None:
        undo(self, seat)
        self.rolled = sum([self.log[index][0] < 0 for index in self.live])

    patch.setattr(Match, "undo_agreed", lucky)
    return Toy()


def half_a_seal(patch: Patch) -> Toy:
    """An agreed undo that leaves others bound to what they decided in secret."""

    def halved(self: Match, seat: int) -> None:
        barrier = self.agreed_barrier(seat)
        if barrier is not None:
            raise Refused(Refusal("", barrier))
        own = [place for place, index in enumerate(self.live) if self.log[index][0] == seat]
        self._back_to(own[-1])
        self.log.append((seat, UNDO_AGREED))
        told = Event("undone-agreed", {}, "", seat, EVERYBODY)
        self.events.append((len(self.log), told))
        self.table.ears = []

    patch.setattr(Match, "undo_agreed", halved)
    return Toy()


Defect = Callable[[Patch], Toy]
DEFECTS: list[tuple[Defect, set[int]]] = [
    (endless, {1}),
    (dead_end, {1}),
    (hidden_generator, {2}),
    (stale_counter, {3}),
    (forgotten_field, {3}),
    (shared_clone, {4}),
    (lossy_clone, {4}),
    (leak_in_view, {5}),
    (leak_in_event, {5}),
    (leak_of_sealed_choice, {5}),
    (leak_in_options, {5}),
    (leak_in_frames, {5}),
    (leak_in_prompt, {5}),
    (secret_rule, {5}),
    (unannounced_secret, {5}),
    (ignored_dice, {6}),
    (ignored_first_draw, {6}),
    (unoffered_accepted, {7}),
    (lost_coin, {8}),
    (lost_card, {5, 8}),  # what is missing cannot be dealt anew either
    (no_reason, {10}),
    (reason_against_offered, {10}),
    (no_barrier, {11}),
    (no_barrier_after_chance, {11}),
    (still_said, {11}),
    (same_luck_again, {11}),
    (half_a_seal, {11}),
]
