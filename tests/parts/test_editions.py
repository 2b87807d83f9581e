"""What is wrong with an owner's file, where, and in words of our own."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from gonfalon.games import IDS, load
from gonfalon.kernel.words import Trouble
from gonfalon.parts.editions import shaped
from gonfalon.texts import LANGUAGES, Texts


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("name = ", 1, 8),
        ('name = "mine"\n[deck', 2, 6),
        ("= =", 1, 1),
        ("a = " + "[" * 5000, 1, 5005),
        ("\na = 1\nb = " + "9" * 5000, 3, 5),
    ],
    ids=["no value", "no bracket", "no name", "a well of brackets", "a number without end"],
)  # fmt: skip
def test_no_toml_is_told_with_its_line(game: str, text: str, line: int, column: int) -> None:
    with pytest.raises(Trouble) as raised:
        load(game).open(text)
    assert raised.value.text == "trouble-edition-toml"
    assert raised.value.args_said == {"line": line, "column": column}


MAP = "[labels]\n"  # of Crusader Kingdoms, which has one


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "path", "problem"),
    [
        ("[deck.size]\nvalue = 'many'", "deck.size.value", "want-number"),
        ("name = 3", "name", "want-text"),
        ("[lands]\nvalue = 3", "lands.value", "want-list"),
        ("deck = 3", "deck", "want-table"),
        ('[lands]\nvalue = []\nfrom = "hearsay"', "lands.from", "source"),
        ("[deck]\nbacks = 2", "deck.backs", "unknown"),
        ("[deck.exceptions]\nvalue = { bow = 'x' }", "deck.exceptions.value.bow", "want-number"),
        (MAP + 'value.acre = ["x", 1]', "labels.value.acre[0]", "want-measure"),
        (MAP + "value.acre = [1]", "labels.value.acre", "want-length"),
    ],
)  # fmt: skip
def test_a_wrong_shape_is_told_in_the_readers_language(
    language: str, text: str, path: str, problem: str
) -> None:
    with pytest.raises(Trouble) as raised:
        load("crusader-kingdoms" if text.startswith(MAP) else "kingdoms-of-crusaders").open(text)
    said = Texts(language).complaint(raised.value)
    assert path in said
    assert Texts(language).say(f"edition-{problem}") in said


class Odd(msgspec.Struct):
    """A shape with what none of our editions has."""

    plain: bool = False
    day: date = date(1187, 7, 4)


@pytest.mark.parametrize("data", [{"plain": "yes"}, {"day": "Tuesday"}])
def test_whatever_the_library_finds_is_told_in_our_own_words(data: dict[str, object]) -> None:
    with pytest.raises(Trouble) as raised:
        shaped(data, Odd)
    for language in LANGUAGES:
        texts = Texts(language)
        assert texts.say("edition-want-other") in texts.complaint(raised.value)
