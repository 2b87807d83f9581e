# %% [markdown]
# # Our games in OpenSpiel
# Needs `pip install gonfalon[adapters]`. Importing the adapter registers all four games.

# %%
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from gonfalon.adapters.openspiel import resampler

game = pyspiel.load_game("gonfalon_kingdoms_of_crusaders(players=2,variant=markers)")
print(game, game.num_distinct_actions(), game.observation_tensor_size())

# %% [markdown]
# Nature is a player: cards and dice come one at a time, with their probabilities.

# %%
state = game.new_initial_state()
rng = np.random.RandomState(1)
while state.is_chance_node():
    cards, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choice(cards, p=chances))
print([state.action_to_string(action) for action in state.legal_actions()])

# %% [markdown]
# What a seat knows comes from its view: the string is all it ever knew, the tensor what it sees.

# %%
seat = state.current_player()
print(state.information_state_string(seat)[:100])
print(len(state.observation_tensor(seat)))

# %% [markdown]
# OpenSpiel's own information-set search plays our game. The resampler deals anew what the seat
# cannot know; without it the search would see the cards of all.

# %%
bot = ismcts.ISMCTSBot(
    game, mcts.RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=10, random_state=rng
)
bot.set_resampler(resampler(seed=1))
choices = 0
while not state.is_terminal():
    if state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        action = rng.choice(cards, p=chances)
    elif state.current_player() == seat and choices < 5:
        action = bot.step(state)
        choices += 1
    else:
        action = rng.choice(state.legal_actions())
    state.apply_action(action)
print(state.returns())
