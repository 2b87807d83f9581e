"""Routes: who am I, and how do I go on from another device."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie

from gonfalon.kernel.words import Trouble
from gonfalon.server.asking import Asking, guest_of, hall_of, known_guest, lang_of
from gonfalon.server.guests import (
    COOKIE,
    COOKIE_SECONDS,
    add_device,
    follow_link,
    introduced,
    make_link,
    token_hash,
    welcome,
)
from gonfalon.server.limits import neighbourhood
from gonfalon.server.wire import LinkKey, LinkOwner, Me, Rename


@get("/api/me")
async def me(request: Asking) -> Response[Me]:
    """Who am I? The first call makes a guest."""
    hall, guest = hall_of(request), await guest_of(request)
    cookies = []
    if guest is None:
        address = neighbourhood(request.client.host if request.client else None)
        if address is not None and not hall.newcomers.take(address):
            raise Trouble("trouble-guests-many")
        guest, token = await welcome(hall.storage, lang_of(request))
        cookies = [_cookie(request, token)]
    return Response(await introduced(hall.storage, guest), cookies=cookies)


@post("/api/me", status_code=200)
async def rename(request: Asking, data: Rename) -> Me:
    """A new name, new arms, or both."""
    hall, guest = hall_of(request), await known_guest(request)
    return await introduced(hall.storage, await hall.rename(guest, data.name, data.arms))


@post("/api/me/link", status_code=200)
async def new_link(request: Asking) -> LinkKey:
    """A secret link to go on from another device."""
    return LinkKey(await make_link(hall_of(request).storage, await known_guest(request)))


@delete("/api/me/link", status_code=200)
async def revoke_link(request: Asking) -> Me:
    """The link, and the devices that came by it, are not welcome any more."""
    hall, guest = hall_of(request), await known_guest(request)
    await hall.revoke(guest, keep=token_hash(request.cookies.get(COOKIE, "")))
    return await introduced(hall.storage, guest)


@get("/api/links/{key:str}")
async def show_link(request: Asking, key: str) -> LinkOwner:
    """Whose link is this?"""
    guest = await follow_link(hall_of(request).storage, key)
    return LinkOwner(guest.name, guest.arms)


@post("/api/links/{key:str}", status_code=200)
async def use_link(request: Asking, key: str) -> Response[Me]:
    """From now on this device is the guest whose link it is."""
    storage = hall_of(request).storage
    guest = await follow_link(storage, key)
    token = await add_device(storage, guest)
    return Response(await introduced(storage, guest), cookies=[_cookie(request, token)])


def _cookie(request: Asking, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=COOKIE_SECONDS,
    )


ROUTES = [me, rename, new_link, revoke_link, show_link, use_link]
