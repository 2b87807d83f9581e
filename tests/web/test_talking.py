"""People at one table: chat, taking back, somebody who goes away, another device."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.server.people import GAME, GREEDY, ME, OPEN
from tests.web.people import Person, begin, shows
from tests.web.test_together import invite, set_up

pytestmark = pytest.mark.browser
People = Callable[..., Person]


def test_chat_is_heard_and_markup_stays_text(person: People) -> None:
    host, friend = person(), person()
    set_up(host, "open")
    invite(host, friend)
    host.wait(lambda: host.my_turn() or friend.my_turn())
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("textbox", name="To the table").fill("<b>Salve</b> & vale")
    host.page.keyboard.press("Enter")
    friend.page.get_by_role("tab", name="Chat · 1").click()
    shows(friend.page, "<b>Salve</b> & vale")
    shows(friend.page, re.compile("is here"))


def test_all_must_agree_to_take_back_beyond_the_barrier(person: People) -> None:
    host, friend = person(), person()
    set_up(host, "open")
    invite(host, friend)
    host.wait(lambda: host.my_turn() or friend.my_turn())
    first, second = (host, friend) if host.my_turn() else (friend, host)
    first.place()
    second.wait_for_turn()
    before = second.position()
    for answer in ("Decline", "Agree"):
        first.page.get_by_role("button", name="Ask to take back").click()
        first.page.get_by_role("button", name="Ask the others").click()
        shows(first.page, "The game rests until all have answered.")
        second.page.get_by_role("button", name=answer, exact=True).click()
        expect(first.page.get_by_role("region", name="Taking back")).to_have_count(0)
    first.wait(first.my_turn)
    assert first.position() > before
    second.wait(lambda: not second.my_turn())  # each page hears of it by itself


def test_undo_ends_at_its_barrier_and_bots_agree_beyond_it(person: People) -> None:
    me = person()
    begin(me, "crusader-kingdoms", seats=[ME])
    undo = me.page.get_by_role("button", name=re.compile("^Undo|^Ask to take back"))
    expect(undo.first).to_have_attribute("aria-disabled", "true")
    me.read_board()
    me.choose("attack")
    me.choose("lay")
    assert me.kind() == "lay"
    me.page.get_by_role("button", name="Undo", exact=True).click()
    me.wait(lambda: not me.state()["view"]["attack"]["laid"])
    me.choose("lay")
    me.choose("send")
    assert me.kind() != "lay"
    me.page.get_by_role("button", name="Ask to take back").click()
    shows(me.page, re.compile("Undo ended"))
    me.page.get_by_role("button", name="Take it back").click()
    me.wait(lambda: me.kind() == "lay")


def test_a_bot_plays_for_whoever_is_away_until_they_return(person: People) -> None:
    host, friend = person(), person()
    host.page.goto("/")
    host.page.get_by_role("button", name=host.words["play"]).wait_for()
    wish = {"game": GAME, "seats": [ME, OPEN], "grace": 0}
    table = host.page.request.post("/api/tables", data=wish).json()
    host.page.goto(f"/t/{table['id']}")
    invite(host, friend)
    host.wait(lambda: host.my_turn() or friend.my_turn())
    friend.page.goto("/about")
    host.page.get_by_role("button", name=re.compile("Let a bot play")).click()
    shows(host.page, "away, a bot plays: squire")
    for _ in range(2):
        host.wait_for_turn()
        host.place()
    friend.page.goto(f"/t/{table['id']}")
    expect(host.page.get_by_text("away, a bot plays: squire")).to_have_count(0)


def test_a_secret_link_makes_another_device_mine(person: People) -> None:
    me, phone = person(), person(phone=True)
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("^Guest")).click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Urraca")
    dialog.get_by_role("button", name="Make a secret link").click()
    link = dialog.get_by_role("textbox", name="Secret link").input_value()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, I am Urraca").click()
    phone.page.wait_for_url(re.compile(r"/$"))
    expect(phone.page.get_by_role("button", name="Urraca")).to_have_count(1)
    phone.page.goto("/device/nosuchkey")
    expect(phone.page.get_by_role("heading", name="This door stays shut")).to_be_visible()


def test_a_stale_click_is_refused_in_plain_words(person: People) -> None:
    me = person()
    me.page.goto("/")
    me.page.get_by_role("button", name=me.words["play"]).wait_for()
    wish = {"game": GAME, "seats": [ME, GREEDY]}
    table = me.page.request.post("/api/tables", data=wish).json()
    deaf = me.context.new_page()
    deaf.route_web_socket(
        re.compile("/ws/"),
        lambda page: page.connect_to_server().on_message(once_asked(page.send)),
    )
    me.page.goto(f"/t/{table['id']}")
    me.wait_for_turn()
    deaf.goto(f"/t/{table['id']}")
    deaf.get_by_role("button", name=me.words["yours"]).first.wait_for()
    me.place()
    deaf.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    deaf.get_by_role("button", name=me.words["yours"]).first.click()
    deaf.get_by_role("button", name="Place it").click()
    shows(deaf, re.compile("The table has gone on meanwhile"))


def once_asked(send: Callable[[str], None]) -> Callable[[str | bytes], None]:
    """Passes on everything until the first question; of later states nothing is heard."""
    heard = False

    def pass_on(message: str | bytes) -> None:
        nonlocal heard
        text = str(message)
        state = '"type":"state"' in text
        if not (heard and state):
            send(text)
        heard = heard or (state and '"ask":{' in text)

    return pass_on
