"""What a seat may know of Medieval Realms: an allow-list, built from nothing.

Palaces, hands, tableaux, panels and discards lie open, so what is left in the deck is known too.
The only secrets are drafts: each seat sees its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gonfalon.games.medieval_realms.cards import AUCTION, PRODUCTION, TYPES
from gonfalon.games.medieval_realms.choices import Put
from gonfalon.games.medieval_realms.rules.auction import Bidding, Opening
from gonfalon.games.medieval_realms.rules.placement import NOBODY_PLACED, Placing
from gonfalon.games.medieval_realms.rules.reveal import Boon
from gonfalon.games.medieval_realms.rules.round import Round
from gonfalon.games.medieval_realms.rules.saying import name
from gonfalon.games.medieval_realms.table import Question, Realms, RealmsBox, lay_out
from gonfalon.kernel.game import View
from gonfalon.kernel.signals import SEAL
from gonfalon.kernel.table import Lane, Procedure, Step, Table, lane_of, nowhere
from gonfalon.kernel.words import Prompt, Said, seat_name

NO_DRAFT: Final = b""


@dataclass(frozen=True, slots=True)
class Seen:
    """The open table, and the seat's own draft."""

    round: int
    order: bytes
    passed: int
    pairs: tuple[int, ...]
    palaces: tuple[int, ...]
    leaders: tuple[int, ...]
    points: tuple[int, ...]
    hands: tuple[bytes, ...]
    tableaux: tuple[bytes, ...]
    stood: tuple[bytes, ...]
    panel: bytes
    future: bytes
    deck: bytes
    discards: bytes
    sealed: bool  # everybody places in secret
    draft: bytes  # the seat's own, while it places or is ready


def see(t: Realms, seat: int) -> Seen:
    """The eyes of a seat, of a watcher, or of everybody after the end."""
    return Seen(
        round=t.round,
        order=t.order,
        passed=t.passed,
        pairs=tuple(t.pairs),
        palaces=tuple(t.palaces),
        leaders=tuple(t.leaders),
        points=tuple(t.points),
        hands=tuple(t.hands),
        tableaux=tuple(t.tableaux),
        stood=tuple(t.stood),
        panel=bytes(t.panel),
        future=bytes(t.future),
        deck=t.deck,
        discards=t.discards,
        sealed=t.signal == SEAL,
        draft=own_draft(t, seat),
    )


def own_draft(t: Realms, seat: int) -> bytes:
    """What a seat has laid so far, while it places or is ready."""
    lane = lane_of(t, seat) if t.signal == SEAL else None
    if lane is None:
        return NO_DRAFT
    if lane.ready:
        ready: bytes = lane.draft
        return ready
    draft: bytes = lane.then.__self__.draft  # type: ignore[attr-defined]
    return draft


def lying_open(seen: Seen) -> tuple[Any, ...]:
    """All that everybody sees, in the order in which a table is laid out."""
    return (
        seen.round,
        seen.order,
        seen.passed,
        seen.pairs,
        seen.palaces,
        seen.leaders,
        seen.points,
        seen.hands,
        seen.tableaux,
        seen.stood,
        seen.panel,
        seen.future,
        seen.deck,
        seen.discards,
    )


def open_table(view: View) -> Realms:
    """A table of what lies open, to ask the rules about it. It waits for nobody."""
    box, seen = view.box, view.seen
    assert isinstance(box, RealmsBox)
    assert isinstance(seen, Seen)
    return lay_out(box, view.setup, *lying_open(seen))


def determinize(view: View, rng: Random) -> Table:
    """The open table with its question; while all place in secret, the others' drafts at random."""
    t = open_table(view)
    if view.result is not None:
        t.signal = t.finish(view.result)
    elif view.seen.sealed:
        _deal_lanes(t, view, rng)
    elif view.asked:
        step = view.frames[0]
        t.stack = list(view.frames[:0:-1])
        t.signal = t.ask(view.asked[0], view.kind, question(step).offer(t), step)
    else:
        raise ValueError("only a decision or an ended game can be dealt anew")
    return t


