"""Crusader Kingdoms: kingdoms alike, crusades that can be won and lost."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gonfalon.games.crusader_kingdoms.cards import KINGDOMS
from gonfalon.games.crusader_kingdoms.rules.ending import points
from gonfalon.games.crusader_kingdoms.table import Outremer
from gonfalon.kernel.game import Box
from gonfalon.kernel.match import Match
from gonfalon.kernel.table import Table
from gonfalon.lab.found import Found, Note
from gonfalon.lab.goals import PLAYER, WEAKEST, Goal, fair_goals, share_goal

SERIES: Final = ((PLAYER, 4), (PLAYER, 3), (PLAYER, 1), (WEAKEST, 1), (PLAYER, 2))
USES: Final = ("played", "revealed-attack", "revealed-defence")


def note(match: Match) -> Note:
    """Cards count as used when they are played as events or revealed in an attack."""
    t = match.table
    assert isinstance(t, Outremer)
    used: list[set[str]] = [set() for _ in range(t.players)]
    counts: Counter[str] = Counter()
    for _, event in match.events:
        if event.text in USES and 0 <= event.seat < t.players:
            cards = event.args.get("cards", (event.args.get("card", ""),))
            assert isinstance(cards, tuple)
            for card in cards:
                used[event.seat].add(str(card).removeprefix("@"))
                counts[str(card).removeprefix("@")] += 1
    kinds = {t.kit.cards[card].said.removeprefix("@") for deck in t.scenario.decks for card in deck}
    kingdoms = t.scenario.kingdoms[: t.players]
    sides = tuple([f"kingdom-{KINGDOMS[kingdom]}" for kingdom in kingdoms])
    return Note(t.turn, {"kingdom": sides}, kinds, kinds, used, counts)


def standing(table: Table) -> list[float]:
    """Castles on the map; the points of a crusade against the Muslims."""
    t = table
    assert isinstance(t, Outremer)
    if t.muslims >= 0:
        return [float(points(t))] * t.players
    return [float(t.castles(seat)) for seat in range(t.players)]


def goals(found: dict[str, Found], box: Box) -> list[Goal]:
    """By number of players; see docs/games/crusader-kingdoms.md."""
    made: list[Goal] = []
    for one in found.values():
        if one.players >= 3:
            made += fair_goals(one, "kingdom", 0.07 if one.players == 4 else 0.09)
        if one.players == 4:
            made.append(share_goal(one, "goal-sudden", one.ways["sudden"], 0.05, 0.40))
        if one.players == 1 and one.bot == WEAKEST:
            made.append(share_goal(one, "goal-victory", one.ways["victory"], 0.0, 0.05))
        elif one.players == 1:
            better = one.ways["victory"] + one.ways["marginal"]
            made.append(share_goal(one, "goal-victory", one.ways["victory"], 0.20, 0.50))
            made.append(share_goal(one, "goal-marginal", better, 0.45, 0.80))
    return made
