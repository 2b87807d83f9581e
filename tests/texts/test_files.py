"""The text files themselves: complete, alike in both languages, and well set."""

from __future__ import annotations

import re

import pytest
from tests.texts.sources import (
    HOUSE_AND_GAMES,
    LANGUAGES,
    Message,
    anchors,
    messages,
    rules_page,
    troubles,
    uses,
)

from gonfalon.games import IDS

# The same words in both languages, and meant so.
ALIKE_ALLOWED = {
    "title",  # a game may be sold under its English name
    "area-acre", "area-beirut", "area-homs", "area-kerak", "area-latakia", "area-marat",
    "area-turbessel",
    "sketch-head-bonus", "do-bonus",
    "leader-general", "card-leader-general",
}  # fmt: skip
ALIKE_ALLOWED |= {key for key in messages("dark-kingdoms", "en") if key.startswith("area-")}

WITH_COMMANDS = {"trouble-database-driver"}

OUR_RULING = {"en": "*(our ruling)*", "es": "*(decisión nuestra)*"}

LONGEST = {
    "title": 30,
    "short": 45,
    "blurb": 140,
    "players": 20,
    "option-variant": 20,
    "option-variant-markers": 20,
    "option-variant-points": 20,
}


@pytest.mark.parametrize("game", HOUSE_AND_GAMES)
def test_both_languages_have_the_same_messages(game: str | None) -> None:
    english, spanish = messages(game, "en"), messages(game, "es")
    assert sorted(english) == sorted(spanish)


@pytest.mark.parametrize("game", HOUSE_AND_GAMES)
def test_both_languages_use_the_same_values(game: str | None) -> None:
    english, spanish = messages(game, "en"), messages(game, "es")
    for key in english:
        one, other = _values(english[key]), _values(spanish[key])
        assert one == other, key


def _values(message: Message) -> set[str]:
    """What a message tells; which of it is the reader concerns each language's grammar alone."""
    return {name for name in message.variables if not name.endswith("-you")}


@pytest.mark.parametrize("game", HOUSE_AND_GAMES)
def test_no_english_is_left_in_spanish(game: str | None) -> None:
    english, spanish = messages(game, "en"), messages(game, "es")
    words = re.compile(r"[A-Za-z]{3}")
    alike = {
        key
        for key in english
        if english[key].words == spanish[key].words and words.search(english[key].words)
    }
    assert alike - ALIKE_ALLOWED == set()
    for key, message in spanish.items():
        assert not re.search(r"\b(the|and|with|you|your|is not|cards?)\b", message.words), key


@pytest.mark.parametrize("game", IDS)
def test_no_game_says_what_the_house_says(game: str) -> None:
    """The page and the terminal read both files into one bundle; the first one wins there."""
    for language in LANGUAGES:
        assert set(messages(None, language)) & set(messages(game, language)) == set()


@pytest.mark.parametrize("game", HOUSE_AND_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_the_language_sets_them(game: str | None, language: str) -> None:
    for key, message in messages(game, language).items():
        if key.startswith("help") or key in WITH_COMMANDS:  # typed with straight signs
            continue
        words = message.words
        assert '"' not in words, f"{key}: straight quotes"
        assert "'" not in words, f"{key}: a straight apostrophe"
        assert "..." not in words, f"{key}: three dots"
        if language == "es":
            assert len(re.findall(r"\w\?", words)) == words.count("¿"), key
            assert len(re.findall(r"\w!", words)) == words.count("¡"), key
            assert "“" not in words, f"{key}: Spanish quotes are « »"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IDS)
def test_names_fit_where_they_are_shown(game: str, language: str) -> None:
    told = messages(game, language)
    for key, most in LONGEST.items():
        if key in told:
            assert len(told[key].words) <= most, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IDS)
def test_a_game_introduces_itself(game: str, language: str) -> None:
    told = messages(game, language)
    assert {"title", "short", "blurb", "players", "credits"} <= set(told)


# What the source asks for


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_source_has_its_text(language: str) -> None:
    house = set(messages(None, language))
    known: dict[str | None, set[str]] = {None: house}
    for game in IDS:
        known[game] = house | set(messages(game, language))
    everywhere = set().union(*known.values())
    missing = []
    for kind, use in uses():
        if kind == "key" and use.name not in known[use.game]:
            missing.append(f"{use.where} {use.name}")
        if kind == "family" and not any(key.startswith(use.name) for key in everywhere):
            missing.append(f"{use.where} {use.name}…")
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_gives_the_values_that_its_text_names(language: str) -> None:
    house = messages(None, language)
    lacking = []
    for use, names in troubles():
        text = house.get(use.name)
        if text is not None and not text.variables - {"you"} <= names:
            lacking.append(f"{use.where} {use.name}: {text.variables - names}")
    assert lacking == []


# Rules pages


@pytest.mark.parametrize("game", IDS)
def test_both_rules_pages_have_the_same_anchors(game: str) -> None:
    english, spanish = (anchors(rules_page(game, language)) for language in LANGUAGES)
    assert english == spanish
    assert len(english) == len(set(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_source_cites_is_on_the_rules_page(language: str) -> None:
    missing = [
        f"{use.where} {use.name}"
        for kind, use in uses()
        if kind == "rule"
        and use.game is not None
        and use.name not in anchors(rules_page(use.game, language))
    ]
    assert missing == []


@pytest.mark.parametrize("game", IDS)
def test_rules_pages_mark_the_same_rulings_and_link_to_what_is_there(game: str) -> None:
    marked = []
    for language in LANGUAGES:
        page = rules_page(game, language)
        assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors(page))
        blocks = re.split(r"\n\s*\n", page)
        ours = re.compile(rf"(\*\*\w+\*\* )?{re.escape(OUR_RULING[language])}")
        marked.append([anchors(block) for block in blocks if ours.match(block)])
        assert page.count(OUR_RULING[language]) == len(marked[-1]) + 1, "and the page explains it"
    assert marked[0] == marked[1]
    assert any(marked[0])
