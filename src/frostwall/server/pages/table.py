"""The page of a table: before the start, while it is played, at the end, and when the device is passed on.

A form here is one message to the table (`wire.Ask`); what is refused comes back on the table's page with the reason,
what is done redirects to it. Not here: how a position is told (pages_position.py, pages_board.py).
"""

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse, RedirectResponse
from pydantic import ValidationError

from frostwall.core.types import SPECTATOR
from frostwall.games.watch.pages.board import picture
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.limits import charge
from frostwall.server.pages import moves, position
from frostwall.server.pages.position import Cell, Grid, Names
from frostwall.server.pages.words import Speech, hub_of, language, page, qr, somebody
from frostwall.server.table import records
from frostwall.server.table.guests import Guest
from frostwall.words import Catalogue

router = APIRouter(include_in_schema=False)

Tree = dict[str, Any]

SECONDS: Final = 5  # until a page that waits looks again
SHOWN: Final = 40  # events of the log
MORE: Final = 400
LINES: Final = 3  # how many lines of the record at most make one event of the log
MEANWHILE: Final = 12
CHAT: Final = 30
LEVELS: Final = ("full", "medium", "easy")
EXAMPLE: Final = {"watch": "road 17", "silverfrost": "prepare"}

ASKS: Final[dict[str, type[wire.Asking]]] = {
    "move": wire.Move,
    "why": wire.Why,
    "hint": wire.Hint,
    "undo": wire.Undo,
    "chat": wire.Chat,
    "sit": wire.Sit,
    "stand": wire.Stand,
    "fill": wire.Fill,
    "empty": wire.Empty,
    "remove": wire.Remove,
    "mute": wire.Mute,
    "pause": wire.Pause,
    "word": wire.Word,
    "start": wire.Start,
    "vote": wire.Vote,
    "back": wire.Back,
    "concede": wire.Concede,
    "rematch": wire.Rematch,
    "close": wire.Close,
}
NUMBERS: Final = ("seat", "decision", "to")
ANSWERS: Final = ("on", "yes", "consent")


def refusing(answer: wire.Refused) -> Denied:
    found = Denied(answer.code)
    found.answer = answer
    return found


# --- forms ------------------------------------------------------------------------------------------


def ask_of(do: str, table: str, form: dict[str, str]) -> wire.Ask:
    """The message that a form stands for."""
    kind = ASKS.get(do)
    if kind is None:
        raise Denied("NO_SUCH_PAGE")
    fields: dict[str, Any] = {"type": kind.model_fields["type"].default, "table": table}
    for name in kind.model_fields:
        text = form.get(name, "")
        if name in ("type", "table", "ref") or not text.strip():
            continue
        if name in NUMBERS:
            fields[name] = _whole(text, name)
        elif name in ANSWERS:
            fields[name] = text == "yes"
        else:
            fields[name] = text
    if kind is wire.Move:
        fields["moves"] = [move.strip() for move in _typed(form).split(";") if move.strip()]
    if kind is wire.Word:
        fields.setdefault("text", "")
    try:
        return wire.ask_adapter.validate_python(fields)
    except ValidationError as problem:
        first = problem.errors()[0]
        name = str(first["loc"][1]) if len(first["loc"]) > 1 else ""  # after the message's type
        if name in ("moves", "text"):  # an empty line, or one that is too long
            reason = "empty" if not _typed(form).strip() else "too_long"
            code = "UNKNOWN_TEXT" if kind in (wire.Move, wire.Why) else "BAD_MESSAGE"
            raise Denied(code, reason=reason, word=_typed(form)[:40], problem=name) from problem
        raise Denied("BAD_MESSAGE", problem=name[:40]) from problem


def _typed(form: dict[str, str]) -> str:
    return form.get("move") or form.get("text") or ""


def _whole(text: str, name: str) -> int:
    try:
        return int(text[:12])
    except ValueError as problem:
        raise Denied("BAD_MESSAGE", problem=name) from problem


