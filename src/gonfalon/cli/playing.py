"""A game at the terminal: people at one screen, bots between them."""

from __future__ import annotations

import shlex
import time
from dataclasses import dataclass
from pathlib import Path

from gonfalon import bots, files
from gonfalon.bots.ismcts import Found
from gonfalon.bots.review import hint
from gonfalon.cli.saved import edition_text, naming, saved_game
from gonfalon.cli.screen import Screen
from gonfalon.cli.speech import about, texts
from gonfalon.games import load
from gonfalon.kernel.chance import fresh_chance, seeded_chance
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import EVERYBODY, WATCHER
from gonfalon.kernel.table import refusal
from gonfalon.kernel.words import Refusal, Refused, Said, Trouble
from gonfalon.lab.keep import keep, there
from gonfalon.lab.simulate import bot_seed
from gonfalon.texts import Given

HUMAN = "human"

# What a player may type instead of a choice, in both languages at any time.
COMMANDS = {
    "?": "help", "help": "help", "ayuda": "help",
    "hint": "hint", "consejo": "hint",
    "undo": "undo", "deshacer": "undo",
    "concede": "concede", "rendirse": "concede",
    "log": "log", "registro": "log",
    "quit": "quit", "salir": "quit",
}  # fmt: skip
YES = ("yes", "y", "sí", "si", "s")


