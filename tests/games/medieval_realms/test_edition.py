"""Editions: what an owner of the box may change, and what every mistake in his file says."""

from random import Random

import pytest
from tests.games.medieval_realms.positions import BOX, CARD, GAME

from gonfalon.games import load
from gonfalon.games.medieval_realms.cards import KINDS
from gonfalon.games.medieval_realms.table import RealmsBox
from gonfalon.kernel.match import Match
from gonfalon.kernel.words import Key, Trouble
from gonfalon.parts.playouts import playout

pytestmark = pytest.mark.compiled


def opened(text: str) -> RealmsBox:
    box = GAME.open(text)
    assert isinstance(box, RealmsBox)
    return box


def test_an_empty_file_changes_nothing() -> None:
    assert opened("").deck == BOX.deck
    assert opened("").digest == BOX.digest


def test_every_value_tells_where_it_comes_from() -> None:
    said = {path: source for path, _, source in BOX.provenance}
    assert set(said.values()) == {"rulebook", "reconstructed"}
    assert said["start.leaders"] == said["start.decoys"] == "rulebook"
    assert said["start.resources"] == said["lands.all"] == "reconstructed"
    assert {f"deck.{kind}" for kind in KINDS} <= set(said)


def test_an_owner_can_enter_his_own_cards_lands_and_tokens() -> None:
    box = opened(
        """
        name = "my copy"
        [deck.size]
        value = 101
        [deck.city]
        value = { gold = 9 }
        [start.resources]
        value = { gold = 7 }
        [lands.five]
        value = [["lily", "lily"], ["science"]]
        [seals.gallery]
        value = "red"
        [deck.island]
        value = [{ wars = 2 }, { wars = 2 }, { generals = 3 }, { played = 10 }, { islands = 2 },
                 { markets = 1 }, { mayors = 7 }, { tokens = 5 }]
        """
    )
    assert box.edition == "my copy"
    assert box.resources == (0, 0, 0, 0, 7, 0, 0)
    assert box.deck.count(CARD["city-gold"].number) == 9
    assert box.rewards[8][7] == 2
    cards = {card.say: card for card in box.cards[1:]}
    assert box.deck.count(cards["island-wars-2"].number) == 2
    assert cards["gallery"].seal == cards["market"].seal
    said = {path: source for path, _, source in box.provenance}
    assert said["deck.city"] == "owner"
    assert said["deck.castle"] == "reconstructed"
    for players in GAME.players:
        assert playout(GAME.set_up(box, GAME.agree(players)), Random(players).random) > 0


MISTAKES = {
    "a wrong type": ('[deck.size]\nvalue = "many"', "deck.size.value", "trouble-edition"),
    "an unknown key": ("colour = 3", "colour", "edition-unknown"),
    "an unknown card": ("[deck.dragon]\nvalue = 3", "deck.dragon", "edition-unknown"),
    "another game": ('game = "chess"', "game", "edition-other-game"),
    "an unknown resource": (
        "[start.resources]\nvalue = { silver = 3 }", "start.resources.value.silver",
        "edition-realms-name",
    ),
    "too many tokens": (
        "[start.resources]\nvalue = { gold = 21 }", "start.resources.value.gold",
        "edition-realms-number",
    ),
    "fewer than none": ("[deck.castle]\nvalue = -1", "deck.castle.value", "edition-realms-number"),
    "an unknown leader": (
        "[start.leaders]\nvalue = { mayor = 4, bishop = 1 }", "start.leaders.value.bishop",
        "edition-realms-name",
    ),
    "no mayor": (
        "[start.leaders]\nvalue = { general = 4 }", "start.leaders.value.mayor",
        "edition-realms-mayor",
    ),
    "seven lands": (
        '[lands.all]\nvalue = [["raw"], ["raw"], ["raw"], ["raw"], ["raw"], ["raw"], ["raw"]]',
        "lands.all.value", "edition-realms-lands",
    ),
    "a land without reward": (
        '[lands.five]\nvalue = [["gold"], []]', "lands.five.value[1]", "edition-realms-reward"
    ),
    "a reward that does not exist": (
        '[lands.five]\nvalue = [["gold"], ["silver"]]', "lands.five.value[1]",
        "edition-realms-name",
    ),
    "an unknown seal": (
        '[seals.cathedral]\nvalue = "pink"', "seals.cathedral.value", "edition-realms-seal"
    ),
    "an unknown variant": (
        "[deck.territory]\nvalue = { silver = 8 }", "deck.territory.value.silver",
        "edition-realms-name",
    ),
    "an island that needs nothing": (
        "[deck.island]\nvalue = [{}]", "deck.island.value[0]", "edition-realms-needs"
    ),
    "an island that needs the unknown": (
        "[deck.island]\nvalue = [{ dragons = 1 }]", "deck.island.value[0].dragons",
        "edition-realms-needs",
    ),
    "an island that needs none of it": (
        "[deck.island]\nvalue = [{ mayors = 0 }]", "deck.island.value[0].mayors",
        "edition-realms-number",
    ),
    "an island that needs what is no number": (
        '[deck.island]\nvalue = [{ wars = 2 }, { castles = 1, mayors = "5" }]',
        "deck.island.value[1].mayors", "trouble-edition",
    ),
    "more islands than a deck can name": (
        f"[deck.island]\nvalue = {[1] * 31}".replace("1", "{ mayors = 5 }"), "deck.island.value",
        "edition-realms-number",
    ),
    "a value that is no table": ("[deck]\ncastle = 8", "deck.castle", "trouble-edition"),
    "a number without its value": (
        '[deck.castle]\nfrom = "box"', "deck.castle.value", "edition-missing"
    ),
    "an unknown provenance": (
        '[deck.castle]\nvalue = 8\nfrom = "hearsay"', "deck.castle.from", "trouble-edition"
    ),
    "a count that is no number": (
        '[deck.city]\nvalue = { gold = "many" }', "deck.city.value.gold", "trouble-edition"
    ),
    "decoys for every land": (
        "[start.decoys]\nvalue = 8", "start.decoys.value", "edition-realms-decoys"
    ),
    "a reward of eight tokens": (
        f'[lands.five]\nvalue = [["gold"], {["gold"] * 8}]', "lands.five.value[1]",
        "edition-realms-reward",
    ),
    "a wrong sum": ("[deck.war]\nvalue = 9", "deck.size.value", "edition-realms-size"),
    "a small deck": (
        "[deck.war]\nvalue = 0\n[deck.university]\nvalue = 0\n[deck.size]\nvalue = 89",
        "deck.size.value", "edition-realms-deck",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_its_place(mistake: str) -> None:
    text, path, problem = MISTAKES[mistake]
    with pytest.raises(Trouble) as raised:
        opened(text)
    said = raised.value.args_said
    assert said["path"] == path
    assert raised.value.text == problem or said["problem"] == Key(problem)


def test_a_game_with_an_owners_edition_names_it() -> None:
    game = load("medieval-realms")
    box = opened('name = "mine"\n[deck.war]\nvalue = 9\n[deck.size]\nvalue = 101')
    assert Match(box, game.agree(3)).box.digest != BOX.digest
