"""A report on series of games: who wins, how long, how it ends, what cards do, points in time."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import fmean

from gonfalon.lab import plots
from gonfalon.lab.found import Found
from gonfalon.lab.keep import folder, keep
from gonfalon.lab.page import Cell, Page
from gonfalon.lab.plots import Share
from gonfalon.texts import Texts

BINS = 30


def label(texts: Texts, key: str) -> str:
    """Text keys, joined by +, in words."""
    return " + ".join([str(texts.value(f"@{part}")) for part in key.split("+")])


def titled(texts: Texts, found: Found) -> str:
    """A series as people call it."""
    return texts.say("report-series", {"players": found.players, "bot": found.bot})


def describe(
    page: Page,
    texts: Texts,
    series: list[Found],
    goals: dict[str, Share] | None = None,
    bounds: tuple[float | None, float | None] = (None, None),
) -> None:
    """All sections.

    `goals` are bands of fair shares by the series' names; `bounds`, in per cent, are how often a
    card should be played, and how much its owners may win above the average.
    """
    bands = {titled(texts, one): (goals or {})[one.name] for one in series
             if one.name in (goals or {})}  # fmt: skip
    _wins(page, texts, series, bands)
    _length(page, texts, series)
    _ends(page, texts, series)
    _cards(page, texts, series, bounds)
    _points(page, texts, series)
    _counts(page, texts, series)


def _wins(page: Page, texts: Texts, series: list[Found], bands: dict[str, Share]) -> None:
    page.head(texts.say("report-wins"))
    panels = {
        titled(texts, one): {
            str(texts.value(f"#{seat}")): one.share(wins) for seat, wins in enumerate(one.wins)
        }
        for one in series
    }
    drawn = plots.bars(panels, texts.say("report-games-won"), bands)
    page.picture("seats", drawn, texts.say("report-seats-caption"))
    _share_table(page, texts, panels)
    for at, name in enumerate(dict.fromkeys([name for one in series for name in one.groups])):
        groups = {
            titled(texts, one): {
                label(texts, key): one.share(fate.won, fate.owners)
                for key, fate in sorted(one.groups[name].items())
            }
            for one in series
            if one.groups.get(name)
        }
        caption = texts.say("report-group-caption", {"group": texts.say(f"report-group-{name}")})
        drawn = plots.bars(groups, texts.say("report-games-won"), bands)
        page.picture(f"wins-{name}" if at else "wins", drawn, caption)
        _share_table(page, texts, groups)


def _share_table(page: Page, texts: Texts, panels: dict[str, dict[str, Share]]) -> None:
    heads = [texts.say(f"report-{head}") for head in ("of", "who", "share", "interval")]
    page.table(heads, [
        [title, who, share, f"{low:.1%} – {high:.1%}"]
        for title, panel in panels.items() for who, (share, low, high) in panel.items()
    ])  # fmt: skip


def _length(page: Page, texts: Texts, series: list[Found]) -> None:
    page.head(texts.say("report-length"))
    heads = [texts.say(f"report-{head}") for head in ("of", "games", "rounds", "decisions")]
    page.table(heads, [
        [titled(texts, one), str(one.games), f"{fmean(one.rounds):.1f}",
         f"{fmean(one.decisions):.1f}"]
        for one in series
    ])  # fmt: skip
    panels = {titled(texts, one): _binned(one.decisions) for one in series}
    words = (texts.say("report-decisions"), texts.say("report-games-share"))
    page.picture("length", plots.spread(panels, *words), texts.say("report-length-caption"))


def _binned(values: list[int]) -> dict[int, int]:
    """At most BINS bars, each at the middle of what it counts."""
    width = max(1, (max(values) - min(values)) // BINS + 1)
    counts = Counter([value // width * width + width // 2 for value in values])
    return dict(sorted(counts.items()))


def _ends(page: Page, texts: Texts, series: list[Found]) -> None:
    page.head(texts.say("report-ends"))
    heads = [texts.say(f"report-{head}") for head in ("of", "way", "share", "interval")]
    table: list[list[Cell]] = []
    for one in series:
        for way, games in one.ways.most_common():
            share, low, high = one.share(games)
            table.append([titled(texts, one), texts.say(f"way-{way}"), share,
                          f"{low:.1%} – {high:.1%}"])  # fmt: skip
    page.table(heads, table)
    ways = list(dict.fromkeys([way for one in series for way in one.ways]))
    shares = {titled(texts, one): [one.ways[way] / one.games * 100 for way in ways]
              for one in series}  # fmt: skip
    drawn = plots.rows([texts.say(f"way-{way}") for way in ways],
                       {texts.say("report-games-share"): shares})  # fmt: skip
    page.picture("ends", drawn, texts.say("report-ends-caption"))


def _cards(
    page: Page, texts: Texts, series: list[Found], bounds: tuple[float | None, float | None]
) -> None:
    cards = sorted({card for one in series for card in one.cards})
    if not cards:
        return
    page.head(texts.say("report-cards"))
    played: dict[str, list[float]] = {}
    lift: dict[str, list[float]] = {}
    table: list[list[Cell]] = []
    for one in series:
        title = titled(texts, one)
        fates = {card: one.lift(one.cards[card]) for card in cards if card in one.cards}
        played[title] = [fates[card]["played"] * 100 if card in fates else 0 for card in cards]
        lift[title] = [
            fates[card]["owners_above_fair"] * 100 if card in fates else 0 for card in cards
        ]
        table += [
            [title, label(texts, card), fate["taken"], fate["played"],
             f"{fate['owners_above_fair'] * 100:+.1f}"]
            for card, fate in fates.items()
        ]  # fmt: skip
    panels = {texts.say("report-played"): played, texts.say("report-lift"): lift}
    drawn = plots.rows([label(texts, card) for card in cards], panels, bounds)
    page.picture("cards", drawn, texts.say("report-cards-caption"))
    heads = ("of", "card", "taken", "played-short", "lift-short")
    page.table([texts.say(f"report-{head}") for head in heads], table)


def _points(page: Page, texts: Texts, series: list[Found]) -> None:
    page.head(texts.say("report-points"))
    scored = {titled(texts, one): dict(sorted(Counter(one.best).items())) for one in series
              if one.best}  # fmt: skip
    if scored:
        words = (texts.say("report-best"), texts.say("report-games-share"))
        page.picture("scores", plots.spread(scored, *words), texts.say("report-scores-caption"))
    panels = {}
    for one in series:
        lines = {}
        for name, sums, seats in (
            ("winners", one.winners_curve, one.winners),
            ("others", one.others_curve, one.others),
        ):
            if seats:
                lines[texts.say(f"report-{name}")] = [value / seats for value in sums]
        panels[titled(texts, one)] = lines
    drawn = plots.curves(panels, texts.say("report-along"), texts.say("report-standing"))
    page.picture("curves", drawn, texts.say("report-curves-caption"))


def _counts(page: Page, texts: Texts, series: list[Found]) -> None:
    """What happened per game, things side by side by series."""
    things = sorted({thing for one in series for thing in one.counts})
    if not things:
        return
    page.head(texts.say("report-per-game"))
    page.table([texts.say("report-thing"), *[titled(texts, one) for one in series]], [
        [_thing(texts, thing), *[f"{one.counts[thing] / one.games:.2f}" for one in series]]
        for thing in things
    ])  # fmt: skip


def _thing(texts: Texts, key: str) -> str:
    """A card by its name, an event by the key that the log uses."""
    return key.removeprefix("event-") if key.startswith("event-") else label(texts, key)


def keep_page(page: Page, place: Path, name: str, pictures: str = "") -> Path:
    """Write the report; and the pictures on their own, if a name to begin theirs is given."""
    folder(place)
    path = place / f"{name}.html"
    keep(path, page.html().encode())
    for picture, svg in page.pictures.items() if pictures else ():
        keep(place / f"{pictures}-{picture}.svg", plots.file_of(svg))
    return path
