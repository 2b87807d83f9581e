"""Record the replays anew: `python -m tests.replays.record`.

Looks for games of random play that show what a name promises. The same rules give the same files.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from tests.replays import HERE

from gonfalon.files import filed, write
from gonfalon.games import load
from gonfalon.games.kingdoms_of_crusaders.table import Kingdoms
from gonfalon.kernel.match import Match
from gonfalon.testkit.walks import copycat, curious, fair, stroll, uniform

KINGDOMS = "kingdoms-of-crusaders"
NAMES = ["Ana", "Bruno", "Clara", "Diego"]
SEED = 2007
MOST = 20_000  # games to look through

Wish = Callable[[Match], bool]


def way(name: str) -> Wish:
    """Ends in this way, with lands won early and lands won by full armies."""

    def wish(match: Match) -> bool:
        result = match.table.result
        said = {event.text for _, event in match.events}
        return result is not None and result.way == name and {"won-early", "won-full"} <= said

    return wish


def conceded(match: Match) -> bool:
    """Somebody gives up in the middle."""
    return len(match.live) == 24


def leaders(match: Match) -> list[tuple[int, list[int]]]:
    """Each seat's marker numbers, of the seats with the best score, winner first."""
    t, result = match.table, match.table.result
    assert isinstance(t, Kingdoms)
    assert result is not None
    best = [seat for seat in range(t.players) if result.scores[seat] == max(result.scores)]
    best.sort(key=result.ranks.__getitem__)
    order = list(t.order)
    return [(s, sorted(order.index(n) + 1 for n in range(5) if t.holders[n] == s)) for s in best]


def broken_by_sum(match: Match) -> bool:
    """Two or more have as many markers; the winner's numbers are lower in sum."""
    if not way("markers")(match):
        return False
    found = [numbers for _, numbers in leaders(match)]
    return len(found) > 1 and sum(found[0]) < sum(found[1]) and min(found[0]) > min(found[1])


def broken_by_lowest(match: Match) -> bool:
    """1 + 4 against 2 + 3."""
    if not way("markers")(match):
        return False
    return [numbers for _, numbers in leaders(match)] == [[1, 4], [2, 3]]


def points_tied(match: Match) -> bool:
    """Equal points, different numbers of lands."""
    if not way("points")(match):
        return False
    found = [numbers for _, numbers in leaders(match)]
    return len(found) > 1 and len(found[0]) > len(found[1])


def won_by_one_card(match: Match) -> bool:
    """A land that a placement elsewhere decides: the last card that could have helped."""
    return match.over and any(
        at == later
        and placed.text.startswith("placed")
        and won.text == "won-early"
        and placed.args["land"] != won.args["land"]
        for (at, placed), (later, won) in pairwise(match.events)
    )


WISHES: dict[str, tuple[int, str, Wish]] = {
    "two-markers": (2, "markers", way("markers")),
    "three-markers": (3, "markers", way("markers")),
    "four-markers": (4, "markers", way("markers")),
    "two-points": (2, "points", way("points")),
    "three-points": (3, "points", way("points")),
    "four-points": (4, "points", way("points")),
    "two-concession": (2, "markers", conceded),
    "three-tie-by-sum": (3, "markers", broken_by_sum),
    "three-tie-by-lowest-number": (3, "markers", broken_by_lowest),
    "four-points-tied": (4, "points", points_tied),
    "two-won-by-a-card-elsewhere": (2, "markers", won_by_one_card),
}


def recorded(name: str) -> bytes:
    """The first game that shows it."""
    game = load(KINGDOMS)
    players, variant, wish = WISHES[name]
    box, setup = game.open(), game.agree(players, {"variant": variant})
    for number in range(MOST):
        for walk in stroll(box, setup, SEED, number, (uniform, copycat, curious), (fair,)):
            match = walk.match
            if wish is conceded and wish(match) and match.asked:
                match.concede(match.asked[0])
            elif not match.over:
                continue
            result = match.table.result
            if wish is conceded or (result and result.way == variant and wish(match)):
                match.chance = walk.chance
                return write(filed(match, NAMES[:players]))
            break
    raise LookupError(f"no game shows {name}")


def main() -> None:
    """Write all of them."""
    folder = HERE / KINGDOMS
    folder.mkdir(exist_ok=True)
    for name in WISHES:
        (folder / f"{name}.json").write_bytes(recorded(name))
        print(name)


if __name__ == "__main__":
    main()
