"""Record the replays of Crusader Kingdoms anew: `python -m tests.replays.record_crusaders`.

Looks for games between bots that end as a name promises. The same rules give the same files.
"""

from __future__ import annotations

from tests.replays import HERE

from gonfalon import bots
from gonfalon.files import filed, write
from gonfalon.games import load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.match import Match

GAME = "crusader-kingdoms"
NAMES = ["Ana", "Bruno", "Clara", "Diego"]
SEED = 117
MOST = 2_000  # games to look through

WISHES: dict[str, tuple[int, str, str]] = {
    "one-victory": (1, "squire", "victory"),
    "one-marginal": (1, "squire", "marginal"),
    "one-defeat": (1, "page", "defeat"),
    "one-concession": (1, "squire", "concession"),
    "two-victory": (2, "squire", "victory"),
    "two-marginal": (2, "squire", "marginal"),
    "two-defeat": (2, "page", "defeat"),
    "three-castles": (3, "squire", "castles"),
    "three-sudden": (3, "squire", "sudden"),
    "four-castles": (4, "squire", "castles"),
    "four-sudden": (4, "squire", "sudden"),
    "four-at-random": (4, "page", "castles"),
    "three-at-random": (3, "page", "castles"),
    "four-shared": (4, "squire", "castles"),
}
"""Name: players, bot, way to end."""

SHARED = {"four-shared"}  # games that several win together

GIVEN_UP = 20  # entries of the log after which a solo player concedes


def recorded(name: str) -> bytes:
    """The first game that ends so."""
    game = load(GAME)
    players, bot, way = WISHES[name]
    box, setup = game.open(), game.agree(players)
    for number in range(MOST):
        match = Match(box, setup, seeded_chance(SEED, number))
        seats = [bots.make(bot, game, number * 8 + seat) for seat in range(players)]
        while not match.over:
            seat = match.asked[0]
            if way == "concession" and len(match.log) > GIVEN_UP:
                match.concede(seat)
            else:
                match.choose(seat, seats[seat].choose(match.view(seat)))
        result = match.table.result
        if result is None or (name in SHARED and result.ranks.count(1) < 2):
            continue
        if result.way == way:
            return write(filed(match, NAMES[:players]))
    raise LookupError(f"no game shows {name}")


def main() -> None:
    """Write all of them."""
    folder = HERE / GAME
    folder.mkdir(exist_ok=True)
    for name in WISHES:
        (folder / f"{name}.json").write_bytes(recorded(name))
        print(name)


if __name__ == "__main__":
    main()
