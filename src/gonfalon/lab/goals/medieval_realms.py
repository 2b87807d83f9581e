"""Medieval Realms: seats alike, every kind of card wanted, none a sure win."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gonfalon.games.medieval_realms.cards import KINDS
from gonfalon.games.medieval_realms.rules.ending import sheet
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.game import Box
from gonfalon.kernel.match import Match
from gonfalon.kernel.table import Table
from gonfalon.lab.found import Found, Note
from gonfalon.lab.goals import PLAYER, Goal, seat_goals, share_goal

VARIED: Final = ("leader", "city", "territory", "development")  # kinds whose cards differ
LABELS: Final = tuple([f"kind-{kind}" if kind in VARIED else f"card-{kind}" for kind in KINDS])
SERIES: Final = ((PLAYER, 2), (PLAYER, 3), (PLAYER, 4), (PLAYER, 5))


def note(match: Match) -> Note:
    """By kind of card: what lay open, what is in hands and tableaux at the end."""
    t = match.table
    assert isinstance(t, Realms)
    kind = [LABELS[card.kind] for card in t.kit.cards]
    hands, tableaux = b"".join(t.hands), b"".join(t.tableaux)
    lying = bytes([card for card in t.panel if card])
    return Note(
        rounds=t.round,
        groups={},
        appeared={kind[card] for card in hands + tableaux + lying + t.discards},
        taken={kind[card] for card in hands + tableaux},
        used=[{kind[card] for card in tableau} for tableau in t.tableaux],
        counts=Counter([kind[card] for card in tableaux]),
    )


def standing(table: Table) -> list[float]:
    """What each realm would count if the game ended now."""
    t = table
    assert isinstance(t, Realms)
    return [float(sum(sheet(t, seat))) for seat in range(t.players)]


def goals(found: dict[str, Found], box: Box) -> list[Goal]:
    """See docs/games/medieval-realms.md."""
    made: list[Goal] = []
    for one in found.values():
        made += seat_goals(one, 0.06)
        for label in LABELS:
            fate = one.cards.get(label)
            if fate is None or not fate.appeared:
                continue
            card = f"@{label}"
            for text, games in (("goal-taken", fate.taken), ("goal-played", fate.played)):
                made.append(share_goal(one, text, games, 0.10, 1.0, fate.appeared, card=card))
            if fate.owners:
                most = one.fair + 0.15
                made.append(
                    share_goal(one, "goal-owners", fate.won, 0.0, most, fate.owners, card=card)
                )
    return made
