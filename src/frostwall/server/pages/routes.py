"""All routes of the pages without script: every table and every record, in every language, for every browser."""

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from frostwall.games import games
from frostwall.server.denied import Denied
from frostwall.server.pages import about, home, invitations, new_table, puzzles, replay, rules, table
from frostwall.server.pages.generic import face_of

router = APIRouter(include_in_schema=False)
for part in (home, new_table, invitations, table, replay, rules, puzzles, about):
    router.include_router(part.router)


@router.get("/static/games/{game}.css")
async def game_style(game: str) -> Response:
    """What a game's pages need besides the style of all pages."""
    style = face_of(game).style if game in games else None
    if style is None:
        raise Denied("NO_SUCH_PAGE")
    text = style.read_text(encoding="utf-8")
    return PlainTextResponse(text, media_type="text/css", headers={"Cache-Control": "max-age=3600"})
