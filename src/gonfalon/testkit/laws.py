"""The laws that every game of the house keeps, as watchers of a walk.

1 every state offers an option and random play ends · 2 the log replays to the same hash · 3 the
codec loses nothing · 4 a clone shares nothing · 5 no secret leaks · 6 an outcome asked for is the
one that happened · 7 what was not offered is refused · 8 pieces are conserved · 9 the replays
cover the game · 10 offered if and only if `why_not` is None · 11 undo.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gonfalon.bots.sending import decode_view, encode_view
from gonfalon.files import filed, read, replayed, verify, write
from gonfalon.kernel.choices import Choice
from gonfalon.kernel.codec import decode, encode, state_hash
from gonfalon.kernel.game import view
from gonfalon.kernel.match import CONCEDE, UNDO, UNDO_AGREED, replay
from gonfalon.kernel.signals import DEAL, DRAW, NATURE, OVER, ROLL, SEAL, WATCHER
from gonfalon.kernel.table import Answer, Table, asked, options_of, resume
from gonfalon.kernel.words import Refused, Trouble
from gonfalon.parts.playouts import random_outcome
from gonfalon.testkit.broken import BrokenLaw
from gonfalon.testkit.insight import changeable, clock_of, difference, everything, pieces_of, sight
from gonfalon.testkit.walks import Walk

SOME = 24  # choices that law 7 tries where there are many; now and then it tries all
OUTCOMES = 40  # the most outcomes of one chance that law 6 tries


class Law:
    """Watches a walk and raises `BrokenLaw`. One per walk."""

    number = 0

    def pause(self, walk: Walk, rng: Random) -> None:
        """At every pause, also at the last, before it is answered."""

    def end(self, walk: Walk) -> None:
        """Once, when the game is over."""

    def broken(self, walk: Walk, detail: str) -> BrokenLaw:
        """The fault, with the log so far."""
        return BrokenLaw(self.number, detail, walk.match.log)


class Goes(Law):
    """1: every state that is not the last offers an option; the result makes sense.

    Dead ends and endless games are found by the walk itself.
    """

    number = 1

    def pause(self, walk: Walk, rng: Random) -> None:
        t = walk.table
        for seat in asked(t):
            options = options_of(t, seat)
            if len({choice.id for choice in options}) != len(options):
                raise self.broken(walk, f"{t.kind}: an option is offered twice")
            if any(walk.box.choices.all[choice.id] is not choice for choice in options):
                raise self.broken(walk, f"{t.kind}: an option is not one of the box's choices")

    def end(self, walk: Walk) -> None:
        result = walk.table.result
        assert result is not None
        ranks = list(result.ranks)
        proper = [1 + sum([other < rank for other in ranks]) for rank in ranks]
        nobody_won = ranks == [2] * len(ranks)  # all together lost against the game
        if len(ranks) != walk.setup.players or (ranks != proper and not nobody_won):
            raise self.broken(walk, f"ranks {ranks} are no ranking")
        if result.way not in walk.game.ways:
            raise self.broken(walk, f"{result.way!r} is not one of the game's ways to end")


class Replays(Law):
    """2: the log, and the game file, play again to the same hash."""

    number = 2

    def end(self, walk: Walk) -> None:
        match = walk.match
        wanted = state_hash(match.table)
        try:
            again = replay(walk.box, walk.setup, match.log)
        except Trouble as trouble:
            raise self.broken(walk, f"the log does not replay: {trouble}") from None
        if state_hash(again.table) != wanted:
            raise self.broken(walk, "the log replays to another hash")
        if again.log != match.log or again.events != match.events:
            raise self.broken(walk, "the log replays to another log or other events")
        match.chance = walk.chance
        file = read(write(filed(match, [f"seat {seat}" for seat in range(walk.setup.players)])))
        match.chance = None
        if file.log != match.log:
            raise self.broken(walk, "the game file holds another log")
        if state_hash(replayed(walk.game, file).table) != wanted:
            raise self.broken(walk, "the game file replays to another hash")
        wrong = [check.check for check in verify(walk.game, file) if not check.ok]
        if wrong and (walk.fair or wrong != ["chance"]):
            raise self.broken(walk, f"the game file does not verify: {wrong}")


class Decodes(Law):
    """3: decode(encode(t)) equals t in every slot, derived ones too, and looks the same.

    So does the view of whoever is asked.
    """

    number = 3

    def pause(self, walk: Walk, rng: Random) -> None:
        t = walk.table
        data = encode(t)
        again = decode(walk.box, data)
        different = difference(pieces_of(t), pieces_of(again))
        if different:
            raise self.broken(walk, different)
        if clock_of(t) != clock_of(again):
            raise self.broken(walk, f"clockwork: {clock_of(t)} / {clock_of(again)}")
        if encode(again) != data:
            raise self.broken(walk, "encoded again it is different")
        for eyes in (*range(walk.setup.players), WATCHER):
            one, other = sight(view(walk.game, t, eyes)), sight(view(walk.game, again, eyes))
            if one != other:
                raise self.broken(walk, f"seat {eyes} sees {other} instead of {one}")
        for eyes in asked(t):
            seen = view(walk.game, t, eyes)
            if sight(decode_view(walk.box, encode_view(seen))) != sight(seen):
                raise self.broken(walk, f"the view of seat {eyes} is another when decoded")


class Clones(Law):
    """4: a clone shares nothing: neither changes when the other plays on."""

    number = 4

    def __init__(self) -> None:
        self.old: list[tuple[Table, dict[str, Any]]] = []

    def pause(self, walk: Walk, rng: Random) -> None:
        t = walk.table
        clone = t.clone()
        shared = {id(thing): path for path, thing in changeable(t)}
        for path, thing in changeable(clone):
            if id(thing) in shared:
                raise self.broken(walk, f"a clone shares {path}")
        if difference(pieces_of(t), pieces_of(clone)) or clock_of(t) != clock_of(clone):
            raise self.broken(walk, f"not equal: {difference(pieces_of(t), pieces_of(clone))}")
        if rng.random() < 0.15:
            before = everything(t)
            play_on(clone.clone(), rng)
            if everything(t) != before:
                raise self.broken(walk, f"changed by a clone: {difference(before, everything(t))}")
        self.old.append((clone, everything(clone)))

    def end(self, walk: Walk) -> None:
        for clone, before in self.old:
            different = difference(before, everything(clone))
            if different:
                raise self.broken(walk, f"an old clone has changed: {different}")


def play_on(t: Table, rng: Random, steps: int = 60) -> None:
    """Some random steps, as far as they go."""
    for _ in range(steps):
        if t.signal in (DRAW, DEAL, ROLL):
            resume(t, NATURE, random_outcome(t, rng.random))
            continue
        able = [seat for seat in asked(t) if options_of(t, seat)]
        if not able:
            return
        seat = rng.choice(able)
        resume(t, seat, rng.choice(options_of(t, seat)))


class Outcomes(Law):
    """6: a chance outcome asked for is the one that happened; an impossible one is refused.

    So cards that differ lead to tables that differ, and dice are not without effect: an outcome
    that leaves no trace has not happened.
    """

    number = 6

    def pause(self, walk: Walk, rng: Random) -> None:
        t = walk.table
        if t.signal not in (DRAW, DEAL, ROLL):
            return
        asked_for = fair_outcome(walk)
        found: dict[str, Answer] = {}
        tried = outcomes(t, rng)
        for outcome in tried:
            after = t.clone()
            try:
                resume(after, NATURE, outcome)
            except Refused:
                raise self.broken(walk, f"{t.kind}: {outcome!r} is possible, yet refused") from None
            trace = state_hash(after)
            if t.signal != ROLL and trace in found:
                both = f"{found[trace]!r} and {outcome!r}"
                raise self.broken(walk, f"{t.kind}: {both} come to the same")
            found[trace] = outcome
        if len(tried) > 1 and len(found) == 1:
            raise self.broken(walk, f"{t.kind}: every outcome comes to the same")
        if asked_for != fair_outcome(walk):
            raise self.broken(walk, f"{t.kind}: the stream changes its mind")
        before = everything(t)
        for nonsense in impossible(t):
            _refused(self, walk, NATURE, nonsense)
        if everything(t) != before:
            raise self.broken(walk, "a refused outcome has changed the table")


def fair_outcome(walk: Walk) -> int | bytes:
    """What the committed stream says now."""
    return walk.chance.outcome(walk.table, walk.match.rolled)


def outcomes(t: Table, rng: Random) -> list[int | bytes]:
    """All outcomes of a draw, and some of a deal or a roll, all different."""
    if t.signal == DRAW:
        return list(dict.fromkeys(t.pool))
    return list({random_outcome(t, rng.random): None for _ in range(OUTCOMES)})


def impossible(t: Table) -> list[Any]:
    """Answers that nature cannot give now."""
    strange = next(card for card in range(256) if card not in t.pool)
    if t.signal == DRAW:
        return [strange, -1, 256, t.pool[:1], b"", "0", None, True, t.box.choices.all[0]]
    few, many = t.pool[: t.count - 1], (t.pool * (t.count + 1))[: t.count + 1]
    nonsense: list[Any] = [few, many, bytes([strange]) * t.count, t.pool[0], "", None, []]
    if t.signal == DEAL:
        backwards = bytes(reversed(t.pool[: t.count]))
        if list(backwards) != sorted(backwards):
            nonsense.append(backwards)
        rarest = min(t.pool, key=t.pool.count)
        if t.count > t.pool.count(rarest):
            nonsense.append(bytes([rarest]) * t.count)
    return nonsense


class Refuses(Law):
    """7: an unoffered choice, a wrong seat and garbage are refused and change nothing."""

    number = 7

    def pause(self, walk: Walk, rng: Random) -> None:
        t, match = walk.table, walk.match
        before, log, events = everything(t), len(match.log), len(match.events)
        strangers = (NATURE, WATCHER, -9, walk.setup.players, 99)
        tried = walk.box.choices.all
        if len(tried) > SOME and rng.random() < 0.8:
            tried = tuple(rng.sample(tried, SOME))
        for seat in (*range(walk.setup.players), rng.choice(strangers)):
            options = options_of(t, seat) if seat in asked(t) else ()
            offered = {choice.id for choice in options}
            for choice in tried:
                if choice.id not in offered:
                    _refused(self, walk, seat, choice)
            for garbage in (None, "", -1, 10**9, b"\x00", (), Choice("nonsense")):
                if seat != NATURE or t.signal not in (DRAW, DEAL, ROLL):
                    _refused(self, walk, seat, garbage)
        for text in ("", "nonsense", "place", UNDO, UNDO_AGREED, CONCEDE, "\x00" * 200):
            try:
                match.say(0, text)
            except Refused:
                continue
            raise self.broken(walk, f"{text!r} was accepted")
        for seat in strangers:
            for deed in (match.concede, match.undo_agreed):
                try:
                    deed(seat)
                except Refused:
                    continue
                raise self.broken(walk, f"seat {seat}, which is none, may {deed.__name__}")
        if everything(t) != before or (len(match.log), len(match.events)) != (log, events):
            raise self.broken(walk, f"a refusal has changed {difference(before, everything(t))}")


def _refused(law: Law, walk: Walk, seat: int, answer: Any) -> None:
    """It must be refused; the caller compares the table."""
    t = walk.table
    try:
        resume(t, seat, answer)
    except (Refused, TypeError):  # the compiled build checks types at the door
        return
    except Exception as error:
        raise law.broken(walk, f"{answer!r} by seat {seat} raises {error!r}") from error
    raise law.broken(walk, f"{answer!r} by seat {seat} was accepted")


class Conserves(Law):
    """8: pieces and cards are conserved."""

    number = 8

    def __init__(self) -> None:
        self.pieces: tuple[object, ...] | None = None

    def pause(self, walk: Walk, rng: Random) -> None:
        pieces = walk.table.pieces()
        if self.pieces is None:
            self.pieces = pieces
        if pieces != self.pieces:
            raise self.broken(walk, f"pieces: {self.pieces} became {pieces}")


class Reasons(Law):
    """10: for every choice, offered if and only if `why_not` is None."""

    number = 10

    def pause(self, walk: Walk, rng: Random) -> None:
        t = walk.table
        if t.signal == OVER or (t.signal != SEAL and t.seat == NATURE):
            return
        for seat in asked(t):
            options = {choice.id for choice in options_of(t, seat)}
            for choice in walk.box.choices.all:
                reason = t.why_not(seat, choice)
                if (reason is None) != (choice.id in options):
                    said = "no reason" if reason is None else reason.text
                    offered = "offered" if choice.id in options else "not offered"
                    raise self.broken(walk, f"{choice.say}: {offered}, {said}")
