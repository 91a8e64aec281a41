"""The page of a table: before the start, while it is played, at the end, and when the device is passed on.

A form here is one message to the table (forms.py). What is refused comes back on the table's page with the reason; what
is done redirects to it. What a game shows of its position and its moves is the business of its face (face.py).
"""

import secrets
from collections.abc import Container, Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse, RedirectResponse
from pydantic import ValidationError

from frostwall.bots import newcomer
from frostwall.core.types import SPECTATOR
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.limits import charge
from frostwall.server.pages.face import Button, GamePage, Moves, Sentences, Tree
from frostwall.server.pages.forms import ASKS, PICK, ask_of, picked, typed, whole
from frostwall.server.pages.generic import face_of, style_of
from frostwall.server.pages.outcome import outcome_of
from frostwall.server.pages.page import go, hub_of, page, qr, somebody, speech
from frostwall.server.pages.speech import Speech
from frostwall.server.table import records
from frostwall.server.table.guests import Guest

router = APIRouter(include_in_schema=False)

SECONDS: Final = 5  # until a page that waits looks again
SHOWN: Final = 40  # events of the log
MORE: Final = 400
LINES: Final = 3  # how many lines of the record at most make one event of the log
MEANWHILE: Final = 12
CHAT: Final = 30
SPOTS: Final = "spots"  # the form of the buttons in a picture


def refusing(answer: wire.Refused) -> Denied:
    found = Denied(answer.code)
    found.answer = answer
    return found


# --- forms ------------------------------------------------------------------------------------------


@router.post("/t/{table}/{do}")
async def act(request: Request, table: str, do: str) -> Response:
    form = await auth.checked_form(request)
    guest = await somebody(request)
    seat = whole(form["as"], "as") if form.get("as") else None
    if do == PICK:
        do, form["text"] = "move", picked(form)
    answer: wire.Answer
    try:
        answer = await hub_of(request).ask(guest, ask_of(do, table, form))
    except Denied as no:
        answer = no.answer
    except ValidationError as problem:
        raise Denied("NO_SUCH_TABLE") from problem
    if isinstance(answer, wire.Refused):
        return await _table(request, guest, table, seat=seat, refused=answer, typed=typed(form))
    result = answer.result if isinstance(answer, wire.Done) and answer.result is not None else {}
    if do in ("hint", "why"):
        return await _table(request, guest, table, seat=seat, result=result, typed=form.get("text", ""))
    if do == "rematch":
        return go(f"/t/{result['table']}")
    if do == "close":
        return go("/")
    return go(_here(table, seat))


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
    if do not in ASKS and do != PICK:
        raise Denied("NO_SUCH_PAGE")
    return go(_here(table, None))


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
        return go(f"/r/{info.id}")
    say = speech(request)
    names = say.seat_names(info.seats)
    waits = _waiting_own(found)
    if waits is not None:
        here = _here(table, None)
        return page(
            request, "pass.html", None, say=say, name=names[waits], seat=waits, table=info.id, path=here
        )
    facts = {**_common(request, found, names, say), "still": still}
    game = game_page(found, found.view, names, say) if found.view is not None else None
    if refused is not None:
        catalogue = say.game(info.game) if game is None else game.catalogue
        facts["refusal"] = {
            "text": say.refusal(refused, catalogue, names, you.viewer),
            "rule": refused.rule,
            "needs": "",
        }
    status = 200 if refused is None else 409
    if info.stage == "lobby" or game is None:
        facts["refresh"] = None if you.host or still or refused else SECONDS
        facts |= _lobby(request, found)
        return page(request, "lobby.html", guest, status, say=say, **facts)
    facts |= _game(found, game, names, say)
    facts["typed"] = typed
    waiting = info.stage == "playing" and not facts["mine"] and not still and refused is None
    facts["refresh"] = f"{SECONDS}; url={facts['here']}" if waiting else None
    facts |= await _log(request, guest, found, game.catalogue, names, say, log)
    facts["answer"], facts["hinted"] = _result(result, found, game, facts["moves"], say)
    return page(request, "table.html", guest, status, say=say, **facts)


def game_page(found: wire.Synced, view: Tree, names: Sequence[str], say: Speech) -> GamePage:
    """What the table's game shows of a view."""
    assert found.scene is not None
    return face_of(found.info.game).page(say, found.scene, view, names)


def _waiting_own(found: wire.Synced) -> int | None:
    """With several own seats: the one that is to decide, if it is not the one whose view this is."""
    own = found.you.seats
    if len(own) < 2 or found.view is None or found.info.stage != "playing":
        return None
    acting = [seat for seat in own if seat in found.view["actors"]]
    return acting[0] if acting and found.you.viewer not in acting else None


