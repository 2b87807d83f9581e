"""The rulebook's own examples, in its order."""

from tests.games.dark_kingdoms.positions import ANGLES, BRITONS, GAME, SAXONS, Game, position

from gonfalon.games.dark_kingdoms.rules.production import ExtraDice
from gonfalon.kernel.match import Match


def test_3_3_three_peoples_choose_their_domains() -> None:
    """Powys, South Wessex, Anglia; then Luitcoyt, North Wessex, Anglia; Erwing, South Mercia, East
    Mercia: next to a village placed before."""
    match = Match(GAME.open(), GAME.agree(3))
    match.accept_chance(0)
    for seat, people, start in (
        (0, "britons", "powys"),
        (1, "saxons", "south-wessex"),
        (2, "angles", "anglia"),
    ):
        match.say(seat, f"lead {people}")
        match.say(seat, f"at {start}")
    for seat, village in enumerate(("luitcoyt", "north-wessex", "anglia")):
        match.say(seat, f"at {village}")
    for seat, village in enumerate(("erwing", "south-mercia", "east-mercia")):
        match.say(seat, f"at {village}")
    t = match.table
    assert t.points == [5, 5, 5]  # type: ignore[attr-defined]
    assert t.kind == "britannia"


def test_6_the_red_die_is_highest() -> None:
    """Two stone and a gold for the Britons, wood for the Saxons, wheat for the Angles, iron and
    wood for the Jutes."""
    t = position(
        {
            "powys": "F0 V0",
            "erwing": "V0",
            "luitcoyt": "V0",
            "ceredigion": "M0",
            "south-wessex": "F1 V1",
            "north-wessex": "V1",
            "anglia": "F2 V2 V2",
            "east-mercia": "V2",
            "bernicia": "F3 V3",
            "deira": "V3",
            "northwest-rheged": "V3",
        }
    )
    game = Game(t)
    t.stack = []
    t.signal = ExtraDice(0, 0, 0, 0).begin(t, None)
    assert t.kind == "production"
    t.then(t, bytes([5, 3]))
    assert game.hand(BRITONS) == {"stone": 2, "gold": 1}
    assert game.hand(SAXONS) == {"wood": 1}
    assert game.hand(ANGLES) == {"wheat": 1}
    assert game.hand(3) == {"iron": 1, "wood": 1}


def test_8_2_recruiting_at_luitcoyt() -> None:
    """A new army at the fortress, then a troop for the army far away in Mercia."""
    game = Game(position({"luitcoyt": "F0", "mercia": "A0.1 M0"}, {BRITONS: "gold 4 iron 2"})).turn(
        BRITONS
    )
    game.say("muster", "at luitcoyt", "recruit 1")
    assert game.armies(BRITONS) == {1: ("mercia", 2), 2: ("luitcoyt", 1)}
    assert game.hand(BRITONS) == {}


VOYAGE = {
    "south-wessex": "F1 S1 A1.2",
    "anglia": "F2 V2",
    "north-wessex": "M0 A0.1",
    "wessex": "V1",
}


def test_9_1_3_by_sea_to_essex_and_on_to_anglia() -> None:
    game = Game(position(VOYAGE)).turn(SAXONS)
    game.say("sail south-wessex 1").roll(4, 2)
    game.say("at essex")
    assert game.owner("essex") == "M1"
    game.say("move 1 anglia")
    assert "siege" in game.told()


def test_9_1_3_who_walked_to_the_ship_stays_in_essex() -> None:
    pieces = {**VOYAGE, "south-wessex": "F1 S1", "wessex": "V1 A1.1"}
    game = Game(position(pieces)).turn(SAXONS)
    game.say("move 1 south-wessex", "sail south-wessex 1").roll(4, 4)
    game.say("at essex")
    assert game.owner("essex") == "M1"
    assert game.why("move 1 anglia") == "why-moved"


def test_9_1_3_with_a_two_essex_is_too_far_and_the_army_goes_by_land() -> None:
    game = Game(position(VOYAGE)).turn(SAXONS)
    game.say("sail south-wessex 1").roll(2, 1)
    assert game.why("at essex") == "why-too-far"
    game.say("at south-wessex", "move 1 north-wessex")
    assert "battle" in game.told()


def test_9_2_the_fortress_comes_first() -> None:
    game = Game(
        position({"anglia": "M0 A0.2", "east-anglia": "F2 V2 A2.1"})
    ).turn(BRITONS)  # fmt: skip
    game.say("move 1 east-anglia")
    assert game.asks == (ANGLES, "shelter")


