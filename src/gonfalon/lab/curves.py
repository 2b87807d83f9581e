"""The curve of a reviewed game as a drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.bots.review import Review
from gonfalon.kernel.words import Trouble
from gonfalon.lab import plots
from gonfalon.lab.page import Page


def ready(suffix: str) -> None:
    """Look for every trouble before the game is reviewed."""
    if suffix not in (".svg", ".html"):
        raise Trouble("trouble-plot-kind", kind=suffix or "–")
    plots.ready()


def draw(
    found: Review, names: Sequence[str], heads: Mapping[str, str], suffix: str, language: str
) -> bytes:
    """Each seat's chance by entry of the log, as .svg, or as .html around it."""
    entries = [moment.entry for moment in found.moments]
    lines = {
        name: [100 * moment.known[seat] for moment in found.moments]
        for seat, name in enumerate(names)
    }
    svg = plots.steps(entries, lines, heads["entry"], heads["chance"])
    if suffix == ".svg":
        return plots.file_of(svg)
    page = Page(language, heads["title"])
    page.picture("review", svg, heads["chance"])
    return page.html().encode()
