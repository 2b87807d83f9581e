"""A judgement for Crusader Kingdoms: what an action is worth in castles, or in points.

Cards that are kept reduce the next draw, so a turn is about spending them well: the troops of the
hand are dice, and dice buy conquests. An attack is worth its chance to win, plus what the dice left
could still buy, minus what all the dice could buy elsewhere. Everything else is weighed against
that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from gonfalon.games.crusader_kingdoms import cards as c
from gonfalon.games.crusader_kingdoms.battle import Battle, battle_in, open_table, seen_of
from gonfalon.games.crusader_kingdoms.choices import (
    Attack,
    Campaign,
    Discard,
    Fortify,
    Lay,
    OfKingdom,
    Play,
    Raid,
    Raise,
    Spend,
    Strike,
    Turn,
)
from gonfalon.games.crusader_kingdoms.odds import win_chance
from gonfalon.games.crusader_kingdoms.rules.combat import ANSWERED_DICE
from gonfalon.games.crusader_kingdoms.rules.muslims import next_target
from gonfalon.games.crusader_kingdoms.table import NO_CARD, TURNS, Laid, Outremer
from gonfalon.games.crusader_kingdoms.view import laid_before
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.table import Step

OTHER_EVENTS: Final[dict[int, float]] = {
    c.CAMPAIGN: 0.4,
    c.SEDUCTION: 0.45,
    c.SUCCESSION: 0.25,
    c.ASSASSINS: 0.3,
    c.TROUBADOURS: 0.4,
    c.TRUCE: 0.15,
}
SETBACK: Final = 0.2  # what a rival's loss is worth, per threat
MANY: Final = 7  # castles that win nearly every game
DIE: Final = 2.3  # dice behind a face-down card of an attack, on average
HAND_CARD: Final = 0.2  # what a card more is worth, in castles or in points
ARMY: Final = 5  # dice of a Muslim army that marches, on average
MARCHES: Final = 0.3  # attacks of the Muslims per card of their pile
PLANNED: Final = ("action", "target", "lay")  # questions about an own attack
LEFT: Final = 0.75  # how much of what the remaining dice could buy will come true


@lru_cache(maxsize=1024)
def campaign_worth(dice: int, defence: int) -> float:
    """What so many dice can buy of areas with such a defence and stronger ones, in conquests."""
    best = 0.0
    for used in range(1, min(dice, 12) + 1):
        chance = win_chance(used, defence)
        best = max(best, chance + campaign_worth(dice - used, min(6, defence + 1)))
    return best


@lru_cache(maxsize=1024)
def campaign_worths(most: int, defence: int) -> tuple[float, ...]:
    """The same for 0, 1, … dice: a plan compares them all."""
    return tuple([campaign_worth(dice, defence) for dice in range(most + 1)])


@lru_cache(maxsize=4096)
def win_chances(most: int, defence: int, pips: int, defence_pips: int) -> tuple[float, ...]:
    """Of winning with 0, 1, … dice."""
    return tuple([win_chance(dice, defence, pips, defence_pips) for dice in range(most + 1)])


def appraise(view: View) -> list[float]:
    """One figure per option."""
    judge = _Judge(open_table(view), view.seat, view.kind, view.frames, seen_of(view).laid)
    return judge.figures(view.options)


def appraise_at(t: Outremer, seat: int) -> list[float]:
    """The same for whoever is asked at a table, as in a simulation; a view would cost too much."""
    frames = (t.then, *reversed(t.stack))
    return _Judge(t, seat, t.kind, frames, laid_before(t, seat)).figures(t.options)


class _Judge:
    """One seat's look at the table."""

    sums: dict[int, tuple[int, ...]]  # these five where the question is PLANNED
    targets: list[int]
    cheapest: list[int]  # defences
    typical: float  # prize
    spare: float  # what all dice of the hand will buy

    def __init__(
        self,
        t: Outremer,
        seat: int,
        kind: str,
        frames: tuple[Step, ...],
        laid: tuple[Laid, ...],
    ) -> None:
        self.t = t
        self.seat = seat
        self.kind = kind  # of the question
        self.frames = frames
        self.laid = laid  # as the seat sees it
        self.kit = self.t.kit
        self.alone = self.t.muslims >= 0  # against the Muslims of chapter 8
        self.last_turn = t.turn == TURNS
        self.pile = len(t.pile)
        self.troops = [card for card in t.hands[seat] if card < self.kit.troops]
        self.dice = sum([self.kit.value_of[card] for card in self.troops])
        self.fought: Battle | None = None
        self.defences: dict[int, int] = {}
        self.prizes: dict[int, float] = {}
        self.plans: dict[tuple[int, int, int, int], tuple[float, int]] = {}
        self.now = self.outlook(self.t.lands[self.seat]) if self.alone else 0.0
        if kind in PLANNED:
            self.look_for_targets()

    def figures(self, options: tuple[Choice, ...]) -> list[float]:
        """One for each, by the kind of question."""
        question: Callable[[Choice], float] = getattr(self, f"on_{self.kind}")
        return [question(choice) for choice in options]

    def battle(self) -> Battle:
        """The combat that the question is about."""
        if self.fought is None:
            self.fought = battle_in(self.frames, self.laid, self.t)
            assert self.fought is not None
        return self.fought

    def look_for_targets(self) -> None:
        """Where the troops of the hand could go, and what they will buy in all."""
        self.sums = _sums(self.troops, self.kit.value_of)
        targets = self.t.attackable(self.seat)
        self.targets = [area for area in range(len(self.kit.areas)) if targets >> area & 1]
        ranked = sorted([self.expected_defence(area) for area in self.targets])
        self.cheapest = [*ranked, 4, 4][:2]
        prizes = sorted([self.prize(area) for area in self.targets], reverse=True)
        self.typical = sum(prizes[:3]) / len(prizes[:3]) if prizes else 0.8
        self.spare = self.rest_worth(self.dice)

    # What things are worth

    def area(self, area: int) -> float:
        """Holding an area, in castles or in points."""
        if self.alone:
            return float(self.kit.points[area])
        return 0.75 + 0.05 * min(6, self.t.base_defence(area))

    def prize(self, area: int) -> float:
        """Taking it: also what its owner loses, and the reward."""
        known = self.prizes.get(area)
        if known is None:
            known = self.prizes[area] = self.taken(area)
        return known

    def taken(self, area: int) -> float:
        t = self.t
        holder = t.holders[area]
        if self.alone:
            return max(0.2, self.outlook(t.lands[self.seat] | 1 << area) - self.now)
        worth = self.area(area) + (0.12 if self.last_turn else HAND_CARD)
        if t.castles(self.seat) + 1 == t.scenario.castles[self.seat]:
            return worth + 5.0  # 7.3: it wins the game
        return worth if holder < 0 else worth + SETBACK * self.threat(holder)

    def outlook(self, lands: int) -> float:
        """Points of these areas, less what the Muslims will probably take: lowest numbers first."""
        t, kit = self.t, self.kit
        attacks = MARCHES * (self.pile + t.scenario.muslims * (TURNS - t.turn))
        if t.army and self.pile:
            attacks += 0.4
        attacks /= t.players
        total = 0.0
        for area in kit.by_number:
            if not lands >> area & 1:
                continue
            points = float(kit.points[area])
            if attacks > 0 and kit.near[area] & ~lands & t.lands[t.muslims]:
                falls = win_chance(ARMY, t.base_defence(area))
                lost = min(1.0, attacks * falls)
                attacks -= lost / falls
                points *= 1.0 - 0.8 * lost
            total += points
        return total

    def threat(self, rival: int) -> float:
        """How near a rival is to winning: most castles do, whatever is left of a supply."""
        share = self.t.castles(rival) / MANY
        return 0.3 + 1.5 * share * share

    def rest_worth(self, dice: int) -> float:
        """What dice can buy."""
        return LEFT * self.typical * campaign_worth(dice, self.cheapest[0])

    def expected_defence(self, area: int) -> int:
        """With what the owner will probably turn."""
        known = self.defences.get(area)
        if known is None:
            known = self.t.base_defence(area) + (1 if self.t.neighbours_to_turn(area) else 0)
            self.defences[area] = known
        return known

    def card(self, card: int) -> float:
        """What a card is worth in the hand."""
        face = self.kit.cards[card]
        if face.kind == c.TROOP:
            return 0.09 * face.value
        if face.kind == c.RESPONSE:
            return 0.3 if face.effect in (c.LEADER, c.MILITIA) else 0.22
        return 0.12

    # An attack

    def chance(self, area: int, dice: int, pips: int = 0, siege: int = 0) -> float:
        """Of winning it."""
        return self.chances(area, dice, pips, siege)[dice]

    def chances(self, area: int, most: int, pips: int, siege: int = 0) -> tuple[float, ...]:
        """With 0, 1, … dice, and the answer of the Muslims that lies open (8.3.3)."""
        defence = self.expected_defence(area) - min(siege, self.kit.defence[area])
        plain = win_chances(most, defence, pips, 0)
        if not self.alone or not self.t.row:
            return plain
        face = self.kit.cards[self.t.row[0]]
        if face.effect == c.MILITIA:
            answered = win_chances(most, defence + face.amount, pips, 0)
        elif face.effect == c.LEADER:
            answered = win_chances(most, defence, pips, face.amount)
        else:
            answered = (0.0, *plain)
        return plain[:ANSWERED_DICE] + answered[ANSWERED_DICE:]

    def plan(self, area: int, extra: int, laid: int = 0, pips: int = 0) -> tuple[float, int]:
        """The best number of dice to send here, and what it is worth to send them."""
        key = (area, extra, laid, pips)
        known = self.plans.get(key)
        if known is None:
            known = self.plans[key] = self.planned(area, extra, laid, pips)
        return known

    def planned(self, area: int, extra: int, laid: int, pips: int) -> tuple[float, int]:
        extra += self.t.zeal(self.seat) + laid
        prize = self.prize(area)
        won = self.chances(area, self.dice + extra, pips)
        cheapest = self.cheapest[0]
        if self.expected_defence(area) == cheapest:
            cheapest = self.cheapest[1]
        rest = campaign_worths(self.dice, cheapest)
        each = LEFT * self.typical
        best, dice = -9.0, 0
        for used in self.sums:
            if not used and not laid:
                continue
            figure = won[used + extra] * prize
            figure += each * rest[self.dice - used] - self.spare
            if figure > best or (figure == best and used > dice):
                best, dice = figure, used
        return best, dice

    # The questions

    def on_action(self, choice: Choice) -> float:
        if isinstance(choice, Attack):
            return self.plan(choice.area, 0)[0]
        if isinstance(choice, Raid):
            return self.raid(choice)
        if isinstance(choice, Play):
            return self.event(choice)
        if isinstance(choice, Discard):
            return self.discard(choice.card)
        return -0.5 if self.must_stay() else 0.0

    def must_stay(self) -> bool:
        """8.2: who passes cannot answer any more."""
        return self.alone and self.pile > 0

    def raid(self, choice: Raid) -> float:
        """It costs the weakest troop; against the Muslims it is also a way to gain time."""
        rival = self.t.scenario.kingdoms.index(choice.kingdom)
        if rival == self.t.muslims:
            weak = self.kit.value_of[self.troops[0]] == 1
            return 1.0 if weak and self.pile > 1 else -0.2
        left = self.dice - self.kit.value_of[self.troops[0]]
        cost = self.spare - self.rest_worth(left)
        return HAND_CARD * 0.5 * self.threat(rival) - cost

    def discard(self, card: int) -> float:
        """A kept card is one draw less; a poor card is better exchanged."""
        if self.must_stay():
            return -0.1 - self.card(card)
        return -0.01 if self.last_turn else HAND_CARD * 0.9 - self.card(card)

    def event(self, choice: Play) -> float:
        face = choice.face
        effect, amount, t = face.effect, face.amount, self.t
        if effect in (c.RAISE_ATTACK, c.JOINT_ATTACK):
            extra = amount if effect == c.RAISE_ATTACK else 0
            return max([self.plan(area, extra)[0] for area in self.targets]) - 0.03
        if effect in (c.DRAW, c.SPIES):
            return 3.0 * amount
        if effect == c.WALLS:
            return 1.2 if self.alone else 0.3 * amount
        if effect == c.TRADE:
            return 1.5 if self.alone else 0.1 if self.last_turn else HAND_CARD + 0.1
        if effect == c.RELIC:
            return 0.12 * len(self.troops) - 0.1
        if effect == c.WATCHTOWERS:
            others = sum([len(hand) for seat, hand in enumerate(t.hands) if seat != self.seat])
            return 0.025 * others * amount
        return OTHER_EVENTS[effect]

    def on_target(self, choice: Choice) -> float:
        assert isinstance(choice, Attack)
        face = self.kit.cards[self.t.playing]
        return self.plan(choice.area, face.amount if face.effect == c.RAISE_ATTACK else 0)[0]

    def on_lay(self, choice: Choice) -> float:
        """Lay what the plan says, strongest first; then a response if it helps much."""
        battle = self.battle()
        assert battle.attack is not None
        if not isinstance(choice, Lay):
            return 0.0
        laid = sum([self.kit.value_of[card] for _, _, card in self.t.laid])
        if choice.card < self.kit.troops:
            used = self.plan(battle.target, battle.extra, laid, battle.pips(True))[1]
            return 1.0 + choice.face.value if choice.card in self.sums[used] else -1.0
        if not laid:
            return -0.5
        return self.help(battle, choice) - (0.1 if self.last_turn else 0.13)

    def help(self, battle: Battle, choice: Lay) -> float:
        """What a response adds to an own attack."""
        dice, pips, face = battle.attack or 0, battle.pips(True), choice.face
        if face.effect == c.REGROUPING:
            best = max([self.kit.value_of[card] for _, _, card in self.t.laid], default=0)
            return 0.08 * best
        before = self.chance(battle.target, dice, pips)
        if face.effect == c.LEADER:
            after = self.chance(battle.target, dice, pips + face.amount)
        else:
            after = self.chance(battle.target, dice, pips, face.amount)
        return (after - before) * self.prize(battle.target)

    def on_join(self, choice: Choice) -> float:
        """Help against a third who is too strong, with a weak troop."""
        battle = self.battle()
        holder = self.t.holders[battle.target]
        if not isinstance(choice, Lay) or holder < 0:
            return 0.0 if not isinstance(choice, Lay) else -1.0
        gain = self.threat(holder) - self.threat(battle.seat)
        return 0.2 * gain - 0.05 * choice.face.value

    def on_invite(self, choice: Choice) -> float:
        return 0.1 if isinstance(choice, OfKingdom) else 0.0

    def on_respond(self, choice: Choice) -> float:
        if not isinstance(choice, Lay):
            return 0.0
        battle = self.battle()
        if self.alone and choice.side == c.ATTACK:
            return -0.1 if battle.attack is None else self.help(battle, choice) - 0.15
        if choice.side == c.ATTACK:
            return -1.0
        cost = 0.08 if self.last_turn else 0.12
        if self.alone or self.t.holders[battle.target] == self.seat:
            return self.saves(battle, choice) - cost
        return self.saves(battle, choice) * self.stake(battle) - 0.16

    def stake(self, battle: Battle) -> float:
        """What it matters to a third party that an attack fails."""
        if battle.seat < 0:
            return 0.0
        gain = self.threat(battle.seat) - 0.45
        holder = self.t.holders[battle.target]
        return gain if holder < 0 else gain - 0.5 * (self.threat(holder) - 0.45)

    def attack_guess(self, battle: Battle) -> int:
        """Dice of the attack, where its cards lie face down."""
        if battle.attack is not None:
            return battle.attack
        cards = sum([1 for entry in self.laid if entry[1] == c.ATTACK])
        return round(cards * DIE) + battle.extra + self.t.zeal(battle.seat)

    def saves(self, battle: Battle, choice: Lay) -> float:
        """How much a response in defence is worth."""
        face, defence = choice.face, battle.defence
        attack, pips = self.attack_guess(battle), battle.pips(False)
        before = win_chance(attack, defence, battle.pips(True), pips)
        if face.effect == c.MILITIA:
            defence += face.amount
        elif face.effect == c.LEADER:
            pips += face.amount
        else:
            attack = max(0, attack - 1)
        after = win_chance(attack, defence, battle.pips(True), pips)
        return (before - after) * self.area(battle.target) * 1.2

    def on_turn(self, choice: Choice) -> float:
        """A turned castle gives a die now and is weaker later."""
        if not isinstance(choice, Turn):
            return 0.0
        battle = self.battle()
        attack, pips = self.attack_guess(battle), battle.pips(False)
        before = win_chance(attack, battle.defence, battle.pips(True), pips)
        after = win_chance(attack, battle.defence + 1, battle.pips(True), pips)
        return (before - after) * self.area(battle.target) * 1.2 - self.exposed(choice.area) - 0.02

    def on_pips(self, choice: Choice) -> float:
        """Cheapest hits first; pips that make no hit are wasted."""
        if not isinstance(choice, Raise):
            return 0.0
        return 1.0 + choice.face if choice.to == 4 else -1.0

    def on_reward(self, choice: Choice) -> float:
        if isinstance(choice, Fortify):
            return self.exposed(choice.area)
        return 0.1 if self.last_turn else HAND_CARD + 0.05

    def on_fortify(self, choice: Choice) -> float:
        assert isinstance(choice, Fortify)
        return self.exposed(choice.area)

    def exposed(self, area: int) -> float:
        """How much a +1 helps here: next to rivals, and worth keeping."""
        t = self.t
        near = self.kit.near[area]
        rivals = sum(
            [(near & lands).bit_count() for seat, lands in enumerate(t.lands) if seat != self.seat]
        )
        first = 0.3 if self.alone and next_target(t, self.seat) == area else 0.0
        return (0.04 * min(4, rivals) + first) * self.area(area)

    def on_spend(self, choice: Choice) -> float:
        assert isinstance(choice, Spend)
        return -float(choice.face.value)

    def on_rival(self, choice: Choice) -> float:
        assert isinstance(choice, OfKingdom)
        t = self.t
        rival = t.scenario.kingdoms.index(choice.kingdom)
        face = self.kit.cards[self.t.playing] if self.t.playing != NO_CARD else None
        if face is not None and face.effect == c.TRUCE:
            shared = (t.borders[self.seat] & t.lands[rival]).bit_count()
            return shared + 0.2 * len(t.hands[rival])
        return self.threat(rival) + 0.05 * len(t.hands[rival])

    def on_march(self, choice: Choice) -> float:
        assert isinstance(choice, Campaign)
        t = self.t
        dice = self.kit.defence[choice.source] + self.kit.cards[self.t.playing].amount
        chance = win_chance(dice, self.expected_defence(choice.area))
        return chance * self.threat(t.holders[choice.area])

    def on_strike(self, choice: Choice) -> float:
        assert isinstance(choice, Strike)
        return self.card(choice.card)

    def on_yield(self, choice: Choice) -> float:
        assert isinstance(choice, Turn)
        return -self.exposed(choice.area)


def _sums(troops: list[int], value_of: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Every number of dice that some of the troops make, with the fewest cards for it."""
    found: dict[int, tuple[int, ...]] = {0: ()}
    for card in troops:
        for used, cards in list(found.items()):
            total = used + value_of[card]
            if total not in found or len(found[total]) > len(cards) + 1:
                found[total] = (*cards, card)
    return found
