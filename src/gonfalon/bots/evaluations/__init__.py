"""What positions of each game are worth: one module per game, its weights as data beside it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module, resources
from types import ModuleType

from gonfalon.bots.evaluation import Evaluation, Judgement, Weights
from gonfalon.kernel.game import Game

PLACE = __name__


def module_of(game: Game) -> ModuleType:
    """The game's own module here."""
    return import_module(f"{PLACE}.{_file(game)}")


@cache
def evaluation_of(game: Game) -> Evaluation:
    """Ready to be asked."""
    made: Evaluation = module_of(game).EVALUATION(weights_of(game), judgement_of(game))
    return made


def judgement_of(game: Game) -> Judgement:
    """The greedy bot's: `appraise` in the module of `bots` that is named as the game's package."""
    appraise: Judgement = import_module(f"gonfalon.bots.{_file(game)}").appraise
    return appraise


def weights_of(game: Game) -> Weights:
    """As `gonfalon fit` has written them."""
    text = resources.files(PLACE).joinpath(f"{_file(game)}.toml").read_text("utf-8")
    groups = tomllib.loads(text)["weights"]
    names = module_of(game).EVALUATION.names
    return {group: [float(row[name]) for name in names] for group, row in groups.items()}


def _file(game: Game) -> str:
    return game.id.replace("-", "_")