def _common(request: Request, found: wire.Synced, names: Sequence[str], say: Speech) -> Tree:
    """What the page of a table has before, during and after a game."""
    info, you = found.info, found.you
    many = len(you.seats) > 1
    seats = [_seat(seat, found, names, say, hub_of(request).clock()) for seat in info.seats]
    sitting = {seat.guest for seat in info.seats if seat.guest is not None}
    here = _here(info.id, you.viewer if many else None)
    return {
        "info": info,
        "where": f"/t/{info.id}",
        "you": you,
        "many": many,
        "viewer": you.viewer,
        "key": secrets.token_urlsafe(12),
        "here": here,
        "path": here,
        "quiet": f"{here}{'&' if '?' in here else '?'}still=1",  # this page without looking again by itself
        "game_name": info.game,
        "style": style_of(info.game),
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
        "option_notes": _notes(found, hub_of(request).games().games, say),
    }


def _presence(one: wire.GuestShape, info: wire.TableShape, say: Speech) -> list[str]:
    notes = [say("guest-here") if one.here else say("guest-gone")]
    notes += [say("lobby-host")] if one.guest == info.host else []
    return notes + ([say("guest-muted")] if one.muted else [])


def _seat(seat: wire.SeatShape, found: wire.Synced, names: Sequence[str], say: Speech, now: float) -> Tree:
    notes: list[str] = []
    own = seat.seat in found.you.seats
    if seat.kind == "bot":
        notes.append(say.game(found.info.game).bot(seat.bot or "", seat.level or "full"))
    notes += [say("lobby-you")] if own else []
    notes += [say("lobby-host")] if seat.guest is not None and seat.guest == found.info.host else []
    absent = seat.kind == "person" and seat.away is not None and not own
    if absent and seat.away is not None:
        notes.append(f"{say('away')} ({say.time(now - seat.away)})")
    if seat.conceded:
        notes.append(say("conceded"))
    elif seat.caretaker is not None:
        notes.append(say("caretaker"))
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
        "style": say.bot_style(found.info.game, seat.bot or "") if seat.kind == "bot" else "",
        "own": own,
        "absent": absent and seat.caretaker is None and settings.caretaker == "vote",
    }


def _chat(line: wire.ChatShape, names: Sequence[str], say: Speech) -> Tree:
    if line.notice is None:
        return {"name": line.name or "–", "text": line.text}
    try:
        args = {"name": line.name or "–", **line.notice.args}
        return {"name": "", "text": say.notice(line.notice.code, args, names)}
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


def _notes(found: wire.Synced, games: Sequence[wire.GameShape], say: Speech) -> list[str]:
    """What everybody should know about the options as they are, the usual ones included, and about the set-up."""
    info = found.info
    catalogue = say.game(info.game)
    known = next(game.options[info.rules] for game in games if game.name == info.game)
    notes = [
        catalogue.option(option["key"]).note(info.options.get(option["key"], option["default"]))
        for option in known
    ]
    notes += [catalogue.note(note) for note in (found.scene or {}).get("notes", ())]
    return [note for note in notes if note]


def _lobby(request: Request, found: wire.Synced) -> Tree:
    path = found.you.invite
    link = None if path is None else f"{auth.link_base(request)}{path}"
    games = hub_of(request).games().games
    return {
        "link": link,
        "code": "" if link is None else qr(link),
        "open": any(seat.kind == "open" for seat in found.info.seats),
        "shape": next(game for game in games if game.name == found.info.game),
        "usual_bot": newcomer(found.info.game)[0],
    }


# --- the game ---------------------------------------------------------------------------------------


def _game(found: wire.Synced, game: GamePage, names: Sequence[str], say: Speech) -> Tree:
    info, view = found.info, found.view
    assert view is not None
    playing = info.stage == "playing"
    mine = _may_move(found, view)
    outcome = None
    if info.stage in ("over", "closed"):
        outcome = outcome_of(view, info.ending, game.catalogue, game.names, say)
    return {
        "mine": mine,
        "example": game.example,
        "typed_only": game.typed() if mine else [],
        "decision": view["decision"] if playing else None,
        "phase": game.catalogue.phase(view["phase"]) if playing else "",
        "turn": view["turn"],
        "actors": game.catalogue.join([names[seat] for seat in view["actors"] if seat >= 0]),
        "position": game.position(),
        "picture": game.picture(say("picture"), SPOTS if mine else ""),
        "moves": game.moves() if mine else [],
        "can_undo": found.undo is not None and playing,
        "consent": say.own.join([names[seat] for seat in found.consent]) if playing else "",
        "cared": _caretaker(found),
        "votes": [_vote(vote, found, names, say) for vote in info.votes],
        "outcome": outcome,
        "seq": found.seq,
    }


def _may_move(found: wire.Synced, view: Tree) -> bool:
    """Whether the guest is asked for a move now."""
    info = found.info
    asked = info.stage == "playing" and found.you.viewer in view["actors"]
    return asked and not info.paused and not _has_conceded(found)


