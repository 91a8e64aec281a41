"""The plain pages: all of the table server without script, in two languages, for every browser and every reader.

Here: home, sessions, new tables, invitations. The table itself is in pages_table.py, the replay in pages_replay.py,
rules and what is about the server in pages_house.py. A form that succeeds redirects, so that looking again repeats
nothing.
"""

import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import ValidationError

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.limits import address_of
from frostwall.server.pages import house, replay
from frostwall.server.pages import table as pages_table
from frostwall.server.pages.words import (
    LANGUAGE_COOKIE,
    LANGUAGES,
    Speech,
    arrive,
    hub_of,
    language,
    page,
    somebody,
    throttle,
)
from frostwall.server.table.guests import Guest
from frostwall.server.table.ids import is_id

router = APIRouter(include_in_schema=False)
router.include_router(pages_table.router)
router.include_router(replay.router)
router.include_router(house.router)

# What "play now" sets up; of other games the first mode with most seats.
PLAY_NOW: Final = {"watch": ("brotherhood", 4), "silverfrost": ("standard", 2)}
PREFERRED: Final = "greedy"
LEVELS: Final = ("full", "medium", "easy")
YEAR: Final = 31_536_000
SEE_OTHER: Final = 303


def go(path: str) -> RedirectResponse:
    return RedirectResponse(path, SEE_OTHER)


def safe_path(text: str) -> str:
    """Where to go back to: a path of ours, nothing else."""
    inside = text.startswith("/") and not text.startswith(("//", "/\\")) and text.isprintable()
    return text if inside and len(text) < 200 else "/"


async def refusal_page(request: Request, refused: wire.Refused, status: int) -> HTMLResponse:
    """A refusal where there is no better page to say it."""
    say = Speech(language(request))
    asks_name = refused.code == "NO_SESSION"
    return page(
        request,
        "refused.html",
        None if asks_name else await auth.guest(request),
        status,
        say=say,
        title=say("name-title") if asks_name else say("refused"),
        text=say.refusal(refused),
        rule=refused.rule,
        asks_name=asks_name,
        back=None if refused.table is None else f"/t/{refused.table}",
        path=request.url.path if request.method == "GET" else "/",
    )


# --- home and sessions ------------------------------------------------------------------------------


@router.get("/")
async def home(request: Request) -> HTMLResponse:
    return await _home(request, await auth.guest(request))


async def _home(
    request: Request, guest: Guest | None, status: int = 200, refused: wire.Refused | None = None
) -> HTMLResponse:
    say = Speech(language(request))
    lines = [_line(line, say) for line in await hub_of(request).tables(guest)]
    return page(
        request,
        "home.html",
        guest,
        status,
        say=say,
        games=hub_of(request).games().games,
        mine=sorted((line for line in lines if line["mine"]), key=lambda line: not line["my_turn"]),
        open=[line for line in lines if not line["mine"] and line["stage"] in ("lobby", "playing")],
        refusal=None if refused is None else {"text": say.refusal(refused), "needs": "", "rule": ""},
        path="/",
    )


def _line(line: wire.TableLine, say: Speech) -> dict[str, Any]:
    names = [say("seat-free") if name is None else name for name in line.names]
    return {**line.model_dump(), "with": ", ".join(names)}


@router.post("/guest")
async def come_in(request: Request) -> Response:
    form = await auth.checked_form(request)
    response = go(safe_path(form.get("back", "/")))
    if await auth.guest(request) is None:
        try:
            _, token = await arrive(request, form.get("name", ""))
        except Denied as no:
            return await _home(request, None, 422, no.answer)
        auth.set_session(response, request, token)
    return response


@router.post("/leave")
async def leave(request: Request) -> Response:
    await auth.checked_form(request)
    guest = await auth.guest(request)
    if guest is not None:
        await hub_of(request).guests.end_session(guest)
    response = go("/")
    auth.end_session(response)
    return response


@router.get("/me/delete")
async def ask_delete(request: Request) -> HTMLResponse:
    return page(request, "delete.html", await somebody(request))


@router.post("/me/delete")
async def delete(request: Request) -> Response:
    form = await auth.checked_form(request)
    guest = await somebody(request)
    if form.get("sure") != "yes":
        return go("/me/delete")
    await hub_of(request).delete_guest(guest)
    response = go("/")
    auth.end_session(response)
    return response


@router.post("/lang")
async def choose_language(request: Request) -> Response:
    form = await auth.checked_form(request)
    response = go(safe_path(form.get("back", "/")))
    if form.get("lang") in LANGUAGES:
        # Not HttpOnly: the client sets the same one.
        response.set_cookie(LANGUAGE_COOKIE, form["lang"], max_age=YEAR, samesite="lax")
    return response


