"""Who is asking, and from where: the session cookie, the origin of a request, tokens of forms, headers of answers.

A session is a random token in an HttpOnly cookie; the store keeps only its hash. A request that changes something must
come from our own pages: its Origin says so, and a form also carries a token that only our pages hold.
"""

import hashlib
import hmac
from typing import Final
from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frostwall.server.config import Config, Lan
from frostwall.server.denied import Denied
from frostwall.server.table.guests import Guest
from frostwall.server.table.hub import Hub

COOKIE: Final = "frostwall_session"
YEAR: Final = 31_536_000
LONGEST_FORM: Final = 200  # fields

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


def _config(connection: HTTPConnection) -> Config:
    found: Config = connection.app.state.config
    return found


def hub_of(connection: HTTPConnection) -> Hub:
    found: Hub = connection.app.state.hub
    return found


# --- sessions ---------------------------------------------------------------------------------------


async def guest(connection: HTTPConnection) -> Guest | None:
    return await hub_of(connection).guests.of_token(connection.cookies.get(COOKIE))


async def known_guest(connection: HTTPConnection) -> Guest:
    found = await guest(connection)
    if found is None:
        raise Denied("NO_SESSION")
    return found


def set_session(response: Response, request: HTTPConnection, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=_config(request).is_secure,
    )


def end_session(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/")


# --- where it comes from ----------------------------------------------------------------------------


def check_origin(connection: HTTPConnection) -> None:
    """Deny a request that another site made a browser send. Programs that are no browser send no Origin."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        raise Denied("WRONG_ORIGIN")
    origin = connection.headers.get("origin")
    if origin is None:
        return
    public = _config(connection).public_url
    own = [] if public is None else [public.lower()]
    host = connection.headers.get("host", "").lower()
    parts = urlsplit(origin.lower())
    if origin.lower() in own or (parts.scheme in ("http", "https") and parts.netloc == host):
        return
    raise Denied("WRONG_ORIGIN")


def csrf_token(request: HTTPConnection) -> str:
    """The token in our own forms. Nobody else can compute it, and it does not reveal the session."""
    session = request.cookies.get(COOKIE, "")
    return hmac.new(session.encode(), b"frostwall form", hashlib.sha256).hexdigest() if session else ""


async def checked_form(request: Request) -> dict[str, str]:
    """The fields of a form that one of our pages sent."""
    check_origin(request)
    async with request.form(max_files=1, max_fields=LONGEST_FORM, max_part_size=4_200_000) as form:
        found: dict[str, str] = {}
        for name, value in form.multi_items():
            if isinstance(value, str):
                found[name] = value
            else:
                found[name] = (await value.read()).decode("utf-8", "replace")
    if not hmac.compare_digest(found.pop("csrf", "").encode(), csrf_token(request).encode()):
        raise Denied("BAD_TOKEN")
    return found


def lan_of(connection: HTTPConnection) -> Lan | None:
    """The switch of the local network, for the person at this machine; None for everybody else."""
    found: Lan | None = connection.app.state.lan
    return found if is_local(connection) else None


def known_lan(connection: HTTPConnection) -> Lan:
    found = lan_of(connection)
    if found is None:
        raise Denied("NOT_LOCAL")
    return found


def is_local(request: HTTPConnection) -> bool:
    """Is it the person at this machine, asking a server started by `frostwall play`?"""
    if not _config(request).local or request.client is None:
        return False
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))
    return request.client.host in ("127.0.0.1", "::1") and not forwarded


def link_base(request: HTTPConnection) -> str:
    """Where others reach this server; links for friends begin with it. For the person at this machine it is the address
    in the local network, once that is switched on."""
    public = _config(request).public_url
    lan = lan_of(request)
    if public is None and lan is not None and lan.addresses():
        return lan.addresses()[0].rstrip("/")
    return (public or str(request.base_url)).rstrip("/")


# --- what every answer says -------------------------------------------------------------------------


class Guard:
    """Refuses unknown host names, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableHeaders(scope=message), self.config, scope["path"])
            await send(message)

        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if not self.config.answers_to(host):
            await _wrong_host(scope, careful)
            return
        # A socket's messages have no headers.
        await self.app(scope, receive, careful if scope["type"] == "http" else send)


def add_headers(headers: MutableHeaders, config: Config, path: str) -> None:
    headers.setdefault("content-security-policy", CSP)
    headers["x-content-type-options"] = "nosniff"
    headers["x-frame-options"] = "DENY"
    # Not "no-referrer": browsers then send no usable Origin with our own forms.
    headers["referrer-policy"] = "same-origin"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-resource-policy"] = "same-origin"
    headers["permissions-policy"] = "camera=(), microphone=(), geolocation=()"
    if not path.startswith("/static/"):
        headers.setdefault("cache-control", "no-store")
    if config.is_secure:
        headers["strict-transport-security"] = "max-age=31536000"


async def _wrong_host(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": "WRONG_HOST"})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 400, "headers": headers})
    await send({"type": "http.response.body", "body": b"WRONG_HOST\n"})
