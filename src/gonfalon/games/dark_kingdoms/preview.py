"""What is openly known to follow from a choice: costs, odds, and what a roll would bring."""

from __future__ import annotations

from gonfalon.games.dark_kingdoms.choices import (
    Add,
    At,
    Colour,
    Die,
    Engage,
    Field,
    Move,
    People,
    Play,
    Recruit,
    Strike,
)
from gonfalon.games.dark_kingdoms.odds import (
    plunder_odds,
    production_odds,
    strike_dice,
    strike_odds,
    target,
)
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    ARMS,
    BLACK,
    COLOURS,
    GOLD,
    NOBODY,
    PEOPLES,
    PLUNDER_DICE,
    PRICE,
    RED,
    RESOURCES,
)
from gonfalon.games.dark_kingdoms.rules.attack import enemies
from gonfalon.games.dark_kingdoms.rules.building import COSTS, Cost, troop_cost
from gonfalon.games.dark_kingdoms.rules.combat import defence_dice
from gonfalon.games.dark_kingdoms.rules.plunder import plunderable
from gonfalon.games.dark_kingdoms.rules.production import ExtraDice, yields
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.games.dark_kingdoms.view import open_table
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View

Shown = dict[str, object]


def preview(view: View, choice: Choice) -> Shown:
    """For the page, beside each option."""
    if isinstance(choice, People):
        return {"arms": ARMS[choice.people]}
    t, seat = open_table(view), view.seat
    if isinstance(choice, Move):
        troops = t.troops[seat * ARMIES + choice.army]
        return _arrival(t, seat, troops, choice.area)
    if isinstance(choice, Engage):
        at = seat * ARMIES + choice.army
        return _arrival(t, seat, t.troops[at], t.places[at])
    if isinstance(choice, Strike):
        return _strike(view, t, choice)
    if isinstance(choice, Recruit):
        return {"cost": _cost(troop_cost(t))} if view.kind == "act" else {}
    if isinstance(choice, At):
        return _place(view, t, choice)
    if isinstance(choice, (Add, Play, Field)):
        return _card(view, t, choice)
    if isinstance(choice, (Die, Colour)) or view.kind == "dice":
        return _production(view, t, choice)
    return _word(t, choice)


def _arrival(t: DarkKingdoms, seat: int, troops: int, area: int) -> Shown:
    """Whom an army would meet, and with what chances."""
    found = enemies(t, seat, area)
    there = [enemy for enemy in range(t.players) if found >> enemy & 1]
    targets = [_target(t, seat, troops, enemy, area) for enemy in there]
    marks = not t.owners[area] and not t.armed[area] & ~(1 << seat)
    return {"meets": targets, "marks": marks}


def _target(t: DarkKingdoms, seat: int, troops: int, enemy: int, area: int) -> Shown:
    open_village = plunderable(t, seat, area)
    return {
        "people": PEOPLES[t.people[enemy]],
        "target": target(t, enemy, area),
        "dice": [troops, strike_dice(t, enemy, area)],
        "odds": round(strike_odds(t, troops, enemy, area), 4),
        "plunder": round(plunder_odds(troops), 4) if open_village else None,
    }


def _strike(view: View, t: DarkKingdoms, choice: Strike) -> Shown:
    frame = view.frames[0].__self__  # type: ignore[attr-defined]
    area, troops = frame.area, t.troops[view.seat * ARMIES + frame.army]
    shown = _target(t, view.seat, troops, t.people.index(choice.people), area)
    if choice.way == "raid":
        del shown["dice"]
        shown["odds"] = 1.0
    elif choice.way == "plunder":
        shown |= {"dice": [troops, PLUNDER_DICE], "odds": shown["plunder"]}
    return {key: value for key, value in shown.items() if key in ("target", "dice", "odds")}


def _place(view: View, t: DarkKingdoms, choice: At) -> Shown:
    area = choice.area
    shown: Shown = {
        "resource": RESOURCES[t.kit.resources[area]],
        "colour": COLOURS[t.kit.colours[area]],
    }
    frame = view.frames[0].__self__  # type: ignore[attr-defined]
    if view.kind == "dock":
        start = getattr(frame, "second", NOBODY)
        start = frame.port if start == NOBODY else start
        shown["ports"] = abs(t.chart.position[area] - t.chart.position[start])
        shown["transfer"] = start != area and t.ships[area] == view.seat and start == frame.port
        shown["enemies"] = [
            PEOPLES[t.people[seat]]
            for seat in range(t.players)
            if t.others(view.seat, area) >> seat & 1
        ]
    if view.kind in ("raze", "sell"):
        shown["gain"] = min(PRICE, t.supply[GOLD])
    return shown


def _card(view: View, t: DarkKingdoms, choice: Add | Play | Field) -> Shown:
    f = t.fight
    if f is None:
        return {}
    if isinstance(choice, Field):
        f.fielded = choice.mask
        return {"dice": defence_dice(t, f)}
    if view.kind != "add":
        return {}
    plus = 1 if isinstance(choice, Add) else t.kit.worth["defence"]
    if view.seat == f.attacker:
        total, leads = f.attack_total() + plus, f.attack_total() + plus > f.defence_total()
    else:
        total, leads = f.defence_total() + plus, f.defence_total() + plus >= f.attack_total()
    return {"plus": plus, "total": total, "leads": leads}


def _production(view: View, t: DarkKingdoms, choice: Choice) -> Shown:
    if isinstance(choice, Colour):
        brings = yields(t, view.seat, choice.colour)
        return {"brings": {RESOURCES[kind]: number for kind, number in enumerate(brings) if number}}
    frame = view.frames[0].__self__  # type: ignore[attr-defined]
    assert isinstance(frame, ExtraDice)
    red, black = 1 + frame.red, 1 + frame.black
    if isinstance(choice, Die):
        red += choice.colour == RED
        black += choice.colour == BLACK
    is_red, is_black, even = production_odds(red, black)
    return {"red": round(is_red, 4), "black": round(is_black, 4), "even": round(even, 4)}


def _word(t: DarkKingdoms, choice: Choice) -> Shown:
    if choice.say == "muster":
        return {"cost": _cost(troop_cost(t))}
    cost = COSTS.get(choice.say)
    return {"cost": _cost(cost)} if cost is not None else {}


def _cost(cost: Cost) -> Shown:
    return {RESOURCES[kind]: number for kind, number in cost}
