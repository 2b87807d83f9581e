"""The page's view of Crusader Kingdoms, and what is openly known to follow from a choice.

docs/protocol.md tells the same in words.
"""

from __future__ import annotations

from typing import Any

from gonfalon.games.crusader_kingdoms.battle import Battle, battle_of, open_table, seen_of
from gonfalon.games.crusader_kingdoms.cards import (
    ARMS,
    ATTACK,
    DECKS,
    KINDS,
    KINGDOMS,
    LASTING,
    RAISE_ATTACK,
    SIDES,
)
from gonfalon.games.crusader_kingdoms.choices import (
    Attack,
    Campaign,
    Lay,
    Plain,
    Raid,
    Raise,
    Turn,
)
from gonfalon.games.crusader_kingdoms.rules.combat import HIT
from gonfalon.games.crusader_kingdoms.rules.ending import MARGINAL, VICTORY, level, points
from gonfalon.games.crusader_kingdoms.rules.leader import Leaders, dice_of
from gonfalon.games.crusader_kingdoms.rules.muslims import next_target, strength
from gonfalon.games.crusader_kingdoms.table import NO_CARD, NOBODY, TURNS, Outremer
from gonfalon.games.crusader_kingdoms.view import A_RESPONSE, A_TROOP, HIDDEN, Seen
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.parts.dice import hits


def wire(view: View) -> dict[str, object]:
    """Everything a page needs to draw the table."""
    seen, t = seen_of(view), open_table(view)
    say = [face.say for face in t.kit.cards]
    return {
        "scenario": t.scenario.name.replace("_", "-"),
        "turn": seen.turn,
        "turns": TURNS,
        "round": seen.round,
        "areas": [_area(t, area) for area in range(len(t.kit.areas))],
        "seats": [_seat(view, t, seat) for seat in range(t.players)],
        "muslims": _muslims(t, seen) if t.muslims >= 0 else None,
        "decks": {name: _deck(t, seen, deck) for deck, name in enumerate(DECKS)},
        "cards": {face.say: _card(t, card) for card, face in enumerate(t.kit.cards)},
        "hand": [say[card] for card in seen.hand] if view.seat >= 0 else None,
        "all_hands": [[say[card] for card in hand] for hand in seen.all_hands] or None,
        "own_discards": [say[card] for card in seen.own_buried],
        "shown": (
            {"seat": seen.shown[0], "cards": [say[card] for card in seen.shown[1]]}
            if seen.shown
            else None
        ),
        "lasting": [
            {"card": say[card], "seat": seat, "rival": rival if rival != NOBODY else None}
            for card, seat, rival in seen.lasting
        ],
        "playing": say[seen.playing] if seen.playing != NO_CARD else None,
        "dice": {"attack": list(seen.attack_dice), "defence": list(seen.defence_dice)},
        "attack": _attack(view, t),
        "verdict": _verdict(view, t) if t.muslims >= 0 else None,
    }


def arms(view: View) -> tuple[str, ...]:
    """The tincture of each seat's kingdom."""
    kingdoms = open_table(view).scenario.kingdoms[: view.setup.players]
    return tuple([ARMS[KINGDOMS[kingdom]] for kingdom in kingdoms])


def _area(t: Outremer, area: int) -> dict[str, object]:
    kit, holder = t.kit, t.holders[area]
    near = [name for other, name in enumerate(kit.areas) if kit.near[area] >> other & 1]
    return {
        "name": kit.areas[area],
        "number": kit.numbers[area],
        "defence": kit.defence[area],
        "points": kit.points[area],
        "label": kit.labels[area],
        "neighbours": near,
        "holder": holder if holder >= 0 else None,
        "plus": bool(t.plus >> area & 1),
        "dice": t.base_defence(area),
    }


def _seat(view: View, t: Outremer, seat: int) -> dict[str, object]:
    seen, scenario = seen_of(view), t.scenario
    cards = sum(seen.hands[seat])
    starts = [name for area, name in enumerate(t.kit.areas) if scenario.starts[seat] >> area & 1]
    return {
        "kingdom": KINGDOMS[scenario.kingdoms[seat]],
        "deck": DECKS[scenario.deck_of[seat]],
        "start": starts,
        "castles": t.castles(seat),
        "needed": scenario.castles[seat] or None,
        "cards": cards,
        "backs": dict(zip(DECKS, seen.hands[seat], strict=True)),
        "bonus": seen.bonus[seat],
        "next_draw": max(0, scenario.cards[seat] + seen.bonus[seat] - cards),
        "passed": bool(seen.passed >> seat & 1),
        "truce": [other for other in range(t.players) if t.truces[seat] >> other & 1],
    }


def _muslims(t: Outremer, seen: Seen) -> dict[str, object]:
    """The automaton: everything but its pile lies open."""
    sum_ = strength(t)
    targets = [next_target(t, seat) for seat in range(t.players)]
    return {
        "seat": t.muslims,
        "kingdom": "muslims",
        "arms": ARMS["muslims"],
        "castles": t.castles(t.muslims),
        "bonus": seen.bonus[t.muslims],
        "next_draw": t.scenario.muslims + seen.bonus[t.muslims],
        "pile": seen.pile,
        "army": [t.kit.cards[card].say for card in seen.army],
        "strength": sum_,
        "row": [t.kit.cards[card].say for card in seen.row],
        "die": seen.die or None,
        "march_chance": min(6, max(0, sum_ - 1)) / 6 if seen.pile else 0.0,
        "targets": [t.kit.areas[area] if area != NOBODY else None for area in targets],
    }


