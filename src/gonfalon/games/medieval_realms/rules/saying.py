"""Small words that the events of several chapters share."""

from __future__ import annotations

from gonfalon.games.medieval_realms.cards import RESOURCES, Card
from gonfalon.kernel.words import Said, seat_name


def about(seat: int, tokens: list[int] | tuple[int, ...]) -> dict[str, Said]:
    """Arguments that tell how many tokens of each type a seat gets; texts leave out the zeros."""
    return {"seat": seat_name(seat), **dict(zip(RESOURCES, tokens, strict=True))}


def resource(number: int) -> str:
    """A resource as texts name it."""
    return f"@res-{RESOURCES[number]}"


def name(card: Card) -> str:
    """A card as texts name it; all islands are called the same."""
    return "@card-island" if card.needs else f"@card-{card.say}"
