"""The table of Crusader Kingdoms in words: areas, seats, the Muslims, the attack, the hand,
and what may be chosen."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusader_kingdoms.battle import battle_of, open_table, seen_of
from gonfalon.games.crusader_kingdoms.cards import ATTACK, KINGDOMS
from gonfalon.games.crusader_kingdoms.choices import OfCard, OfKingdom
from gonfalon.games.crusader_kingdoms.rules.bonus import signed
from gonfalon.games.crusader_kingdoms.rules.ending import level, points
from gonfalon.games.crusader_kingdoms.rules.muslims import strength
from gonfalon.games.crusader_kingdoms.table import TURNS, Outremer
from gonfalon.games.crusader_kingdoms.view import Seen
from gonfalon.games.crusader_kingdoms.words import area_said, cards_said, dice_said
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.sketches import Cell, Grid, Line, Offer, Sketch

EXACT: Final = 1e-9  # chances are sums of floats


def sketch(view: View) -> Sketch:
    """Top to bottom."""
    t, seen = open_table(view), seen_of(view)
    turn = Line("sketch-turn", {"turn": seen.turn, "turns": TURNS, "round": seen.round})
    lines: list[Line | Grid] = [turn, _areas(t), _seats(t, seen)]
    if t.muslims >= 0:
        lines += _muslims(t, seen)
    if seen.lasting:
        cards = cards_said(t, [card for card, _, _ in seen.lasting])
        lines.append(Line("sketch-lasting", {"cards": cards}))
    lines += _attack(view, t)
    if seen.shown is not None:
        held: dict[str, Said] = {
            "seat": seat_name(seen.shown[0]),
            "cards": cards_said(t, seen.shown[1]),
        }
        lines.append(Line("sketch-shown", held))
    hands = list(enumerate(seen.all_hands)) or [(view.seat, seen.hand)]
    lines += [_hand(t, seat, hand) for seat, hand in hands if hand]
    if view.options:
        rows = [(choice, (_option(view, choice),)) for choice in view.options]
        lines.append(Offer((((), (Line("sketch-choices"),)), *rows)))
    return tuple(lines)


def _option(view: View, choice: Choice) -> Line:
    """What a choice does, as the page names it too."""
    args: dict[str, Said] = {"kind": view.kind}
    for name, value in choice.fields().items():
        assert isinstance(value, int | str)
        args[name] = f"@area-{value}" if name in ("area", "source") else value
    if isinstance(choice, OfKingdom):
        args |= {"who": choice.name, "kingdom": f"@realm-{choice.name}"}
    if isinstance(choice, OfCard):
        args["card"] = choice.face.said
    return Line(f"do-{choice.say.split()[0]}", args)


def kingdom(t: Outremer, holder: int) -> str:
    """A kingdom's name, as texts know it."""
    return f"@kingdom-{KINGDOMS[t.scenario.kingdoms[holder]]}"


def _areas(t: Outremer) -> Grid:
    """Lowest number first; with one or two players also what an area is worth (8.5)."""
    heads = ["sketch-head-area", "sketch-head-holder", "sketch-head-dice"]
    if t.muslims >= 0:
        heads.append("sketch-head-points")
    rows: list[tuple[Cell, ...]] = [tuple([(Line(head),) for head in heads])]
    for area in t.kit.by_number:
        holder = t.holders[area]
        held = Line("sketch-independent")
        if holder >= 0:
            held = Line("sketch-holder", {"kingdom": kingdom(t, holder)})
        dice: dict[str, Said] = {"count": t.base_defence(area)}
        plus = t.plus >> area & 1
        named: dict[str, Said] = {"area": area_said(t, area), "number": t.kit.numbers[area]}
        row: list[Cell] = [
            (Line("sketch-area", named),),
            (held,),
            (Line("sketch-dice-plus" if plus else "sketch-dice", dice),),
        ]
        if t.muslims >= 0:
            row.append((Line("sketch-points", {"points": t.kit.points[area]}),))
        rows.append(tuple(row))
    return Grid(tuple(rows))


def _seats(t: Outremer, seen: Seen) -> Grid:
    heads = ("sketch-head-seat", "sketch-head-castles", "sketch-head-cards", "sketch-head-bonus")
    rows: list[tuple[Cell, ...]] = [tuple([(Line(head),) for head in heads])]
    for seat in range(t.players):
        needed = t.scenario.castles[seat]
        castles: dict[str, Said] = {"castles": t.castles(seat), "needed": needed}
        passed = seen.passed >> seat & 1
        named: dict[str, Said] = {"seat": seat_name(seat), "kingdom": kingdom(t, seat)}
        bonus: dict[str, Said] = {"bonus": signed(seen.bonus[seat])}
        rows.append(
            (
                (Line("sketch-seat", named),),
                (Line("sketch-castles-of" if needed else "sketch-castles", castles),),
                (Line("sketch-cards", {"count": sum(seen.hands[seat])}),),
                (Line("sketch-bonus-passed" if passed else "sketch-bonus", bonus),),
            )
        )
    return Grid(tuple(rows))


def _muslims(t: Outremer, seen: Seen) -> list[Line]:
    """What the automaton has, and where the crusade stands."""
    pile: dict[str, Said] = {"count": seen.pile, "bonus": signed(seen.bonus[t.muslims])}
    lines = [Line("sketch-pile", pile)]
    if seen.army:
        army: dict[str, Said] = {"cards": cards_said(t, seen.army), "sum": strength(t)}
        lines.append(Line("sketch-army", army))
    if seen.row:
        lines.append(Line("sketch-row", {"cards": cards_said(t, seen.row)}))
    score = points(t)
    verdict: dict[str, Said] = {"points": score, "level": f"@level-{level(score)}"}
    return [*lines, Line("sketch-verdict", verdict)]


def _attack(view: View, t: Outremer) -> list[Line]:
    """The combat going on, as far as these eyes know it."""
    battle, seen = battle_of(view, t), seen_of(view)
    if battle is None:
        return []
    battle = battle.foreseen()
    attack = sum([1 for entry in seen.laid if entry[1] == ATTACK])
    area = area_said(t, battle.target)
    laid: dict[str, Said] = {"area": area, "attack": attack, "defence": len(seen.laid) - attack}
    lines = [Line("sketch-attack", laid)]
    odds = battle.odds()
    if view.kind == "pips":
        dice: dict[str, Said] = {
            "attack": dice_said(seen.attack_dice),
            "defence": dice_said(seen.defence_dice),
        }
        lines.append(Line("sketch-rolled", dice))
    elif odds is not None and battle.attack is not None:
        chance: dict[str, Said] = {
            "attack": battle.attack,
            "defence": battle.defence,
            "percent": _hundredths(odds),
        }
        lines.append(Line("sketch-odds", chance))
    return lines


def _hundredths(chance: float) -> int:
    """In whole hundredths; 0 and 100 are kept for what is certain."""
    certain = chance < EXACT or chance > 1 - EXACT
    return round(chance * 100) if certain else min(99, max(1, round(chance * 100)))


def _hand(t: Outremer, seat: int, hand: bytes) -> Line:
    return Line("sketch-hand", {"seat": seat_name(seat), "cards": cards_said(t, hand)})
