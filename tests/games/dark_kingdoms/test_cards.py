"""Every fame card and every Britannia card."""

import pytest
from tests.games.dark_kingdoms.positions import (
    ANGLES,
    BRITONS,
    FAR,
    GAME,
    JUTES,
    SAXONS,
    Game,
    position,
)

from gonfalon.games.dark_kingdoms.pieces import BRITANNIA, FAME
from gonfalon.games.dark_kingdoms.rules.britannia import EVENT
from gonfalon.games.dark_kingdoms.rules.round import ROUND
from gonfalon.kernel.game import view
from gonfalon.kernel.table import begin

HOME = {"powys": "F0 V0 A0.1", "wessex": "F1 V1", "anglia": "F2 V2", "bernicia": "F3 V3"}


def played(card: str, pieces: dict[str, str] | None = None, hands: dict[int, str] | None = None,
           ) -> Game:  # fmt: skip
    """The Britons' turn with this one fame card, which they play."""
    game = Game(position(pieces or HOME, hands, {BRITONS: card})).turn(BRITONS)
    return game.say(f"play {card}")


def turned_up(card: str, pieces: dict[str, str] | None = None, hands: dict[int, str] | None = None,
              players: int = 3) -> Game:  # fmt: skip
    """A Britannia card has just been turned up."""
    home = pieces or {"powys": "F0 V0", "wessex": "F1 F1", "anglia": "V2"}
    game = Game(position(home, hands, card=card, players=players))
    game.t.stack = [ROUND.happened]
    begin(game.t, EVENT.begin)
    return game


# Fame


@pytest.mark.parametrize("kind", ["stone", "wood", "iron", "wheat"])
def test_development_takes_two(kind: str) -> None:
    game = played(f"development-{kind}")
    assert game.hand(BRITONS) == {kind: 2}
    assert game.t.under == bytes([FAME.index(f"development-{kind}")])


def test_one_fame_card_for_its_text_in_a_turn() -> None:
    game = Game(position(HOME, fame={BRITONS: "bards-song tribute"}, hands={SAXONS: "gold 1"}))
    game.turn(BRITONS).say("play bards-song").any_fame()
    assert game.why("play tribute") == "why-one-fame"


def test_levy_recruits_for_nothing() -> None:
    game = played("levy").say("recruit 1")
    assert game.armies(BRITONS) == {1: ("powys", 2)}


def test_levy_may_form_a_new_army() -> None:
    game = played("levy").say("at powys")
    assert game.armies(BRITONS) == {1: ("powys", 1), 2: ("powys", 1)}


def test_forced_march_goes_through_a_free_area_and_attacks_beyond() -> None:
    game = played("forced-march", {**HOME, "mercia": "V2"})
    assert game.why("move 1 mercia") == "why-not-adjacent"
    game.say("move 1 luitcoyt", "move 1 mercia")
    assert game.asks == (BRITONS, "attack")
    assert game.owner("luitcoyt") == "M0"


def test_forced_march_not_into_enemies() -> None:
    game = played("forced-march", {**HOME, "luitcoyt": "M2"})
    assert game.why("move 1 luitcoyt") == "why-march-enemy"


def test_raid_needs_no_roll_and_takes_two_more() -> None:
    pieces = {**HOME, "luitcoyt": "V1"}
    game = Game(position(pieces, {SAXONS: "wood 1 gold 3"}, {BRITONS: "raid"})).turn(BRITONS)
    game.say("move 1 luitcoyt", "raid saxons", "give").draw("gold").draw("gold")
    assert game.hand(BRITONS) == {"wood": 1, "gold": 2}
    assert game.hand(SAXONS) == {"gold": 1}
    assert game.armies(BRITONS) == {1: ("luitcoyt", 1)}
    assert game.asks == (BRITONS, "act")
    assert (game.fame(BRITONS), game.t.under) == ([], bytes([FAME.index("raid")]))


