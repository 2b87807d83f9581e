"""Rule 1: panels, start, lots, pairs."""

import pytest
from tests.games.medieval_realms.positions import BOX, GAME, leaders_of, offered, palace, say, why

from gonfalon.games.medieval_realms.table import Realms
from gonfalon.kernel.signals import NATURE, SEAL
from gonfalon.kernel.table import resume

pytestmark = pytest.mark.compiled


def fresh(players: int) -> Realms:
    t = GAME.set_up(BOX, GAME.agree(players))
    assert isinstance(t, Realms)
    return t


def prepared(players: int, lots: tuple[int, ...]) -> Realms:
    """Cards as they come, seats by these lots."""
    t = fresh(players)
    while t.kind == "card":
        resume(t, NATURE, t.pool[0])
    for seat in lots:
        assert t.kind == "order"
        resume(t, NATURE, seat)
    return t


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_1_and_1_2_panels_tokens_and_leaders(players: int) -> None:
    t = prepared(players, tuple(range(players)))
    assert len([card for card in t.panel if card]) == 12
    assert len([card for card in t.future if card]) == 6
    assert len(t.deck) == 100 - 18
    for seat in range(players):
        assert palace(t, seat) == {
            "production": 5, "science": 2, "culture": 3, "religion": 3, "gold": 3, "raw": 3,
            "battle": 3,
        }  # fmt: skip
        assert leaders_of(t, seat) == {"mayor": 4, "admiral": 1, "general": 1}
    assert t.decoys == (2 if players == 2 else 0)
    assert t.lands == (10 if players == 5 else 8)


def test_1_4_the_four_pairs_of_the_rulebook() -> None:
    jaime, clara, miguel, valeria = range(4)
    t = prepared(4, (miguel, valeria, clara, jaime))
    assert t.seat == jaime
    assert len(offered(t)) == 21
    say(t, "pair culture battle")
    assert t.seat == clara
    assert "pair culture battle" not in offered(t)
    assert why(t, "pair culture battle") == "why-pair-taken"
    say(t, "pair production raw")
    assert t.seat == valeria
    say(t, "pair culture religion")  # culture may be taken again, the pair may not
    assert t.seat == miguel
    say(t, "pair science gold")
    assert t.signal == SEAL
    assert t.round == 1
    assert palace(t, jaime)["culture"] == 4
    assert palace(t, jaime)["battle"] == 4
    assert palace(t, clara)["production"] == 6
    assert palace(t, clara)["raw"] == 4
    assert palace(t, valeria)["religion"] == 4
    assert palace(t, valeria)["culture"] == 4
    assert palace(t, miguel)["science"] == 3
    assert palace(t, miguel)["gold"] == 4
