"""The options of Dark Kingdoms in words, for the terminal."""

from __future__ import annotations

from gonfalon.games.dark_kingdoms.choices import (
    Add,
    Arrange,
    At,
    Buy,
    Colour,
    Die,
    Engage,
    Field,
    Lose,
    Move,
    Pay,
    People,
    Play,
    Recruit,
    Sail,
    Strike,
    Swap,
    fame_key,
    people_key,
    resource_key,
)
from gonfalon.games.dark_kingdoms.pieces import ARMIES, COLOURS, FAME
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.words import Said
from gonfalon.parts.sketches import Line


def spoken(t: DarkKingdoms, seat: int, choice: Choice) -> tuple[Line, ...]:
    """A choice in words; a fame card with its text."""
    if isinstance(choice, Play):
        text = Line(f"fame-{FAME[choice.card]}-text")
        return (Line("do-play", {"card": fame_key(choice.card)}), text)
    return (_armies(t, seat, choice) or _cards(choice) or Line(f"do-{choice.say}"),)


def area_said(t: DarkKingdoms, area: int) -> dict[str, Said]:
    """An area and what it gives."""
    return {
        "area": t.area_key(area),
        "resource": resource_key(t.kit.resources[area]),
        "colour": f"@colour-{COLOURS[t.kit.colours[area]]}",
    }


def _armies(t: DarkKingdoms, seat: int, choice: Choice) -> Line | None:
    """Areas, armies, ships and enemies."""
    if isinstance(choice, At):
        return Line("do-at", area_said(t, choice.area))
    if isinstance(choice, Move):
        return Line("do-move", {"army": choice.army + 1, **area_said(t, choice.area)})
    if isinstance(choice, Sail):
        return Line("do-sail", {"area": t.area_key(choice.port), "army": choice.army + 1})
    if isinstance(choice, Engage):
        area = t.area_key(t.places[seat * ARMIES + choice.army])
        return Line("do-engage", {"army": choice.army + 1, "area": area})
    if isinstance(choice, Recruit):
        return Line("do-recruit", {"army": choice.army + 1})
    if isinstance(choice, Lose):
        return Line("do-lose", {"army": choice.army + 1})
    if isinstance(choice, Arrange):
        one, two, three = choice.troops
        return Line("do-arrange", {"one": one, "two": two, "three": three})
    if isinstance(choice, Field):
        armies = tuple([str(army + 1) for army in range(ARMIES) if choice.mask >> army & 1])
        return Line("do-armies", {"count": len(armies), "armies": armies})
    if isinstance(choice, Strike):
        return Line(f"do-{choice.way}", {"people": people_key(choice.people)})
    return None


def _cards(choice: Choice) -> Line | None:
    """Cards, colours and peoples."""
    if isinstance(choice, Buy):
        return Line("do-buy", {"resource": resource_key(choice.kind)})
    if isinstance(choice, Pay):
        return Line("do-pay", {"resource": resource_key(choice.kind)})
    if isinstance(choice, Swap):
        other = resource_key(choice.other)
        return Line("do-swap", {"resource": resource_key(choice.kind), "other": other})
    if isinstance(choice, Add):
        card = fame_key(choice.card) if choice.fame else resource_key(choice.card)
        return Line("do-add", {"card": card})
    if isinstance(choice, Die):
        return Line("do-die", {"colour": f"@colour-{COLOURS[choice.colour]}"})
    if isinstance(choice, Colour):
        return Line("do-colour", {"colour": f"@colour-{COLOURS[choice.colour]}"})
    if isinstance(choice, People):
        return Line("do-people", {"people": people_key(choice.people)})
    return None
