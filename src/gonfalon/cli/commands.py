"""The commands and their options. What they do is elsewhere and imported when it is done.

Their help is in the texts, as `help-<command>`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gonfalon.kernel.words import Trouble

DIGITS = 9  # of a number; nobody means more
OURS = "gonfalon"  # the name of our editions

Json = Annotated[bool, Parameter(name="--json")]


def games(*, json: Json = False) -> None:
    """List the games."""
    from gonfalon.cli.reports import show_games

    show_games(json)


def play(
    game: str,
    /,
    *,
    seats: str | None = None,
    variant: str | None = None,
    option: list[str] | None = None,
    edition: Path | None = None,
    seed: int | None = None,
    file: Path | None = None,
) -> None:
    """Play in the terminal."""
    from gonfalon.bots import SQUIRE
    from gonfalon.cli.playing import HUMAN, Order, play

    order = Order(game, _seated(game, seats, HUMAN, SQUIRE), _options(option, variant), edition,
                  seed, file)  # fmt: skip
    play(order)


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8600,
    database: str = "gonfalon.sqlite3",
    open_page: Annotated[bool, Parameter(name="--open")] = False,
) -> None:
    """Start the server."""
    from gonfalon.server.serve import serve

    serve(host, port, database, open_page)


def simulate(
    game: str,
    /,
    *,
    bots: str | None = None,
    games: int = 1000,
    seed: int = 1,
    jobs: int = 0,
    variant: str | None = None,
    option: list[str] | None = None,
    edition: Path | None = None,
    save: Path | None = None,
    report: Path | None = None,
    json: Json = False,
) -> None:
    """Let bots play many games."""
    from gonfalon.bots import PAGE, SQUIRE
    from gonfalon.cli.measuring import show_simulation
    from gonfalon.cli.saved import edition_text
    from gonfalon.lab.simulate import Series

    _number("--games", games, 1)
    _number("--jobs", jobs, 0)
    options = _options(option, variant)
    folder = str(save) if save is not None else None
    series = Series(game, _seated(game, bots, SQUIRE, PAGE), games, seed, options,
                    edition_text(game, edition), folder, watch=report is not None)  # fmt: skip
    show_simulation(series, jobs, report, json)


def arena(
    game: str,
    /,
    *,
    bots: str | None = None,
    players: str | None = None,
    games: int = 100,
    seed: int = 1,
    jobs: int = 0,
    out: Path = Path("arena"),
    variant: str | None = None,
    option: list[str] | None = None,
    edition: Path | None = None,
    json: Json = False,
) -> None:
    """Let bots meet each other and rate them."""
    from gonfalon.bots import NAMES
    from gonfalon.cli.measuring import show_arena
    from gonfalon.cli.saved import edition_text
    from gonfalon.games import load
    from gonfalon.lab.arena import Order

    _number("--games", games, 1)
    _number("--jobs", jobs, 0)
    counts = _counts(players) or load(game).players
    options = _options(option, variant)
    names = NAMES if bots is None else _words(bots)
    order = Order(game, names, counts, games, seed, options, edition_text(game, edition))
    show_arena(order, out, jobs, json)


def balance(
    game: str,
    /,
    *,
    edition: Path | None = None,
    against: str | None = None,
    bot: str | None = None,
    players: str | None = None,
    games: int = 2000,
    seed: int = 1,
    jobs: int = 0,
    out: Path | None = None,
    json: Json = False,
) -> None:
    """Check a game's balance, or compare two editions."""
    from gonfalon.cli.measuring import show_balance
    from gonfalon.cli.saved import edition_text
    from gonfalon.lab.balance import Order
    from gonfalon.lab.goals import PLAYER

    _number("--games", games, 2)
    _number("--jobs", jobs, 0)
    other = None if against in (None, OURS) else edition_text(game, Path(against))
    order = Order(
        game,
        games,
        seed,
        bot or PLAYER,
        _counts(players),
        edition_text(game, edition),
        other,
        against is not None,
    )
    show_balance(order, out, jobs, json)


def replay(
    file: Path, /, *, at: int | None = None, seat: int | None = None, json: Json = False
) -> None:
    """Tell a saved game again."""
    from gonfalon.cli.replaying import show_replay

    _number("--at", at, 0)
    _number("--seat", seat, 0)
    show_replay(file, at, seat, json)


def verify(file: Path, /, *, json: Json = False) -> None:
    """Check a saved game."""
    from gonfalon.cli.replaying import show_verdict

    show_verdict(file, json)


def review(file: Path, /, *, plot: Path | None = None, json: Json = False) -> None:
    """Look at a finished game again."""
    from gonfalon.cli.reviewing import show_review

    show_review(file, plot, json)


def fit(
    game: str,
    /,
    *,
    bot: str | None = None,
    players: str | None = None,
    games: int = 1000,
    seed: int = 1,
    jobs: int = 0,
    out: Path | None = None,
    json: Json = False,
) -> None:
    """Fit the weights of a game's evaluation."""
    from gonfalon.bots import SQUIRE
    from gonfalon.cli.reviewing import show_fit
    from gonfalon.lab.fitting import Order

    _number("--games", games, 1)
    _number("--jobs", jobs, 0)
    show_fit(Order(game, games, seed, bot or SQUIRE, _counts(players)), jobs, out, json)


def fuzz(
    game: str | None = None,
    /,
    *,
    games: int | None = None,
    seed: int = 1,
    minutes: float | None = None,
    out: Path = Path("fuzz"),
    json: Json = False,
) -> None:
    """Look for broken laws."""
    from gonfalon.cli.fuzzing import look_for_trouble

    _number("--games", games, 1)
    _number("--minutes", minutes, 0)
    look_for_trouble(game, games, seed, minutes, out, json)


def bench(*, rounds: int = 5, json: Json = False) -> None:
    """Measure speed."""
    from gonfalon.cli.reports import show_bench

    _number("--rounds", rounds, 1)
    show_bench(rounds, json)


def _words(text: str) -> tuple[str, ...]:
    return tuple([word.strip() for word in text.split(",")])


def _seated(game: str, text: str | None, first: str, others: str) -> tuple[str, ...]:
    """Who sits where; without a word the fewest who play against each other."""
    from gonfalon.games import load, usual_players

    if text is not None:
        return _words(text)
    return (first, *[others] * (usual_players(load(game)) - 1))


def _counts(text: str | None) -> tuple[int, ...]:
    """Numbers of players, parted by commas."""
    words = _words(text) if text is not None else ()
    for word in words:
        if not word.isdecimal() or len(word) > DIGITS:
            raise Trouble("trouble-number", option="--players", value=word, least=1)
    return tuple(dict.fromkeys([int(word) for word in words]))


def _options(given: list[str] | None, variant: str | None) -> dict[str, str]:
    """`--option key=value`, and `--variant` for the commonest of them."""
    options = {} if variant is None else {"variant": variant}
    for word in given or []:
        key, equals, value = word.partition("=")
        if not equals:
            raise Trouble("trouble-option-form", option=word)
        options[key] = value
    return options


def _number(option: str, value: float | None, least: int) -> None:
    if value is not None and not value >= least:  # also what is no number: nan
        raise Trouble("trouble-number", option=option, value=str(value), least=least)
