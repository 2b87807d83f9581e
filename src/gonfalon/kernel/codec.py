"""Tables to bytes and back. A frame is written as (procedure, fields, step name)."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Setup
from gonfalon.kernel.signals import ASK, DRAW, OVER, SEAL, Signal
from gonfalon.kernel.table import Lane, Procedure, Result, Step, Table, nowhere
from gonfalon.kernel.words import Trouble

FORMAT = 1


def encode(t: Table) -> bytes:
    """The whole table, nothing derived; equal tables give equal bytes."""
    return msgspec.msgpack.encode((*head_of(t.box, t.setup), t.state(), _clock(t)))


def state_hash(t: Table) -> str:
    """Of a running game this is a secret: it can be guessed at."""
    return hashlib.sha256(encode(t)).hexdigest()


def decode(box: Box, data: bytes) -> Table:
    """The table that `encode` wrote, for the same game, rules and edition."""
    fields = tuples(msgspec.msgpack.decode(data))
    table = box.game.restore(box, setup_from(box, fields), fields[6])
    _set_clock(table, fields[7])
    return table


def head_of(box: Box, setup: Setup) -> tuple[object, ...]:
    """What everything encoded begins with: its game, rules and edition, and what was agreed."""
    rules = (FORMAT, box.game.id, box.game.rules_version, box.digest)
    return (*rules, setup.players, sorted(setup.options.items()))


def setup_from(box: Box, fields: tuple[Any, ...]) -> Setup:
    """What was agreed; a trouble if what was encoded is of another game, rules or edition."""
    setup = Setup(fields[4], dict(fields[5]))
    if fields[:4] != head_of(box, setup)[:4]:
        raise Trouble("trouble-other-rules", game=str(fields[1]), rules=str(fields[2]))
    return setup


def _clock(t: Table) -> tuple[object, ...]:
    signal = t.signal
    if signal == OVER:
        assert t.result is not None
        return (signal, t.result.way, t.result.ranks, t.result.scores)
    frames = _frames(t.then, t.stack)
    if signal == ASK:
        return (signal, frames, t.seat, t.kind, ids_of(t.options))
    if signal == SEAL:
        return (signal, frames, tuple([_lane(lane) for lane in t.lanes]))
    return (signal, frames, t.kind, t.pool, t.count if signal != DRAW else 1)


def _set_clock(t: Table, fields: tuple[Any, ...]) -> None:
    signal = t.signal = Signal(fields[0])
    if signal == OVER:
        t.finish(Result(fields[1], fields[2], fields[3]))
        return
    t.then, t.stack = _frames_from(t.box, fields[1])
    if signal == ASK:
        t.ask(fields[2], fields[3], choices_from(t.box, fields[4]), t.then)
    elif signal == SEAL:
        t.lanes = [_lane_from(t.box, lane) for lane in fields[2]]
    else:
        t.deal(fields[2], fields[3], fields[4], t.then)  # a roll or draw has the same fields


def _lane(lane: Lane) -> tuple[object, ...]:
    frames = () if lane.ready else _frames(lane.then, lane.stack)
    return (lane.seat, lane.ready, _plain(lane.draft), lane.kind, ids_of(lane.options), frames)


def _lane_from(box: Box, fields: tuple[Any, ...]) -> Lane:
    lane = Lane()
    lane.seat, lane.ready = fields[0], fields[1]
    lane.draft = _rich(box, fields[2])
    lane.kind, lane.options = fields[3], choices_from(box, fields[4])
    lane.then, lane.stack = (nowhere, []) if lane.ready else _frames_from(box, fields[5])
    return lane


def _frames(then: Step, stack: list[Step]) -> tuple[object, ...]:
    return (frame_of(then), tuple([frame_of(step) for step in stack]))


def _frames_from(box: Box, fields: tuple[Any, ...]) -> tuple[Step, list[Step]]:
    return step_from(box, fields[0]), [step_from(box, frame) for frame in fields[1]]


def frame_of(step: Step) -> tuple[object, ...]:
    """A step as (procedure, fields, step name)."""
    procedure: Procedure = step.__self__  # type: ignore[attr-defined]
    return (*_procedure(procedure), step.__name__)


def step_from(box: Box, frame: tuple[Any, ...]) -> Step:
    """The inverse."""
    step: Step = getattr(_procedure_from(box, frame), frame[2])
    return step


def _procedure(procedure: Procedure) -> tuple[object, ...]:
    names = type(procedure).__dataclass_fields__
    fields = tuple([_plain(getattr(procedure, name)) for name in names])
    return (type(procedure).__name__, fields)


def _procedure_from(box: Box, frame: tuple[Any, ...]) -> Procedure:
    made: Procedure = box.procedures[frame[0]](*[_rich(box, value) for value in frame[1]])
    return made


def _plain(value: object) -> object:
    if isinstance(value, Procedure):
        return {"procedure": _procedure(value)}
    if isinstance(value, Choice):
        return {"choice": value.id}
    if isinstance(value, tuple):
        return tuple([_plain(item) for item in value])
    return value


def _rich(box: Box, value: Any) -> Any:
    if isinstance(value, dict):
        if "choice" in value:
            return box.choices.all[value["choice"]]
        return _procedure_from(box, value["procedure"])
    if isinstance(value, tuple):
        return tuple([_rich(box, item) for item in value])
    return value


def ids_of(options: tuple[Choice, ...]) -> tuple[int, ...]:
    """Choices by number."""
    return tuple([choice.id for choice in options])


def choices_from(box: Box, ids: tuple[int, ...]) -> tuple[Choice, ...]:
    """The inverse."""
    return tuple([box.choices.all[number] for number in ids])


def tuples(value: Any) -> Any:
    """msgpack knows no tuples; our states know no lists."""
    if isinstance(value, list):
        return tuple([tuples(item) for item in value])
    if isinstance(value, dict):
        return {key: tuples(item) for key, item in value.items()}
    return value
