"""Take the pictures in docs/pictures afresh, from real games on a real server.

python -m tests.web.pictures [only names that contain this]
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright
from tests.server.people import GREEDY, ME, Server
from tests.web.conftest import FLAGS, chromium
from tests.web.people import SET_UP, Person, begin

from gonfalon.games import IDS

OUT = Path(__file__).parents[2] / "docs/pictures"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "768": (768, 1024), "390": (390, 844)}


class Photographer:
    """Plays with fixed dice, so that the choices are alike each time; the cards are not."""

    def __init__(self, me: Person, only: str) -> None:
        self.me = me
        self.only = only
        self.dice = Random(4)

    def wants(self, name: str) -> bool:
        """Is a picture with a name like this asked for?"""
        return self.only.startswith(name) or name.startswith(self.only)

    def play(self, turns: int) -> None:
        """Some turns of The Kingdoms of Crusaders."""
        for _ in range(turns):
            if not self.me.wait_for_turn():
                return
            lit = self.me.page.get_by_role("button", name=self.me.words["yours"]).count()
            self.me.place(self.dice.randrange(self.me.hand().count()), self.dice.randrange(lit))

    def until(
        self, *kinds: str, when: Callable[[dict[str, object]], bool] = lambda _: True
    ) -> bool:
        """Play any game on the board in words until one of these questions is asked, if ever."""
        self.look("yes")
        for _ in range(400):
            state = self.me.state()
            if state["result"] or (self.me.kind() in kinds and when(state["view"])):
                break
            options = state["ask"]["options"]
            # Ending or passing at once would show little of a game.
            better = [o for o in options if o["say"] not in ("pass", "end", "done")] or options
            self.me.choose(self.dice.choice(better)["say"])
        self.look("no")
        return self.me.kind() in kinds

    def look(self, words: str) -> None:
        """Open the table anew; a dialogue may cover the button that changes the board."""
        self.me.delivered.clear()
        self.me.page.evaluate(f"localStorage.setItem('gonfalon-in-words', '{words}')")
        self.me.page.reload()
        self.me.wait(lambda: self.me.state() != {})

    def shoot(self, name: str, *sizes: str) -> None:
        """Sizes such as 1440 or 1440n, n for candlelight."""
        page = self.me.page
        for size in sizes:
            width, height = SIZES[size.rstrip("n")]
            theme = "night" if size.endswith("n") else "day"
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            page.wait_for_timeout(700)
            file = OUT / f"{name}-{size.rstrip('n')}-{theme}.png"
            if self.only in file.name:
                page.screenshot(path=str(file))
                shrink(file)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.evaluate("document.documentElement.dataset.theme = 'day'")


def shrink(file: Path) -> None:
    """A third of the size, where pngquant is there."""
    tool = shutil.which("pngquant")
    if tool:
        subprocess.run([tool, "--force", "--quality", "60-92", "--output", file, file], check=False)


def kingdoms_of_crusaders(camera: Photographer) -> None:
    """A duel, its end and its replay; a table of four."""
    me = camera.me
    me.play_now()
    camera.play(5)
    me.wait_for_turn()
    me.press("Hint")
    me.page.get_by_text("The marshal would choose").wait_for()
    camera.shoot("kingdoms-of-crusaders-hint", "1440", "1440n", "390", "390n")
    me.press("Close")
    for _ in ("land", "card"):  # that the hint laid ready
        me.page.keyboard.press("Escape")
    camera.play(8)
    if me.wait_for_turn():
        me.hand().nth(2).click()
        me.page.get_by_role("button", name=me.words["yours"]).first.click()
    camera.shoot("kingdoms-of-crusaders", "1440", "1440n", "1024", "390")
    me.page.keyboard.press("Escape")
    me.read_board()
    camera.shoot("kingdoms-of-crusaders-words", "1440", "390")
    me.read_board()
    me.page.keyboard.press("Escape")
    me.play_to_the_end(me.place)
    camera.shoot("kingdoms-of-crusaders-end", "1440")
    me.page.get_by_role("link", name="Replay").filter(visible=True).click()
    me.page.get_by_role("img", name="Chance to win").wait_for()
    me.page.get_by_role("slider").press("End")
    camera.shoot("kingdoms-of-crusaders-replay", "1440", "1440n", "390", "390n")
    begin(me, "kingdoms-of-crusaders", [ME, *[GREEDY] * 3])
    camera.play(9)
    me.wait_for_turn()
    camera.shoot("kingdoms-of-crusaders-four", "1440", "390")


def crusader_kingdoms(camera: Photographer) -> None:
    """Rivals in the Second Crusade, and the First Crusade alone."""
    begin(camera.me, "crusader-kingdoms", [ME, *[GREEDY] * 3])
    camera.until("action", when=lambda view: view["turn"] == 2)
    camera.shoot("crusader-kingdoms-action", "1440", "1440n", "390")
    while not camera.until("lay", when=lambda view: len(view["attack"]["laid"]) == 2):  # type: ignore[index]
        begin(camera.me, "crusader-kingdoms", [ME, *[GREEDY] * 3])
    camera.shoot("crusader-kingdoms-attack", "1440", "1024")
    begin(camera.me, "crusader-kingdoms", [ME])
    camera.until("action", when=lambda view: view["turn"] == 2)
    camera.shoot("crusader-kingdoms-solo", "1440", "390")


def medieval_realms(camera: Photographer) -> None:
    """Placing in secret, the actions, an auction, the score."""
    begin(camera.me, "medieval-realms", [ME, *[GREEDY] * 3])
    camera.until("place", when=lambda view: view["round"] == 2)
    camera.shoot("medieval-realms-placing", "1440", "390")
    camera.until("action")
    camera.shoot("medieval-realms-actions", "1440", "1440n", "1024", "390")
    camera.until("open", "raise")
    camera.shoot("medieval-realms-auction", "1440")
    camera.until("the end")
    camera.shoot("medieval-realms-score", "1440")


def dark_kingdoms(camera: Photographer) -> None:
    """A turn and a combat."""
    begin(camera.me, "dark-kingdoms", [ME, *[GREEDY] * 3])
    camera.until("act", when=lambda view: int(str(view["round"])) >= 3)
    camera.shoot("dark-kingdoms-turn", "1440", "1440n", "1024", "390")
    camera.until("add", "retreat", "attack")
    camera.shoot("dark-kingdoms-combat", "1440")


def hall_and_rules(camera: Photographer) -> None:
    """The hall with tables in it, setting up, the rules, the guide."""
    me = camera.me
    for game in IDS:
        begin(me, game)
    me.page.goto("/")
    me.page.get_by_role("button", name=SET_UP).wait_for()
    camera.shoot("hall", "1440", "1440n", "1024", "390")
    me.page.get_by_role("button", name=SET_UP).click()
    me.page.get_by_role("dialog").get_by_role("button", name="4", exact=True).click()
    camera.shoot("hall-set-up", "1440")
    me.page.goto("/rules/kingdoms-of-crusaders#4b")
    me.page.get_by_role("heading", level=1).wait_for()
    camera.shoot("hall-rules", "1440", "390")
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("^First game, guided.*The Kingdoms")).click()
    me.page.get_by_role("button", name="Go on").wait_for()
    camera.shoot("hall-guide", "1440", "390")


STORIES = {
    "kingdoms-of-crusaders": kingdoms_of_crusaders,
    "crusader-kingdoms": crusader_kingdoms,
    "medieval-realms": medieval_realms,
    "dark-kingdoms": dark_kingdoms,
    "hall": hall_and_rules,
}


def main(only: str = "") -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder) / "gonfalon.sqlite3", toy=False)
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        me = Person(browser, server)
        camera = Photographer(me, only)
        for name, story in STORIES.items():
            if camera.wants(name):
                story(camera)
        me.leave()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:2])
