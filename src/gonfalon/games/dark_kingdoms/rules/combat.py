"""Rulebook 11 and 11.2: what battles, attacks on villages and sieges have in common.

Before the first roll cards may be played; then rounds: dice, +1 cards, a loss, and the chance to
retreat. `Combat` ends with who has won, `RETREATED` if nobody has.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.dark_kingdoms.asking import Asking, places
from gonfalon.games.dark_kingdoms.choices import Add, At, Lose, Play, fame_key, resource_key
from gonfalon.games.dark_kingdoms.fight import BATTLE, SIEGE, Fight
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    CHAMPION,
    COPIES,
    DEFENCE,
    FORTRESS_DICE,
    KINDS,
    SIEGE_ENGINES,
    VILLAGE_DICE,
)
from gonfalon.games.dark_kingdoms.rules.fame import holds_text, may_have_text, play_text
from gonfalon.games.dark_kingdoms.rules.retreat import Retreat, refuges
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.signals import Signal
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.dice import D6

RETREATED: Final = -1


def open_fight(
    t: DarkKingdoms, what: int, area: int, attacker: int, army: int, defender: int
) -> None:
    """A combat begins: it is the army's last action in this turn."""
    f = Fight()
    f.what = what
    f.area = area
    f.attacker = attacker
    f.army = army
    f.defender = defender
    f.fielded = 0
    f.more_attack = 0
    f.more_defence = 0
    f.honour = 0
    f.crowned = sum([1 << seat for seat in (attacker, defender) if t.points[seat] >= t.crown])
    f.number = 0
    f.attack_dice = b""
    f.defence_dice = b""
    f.attack = 0
    f.defence = 0
    t.fight = f
    done = 1 << army
    t.moved |= done
    t.fought |= done
    t.engaged |= done


def attack_dice(t: DarkKingdoms, f: Fight) -> int:
    """One per troop, and those that cards add."""
    return t.troops[f.attacker * ARMIES + f.army] + f.more_attack


def defence_dice(t: DarkKingdoms, f: Fight) -> int:
    """By troops, village or fortress, and what cards change."""
    troops = t.strength(f.defender, f.fielded)
    if f.what == BATTLE:
        return troops + f.more_defence
    return (FORTRESS_DICE + troops if f.what == SIEGE else VILLAGE_DICE) + f.more_defence


@dataclass(frozen=True, slots=True)
class Brace(Asking):
    """Before the first roll: Champion, and Siege engines for whoever besieges."""

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        f = t.fight
        assert f is not None
        if may_have_text(t, f.attacker):
            options = self.offer(t, f.attacker, "brace")
            return t.ask(f.attacker, "brace", options, then=self.attacker)
        return self.attacked(t)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        f = t.fight
        assert f is not None
        options: tuple[Choice, ...] = (t.kit.word["pass"],)
        if holds_text(t, seat, CHAMPION):
            options += (t.kit.plays[CHAMPION],)
        if seat == f.attacker and f.what == SIEGE and holds_text(t, seat, SIEGE_ENGINES):
            options += (t.kit.plays[SIEGE_ENGINES],)
        return options

    def attacker(self, t: DarkKingdoms, choice: Choice) -> Signal:
        f = t.fight
        assert f is not None
        if isinstance(choice, Play):
            play_text(t, f.attacker, choice.card)
            if choice.card == CHAMPION:
                f.more_attack += t.kit.worth["champion"]
            else:
                f.more_defence -= t.kit.worth["siege-engines"]
        return self.attacked(t)

    def attacked(self, t: DarkKingdoms) -> Signal:
        f = t.fight
        assert f is not None
        if may_have_text(t, f.defender):
            options = self.offer(t, f.defender, "brace")
            return t.ask(f.defender, "brace", options, then=self.defender)
        return t.done()

    def defender(self, t: DarkKingdoms, choice: Choice) -> Signal:
        f = t.fight
        assert f is not None
        if isinstance(choice, Play):
            play_text(t, f.defender, choice.card)
            f.more_defence += t.kit.worth["champion"]
        return t.done()


