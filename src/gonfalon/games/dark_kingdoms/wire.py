"""The page's view of Dark Kingdoms, and what follows from a choice, as docs/protocol.md tells."""

from __future__ import annotations

from typing import Any

from gonfalon.games.dark_kingdoms.board import KingdomsBox
from gonfalon.games.dark_kingdoms.fight import BATTLE, Fight
from gonfalon.games.dark_kingdoms.odds import WHAT, fight_odds
from gonfalon.games.dark_kingdoms.pieces import (
    ARMIES,
    ARMS,
    BRITANNIA,
    COLOURS,
    FAME,
    FORTRESSES,
    KINDS,
    MARKERS,
    NOBODY,
    PEASANTS,
    PEOPLES,
    PRICE,
    RESOURCES,
    SHIPS,
    VILLAGES,
)
from gonfalon.games.dark_kingdoms.preview import preview as preview
from gonfalon.games.dark_kingdoms.rules.building import COSTS, Cost, troop_cost
from gonfalon.games.dark_kingdoms.rules.combat import attack_dice, defence_dice
from gonfalon.games.dark_kingdoms.rules.production import yields
from gonfalon.games.dark_kingdoms.rules.retreat import refuges
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.games.dark_kingdoms.view import Seen, open_table
from gonfalon.kernel.game import View

Wired = dict[str, object]


def wire(view: View) -> Wired:
    """Everything that can be seen, by name."""
    seen, box = view.seen, view.box
    assert isinstance(seen, Seen)
    assert isinstance(box, KingdomsBox)
    t = open_table(view)
    return {
        "round": len(seen.drawn),
        "rounds": sum([len(age) for age in t.chart.britannia]),
        "card": BRITANNIA[t.card] if seen.drawn else None,
        "age": _age(t),
        "to_come": [
            [BRITANNIA[card] for card in age if card not in seen.drawn] for age in t.chart.britannia
        ],
        "crown": t.crown,
        "order": t.order,
        "turn": None if t.turn == NOBODY else t.turn,
        "areas": {box.names[area]: _area(t, area) for area in range(t.size)},
        "route": [box.names[area] for area in t.chart.route],
        "seats": [_seat(t, seen, seat) for seat in range(t.players)],
        "hand": _counted(seen.hand) if view.seat >= 0 else None,
        "fame": [FAME[card] for card in seen.fame] if view.seat >= 0 else None,
        "plus": [FAME[card] for card in sorted(box.plus)],
        "supply": _counted(seen.supply),
        "fame_deck": seen.deck,
        "fame_under": [FAME[card] for card in seen.under],
        "costs": _costs(t),
        "dice": _dice(seen),
        "fight": None if t.fight is None else _fight(t, t.fight),
        "about": _about(view),
        "all_hands": _all_hands(seen, t.players),
    }


def arms(view: View) -> tuple[str, ...]:
    """The tincture of each seat's people, once it is chosen."""
    return tuple([ARMS[people] if people != NOBODY else "" for people in open_table(view).people])


def _age(t: DarkKingdoms) -> int | None:
    for number, age in enumerate(t.chart.britannia):
        if t.drawn and t.card in age:
            return number + 1
    return None


def _area(t: DarkKingdoms, area: int) -> Wired:
    kit = t.kit
    shields = [people for people, areas in enumerate(kit.shields) if area in areas]
    held = [seat for seat in range(t.players) if t.held[seat] >> area & 1]
    return {
        "resource": RESOURCES[kit.resources[area]],
        "colour": COLOURS[kit.colours[area]],
        "port": t.chart.position[area] >= 0,
        "shield": PEOPLES[shields[0]] if shields else None,
        "closed": bool(t.chart.closed >> area & 1),
        "neighbours": [kit.names[near] for near in t.chart.neighbours[area]],
        "held_by": held[0] if held else None,
        "marker": None if t.markers[area] == NOBODY else t.markers[area],
        "villages": t.villages[area :: t.size],
        "fortresses": t.fortresses[area :: t.size],
        "armies": [
            _army(t, number) for number, place in enumerate(t.places) if place == area
        ],
        "ship": _ship(t, area),
    }  # fmt: skip


def _army(t: DarkKingdoms, number: int) -> Wired:
    seat, army = number // ARMIES, number % ARMIES
    acting = seat == t.turn
    return {
        "seat": seat,
        "army": army + 1,
        "troops": t.troops[number],
        "moved": acting and bool(t.moved >> army & 1),
        "fought": acting and bool(t.fought >> army & 1),
        "fighting": t.fight is not None and _fighting(t.fight, seat, army),
    }


def _fighting(f: Fight, seat: int, army: int) -> bool:
    if seat == f.attacker:
        return army == f.army
    return seat == f.defender and bool(f.fielded >> army & 1)


def _ship(t: DarkKingdoms, area: int) -> Wired | None:
    if t.ships[area] == NOBODY:
        return None
    return {"seat": t.ships[area], "sailed": bool(t.sailed >> area & 1)}


