"""The procedures of Medieval Realms, one module per chapter of its rulebook."""