@router.post("/t/{table}/{do}")
async def act(request: Request, table: str, do: str) -> Response:
    form = await auth.checked_form(request)
    guest = await somebody(request)
    seat = _whole(form["as"], "as") if form.get("as") else None
    if do == "pick":  # counted cards put together to the notation of one move
        do, form["text"] = "move", moves.chosen(form)
    answer: wire.Answer
    try:
        answer = await hub_of(request).ask(guest, ask_of(do, table, form))
    except Denied as no:
        answer = no.answer
    except ValidationError as problem:
        raise Denied("NO_SUCH_TABLE") from problem
    if isinstance(answer, wire.Refused):
        return await _table(request, guest, table, seat=seat, refused=answer, typed=_typed(form))
    result = answer.result if isinstance(answer, wire.Done) and answer.result is not None else {}
    if do in ("hint", "why"):
        return await _table(request, guest, table, seat=seat, result=result, typed=form.get("text", ""))
    if do == "rematch":
        return RedirectResponse(f"/t/{result['table']}", 303)
    if do == "close":
        return RedirectResponse("/", 303)
    return RedirectResponse(_here(table, seat), 303)


@router.get("/t/{table}/record.txt")
async def record(request: Request, table: str) -> PlainTextResponse:
    """The record: whole when the game has ended, before that as this guest may see it."""
    guest = await somebody(request)
    charge(request, guest, table)
    text = await records.text(hub_of(request), guest, table)
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{table[:24]}.rec"'}
    )


@router.get("/t/{table}/{do}")
async def acted(table: str, do: str) -> RedirectResponse:
    """The address of a form, looked at again after a refusal."""
    if do not in ASKS and do != "pick":
        raise Denied("NO_SUCH_PAGE")
    return RedirectResponse(_here(table, None), 303)


def _here(table: str, seat: int | None) -> str:
    clean = table if table.isalnum() else ""
    return f"/t/{clean}" if seat is None else f"/t/{clean}?seat={seat}"


# --- the page ---------------------------------------------------------------------------------------


@router.get("/t/{table}")
async def show(
    request: Request,
    table: str,
    seat: Annotated[int | None, Query(ge=SPECTATOR, lt=wire.MOST_SEATS)] = None,
    still: bool = False,
    log: Annotated[int, Query(ge=0, le=MORE)] = SHOWN,
) -> Response:
    guest = await somebody(request)
    return await _table(request, guest, table, seat=seat, still=still, log=log)


async def synced(request: Request, guest: Guest, table: str, seat: int | None) -> wire.Synced:
    try:
        ask = wire.Sync(table=table, seat=seat)
    except ValidationError as problem:
        raise Denied("NO_SUCH_TABLE") from problem
    answer = await hub_of(request).ask(guest, ask)
    if isinstance(answer, wire.Refused):
        raise refusing(answer)
    assert isinstance(answer, wire.Synced)
    return answer


async def _table(
    request: Request,
    guest: Guest,
    table: str,
    seat: int | None = None,
    still: bool = False,
    log: int = SHOWN,
    refused: wire.Refused | None = None,
    result: Tree | None = None,
    typed: str = "",
) -> Response:
    found = await synced(request, guest, table, seat)
    info, you = found.info, found.you
    if info.stage == "closed" and info.source == "import":
        if refused is not None:
            raise refusing(refused)
        return RedirectResponse(f"/r/{info.id}", 303)
    say = Speech(language(request))
    names = Names(say, info.seats)
    waits = _waiting_own(found)
    if waits is not None:
        here = _here(table, None)
        return page(
            request, "pass.html", None, say=say, name=names[waits], seat=waits, table=info.id, path=here
        )
    facts = {**_common(request, found, names, say), "still": still}
    catalogue = say.game(info.game, found.scene)
    if refused is not None:
        facts["refusal"] = {
            "text": say.refusal(refused, catalogue, names.list, you.viewer),
            "rule": refused.rule,
            "needs": "",
        }
    status = 200 if refused is None else 409
    if info.stage == "lobby":
        facts["refresh"] = None if you.host or still or refused else SECONDS
        facts |= _lobby(request, found)
        return page(request, "lobby.html", guest, status, say=say, **facts)
    facts |= _game(found, names, say, typed)
    waiting = info.stage == "playing" and not facts["mine"] and not still and refused is None
    facts["refresh"] = f"{SECONDS}; url={facts['here']}" if waiting else None
    facts |= await _log(request, guest, found, catalogue, names, say, log)
    facts["answer"], facts["hinted"] = _result(result, say)
    return page(request, "table.html", guest, status, say=say, **facts)


def _waiting_own(found: wire.Synced) -> int | None:
    """With several own seats: the one that is to decide, if it is not the one whose view this is."""
    own = found.you.seats
    if len(own) < 2 or found.view is None or found.info.stage != "playing":
        return None
    acting = [seat for seat in own if seat in found.view["actors"]]
    return acting[0] if acting and found.you.viewer not in acting else None


