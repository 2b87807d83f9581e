"""The edition: complete, as the rulings say, replaceable, and checked."""

import pytest
from tests.games.dark_kingdoms.positions import GAME

from gonfalon.games.dark_kingdoms.board import KingdomsBox
from gonfalon.games.dark_kingdoms.pieces import RESOURCES
from gonfalon.kernel.words import Key, Trouble
from gonfalon.texts import LANGUAGES, Texts


def box(text: str | None = None) -> KingdomsBox:
    opened = GAME.open(text)
    assert isinstance(opened, KingdomsBox)
    return opened


def test_thirty_two_areas_eight_of_each_resource() -> None:
    ours = box()
    assert ours.size == 32
    assert [ours.resources.count(kind) for kind in range(4)] == [8, 8, 8, 8]
    assert [ours.colours.count(colour) for colour in range(2)] == [16, 16]


def test_cards_by_number_of_players() -> None:
    charts = box().charts
    assert [len(age) for age in charts[3].britannia] == [5, 5, 5]
    assert [len(age) for age in charts[4].britannia] == [4, 4, 4]
    assert len(box().fame) == 32


def test_from_south_wessex_to_essex_it_is_three_ports() -> None:
    ours = box()
    for chart in ours.charts.values():
        places = [chart.position[ours.names.index(name)] for name in ("south-wessex", "essex")]
        assert abs(places[0] - places[1]) == 3


def test_the_north_is_closed_with_three() -> None:
    chart = box().charts[3]
    closed = [name for area, name in enumerate(box().names) if chart.closed >> area & 1]
    assert sorted(closed) == ["bernicia", "deira", "north-rheged", "northwest-rheged"]
    assert len(chart.route) == 12


def test_an_owner_names_only_what_differs() -> None:
    mine = box('[map.resources]\nvalue = { powys = "iron" }')
    at = mine.names.index("powys")
    assert RESOURCES[mine.resources[at]] == "iron"
    assert sum(a != b for a, b in zip(mine.resources, box().resources, strict=True)) == 1
    assert mine.digest != box().digest
    sources = {path: source for path, _, source in mine.provenance}
    assert sources["map.resources"] == "owner"
    assert sources["map.colours"] == "reconstructed"
    assert sources["map.closed"] == "rulebook"


FAULTS = {
    "other-game": 'game = "chess"',
    "dark-unknown-area": '[map.borders]\nvalue = { northwest-rheged = ["ys"] }',
    "dark-one-sided-border": '[map.borders]\nvalue = { powys = ["kent"] }',
    "double-border": '[map.borders]\nvalue = { cornubia = ["dumnonia", "dumnonia"] }',
    "dark-area-name": '[map.borders]\nvalue = { "Ys!" = [] }',
    "dark-map-parts": "[map.borders]\nvalue = { cornubia = [], dumnonia = ['wessex'] }",
    "dark-area-left-out": '[map.borders]\nvalue = { cornubia = ["dumnonia", "ys"], '
    'ys = ["cornubia"] }',
    "dark-word": '[map.colours]\nvalue = { powys = "green" }',
    "dark-area": '[map.route]\nvalue = ["gwent", "gwent"]',
    "dark-peoples": "[map.shields]\nvalue = { picts = ['bernicia'] }",
    "dark-shields": "[map.shields]\nvalue = { britons = [] }",
    "dark-closed-shield": '[map.closed]\nvalue = ["gwynedd"]',
    "dark-fame": "[fame.cards]\nvalue = { dragon = 1 }",
    "dark-fame-size": "[fame.cards]\nvalue = { levy = 4 }",
    "dark-fame-twice": '[fame.plus]\nvalue = ["raid", "levy", "raid"]',
    "dark-route": "[map.route]\nvalue = []",
    "dark-count": "[fame.cards]\nvalue = { raid = -1 }",
    "dark-bounds": "[fame.worth]\nvalue = { raid = -1 }",
    "dark-wind": "[fame.worth]\nvalue = { fair-wind = 0 }",
    "dark-siege": "[fame.worth]\nvalue = { siege-engines = 6 }",
    "dark-britannia": '[britannia.first]\nvalue = ["bards"]',
    "dark-britannia-size": "[britannia.size]\nvalue = 14",
    "dark-britannia-three": '[britannia.three]\nvalue = ["bards"]',
    "dark-worth": "[britannia.worth]\nvalue = { dragon = 1 }",
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_faulty_edition_says_where_and_why(fault: str, language: str) -> None:
    with pytest.raises(Trouble) as raised:
        GAME.open(FAULTS[fault])
    trouble, texts = raised.value, Texts(language)
    assert trouble.text == "trouble-edition-value"
    assert trouble.args_said["problem"] == Key(f"edition-{fault}")
    said = texts.complaint(trouble)
    assert texts.say(f"edition-{fault}") in said
    assert str(trouble.args_said["path"]) in said


@pytest.mark.parametrize(
    ("text", "path", "value"),
    [
        (FAULTS["dark-map-parts"], "map.borders.value.cornubia", "cornubia"),
        (
            '[map.borders]\nvalue = { northwest-rheged = [], bernicia = ["deira", "ebrauc", '
            '"north-rheged"], north-rheged = ["bernicia", "ebrauc", "south-rheged"] }',
            "map.borders.value.northwest-rheged",
            "northwest-rheged",
        ),
        (FAULTS["dark-area-left-out"], "map.resources.value", "ys"),
        ('[map.resources]\nvalue = { ys = "iron" }', "map.resources.value.ys", "ys"),
        ('[map.closed]\nvalue = ["dumnonia"]', "map.closed.value", "dumnonia"),
        ('[map.route]\nvalue = ["kent", "deira"]', "map.route.value", "1"),  # Deira is closed
        (FAULTS["dark-route"], "map.route.value", "0"),
        (FAULTS["dark-fame-twice"], "fame.plus.value[2]", "raid"),
    ],
)
def test_a_fault_names_what_does_not_fit(text: str, path: str, value: str) -> None:
    """Not the first area of the map, whichever that is."""
    with pytest.raises(Trouble) as raised:
        GAME.open(text)
    assert (raised.value.args_said["path"], raised.value.args_said["value"]) == (path, value)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("[moon]\nvalue = 1", "moon"),
        ('[fame.size]\nvalue = "many"', "fame.size.value"),
        ("[map.route]\nvalue = [1]", "map.route.value[0]"),
        ('[map.colours]\nfrom = "hearsay"', "map.colours.from"),
    ],
)
def test_nonsense_is_a_trouble_too(text: str, path: str) -> None:
    with pytest.raises(Trouble) as raised:
        GAME.open(text)
    assert raised.value.args_said["path"] == path
    assert raised.value.args_said["problem"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    from gonfalon.games.dark_kingdoms.pieces import BRITANNIA, COLOURS, FAME, PEOPLES

    texts = Texts(language, GAME.id)
    keys = [f"area-{name}" for name in box().names]
    keys += [f"people-{name}" for name in PEOPLES] + [f"resource-{name}" for name in RESOURCES]
    keys += [f"colour-{name}" for name in COLOURS]
    for card in FAME:
        keys += [f"fame-{card}", f"fame-{card}-text"]
    for card in BRITANNIA:
        keys += [f"card-{card}", f"card-{card}-text"]
    assert [key for key in keys if key not in texts] == []
