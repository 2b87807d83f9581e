"""What a seat may know of Dark Kingdoms: an allow-list, built from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from gonfalon.games.dark_kingdoms.asking import Asking
from gonfalon.games.dark_kingdoms.board import KingdomsBox
from gonfalon.games.dark_kingdoms.choices import resource_key
from gonfalon.games.dark_kingdoms.fight import make_fight
from gonfalon.games.dark_kingdoms.layout import lay_out
from gonfalon.games.dark_kingdoms.pieces import COPIES, KINDS, RESOURCES
from gonfalon.games.dark_kingdoms.prompts import RULES
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.game import View
from gonfalon.kernel.signals import EVERYBODY
from gonfalon.kernel.table import Table
from gonfalon.kernel.words import Prompt, Said, seat_name
from gonfalon.parts.decks import deck


@dataclass(frozen=True, slots=True)
class Seen:
    """What lies open, the seat's own hand, and how many cards the others hold."""

    board: tuple[Any, ...]  # peoples and pieces, as the table's state begins
    cards: tuple[int, ...]  # how many resource cards each seat holds
    fame_cards: tuple[int, ...]  # and how much fame
    supply: tuple[int, ...]
    hand: tuple[int, ...]  # the seat's own, by resource; empty for watchers
    fame: bytes  # the seat's own
    deck: int  # how much fame nobody has seen
    under: bytes
    drawn: bytes
    thrown: tuple[bytes, int, bytes]
    turn: tuple[int, ...]
    fight: tuple[Any, ...] | None
    all_hands: tuple[int, ...]  # only for all-seeing eyes, after the end
    all_fame: tuple[bytes, ...]


BOARD = 9  # how many values of the table's state are pieces on the board
THROWN, TURN, FIGHT = 14, 15, 16


def see(t: DarkKingdoms, seat: int) -> Seen:
    """The eyes of a seat, of a watcher, or of everybody after the end."""
    state: tuple[Any, ...] = t.state()
    everything = seat == EVERYBODY
    return Seen(
        board=state[:BOARD],
        cards=tuple(t.cards),
        fame_cards=tuple([len(cards) for cards in t.fame]),
        supply=tuple(t.supply),
        hand=tuple(t.hands[seat * KINDS : (seat + 1) * KINDS]) if seat >= 0 else (),
        fame=bytes(t.fame[seat]) if seat >= 0 else b"",
        deck=len(t.deck),
        under=t.under,
        drawn=t.drawn,
        thrown=state[THROWN],
        turn=state[TURN],
        fight=state[FIGHT],
        all_hands=tuple(t.hands) if everything else (),
        all_fame=tuple([bytes(cards) for cards in t.fame]) if everything else (),
    )


def determinize(view: View, rng: Random) -> Table:
    """Deal what the seat cannot know: the others' hands and the rest of the fame deck."""
    box, seen, players = view.box, view.seen, view.setup.players
    assert isinstance(box, KingdomsBox)
    assert isinstance(seen, Seen)
    hands, fame, rest = _dealt(box, seen, view.seat, players, rng)
    t = _laid_out(view, hands, fame, rest)
    if view.result is not None:
        t.signal = t.finish(view.result)
        return t
    if not view.asked:
        raise ValueError("only a decision or an ended game can be dealt anew")
    seat, frames = view.asked[0], view.frames
    asking: Asking = frames[0].__self__  # type: ignore[attr-defined]
    t.stack = list(frames[:0:-1])
    t.signal = t.ask(seat, view.kind, asking.offer(t, seat, view.kind), frames[0])
    return t


def _laid_out(
    view: View, hands: tuple[int, ...], fame: tuple[bytes, ...], rest: bytes
) -> DarkKingdoms:
    """What lies open, with these hands."""
    box, seen = view.box, view.seen
    assert isinstance(box, KingdomsBox)
    cards = (hands, fame, rest, seen.under, seen.drawn)
    return lay_out(box, view.setup, *seen.board + cards + (seen.thrown, seen.turn, seen.fight))


def _dealt(
    box: KingdomsBox, seen: Seen, eyes: int, players: int, rng: Random
) -> tuple[tuple[int, ...], tuple[bytes, ...], bytes]:
    """Hands and fame of all seats, and the deck."""
    if seen.all_fame:
        known = deck([*b"".join(seen.all_fame), *seen.under])
        return seen.all_hands, seen.all_fame, _without(box.fame, known)
    own = seen.hand or (0,) * KINDS
    hidden = [
        kind for kind in range(KINDS) for _ in range(COPIES - seen.supply[kind] - own[kind])
    ]  # fmt: skip
    unseen = list(_without(box.fame, bytes([*seen.fame, *seen.under])))
    rng.shuffle(hidden)
    rng.shuffle(unseen)
    hands: list[int] = []
    fame: list[bytes] = []
    for seat in range(players):
        if seat == eyes:
            hands += own
            fame.append(seen.fame)
            continue
        mine = hidden[: seen.cards[seat]]
        del hidden[: seen.cards[seat]]
        hands += [mine.count(kind) for kind in range(KINDS)]
        fame.append(deck(unseen[: seen.fame_cards[seat]]))
        del unseen[: seen.fame_cards[seat]]
    return tuple(hands), tuple(fame), deck(unseen)


def _without(cards: bytes, gone: bytes) -> bytes:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return bytes(rest)


def open_table(view: View) -> DarkKingdoms:
    """A table of what lies open and the own hand, to ask the rules about it."""
    box, seen, players = view.box, view.seen, view.setup.players
    assert isinstance(box, KingdomsBox)
    assert isinstance(seen, Seen)
    hands = [0] * (players * KINDS)
    fame = [b""] * players
    if view.seat >= 0:
        hands[view.seat * KINDS : (view.seat + 1) * KINDS] = seen.hand
        fame[view.seat] = seen.fame
    t = _laid_out(view, tuple(hands), tuple(fame), b"")
    t.supply = list(seen.supply)
    t.cards = list(seen.cards)
    return t


def prompt(view: View) -> Prompt:
    """What is decided now, to these eyes."""
    if view.result is not None:
        rule = {"crown": "15.1", "rounds": "15.2", "last": "15.3"}[view.result.way]
        return Prompt("ask-over", {}, rule)
    seat = view.asked[0]
    args: dict[str, Said] = {"seat": seat_name(seat)}
    seen, box = view.seen, view.box
    assert isinstance(seen, Seen)
    assert isinstance(box, KingdomsBox)
    area = getattr(view.frames[0].__self__, "area", -1)  # type: ignore[attr-defined]
    if seen.fight is not None:
        f = make_fight(seen.fight)
        if area < 0:
            area = f.area
        if view.kind == "add":
            args["attack"] = f.attack_total()
            args["defence"] = f.defence_total()
            args["resource"] = resource_key(box.resources[f.area])
    if view.kind == "demand":
        args["resource"] = f"@resource-{RESOURCES[box.resources[area]]}"
    if area >= 0:
        args["area"] = f"@area-{box.names[area]}"
    asks, rule = view.kind, RULES[view.kind]
    if asks == "retreat" and seen.fight is None:  # from a plunder, no combat
        asks, rule = "driven", "13"
    return Prompt(f"ask-{asks}" if seat == view.seat else f"wait-{asks}", args, rule)
