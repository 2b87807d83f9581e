"""The procedures of The Kingdoms of Crusaders, one module per chapter of its rulebook."""