def _caretaker(found: wire.Synced) -> str | None:
    """The bot that plays for the guest, who may take the seat back."""
    if found.info.stage != "playing" or _has_conceded(found):
        return None
    mine = [seat for seat in found.info.seats if seat.seat in found.you.seats]
    return next((seat.caretaker for seat in mine if seat.caretaker), None)


def _has_conceded(found: wire.Synced) -> bool:
    viewer = found.you.viewer
    return viewer >= 0 and found.info.seats[viewer].conceded


def _vote(vote: wire.VoteShape, found: wire.Synced, names: Sequence[str], say: Speech) -> Tree:
    def listed(seats: Sequence[int]) -> str:
        return say.own.join([names[seat] for seat in seats]) or say("vote-nobody")

    seat = names[vote.seat] if vote.seat is not None else ""
    return {
        "text": say("vote-is", matter=vote.matter, by=names[vote.by], seat=seat),
        "state": say("vote-state", yes=listed(vote.yes), needed=listed(vote.needed)),
        "open": any(seat in vote.needed for seat in found.you.seats),
        "matter": vote.matter,
        "seat": vote.seat,
    }


def _result(
    result: Tree | None, found: wire.Synced, game: GamePage, moves: Sequence[Moves], say: Speech
) -> tuple[str, Button | None]:
    """The answer to a question: that a move is legal, or a hint with what speaks for it, as the client says it."""
    if result is None:
        return "", None
    if result.get("legal"):
        return say("moves-legal", text=str(result.get("text", ""))), None
    if not result.get("moves"):
        return say("hint-none"), None
    text = str(result["moves"][0])
    label = in_words(text, result["says"][0], moves, say)
    return hint_in_words(result, found.info.game, game, found.you.viewer, moves, say), Button(text, label)


def hint_in_words(
    result: Tree, name: str, game: GamePage, viewer: int, moves: Sequence[Moves], say: Speech
) -> str:
    """The move, what speaks for it, how sure that is, and the next best one."""
    best = in_words(str(result["moves"][0]), result["says"][0], moves, say)
    told = [say.hint("says", move=best)]
    told += [say.reason(name, game, each, viewer) for each in result["reasons"]]
    if result.get("sure") and result.get("next"):
        other = result["next"][0]
        told.append(say.hint("sure", sure=result["sure"], move=in_words(other["text"], other, moves, say)))
    return " ".join(told)


def in_words(text: str, fields: Tree, moves: Sequence[Moves], say: Speech) -> str:
    """A move as its button says it, or as its form does."""
    for group in moves:
        for button in group.buttons:
            if button.text == text:
                return group.title if button.label == group.title else f"{group.title}: {button.label}"
    form = next((group for group in moves if group.form and group.kind == fields["kind"]), None)
    if form is None:
        return text
    labels = {item.name: item.label for item in [*form.items, *form.wanted]}

    def goods(name: str) -> str:
        found = fields[name]
        if isinstance(found, dict):
            return say.own.join([f"{count} {labels[each]}" for each, count in found.items()])
        return say.own.join([labels[each] for each in found])

    if form.form == "trade":
        return f"{form.title}. {say('moves-give')}: {goods('give')}. {say('moves-take')}: {goods('take')}."
    return f"{form.title}: {goods('cards')}" if fields.get("cards") else form.title


async def _log(
    request: Request,
    guest: Guest,
    found: wire.Synced,
    catalogue: Sentences,
    names: Sequence[str],
    say: Speech,
    last: int,
) -> Tree:
    """The log, newest first, and what happened since the guest was here last."""
    viewer = found.you.viewer
    events, undone = await records.log(hub_of(request), guest, found.table, viewer, last * LINES)
    told = [tell(event, catalogue, names, viewer, say, undone) for event in events[-last:]]
    stand = [event for event in found.meanwhile if event.seq not in undone]
    since = [tell(event, catalogue, names, viewer, say) for event in stand[-MEANWHILE:]]
    more = last < MORE and len(events) >= last
    asked = next((vote.to for vote in found.info.votes if vote.to is not None), found.seq)
    back = [event for event in events if event.seq > asked and event.seq not in undone]
    return {
        "log": told[::-1],
        "more_log": min(MORE, last * 4) if more else 0,
        "meanwhile": since if len(found.meanwhile) > 1 else [],
        "asked_back": [tell(event, catalogue, names, viewer, say) for event in back],
    }


def tell(
    event: wire.EventShape,
    catalogue: Sentences,
    names: Sequence[str],
    viewer: int,
    say: Speech,
    undone: Container[int] = (),
) -> Tree:
    text = say.event(event, catalogue, names, viewer)
    return {"text": text, "rule": event.rule, "undone": event.seq in undone}
