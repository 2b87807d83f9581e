"""Running the command line inside the test, as a program would: words in, streams and code out."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from contextvars import copy_context
from dataclasses import dataclass
from typing import Any
from unittest import mock

from gonfalon.cli import run

GAME = "kingdoms-of-crusaders"


@dataclass(frozen=True)
class Ran:
    """What came out of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON object on stdout."""
        return json.loads(self.out)


def gonfalon(*words: str, typed: str = "") -> Ran:
    """Run one command in this process, its language apart from the next one's."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        mock.patch.dict("os.environ", {"LC_ALL": "C.UTF-8", "COLUMNS": "100"}),
    ):
        code = copy_context().run(run, list(words))
    return Ran(code, out.getvalue(), err.getvalue())


def complaint(*words: str) -> str:
    """The one line that a bad command leaves on stderr."""
    ran = gonfalon(*words)
    assert ran.code == 2, ran
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert "trouble-" not in ran.err, "a text is missing"
    assert "{" not in ran.err, "an argument is missing"
    return ran.err
