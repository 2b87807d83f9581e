"""Rule 9: every kind of card and every variant. Auction cards are in `test_5_auction`."""

import pytest
from tests.games.medieval_realms.positions import (
    BOX,
    CARD,
    leaders_of,
    offered,
    palace,
    realms,
    say,
    tableau,
    turn,
    why,
)

from gonfalon.games.medieval_realms.cards import KINDS, MEASURES, SEALS, WAYS
from gonfalon.games.medieval_realms.rules.ending import LINES, holds, measure, sheet
from gonfalon.games.medieval_realms.rules.reveal import production
from gonfalon.games.medieval_realms.table import Realms

pytestmark = pytest.mark.compiled

TABLE = {
    "castle": ("orange", "majority", 8),
    "war": ("orange", "majority", 8),
    "market": ("red", "hand", 8),
    "leader": ("yellow", "auction", 10),
    "city": ("green", "hand", 8),
    "territory": ("grey", "auction", 8),
    "island": ("turquoise", "hand", 8),
    "artist": ("violet", "majority", 4),
    "missionary": ("white", "majority", 4),
    "scientist": ("blue", "majority", 4),
    "development": ("blue", "hand", 6),
    "gallery": ("violet", "hand", 6),
    "cathedral": ("white", "hand", 5),
    "tithe": ("white", "hand", 4),
    "inquisition": ("white", "hand", 2),
    "gunpowder": ("blue", "hand", 2),
    "university": ("blue", "hand", 3),
    "port": ("blue", "hand", 2),
}


def test_seals_ways_and_numbers() -> None:
    found = {}
    for kind, name in enumerate(KINDS):
        faces = [card for card in BOX.cards[1:] if card.kind == kind]
        copies = sum([BOX.deck.count(card.number) for card in faces])
        assert len({(card.seal, card.way) for card in faces}) == 1
        found[name] = (SEALS[faces[0].seal], WAYS[faces[0].way], copies)
    assert found == TABLE
    assert len(BOX.deck) == 100


PLAYS = [
    ("castle", "raw 6", {}, 0),
    ("war", "battle 6", {}, 6),
    ("market", "production 6", {}, 0),
    *[(f"city-{r}", "raw 5", {}, 0) for r in
      ("production", "science", "culture", "religion", "gold", "raw", "battle")],
    ("artist", "culture 5", {}, 2),
    ("missionary", "religion 5", {}, 2),
    ("scientist", "science 5", {}, 2),
    *[(f"development-{r}", "science 5", {}, 2) for r in ("gold", "battle", "raw")],
    ("gallery", "culture 5", {}, 5),
    ("cathedral", "religion 5", {}, 5),
    ("tithe", "religion 5", {}, 2),
    ("inquisition", "religion 4", {"general": 2}, 0),
    ("gunpowder", "science 4", {"general": 2}, 0),
    ("university", "science 4", {"mayor": 5}, 0),
    ("port", "science 4", {"admiral": 2}, 0),
]  # fmt: skip


@pytest.mark.parametrize(("card", "cost", "gained", "points"), PLAYS, ids=[p[0] for p in PLAYS])
def test_9_cost_and_immediate_effect(
    card: str, cost: str, gained: dict[str, int], points: int
) -> None:
    resource, count = cost.split()
    t = turn(realms(4, palaces={0: f"{resource} {int(count) - 1}"}, hands={0: card}))
    assert why(t, f"play {card}") == "why-cost"
    assert f"play {card}" not in offered(t)
    t = turn(realms(4, palaces={0: cost}, hands={0: card}))
    say(t, f"play {card}")
    assert palace(t, 0) == {}
    assert t.hands[0] == b""
    assert tableau(t, 0) == card
    assert t.points[0] == points
    assert leaders_of(t, 0) == {"mayor": 4, "admiral": 1, "general": 1, **gained}


@pytest.mark.parametrize(("players", "cost"), [(2, 7), (3, 7), (4, 6), (5, 5)])
def test_9_2_a_war_costs_by_the_number_of_players(players: int, cost: int) -> None:
    t = turn(realms(players, palaces={0: f"battle {cost - 1}"}, hands={0: "war"}))
    assert why(t, "play war") == "why-cost"
    t = turn(realms(players, palaces={0: f"battle {cost}"}, hands={0: "war"}))
    say(t, "play war")
    assert t.points[0] == 6


@pytest.mark.parametrize("resource", ["production", "science", "culture", "religion", "gold",
                                      "raw", "battle"])  # fmt: skip
def test_9_5_every_city_answers_with_its_resource(resource: str) -> None:
    t = turn(
        realms(palaces={0: "raw 5"}, hands={0: "city-production"},
               tableaux={0: f"city-{resource}"})
    )  # fmt: skip
    say(t, "play city-production")
    assert palace(t, 0) == {resource: 1}
    assert t.points[0] == 1
    assert sheet(t, 0)[LINES.index("cities")] == 8


def test_9_1_castles_produce_battle() -> None:
    assert production(realms(tableaux={0: "castle castle"}), 0) == [0, 0, 0, 0, 0, 0, 2]


