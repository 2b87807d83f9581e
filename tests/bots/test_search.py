"""Search: right where the right answer is known, repeatable, stoppable, and blind to secrets."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest

from gonfalon import bots
from gonfalon.bots import SearchBot, look_ahead, manners_of
from gonfalon.bots.evaluation import Evaluation
from gonfalon.bots.evaluations import evaluation_of
from gonfalon.bots.ismcts import Manner, Search
from gonfalon.bots.review import hint
from gonfalon.bots.sending import encode_view
from gonfalon.games import IDS, load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Game, View, view
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import SEAL
from gonfalon.kernel.table import Table, resume
from gonfalon.testkit.toy import TOY
from gonfalon.testkit.toy_rules import ToyTable

TABLES = [(game_id, players) for game_id in IDS for players in load(game_id).players]


class ToyEvaluation(Evaluation):
    """Might and coins decide a game of Muster."""

    names: ClassVar[tuple[str, ...]] = ("score",)

    def group(self, t: Table) -> str:
        return "any"

    def features(self, t: Table) -> list[list[float]]:
        assert isinstance(t, ToyTable)
        return [[float(t.might[seat] + t.coins[seat])] for seat in range(t.players)]


def no_idea(seen: View) -> list[float]:
    return [0.0] * len(seen.options)


TOY_EVALUATION = ToyEvaluation({"any": [0.3]}, no_idea)


def asked_for(kind: str, number: int = 1) -> View:
    """The first such question of a toy game, as its seat sees it."""
    match = Match(TOY.open(), TOY.agree(2), seeded_chance(5, number))
    rng = Random(number)
    while True:
        seen = match.view(match.asked[0])
        if seen.kind == kind and len(seen.options) > 1:
            return seen
        match.choose(seen.seat, rng.choice(seen.options))


def midway(game: Game, players: int, choices: int) -> View:
    """What the seat to decide sees after some choices of squires."""
    match = Match(game.open(), game.agree(players), seeded_chance(3, 1))
    squires = [bots.make("squire", game, seat) for seat in range(players)]
    while choices or len(match.view(match.asked[0]).options) == 1:
        seat = match.asked[0]
        match.choose(seat, squires[seat].choose(match.view(seat)))
        choices = max(0, choices - 1)
    return match.view(match.asked[0])


# The right answer


@pytest.mark.parametrize("number", range(4))
def test_whoever_may_burn_a_card_of_his_own_keeps_it(number: int) -> None:
    """A burnt card only costs might. It is the first option that is right: so ask the last too."""
    seen = asked_for("burn", number)
    search = Search(seen, TOY_EVALUATION, Manner(200), 1)
    search.run()
    rows = search.found()
    assert rows[0].choice.say == "keep"
    assert sum([row.visits for row in rows]) == search.simulations
    worst = min([row for row in rows if row.visits], key=lambda row: row.value)
    assert worst.choice.say.startswith("burn")


def test_in_a_secret_decision_the_strong_card_is_laid() -> None:
    """The strongest takes all cards that were laid, so a 1 is worse than whatever is higher."""
    seen = asked_for("card", 2)
    search = Search(seen, TOY_EVALUATION, Manner(400), 1)
    search.run()
    assert seen.options[0].say == "lay 1"
    assert search.found()[0].choice.say != "lay 1"


def test_the_value_of_a_choice_that_ends_the_game_is_its_end() -> None:
    game = load("kingdoms-of-crusaders")
    seen = midway(game, 2, 38)
    found = look_ahead(seen, Manner(200), 1)
    for row in found:
        copy = game.determinize(seen, Random(1))
        resume(copy, seen.seat, row.choice)
        if copy.result is not None and row.visits:
            assert row.value == float(copy.result.ranks[seen.seat] == 1)


def test_who_has_no_choice_does_not_think() -> None:
    seen = asked_for("burn")
    search = Search(replace(seen, options=seen.options[:1]), TOY_EVALUATION, Manner(50), 1)
    search.run()
    assert search.simulations == 0
    assert len(search.found()) == 1


# Repeatable, stoppable


def test_the_same_seed_finds_the_same() -> None:
    seen = asked_for("stake", 3)
    rows = []
    for seed in (1, 1, 2):
        search = Search(seen, TOY_EVALUATION, Manner(100), seed)
        search.run()
        rows.append([(row.choice.say, row.visits, row.value) for row in search.found()])
    assert rows[0] == rows[1]
    assert rows[0] != rows[2]


def test_a_search_ends_when_it_is_told_to() -> None:
    calls = iter(range(100))
    search = Search(asked_for("card"), TOY_EVALUATION, Manner(1000), 1)
    search.run(lambda: next(calls) == 7)
    assert search.simulations == 7
    assert sum([row.visits for row in search.found()]) == 7


def test_a_search_without_time_chooses_as_a_squire() -> None:
    game = load("kingdoms-of-crusaders")
    seen = midway(game, 2, 11)
    search = Search(seen, evaluation_of(game), Manner(1000), 1)
    search.run(lambda: True)
    figures = evaluation_of(game).judgement(seen)
    best = seen.options[figures.index(max(figures))]
    assert search.found()[0].choice is best


def test_no_time_is_spent_on_what_is_decided() -> None:
    """Once the others cannot catch up any more, the search is over."""
    search = Search(asked_for("burn", 0), TOY_EVALUATION, Manner(2000), 1)
    search.run()
    first, second = [row.visits for row in search.found()][:2]
    assert 1000 < search.simulations < 2000
    assert first - second > 2000 - search.simulations


def test_the_first_simulations_only_play_on_from_what_is_not_ripe() -> None:
    """The judgement is asked at the root, and anew at each question that is looked into."""
    asked: list[str] = []

    def judge(seen: View) -> list[float]:
        asked.append(seen.kind)
        return no_idea(seen)

    evaluation = ToyEvaluation({"any": [0.3]}, judge)
    questions = []
    for ripe in (1, 8, 100):
        asked.clear()
        Search(asked_for("card", 2), evaluation, Manner(100, ripe=ripe), 1).run()
        questions.append(len(asked))
    assert questions[0] > questions[1] > questions[2] == 1


def test_nobody_goes_to_and_fro_in_a_draft() -> None:
    """Taking back is offered from the first leader on, and never looked into."""
    game = load("medieval-realms")
    match = Match(game.open(), game.agree(3), seeded_chance(1, 9))
    while match.table.signal != SEAL:
        seat = match.asked[0]
        match.choose(seat, match.view(seat).options[0])
    seat = match.asked[0]
    match.choose(seat, match.view(seat).options[0])
    found = look_ahead(match.view(seat), Manner(60, greedy=1), 1)
    assert {row.choice.say: row.visits for row in found}["change"] == 0
    assert sum([row.visits > 0 for row in found]) > 1


# Every game


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_game_of_searchers_comes_to_its_end(game_id: str, players: int) -> None:
    game = load(game_id)
    match = Match(game.open(), game.agree(players), seeded_chance(2, players))
    manner = Manner(3, greedy=1)
    while not match.over:
        seen = match.view(match.asked[0])
        found = look_ahead(seen, manner, len(match.log))
        assert {row.choice for row in found} == set(seen.options)
        match.choose(seen.seat, found[0].choice)
    assert match.table.result is not None


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_cannot_be_seen_changes_nothing(game_id: str, players: int) -> None:
    """Deal anew what the seat does not know: it finds the same, to the last visit."""
    game = load(game_id)
    seen = midway(game, players, 25)
    manner = Manner(12, greedy=1)
    expected = [(row.choice.say, row.visits, row.value) for row in look_ahead(seen, manner, 4)]
    for number in range(3):
        other = view(game, game.determinize(seen, Random(number)), seen.seat)
        rows = look_ahead(other, manner, 4)
        assert [(row.choice.say, row.visits, row.value) for row in rows] == expected


@pytest.mark.parametrize("game_id", IDS)
def test_choices_that_look_alike_tell_the_others_nothing(game_id: str) -> None:
    """The search tells nodes apart by how choices look, so this must agree with the views."""
    game = load(game_id)
    players = max(game.players)
    match = Match(game.open(), game.agree(players), seeded_chance(4, 1))
    rng = Random(4)
    while not match.over:
        seen = match.view(match.asked[0])
        alike: dict[int, list[Choice]] = {}
        for choice in seen.options:
            alike.setdefault(choice.looks, []).append(choice)
        for first, *rest in alike.values():
            for other in rest:
                assert _views_after(match, first) == _views_after(match, other), (first, other)
        match.choose(seen.seat, rng.choice(seen.options))


def _views_after(match: Match, choice: Choice) -> list[bytes]:
    """What everybody but the chooser sees."""
    copy, seat = match.table.clone(), match.asked[0]
    resume(copy, seat, choice)
    others = [other for other in range(copy.players) if other != seat]
    return [encode_view(view(match.box.game, copy, other)) for other in others]


def test_cards_laid_face_down_look_alike() -> None:
    """Only their backs are seen."""
    choices = load("crusader-kingdoms").open().choices.by_say
    assert choices["lay muslim-troop-1"].looks == choices["lay muslim-leader attack"].looks
    assert choices["discard muslim-troop-1"].looks == choices["discard muslim-walls"].looks
    assert choices["lay muslim-leader attack"].looks != choices["lay muslim-leader defence"].looks
    assert choices["discard muslim-walls"].looks != choices["discard christian-walls"].looks
    assert choices["attack acre"].looks != choices["attack antioch"].looks


@pytest.mark.parametrize("game_id", IDS)
def test_the_marshal_thinks_more_than_the_knight(game_id: str) -> None:
    game = load(game_id)
    knights, marshals = manners_of(game, "knight"), manners_of(game, "marshal")
    assert set(knights) == set(marshals) == set(game.players)
    for players, knight in knights.items():
        assert marshals[players].simulations >= 2 * knight.simulations
        assert 0 < knight.seconds <= 2
        assert 0 < marshals[players].seconds <= 2


def test_a_knight_with_the_same_seed_plays_the_same() -> None:
    game = load("kingdoms-of-crusaders")
    seen = midway(game, 3, 20)
    unhurried = {3: replace(manners_of(game, "knight")[3], simulations=100, seconds=0.0)}
    one, other = SearchBot(unhurried, 5), SearchBot(unhurried, 5)
    assert one.choose(seen) is other.choose(seen)


def test_a_hint_names_the_best_choice_and_the_next_ones() -> None:
    game = load("kingdoms-of-crusaders")
    seen = midway(game, 2, 30)
    calls = iter(range(1000))
    found = hint(seen, cancelled=lambda: next(calls) == 120)
    assert found.best.choice in seen.options
    assert 1 <= len(found.others) <= 3
    assert found.best.choice not in [row.choice for row in found.others]
    assert all(0.0 <= row.value <= 1.0 for row in (found.best, *found.others))


def test_a_hint_leaves_out_what_it_never_looked_into() -> None:
    seen = midway(load("kingdoms-of-crusaders"), 2, 10)
    calls = iter(range(1000))
    found = hint(seen, cancelled=lambda: next(calls) == 2)
    assert found.looks < len(seen.options)
    assert [row.visits for row in found.others if not row.visits] == []