def question(step: Step) -> Question:
    """The procedure of a step that waits for an answer."""
    found: Question = step.__self__  # type: ignore[attr-defined]
    return found


def _deal_lanes(t: Realms, view: View, rng: Random) -> None:
    """The own lane as it is, those of the others anywhere they could be."""
    at = _round_at(view.frames)
    t.then = view.frames[at]
    t.stack = list(view.frames[:at:-1])
    t.signal = SEAL
    t.lanes = []
    for seat in range(t.players):
        lane = Lane()
        lane.seat = seat
        lane.ready = seat not in view.asked
        lane.draft, lane.kind, lane.options, lane.then, lane.stack = None, "", (), nowhere, []
        if lane.ready:
            lane.draft = view.seen.draft if seat == view.seat else _draft(t, seat, rng, True)
        else:
            if seat == view.seat:
                lane.kind, lane.then = view.kind, view.frames[0]
            else:
                lane.kind = "place"
                lane.then = Placing(seat, _draft(t, seat, rng, False)).placed
            lane.options = question(lane.then).offer(t)
        t.lanes.append(lane)


def _round_at(frames: tuple[Step, ...]) -> int:
    """How many frames belong to the seat's own lane."""
    for at, step in enumerate(frames):
        procedure: Procedure = step.__self__  # type: ignore[attr-defined]
        if isinstance(procedure, Round):
            return at
    raise ValueError("no round goes on")


def _draft(t: Realms, seat: int, rng: Random, whole: bool) -> bytes:
    """Leaders placed at random, all of them or some."""
    placing = Placing(seat, NOBODY_PLACED)
    while whole or rng.random() < 0.8:
        puts = [option for option in placing.offer(t) if isinstance(option, Put)]
        if not puts:
            break
        at = rng.choice(puts).at
        draft = placing.draft
        placing = Placing(seat, draft[:at] + bytes([draft[at] + 1]) + draft[at + 1 :])
    return placing.draft


# What is asked, in words

RULES: Final[dict[str, str]] = {
    "pair": "1.4",
    "place": "2.1",
    "lift": "2.1",
    "action": "5.1",
    "open": "5.5",
    "raise": "5.5",
    "lily": "3.4",
    "territory": "9.6",
    "tithe": "9.14",
    "milestone": "6.1",
}


def prompt(view: View) -> Prompt:
    """What is decided, to these eyes."""
    if view.result is not None:
        return Prompt("ask-over", {}, "8.1")
    if view.seen.sealed:
        return _sealed_prompt(view)
    seat = view.asked[0]
    said: dict[str, Said] = {"seat": seat_name(seat)}
    step = question(view.frames[0])
    if isinstance(step, Boon):
        said["count"] = step.count
    elif isinstance(step, Opening | Bidding):
        box = view.box
        assert isinstance(box, RealmsBox)
        card = box.cards[view.seen.panel[step.slot]]
        assert card.way == AUCTION
        said["card"] = name(card)
        said["bid"] = step.bid if isinstance(step, Bidding) else 0
        if isinstance(step, Bidding):
            said["best"] = seat_name(step.best)
    elif view.kind == "action":
        said["left"] = view.seen.palaces[seat * TYPES + PRODUCTION]
    text = f"ask-{view.kind}" if seat == view.seat else f"wait-{view.kind}"
    return Prompt(text, said, RULES[view.kind])


def _sealed_prompt(view: View) -> Prompt:
    waiting = tuple([seat_name(seat) for seat in view.asked])
    if view.seat in view.asked:
        return Prompt(f"ask-{view.kind}", {"seats": waiting}, "2.1")
    text = "wait-ready" if view.seat >= 0 else "wait-place"
    return Prompt(text, {"seats": waiting}, "2.5")