def test_tribute_from_every_rival_with_gold() -> None:
    game = played("tribute", hands={SAXONS: "gold 2", ANGLES: "stone 2", JUTES: "gold 1"})
    assert game.hand(BRITONS) == {"gold": 2}
    assert game.told().count("no-tribute") == 1
    assert all(e.reveal for e in game.t.ears or [] if e.text in ("paid-tribute", "no-tribute"))


def test_builders_take_any_two_cards() -> None:
    game = played("builders", hands={BRITONS: "gold 1 iron 1"})
    game.say("pay gold", "pay iron", "at powys")
    assert game.owner("powys") == "V0 V0 F0"


def test_fair_wind_sails_six_ports_without_a_roll() -> None:
    game = played("fair-wind", {"gwent": "F0 A0.1 S0", "anglia": "F2"})
    game.say("sail gwent 1")
    assert game.t.kind == "dock"
    assert "at kent" in game.offers
    assert game.why("at east-anglia") == "why-too-far"
    game.say("at kent")
    assert game.owner("kent") == "M0"


def test_a_voyage_without_a_roll_shows_no_dice_of_another() -> None:
    game = Game(position({"gwent": "F0 S0"}, card="fair-winds", players=3)).turn(BRITONS)
    game.t.cast = bytes([5, 4])
    about = GAME.wire(view(GAME, game.say("sail gwent").t, BRITONS))["about"]
    assert about["cast"] == []  # type: ignore[index]


def test_bards_song_draws_two() -> None:
    assert len(played("bards-song").any_fame().fame(BRITONS)) == 2


def test_siege_engines_take_two_dice() -> None:
    game = Game(
        position({"powys": "F0 A0.2", "luitcoyt": "F1"}, fame={BRITONS: "siege-engines"})
    ).turn(BRITONS)
    game.say("move 1 luitcoyt", "play siege-engines")
    assert game.t.count == 2 + 4


@pytest.mark.parametrize("attacked", ["V1", "A1.1"])
def test_siege_engines_only_against_a_fortress(attacked: str) -> None:
    pieces = {"powys": "F0 A0.2", "luitcoyt": attacked, "wessex": "V1"}
    game = Game(position(pieces, fame={BRITONS: "siege-engines"})).turn(BRITONS)
    game.say("move 1 luitcoyt")
    if attacked == "V1":
        game.say("attack saxons")
    assert game.asks == (BRITONS, "brace")
    assert game.offers == ["pass"]


def test_siege_engines_are_the_attackers_alone() -> None:
    pieces = {"powys": "F0 A0.2", "luitcoyt": "F1"}
    game = Game(position(pieces, fame={SAXONS: "siege-engines"})).turn(BRITONS)
    game.say("move 1 luitcoyt")
    assert game.asks == (SAXONS, "brace")
    assert game.offers == ["pass"]


def test_a_text_played_in_combat_is_the_only_one_in_that_turn() -> None:
    """A Champion on each side; neither player plays another card for its text."""
    fame = {BRITONS: "champion levy", SAXONS: "champion defence"}
    game = Game(position({"powys": "F0 A0.2", "luitcoyt": "V1"}, fame=fame)).turn(BRITONS)
    game.say("move 1 luitcoyt", "attack saxons", "play champion", "play champion")
    assert game.t.count == 3 + 3
    game.roll(6, 6, 6, 5, 5, 5)
    assert game.offers == ["pass", "add defence"]
    game.say("pass").any_fame()
    assert game.why("play levy") == "why-one-fame"
    assert game.t.under == bytes([FAME.index("champion")] * 2)


def test_champion_adds_a_die_on_either_side() -> None:
    game = Game(
        position(
            {"powys": "F0 A0.2", "luitcoyt": "A1.1"}, fame={BRITONS: "champion", SAXONS: "champion"}
        )
    ).turn(BRITONS)
    game.say("move 1 luitcoyt", "play champion", "play champion")
    assert game.t.count == 3 + 2


