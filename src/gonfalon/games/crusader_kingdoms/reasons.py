"""Why a choice is not offered: a rule and a reason. Asks only what the seat itself may know."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.cards import EVENT, JOINT_ATTACK, SIDES, TROOP, WALLS
from gonfalon.games.crusader_kingdoms.choices import (
    Attack,
    Campaign,
    Discard,
    Fortify,
    Lay,
    OfArea,
    OfCard,
    OfKingdom,
    Play,
    Raid,
    Raise,
    Rival,
    Spend,
    Strike,
    Turn,
)
from gonfalon.games.crusader_kingdoms.table import HIGHEST, NO_CARD, Outremer
from gonfalon.games.crusader_kingdoms.words import area_said
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.words import Refusal, seat_name

RULE_OF: Final[dict[str, str]] = {
    "action": "4",
    "lay": "4.1.2",
    "respond": "4.1.3",
    "turn": "4.1.4",
    "reward": "4.1.6",
    "spend": "4.3",
    "target": "9.1",
    "invite": "9.2",
    "join": "9.2",
    "march": "9.3",
    "yield": "9.5",
    "rival": "4.4",
    "strike": "9.11",
    "fortify": "6",
    "pips": "9.15",
}
"""The rule behind each question."""

RULE_OF_CARD: Final[dict[str, dict[int, str]]] = {
    "target": {JOINT_ATTACK: "9.2"},
    "fortify": {WALLS: "9.8"},
}
"""Where the card that is played tells more, by its effect."""


def rule_of(kit: CrusaderBox, kind: str, playing: int) -> str:
    """The rule behind a question, with the card that is being played."""
    if playing != NO_CARD:
        found = RULE_OF_CARD.get(kind, {}).get(kit.effect_of[playing])
        if found is not None:
            return found
    return RULE_OF[kind]


ANSWERS: Final[dict[str, tuple[type[Choice], ...]]] = {
    "action": (Attack, Raid, Play, Discard),
    "lay": (Lay,),
    "respond": (Lay,),
    "turn": (Turn,),
    "reward": (Fortify,),
    "spend": (Spend,),
    "target": (Attack,),
    "invite": (Rival,),
    "join": (Lay,),
    "march": (Campaign,),
    "yield": (Turn,),
    "rival": (Rival,),
    "strike": (Strike,),
    "fortify": (Fortify,),
    "pips": (Raise,),
}
"""What answers each question, apart from plain words."""


def reason(t: Outremer, seat: int, choice: Choice) -> Refusal:
    """For a choice that is not among the options."""
    rule = rule_of(t.kit, t.kind, t.playing)
    if choice is t.kit.bonus and t.kind == "reward":
        return Refusal("6", "why-bonus-full", {"most": HIGHEST})
    if choice is t.kit.send and t.kind == "lay":
        return Refusal("4.1.2", "why-no-troop-laid")
    if isinstance(choice, Play) and t.kind == "lay":
        return Refusal("4.4", "why-event-alone", {"card": choice.face.said})
    if not isinstance(choice, ANSWERS[t.kind]):
        return Refusal(rule, f"why-asked-{t.kind}")
    if isinstance(choice, Attack):
        return _attack(t, seat, choice.area)
    if isinstance(choice, OfKingdom):
        return _kingdom(t, seat, choice, rule)
    if isinstance(choice, OfCard):
        return _card(t, seat, choice, rule)
    if isinstance(choice, OfArea):
        return _castle(t, seat, choice, rule)
    if isinstance(choice, Campaign):
        return Refusal(rule, "why-no-march")
    return Refusal(rule, "why-no-such-die")


def _attack(t: Outremer, seat: int, area: int) -> Refusal:
    said = area_said(t, area)
    holder = t.holders[area]
    if not t.has_troop(seat):
        return Refusal("4.1.2", "why-no-troop")
    if holder == seat:
        return Refusal("4.1.1", "why-own-area", {"area": said})
    if not t.lands[seat] and not t.scenario.starts[seat] >> area & 1:
        return Refusal("4.1.1", "why-only-start", {"area": said})
    if t.lands[seat] and not t.borders[seat] >> area & 1:
        return Refusal("4.1.1", "why-no-border", {"area": said})
    if holder >= 0 and t.scenario.friends[seat] >> holder & 1:
        return Refusal("8.2" if t.muslims >= 0 else "7.2", "why-friend", {"area": said})
    return Refusal("9.7", "why-truce-area", {"area": said})


def _kingdom(t: Outremer, seat: int, choice: OfKingdom, rule: str) -> Refusal:
    if choice.kingdom not in t.scenario.kingdoms:
        return Refusal(rule, "why-not-in-play")
    rival = t.scenario.kingdoms.index(choice.kingdom)
    if rival == seat:
        return Refusal(rule, "why-yourself")
    if not isinstance(choice, Raid):
        return Refusal(rule, "why-not-this-rival")
    if not t.has_troop(seat):
        return Refusal("4.3", "why-no-troop")
    if rival == t.muslims:
        bordered = t.borders[seat] & t.lands[rival]
        return Refusal("8.2" if bordered else "4.3", "why-no-pile" if bordered else "why-no-raid")
    if not t.scenario.raidable[seat] >> rival & 1:
        return Refusal("8.2", "why-partner")
    if not t.borders[seat] & t.lands[rival]:
        return Refusal("4.3", "why-no-raid")
    if t.truces[seat] >> rival & 1:
        return Refusal("9.7", "why-truce", {"rival": seat_name(rival)})
    return Refusal("4.3", "why-rival-empty", {"rival": seat_name(rival)})


def _card(t: Outremer, seat: int, choice: OfCard, rule: str) -> Refusal:
    face = choice.face
    said = {"card": face.said}
    if isinstance(choice, Strike):
        return Refusal(rule, "why-not-in-that-hand", dict(said))
    if choice.card not in t.hands[seat]:
        return Refusal(rule, "why-no-card", dict(said))
    if isinstance(choice, Play):
        assert face.kind == EVENT
        return Refusal("4.4", "why-no-effect", dict(said))
    if t.kind == "join":
        enough = face.kind == TROOP
        return Refusal("9.2", "why-joined-enough" if enough else "why-only-troops")
    if face.kind == TROOP:
        return Refusal("4.1.3", "why-only-responses")
    return Refusal(rule, "why-other-side", {**said, "side": SIDES[face.side]})


def _castle(t: Outremer, seat: int, choice: OfArea, rule: str) -> Refusal:
    said = area_said(t, choice.area)
    if t.holders[choice.area] != seat:
        return Refusal(rule, "why-not-your-castle", {"area": said})
    if isinstance(choice, Fortify):
        return Refusal(rule, "why-already-plus", {"area": said})
    if not t.plus >> choice.area & 1:
        return Refusal(rule, "why-not-plus", {"area": said})
    return Refusal(rule, "why-not-next-to-it", {"area": said})
