"""Why a choice is not offered: the rule and the reason, for every question of Dark Kingdoms.

Only asked for choices that are not among the options; so every path ends with a refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gonfalon.games.dark_kingdoms.choices import (
    Add,
    Arrange,
    At,
    Buy,
    Die,
    Engage,
    Field,
    Lose,
    Move,
    Pay,
    People,
    Play,
    Recruit,
    Sail,
    Strike,
    Swap,
    Word,
    fame_key,
    people_key,
    resource_key,
)
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    FORTRESSES,
    GOLD,
    KINDS,
    NOBODY,
    PEASANTS,
    PRICE,
    RAID,
    SHIPS,
    TROOPS,
    VILLAGES,
)
from gonfalon.games.dark_kingdoms.prompts import RULES
from gonfalon.games.dark_kingdoms.reasons_places import place_reason
from gonfalon.games.dark_kingdoms.rules.attack import enemies
from gonfalon.games.dark_kingdoms.rules.building import (
    COSTS,
    Cost,
    can_pay,
    free_ports,
    free_tile,
    has_base,
    troop_cost,
)
from gonfalon.games.dark_kingdoms.rules.plunder import plunderable
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.words import Refusal, Said

Reason = Callable[[DarkKingdoms, int, Any], Refusal | None]

IN_ACT: Final = frozenset({Move, Engage, Recruit, Buy, Sail, Arrange, Play, Word})
ASKED_BY: Final[dict[type[Choice], frozenset[str]]] = {
    People: frozenset({"people"}),
    Die: frozenset({"dice"}),
    Swap: frozenset({"market"}),
    Pay: frozenset({"pay"}),
    Strike: frozenset({"attack"}),
    Field: frozenset({"field", "shelter"}),
    Lose: frozenset({"lose"}),
    Add: frozenset({"add"}),
    Play: frozenset({"act", "brace", "defend", "add"}),
    Move: frozenset({"act", "march"}),
    Sail: frozenset({"act", "sail"}),
    Recruit: frozenset({"act", "muster"}),
}


def reason(t: DarkKingdoms, seat: int, choice: Choice) -> Refusal:
    """The first thing that stands against it."""
    found: Refusal | None = None
    kind = type(choice)
    if kind is At:
        found = place_reason(t, seat, choice)
    elif t.kind in ASKED_BY.get(kind, ()) or (t.kind == "act" and kind in IN_ACT):
        found = REASONS[kind](t, seat, choice)
    return found or Refusal(RULES[t.kind], "why-other-question")


# Armies


def army_reason(t: DarkKingdoms, seat: int, army: int) -> Refusal | None:
    """Is there such an army?"""
    if not t.troops[seat * ARMIES + army]:
        return Refusal("8.2", "why-no-army", {"army": army + 1})
    return None


def move_reason(t: DarkKingdoms, seat: int, choice: Move) -> Refusal | None:
    """9.1.1"""
    missing = army_reason(t, seat, choice.army)
    if missing is not None:
        return missing
    here = t.places[seat * ARMIES + choice.army]
    args: dict[str, Said] = {"army": choice.army + 1, "area": t.area_key(choice.area)}
    if t.fought >> choice.army & 1:
        return Refusal("9", "why-fought", args)
    if t.moved >> choice.army & 1:
        return Refusal("9", "why-moved", args)
    if t.chart.closed >> choice.area & 1:
        return Refusal("3.1", "why-closed", args)
    if choice.area not in t.chart.neighbours[here]:
        return Refusal("9.1.1", "why-not-adjacent", {**args, "from": t.area_key(here)})
    if t.kind == "march" and t.others(seat, choice.area):
        return Refusal("10", "why-march-enemy", args)
    return Refusal("5", "why-truce", args)


def engage_reason(t: DarkKingdoms, seat: int, choice: Engage) -> Refusal | None:
    """9.1.2"""
    missing = army_reason(t, seat, choice.army)
    if missing is not None:
        return missing
    here = t.places[seat * ARMIES + choice.army]
    args: dict[str, Said] = {"army": choice.army + 1, "area": t.area_key(here)}
    if t.fought >> choice.army & 1:
        return Refusal("9", "why-fought", args)
    if t.engaged >> choice.army & 1:
        return Refusal("9.2", "why-engaged", args)
    if not t.others(seat, here):
        return Refusal("9.1.2", "why-nobody-there", args)
    return Refusal("5", "why-truce", args)


def sail_reason(t: DarkKingdoms, seat: int, choice: Sail) -> Refusal | None:
    """9.1.3"""
    args: dict[str, Said] = {"area": t.area_key(choice.port), "army": choice.army + 1}
    if t.ships[choice.port] != seat:
        return Refusal("9.1.3", "why-no-ship", args)
    if t.sailed >> choice.port & 1:
        return Refusal("9.1.3", "why-sailed", args)
    if choice.army >= 0 and t.places[seat * ARMIES + choice.army] != choice.port:
        return Refusal("9.1.3", "why-army-elsewhere", args)
    return Refusal("9.1.3", "why-fought", args)


def arrange_reason(t: DarkKingdoms, seat: int, choice: Arrange) -> Refusal | None:
    """9.3"""
    return Refusal("9.3", "why-arranged" if t.mixed else "why-arrange")


# Cards


def cost_reason(t: DarkKingdoms, seat: int, cost: Cost, rule: str) -> Refusal | None:
    """Can it be paid?"""
    if can_pay(t, seat, cost):
        return None
    cards = tuple([resource_key(kind) for kind, number in cost for _ in range(number)])
    return Refusal(rule, "why-cost", {"cost": cards})


def recruit_reason(t: DarkKingdoms, seat: int, choice: Recruit) -> Refusal | None:
    """8.2"""
    missing = army_reason(t, seat, choice.army)
    if missing is not None:
        return missing
    if t.troops[seat * ARMIES + choice.army] == TROOPS:
        return Refusal("8.2", "why-army-full", {"army": choice.army + 1})
    return cost_reason(t, seat, troop_cost(t), "8.2")


def buy_reason(t: DarkKingdoms, seat: int, choice: Buy) -> Refusal | None:
    """8.6"""
    if not t.supply[choice.kind]:
        return Refusal("8.6", "why-supply", {"resource": resource_key(choice.kind)})
    return cost_reason(t, seat, ((GOLD, PRICE),), "8.6")


def word_reason(t: DarkKingdoms, seat: int, choice: Word) -> Refusal | None:
    """8: building, razing and the end of the turn."""
    word = choice.say
    if word == "end":
        return Refusal("9.1.2", "why-must-engage")
    if word in ("village", "fortress", "ship"):
        return build_reason(t, seat, word)
    if word == "muster":
        if not free_tile(t, seat):
            return Refusal("8.2", "why-all-armies")
        if not has_base(t, seat):
            return Refusal("8.2", "why-no-base")
        return cost_reason(t, seat, troop_cost(t), "8.2")
    if word == "peasants":
        if t.has_army(seat):
            return Refusal("8.2.2", "why-peasants-army")
        if not has_base(t, seat):
            return Refusal("8.2.2", "why-no-base")
        return Refusal("8.2.2", "why-any-cards", {"count": PEASANTS})
    if word == "raze":
        return Refusal("8.3", "why-no-village")
    return Refusal("8.5", "why-no-ships") if word == "sell" else None


def build_reason(t: DarkKingdoms, seat: int, word: str) -> Refusal | None:
    """8.3 to 8.5"""
    rule = {"village": "8.3", "fortress": "8.4", "ship": "8.5"}[word]
    built, most = {
        "village": (t.villages_built[seat], VILLAGES),
        "fortress": (t.forts_built[seat], FORTRESSES),
        "ship": (t.ships_built[seat], SHIPS),
    }[word]
    if built == most:
        return Refusal(rule, "why-none-left", {"count": most})
    if not t.held[seat]:
        return Refusal(rule, "why-no-land")
    if word == "ship" and not free_ports(t, seat):
        return Refusal(rule, "why-no-free-port")
    return cost_reason(t, seat, COSTS[word], rule)


def play_reason(t: DarkKingdoms, seat: int, choice: Play) -> Refusal | None:
    """10"""
    args: dict[str, Said] = {"card": fame_key(choice.card)}
    if choice.card not in t.fame[seat]:
        return Refusal("10", "why-no-fame", args)
    if t.texted >> seat & 1:
        return Refusal("10", "why-one-fame", args)
    return Refusal("10", "why-fame-not-now", args)


def add_reason(t: DarkKingdoms, seat: int, choice: Add) -> Refusal | None:
    """11.2"""
    if choice.fame:
        return Refusal("11.2", "why-no-fame", {"card": fame_key(choice.card)})
    f = t.fight
    assert f is not None
    resource = t.kit.resources[f.area]
    if choice.card != resource:
        args: dict[str, Said] = {"area": t.area_key(f.area), "resource": resource_key(resource)}
        return Refusal("11.2", "why-other-resource", args)
    return Refusal("11.2", "why-no-card", {"resource": resource_key(resource)})


def pay_reason(t: DarkKingdoms, seat: int, choice: Pay) -> Refusal | None:
    """8"""
    return Refusal("8", "why-no-card", {"resource": resource_key(choice.kind)})


def swap_reason(t: DarkKingdoms, seat: int, choice: Swap) -> Refusal | None:
    """5"""
    if not t.hands[seat * KINDS + choice.kind]:
        return Refusal("5", "why-no-card", {"resource": resource_key(choice.kind)})
    return Refusal("5", "why-supply", {"resource": resource_key(choice.other)})


def die_reason(t: DarkKingdoms, seat: int, choice: Die) -> Refusal | None:
    """6"""
    if not t.hands[seat * KINDS + GOLD]:
        return Refusal("6", "why-no-card", {"resource": resource_key(GOLD)})
    return Refusal("6", "why-all-dice")


# Peoples and enemies


def people_reason(t: DarkKingdoms, seat: int, choice: People) -> Refusal | None:
    """3.3"""
    people = people_key(choice.people)
    if choice.people >= t.chart.peoples:
        return Refusal("3.1", "why-people-closed", {"people": people})
    return Refusal("3.3", "why-people-taken", {"people": people})


def strike_reason(t: DarkKingdoms, seat: int, choice: Strike) -> Refusal | None:
    """9.2"""
    attack: Any = t.then.__self__  # type: ignore[attr-defined]
    args: dict[str, Said] = {"people": people_key(choice.people), "area": t.area_key(attack.area)}
    enemy = t.people.index(choice.people) if choice.people in t.people else NOBODY
    if enemy == NOBODY or not t.others(seat, attack.area) >> enemy & 1:
        return Refusal("9.2", "why-no-enemy", args)
    if not enemies(t, seat, attack.area) >> enemy & 1:
        return Refusal("5", "why-truce", args)
    if not plunderable(t, seat, attack.area):
        return Refusal("13", "why-no-plunder", args)
    return play_reason(t, seat, _play(t, RAID))


def _play(t: DarkKingdoms, card: int) -> Play:
    play = t.kit.plays[card]
    assert isinstance(play, Play)
    return play


def field_reason(t: DarkKingdoms, seat: int, choice: Field) -> Refusal | None:
    """11, 14.2"""
    f = t.fight
    assert f is not None
    if choice.mask & ~t.armies_at(seat, f.area):
        return Refusal(RULES[t.kind], "why-armies-elsewhere", {"area": t.area_key(f.area)})
    return Refusal("11", "why-one-or-all")


def lose_reason(t: DarkKingdoms, seat: int, choice: Lose) -> Refusal | None:
    """11"""
    return Refusal("11", "why-not-fighting", {"army": choice.army + 1})


REASONS: Final[dict[type[Choice], Reason]] = {
    Move: move_reason,
    Engage: engage_reason,
    Recruit: recruit_reason,
    Buy: buy_reason,
    Sail: sail_reason,
    Arrange: arrange_reason,
    Play: play_reason,
    Word: word_reason,
    Add: add_reason,
    Pay: pay_reason,
    Swap: swap_reason,
    Die: die_reason,
    People: people_reason,
    Strike: strike_reason,
    Field: field_reason,
    Lose: lose_reason,
}