def test_defence_adds_two_after_the_dice() -> None:
    game = Game(
        position({"powys": "F0 A0.1", "luitcoyt": "A1.1"}, fame={SAXONS: "defence"})
    ).turn(BRITONS)  # fmt: skip
    game.say("move 1 luitcoyt", "pass").roll(6, 4)
    game.say("play defence").any_fame()  # 6 against 6
    assert "defence" not in game.fame(SAXONS)
    assert game.armies(BRITONS) == {}
    assert game.t.battles[SAXONS] == 1


def test_defence_is_no_help_to_the_attacker_but_for_plus_one() -> None:
    game = Game(
        position({"powys": "F0 A0.1", "luitcoyt": "A1.1"}, fame={BRITONS: "defence"})
    ).turn(BRITONS)  # fmt: skip
    game.say("move 1 luitcoyt", "pass").roll(4, 4)
    assert game.offers == ["pass", "add defence"]
    game.say("add defence").any_fame()
    assert game.t.battles[BRITONS] == 1


@pytest.mark.parametrize(("dice", "held"), [((5, 5, 1), True), ((5, 4, 1), False)])
def test_defence_of_a_lone_marker(dice: tuple[int, ...], held: bool) -> None:
    game = Game(
        position({"powys": "F0 A0.3", "luitcoyt": "M1", "wessex": "V1"}, fame={SAXONS: "defence"})
    ).turn(BRITONS)
    game.say("move 1 luitcoyt", "play defence").roll(*dice)
    assert game.owner("luitcoyt") == ("M1" if held else "M0")
    assert (game.fame(SAXONS), game.t.under) == ([], bytes([FAME.index("defence")]))
    assert game.armies(BRITONS) == {1: ("powys" if held else "luitcoyt", 3)}
    assert game.why("move 1 erwing") == "why-moved"


def test_defence_of_a_lone_marker_against_a_landing() -> None:
    """Beaten from the sea, the army stays in the port and its move is spent."""
    game = Game(
        position({"gwent": "F0 A0.1 S0", "dyfed": "M1", "wessex": "V1"}, fame={SAXONS: "defence"})
    ).turn(BRITONS)
    game.say("sail gwent 1").roll(1, 1)
    game.say("at dyfed", "engage 1", "play defence").roll(2, 2, 2)
    assert game.owner("dyfed") == "M1"
    assert game.armies(BRITONS) == {1: ("dyfed", 1)}
    assert game.why("move 1 gwent") == "why-moved"
    assert "end" in game.offers


def test_defence_throws_an_army_back_among_enemies_whom_it_must_attack() -> None:
    """It left a village of the Saxons for their marker; back beside the village it may not stay."""
    pieces = {"powys": "F0", "luitcoyt": "V1 A0.2", "erwing": "M1"}
    game = Game(position(pieces, fame={SAXONS: "defence"})).turn(BRITONS)
    game.say("move 1 erwing", "play defence").roll(3, 3, 1)
    assert game.armies(BRITONS) == {1: ("luitcoyt", 2)}
    assert game.why("move 1 powys") == "why-moved"
    assert game.why("end") == "why-must-engage"
    game.say("engage 1", "attack saxons").roll(6, 1, 2, 2).any_fame()
    assert game.owner("luitcoyt") == "V0"
    assert "end" in game.offers


VILLAGES = "V0 V0 V0 V0 V0 V0 V0 V0 V0 V0"


