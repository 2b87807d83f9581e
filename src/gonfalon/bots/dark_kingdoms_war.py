"""The part of the judgement for Dark Kingdoms that is about armies, in victory points."""

from __future__ import annotations

from typing import Final

from gonfalon.games.dark_kingdoms.choices import Add, Field, Play
from gonfalon.games.dark_kingdoms.fight import BATTLE, SIEGE, Fight
from gonfalon.games.dark_kingdoms.odds import (
    battle_odds,
    fight_odds,
    plunder_odds,
    round_odds,
    strike_dice,
    strike_odds,
    target,
)
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    CHAMPION,
    COPIES,
    DEFENCE,
    KINDS,
    RAID,
)
from gonfalon.games.dark_kingdoms.rules.attack import enemies
from gonfalon.games.dark_kingdoms.rules.combat import attack_dice, defence_dice
from gonfalon.games.dark_kingdoms.rules.plunder import plunderable
from gonfalon.games.dark_kingdoms.rules.sailing import within
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice

CARD: Final = 0.25
FAME: Final = 0.3
MARK: Final = 0.35
TROOP: Final = 0.6
CROWN: Final = 15.0  # the victory that wins the game
GAINS: Final = {"fortress": 2.9, "armies": 1.5, "village": 1.8, "marker": MARK + 0.15}
RATHER_NOT: Final = -0.02  # a move that gains nothing


