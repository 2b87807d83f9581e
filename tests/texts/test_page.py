"""The page's own texts: alike in both languages, and all that it asks for is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.texts.sources import messages, messages_in

WEB = Path(__file__).parents[2] / "web/src"
ENGLISH = sorted(WEB.rglob("*en.ftl"))
SAID = re.compile(
    r"""\bt\(\s*(?:[\w.?!&|= ]+\?\s*)?"([a-z][a-z0-9-]*)"(?:\s*:\s*"([a-z][a-z0-9-]*)")?"""
)
STEP = re.compile(r'\{ key: "([a-z]+)"')


def spanish(path: Path) -> Path:
    return path.with_name(path.name.replace("en.ftl", "es.ftl"))


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(WEB)))
def test_both_languages_say_the_same_with_the_same_values(path: Path) -> None:
    one, other = messages_in(path), messages_in(spanish(path))
    assert sorted(one) == sorted(other)
    for key in one:
        assert one[key].variables == other[key].variables, key
        words = other[key].words
        assert words.count("?") == words.count("¿"), key
        assert not re.search(r"\b(the|and|with|your|cards?)\b", words), key


def test_the_page_has_every_text_that_it_asks_for() -> None:
    known = set(messages_in(WEB / "text/en.ftl")) | set(messages(None, "en"))
    asked = {
        key
        for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
        for found in SAID.finditer(path.read_text("utf-8"))
        for key in found.groups()
        if key
    }
    assert len(asked) > 100
    assert asked - known == set()


@pytest.mark.parametrize("path", sorted(WEB.glob("games/*/guide.ts")), ids=lambda p: p.parent.name)
def test_every_step_of_a_guide_has_its_words(path: Path) -> None:
    steps = {f"guide-{key}" for key in STEP.findall(path.read_text("utf-8"))}
    assert len(steps) >= 10
    assert steps == set(messages_in(path.parent / "text/guide.en.ftl"))


@pytest.mark.parametrize(
    ("lang", "one", "two"), [("en", "one die", "2 dice"), ("es", "un dado", "2 dados")]
)
@pytest.mark.parametrize("way", ["attack", "plunder"])
def test_a_single_die_is_no_dice(lang: str, one: str, two: str, way: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    source = (WEB / f"games/dark-kingdoms/text/{lang}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(source))
    for mine, words in ((1, one), (2, two)):
        args = {"way": way, "target": "village", "mine": mine, "theirs": 1}
        pattern = bundle.get_message("board-strike-note").value
        assert pattern
        said, faults = bundle.format_pattern(pattern, args)
        assert faults == []
        assert f", {words} " in str(said)
