"""The web client as files: its page at the addresses of pages, its parts below /client/, the way to the plain pages.

The client is built from web/ and packed beside this package, or lies in web/dist of the tree. It is read once, at the
start: everything in the folder is public, and nothing else is. Where there is no client, or where a visitor prefers
them, the same addresses show the pages without script.
"""

import mimetypes
import re
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from frostwall.games import games
from frostwall.server.http.made import ENCODINGS, File
from frostwall.server.pages.home import YEAR, safe_path
from frostwall.server.pages.page import SEE_OTHER

PREFIX: Final = "/client/"
INDEX: Final = "index.html"
COOKIE: Final = "frostwall_plain"
PAGES: Final = re.compile(r"/(new|about|(rules|learn|puzzles)(/[^/]+)*|[tjr]/[^/]+)?")
# These carry a hash of their content in their names.
HASHED: Final = f"{PREFIX}assets/"

# Some machines map these suffixes to other types.
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def find_client() -> Path | None:
    """The folder of the built client: the package's own, else that of the tree this package lies in."""
    here = Path(__file__).resolve().parents[1]
    for folder in (here / "web", here.parents[2] / "web" / "dist"):
        if (folder / INDEX).is_file():
            return folder
    return None


def read_client(folder: Path) -> dict[str, File]:
    """All files of the client by their addresses."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    found: dict[str, File] = {}
    for path in paths:
        if path.suffix in ENCODINGS.values() and path.with_suffix("").is_file():
            continue
        packed = {
            name: beside.read_bytes()
            for name, suffix in ENCODINGS.items()
            if (beside := path.with_name(path.name + suffix)).is_file()
        }
        found[PREFIX + path.relative_to(folder).as_posix()] = File.of(_kind(path), path.read_bytes(), packed)
    return found


def _kind(path: Path) -> str:
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


class Client:
    """Serves the client's files and pages, and passes every other request on to the app."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self.app = app
        self.files = read_client(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            answer = self._answer(Request(scope))
        await (self.app if answer is None else answer)(scope, receive, send)

    def _answer(self, request: Request) -> Response | None:
        path = request.url.path
        if path in self.files and path != PREFIX + INDEX:
            cache = (
                "public, max-age=31536000, immutable" if path.startswith(HASHED) else "public, max-age=3600"
            )
            return self.files[path].answer(request.headers, cache)
        if PAGES.fullmatch(path) and COOKIE not in request.cookies:
            # Not cached, so that a newer client is found at once. Which page it is depends on the cookie.
            index = self.files[PREFIX + INDEX]
            return index.answer(request.headers, "no-cache", "accept-encoding, cookie")
        return None


# --- with or without script -------------------------------------------------------------------------

router = APIRouter(include_in_schema=False)

To = Annotated[str, Query(max_length=400)]


@router.get("/plain")
async def plain(request: Request, to: To = "") -> RedirectResponse:
    """Use the pages without script from now on. A browser without script is sent here by the page it was at."""
    response = RedirectResponse(_without_script(_back(request, to)), SEE_OTHER)
    secure: bool = request.app.state.config.is_secure
    response.set_cookie(COOKIE, "1", max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


@router.get("/rich")
async def rich(request: Request, to: To = "") -> RedirectResponse:
    """Back to the client."""
    response = RedirectResponse(_back(request, to), SEE_OTHER)
    response.delete_cookie(COOKIE, path="/")
    return response


def _back(request: Request, to: str) -> str:
    if not to:
        came = urlsplit(request.headers.get("referer", ""))
        to = came.path if came.netloc == request.headers.get("host") else ""
    path = safe_path(to)
    return "/" if path.startswith(("/plain", "/rich")) else path


def _without_script(path: str) -> str:
    """The plain page of an address that only the client has."""
    parts = path.partition("?")[0].strip("/").split("/")
    if parts[0] == "learn" or parts == ["rules"]:
        return f"/rules/{parts[1] if len(parts) > 1 else next(iter(games))}"
    return path
