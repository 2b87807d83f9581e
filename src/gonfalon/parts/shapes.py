"""Where data from outside does not have the shape that it should have."""

from __future__ import annotations

import re
from typing import Final

_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `(.*)`")


def misread(error: BaseException) -> tuple[str, str]:
    """What msgspec found wrong, and the path to it."""
    problem, _, path = str(error).partition(" - at `$")
    return problem, path.strip("`.")


def odd_field(problem: str) -> tuple[str, bool] | None:
    """A field too few (True) or too many (False), if that is what msgspec found."""
    named = _FIELD.fullmatch(problem)
    return (named[2], named[1] == "missing required") if named else None


def place_of(problem: str, path: str) -> str:
    """The path to what is wrong; a field too many or too few is the place itself."""
    odd = odd_field(problem)
    return f"{path}.{odd[0]}".lstrip(".") if odd else path
