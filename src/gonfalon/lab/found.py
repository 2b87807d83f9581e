"""What many games came to: plain counts that can be sent, added up and compared."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean, median, quantiles

from gonfalon.kernel.table import Result
from gonfalon.lab.sure import wilson

STEPS = 20  # a curve has one point more


@dataclass(slots=True)
class Note:
    """What the laboratory wants to know of one game, besides its result. Labels are text keys."""

    rounds: int
    groups: dict[str, tuple[str, ...]]  # a label for each seat, such as its people
    appeared: set[str]  # cards that somebody could have had
    taken: set[str]
    used: list[set[str]]  # by seat
    counts: dict[str, int]  # how often things happened


Course = list[list[float]]
"""The seats' points at STEPS + 1 moments of a game, from its beginning to its end."""


def course_of(standings: list[list[float]]) -> Course:
    """From the points before each decision and after the last."""
    last = len(standings) - 1
    return [standings[round(step * last / STEPS)] for step in range(STEPS + 1)]


@dataclass(slots=True)
class Fate:
    """A card, or a label of a group: how often it was there, and how its owners fared."""

    appeared: int = 0  # games
    taken: int = 0  # games
    played: int = 0  # games
    owners: int = 0  # seats
    won: float = 0.0  # by its owners

    def add(self, other: Fate) -> None:
        self.appeared += other.appeared
        self.taken += other.taken
        self.played += other.played
        self.owners += other.owners
        self.won += other.won


