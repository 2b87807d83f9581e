"""A bot in a process of its own: `python -m gonfalon.bots.process`.

It reads questions from standard input and writes answers to standard output, each as four bytes of
length and a message. A question about a running game holds a view and nothing else of it, so
whatever goes on in here, a bot cannot know more than its seat; only a finished game comes whole,
to be reviewed. Whoever started the process ends it when it takes too long.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec

from gonfalon.bots import make
from gonfalon.bots.ismcts import Found
from gonfalon.bots.review import NOBODY, Review, hint, review
from gonfalon.bots.sending import decode_view
from gonfalon.games import load
from gonfalon.kernel.game import Box, View
from gonfalon.kernel.match import Entry

LENGTH = 4  # bytes
SWINGS = 8  # turns of a reviewed game that are told of


class Question(msgspec.Struct, array_like=True, tag="choose"):
    """What does this bot choose?"""

    bot: str
    game: str
    edition: str | None  # its text; None: ours
    view: bytes
    seed: int


class HintQuestion(msgspec.Struct, array_like=True, tag="hint"):
    """What would a marshal choose, and why?"""

    game: str
    edition: str | None
    view: bytes
    seed: int


class ReviewQuestion(msgspec.Struct, array_like=True, tag="review"):
    """What decided this finished game?"""

    game: str
    edition: str | None
    players: int
    options: dict[str, str]
    log: list[Entry]
    start: bytes | None


class Answer(msgspec.Struct, array_like=True):
    """The choice by its notation, or what went wrong."""

    say: str
    fault: str = ""


class Look(msgspec.Struct, array_like=True):
    """What the marshal thinks of one option."""

    say: str
    chance: float | None  # to win with it; None: it was not looked into
    looks: int


class HintAnswer(msgspec.Struct, array_like=True):
    """The options the marshal thinks of, the best one first."""

    found: list[Look]
    looks: int = 0
    fault: str = ""


class ReviewedMoment(msgspec.Struct, array_like=True):
    """Each seat's chance, from what it knew, when so many entries lay in the log."""

    entry: int
    known: list[float]


class ReviewedTurn(msgspec.Struct, array_like=True):
    """A turn as it concerns the seat for which it changed most."""

    entry: int  # of the moment that it led to
    seat: int | None  # who decided; None: the deal before the first decision
    whom: int
    decision: float
    luck: float


class ReviewedSeat(msgspec.Struct, array_like=True):
    """A seat's way from start to end, and what it was made of."""

    start: float
    end: float
    luck: float
    own: float
    others: float


class ReviewAnswer(msgspec.Struct, array_like=True):
    """A whole game."""

    moments: list[ReviewedMoment]
    swings: list[ReviewedTurn]
    seats: list[ReviewedSeat]
    fault: str = ""


AnyQuestion = Question | HintQuestion | ReviewQuestion
AnyAnswer = Answer | HintAnswer | ReviewAnswer


def framed(message: AnyQuestion | AnyAnswer) -> bytes:
    """A message with its length before it."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def answered(question: AnyQuestion) -> AnyAnswer:
    """Ask the bot. Whatever fails, the process lives on; whoever asked decides what to do."""
    try:
        if isinstance(question, Question):
            view = _view(question)
            return Answer(make(question.bot, view.box.game, question.seed).choose(view).say)
        if isinstance(question, HintQuestion):
            return _hinted(_view(question), question.seed)
        return _reviewed(question)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        if isinstance(question, Question):
            return Answer("", fault)
        if isinstance(question, HintQuestion):
            return HintAnswer([], 0, fault)
        return ReviewAnswer([], [], [], fault)


def _hinted(view: View, seed: int) -> HintAnswer:
    found = hint(view, seed)
    return HintAnswer([_look(row) for row in (found.best, *found.others)], found.looks)


def _look(found: Found) -> Look:
    return Look(found.choice.say, found.value if found.visits else None, found.visits)


def _reviewed(question: ReviewQuestion) -> ReviewAnswer:
    box = _box(question.game, question.edition)
    setup = box.game.agree(question.players, question.options)
    found = review(box, setup, question.log, question.start)
    return ReviewAnswer(
        [ReviewedMoment(moment.entry, list(moment.known)) for moment in found.moments],
        _swings(found),
        [_seat(found, seat) for seat in range(question.players)] if found.moments else [],
    )


def _swings(found: Review) -> list[ReviewedTurn]:
    turns = []
    for turn in found.swings(SWINGS):
        whom, _ = turn.change()
        seat = None if turn.seat == NOBODY else turn.seat
        turns.append(ReviewedTurn(turn.after, seat, whom, turn.decision[whom], turn.luck[whom]))
    return turns


def _seat(found: Review, seat: int) -> ReviewedSeat:
    luck, own, others = found.luck(seat), found.own(seat), found.others(seat)
    end = found.moments[-1].true[seat]
    return ReviewedSeat(end - luck - own - others, end, luck, own, others)


def _view(question: Question | HintQuestion) -> View:
    return decode_view(_box(question.game, question.edition), question.view)


@lru_cache(maxsize=32)
def _box(game: str, edition: str | None) -> Box:
    return load(game).open(edition)


def attend(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    while len(head := questions.read(LENGTH)) == LENGTH:
        data = questions.read(int.from_bytes(head, "big"))
        answers.write(framed(answered(msgspec.msgpack.decode(data, type=AnyQuestion))))
        answers.flush()


if __name__ == "__main__":
    attend(sys.stdin.buffer, sys.stdout.buffer)
