"""What a seat may know of Crusader Kingdoms: an allow-list, built from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.cards import ATTACK, DECKS, TROOP, Card
from gonfalon.games.crusader_kingdoms.reasons import rule_of
from gonfalon.games.crusader_kingdoms.rules.schemes import Assassins
from gonfalon.games.crusader_kingdoms.table import NO_CARD, Asking, Laid, Lasting, Outremer, lay_out
from gonfalon.kernel.game import View
from gonfalon.kernel.signals import ASK, EVERYBODY
from gonfalon.kernel.table import Table
from gonfalon.kernel.words import Prompt, Said, seat_name
from gonfalon.parts.decks import deck

HIDDEN: Final = 200  # HIDDEN + what is known + deck: a card of which only the back is seen
OF_ATTACKER: Final = 0
A_TROOP: Final = 2
A_RESPONSE: Final = 4


@dataclass(frozen=True, slots=True)
class Seen:
    """What lies open, what is the seat's own, and the backs of everything else."""

    turn: int
    round: int
    hand: bytes  # the seat's own
    hands: tuple[tuple[int, int], ...]  # how many each seat holds, Muslim and Christian backs
    piles: tuple[int, int]  # cards to draw, by deck
    spent: tuple[bytes, ...]
    own_buried: bytes  # what the seat itself discarded face down
    buried: tuple[tuple[int, int], ...]  # how many each seat discarded face down, by deck
    holders: tuple[int, ...]
    plus: int
    bonus: tuple[int, ...]
    lasting: tuple[Lasting, ...]
    playing: int
    laid: tuple[Laid, ...]  # with HIDDEN cards
    open: bool
    attack_dice: bytes
    defence_dice: bytes
    passed: int
    pile: int
    army: bytes
    row: bytes
    die: int
    shown: tuple[int, bytes] | None  # a rival's hand that the seat is looking at
    all_hands: tuple[bytes, ...]  # only for all-seeing eyes, after the end


def see(t: Outremer, seat: int) -> Seen:
    """The eyes of a seat, of a watcher, or of everybody after the end."""
    own = 0 <= seat < t.players
    return Seen(
        turn=t.turn,
        round=t.round,
        hand=bytes(t.hands[seat]) if own else b"",
        hands=tuple([backs(t, hand) for hand in t.hands]),
        piles=(len(t.piles[0]), len(t.piles[1])),
        spent=tuple([bytes(cards) for cards in t.spent]),
        own_buried=t.buried[seat] if own else b"",
        buried=tuple([backs(t, cards) for cards in t.buried]),
        holders=tuple(t.holders),
        plus=t.plus,
        bonus=tuple(t.bonus),
        lasting=t.lasting,
        playing=t.playing,
        laid=laid_before(t, seat),
        open=t.open,
        attack_dice=t.attack_dice,
        defence_dice=t.defence_dice,
        passed=t.passed,
        pile=len(t.pile),
        army=t.army,
        row=t.row,
        die=t.die,
        shown=looked_at(t, seat),
        all_hands=tuple([bytes(hand) for hand in t.hands]) if seat == EVERYBODY else (),
    )


def backs(t: Outremer, cards: bytes | list[int]) -> tuple[int, int]:
    """How many backs of each deck."""
    deck_of = t.kit.deck_of
    christian = sum([deck_of[card] for card in cards])
    return (len(cards) - christian, christian)


def laid_before(t: Outremer, seat: int) -> tuple[Laid, ...]:
    """The cards of a combat as a seat sees them, some by their backs alone."""
    return tuple([entry if knows(t, seat, entry) else masked(t, entry) for entry in t.laid])


def knows(t: Outremer, seat: int, entry: Laid) -> bool:
    """Whoever laid a card knows it; the Muslims' army lies open."""
    return t.open or entry[0] in (seat, t.muslims) or seat == EVERYBODY


