"""A combat of Dark Kingdoms while it goes on."""

from __future__ import annotations

from typing import Any, Final

BATTLE: Final = 0
VILLAGE: Final = 1
SIEGE: Final = 2


class Fight:
    """A combat that is going on."""

    __slots__ = (
        "area",
        "army",
        "attack",
        "attack_dice",
        "attacker",
        "crowned",
        "defence",
        "defence_dice",
        "defender",
        "fielded",
        "honour",
        "more_attack",
        "more_defence",
        "number",
        "what",
    )

    what: int  # BATTLE, VILLAGE, SIEGE
    area: int
    attacker: int
    army: int  # of the attacker
    defender: int
    fielded: int  # the defender's armies that take part, as a mask
    more_attack: int  # dice more by cards
    more_defence: int  # dice more or fewer by cards
    honour: int  # the seats that could have retreated, as a mask
    crowned: int  # the seats whom a victory here makes win the game, as a mask
    number: int  # of the round
    attack_dice: bytes  # of this round; empty: not rolled yet
    defence_dice: bytes
    attack: int  # added by cards in this round
    defence: int

    def clone(self) -> Fight:
        """An independent copy."""
        return make_fight(self.state())

    def state(self) -> tuple[Any, ...]:
        """As plain values."""
        return (
            self.what,
            self.area,
            self.attacker,
            self.army,
            self.defender,
            self.fielded,
            self.more_attack,
            self.more_defence,
            self.honour,
            self.crowned,
            self.number,
            self.attack_dice,
            self.defence_dice,
            self.attack,
            self.defence,
        )

    def attack_total(self) -> int:
        """The highest die with what cards add."""
        return max(self.attack_dice) + self.attack

    def defence_total(self) -> int:
        """The same, for the defender."""
        return max(self.defence_dice) + self.defence


def make_fight(state: tuple[Any, ...]) -> Fight:
    """The inverse of `Fight.state`."""
    f = Fight()
    (
        f.what,
        f.area,
        f.attacker,
        f.army,
        f.defender,
        f.fielded,
        f.more_attack,
        f.more_defence,
        f.honour,
        f.crowned,
        f.number,
        f.attack_dice,
        f.defence_dice,
        f.attack,
        f.defence,
    ) = state
    return f
