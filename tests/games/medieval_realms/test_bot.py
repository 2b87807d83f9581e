"""The greedy bot: better than chance at every table, sensible bids, and blind to others' drafts."""

from random import Random

import pytest
from tests.games.medieval_realms.positions import GAME, by, placing, realms, say, turn

from gonfalon import bots
from gonfalon.bots.medieval_realms import appraise
from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.game import view
from gonfalon.kernel.match import Match


def choice(t: Realms, seat: int) -> str:
    return bots.make("squire", GAME, 1).choose(view(GAME, t, seat)).say


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random_at_every_table(players: int) -> None:
    for number in range(6):
        match = Match(GAME.open(), GAME.agree(players), seeded_chance(6, number))
        seat_of_greedy = number % players
        seats = [
            bots.make("squire" if seat == seat_of_greedy else "page", GAME, number * 8 + seat)
            for seat in range(players)
        ]
        while not match.over:
            seat = match.asked[0]
            match.choose(seat, seats[seat].choose(match.view(seat)))
        assert match.table.result is not None
        assert match.table.result.ranks[seat_of_greedy] == 1


def test_it_never_bids_more_than_a_leader_is_worth() -> None:
    t = turn(realms(palaces={0: "gold 40", 1: "gold 40"}, panel="leader-mayor", round_=2), 1)
    say(t, "activate 1", "bid 1")
    bid = 1
    for _ in range(60):
        if t.kind != "raise":
            break
        answer = choice(t, t.seat)
        if answer != "drop":
            assert int(answer.split()[1]) == bid + 1  # as little as will do
            bid += 1
        say(t, answer)
    assert 3 <= bid <= 14


def test_it_does_not_buy_a_card_for_a_rival() -> None:
    t = turn(realms(palaces={0: "production 9", 1: "raw 9"}, panel="castle"))
    assert choice(t, 0) == "pass"


def test_it_plans_for_costs() -> None:
    """With five culture missing and no round left, an art gallery is no bargain."""
    t = turn(realms(palaces={0: "production 3"}, panel="gallery", round_=7))
    assert choice(t, 0) == "pass"
    t = turn(realms(palaces={0: "production 3 culture 5"}, panel="gallery", round_=7))
    assert choice(t, 0) == "activate 1"
    say(t, "activate 1", "pass", "pass", "pass")
    assert choice(t, 0) == "play gallery"


def test_it_sends_mayors_to_what_is_missing() -> None:
    t = placing(realms(hands={0: "cathedral"}, palaces={0: "production 9 religion 2"}))
    figures = dict(
        zip(
            [option.say for option in view(GAME, t, 0).options],
            appraise(view(GAME, t, 0)),
            strict=True,
        )
    )
    mayors = {say: figure for say, figure in figures.items() if say.startswith("mayor")}
    assert max(mayors, key=mayors.__getitem__) == "mayor religion"


def test_what_it_cannot_see_does_not_change_its_mind() -> None:
    t = placing(realms(3))
    by(t, 0, "mayor gold")
    seen = view(GAME, t, 0)
    for number in range(10):
        other = GAME.determinize(seen, Random(number))
        assert appraise(view(GAME, other, 0)) == appraise(seen)