def _seat(t: DarkKingdoms, seen: Seen, seat: int) -> Wired:
    return {
        "people": PEOPLES[t.people[seat]] if t.people[seat] != NOBODY else None,
        "points": t.points[seat],
        "sources": {
            "villages": t.villages_built[seat],
            "fortresses": 2 * t.forts_built[seat],
            "ships": t.ships_built[seat],
            "battles": t.battles[seat],
        },
        "areas": t.held[seat].bit_count(),
        "cards": seen.cards[seat],
        "fame": seen.fame_cards[seat],
        "left": {
            "markers": MARKERS - t.markers_laid[seat],
            "villages": VILLAGES - t.villages_built[seat],
            "fortresses": FORTRESSES - t.forts_built[seat],
            "armies": ARMIES - sum([place >= 0 for place in _places(t, seat)]),
            "ships": SHIPS - t.ships_built[seat],
        },
        "yields": {
            COLOURS[colour]: _counted(yields(t, seat, colour), some=True)
            for colour in range(len(COLOURS))
        },
        "played_fame": bool(t.texted >> seat & 1),
        "out": bool(t.out >> seat & 1),
    }


def _places(t: DarkKingdoms, seat: int) -> list[int]:
    return t.places[seat * ARMIES : (seat + 1) * ARMIES]


def _counted(cards: tuple[int, ...] | list[int], some: bool = False) -> dict[str, int]:
    return {
        RESOURCES[kind]: number for kind, number in enumerate(cards) if number or not some
    }  # fmt: skip


def _costs(t: DarkKingdoms) -> Wired:
    costs: dict[str, Cost] = {"troop": troop_cost(t), **COSTS}
    named: Wired = {
        what: {RESOURCES[kind]: number for kind, number in cost} for what, cost in costs.items()
    }
    return {**named, "peasants": {"any": PEASANTS}, "resource": {"gold": PRICE}, "gain": PRICE}


def _dice(seen: Seen) -> Wired | None:
    dice, red, _ = seen.thrown
    return {"red": list(dice[:red]), "black": list(dice[red:])} if dice else None


def _fight(t: DarkKingdoms, f: Fight) -> Wired:
    if f.what == BATTLE and not f.fielded:  # not chosen yet: as if all of them fought
        for army, place in enumerate(_places(t, f.defender)):
            f.fielded |= (place == f.area) << army
    odds_round, odds_fight = fight_odds(t, f)
    rolled = len(f.attack_dice) > 0
    ahead = None
    if rolled:
        ahead = f.attacker if f.attack_total() > f.defence_total() else f.defender
    return {
        "what": WHAT[f.what],
        "area": t.kit.names[f.area],
        "resource": RESOURCES[t.kit.resources[f.area]],
        "round": f.number,
        "ahead": ahead,
        "attack": {
            "seat": f.attacker,
            "armies": [f.army + 1],
            "troops": t.troops[f.attacker * ARMIES + f.army],
            "dice": list(f.attack_dice),
            "plus": f.attack,
            "total": f.attack_total() if rolled else None,
            "next_dice": attack_dice(t, f),
            "retreats": _named(t, refuges(t, f.attacker, f.area)),
            "honour": bool(f.honour >> f.attacker & 1),
            "crown": bool(f.crowned >> f.attacker & 1),
        },
        "defence": {
            "seat": f.defender,
            "armies": [army + 1 for army in range(ARMIES) if f.fielded >> army & 1],
            "troops": t.strength(f.defender, f.fielded),
            "dice": list(f.defence_dice),
            "plus": f.defence,
            "total": f.defence_total() if rolled else None,
            "next_dice": defence_dice(t, f),
            "retreats": _named(t, refuges(t, f.defender, f.area)) if f.what == BATTLE else [],
            "honour": bool(f.honour >> f.defender & 1),
            "crown": bool(f.crowned >> f.defender & 1),
        },
        "odds": {"round": round(odds_round, 4), "fight": round(odds_fight, 4)},
    }


def _named(t: DarkKingdoms, mask: int) -> list[str]:
    return [name for area, name in enumerate(t.kit.names) if mask >> area & 1]


def _about(view: View) -> Wired:
    """What the question is about: the fields of the procedure that asks, by name."""
    if view.result is not None or not view.asked:
        return {}
    box = view.box
    assert isinstance(box, KingdomsBox)
    procedure: Any = view.frames[0].__self__  # type: ignore[attr-defined]
    about: Wired = {}
    for name in ("area", "port", "second"):
        area = getattr(procedure, name, NOBODY)
        if area != NOBODY:
            about[name] = box.names[area]
    army = getattr(procedure, "army", NOBODY)
    if army != NOBODY:
        about["army"] = army + 1
    if getattr(procedure, "reach", 0):
        about["reach"] = procedure.reach
        about["cast"] = list(view.seen.thrown[2])
    for name in ("red", "black", "count", "swapped"):
        if hasattr(procedure, name):
            about[name] = getattr(procedure, name)
    return about


def _all_hands(seen: Seen, players: int) -> list[Wired] | None:
    if not seen.all_fame:
        return None
    return [
        {
            "hand": _counted(seen.all_hands[seat * KINDS : (seat + 1) * KINDS]),
            "fame": [FAME[card] for card in seen.all_fame[seat]],
        }
        for seat in range(players)
    ]
