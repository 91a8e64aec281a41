"""The local network, for the person at this machine."""

from fastapi import APIRouter, Request

from frostwall.server import wire
from frostwall.server.http import auth

router = APIRouter()


@router.get("/api/lan")
async def lan(request: Request) -> wire.LanShape:
    """Whether whoever asks may let others of the local network in, and where those then come."""
    found = auth.lan_of(request)
    return wire.LanShape(addresses=[] if found is None else found.addresses(), may=found is not None)


@router.post("/api/lan")
async def set_lan(request: Request, ask: wire.LanAsk) -> wire.LanShape:
    """Listen on the local network too; only for the person at this machine."""
    auth.check_origin(request)
    return wire.LanShape(addresses=await auth.known_lan(request).switch(ask.on))
