"""A saved game: replay, bug report, test fixture and training sample in one file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from gonfalon.kernel.chance import NONCE_BYTES, SEED_BYTES, Chance
from gonfalon.kernel.codec import decode, encode, state_hash
from gonfalon.kernel.game import Box, Game, Setup
from gonfalon.kernel.match import ACTIONS, Entry, Match, follow, outcome_text
from gonfalon.kernel.signals import NATURE
from gonfalon.kernel.table import Table, asked, options_of
from gonfalon.kernel.words import Trouble
from gonfalon.parts.shapes import misread, place_of

FORMAT = "gonfalon-game-1"
LARGEST = 8 * 1024 * 1024
_NAME: Final = re.compile(r"[^\x00-\x1f\x7f-\x9f]{0,200}")  # nothing that a terminal obeys


class FiledResult(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended."""

    way: str
    ranks: list[int]
    scores: list[int]


class GameFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything needed to play a game again and to check every die and draw of it."""

    format: str
    game: str
    rules_version: int
    edition: str
    edition_digest: str
    edition_text: str | None  # an owner's edition; None: ours
    players: int
    options: dict[str, str]
    names: list[str]
    commitment: str
    seed: str | None
    nonce: str | None
    log: list[Entry]
    result: FiledResult | None
    state_hash: str
    start: bytes | None = None  # the table it began with; None: as the rules set it up


class Check(msgspec.Struct):
    """One thing that was checked, how often, and whether it held."""

    check: str
    ok: bool
    count: int


def filed(match: Match, names: list[str], edition_text: str | None = None) -> GameFile:
    """The file of a match. A running game's file holds its seed too: it is not for players."""
    chance = match.chance
    return GameFile(
        format=FORMAT,
        game=match.game.id,
        rules_version=match.game.rules_version,
        edition=match.box.edition,
        edition_digest=match.box.digest,
        edition_text=edition_text,
        players=match.setup.players,
        options=match.setup.options,
        names=names,
        commitment=chance.commitment() if chance else "",
        seed=chance.seed.hex() if chance else None,
        nonce=chance.nonce.hex() if chance else None,
        log=match.log,
        result=_filed_result(match),
        state_hash=state_hash(match.table),
        start=match.start,
    )


def _filed_result(match: Match) -> FiledResult | None:
    result = match.table.result
    return FiledResult(result.way, list(result.ranks), list(result.scores)) if result else None


def ends_so(match: Match, file: GameFile) -> bool:
    """Is the end of the log the one that the file tells of?"""
    return _filed_result(match) == file.result and state_hash(match.table) == file.state_hash


def write(file: GameFile) -> bytes:
    """One line per entry of the log, so that files can be read and compared by people."""
    head = msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(file, log=[])), indent=1)
    lines = b",\n  ".join([msgspec.json.encode(entry) for entry in file.log])
    return head.replace(b'"log": []', b'"log": [\n  ' + lines + b"\n ]" if lines else b'"log": []')


def read(data: bytes) -> GameFile:
    """The file again; a damaged one is a trouble that says where."""
    if len(data) > LARGEST:
        raise Trouble("trouble-file-large", bytes=len(data), most=LARGEST)
    try:
        file = msgspec.json.decode(data, type=GameFile)
    except msgspec.ValidationError as error:
        place = place_of(*misread(error))
        if not place:  # nothing of a game in it
            raise Trouble("trouble-file-unreadable") from None
        raise Trouble("trouble-file-damaged", place=place) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Trouble("trouble-file-unreadable") from None
    if file.format != FORMAT:
        raise Trouble("trouble-file-format", format=file.format[:40], expected=FORMAT)
    return file


def opened(game: Game, file: GameFile) -> tuple[Match, list[Entry]]:
    """An empty match as the file describes it, and the log to `follow`."""
    if file.rules_version != game.rules_version:
        raise Trouble("trouble-other-rules", game=game.id, rules=file.rules_version)
    box = game.open(file.edition_text)
    if box.digest != file.edition_digest:
        raise Trouble("trouble-other-edition", edition=file.edition)
    setup = game.agree(file.players, file.options)
    if len(file.names) != file.players or not all(map(_NAME.fullmatch, file.names)):
        raise Trouble("trouble-file-damaged", place="names")
    if file.start is not None:
        _check_start(box, setup, file.start)
    return Match(box, setup, None, file.start), file.log


def _check_start(box: Box, setup: Setup, start: bytes) -> None:
    """A position from outside: nothing in it can be relied on."""
    try:
        table = decode(box, start)
        sound = table.setup == setup and encode(table) == start and _sound(table)
    except Trouble:
        raise
    except Exception:  # whatever decoding stumbles over
        sound = False
    if not sound:
        raise Trouble("trouble-file-damaged", place="start")


def _sound(table: Table) -> bool:
    """All pieces are there, and somebody is asked for what the rules offer here."""
    seats, fresh = asked(table), table.box.game.set_up(table.box, table.setup)
    offered = all(
        (table.why_not(seat, choice) is None) == (choice in options_of(table, seat))
        for seat in seats
        for choice in table.box.choices.all
    )
    return bool(seats) and offered and table.pieces() == fresh.pieces()


def followed(match: Match, entries: Iterable[Entry]) -> Iterator[Match]:
    """`follow` for a file's log: whatever it stumbles over is a trouble."""
    try:
        yield from follow(match, entries)
    except Trouble:
        raise
    except Exception:
        if match.start is None:  # a fault of ours, not of the file
            raise
        raise Trouble("trouble-file-damaged", place="start") from None


def replayed(game: Game, file: GameFile) -> Match:
    """The match at the end of the file's log, ready to go on with the file's chance."""
    match, entries = opened(game, file)
    for _ in followed(match, entries):
        pass
    match.chance = chance_of(file)
    return match


def chance_of(file: GameFile) -> Chance | None:
    """The chance that the file reveals."""
    if file.seed is None or file.nonce is None:
        return None
    try:
        seed, nonce = bytes.fromhex(file.seed), bytes.fromhex(file.nonce)
    except ValueError:
        raise Trouble("trouble-file-damaged", place="seed, nonce") from None
    if (len(seed), len(nonce)) != (SEED_BYTES, NONCE_BYTES):
        raise Trouble("trouble-file-damaged", place="seed, nonce")
    return Chance(seed, nonce)


def verify(game: Game, file: GameFile) -> list[Check]:
    """Check the commitment, every outcome, every choice, and the end.

    An illegal choice ends the check: nothing after it means anything.
    """
    chance = chance_of(file)
    fits = chance is not None and chance.commitment() == file.commitment
    match, entries = opened(game, file)
    outcomes, same, choices, legal = 0, fits, 0, True
    walk = followed(match, entries)
    for seat, text in entries:
        if seat == NATURE:
            outcomes += 1
            if chance is not None and match.table.seat == NATURE:
                same &= outcome_text(chance.outcome(match.table, match.rolled)) == text
        elif text not in ACTIONS:
            choices += 1
        try:
            next(walk)
        except Trouble:
            legal = False
            break
    return [
        Check("commitment", fits, 1),
        Check("chance", same and legal, outcomes),
        Check("choices", legal, choices),
        Check("result", legal and ends_so(match, file), 1),
    ]
