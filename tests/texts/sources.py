"""Where texts are kept, and which of them the source asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import gonfalon
from gonfalon.games import IDS

LANGUAGES = ("en", "es")
PACKAGE = Path(gonfalon.__file__).parent
SOURCE = Path(__file__).parents[2] / "src" / "gonfalon"  # also when the rules run compiled
KEY = re.compile(r"@?((?:why|undo|trouble|edition|request|ask)-[a-z0-9-]*[a-z0-9])")
PREFIX = re.compile(r"@([a-z]+-)")
RULE = re.compile(r"\d[\w.]*")
SPEAKERS = {"tell": 0, "Event": 0, "Prompt": 0, "Line": 0, "Refusal": 1, "Trouble": 0, "Key": 0}
RULES = {"tell": 1, "Event": 2, "Prompt": 2, "Refusal": 0}


def folder(game: str | None) -> Path:
    """Where the texts of a game lie, or those of the house."""
    return PACKAGE / "text" if game is None else PACKAGE / "games" / game.replace("-", "_") / "text"


@dataclass
class Message:
    """One message: its variables, and its words without them."""

    variables: set[str] = field(default_factory=set)
    words: str = ""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.found = Message()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.words += node.value


def messages(game: str | None, language: str) -> dict[str, Message]:
    """The messages of a game, or those of the house."""
    return messages_in(folder(game) / f"{language}.ftl")


def messages_in(path: Path) -> dict[str, Message]:
    """The messages of one file. A line that Fluent cannot read is an error here."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = reader.found
    return found


def rules_page(game: str, language: str) -> str:
    return (folder(game) / f"rules.{language}.md").read_text("utf-8")


def anchors(page: str) -> list[str]:
    """The anchors of a rules page, in order."""
    return re.findall(r"\{#([^}]+)\}\s*$", page, flags=re.MULTILINE)


@dataclass(frozen=True)
class Use:
    """A text, a family of texts or a rule that a line of the source names."""

    where: str
    game: str | None
    name: str


def uses() -> Iterator[tuple[str, Use]]:
    """Every ("key" | "family" | "rule", use) in the source."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "testkit":  # its toy games speak to nobody
            continue
        game = parts[1].replace("_", "-") if parts[0] == "games" and len(parts) > 2 else None
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for kind, name in _named(node):
                line = getattr(node, "lineno", 0)
                yield kind, Use(f"{path.relative_to(SOURCE)}:{line}", game, name)


def troubles() -> Iterator[tuple[Use, set[str]]]:
    """Every `Trouble("key", name=…)` with the names of its values."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _called(node) == "Trouble" and node.args:
                names = {word.arg for word in node.keywords}
                if None in names:  # **args: known only at run time
                    continue
                for key in _strings(node.args[0]):
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    yield Use(where, None, key), {str(name) for name in names}


def _named(node: ast.AST) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if key := KEY.fullmatch(node.value):
            yield "key", key[1]
    elif isinstance(node, ast.JoinedStr) and node.values:
        first = node.values[0]
        if isinstance(first, ast.Constant) and (prefix := PREFIX.match(str(first.value))):
            yield "family", prefix[1]
    elif isinstance(node, ast.Call) and (name := _called(node)) in SPEAKERS:
        if len(node.args) > SPEAKERS[name]:
            for key_text in _strings(node.args[SPEAKERS[name]]):
                yield "key", key_text
        if name in RULES and len(node.args) > RULES[name]:
            for rule in _strings(node.args[RULES[name]]):
                if RULE.fullmatch(rule):
                    yield "rule", rule


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _strings(node: ast.AST) -> Iterator[str]:
    """The strings that an argument may be: itself, or the branches of `a if … else b`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


HOUSE_AND_GAMES: tuple[str | None, ...] = (None, *IDS)
