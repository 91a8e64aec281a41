"""Tables: listing, making and joining them, and everything that is asked of one."""

from typing import Annotated

from fastapi import APIRouter, Body, Request, Response
from pydantic import ValidationError

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.api.asking import Anybody, AskedHub, Somebody
from frostwall.server.http.errors import status_of
from frostwall.server.http.limits import address_of, charge, throttle
from frostwall.server.http.socket import describe
from frostwall.server.pages.page import qr_picture
from frostwall.server.table.invited import invited

router = APIRouter()


@router.get("/api/tables")
async def tables(hub: AskedHub, guest: Anybody) -> wire.TableList:
    """The own tables and the listed ones."""
    return wire.TableList(tables=await hub.tables(guest))


@router.post("/api/tables", status_code=201)
async def make_table(request: Request, hub: AskedHub, guest: Somebody, ask: wire.NewTable) -> wire.Made:
    throttle(request, "heavy", guest.id)
    return await hub.make_table(guest, ask)


@router.get("/api/tables/{table}")
async def table(hub: AskedHub, table: str, guest: Somebody) -> wire.Synced:
    """The table as the guest may see it now."""
    try:
        ask = wire.Sync(table=table)
    except ValidationError as problem:
        raise Denied("NO_SUCH_TABLE", problem=describe(problem)) from problem
    answer = await hub.ask(guest, ask)
    if isinstance(answer, wire.Synced):
        return answer
    raise Denied.with_answer(answer) if isinstance(answer, wire.Refused) else Denied("BROKEN")


@router.post("/api/tables/{table}/ask")
async def ask(
    request: Request,
    response: Response,
    hub: AskedHub,
    table: str,
    guest: Somebody,
    ask: Annotated[wire.Ask, Body()],
) -> wire.Answer:
    """Everything the socket takes, for those who have none."""
    if ask.table != table:
        raise Denied("BAD_MESSAGE", problem="table")
    if ask.type == "sync" and ask.since is not None:
        charge(request, guest, table, ask.since)
    answer = await hub.ask(guest, ask)
    if isinstance(answer, wire.Refused):
        response.status_code = status_of(answer.code)
    return answer


# --- invitations ------------------------------------------------------------------------------------


@router.post("/api/join")
async def join(request: Request, hub: AskedHub, guest: Somebody, ask: wire.Join) -> wire.Joined:
    """Come to a table by its invitation."""
    throttle(request, "heavy", guest.id)
    return wire.Joined(table=await hub.join(guest, ask.invite))


@router.get("/api/invitations/{invite}")
async def invitation(request: Request, hub: AskedHub, guest: Anybody, invite: str) -> wire.InvitationShape:
    """An invitation: who invites to what, the link that friends can follow, and that as a picture for their phones."""
    if guest is None:
        throttle(request, "arrivals", address_of(request))
    table = await invited(hub, invite)
    link = f"{auth.link_base(request)}/j/{invite}"
    return wire.InvitationShape(link=link, qr=qr_picture(link), table=table)
