"""Positions of Dark Kingdoms in a few words, and playing on from them.

Seats lead the peoples in their order: 0 Britons, 1 Saxons, 2 Angles, 3 Jutes.
"""

from __future__ import annotations

from gonfalon.games import load
from gonfalon.games.dark_kingdoms.board import KingdomsBox
from gonfalon.games.dark_kingdoms.layout import empty
from gonfalon.games.dark_kingdoms.pieces import ARMIES, BRITANNIA, FAME, KINDS, RESOURCES
from gonfalon.games.dark_kingdoms.rules.round import ROUND
from gonfalon.games.dark_kingdoms.rules.turn import TURNS
from gonfalon.games.dark_kingdoms.table import DarkKingdoms
from gonfalon.kernel.signals import DEAL, DRAW, NATURE, OVER
from gonfalon.kernel.table import begin, resume
from gonfalon.kernel.words import Event
from gonfalon.parts.decks import take
from gonfalon.texts import Texts

GAME = load("dark-kingdoms")
BRITONS, SAXONS, ANGLES, JUTES = range(4)


def area(t: DarkKingdoms, name: str) -> int:
    return t.kit.names.index(name)


def position(
    pieces: dict[str, str],
    hands: dict[int, str] | None = None,
    fame: dict[int, str] | None = None,
    card: str = "gold-hoard",
    players: int = 4,
    edition: str | None = None,
) -> DarkKingdoms:
    """Pieces by area: M0 a marker of seat 0, V0 a village, F0 a fortress, S0 a ship, A0.2 an army
    of two troops; the tiles are numbered in the order given.

    Hands are like "wood 2 gold 1", fame is like "levy champion".
    """
    box = GAME.open(edition)
    assert isinstance(box, KingdomsBox)
    t = empty(box, GAME.agree(players))
    t.people = list(range(players))
    t.order = tuple(range(players))
    t.card = BRITANNIA.index(card)
    t.drawn = bytes([t.card])
    for name, words in pieces.items():
        for word in words.split():
            put(t, area(t, name), word)
    for seat, words in (hands or {}).items():
        named = words.split()
        for kind, number in zip(named[::2], named[1::2], strict=True):
            t.gain(seat, RESOURCES.index(kind), int(number))
    for seat, words in (fame or {}).items():
        for word in words.split():
            found = FAME.index(word)
            t.deck = take(t.deck, found)
            t.fame[seat] = sorted([*t.fame[seat], found])
    return t


def put(t: DarkKingdoms, at: int, word: str) -> None:
    seat = int(word[1])
    if word[0] == "A":
        army = t.put_army(seat, at)
        t.troops[seat * ARMIES + army] = int(word[3])
    else:
        {"M": t.put_marker, "V": t.put_village, "F": t.put_fortress, "S": t.put_ship}[word[0]](
            seat, at
        )


class Game:
    """A position that is played on, in words."""

    def __init__(self, t: DarkKingdoms) -> None:
        self.t = t
        self.t.ears = []

    def turn(self, seat: int) -> Game:
        """It becomes this seat's turn."""
        self.t.stack = [ROUND.ended]
        begin(self.t, TURNS[seat].begin)
        return self

    def say(self, *texts: str) -> Game:
        """Whoever is asked says these one after the other."""
        for text in texts:
            assert text in self.offers, f"{text!r} is not in {self.offers}"
            resume(self.t, self.t.seat, self.t.box.choices.by_say[text])
        return self

    def roll(self, *dice: int) -> Game:
        """Nature's dice."""
        assert self.t.seat == NATURE
        assert self.t.count == len(dice), f"{self.t.count} dice are rolled"
        resume(self.t, NATURE, bytes(dice))
        return self

    def draw(self, name: str) -> Game:
        """Nature's card: fame, a resource, or a Britannia card."""
        names = {"fame": FAME, "steal": RESOURCES, "britannia": BRITANNIA}[self.t.kind]
        resume(self.t, NATURE, names.index(name))
        return self

    def any_fame(self) -> Game:
        """Fame that does not matter here."""
        while self.t.signal in (DRAW, DEAL) and self.t.kind == "fame":
            resume(self.t, NATURE, self.t.pool[0])
        return self

    @property
    def offers(self) -> list[str]:
        return [choice.say for choice in self.t.options]

    @property
    def asks(self) -> tuple[int, str]:
        return (self.t.seat, self.t.kind)

    @property
    def over(self) -> bool:
        return self.t.signal == OVER

    def why(self, text: str) -> str:
        """The reason against a choice of whoever is asked."""
        refusal = self.t.why_not(self.t.seat, self.t.box.choices.by_say[text])
        return refusal.text if refusal else ""

    def told(self) -> list[str]:
        events: list[Event] = self.t.ears or []
        return [event.text for event in events]

    def said(self, text: str, language: str) -> str:
        """What is heard of the last event of that name."""
        event = [event for event in self.t.ears or [] if event.text == text][-1]
        return Texts(language, "dark-kingdoms").say(event.text, event.args)

    def owner(self, name: str) -> str:
        """Who has a marker, village or fortress here: "M0", "V1 F2", or ""."""
        t, at = self.t, area(self.t, name)
        found = [f"M{t.markers[at]}"] if t.markers[at] >= 0 else []
        for seat in range(t.players):
            found += [f"V{seat}"] * t.villages[seat * t.size + at]
            found += [f"F{seat}"] * t.fortresses[seat * t.size + at]
        return " ".join(found)

    def armies(self, seat: int) -> dict[int, tuple[str, int]]:
        """Where each army is, and its troops."""
        t = self.t
        return {
            army + 1: (t.kit.names[t.places[seat * ARMIES + army]], t.troops[seat * ARMIES + army])
            for army in range(ARMIES)
            if t.troops[seat * ARMIES + army]
        }

    def hand(self, seat: int) -> dict[str, int]:
        """Resource cards."""
        cards = self.t.hands[seat * KINDS : (seat + 1) * KINDS]
        return {RESOURCES[kind]: number for kind, number in enumerate(cards) if number}

    def fame(self, seat: int) -> list[str]:
        return [FAME[card] for card in self.t.fame[seat]]


FAR = {"wessex": "F1", "anglia": "F2", "bernicia": "F3"}


def britons(pieces: dict[str, str], hands: str = "", **more: object) -> Game:
    """The Britons' turn; everybody else sits far away."""
    t = position({**FAR, **pieces}, {BRITONS: hands}, **more)  # type: ignore[arg-type]
    return Game(t).turn(BRITONS)
