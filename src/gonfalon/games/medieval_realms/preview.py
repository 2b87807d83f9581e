"""What is openly known to follow from a choice of Medieval Realms, for the page."""

from __future__ import annotations

from gonfalon.games.medieval_realms.cards import (
    AUCTION,
    CITY,
    ISLAND,
    LEADERS,
    MAJORITY,
    NONE,
    PRODUCTION,
    RESOURCES,
    TERRITORY,
    TERRITORY_TOKENS,
    TITHE,
    TITHE_TOKENS,
    TYPES,
    Card,
)
from gonfalon.games.medieval_realms.choices import Activate, Bid, Play, Put, Take
from gonfalon.games.medieval_realms.rules.auction import Bidding, Opening, purse
from gonfalon.games.medieval_realms.rules.ending import sheet
from gonfalon.games.medieval_realms.rules.placement import strength
from gonfalon.games.medieval_realms.rules.playing import MILESTONE, play
from gonfalon.games.medieval_realms.rules.reveal import Boon
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.games.medieval_realms.view import open_table, question
from gonfalon.games.medieval_realms.wire import Plain, forecast
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View


def preview(view: View, choice: Choice) -> Plain:
    """Costs, forecasts and gains; nothing that depends on secrets or luck."""
    if isinstance(choice, Activate):
        return _activation(view, choice)
    if isinstance(choice, Play):
        return _played(view, choice)
    if isinstance(choice, Bid):
        return _bid(view, choice)
    if isinstance(choice, Put):
        return _put(view, choice)
    if isinstance(choice, Take):
        boon = question(view.frames[0])
        assert isinstance(boon, Boon)
        held: int = view.seen.palaces[view.seat * TYPES + choice.resource]
        return {"count": boon.count, "makes": held + boon.count}
    return {}


def _activation(view: View, choice: Activate) -> Plain:
    """What it costs now and later, and who gets the card."""
    t, seat = open_table(view), view.seat
    card = t.kit.cards[t.panel[choice.slot]]
    held = t.palaces[seat * TYPES + PRODUCTION]
    price = 0 if card.way == AUCTION else choice.price
    found: Plain = {
        "card": card.say,
        "way": ("hand", "majority", "auction")[card.way],
        "price": price,
        "production_left": held - price,
    }
    if card.way == MAJORITY:
        told = forecast(t, seat, card)
        found["to"] = told["to"]
        found["ranking"] = told["ranking"]
    if card.way == AUCTION:
        found["most"] = purse(t, seat, choice.slot)
        found["currency"] = RESOURCES[card.pays]
        found["gains"] = _gains(card)
    elif card.kind != ISLAND:
        found["later"] = {
            "resource": RESOURCES[card.pays],
            "cost": card.cost[t.players],
            "held": t.palaces[seat * TYPES + card.pays],
        }
    return found


def _played(view: View, choice: Play) -> Plain:
    """What is paid, and what the card brings at once and would bring at the end."""
    t, seat = open_table(view), view.seat
    card = t.kit.cards[choice.card]
    before, was = sum(sheet(t, seat)), t.points[seat]
    answering = [
        city.resource
        for city in [t.kit.cards[number] for number in t.tableaux[seat]]
        if city.kind == CITY and city.seal == card.seal
    ]
    play(t, seat, card)
    for resource in answering:
        t.palaces[seat * TYPES + resource] += 1
    if card.leader != NONE:
        t.leaders[seat * 3 + card.leader] += 1
    points = card.now + len(answering)
    t.points[seat] += points
    paid = None
    if card.kind != ISLAND:
        paid = {"resource": RESOURCES[card.pays], "count": card.cost[t.players]}
    return {
        "pays": paid,
        "points": points,
        "milestones": t.points[seat] // MILESTONE - was // MILESTONE,
        "answers": [RESOURCES[resource] for resource in answering],
        "gains": _gains(card),
        "worth": sum(sheet(t, seat)) - before,
    }


def _gains(card: Card) -> Plain:
    """What a card brings at once besides points."""
    tokens = {TERRITORY: TERRITORY_TOKENS, TITHE: TITHE_TOKENS}.get(card.kind, 0)
    kinds = (*RESOURCES, "lily")
    named = kinds[card.resource] if card.kind == TERRITORY else "lily" if tokens else None
    return {
        "leader": None if card.leader == NONE else LEADERS[card.leader],
        "resource": named,
        "count": tokens,
    }


def _bid(view: View, choice: Bid) -> Plain:
    """What is left if it wins, and who could still answer."""
    t, seat = open_table(view), view.seat
    asking = question(view.frames[0])
    assert isinstance(asking, Opening | Bidding)
    others = _rivals(t, asking)
    card = t.kit.cards[t.panel[asking.slot]]
    return {
        "currency": RESOURCES[card.pays],
        "left": t.palaces[seat * TYPES + card.pays] - choice.amount,
        "answers": [o for o in others if purse(t, o, asking.slot) > choice.amount],
    }


def _rivals(t: Realms, asking: Opening | Bidding) -> list[int]:
    """Everybody else who is still in the auction, the highest bidder included."""
    if isinstance(asking, Opening):
        return t.clockwise(asking.seat)[1:]
    inside = asking.others | 1 << asking.best
    return [seat for seat in t.clockwise(asking.seat)[1:] if inside >> seat & 1]


def _put(view: View, choice: Put) -> Plain:
    """The own combat on the land with this leader."""
    if choice.land < 0:
        return {"makes": view.seen.draft[choice.at] + 1}
    draft = view.seen.draft
    at = choice.at
    more = draft[:at] + bytes([draft[at] + 1]) + draft[at + 1 :]
    return {"combat": strength(more, choice.land)}
