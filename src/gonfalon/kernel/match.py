"""A game with its log: the log is the game.

Entries are only ever appended: a seat's choice, nature's outcome, or a table action (undo, undo
by consent, concession), which begins with `!`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from gonfalon.kernel.chance import Chance
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.codec import decode
from gonfalon.kernel.game import Box, Game, Setup, View, view
from gonfalon.kernel.signals import DRAW, EVERYBODY, NATURE, OVER, SEAL
from gonfalon.kernel.table import Lane, Table, asked, resume
from gonfalon.kernel.words import Event, Key, Refusal, Refused, Trouble, seat_name

Entry = tuple[int, str]
UNDO = "!undo"
UNDO_AGREED = "!undo-agreed"
CONCEDE = "!concede"
STUMBLE = "!stumble"


class Match:
    """One game being played: table, log, and what was said."""

    __slots__ = ("box", "chance", "closed", "events", "game", "live", "log", "rolled", "seal",
                 "sealed", "sealed_from", "setup", "start", "table")  # fmt: skip

    table: Table
    seal: list[Lane] | None  # the lanes of the sealed decision going on
    sealed_from: int  # how many entries were in force when it began

    def __init__(
        self, box: Box, setup: Setup, chance: Chance | None = None, start: bytes | None = None
    ) -> None:
        self.game: Game = box.game
        self.box = box
        self.setup = setup
        self.chance = chance
        self.start = start  # the table to begin with, encoded; None: as the rules set it up
        self.log: list[Entry] = []
        self.live: list[int] = []  # the entries in force: those that no undo took back
        self.rolled = 0  # outcomes ever asked of chance; an undo does not turn it back
        self.events: list[tuple[int, Event]] = []  # with the length of the log they belong to
        self.sealed = [0] * setup.players  # each seat's entries in sealed decisions
        self.closed = 0  # sealed decisions that are over
        self._rebuild()
        self._settle()

    # Playing

    def choose(self, seat: int, choice: Choice) -> None:
        """A seat decides; nature answers what follows from it."""
        resume(self.table, seat, choice)
        self._note(seat, choice.say)
        self._settle()

    def say(self, seat: int, say: str) -> None:
        """The same, by notation."""
        self.choose(seat, _named(self.box, say))

    def concede(self, seat: int) -> None:
        """A table action, never an option."""
        if self.over:
            raise Refused(Refusal("", "why-over"))
        if not 0 <= seat < self.setup.players:
            raise Refused(Refusal("", "why-not-asked"))
        outcome = self.table.concession(seat)
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        self.table.signal = self.table.finish(outcome)
        self.table.tell("conceded", "", seat, {"seat": seat_name(seat)})
        self._note(seat, CONCEDE)

    def stumble(self, seat: int) -> None:
        """Note that a bot could not answer, and that a simpler one does it for it this time.

        In a sealed decision nobody else hears of it: it would tell that the seat decides just now.
        """
        if seat not in self.asked:
            raise Refused(Refusal("", "why-not-asked"))
        self._act(seat, STUMBLE, "bot-stumbled")

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, as long as nothing new has been learned."""
        barrier = self.undo_barrier(seat)
        if barrier is not None:
            raise Refused(Refusal("", barrier))
        index = max(i for i in self.live if self.log[i][0] == seat)
        self.live.remove(index)
        self.events = [(at, event) for at, event in self.events if at != index + 1]
        self._act(seat, UNDO, "undone")
        self._rebuild()

    def undo_agreed(self, seat: int) -> None:
        """Take back the seat's last choice and all that came after it; everybody has agreed.

        A sealed decision is taken back whole: else one could tell who decided before whom. Chance
        goes on counting, so what follows is drawn anew and nobody knows it beforehand.
        """
        barrier = self.agreed_barrier(seat)
        if barrier is not None:
            raise Refused(Refusal("", barrier))
        place = max([n for n, i in enumerate(self.live) if self.log[i][0] == seat])
        self._back_to(place)
        if self.seal is not None and self.sealed_from < place:
            self._back_to(self.sealed_from)
        self._announce(seat, UNDO_AGREED, "undone-agreed", EVERYBODY)

    def agreed_barrier(self, seat: int) -> str | None:
        """What keeps `seat` from taking back even if everybody agrees."""
        if self.over:
            return "undo-over"
        own = seat != NATURE and any(self.log[i][0] == seat for i in self.live)
        return None if own else "undo-nothing"

    def undo_barrier(self, seat: int) -> str | None:
        """What keeps `seat` from undoing its last choice; None if nothing does."""
        if self.over:
            return "undo-over"
        for place in range(len(self.live) - 1, -1, -1):
            index = self.live[place]
            who = self.log[index][0]
            if who == NATURE:
                return "undo-chance"
            if who == seat:
                if place < self.sealed_from:  # always: else it would tell whether others began
                    return "undo-other"
                revealed = any(e.reveal for at, e in self.events if at == index + 1)
                return "undo-reveal" if revealed else None
            if self.table.signal != SEAL or place < self.sealed_from:
                return "undo-other"
        return "undo-nothing"

    # Looking

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.signal == OVER

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        return asked(self.table)

    def view(self, seat: int) -> View:
        """What `seat` may know; all-seeing eyes only after the end."""
        if seat == EVERYBODY and not self.over:
            raise Refused(Refusal("", "why-not-over"))
        return view(self.game, self.table, seat)

    def heard_by(self, seat: int) -> list[tuple[int, Event]]:
        """The events that `seat` may hear, with their numbers."""
        return [
            (number, event)
            for number, (_, event) in enumerate(self.events)
            if event.audience in (EVERYBODY, seat) or seat == EVERYBODY
        ]

    def position(self, seat: int) -> int:
        """How much has happened, as far as `seat` may know: sealed progress of others is hidden."""
        own = self.sealed[seat] if seat >= 0 else 0
        return len(self.log) - sum(self.sealed) + own + self.closed

    # Inside

    def _note(self, seat: int, text: str) -> None:
        """Append to the log, and keep what was said meanwhile."""
        self.live.append(len(self.log))
        self.log.append((seat, text))
        if self.seal is not None:
            self.sealed[seat] += 1
        heard = self.table.ears
        if heard:
            self.events.extend([(len(self.log), event) for event in heard])
            self.table.ears = []
        if self._mark_seal(len(self.live)):
            self.closed += 1

    def _act(self, seat: int, action: str, text: str) -> None:
        """Append a table action that is said aloud; in a sealed decision only to the seat."""
        if self.seal is not None:
            self.sealed[seat] += 1
        self._announce(seat, action, text, EVERYBODY if self.seal is None else seat)

    def _announce(self, seat: int, action: str, text: str, audience: int) -> None:
        self.log.append((seat, action))
        said = Event(text, {"seat": seat_name(seat)}, "", seat, audience)
        self.events.append((len(self.log), said))

    def _mark_seal(self, place: int) -> bool:
        """Note where a sealed decision begins; tells whether one has ended."""
        lanes = self.table.lanes if self.table.signal == SEAL else None
        if lanes is self.seal:
            return False
        ended = self.seal is not None
        self.seal = lanes
        self.sealed_from = place if lanes is not None else -1
        return ended

    def _settle(self) -> None:
        """Let nature answer until a seat is asked or the game is over."""
        if self.chance is None:
            return
        while self.table.signal not in (OVER, SEAL) and self.table.seat == NATURE:
            self.accept_chance(self.chance.outcome(self.table, self.rolled))

    def accept_chance(self, outcome: int | bytes) -> None:
        """Nature answers; the log keeps it."""
        resume(self.table, NATURE, outcome)
        self.rolled += 1
        self._note(NATURE, outcome_text(outcome))

    def _back_to(self, place: int) -> None:
        """Only the first `place` entries in force stay so."""
        first = self.live[place]
        self.events = [(at, event) for at, event in self.events if at <= first]
        self.live = self.live[:place]
        self._rebuild()

    def _rebuild(self) -> None:
        """The table, from the entries in force; what it says again was heard before."""
        box, start = self.box, self.start
        self.table = self.game.set_up(box, self.setup) if start is None else decode(box, start)
        self.seal = None
        self.sealed_from = -1
        self._mark_seal(0)
        for place, index in enumerate(self.live):
            seat, text = self.log[index]
            of_nature = seat == NATURE
            answer = parse_outcome(self.table, text) if of_nature else _named(self.box, text)
            resume(self.table, seat, answer)
            self._mark_seal(place + 1)
        self.table.ears = []


