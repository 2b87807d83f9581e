"""What would the marshal do? Asked over real sockets, by those who may and by others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.people import CLARA, GREEDY, ME, OPEN, Guest, Json, Page, Server
from tests.server.test_tables import DYING, PATIENT, at_table, shown

from gonfalon.kernel.signals import WATCHER
from gonfalon.kernel.words import Trouble
from gonfalon.server import advising
from gonfalon.server.advising import Adviser
from gonfalon.server.storage import Storage
from gonfalon.server.tables import LiveTable
from gonfalon.server.thinking import COMMAND, Study
from gonfalon.server.wire import Hint, HintMessage


def ask(page: Page, **other: object) -> int:
    fields = {"seat": page.state["seat"], "position": page.state["position"]}
    return page.send("hint", **{**fields, **other})


def told(page: Page, re: int) -> Json:
    """The hint that answers message `re`."""
    hint = page.until("hint")
    assert hint["re"] == re
    return hint


def test_the_marshal_names_an_option_and_its_reasons(server: Server) -> None:
    anna = Guest(server)
    with anna.open(anna.table(ME, GREEDY)) as page:
        state = page.until_asked()
        hint = told(page, ask(page))
        assert (hint["seat"], hint["position"]) == (0, state["position"])
        offered = [option["say"] for option in state["ask"]["options"]]
        looks = [hint["best"], *hint["others"]]
        assert 1 < len(looks) <= 4
        assert len({look["say"] for look in looks} & set(offered)) == len(looks)
        assert all(0 <= look["chance"] <= 1 for look in looks)
        assert hint["looks"] >= sum([look["looks"] for look in looks])
        page.choose(hint["best"]["say"])
        page.until_position(state["position"] + 1)


def test_a_secret_decision_is_advised_and_nobody_else_hears_of_it(server: Server) -> None:
    anna, bruno = Guest(server), Guest(server)
    table = anna.table(ME, OPEN, game="medieval-realms")
    bruno.post(f"/api/invitations/{table['seats'][1]['invite']}")
    with anna.open(table) as a, bruno.open(table) as b:
        for page in (a, b):
            page.until("state")
        while len(a.state["asked"]) < 2:  # before the secrets there are open questions
            position = (a, b)[a.state["asked"][0]].move()["position"]
            for page in (a, b):
                page.until_position(position)
        b.send("why", seat=1, say="nothing")
        b.until("why")
        hint = told(a, ask(a))
        assert hint["best"]["say"] in [option["say"] for option in a.state["ask"]["options"]]
        re = b.send("why", seat=1, say="nothing")
        assert b.hear()["re"] == re


def test_only_whoever_is_asked_gets_a_hint(server: Server) -> None:
    anna, bruno = Guest(server), Guest(server)
    table = anna.table(ME, CLARA)
    with anna.open(table) as page, bruno.open(table) as watching:
        asked = page.until("state")["asked"][0]
        position = page.state["position"]
        watching.until("state")
        re = watching.send("hint", seat=asked, position=position)
        assert watching.refused(re)["trouble"] == "seat-foreign"
        re = watching.send("hint", seat=None, position=position)
        assert watching.refused(re)["trouble"] == "message"
        re = ask(page, seat=1 - asked)
        assert page.refused(re)["trouble"] == "hint-unasked"
        re = ask(page, seat=asked, position=position - 1)
        assert page.refused(re)["trouble"] == "stale"


def test_a_hint_for_what_is_past_is_dropped_and_nobody_waits_for_it(server: Server) -> None:
    anna = Guest(server)
    with anna.open(anna.table(ME, CLARA)) as page:
        seat = page.until("state")["asked"][0]
        page.look(seat)
        before = page.state["position"]
        re = ask(page)
        page.choose(page.state["ask"]["options"][0]["say"])
        page.until_position(before + 1)
        assert page.refused(re)["trouble"] == "hint-late"


def test_two_pages_share_one_thought(server: Server) -> None:
    anna = Guest(server)
    table = anna.table(ME, GREEDY)
    with anna.open(table) as one, anna.open(table) as other:
        for page in (one, other):
            page.until_asked()
        first, second = ask(one), ask(other)
        answers = [told(one, first), told(other, second)]
        assert len({str({**answer, "re": 0}) for answer in answers}) == 1


def test_hints_can_be_switched_off_for_a_table(server: Server) -> None:
    anna = Guest(server, "es")
    table = anna.table(ME, GREEDY, hints=False)
    assert table["hints"] is False
    assert anna.table(ME, GREEDY)["hints"] is True
    with anna.open(table) as page:
        page.until_asked()
        refused = page.refused(ask(page))
        assert refused["trouble"] == "hint-off"
        assert refused["message"].startswith("En esta mesa no hay consejos")
        page.move()  # the game goes on


async def hint(adviser: Adviser, table: LiveTable) -> HintMessage:
    seat = (await shown(table, WATCHER)).asked[0]
    position = (await shown(table, seat)).position
    return await adviser.answer(table, "g_anna", Hint(1, seat, position))


@pytest.mark.parametrize(
    ("command", "at_once", "trouble"),
    [(DYING, 5, "trouble-hint-failed"), (COMMAND, 0, "trouble-hint-flood")],
)
def test_what_fails_or_comes_too_often_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: Sequence[str],
    at_once: int,
    trouble: str,
) -> None:
    monkeypatch.setattr(advising, "AT_ONCE", at_once)

    async def story(table: LiveTable, _: Storage) -> None:
        study = Study(1, command, longest=PATIENT)
        adviser = Adviser(study)
        with pytest.raises(Trouble) as caught:
            await hint(adviser, table)
        assert caught.value.text == trouble
        await adviser.close()
        await study.close()

    at_table(tmp_path, story)


def test_too_many_at_once_are_not_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "WAITING_MOST", 0)

    async def story(table: LiveTable, _: Storage) -> None:
        study = Study(1)
        with pytest.raises(Trouble) as caught:
            await hint(Adviser(study), table)
        assert caught.value.text == "trouble-hint-busy"
        await study.close()

    at_table(tmp_path, story)
