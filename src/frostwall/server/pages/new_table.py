"""New tables: one click against bots, or a form with mode, seats, bots and house rules."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from pydantic import ValidationError

from frostwall.bots import newcomer
from frostwall.games import games
from frostwall.games.box import Preset
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.pages.forms import whole
from frostwall.server.pages.home import show_home
from frostwall.server.pages.page import go, guest_of, hub_of, page, speech, throttle, with_session
from frostwall.server.pages.rendering import PAGES, fragment
from frostwall.server.pages.speech import Speech
from frostwall.server.pages.table import refusing

router = APIRouter(include_in_schema=False)


@router.post("/play")
async def play_now(request: Request) -> Response:
    """A table with bots in all other seats, started at once."""
    form = await auth.checked_form(request)
    game = _game(request, form.get("game", ""))
    try:
        guest, token = await guest_of(request, form)
    except Denied as no:
        return await show_home(request, None, 422, no.answer)
    throttle(request, "heavy", guest.id)
    preset = _preset(game)
    usual, level = newcomer(game.name)  # whoever just presses "Play now" may be here for the first time
    bot = form.get("bot") or usual
    ask = wire.NewTable.model_validate(
        {
            "game": game.name,
            "rules": preset.rules,
            "seats": preset.seats,
            "options": preset.options,
            "bots": [bot] * (preset.seats - 1),
            "level": level if bot == usual else "full",
        }
    )
    hub = hub_of(request)
    made = await hub.make_table(guest, ask)
    answer = await hub.ask(guest, wire.Start(table=made.table))
    if isinstance(answer, wire.Refused):
        raise refusing(answer)
    return with_session(go(f"/t/{made.table}"), request, token)


def _game(request: Request, name: str) -> wire.GameShape:
    """The game of this name; without a name the first there is."""
    known = hub_of(request).games().games
    found = next((game for game in known if game.name == name or not name), None)
    if found is None:
        raise Denied("UNKNOWN_GAME", game=name[:40]).with_needs(games=[game.name for game in known])
    return found


def _preset(game: wire.GameShape) -> Preset:
    """What the game itself suggests for a quick start, else its first mode with most seats."""
    first = next(iter(game.rules))
    suggested = games.box(game.name).play_now
    return suggested[0] if suggested else Preset(first, max(game.rules[first]))


@router.get("/new")
async def new(
    request: Request,
    game: Annotated[str, Query(max_length=40)] = "",
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
    say = speech(request)
    preset = _preset(game)
    rules = rules if rules in game.rules else preset.rules
    counts = game.rules[rules]
    seats = seats if seats in counts else preset.seats if preset.seats in counts else counts[-1]
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
        **_parts(request, game, rules, seats, say),
        refusal=shown,
        path=f"/new?game={game.name}&rules={rules}&seats={seats}",
    )


def _parts(request: Request, game: wire.GameShape, rules: str, seats: int, say: Speech) -> dict[str, Markup]:
    """What of the page is the same for everybody: most of it, written once for each language, mode and number of
    seats."""
    kept: dict[tuple[str, str, str, int], dict[str, Markup]] = request.app.state.forms
    which = (say.lang, game.name, rules, seats)
    if which not in kept:
        facts = {
            "say": say,
            "game": game,
            "rules": rules,
            "seats": seats,
            "usual_bot": newcomer(game.name)[0],
            "settings": wire.Settings(),
            "away_by_turns": wire.AWAY_BY_TURNS,
            "options": _options(game, rules, seats, say),
        }
        kept[which] = {part: fragment(PAGES, f"new_{part}.html", **facts) for part in ("modes", "fields")}
    return kept[which]


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
        file = option["type"] == "file"
        if len(values) < 2 and not file:
            continue
        numbers = option["type"] == "int"
        found.append(
            {
                "key": option["key"],
                "label": text.label,
                "help": text.help,
                "rule": option["rule"],
                "usual": text.value(option["default"]),
                "note": text.note(option["default"]),
                "file": file,
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
        guest, token = await guest_of(request, form)
        throttle(request, "heavy", guest.id)
        made = await hub_of(request).make_table(guest, ask)
    except Denied as no:
        text = form.get("seats", "")
        seats = int(text[:12]) if text.isdecimal() else 0  # Python reads no number of thousands of digits
        return await _new(request, game, form.get("rules", ""), seats, 422, no.answer)
    return with_session(go(f"/t/{made.table}"), request, token)


def _new_table(form: dict[str, str]) -> wire.NewTable:
    """The form as the message it stands for; what does not fit is refused like any other message."""
    settings: dict[str, Any] = {"listed": form.get("listed") == "yes"}
    for name in ("pace", "caretaker"):
        settings |= {name: form[name]} if form.get(name) else {}
    settings |= {"hints": form["hints"] == "yes"} if form.get("hints") else {}
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
        }
        | {
            name.removeprefix("file."): text
            for name, text in form.items()
            if name.startswith("file.") and text
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


def _value(text: str) -> str | int | bool:
    """A value as the form wrote it, in JSON; a number typed by hand is that, too."""
    try:
        found = json.loads(text[:60])
    except ValueError:
        return text[:60]
    return found if isinstance(found, (str, int, bool)) else text[:60]
