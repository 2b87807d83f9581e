"""Why an area is not among those to choose from."""

from __future__ import annotations

from typing import Any

from gonfalon.games.dark_kingdoms.choices import At
from gonfalon.games.dark_kingdoms.pieces import NOBODY
from gonfalon.games.dark_kingdoms.prompts import RULES
from gonfalon.games.dark_kingdoms.rules.sailing import within
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.words import Refusal, Said


def place_reason(t: DarkKingdoms, seat: int, choice: Choice) -> Refusal | None:
    """By what is asked."""
    assert isinstance(choice, At)
    kind, area = t.kind, choice.area
    args: dict[str, Said] = {"area": t.area_key(area)}
    rule = RULES[kind]
    if kind == "start":
        return Refusal(rule, "why-no-shield", args)
    if kind not in PLACED:
        return None
    if t.chart.closed >> area & 1:
        return Refusal("3.1", "why-closed", args)
    if kind == "settle":
        text = "why-settle-enemy" if t.others(seat, area) else "why-settle-far"
        return Refusal(rule, text, args)
    if kind in ("village", "fortress", "ship"):
        return _building(t, seat, area, rule, args)
    if kind == "dock":
        return _docking(t, seat, area, args)
    if kind == "retreat":
        return _retreating(t, seat, area, args)
    return Refusal(rule, PLACED[kind], args)


PLACED = {
    "settle": "",
    "village": "",
    "fortress": "",
    "ship": "",
    "dock": "",
    "retreat": "",
    "muster": "why-no-base-here",
    "peasants": "why-no-base-here",
    "raze": "why-no-village-here",
    "sell": "why-no-ship",
    "remove": "why-none-here",
    "unmark": "why-no-marker",
    "raiders": "why-no-marker",
}


def _building(
    t: DarkKingdoms, seat: int, area: int, rule: str, args: dict[str, Said]
) -> Refusal | None:
    if not t.held[seat] >> area & 1:
        return Refusal("2.1", "why-not-controlled", args)
    if t.chart.position[area] < 0:
        return Refusal(rule, "why-no-port", args)
    return Refusal(rule, "why-port-taken", args)


def _docking(t: DarkKingdoms, seat: int, area: int, args: dict[str, Said]) -> Refusal | None:
    voyage: Any = t.then.__self__  # type: ignore[attr-defined]
    if t.chart.position[area] < 0:
        return Refusal("9.1.3", "why-no-port", args)
    start = getattr(voyage, "second", voyage.port)
    if area not in within(t, start, voyage.reach):
        return Refusal("9.1.3", "why-too-far", {**args, "reach": voyage.reach})
    if area == start:
        return Refusal("9.1.3", "why-must-leave", args)
    return Refusal("9.1.3", "why-port-taken", args)


def _retreating(t: DarkKingdoms, seat: int, area: int, args: dict[str, Said]) -> Refusal | None:
    asking: Any = t.then.__self__  # type: ignore[attr-defined]
    here = t.fight.area if t.fight is not None else getattr(asking, "area", NOBODY)
    if area not in t.chart.neighbours[here]:
        return Refusal("11.4", "why-not-adjacent", {**args, "from": t.area_key(here)})
    if not t.held[seat] >> area & 1:
        return Refusal("11.4", "why-not-controlled", args)
    return Refusal("11.4", "why-enemy-army", args)
