"""Guests and their sessions."""

from fastapi import APIRouter, Request, Response

from frostwall.server import wire
from frostwall.server.http import auth
from frostwall.server.http.api.asking import Anybody, AskedHub, Somebody
from frostwall.server.http.limits import address_of, throttle

router = APIRouter()


@router.get("/api/me")
async def me(guest: Anybody) -> wire.GuestAnswer | None:
    """Who I am here; null for somebody without a session."""
    return None if guest is None else wire.GuestAnswer(guest=guest.id, name=guest.name)


@router.post("/api/me")
async def set_me(request: Request, response: Response, hub: AskedHub, ask: wire.NewGuest) -> wire.GuestAnswer:
    """A name is all a guest needs; the session comes as a cookie. With a session: another name."""
    auth.check_origin(request)
    known = await auth.guest(request)
    if known is not None:
        throttle(request, "asks", known.id)
        found = await hub.guests.rename(known, ask.name)
    else:
        throttle(request, "arrivals", address_of(request))
        found, token = await hub.guests.add(ask.name)
        auth.set_session(response, request, token)
    return wire.GuestAnswer(guest=found.id, name=found.name)


@router.delete("/api/me")
async def delete_me(response: Response, hub: AskedHub, guest: Somebody) -> wire.GuestAnswer:
    """Forget me: name, session, seats."""
    await hub.delete_guest(guest)
    auth.end_session(response)
    return wire.GuestAnswer(guest=guest.id, name=guest.name)
