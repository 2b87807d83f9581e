"""Record the replays of Medieval Realms anew: `python -m tests.replays.record_realms`.

Each is game `number` of a series between bots, or a walk with changes of mind. To find another
number after a change of the rules: `python -m tests.replays.record_realms --search`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.replays import HERE

from gonfalon.files import filed, write
from gonfalon.games import load
from gonfalon.games.medieval_realms.rules.ending import tie_break
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.match import UNDO, Match
from gonfalon.lab.simulate import Series, Tally, play
from gonfalon.testkit.walks import fair, stroll, uniform

REALMS = "medieval-realms"
NAMES = ["Ana", "Bruno", "Clara", "Diego", "Elena"]
SEED = 2019
MOST = 40_000  # games to look through

Wish = Callable[[Match], bool]


def ends(match: Match) -> bool:
    """By points, after seven rounds."""
    return match.table.result is not None and match.table.result.way == "points"


def tie_broken_by(what: int) -> Wish:
    """The best two have equal points, and the first difference is this one."""

    def wish(match: Match) -> bool:
        t, result = match.table, match.table.result
        assert isinstance(t, Realms)
        assert result is not None
        first, second = result.ranks.index(1), result.ranks.index(2)
        if result.scores[first] != result.scores[second]:
            return False
        one, other = tie_break(t, first), tie_break(t, second)
        return one[:what] == other[:what] and one[what] > other[what]

    return wish


def says(text: str) -> Wish:
    """An event of this kind occurs."""

    def wish(match: Match) -> bool:
        return any(event.text == text for _, event in match.events)

    return wish


def withdrawn(match: Match) -> bool:
    """Somebody was ready and took it back."""
    last: dict[int, str] = {}
    for seat, text in match.log:
        if text == UNDO and last.get(seat) == "ready":
            return True
        last[seat] = text
    return False


def conceded(match: Match) -> bool:
    return match.table.result is not None and match.table.result.way == "concession"


@dataclass(frozen=True)
class Recipe:
    """How a recorded game comes about, and what it shows."""

    bots: tuple[str, ...]
    number: int
    wish: Wish

    def match(self) -> Match:
        game = load(REALMS)
        players = len(self.bots)
        box, setup = game.open(), game.agree(players)
        if self.bots[0] in ("walk", "quitter"):
            for walk in stroll(box, setup, SEED, self.number, (uniform,), (fair,)):
                match = walk.match
                if self.bots[0] == "quitter" and len(match.log) > 150 and match.asked:
                    match.concede(match.asked[0])
                    break
            match.chance = walk.chance
            return match
        tally = Tally([0.0] * players, [0] * players, [0.0] * players)
        return play(Series(REALMS, self.bots, 1, SEED), box, setup, self.number, tally)


RANDOM, GREEDY = ("page",), ("squire",)
RECIPES: dict[str, Recipe] = {
    "realms-two": Recipe(GREEDY * 2, 0, ends),
    "realms-three": Recipe(GREEDY * 3, 0, ends),
    "realms-four": Recipe(GREEDY * 4, 0, ends),
    "realms-five": Recipe(GREEDY * 5, 0, ends),
    "realms-two-random": Recipe(RANDOM * 2, 0, ends),
    "realms-five-random": Recipe(RANDOM * 5, 0, ends),
    "realms-three-nobody-able": Recipe(RANDOM * 3, 0, says("nobody-able")),
    "realms-four-withdrawn": Recipe(("walk",) * 4, 0, withdrawn),
    "realms-two-concession": Recipe(("quitter",) * 2, 0, conceded),
    "realms-three-tie-by-cards": Recipe(RANDOM * 3, 18, tie_broken_by(0)),
    "realms-three-tie-by-castles": Recipe(RANDOM * 3, 374, tie_broken_by(1)),
    "realms-three-tie-by-leaders": Recipe(RANDOM * 3, 311, tie_broken_by(2)),
    "realms-three-tie-by-order": Recipe(RANDOM * 3, 6027, tie_broken_by(3)),
}


def recorded(name: str) -> bytes:
    """The game as a file."""
    recipe = RECIPES[name]
    match = recipe.match()
    if not recipe.wish(match):
        raise LookupError(f"game {recipe.number} no longer shows {name}")
    return write(filed(match, NAMES[: match.setup.players]))


def search() -> None:
    """Print the first number that shows each wish."""
    for name, recipe in RECIPES.items():
        for number in range(MOST):
            if recipe.wish(replace(recipe, number=number).match()):
                print(name, number, flush=True)
                break
        else:
            print(name, "not found", flush=True)


def main() -> None:
    if "--search" in sys.argv:
        search()
        return
    folder = HERE / REALMS
    folder.mkdir(exist_ok=True)
    for name in RECIPES:
        (folder / f"{name}.json").write_bytes(recorded(name))
        print(name)


if __name__ == "__main__":
    main()