class War:
    """A seat's armies and what they could do."""

    def __init__(self, t: DarkKingdoms, seat: int, fame: tuple[int, ...]) -> None:
        self.t = t
        self.seat = seat
        self.fame = fame  # how much each seat has
        hidden = [COPIES - t.supply[kind] - t.hands[seat * KINDS + kind] for kind in range(KINDS)]
        total = max(1, sum(hidden))
        self.shares = [number / total for number in hidden]  # of the cards that rivals hold
        self.troops = t.troops[seat * ARMIES : (seat + 1) * ARMIES]
        self.places = t.places[seat * ARMIES : (seat + 1) * ARMIES]

    # What an area means

    def pressure(self, area: int) -> float:
        """Enemy troops next door, as a danger from 0 to about 1."""
        t, near = self.t, self.t.chart.neighbours[area]
        return 0.15 * sum(
            [
                t.troops[army]
                for army, place in enumerate(t.places)
                if place in near and army // ARMIES != self.seat
            ]
        )

    def wealth(self, area: int) -> float:
        """Own villages here."""
        return 0.3 * self.t.villages[self.seat * self.t.size + area]

    def prospects(self, area: int) -> float:
        """What can be taken from here in one step, at best."""
        return max([self.arrive_with(1, near) for near in self.t.chart.neighbours[area]])

    def boosts(self, area: int) -> int:
        """Own +1 cards for a combat here."""
        t = self.t
        fame = sum([t.kit.boosts[card] is not None for card in t.fame[self.seat]])
        return t.hands[self.seat * KINDS + t.kit.resources[area]] + fame

    def feared(self, enemy: int, area: int) -> float:
        """+1 cards that an enemy may be expected to hold for a combat here."""
        resource = self.t.kit.resources[area]
        return self.t.cards[enemy] * self.shares[resource] + 0.5 * self.fame[enemy]

    # Moving

    def move(self, army: int, area: int) -> float:
        """What the move brings at once, or how much nearer it comes to something."""
        gain = self.arrive(army, area)
        here = self.places[army]
        if gain > RATHER_NOT or self.t.others(self.seat, area):
            return gain - 0.05 * self.wealth(here)
        step = self.distance(here) - self.distance(area)
        return RATHER_NOT + 0.05 * step - 0.05 * self.wealth(here)

    def arrive(self, army: int, area: int) -> float:
        """The best that an army can do on entering an area."""
        return self.arrive_with(self.troops[army], area)

    def arrive_with(self, troops: int, area: int) -> float:
        t, seat = self.t, self.seat
        found = enemies(t, seat, area)
        if not found:
            free = not t.owners[area] and not t.armed[area] & ~(1 << seat)
            return MARK - 0.1 * self.pressure(area) if free else RATHER_NOT
        best = -9.0
        for enemy in range(t.players):
            if found >> enemy & 1:
                best = max(best, self.attack(troops, area, enemy))
                if plunderable(t, seat, area):
                    best = max(best, self.plunder(troops, area, enemy))
        return best

    def distance(self, area: int) -> int:
        """Steps to the nearest place that is worth going to."""
        t, seat = self.t, self.seat
        seen, edge, steps = {area}, [area], 0
        while edge and steps < 5:
            steps += 1
            further = []
            for place in edge:
                for near in t.chart.neighbours[place]:
                    if near not in seen:
                        if not t.held[seat] >> near & 1:
                            return steps
                        seen.add(near)
                        further.append(near)
            edge = further
        return 5

    def arrange(self, troops: tuple[int, ...]) -> float:
        """Strength where it can still be used."""
        t = self.t
        done = t.fought | t.moved
        now = max([self.troops[army] for army in range(ARMIES) if not done >> army & 1], default=0)
        then = max([troops[army] for army in range(ARMIES) if not done >> army & 1], default=0)
        armies = sum([number > 0 for number in troops]) - sum([n > 0 for n in self.troops])
        return 0.04 * (then - now) + 0.03 * armies - 0.01

    def free_step(self) -> bool:
        """Is there an unmarked area next to an army that has not moved, and more beyond?"""
        t = self.t
        done = t.fought | t.moved
        for army, area in enumerate(self.places):
            if area >= 0 and not done >> army & 1:
                for near in t.chart.neighbours[area]:
                    if not t.owners[near] and not t.armed[near]:
                        return True
        return False

    # Sailing

    def coast_from(self, port: int) -> float:
        """What a voyage of middling luck could bring an army."""
        return max([self.landing_with(2, area) for area in within(self.t, port, 3)], default=0.0)

    def coast(self) -> float:
        """The same for the best of the own ships with an army beside it."""
        t = self.t
        worths = [
            self.coast_from(area)
            for area in self.places
            if area >= 0 and t.ships[area] == self.seat and not t.sailed >> area & 1
        ]
        return max([worth for worth in worths if worth > MARK / 2], default=0.0)

    def voyage(self, port: int, army: int) -> float:
        """Sail with an army that finds nothing to do on land."""
        if army < 0:
            return -0.05
        done = (self.t.moved | self.t.fought) >> army & 1
        here = (
            0.0
            if done
            else max(
                [self.arrive(army, near) for near in self.t.chart.neighbours[port]], default=0.0
            )
        )
        return 0.8 * self.coast_from(port) - max(0.0, here) - 0.05

    def landing(self, army: int, area: int) -> float:
        """Going ashore in an area."""
        return self.landing_with(self.troops[army] if army >= 0 else 0, area)

    def landing_with(self, troops: int, area: int) -> float:
        t = self.t
        if t.ships[area] not in (-1, self.seat):
            return -1.0
        if not troops:
            return 0.1 * self.distance(area)
        worth = self.arrive_with(troops, area)
        return max(worth, -0.5 if t.others(self.seat, area) else 0.0)

    # Fighting

    def strike(self, army: int, area: int, enemy: int, way: str) -> float:
        """Attack, plunder or raid."""
        if way == "attack":
            return self.attack(self.troops[army], area, enemy)
        if way == "raid":
            return min(3, self.t.cards[enemy]) * (CARD + 0.05) - FAME
        return self.plunder(self.troops[army], area, enemy)

    def attack(self, troops: int, area: int, enemy: int) -> float:
        """Odds, helped by cards, of what there is to gain and to lose."""
        t, seat = self.t, self.seat
        what = target(t, enemy, area)
        if what == "marker":
            return GAINS[what]
        odds = strike_odds(t, troops, enemy, area)
        dice = strike_dice(t, enemy, area)
        helped = round_odds(troops, max(1, dice), 1) - round_odds(troops, max(1, dice))
        cards = min(2.0, self.boosts(area)) - min(2.0, self.feared(enemy, area))
        odds = min(0.97, max(0.01, odds + helped * cards))
        gain = GAINS[what] + 0.1 * (t.points[enemy] - t.points[seat] > 2)
        if t.points[seat] >= t.crown:
            gain += CROWN
        loss = TROOP * troops * 0.8
        if t.points[enemy] >= t.crown:
            loss += CROWN
        return odds * gain - (1 - odds) * loss

    def plunder(self, troops: int, area: int, enemy: int) -> float:
        """A card won or lost."""
        odds = plunder_odds(troops)
        if not self.t.cards[enemy]:
            return -0.3
        back = any(self.t.held[self.seat] >> near & 1 for near in self.t.chart.neighbours[area])
        return odds * (CARD + 0.15) - (1 - odds) * (CARD + (0.0 if back else TROOP * troops))

    def stake(self, f: Fight) -> float:
        """What the whole combat means to this seat: the difference between victory and defeat."""
        t = self.t
        what = {BATTLE: 1.3, SIEGE: 3.0}.get(f.what, 2.0)
        if f.crowned:
            what += CROWN
        return what + TROOP * t.troops[f.attacker * ARMIES + f.army] / 2

    def brace(self, card: int) -> float:
        """Champion and Siege engines: what they change in the odds."""
        t, f = self.t, self.t.fight
        assert f is not None
        _, before = fight_odds(t, f)
        with_it = f.clone()
        worth = t.kit.worth
        if card == CHAMPION and self.seat == f.attacker:
            with_it.more_attack += worth["champion"]
        elif card == CHAMPION:
            with_it.more_defence += worth["champion"]
        else:
            with_it.more_defence -= worth["siege-engines"]
        _, after = fight_odds(t, with_it)
        return abs(after - before) * self.stake(f) - 0.1

    def add(self, option: Choice) -> float:
        """Cards until ahead, if there are enough and the round is worth them."""
        t, f = self.t, self.t.fight
        assert f is not None
        if not isinstance(option, (Add, Play)):
            return 0.0
        attacking = self.seat == f.attacker
        need = f.defence_total() - f.attack_total()
        need = need + 1 if attacking else -need
        defence = not attacking and DEFENCE in t.fame[self.seat] and not t.texted >> self.seat & 1
        have = self.boosts(f.area) + (t.kit.worth["defence"] - 1 if defence else 0)
        if have < need:
            return -1.0
        worth = self.round_worth(f) - need * CARD
        if isinstance(option, Play):
            return worth - (0.05 if need > 1 else 0.3)
        return worth - (0.1 if option.fame else 0.0) - (0.05 if option.card == RAID else 0.0)

    def round_worth(self, f: Fight) -> float:
        """What this round means: a troop, or everything."""
        t = self.t
        last = not f.fielded or (f.what == BATTLE and t.strength(f.defender, f.fielded) == 1)
        alone = t.troops[f.attacker * ARMIES + f.army] == 1
        worth = TROOP + (self.stake(f) * 0.7 if last else 0.0) + (0.5 if alone else 0.0)
        return worth + (CROWN / 2 if f.crowned and (last or alone) else 0.0)

    def stand(self) -> float:
        """Fighting on, compared with a retreat."""
        t, f = self.t, self.t.fight
        if f is None:
            return 0.0
        if f.what == BATTLE and not f.fielded:
            f = f.clone()
            f.fielded = t.armies_at(f.defender, f.area)
        _, odds = fight_odds(t, f)
        win = odds if self.seat == f.attacker else 1 - odds
        other = f.attacker if self.seat == f.defender else f.defender
        cards = min(2.0, self.boosts(f.area)) - min(2.0, self.feared(other, f.area))
        helped = min(0.97, max(0.01, win + 0.08 * cards))
        mine = f.crowned >> self.seat & 1
        theirs = f.crowned >> other & 1
        troops = (
            t.strength(self.seat, f.fielded)
            if self.seat == f.defender
            else t.troops[self.seat * ARMIES + f.army]
        )
        gain = {BATTLE: 1.3, SIEGE: 2.9}.get(f.what, 1.8) + CROWN * mine
        loss = TROOP * troops - FAME + CROWN * theirs
        return helped * gain - (1 - helped) * loss

    def fielded(self, option: Choice) -> float:
        """All armies, unless one alone is sure enough or all are lost anyway."""
        t, f = self.t, self.t.fight
        assert f is not None
        assert isinstance(option, Field)
        troops = t.strength(self.seat, option.mask)
        attack = t.troops[f.attacker * ARMIES + f.army]
        if f.what == BATTLE:
            odds = battle_odds(attack, troops, f.more_attack, f.more_defence)
            return -odds * (1.3 + TROOP * troops * 0.5 + CROWN * (f.crowned > 0))
        sheltered = f.clone()
        sheltered.fielded = option.mask
        return -round_odds(attack_dice(t, f), defence_dice(t, sheltered)) - 0.01 * troops
