"""What the terminal says: texts in the chosen language, on the right stream."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from gonfalon.kernel.words import Trouble
from gonfalon.texts import Texts, as_given, default_language, legible

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

_game: ContextVar[str | None] = ContextVar("game", default=None)


def about(game_id: str) -> Texts:
    """The texts of this game; complaints from now on know its words too."""
    _game.set(game_id)
    return texts()


def texts() -> Texts:
    """The texts in the chosen language."""
    return Texts(default_language(), _game.get())


def say(key: str, **args: object) -> str:
    """One message; its values are shown as they are."""
    return texts().say(key, {name: as_given(value) for name, value in args.items()})


def figure(value: float, pattern: str = "#,##0") -> str:
    """A number in a table, written as the chosen language writes it."""
    from babel.numbers import format_decimal

    return format_decimal(value, pattern, texts().lang)


def complain(trouble: Trouble) -> None:
    """One line on stderr, whatever the values contain; notes name the file that it is about.

    Values may come out of a stranger's file: nothing in them may steer the terminal.
    """
    said = texts().complaint(trouble)
    line = ": ".join([*getattr(trouble, "__notes__", []), said])
    print(legible(line), file=sys.stderr)


def console(errors: bool = False) -> Console:
    """For tables and colours; a file or a pipe gets plain text."""
    from gonfalon.cli.terminal import Terminal

    return Terminal(stderr=errors, highlight=False)


def tell(key: str, **args: object) -> None:
    """One message on stdout, in one line, so that what it names can be copied."""
    console().print(say(key, **args), markup=False, soft_wrap=True)


def answer(report: dict[str, object]) -> None:
    """The one JSON object that a program asked for."""
    print(json.dumps(report, ensure_ascii=False, indent=1))


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while it is a terminal, gone when the work is done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    screen = console(errors=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)
