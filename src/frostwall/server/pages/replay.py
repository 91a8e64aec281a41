"""A record, line by line: the position after each line as one viewer may see it. First, back, next, last."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from frostwall.core.types import CHANCE, SPECTATOR
from frostwall.games.watch.pages.board import picture
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.limits import charge
from frostwall.server.pages import position
from frostwall.server.pages.position import Names
from frostwall.server.pages.table import outcome_of, synced, tell
from frostwall.server.pages.words import Speech, hub_of, language, page, somebody, throttle
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
    say = Speech(language(request))
    names = Names(say, found.info.seats)
    words = position.words_of(say.lang, found.scene, step.view, names.list)
    facts = _step(step, part, names, words.catalogue, say)
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
        phase=words.catalogue.phase(step.view["phase"]),
        turn=step.view["turn"],
        position=position.position(step.view, words, say),
        picture=picture(step.view, words) if found.info.game == "watch" else None,
        outcome=outcome_of(step.view, None, words.catalogue, words.names, say) if over else None,
        can_play=found.info.stage in ENDED and not over,
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
    return RedirectResponse(f"/t/{made.table}", 303)


def _step(
    step: wire.ViewStep, part: wire.ViewPage, names: Names, catalogue: Any, say: Speech
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
        "events": [tell(event, catalogue, names.list, part.viewer, say) for event in step.events],
        "steps": [
            ("first", 0 if behind else None),
            ("prev", at - 1 if behind else None),
            ("next", at + 1 if ahead else None),
            ("last", part.last if ahead else None),
        ],
    }


def _viewers(found: wire.Synced, names: Names, say: Speech) -> list[tuple[int, str]]:
    """Whose eyes one may look through: while the game runs the own ones, afterwards everybody's."""
    ended = found.info.stage in ENDED
    seats = range(len(found.info.seats)) if ended else found.you.seats
    return [(SPECTATOR, say("replay-viewer-all")), *((seat, names[seat]) for seat in seats)]
