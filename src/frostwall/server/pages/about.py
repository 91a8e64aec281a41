"""What this server is and keeps, and the switch that lets the local network in."""

from functools import cache

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from frostwall import about
from frostwall.games import games
from frostwall.server.http import auth
from frostwall.server.pages.page import go, page, qr, speech

router = APIRouter(include_in_schema=False)


@router.get("/about")
async def about_page(request: Request) -> HTMLResponse:
    keep = request.app.state.config.keep
    kept = [(what, round(getattr(keep, what) or 0)) for what in ("guests", "lobby", "idle", "finished")]
    say = speech(request)
    return page(
        request,
        "about.html",
        await auth.guest(request),
        say=say,
        credits=[text for game in games if (text := say.game_credits(game))],
        kept=kept,
        describe=_describe(),
    )


@cache
def _describe() -> str:
    """It reads all sources where they are no package."""
    return about.describe()


# --- the local network ------------------------------------------------------------------------------


@router.get("/lan")
async def lan(request: Request) -> HTMLResponse:
    return await _lan(request, tried=False)


@router.post("/lan")
async def switch_lan(request: Request) -> Response:
    form = await auth.checked_form(request)
    found = await auth.known_lan(request).switch(form.get("on") == "yes")
    return go("/lan") if found or form.get("on") != "yes" else await _lan(request, tried=True)


async def _lan(request: Request, tried: bool) -> HTMLResponse:
    addresses = auth.known_lan(request).addresses()
    return page(
        request,
        "lan.html",
        await auth.guest(request),
        addresses=addresses,
        code=qr(addresses[0]) if addresses else "",
        tried=tried,
        path="/lan",
    )
