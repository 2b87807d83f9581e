"""The recorded games of Medieval Realms show what their names promise, and every card."""

import pytest
from tests.replays import HERE, files_of
from tests.replays.record_realms import REALMS, RECIPES, recorded

from gonfalon.files import read, replayed
from gonfalon.games import load

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", RECIPES)
def test_a_recorded_game_shows_what_its_name_promises(name: str) -> None:
    file = read((HERE / REALMS / f"{name}.json").read_bytes())
    assert file.players == len(RECIPES[name].bots)
    assert RECIPES[name].wish(replayed(load(REALMS), file))


@pytest.mark.slow
@pytest.mark.parametrize("name", RECIPES)
def test_recording_again_gives_the_same_file(name: str) -> None:
    assert recorded(name) == (HERE / REALMS / f"{name}.json").read_bytes()


def test_every_card_land_and_kind_of_choice_occurs() -> None:
    """Law 9 for cards: each that the deck holds is played or won in some recorded game."""
    game = load(REALMS)
    box = game.open()
    said = {text for file in files_of(REALMS) for seat, text in file.log if seat >= 0}
    events = [
        event for file in files_of(REALMS) for _, event in replayed(game, file).events
    ]  # fmt: skip
    played = {text.removeprefix("play ") for text in said if text.startswith("play ")}
    won = {str(event.args["card"]) for event in events if event.text == "auction-won"}
    for card in box.cards[1:]:  # type: ignore[attr-defined]
        if card.number in box.deck:  # type: ignore[attr-defined]
            assert card.say in played or f"@card-{card.say}" in won, card.say
    assert {event.args["land"] for event in events if event.text == "land-won"} == set(range(1, 11))
    words = {choice.say.split()[0] for choice in box.choices.all}
    assert words == {text.split()[0] for text in said if not text.startswith("!")}