@pytest.mark.parametrize(
    ("card", "pieces", "hands"),
    [
        ("development-stone", HOME, {SAXONS: "stone 18"}),
        ("forced-march", {**HOME, "powys": "F0 V0"}, {}),
        ("forced-march", {"gwynedd": "F0 A0.1", "powys": "M1", "ceredigion": "M2"}, {}),
        ("levy", {"luitcoyt": "M0"}, {}),
        ("levy", {"powys": "F0 A0.3 A0.3 A0.3"}, {}),
        ("tribute", HOME, {BRITONS: "gold 3"}),
        ("builders", HOME, {BRITONS: "gold 1"}),
        ("builders", {"powys": f"F0 {VILLAGES}"}, {BRITONS: "gold 2"}),
        ("fair-wind", HOME, {}),
        ("raid", HOME, {}),
        ("defence", HOME, {}),
        ("champion", HOME, {}),
        ("siege-engines", HOME, {}),
    ],
)
def test_a_text_that_would_do_nothing_now_is_not_offered(
    card: str, pieces: dict[str, str], hands: dict[int, str]
) -> None:
    game = Game(position(pieces, hands, {BRITONS: card})).turn(BRITONS)
    assert f"play {card}" not in game.offers
    assert game.why(f"play {card}") == "why-fame-not-now"


# Britannia


@pytest.mark.parametrize("kind", ["stone", "wood", "iron", "wheat"])
def test_growing_production_is_for_everybody(kind: str) -> None:
    game = turned_up(f"growing-{kind}")
    assert [game.hand(seat) for seat in range(3)] == [{kind: 2}] * 3


def test_growing_production_ends_with_the_supply() -> None:
    game = turned_up("growing-iron", hands={ANGLES: "iron 15"})
    assert [game.hand(seat).get("iron", 0) for seat in range(3)] == [2, 1, 15]


def in_order(card: str, hands: dict[int, str] | None = None) -> Game:
    """Turned up when the Saxons begin, who are out; Angles, Jutes and Britons follow."""
    pieces = {"powys": "F0 V0", "anglia": "F2 V2", "bernicia": "F3 V3"}
    game = Game(position(pieces, hands, card=card))
    game.t.order = (SAXONS, ANGLES, JUTES, BRITONS)
    game.t.out = 1 << SAXONS
    game.t.stack = [ROUND.happened]
    begin(game.t, EVENT.begin)
    return game


@pytest.mark.parametrize(
    ("card", "kind", "most"),
    [("growing-iron", "iron", 2), ("gold-hoard", "gold", 2), ("tribute-of-britannia", "gold", 2)],
)
def test_gifts_are_for_those_who_are_left_in_turn_order(card: str, kind: str, most: int) -> None:
    game = in_order(card)
    assert [game.hand(seat) for seat in range(4)] == [{kind: most}, {}, {kind: most}, {kind: most}]
    game = in_order(card, {BRITONS: f"{kind} 15"})  # three are left, one short for the second
    assert [game.hand(seat).get(kind, 0) for seat in range(4)] == [15, 0, 2, 1]
    took = [(e.seat, e.args["count"]) for e in game.t.ears or [] if e.text == "took"]
    assert took == [(ANGLES, 2), (JUTES, 1)]  # of the Britons, who get none, nothing is said


def test_bards_sing_to_those_who_are_left_in_turn_order() -> None:
    game = in_order("bards").any_fame()
    drew = [event.seat for event in game.t.ears or [] if event.text == "drew-fame"]
    assert drew == [ANGLES, JUTES, BRITONS]
    assert [len(game.fame(seat)) for seat in range(4)] == [1, 0, 1, 1]


def test_tribute_of_britannia_by_fortresses() -> None:
    game = turned_up("tribute-of-britannia")
    assert [game.hand(seat)["gold"] for seat in range(3)] == [2, 3, 1]


def test_sea_trade_by_ships() -> None:
    game = turned_up("sea-trade", {"powys": "F0", "gwent": "S0", "dyfed": "S0", "wessex": "F1"})
    assert [game.hand(seat) for seat in range(3)] == [{"gold": 4}, {}, {}]


def test_gold_hoard() -> None:
    assert [turned_up("gold-hoard").hand(seat)["gold"] for seat in range(3)] == [2, 2, 2]