async def _guest_of(request: Request, form: dict[str, str]) -> tuple[Guest, str | None]:
    """Whose form this is; a form of somebody without a session has a name in it."""
    known = await auth.guest(request)
    if known is not None:
        throttle(request, "asks", known.id)
        return known, None
    return await arrive(request, form.get("name", ""))


def _with_session(response: Response, request: Request, token: str | None) -> Response:
    if token is not None:
        auth.set_session(response, request, token)
    return response


# --- new tables -------------------------------------------------------------------------------------


@router.post("/play")
async def play_now(request: Request) -> Response:
    """A table with bots in all other seats, started at once."""
    form = await auth.checked_form(request)
    game = _game(request, form.get("game", ""))
    try:
        guest, token = await _guest_of(request, form)
    except Denied as no:
        return await _home(request, None, 422, no.answer)
    throttle(request, "heavy", guest.id)
    first = next(iter(game.rules))
    rules, seats = PLAY_NOW.get(game.name, (first, max(game.rules[first])))
    bots = [bot.name for bot in game.bots]
    bot = PREFERRED if PREFERRED in bots else bots[0]
    hub = hub_of(request)
    made = await hub.make_table(
        guest, wire.NewTable(game=game.name, rules=rules, seats=seats, bots=[bot] * (seats - 1))
    )
    answer = await hub.ask(guest, wire.Start(table=made.table))
    if isinstance(answer, wire.Refused):
        raise pages_table.refusing(answer)
    return _with_session(go(f"/t/{made.table}"), request, token)


def _game(request: Request, name: str) -> wire.GameShape:
    games = hub_of(request).games().games
    found = next((game for game in games if game.name == name), None)
    if found is None:
        raise Denied("UNKNOWN_GAME", game=name[:40]).with_needs(games=[game.name for game in games])
    return found


@router.get("/new")
async def new(
    request: Request,
    game: Annotated[str, Query(max_length=40)] = "watch",
    rules: Annotated[str, Query(max_length=40)] = "",
    seats: Annotated[int, Query(ge=0, le=wire.MOST_SEATS)] = 0,
) -> HTMLResponse:
    return await _new(request, _game(request, game), rules, seats)


async def _new(
    request: Request,
    game: wire.GameShape,
    rules: str,
    seats: int,
    status: int = 200,
    refused: wire.Refused | None = None,
) -> HTMLResponse:
    say = Speech(language(request))
    wanted = PLAY_NOW.get(game.name, (next(iter(game.rules)), 0))
    rules = rules if rules in game.rules else wanted[0]
    counts = game.rules[rules]
    seats = seats if seats in counts else wanted[1] if wanted[1] in counts else counts[-1]
    catalogue = say.game(game.name)
    shown = None
    if refused is not None:
        shown = {"text": say.refusal(refused, catalogue), "needs": "", "rule": refused.rule}
    return page(
        request,
        "new.html",
        await auth.guest(request),
        status,
        say=say,
        game=game,
        game_name=game.name,
        rules=rules,
        seats=seats,
        levels=LEVELS,
        settings=wire.Settings(),
        away_by_turns=wire.AWAY_BY_TURNS,
        options=_options(game, rules, seats, say),
        refusal=shown,
        path=f"/new?game={game.name}&rules={rules}&seats={seats}",
    )


def _options(game: wire.GameShape, rules: str, seats: int, say: Speech) -> list[dict[str, Any]]:
    """The house rules of a mode with so many seats, in words. A value not chosen is not sent."""
    catalogue = say.game(game.name)
    found: list[dict[str, Any]] = []
    for option in game.options[rules]:
        applies = option["applies"]
        if applies["seats"] and seats not in applies["seats"]:
            continue
        text = catalogue.option(option["key"])
        values = list(option["values"])
        if option["key"] == "set":
            values = list(dict.fromkeys([*values, *game.sets]))
        if len(values) < 2:
            continue
        numbers = option["type"] == "int"
        found.append(
            {
                "key": option["key"],
                "label": text.label,
                "help": text.help,
                "rule": option["rule"],
                "usual": text.value(option["default"]),
                "numbers": values if numbers else None,
                "others": []
                if numbers
                else [
                    (json.dumps(value), text.value(value)) for value in values if value != option["default"]
                ],
            }
        )
    return found


@router.post("/new")
async def make(request: Request) -> Response:
    form = await auth.checked_form(request)
    game = _game(request, form.get("game", ""))
    try:
        ask = _new_table(form)
        guest, token = await _guest_of(request, form)
        throttle(request, "heavy", guest.id)
        made = await hub_of(request).make_table(guest, ask)
    except Denied as no:
        text = form.get("seats", "")
        seats = int(text[:12]) if text.isdecimal() else 0  # Python reads no number of thousands of digits
        return await _new(request, game, form.get("rules", ""), seats, 422, no.answer)
    return _with_session(go(f"/t/{made.table}"), request, token)


