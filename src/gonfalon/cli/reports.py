"""Games and measurements of speed as tables for people or as one JSON object for programs."""

from __future__ import annotations

from typing import Any

from gonfalon import bots
from gonfalon.cli.speech import answer, console, figure, progress, say, tell
from gonfalon.games import IDS, load
from gonfalon.texts import Texts, default_language


def show_games(json: bool) -> None:
    """What can be played."""
    games = [load(game_id) for game_id in IDS]
    if json:
        rows: list[dict[str, object]] = [
            {
                "id": game.id,
                "players": list(game.players),
                "minutes": game.minutes,
                "options": [{"key": o.key, "values": list(o.values)} for o in game.options],
                "bots": list(bots.NAMES),
                "rules_version": game.rules_version,
            }
            for game in games
        ]
        answer({"games": rows})
        return
    heads = ("games-id", "games-title", "games-players", "games-minutes", "games-options")
    print_table(
        [say(head) for head in heads],
        [
            [
                game.id,
                Texts(default_language(), game.id).say("title"),
                f"{game.players[0]}–{game.players[-1]}",
                str(game.minutes),
                "\n".join([f"{o.key}={value}" for o in game.options for value in o.values]),
            ]
            for game in games
        ],
    )
    tell("games-next", game=games[0].id)


def show_bench(rounds: int, json: bool) -> None:
    """Measure, then show the figures beside their targets."""
    from gonfalon.lab.bench import measure, steps

    with progress(say("bench-doing"), steps(rounds)) as bar:
        report = measure(rounds, bar)
    if json:
        answer(report)
        return
    measures: Any = report["measures"]
    heads = ("what", "decisions", "steps")
    print_table(
        [say(f"bench-{head}") for head in heads],
        [
            [
                row["name"],
                figure(row["decisions_per_second"]),
                figure(row["steps_per_second"]),
            ]
            if "decisions_per_second" in row
            else [row["name"], row["missing"], ""]
            for row in measures
        ],
    )
    targets: Any = report["targets"]
    ours: Any = report["ours"]
    tell("bench-replay", entries=ours["replay_entries_per_second"])
    compiled: Any = report["compiled"]
    if compiled is not None:
        tell("bench-replay-compiled", entries=compiled["replay_entries_per_second"])
    print_table(
        [say(f"bench-{head}") for head in ("target", "measured", "wanted")],
        [
            [
                row["name"],
                _figure(row),
                ("≤ " if row["at_most"] else "≥ ") + figure(row["target"], "#,##0.##"),
            ]
            for row in targets
        ],
    )


def _figure(row: dict[str, Any]) -> str:
    if row["value"] is None:
        return str(row["missing"])
    return f"{figure(row['value'], '#,##0.00')} {'✓' if row['met'] else '✗'}"


def print_table(heads: list[str], rows: list[list[str]], title: str = "") -> None:
    """A table on stdout."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.ROUNDED, title=Text(title) if title else None, title_justify="left")
    for column, head in enumerate(heads):
        whole = not any(" " in text for text in (head, *[row[column] for row in rows]))
        table.add_column(Text(head), overflow="fold", no_wrap=whole)
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    console().print(table)
