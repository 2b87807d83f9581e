"""What the games of an arena say of the bots: win shares, comparisons, ratings.

**The 2-seat equivalent.** At a table of n seats, k of them taken by bot A, equal bots would give A
k/n of the wins. Let A's seats be r times as likely to win as B's (Luce's choice model): then A's
share is k·r / (k·r + n − k). We look for the r that gives the wins that A really had over all its
tables, and report r / (r + 1): what A would win against B if only the two of them sat there. With
two seats it is the plain share of games won. Its interval is the share's Wilson interval, taken
through the same function. Where all win or lose together, the game itself is the rival that both
bots meet: by the same model a bot is as strong as its odds to beat the game, and r is their ratio.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from statistics import fmean

from openskill.models import PlackettLuce

from gonfalon.lab.arena import Order, Played
from gonfalon.lab.plots import Share
from gonfalon.lab.sure import wilson

STEPS = 60  # of a bisection between odds of e^-30 and e^30


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots with one number of players."""

    players: int
    one: str
    other: str
    games: int
    wins: float  # of the one
    fair: float  # what equal bots would win
    share: Share
    equivalent: Share


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot over all its games."""

    bot: str
    rating: float
    sigma: float
    games: int
    wins: float
    fair: float
    seconds: float  # per decision


def won(played: Played, bot: str) -> float:
    """The bot's part of a win; nobody may have won."""
    best = played.ranks.count(1)
    pairs = zip(played.seats, played.ranks, strict=True)
    return sum([rank == 1 for name, rank in pairs if name == bot]) / best if best else 0.0


def meetings(order: Order, games: Sequence[Played], together: Sequence[int]) -> list[Meeting]:
    """Every pair with every number of players."""
    found = []
    for players in order.players:
        table = [played for played in games if len(played.seats) == players]
        for one, other in combinations(order.bots, 2):
            if players in together:
                found.append(_side_by_side(players, one, other, table))
            else:
                pair = [played for played in table if set(played.seats) == {one, other}]
                found.append(_face_to_face(players, one, other, pair))
    return found


def _face_to_face(players: int, one: str, other: str, games: list[Played]) -> Meeting:
    seats = [played.seats.count(one) for played in games]
    wins, fair = sum([won(played, one) for played in games]), sum(seats) / players
    shares = _share(wins, len(games))
    middle, least, most = [_equivalent(share * len(games), seats, players) for share in shares]
    return Meeting(players, one, other, len(games), wins, fair, shares, (middle, least, most))


def _equivalent(wins: float, seats: list[int], players: int) -> float:
    """r / (r + 1) for the r that gives these wins."""

    def expected(odds: float) -> float:
        return sum([k * odds / (k * odds + players - k) for k in seats])

    low, high = -30.0, 30.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if expected(exp(middle)) < wins:
            low = middle
        else:
            high = middle
    return 1 / (1 + exp(-low))


def _side_by_side(players: int, one: str, other: str, games: list[Played]) -> Meeting:
    """Each bot alone against the game."""
    ones = [won(played, one) > 0 for played in games if played.seats[0] == one]
    others = [won(played, other) > 0 for played in games if played.seats[0] == other]
    wins, more = sum(ones), sum(others)
    # Half a game more of each kind keeps a bot without any from being infinitely good or bad.
    counts = [wins + 0.5, len(ones) - wins + 0.5, more + 0.5, len(others) - more + 0.5]
    ratio = log(counts[0] / counts[1] / (counts[2] / counts[3]))
    around = 1.96 * sqrt(sum([1 / count for count in counts]))
    middle, low, high = [1 / (1 + exp(-at)) for at in (ratio, ratio - around, ratio + around)]
    return Meeting(players, one, other, len(ones), wins, more, _share(wins, len(ones)),
                   (middle, low, high))  # fmt: skip


def _share(wins: float, games: int) -> Share:
    return wins / games, *wilson(wins, games)


def standings(order: Order, games: Sequence[Played], together: Sequence[int]) -> list[Standing]:
    """Each bot's openskill rating and sums, best first."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in order.bots}
    for seats, ranks in _contests(order, games, together):
        teams = [[ratings[bot]] for bot in seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in set(seats):  # who sits on several seats takes their mean
            mine = [team[0] for name, team in zip(seats, rated, strict=True) if name == bot]
            ratings[bot] = model.rating(
                mu=fmean([one.mu for one in mine]), sigma=fmean([one.sigma for one in mine])
            )
    rows = [
        _standing(bot, games, together, ratings[bot].mu, ratings[bot].sigma) for bot in order.bots
    ]
    return sorted(rows, key=lambda one: -one.rating)


def _standing(
    bot: str, games: Sequence[Played], together: Sequence[int], rating: float, sigma: float
) -> Standing:
    mine = [played for played in games if bot in played.seats]
    fair = 0.0
    for played in mine:
        players = len(played.seats)
        fair += played.seats.count(bot) / players if players not in together else 0.0
    for players in together:  # the fair part of victories over the game is the average bot's
        alone = [played.ranks[0] == 1 for played in games if len(played.seats) == players]
        times = sum([len(played.seats) == players for played in mine])
        fair += sum(alone) / len(alone) * times if alone else 0.0
    decisions, seconds = 0, 0.0
    for played in mine:
        for seat, name in enumerate(played.seats):
            if name == bot:
                decisions += played.decisions[seat]
                seconds += played.seconds[seat]
    wins = sum([won(played, bot) for played in mine])
    return Standing(bot, rating, sigma, len(mine), wins, fair, seconds / max(1, decisions))


def _contests(
    order: Order, games: Sequence[Played], together: Sequence[int]
) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Who was better than whom: at one table, or alone with the same chance."""
    found: list[tuple[tuple[str, ...], tuple[int, ...]]] = []
    alone: dict[tuple[int, int], list[Played]] = {}
    for played in games:
        players = len(played.seats)
        if players in together:
            alone.setdefault((players, played.number), []).append(played)
        else:
            found.append((played.seats, played.ranks))
    for group in alone.values():
        if len(group) > 1:
            keys = [(played.ranks[0], -sum(played.scores)) for played in group]
            ranks = tuple([1 + sum([other < key for other in keys]) for key in keys])
            found.append((tuple([played.seats[0] for played in group]), ranks))
    return found
