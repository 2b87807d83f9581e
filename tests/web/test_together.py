"""Several people, several browsers, lost connections, a killed server, one shared screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.people import Server
from tests.web.people import PATIENCE, SET_UP, Person, shows

pytestmark = pytest.mark.browser
People = Callable[..., Person]


def set_up(me: Person, second: str) -> None:
    """A table for two by the dialogue of the hall."""
    me.page.goto("/")
    me.page.get_by_role("button", name=SET_UP).click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_label("Seat 2").select_option(second)
    dialog.get_by_role("button", name=re.compile("Open the table|Begin")).click()
    me.page.wait_for_url(re.compile(r"/t/"))


def invite(host: Person, guest: Person) -> None:
    """Send the link; the friend sits down."""
    link = host.page.get_by_role("textbox", name=re.compile("Invitation link")).input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name=re.compile("Sit down")).click()
    guest.page.wait_for_url(re.compile(r"/t/"))


def play_each_other(one: Person, other: Person, turns: int = 100) -> int:
    """By turns, until the game is over or enough is played."""
    played = 0
    while played < turns:
        one.wait(lambda: one.my_turn() or other.my_turn() or one.finished())
        if one.finished():
            break
        (one if one.my_turn() else other).place()
        played += 1
    return played


def test_two_browsers_see_only_what_they_may(person: People) -> None:
    host, friend = person(), person()
    set_up(host, "open")
    invite(host, friend)
    assert play_each_other(host, friend) >= 10
    for seat, reader in ((0, host), (1, friend)):
        states = [m for m in reader.delivered if m["type"] == "state"]
        assert len(states) > 10
        for state in states:
            assert state["seat"] == seat
            assert state["view"]["all_hands"] is None
            assert state["ask"] is None or state["ask"]["seat"] == seat
            for event in state["events"]:
                assert event["text"] != "drew-card" or event["seat"] == seat
    for one, other in ((host, friend), (friend, host)):
        secrets = {json.dumps(hand) for hand in hands_of(other)} - {
            json.dumps(hand) for hand in hands_of(one)
        }
        assert len(secrets) > 5
        told = json.dumps([m for m in one.delivered if m["type"] == "state"])
        assert [hand for hand in secrets if hand in told] == []


def hands_of(reader: Person) -> list[list[str]]:
    """Every hand of several cards that a seat has held."""
    hands = [m["view"]["hand"] for m in reader.delivered if m["type"] == "state"]
    return [hand for hand in hands if len(hand) > 3]


def test_a_used_invitation_is_refused_in_plain_words(person: People) -> None:
    host, friend, late = person(), person(), person()
    set_up(host, "open")
    link = host.page.get_by_role("textbox", name=re.compile("Invitation link")).input_value()
    invite(host, friend)
    late.page.goto(link)
    expect(late.page.get_by_role("button", name=re.compile("Sit down"))).to_have_count(0)
    shows(late.page, re.compile("already taken this seat"))


def test_a_watcher_sees_no_hand(person: People) -> None:
    host, watcher = person(), person()
    host.play_now()
    host.wait_for_turn()
    host.place()
    watcher.page.goto(host.page.url)
    watcher.wait(lambda: any(m["type"] == "state" for m in watcher.delivered))
    for state in [m for m in watcher.delivered if m["type"] == "state"]:
        assert state["seat"] is None
        assert state["view"]["hand"] is None
        assert state["ask"] is None
    assert watcher.hand().count() == 0


def test_a_curtain_between_players_at_one_screen(person: People) -> None:
    me = person()
    set_up(me, "hotseat")
    names = set()
    lifted = 0
    for _ in range(4):
        curtain = me.page.get_by_role("button", name=re.compile("open the curtain"))
        curtain.wait_for()
        assert me.hand().count() == 0, "no hand behind the curtain"
        names.add(curtain.inner_text())
        behind = me.delivered[lifted:]
        lifted = len(me.delivered)
        curtain.click()
        me.wait(me.my_turn)
        seat = me.state()["seat"]
        early = [m for m in behind if m["type"] == "state" and m["seat"] == seat]
        assert early == [], "the next player's state comes when the curtain is open, not before"
        me.place()
    assert len(names) == 2


def test_the_page_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "gonfalon.sqlite3")
    me = Person(browser, server)
    me.play_now()
    for _ in range(3):
        me.wait_for_turn()
        me.place()
    me.wait_for_turn()
    positions = [m["position"] for m in me.delivered if m["type"] == "state"]
    server.kill()
    shows(me.page, re.compile("Connection lost"))
    server = server.again()
    expect(me.page.get_by_text("Connection lost")).to_have_count(0, timeout=PATIENCE)
    me.wait_for_turn()
    assert [m["position"] for m in me.delivered if m["type"] == "state"][-1] == positions[-1]
    assert me.play_to_the_end(me.place) >= 2
    me.leave()
    server.stop()


def test_a_lost_connection_is_said_and_mended(person: People) -> None:
    me = person()
    me.play_now()
    me.wait_for_turn()
    me.context.set_offline(True)
    me.page.evaluate("dispatchEvent(new Event('offline'))")
    lost = me.page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    me.context.set_offline(False)
    expect(lost).to_have_count(0)
    me.wait_for_turn()
    me.place()


@pytest.mark.parametrize("path", ["/nowhere", "/t/%E0%A4%A", "/replay/none", "/rules/chess", "/t"])
def test_a_strange_address_is_answered_in_plain_words(person: People, path: str) -> None:
    me = person()
    me.page.goto(path)
    expect(me.page.get_by_role("heading", name="This door stays shut")).to_be_visible()
    shows(me.page, re.compile("There is no (table|such page)"))
    me.page.get_by_role("link", name="To the hall", exact=True).click()
    me.page.get_by_role("button", name=me.words["play"]).wait_for()
