"""Rulebook 4.2: combat, from revealing the cards to counting the hits."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from functools import cache

from gonfalon.games.crusader_kingdoms.cards import (
    ATTACK,
    DEFENCE,
    LEADER,
    MILITIA,
    RAISE_ATTACK,
    REGROUPING,
    SIEGE,
    SORTIE,
)
from gonfalon.games.crusader_kingdoms.rules.conquest import conquest_of
from gonfalon.games.crusader_kingdoms.rules.leader import leaders_of
from gonfalon.games.crusader_kingdoms.table import NOBODY, Outremer
from gonfalon.games.crusader_kingdoms.words import area_said, cards_said, dice_said
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.table import Procedure
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.decks import ONE
from gonfalon.parts.dice import D6, hits

HIT = 4
ANSWERED_DICE = 3  # 8.3: what wakes a waiting response of the Muslims


@dataclass(frozen=True, slots=True)
class Combat(Procedure):
    """Reveal, roll for both sides, add the Leaders' pips, compare."""

    seat: int
    target: int
    extra: int
    turned: int

    def reveal(self, t: Outremer, _: None) -> Signal:
        """4.1.5. Then the cards that act before the roll."""
        t.open = True
        if t.row:
            muslim_response(t, self.seat, self.target, self.extra)
        if t.ears is not None:
            tell_cards(t, ATTACK, "revealed-attack", self.seat)
            tell_cards(t, DEFENCE, "revealed-defence", self.seat)
        sortie(t, self.seat)
        count = attack_count(t, self.seat, self.extra)
        if not count:
            return self.attacked(t, b"")
        return t.roll("attack", D6, count, then=self.attacked)

    def attacked(self, t: Outremer, dice: bytes) -> Signal:
        t.attack_dice = dice
        if t.ears is not None:
            self.tell_dice(t, "rolled-attack", dice)
        count = defence_count(t, self.target, self.turned)
        if not count:
            return self.defended(t, b"")
        return t.roll("defence", D6, count, then=self.defended)

    def defended(self, t: Outremer, dice: bytes) -> Signal:
        t.defence_dice = dice
        if t.ears is not None:
            self.tell_dice(t, "rolled-defence", dice)
        kit = t.kit
        leaders = [entry for entry in t.laid if kit.effect_of[entry[2]] == LEADER]
        if leaders:
            order = [(side, seat, kit.cards[card].amount) for side in (DEFENCE, ATTACK)
                     for seat, own, card in leaders if own == side]  # fmt: skip
            return t.call(leaders_of(tuple(order)).begin, then=self.counted)
        return self.counted(t, None)

    def counted(self, t: Outremer, _: None) -> Signal:
        """More hits than the defender's, or it was in vain."""
        attack, defence = hits(t.attack_dice, HIT), hits(t.defence_dice, HIT)
        if t.ears is not None:
            said: dict[str, Said] = {
                "area": area_said(t, self.target), "attack": attack, "defence": defence
            }  # fmt: skip
            t.tell("falls" if attack > defence else "holds", "4.2", self.seat, said)
        clean_up(t, self.seat)
        if attack > defence:
            return conquest_of(self.seat, self.target).take(t, None)
        return t.done()

    def tell_dice(self, t: Outremer, text: str, dice: bytes) -> None:
        said: dict[str, Said] = {
            "area": area_said(t, self.target), "dice": dice_said(dice),
            "count": len(dice), "hits": hits(dice, HIT),
        }  # fmt: skip
        t.tell(text, "4.2", self.seat, said)


combat_of = cache(Combat)
"""Procedures never change, so one of each is enough; making them anew costs time."""


def tell_cards(t: Outremer, side: int, text: str, seat: int) -> None:
    """The cards of one side, for all to see."""
    cards = [card for _, own, card in t.laid if own == side]
    if cards:
        t.tell(text, "4.1.5", seat, {"cards": cards_said(t, cards)}, reveal=True)


