"""Rule 3: income, lands, production, lilies. The rulebook's examples by name."""

import pytest
from tests.games.medieval_realms.positions import (
    by,
    commit,
    has,
    offered,
    palace,
    placing,
    realms,
    say,
    texts,
)

from gonfalon.games.medieval_realms.rules.reveal import NOBODY, standing, winner
from gonfalon.games.medieval_realms.table import Realms

pytestmark = pytest.mark.compiled

MAYORS = "mayor raw, mayor raw, mayor raw, mayor raw"


def won(t: Realms) -> dict[int, int]:
    """Who won which land."""
    found = {land + 1: winner(t, standing(t, land), land) for land in range(t.lands)}
    return {land: seat for land, seat in found.items() if seat != NOBODY}


def test_3_1_two_mayors_for_science_one_for_gold_one_for_production() -> None:
    t = placing(realms(3))
    commit(t, 0, "mayor science, mayor science, mayor gold, mayor production, general 1, admiral 1")
    commit(t, 1, f"{MAYORS}, general 1, admiral 1")
    commit(t, 2, f"{MAYORS}, general 1, admiral 1")
    assert palace(t, 0) == {"science": 2, "gold": 1, "production": 1 + 2}


def test_3_2_jaime_clara_miguel_and_valeria() -> None:
    jaime, clara, miguel, valeria = range(4)
    t = placing(realms(4))
    commit(t, jaime, f"{MAYORS}, general 3, admiral 1")
    commit(t, clara, f"{MAYORS}, general 3, admiral 3")
    commit(t, miguel, f"{MAYORS}, general 3, admiral 8")
    said = commit(t, valeria, f"{MAYORS}, general 4, admiral 8")
    assert won(t) == {1: jaime, 3: clara, 4: valeria}
    assert palace(t, jaime) == {"raw": 4, "battle": 1, "production": 1 + 2}
    assert palace(t, clara) == {"raw": 4 + 1, "battle": 1, "production": 2}
    assert palace(t, miguel) == {"raw": 4, "production": 2}
    assert palace(t, valeria) == {"raw": 4, "battle": 1, "science": 1, "production": 2}
    tied = next(event for event in said if event.text == "land-tied")
    assert tied.args == {"land": 8, "seats": (f"#{miguel}", f"#{valeria}"), "combat": 1}


def test_2_4_ines_and_fermin_and_their_decoys() -> None:
    ines, fermin = 0, 1
    t = placing(realms(2))
    commit(t, ines, f"{MAYORS}, general 5, admiral 3, decoy 6, decoy 6")
    said = commit(t, fermin, f"{MAYORS}, general 2, admiral 1, decoy 5, decoy 4")
    assert won(t) == {3: ines, 1: fermin, 2: fermin}
    assert palace(t, ines) == {"raw": 4 + 1, "battle": 1, "production": 2}
    assert palace(t, fermin) == {"raw": 4, "battle": 2, "gold": 1, "production": 1 + 2}
    assert texts(said).count("land-blocked") == 2  # lands 4 and 6
    assert texts(said).count("land-tied") == 1  # land 5


def test_2_4_a_general_and_an_admiral_beat_a_decoy() -> None:
    t = placing(realms(2))
    commit(t, 0, f"{MAYORS}, general 5, admiral 5, decoy 6, decoy 6")
    commit(t, 1, f"{MAYORS}, general 2, admiral 1, decoy 5, decoy 4")
    assert won(t)[5] == 0


def test_2_4_two_decoys_together_have_combat_4() -> None:
    t = placing(realms(2, leaders={0: (4, 1, 2)}))
    commit(t, 0, f"{MAYORS}, general 5, general 5, admiral 1, decoy 6, decoy 6")
    commit(t, 1, f"{MAYORS}, general 2, admiral 2, decoy 5, decoy 5")
    assert 5 not in won(t)


@pytest.mark.parametrize(
    ("plans", "winners"),
    [
        ((("general 1", "admiral 1"), ("general 1", "admiral 2"), ("general 3", "admiral 3")),
         {1: 0, 2: 1, 3: 2}),
        ((("general 1", "admiral 2"), ("general 1", "admiral 2"), ("general 1", "admiral 2")), {}),
        ((("general 1", "admiral 2"), ("general 1", "admiral 2"), ("general 3", "admiral 1")),
         {3: 2}),  # a third one below a tie wins nothing either
    ],
)  # fmt: skip
def test_3_2_strictly_highest(plans: tuple[tuple[str, str], ...], winners: dict[int, int]) -> None:
    t = placing(realms(3))
    for seat, plan in enumerate(plans):
        commit(t, seat, f"{MAYORS}, {', '.join(plan)}")
    assert won(t) == winners


def test_3_2_two_admirals_tie_with_a_general() -> None:
    t = placing(realms(3, leaders={0: (4, 2, 0)}))
    commit(t, 0, f"{MAYORS}, admiral 7, admiral 7")
    commit(t, 1, f"{MAYORS}, general 7, admiral 1")
    commit(t, 2, f"{MAYORS}, general 2, admiral 3")
    assert 7 not in won(t)


def test_3_2_rewards_of_all_ten_lands() -> None:
    found = {}
    for land in range(1, 11):
        t = placing(realms(5, leaders={seat: (1, 0, int(seat == 0)) for seat in range(5)}))
        for seat in range(1, 5):
            commit(t, seat, "mayor raw")
        commit(t, 0, f"mayor raw, general {land}")
        if land == 8:
            assert t.kind == "lily"
            say(t, "take gold")
        gained = palace(t, 0)
        gained["raw"] -= 1
        gained["production"] -= 2
        found[land] = {name: count for name, count in gained.items() if count}
    assert found == {
        1: {"battle": 1, "production": 1},
        2: {"battle": 1, "gold": 1},
        3: {"battle": 1, "raw": 1},
        4: {"battle": 1, "science": 1},
        5: {"battle": 1, "culture": 1},
        6: {"battle": 1, "religion": 1},
        7: {"battle": 2},
        8: {"battle": 1, "gold": 1},
        9: {"battle": 1, "production": 2},
        10: {"battle": 1, "gold": 2},
    }


def test_3_3_castles_and_developments_produce() -> None:
    t = placing(
        realms(3, tableaux={0: "castle castle development-gold", 1: "development-raw"},
               leaders={0: (4, 0, 0), 1: (6, 0, 0), 2: (1, 0, 0)})
    )  # fmt: skip
    commit(t, 0, "mayor culture, mayor culture, mayor culture, mayor culture")
    commit(t, 1, ", ".join(["mayor culture"] * 6))
    commit(t, 2, "mayor culture")
    assert palace(t, 0) == {"culture": 4, "battle": 2, "gold": 4, "production": 2}
    assert palace(t, 1) == {"culture": 6, "raw": 6, "production": 2}


def test_3_4_a_lily_is_chosen_after_all_results_and_before_production() -> None:
    t = placing(realms(3))
    commit(t, 0, f"{MAYORS}, general 8, admiral 1")
    commit(t, 1, f"{MAYORS}, general 2, admiral 8")
    commit(t, 2, f"{MAYORS}, general 3, admiral 3")
    assert (t.seat, t.kind) == (0, "lily")
    assert len(offered(t)) == 7
    assert [has(t, seat, "production") for seat in range(3)] == [1, 0, 0]
    by(t, 0, "take production")
    assert [has(t, seat, "production") for seat in range(3)] == [4, 2, 2]
    assert t.kind == "action"
    assert t.seat == 0
