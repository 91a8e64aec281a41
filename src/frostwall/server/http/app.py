"""The server as an ASGI app: HTTP routes, the socket, the pages. Each route asks the hub; no rule of a game is here."""

import contextlib
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import Body, Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from frostwall import about
from frostwall.core.game import Game
from frostwall.server import wire
from frostwall.server.config import Config
from frostwall.server.denied import Denied
from frostwall.server.http import auth, client_files, rules
from frostwall.server.http.limits import BodyLimit, Buckets, address_of, charge
from frostwall.server.http.socket import Socket, describe
from frostwall.server.pages import routes
from frostwall.server.pages.home import refusal_page
from frostwall.server.pages.page import qr_picture
from frostwall.server.store import Conflict, Store, Unavailable
from frostwall.server.table import daily, records
from frostwall.server.table.guests import Guest
from frostwall.server.table.hub import Hub
from frostwall.server.table.ids import is_id
from frostwall.server.table.records import MOST_PAGE
from frostwall.server.workers import Workers

STATUS: Final = {
    "NO_SESSION": 401,
    "NOT_AT_TABLE": 403,
    "REMOVED": 403,
    "NOT_HOST": 403,
    "NOT_LOCAL": 403,
    "WRONG_ORIGIN": 403,
    "BAD_TOKEN": 403,
    "NO_SUCH_TABLE": 404,
    "NO_SUCH_INVITATION": 404,
    "NO_SUCH_LINE": 404,
    "NO_SUCH_VIEWER": 404,
    "NO_SUCH_PAGE": 404,
    "NO_SUCH_DAY": 404,
    "TOO_LARGE": 413,
    "BAD_MESSAGE": 422,
    "BAD_RECORD": 422,
    "TOO_FAST": 429,
    "BUSY": 503,
    "BROKEN": 500,
}
CONFLICT: Final = 409

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": wire.Refused} for code in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}


def status_of(code: str) -> int:
    return STATUS.get(code, CONFLICT)


def make_app(
    config: Config,
    *,
    clock: Callable[[], float] = time.time,
    on_point: Callable[[str], None] | None = None,
    registry: Mapping[str, Game[Any]] | None = None,
    workers: Workers | None = None,
) -> FastAPI:
    """The app. The store is opened and the workers start with it, and end with it."""
    store = Store(config.database, on_point)
    crew = workers if workers is not None else Workers(config.workers, config.bot_budget)
    hub = Hub(config, store, crew, clock, on_point, registry)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    app = FastAPI(
        title="Frostwall table",
        version=about.VERSION,
        description="Tables for the Watch and Silverfrost. The socket at /api/socket takes the same messages as "
        "POST /api/tables/{table}/ask; docs/protocol.md shows them.",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=REFUSALS,
    )
    app.state.hub = hub
    app.state.config = config
    app.state.lan = None
    app.state.asks = Buckets(rate=20, burst=80, clock=time.monotonic)
    app.state.arrivals = Buckets(rate=0.5, burst=60, clock=time.monotonic)
    app.state.heavy = Buckets(rate=0.5, burst=20, clock=time.monotonic)
    _add_errors(app)
    _add_routes(app)
    app.include_router(rules.router)
    app.include_router(routes.router)
    static = Path(__file__).parents[1] / "pages" / "static"
    app.mount("/static", StaticFiles(directory=static), name="static")
    if config.client is not None:
        app.include_router(client_files.router)
        app.add_middleware(client_files.Client, folder=config.client)
    app.add_middleware(BodyLimit, session=auth.COOKIE)
    app.add_middleware(auth.Guard, config=config)
    return app


# --- errors -----------------------------------------------------------------------------------------


def refusal_response(answer: wire.Refused) -> JSONResponse:
    return JSONResponse(answer.model_dump(mode="json"), status_code=status_of(answer.code))


