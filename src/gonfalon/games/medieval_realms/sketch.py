"""The table of Medieval Realms in words: realms, lands, and the draft or the panel."""

from __future__ import annotations

from gonfalon.games.medieval_realms.cards import (
    ADMIRAL,
    AUCTION,
    GENERAL,
    HALLS,
    ISLAND,
    KINDS,
    LEADERS,
    LILY,
    MAJORITY,
    MAYOR,
    MEASURES,
    NONE,
    RESOURCES,
    TYPES,
    Card,
)
from gonfalon.games.medieval_realms.choices import (
    LANDS,
    PLACES,
    SLOTS,
    STANDING,
    STANDS,
    Activate,
    Bid,
    Change,
    Drop,
    Lift,
    Pair,
    Pass,
    Play,
    Put,
    Ready,
    Take,
)
from gonfalon.games.medieval_realms.rules.actions import claimant
from gonfalon.games.medieval_realms.rules.ending import LINES, sheet
from gonfalon.games.medieval_realms.rules.reveal import NOBODY, standing, winner
from gonfalon.games.medieval_realms.rules.saying import name, resource
from gonfalon.games.medieval_realms.table import EMPTY, ROUNDS, Realms
from gonfalon.games.medieval_realms.view import open_table
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import View
from gonfalon.kernel.words import Said, seat_name
from gonfalon.parts.sketches import Cell, Grid, Line, Offer, Sketch

BLANK: tuple[Line, ...] = ()


def sketch(view: View) -> Sketch:
    """What everybody has, then what is decided now."""
    t = open_table(view)
    seats = tuple([seat_name(seat) for seat in t.order])
    head: list[Line | Grid] = []
    if t.round:
        stage = Line("sketch-round", {"round": t.round, "rounds": ROUNDS})
        head = [stage, Line("sketch-order", {"seats": seats})]
    parts: list[Line | Grid] = [*head, _palaces(view, t), _realms(t)]
    if view.result is not None:
        return (*parts, _score_sheet(t))
    parts += [_lands(view, t), _panel(view, t)]
    future = tuple([name(t.kit.cards[card]) for card in t.future if card != EMPTY])
    if future:
        parts.append(Line("sketch-future", {"cards": future}))
    parts.append(Line("sketch-deck", {"count": len(t.deck)}))
    if view.seen.draft:
        drafted = [at for at in range(PLACES) if view.seen.draft[at]]
        lines = tuple([_stands(at, view.seen.draft[at]) for at in drafted])
        if lines:
            parts.append(Grid((((Line("sketch-draft"),),), (lines,))))
    return (*parts, *choices(view, t))


def _number(count: int) -> tuple[Line, ...]:
    return (Line("sketch-number", {"count": count}),)


def _name(seat: int) -> Line:
    return Line("sketch-seat", {"seat": seat_name(seat)})


def _palaces(view: View, t: Realms) -> Grid:
    """Tokens, points on the track, and the total as things lie, a column for every seat."""
    head: list[Cell] = [BLANK]
    for seat in range(t.players):
        who = [_name(seat)]
        if view.seen.sealed:
            who.append(Line("sketch-placing" if seat in view.asked else "sketch-ready"))
        elif t.passed >> seat & 1 and view.result is None:
            who.append(Line("sketch-passed"))
        head.append(tuple(who))
    rows: list[tuple[Cell, ...]] = [tuple(head)]
    for number, kind in enumerate(RESOURCES):
        rows.append(((Line(f"res-{kind}"),), *[_number(n) for n in t.palaces[number::TYPES]]))
    rows.append(((Line("sketch-points"),), *[_number(points) for points in t.points]))
    scores = [_number(sum(sheet(t, seat))) for seat in range(t.players)]
    rows.append(((Line("sketch-score"),), *scores))
    return Grid(tuple(rows))


def _score_sheet(t: Realms) -> Grid:
    """Everybody's points line by line, when the game is over."""
    seats = range(t.players)
    sheets = [sheet(t, seat) for seat in seats]
    rows: list[tuple[Cell, ...]] = [(BLANK, *[(_name(seat),) for seat in seats])]
    for number, line in enumerate(LINES):
        rows.append(((Line(f"line-{line}"),), *[_number(points[number]) for points in sheets]))
    return Grid(tuple(rows))