def masked(t: Outremer, entry: Laid) -> Laid:
    """Only the back, and what the moment of laying tells: others than the attacker lay responses,
    or troops if they join the attack."""
    seat, side, card = entry
    known = OF_ATTACKER
    if t.laid[0][1] != ATTACK or t.laid[0][0] != seat:
        known = A_TROOP if card < t.kit.troops else A_RESPONSE
    return (seat, side, HIDDEN + known + t.kit.deck_of[card])


def fits(back: int, face: Card) -> bool:
    """Could this card lie there?"""
    known = (back - HIDDEN) // len(DECKS) * len(DECKS)
    return known == OF_ATTACKER or (face.kind == TROOP) == (known == A_TROOP)


def looked_at(t: Outremer, seat: int) -> tuple[int, bytes] | None:
    """Assassins: the hand that lies before the seat's eyes."""
    if t.signal != ASK or t.kind != "strike" or t.seat != seat:
        return None
    procedure = t.then.__self__  # type: ignore[attr-defined]
    assert isinstance(procedure, Assassins)
    return (procedure.rival, bytes(t.hands[procedure.rival]))


# Dealing anew


def determinize(view: View, rng: Random) -> Table:
    """Deal what the seat cannot know: hands, piles, cards that lie face down."""
    box, seen = view.box, view.seen
    assert isinstance(box, CrusaderBox)
    assert isinstance(seen, Seen)
    dealer = _Dealer(view, box, seen, rng)
    laid = dealer.laid()
    hands = dealer.hands()
    buried = dealer.buried()
    pile = dealer.take(0, seen.pile)
    piles = tuple([dealer.take(home, seen.piles[home]) for home in range(len(DECKS))])
    t = lay_out(
        box, view.setup, seen.turn, seen.round, hands, piles, seen.spent, buried, seen.holders,
        seen.plus, seen.bonus, seen.lasting, seen.playing, laid, seen.open, seen.attack_dice,
        seen.defence_dice, seen.passed, pile, seen.army, seen.row, seen.die,
    )  # fmt: skip
    if view.result is not None:
        t.signal = t.finish(view.result)
        return t
    if not view.asked:
        raise ValueError("only a decision or an ended game can be dealt anew")
    seat, frame = view.asked[0], view.frames[0]
    procedure = frame.__self__  # type: ignore[attr-defined]
    assert isinstance(procedure, Asking)
    t.stack = list(view.frames[:0:-1])
    t.signal = t.ask(seat, view.kind, procedure.offer(t, view.kind), frame)
    return t


