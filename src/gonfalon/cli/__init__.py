"""The `gonfalon` command. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command line and leave with its exit code: 0 well, 2 bad input, 130 interrupted."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """One command; whatever goes wrong with its input is told in one line."""
    from gonfalon.kernel.words import Trouble

    try:
        from gonfalon.cli.app import obey

        obey(words)
        sys.stdout.flush()
    except Trouble as trouble:
        from gonfalon.cli.speech import complain

        complain(trouble)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `gonfalon replay … | head`: nobody reads on
        _silence()
        return 0
    except OSError as error:
        if error.filename is not None:  # not our output
            raise
        from gonfalon.cli.speech import complain

        complain(Trouble("trouble-output", problem=error.strerror or str(error)))
        _silence()
        return 2
    return 0


def _silence() -> None:
    """What is still to be printed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
