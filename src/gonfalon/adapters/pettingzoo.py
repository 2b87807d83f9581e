"""All our games in PettingZoo, as AEC environments.

    from gonfalon.adapters.pettingzoo import env
    table = env("kingdoms-of-crusaders", players=3, options={"variant": "points"})

See docs/adapters.md.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gonfalon.adapters.observing import LARGEST, Layout
from gonfalon.adapters.play import told
from gonfalon.adapters.worth import worth
from gonfalon.games import load, usual_players
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import WATCHER

Observation = dict[str, npt.NDArray[Any]]


def env(
    game: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    edition: str | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an illegal action loses the game."""
    bare = RawEnv(game, players, options, edition, render_mode)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class RawEnv(AECEnv):  # type: ignore[misc]
    """One game after the other; agents are seats."""

    metadata = {  # noqa: RUF012  PettingZoo reads it from the class
        "name": "gonfalon_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        edition: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = load(game)
        self.box = self.game.open(edition)
        self.setup = self.game.agree(players or usual_players(self.game), options)
        self.layout = Layout(self.box, self.setup)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        actions = len(self.box.choices.all)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (self.layout.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seed = secrets.randbits(64)
        self._games = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's choices by number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With the same seed the same games follow each other."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self.match = Match(self.box, self.setup, seeded_chance(self._seed, self._games))
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        """What the seat sees, and what it may choose."""
        view = self.match.view(self.possible_agents.index(agent))
        mask = np.zeros(len(self.box.choices.all), np.int8)
        mask[[choice.id for choice in view.options]] = 1
        return {"observation": self.layout.write(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.choose(self.possible_agents.index(agent), self.box.choices.all[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self.match.table.result
        if result is None:
            self.agent_selection = self._next()
        else:
            shares = worth(self.game, result)
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a watcher sees it, as JSON."""
        if self.render_mode is None:
            return None
        return told(self.game, self.match.view(WATCHER))

    def close(self) -> None:
        """Nothing to close."""

    def _next(self) -> str:
        """Seats that decide in secret take turns, none seeing what another one does."""
        return self.possible_agents[self.match.asked[0]]
