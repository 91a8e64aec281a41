"""Records: importing them, downloading them, replaying them, reviewing them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from frostwall.server import wire
from frostwall.server.http.api.asking import AskedHub, Somebody
from frostwall.server.http.limits import charge, throttle
from frostwall.server.table import records

router = APIRouter()

Viewer = Annotated[int | None, Query(ge=-2, lt=wire.MOST_SEATS)]


@router.post("/api/records", status_code=201)
async def add_record(request: Request, hub: AskedHub, guest: Somebody, ask: wire.NewRecord) -> wire.Made:
    """Bring a record to replay it."""
    throttle(request, "heavy", guest.id)
    return await hub.add_record(guest, ask.text)


# Not response_class=PlainTextResponse: its refusals would then be declared as plain text, too.
@router.get(
    "/api/records/{record}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(
    request: Request, hub: AskedHub, record: str, guest: Somebody, viewer: Viewer = None
) -> PlainTextResponse:
    """The record: masked for the guest while the game runs, whole when it has ended."""
    charge(request, guest, record)
    text = await records.text(hub, guest, record, viewer)
    name = f'attachment; filename="{record}.rec"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/api/records/{record}/views")
async def views(
    request: Request,
    hub: AskedHub,
    record: str,
    guest: Somebody,
    viewer: Viewer = None,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=records.MOST_PAGE)] = 20,
) -> wire.ViewPage:
    """A replay, page by page."""
    charge(request, guest, record)
    return await records.views(hub, guest, record, viewer, since, count)


@router.get("/api/records/{record}/luck")
async def luck(request: Request, hub: AskedHub, record: str, guest: Somebody) -> wire.Luck:
    """What chance gave to each seat of a finished game, against what was to be expected."""
    charge(request, guest, record)
    return await records.luck(hub, guest, record)


@router.get("/api/records/{record}/review")
async def review(request: Request, hub: AskedHub, record: str, guest: Somebody) -> wire.Reviewed:
    """What the coach says about a finished game, or how far it is: ask again in a second."""
    charge(request, guest, record)
    return await hub.reviews.find(await hub.read(record), guest)
