"""Views to bytes and back, for a bot in another process."""

from __future__ import annotations

from importlib import import_module

import msgspec

from gonfalon.kernel.codec import (
    choices_from,
    frame_of,
    head_of,
    ids_of,
    setup_from,
    step_from,
    tuples,
)
from gonfalon.kernel.game import Box, View
from gonfalon.kernel.table import Result


def encode_view(view: View) -> bytes:
    """All that one pair of eyes may know, and nothing else: for a bot in another process."""
    seen, result = view.seen, view.result
    asked = (view.seat, view.asked, view.kind, ids_of(view.options))
    frames = tuple([frame_of(frame) for frame in view.frames])
    ended = None if result is None else (result.way, result.ranks, result.scores)
    kind = type(seen)
    fields = tuple([getattr(seen, name) for name in kind.__dataclass_fields__])
    known = (kind.__module__, kind.__name__, fields)
    return msgspec.msgpack.encode((*head_of(view.box, view.setup), *asked, frames, ended, known))


def decode_view(box: Box, data: bytes) -> View:
    """The view that `encode_view` wrote, for the same game, rules and edition."""
    fields = tuples(msgspec.msgpack.decode(data))
    module, name, seen = fields[12]
    return View(
        box,
        setup_from(box, fields),
        fields[6],
        fields[7],
        fields[8],
        choices_from(box, fields[9]),
        tuple([step_from(box, frame) for frame in fields[10]]),
        None if fields[11] is None else Result(*fields[11]),
        getattr(import_module(module), name)(*seen),
    )
