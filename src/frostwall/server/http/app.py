"""The server as an ASGI app: the API, the socket, the pages and the web client, with what guards them."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import JSONResponse
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from frostwall import about
from frostwall.core.game import Game
from frostwall.server import logs
from frostwall.server.config import Config
from frostwall.server.denied import Denied
from frostwall.server.http import api, auth, client_files, gate
from frostwall.server.http.errors import REFUSALS, add_errors
from frostwall.server.http.limits import BodyLimit, Buckets
from frostwall.server.http.made import answer_once
from frostwall.server.http.socket import Socket
from frostwall.server.pages import routes
from frostwall.server.pulse import Pulse
from frostwall.server.store import Store
from frostwall.server.table.hub import Hub
from frostwall.server.workers import Workers

if TYPE_CHECKING:
    from frostwall.server.traces import Traces


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
    hub.traces = _traces(config)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()
            if hub.traces is not None:
                await asyncio.to_thread(hub.traces.close)

    app = FastAPI(
        title="Frostwall table",
        version=about.VERSION,
        description="Tables for board games. The socket at /api/socket takes the same messages as "
        "POST /api/tables/{table}/ask; docs/protocol.md shows them.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=REFUSALS,
    )
    _fill_state(app, hub, config, Pulse(store, clock))
    add_errors(app)
    app.add_api_route("/health", health, include_in_schema=False)
    app.add_api_route("/ready", ready, include_in_schema=False)
    app.add_api_route("/openapi.json", openapi, include_in_schema=False)
    app.include_router(api.router)
    app.router.routes.append(WebSocketRoute("/api/socket", SocketDoor()))
    app.include_router(routes.router)
    if config.client is not None:
        app.include_router(client_files.router)
        app.add_middleware(client_files.Client, folder=config.client)
    app.add_middleware(BodyLimit, session=auth.COOKIE)
    app.add_middleware(gate.Gate, figures=hub.figures, bans=hub.bans)
    app.add_middleware(auth.Guard, config=config)
    app.add_middleware(logs.Watched, traces=hub.traces)
    return app


def _fill_state(app: FastAPI, hub: Hub, config: Config, pulse: Pulse) -> None:
    app.state.hub = hub
    app.state.config = config
    app.state.lan = None
    app.state.pulse = pulse
    app.state.made = {}  # answers that are the same for everybody
    app.state.forms = {}  # parts of pages that are
    app.state.requests = gate.tokens()
    app.state.asks = Buckets(rate=20, burst=80, clock=time.monotonic)
    app.state.arrivals = Buckets(rate=0.5, burst=60, clock=time.monotonic)
    app.state.heavy = Buckets(rate=0.5, burst=20, clock=time.monotonic)


def _traces(config: Config) -> "Traces | None":
    if config.traces is None:
        return None
    from frostwall.server.traces import Traces  # its packages are an extra

    return Traces(config.traces)


async def health() -> dict[str, str]:
    return {"status": "ok", "version": about.VERSION, "engine": about.engine()}


async def ready(request: Request) -> JSONResponse:
    """Can this server do its work? It writes to its database and reads it, at most once a second."""
    works = await request.app.state.pulse.works()
    status = {"status": "ready" if works else "not ready", "version": about.VERSION}
    return JSONResponse(status, 200 if works else 503)


async def openapi(request: Request) -> Response:
    """The interface for programs, for tools that read OpenAPI."""
    return answer_once(request, "openapi", lambda: json.dumps(request.app.openapi()))


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
        hub: Hub = websocket.app.state.hub
        socket = Socket(hub, guest, receive, send, websocket.app.state.asks)
        with hub.bans.watching(websocket.client.host if websocket.client else "", socket.end):
            await socket.run()