def _deck(t: Outremer, seen: Seen, deck: int) -> dict[str, object]:
    return {
        "pile": seen.piles[deck],
        "spent": [t.kit.cards[card].say for card in seen.spent[deck]],
        "buried": sum([counts[deck] for counts in seen.buried]),
    }


def _card(t: Outremer, card: int) -> dict[str, object]:
    face = t.kit.cards[card]
    return {
        "name": face.name.replace("_", "-"),
        "title": face.title or None,
        "deck": DECKS[face.deck],
        "kind": KINDS[face.kind],
        "value": face.value or None,
        "effect": face.effect_name.replace("_", "-") or None,
        "amount": face.amount,
        "side": SIDES[face.side] or None,
        "lasting": face.effect in LASTING,
    }


def _attack(view: View, t: Outremer) -> dict[str, object] | None:
    battle = battle_of(view, t)
    if battle is None:
        return None
    seen, battle = seen_of(view), battle.foreseen()
    turnable = t.neighbours_to_turn(battle.target)
    holder = t.holders[battle.target]
    return {
        "target": t.kit.areas[battle.target],
        "attacker": battle.seat if battle.seat != NOBODY else None,
        "defender": holder if holder >= 0 else None,
        "step": view.kind,
        "extra": battle.extra + t.zeal(battle.seat),
        "turned": battle.turned,
        "turnable": [name for area, name in enumerate(t.kit.areas) if turnable >> area & 1],
        "laid": [_laid(t, entry) for entry in seen.laid],
        "open": seen.open,
        "counts": {"attack": battle.attack, "defence": battle.defence},
        "odds": battle.odds(),
        "sure": not battle.hidden,
        "hits": {"attack": hits(seen.attack_dice, HIT), "defence": hits(seen.defence_dice, HIT)},
    }


def _laid(t: Outremer, entry: tuple[int, int, int]) -> dict[str, object]:
    seat, side, card = entry
    if card < HIDDEN:
        face = t.kit.cards[card]
        known = {"card": face.say, "deck": DECKS[face.deck], "kind": KINDS[face.kind]}
        return {"seat": seat, "side": SIDES[side], **known}
    what = (card - HIDDEN) // 2 * 2
    kind = "troop" if what == A_TROOP else "response" if what == A_RESPONSE else None
    back = DECKS[(card - HIDDEN) % 2]
    return {"seat": seat, "side": SIDES[side], "card": None, "deck": back, "kind": kind}


def _verdict(view: View, t: Outremer) -> dict[str, object]:
    """8.5 as things stand; `risk`: if the area under attack by the Muslims falls."""
    score = points(t)
    battle = battle_of(view, t)
    at_risk = battle is not None and battle.seat == t.muslims
    bonus = sum(t.bonus[: t.players])
    return {
        "points": score,
        "level": level(score),
        "areas": score - bonus + t.bonus[t.muslims],
        "bonus": bonus,
        "muslim_bonus": t.bonus[t.muslims],
        "marginal": MARGINAL,
        "victory": VICTORY,
        "risk": score - t.kit.points[battle.target] if battle is not None and at_risk else None,
    }


# What follows from a choice


def preview(view: View, choice: Choice) -> dict[str, object]:
    """Openly known consequences, for the eyes of the seat that is asked."""
    t = open_table(view)
    if isinstance(choice, Attack):
        return _target(view, t, choice.area)
    if isinstance(choice, Campaign):
        march = Battle(t, NOBODY, choice.area, t.kit.defence[choice.source] + _amount(t))
        return march.preview()
    if isinstance(choice, Raid):
        rival = t.scenario.kingdoms.index(choice.kingdom)
        cards = len(t.pile) if rival == t.muslims else len(t.hands[rival])
        return {"chance": 0.5, "cards": cards}
    if isinstance(choice, Raise) or choice is t.kit.keep:
        return _pips(view, t, choice)
    battle = battle_of(view, t)
    if battle is None or view.kind not in ("lay", "respond", "turn", "join"):
        return {}
    if isinstance(choice, Lay):
        t.laid += ((view.seat, choice.side, choice.card),)
        battle = battle.after(0)
    elif isinstance(choice, Turn):
        t.plus &= ~(1 << choice.area)
        battle = battle.after(1)
    else:
        assert isinstance(choice, Plain)
    return battle.foreseen().preview()


def _amount(t: Outremer) -> int:
    return t.kit.cards[t.playing].amount


def _target(view: View, t: Outremer, area: int) -> dict[str, object]:
    """The odds of attacking here with every troop of the hand."""
    hand, troops = seen_of(view).hand, t.kit.troops
    t.laid = tuple([(view.seat, ATTACK, card) for card in hand if card < troops])
    extra = 0
    if t.playing != NO_CARD and t.kit.effect_of[t.playing] == RAISE_ATTACK:
        extra = _amount(t)
    battle = Battle(t, view.seat, area, extra).foreseen()
    return {
        "defence": battle.defence,
        "turnable": t.neighbours_to_turn(area).bit_count(),
        "most_dice": battle.attack,
        "best_odds": battle.odds(),
        "points": t.kit.points[area] if t.muslims >= 0 else None,
    }


def _pips(view: View, t: Outremer, choice: Choice) -> dict[str, object]:
    leaders: Any = view.frames[0].__self__  # type: ignore[attr-defined]
    assert isinstance(leaders, Leaders)
    side, _, pips = leaders.leaders[0]
    dice = dice_of(t, side)
    if isinstance(choice, Raise):
        pips -= choice.to - choice.face
        dice = dice.replace(bytes([choice.face]), bytes([choice.to]), 1)
    other = t.attack_dice if dice_of(t, side) is t.defence_dice else t.defence_dice
    return {"hits": hits(dice, HIT), "against": hits(other, HIT), "left": pips}
