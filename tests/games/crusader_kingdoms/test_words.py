"""What people read: the cards by the names that are printed on them, and numbers that are true."""

import pytest
from tests.games.crusader_kingdoms.positions import BOX, GAME, cards, deal, do, position, roll
from tests.texts.sources import messages

from gonfalon.games.crusader_kingdoms.cards import SEDUCTION, TRUCE
from gonfalon.kernel.game import view

NAMED_IN_THE_RULEBOOK = (
    "Mercenarios", "Campaña de menor", "Sucesión", "Atalayas", "Tregua", "Ataque conjunto",
    "Asesinos", "Trovadores", "Espías", "Líder", "Reagrupamiento", "Murallas", "Comercio",
    "Seducción",
)  # fmt: skip


def test_cards_have_their_printed_names_in_spanish() -> None:
    texts = messages(GAME.id, "es")
    names = {message.words for key, message in texts.items() if key.startswith("card-")}
    assert set(NAMED_IN_THE_RULEBOOK) <= names
    assert texts["ask-march"].words.startswith("Campaña de menor")


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_a_card_does_names_the_number_on_it(language: str) -> None:
    """An owner may change it; these two effects have none, and Assassins always take one card."""
    texts = messages(GAME.id, language)
    for face in BOX.cards:
        if face.effect and face.effect not in (TRUCE, SEDUCTION) and face.name != "assassins":
            text = texts[f"effect-{face.effect_name.replace('_', '-')}"]
            assert "amount" in text.variables, face.name


def test_a_marching_army_is_told_with_all_its_dice() -> None:
    """8.4.5: seduced Military orders and a Holy relic march along, yet are not its strength."""
    relic = cards("c-holy-relic")[0]
    t = position(
        1, hands={0: "c1 c2"}, pile="m2", army="m1 c-military-orders", lasting=((relic, 1, -1),)
    )
    do(t, "discard christian-troop-1")
    deal(t, "m2")
    roll(t, "1")
    prompt = GAME.prompt(view(GAME, t, 0))
    assert prompt.text == "ask-respond-march"
    assert (prompt.args["die"], prompt.args["sum"], prompt.args["dice"]) == (1, 3, 3 + 2 + 1)
    do(t, "done")
    assert (t.kind, t.count) == ("attack", prompt.args["dice"])
