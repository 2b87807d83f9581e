"""How the rules name things when they speak: keys of texts, never sentences."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.games.crusader_kingdoms.table import Outremer
from gonfalon.kernel.words import seat_name


def area_said(t: Outremer, area: int) -> str:
    """An area in a sentence."""
    return f"@area-{t.kit.areas[area]}"


def cards_said(t: Outremer, cards: Iterable[int]) -> tuple[str, ...]:
    """Cards in a sentence, as a list."""
    return tuple([t.kit.cards[card].said for card in cards])


def dice_said(dice: bytes) -> tuple[str, ...]:
    """Dice in a sentence, in the order rolled."""
    return tuple([str(face) for face in dice]) or ("–",)


def tell(t: Outremer, text: str, rule: str, seat: int, area: int = -1) -> None:
    """The commonest event: a seat, and perhaps an area."""
    args: dict[str, int | str | tuple[str, ...]] = {"seat": seat_name(seat)}
    if area >= 0:
        args["area"] = area_said(t, area)
    t.tell(text, rule, seat, args)
