"""What players see at the terminal, and where they type."""

from __future__ import annotations

from gonfalon.cli.board import draw
from gonfalon.cli.speech import console, texts
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import EVERYBODY
from gonfalon.kernel.words import Refusal


class Screen:
    """One terminal for everybody who plays at it."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names
        self.console = console()
        self.texts = texts()
        self.heard: dict[int, int] = {}  # how many events each pair of eyes was told

    def say(self, key: str, **args: object) -> None:
        """A message of the house."""
        self._print(self.texts.say(key, args, self.names))

    def read(self) -> str:
        """A line typed; the end of input is as good as leaving."""
        try:
            return input("> ")
        except EOFError:
            self.console.print()
            return "quit"

    def curtain(self, seat: int) -> None:
        """Hide one player's cards before the next one looks."""
        self.console.clear()
        self.say("play-curtain", seat=f"#{seat}")
        self.read()
        self.console.clear()

    def table(self, seat: int) -> None:
        """What happened since this player looked, the table, and what is asked."""
        self._events(seat)
        view = self.match.view(seat)
        game = self.match.game
        draw(
            self.console,
            game.sketch(view),
            view,
            lambda line: self.texts.say(line.text, line.args, self.names, seat),
        )
        prompt = game.prompt(view)
        words = self.texts.say(prompt.text, prompt.args, self.names, seat)
        self._print(words + self._rule(prompt.rule), "bold")
        self.say("play-prompt", last=len(view.options))

    def rewind(self) -> None:
        """An undo took events back and told of itself, so everybody hears from there."""
        last = len(self.match.events) - 1
        self.heard = {eyes: min(told, last) for eyes, told in self.heard.items()}

    def log(self, seat: int) -> None:
        """Everything from the beginning."""
        self.heard[seat] = 0
        self._events(seat)

    def refuse(self, refusal: Refusal) -> None:
        """Why not, and by which rule."""
        words = self.texts.say(refusal.text, refusal.args, self.names)
        self._print(words + self._rule(refusal.rule), "yellow")

    def result(self, eyes: int) -> None:
        """How it ended: the last events, the table, the ranking."""
        self._events(eyes)
        you = eyes if eyes != EVERYBODY else None
        view = self.match.view(EVERYBODY)
        draw(
            self.console,
            self.match.game.sketch(view),
            view,
            lambda line: self.texts.say(line.text, line.args, self.names, you),
        )
        result = self.match.table.result
        assert result is not None
        self.say("play-over", way=f"@way-{result.way}")
        for seat in sorted(range(len(self.names)), key=lambda seat: result.ranks[seat]):
            score = result.scores[seat] if result.scores else "–"
            self.say("play-rank", rank=result.ranks[seat], seat=f"#{seat}", score=score)

    def _events(self, eyes: int) -> None:
        events = self.match.heard_by(eyes)
        told = self.heard.get(eyes, 0)
        you = eyes if eyes != EVERYBODY else None
        for number, event in events:
            if number >= told:
                words = self.texts.say(event.text, event.args, self.names, you)
                self._print(words)
        self.heard[eyes] = len(self.match.events)

    def _print(self, words: str, style: str = "") -> None:
        """One message, not broken into lines, so that what it names can be copied."""
        self.console.print(words, style=style, markup=False, soft_wrap=True)

    def _rule(self, rule: str) -> str:
        return " " + self.texts.say("play-rule", {"rule": rule}) if rule else ""