def test_market_day_swaps_two_cards_in_turn_order() -> None:
    game = turned_up("market-day", hands={BRITONS: "gold 2", ANGLES: "iron 1"})
    assert game.asks == (BRITONS, "market")
    game.say("swap gold stone", "swap gold wheat")
    assert game.hand(BRITONS) == {"stone": 1, "wheat": 1}
    assert game.asks == (ANGLES, "market")  # the Saxons have nothing
    game.say("pass")
    assert game.t.kind == "dice"


def test_market_day_goes_on_in_turn_order_and_each_has_two_swaps() -> None:
    hands = {BRITONS: "stone 1", ANGLES: "gold 2", JUTES: "iron 2"}
    game = in_order("market-day", hands)
    assert game.asks == (ANGLES, "market")
    game.say("swap gold wood", "pass")  # one swap is enough for them
    assert game.asks == (JUTES, "market")
    game.say("swap iron gold", "swap iron gold")
    assert (game.hand(ANGLES), game.hand(JUTES)) == ({"gold": 1, "wood": 1}, {"gold": 2})
    assert game.asks == (BRITONS, "market")
    game.say("pass")
    assert game.hand(BRITONS) == {"stone": 1}
    assert game.t.kind == "dice"


def test_market_day_gives_what_is_held_for_what_lies_in_the_supply() -> None:
    game = turned_up("market-day", hands={BRITONS: "iron 1", SAXONS: "wheat 18"})
    assert game.offers == ["pass", "swap iron stone", "swap iron wood", "swap iron gold"]
    assert game.why("swap iron wheat") == "why-supply"
    assert game.why("swap stone iron") == "why-no-card"


def test_raiders_from_the_north_leave_those_alone_who_have_no_marker() -> None:
    """Three hold two areas each; the first has only buildings, the Jutes hold fewer."""
    pieces = {"powys": "F0", "erwing": "V0", "wessex": "F1", "kent": "M1",
              "anglia": "F2", "essex": "M2", "bernicia": "M3"}  # fmt: skip
    game = turned_up("raiders-from-the-north", pieces, players=4)
    assert (game.asks, game.offers) == ((SAXONS, "raiders"), ["at kent"])
    assert game.why("at essex") == "why-no-marker"
    game.say("at kent")
    assert (game.asks, game.offers) == ((ANGLES, "raiders"), ["at essex"])
    game.say("at essex")
    assert (game.owner("kent"), game.owner("essex"), game.owner("bernicia")) == ("", "", "M3")
    assert game.t.kind == "production"


def test_raiders_from_the_north_come_in_turn_order_and_not_for_who_is_out() -> None:
    game = Game(position({"kent": "M0 A0.1", "essex": "M2 A2.1"}, card="raiders-from-the-north"))
    game.t.order = (SAXONS, ANGLES, JUTES, BRITONS)
    game.t.out = 1 << SAXONS | 1 << JUTES
    game.t.stack = [ROUND.happened]
    begin(game.t, EVENT.begin)
    assert game.asks == (ANGLES, "raiders")
    game.say("at essex")
    assert game.asks == (BRITONS, "raiders")


def test_raiders_from_the_north_may_take_the_last_piece_of_all() -> None:
    """Both have one marker each: who is asked first is out, and the game is over."""
    game = Game(position({"kent": "M0", "essex": "M2"}, card="raiders-from-the-north"))
    game.t.out = 1 << SAXONS | 1 << JUTES
    game.t.stack = [ROUND.happened]
    begin(game.t, EVENT.begin)
    game.say("at kent")
    assert game.over
    assert game.t.result is not None
    assert (game.t.result.way, game.t.result.ranks[ANGLES]) == ("last", 1)


def test_raiders_from_the_north_take_a_marker_of_the_greatest() -> None:
    game = turned_up(
        "raiders-from-the-north",
        {"powys": "F0", "erwing": "M0", "wessex": "F1", "kent": "M1", "anglia": "F2"},
    )
    game.say("at erwing")
    game.say("at kent")
    assert game.owner("erwing") == game.owner("kent") == ""


