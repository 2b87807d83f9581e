# %% [markdown]
# # Our games in PettingZoo
# Needs `pip install gonfalon[adapters]`.

# %%
from gonfalon.adapters.pettingzoo import env

table = env("dark-kingdoms", players=3)
table.reset(seed=7)
print(table.agents, table.observation_space("seat_0"), table.action_space("seat_0"))

# %% [markdown]
# An observation is a row of numbers; its pieces have names and shapes (docs/adapters.md).

# %%
observation, *_ = table.last()
pieces = table.unwrapped.layout.named(observation["observation"])
print({name: piece.shape for name, piece in pieces.items()})

# %% [markdown]
# The mask tells which choices are offered. Each number has a line of notation.

# %%
choices = table.unwrapped.box.choices.all
print([choices[number].say for number in observation["action_mask"].nonzero()[0]])

# %% [markdown]
# Random play to the end.

# %%
for agent in table.agents:
    table.action_space(agent).seed(7)
rewards = {}
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    if terminated or truncated:
        rewards[agent] = reward
        table.step(None)
    else:
        table.step(table.action_space(agent).sample(observation["action_mask"]))
print(rewards)
