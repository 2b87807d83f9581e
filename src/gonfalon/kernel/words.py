"""What the rules say to people: events, prompts, refusals, troubles. Keys, never sentences.

Arguments: a number stands for itself, `"#2"` for the name of seat 2, `"@key"` for another message,
a tuple for a list of these. `say` is what somebody wrote, and stands for itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Said = int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something happened. `audience` is one seat or EVERYBODY; `reveal` ends every undo."""

    text: str
    args: dict[str, Said]
    rule: str
    seat: int
    audience: int
    reveal: bool = False


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is to be decided now, and by which rule."""

    text: str
    args: dict[str, Said]
    rule: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a choice is not offered: a rule and a reason, never a bare no."""

    rule: str
    text: str
    args: dict[str, Said] = field(default_factory=dict)


class Refused(Exception):
    """An answer that was not offered. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Key:
    """Another message as a value of a trouble: the house's, or one of a game's."""

    text: str
    args: dict[str, Said] = field(default_factory=dict)
    game: str = ""


class Trouble(Exception):
    """Bad input from outside: a key into the texts and its values. Ends a command with code 2.

    A text among the values is what somebody gave, and is shown as it is; only a `Key` is a message.
    """

    def __init__(self, text: str, **args: int | str | Key) -> None:
        super().__init__(text)
        self.text = text
        self.args_said = args

    def __str__(self) -> str:
        return f"{self.text} {self.args_said}"


def seat_name(seat: int) -> str:
    """How a seat is written in arguments."""
    return f"#{seat}"