def _add_errors(app: FastAPI) -> None:
    def wants_page(request: Request) -> bool:
        return not request.url.path.startswith(("/api/", "/openapi"))

    @app.exception_handler(Denied)
    async def refusing(request: Request, problem: Denied) -> Response:
        if wants_page(request):
            return await refusal_page(request, problem.answer, status_of(problem.answer.code))
        return refusal_response(problem.answer)

    @app.exception_handler(RequestValidationError)
    async def bad_message(request: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        place = ".".join(str(part) for part in first["loc"])[:80]
        return await refusing(request, Denied("BAD_MESSAGE", problem=f"{place}: {first['type']}"))

    @app.exception_handler(Conflict)  # somebody else wrote meanwhile: a guest is deleted, a table closed
    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, _: Exception) -> Response:
        return await refusing(request, Denied("BUSY"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: HTTPException) -> Response:
        if wants_page(request) and problem.status_code == 404:
            return await refusal_page(request, wire.Refused(code="NO_SUCH_PAGE"), 404)
        code = {404: "NO_SUCH_PAGE", 405: "WRONG_METHOD"}.get(problem.status_code, "BAD_MESSAGE")
        found = JSONResponse(wire.Refused(code=code).model_dump(mode="json"), problem.status_code)
        found.headers.update(problem.headers or {})
        return found

    @app.exception_handler(Exception)
    async def broken(request: Request, _: Exception) -> Response:
        # This answer is made outside of all middleware.
        found = refusal_response(wire.Refused(code="BROKEN"))
        auth.add_headers(found.headers, request.app.state.config, request.url.path)
        return found


# --- routes -----------------------------------------------------------------------------------------


def _hub(request: Request) -> Hub:
    found: Hub = request.app.state.hub
    return found


def throttle(request: Request, buckets: str, key: str) -> None:
    wait = getattr(request.app.state, buckets).take(key)
    if wait > 0:
        raise Denied("TOO_FAST", seconds=round(wait, 1))


async def somebody(request: Request) -> Guest:
    """The guest whose session this is."""
    if request.method != "GET":
        auth.check_origin(request)
    found = await auth.known_guest(request)
    throttle(request, "asks", found.id)
    return found


Somebody = Annotated[Guest, Depends(somebody)]


def _add_routes(app: FastAPI) -> None:
    @app.get("/health", include_in_schema=False)
    async def health() -> dict[str, str]:
        return {"status": "ok", "version": about.VERSION}

    @app.get("/api/games")
    async def games(request: Request) -> wire.GameList:
        """What can be played: modes, seats, options, bots, sets of cards."""
        return _hub(request).games()

    @app.get("/api/me")
    async def me(request: Request) -> wire.GuestAnswer | None:
        """Who I am here; null for somebody without a session."""
        guest = await auth.guest(request)
        throttle(request, "asks", address_of(request) if guest is None else guest.id)
        return None if guest is None else wire.GuestAnswer(guest=guest.id, name=guest.name)

    @app.post("/api/me")
    async def set_me(request: Request, response: Response, ask: wire.NewGuest) -> wire.GuestAnswer:
        """A name is all a guest needs; the session comes as a cookie. With a session: another name."""
        auth.check_origin(request)
        hub = _hub(request)
        known = await auth.guest(request)
        if known is not None:
            throttle(request, "asks", known.id)
            found = await hub.guests.rename(known, ask.name)
        else:
            throttle(request, "arrivals", address_of(request))
            found, token = await hub.guests.add(ask.name)
            auth.set_session(response, request, token)
        return wire.GuestAnswer(guest=found.id, name=found.name)

    @app.delete("/api/me")
    async def delete_me(request: Request, response: Response, guest: Somebody) -> wire.GuestAnswer:
        """Forget me: name, session, seats."""
        await _hub(request).delete_guest(guest)
        auth.end_session(response)
        return wire.GuestAnswer(guest=guest.id, name=guest.name)

    @app.get("/api/tables")
    async def tables(request: Request) -> wire.TableList:
        """The own tables and the listed ones."""
        guest = await auth.guest(request)
        throttle(request, "asks", address_of(request) if guest is None else guest.id)
        return wire.TableList(tables=await _hub(request).tables(guest))

    @app.post("/api/tables", status_code=201)
    async def make_table(request: Request, guest: Somebody, ask: wire.NewTable) -> wire.Made:
        throttle(request, "heavy", guest.id)
        return await _hub(request).make_table(guest, ask)

    @app.get("/api/tables/{table}")
    async def table(request: Request, table: str, guest: Somebody) -> wire.Synced:
        """The table as the guest may see it now."""
        answer = await _hub(request).ask(guest, _sync(table))
        if isinstance(answer, wire.Synced):
            return answer
        raise _refusing(answer)

    @app.post("/api/tables/{table}/ask")
    async def ask(
        request: Request, response: Response, table: str, guest: Somebody, ask: Annotated[wire.Ask, Body()]
    ) -> wire.Answer:
        """Everything the socket takes, for those who have none."""
        if ask.table != table:
            raise Denied("BAD_MESSAGE", problem="table")
        if ask.type == "sync" and ask.since is not None:
            charge(request, guest, table, ask.since)
        answer = await _hub(request).ask(guest, ask)
        if isinstance(answer, wire.Refused):
            response.status_code = status_of(answer.code)
        return answer

    @app.get("/api/daily/{day}")
    async def daily_game(
        request: Request,
        day: str,
        game: Annotated[str, Query(max_length=40)],
        seats: Annotated[int, Query(ge=1, le=wire.MOST_SEATS)],
        rules: Annotated[str | None, Query(max_length=40)] = None,
        options: Annotated[str, Query(max_length=daily.LONGEST_OPTIONS)] = "{}",
    ) -> wire.DailyShape:
        """The game of a day (a date, or `today`) with its results here. `options` are the JSON of those of a table."""
        guest = await auth.guest(request)
        throttle(request, "asks", address_of(request) if guest is None else guest.id)
        return await daily.show(_hub(request), guest, day, game, rules, seats, options)

    @app.post("/api/join")
    async def join(request: Request, guest: Somebody, ask: wire.Join) -> wire.Joined:
        """Come to a table by its invitation."""
        throttle(request, "heavy", guest.id)
        return wire.Joined(table=await _hub(request).join(guest, ask.invite))

    @app.post("/api/records", status_code=201)
    async def add_record(request: Request, guest: Somebody, ask: wire.NewRecord) -> wire.Made:
        """Bring a record to watch it."""
        throttle(request, "heavy", guest.id)
        return await _hub(request).add_record(guest, ask.text)

    # Not response_class=PlainTextResponse: its refusals would then be declared as plain text, too.
    @app.get(
        "/api/records/{record}",
        response_class=Response,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def record(
        request: Request,
        record: str,
        guest: Somebody,
        viewer: Annotated[int | None, Query(ge=-2, lt=wire.MOST_SEATS)] = None,
    ) -> PlainTextResponse:
        """The record: masked for the guest while the game runs, whole when it has ended."""
        charge(request, guest, record)
        text = await records.text(_hub(request), guest, record, viewer)
        name = f'attachment; filename="{record}.rec"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    @app.get("/api/records/{record}/views")
    async def views(
        request: Request,
        record: str,
        guest: Somebody,
        viewer: Annotated[int | None, Query(ge=-2, lt=wire.MOST_SEATS)] = None,
        since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Query(ge=1, le=MOST_PAGE)] = 20,
    ) -> wire.ViewPage:
        """A replay, page by page."""
        charge(request, guest, record)
        return await records.views(_hub(request), guest, record, viewer, since, count)

    @app.get("/api/invitations/{invite}")
    async def invitation(request: Request, _guest: Somebody, invite: str) -> wire.InvitationShape:
        """An invitation as a link that friends can follow, and as a picture for their phones."""
        if not is_id(invite) or await _hub(request).store.table_by_invite(invite) is None:
            raise Denied("NO_SUCH_INVITATION")
        link = f"{auth.link_base(request)}/j/{invite}"
        return wire.InvitationShape(link=link, qr=qr_picture(link))

    @app.get("/api/lan")
    async def lan(request: Request) -> wire.LanShape:
        """Whether whoever asks may let others of the local network in, and where those then come."""
        if not _is_at_home(request):
            return wire.LanShape(addresses=[], may=False)
        return wire.LanShape(addresses=request.app.state.lan.addresses())

    @app.post("/api/lan")
    async def set_lan(request: Request, ask: wire.LanAsk) -> wire.LanShape:
        """Listen on the local network too; only for the person at this machine."""
        auth.check_origin(request)
        _check_local(request)
        return wire.LanShape(addresses=await request.app.state.lan.switch(ask.on))

    app.router.routes.append(WebSocketRoute("/api/socket", SocketDoor()))


class SocketDoor:
    """Lets a guest's socket in."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        try:
            auth.check_origin(websocket)
            guest = await auth.known_guest(websocket)
        except Denied as no:
            await websocket.close(1008, no.answer.code)
            return
        await websocket.accept()
        await Socket(websocket.app.state.hub, guest, receive, send, websocket.app.state.asks).run()


def _is_at_home(request: Request) -> bool:
    return auth.is_local(request) and request.app.state.lan is not None


def _check_local(request: Request) -> None:
    if not _is_at_home(request):
        raise Denied("NOT_LOCAL")


def _sync(table: str) -> wire.Sync:
    try:
        return wire.Sync(table=table)
    except ValidationError as problem:
        raise Denied("NO_SUCH_TABLE", problem=describe(problem)) from problem


def _refusing(answer: wire.Answer) -> Denied:
    found = Denied("BROKEN")
    if isinstance(answer, wire.Refused):
        found.answer = answer
    return found
