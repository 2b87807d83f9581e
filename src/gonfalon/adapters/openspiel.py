"""All our games in OpenSpiel. Importing this module registers them.

    import pyspiel
    import gonfalon.adapters.openspiel
    game = pyspiel.load_game("gonfalon_kingdoms_of_crusaders(players=3,variant=points)")

See docs/adapters.md.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from gonfalon.adapters.observing import Layout, Row
from gonfalon.adapters.play import Play
from gonfalon.adapters.worth import worth
from gonfalon.games import IDS, load, usual_players
from gonfalon.kernel.game import Game
from gonfalon.kernel.signals import WATCHER

LONGEST: Final = 1 << 16  # decisions, nature's too: no game comes near
OUTCOMES: Final = 256  # cards and faces are bytes
TYPE: Final = pyspiel.GameType


def name_of(game_id: str) -> str:
    """The game's name in OpenSpiel."""
    return f"gonfalon_{game_id.replace('-', '_')}"


def game_type(game: Game, players: int) -> Any:
    """What OpenSpiel wants to know of a game with so many players."""
    together = players in game.together
    return TYPE(
        short_name=name_of(game.id),
        long_name=f"Gonfalon: {game.id}",
        dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=TYPE.Information.IMPERFECT_INFORMATION,
        utility=TYPE.Utility.IDENTICAL if together else TYPE.Utility.ZERO_SUM,
        reward_model=TYPE.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual_players(game),
            **{option.key: option.values[0] for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, opened and agreed on. Each game has a class of its own, made below."""

    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = load(self.game_id)
        given = params or {}
        players = int(given.get("players", usual_players(self.game)))
        options = {key: str(value) for key, value in given.items() if key != "players"}
        self.setup = self.game.agree(players, options)
        self.box = self.game.open()
        self.layout = Layout(self.box, self.setup)
        together = players in self.game.together
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.box.choices.all),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=LONGEST,
        )
        agreed = {"players": players, **self.setup.options}
        super().__init__(game_type(self.game, players), info, agreed)

    def new_initial_state(self) -> SpielState:
        """A table at its first pause."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Observations come from views, and no view shows all hands of a game that goes on."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self, wanted)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: SpielGame, play: Play | None = None) -> None:
        super().__init__(game)
        self.play = play or Play(game.game, game.game.set_up(game.box, game.setup))

    def current_player(self) -> int:
        """A seat, nature, or nobody any more."""
        if self.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.turn  # nature is −1 there too

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One card or die at a time."""
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        self.play.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.play.table.kind}:{action}"
        return self.play.table.box.choices.all[action].say

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.play.over

    def returns(self) -> list[float]:
        """What it is worth to each seat."""
        result = self.play.table.result
        if result is None:
            return [0.0] * self.play.table.players
        return worth(self.play.game, result)

    def __str__(self) -> str:
        """The table as a watcher sees it."""
        return self.play.observation(WATCHER)


class Observer:
    """What OpenSpiel's `make_observation` gives: `tensor`, `dict` and strings, made of views."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        self._layout = game.layout
        self._public: bool = wanted.public_info
        self._recall: bool = wanted.perfect_recall
        self._eyes = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Row | None = None
        self.dict: dict[str, Row] = {}
        if self._public and not self._recall:
            self.tensor = np.zeros(game.layout.size, np.float32)
            self.dict = game.layout.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Look through the eyes of `player`."""
        if self.tensor is not None:
            self.tensor[:] = self._layout.write(state.play.view(self._seat(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words; all the player ever knew; or only what others do not see."""
        seat = self._seat(player)
        if not self._public:
            return state.play.private(seat) if self._eyes else ""
        return state.play.information(seat) if self._recall else state.play.observation(seat)

    def _seat(self, player: int) -> int:
        return player if self._eyes else WATCHER


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: a state that the player cannot tell from the true one."""
    rng = Random(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        return SpielState(state.get_game(), state.play.imagined(player, rng))

    return resample


def _register(game_id: str) -> None:
    """A class under a name in this module, so that games and states can be pickled."""
    game, name = load(game_id), name_of(game_id)
    made = type(name, (SpielGame,), {"game_id": game_id, "__module__": __name__})
    globals()[name] = made
    pyspiel.register_game(game_type(game, usual_players(game)), made)


for _game_id in IDS:
    _register(_game_id)
