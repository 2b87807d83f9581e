"""What the recorded games of Crusader Kingdoms show between them."""

import pytest
from tests.replays import files_of, paths_of
from tests.replays.record_crusaders import GAME, SHARED, WISHES, recorded
from tests.texts.sources import messages

from gonfalon.files import read, replayed
from gonfalon.games import load
from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.cards import RESPONSE, TROOP

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", WISHES)
def test_a_recorded_game_ends_as_its_name_promises(name: str) -> None:
    file = read(next(path for path in paths_of(GAME) if path.stem == name).read_bytes())
    players, _, way = WISHES[name]
    assert file.result is not None
    assert (file.players, file.result.way) == (players, way)
    assert name not in SHARED or file.result.ranks.count(1) > 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["one-defeat", "four-castles"])
def test_recording_again_gives_the_same_file(name: str) -> None:
    path = next(path for path in paths_of(GAME) if path.stem == name)
    assert recorded(name) == path.read_bytes()


def test_every_card_is_used_in_some_recorded_game_and_every_event_has_its_text() -> None:
    game = load(GAME)
    box = game.open()
    assert isinstance(box, CrusaderBox)
    matches = [replayed(game, file) for file in files_of(GAME)]
    said = {text for match in matches for seat, text in match.log if seat >= 0}
    for face in box.cards:
        verb = "lay" if face.kind in (TROOP, RESPONSE) else "play"
        assert any(text.startswith(f"{verb} {face.say}") for text in said), face.say
    told = {event.text for match in matches for _, event in match.events}
    assert told <= set(messages(GAME, "en")) | {"conceded"}
