"""A real server with the built client, and real browser windows at it.

    async with house(tmp_path) as home:
        ann = await home.window()
        await ann.page.goto("/")

Seeds are fixed, nothing is animated, and a window in which anything was logged as an error, or that left a text without
words, fails its test. Pictures go to build/screenshots.
"""

import asyncio
import contextlib
import json
import os
import re
import time
from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocketRoute,
    expect,
)
from tests.server.rig import Server, serving
from tests.server.worlds import guest_id, store_tables, token_of
from tests.web.chromium import chromium

from frostwall.core.record import Record
from frostwall.server.config import Config
from frostwall.server.http.client_files import find_client
from frostwall.words import Catalogue
from frostwall.words.languages import ENGLISH

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SEED = "a night on the wall"
PATIENCE = 60_000  # ms: a busy machine is not a bug
expect.set_options(timeout=PATIENCE)
TRIES = 100
DESK = (1440, 900)
PHONE = (390, 844)
# Of a message that is not in the catalogue the key is shown.
UNSAID = re.compile(
    r"\b(?:web|term|kind|event|refusal|notice|phase|source|ending|seat|cards)-[a-z0-9-]{3,}\b"
)


@dataclass
class Window:
    """One page of one person, and what went wrong in it."""

    page: Page
    context: BrowserContext
    lang: str = ENGLISH
    problems: list[str] = field(default_factory=list)
    # What a test brings about itself, such as the network going down.
    expected: re.Pattern[str] | None = None

    def listen(self) -> None:
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was still fetching.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"failed: {request.url} {request.failure}")

    def check(self) -> None:
        found = [each for each in self.problems if self.expected is None or not self.expected.search(each)]
        assert found == [], found

    def said(self, key: str, of: str = "web", **facts: str | int) -> str:
        """What stands there in the language of this window; `of` is a catalogue, such as `watch/web`."""
        return Catalogue(self.lang, of).text(key, **facts)

    async def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=PICTURES / f"{name}.png")

    async def unsaid(self) -> list[str]:
        """Keys that stand where a sentence should."""
        return sorted(set(UNSAID.findall(await self.page.locator("body").inner_text())))

    async def widest(self) -> int:
        """How far the page reaches beyond the window to the side."""
        found: int = await self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        return found

    async def axe(self, *within: str) -> list[str]:
        """What axe finds serious or worse, on the page or within these parts of it."""
        if not await self.page.evaluate("'axe' in window"):
            await self.page.evaluate(AXE.read_text(encoding="utf-8"))
        # What passes is left there: describing it takes longer than finding it.
        found: list[dict[str, Any]] = await self.page.evaluate(
            """(parts) => axe.run(parts.length ? { include: parts.map((part) => [part]) } : document, {
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
                resultTypes: ['violations'],
            }).then((found) => found.violations)""",
            list(within),
        )
        return [
            f"{each['id']}: {node['html'][:140]} ({node['failureSummary'].splitlines()[-1].strip()[:160]})"
            for each in found
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"][:3]
        ]

    async def axe_themes(self, *within: str) -> list[str]:
        """The same in the light and in the dark."""
        found = []
        for theme in ("light", "dark"):
            await self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            found += [f"{theme}: {each}" for each in await self.axe(*within)]
        return found

    # --- at a table ---

    @property
    def turn(self) -> Locator:
        return self.page.locator(".turn")

    @property
    def typed(self) -> Locator:
        return self.page.get_by_label(self.said("web-typed"), exact=False)

    async def my_turn(self) -> None:
        await expect(self.turn.locator("b")).to_be_visible(timeout=PATIENCE)

    async def ended(self, name: str) -> None:
        """The end screen is there with its numbers, in words and for everybody."""
        await expect(self.page.locator(".ending h2")).to_be_visible(timeout=PATIENCE)
        await expect(self.page.locator("progress")).to_have_count(0, timeout=PATIENCE)
        await self.page.wait_for_load_state("networkidle")
        await self.picture(name)
        assert await self.unsaid() == []
        assert await self.axe() == []

    async def play_hint(self, table: str) -> str | None:
        """Do what a hint says, by the typed line; None once the game is over."""
        wait = (
            "() => document.querySelector('.ending') ? 'over' : document.querySelector('.turn b') && 'turn'"
        )
        for _ in range(TRIES):
            if await (await self.page.wait_for_function(wait, timeout=PATIENCE)).json_value() == "over":
                return None
            hint = {"type": "hint", "table": table}
            answer = await self.context.request.post(f"/api/tables/{table}/ask", data=hint)
            if not answer.ok:  # the last move is known there and not yet here
                await self.page.wait_for_timeout(100)
                continue
            text: str = (await answer.json())["result"]["moves"][0]
            await self.typed.fill(text)
            await self.typed.press("Enter")
            done = (
                "() => document.querySelector('[role=alert] p') ? 'no' : "
                "!document.querySelector('aside form input')?.value && 'yes'"
            )
            if await (await self.page.wait_for_function(done, timeout=PATIENCE)).json_value() == "yes":
                return text
        raise AssertionError(await self.page.locator("[role=alert]").all_inner_texts())


