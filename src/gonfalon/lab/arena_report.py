"""The report on an arena, for programs and for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from gonfalon.games import load
from gonfalon.kernel.table import Result
from gonfalon.lab import plots
from gonfalon.lab.arena import Order, Played
from gonfalon.lab.describe import describe
from gonfalon.lab.found import Found
from gonfalon.lab.page import Cell, Page
from gonfalon.lab.plots import Share
from gonfalon.lab.rating import Meeting, Standing, meetings, standings, won
from gonfalon.lab.sure import wilson
from gonfalon.texts import Texts


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of the games."""

    order: Order
    games: Sequence[Played]
    standings: list[Standing]
    meetings: list[Meeting]
    series: list[Found]  # all games with so many players, whoever sat there

    def plain(self) -> dict[str, object]:
        """As one JSON object."""
        order = self.order
        return {
            "game": order.game,
            "options": order.options,
            "seed": order.seed,
            "games": len(self.games),
            "standings": [asdict(one) for one in self.standings],
            "meetings": [asdict(one) for one in self.meetings],
            "series": [one.plain() for one in self.series],
        }


def outcome(order: Order, games: Sequence[Played]) -> Outcome:
    """Everything that is told of the games."""
    together = load(order.game).together
    series = {
        players: Found("+".join(order.bots), players, players in together)
        for players in order.players
    }
    for played in games:
        result = Result(played.way, played.ranks, played.scores)
        found = series[len(played.seats)]
        found.note(result, played.note, sum(played.decisions), played.course)
    ranking = standings(order, games, together)
    best_first = replace(order, bots=tuple([one.bot for one in ranking]))
    met = meetings(best_first, games, together)
    return Outcome(best_first, games, ranking, met, list(series.values()))


def page_of(result: Outcome, texts: Texts) -> Page:
    """The report with its pictures."""
    order = result.order
    page = Page(texts.lang, texts.say("arena-title", {"game": texts.say("title")}))
    page.say(texts.say("arena-about", {"games": len(result.games), "seed": order.seed}))
    page.head(texts.say("arena-standings"))
    page.table([texts.say(f"arena-{head}") for head in STANDING_HEADS],
               [list[Cell](standing_cells(one)) for one in result.standings])  # fmt: skip
    ratings = {
        one.bot: (one.rating, one.rating - 1.96 * one.sigma, one.rating + 1.96 * one.sigma)
        for one in result.standings
    }
    page.picture("ratings", plots.points(ratings, texts.say("arena-rating")),
                 texts.say("arena-ratings-caption"))  # fmt: skip
    if result.meetings:
        page.head(texts.say("arena-meetings"))
        page.say(texts.say("arena-equivalent-about"))
        page.table([texts.say(f"arena-{head}") for head in MEETING_HEADS],
                   [list[Cell](meeting_cells(one)) for one in result.meetings])  # fmt: skip
        panels: dict[str, dict[str, Share]] = {}
        for one in result.meetings:
            panel = panels.setdefault(texts.say("arena-seats", {"players": one.players}), {})
            panel[f"{one.one} / {one.other}"] = one.equivalent
        halves = dict.fromkeys(panels, (0.5, 0.5, 0.5))
        drawn = plots.bars(panels, texts.say("arena-equivalent-axis"), halves)
        page.picture("meetings", drawn, texts.say("arena-meetings-caption"))
    page.head(texts.say("arena-by-players"))
    shares = {texts.say("arena-seats", {"players": players}): by_bot(result, players)
              for players in order.players}  # fmt: skip
    page.picture("shares", plots.bars(shares, texts.say("report-games-won")),
                 texts.say("arena-shares-caption"))  # fmt: skip
    describe(page, texts, result.series)
    return page


def by_bot(result: Outcome, players: int) -> dict[str, Share]:
    """Each bot's share of the games it sat in, with so many players."""
    made = {}
    for bot in result.order.bots:
        mine = [one for one in result.games if len(one.seats) == players and bot in one.seats]
        wins = sum([won(one, bot) for one in mine])
        made[bot] = (wins / len(mine), *wilson(wins, len(mine)))
    return made


STANDING_HEADS = ("bot", "rating", "sigma", "games", "wins", "fair", "time")
MEETING_HEADS = ("players", "one", "other", "games", "share", "interval", "equivalent", "interval")


def standing_cells(one: Standing) -> list[str]:
    """A bot as a row."""
    return [
        one.bot, f"{one.rating:.2f}", f"{one.sigma:.2f}", str(one.games), f"{one.wins:.1f}",
        f"{one.fair:.1f}", f"{one.seconds * 1000:.1f}",
    ]  # fmt: skip


def meeting_cells(one: Meeting) -> list[str]:
    """A meeting as a row."""
    return [
        str(one.players), one.one, one.other, str(one.games), f"{one.share[0]:.1%}",
        f"{one.share[1]:.1%} – {one.share[2]:.1%}", f"{one.equivalent[0]:.1%}",
        f"{one.equivalent[1]:.1%} – {one.equivalent[2]:.1%}",
    ]  # fmt: skip
