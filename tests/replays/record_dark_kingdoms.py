"""Record the replays of Dark Kingdoms anew: `python -m tests.replays.record_dark_kingdoms`.

One game for each way to end, and then some that together show every event and every card. The same
rules give the same files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tests.replays import HERE

from gonfalon import bots
from gonfalon.bots.dark_kingdoms import appraise
from gonfalon.files import filed, write
from gonfalon.games import load
from gonfalon.games.dark_kingdoms.choices import Move
from gonfalon.games.dark_kingdoms.pieces import BRITANNIA, FAME
from gonfalon.games.dark_kingdoms.view import open_table
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.match import Match

GAME = "dark-kingdoms"
NAMES = ["Ana", "Bruno", "Clara", "Diego"]
SEED = 500
MOST = 300  # games to look through

Player = Callable[[View], Choice]


def conqueror(view: View) -> Choice:
    """Builds nothing and attacks whatever it meets."""
    figures = appraise(view)
    t = open_table(view)
    for place, choice in enumerate(view.options):
        if choice.say in ("village", "fortress", "ship", "play builders"):
            figures[place] = -5.0
        elif isinstance(choice, Move) and t.others(view.seat, choice.area):
            figures[place] += 3.0
        elif choice.say == "fight" or choice.say.startswith("attack"):
            figures[place] += 5.0
    return view.options[figures.index(max(figures))]


def victim(view: View) -> Choice:
    """Razes its villages and waits."""
    said = {choice.say: choice for choice in view.options}
    for word in ("raze", "end", "fight", "pass", "armies none", "deny", "leave"):
        if word in said:
            return said[word]
    return view.options[-1]


def play(players: list[Player], number: int) -> Match:
    """One game with fair dice."""
    game = load(GAME)
    match = Match(game.open(), game.agree(len(players)), seeded_chance(SEED, number))
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, players[seat](match.view(seat)))
    return match


def greedy(players: int, number: int, wild: int = 0) -> Match:
    """Greedy bots, the last `wild` of them random."""
    game = load(GAME)
    names = ["squire"] * (players - wild) + ["page"] * wild
    return play([bots.make(name, game, number * 8 + n).choose for n, name in enumerate(names)],
                number)  # fmt: skip


def ends(way: str, matches: Iterator[Match]) -> Match:
    """The first game that ends in this way."""
    for match in matches:
        assert match.table.result is not None
        if match.table.result.way == way:
            return match
    raise LookupError(way)


def shown(match: Match) -> set[str]:
    """What a game shows: its events, and the cards that were played or turned up."""
    found = {event.text for _, event in match.events}
    for _, event in match.events:
        if event.text in ("played", "round"):
            found.add(str(event.args["card"]))
    return found


def wanted() -> set[str]:
    """Every card; events are added as they are met."""
    return {f"@fame-{card}" for card in FAME} | {f"@card-{card}" for card in BRITANNIA}


def by_end() -> dict[str, Match]:
    """The ways to end."""
    found = {}
    for players in (3, 4):
        for way in ("crown", "rounds"):
            games = (greedy(players, number) for number in range(MOST))
            found[f"{way}-{players}"] = ends(way, games)
    games = (play([conqueror, victim, victim], number) for number in range(MOST))
    found["last-3"] = ends("last", games)
    return found


def varied(known: set[str]) -> Iterator[Match]:
    """Games that show something new each."""
    rng = Random(SEED)
    for number in range(MOST):
        match = greedy(rng.choice((3, 4)), MOST + number, rng.randrange(4))
        if shown(match) - known:
            known |= shown(match)
            yield match


def recorded() -> dict[str, bytes]:
    """All files by name."""
    found = by_end()
    known: set[str] = set()
    for match in found.values():
        known |= shown(match)
    for number, match in enumerate(varied(known), 1):
        found[f"varied-{number}"] = match
    missing = wanted() - known
    if missing:
        raise LookupError(f"no game shows {sorted(missing)}")
    return {
        name: write(filed(match, NAMES[: match.setup.players])) for name, match in found.items()
    }


def main() -> None:
    """Write all of them."""
    folder = HERE / GAME
    folder.mkdir(exist_ok=True)
    files = recorded()
    for old in folder.glob("*.json"):
        old.unlink()
    for name, data in files.items():
        (folder / f"{name}.json").write_bytes(data)
        print(name)


if __name__ == "__main__":
    main()
