"""The table as the page gets it, as docs/protocol.md tells it: names instead of numbers."""

from __future__ import annotations

from gonfalon.games.medieval_realms.cards import (
    AUCTION,
    COMBAT,
    DECOY_COMBAT,
    HALLS,
    ISLAND,
    KINDS,
    LEADERS,
    MAJORITY,
    MEASURES,
    NONE,
    RESOURCES,
    RULES,
    SEALS,
    TYPES,
    WAYS,
    Card,
)
from gonfalon.games.medieval_realms.choices import SLOTS, STANDING, STANDS
from gonfalon.games.medieval_realms.rules.actions import (
    claimant,
    refuse_activation,
    refuse_hand,
    refuse_play,
)
from gonfalon.games.medieval_realms.rules.auction import Bidding, Opening, purse
from gonfalon.games.medieval_realms.rules.ending import (
    LINES,
    counted,
    holds,
    measure,
    sheet,
    tie_break,
)
from gonfalon.games.medieval_realms.rules.panel import leaving
from gonfalon.games.medieval_realms.rules.placement import complete, left, strength
from gonfalon.games.medieval_realms.rules.reveal import NOBODY, standing, winner
from gonfalon.games.medieval_realms.rules.saying import name
from gonfalon.games.medieval_realms.table import EMPTY, ROUNDS, Realms
from gonfalon.games.medieval_realms.view import Seen, open_table
from gonfalon.kernel.game import View
from gonfalon.kernel.words import Refusal

Plain = dict[str, object]


def wire(view: View) -> Plain:
    """Everything that lies open, and what it means for the seat that looks."""
    t, seen = open_table(view), view.seen
    assert isinstance(seen, Seen)
    auction = _auction(view, t)
    lying = [*t.panel, *t.future, *b"".join(t.hands), *b"".join(t.tableaux)]
    return {
        "phase": _phase(view, auction),
        "round": t.round,
        "rounds": ROUNDS,
        "resources": RESOURCES,
        "seals": SEALS,
        "strength": dict(zip(STANDING, (*COMBAT, DECOY_COMBAT), strict=True)),
        "order": list(t.order),
        "passed": [seat for seat in range(t.players) if t.passed >> seat & 1],
        "ready": [seat for seat in range(t.players) if seat not in view.asked]
        if seen.sealed
        else None,
        "cards": {t.kit.cards[n].say: _face(t, t.kit.cards[n]) for n in sorted(set(lying)) if n},
        "panel": [_slot(view, t, slot) for slot in range(SLOTS)],
        "future": [_say(t, card) for card in t.future],
        "deck": len(t.deck),
        "discards": [t.kit.cards[card].say for card in t.discards],
        "lands": [_land(t, land, seen.sealed) for land in range(t.lands)],
        "realms": [_realm(view, t, seat) for seat in range(t.players)],
        "draft": _draft(view, t),
        "auction": auction,
        "score": [_score(t, seat) for seat in range(t.players)],
    }


def _phase(view: View, auction: Plain | None) -> str:
    if view.result is not None:
        return "over"
    if view.seen.sealed:
        return "placement"
    if auction is not None:
        return "auction"
    return {"pair": "pairs", "lily": "lilies"}.get(view.kind, "actions")


def _say(t: Realms, number: int) -> str | None:
    return None if number == EMPTY else t.kit.cards[number].say


def _face(t: Realms, card: Card) -> Plain:
    """What is printed on a card."""
    cost = card.cost[t.players]
    return {
        "name": name(card)[1:],
        "kind": KINDS[card.kind],
        "seal": SEALS[card.seal],
        "way": WAYS[card.way],
        "rule": RULES[card.kind],
        "pays": None if card.pays == NONE else RESOURCES[card.pays],
        "cost": None if card.way == AUCTION or card.kind == ISLAND else cost,
        "points": card.now,
        "leader": None if card.leader == NONE else LEADERS[card.leader],
        "resource": None if card.resource == NONE else (*RESOURCES, "lily")[card.resource],
        "needs": {MEASURES[what]: least for what, least in card.needs} or None,
    }


def _slot(view: View, t: Realms, slot: int) -> Plain:
    number = t.panel[slot]
    if number == EMPTY:
        return {"slot": slot + 1, "card": None, "price": None, "leaves": False,
                "forecast": None, "why": None}  # fmt: skip
    card = t.kit.cards[number]
    return {
        "slot": slot + 1,
        "card": card.say,
        "price": 0 if card.way == AUCTION else slot // 4 + 1,
        "leaves": slot < leaving(t.players) and t.round < ROUNDS,
        "forecast": forecast(t, _activator(view, t), card) if card.way == MAJORITY else None,
        "why": None if view.seat < 0 else _why(refuse_activation(t, view.seat, slot)),
    }


def _activator(view: View, t: Realms) -> int:
    """Whoever looks; for watchers the seat that is asked, or the first in turn order."""
    if view.seat >= 0:
        return view.seat
    if view.asked and not view.seen.sealed:
        return view.asked[0]
    return t.order[0] if t.order else 0


def forecast(t: Realms, activator: int, card: Card) -> Plain:
    """Rule 5.4: where a majority card would go if `activator` activated it now, and why."""
    to = claimant(t, activator, card) if len(t.order) == t.players else NOBODY
    ranking = sorted(range(t.players), key=lambda seat: _standing_key(t, seat, activator, card))
    return {
        "resource": RESOURCES[card.pays],
        "to": None if to == NOBODY else to,
        "ranking": [
            {
                "seat": seat,
                "held": t.palaces[seat * TYPES + card.pays],
                "why": _why(refuse_hand(t, seat, card)),
            }
            for seat in ranking
        ],
    }