def attack_count(t: Outremer, seat: int, extra: int) -> int:
    """4.2: the troops' values, what an event adds, and what lasts this turn."""
    dice = extra + t.zeal(seat) if t.lasting else extra
    kit = t.kit
    value_of, troops = kit.value_of, kit.troops
    for _, side, card in t.laid:
        if card < troops:
            dice += value_of[card]
        elif side == ATTACK and seat == t.muslims >= 0 and kit.effect_of[card] == RAISE_ATTACK:
            dice += kit.cards[card].amount
    return dice


def defence_count(t: Outremer, area: int, turned: int) -> int:
    """4.2: the printed value less Siege engines, +1 castles, Militia, Watchtowers."""
    cards, troops = t.kit.cards, t.kit.troops
    siege = militia = 0
    for _, _, card in t.laid:
        if card >= troops:
            effect = cards[card].effect
            if effect == SIEGE:
                siege += cards[card].amount
            elif effect == MILITIA:
                militia += cards[card].amount
    siege = min(siege, t.kit.defence[area])
    return t.base_defence(area) - siege + turned + militia


def sortie(t: Outremer, attacker: int) -> None:
    """Each Sortie discards the lowest troop of the attack; a tie takes the attacker's own."""
    cards, troops_end = t.kit.cards, t.kit.troops
    for seat, side, card in t.laid:
        if card < troops_end or side != DEFENCE or cards[card].effect != SORTIE:
            continue
        for _ in range(cards[card].amount):
            troops = [entry for entry in t.laid if entry[2] < t.kit.troops]
            if not troops:
                return
            lost = min(troops, key=lambda e: (cards[e[2]].value, e[0] != attacker, e[2]))
            rest = list(t.laid)
            rest.remove(lost)
            t.laid = tuple(rest)
            t.spend(lost[2])
            if t.ears is not None:
                t.tell("sortie", "9.18", seat, {"card": cards[lost[2]].said})


def muslim_response(t: Outremer, seat: int, target: int, extra: int) -> None:
    """8.3.3: three dice and more wake the oldest waiting response of use, and only that."""
    dice = attack_count(t, seat, extra)
    if not t.row or t.holders[target] != t.muslims or dice < ANSWERED_DICE:
        return
    rolls = defence_count(t, target, 0) > 0  # a Leader without dice has nothing to raise
    useful = [at for at, card in enumerate(t.row) if rolls or t.kit.effect_of[card] != LEADER]
    if not useful:
        return
    at = useful[0]
    card = t.row[at]
    t.row = t.row[:at] + t.row[at + 1 :]
    t.laid += ((t.muslims, DEFENCE, card),)
    if t.ears is not None:
        said: dict[str, Said] = {"card": t.kit.cards[card].said, "count": dice}
        t.tell("muslims-respond", "8.3.3", t.muslims, said)


def clean_up(t: Outremer, attacker: int) -> None:
    """4.1.7: what was used is spent; Regrouping saves the highest troop that is left."""
    kit = t.kit
    spent, deck_of, effect_of = t.spent, kit.deck_of, kit.effect_of
    saved = 0
    for _, side, card in t.laid:
        insort(spent[deck_of[card]], card)  # as `spend` does it
        if effect_of[card] == REGROUPING and side == ATTACK:
            saved += kit.cards[card].amount
    if saved:
        troops = [entry for entry in t.laid if entry[2] < kit.troops]
        troops.sort(key=lambda e: (kit.value_of[e[2]], e[0] == attacker), reverse=True)
        for owner, _, card in troops[:saved]:
            spent[deck_of[card]].remove(card)
            regroup(t, owner, card)
    t.laid = ()
    t.open = False


def regroup(t: Outremer, owner: int, card: int) -> None:
    """Back to the hand it came from; with the Muslims it stays on the table (8.4.2)."""
    if owner == t.muslims >= 0:
        t.army += ONE[card]
        if t.ears is not None:
            t.tell("muslims-regrouped", "8.4.2", owner, {"card": t.kit.cards[card].said})
    elif owner != NOBODY:
        insort(t.hands[owner], card)
        if t.ears is not None:
            said: dict[str, Said] = {"seat": seat_name(owner), "card": t.kit.cards[card].said}
            t.tell("regrouped", "9.16", owner, said)