def _realms(t: Realms) -> Grid:
    """Leaders, hand and tableau of every seat."""
    rows: list[tuple[Cell, ...]] = [
        (BLANK, (Line("sketch-leaders"),), (Line("sketch-hand"),), (Line("sketch-tableau"),))
    ]
    for seat in range(t.players):
        leaders = (
            Line("sketch-mayors", {"count": t.leaders[seat * 3 + MAYOR]}),
            Line("sketch-admirals", {"count": t.leaders[seat * 3 + ADMIRAL]}),
            Line("sketch-generals", {"count": t.leaders[seat * 3 + GENERAL]}),
        )
        hand, tableau = _cards(t, t.hands[seat]), _cards(t, t.tableaux[seat])
        rows.append(((_name(seat),), leaders, hand, tableau))
    return Grid(tuple(rows))


def _cards(t: Realms, numbers: bytes) -> tuple[Line, ...]:
    return tuple([line for number in numbers for line in _face(t.kit.cards[number])])


def _face(card: Card) -> list[Line]:
    """A card's name; an island also by its condition."""
    needs = [Line(f"need-{MEASURES[what]}", {"count": least}) for what, least in card.needs]
    return [Line("sketch-card", {"card": name(card)}), *needs]


def _about(card: Card) -> Line:
    """What a card does."""
    said: dict[str, Said] = {}
    if card.leader != NONE:
        said["leader"] = f"@leader-{LEADERS[card.leader]}"
    if card.resource == LILY:
        return Line(f"about-{KINDS[card.kind]}-lily", said)
    if card.resource != NONE:
        said["resource"] = f"@res-{(*RESOURCES, 'lily')[card.resource]}"
    return Line(f"about-{KINDS[card.kind]}", said)


def _stands(at: int, count: int) -> Line:
    """Who stands where in a draft."""
    who, land = divmod(at - HALLS, LANDS)
    if at < HALLS:
        return Line("sketch-in-hall", {"count": count, "resource": resource(at)})
    leader = f"@leader-{STANDING[who + ADMIRAL]}"
    return Line("sketch-on-land", {"count": count, "leader": leader, "land": land + 1})


def _lands(view: View, t: Realms) -> Grid:
    """What each land brings and who stands there; while all place, nobody does."""
    rows: list[tuple[Cell, ...]] = [
        ((Line("sketch-land"),), (Line("sketch-reward"),), (Line("sketch-standing"),))
    ]
    for land in range(t.lands):
        reward = t.kit.rewards[land]
        kinds = (*RESOURCES, "lily")
        told = tuple([f"@res-{kinds[k]}" for k in range(len(kinds)) for _ in range(reward[k])])
        totals = [0] if view.seen.sealed else standing(t, land)
        stands = [
            Line("sketch-stands", {"seat": seat_name(seat), "combat": total})
            for seat, total in enumerate(totals)
            if total
        ]
        seat = winner(t, totals, land)
        if seat != NOBODY:
            stands.append(Line("sketch-winner", {"seat": seat_name(seat)}))
        rows.append(
            (_number(land + 1), (Line("sketch-rewards", {"resources": told}),), tuple(stands))
        )
    return Grid(tuple(rows))


