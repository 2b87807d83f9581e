"""What is in the box of Dark Kingdoms: pieces, costs and cards, as small numbers.

Everything here is stated by the rulebook; what was printed on lost components is in the edition.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
PEOPLES: Final = ("britons", "saxons", "angles", "jutes")
BRITONS: Final = 0
ARMS: Final = ("gules", "or", "azure", "vert")
"""The tincture of each people."""

# 2.3 Pieces of each player
MARKERS: Final = 15
VILLAGES: Final = 10
FORTRESSES: Final = 3
ARMIES: Final = 3
TROOPS: Final = 3  # in one army
SHIPS: Final = 2

# 2.5 Resource cards
RESOURCES: Final = ("stone", "wood", "iron", "wheat", "gold")
STONE: Final = 0
WOOD: Final = 1
IRON: Final = 2
WHEAT: Final = 3
GOLD: Final = 4
KINDS: Final = 5
COPIES: Final = 18  # of each

# 8 Costs
VILLAGE_COST: Final = ((STONE, 1), (WOOD, 1), (WHEAT, 1))
FORTRESS_COST: Final = ((STONE, 2), (WHEAT, 2))
SHIP_COST: Final = ((WOOD, 2), (IRON, 1))
TROOP_GOLD: Final = 2
TROOP_IRON: Final = 1
PEASANTS: Final = 2  # any cards
PRICE: Final = 3  # gold for any resource card; gold for a village razed or a ship sold

# 2.1 Colours of the names, 2.4 dice
COLOURS: Final = ("red", "black")
RED: Final = 0
BLACK: Final = 1
DICE: Final = 3  # of each colour, in production

# 12, 13, 14 Dice of buildings
VILLAGE_DICE: Final = 2
PLUNDER_DICE: Final = 1
FORTRESS_DICE: Final = 6

# 15 Victory points to have before the last victory
CROWN: Final = {3: 15, 4: 14}
FORTRESS_POINTS: Final = 2

# 2.6 Fame cards; how many of each there are is the edition's business
FAME: Final = (
    "development-stone",
    "development-wood",
    "development-iron",
    "development-wheat",
    "defence",
    "forced-march",
    "levy",
    "raid",
    "tribute",
    "builders",
    "fair-wind",
    "siege-engines",
    "champion",
    "bards-song",
)
DEFENCE: Final = 4
FORCED_MARCH: Final = 5
LEVY: Final = 6
RAID: Final = 7
TRIBUTE: Final = 8
BUILDERS: Final = 9
FAIR_WIND: Final = 10
SIEGE_ENGINES: Final = 11
CHAMPION: Final = 12
BARDS_SONG: Final = 13

# 2.7 Britannia cards
BRITANNIA: Final = (
    "growing-stone",
    "growing-wood",
    "growing-iron",
    "growing-wheat",
    "tribute-of-britannia",
    "fair-winds",
    "raiding-season",
    "sea-trade",
    "market-day",
    "raiders-from-the-north",
    "gold-hoard",
    "call-to-arms",
    "harsh-winter",
    "bards",
    "truce-of-kings",
)
TRIBUTE_OF_BRITANNIA: Final = 4
FAIR_WINDS: Final = 5
RAIDING_SEASON: Final = 6
SEA_TRADE: Final = 7
MARKET_DAY: Final = 8
RAIDERS: Final = 9
GOLD_HOARD: Final = 10
CALL_TO_ARMS: Final = 11
HARSH_WINTER: Final = 12
BARDS: Final = 13
TRUCE: Final = 14

NOBODY: Final = -1
NOWHERE: Final = -1

SEAT_OF: Final = (-1, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1)
"""The seat that a mask of seats stands for, if it is only one."""
