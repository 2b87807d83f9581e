"""People for browser tests: each with a browser of his own, using the page's own controls."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect
from tests.server.people import Server

PATIENCE = 30_000  # milliseconds until a test gives up; nothing is measured with it
SETTLED = 3_000  # milliseconds that a page has to lay itself out anew
SET_UP = re.compile("^Set up a table.*The Kingdoms of Crusaders")
WORDS = {
    "en": {
        "play": re.compile("^Play now against bots.*The Kingdoms of Crusaders"),
        "hand": "Your hand",
        "place": re.compile(r"^Place it"),
        "yours": re.compile(r"^Your sector in .*can take the card"),
        "chosen": re.compile(r"^Your sector in .*chosen"),
        "replay": "Replay",
        "in_words": "Board in words",
        "do": "Do it",
    },
    "es": {
        "play": re.compile("^Jugar ya contra bots.*Los reinos de los cruzados", re.IGNORECASE),
        "hand": "Tu mano",
        "place": re.compile(r"^Colocar"),
        "yours": re.compile(r"^Tu sector en .*puede recibir la carta"),
        "chosen": re.compile(r"^Tu sector en .*elegido"),
        "replay": "Repetición",
        "in_words": "Tablero en palabras",
        "do": "Hazlo",
    },
}


# A point of the screen where this shape is what a click meets.
INSIDE = """e => {
  const box = e.getBoundingClientRect();
  for (let part = 2; part < 64; part *= 2)
    for (let i = 1; i < part; i++)
      for (let j = 1; j < part; j++) {
        const at = [box.x + (box.width * i) / part, box.y + (box.height * j) / part];
        if (document.elementFromPoint(...at) === e) return at;
      }
  throw new Error(`nothing to be seen of ${e.dataset.area}`);
}"""


class Person:
    """Somebody at a screen. Notes what the wire delivers and whom the page talks to."""

    def __init__(
        self, browser: Browser, server: Server, lang: str = "en", phone: bool = False
    ) -> None:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        self.context = browser.new_context(
            locale={"en": "en-GB", "es": "es-ES"}[lang],
            viewport=size,  # type: ignore[arg-type]
            has_touch=phone,
            reduced_motion="reduce",
            base_url=server.url,
        )
        self.context.set_default_timeout(PATIENCE)
        self.words: dict[str, Any] = WORDS[lang]
        self.home = server.url
        self.strangers: list[str] = []
        self.faults: list[str] = []
        self.delivered: list[dict[str, Any]] = []
        self.page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("request", lambda r: self._note(r.url))
        page.on("pageerror", lambda e: self.faults.append(str(e)))
        page.on("websocket", self._listen)

    def _note(self, url: str) -> None:
        if not url.startswith((self.home, "data:", "blob:")):
            self.strangers.append(url)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.delivered.append(json.loads(data)))

    # What people do

    def play_now(self, title: str = "") -> None:
        """From the hall into a game against a bot; without a title, The Kingdoms of Crusaders."""
        name = re.compile(f"^Play now against bots.*{title}") if title else self.words["play"]
        self.page.goto("/")
        self.page.get_by_role("button", name=name).click()
        self.page.wait_for_url(re.compile(r"/t/"))

    def open_table(self, title: str, second: str) -> None:
        """A table for two by the dialogue of the hall, with such a second seat."""
        self.page.goto("/")
        self.page.get_by_role("button", name=re.compile(f"^Set up a table.*{title}")).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Seat 2").select_option(second)
        dialog.get_by_role("button", name=re.compile("Open the table|Begin")).click()
        self.page.wait_for_url(re.compile(r"/t/"))

    def hand(self) -> Any:
        return self.page.get_by_role("group", name=self.words["hand"]).get_by_role("button")

    def place_button(self) -> Any:
        buttons = self.page.get_by_role("button", name=self.words["place"])
        return buttons.filter(visible=True)

    def finished(self) -> bool:
        replay = self.page.get_by_role("link", name=self.words["replay"])
        return replay.filter(visible=True).count() > 0

    def my_turn(self) -> bool:
        return self.page.get_by_role("button", name=self.words["yours"]).count() > 0

    def wait_for_turn(self) -> bool:
        """Until it is my turn; False if the game is over."""
        self.wait(lambda: self.my_turn() or self.finished())
        return not self.finished()

    def wait(self, done: Callable[[], bool]) -> None:
        for _ in range(PATIENCE // 50):
            if done():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited in vain at {self.page.url}")

    def place(self, card: int = 0, sector: int = 0) -> None:
        """One turn with the mouse: a card, a lit sector, the red button."""
        before = self.position()
        self.hand().nth(card).click()
        self.page.get_by_role("button", name=self.words["yours"]).nth(sector).click()
        self.place_button().click()
        self.wait(lambda: self.position() > before)

    def position(self) -> int:
        """How far the game is, as the last state delivered tells."""
        position: int = self.state().get("position", -1)
        return position

    def question(self) -> dict[str, Any] | None:
        """What I am asked, as the last state delivered tells."""
        ask: dict[str, Any] | None = self.state().get("ask")
        return ask

    def press(self, name: str | re.Pattern[str]) -> None:
        """A button of the page, by its name."""
        self.page.get_by_role("button", name=name).filter(visible=True).first.click()

    def press_map(self, area: str) -> None:
        """An area of a map, where nothing else lies over it."""
        spot = self.page.locator(f"[data-area={area}]")
        x, y = spot.evaluate(INSIDE)
        self.page.mouse.click(x, y)

    def state(self) -> dict[str, Any]:
        """The last state delivered; empty before the first."""
        return next((m for m in reversed(self.delivered) if m["type"] == "state"), {})

    def kind(self) -> str:
        """What I am asked; empty if nothing."""
        ask = self.question()
        return ask["kind"] if ask else ""

    def read_board(self) -> None:
        """Look at the board in words from now on."""
        bar = self.page.get_by_role("banner")
        bar.get_by_role("button", name=self.words["in_words"]).click()

    def choose(self, wanted: str) -> None:
        """This option, or the first with this verb, on the board in words."""
        before, options = self.position(), [o["say"] for o in self.state()["ask"]["options"]]
        say = next(o for o in options if wanted in (o, o.split()[0]))
        board = self.page.get_by_role("group", name=self.words["in_words"])
        board.locator(f'[data-say="{say}"]').click()
        board.get_by_role("button", name=self.words["do"]).click()
        self.wait(lambda: self.position() > before and bool(self.kind() or self.state()["result"]))

    def play_to_the_end(self, turn: Callable[[], None]) -> int:
        turns = 0
        while self.wait_for_turn():
            turn()
            turns += 1
        return turns

    # What must be so

    def overhang(self) -> int:
        """By how many pixels the page scrolls sideways.

        What has just come, or a screen of another size, is given a while to lie in place.
        """
        wide = 0
        for _ in range(SETTLED // 50):
            wide = self.page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
            if wide <= 0:
                break
            self.page.wait_for_timeout(50)
        return wide

    def fits(self) -> None:
        """Nothing scrolls sideways."""
        wide = self.overhang()
        assert wide <= 0, f"{self.page.url} scrolls sideways by {wide} px"

    def leave(self) -> None:
        """Close the browser: no stranger was asked, nothing failed."""
        self.context.close()
        assert self.strangers == []
        assert self.faults == []


def begin(me: Person, game: str, seats: list[dict[str, str]] | None = None) -> None:
    """At a new table of any game, asked for the first choice."""
    me.page.goto("/")
    me.page.get_by_role("button", name=me.words["play"]).wait_for()
    players = next(g for g in me.page.request.get("/api/games").json() if g["id"] == game)
    bots = max(2, players["players"][0]) - 1
    wish = {
        "game": game,
        "seats": seats or [{"kind": "me"}, *[{"kind": "bot", "bot": "squire"}] * bots],
    }
    table = me.page.request.post("/api/tables", data=wish).json()
    me.page.goto(f"/t/{table['id']}")
    me.wait(lambda: me.kind() != "")


def shows(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_text(text).filter(visible=True).first).to_be_visible(timeout=PATIENCE)