@dataclass(frozen=True, slots=True)
class Order:
    """What was asked for on the command line."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    edition: Path | None
    seed: int | None
    file: Path | None


class Left(Exception):
    """A player wants to stop here."""


def play(order: Order) -> None:
    """Begin a game, or go on with the one in the file."""
    game = load(order.game)
    about(game.id)
    allowed = (HUMAN, *bots.NAMES)
    for kind in order.seats:
        if kind not in (*allowed, *bots.KNOWN_AS):
            raise Trouble("trouble-seat-kind", kind=kind, allowed=", ".join(allowed))
    path = order.file or Path(time.strftime(f"{game.id}-%Y%m%d-%H%M%S.json"))
    if there(path):
        match, edition = _continued(order, path)
    else:
        setup = game.agree(len(order.seats), order.options)
        edition = edition_text(game.id, order.edition)
        chance = fresh_chance() if order.seed is None else seeded_chance(order.seed, 0)
        match = Match(game.open(edition), setup, chance)
    _Play(match, order, path, edition).run()


def _continued(order: Order, path: Path) -> tuple[Match, str | None]:
    game, file = saved_game(path)
    if game.id != order.game:
        raise Trouble("trouble-file-game", path=str(path), game=game.id, wanted=order.game)
    if file.players != len(order.seats):
        raise Trouble(
            "trouble-file-seats", path=str(path), players=file.players, seats=len(order.seats)
        )
    with naming(path):
        match = files.replayed(game, file)
    if match.chance is None:
        raise Trouble("trouble-file-chance", path=str(path))
    return match, file.edition_text


class _Play:
    """The game loop."""

    def __init__(self, match: Match, order: Order, path: Path, edition: str | None) -> None:
        self.match = match
        self.kinds = order.seats
        self.path = path
        self.edition = edition
        self.people = [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]
        self.seed = order.seed if order.seed is not None else 0
        self.bots = {
            seat: bots.make(kind, match.game, bot_seed(self.seed, len(match.log), seat))
            for seat, kind in enumerate(self.kinds)
            if kind != HUMAN
        }
        self.names = _names(self.kinds)
        self.screen = Screen(match, self.names)
        self.shown = self.people[0] if len(self.people) == 1 else WATCHER

    def run(self) -> None:
        """Until the end, or until somebody leaves."""
        self._save()  # a file that cannot be written is known before the first choice
        self.screen.say("play-welcome", title="@title")
        try:
            while not self.match.over:
                waiting = [seat for seat in self.match.asked if seat in self.bots]
                seat = waiting[0] if waiting else self.match.asked[0]
                if seat in self.bots:
                    self.match.choose(seat, self.bots[seat].choose(self.match.view(seat)))
                else:
                    self._turn(seat)
        except Left:
            self._save()
            self.screen.say("play-left", path=Given(self.path), command=self._command())
            return
        self._end()

    def _turn(self, seat: int) -> None:
        """A person's turn: show the table and read until something is decided."""
        if len(self.people) > 1 and seat != self.shown:
            self.screen.curtain(seat)
            self.shown = seat
        self.screen.table(seat)
        before = len(self.match.log)
        while len(self.match.log) == before:
            words = " ".join(self.screen.read().split())
            try:
                self._obey(seat, words)
            except Refused as refused:
                self.screen.refuse(refused.refusal)
        self._save()

    def _obey(self, seat: int, words: str) -> None:
        command = COMMANDS.get(words.lower())
        if command == "help":
            self.screen.say("play-help", example=self.match.view(seat).options[0].say)
        elif command == "hint":
            self._hint(seat)
        elif command == "undo":
            self.match.undo(seat)
            self.screen.rewind()
        elif command == "concede":
            self.screen.say("play-concede")
            if self.screen.read().strip().lower() in YES:
                self.match.concede(seat)
        elif command == "log":
            self.screen.log(seat)
        elif command == "quit":
            raise Left
        elif words.startswith("?"):
            self._why(seat, words[1:].strip())
        elif words:
            self.match.choose(seat, self._choice(seat, words))

    def _choice(self, seat: int, words: str) -> Choice:
        """By number or by notation."""
        options = self.match.view(seat).options
        if words.isdecimal():
            number = int(words[:20])
            if not 1 <= number <= len(options):
                args: dict[str, Said] = {"number": words[:20], "last": len(options)}
                raise Refused(Refusal("", "play-no-number", args))
            return options[number - 1]
        choice = self.match.box.choices.by_say.get(words.lower())
        if choice is None:
            raise Refused(Refusal("", "why-unknown-choice", {"say": words[:80]}))
        return choice

    def _why(self, seat: int, words: str) -> None:
        reason = refusal(self.match.table, seat, self._choice(seat, words))
        if reason is None:
            self.screen.say("play-allowed", words=words)
        else:
            self.screen.refuse(reason)

    def _hint(self, seat: int) -> None:
        """What a marshal would do with what this player knows."""
        view = self.match.view(seat)
        found = hint(view, bot_seed(self.seed, len(self.match.log), seat))
        numbers = {choice: number for number, choice in enumerate(view.options, 1)}

        def told(look: Found) -> dict[str, object]:
            return {
                "number": numbers[look.choice],
                "say": look.choice.say,
                "percent": round(look.value * 100),
                "visits": look.visits,
            }

        if not found.looks:
            self.screen.say("play-hint-only", **told(found.best))
            return
        self.screen.say("play-hint", looks=found.looks, **told(found.best))
        if found.others:
            others = [self.screen.texts.say("play-hint-other", told(one)) for one in found.others]
            self.screen.say("play-hint-next", options=tuple(others))

    def _save(self) -> None:
        file = files.filed(self.match, self.names, self.edition)
        keep(self.path, files.write(file))

    def _end(self) -> None:
        self._save()
        self.screen.result(self.people[0] if len(self.people) == 1 else EVERYBODY)
        self.screen.say("play-saved", path=Given(self.path))

    def _command(self) -> str:
        """How to go on, to be typed as it stands."""
        seats = ",".join(self.kinds)
        file = shlex.quote(str(self.path))
        return f"gonfalon play {self.match.game.id} --seats {seats} --file {file}"


def _names(kinds: tuple[str, ...]) -> list[str]:
    """People by number, bots by kind; a number only where it is needed."""
    names = []
    for seat, kind in enumerate(kinds):
        same = [other for other in range(len(kinds)) if kinds[other] == kind]
        number = same.index(seat) + 1 if len(same) > 1 else 0
        names.append(texts().say(f"player-{kind}", {"number": number}))
    return names
