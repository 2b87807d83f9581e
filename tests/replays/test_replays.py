"""The recorded games play again to the same end, and every die and draw of them is in order."""

from pathlib import Path

import pytest
from tests.replays import paths_of
from tests.replays.record import WISHES, recorded

from gonfalon import games
from gonfalon.files import read, replayed, verify, write
from gonfalon.kernel.codec import state_hash

pytestmark = pytest.mark.compiled

PATHS = [path for game_id in games.IDS for path in paths_of(game_id)]


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_a_recorded_game_replays_and_verifies(path: Path) -> None:
    file = read(path.read_bytes())
    game = games.load(file.game)
    match = replayed(game, file)
    assert match.over
    assert match.log == file.log
    assert state_hash(match.table) == file.state_hash
    assert [check.check for check in verify(game, file) if not check.ok] == []
    assert write(file) == path.read_bytes()


@pytest.mark.parametrize("name", WISHES)
def test_a_recorded_game_shows_what_its_name_promises(name: str) -> None:
    path = next(path for path in PATHS if path.stem == name)
    file = read(path.read_bytes())
    players, variant, wish = WISHES[name]
    assert (file.players, file.options["variant"]) == (players, variant)
    if name == "two-concession":
        assert file.result is not None
        assert file.result.way == "concession"
    else:
        assert wish(replayed(games.load(file.game), file))


@pytest.mark.slow
@pytest.mark.parametrize("name", WISHES)
def test_recording_again_gives_the_same_file(name: str) -> None:
    path = next(path for path in PATHS if path.stem == name)
    assert recorded(name) == path.read_bytes()


def test_every_card_of_the_deck_and_every_land_is_placed_in_some_recorded_game() -> None:
    """Law 9 for cards: each card is placed, each land is used, each event text occurs."""
    game = games.load("kingdoms-of-crusaders")
    files = [read(path.read_bytes()) for path in paths_of(game.id)]
    said = {text for file in files for seat, text in file.log if seat >= 0}
    choices = game.open().choices.all
    assert {choice.fields()["card"] for choice in choices} == {
        text.split()[1] for text in said if text.startswith("place")
    }
    assert {choice.fields()["land"] for choice in choices} == {
        text.split()[2] for text in said if text.startswith("place")
    }
