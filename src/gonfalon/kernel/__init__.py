"""The table's clockwork: decisions, chance, log, codec, views. Knows no game and does no I/O."""
