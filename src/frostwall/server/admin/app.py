"""The operator's page as an ASGI app: plain HTML, forms without script."""

import asyncio
import logging
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from frostwall.server.admin import tables
from frostwall.server.admin.keys import Keys
from frostwall.server.denied import Denied
from frostwall.server.http.auth import CSP
from frostwall.server.http.door import calm_log
from frostwall.server.pages import page
from frostwall.server.pages.speech import Speech
from frostwall.server.table.actor import Actor
from frostwall.server.table.hub import Hub

log = logging.getLogger("frostwall.admin")
calm = logging.getLogger("frostwall.admin.door")
calm_log(calm.name)

MOST_SHOWN: Final = 200  # tables
MEGABYTE: Final = 1_000_000
LONGEST_NEWS: Final = 300  # characters
LONGEST_FORM: Final = 10_000  # bytes
HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": CSP,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


def admin_app(app: FastAPI, token: str) -> Starlette:
    """The page about `app`, for whoever knows the token."""
    desk = Desk(app, token)
    static = Path(page.__file__).parent / "static"
    routes = [
        Route("/", desk.home),
        Route("/enter", desk.enter, methods=["POST"]),
        *(Route(f"/{name}", desk.act, methods=["POST"]) for name in ("leave", *ACTIONS)),
        Mount("/static", StaticFiles(directory=static)),
    ]
    found = Starlette(routes=routes)
    found.state.config = app.state.config  # for the language
    return found


class Desk:
    def __init__(self, app: FastAPI, token: str) -> None:
        self._app = app
        self._keys = Keys(token)

    @property
    def _hub(self) -> Hub:
        found: Hub = self._app.state.hub
        return found

    async def home(self, request: Request) -> Response:
        if not self._keys.may(request):
            return self._page(request, "admin_enter.html", 200)
        return self._overview(request)

    async def enter(self, request: Request) -> Response:
        form = await _form(request)
        if not self._keys.fits(form.get("token", "")):
            wait = self._keys.tries.take("")
            if wait > 0:
                await asyncio.sleep(min(wait, 2.0))
            calm.warning("somebody gave a wrong token for the operator's page")
            return self._page(request, "admin_enter.html", 429 if wait > 0 else 403, wrong=True)
        answer = RedirectResponse("/", 303, headers=HEADERS)
        self._keys.enter(answer, request.url.scheme == "https")
        return answer

    async def act(self, request: Request) -> Response:
        """One of the forms."""
        if not self._keys.may(request):
            return self._page(request, "admin_enter.html", 403)
        form = await _form(request)
        by_program = "authorization" in request.headers
        if not by_program and not self._keys.is_own(request, form.get("csrf", "")):
            return self._page(request, "admin_enter.html", 403)
        name = request.url.path.removeprefix("/")
        if name == "leave":
            answer = RedirectResponse("/", 303, headers=HEADERS)
            self._keys.leave(request, answer)
            return answer
        try:
            done, facts = await ACTIONS[name](self._hub, form)
        except Denied as no:
            return self._overview(request, 422, refusal=no)
        log.warning("the operator: %s", name)
        return self._overview(request, done=done, facts=facts)

    # --- pages ---

    def _overview(self, request: Request, status: int = 200, **more: Any) -> Response:
        hub = self._hub
        say = page.speech(request)
        actors = sorted(hub.tables_in_memory(), key=lambda one: (-one.worked, one.id))
        no: Denied | None = more.pop("refusal", None)
        return self._page(
            request,
            "admin.html",
            status,
            figures={
                "connections": len(self._app.state.door),
                "sockets": hub.guests.socket_count(),
                "tables": len(actors),
                "messages": sum(actor.waiting() for actor in actors),
                "bots": hub.workers.waiting(),
            },
            memory=[held // MEGABYTE for held in hub.workers.memory() if held],
            tables=[_line(actor, say, hub.clock()) for actor in actors[:MOST_SHOWN]],
            hidden_tables=max(0, len(actors) - MOST_SHOWN),
            bans=[(ban.network, say.time(ban.until - hub.clock())) for ban in hub.bans.listed()],
            refused=None if no is None else say.refusal(no.answer),
            longest=LONGEST_NEWS,
            **{"done": None, "facts": {}, **more},
        )

    def _page(self, request: Request, template: str, status: int, **facts: Any) -> Response:
        csrf = self._keys.csrf(request)
        text = page.render(template, page.speech(request), **{"wrong": False, **facts}, csrf=csrf)
        return HTMLResponse(text, status, headers=HEADERS)


def _line(actor: Actor, say: Speech, now: float) -> dict[str, Any]:
    doc = actor.doc
    people = [seat.name for seat in doc.seats if seat.kind == "person"]
    return {
        "id": actor.id,
        "game": say.game_name(doc.game),
        "stage": doc.stage,
        "people": len(people),
        "names": ", ".join(name or "–" for name in people),
        "bots": sum(seat.kind == "bot" or seat.caretaker is not None for seat in doc.seats),
        "looking": len(actor.listeners),
        "waiting": actor.waiting(),
        "answered": actor.answered,
        "ms": round(1000 * actor.worked),
        "ago": say.time(now - actor.touched),
        "may_close": doc.stage in ("lobby", "playing"),
    }


async def _form(request: Request) -> dict[str, str]:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_FORM:
            return {}
    try:
        return dict(parse_qsl(body.decode(), max_num_fields=20))
    except ValueError:
        return {}


# --- what can be done ---


async def _announce(hub: Hub, form: dict[str, str]) -> tuple[str, dict[str, int | str]]:
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in form.get("text", "")).split())
    if not 0 < len(text) <= LONGEST_NEWS:
        raise Denied("BAD_NEWS", most=LONGEST_NEWS)
    return "announced", {"tables": await tables.announce(hub, text)}


async def _ban(hub: Hub, form: dict[str, str]) -> tuple[str, dict[str, int | str]]:
    text = form.get("hours", "")
    hours = float(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0.0
    await hub.bans.add(form.get("network", "")[:60], hours)
    return "banned", {}


async def _lift(hub: Hub, form: dict[str, str]) -> tuple[str, dict[str, int | str]]:
    await hub.bans.lift(form.get("network", "")[:60])
    return "lifted", {}


async def _close(hub: Hub, form: dict[str, str]) -> tuple[str, dict[str, int | str]]:
    await tables.close(hub, form.get("table", "")[:40])
    return "closed", {}


ACTIONS: Final = {"announce": _announce, "ban": _ban, "lift": _lift, "close": _close}
