"""What the pages say and how they are put together: one language's sentences, the templates, a page's frame.

Here: choosing the language, sentences of refusals and events, rendering. Not here: what a page shows (the other modules
`pages_*`), and the sentences themselves (messages/*/table.ftl).
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from frostwall import about
from frostwall.core.types import SPECTATOR, Event, Refusal
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.http.limits import address_of
from frostwall.server.table.guests import Guest
from frostwall.server.table.hub import Hub
from frostwall.words import Catalogue
from frostwall.words.wording import SetNames

LANGUAGES: Final = ("en", "de")
LANGUAGE_COOKIE: Final = "frostwall_lang"
OWN: Final = "table"  # the catalogue of the pages
SECONDS: Final = {"day": 86_400, "hour": 3600, "minute": 60}


class Speech:
    """The sentences of one language, for one page."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.own = Catalogue(lang, OWN)

    def __call__(self, key: str, **args: str | int) -> str:
        """A sentence of the pages: `say("home")` is `table-home`."""
        return self.own.text(f"table-{key}", **args)

    def game(self, name: str, scene: Mapping[str, Any] | None = None) -> Catalogue:
        """A game's catalogue, with the names of the set in play if it has one."""
        names = (
            SetNames.of_scene(scene) if scene is not None and "cards" in scene and "places" in scene else None
        )
        return Catalogue(self.lang, name, names)

    def games(self) -> list[Catalogue]:
        """The catalogues of all games: some codes of the server have their sentence there."""
        return [Catalogue(self.lang, name) for name in games]

    def refusal(
        self,
        refused: wire.Refused,
        game: Catalogue | None = None,
        names: Sequence[str] = (),
        viewer: int = SPECTATOR,
    ) -> str:
        """Why not: a code of the server, or one of the game. The rule is not in it: pages link it."""
        key = f"refusal-{refused.code.lower().replace('_', '-')}"
        told = Refusal(refused.code, "", refused.args, refused.needs)
        for catalogue in (self.own, *([] if game is None else [game]), *self.games()):
            if catalogue.has(key):
                try:
                    text = catalogue.refusal(told, names, viewer)
                except (KeyError, ValueError):  # arguments nobody foresaw must not cost the page
                    break
                return _with_rule(catalogue, told, refused.rule, names, viewer) if refused.rule else text
        return self("refused-other", code=refused.code)

    def event(self, event: wire.EventShape, game: Catalogue, names: Sequence[str], viewer: int) -> str:
        return game.event(Event(event.name, event.seat, event.args, event.rule), names, viewer)

    def notice(self, code: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
        """What the table says about itself; seats by their names."""
        found: dict[str, str | int] = {}
        for name, value in args.items():
            found[name] = self.own.seat(value, names) if name == "seat" and isinstance(value, int) else value
        return self.own.text(f"notice-{code.replace('_', '-')}", **found)

    def time(self, seconds: float) -> str:
        """A span in its largest fitting unit: `90 s`, `5 min`, `2 d`."""
        whole = max(0, round(seconds))
        for unit, size in SECONDS.items():
            if whole >= 2 * size:
                return self(f"{unit}s", n=round(whole / size))
        return self("seconds", n=whole)

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]


def _with_rule(catalogue: Catalogue, told: Refusal, rule: str, names: Sequence[str], viewer: int) -> str:
    """Some sentences differ by their rule, so it is passed; the catalogue then writes it behind the sentence."""
    text = catalogue.refusal(Refusal(told.code, rule, told.args, told.needs), names, viewer)
    return text.removesuffix(f" [{rule}]")


def language(request: Request) -> str:
    """The person's own choice, else the first language of the browser that we have, else the server's."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "").split(","):
        asked = part.split(";")[0].strip().lower().split("-")[0]
        if asked in LANGUAGES:
            return asked
    lang: str = request.app.state.config.lang
    return lang if lang in LANGUAGES else LANGUAGES[0]


# --- templates --------------------------------------------------------------------------------------


@cache
def templates() -> Environment:
    return Environment(
        loader=PackageLoader("frostwall.server.pages", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(template: str, say: Speech, **facts: Any) -> str:
    """A template as text. `say` speaks in it; `facts` are what it shows."""
    frame: dict[str, Any] = {
        "guest": None,
        "csrf": "",
        "path": "/",
        "refresh": None,
        "languages": LANGUAGES,
        "version": about.VERSION,
        "local": False,
        "refusal": None,
        "rich": False,
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
    say = facts.pop("say", None) or Speech(language(request))
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


def may_switch_lan(request: Request) -> bool:
    """Only the person at the machine itself, and only where `frostwall play` was started."""
    return auth.is_local(request) and request.app.state.lan is not None


@lru_cache(maxsize=256)
def qr(text: str) -> Markup:
    """A QR code as a picture to stand in the page; the text is ours, and segno writes only numbers of it."""
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


async def arrive(request: Request, name: str) -> tuple[Guest, str]:
    """A new guest, and the token for its cookie."""
    throttle(request, "arrivals", address_of(request))
    return await hub_of(request).guests.add(name)
