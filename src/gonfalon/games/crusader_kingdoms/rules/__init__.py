"""The procedures of Crusader Kingdoms, one module per chapter of its rulebook."""

from typing import Final

from gonfalon.games.crusader_kingdoms.rules.attack import Alliance, Attack, Responses, Siege
from gonfalon.games.crusader_kingdoms.rules.bonus import Fortification, Gain
from gonfalon.games.crusader_kingdoms.rules.combat import Combat
from gonfalon.games.crusader_kingdoms.rules.conquest import Conquest
from gonfalon.games.crusader_kingdoms.rules.drawing import Draw
from gonfalon.games.crusader_kingdoms.rules.leader import Leaders
from gonfalon.games.crusader_kingdoms.rules.marches import MinorCampaign, Muster
from gonfalon.games.crusader_kingdoms.rules.muslims import Deployment, MuslimRound
from gonfalon.games.crusader_kingdoms.rules.raid import Raid
from gonfalon.games.crusader_kingdoms.rules.schemes import (
    Assassins,
    Seduction,
    Spies,
    Succession,
    Troubadours,
    Truce,
)
from gonfalon.games.crusader_kingdoms.rules.turn import Round, Supply
from gonfalon.kernel.table import Procedure

PROCEDURES: Final[tuple[type[Procedure], ...]] = (
    Alliance,
    Assassins,
    Attack,
    Combat,
    Conquest,
    Deployment,
    Draw,
    Fortification,
    Gain,
    Leaders,
    MinorCampaign,
    Muster,
    MuslimRound,
    Raid,
    Responses,
    Round,
    Seduction,
    Siege,
    Spies,
    Succession,
    Supply,
    Troubadours,
    Truce,
)
