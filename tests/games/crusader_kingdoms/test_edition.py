"""Editions: ours, an owner's, and faulty ones that are told with their place in the file."""

import pytest
from tests.games.crusader_kingdoms.positions import BOX, GAME

from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.kernel.words import Key, Trouble

pytestmark = pytest.mark.compiled


def opened(text: str) -> CrusaderBox:
    box = GAME.open(text)
    assert isinstance(box, CrusaderBox)
    return box


def test_the_decks_have_the_sizes_that_the_rulings_state() -> None:
    assert [len(deck) for deck in BOX.scenarios[4].decks] == [27, 27]
    assert [len(deck) for deck in BOX.scenarios[1].decks] == [20, 23]
    assert BOX.scenarios[2].decks == BOX.scenarios[1].decks


def test_the_map_honours_what_the_rulebook_tells() -> None:
    number = {name: at for at, name in enumerate(BOX.areas)}
    for one, other in (("latakia", "homs"), ("turbessel", "edessa"), ("turbessel", "aleppo")):
        assert BOX.near[number[one]] >> number[other] & 1
    assert BOX.defence[number["homs"]] == 3
    assert BOX.numbers[number["jerusalem"]] == 1
    assert sorted(BOX.numbers) == list(range(1, 15))
    assert BOX.numbers[number["turbessel"]] < BOX.numbers[number["antioch"]]


def test_the_scenarios_are_those_of_the_rulebook() -> None:
    rows = {players: (s.cards, s.castles, s.muslims) for players, s in BOX.scenarios.items()}
    assert rows == {
        1: ((12,), (0,), 8),
        2: ((8, 8), (0, 0), 12),
        3: ((12, 8, 8), (9, 7, 7), 0),
        4: ((8, 8, 8, 8), (7, 7, 7, 7), 0),
    }


def test_an_owner_changes_what_he_states_and_nothing_else() -> None:
    box = opened(
        'name = "my box"\n[defence]\nvalue.homs = 5\n'
        "[cards.muslim.walls]\namount = 2\n"
        '[cards.christian.greek_fire]\neffect = "siege"\ntitle = "Greek fire"\namount = 3\n'
    )
    assert box.defence[BOX.areas.index("homs")] == 5
    assert box.digest != BOX.digest
    assert len(box.scenarios[4].decks[1]) == 28
    fire = next(face for face in box.cards if face.name == "greek_fire")
    assert (fire.said, fire.amount, fire.side) == ("Greek fire", 3, 1)
    sources = {path: source for path, _, source in box.provenance}
    assert sources["defence"] == "owner"
    assert sources["points"] == "reconstructed"
    assert sources["cards.muslim.owner"] == "owner"


TWICE = '[borders]\nvalue.kerak = ["damascus", "{}"]'
TROOP = "[cards.muslim.troop_1]\n"
TITLE = '[cards.muslim.walls]\ntitle = "{}"'
SEAT = '{{{{ kingdom = "{}", deck = "christian", start = {}, cards = {}, castles = {} }}}}'
ALONE = f"[scenarios.first_crusade]\nseats = [{SEAT.format('crusade', ['marat'], '{}', '{}')}]"
THREE = "[scenarios.saladin]\nseats = [{}]".format(
    ", ".join([
        SEAT.format("saladin", ["homs", "aleppo", "edessa", "damascus"], 12, "{}"),
        SEAT.format("jerusalem", ["jerusalem"], 8, 7),
        SEAT.format("antioch", ["antioch"], 8, 7),
    ])
)  # fmt: skip

GONE = "[removed]\nvalue.{} = {}\n"
NONE = "[cards.{}]\namount = 0"

