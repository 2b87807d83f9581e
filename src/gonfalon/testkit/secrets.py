"""Law 5, non-interference: deal anew what a seat cannot know, and nothing it sees may change.

`determinize` says what is hidden, the view says what is known. So a table dealt anew must look the
same to these eyes; and when both tables go on with the same open choice, with different outcomes
of a chance that the view does not show, and with different sealed choices of others, the eyes must
not be able to tell them apart until a secret comes out on purpose (an event with `reveal`).
"""

from __future__ import annotations

from random import Random
from typing import Any

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import view
from gonfalon.kernel.match import UNDO_AGREED, Match
from gonfalon.kernel.signals import NATURE, OVER, ROLL, SEAL, WATCHER
from gonfalon.kernel.table import Answer, Table, asked, options_of, resume
from gonfalon.parts.playouts import random_outcome
from gonfalon.testkit.insight import difference, hears, sight, window
from gonfalon.testkit.laws import Law
from gonfalon.testkit.walks import Walk

STEPS = 6  # how far two tables are followed side by side


class KeepsSecrets(Law):
    """5: what a seat cannot know does not show."""

    number = 5

    def __init__(self) -> None:
        self.sealed: dict[int, tuple[object, ...]] | None = None
        self.length = 0

    def pause(self, walk: Walk, rng: Random) -> None:
        t = walk.table
        self.progress(walk)
        if t.signal != OVER and not asked(t):
            return
        eyes = rng.choice((*range(walk.setup.players), WATCHER))
        try:
            dealt = walk.game.determinize(view(walk.game, t, eyes), rng)
        except Exception as error:
            raise self.broken(walk, f"what seat {eyes} sees cannot be: {error!r}") from error
        different = difference(window(walk.game, t, eyes), window(walk.game, dealt, eyes))
        if different:
            raise self.broken(walk, f"seat {eyes} can tell: {different}")
        Pair(self, walk, t.clone(), dealt, eyes, rng).follow()

    def progress(self, walk: Walk) -> None:
        """While several decide in secret, nobody may notice what another does."""
        match = walk.match
        before, self.sealed = self.sealed, None
        if match.table.signal != SEAL:
            return
        everyone = (*range(walk.setup.players), WATCHER)
        self.sealed = {eyes: noticed(match, eyes) for eyes in everyone}
        open_step = len(match.log) != self.length + 1 or match.log[-1][1] == UNDO_AGREED
        if before is None or open_step:
            self.length = len(match.log)
            return
        self.length = len(match.log)
        who = match.log[-1][0]
        for eyes in everyone:
            if eyes != who and before[eyes] != self.sealed[eyes]:
                detail = f"{before[eyes]} became {self.sealed[eyes]}"
                raise self.broken(walk, f"seat {eyes} notices what seat {who} does: {detail}")


def noticed(match: Match, eyes: int) -> tuple[object, ...]:
    """What these eyes could notice of a sealed decision, apart from who is ready."""
    seen = sight(match.view(eyes))
    return (
        match.position(eyes),
        [event.text for _, event in match.heard_by(eyes)],
        match.undo_barrier(eyes) if eyes >= 0 else None,
        seen[:2] + seen[3:],
    )


class Pair:
    """Two tables that look the same to one pair of eyes, played side by side."""

    def __init__(
        self, law: Law, walk: Walk, one: Table, other: Table, eyes: int, rng: Random
    ) -> None:
        self.law = law
        self.walk = walk
        self.one = one
        self.other = other
        self.eyes = eyes
        self.rng = rng

    def follow(self) -> None:
        """Some steps, as long as nothing comes out."""
        for _ in range(STEPS):
            self.one.ears, self.other.ears = [], []
            if self.one.signal == OVER or self.other.signal == OVER:
                return
            nature = self.one.signal != SEAL and self.one.seat == NATURE
            if not (self.chance() if nature else self.choice()):
                return

    def look(self, of_asked: bool = True) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """Both views."""
        one = sight(view(self.walk.game, self.one, self.eyes))
        other = sight(view(self.walk.game, self.other, self.eyes))
        return (one, other) if of_asked else (one[:2] + one[3:], other[:2] + other[3:])

    def choice(self) -> bool:
        """The same open choice in both; each tells whether they still look the same."""
        one, other = self.one, self.other
        if one.signal == SEAL:
            return self.sealed_choice()
        seat = one.seat
        both = common(one, other, seat)
        if not both:
            return False
        choice = self.rng.choice(both)
        resume(one, seat, choice)
        resume(other, seat, choice)
        return self.alike(choice.say)

    def sealed_choice(self) -> bool:
        """A seat's own choice is the same in both, that of another seat is not."""
        one, other = self.one, self.other
        seats = [seat for seat in asked(one) if seat in asked(other)]
        if not seats:
            return False
        seat = self.rng.choice(seats)
        own = seat == self.eyes
        first = self.rng.choice(options_of(one, seat))
        second = first if own else self.rng.choice(options_of(other, seat))
        resume(one, seat, first)
        resume(other, seat, second)
        if (one.signal == SEAL) != (other.signal == SEAL):
            return False
        # who is ready may be seen, and differ
        return self.alike(f"a sealed choice of seat {seat}", of_asked=one.signal != SEAL)

    def chance(self) -> bool:
        """Different outcomes where the view does not show them, else the same."""
        one, other = self.one, self.other
        kind = one.kind
        before = other.clone()
        outcome = random_outcome(one, self.rng.random)
        resume(one, NATURE, outcome)
        if before.signal != ROLL:
            resume(other, NATURE, self.another(other, outcome))
            seen, dealt = self.look()
            if seen == dealt:
                self.compare_events(f"the outcome of {kind}")
                return True
        self.other = other = before
        other.ears = []
        try:
            resume(other, NATURE, outcome)
        except Exception:  # cannot happen on the table that was dealt anew
            return False
        return self.alike(f"the same outcome of {kind}")

    def alike(self, what: str, of_asked: bool = True) -> bool:
        """Do both still look the same? If not, the rules must have announced it.

        The end of a game may tell anything.
        """
        if self.one.signal == OVER or self.other.signal == OVER:
            return False
        seen, dealt = self.look(of_asked)
        if seen == dealt:
            self.compare_events(what)
            return True
        if any(event.reveal for event in [*(self.one.ears or ()), *(self.other.ears or ())]):
            return False
        raise self.fault(f"{what} looks different: {seen} / {dealt}")

    def another(self, t: Table, outcome: Answer) -> int | bytes:
        """An outcome that differs, if there is one."""
        for _ in range(8):
            found = random_outcome(t, self.rng.random)
            if found != outcome:
                break
        return found

    def compare_events(self, what: str) -> None:
        one, other = hears(self.one.ears or [], self.eyes), hears(self.other.ears or [], self.eyes)
        if one != other:
            raise self.fault(f"what is said about {what} tells: {one} / {other}")

    def fault(self, detail: str) -> Exception:
        return self.law.broken(self.walk, f"seat {self.eyes}: {detail}")


def common(one: Table, other: Table, seat: int) -> list[Choice]:
    """What is offered to the seat in both."""
    offered = {choice.id for choice in options_of(other, seat)}
    return [choice for choice in options_of(one, seat) if choice.id in offered]
