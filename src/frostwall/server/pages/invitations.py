"""Invitations: who invites to what, and joining by the link or by its code."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.limits import address_of
from frostwall.server.pages.page import go, guest_of, hub_of, page, speech, throttle, with_session
from frostwall.server.table.guests import Guest
from frostwall.server.table.invited import invited

router = APIRouter(include_in_schema=False)


@router.post("/join")
async def join_by_code(request: Request) -> Response:
    """The code or the whole link, as people paste it."""
    form = await auth.checked_form(request)
    code = form.get("code", "").strip().rstrip("/").rsplit("/", 1)[-1].split("?")[0]
    if not code.isascii() or not code.isalnum() or len(code) > 40:
        raise Denied("NO_SUCH_INVITATION")
    return go(f"/j/{code.lower()}")


@router.get("/j/{code}")
async def invitation(request: Request, code: str) -> HTMLResponse:
    return await _invited(request, code, await auth.guest(request))


async def _invited(
    request: Request, code: str, guest: Guest | None, status: int = 200, refused: wire.Refused | None = None
) -> HTMLResponse:
    """Who invites to what. Nothing of the game, and no list of who looks on."""
    throttle(request, "arrivals", address_of(request))
    info = await invited(hub_of(request), code)
    say = speech(request)
    shown = None if refused is None else {"text": say.refusal(refused), "needs": "", "rule": ""}
    return page(request, "invited.html", guest, status, say=say, info=info, code=code, refusal=shown)


@router.post("/j/{code}")
async def join(request: Request, code: str) -> Response:
    form = await auth.checked_form(request)
    guest: Guest | None = None
    try:
        guest, token = await guest_of(request, form)
        throttle(request, "heavy", guest.id)
        table = await hub_of(request).join(guest, code)
    except Denied as no:
        return await _invited(request, code, await auth.guest(request), 422, no.answer)
    return with_session(go(f"/t/{table}"), request, token)
