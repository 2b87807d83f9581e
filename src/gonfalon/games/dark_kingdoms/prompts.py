"""Every question of Dark Kingdoms, and the rule it belongs to."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, str]] = {
    "people": "3.3",
    "start": "3.3",
    "settle": "3.3",
    "market": "5",
    "raiders": "5",
    "dice": "6",
    "colour": "6",
    "act": "7",
    "muster": "8.2",
    "peasants": "8.2.2",
    "pay": "8.2.2",
    "village": "8.3",
    "raze": "8.3",
    "fortress": "8.4",
    "ship": "8.5",
    "sell": "8.5",
    "remove": "8.3",
    "unmark": "2.1",
    "march": "10",
    "sail": "9.1.3",
    "dock": "9.1.3",
    "attack": "9.2",
    "defend": "10",
    "brace": "10",
    "field": "11",
    "add": "11.2",
    "lose": "11",
    "retreat": "11.4",
    "demand": "13",
    "shelter": "14.2",
}
