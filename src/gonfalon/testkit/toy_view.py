"""What a seat may know of the toy, and how the rest is dealt anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from gonfalon.kernel.game import Box, Setup, View
from gonfalon.kernel.signals import EVERYBODY, SEAL
from gonfalon.kernel.table import Lane, Procedure, Step, Table, lane_of, nowhere
from gonfalon.kernel.words import Prompt, seat_name
from gonfalon.parts.decks import deck, distinct
from gonfalon.testkit import toy_rules as toy
from gonfalon.testkit.toy_rules import ToyTable

LayOut = Callable[[Box, Setup, tuple[Any, ...]], ToyTable]

HIDDEN = -1


@dataclass(frozen=True, slots=True)
class Seen:
    """What lies open, and what is the seat's own."""

    hand: bytes
    hands: tuple[int, ...]
    deck: int
    down: tuple[int, ...]  # 0: none, HIDDEN: face down
    draft: Any  # the seat's own sealed plan, once it is ready
    piles: tuple[bytes, ...]
    burnt: bytes
    coins: tuple[int, ...]
    peeks: tuple[tuple[int, int], ...]
    shown: tuple[int, ...]
    all_hands: tuple[bytes, ...]


def see(t: ToyTable, seat: int) -> Seen:
    """Built from nothing."""
    everything = seat == EVERYBODY
    lane = lane_of(t, seat) if t.signal == SEAL else None
    down = [
        card if not card or at == seat or (seat, at) in t.peeks or everything else HIDDEN
        for at, card in enumerate(t.down)
    ]
    return Seen(
        hand=t.hands[seat] if seat >= 0 else b"",
        hands=tuple([len(hand) for hand in t.hands]),
        deck=len(t.deck),
        down=tuple(down),
        draft=lane.draft if lane else None,
        piles=tuple(t.piles),
        burnt=t.burnt,
        coins=tuple(t.coins),
        peeks=t.peeks,
        shown=tuple(t.shown),
        all_hands=tuple(t.hands) if everything else (),
    )


def determinize(lay_out: LayOut, view: View, rng: Random) -> Table:
    """Deal the hidden cards and stakes at random."""
    seen: Seen = view.seen
    players = view.setup.players
    known = {seat: [seen.shown[seat]] if seen.shown[seat] else [] for seat in range(players)}
    if view.seat >= 0:
        known[view.seat] = list(seen.hand)
    hidden = list(toy.CARDS)
    for cards in (*known.values(), *seen.piles, seen.burnt, [c for c in seen.down if c > 0]):
        for card in cards:
            hidden.remove(card)
    rng.shuffle(hidden)
    hands = [
        deck(known[seat] + [hidden.pop() for _ in range(seen.hands[seat] - len(known[seat]))])
        for seat in range(players)
    ]
    down = tuple([hidden.pop() if card == HIDDEN else card for card in seen.down])
    rest = deck(hidden)
    state = (rest, hands, down, seen.piles, seen.burnt, seen.coins, seen.peeks, seen.shown)
    t = lay_out(view.box, view.setup, state)
    if view.result is not None:
        t.signal = t.finish(view.result)
        return t
    if not view.asked:
        raise ValueError("only a decision or an ended game can be dealt anew")
    frames = [_unmasked(t, frame, rng) for frame in view.frames]
    sealing = [at for at, frame in enumerate(frames) if frame.__name__ == "planned"]
    if sealing:
        _deal_lanes(t, view, frames, sealing[0], rng)
    else:
        seat = view.asked[0]
        t.stack = frames[:0:-1]
        t.signal = t.ask(seat, view.kind, t.moves(seat, view.kind), frames[0])
    return t


def _unmasked(t: ToyTable, frame: Step, rng: Random) -> Step:
    """Stakes that the seat cannot know, dealt."""
    procedure: Procedure = frame.__self__  # type: ignore[attr-defined]
    if not isinstance(procedure, toy.Battle):
        return frame
    stakes = [
        stake if stake >= 0 else _stake(t, seat, t.down[seat], rng)
        for seat, stake in enumerate(procedure.stakes)
    ]
    step: Step = getattr(toy.Battle(procedure.number, tuple(stakes)), frame.__name__)
    return step


def _stake(t: ToyTable, seat: int, card: int, rng: Random) -> int:
    return 0 if card == toy.BANNER else rng.randint(0, min(max(toy.STAKES), t.coins[seat]))


def _deal_lanes(t: ToyTable, view: View, frames: list[Step], at: int, rng: Random) -> None:
    """The own lane as it is, those of others anywhere they could be."""
    t.then = frames[at]
    t.stack = frames[:at:-1]
    t.signal = SEAL
    t.lanes = []
    for seat in range(t.players):
        lane = Lane()
        lane.seat = seat
        lane.ready = seat not in view.asked
        lane.draft = None
        lane.kind, lane.options, lane.then, lane.stack = "", (), nowhere, []
        card = rng.choice(distinct(t.hands[seat]))
        if lane.ready:
            own = view.seen.draft if seat == view.seat else None
            lane.draft = own or (card, _stake(t, seat, card, rng))
        elif seat == view.seat:
            lane.kind, lane.then, lane.stack = view.kind, frames[0], frames[at - 1 : 0 : -1]
        elif card != toy.BANNER and rng.random() < 0.5:
            lane.kind, lane.then = "stake", toy.Plan(seat, card).staked
        else:
            lane.kind, lane.then = "card", toy.Plan(seat, 0).picked
        if not lane.ready:
            lane.options = t.moves(seat, lane.kind)
        t.lanes.append(lane)


def prompt(view: View) -> Prompt:
    """What is decided, to these eyes."""
    if view.result is not None:
        return Prompt("ask-over", {}, "7")
    if view.seat in view.asked:
        return Prompt(f"ask-{view.kind}", {"seat": seat_name(view.seat)}, "1")
    return Prompt("ask-wait", {"seats": tuple([seat_name(seat) for seat in view.asked])}, "1")


def wire(view: View) -> dict[str, object]:
    """As a page would get it."""
    seen: Seen = view.seen
    return {
        "hand": list(seen.hand),
        "hands": seen.hands,
        "down": seen.down,
        "draft": seen.draft,
        "piles": [list(pile) for pile in seen.piles],
        "burnt": list(seen.burnt),
        "coins": seen.coins,
        "peeks": seen.peeks,
        "shown": seen.shown,
        "all_hands": [list(hand) for hand in seen.all_hands],
    }