FAULTS = [
    ('[defence]\nvalue.acra = 3', "defence.value.acra", "edition-area"),
    ('[borders]\nvalue.acre = ["jerusalem", "atlantis"]', "borders.value.acre", "edition-area"),
    ('[borders]\nvalue.acre = ["acre"]', "borders.value.acre", "edition-double-border"),
    ('[borders]\nvalue.ascalon = ["jerusalem", "acre"]', "borders.value.ascalon", "edition-border"),
    (TWICE.format("damascus"), "borders.value.kerak", "edition-double-border"),
    (TWICE.format("kerak"), "borders.value.kerak", "edition-double-border"),
    ('[numbers]\nvalue.acre = 1', "numbers.value.jerusalem", "edition-area-number"),
    ('[points]\nvalue.acre = -1', "points.value.acre", "edition-amount"),
    ('[cards.muslim.walls]\neffect = "moat"', "cards.muslim.walls.effect", "edition-effect"),
    ('[cards.muslim.elephants]\neffect = "attack"', "cards.muslim.elephants", "edition-card-title"),
    ('[cards.muslim.walls]\ncopies = -1', "cards.muslim.walls.copies", "edition-amount"),
    ('[troops.muslim]\nvalue = [1, 2]', "troops.muslim.value", "edition-troops"),
    ('[removed]\nvalue.muslim = ["elephants"]', "removed.value.muslim[0]", "edition-removed"),
    (GONE.format("muslim", ["walls", "walls"]), "removed.value.muslim[1]", "edition-removed-more"),
    (GONE.format("muslim", ["troop_4"] * 3), "removed.value.muslim[2]", "edition-removed-more"),
    (
        GONE.format("christian", ["walls"]) + "[cards.christian.walls]\ncopies = 0",
        "removed.value.christian[0]", "edition-removed-more",
    ),
    *[
        (NONE.format(card), f"cards.{card}.amount", "edition-amount-none")
        for card in (
            "muslim.trade", "muslim.walls", "muslim.succession", "muslim.watchtowers",
            "christian.pilgrims", "christian.troubadours", "christian.spies",
            "christian.holy_relic",
        )
    ],
    ('[removed]\nvalue.pagan = ["walls"]', "removed.value.pagan", "edition-deck-name"),
    (TROOP + 'effect = "siege"\ntitle = "x"', "cards.muslim.troop_1", "edition-card-name"),
    ('[scenarios.saladin]\nplayers = 4', "scenarios.saladin.players", "edition-players"),
    ('[scenarios.saladin]\nseats = []', "scenarios.saladin.seats", "edition-seats"),
    ('game = "chess"', "game", "edition-other-game"),
    ('[labels]\nvalue.acre = [nan, 0.0]', "labels.value.acre", "edition-label"),
    ('[labels]\nvalue.acre = [0.0, -401.0]', "labels.value.acre", "edition-label"),
    (TITLE.format("@card-leader"), "cards.muslim.walls.title", "edition-title"),
    (TITLE.format("#1"), "cards.muslim.walls.title", "edition-title"),
    (TITLE.format("two\\nlines"), "cards.muslim.walls.title", "edition-title"),
    (TITLE.format(" "), "cards.muslim.walls.title", "edition-title"),
    (TITLE.format("x" * 61), "cards.muslim.walls.title", "edition-title"),
    (ALONE.format(0, 0), "scenarios.first_crusade.seats[0].cards", "edition-amount"),
    (ALONE.format(61, 0), "scenarios.first_crusade.seats[0].cards", "edition-amount"),
    (ALONE.format(12, 7), "scenarios.first_crusade.seats[0].castles", "edition-castles"),
    (ALONE.format(12, -1), "scenarios.first_crusade.seats[0].castles", "edition-castles"),
    (THREE.format(4), "scenarios.saladin.seats[0].castles", "edition-castles"),
    (THREE.format(61), "scenarios.saladin.seats[0].castles", "edition-castles"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "path", "problem"), FAULTS)
def test_a_fault_is_told_with_its_path(text: str, path: str, problem: str) -> None:
    with pytest.raises(Trouble) as raised:
        GAME.open(text)
    args = raised.value.args_said
    assert (args["path"], args["problem"]) == (path, Key(problem))


def test_cards_that_an_owners_box_does_not_have_need_not_be_removed() -> None:
    box = opened("[troops.muslim]\nvalue = [4, 4, 4, 0]\n[cards.muslim.mercenaries]\ncopies = 0")
    names = [box.cards[card].name for card in box.scenarios[1].decks[0]]
    assert not {"troop_4", "mercenaries"} & set(names)