def _panel(view: View, t: Realms) -> Grid:
    """The cards on offer: what they cost now and later, and who would get a majority card."""
    offered = {choice.slot: choice for choice in view.options if isinstance(choice, Activate)}
    rows: list[tuple[Cell, ...]] = [
        (
            (Line("sketch-slot"),),
            (Line("sketch-offer"),),
            (Line("sketch-price"),),
            (Line("sketch-about"),),
            BLANK,
        )
    ]
    for slot in range(SLOTS):
        number = t.panel[slot]
        if number == EMPTY:
            continue
        card = t.kit.cards[number]
        free = card.way == AUCTION
        price = (Line("sketch-free"),) if free else _number(slot // 4 + 1)
        does = [_about(card)]
        if not free and card.kind != ISLAND:
            pays = resource(card.pays)
            cost: dict[str, Said] = {"cost": card.cost[t.players], "resource": pays}
            does.insert(0, Line("sketch-costs", cost))
        cell = (*_face(card), *_going(view, t, card))
        rows.append((_number(slot + 1), cell, price, tuple(does), offered.get(slot, BLANK)))
    return Grid(tuple(rows))


def _going(view: View, t: Realms, card: Card) -> list[Line]:
    if card.way != MAJORITY or len(t.order) < t.players:
        return []
    activator = view.seat if view.seat >= 0 else t.order[0]
    to = claimant(t, activator, card)
    if to == NOBODY:
        return [Line("sketch-goes-nowhere")]
    return [Line("sketch-goes-to", {"seat": seat_name(to)})]


# What may be chosen, in words


def choices(view: View, t: Realms) -> list[Grid]:
    """Pairs, places and tokens by resource and land; everything else one below the other."""
    kind, grids = view.kind, []
    if kind == "pair":
        grids.append(_pairs(view))
    elif kind == "place":
        grids += _places(view, t)
    elif view.options and isinstance(view.options[0], Take):
        takes = tuple([(Line(f"res-{RESOURCES[take.resource]}"),) for take in _takes(view)])
        grids.append(Grid((takes, _takes(view))))
    rest = [(choice, _words(choice, view, t)) for choice in view.options]
    rows: list[tuple[Cell, ...]] = [(choice, words) for choice, words in rest if words]
    if rows:
        grids.append(Offer(((BLANK, (Line("sketch-choices"),)), *rows)))
    return grids


def _takes(view: View) -> tuple[Take, ...]:
    return tuple([choice for choice in view.options if isinstance(choice, Take)])


def _pairs(view: View) -> Grid:
    """Every pair once: one resource beside the row, the other above the column."""
    offered = {(pair.one, pair.other): pair for pair in view.options if isinstance(pair, Pair)}
    rows: list[tuple[Cell, ...]] = [(BLANK, *[(Line(f"res-{kind}"),) for kind in RESOURCES[1:]])]
    for one in range(TYPES - 1):
        cells = [offered.get((one, other), BLANK) for other in range(1, TYPES)]
        rows.append(((Line(f"res-{RESOURCES[one]}"),), *cells))
    return Grid(tuple(rows))


def _places(view: View, t: Realms) -> list[Grid]:
    """Where the seat may still put somebody: halls, then lands."""
    offered = {put.at: put for put in view.options if isinstance(put, Put)}
    grids = []
    halls = [(Line(f"res-{kind}"),) for kind in RESOURCES[:HALLS]]
    if any(at in offered for at in range(HALLS)):
        mayors = [offered.get(at, BLANK) for at in range(HALLS)]
        grids.append(Grid(((BLANK, *halls), ((Line("leader-mayor"),), *mayors))))
    lands = [_number(land + 1) for land in range(t.lands)]
    rows: list[tuple[Cell, ...]] = [((Line("sketch-land"),), *lands)]
    for kind in range(1, len(STANDING)):
        cells = [offered.get(STANDS[kind] + land, BLANK) for land in range(t.lands)]
        if any(cell is not BLANK for cell in cells):
            rows.append(((Line(f"leader-{STANDING[kind]}"),), *cells))
    if len(rows) > 1:
        grids.append(Grid(tuple(rows)))
    return grids


def _words(choice: Choice, view: View, t: Realms) -> tuple[Line, ...]:
    """A choice that is in no other grid, in words; nothing for one that is."""
    if isinstance(choice, Play):
        card = t.kit.cards[choice.card]
        return (Line("sketch-do-play", {"card": name(card)}), _about(card))
    if isinstance(choice, Bid):
        return (Line("sketch-do-bid", {"count": choice.amount}),)
    if isinstance(choice, Lift):
        if choice.at < 0:
            return (Line("sketch-do-lift-all"),)
        return (_stands(choice.at, 1),)
    if isinstance(choice, Change | Ready | Pass | Drop):
        return (Line(f"sketch-do-{choice.say}"),)
    return BLANK
