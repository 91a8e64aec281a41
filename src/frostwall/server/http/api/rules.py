"""The rulebook as data, for clients that show and search it themselves; the same for everybody."""

import gzip
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http.client_files import File
from frostwall.words.rulebook import Rulebook, UnknownRulebook

router = APIRouter()


@router.get("/api/rules/{game}", response_model=wire.RuleBook)
async def rules(
    request: Request, game: str, lang: Annotated[str, Query(pattern=r"^[a-z]{2}$")] = "en"
) -> Response:
    """All entries of a game's rulebook in reading order; in English where it is not written in `lang`."""
    try:
        book = Rulebook(game, lang)
    except UnknownRulebook as problem:
        raise Denied("NO_SUCH_PAGE") from problem
    return _file(book.game, book.lang).answer(request.headers, "public, max-age=600")


@cache
def _file(game: str, lang: str) -> File:
    book = Rulebook(game, lang)
    entries = [
        wire.RuleEntry(
            name=entry.name,
            ids=list(entry.ids),
            chapter=entry.chapter,
            title=entry.title,
            text=entry.text,
            see=list(entry.see),
            modes=list(entry.modes),
            words=list(entry.words),
        )
        for entry in book.entries()
    ]
    text = wire.RuleBook(game=game, lang=lang, entries=entries).model_dump_json().encode()
    return File.of("application/json", text, {"gzip": gzip.compress(text, 9, mtime=0)})
