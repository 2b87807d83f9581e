"""Every law for every game of the house, and for the toy that uses all of the kernel.

A new game in `gonfalon.games.IDS` gets all of this for free.
"""

import pytest
from tests.replays import files_of

from gonfalon import games
from gonfalon.kernel.game import Game
from gonfalon.testkit import KINDS, LAWS, covered, hold
from gonfalon.testkit.toy import TOY

pytestmark = pytest.mark.compiled

HOUSE = [*games.IDS, TOY.id]
# the toy is small and quick; it also has to bear the weight of the kernel's rarer signals
GAMES = {TOY.id: 12, "dark-kingdoms": 1}
LONG = {"dark-kingdoms"}  # hundreds of decisions: its laws are tested one by one


def game_of(game_id: str) -> Game:
    return TOY if game_id == TOY.id else games.load(game_id)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=[f"{n}-{KINDS[n].replace(' ', '-')}" for n in LAWS])
@pytest.mark.parametrize("game_id", HOUSE)
def test_the_law_holds(game_id: str, law: int) -> None:
    assert hold(game_of(game_id), [law], games=GAMES.get(game_id, 2), seed=law) > 0


@pytest.mark.parametrize("game_id", games.IDS)
def test_the_recorded_replays_cover_the_game(game_id: str) -> None:
    covered(game_of(game_id), files_of(game_id))


@pytest.mark.parametrize("game_id", [game_id for game_id in HOUSE if game_id not in LONG])
def test_a_quick_look_at_all_laws_together(game_id: str) -> None:
    hold(game_of(game_id), games=1, seed=77)
