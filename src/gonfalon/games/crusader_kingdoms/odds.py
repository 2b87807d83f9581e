"""What can be known of a combat beforehand (4.2): exact chances, Leaders included."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=2048)
def distribution(dice: int, pips: int) -> tuple[float, ...]:
    """The chance of exactly 0, 1, … hits when `pips` may be spread over the dice afterwards.

    A Leader turns as many misses into hits as the pips allow: threes first, then twos, then ones.
    """
    shares: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}  # hits, threes, twos
    for _ in range(dice):
        after: dict[tuple[int, int, int], float] = {}
        for (hit, threes, twos), share in shares.items():
            for key, part in (
                ((hit + 1, threes, twos), 0.5),
                ((hit, threes + 1, twos), 1 / 6),
                ((hit, threes, twos + 1), 1 / 6),
                ((hit, threes, twos), 1 / 6),
            ):
                after[key] = after.get(key, 0.0) + share * part
        shares = after
    result = [0.0] * (dice + 1)
    for (hit, threes, twos), share in shares.items():
        result[hit + _raised(threes, twos, dice - hit - threes - twos, pips)] += share
    return tuple(result)


def _raised(threes: int, twos: int, ones: int, pips: int) -> int:
    """How many misses become hits."""
    raised = 0
    for count, cost in ((threes, 1), (twos, 2), (ones, 3)):
        able = min(count, pips // cost)
        raised += able
        pips -= able * cost
    return raised


@lru_cache(maxsize=4096)
def win_chance(attack: int, defence: int, attack_pips: int = 0, defence_pips: int = 0) -> float:
    """The chance that the attacker makes more hits than the defender."""
    ours, theirs = distribution(attack, attack_pips), distribution(defence, defence_pips)
    below = 0.0
    chance = 0.0
    for hits, share in enumerate(ours):
        chance += share * below
        if hits < len(theirs):
            below += theirs[hits]
    return chance
