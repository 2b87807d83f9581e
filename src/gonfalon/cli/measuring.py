"""Simulations, arenas and balance: played with a bar, shown as tables, one JSON object, a page."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gonfalon.cli.reports import print_table
from gonfalon.cli.speech import about, answer, figure, progress, say, tell, texts
from gonfalon.games import load

if TYPE_CHECKING:
    from gonfalon.lab import arena, balance
    from gonfalon.lab.found import Found
    from gonfalon.lab.simulate import Series

PERCENT = "0.0%"


def show_simulation(series: Series, jobs: int, place: Path | None, json: bool) -> None:
    """Play the series and show who won how often."""
    from gonfalon.lab import plots
    from gonfalon.lab.keep import folder
    from gonfalon.lab.simulate import report, run

    load(series.game)
    about(series.game)
    if place is not None:
        plots.ready()
        folder(place)
    began = time.perf_counter()
    with progress(say("simulate-doing"), series.games) as bar:
        tally, found = run(series, jobs or os.cpu_count() or 1, bar)
    told = report(series, tally, time.perf_counter() - began)
    if found is not None and place is not None:
        told["report"] = str(_page(series, found, place))
        told["figures"] = found.plain()
    if json:
        answer(told)
        return
    seats: Any = told["seats"]
    heads = ("seat", "bot", "wins", "share", "interval", "decisions", "speed")
    print_table(
        [say(f"simulate-{head}") for head in heads],
        [
            [
                str(row["seat"]),
                row["bot"],
                figure(row["wins"], "#,##0.###"),
                figure(row["win_share"], PERCENT),
                " – ".join([figure(share, PERCENT) for share in row["ci95"]]),
                figure(row["decisions"]),
                figure(row["decisions_per_second"]),
            ]
            for row in seats
        ],
    )
    keys = ("games", "decisions", "seconds", "decisions_per_second")
    tell("simulate-done", **{key.replace("_", "-"): told[key] for key in keys})
    if series.save:
        tell("simulate-saved", folder=series.save)
    if place is not None:
        tell("report-kept", file=told["report"])


def _page(series: Series, found: Found, place: Path) -> Path:
    from gonfalon.lab.describe import describe, keep_page
    from gonfalon.lab.page import Page

    words = texts()
    page = Page(words.lang, say("report-title", game=say("title")))
    page.say(say("report-about", games=series.games, seed=series.seed,
                 bots=", ".join(series.bots)))  # fmt: skip
    describe(page, words, [found])
    return keep_page(page, place, "simulate")


def show_arena(order: arena.Order, place: Path, jobs: int, json: bool) -> None:
    """Play what is missing and show how the bots stand."""
    from gonfalon.lab import plots
    from gonfalon.lab.arena import bouts, contest
    from gonfalon.lab.arena_report import (
        MEETING_HEADS,
        STANDING_HEADS,
        meeting_cells,
        outcome,
        page_of,
        standing_cells,
    )
    from gonfalon.lab.describe import keep_page

    load(order.game)
    about(order.game)
    plots.ready()
    total = sum([1 for _ in bouts(order)])
    with progress(say("arena-doing"), total) as bar:
        games = contest(order, place, jobs or os.cpu_count() or 1, bar, bar)
    result = outcome(order, games)
    file = keep_page(page_of(result, texts()), place, "arena")
    if json:
        answer({**result.plain(), "report": str(file)})
        return
    print_table([say(f"arena-{head}") for head in STANDING_HEADS],
                [standing_cells(one) for one in result.standings])  # fmt: skip
    if result.meetings:
        print_table([say(f"arena-{head}") for head in MEETING_HEADS],
                    [meeting_cells(one) for one in result.meetings])  # fmt: skip
    tell("report-kept", file=str(file))


def show_balance(order: balance.Order, place: Path | None, jobs: int, json: bool) -> None:
    """Measure and show the goals, and what differs between two editions."""
    from gonfalon.lab import plots
    from gonfalon.lab.balance import balance, difference_cells, goal_cells, page_of, series_of
    from gonfalon.lab.describe import keep_page
    from gonfalon.lab.keep import folder, keep

    load(order.game)
    about(order.game)
    if place is not None:
        plots.ready()
        folder(place)
    total = sum([series.games for series in series_of(order)])
    with progress(say("balance-doing"), total) as bar:
        result = balance(order, jobs or os.cpu_count() or 1, bar)
    told = result.plain()
    if place is not None:
        from json import dumps

        name = f"{order.game}-balance"
        told["report"] = str(keep_page(page_of(result, texts()), place, name, order.game))
        figures = dumps(result.plain(), indent=1, ensure_ascii=False)
        keep(place / f"{name}.json", (figures + "\n").encode())
    if json:
        answer(told)
        return
    words = texts()
    heads = [say(f"report-{head}") for head in ("goal", "value", "interval", "bounds", "met")]
    goals: dict[str, list[list[str]]] = {}
    for goal in result.goals:
        series, *cells = goal_cells(words, result.found[goal.series], goal)
        goals.setdefault(series, []).append([*cells, _mark(goal.met, goal.sure)])
    for series, rows in goals.items():
        print_table(heads, rows, series)
    if not all(goal.sure for goal in result.goals):
        tell("balance-unsure")
    if result.other is not None:
        real = [one for one in result.differences if one.real]
        tell("balance-tests")
        tell("balance-found", count=len(real), of=len(result.differences))
        if real:
            print_table(
                [say(f"report-{head}") for head in ("of", "figure", "one", "other", "chance")],
                [
                    difference_cells(words, result.found[one.series], one)
                    for one in sorted(real, key=lambda one: one.chance)
                ],
            )
    if place is not None:
        tell("report-kept", file=told["report"])


def _mark(met: bool, sure: bool) -> str:
    """A tick or a cross; with a question mark if chance alone could turn it."""
    return ("✓" if met else "✗") + ("" if sure else " ?")