class Wire:
    """The socket of a window, which a test can cut."""

    def __init__(self) -> None:
        self.is_down = False
        self.cut_at = ""  # the type of message that never arrives
        self.open: list[WebSocketRoute] = []

    async def __call__(self, window: WebSocketRoute) -> None:
        if self.is_down:
            await window.close()
            return
        server = window.connect_to_server()
        self.open.append(window)

        async def hear(message: str | bytes) -> None:
            if self.cut_at and json.loads(message)["type"] == self.cut_at:
                self.cut_at = ""
                await self.cut()
                await server.close()
            else:
                window.send(message)

        server.on_message(lambda message: asyncio.ensure_future(hear(message)))
        window.on_message(server.send)

    async def cut(self) -> None:
        for each in self.open:
            await each.close()
        self.open.clear()


@dataclass
class House:
    """The server and all windows at it."""

    server: Server
    browser: Browser
    windows: list[Window] = field(default_factory=list)

    async def window(
        self,
        size: tuple[int, int] = DESK,
        lang: str = "en-GB",
        seat: int | None = None,
        comfort: str = '{"speed": 0, "sound": false, "confirm": false}',
        **more: Any,
    ) -> Window:
        """A person's own browser; `seat` gives the session of whoever sits there at a stored table."""
        context = await self.browser.new_context(
            base_url=self.server.base,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        # Only where nothing was chosen yet, so that a reload keeps what the person chose.
        kept = f"localStorage.getItem('comfort') ?? localStorage.setItem('comfort', {comfort!r})"
        await context.add_init_script(f"if (location.protocol.startsWith('http')) {kept}")
        if seat is not None:
            cookie = {"name": "frostwall_session", "value": token_of(guest_id(seat)), "url": self.server.base}
            await context.add_cookies([cookie])  # type: ignore[list-item]
        found = Window(await context.new_page(), context, lang.partition("-")[0])
        found.listen()
        self.windows.append(found)
        return found

    async def session(self, window: Window, name: str) -> None:
        """Come in without the form."""
        answer = await window.context.request.post("/api/me", data={"name": name})
        assert answer.ok, await answer.text()

    async def make(self, window: Window, game: str, seats: int, start: bool = True, **more: Any) -> str:
        """A table made and started without the forms."""
        body = {"game": game, "seats": seats, "settings": {"bot_pause": 0}, **more}
        answer = await window.context.request.post("/api/tables", data=body)
        assert answer.ok, await answer.text()
        table: str = (await answer.json())["table"]
        if start:
            asked = await window.context.request.post(
                f"/api/tables/{table}/ask", data={"type": "start", "table": table}
            )
            assert asked.ok, await asked.text()
        return table


@contextlib.asynccontextmanager
async def house(
    folder: Path,
    tables: Sequence[tuple[str, Record]] = (),
    over: Collection[str] = (),
    sets: Path | None = None,
) -> AsyncIterator[House]:
    """A server with the client; `tables` are games under way, by the id of their table, or `over`; `sets` are its own
    card sets."""
    named = os.environ.get("FROSTWALL_CLIENT")  # a build elsewhere, while somebody works on the client
    client = Path(named) if named else find_client()
    assert client is not None, "there is no built client: run `make web`"
    database = f"sqlite:///{folder / 'table.sqlite'}"
    if tables:
        await store_tables(database, tables, time.time(), over)
    config = Config(database=database, seed=SEED, client=client, workers=1, sets=sets)
    async with serving(folder, database, config, limits=False) as server, chromium() as chrome:
        found = House(server, chrome)
        try:
            yield found
        except BaseException:
            for number, window in enumerate(found.windows):
                with contextlib.suppress(Exception):
                    await window.picture(f"failed-{folder.name}-{number}")
            for window in found.windows:
                if window.problems:
                    print("in the browser:", *window.problems, sep="\n  ")
            raise
        finally:
            for window in found.windows:
                with contextlib.suppress(Error):  # where the browser crashed there is nothing to close
                    await window.context.close()
        for window in found.windows:
            window.check()
