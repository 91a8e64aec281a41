"""The home page and sessions: coming, leaving, the language, deleting one's data, and uploading a record."""

from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from frostwall.bots import newcomer
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.pages.page import LANGUAGE_COOKIE, arrive, go, hub_of, page, somebody, speech, throttle
from frostwall.server.pages.speech import Speech
from frostwall.server.table.guests import Guest
from frostwall.words import languages

router = APIRouter(include_in_schema=False)

YEAR: Final = 31_536_000


def safe_path(text: str) -> str:
    """Where to go back to: a path of ours, nothing else."""
    inside = text.startswith("/") and not text.startswith(("//", "/\\")) and text.isprintable()
    return text if inside and len(text) < 200 else "/"


async def refusal_page(request: Request, refused: wire.Refused, status: int) -> HTMLResponse:
    """A refusal where there is no better page to say it."""
    say = speech(request)
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
    return await show_home(request, await auth.guest(request))


async def show_home(
    request: Request, guest: Guest | None, status: int = 200, refused: wire.Refused | None = None
) -> HTMLResponse:
    """The home page, with a refusal if a form was refused."""
    say = speech(request)
    lines = [_line(line, say) for line in await hub_of(request).tables(guest)]
    return page(
        request,
        "home.html",
        guest,
        status,
        say=say,
        games=hub_of(request).games().games,
        usual_bot=lambda game: newcomer(game)[0],
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
            return await show_home(request, None, 422, no.answer)
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
    if form.get("lang") in languages.ALL:
        # Not HttpOnly: the client sets the same one.
        response.set_cookie(LANGUAGE_COOKIE, form["lang"], max_age=YEAR, samesite="lax")
    return response


# --- records ----------------------------------------------------------------------------------------


@router.post("/record")
async def add_record(request: Request) -> Response:
    form = await auth.checked_form(request)
    guest = await somebody(request)
    throttle(request, "heavy", guest.id)
    try:
        made = await hub_of(request).add_record(guest, form.get("record", ""))
    except Denied as no:
        return await show_home(request, guest, 422, no.answer)
    return go(f"/r/{made.table}")
