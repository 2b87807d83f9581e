"""What the eye would stumble over: hidden names, crowded pictures, things shining through."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.replays import paths_of
from tests.web.people import Person, begin
from tests.web.test_phases import imported, questions, sit

from gonfalon.files import read

pytestmark = pytest.mark.browser
People = Callable[..., Person]
SIZES = ((1440, 900), (1024, 768), (768, 1024), (390, 844))

# Names of a map that lie under a piece or a badge, or over one another; by some pixels, since
# the box of a word is taller than its letters.
COVERED = """() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((e) => [e, e.getBoundingClientRect()]);
  const names = boxes('.map .names > text, .map .names > g > text');
  const pieces = boxes('.map .still .body, .map .badge circle, .map .still circle.plus');
  const discs = boxes('.map .names g > g > circle');
  const meet = (a, b, high) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom - 2, b.bottom) - Math.max(a.top + 3, b.top) > high;
  const named = (e) => e.closest('g:not(.names)') ?? e;
  const found = [];
  names.forEach(([n, a], i) => {
    if (pieces.some(([, b]) => meet(a, b, 2))) found.push(`${n.textContent} under a piece`);
    if (discs.some(([d, b]) => !named(n).contains(d) && meet(a, b, 4)))
      found.push(`${n.textContent} under another's sign`);
    for (const [m, b] of names.slice(i + 1))
      if (named(n) !== named(m) && meet(a, b, 4))
        found.push(`${n.textContent} over ${m.textContent}`);
  });
  return found;
}"""


# What reaches beyond the automaton's row, and words that are cut in the zones of the verdict.
SQUEEZED = """() => {
  const row = document.querySelector('.automaton').getBoundingClientRect();
  const beyond = [...document.querySelectorAll('.automaton .cell, .automaton .cards > *')]
    .filter((e) => e.getBoundingClientRect().right > row.right + 1);
  const cut = [...document.querySelectorAll('.verdict .z')]
    .filter((e) => e.scrollWidth > e.clientWidth);
  return [...beyond, ...cut].map((e) => e.className + ' ' + e.textContent.trim());
}"""

# Names, pieces and badges under the buttons of the map.
UNDER_BUTTONS = """() => {
  const own = document.querySelector('.zoom').getBoundingClientRect();
  return [...document.querySelectorAll('.map .names text, .map .body, .map .badge')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.right > own.left && box.left < own.right
      && box.bottom > own.top && box.top < own.bottom;
  }).map((e) => e.textContent || e.getAttribute('class'));
}"""

# Leaders that stand beyond the picture of their land.
OUTSIDE = """() => [...document.querySelectorAll('.spot .men > *')].filter((man) => {
  const [own, land] = [man, man.closest('.spot')].map((e) => e.getBoundingClientRect());
  return own.left < land.left - 1 || own.right > land.right + 1;
}).length"""


def shelf(me: Person, game: str, name: str) -> dict[str, Any]:
    """A recorded game, imported."""
    me.page.goto("/")
    me.page.get_by_role("button", name=me.words["play"]).wait_for()
    return imported(me, next(path for path in paths_of(game) if path.stem == name))


def film(me: Person, table: dict[str, Any], at: int) -> None:
    """Its replay, all-seeing, at this frame."""
    me.page.goto(f"/replay/{table['id']}?at={at}&seat=all")
    me.page.get_by_role("slider").wait_for()


def screens(me: Person) -> Iterator[str]:
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(300)
        yield f"{width} px"


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("crusader-kingdoms", "four-at-random"),
        ("crusader-kingdoms", "one-victory"),
        ("dark-kingdoms", "varied-6"),
    ],
)
def test_names_on_a_map_stay_readable(person: People, game: str, name: str) -> None:
    me = person()
    table = shelf(me, game, name)
    file = read(next(path for path in paths_of(game) if path.stem == name).read_bytes())
    frame, seat = next(
        (frame, seat) for kind, frame, seat in questions(file) if kind in ("action", "act")
    )
    sit(me, table, frame, seat)
    me.page.locator(".map .names text").first.wait_for(state="attached")
    found = [f"{each} at {size}" for size in screens(me) for each in me.page.evaluate(COVERED)]
    assert found == []


@pytest.mark.parametrize("frame", [60, 300])
def test_names_stay_readable_beside_a_review(person: People, frame: int) -> None:
    me = person()
    film(me, shelf(me, "dark-kingdoms", "varied-6"), frame)
    me.page.get_by_role("heading", name="Biggest swings").wait_for()
    assert me.page.evaluate(COVERED) == []
    map_ = me.page.locator(".map").bounding_box()
    assert map_ is not None
    assert map_["height"] > 500


def test_figures_are_as_tall_as_letters_everywhere(person: People) -> None:
    me = person()
    begin(me, "dark-kingdoms")
    kinds = me.page.evaluate(
        "[...new Set([...document.body.querySelectorAll('*')]"
        ".map((e) => getComputedStyle(e).fontVariantNumeric))]"
    )
    assert kinds == ["lining-nums tabular-nums"]


def test_both_sides_of_the_odds_make_a_hundred(person: People) -> None:
    """One in eight: not 13 and 88."""
    me = person()
    film(me, shelf(me, "crusader-kingdoms", "four-at-random"), 12)
    bar = me.page.locator(".odds[role=img]")
    expect(bar).to_be_visible()
    assert re.findall(r"\d+", bar.inner_text()) == ["13", "87"]


def test_a_crowd_of_leaders_stays_within_its_land(person: People) -> None:
    me = person()
    film(me, shelf(me, "medieval-realms", "realms-five"), 40)
    expect(me.page.locator(".spot .crowd > *")).to_have_count(5)
    assert [(size, me.page.evaluate(OUTSIDE)) for size in screens(me)] == [
        (f"{width} px", 0) for width, _ in SIZES
    ]


def test_nothing_of_the_board_shines_through_the_timeline(person: People) -> None:
    me = person()
    me.page.set_viewport_size({"width": 1024, "height": 768})
    film(me, shelf(me, "medieval-realms", "realms-three-nobody-able"), 60)
    coat = me.page.locator(".way .who").first
    coat.wait_for()
    # Scrolled so that the victory track lies under the timeline.
    covered = coat.evaluate(
        """(e) => {
          const time = document.querySelector('section.time');
          const { x, y, width, height } = e.getBoundingClientRect();
          scrollBy(0, y - time.getBoundingClientRect().y - 60);
          const now = e.getBoundingClientRect();
          return time.contains(document.elementFromPoint(now.x + width / 2, now.y + height / 2));
        }"""
    )
    assert covered


def test_the_rules_fit_into_their_drawer(person: People) -> None:
    me = person()
    begin(me, "crusader-kingdoms")
    found = []
    for size in screens(me):
        me.press(re.compile("^Rules$"))
        law = me.page.locator(".law")
        for code in ("EN", "ES"):
            me.page.locator(".drawer .seg").get_by_text(code, exact=True).click()
            law.get_by_text({"EN": "In your round", "ES": "En tu ronda"}[code]).first.wait_for()
            if law.evaluate("e => e.scrollWidth > e.clientWidth"):
                found.append(f"{code} at {size}")
        me.page.keyboard.press("Escape")
    assert found == []


def test_a_crusade_that_is_over_has_no_points_to_come(person: People) -> None:
    me = person()
    table = shelf(me, "crusader-kingdoms", "one-defeat")
    film(me, table, 0)
    verdict = me.page.get_by_role("region", name=re.compile("^Verdict"))
    expect(verdict).to_contain_text("and the crusade is won")
    me.page.get_by_role("slider").press("End")
    expect(verdict).to_contain_text(re.compile("The crusade is over at .*: defeat"))
    expect(verdict).not_to_contain_text("and the crusade is won")


def test_a_long_army_stays_within_the_automatons_row(person: People) -> None:
    me = person()
    film(me, shelf(me, "crusader-kingdoms", "two-defeat"), 0)
    me.page.get_by_role("slider").press("End")
    expect(me.page.locator(".automaton .army .cards > *")).to_have_count(16)
    assert [each for _ in screens(me) for each in me.page.evaluate(SQUEEZED)] == []


def test_numbers_below_zero_have_a_true_minus_sign(person: People) -> None:
    me = person()
    film(me, shelf(me, "crusader-kingdoms", "one-defeat"), 0)
    me.page.get_by_role("slider").press("End")
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("ends with −1 points")
    expect(me.page.locator(".verdict .now")).to_have_text("−1")


def test_five_realms_fit_on_a_screen_in_spanish(person: People) -> None:
    me = person(lang="es")
    table = shelf(me, "medieval-realms", "realms-five-random")
    path = next(path for path in paths_of("medieval-realms") if path.stem == "realms-five-random")
    cut = []
    for kind, frame, seat in questions(read(path.read_bytes())):
        sit(me, table, frame, seat)
        me.page.wait_for_timeout(300)
        low = me.page.locator(".way b").last.evaluate("e => e.getBoundingClientRect().bottom")
        cut += [(kind, low)] if low > 900 else []
    assert cut == []


def on_a_phone(me: Person, game: str, name: str, wanted: str) -> None:
    """Asked this question of a recorded game."""
    table = shelf(me, game, name)
    file = read(next(path for path in paths_of(game) if path.stem == name).read_bytes())
    sit(me, table, *next((f, s) for kind, f, s in questions(file) if kind == wanted))
    me.page.locator(".map .names text").first.wait_for(state="attached")
    me.page.wait_for_timeout(500)


def test_the_buttons_of_a_map_stand_where_they_cover_nothing(person: People) -> None:
    me = person(phone=True)
    on_a_phone(me, "crusader-kingdoms", "four-at-random", "lay")
    assert me.page.evaluate(UNDER_BUTTONS) == []


@pytest.mark.parametrize("question", ["act", "add"])
def test_what_one_can_pay_with_is_in_sight_on_a_phone(person: People, question: str) -> None:
    me = person(phone=True)
    on_a_phone(me, "dark-kingdoms", "varied-6", question)
    nav = me.page.locator(".nav").bounding_box()
    goods = me.page.locator(".goods").bounding_box()
    assert nav is not None
    assert goods is not None
    assert goods["y"] + goods["height"] <= nav["y"]


def test_the_hall_tells_how_far_my_games_are(person: People) -> None:
    me = person()
    me.play_now()
    me.place()
    me.wait_for_turn()
    me.page.goto("/")
    row = me.page.get_by_role("listitem").filter(has_text="It is your turn.")
    expect(row).to_contain_text(re.compile(r"Cards in the deck: \d+\..* One move since yours\."))


def test_the_chat_on_a_tablet_leaves_the_map_in_sight(person: People) -> None:
    me = person()
    begin(me, "crusader-kingdoms")
    me.page.set_viewport_size({"width": 1024, "height": 768})
    me.page.get_by_role("banner").get_by_role("button", name=re.compile("^Chat")).click()
    sheet = me.page.locator(".map").bounding_box()
    drawer = me.page.locator(".drawer").bounding_box()
    assert sheet is not None
    assert drawer is not None
    assert sheet["x"] + sheet["width"] <= drawer["x"]