@dataclass(slots=True)
class Found:
    """The games of one series."""

    bot: str
    players: int
    together: bool = False
    games: int = 0
    wins: list[float] = field(default_factory=list)  # by seat
    victories: int = 0  # games that somebody won
    ties: int = 0  # games in which the winner's points were not his alone
    ways: Counter[str] = field(default_factory=Counter)
    decisions: list[int] = field(default_factory=list)  # per game
    rounds: list[int] = field(default_factory=list)  # per game
    best: list[int] = field(default_factory=list)  # the winner's points, or the team's
    scores: list[int] = field(default_factory=list)  # of all seats
    groups: dict[str, dict[str, Fate]] = field(default_factory=dict)
    cards: dict[str, Fate] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    winners_curve: list[float] = field(default_factory=lambda: [0.0] * (STEPS + 1))
    others_curve: list[float] = field(default_factory=lambda: [0.0] * (STEPS + 1))
    winners: int = 0  # seats that the curve is the sum of
    others: int = 0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players

    def note(self, result: Result, note: Note, decisions: int, course: Course) -> None:
        """One game more."""
        self.games += 1
        self.ways[result.way] += 1
        self.decisions.append(decisions)
        self.rounds.append(note.rounds)
        best = result.ranks.count(1)
        winner = result.ranks.index(1) if best else 0
        self.victories += best > 0
        if result.scores:
            self.best.append(result.scores[winner])
            self.scores += result.scores
            self.ties += result.scores.count(result.scores[winner]) > 1
        shares = [(rank == 1) / max(1, best) for rank in result.ranks]
        for seat, share in enumerate(shares):
            self.wins[seat] += share
        self._note_groups(note, shares)
        self._note_cards(note, shares)
        self.counts.update(note.counts)
        self._note_curves(result, course)

    def _note_groups(self, note: Note, shares: list[float]) -> None:
        for name, labels in note.groups.items():
            group = self.groups.setdefault(name, {})
            for label in set(labels):
                group.setdefault(label, Fate()).appeared += 1
            for label, share in zip(labels, shares, strict=True):
                group[label].owners += 1
                group[label].won += share

    def _note_cards(self, note: Note, shares: list[float]) -> None:
        for card in note.appeared:
            fate = self.cards.setdefault(card, Fate())
            owners = [seat for seat, used in enumerate(note.used) if card in used]
            fate.appeared += 1
            fate.taken += card in note.taken
            fate.played += bool(owners)
            fate.owners += len(owners)
            fate.won += sum([shares[seat] for seat in owners])

    def _note_curves(self, result: Result, course: Course) -> None:
        for step, points in enumerate(course):
            for rank, value in zip(result.ranks, points, strict=True):
                curve = self.winners_curve if rank == 1 else self.others_curve
                curve[step] += value
        self.winners += result.ranks.count(1)
        self.others += len(result.ranks) - result.ranks.count(1)

    def add(self, other: Found) -> None:
        """The games of the same series that somebody else has played."""
        for name in ("games", "victories", "ties", "winners", "others"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("decisions", "rounds", "best", "scores"):
            getattr(self, name).extend(getattr(other, name))
        for name in ("wins", "winners_curve", "others_curve"):
            pairs = zip(getattr(self, name), getattr(other, name), strict=True)
            setattr(self, name, [one + two for one, two in pairs])
        self.ways += other.ways
        self.counts += other.counts
        for card, fate in other.cards.items():
            self.cards.setdefault(card, Fate()).add(fate)
        for name, group in other.groups.items():
            mine = self.groups.setdefault(name, {})
            for label, fate in group.items():
                mine.setdefault(label, Fate()).add(fate)

    @property
    def fair(self) -> float:
        """A seat's fair share of games won."""
        return 1 / self.players

    @property
    def name(self) -> str:
        """How the series is called: `4 knight`."""
        return f"{self.players} {self.bot}"

    def share(self, wins: float, of: float | None = None) -> tuple[float, float, float]:
        """A share of all games, or of `of`, with its 95 % interval."""
        whole = self.games if of is None else of
        return (wins / whole, *wilson(wins, whole)) if whole else (0.0, 0.0, 1.0)

    def plain(self) -> dict[str, object]:
        """As one JSON object."""
        low, _, high = quantiles(self.best, n=4) if len(self.best) > 1 else (0.0, 0.0, 0.0)
        return {
            "bot": self.bot,
            "players": self.players,
            "games": self.games,
            "seats": [self._row(wins) for wins in self.wins],
            "victories": round(self.victories / self.games, 4),
            "ways": {way: round(n / self.games, 4) for way, n in self.ways.most_common()},
            "decisions": round(fmean(self.decisions), 2),
            "rounds": round(fmean(self.rounds), 2),
            "winners": {
                "median": median(self.best), "quartiles": [low, high],
                "least": min(self.best), "most": max(self.best),
            } if self.best else None,
            "ties": round(self.ties / self.games, 4),
            "all_median": median(self.scores) if self.scores else None,
            "scores": {str(score): n for score, n in sorted(Counter(self.best).items())},
            "groups": {
                name: {
                    label: {"seats": fate.owners, **self._row(fate.won, fate.owners)}
                    for label, fate in sorted(group.items())
                }
                for name, group in self.groups.items()
            },
            "cards": {card: self.lift(fate) for card, fate in sorted(self.cards.items())},
            "per_game": {
                what: round(n / self.games, 3) for what, n in sorted(self.counts.items())
            },
            "curves": {
                "winners": _means(self.winners_curve, self.winners),
                "others": _means(self.others_curve, self.others),
            },
        }  # fmt: skip

    def _row(self, wins: float, of: float | None = None) -> dict[str, object]:
        share, low, high = self.share(wins, of)
        return {"share": round(share, 4), "ci95": [round(low, 4), round(high, 4)]}

    def lift(self, fate: Fate) -> dict[str, float]:
        """How often a card is had and played where it appears, and how its owners fare."""
        return {
            "taken": round(fate.taken / fate.appeared, 4) if fate.appeared else 0.0,
            "played": round(fate.played / fate.appeared, 4) if fate.appeared else 0.0,
            "owners_above_fair": round(fate.won / fate.owners - self.expected(), 4)
            if fate.owners
            else 0.0,
        }

    def expected(self) -> float:
        """What a seat wins of a game on average: less than the fair share where all may lose."""
        return sum(self.wins) / self.players / self.games


def _means(sums: list[float], seats: int) -> list[float]:
    return [round(one / seats, 3) for one in sums] if seats else []
