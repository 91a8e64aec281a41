"""What can be played, and the game of a day."""

import json
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from frostwall.core.rng import Rng
from frostwall.server import wire
from frostwall.server.http.api.asking import Anybody, AskedHub
from frostwall.server.http.made import answer_once
from frostwall.server.table import daily
from frostwall.server.table.rules import checked_rules

router = APIRouter()


@router.get("/api/games", response_model=wire.GameList)
async def games(request: Request, hub: AskedHub) -> Response:
    """What can be played: modes, seats, options, bots, sets of cards."""
    return answer_once(request, "games", lambda: hub.games().model_dump_json())


@router.get("/api/scenes/{game}")
async def scene(
    request: Request, hub: AskedHub, game: str, seats: Annotated[int, Query(ge=1, le=wire.MOST_SEATS)]
) -> Response:
    """What never changes at a table of this game, with its usual rules: places, cards, costs."""

    def make() -> str:
        mode, _ = checked_rules(hub.registry, hub.sets, game, None, seats, {})
        found = hub.registry[game]
        return json.dumps(found.scene(found.setup(mode, seats, Rng(0))))

    return answer_once(request, f"scene {game[:40]} {seats}", make)


@router.get("/api/daily/{day}")
async def daily_game(
    hub: AskedHub,
    guest: Anybody,
    day: str,
    game: Annotated[str, Query(max_length=40)],
    seats: Annotated[int, Query(ge=1, le=wire.MOST_SEATS)],
    rules: Annotated[str | None, Query(max_length=40)] = None,
    options: Annotated[str, Query(max_length=daily.LONGEST_OPTIONS)] = "{}",
) -> wire.DailyShape:
    """The game of a day (a date, or `today`) with its results here. `options` are the JSON of those of a table."""
    return await daily.show(hub, guest, day, game, rules, seats, options)
