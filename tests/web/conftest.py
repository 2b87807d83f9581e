"""A real Chromium and a real server for the browser tests."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.people import Server
from tests.web.people import PATIENCE, Person

expect.set_options(timeout=PATIENCE)

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]


def chromium() -> str:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "the browser tests need Chromium: apt-get install chromium"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web") / "gonfalon.sqlite3")
    yield running
    running.stop()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; sends them home afterwards."""
    people: list[Person] = []

    def make(**wishes: object) -> Person:
        people.append(Person(browser, server, **wishes))  # type: ignore[arg-type]
        return people[-1]

    yield make
    for each in people:
        each.leave()
