"""The rulebook as data, for clients that show and search it themselves; the same for everybody."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http.made import answer_once
from frostwall.words.rulebook import Rulebook, UnknownRulebook, rulebook
from frostwall.words.told import tell

router = APIRouter()


@router.get("/api/rules/{game}", response_model=wire.RuleBook)
async def rules(
    request: Request, game: str, lang: Annotated[str, Query(pattern=r"^[a-z]{2}$")] = "en"
) -> Response:
    """All entries of a game's rulebook in reading order; in English where it is not written in `lang`."""
    try:
        book = rulebook(game, lang)
    except UnknownRulebook as problem:
        raise Denied("NO_SUCH_PAGE") from problem
    return answer_once(request, f"rules/{book.game}/{book.lang}", lambda: _text(book), "public, max-age=600")


def _text(book: Rulebook) -> str:
    entries = [
        wire.RuleEntry(
            name=entry.name,
            ids=list(entry.ids),
            chapter=entry.chapter,
            title=entry.title,
            text=tell(entry.text, book.game, book.lang),
            see=list(entry.see),
            modes=list(entry.modes),
            words=list(entry.words),
        )
        for entry in book.entries()
    ]
    return wire.RuleBook(
        game=book.game, lang=book.lang, entries=entries, elsewhere=book.elsewhere
    ).model_dump_json()
