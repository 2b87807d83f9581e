"""Who is who: a guest is a cookie. We keep only a hash of it, so our database opens no door."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Final

from gonfalon.kernel.words import Trouble
from gonfalon.server.schema import GuestRow
from gonfalon.server.storage import Storage
from gonfalon.server.wire import ARMS, Me
from gonfalon.texts import Texts

COOKIE: Final = "gonfalon"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one
KEY_MOST: Final = 200  # letters of a link's key that are worth looking at
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is easily misread


def fresh_id(length: int) -> str:
    """Random, short, and readable aloud: 5 bits a letter."""
    return "".join([secrets.choice(LETTERS) for _ in range(length)])


def now() -> str:
    """The time, as we store it: sorts as text."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def token_hash(token: str) -> str:
    """What we keep of a cookie. Tokens are random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def recognise(storage: Storage, token: str | None) -> GuestRow | None:
    """Whose cookie is this?"""
    return None if not token else await storage.guest_by_token(token_hash(token))


async def introduced(storage: Storage, guest: GuestRow) -> Me:
    """A guest as he sees himself."""
    return Me(guest.id, guest.name, guest.arms, await storage.has_link(guest.id))


async def make_link(storage: Storage, guest: GuestRow) -> str:
    """A secret with which the guest can go on from another device. It is told now or never."""
    key = secrets.token_urlsafe(32)
    await storage.set_link(guest.id, token_hash(key), now())
    return key


async def follow_link(storage: Storage, key: str) -> GuestRow:
    """Whose link it is."""
    guest = await storage.link(token_hash(key)) if len(key) < KEY_MOST else None
    if guest is None:
        raise Trouble("trouble-link-unknown")
    return guest


async def add_device(storage: Storage, guest: GuestRow) -> str:
    """A token for one more device of the guest's."""
    token = secrets.token_urlsafe(32)
    await storage.add_device(guest.id, token_hash(token), now())
    return token


async def welcome(storage: Storage, lang: str) -> tuple[GuestRow, str]:
    """A new guest, and the token that is his."""
    number = await storage.count_guests() + 1
    token = secrets.token_urlsafe(32)
    guest = GuestRow(
        id="g_" + fresh_id(12),
        token_hash=token_hash(token),
        name=Texts(lang).say("guest-name", {"number": str(number)}),
        arms=ARMS[number % len(ARMS)],
        created=now(),
    )
    await storage.add_guest(guest)
    return guest, token
