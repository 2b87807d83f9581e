"""Laws over games: walk many games of every set-up with some laws watching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from gonfalon.files import GameFile, chance_of, opened
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import Game
from gonfalon.kernel.match import follow
from gonfalon.kernel.signals import OVER
from gonfalon.testkit.broken import UNDO_LAW
from gonfalon.testkit.laws import (
    Clones,
    Conserves,
    Decodes,
    Goes,
    Law,
    Outcomes,
    Reasons,
    Refuses,
    Replays,
)
from gonfalon.testkit.secrets import KeepsSecrets
from gonfalon.testkit.undoing import TakesBack
from gonfalon.testkit.walks import LIMIT, STYLES, Style, Walk, dead_end, setups, stroll

LAWS: Final[dict[int, Callable[[], Law]]] = {
    1: Goes,
    2: Replays,
    3: Decodes,
    4: Clones,
    5: KeepsSecrets,
    6: Outcomes,
    7: Refuses,
    8: Conserves,
    10: Reasons,
    UNDO_LAW: TakesBack,
}
"""All but law 9, which looks at the recorded replays: see `coverage.covered`."""


def hold(
    game: Game,
    laws: Iterable[int] = tuple(LAWS),
    games: int = 4,
    seed: int = 1,
    limit: int = LIMIT,
    styles: Sequence[Style] = STYLES,
) -> int:
    """Walk `games` games of each set-up; raises `BrokenLaw`. Tells how many pauses were seen."""
    numbers = tuple(laws)
    box = game.open()
    heard: Counter[str] = Counter()
    pauses = 0
    for place, setup in enumerate(setups(game)):
        for number in range(games):
            watching = [LAWS[law]() for law in numbers]
            walks = stroll(box, setup, seed, place * 1000 + number, styles, limit=limit,
                           heard=heard)  # fmt: skip
            for walk in walks:
                watch(walk, watching)
                pauses += 1
    return pauses


def watch(walk: Walk, laws: Iterable[Law]) -> None:
    """Let every law look at this pause. What they try at random depends on the game alone."""
    match = walk.match
    recent = [match.log[index] for index in match.live[-3:]]
    for law in laws:
        law.pause(walk, Random(f"{law.number} {len(match.live)} {recent}"))
        if walk.table.signal == OVER:
            law.end(walk)


def reproduce(game: Game, file: GameFile, laws: Iterable[int] = tuple(LAWS)) -> None:
    """Follow a game file with the laws watching: a finding of the fuzzer shows again."""
    match, entries = opened(game, file)
    walk = Walk(match, chance_of(file) or seeded_chance(0, 0), Random(0))
    watching = [LAWS[law]() for law in laws]
    dead_end(walk)
    watch(walk, watching)
    for _ in follow(match, entries):
        dead_end(walk)
        watch(walk, watching)
