"""The procedures of Dark Kingdoms, one module per chapter of its rulebook."""