@pytest.mark.parametrize(("resource", "at"), [("gold", 4), ("raw", 5), ("battle", 6)])
def test_9_11_developments_produce_per_mayor(resource: str, at: int) -> None:
    t = realms(tableaux={0: f"development-{resource}"}, leaders={0: (6, 1, 1)})
    assert production(t, 0)[at] == 6


def test_9_14_a_tithe_brings_four_of_one_type() -> None:
    t = turn(realms(palaces={0: "religion 5"}, hands={0: "tithe"}))
    say(t, "play tithe")
    assert t.kind == "tithe"
    say(t, "take battle")
    assert palace(t, 0) == {"battle": 4}


# Islands


def test_9_7_islands_need_admirals_and_spend_none() -> None:
    t = turn(realms(hands={0: "island-mayors-5"}, leaders={0: (4, 0, 1)}))
    assert why(t, "play island-mayors-5") == "why-admirals"
    t = turn(realms(hands={0: "island-mayors-5"}))
    say(t, "play island-mayors-5")
    assert t.points[0] == 2
    assert leaders_of(t, 0)["admiral"] == 1


@pytest.mark.parametrize(
    ("islands", "admirals", "able"), [(1, 1, False), (1, 2, True), (2, 2, False), (2, 3, True)]
)
def test_9_7_the_nth_island_needs_n_admirals(islands: int, admirals: int, able: bool) -> None:
    laid = " ".join(["island-cities-2", "island-seals-9"][:islands])
    t = turn(
        realms(hands={0: "island-mayors-5"}, tableaux={0: laid}, leaders={0: (4, admirals, 1)})
    )
    assert ("play island-mayors-5" in offered(t)) == able


NINE = "castle market leader-mayor city-gold territory-gold island-seals-9 gallery cathedral port"
CONDITIONS = [
    ("island-castles-1-wars-1", realms(tableaux={0: "castle war"}), realms(tableaux={0: "castle"})),
    ("island-mayors-5", realms(leaders={0: (5, 0, 0)}), realms(2, leaders={0: (4, 9, 9)})),
    (
        "island-honourable-seals-2",
        realms(tableaux={0: "artist scientist"}),
        realms(tableaux={0: "artist artist"}),
    ),
    (
        "island-cities-2",
        realms(tableaux={0: "city-gold city-raw"}),
        realms(tableaux={0: "city-gold"}),
    ),
    ("island-seals-9", realms(tableaux={0: NINE}), realms(tableaux={0: NINE[7:]})),
    ("island-combat-6", realms(leaders={0: (1, 2, 2)}), realms(leaders={0: (9, 1, 2)})),
    ("island-admirals-2", realms(leaders={0: (1, 2, 0)}), realms(leaders={0: (1, 1, 9)})),
    ("island-tokens-25", realms(palaces={0: "gold 20 raw 5"}), realms(palaces={0: "gold 24"})),
]


@pytest.mark.parametrize(("island", "yes", "no"), CONDITIONS, ids=[c[0] for c in CONDITIONS])
def test_9_7_every_condition_and_its_border(island: str, yes: Realms, no: Realms) -> None:
    assert holds(yes, 0, CARD[island])
    assert not holds(no, 0, CARD[island])


def test_9_7_every_island_of_the_edition_is_tested() -> None:
    assert {say for say in CARD if say.startswith("island")} == {c[0] for c in CONDITIONS}


MEASURED: dict[str, tuple[Realms, int]] = {
    "castles": (realms(tableaux={0: "castle castle war"}), 2),
    "wars": (realms(tableaux={0: "castle war war war"}), 3),
    "markets": (realms(tableaux={0: "market city-gold"}), 1),
    "cities": (realms(tableaux={0: "city-gold city-raw market"}), 2),
    "islands": (realms(tableaux={0: "island-seals-9 island-mayors-5 port"}), 2),
    "mayors": (realms(2, leaders={0: (6, 1, 2)}), 6),
    "admirals": (realms(leaders={0: (6, 1, 2)}), 1),
    "generals": (realms(leaders={0: (6, 1, 2)}), 2),
    "combat": (realms(2, leaders={0: (6, 1, 2)}), 5),
    "tokens": (realms(palaces={0: "gold 2 raw 3", 1: "gold 9"}), 5),
    "seals": (realms(tableaux={0: "castle war artist gallery"}, hands={0: "market"}), 2),
    "honourable-seals": (realms(tableaux={0: "artist artist missionary cathedral port"}), 2),
    "played": (realms(tableaux={0: "castle leader-mayor territory-gold"}, hands={0: "war"}), 3),
}


@pytest.mark.parametrize("what", MEASURES)
def test_9_7_everything_that_an_island_may_ask_for(what: str) -> None:
    """Also what only an owner's edition asks for; decoys and cards in hand never count."""
    t, amount = MEASURED[what]
    assert measure(t, 0, MEASURES.index(what)) == amount


def test_9_7_three_points_for_every_island_that_holds() -> None:
    both = "island-admirals-2 island-tokens-25"
    t = realms(tableaux={0: both}, palaces={0: "gold 25"}, leaders={0: (4, 2, 1)})
    assert sheet(t, 0)[LINES.index("islands")] == 6
    assert sheet(t, 0)[LINES.index("tokens")] == 12  # conditions come before tokens are counted
