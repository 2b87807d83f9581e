"""Looking into tables: every slot as a plain value, and all that a pair of eyes can see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import FunctionType
from typing import Any, Final

import msgspec

from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Box, Game, Setup, View, view
from gonfalon.kernel.signals import DRAW, EVERYBODY, NATURE, OVER, SEAL
from gonfalon.kernel.table import Procedure, Table, asked, refusal
from gonfalon.kernel.words import Event

PREVIEWS: Final = 5  # options whose preview is compared

_CLOCK: Final = frozenset(
    {"box", "count", "ears", "kind", "lanes", "options", "pool", "result", "seat", "signal",
     "stack", "then", "value"}
)  # fmt: skip


def slots(thing: object) -> list[str]:
    """The names of all that an object holds, compiled or not."""
    names = [*_slots(type(thing)), *getattr(thing, "__dict__", ())]
    return [name for name in names if hasattr(thing, name)]


_ATOMS: Final = frozenset({int, str, bytes, bool, float, type(None)})
_SLOTS: Final[dict[type, tuple[str, ...]]] = {}
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def _slots(kind: type) -> tuple[str, ...]:
    if kind in _SLOTS:
        return _SLOTS[kind]
    names: dict[str, None] = {}
    for base in kind.__mro__:
        own = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        names.update(dict.fromkeys((own,) if isinstance(own, str) else own))
    _SLOTS[kind] = tuple([name for name in names if not name.startswith("__")])
    return _SLOTS[kind]


def _fields(kind: Any) -> tuple[str, ...]:
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple([field.name for field in fields(kind)])
    return _FIELDS[kind]


def plain(value: Any) -> Any:
    """A value as nested tuples of plain values that can be compared."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list or kind is tuple:
        items = [item if type(item) in _ATOMS else plain(item) for item in value]
        return (kind.__name__, *items)
    if isinstance(value, int | str | bytes | float):
        return value
    if isinstance(value, bytearray):
        return ("bytearray", bytes(value))
    if isinstance(value, list | tuple):
        return (type(value).__name__, *[plain(item) for item in value])
    if isinstance(value, set | frozenset):
        return ("set", *sorted([repr(plain(item)) for item in value]))
    if isinstance(value, dict):
        return ("dict", *[(plain(key), plain(item)) for key, item in value.items()])
    if isinstance(value, Choice):
        return ("choice", value.say)
    if isinstance(value, Box):
        return ("box", value.digest)
    if isinstance(value, FunctionType):
        return ("function", value.__name__)
    if is_dataclass(value):
        names = _fields(type(value))
        return (type(value).__name__, *[plain(getattr(value, name)) for name in names])
    if hasattr(value, "__self__"):  # a step
        return ("step", plain(value.__self__), value.__name__)
    return (type(value).__name__, *[(name, plain(getattr(value, name))) for name in slots(value)])


def pieces_of(t: Table) -> dict[str, Any]:
    """The game's own slots, derived ones too."""
    return {name: plain(getattr(t, name)) for name in slots(t) if name not in _CLOCK}


def everything(t: Table) -> dict[str, Any]:
    """All slots, the clockwork's too."""
    return {name: plain(getattr(t, name)) for name in slots(t) if name not in ("box", "value")}


def clock_of(t: Table) -> tuple[Any, ...]:
    """The part of the clockwork that means something at this pause."""
    if t.signal == OVER:
        return (t.signal, plain(t.result))
    frames = (plain(t.then), plain(t.stack))
    if t.signal == SEAL:
        lanes = [
            (lane.seat, lane.ready, plain(lane.draft), lane.kind, plain(lane.options))
            + (() if lane.ready else (plain(lane.then), plain(lane.stack)))
            for lane in t.lanes
        ]
        return (t.signal, frames, tuple(lanes))
    if t.seat == NATURE:
        return (t.signal, frames, t.kind, t.pool, 1 if t.signal == DRAW else t.count)
    return (t.signal, frames, t.kind, t.seat, plain(t.options))


def changeable(thing: object) -> Iterator[tuple[str, object]]:
    """Everything within an object that could be changed in place, with the way to it."""
    for name in slots(thing):
        if name not in ("box", "setup"):
            yield from _changeable(name, getattr(thing, name))


def _changeable(path: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, tuple):
        for item in value:
            yield from _changeable(path, item)
    elif isinstance(value, list | dict | set | bytearray):
        yield path, value
        for item in value.values() if isinstance(value, dict) else value:
            yield from _changeable(path, item)
    elif isinstance(value, Choice | Box | Setup | Procedure) or callable(value):
        return
    elif slots(value) and not is_dataclass(value):
        yield path, value
        for name in slots(value):
            yield from _changeable(f"{path}.{name}", getattr(value, name))


def sight(seen: View) -> tuple[Any, ...]:
    """A view as plain values."""
    return (
        seen.setup.players, seen.seat, seen.asked, seen.kind, plain(seen.options),
        plain(seen.frames), plain(seen.result), plain(seen.seen),
    )  # fmt: skip


def window(game: Game, t: Table, eyes: int) -> dict[str, object]:
    """All that these eyes can get to see of a table at this pause."""
    seen = view(game, t, eyes)
    shown: dict[str, object] = {"view": sight(seen)}
    if t.signal != OVER and not asked(t):  # nature's pauses are not shown to anybody
        return shown
    shown["wire"] = msgspec.json.encode(game.wire(seen))
    shown["prompt"] = plain(game.prompt(seen))
    step = max(1, len(seen.options) // PREVIEWS)
    shown["previews"] = [
        msgspec.json.encode(game.preview(seen, choice)) for choice in seen.options[::step]
    ]
    if eyes >= 0:
        shown["reasons"] = [plain(refusal(t, eyes, choice)) for choice in t.box.choices.all]
    try:
        shown["sketch"] = plain(game.sketch(seen))
    except NotImplementedError:
        shown["sketch"] = None
    return shown


def difference(one: dict[str, Any], other: dict[str, Any]) -> str | None:
    """The first thing in which two of the above differ."""
    for name in one.keys() | other.keys():
        if one.get(name) != other.get(name):
            return f"{name}: {str(one.get(name))[:300]} / {str(other.get(name))[:300]}"
    return None


def hears(events: list[Event], eyes: int) -> list[Any]:
    """What these eyes hear, apart from what is revealed on purpose."""
    return [
        plain(event) for event in events if event.audience in (EVERYBODY, eyes) and not event.reveal
    ]
