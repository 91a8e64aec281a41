"""All routes of the pages without script: every table and every record, in every language, for every browser."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response

from frostwall.games import games
from frostwall.server.denied import Denied
from frostwall.server.http.made import answer_once
from frostwall.server.pages import about, home, invitations, new_table, puzzles, replay, rules, table
from frostwall.server.pages.generic import face_of

STATIC: Final = Path(__file__).parent / "static"
NAMES: Final = ("mark.svg", "style.css")
KINDS: Final = {".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}

router = APIRouter(include_in_schema=False)
for part in (home, new_table, invitations, table, replay, rules, puzzles, about):
    router.include_router(part.router)


@router.api_route("/static/{path:path}", methods=["GET", "HEAD"])
async def style(request: Request, path: str) -> Response:
    """The mark, the style of all pages, and what a game's pages need besides it."""
    file = _file(path)
    if file is None:
        raise Denied("NO_SUCH_PAGE")
    return answer_once(
        request,
        f"static/{path}",
        lambda: file.read_text(encoding="utf-8"),
        "public, max-age=3600",
        KINDS[path[path.rindex(".") :]],
    )


def _file(path: str) -> Traversable | None:
    game = path.removeprefix("games/").removesuffix(".css")
    if path == f"games/{game}.css" and game in games:
        return face_of(game).style
    return STATIC / path if path in NAMES else None