def test_bards_bring_fame_to_everybody() -> None:
    game = turned_up("bards").any_fame()
    assert [len(game.fame(seat)) for seat in range(3)] == [1, 1, 1]


def test_fair_winds_for_all_ships() -> None:
    game = Game(position({"gwent": "F0 S0"}, card="fair-winds", players=3)).turn(BRITONS)
    game.say("sail gwent")
    assert game.t.kind == "dock"
    assert "at kent" in game.offers


def test_raiding_season() -> None:
    pieces = {**HOME, "luitcoyt": "V1"}
    game = Game(position(pieces, {SAXONS: "gold 3", BRITONS: "iron 1"}, card="raiding-season"))
    game.turn(BRITONS).say("move 1 luitcoyt", "plunder saxons").roll(5, 4)
    game.say("deny").draw("gold").draw("gold")
    assert game.hand(BRITONS) == {"iron": 1, "gold": 2}


def test_raiding_season_failed_costs_no_card() -> None:
    pieces = {**HOME, "luitcoyt": "V1"}
    game = Game(position(pieces, {BRITONS: "iron 1"}, card="raiding-season")).turn(BRITONS)
    game.say("move 1 luitcoyt", "plunder saxons").roll(4, 4)
    game.say("at powys")
    assert game.hand(BRITONS) == {"iron": 1}


def test_call_to_arms_makes_troops_cheaper() -> None:
    game = Game(position(HOME, {BRITONS: "gold 1 iron 1"}, card="call-to-arms")).turn(BRITONS)
    game.say("recruit 1")
    assert game.hand(BRITONS) == {}


def test_call_to_arms_of_an_owner_may_ask_for_no_gold_at_all() -> None:
    free = "[britannia.worth]\nvalue = { call-to-arms = 0 }"
    game = Game(position(HOME, {BRITONS: "iron 1"}, card="call-to-arms", edition=free))
    assert "recruit 1" in game.turn(BRITONS).offers


def test_harsh_winter_pays_gold_only() -> None:
    game = turned_up("harsh-winter", {"powys": "V0", "erwing": "M0", "wessex": "F1"})
    game.roll(5, 2)
    assert game.hand(BRITONS) == {"gold": 1}


def test_truce_of_kings_protects_where_a_fortress_stands() -> None:
    pieces = {"powys": "F0 A0.3", "luitcoyt": "F1 V1", "erwing": "V1", "anglia": "F2"}
    game = Game(position(pieces, card="truce-of-kings", players=3)).turn(BRITONS)
    assert game.why("move 1 luitcoyt") == "why-truce"
    game.say("move 1 erwing")
    assert game.asks == (BRITONS, "attack")


def test_truce_of_kings_armies_beside_a_fortress_may_stay() -> None:
    pieces = {"powys": "F0", "luitcoyt": "F1 V1 A0.3", "anglia": "F2"}
    game = Game(position(pieces, card="truce-of-kings", players=3)).turn(BRITONS)
    assert "end" in game.offers
    assert game.why("engage 1") == "why-truce"


def test_every_card_has_a_test_here() -> None:
    from pathlib import Path

    text = Path(__file__).read_text("utf-8")
    for card in (*FAME, *BRITANNIA):
        assert card in text or card.rpartition("-")[0] + "-{kind}" in text, card


def test_10_an_empty_deck_gives_what_lies_under_it_then_nothing() -> None:
    t = position({"powys": "F0 A0.2", "luitcoyt": "V1", **FAR})
    t.under, t.deck = bytes([6]), b""
    t.fame[ANGLES] = sorted(t.kit.fame)
    t.fame[ANGLES].remove(6)
    game = Game(t).turn(BRITONS)
    game.say("move 1 luitcoyt", "attack saxons").roll(6, 6, 1, 1)
    assert game.fame(BRITONS) == ["levy"]
    assert t.under == b""