def test_9_2_two_enemies_in_east_anglia() -> None:
    """The Britons choose the Saxons and must fight their armies; the Saxons let both fight."""
    game = Game(
        position({"anglia": "M0 A0.2", "east-anglia": "A2.1 V1 A1.1 A1.2"})
    ).turn(BRITONS)  # fmt: skip
    game.say("move 1 east-anglia")
    assert game.offers == ["attack saxons", "attack angles"]
    game.say("attack saxons")
    assert game.asks == (SAXONS, "field")
    game.say("armies 1+2")
    assert game.t.count == 2 + 3


def test_9_3_joining_before_lindsey() -> None:
    """Army 1 moves and gives its troops to army 2, which has not moved and besieges Lindsey."""
    game = Game(
        position({"pecset": "M0 A0.2", "mercia": "M0 A0.1", "lindsey": "F2"})
    ).turn(BRITONS)  # fmt: skip
    game.say("move 1 mercia", "arrange 0 3 0")
    assert game.armies(BRITONS) == {2: ("mercia", 3)}
    game.say("move 2 lindsey")
    assert game.t.fight is not None
    assert game.t.count == 3 + 6


def test_11_the_battle_with_wood() -> None:
    game = Game(
        position(
            {"luitcoyt": "M0 A0.2", "south-mercia": "M2 A2.1", "anglia": "F2"},
            {BRITONS: "wood 2", ANGLES: "wood 2"},
        )
    ).turn(BRITONS)
    game.say("move 1 south-mercia")
    game.say("fight")  # the Angles could go to Anglia
    game.roll(4, 3, 5)
    game.say("add wood", "add wood")  # 6 against 5
    game.say("add wood")  # 6 against 6: the defender's
    assert game.asks == (BRITONS, "retreat")  # openly without cards, so nothing to answer
    assert game.armies(BRITONS) == {1: ("south-mercia", 1)}
    game.say("fight", "fight").roll(5, 3)
    game.say("pass")  # one wood would not be enough
    game.any_fame()
    assert game.t.battles == [1, 0, 0, 0]
    assert game.owner("south-mercia") == "M0"
    assert len(game.fame(BRITONS)) == 1
    assert len(game.fame(ANGLES)) == 1  # it could have retreated


def test_11_4_the_retreat_from_south_mercia() -> None:
    game = Game(
        position(
            {
                "luitcoyt": "M0 A0.2",
                "south-mercia": "M2 A2.2",
                "anglia": "F2",
                "east-mercia": "V2",
                "mercia": "M2 A1.1",
            },
            {ANGLES: "wheat 2"},
        )
    ).turn(BRITONS)
    game.say("move 1 south-mercia")
    assert game.offers == ["fight", "at anglia", "at east-mercia"]
    assert game.why("at mercia") == "why-enemy-army"
    game.say("at anglia").any_fame().draw("wheat")
    assert game.owner("south-mercia") == "M0"
    assert game.hand(BRITONS) == game.hand(ANGLES) == {"wheat": 1}
    assert len(game.fame(BRITONS)) == 1
    assert game.fame(ANGLES) == []
    assert game.t.battles == [0, 0, 0, 0]


def test_12_the_village_with_stone() -> None:
    game = Game(
        position({"mercia": "M0 A0.2", "pecset": "V2"}, {BRITONS: "stone 1", ANGLES: "stone 1"})
    ).turn(BRITONS)
    game.say("move 1 pecset", "attack angles").roll(5, 3, 4, 2)
    game.say("add stone")  # 5 against 5
    game.say("pass")
    assert game.armies(BRITONS) == {1: ("pecset", 1)}
    game.say("fight").roll(3, 2, 1)
    game.any_fame()
    assert game.owner("pecset") == "V0"
    assert len(game.fame(BRITONS)) == 1


def test_14_the_siege_with_shelter() -> None:
    """Seven dice; 3 + 3 wheat + 1 fame = 7 beats a 6; then six dice, and a 6 takes it."""
    game = Game(
        position(
            {"east-anglia": "M0 A0.2", "anglia": "F2 A2.1"},
            {BRITONS: "wheat 3"},
            {BRITONS: "levy"},
        )
    ).turn(BRITONS)
    game.say("move 1 anglia", "armies 1", "pass")
    game.roll(3, 1, 6, 5, 4, 3, 2, 1, 1)
    game.say("add wheat", "add wheat", "add wheat", "add levy")
    assert game.armies(ANGLES) == {}
    assert game.owner("anglia") == "F2"
    game.say("fight").roll(6, 2, 5, 5, 4, 3, 2, 1)
    game.any_fame()
    assert game.owner("anglia") == "F0"
    assert game.t.battles[BRITONS] == 0
    assert len(game.fame(BRITONS)) == 1
