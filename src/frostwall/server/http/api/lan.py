"""The local network, for the person at this machine."""

from fastapi import APIRouter, Request

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth

router = APIRouter()


@router.get("/api/lan")
async def lan(request: Request) -> wire.LanShape:
    """Whether whoever asks may let others of the local network in, and where those then come."""
    if not _may_switch(request):
        return wire.LanShape(addresses=[], may=False)
    return wire.LanShape(addresses=request.app.state.lan.addresses())


@router.post("/api/lan")
async def set_lan(request: Request, ask: wire.LanAsk) -> wire.LanShape:
    """Listen on the local network too; only for the person at this machine."""
    auth.check_origin(request)
    if not _may_switch(request):
        raise Denied("NOT_LOCAL")
    return wire.LanShape(addresses=await request.app.state.lan.switch(ask.on))


def _may_switch(request: Request) -> bool:
    return auth.is_local(request) and request.app.state.lan is not None
