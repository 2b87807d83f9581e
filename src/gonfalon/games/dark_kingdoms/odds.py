"""What dice promise in Dark Kingdoms, cards left aside. The highest die counts on both sides."""

from __future__ import annotations

from functools import lru_cache

from gonfalon.games.dark_kingdoms.fight import BATTLE, SIEGE, VILLAGE, Fight
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    FORTRESS_DICE,
    PLUNDER_DICE,
    VILLAGE_DICE,
)
from gonfalon.games.dark_kingdoms.rules.combat import attack_dice, defence_dice
from gonfalon.games.dark_kingdoms.table import DarkKingdoms

SIDES = 6


def at_most(dice: int, face: int) -> float:
    """The chance that no die shows more than `face`."""
    return (face / SIDES) ** dice


def highest(dice: int, face: int) -> float:
    """The chance that `face` is the highest of some dice."""
    return at_most(dice, face) - at_most(dice, face - 1)


@lru_cache(maxsize=256)
def round_odds(attack: int, defence: int, lead: int = 0) -> float:
    """The chance that the attacker wins one round; `lead` is what cards add to his die."""
    won = 0.0
    for face in range(1, SIDES + 1):
        beaten = min(SIDES, max(0, face + lead - 1))
        won += highest(attack, face) * at_most(defence, beaten)
    return won


@lru_cache(maxsize=1024)
def battle_odds(attack: int, defence: int, more_attack: int = 0, more_defence: int = 0) -> float:
    """The chance that the attacker's troops beat the defender's if nobody retreats."""
    if not attack or not defence:
        return float(attack > 0)
    won = round_odds(attack + more_attack, defence + more_defence)
    return won * battle_odds(attack, defence - 1, more_attack, more_defence) + (
        1 - won
    ) * battle_odds(attack - 1, defence, more_attack, more_defence)


@lru_cache(maxsize=1024)
def walls_odds(attack: int, dice: int, sheltered: int = 0, more_attack: int = 0) -> float:
    """The same against a village or fortress of some dice, with troops sheltered in it."""
    if not attack:
        return 0.0
    won = round_odds(attack + more_attack, dice + sheltered)
    lost = (1 - won) * walls_odds(attack - 1, dice, sheltered, more_attack)
    if not sheltered:
        return won + lost
    return won * walls_odds(attack, dice, sheltered - 1, more_attack) + lost


def fight_odds(t: DarkKingdoms, f: Fight) -> tuple[float, float]:
    """The attacker's chances in the next round and in the whole combat."""
    attack = t.troops[f.attacker * ARMIES + f.army]
    next_round = round_odds(attack_dice(t, f), defence_dice(t, f)) if attack else 0.0
    troops = t.strength(f.defender, f.fielded)
    if f.what == BATTLE:
        return next_round, battle_odds(attack, troops, f.more_attack, f.more_defence)
    dice = (FORTRESS_DICE if f.what == SIEGE else VILLAGE_DICE) + f.more_defence
    return next_round, walls_odds(attack, dice, troops, f.more_attack)


def target(t: DarkKingdoms, enemy: int, area: int) -> str:
    """9.2: what an attack on this enemy meets: fortress, armies, village, marker."""
    at = enemy * t.size + area
    if t.fortresses[at]:
        return "fortress"
    if t.armed[area] >> enemy & 1:
        return "armies"
    return "village" if t.villages[at] else "marker"


def strike_odds(t: DarkKingdoms, troops: int, enemy: int, area: int) -> float:
    """The chance of an attack by so many troops, with every army of the enemy in it."""
    what = target(t, enemy, area)
    armies = t.strength(enemy, t.armies_at(enemy, area))
    if what == "armies":
        return battle_odds(troops, armies)
    if what == "fortress":
        return walls_odds(troops, FORTRESS_DICE, armies)
    return walls_odds(troops, VILLAGE_DICE) if what == "village" else 1.0


def strike_dice(t: DarkKingdoms, enemy: int, area: int) -> int:
    """How many dice the enemy would roll at first."""
    what = target(t, enemy, area)
    armies = t.strength(enemy, t.armies_at(enemy, area))
    dice = {"fortress": FORTRESS_DICE + armies, "armies": armies, "village": VILLAGE_DICE}
    return dice.get(what, 0)


def plunder_odds(troops: int) -> float:
    """The chance that a plunder succeeds."""
    return round_odds(troops, PLUNDER_DICE)


def production_odds(red: int, black: int) -> tuple[float, float, float]:
    """The chances of red, of black, and of equal highest dice."""
    is_red, is_black = round_odds(red, black), round_odds(black, red)
    return is_red, is_black, 1 - is_red - is_black


WHAT = {BATTLE: "battle", VILLAGE: "village", SIEGE: "siege"}
