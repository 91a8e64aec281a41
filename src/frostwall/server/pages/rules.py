"""The rulebooks of the games: all chapters, a search, and single rules."""

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.pages.page import hub_of, page, speech
from frostwall.server.pages.rendering import PAGES, fragment
from frostwall.server.pages.speech import Speech
from frostwall.words.rulebook import Entry, Rulebook, UnknownRulebook, rulebook
from frostwall.words.told import tell

router = APIRouter(include_in_schema=False)

FOUND: Final = 8  # topics that one search shows


@router.get("/rules/{game}")
async def rules(
    request: Request, game: str, words: Annotated[str, Query(max_length=80)] = ""
) -> HTMLResponse:
    say = speech(request)
    book = _book(game, say)
    found = book.search(words, FOUND) if words.strip() else []
    return await _rules(request, say, book, found, None if found else _contents(book), words.strip())


@router.get("/rules/{game}/{rule}")
async def rule(request: Request, game: str, rule: str) -> HTMLResponse:
    say = speech(request)
    book = _book(game, say)
    entry = book.entry(rule[:80])
    if entry is None:
        raise Denied("NO_SUCH_PAGE")
    return await _rules(request, say, book, [entry], None, "")


@lru_cache(maxsize=16)
def _contents(book: Rulebook) -> Markup:
    """All chapters with their rules: hundreds of links, which are the same for everybody."""
    chapters = [(title, book.entries(title)) for title in book.chapters()]
    return fragment(PAGES, "rules_contents.html", game_name=book.game, chapters=chapters)


def _book(game: str, say: Speech) -> Rulebook:
    try:
        return rulebook(game, say.lang)
    except UnknownRulebook as problem:
        raise Denied("NO_SUCH_PAGE") from problem


async def _rules(
    request: Request,
    say: Speech,
    book: Rulebook,
    found: list[Entry],
    contents: Markup | None,
    words: str,
) -> HTMLResponse:
    shown = [
        {
            "name": entry.name,
            "ids": entry.ids,
            "title": entry.title,
            "text": tell(entry.text, book.game, book.lang),
            "see": [other for name in entry.see if (other := book.entry(name)) is not None],
        }
        for entry in found
    ]
    games = [game.name for game in hub_of(request).games().games if Rulebook.languages(game.name)]
    return page(
        request,
        "rules.html",
        await auth.guest(request),
        say=say,
        game_name=book.game,
        games=games,
        found=shown,
        contents=contents,
        words=words,
    )
