"""Keys into sentences, in Spanish and English, out of the same Fluent files that the page reads.

What arguments mean is told in docs/protocol.md: `"#2"` is a seat, `"@key"` another message, a tuple
a list. What people gave is none of these, whatever it begins with: `Given`.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from gonfalon.kernel.words import Key, Trouble

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "es")
FALLBACK: Final = "en"

# British lists have no comma before "and", which is how our sentences are written.
_LOCALES: Final = {"en": "en-GB", "es": "es"}
_LONGEST: Final = 2000  # Fluent falls silent at 2,500 characters
_LARGEST: Final = 10**15  # larger numbers are more than babel can group
_SEAT: Final = re.compile(r"#(\d{1,3})")
_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
_SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?![aeo])", re.IGNORECASE)
_chosen: ContextVar[str | None] = ContextVar("language", default=None)


class Given(str):
    """What somebody gave, as an argument: shown as it is."""

    __slots__ = ()


class Texts:
    """The texts of one language: the house's, and those of one game if it is named."""

    def __init__(self, lang: str, game_id: str | None = None) -> None:
        self.lang = lang if lang in LANGUAGES else FALLBACK
        self.game_id = game_id
        self._bundle = _bundle(self.lang, game_id)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(
        self,
        key: str,
        args: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        you: int | None = None,
    ) -> str:
        """The message `key`; a missing one is its own key, so that nothing ever falls silent."""
        if key not in self:
            return key
        values: dict[str, Any] = {"you": "no"}
        for name, given in (args or {}).items():
            value = Given(given) if name == "say" else given
            alone = name != "seat" and isinstance(value, str) and _means(value, you)
            values[name] = self.say("reader-object") if alone else self.value(value, names, you)
            values["you" if name == "seat" else f"{name}-you"] = _yes(_means(value, you))
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        said, _ = self._bundle.format_pattern(pattern, values)
        return minus(str(said)) if any(map(_below_zero, (args or {}).values())) else str(said)

    def complaint(self, trouble: Trouble) -> str:
        """What a trouble says."""
        args = {
            name: Given(self._reason(value)) if isinstance(value, Key) else as_given(value)
            for name, value in trouble.args_said.items()
        }
        return self.say(trouble.text, args)

    def _reason(self, key: Key) -> str:
        """A message within another; a game's in that game's words."""
        texts = Texts(self.lang, key.game) if key.game else self
        return texts.say(key.text, key.args)

    def value(self, value: object, names: Sequence[str] = (), you: int | None = None) -> Any:
        """One argument as people read it; numbers stay numbers, for Fluent's plurals."""
        if isinstance(value, str):
            return self.say("reader") if _means(value, you) else self._word(value, names)
        if isinstance(value, (list, tuple)):
            return self.join([self._counted(item, value.count(item), names, you)
                              for item in _told_once(value)])  # fmt: skip
        return str(value) if isinstance(value, int) and abs(value) > _LARGEST else value

    def _counted(self, item: object, count: int, names: Sequence[str], you: int | None) -> str:
        word = str(self.value(item, names, you))
        return f"{count} × {word}" if _is_thing(item) and count > 1 else word

    def join(self, words: Sequence[str]) -> str:
        """A list in a sentence: "bow, swords and helmet"."""
        from babel.lists import format_list

        locale = _LOCALES[self.lang].replace("-", "_")
        # Spanish says "e" for "y" before the sound of an i, which babel does not know.
        if self.lang == "es" and len(words) > 1 and _SOUNDS_LIKE_I.match(words[-1]):
            return format_list([*words[:-1], "\0"], locale=locale).replace(
                " y \0", f" e {words[-1]}"
            )
        return format_list(words, locale=locale)

    def _word(self, word: str, names: Sequence[str]) -> str:
        given = isinstance(word, Given)
        if word.startswith("@") and not given:
            key = word[1:]
            # An owner's edition may name things that we have no text for: then their own name.
            return self.say(key) if key in self else key.partition("-")[2].title() or key
        seat = _SEAT.fullmatch(word)
        if seat is None or given:
            return word if len(word) <= _LONGEST else f"{word[:_LONGEST]}…"
        number = int(seat[1])
        return names[number] if number < len(names) else self.say("seat", {"number": number + 1})


def legible(text: str) -> str:
    """What can be seen of a text, in one line."""
    kept = [" " if char.isspace() else char for char in text if not _unprintable(char)]
    return " ".join("".join(kept).split())


def _unprintable(char: str) -> bool:
    """Control characters, halves of characters, and marks that turn the text around."""
    category = unicodedata.category(char)
    if category == "Cf":
        return unicodedata.bidirectional(char) != "BN" or char in "\u2060\ufeff"
    return category in ("Cc", "Cs", "Cn", "Co") and not char.isspace()


def as_given(value: object) -> object:
    """A value that is shown as it is: whoever gave it cannot have meant one of our messages."""
    return Given(value) if isinstance(value, str) else value


def _means(value: object, you: int | None) -> bool:
    """Does it name the reader, alone or among others?"""
    if you is None or isinstance(value, Given):
        return False
    return value == f"#{you}" or (isinstance(value, (list, tuple)) and f"#{you}" in value)


def _yes(it_is: bool) -> str:
    return "yes" if it_is else "no"


def _below_zero(value: object) -> bool:
    return isinstance(value, (int, float)) and value < 0


def _is_thing(item: object) -> bool:
    """What a list counts instead of repeating it; the faces of dice stand one by one."""
    return isinstance(item, str) and item.startswith("@")


def _told_once(items: Sequence[object]) -> list[object]:
    return [item for place, item in enumerate(items)
            if not _is_thing(item) or items.index(item) == place]  # fmt: skip


@cache
def _bundle(lang: str, game_id: str | None) -> FluentBundle:
    """Parsed once per process: reading Fluent takes longer than a whole game."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([_LOCALES[lang]], use_isolating=False)
    folders = ["text"]
    if game_id is not None:
        folders.append(f"games/{game_id.replace('-', '_')}/text")
    for folder in folders:
        file = resources.files("gonfalon").joinpath(f"{folder}/{lang}.ftl")
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def minus(said: str) -> str:
    """The same with true minus signs before its numbers, not hyphens."""
    return _HYPHEN.sub("−", said)


def speak(lang: str) -> None:
    """From now on this is the default language, whatever the terminal's."""
    _chosen.set(lang)


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """What was chosen, else the first of LC_ALL, LC_MESSAGES and LANG that is set."""
    chosen = _chosen.get()
    if chosen is not None:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            lang = environ[name][:2].lower()
            return lang if lang in LANGUAGES else FALLBACK
    return FALLBACK
