"""Players made of code. A bot is given a view and nothing else: what a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final, Protocol

from gonfalon.bots.evaluations import evaluation_of, judgement_of, module_of
from gonfalon.bots.ismcts import Cancelled, Found, Manner, Manners, Search
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Game, View
from gonfalon.kernel.words import Trouble

PAGE: Final = "page"
SQUIRE: Final = "squire"
KNIGHT: Final = "knight"
MARSHAL: Final = "marshal"
NAMES: Final = (PAGE, SQUIRE, KNIGHT, MARSHAL)
"""The levels, weakest first."""

KNOWN_AS: Final = {"random": PAGE, "greedy": SQUIRE}
"""What students of games call them."""


class Bot(Protocol):
    """Chooses one of the options of a view that was made for its own seat."""

    def choose(self, view: View) -> Choice:
        """One of `view.options`."""
        ...


class RandomBot:
    """Any option is as good as another."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random: Callable[[], float] = Random(seed).random

    def choose(self, view: View) -> Choice:
        options = view.options
        return options[int(self._random() * float(len(options)))]


class GreedyBot:
    """The option that the game's own judgement likes best; equal ones by lot."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random: Callable[[], float] = Random(seed).random
        self._appraise = judgement_of(game)

    def choose(self, view: View) -> Choice:
        figures = self._appraise(view)
        best = max(figures)
        equal = [option for option, figure in zip(view.options, figures, strict=True)
                 if figure == best]  # fmt: skip
        return equal[int(self._random() * float(len(equal)))]


class SearchBot:
    """Looks ahead, in the manner of its level."""

    def __init__(self, manners: Manners, seed: int) -> None:
        self._rng = Random(seed)
        self._manners = manners

    def choose(self, view: View) -> Choice:
        manner = self._manners[view.setup.players]
        return look_ahead(view, manner, self._rng.getrandbits(32))[0].choice


def look_ahead(
    view: View, manner: Manner, seed: int, cancelled: Cancelled | None = None
) -> list[Found]:
    """What a search finds of each option, the best one first."""
    game = view.box.game
    search = Search(view, evaluation_of(game), manner, seed)
    search.run(cancelled)
    return search.found()


@cache
def manners_of(game: Game, name: str) -> Manners:
    """How a level searches in this game, by the number of players."""
    manners: dict[str, Manners] = {
        KNIGHT: module_of(game).KNIGHT,
        MARSHAL: module_of(game).MARSHAL,
    }
    return manners[name]


def level(name: str) -> str:
    """The level that somebody means."""
    meant = KNOWN_AS.get(name, name)
    if meant not in NAMES:
        raise Trouble("trouble-bot", bot=name, allowed=", ".join(NAMES))
    return meant


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one game; the same seed plays the same."""
    meant = level(name)
    if meant == PAGE:
        return RandomBot(game, seed)
    if meant == SQUIRE:
        return GreedyBot(game, seed)
    return SearchBot(manners_of(game, meant), seed)
