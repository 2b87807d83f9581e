"""PettingZoo's own tests on our games."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gonfalon.adapters.pettingzoo import RawEnv, env
from gonfalon.games import IDS, load

TABLES = [(game_id, players) for game_id in IDS for players in load(game_id).players]


@pytest.mark.filterwarnings("ignore:Observation")  # ours is a dict with a mask, as theirs
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_api_test_of_pettingzoo(game_id: str, players: int) -> None:
    api_test(env(game_id, players), num_cycles=400)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_seed_test_of_pettingzoo(game_id: str, players: int) -> None:
    seed_test(lambda: env(game_id, players), num_cycles=60)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_field_of_a_view_has_its_piece(game_id: str, players: int) -> None:
    table = RawEnv(game_id, players)
    table.reset(seed=1)
    seen = {field.name for field in fields(table.match.view(0).seen)}
    assert set(table.layout.own) == seen
    row = table.observe("seat_0")["observation"]
    pieces = table.layout.named(row)
    assert sum(piece.size for piece in pieces.values()) == row.size == table.layout.size


@pytest.mark.parametrize("game_id", IDS)
def test_the_documentation_names_every_piece_in_its_shape(game_id: str) -> None:
    """Shapes may name n; other words stand for the sizes of an edition."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "adapters.md").read_text("utf-8")
    section = page.split(f"### {game_id}\n")[1].split("### ")[0]
    players = load(game_id).players[-1]
    table = RawEnv(game_id, players)
    documented = set()
    for names, shapes in re.findall(r"^\| (`.*?) \| (\(.*?) \|", section, re.MULTILINE):
        pieces = re.findall(r"`(\w+)`", names)
        tuples = re.findall(r"\(.*?\)", shapes)
        tuples *= len(pieces) if len(tuples) == 1 else 1
        for name, shape in zip(pieces, tuples, strict=True):
            documented.add(name)
            numbers = re.sub(r"(\d+)n", r"\1*n", shape)
            if not re.search(r"[a-mo-z]", numbers):
                shown = eval(numbers, {"n": players})
                assert table.layout.own[name].shape == shown, name
    assert documented == set(table.layout.own)


def test_the_mask_is_what_the_seat_may_choose() -> None:
    table = RawEnv("kingdoms-of-crusaders", 2)
    table.reset(seed=4)
    view = table.match.view(table.match.asked[0])
    offered = table.observe(table.agent_selection)["action_mask"].nonzero()[0]
    assert set(offered) == {choice.id for choice in view.options}
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()


def test_a_piece_reads_as_the_documentation_says() -> None:
    table = RawEnv("kingdoms-of-crusaders", 2)
    table.reset(seed=4)
    seat = table.match.asked[0]
    pieces = table.layout.named(table.observe(table.agent_selection)["observation"])
    hand = table.match.view(seat).seen.hand
    assert pieces["hand"].shape == (32,)
    assert [pieces["hand"][card] for card in hand] == [hand.count(card) for card in hand]
    assert pieces["seat"][seat] == pieces["asked"][seat] == 1
    assert np.array_equal(pieces["holders"], [-1] * 5)


def test_the_wrapped_environment_ends_on_an_illegal_action() -> None:
    table = env("kingdoms-of-crusaders", 2)
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    agent = table.agent_selection
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


def test_render_shows_what_a_watcher_sees() -> None:
    table = RawEnv("kingdoms-of-crusaders", 2, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert shown is not None
    assert '"hand": null' in shown
