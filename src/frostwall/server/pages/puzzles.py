"""Puzzles without script: the list of a game by theme and level, and a page for each with the moves as forms.

Nobody needs a session, and nothing is stored: the answer to a form is a page with the verdict, which leads to the next
puzzle. What is shown is made from what the seat of the puzzle sees (table/puzzles.py).
"""

import asyncio
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from frostwall.games import games
from frostwall.lab.verdict import said, seat_names
from frostwall.puzzles import LEVELS, Puzzle, Verdict
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.pages.face import Tree
from frostwall.server.pages.forms import PICK, ask_of, picked, typed
from frostwall.server.pages.generic import style_of
from frostwall.server.pages.page import anybody, go, page, speech
from frostwall.server.pages.table import SPOTS, game_page, tell
from frostwall.server.table import puzzles
from frostwall.server.table.guests import Guest
from frostwall.server.table.match import Match

router = APIRouter(include_in_schema=False)

FORMS: Final = ("move", PICK, "why")
SHOWN: Final = 40  # events of the log


@router.get("/puzzles")
async def first(request: Request) -> RedirectResponse:
    """The puzzles of the first game that has some."""
    await anybody(request)
    return go(f"/puzzles/{next(iter([*_games(), *games]))}")


@router.get("/puzzles/{game}")
async def listed(request: Request, game: str) -> HTMLResponse:
    guest = await anybody(request)
    say, found = speech(request), puzzles.listed(game)
    numbers = {each.id: n for n, each in enumerate(found.puzzles, 1)}
    themes = [
        {
            "title": say.theme(game, theme),
            "help": say.theme(game, theme, "help"),
            "levels": [
                (
                    level,
                    [each for each in found.puzzles if (each.theme, each.level) == (theme, level)],
                )
                for level in LEVELS
            ],
        }
        for theme in found.themes
    ]
    return page(
        request,
        "puzzles.html",
        guest,
        say=say,
        game_name=game,
        games=_games(),
        themes=themes,
        numbers=numbers,
    )


@router.get("/puzzles/{game}/{puzzle}")
async def show(request: Request, game: str, puzzle: str) -> HTMLResponse:
    guest = await anybody(request)
    found, match = await asyncio.to_thread(puzzles.opened, game, puzzle)
    return _page(request, guest, found, match)


@router.get("/puzzles/{game}/{puzzle}/{do}")
async def asked(request: Request, game: str, puzzle: str, do: str) -> RedirectResponse:
    """The address of a form, looked at again after it was sent."""
    await anybody(request)
    if do not in FORMS or game not in games or not puzzle.isalnum():
        raise Denied("NO_SUCH_PAGE")
    return go(f"/puzzles/{game}/{puzzle}")


@router.post("/puzzles/{game}/{puzzle}/{do}")
async def act(request: Request, game: str, puzzle: str, do: str) -> Response:
    """A move is the answer; another one is asked about."""
    form = await auth.checked_form(request)
    guest = await anybody(request)
    if do not in FORMS:
        raise Denied("NO_SUCH_PAGE")
    found, match = await asyncio.to_thread(puzzles.opened, game, puzzle)
    if do == PICK:
        do, form["text"] = "move", picked(form)
    try:
        ask = ask_of(do, found.id, form)
        if isinstance(ask, wire.Move):
            return _page(request, guest, found, match, puzzles.answered(found, match, ask))
        legal = puzzles.asked(found, match, ask)
    except Denied as no:
        return _page(request, guest, found, match, refused=no.answer, line=typed(form))
    assert isinstance(legal, wire.Done)
    text = str((legal.result or {}).get("text", ""))
    return _page(request, guest, found, match, legal=text, line=typed(form))


def _games() -> list[str]:
    """The games that have puzzles."""
    return [box.name for box in games.boxes() if box.puzzles is not None]


def _page(
    request: Request,
    guest: Guest | None,
    puzzle: Puzzle,
    match: Match,
    verdict: Verdict | None = None,
    refused: wire.Refused | None = None,
    legal: str = "",
    line: str = "",
) -> HTMLResponse:
    """The position, with its moves or with the verdict on one."""
    say, shape = speech(request), puzzles.shown(puzzle, match)
    table = shape.table
    assert table.view is not None
    names = seat_names(say.lang, len(table.info.seats))
    names[puzzle.seat] = say.learn("you")
    game = game_page(table, table.view, names, say)
    refusal: Tree | None = None
    if refused is not None:
        text = say.refusal(refused, game.catalogue, names, puzzle.seat)
        refusal = {"text": text, "rule": refused.rule, "needs": ""}
    told = verdict and said(verdict, match.game, puzzle.seat, say.lang, names, game.named)
    open_now = told is None
    ids = [each.id for each in puzzles.listed(table.info.game).puzzles]
    number = ids.index(puzzle.id) + 1
    log = [tell(event, game.catalogue, names, puzzle.seat, say) for event in table.meanwhile[-SHOWN:]]
    return page(
        request,
        "puzzle.html",
        guest,
        200 if refused is None else 409,
        say=say,
        path=f"/puzzles/{table.info.game}/{puzzle.id}",
        where=f"/puzzles/{table.info.game}/{puzzle.id}",
        game_name=table.info.game,
        style=style_of(table.info.game),
        rules=table.info.rules,
        puzzle=puzzle,
        theme=say.theme(table.info.game, puzzle.theme),
        number=number,
        all=len(ids),
        next=ids[number] if number < len(ids) else None,
        told=told,
        right=verdict is not None and verdict.right,
        refusal=refusal,
        answer=say("moves-legal", text=legal) if legal else "",
        typed=line,
        example=game.example,
        typed_only=game.typed() if open_now else [],
        decision=table.view["decision"],
        phase=game.catalogue.phase(table.view["phase"]),
        turn=table.view["turn"],
        viewer=puzzle.seat,
        many=False,
        key=puzzle.id,
        position=game.position(),
        picture=game.picture(say("picture"), SPOTS if open_now else ""),
        moves=game.moves() if open_now else [],
        log=log[::-1],
    )