def _standing_key(t: Realms, seat: int, activator: int, card: Card) -> tuple[object, ...]:
    place = t.order.index(seat) if seat in t.order else seat
    held = t.palaces[seat * TYPES + card.pays]
    return (not t.able(seat, card), -held, seat != activator, place)


def _why(refusal: Refusal | None) -> Plain | None:
    if refusal is None:
        return None
    return {"rule": refusal.rule, "text": refusal.text, "args": refusal.args}


def _land(t: Realms, land: int, sealed: bool) -> Plain:
    """A land, with who stands there since the last reveal and who won it."""
    reward = t.kit.rewards[land]
    totals = standing(t, land)
    seat = winner(t, totals, land)
    best = max(totals)
    stands = []
    for who, total in enumerate(totals):
        if total:
            stood = t.stood[who]
            heads = {STANDING[kind]: stood[STANDS[kind] + land] for kind in range(1, len(STANDING))}
            stands.append({"seat": who, "combat": total, **heads})
    return {
        "land": land + 1,
        "reward": {
            kind: count for kind, count in zip((*RESOURCES, "lily"), reward, strict=True) if count
        },
        "stands": stands,
        "winner": None if seat == NOBODY else seat,
        "tie": best > 0 and totals.count(best) > 1,
        "old": sealed,  # of the round before: everybody is placing anew
    }


def _palace(t: Realms, seat: int) -> Plain:
    return {RESOURCES[kind]: t.palaces[seat * TYPES + kind] for kind in range(TYPES)}


def _realm(view: View, t: Realms, seat: int) -> Plain:
    stood, pair = t.stood[seat], t.pairs[seat]
    return {
        "seat": seat,
        "points": t.points[seat],
        "palace": _palace(t, seat),
        "tokens": t.tokens(seat),
        "leaders": {LEADERS[who]: t.leaders[seat * 3 + who] for who in range(len(LEADERS))},
        "decoys": t.decoys,
        "combat": t.combat(seat),
        "halls": {RESOURCES[hall]: stood[hall] for hall in range(HALLS)},
        "pair": None if pair < 0 else t.kit.offers.pairs[pair].fields()["resources"],
        "hand": [
            {
                "card": t.kit.cards[number].say,
                "why": _why(refuse_play(t, seat, t.kit.cards[number])),
            }
            for number in t.hands[seat]
        ],
        "tableau": [t.kit.cards[number].say for number in t.tableaux[seat]],
        "seals": [SEALS[seal] for seal in range(len(SEALS)) if t.seals[seat] >> seal & 1],
        "islands": [
            {
                "card": card.say,
                "holds": holds(t, seat, card),
                "has": {MEASURES[what]: measure(t, seat, what) for what, _ in card.needs},
            }
            for card in [t.kit.cards[number] for number in t.tableaux[seat]]
            if card.kind == ISLAND
        ],
    }


def _score(t: Realms, seat: int) -> Plain:
    """The score sheet as things lie; at the end, the final one. With what breaks ties."""
    points = sheet(t, seat)
    counts = counted(t, seat)
    cards, castles, leaders, place = tie_break(t, seat) if seat in t.order else (0, 0, 0, 0)
    return {
        "lines": [
            {"line": LINES[at], "points": points[at], "count": counts[at][0], "each": counts[at][1]}
            for at in range(len(LINES))
        ],
        "total": sum(points),
        "tie_break": {"cards": cards, "castles": castles, "leaders": leaders, "place": 1 - place},
    }


def _draft(view: View, t: Realms) -> Plain | None:
    """The reader's own placement, while everybody places."""
    draft = view.seen.draft
    if not draft:
        return None
    seat = view.seat
    lands = []
    for land in range(t.lands):
        heads = {STANDING[kind]: draft[STANDS[kind] + land] for kind in range(1, len(STANDING))}
        lands.append({"land": land + 1, "combat": strength(draft, land), **heads})
    return {
        "halls": {RESOURCES[hall]: draft[hall] for hall in range(HALLS)},
        "lands": lands,
        "left": {who: left(t, seat, draft, kind) for kind, who in enumerate(STANDING)},
        "complete": complete(t, seat, draft),
        "ready": seat not in view.asked,
    }


def _auction(view: View, t: Realms) -> Plain | None:
    if view.result is not None or view.seen.sealed or not view.frames:
        return None
    asking = view.frames[0].__self__  # type: ignore[attr-defined]
    if isinstance(asking, Opening):
        opening = True
    elif isinstance(asking, Bidding):
        opening = False
    else:
        return None
    card = t.kit.cards[t.panel[asking.slot]]
    others = (1 << t.players) - 1 & ~(1 << asking.seat) if opening else asking.others
    bid = 0 if opening else asking.bid
    return {
        "slot": asking.slot + 1,
        "card": card.say,
        "currency": RESOURCES[card.pays],
        "turn": asking.seat,
        "bid": bid,
        "best": None if opening else asking.best,
        "seats": [
            {
                "seat": seat,
                "held": t.palaces[seat * TYPES + card.pays],
                "passed": bool(t.passed >> seat & 1),
                "state": _bidder(t, asking, seat, others, bid),
            }
            for seat in t.clockwise(asking.seat)
        ],
    }


def _bidder(t: Realms, asking: Opening | Bidding, seat: int, others: int, bid: int) -> str:
    if seat == asking.seat:
        return "asked"
    if isinstance(asking, Bidding) and seat == asking.best:
        return "best"
    if not others >> seat & 1:
        return "out"
    return "in" if purse(t, seat, asking.slot) > bid else "poor"
