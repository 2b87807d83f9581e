"""Reading an edition: our own values as TOML, and an owner's over them."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from typing import Annotated, Any, Final, Literal, NoReturn, TypeVar

import msgspec

from gonfalon.kernel.words import Key, Trouble
from gonfalon.parts.shapes import misread, odd_field, place_of

Source = Literal["rulebook", "box", "reconstructed", "owner"]
"""Where a value comes from."""

_SEEN: Final = r"^[^\x00-\x1f\x7f-\x9f]*$"
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=_SEEN)]
"""What an edition is called: shown to everybody, so it is short and can be seen."""

Table = dict[str, Any]
Shape = TypeVar("Shape")

_LONG: Final = re.compile(r"[\d_]{4300}")  # digits: more than Python reads as a number
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
_STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
_WANTED: Final = re.compile(r"Expected `(\w+)")
_WANTS: Final = {
    "int": "edition-want-number",
    "float": "edition-want-measure",
    "str": "edition-want-text",
    "array": "edition-want-list",
    "object": "edition-want-table",
}


def merged(ours: Table, theirs: Table) -> Table:
    """What an owner states becomes the owner's, value by value; the rest stays as it is in ours."""
    both = dict(ours)
    for key, value in theirs.items():
        old = both.get(key)
        if not isinstance(old, dict) or not isinstance(value, dict):
            both[key] = value
        elif "value" in old:
            both[key] = {"from": "owner", **value}
        else:
            both[key] = merged(old, value)
    return both


def tables(
    package: str, text: str | None, merge: Callable[[Table, Table], Table] = merged
) -> Table:
    """Our own edition in a game's package, or an owner's: what he leaves out stays as in ours."""
    ours = resources.files(package).joinpath("content/gonfalon.toml").read_text("utf-8")
    data: Table = msgspec.toml.decode(ours)
    if text is None:
        return data
    try:
        return merge(data, msgspec.toml.decode(text))
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        line, column = _place(text, str(error))
        raise Trouble("trouble-edition-toml", line=line, column=column) from None


def _place(text: str, problem: str) -> tuple[int, int]:
    """Line and column of what is no TOML; where nothing is said of them, the text ends too soon."""
    said, number = _PLACE.search(problem), _LONG.search(text)
    if said:
        return int(said[1]), int(said[2])
    before = text[: number.start()] if number else text
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def our_text(game_id: str) -> str:
    """Our own edition of a game, as it is written; empty if the game has nothing to be written."""
    folder = resources.files("gonfalon").joinpath("games", game_id.replace("-", "_"))
    file = folder.joinpath("content/gonfalon.toml")
    return file.read_text("utf-8") if file.is_file() else ""


def shaped(data: Table, shape: type[Shape]) -> Shape:
    """The edition in its shape; what is wrong with it is a trouble that says where."""
    wrong = _misread(data, shape)
    if wrong is not None:
        problem, path = wrong
        path = place_of(problem, _exact(data, shape, path))
        raise Trouble("trouble-edition", path=path or "–", problem=Key(_plain(problem)))
    return msgspec.convert(data, shape)


def _misread(data: Table, shape: type[Any]) -> tuple[str, str] | None:
    """What is wrong with the shape of an edition, and where; None if it can be read."""
    try:
        msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        return misread(error)
    return None


def _plain(problem: str) -> str:
    """The key of what msgspec found, in our own words."""
    odd, wanted = odd_field(problem), _WANTED.match(problem)
    if odd:
        return "edition-missing" if odd[1] else "edition-unknown"
    if problem.startswith("Expected `str` "):
        return "edition-want-title"
    if " of length " in problem:
        return "edition-want-length"
    if wanted and wanted[1] in _WANTS:
        return _WANTS[wanted[1]]
    enum = problem.startswith("Invalid enum value")
    return "edition-source" if enum else "edition-want-other"


def _exact(data: Table, shape: type[Any], path: str) -> str:
    """msgspec writes `[...]` for any key of a table: find the one that is meant."""
    table, found, _ = path.partition("[...]")
    if not found:
        return path
    keys = [int(index) if index else name for name, index in _STEP.findall(table)]
    entries: Any = data
    for key in keys:
        entries = entries[key]
    for name in entries:
        wrong = _misread(_with(data, keys, {name: entries[name]}), shape)
        if wrong is not None and wrong[1] == path:
            return path.replace("[...]", f".{name}", 1)
    return path


def _with(whole: Any, keys: list[str | int], part: Any) -> Any:
    """A table or list that differs only in what lies at the end of the keys."""
    if not keys:
        return part
    changed = whole.copy()
    changed[keys[0]] = _with(whole[keys[0]], keys[1:], part)
    return changed


def fault(path: str, problem: str, value: str) -> NoReturn:
    """A value that has the right shape and cannot be."""
    raise Trouble("trouble-edition-value", path=path, problem=Key(problem), value=value[:80])