class _Dealer:
    """The cards that these eyes cannot place, by deck, in random order."""

    def __init__(self, view: View, box: CrusaderBox, seen: Seen, rng: Random) -> None:
        self.view, self.box, self.seen, self.rng = view, box, seen, rng
        known = b"".join(seen.spent) + seen.hand + seen.own_buried + seen.army + seen.row
        known += bytes([card for card, _, _ in seen.lasting])
        known += bytes([card for _, _, card in seen.laid if card < HIDDEN])
        if seen.playing != NO_CARD:
            known += bytes([seen.playing])
        if seen.shown is not None:
            known += seen.shown[1]
        known += b"".join(seen.all_hands)
        self.rest: list[list[int]] = []
        for cards in box.scenarios[view.setup.players].decks:
            self.rest.append(list(cards))
        for card in known:
            self.rest[box.deck_of[card]].remove(card)
        for rest in self.rest:
            rng.shuffle(rest)

    def take(self, home: int, count: int) -> bytes:
        """Any cards of a deck."""
        rest = self.rest[home]
        taken = rest[:count]
        del rest[:count]
        return deck(taken)

    def both(self, counts: tuple[int, int]) -> bytes:
        return deck(self.take(0, counts[0]) + self.take(1, counts[1]))

    def hands(self) -> tuple[bytes, ...]:
        seen = self.seen
        if seen.all_hands:
            return seen.all_hands
        hands = []
        for seat, counts in enumerate(seen.hands):
            if seat == self.view.seat:
                hands.append(seen.hand)
            elif seen.shown is not None and seen.shown[0] == seat:
                hands.append(seen.shown[1])
            else:
                hands.append(self.both(counts))
        return tuple(hands)

    def buried(self) -> tuple[bytes, ...]:
        return tuple(
            [
                self.seen.own_buried if seat == self.view.seat else self.both(counts)
                for seat, counts in enumerate(self.seen.buried)
            ]
        )

    def laid(self) -> tuple[Laid, ...]:
        """Face-down cards can only be such as could be laid there."""
        entries = list(self.seen.laid)
        hidden = [at for at, entry in enumerate(entries) if entry[2] >= HIDDEN]
        hidden.sort(key=lambda at: -entries[at][2])  # those of which most is known first
        if hidden and not self._fill(entries, hidden):
            raise AssertionError("no cards fit what lies face down")
        return tuple(entries)

    def _fill(self, entries: list[Laid], hidden: list[int]) -> bool:
        """Try cards in random order; go back where they do not fit."""
        if not hidden:
            return self._sound(entries)
        at = hidden[0]
        seat, side, back = entries[at]
        rest = self.rest[(back - HIDDEN) % len(DECKS)]
        for card in sorted(set(rest), key=rest.index):
            face = self.box.cards[card]
            if not face.side & side or not fits(back, face):
                continue
            rest.remove(card)
            entries[at] = (seat, side, card)
            if self._fill(entries, hidden[1:]):
                return True
            rest.append(card)
        entries[at] = (seat, side, back)
        return False

    def _sound(self, entries: list[Laid]) -> bool:
        """4.1.2: an attack that was sent has a troop of the attacker's own."""
        if not entries or entries[0][1] != ATTACK or self.view.kind == "lay":
            return True
        return any(e[0] == entries[0][0] and e[2] < self.box.troops for e in entries)


def prompt(view: View) -> Prompt:
    """What is to be decided, to these eyes."""
    if view.result is not None:
        rule = (
            "8.5" if view.result.way in ("victory", "marginal", "defeat", "concession") else "7.3"
        )
        return Prompt("ask-over", {}, rule)
    seat = view.asked[0]
    args: dict[str, Said] = {"seat": seat_name(seat)}
    area = target_of(view)
    box = view.box
    assert isinstance(box, CrusaderBox)
    if area is not None:
        args["area"] = f"@area-{box.areas[area]}"
    if view.seen.playing != NO_CARD:
        args["card"] = box.cards[view.seen.playing].said
    rule = rule_of(box, view.kind, view.seen.playing)
    if seat != view.seat:
        return Prompt(f"wait-{view.kind}", args, rule)
    sum_ = _marching(view, box)
    if view.kind == "respond" and sum_:
        args |= {"die": view.seen.die, "sum": sum_, "dice": _marching_dice(view)}
        return Prompt("ask-respond-march", args, "8.3.5")
    if view.kind == "reward" and box.bonus not in view.options:
        return Prompt("ask-reward-castle", args, rule)
    return Prompt(f"ask-{view.kind}", args, rule)


def _marching(view: View, box: CrusaderBox) -> int:
    """The strength of the Muslims' army that attacks now; 0: it does not."""
    muslims = view.setup.players
    army = [card for seat, side, card in view.seen.laid if seat == muslims and side == ATTACK]
    return sum(bytes(army).translate(box.values))


def _marching_dice(view: View) -> int:
    """What that army rolls: seduced Military orders and a Holy relic count too (8.4.5)."""
    from gonfalon.games.crusader_kingdoms.battle import battle_of, open_table

    battle = battle_of(view, open_table(view))
    assert battle is not None
    assert battle.attack is not None
    return battle.attack


def target_of(view: View) -> int | None:
    """The area under attack, if there is one."""
    for frame in view.frames:
        procedure = frame.__self__  # type: ignore[attr-defined]
        target = getattr(procedure, "target", None)
        if target is not None:
            return int(target)
    return None