@dataclass(frozen=True, slots=True)
class Clash(Asking):
    """One round: dice, then cards in turn until the side behind declines. Ends with the winner."""

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        f = t.fight
        assert f is not None
        return t.roll("combat", D6, attack_dice(t, f) + defence_dice(t, f), then=self.rolled)

    def rolled(self, t: DarkKingdoms, dice: bytes) -> Signal:
        f = t.fight
        assert f is not None
        own = attack_dice(t, f)
        f.number += 1
        f.attack_dice = dice[:own]
        f.defence_dice = dice[own:]
        f.attack = 0
        f.defence = 0
        if t.ears is not None:
            args: dict[str, Said] = {
                "seat": seat_name(f.attacker),
                "defender": seat_name(f.defender),
                "number": f.number,
                "attack": f.attack_total(),
                "defence": f.defence_total(),
            }
            t.tell("clashed", "11", f.attacker, args)
        return self.compare(t)

    def compare(self, t: DarkKingdoms) -> Signal:
        """Whoever is behind may play a card; a tie is the defender's."""
        f = t.fight
        assert f is not None
        ahead = f.attack_total() > f.defence_total()
        behind = f.defender if ahead else f.attacker
        if may_add(t, behind, f.area):
            return t.ask(behind, "add", self.offer(t, behind, "add"), then=self.added)
        return t.done(f.attacker if ahead else f.defender)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        f = t.fight
        assert f is not None
        kit = t.kit
        options: list[Choice] = [kit.word["pass"]]
        resource = kit.resources[f.area]
        if t.hands[seat * KINDS + resource]:
            options.append(kit.adds[resource])
        last = -1
        for card in t.fame[seat]:
            if card != last:
                last = card
                boost = kit.boosts[card]
                if boost is not None:
                    options.append(boost)
        if seat == f.defender and holds_text(t, seat, DEFENCE):
            options.append(kit.plays[DEFENCE])
        return tuple(options)

    def added(self, t: DarkKingdoms, choice: Choice) -> Signal:
        f = t.fight
        assert f is not None
        ahead = f.attack_total() > f.defence_total()
        seat = f.defender if ahead else f.attacker
        if isinstance(choice, Play):
            play_text(t, seat, choice.card)
            f.defence += t.kit.worth["defence"]
            return self.compare(t)
        if not isinstance(choice, Add):
            return t.done(f.attacker if ahead else f.defender)
        if choice.fame:
            t.play_fame(seat, choice.card)
        else:
            t.spend(seat, choice.card, 1)
        if seat == f.attacker:
            f.attack += 1
        else:
            f.defence += 1
        if t.ears is not None:
            card = fame_key(choice.card) if choice.fame else resource_key(choice.card)
            t.tell("added", "11.2", seat, {"seat": seat_name(seat), "card": card})
        return self.compare(t)


def may_add(t: DarkKingdoms, seat: int, area: int) -> bool:
    """Could the seat, for all that others know, play a +1 card here?"""
    if t.fame[seat]:
        return True
    return t.cards[seat] > 0 and t.supply[t.kit.resources[area]] < COPIES


@dataclass(frozen=True, slots=True)
class Combat(Asking):
    """Rounds until one side is beaten or goes. Ends with the winner, or RETREATED."""

    def begin(self, t: DarkKingdoms, _: object) -> Signal:
        return t.call(BRACE.begin, then=self.round)

    def round(self, t: DarkKingdoms, _: object) -> Signal:
        return t.call(CLASH.begin, then=self.clashed)

    def clashed(self, t: DarkKingdoms, winner: int) -> Signal:
        """The loser removes a troop; a village or an empty fortress is taken with that."""
        f = t.fight
        assert f is not None
        if winner != f.attacker:
            t.lose_troop(f.attacker, f.army)
            return self.lost(t, f.attacker)
        if not f.fielded:
            return t.done(f.attacker)
        options = self.offer(t, f.defender, "lose")
        if len(options) > 1:
            return t.ask(f.defender, "lose", options, then=self.chosen)
        only = options[0]
        assert isinstance(only, Lose)
        return self.chosen(t, only)

    def chosen(self, t: DarkKingdoms, choice: Lose) -> Signal:
        f = t.fight
        assert f is not None
        t.lose_troop(f.defender, choice.army)
        if not t.troops[f.defender * ARMIES + choice.army]:
            f.fielded &= ~(1 << choice.army)
        return self.lost(t, f.defender)

    def lost(self, t: DarkKingdoms, seat: int) -> Signal:
        """Somebody lost a troop: is it over, and if not, does anybody retreat?"""
        f = t.fight
        assert f is not None
        if t.ears is not None:
            t.tell("lost-troop", "11", seat, {"seat": seat_name(seat)})
        if not t.troops[f.attacker * ARMIES + f.army]:
            return t.done(f.defender)
        if f.what == BATTLE and not f.fielded:
            return t.done(f.attacker)
        if refuges(t, f.attacker, f.area):
            f.honour |= 1 << f.attacker
            options = self.offer(t, f.attacker, "retreat")
            return t.ask(f.attacker, "retreat", options, then=self.pressed)
        return self.pressed(t, t.kit.word["fight"])

    def pressed(self, t: DarkKingdoms, choice: Choice) -> Signal:
        """The attacker goes on or retreats; then the defender of a battle may retreat."""
        f = t.fight
        assert f is not None
        if isinstance(choice, At):
            go = Retreat(f.attacker, f.defender, f.area, choice.area)
            return t.call(go.begin, then=self.left)
        if f.what == BATTLE and refuges(t, f.defender, f.area):
            f.honour |= 1 << f.defender
            options = self.offer(t, f.defender, "retreat")
            return t.ask(f.defender, "retreat", options, then=self.stood)
        return self.round(t, None)

    def stood(self, t: DarkKingdoms, choice: Choice) -> Signal:
        if not isinstance(choice, At):
            return self.round(t, None)
        f = t.fight
        assert f is not None
        go = Retreat(f.defender, f.attacker, f.area, choice.area)
        return t.call(go.begin, then=self.left)

    def left(self, t: DarkKingdoms, _: object) -> Signal:
        return t.done(RETREATED)

    def offer(self, t: DarkKingdoms, seat: int, kind: str) -> tuple[Choice, ...]:
        f = t.fight
        assert f is not None
        if kind == "lose":
            return tuple([t.kit.loses[army] for army in range(ARMIES) if f.fielded >> army & 1])
        return (t.kit.word["fight"], *places(t, refuges(t, seat, f.area)))


BRACE: Final = Brace()
CLASH: Final = Clash()
COMBAT: Final = Combat()
