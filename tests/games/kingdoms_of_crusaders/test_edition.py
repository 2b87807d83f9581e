"""Editions: what an owner of the box may change, and what every mistake in his file says."""

import pytest
from tests.games.kingdoms_of_crusaders.positions import BOX, GAME, card, cards

from gonfalon.games.kingdoms_of_crusaders.table import KingdomsBox
from gonfalon.kernel.words import Key, Trouble

pytestmark = pytest.mark.compiled


def opened(text: str) -> KingdomsBox:
    box = GAME.open(text)
    assert isinstance(box, KingdomsBox)
    return box


@pytest.mark.parametrize("name", ["n" * 61, "", "\\u001b[2J"])
def test_a_title_is_short_and_can_be_seen(name: str) -> None:
    with pytest.raises(Trouble, match="edition-want-title") as caught:
        GAME.open(f'name = "{name}"')
    assert caught.value.args_said["path"] == "name"


def test_a_lands_name_is_short() -> None:
    lands = ["l" * 31, "cyprus", "jerusalem", "edessa", "tripoli"]
    with pytest.raises(Trouble, match="edition-land-name"):
        GAME.open(f"[lands]\nvalue = {lands}")


def test_an_empty_file_changes_nothing() -> None:
    assert opened("").deck == BOX.deck
    assert opened("").digest == BOX.digest


def test_an_owner_can_enter_his_own_cards() -> None:
    box = opened(
        """
        name = "my copy"
        [deck.exceptions]
        value = { "lance" = 3, "lance+bow" = 3 }
        """
    )
    assert box.edition == "my copy"
    assert box.deck.count(card("L")) == 3
    assert box.deck.count(card("LB")) == 3
    assert len(box.deck) == 56
    assert box.digest != BOX.digest
    said = {path: source for path, _, source in box.provenance}
    assert said["deck.exceptions"] == "owner"
    assert said["deck.copies"] == "reconstructed"


def test_lands_can_be_renamed() -> None:
    box = opened('[lands]\\nvalue = ["a", "b", "c", "d", "e"]'.replace("\\n", "\n"))
    assert box.lands == ("a", "b", "c", "d", "e")
    assert "place lance a" in box.choices.by_say


MISTAKES = {
    "a wrong type": ('[deck.size]\nvalue = "many"', "deck.size.value", "trouble-edition"),
    "a wrong type in a list": (
        '[deck.copies]\nvalue = [4, 2, 1, 1, "one"]',
        "deck.copies.value[4]",
        "trouble-edition",
    ),
    "a fraction": ("[deck.size]\nvalue = 56.5", "deck.size.value", "trouble-edition"),
    "an unknown key": ("colour = 3", "colour", "edition-unknown"),
    "an unknown key inside": ("[deck]\nbacks = 2", "deck.backs", "edition-unknown"),
    "an unknown source": ('[lands]\nvalue = []\nfrom = "hearsay"', "lands.from", "trouble-edition"),
    "a table where a value belongs": ("[name]\nx = 1", "name", "trouble-edition"),
    "a value where a table belongs": ("deck = 3", "deck", "trouble-edition"),
    "another game": ('game = "medieval-realms"', "game", "edition-other-game"),
    "an unknown card": (
        "[deck.exceptions]\nvalue = { sling = 2 }",
        "deck.exceptions.value.sling",
        "edition-card",
    ),
    "a card with its symbols out of order": (
        '[deck.exceptions]\nvalue = { "bow+lance" = 2 }',
        "deck.exceptions.value.bow+lance",
        "edition-card",
    ),
    "less than no card": (
        "[deck.exceptions]\nvalue = { lance = -1 }",
        "deck.exceptions.value.lance",
        "edition-number",
    ),
    "a negative number of copies": (
        "[deck.copies]\nvalue = [4, 2, 1, 1, -1]",
        "deck.copies.value[4]",
        "edition-number",
    ),
    "too few numbers": ("[deck.copies]\nvalue = [4, 2]", "deck.copies.value", "edition-copies"),
    "no cards": (
        "[deck.copies]\nvalue = [0, 0, 0, 0, 0]\n[deck.size]\nvalue = 0",
        "deck.copies.value",
        "edition-deck-small",
    ),
    "a size that does not fit": (
        "[deck.size]\nvalue = 55",
        "deck.size.value",
        "edition-deck-size",
    ),
    "a card too few, size unchanged": (
        "[deck.exceptions]\nvalue = { lance = 3 }",
        "deck.size.value",
        "edition-deck-size",
    ),
    "too small a deck": (
        "[deck.copies]\nvalue = [4, 1, 1, 1, 4]\n[deck.size]\nvalue = 49",
        "deck.copies.value",
        "edition-deck-small",
    ),
    "too large a deck": (
        "[deck.copies]\nvalue = [9, 9, 9, 9, 9]\n[deck.size]\nvalue = 279",
        "deck.copies.value",
        "edition-deck-large",
    ),
    "four lands": (
        '[lands]\nvalue = ["a", "b", "c", "d"]',
        "lands.value",
        "edition-lands",
    ),
    "a land twice": (
        '[lands]\nvalue = ["a", "b", "c", "d", "a"]',
        "lands.value",
        "edition-lands",
    ),
    "a land with a space": (
        '[lands]\nvalue = ["a", "b", "c", "d", "e f"]',
        "lands.value[4]",
        "edition-land-name",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_a_trouble_that_says_where(mistake: str) -> None:
    text, path, problem = MISTAKES[mistake]
    with pytest.raises(Trouble) as caught:
        GAME.open(text)
    trouble = caught.value
    assert trouble.args_said["path"] == path
    assert trouble.text == problem or trouble.args_said["problem"] == Key(problem)


def test_a_deck_of_fifty_cards_is_just_enough() -> None:
    box = opened("[deck.copies]\nvalue = [4, 1, 1, 1, 5]\n[deck.size]\nvalue = 50")
    assert len(box.deck) == 50
    assert box.deck.count(cards("LBSHN")[0]) == 5


def test_every_value_of_our_edition_has_a_source() -> None:
    about = BOX.provenance
    assert [path for path, _, _ in about] == [
        "lands", "deck.size", "deck.copies", "deck.exceptions",
    ]  # fmt: skip
    assert {source for _, _, source in about} <= {"rulebook", "box", "reconstructed"}
