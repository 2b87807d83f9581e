"""From words on the command line to a command, and from its mistakes to troubles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from gonfalon import __version__
from gonfalon.cli import commands
from gonfalon.cli.speech import console, say
from gonfalon.kernel.words import Trouble
from gonfalon.texts import LANGUAGES, speak

COMMANDS: dict[str, Callable[..., None]] = {
    "games": commands.games,
    "play": commands.play,
    "serve": commands.serve,
    "simulate": commands.simulate,
    "arena": commands.arena,
    "balance": commands.balance,
    "replay": commands.replay,
    "verify": commands.verify,
    "review": commands.review,
    "fit": commands.fit,
    "fuzz": commands.fuzz,
    "bench": commands.bench,
}


def obey(words: list[str]) -> None:
    """Run one command."""
    words = _language(words)
    asks_for_help = not words or "--help" in words or "-h" in words
    app = _app(asks_for_help)
    try:
        app(words, exit_on_error=False, print_error=False, result_action="return_none")
    except CycloptsError as error:
        raise _trouble(error, words) from None


def _language(words: list[str]) -> list[str]:
    """Take `--lang es` out, wherever it stands: it is everybody's option."""
    rest: list[str] = []
    at = 0
    while at < len(words):
        word, _, value = words[at].partition("=")
        if word != "--lang":
            rest.append(words[at])
        else:
            if not value:
                at += 1
                value = words[at] if at < len(words) else ""
            if value not in LANGUAGES:
                raise Trouble("trouble-language", language=value, allowed=", ".join(LANGUAGES))
            speak(value)
        at += 1
    return rest


def _app(with_help: bool) -> App:
    """The command line. Help comes from the texts too, but reading them takes a while."""
    if not with_help:
        app = App(name="gonfalon", version=__version__, **_settings())
        for name, command in COMMANDS.items():
            app.command(command, name=name)
        return app
    app = App(
        name="gonfalon",
        version=__version__,
        help=say("help"),
        help_epilogue=say("help-language"),
        console=console(),
        **_settings(),
        group_commands=Group(say("help-commands"), sort_key=1),
        group_arguments=Group(say("help-arguments")),
        group_parameters=Group(say("help-options"), sort_key=2),
    )
    app["--help"].help = say("help-help")
    app["--version"].help = say("help-version")
    for name, command in COMMANDS.items():
        command.__doc__ = say(f"help-{name}")
        app.command(command, name=name)
        app[name]["--help"].help = say("help-help")
    return app


def _settings() -> dict[str, Any]:
    return {
        "help_format": "plaintext",
        "default_parameter": Parameter(negative=()),
        "suppress_keyboard_interrupt": False,
    }


def _trouble(error: CycloptsError, words: list[str]) -> Trouble:
    """What is wrong with the command line, naming the word and what to do."""
    command = words[0] if words and words[0] in COMMANDS else ""
    if isinstance(error, UnknownCommandError):
        return Trouble("trouble-command", command=words[0], allowed=", ".join(COMMANDS))
    if isinstance(error, UnknownOptionError):
        word = error.token.keyword or error.token.value
        return Trouble("trouble-flag", option=word, command=command)
    if isinstance(error, UnusedCliTokensError):
        word = (error.unused_tokens or [""])[0]
        return Trouble("trouble-extra", word=word, command=command)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return Trouble("trouble-missing", option=error.argument.name, command=command)
    if isinstance(error, CoercionError) and error.token is not None:
        name = error.token.keyword or (error.argument.name if error.argument else "")
        return Trouble("trouble-value", value=error.token.value, option=name, command=command)
    if isinstance(error, RepeatArgumentError):
        return Trouble("trouble-twice", option=error.token.keyword or "", command=command)
    return Trouble("trouble-words", problem=str(error), command=command)
