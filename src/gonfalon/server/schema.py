"""What is stored: the database's tables, and their rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
import sqlalchemy as sa

from gonfalon.kernel.match import Entry

METADATA: Final = sa.MetaData()
GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("token_hash", sa.String, nullable=False, unique=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("arms", sa.String, nullable=False),
    sa.Column("created", sa.String, nullable=False),
)
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("edition_text", sa.String),
    sa.Column("edition_digest", sa.String, nullable=False),
    sa.Column("options", sa.String, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("creator", sa.String, nullable=False, index=True),
    sa.Column("created", sa.String, nullable=False),
    sa.Column("phase", sa.String, nullable=False, index=True),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("nonce", sa.LargeBinary, nullable=False),
    sa.Column("commitment", sa.String, nullable=False),
    sa.Column("grace", sa.Integer, nullable=False),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("start", sa.LargeBinary),
    sa.Column("fork", sa.String),
    sa.Column("hints", sa.Boolean, nullable=False),
)
SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("guest", sa.String, index=True),
    sa.Column("name", sa.String),
    sa.Column("bot", sa.String),
    sa.Column("invite", sa.String, unique=True),
    sa.Column("deputy", sa.String),
)
LOG: Final = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
)
KEYS: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("token_hash", sa.String, primary_key=True),
    sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("created", sa.String, nullable=False),
)
CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.String, nullable=False),
    sa.Column("guest", sa.String),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("notice", sa.String),
)

GRACE: Final = 60  # seconds until an absent player may be replaced, unless agreed otherwise


class GuestRow(msgspec.Struct, frozen=True):
    """Somebody who has been here."""

    id: str
    token_hash: str
    name: str
    arms: str
    created: str


class TableRow(msgspec.Struct, frozen=True):
    """What was agreed on at a table. `seed` and `nonce` are secrets until the game is over.

    `start` is the table that a forked game began with, `fork` tells where it came from. With
    `hints` whoever is asked may ask what a marshal would do.
    """

    id: str
    name: str | None
    game: str
    rules_version: int
    edition_text: str | None
    edition_digest: str
    options: dict[str, str]
    public: bool
    creator: str
    created: str
    phase: str
    seed: bytes
    nonce: bytes
    commitment: str
    grace: int = GRACE
    imported: bool = False
    start: bytes | None = None
    fork: str | None = None
    hints: bool = True


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where. `name` is a seat's own; without one the guest's name counts.

    `deputy` is the bot that plays while the guest is away.
    """

    table_id: str
    seat: int
    kind: str
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    invite: str | None = None
    deputy: str | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table, or a notice of the table's own."""

    table_id: str
    number: int
    at: str
    guest: str | None
    seat: int | None
    name: str
    text: str
    notice: str | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]
