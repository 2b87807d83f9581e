"""Rules 5.8 and 6: cities answer, and the track gives a token at every multiple of five."""

import pytest
from tests.games.medieval_realms.positions import (
    leaders_of,
    offered,
    palace,
    realms,
    say,
    texts,
    turn,
)

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("before", "due"), [(0, 1), (3, 1), (4, 2), (5, 1), (8, 1), (9, 2), (14, 2), (94, 2)]
)
def test_6_1_each_multiple_of_five_reached_or_passed(before: int, due: int) -> None:
    """A war brings six points: it always passes one multiple, and two from 4, 9, 14."""
    t = turn(realms(palaces={0: "battle 6"}, hands={0: "war"}, points={0: before}))
    say(t, "play war")
    assert t.points[0] == before + 6
    for _ in range(due):
        assert (t.seat, t.kind) == (0, "milestone")
        assert len(offered(t)) == 7
        say(t, "take gold")
    assert palace(t, 0) == {"gold": due}
    assert t.seat == 1


@pytest.mark.parametrize(("before", "due"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 0)])
def test_6_1_two_points(before: int, due: int) -> None:
    t = turn(realms(palaces={0: "culture 5"}, hands={0: "artist"}, points={0: before}))
    say(t, "play artist")
    assert (t.kind == "milestone") == bool(due)


def test_6_1_each_milestone_is_a_choice_of_its_own() -> None:
    t = turn(realms(palaces={0: "battle 6"}, hands={0: "war"}, points={0: 4}))
    say(t, "play war")
    refused = t.why_not(0, t.box.choices.by_say["pass"])
    assert refused is not None
    assert (refused.rule, refused.text) == ("6.1", "why-take-first")
    say(t, "take gold", "take raw")
    assert palace(t, 0) == {"gold": 1, "raw": 1}


def test_5_8_every_earlier_city_answers_to_another_green_card() -> None:
    t = turn(
        realms(palaces={0: "raw 5"}, hands={0: "city-battle"}, tableaux={0: "city-gold city-raw"})
    )
    said = say(t, "play city-battle")
    assert palace(t, 0) == {"gold": 1, "raw": 1}
    assert t.points[0] == 2
    assert texts(said).count("city-answers") == 2


def test_5_8_a_city_does_not_answer_to_itself_or_to_other_colours_or_seats() -> None:
    t = turn(
        realms(palaces={0: "raw 5 culture 5"}, hands={0: "city-battle gallery"},
               tableaux={1: "city-gold"}, points={0: 0})
    )  # fmt: skip
    say(t, "play city-battle")
    assert t.points == [0, 0, 0, 0]
    assert palace(t, 0) == {"culture": 5}
    say(t, "pass", "pass", "pass")
    say(t, "play gallery")
    assert t.points[0] == 5
    assert palace(t, 1) == {}


def test_5_8_points_of_cities_count_for_the_same_milestone() -> None:
    t = turn(
        realms(palaces={0: "raw 5"}, hands={0: "city-battle"}, tableaux={0: "city-gold city-raw"},
               points={0: 3})
    )  # fmt: skip
    say(t, "play city-battle")
    assert t.kind == "milestone"
    say(t, "take science")
    assert palace(t, 0) == {"gold": 1, "raw": 1, "science": 1}
    assert t.seat == 1


def test_5_6_own_effect_first_then_milestones() -> None:
    t = turn(realms(palaces={0: "religion 5"}, hands={0: "tithe"}, points={0: 4}))
    said = say(t, "play tithe")
    assert texts(said) == ["played", "advanced"]
    assert t.kind == "tithe"
    say(t, "take gold")
    assert t.kind == "milestone"
    say(t, "take gold")
    assert palace(t, 0) == {"gold": 5}
    assert leaders_of(t, 0)["mayor"] == 4