def _common(request: Request, found: wire.Synced, names: Names, say: Speech) -> Tree:
    """What the page of a table has before, during and after a game."""
    info, you = found.info, found.you
    many = len(you.seats) > 1
    seats = [_seat(seat, found, names, say, hub_of(request).clock()) for seat in info.seats]
    sitting = {seat.guest for seat in info.seats if seat.guest is not None}
    here = _here(info.id, you.viewer if many else None)
    return {
        "info": info,
        "you": you,
        "many": many,
        "viewer": you.viewer,
        "key": secrets.token_urlsafe(12),
        "here": here,
        "path": here,
        "quiet": f"{here}{'&' if '?' in here else '?'}still=1",  # this page without looking again by itself
        "game_name": info.game,
        "seconds": SECONDS,
        "seats": seats,
        "own_seats": [seat for seat in seats if seat["own"]],
        "others": [
            {"name": one.name, "notes": _presence(one, info, say)}
            for one in info.guests
            if one.guest not in sitting
        ],
        "manage": [one for one in info.guests if one.guest != you.guest],
        "absent": [seat for seat in seats if seat["absent"]],
        "chat": [_chat(line, names, say) for line in found.chat[-CHAT:]],
        "options": _options(info, say),
    }


def _presence(one: wire.GuestShape, info: wire.TableShape, say: Speech) -> list[str]:
    notes = [say("guest-here") if one.here else say("guest-gone")]
    notes += [say("lobby-host")] if one.guest == info.host else []
    return notes + ([say("guest-muted")] if one.muted else [])


def _seat(seat: wire.SeatShape, found: wire.Synced, names: Names, say: Speech, now: float) -> Tree:
    notes: list[str] = []
    own = seat.seat in found.you.seats
    if seat.kind == "bot":
        notes.append(f"{say('lobby-bot')} {seat.bot}, {say('level', level=seat.level or 'full')}")
    notes += [say("lobby-you")] if own else []
    notes += [say("lobby-host")] if seat.guest is not None and seat.guest == found.info.host else []
    absent = seat.kind == "person" and seat.away is not None and not own
    if absent and seat.away is not None:
        notes.append(f"{say('away')} ({say.time(now - seat.away)})")
    if seat.conceded:
        notes.append(say("conceded"))
    elif seat.caretaker is not None:
        notes.append(say("caretaker", bot=seat.caretaker))
    settings = found.info.settings
    if settings.clock_game is not None and found.info.stage != "lobby":
        notes.append(say("clock-used", time=say.time(seat.used)))
    if seat.deadline is not None:
        notes.append(say("clock-left", time=say.time(seat.deadline - now)))
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": names[seat.seat],
        "notes": notes,
        "own": own,
        "absent": absent and seat.caretaker is None and settings.caretaker == "vote",
    }


def _chat(line: wire.ChatShape, names: Names, say: Speech) -> Tree:
    if line.notice is None:
        return {"name": line.name or "–", "text": line.text}
    try:
        args = {"name": line.name or "–", **line.notice.args}
        return {"name": "", "text": say.notice(line.notice.code, args, names.list)}
    except (KeyError, ValueError):  # written by another version of this server
        return {"name": "", "text": line.notice.code}


def _options(info: wire.TableShape, say: Speech) -> list[dict[str, str]]:
    """The house rules that differ from the usual ones."""
    catalogue = say.game(info.game)
    found: list[dict[str, str]] = []
    for key, value in info.options.items():
        text = catalogue.option(key)
        found.append({"label": text.label, "value": text.value(value)})
    return found


def _lobby(request: Request, found: wire.Synced) -> Tree:
    path = found.you.invite
    link = None if path is None else f"{auth.link_base(request)}{path}"
    games = hub_of(request).games().games
    return {
        "link": link,
        "code": "" if link is None else qr(link),
        "open": any(seat.kind == "open" for seat in found.info.seats),
        "bots": next(game.bots for game in games if game.name == found.info.game),
        "levels": LEVELS,
    }


# --- the game ---------------------------------------------------------------------------------------


