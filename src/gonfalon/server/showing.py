"""From a match to what one pair of eyes receives: the only place where game data becomes wire.

Everything here is made from `view`, `wire`, `prompt`, `preview`, `heard_by` and `position` for
those very eyes; nothing else of the match is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.kernel.game import View, view
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import EVERYBODY, NATURE
from gonfalon.kernel.table import Result
from gonfalon.kernel.words import Event
from gonfalon.server.wire import (
    AskOut,
    EventOut,
    PromptOut,
    ResultOut,
    StateMessage,
    UndoOut,
)

Heard = list[Event]


def heard(match: Match, eyes: int) -> Heard:
    """What these eyes' ears have heard.

    The kernel's numbers count everybody's events, also those told in secret to others; we number
    each reader's own.
    """
    return [event for _, event in match.heard_by(eyes)]


def state(match: Match, eyes: int, known: Sequence[Event] = ()) -> StateMessage:
    """The state, with the events that are not among the `known`."""
    return _state(match, match.view(eyes), news(heard(match, eyes), known), ask=True)


def frame(match: Match, eyes: int, known: Sequence[Event] = ()) -> StateMessage:
    """A moment of a replay: nothing can be chosen."""
    return _state(match, looked_back(match, eyes), news(heard(match, eyes), known), ask=False)


def looked_back(match: Match, eyes: int) -> View:
    """What these eyes see of a moment of a replay.

    All-seeing eyes may look back from the end of a game; whoever calls has made sure of that.
    """
    return view(match.game, match.table, EVERYBODY) if eyes == EVERYBODY else match.view(eyes)


def news(events: Heard, known: Sequence[Event]) -> list[EventOut]:
    """What is new to somebody who knows `known`.

    An undo takes events back and reuses their numbers: then we tell again from the first that
    differs, and the reader forgets what he had from that number on.
    """
    same = 0
    for new, old in zip(events, known, strict=False):
        if new != old:
            break
        same += 1
    return [
        EventOut(n, event.text, dict(event.args), event.rule or None, _seat(event.seat))
        for n, event in enumerate(events)
        if n >= same
    ]


def missed(match: Match, seats: Sequence[int]) -> int:
    """How many moves of others these seats have heard of since their own last one.

    Chance that follows a move is no move of its own; what is told when a sealed decision opens
    counts as one, however many had a part in it.
    """
    moves = [at for at in match.live if match.log[at][0] != NATURE]
    own = max([at for at in moves if match.log[at][0] in seats], default=None)
    if own is None:
        return 0
    heard_at = {match.events[n][0] for seat in seats for n, _ in match.heard_by(seat)}
    ends = [*moves[1:], len(match.log)]
    return sum(
        any(at < told <= end for told in heard_at)
        for at, end in zip(moves, ends, strict=True)
        if at > own
    )


def result(found: Result | None) -> ResultOut | None:
    """How the game ended, if it has."""
    return None if found is None else ResultOut(found.way, found.ranks, found.scores)


def waits_for_nature(match: Match) -> bool:
    """Between a choice and the chance that follows it: a moment that is never shown."""
    return match.table.seat == NATURE


def _state(match: Match, seen: View, events: list[EventOut], ask: bool) -> StateMessage:
    game, eyes = match.game, seen.seat
    prompt = game.prompt(seen)
    mine = ask and eyes in seen.asked
    barrier = match.undo_barrier(eyes)
    return StateMessage(
        position=match.position(eyes),
        seat=_seat(eyes),
        asked=seen.asked,
        turn_of=seen.asked[0] if len(seen.asked) == 1 else None,
        prompt=PromptOut(prompt.text, dict(prompt.args), prompt.rule or None),
        ask=_ask(match, seen) if mine else None,
        view=game.wire(seen),
        events=events,
        undo=UndoOut(barrier is None, barrier, _may_plead(match, eyes, barrier)),
        result=result(seen.result),
    )


def _may_plead(match: Match, eyes: int, barrier: str | None) -> bool:
    """Is there something that only everybody's consent can take back?"""
    return eyes >= 0 and barrier is not None and match.agreed_barrier(eyes) is None


def _ask(match: Match, seen: View) -> AskOut:
    return AskOut(
        seen.seat,
        seen.kind,
        [
            {
                "say": choice.say,
                "id": choice.id,
                **choice.fields(),
                **match.game.preview(seen, choice),
            }
            for choice in seen.options
        ],
    )


def _seat(eyes: int) -> int | None:
    return eyes if eyes >= 0 else None
