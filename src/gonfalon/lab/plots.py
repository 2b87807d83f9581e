"""Pictures of what was measured, as SVG. The same figures give the same picture."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gonfalon.kernel.words import Trouble

Share = tuple[float, float, float]
"""A figure and its 95 % interval."""

COLOURS = ("#a8281e", "#24478f", "#2f6b3c", "#d9a520", "#6b4a8a", "#44617b", "#8a5a2b")
BAND = "#e8dfc8"
INK = "#3a2a18"
PAPER = "#fbf8f0"
WIDTH = 9.0  # of a picture, in inches
LETTER = 0.08  # of a label, about
FEWEST = 7  # bars that fill a picture; fewer stand in its middle


def ready() -> None:
    """matplotlib is an extra: say so before an hour of games is played for nothing."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise Trouble("trouble-plots") from None


@contextmanager
def _picture(columns: int = 1, height: float = 3.2, **more: Any) -> Iterator[tuple[Any, Any, Any]]:
    """A figure, its axes in a list, and where the SVG will be written to."""
    import matplotlib as mpl

    settings: Any = {"svg.hashsalt": "gonfalon", "svg.fonttype": "none", "font.size": 9}
    with mpl.rc_context(settings):
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure

        figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor=PAPER)
        FigureCanvasSVG(figure)
        axes = figure.subplots(1, columns, squeeze=False, **more)[0]
        for axis in axes:
            axis.spines[["top", "right"]].set_visible(False)
            axis.set_facecolor(PAPER)
        out = io.StringIO()
        yield figure, list(axes), out
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})


def _svg(out: io.StringIO) -> str:
    """From the tag on, so that it can stand in a page."""
    text = out.getvalue()
    return "\n".join([line.rstrip() for line in text[text.index("<svg") :].splitlines()]) + "\n"


def bars(panels: dict[str, dict[str, Share]], what: str,
         goals: dict[str, Share] | None = None) -> str:  # fmt: skip
    """Shares in per cent with their intervals, a panel per series; bands show the goals."""
    rooms = [max(len(panel), 2, FEWEST / len(panels)) for panel in panels.values()]
    longest = max([len(name) for panel in panels.values() for name in panel], default=0)
    turned = longest * LETTER > WIDTH / sum(rooms)
    upright: Any = {"rotation": 40, "ha": "right", "rotation_mode": "anchor"} if turned else {}
    more = {"width_ratios": rooms, "sharey": True}
    with _picture(len(panels), 3.8 if turned else 3.2, **more) as (_, axes, out):
        for axis, room, (title, panel) in zip(axes, rooms, panels.items(), strict=True):
            if goals and title in goals:
                fair, low, high = goals[title]
                axis.axhspan(low * 100, high * 100, color=BAND, zorder=0)
                axis.axhline(fair * 100, color=INK, linewidth=0.6)
            shares = list(panel.values())
            colours = [COLOURS[at % len(COLOURS)] for at in range(len(shares))]
            axis.bar(range(len(shares)), [share * 100 for share, _, _ in shares], color=colours,
                     yerr=_whiskers(shares), width=0.65, ecolor=INK, capsize=2)  # fmt: skip
            axis.set_xticks(range(len(panel)), list(panel), **upright)
            middle = (len(panel) - 1) / 2
            axis.set_xlim(middle - room / 2, middle + room / 2)
            axis.set_title(title, fontsize=8)
        axes[0].set_ylim(bottom=0)  # when all is drawn: the panels share it
        axes[0].set_ylabel(what)
    return _svg(out)


def _whiskers(shares: list[Share]) -> list[list[float]]:
    return [
        [max(0.0, share - low) * 100 for share, low, _ in shares],
        [max(0.0, high - share) * 100 for share, _, high in shares],
    ]