def _game(found: wire.Synced, names: Names, say: Speech, typed: str) -> Tree:
    info, view = found.info, found.view
    assert view is not None
    assert found.scene is not None
    words = position.words_of(say.lang, found.scene, view, names.list)
    viewer = found.you.viewer
    cared = next(
        (seat.caretaker for seat in info.seats if seat.seat in found.you.seats and seat.caretaker), None
    )
    mine = info.stage == "playing" and viewer in view["actors"] and not info.paused
    conceded = viewer >= 0 and info.seats[viewer].conceded
    mine = mine and not conceded
    actors = [seat for seat in view["actors"] if seat >= 0]
    outcome = None
    if info.stage in ("over", "closed"):
        outcome = outcome_of(view, info.ending, words.catalogue, words.names, say)
    return {
        "mine": mine,
        "typed": typed,
        "example": EXAMPLE.get(info.game, ""),
        "decision": view["decision"],
        "phase": words.catalogue.phase(view["phase"]) if info.stage == "playing" else "",
        "turn": view["turn"],
        "actors": words.catalogue.join([names[seat] for seat in actors]),
        "position": position.position(view, words, say),
        "picture": picture(view, words) if info.game == "watch" else None,
        "moves": moves.moves(view, words) if mine else [],
        "can_undo": found.undo is not None and info.stage == "playing",
        "cared": cared if not conceded else None,
        "votes": [_vote(vote, found, names, say) for vote in info.votes],
        "outcome": outcome,
        "seq": found.seq,
    }


def outcome_of(
    view: Tree, ending: str | None, catalogue: Catalogue, names: Sequence[str], say: Speech
) -> Tree:
    """Who won and where the points came from; of a game ended early, how it stood."""
    outcome = view["outcome"]
    if outcome is None:
        rows = [
            [Cell(names[seat]), Cell(str(one["points"]), number=True)]
            for seat, one in enumerate(view["seats"])
        ]
        text = say("over-ended", reason=ending or "agreed")
        return {"text": text, "grid": Grid(text, [say("people"), say("points")], rows, "outcome")}
    told = catalogue.ending(outcome["ending"])
    winners = [names[seat] for seat in outcome["winners"]]
    text = (
        say("over-won", names=catalogue.join(winners), ending=told)
        if winners
        else say("over-nobody", ending=told)
    )
    rows = []
    for rank, seat in enumerate(outcome["ranking"], 1):
        sources = [f"{catalogue.source(name)} {n}" for name, n in outcome["sources"][seat].items() if n]
        rows.append(
            [
                Cell(str(rank), number=True),
                Cell(names[seat]),
                Cell(str(outcome["points"][seat]), number=True),
                Cell(", ".join(sources) or "–"),
            ]
        )
    heads = [say("over-rank"), say("people"), say("over-total"), say("over-sources")]
    return {"text": text, "grid": Grid(text, heads, rows, "outcome")}


def _vote(vote: wire.VoteShape, found: wire.Synced, names: Names, say: Speech) -> Tree:
    def listed(seats: Sequence[int]) -> str:
        return say.own.join([names[seat] for seat in seats]) or say("vote-nobody")

    seat = names[vote.seat] if vote.seat is not None else ""
    return {
        "text": say(
            "vote-is", matter=vote.matter, by=names[vote.by], to=0 if vote.to is None else vote.to, seat=seat
        ),
        "state": say("vote-state", yes=listed(vote.yes), needed=listed(vote.needed)),
        "open": any(seat in vote.needed for seat in found.you.seats),
        "matter": vote.matter,
        "seat": vote.seat,
    }


def _result(result: Tree | None, say: Speech) -> tuple[str, str]:
    """The answer to a question: what a bot would do, or that a move is legal."""
    if result is None:
        return "", ""
    if result.get("legal"):
        return say("moves-legal", text=str(result.get("text", ""))), ""
    advice = [str(move) for move in result.get("moves", [])]
    return (say("hint-is", moves="; ".join(advice)), "; ".join(advice)) if advice else (say("hint-none"), "")


async def _log(
    request: Request,
    guest: Guest,
    found: wire.Synced,
    catalogue: Catalogue,
    names: Names,
    say: Speech,
    last: int,
) -> Tree:
    """The log, newest first, and what happened since the guest was here last."""
    viewer = found.you.viewer
    events = await records.log(hub_of(request), guest, found.table, viewer, last * LINES)
    told = [tell(event, catalogue, names.list, viewer, say) for event in events[-last:]]
    since = [tell(event, catalogue, names.list, viewer, say) for event in found.meanwhile[-MEANWHILE:]]
    more = last < MORE and len(events) >= last
    return {
        "log": told[::-1],
        "more_log": min(MORE, last * 4) if more else 0,
        "meanwhile": since if len(found.meanwhile) > 1 else [],
    }


def tell(
    event: wire.EventShape, catalogue: Catalogue, names: Sequence[str], viewer: int, say: Speech
) -> dict[str, str]:
    return {"text": say.event(event, catalogue, names, viewer), "rule": event.rule}