def _named(box: Box, say: str) -> Choice:
    choice = box.choices.by_say.get(say)
    if choice is None:
        raise Refused(Refusal("", "why-unknown-choice", {"say": say[:80]}))
    return choice


def outcome_text(outcome: int | bytes) -> str:
    """A chance outcome as the log writes it."""
    return str(outcome) if isinstance(outcome, int) else " ".join(map(str, outcome))


def parse_outcome(t: Table, text: str) -> int | bytes:
    """The inverse; the kernel checks whether it is possible."""
    try:
        numbers = bytes([int(word) for word in text.split()])
    except ValueError:
        raise Refused(Refusal("", "why-impossible-chance")) from None
    return numbers[0] if t.signal == DRAW and len(numbers) == 1 else numbers


ACTIONS: Final[dict[str, Callable[[Match, int], None]]] = {
    UNDO: lambda match, seat: match.undo(seat),
    UNDO_AGREED: lambda match, seat: match.undo_agreed(seat),
    CONCEDE: lambda match, seat: match.concede(seat),
    STUMBLE: lambda match, seat: match.stumble(seat),
}
"""What the log calls a table action."""


def follow(match: Match, entries: Iterable[Entry]) -> Iterator[Match]:
    """Play a log on a match without chance of its own, pausing after each entry."""
    for seat, text in entries:
        try:
            if text in ACTIONS:
                ACTIONS[text](match, seat)
            elif seat == NATURE:
                match.accept_chance(parse_outcome(match.table, text))
            else:
                match.say(seat, text)
        except Refused as refused:
            refusal, entry = refused.refusal, len(match.log) + 1
            reason = Key(refusal.text, refusal.args, match.box.game.id)
            raise Trouble(
                "trouble-log-illegal", entry=entry, seat=seat, say=text[:80], reason=reason
            ) from None
        yield match


def replay(box: Box, setup: Setup, entries: Iterable[Entry], start: bytes | None = None) -> Match:
    """The match that a log tells of. Give it a chance afterwards to play on."""
    match = Match(box, setup, None, start)
    for _ in follow(match, entries):
        pass
    return match
