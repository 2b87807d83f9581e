"""Games are played and told to everybody in both languages: no sentence may have a hole."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.texts.sources import LANGUAGES, anchors, rules_page

from gonfalon.games import IDS, load
from gonfalon.kernel.chance import seeded_chance
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.game import Game
from gonfalon.kernel.match import Match
from gonfalon.kernel.signals import EVERYBODY, WATCHER
from gonfalon.kernel.table import options_of, refusal
from gonfalon.kernel.words import Event, Prompt, Refusal, Refused, Said, Trouble
from gonfalon.parts.sketches import Grid, Line
from gonfalon.testkit import setups
from gonfalon.texts import Texts

NAMES = ("Ana", "Bruno", "Clara", "Diego", "Elena")
HOLE = re.compile(r"[{}$@#]|\?\?\?|\b(?:None|Refusal|Event)\b")
CROOKED = re.compile(r"\b(?:of you|(?:a|de|con) (?:ti|tú)|(?:contra|para) tú)\b")
GAMES = [
    pytest.param(game, setup.players, setup.options, id=f"{game}-{place}")
    for game in IDS
    for place, setup in enumerate(setups(load(game)))
]


class Listener:
    """Reads everything aloud in one language and notes the sentences by key."""

    def __init__(self, game: Game, language: str) -> None:
        self.texts = Texts(language, game.id)
        self.anchors = set(anchors(rules_page(game.id, language)))
        self.heard: dict[str, set[str]] = {}

    def hear(self, said: Event | Prompt | Refusal, eyes: int) -> str:
        sentence = self.read(said, eyes)
        assert said.rule == "" or said.rule in self.anchors, f"{said.text}: rule {said.rule}"
        self.heard.setdefault(said.text, set()).add(sentence)
        return sentence

    def read(self, said: Event | Prompt | Refusal | Line, eyes: int) -> str:
        you = eyes if eyes >= 0 else None
        sentence = self.texts.say(said.text, said.args, NAMES, you)
        assert said.text in self.texts, said.text
        assert not HOLE.search(sentence), f"{said.text}: {sentence}"
        assert sentence == sentence.strip() != "", said.text
        if eyes >= 0:
            assert NAMES[eyes] not in sentence, f"{said.text} names its reader: {sentence}"
        assert not CROOKED.search(sentence), f"{said.text}: {sentence}"
        return sentence


def sketched(match: Match, eyes: int) -> list[Line]:
    """All lines of the table in words."""
    found: list[Line] = []
    for part in match.game.sketch(match.view(eyes)):
        if isinstance(part, Grid):
            cells = [cell for row in part.rows for cell in row if isinstance(cell, tuple)]
            found += [line for cell in cells for line in cell]
        else:
            found.append(part)
    return found


def listeners(game: Game) -> list[Listener]:
    return [Listener(game, language) for language in LANGUAGES]


def name_options(match: Match, ears: list[Listener]) -> None:
    """The sketch has a place for every option; what differs reads differently."""
    seen = match.view(match.asked[0])
    grids = [part for part in match.game.sketch(seen) if isinstance(part, Grid)]
    rows = [row for grid in grids for row in grid.rows]
    assert set(seen.options) <= {cell for row in rows for cell in row if isinstance(cell, Choice)}
    named = [row[1] for row in rows if isinstance(row[0], Choice) and isinstance(row[1], tuple)]
    for listener in ears:
        told = {" ".join([listener.read(line, seen.seat) for line in lines]) for lines in named}
        assert len(told) == len({str(lines) for lines in named})


def play(match: Match, rng: Random, ears: list[Listener]) -> None:
    """Random play to the end; at every decision all prompts, and a few refusals."""
    choices = match.box.choices.all
    while not match.over:
        for seat in (*range(match.setup.players), WATCHER):
            prompt = match.game.prompt(match.view(seat))
            for listener in ears:
                listener.hear(prompt, seat)
        if rng.random() < 0.1:
            for line in sketched(match, match.asked[0]):
                for listener in ears:
                    listener.read(line, match.asked[0])
            name_options(match, ears)
        seat = match.asked[0]
        for other, choice in [(s, rng.choice(choices)) for s in (seat, seat, 0, 1)]:
            reason = refusal(match.table, other, choice)
            if reason is not None:
                for listener in ears:
                    listener.hear(reason, other)
        match.choose(seat, rng.choice(options_of(match.table, seat)))


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_a_game_is_told_without_holes(game_id: str, players: int, options: dict[str, str]) -> None:
    game = load(game_id)
    ears = listeners(game)
    for number in range(3):
        match = Match(game.open(), game.agree(players, options), seeded_chance(players, number))
        play(match, Random(number), ears)
        for eyes in (*range(players), WATCHER, EVERYBODY):
            for listener in ears:
                for _, event in match.heard_by(eyes):
                    listener.hear(event, eyes)
                listener.hear(game.prompt(match.view(eyes)), eyes)
                for line in sketched(match, eyes):
                    listener.read(line, eyes)
    english, spanish = ears
    assert set(english.heard) == set(spanish.heard)
    for key in english.heard:
        assert english.heard[key].isdisjoint(spanish.heard[key]), key


def test_what_i_do_and_what_others_do_reads_differently() -> None:
    game = load("kingdoms-of-crusaders")
    placed = Event(
        "placed",
        {"seat": "#0", "card": ("@symbol-helmet", "@symbol-bow"), "land": "@land-antioch"},
        "1.2",
        0,
        EVERYBODY,
    )
    english, spanish = listeners(game)
    assert english.hear(placed, 0) == "You place helmet and bow in Antioch."
    assert english.hear(placed, 1) == "Ana places helmet and bow in Antioch."
    assert spanish.hear(placed, 0) == "Colocas yelmo y arco en Antioquía."
    assert spanish.hear(placed, WATCHER) == "Ana coloca yelmo y arco en Antioquía."


def test_the_reader_is_you_also_as_an_object_and_in_a_list() -> None:
    english, spanish = listeners(load("dark-kingdoms"))
    args: dict[str, Said] = {"seat": "#1", "defender": "#0", "area": "@area-powys"}
    battle = Event("battle", args, "9.1", 1, EVERYBODY)
    assert english.read(battle, 0) == "Bruno gives battle to you in Powys."
    assert english.read(battle, 2) == "Bruno gives battle to Ana in Powys."
    assert spanish.read(battle, 0) == "Bruno libra una batalla contra ti en Powys."
    siege = Event("siege", args, "9.4", 1, EVERYBODY)
    assert english.read(siege, 0) == "Bruno besieges your fortress in Powys."
    assert spanish.read(siege, 0) == "Bruno asedia tu fortaleza en Powys."
    stole = Event("stole", {"seat": "#1", "from": "#0"}, "9.6", 1, EVERYBODY)
    assert spanish.read(stole, 0) == "Bruno te roba una carta al azar."

    english, spanish = listeners(load("medieval-realms"))
    tied = Event("land-tied", {"land": 3, "seats": ("#1", "#0"), "combat": 2}, "4", -1, EVERYBODY)
    assert english.read(tied, 0) == "Land 3 goes to nobody: Bruno and you tie at 2."
    assert spanish.read(tied, 0) == "La tierra 3 no es de nadie: Bruno y tú empatáis a 2."
    assert spanish.read(tied, 2) == "La tierra 3 no es de nadie: Bruno y Ana empatan a 2."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_squad_symbol_and_land_has_its_phrase(language: str) -> None:
    from gonfalon.games.kingdoms_of_crusaders.armies import SYMBOLS

    game = load("kingdoms-of-crusaders")
    texts = Texts(language, game.id)
    phrases = [texts.say(f"squad-{n}-{symbol}") for n in (4, 3, 2, 1) for symbol in SYMBOLS]
    assert len(set(phrases)) == 20
    assert not [phrase for phrase in phrases if phrase.startswith("squad-")]
    lands = {place.fields()["land"] for place in game.open().choices.all}
    assert not [land for land in lands if f"land-{land}" not in texts]
    assert not [symbol for symbol in SYMBOLS if f"symbol-{symbol}" not in texts]


@pytest.mark.parametrize("game_id", IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_ways_and_edition_values_have_names(game_id: str, language: str) -> None:
    game, texts = load(game_id), Texts(language, game_id)
    for option in game.options:
        for key in (option.key, *[f"{option.key}-{value}" for value in option.values]):
            assert f"option-{key}" in texts
            assert f"option-{key}-about" in texts
    assert not [way for way in game.ways if f"way-{way}" not in texts]
    for path, _, _ in game.open().provenance:
        assert f"value-{path.replace('.', '-')}" in texts


# Troubles

EDITIONS = {
    "nonsense": "not = [toml",
    "type": '[deck.size]\nvalue = "many"',
    "other-game": 'game = "chess"',
    "lands": '[lands]\nvalue = ["acre", "acre", "jaffa", "edessa", "tripoli"]',
    "land-name": '[lands]\nvalue = ["Acre!", "jaffa", "cyprus", "edessa", "tripoli"]',
    "copies": "[deck.copies]\nvalue = [4, 2, 1, 1]",
    "number": "[deck.copies]\nvalue = [4, 2, 1, 1, -1]",
    "card": '[deck.exceptions]\nvalue = { "bow+lance" = 3 }',
    "deck-size": "[deck.size]\nvalue = 55",
    "deck-small": "[deck.size]\nvalue = 36\n[deck.copies]\nvalue = [0, 2, 1, 1, 1]",
    "deck-large": "[deck.size]\nvalue = 156\n[deck.copies]\nvalue = [24, 2, 1, 1, 1]",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", EDITIONS)
def test_a_faulty_edition_is_told_in_one_line(fault: str, language: str) -> None:
    with pytest.raises(Trouble) as raised:
        load("kingdoms-of-crusaders").open(EDITIONS[fault])
    trouble, texts = raised.value, Texts(language)
    said = texts.complaint(trouble)
    assert not re.search(r"\{\$|@|edition-", said), said
    assert "\n" not in said
    if fault not in ("nonsense", "type"):
        assert texts.say(f"edition-{fault}") in said
        assert str(trouble.args_said["value"]) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_troubles_name_the_value_and_what_to_do(language: str) -> None:
    game, texts = load("kingdoms-of-crusaders"), Texts(language)
    told = []
    for mistake in (
        lambda: load("chess"),
        lambda: game.agree(7),
        lambda: game.agree(2, {"moon": "full"}),
        lambda: game.agree(2, {"variant": "moon"}),
    ):
        with pytest.raises(Trouble) as raised:
            mistake()
        told.append(texts.complaint(raised.value))
    for sentence, value, instead in zip(
        told,
        ("chess", "7", "moon", "moon"),
        ("kingdoms-of-crusaders", "2, 3, 4", "variant", "markers, points"),
        strict=True,
    ):
        assert value in sentence
        assert instead in sentence


def test_table_actions_are_told_too() -> None:
    game = load("kingdoms-of-crusaders")
    ears = listeners(game)
    match = Match(game.open(), game.agree(2), seeded_chance(1, 1))
    with pytest.raises(Refused) as too_early:
        match.view(EVERYBODY)
    with pytest.raises(Refused) as unknown:
        match.say(match.asked[0], "dance")
    with pytest.raises(Refused) as nothing:
        match.undo(match.asked[0])
    match.concede(0)
    with pytest.raises(Refused) as late:
        match.concede(1)
    for listener in ears:
        for refused in (too_early, unknown, nothing, late):
            listener.hear(refused.value.refusal, 0)
        assert "dance" in listener.hear(unknown.value.refusal, 0)
        conceded = match.events[-1][1]
        assert listener.hear(conceded, 0) != listener.hear(conceded, 1)
        undone = Event("undone", {"seat": "#1"}, "", 1, EVERYBODY)
        assert listener.hear(undone, 0) != listener.hear(undone, 1)
    three = Match(game.open(), game.agree(3), seeded_chance(1, 1))
    with pytest.raises(Refused) as among_three:
        three.concede(0)
    for listener in ears:
        listener.hear(among_three.value.refusal, 0)


def test_lists_count_equal_things_and_tell_every_die() -> None:
    args = {"seat": "#0", "colour": "@colour-red"}
    cards = ("@resource-stone", "@resource-stone", "@resource-gold")
    said = {
        language: Texts(language, "dark-kingdoms").say("produced", {**args, "cards": cards}, NAMES)
        for language in LANGUAGES
    }
    assert said["en"] == "Ana takes 2 × stone and gold from the red areas."
    assert said["es"] == "Ana toma 2 × piedra y oro de las áreas de nombre rojo."
    assert Texts("en").value(("6", "6", "2")) == "6, 6 and 2"


def test_cards_in_hand_are_told_in_the_readers_language() -> None:
    game = load("kingdoms-of-crusaders")
    match = Match(game.open(), game.agree(2), seeded_chance(1, 1))
    match.concede(0)
    english, spanish = listeners(game)
    for line in sketched(match, EVERYBODY):
        if line.text == "sketch-card":
            assert english.read(line, EVERYBODY) != spanish.read(line, EVERYBODY)
        for value in line.args.values():
            words = value if isinstance(value, tuple) else (str(value),)
            assert not any("+" in word for word in words), "a card by its notation"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_true_minus_sign(language: str) -> None:
    said = Texts(language, "crusader-kingdoms")
    verdict = said.say("verdict", {"points": -1, "level": "@level-defeat"})
    assert "−1 " in verdict
    assert "-" not in verdict
    # A hyphen that is none is left alone.
    assert "-" in said.say("won-game", {"seat": "#0"}, ["Jean-1"])
    # As large as a damaged file may have it.
    assert f"−1{'0' * 20}" in said.say("verdict", {"points": -(10**20), "level": "@level-defeat"})
