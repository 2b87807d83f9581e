"""Which language the terminal speaks, and how arguments become words."""

from __future__ import annotations

import re
from contextvars import copy_context

import pytest
from tests.cli.helpers import GAME, gonfalon

from gonfalon.texts import Texts, default_language, speak


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "es_MX"}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "", "LC_ALL": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_terminals(environ: dict[str, str], language: str) -> None:
    assert default_language(environ) == language


def test_a_chosen_language_goes_before_the_terminals() -> None:
    def chosen() -> str:
        speak("es")
        return default_language({"LANG": "en_GB"})

    assert copy_context().run(chosen) == "es"


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en", [], ""),
        ("en", ["bow"], "bow"),
        ("en", ["bow", "swords", "helmet"], "bow, swords and helmet"),
        ("es", ["arco", "espadas", "yelmo"], "arco, espadas y yelmo"),
        ("es", ["Ana y Luis", "Inés"], "Ana y Luis e Inés"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("es", ["Inés"], "Inés"),
    ],
)
def test_lists_are_joined_as_people_do(language: str, words: list[str], said: str) -> None:
    assert Texts(language).join(words) == said


def test_arguments() -> None:
    texts = Texts("en", "kingdoms-of-crusaders")
    args = {"seat": "#1", "card": ("@symbol-bow", "@symbol-lance"), "land": "@land-antioch"}
    names = ("Ana", "Luis")
    assert texts.say("placed", args, names) == "Luis places bow and lance in Antioch."
    assert texts.say("placed", args, names, you=1) == "You place bow and lance in Antioch."
    assert texts.say("placed", args, names, you=0) == "Luis places bow and lance in Antioch."
    assert texts.say("placed", args) == "Seat 2 places bow and lance in Antioch."
    assert texts.say("no-such-key", args) == "no-such-key"
    assert texts.value((("@symbol-bow", "#0"), "#x"), names) == "bow and Ana and #x"
    assert "\u2068" not in texts.say("placed", args)


def test_tables_write_numbers_as_the_language_does() -> None:
    series = ("simulate", GAME, "--games", "4", "--jobs", "1")
    english, spanish = gonfalon("--lang", "en", *series), gonfalon("--lang", "es", *series)
    assert re.search(r"│ \d+\.\d%", english.out)
    assert re.search(r"│ \d+,\d%", spanish.out)
    assert not re.search(r"\d\.\d%", spanish.out)