def test_an_amount_that_is_not_used_may_be_none() -> None:
    box = opened(NONE.format("muslim.seduction") + "\n" + NONE.format("muslim.mercenaries"))
    amounts = {face.name: face.amount for face in box.cards}
    assert (amounts["seduction"], amounts["mercenaries"]) == (0, 0)


def test_a_deck_without_cards_is_a_fault() -> None:
    none = "".join(
        [f"[cards.muslim.{f.name}]\ncopies = 0\n" for f in BOX.cards if f.effect and f.deck == 0]
    )
    with pytest.raises(Trouble) as raised:
        GAME.open(f"[troops.muslim]\nvalue = [0, 0, 0, 0]\n{none}")
    assert raised.value.args_said["path"] == "cards.muslim"
    assert raised.value.args_said["problem"] == Key("edition-no-cards")


def test_more_kinds_of_cards_than_can_be_told_apart_are_a_fault() -> None:
    many = "".join(
        [f'[cards.christian.c{n}]\neffect = "siege"\ntitle = "x"\ncopies = 0\n' for n in range(200)]
    )
    with pytest.raises(Trouble) as raised:
        GAME.open(many)
    assert raised.value.args_said["path"] == "cards.christian"
    assert raised.value.args_said["problem"] == Key("edition-kinds")


def test_a_seat_with_an_unknown_deck_is_told_which_there_are() -> None:
    seat = '{ kingdom = "crusade", deck = "pagan", start = ["marat"], cards = 12, castles = 0 }'
    with pytest.raises(Trouble) as raised:
        GAME.open(f"[scenarios.first_crusade]\nseats = [{seat}]")
    assert raised.value.args_said["path"] == "scenarios.first_crusade.seats[0].deck"
    assert raised.value.args_said["problem"] == Key("edition-deck-name")


def test_a_kingdom_that_sits_twice_is_named_at_its_second_seat() -> None:
    row = '{{ kingdom = "{}", deck = "christian", start = ["{}"], cards = 8, castles = 7 }}'
    seats = [("saladin", "homs"), ("saladin", "acre"), ("antioch", "antioch")]
    rows = ", ".join([row.format(*seat) for seat in seats])
    with pytest.raises(Trouble) as raised:
        GAME.open(f"[scenarios.saladin]\nseats = [{rows}]")
    args = raised.value.args_said
    assert args["path"] == "scenarios.saladin.seats[1].kingdom"
    assert (args["value"], args["problem"]) == ("saladin", Key("edition-kingdom"))


def test_crusaders_are_allies_whatever_deck_an_owner_gives_them() -> None:
    """8.2: with one or two players nobody attacks the partner."""
    row = '{{ kingdom = "{}", deck = "{}", start = ["{}"], cards = 8, castles = 0 }}'
    seats = [("richard", "muslim", "tripoli"), ("leopold", "christian", "antioch")]
    rows = ", ".join([row.format(*seat) for seat in seats])
    assert opened(f"[scenarios.third_crusade]\nseats = [{rows}]").scenarios[2].friends == (2, 1)
    assert [BOX.scenarios[players].friends for players in (1, 2, 3, 4)] == [
        (0,), (2, 1), (0, 4, 2), (0, 0, 0, 0)
    ]  # fmt: skip


def test_a_value_may_come_from_the_box() -> None:
    box = opened('[defence]\nfrom = "box"\n[cards.muslim.walls]\nfrom = "box"')
    sources = {path: source for path, _, source in box.provenance}
    assert (sources["defence"], sources["cards.muslim.box"]) == ("box", "box")


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (
            '[cards.muslim.elephants]\ncopies = 2\namount = 1\nfrom = "owner"',
            "cards.muslim.elephants.effect",
        ),
        ("[defence]\nvalue.acre = 'many'", "defence.value.acre"),
        ("[borders]\nvalue.acre = ['jerusalem', 4]", "borders.value.acre[1]"),
        ("[scenarios.saladin]\nplayers = 'three'", "scenarios.saladin.players"),
    ],
)
def test_what_cannot_be_read_is_told_too(text: str, path: str) -> None:
    """Such as a card without an effect."""
    with pytest.raises(Trouble) as raised:
        GAME.open(text)
    assert (raised.value.text, raised.value.args_said["path"]) == ("trouble-edition", path)
