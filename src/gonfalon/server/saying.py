"""Refusals in plain words: from a key and its values to a sentence in the reader's language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from gonfalon.kernel.words import Key, Refusal, Trouble
from gonfalon.parts.shapes import misread, odd_field, place_of
from gonfalon.server.wire import Number, RefusedMessage, TroubleOut
from gonfalon.texts import FALLBACK, LANGUAGES, Texts, legible

_BYTE: Final = re.compile(r"\(byte (\d+)\)")

NAME_MOST: Final = 40
SAID_MOST: Final = 200  # how much of a stranger's text we repeat to him

# Whatever is not named here is a bad request.
STATUS: Final = {
    "trouble-guest-unknown": 401,
    "trouble-origin": 403,
    "trouble-replace-foreign": 403,
    "trouble-seat-foreign": 403,
    "trouble-table-private": 403,
    "trouble-game": 404,
    "trouble-invitation-unknown": 404,
    "trouble-link-unknown": 404,
    "trouble-not-found": 404,
    "trouble-seat-unknown": 404,
    "trouble-table-unknown": 404,
    "trouble-method": 405,
    "trouble-fork-over": 409,
    "trouble-review-empty": 409,
    "trouble-invitation-used": 409,
    "trouble-not-begun": 409,
    "trouble-not-over": 409,
    "trouble-other-edition": 409,
    "trouble-other-rules": 409,
    "trouble-seat-own": 409,
    "trouble-seat-taken": 409,
    "trouble-file-large": 413,
    "trouble-too-large": 413,
    "trouble-guests-many": 429,
    "trouble-review-flood": 429,
    "trouble-imports-many": 429,
    "trouble-tables-many": 429,
    "trouble-internal": 500,
    "trouble-review-failed": 500,
    "trouble-review-busy": 503,
    "trouble-storage": 503,
}


def language(accept: str | None) -> str:
    """The best of our languages for an Accept-Language header."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate((accept or "")[:SAID_MOST].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    for _, _, lang in sorted(wishes):
        if lang in LANGUAGES:
            return lang
    return FALLBACK


def status(trouble: Trouble) -> int:
    """The HTTP status that goes with a trouble."""
    return STATUS.get(trouble.text, 400)


def told(trouble: Trouble, lang: str) -> TroubleOut:
    """A trouble as HTTP answers it."""
    short = Trouble(trouble.text, **_short(trouble.args_said))
    args: dict[str, object] = {
        name: f"@{value.text}" if isinstance(value, Key) else value
        for name, value in short.args_said.items()
    }
    return TroubleOut(_key(trouble), args, Texts(lang).complaint(short))


def refused(trouble: Trouble, re: Number | None, lang: str) -> RefusedMessage:
    """A trouble as the WebSocket answers it."""
    out = told(trouble, lang)
    return RefusedMessage(re, out.trouble, out.args, None, None, out.message)


def refused_by_rule(
    refusal: Refusal, re: Number | None, lang: str, game: str, names: Sequence[str], you: int
) -> RefusedMessage:
    """What the rules refused, with the rule and its reason."""
    args = _short(refusal.args)
    message = Texts(lang, game).say(refusal.text, args, names=names, you=you)
    return RefusedMessage(re, "not-offered", args, refusal.rule or None, refusal.text, message)


def _key(trouble: Trouble) -> str:
    return trouble.text.removeprefix("trouble-")


def garbled(error: BaseException) -> tuple[str, Key]:
    """The place in what a program sent that cannot be read, and what is wrong there."""
    while error.__cause__ is not None:  # what msgspec itself says
        error = error.__cause__
    problem, path = misread(error)
    if isinstance(error, (msgspec.DecodeError, UnicodeError, RecursionError)) and not isinstance(
        error, msgspec.ValidationError
    ):
        byte = _BYTE.search(problem)
        return f"byte {byte[1]}" if byte else "–", Key("request-json")
    odd = odd_field(problem)
    known = "request-value" if odd is None else "request-missing" if odd[1] else "request-unknown"
    return place_of(problem, path) or "–", Key(known)


def _short(args: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: value[: SAID_MOST - 1] + "…"
        if isinstance(value, str) and len(value) > SAID_MOST
        else value
        for key, value in args.items()
    }


def clean_name(name: str) -> str:
    """A name as we keep it. Markup is kept as it is: whoever shows a name shows it as text."""
    # Before anything is done with it: normalising megabytes is a way to keep us busy.
    if len(name) > 4 * NAME_MOST:
        raise Trouble("trouble-name-long", length=len(name), most=NAME_MOST)
    clean = unicodedata.normalize("NFC", legible(name))
    if not visible(clean):
        raise Trouble("trouble-name-empty")
    if len(clean) > NAME_MOST:
        raise Trouble("trouble-name-long", length=len(clean), most=NAME_MOST)
    return clean


def visible(text: str) -> bool:
    """Is there anything to be seen in it?"""
    return any(unicodedata.category(char)[0] not in "CZ" for char in text)
