"""Dark Kingdoms: peoples and starts alike, and everything in the box gets used."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gonfalon.games.dark_kingdoms.board import KingdomsBox
from gonfalon.games.dark_kingdoms.pieces import BRITANNIA, FAME, PEOPLES
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.game import Box
from gonfalon.kernel.match import Match
from gonfalon.kernel.table import Table
from gonfalon.lab.found import Found, Note
from gonfalon.lab.goals import PLAYER, Goal, fair_goals, share_goal

SERIES: Final = ((PLAYER, 3), (PLAYER, 4))
USES: Final = (
    "built-village", "built-fortress", "built-ship", "razed", "sold", "mustered", "recruited",
    "landed", "transferred", "battle", "assault", "siege", "plunder", "retreated", "took-marker",
    "bought-die",
)  # fmt: skip


def note(match: Match) -> Note:
    """Peoples, starts, what was done, and fame cards played for their text."""
    t = match.table
    assert isinstance(t, DarkKingdoms)
    used: list[set[str]] = [set() for _ in range(t.players)]
    starts = [""] * t.players
    counts: Counter[str] = Counter()
    for _, event in match.events:
        if event.text in USES:
            counts[f"event-{event.text}"] += 1
        elif event.text == "played":
            card = str(event.args["card"]).removeprefix("@")
            used[event.seat].add(card)
            counts[card] += 1
        elif event.text == "round":
            counts[str(event.args["card"]).removeprefix("@")] += 1
        elif event.text == "started":
            starts[event.seat] = str(event.args["area"]).removeprefix("@")
    fame = {f"fame-{card}" for card in FAME}
    peoples = tuple([f"people-{PEOPLES[people]}" for people in t.people])
    homes = tuple([f"{people}+{start}" for people, start in zip(peoples, starts, strict=True)])
    groups = {"people": peoples, "start": homes}
    return Note(len(t.drawn), groups, fame, fame, used, counts)


def standing(table: Table) -> list[float]:
    """Victory points."""
    assert isinstance(table, DarkKingdoms)
    return [float(points) for points in table.points]


def goals(found: dict[str, Found], box: Box) -> list[Goal]:
    """See docs/games/dark-kingdoms.md."""
    made: list[Goal] = []
    for one in found.values():
        made += fair_goals(one, "people", 0.07)
        made += _starts(one, box)
        things = [f"event-{use}" for use in USES] + [f"fame-{card}" for card in FAME]
        things += _britannia(one, box)
        unused = [thing for thing in things if not one.counts[thing]]
        made.append(
            Goal(one.name, "goal-unused", {}, len(unused), (len(unused), len(unused)), 0, 0)
        )
    return made


def _britannia(found: Found, box: Box) -> list[str]:
    """The cards in play with so many players."""
    assert isinstance(box, KingdomsBox)
    ages = box.charts[found.players].britannia
    return [f"card-{BRITANNIA[card]}" for age in ages for card in age]


def _starts(found: Found, box: Box) -> list[Goal]:
    """Every start is chosen by somebody, and none is much better or worse than its people's."""
    assert isinstance(box, KingdomsBox)
    peoples, made = found.groups.get("people", {}), []
    for label, fate in sorted(found.groups.get("start", {}).items()):
        people = peoples[label.partition("+")[0]]
        mean = people.won / people.owners
        low, high = mean - 0.08, mean + 0.08
        made.append(
            share_goal(found, "goal-wins", fate.won, low, high, fate.owners, who=f"@{label}")
        )
    chart = box.charts[found.players]
    shields = [area for people in box.shields[: chart.peoples] for area in people]
    unchosen = len(shields) - len(found.groups.get("start", {}))
    return [
        *made,
        Goal(found.name, "goal-unchosen", {}, unchosen, (unchosen, unchosen), 0, 0),
    ]
