"""The pages of the house: the rulebook, what this server is and keeps, and the switch for the local network."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from frostwall import about
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.pages.words import Speech, hub_of, language, may_switch_lan, page, qr
from frostwall.words.rulebook import Entry, Rulebook, UnknownRulebook

router = APIRouter(include_in_schema=False)

FOUND: Final = 8  # topics of the rulebook that one search shows

# --- rules and about --------------------------------------------------------------------------------


@router.get("/rules/{game}")
async def rules(
    request: Request, game: str, words: Annotated[str, Query(max_length=80)] = ""
) -> HTMLResponse:
    say = Speech(language(request))
    book = _book(game, say)
    found = book.search(words, FOUND) if words.strip() else []
    chapters = [] if found else [(title, book.entries(title)) for title in book.chapters()]
    return await _rules(request, say, book, found, chapters, words.strip())


@router.get("/rules/{game}/{rule}")
async def rule(request: Request, game: str, rule: str) -> HTMLResponse:
    say = Speech(language(request))
    book = _book(game, say)
    entry = book.entry(rule[:80])
    if entry is None:
        raise Denied("NO_SUCH_PAGE")
    return await _rules(request, say, book, [entry], [], "")


def _book(game: str, say: Speech) -> Rulebook:
    try:
        return Rulebook(game, say.lang)
    except UnknownRulebook as problem:
        raise Denied("NO_SUCH_PAGE") from problem


async def _rules(
    request: Request,
    say: Speech,
    book: Rulebook,
    found: list[Entry],
    chapters: list[tuple[str, list[Entry]]],
    words: str,
) -> HTMLResponse:
    shown = [
        {
            "name": entry.name,
            "ids": entry.ids,
            "title": entry.title,
            "text": entry.text,
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
        chapters=chapters,
        words=words,
    )


@router.get("/about")
async def about_page(request: Request) -> HTMLResponse:
    keep = request.app.state.config.keep
    kept = [(what, round(getattr(keep, what) or 0)) for what in ("guests", "lobby", "idle", "finished")]
    return page(request, "about.html", await auth.guest(request), kept=kept, describe=about.describe())


# --- the local network ------------------------------------------------------------------------------


@router.get("/lan")
async def lan(request: Request) -> HTMLResponse:
    return await _lan(request, tried=False)


@router.post("/lan")
async def switch_lan(request: Request) -> Response:
    form = await auth.checked_form(request)
    _check_local(request)
    found = await request.app.state.lan.switch(form.get("on") == "yes")
    return (
        RedirectResponse("/lan", 303) if found or form.get("on") != "yes" else await _lan(request, tried=True)
    )


async def _lan(request: Request, tried: bool) -> HTMLResponse:
    _check_local(request)
    addresses = request.app.state.lan.addresses()
    return page(
        request,
        "lan.html",
        await auth.guest(request),
        addresses=addresses,
        code=qr(addresses[0]) if addresses else "",
        tried=tried,
        path="/lan",
    )


def _check_local(request: Request) -> None:
    if not may_switch_lan(request):
        raise Denied("NOT_LOCAL")
