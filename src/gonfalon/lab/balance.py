"""Is a game balanced, and does another edition change it? Goals, and two editions side by side.

Shares are compared by Fisher's exact test, means by Welch's test, all of them together by Holm's
method, so that the chance to call even one difference real by mistake stays below 5 %.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, replace
from statistics import fmean

from gonfalon.games import load
from gonfalon.lab.describe import describe, label, titled
from gonfalon.lab.found import Fate, Found
from gonfalon.lab.goals import PLAYER, Goal, subject
from gonfalon.lab.page import Page
from gonfalon.lab.plots import Share
from gonfalon.lab.simulate import Progress, Series, ready, run
from gonfalon.lab.sure import LEVEL, fisher, holm, welch
from gonfalon.texts import Texts


@dataclass(frozen=True, slots=True)
class Order:
    """What is measured. Editions are texts; None is ours."""

    game: str
    games: int
    seed: int
    bot: str = PLAYER
    players: tuple[int, ...] = ()  # none: all that the game's goals speak of
    edition: str | None = None
    against: str | None = None
    compare: bool = False  # is there an edition to compare with? It may be ours


@dataclass(slots=True)
class Difference:
    """One figure of both editions, and whether they differ."""

    series: str
    what: str  # a text key
    who: str  # a text key, a seat, or nothing
    one: float
    other: float
    chance: float  # of such a difference if there were none
    test: str
    real: bool = False


@dataclass(frozen=True, slots=True)
class Balance:
    """What came out."""

    order: Order
    found: dict[str, Found]
    other: dict[str, Found] | None
    goals: list[Goal]
    differences: list[Difference]
    seconds: float

    def plain(self) -> dict[str, object]:
        """As one JSON object; it depends on nothing but the order."""
        return {
            "game": self.order.game,
            "games": self.order.games,
            "seed": self.order.seed,
            "bot": self.order.bot,
            "series": [one.plain() for one in self.found.values()],
            "against": [one.plain() for one in self.other.values()] if self.other else None,
            "goals": [{**asdict(goal), "met": goal.met, "sure": goal.sure} for goal in self.goals],
            "level": LEVEL,
            "differences": [asdict(one) for one in self.differences],
        }


def series_of(order: Order) -> list[Series]:
    """The series of the order, the other edition's after the first one's."""
    chosen = [
        (order.bot if bot == PLAYER else bot, players)
        for bot, players in subject(load(order.game).id).SERIES
        if not order.players or players in order.players
    ]
    made = [
        Series(order.game, (bot,) * players, order.games, order.seed, edition=order.edition,
               watch=True)
        for bot, players in chosen
    ]  # fmt: skip
    if order.compare:
        made += [replace(series, edition=order.against) for series in made]
    return made


def balance(order: Order, jobs: int, progress: Progress | None = None) -> Balance:
    """Play all series; every trouble comes before the first game."""
    began = time.perf_counter()
    game = load(order.game)
    for players in order.players:
        game.agree(players)
    planned = series_of(order)
    for series in planned:
        ready(series)
    both: list[dict[str, Found]] = [{}, {}]
    for number, series in enumerate(planned):
        found = run(series, jobs, progress)[1]
        assert found is not None
        second = order.compare and number >= len(planned) // 2
        both[second][found.name] = found
    box = game.open(order.edition)
    goals = subject(order.game).goals(both[0], box)
    differences = compared(both[0], both[1]) if order.compare else []
    return Balance(order, both[0], both[1] if order.compare else None, goals, differences,
                   time.perf_counter() - began)  # fmt: skip


def compared(ones: dict[str, Found], others: dict[str, Found]) -> list[Difference]:
    """All figures of both, each with its test, then all of them judged together."""
    made: list[Difference] = []
    for name, one in ones.items():
        other = others[name]
        made += _shares(name, one, other)
        for what, values, more in (
            ("report-decisions", one.decisions, other.decisions),
            ("report-rounds", one.rounds, other.rounds),
            ("report-best", one.best, other.best),
        ):
            if values and more:
                means = (fmean(values), fmean(more))
                made.append(Difference(name, what, "", *means, welch(values, more), "welch"))
    for difference, real in zip(made, holm([one.chance for one in made]), strict=True):
        difference.real = real
    return made


def _shares(name: str, one: Found, other: Found) -> list[Difference]:
    nothing = Fate()
    rows: list[tuple[str, str, float, float, float, float]] = []
    if not one.together:
        pairs = zip(one.wins, other.wins, strict=True)
        rows += [("report-games-won", f"#{seat}", wins, one.games, more, other.games)
                 for seat, (wins, more) in enumerate(pairs)]  # fmt: skip
    for way in sorted({*one.ways, *other.ways}):
        rows.append(("report-ends", f"@way-{way}", one.ways[way], one.games,
                     other.ways[way], other.games))  # fmt: skip
    for group, fates in one.groups.items():
        more_fates = other.groups.get(group, {})
        for key in sorted({*fates, *more_fates}):
            a, b = fates.get(key, nothing), more_fates.get(key, nothing)
            rows.append(("report-games-won", f"@{key}", a.won, a.owners, b.won, b.owners))
    for card in sorted({*one.cards, *other.cards}):
        a, b = one.cards.get(card, nothing), other.cards.get(card, nothing)
        who = f"@{card}"
        rows.append(("report-played", who, a.played, a.appeared, b.played, b.appeared))
        rows.append(("report-owners-win", who, a.won, a.owners, b.won, b.owners))
    return [
        Difference(name, what, who, wins / games, more / other_games,
                   fisher(round(wins), round(games), round(more), round(other_games)), "fisher")
        for what, who, wins, games, more, other_games in rows
        if games and other_games
    ]  # fmt: skip


def page_of(result: Balance, texts: Texts) -> Page:
    """The report."""
    order = result.order
    title = texts.say("balance-title", {"game": texts.say("title")})
    page = Page(texts.lang, title)
    page.say(texts.say("balance-about", {"games": order.games, "seed": order.seed,
                                         "bot": order.bot}))  # fmt: skip
    page.head(texts.say("balance-goals"))
    heads = ("of", "goal", "value", "interval", "bounds", "met", "sure")
    page.table([texts.say(f"report-{head}") for head in heads],
               [[*goal_cells(texts, result.found[goal.series], goal), goal.met, goal.sure]
                for goal in result.goals])  # fmt: skip
    if result.other is not None:
        page.head(texts.say("balance-differences"))
        page.say(texts.say("balance-tests"))
        columns = ("of", "figure", "one", "other", "chance", "differs")
        page.table([texts.say(f"report-{head}") for head in columns],
                   [[*difference_cells(texts, result.found[one.series], one), one.real]
                    for one in sorted(result.differences, key=lambda one: one.chance)])  # fmt: skip
    describe(page, texts, list(result.found.values()), bands(result), bounds(result))
    return page


def bands(result: Balance) -> dict[str, Share]:
    """Where the fair shares of each series should lie, by its goals."""
    made: dict[str, Share] = {}
    for goal in result.goals:
        if goal.text == "goal-wins" and goal.series not in made:
            made[goal.series] = (result.found[goal.series].fair, goal.low, goal.high)
    return made


def bounds(result: Balance) -> tuple[float | None, float | None]:
    """How often each card should be played, and how much its owners may win above the average."""
    played = owners = None
    for goal in result.goals:
        if goal.text == "goal-played":
            played = goal.low * 100
        elif goal.text == "goal-owners":
            owners = (goal.high - result.found[goal.series].fair) * 100
    return played, owners


def goal_cells(texts: Texts, found: Found, goal: Goal) -> list[str]:
    """A goal in words: series, what, figure, interval, bounds."""
    args = {key: _who(texts, value) for key, value in goal.args.items()}
    said = texts.say(goal.text, args)
    if goal.text in COUNTED:
        return [titled(texts, found), said, f"{goal.value:g}", "", f"{goal.high:g}"]
    low, high = goal.ci95
    return [
        titled(texts, found), said, f"{goal.value:.1%}", f"{low:.1%} – {high:.1%}",
        f"{max(0.0, goal.low):.1%} – {min(1.0, goal.high):.1%}",
    ]  # fmt: skip


COUNTED = ("goal-unused", "goal-unchosen")


def difference_cells(texts: Texts, found: Found, one: Difference) -> list[str]:
    """A difference in words: series, what, both figures, chance."""
    said = texts.say(one.what) + (f": {_who(texts, one.who)}" if one.who else "")
    form = ".1%" if one.test == "fisher" else ".2f"
    return [
        titled(texts, found), said, f"{one.one:{form}}", f"{one.other:{form}}",
        f"{one.chance:.2g}",
    ]  # fmt: skip


def _who(texts: Texts, value: object) -> str:
    if isinstance(value, str) and value.startswith("@"):
        return label(texts, value[1:])
    return str(texts.value(value))