def rows(names: list[str], panels: dict[str, dict[str, list[float]]],
         lines: tuple[float | None, ...] = ()) -> str:  # fmt: skip
    """Things below each other, a group of bars each; the panels stand side by side."""
    series = list(next(iter(panels.values())))
    height = 0.18 * max(3, len(names)) * max(1, len(series)) ** 0.6 + 1.2
    with _picture(len(panels), height, sharey=True) as (figure, axes, out):
        thick = 0.8 / max(1, len(series))
        for place, (axis, (title, groups)) in enumerate(zip(axes, panels.items(), strict=True)):
            for at, (name, values) in enumerate(groups.items()):
                heights = [row + thick * at - 0.4 + thick / 2 for row in range(len(names))]
                colour = COLOURS[at % len(COLOURS)]
                axis.barh(heights, values, thick, color=colour, label=name if not place else None)
            axis.axvline(0, color=INK, linewidth=0.6)
            if place < len(lines) and lines[place] is not None:
                axis.axvline(lines[place], color=INK, linestyle=":", linewidth=0.8)
            axis.set_xlabel(title)
        axes[0].set_yticks(range(len(names)), names)
        axes[0].invert_yaxis()
        if len(series) > 1:
            figure.legend(loc="outside upper center", ncols=min(5, len(series)))
    return _svg(out)


def spread(panels: dict[str, dict[int, int]], what: str, often: str) -> str:
    """How often each number came up, in per cent of games, a panel per series."""
    with _picture(len(panels), 2.8) as (_, axes, out):
        for at, (axis, (title, counts)) in enumerate(zip(axes, panels.items(), strict=True)):
            total = max(1, sum(counts.values()))
            width = max(0.8, (max(counts, default=0) - min(counts, default=0)) / 150)
            shares = [count / total * 100 for count in counts.values()]
            axis.bar(list(counts), shares, width=width, color=COLOURS[at % len(COLOURS)])
            axis.set_title(title, fontsize=8)
            axis.set_xlabel(what)
        axes[0].set_ylabel(often)
    return _svg(out)


def curves(panels: dict[str, dict[str, list[float]]], along: str, what: str) -> str:
    """Points from the beginning to the end, a panel per series."""
    with _picture(len(panels), 2.8) as (_, axes, out):
        for place, (axis, (title, lines)) in enumerate(zip(axes, panels.items(), strict=True)):
            for at, (name, values) in enumerate(lines.items()):
                steps = [100 * step / max(1, len(values) - 1) for step in range(len(values))]
                axis.plot(steps, values, color=COLOURS[at % len(COLOURS)], label=name)
            axis.set_title(title, fontsize=8)
            axis.set_xlabel(along)
            if place == 0:
                axis.set_ylabel(what)
                axis.legend(frameon=False)
    return _svg(out)


def points(values: dict[str, Share], what: str) -> str:
    """Figures with their intervals, best first."""
    names = sorted(values, key=lambda name: -values[name][0])
    with _picture(1, 0.9 + 0.35 * len(names)) as (_, axes, out):
        for row, name in enumerate(names):
            figure, low, high = values[name]
            axes[0].plot([low, high], [row, row], color=INK, linewidth=1)
            axes[0].plot([figure], [row], "o", color=COLOURS[0])
        axes[0].set_yticks(range(len(names)), names)
        axes[0].invert_yaxis()
        axes[0].set_xlabel(what)
    return _svg(out)


def steps(at: list[int], lines: dict[str, list[float]], along: str, what: str) -> str:
    """Shares in per cent that change from one moment to the next."""
    with _picture(1, 4) as (_, axes, out):
        for number, (name, values) in enumerate(lines.items()):
            colour = COLOURS[number % len(COLOURS)]
            axes[0].plot(at, values, color=colour, label=name, drawstyle="steps-post")
        axes[0].set(ylim=(0, 100), xlabel=along, ylabel=what)
        axes[0].legend(frameon=False)
    return _svg(out)


def file_of(svg: str) -> bytes:
    """A picture as a file of its own."""
    return ('<?xml version="1.0"?>\n' + svg).encode()
