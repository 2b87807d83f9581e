"""The board in words: a whole game by it, and every option of every game in plain words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.people import Person, begin
from tests.web.test_accessible import both

from gonfalon.games import IDS

pytestmark = pytest.mark.browser
People = Callable[..., Person]


def test_a_whole_game_in_words(person: People) -> None:
    me = person()
    me.play_now()
    me.read_board()
    board = me.page.get_by_role("group", name="Board in words")
    choices = board.get_by_role("button", name=re.compile(" to "))

    def turn() -> None:
        before = me.position()
        choices.first.click()
        expect(board.get_by_role("status")).to_be_visible()
        board.get_by_role("button", name="Do it").click()
        me.wait(lambda: me.position() > before)

    turns = 0
    while True:
        me.wait(lambda: choices.count() > 0 or me.finished())
        if me.finished():
            break
        turn()
        turns += 1
    assert turns >= 5
    expect(board.get_by_role("cell", name=re.compile("of 4")).first).to_be_visible()


@pytest.mark.parametrize("game", IDS)
def test_every_option_has_words(person: People, game: str) -> None:
    me = person(lang="es")
    begin(me, game)
    me.read_board()
    board = me.page.get_by_role("group", name="Tablero en palabras")
    options = me.state()["ask"]["options"]
    buttons = board.locator("[data-say]")
    expect(buttons).to_have_count(len(options))
    names = {name.strip() for name in buttons.all_inner_texts()}
    assert names & {option["say"] for option in options} == set()
    assert board.get_by_role("table").count() > 0
    me.fits()


# Asks about everything by a socket of its own, as the page would.
ASK = """([table, seat, says]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  const told = {};
  let next = 0;
  const ask = () => socket.send(JSON.stringify({type: "why", re: next, seat, say: says[next]}));
  socket.onopen = ask;
  socket.onmessage = ({data}) => {
    const said = JSON.parse(data);
    if (said.type !== "why" && said.type !== "refused") return;
    told[says[next++]] = said.type === "why" ? said.refusal : {text: said.trouble};
    if (next < says.length) setTimeout(ask, 20); else { socket.close(); done(told); }
  };
})"""


@pytest.mark.parametrize("game", IDS)
def test_what_is_not_offered_can_be_asked_about(person: People, game: str) -> None:
    """With the rule, and a link to it; and none of it is a choice that the game does not know."""
    me = person()
    begin(me, game)
    me.read_board()
    board = me.page.get_by_role("group", name="Board in words")
    dark = board.get_by_role("combobox", name="What is not possible now")
    for _ in range(6):  # further on, if at first all is possible
        if dark.count():
            break
        me.choose(me.state()["ask"]["options"][0]["say"])
    says = dark.locator("optgroup option").evaluate_all("all => all.map(o => o.value)")
    assert says
    assert set(says) & {option["say"] for option in me.state()["ask"]["options"]} == set()
    table, some = me.page.url.rsplit("/", 1)[1], says[:: max(1, len(says) // 20)]
    told = me.page.evaluate(ASK, [table, me.state()["seat"], some])
    unknown = [say for say, why in told.items() if not why or why["text"] == "why-unknown-choice"]
    assert unknown == []
    ruled = next(say for say, why in told.items() if why["rule"])
    dark.select_option(ruled)
    board.get_by_role("button", name="Why not?").click()
    answer = me.page.get_by_role("status").filter(has_text="not now")
    expect(answer).to_be_visible()
    assert both(me) == []
    answer.get_by_role("link", name=re.compile("^Rule")).click()
    expect(me.page.get_by_role("region", name="Rules")).to_be_visible()


def hand(me: Person) -> set[str]:
    """The kinds of cards in my hand at Crusader Kingdoms."""
    view = me.state()["view"]
    return {view["cards"][card]["kind"] for card in view["hand"]}


def test_each_card_of_a_hand_tells_why_it_is_not_possible_now(person: People) -> None:
    """Whatever its kind and whatever is asked: a troop, an event and a response have other uses."""
    me = person()
    begin(me, "crusader-kingdoms", [{"kind": "me"}])
    while hand(me) != {"troop", "event", "response"}:  # by somebody else: nobody has many tables
        me = person()
        begin(me, "crusader-kingdoms", [{"kind": "me"}])
    me.read_board()
    dark = me.page.get_by_role("combobox", name="What is not possible now")
    asked = []
    for way in ("raid", "spend", "attack", "lay"):
        while me.kind() in ("respond", "turn"):
            me.choose("done")
        if me.kind() != "action":
            asked.append(me.kind())
            cards = dark.locator("optgroup[label='Your hand'] option")
            says = cards.evaluate_all("all => all.map(o => o.value)")
            told = me.page.evaluate(ASK, [me.page.url.rsplit("/", 1)[1], me.state()["seat"], says])
            assert {say: why for say, why in told.items() if not (why and why["rule"])} == {}
        me.choose(way)
    assert asked == ["spend", "lay"]
