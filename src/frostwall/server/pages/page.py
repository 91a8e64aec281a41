"""A page for one request: its frame, its language, who asks, and how often they may."""

from functools import lru_cache
from typing import Any, Final

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup

from frostwall import about
from frostwall.games import games
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.limits import address_of
from frostwall.server.pages.rendering import templates
from frostwall.server.pages.speech import Speech
from frostwall.server.table.guests import Guest
from frostwall.server.table.hub import Hub
from frostwall.words import languages

LANGUAGE_COOKIE: Final = "frostwall_lang"
SEE_OTHER: Final = 303


def language(request: Request) -> str:
    """The person's own choice, else the first language of the browser that is complete, else the server's."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in languages.ALL:
        return chosen
    asked = [part.split(";")[0] for part in request.headers.get("accept-language", "").split(",")]
    return languages.followed([*asked, request.app.state.config.lang]) or languages.ENGLISH


def speech(request: Request) -> Speech:
    return Speech(language(request))


def render(template: str, say: Speech, **facts: Any) -> str:
    """A template as text. `say` speaks in it; `facts` are what it shows."""
    frame: dict[str, Any] = {
        "guest": None,
        "csrf": "",
        "path": "/",
        "refresh": None,
        "languages": [each for each in languages.LANGUAGES if each.complete],
        "version": about.VERSION,
        "local": False,
        "refusal": None,
        "rich": False,
        "game_name": next(iter(games)),
        "style": None,
    }
    frame |= facts
    hidden = Markup('<input type="hidden" name="csrf" value="{}">').format(frame["csrf"])
    return (
        templates().get_template(template).render({**frame, "hidden": hidden, "say": say, "lang": say.lang})
    )


def page(
    request: Request, template: str, guest: Guest | None, status: int = 200, **facts: Any
) -> HTMLResponse:
    """A page of the server for this request."""
    say = facts.pop("say", None) or speech(request)
    text = render(
        template,
        say,
        guest=guest,
        csrf=auth.csrf_token(request),
        path=facts.pop("path", request.url.path),
        local=may_switch_lan(request),
        rich=request.app.state.config.client is not None,
        **facts,
    )
    return HTMLResponse(text, status, headers={"Cache-Control": "no-store"})


def go(path: str) -> RedirectResponse:
    """Where a form leads when it succeeds, so that looking again repeats nothing."""
    return RedirectResponse(path, SEE_OTHER)


def may_switch_lan(request: Request) -> bool:
    """Only the person at the machine itself, and only where `frostwall play` was started."""
    return auth.lan_of(request) is not None


@lru_cache(maxsize=256)
def qr(text: str) -> Markup:
    """A QR code as a picture inside the page. The text is ours, and segno writes only numbers of it."""
    return Markup(_code(text).svg_inline(scale=4, border=2, dark="#10202e", light="#ffffff", omitsize=True))


@lru_cache(maxsize=256)
def qr_picture(text: str) -> str:
    """The same as the address of a picture."""
    return str(_code(text).svg_data_uri(scale=4, border=2, dark="#10202e", light="#ffffff"))


def _code(text: str) -> Any:
    import segno

    return segno.make(text, micro=False, error="m")


# --- asking the hub ---------------------------------------------------------------------------------


def hub_of(request: Request) -> Hub:
    found: Hub = request.app.state.hub
    return found


def throttle(request: Request, buckets: str, key: str) -> None:
    """Not more often than the same would be allowed over the API."""
    wait = getattr(request.app.state, buckets).take(key)
    if wait > 0:
        raise Denied("TOO_FAST", seconds=round(wait) + 1)


async def somebody(request: Request) -> Guest:
    """The guest whose session this is; without one there is nothing to see."""
    found = await auth.known_guest(request)
    throttle(request, "asks", found.id)
    return found


async def anybody(request: Request) -> Guest | None:
    """The guest whose session this is, or None. Without one, requests are counted by address."""
    found = await auth.guest(request)
    throttle(request, "asks", address_of(request) if found is None else found.id)
    return found


async def arrive(request: Request, name: str) -> tuple[Guest, str]:
    """A new guest, and the token for its cookie."""
    throttle(request, "arrivals", address_of(request))
    return await hub_of(request).guests.add(name)


async def guest_of(request: Request, form: dict[str, str]) -> tuple[Guest, str | None]:
    """Whose form this is. A form of somebody without a session has a name in it."""
    known = await auth.guest(request)
    if known is not None:
        throttle(request, "asks", known.id)
        return known, None
    return await arrive(request, form.get("name", ""))


def with_session(response: Response, request: Request, token: str | None) -> Response:
    """The answer to somebody new carries their session."""
    if token is not None:
        auth.set_session(response, request, token)
    return response