def _new_table(form: dict[str, str]) -> wire.NewTable:
    """The form as the message it stands for; what does not fit is refused like any other message."""
    settings: dict[str, Any] = {"listed": form.get("listed") == "yes"}
    for name in ("pace", "caretaker"):
        settings |= {name: form[name]} if form.get(name) else {}
    for name in ("away_after", "clock_move", "clock_game", "bot_pause"):
        settings |= {name: whole(form[name], name)} if form.get(name) else {}
    bots = whole(form.get("bots") or "0", "bots")
    fields = {
        "game": form.get("game", ""),
        "rules": form.get("rules") or None,
        "seats": whole(form.get("seats", ""), "seats"),
        "options": {
            name.removeprefix("option."): _value(value)
            for name, value in form.items()
            if name.startswith("option.") and value
        },
        "settings": settings,
        "bots": [form.get("bot", "")] * min(bots, wire.MOST_SEATS),
        "level": form.get("level") or "full",
        "sit": form.get("sit") == "1",
        "day": form.get("day") or None,
    }
    try:
        return wire.NewTable.model_validate(fields)
    except ValidationError as problem:
        first = problem.errors()[0]
        raise Denied("BAD_MESSAGE", problem=".".join(map(str, first["loc"]))[:80]) from problem


def whole(text: str, name: str) -> int:
    try:
        return int(text[:12])
    except ValueError as problem:
        raise Denied("BAD_MESSAGE", problem=name) from problem


def _value(text: str) -> str | int | bool:
    """A value as the form wrote it, in JSON; a number typed by hand is that, too."""
    try:
        found = json.loads(text[:60])
    except ValueError:
        return text[:60]
    return found if isinstance(found, (str, int, bool)) else text[:60]


@router.post("/record")
async def add_record(request: Request) -> Response:
    form = await auth.checked_form(request)
    guest = await somebody(request)
    throttle(request, "heavy", guest.id)
    try:
        made = await hub_of(request).add_record(guest, form.get("record", ""))
    except Denied as no:
        return await _home(request, guest, 422, no.answer)
    return go(f"/r/{made.table}")


# --- invitations ------------------------------------------------------------------------------------


@router.post("/join")
async def join_by_code(request: Request) -> Response:
    """The code or the whole link, as people paste it."""
    form = await auth.checked_form(request)
    code = form.get("code", "").strip().rstrip("/").rsplit("/", 1)[-1].split("?")[0]
    if not code.isascii() or not code.isalnum() or len(code) > 40:
        raise Denied("NO_SUCH_INVITATION")
    return go(f"/j/{code.lower()}")


@router.get("/j/{code}")
async def invitation(request: Request, code: str) -> HTMLResponse:
    return await _invited(request, code, await auth.guest(request))


async def _invited(
    request: Request, code: str, guest: Guest | None, status: int = 200, refused: wire.Refused | None = None
) -> HTMLResponse:
    """Who invites to what. Nothing of the game, and no list of who looks on."""
    throttle(request, "arrivals", address_of(request))
    hub = hub_of(request)
    row = await hub.store.table_by_invite(code) if is_id(code) else None
    if row is None:
        raise Denied("NO_SUCH_INVITATION")
    doc = (await hub.at(row.id)).doc
    say = Speech(language(request))
    sitting = [name for seat, name in zip(doc.seats, doc.names(), strict=True) if seat.kind != "open"]
    info = {
        "host": doc.guests.get(doc.host),
        "game": doc.game,
        "rules": doc.rules,
        "stage": doc.stage,
        "pace": doc.settings.pace,
        "names": ", ".join(sitting),
        "open": sum(seat.kind == "open" for seat in doc.seats) if doc.stage == "lobby" else 0,
    }
    shown = None if refused is None else {"text": say.refusal(refused), "needs": "", "rule": ""}
    return page(request, "invited.html", guest, status, say=say, info=info, code=code, refusal=shown)


@router.post("/j/{code}")
async def join(request: Request, code: str) -> Response:
    form = await auth.checked_form(request)
    guest: Guest | None = None
    try:
        guest, token = await _guest_of(request, form)
        throttle(request, "heavy", guest.id)
        table = await hub_of(request).join(guest, code)
    except Denied as no:
        return await _invited(request, code, await auth.guest(request), 422, no.answer)
    return _with_session(go(f"/t/{table}"), request, token)
