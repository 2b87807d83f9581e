"""Law 9 for Dark Kingdoms: the recorded games show every card and everything that can happen."""

import re

import pytest
from tests.replays import files_of
from tests.replays.record_dark_kingdoms import recorded, shown, wanted
from tests.texts.sources import folder

from gonfalon.files import replayed, write
from gonfalon.games import load

# Too rare for a few games; each of them is tested by name in this folder.
RARE = {"won-shared", "unmarked"}


def events() -> set[str]:
    """All events that the texts know."""
    text = (folder("dark-kingdoms") / "en.ftl").read_text("utf-8")
    part = text.partition("## What happened")[2].partition("## What is asked")[0]
    return set(re.findall(r"^([a-z-]+) =", part, flags=re.MULTILINE))


def test_recorded_games_show_every_card_and_every_event() -> None:
    game = load("dark-kingdoms")
    seen: set[str] = set()
    for file in files_of(game.id):
        seen |= shown(replayed(game, file))
    assert wanted() - seen == set()
    assert events() - seen - RARE == set()


@pytest.mark.slow
def test_recording_again_gives_the_same_files() -> None:
    data = {write(file) for file in files_of("dark-kingdoms")}
    assert data == set(recorded().values())
