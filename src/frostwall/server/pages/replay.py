"""A record, line by line: the position after each line, as one viewer may see it."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from frostwall.core.types import CHANCE, SPECTATOR
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.limits import charge
from frostwall.server.pages.face import Sentences
from frostwall.server.pages.generic import style_of
from frostwall.server.pages.outcome import outcome_of
from frostwall.server.pages.page import go, hub_of, page, somebody, speech, throttle
from frostwall.server.pages.speech import Speech
from frostwall.server.pages.table import game_page, synced, tell
from frostwall.server.table import records

router = APIRouter(include_in_schema=False)

ENDED: Final = ("over", "closed")


@router.get("/r/{record}")
async def replay(
    request: Request,
    record: str,
    line: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    viewer: Annotated[int, Query(ge=SPECTATOR, lt=wire.MOST_SEATS)] = SPECTATOR,
) -> HTMLResponse:
    guest = await somebody(request)
    throttle(request, "asks", guest.id)
    found = await synced(request, guest, record, None)
    charge(request, guest, record)
    if found.scene is None or found.view is None:
        raise Denied("NOT_PLAYING")
    part = await records.views(hub_of(request), guest, record, viewer, line, 1)
    step = next((step for step in part.steps if (step.line.seq if step.line else 0) == line), None)
    if step is None:
        raise Denied("NO_SUCH_LINE", line=line, last=part.last)
    say = speech(request)
    names = say.seat_names(found.info.seats)
    game = game_page(found, step.view, names, say)
    facts = _step(step, part, names, game.catalogue, say)
    over = step.view["outcome"] is not None
    return page(
        request,
        "replay.html",
        guest,
        say=say,
        info=found.info,
        game_name=found.info.game,
        line=line,
        last=part.last,
        viewer=part.viewer,
        viewers=_viewers(found, names, say),
        style=style_of(found.info.game),
        phase=game.catalogue.phase(step.view["phase"]),
        turn=step.view["turn"],
        position=game.position(),
        picture=game.picture(say("picture"), ""),
        outcome=outcome_of(step.view, None, game.catalogue, game.names, say) if over else None,
        can_play=found.info.stage in ENDED and not over,
        can_review=found.info.stage in ENDED and found.info.rules in games.box(found.info.game).brains,
        can_close=found.you.host and found.info.source == "import",
        path=f"/r/{found.info.id}?line={line}&viewer={part.viewer}",
        **facts,
    )


@router.post("/r/{record}")
async def play_on(request: Request, record: str) -> Response:
    """A table that begins with the position after a line; its host chooses who plays the other seats."""
    form = await auth.checked_form(request)
    guest = await somebody(request)
    throttle(request, "heavy", guest.id)
    found = await synced(request, guest, record, None)
    text = await records.text(hub_of(request), guest, record)
    line = form.get("line", "")
    ask = wire.NewTable(
        game=found.info.game,
        rules=found.info.rules,
        seats=len(found.info.seats),
        record=text,
        to=int(line[:9]) if line.isascii() and line.isdigit() else 0,
    )
    made = await hub_of(request).make_table(guest, ask)
    return go(f"/t/{made.table}")


def _step(
    step: wire.ViewStep, part: wire.ViewPage, names: Sequence[str], catalogue: Sentences, say: Speech
) -> dict[str, Any]:
    at = step.line.seq if step.line is not None else 0
    moved = None
    if step.line is not None:
        seat = step.line.seat
        by = say("replay-chance") if seat == CHANCE else say("replay-by", seat=names[seat])
        moved = {"by": by, "text": step.line.text}
    ahead, behind = at < part.last, at > 0
    return {
        "moved": moved,
        "events": [tell(event, catalogue, names, part.viewer, say) for event in step.events],
        "steps": [
            ("first", 0 if behind else None),
            ("prev", at - 1 if behind else None),
            ("next", at + 1 if ahead else None),
            ("last", part.last if ahead else None),
        ],
    }


def _viewers(found: wire.Synced, names: Sequence[str], say: Speech) -> list[tuple[int, str]]:
    """Through which seats a viewer may look: their own during a game, all of them afterwards."""
    ended = found.info.stage in ENDED
    seats = range(len(found.info.seats)) if ended else found.you.seats
    return [(SPECTATOR, say("replay-viewer-all")), *((seat, names[seat]) for seat in seats)]
