"""Puzzles: the list of a game, a position, and what is asked of it. Nobody needs a session for them."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Body, Path, Request, Response

from frostwall.server import wire
from frostwall.server.http import auth
from frostwall.server.http.api.asking import Anybody
from frostwall.server.http.made import answer_once
from frostwall.server.table import puzzles

router = APIRouter()

Game = Annotated[str, Path(max_length=40)]


@router.get("/api/puzzles/{game}", response_model=wire.PuzzleList)
async def listed(request: Request, game: Game) -> Response:
    """All puzzles of a game, without their answers."""
    return answer_once(request, f"puzzles {game}", lambda: puzzles.listed(game).model_dump_json())


@router.get("/api/puzzles/{game}/{puzzle}")
async def shown(game: Game, puzzle: wire.Id, _guest: Anybody) -> wire.PuzzleShape:
    """A position, as the seat that is to move sees it."""
    found, match = await asyncio.to_thread(puzzles.opened, game, puzzle)
    return puzzles.shown(found, match)


@router.post("/api/puzzles/{game}/{puzzle}/ask")
async def ask(
    request: Request, game: Game, puzzle: wire.Id, _guest: Anybody, ask: Annotated[wire.Ask, Body()]
) -> wire.Answer:
    """As at a table: `move` answers the puzzle, and its `result` is a PuzzleVerdict; `why` and `preview` help."""
    auth.check_origin(request)
    found, match = await asyncio.to_thread(puzzles.opened, game, puzzle)
    return puzzles.asked(found, match, ask)
