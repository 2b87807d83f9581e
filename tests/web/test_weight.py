"""How much script the first load takes; boards come when they are wanted."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response
from tests.web.people import Person

from gonfalon.games import IDS

pytestmark = pytest.mark.browser
MOST = 200_000  # bytes, gzipped


def test_the_first_load_is_light_and_boards_come_on_demand(person: Callable[..., Person]) -> None:
    me = person()
    scripts: dict[str, int] = {}

    def note(answer: Response) -> None:
        if answer.request.resource_type == "script":
            scripts[answer.url.rsplit("/", 1)[1]] = len(gzip.compress(answer.body()))

    def boards() -> set[str]:
        """The games whose scripts came; the hash behind a name may hold a dash too."""
        found = [re.match("|".join([f"{game}(?=-)" for game in IDS]), name) for name in scripts]
        return {board.group() for board in found if board}

    me.page.on("response", note)
    me.page.goto("/")
    me.page.get_by_role("button", name=me.words["play"]).wait_for()
    me.page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts.values()) <= MOST, scripts
    assert boards() == set()
    me.play_now()
    me.wait_for_turn()
    assert boards() == {"kingdoms-of-crusaders"}
