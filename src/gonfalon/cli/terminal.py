"""The console of our commands; a module of its own because rich takes a while to import."""

from __future__ import annotations

from rich.console import Console


class Terminal(Console):
    """Leaves it to the command line what happens when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
