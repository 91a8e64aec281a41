"""Pictures of the client's screens at several sizes, in the dark and in the light, with a contact sheet for each.

    python -m tests.web.screens                     all of them, to build/screens
    python -m tests.web.screens end trade --size phone --theme dark
    python -m tests.web.screens --docs              those of the documentation, to docs/pictures

Positions are stored ones, so a screen needs no game played up to it. A screen that cannot be reached any more is
reported and makes the program fail.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Error, expect
from tests.web.acting import golden
from tests.web.rig import PATIENCE, House, Window, house

from frostwall import puzzles
from frostwall.core.record import Record, game_of
from frostwall.games import games

OUT: Final = Path(__file__).parents[2] / "build" / "screens"
SIZES: Final = {
    "desk": (1440, 900),
    "wide": (1920, 1080),
    "small": (1024, 768),
    "phone": (390, 844),
    "landscape": (844, 390),
}
DOCS: Final = Path(__file__).parents[2] / "docs" / "pictures"
# The documentation's pictures, by the screen and the size that they show.
PICTURES: Final = {
    "web-table": ("build", "desk"),
    "web-phone": ("tormund", "phone"),
    "web-silverfrost": ("silverfrost", "desk"),
    "web-silverfrost-phone": ("silverfrost", "phone"),
    "web-end": ("end", "desk"),
}
THEMES: Final = ("dark", "light")
NAMES: Final = ("Ann", "Ben", "Cleo", "Dag", "Eva", "Finn")
STILL: Final = 400  # ms until pictures and fonts are there

Go = Callable[[House, Window, str], Awaitable[None]]


@dataclass(frozen=True)
class Moment:
    """A golden record at a person's move: the one whose text begins so, or the first after a share of the game."""

    record: str
    text: str = ""
    share: float = 0.0
    over: bool = False
    others: bool = False  # seen by somebody who is not to move

    def cut(self) -> tuple[Record, int]:
        """The record up to there, and who looks at it."""
        found = golden(self.record)
        found.header.names = list(NAMES[: found.header.seats])
        if self.over:
            return found, 0
        lines = [line for line in found.lines[int(self.share * len(found.lines)) :] if line.seat >= 0]
        line = next(line for line in lines if line.text.startswith(self.text))
        seat = (line.seat + 1) % found.header.seats if self.others else line.seat
        return Record(found.header, found.lines[: line.seq - 1]), seat


@dataclass(frozen=True)
class Screen:
    """A named screen: where it is, and what is clicked there. Without a moment a person has just come in."""

    name: str
    go: Go
    moment: Moment | None = None
    named: bool = True
    alone: bool = False  # no other table is to be seen there

    @property
    def table(self) -> str:
        return sha256(self.name.encode()).hexdigest()[:16]


# --- how to get there ---


async def _home(_home: House, window: Window, _table: str) -> None:
    await window.page.goto("/")
    await expect(window.page.locator("main h1, main h2").first).to_be_visible(timeout=PATIENCE)


async def _at_table(_home: House, window: Window, table: str) -> None:
    await window.page.goto(f"/t/{table}")
    await expect(window.turn).to_be_visible(timeout=PATIENCE)


async def _lobby(home: House, window: Window, _table: str) -> None:
    table = await home.make(window, "watch", 4, start=False, rules="brotherhood", sit=True, bots=["greedy"])
    await window.page.goto(f"/t/{table}")
    await expect(window.page.locator("main h1, main h2").first).to_be_visible(timeout=PATIENCE)


async def _join(home: House, window: Window, _table: str) -> None:
    host = await home.window()
    await home.session(host, "Ben")
    body = {"game": "watch", "seats": 4, "rules": "brotherhood", "sit": True}
    made = await (await host.context.request.post("/api/tables", data=body)).json()
    await host.context.close()
    await window.page.goto(made["invite"])
    await expect(window.page.locator("main")).to_be_visible(timeout=PATIENCE)


def _page(path: str, shows: str = "main") -> Go:
    async def go(_home: House, window: Window, _table: str) -> None:
        await window.page.goto(path)
        await expect(window.page.locator(shows).first).to_be_visible(timeout=PATIENCE)

    return go


def _puzzle(game: str, number: int) -> Go:
    return _page(f"/puzzles/{game}/{puzzles.book(game).puzzles[number - 1].id}", ".puzzle h1")


async def _settings(home: House, window: Window, table: str) -> None:
    await _at_table(home, window, table)
    await window.page.locator("details:has(fieldset) > summary").first.click()


async def _preferences(home: House, window: Window, table: str) -> None:
    await _home(home, window, table)
    await window.page.get_by_role("button", name=window.said("web-settings")).click()
    await expect(window.page.get_by_role("dialog").first).to_be_visible(timeout=PATIENCE)


async def _hint(home: House, window: Window, table: str) -> None:
    await _at_table(home, window, table)
    await window.page.get_by_role("button", name=window.said("web-hint"), exact=True).first.click()
    await expect(window.page.locator(".hint b").first).to_be_visible(timeout=PATIENCE)


async def _chat(home: House, window: Window, table: str) -> None:
    await _at_table(home, window, table)
    await window.page.get_by_role("tab", name=window.said("web-chat")).click()
    await expect(window.page.get_by_role("tabpanel").get_by_role("textbox")).to_be_visible(timeout=PATIENCE)


async def _review(home: House, window: Window, table: str) -> None:
    await _ended(home, window, table)
    await window.page.get_by_role("button", name=window.said("web-coach-ask")).click()
    first = window.page.locator("section[aria-labelledby=coach-title] ol a").first
    await expect(first).to_be_visible(timeout=3 * PATIENCE)


def _plain(path: str) -> Go:
    """A page without script."""

    async def go(_home: House, window: Window, table: str) -> None:
        await window.page.goto(f"/plain?to={path.format(table=table)}")
        await expect(window.page.locator("main h1").first).to_be_visible(timeout=PATIENCE)

    return go


async def _trade(home: House, window: Window, table: str) -> None:
    await _at_table(home, window, table)
    await window.page.get_by_role("button", name=window.said("web-watch-trade", "watch/web")).first.click()


async def _card(home: House, window: Window, table: str) -> None:
    await _at_table(home, window, table)
    await window.page.keyboard.press("Tab")
    await window.page.locator('[data-thing^="valley:"]').first.focus()
    await expect(window.page.locator(".reader.open")).to_be_visible(timeout=PATIENCE)


async def _ended(_home: House, window: Window, table: str) -> None:
    await window.page.goto(f"/t/{table}")
    await expect(window.page.locator("#end-title")).to_be_visible(timeout=PATIENCE)
    await expect(window.page.locator("progress")).to_have_count(0, timeout=PATIENCE)
    await expect(window.page.get_by_role("button", name=window.said("web-share-save"))).to_be_enabled(
        timeout=PATIENCE
    )


async def _replay(_home: House, window: Window, table: str) -> None:
    await window.page.goto(f"/r/{table}?line=220")
    await expect(window.page.locator(".where span.count")).to_contain_text("220", timeout=PATIENCE)


SCREENS: Final = (
    Screen("start", _home, named=False, alone=True),
    Screen("start-returning", _home, Moment("brotherhood-4", share=0.5), alone=True),
    Screen("lobby", _lobby),
    Screen("join", _join, named=False),
    Screen("learn", _page("/learn")),
    Screen("guided", _page("/learn/base", "main svg")),
    Screen("guided-silverfrost", _page("/learn/silverfrost", "main h1, main h2")),
    Screen("puzzles", _page("/puzzles/watch", "main section")),
    Screen("puzzle", _puzzle("watch", 44)),
    Screen("puzzle-silverfrost", _puzzle("silverfrost", 16)),
    Screen("new", _page("/new?game=watch&rules=brotherhood&seats=4", "main form, main fieldset")),
    Screen("new-solo", _page("/new?game=silverfrost&seats=1", "main form, main fieldset")),
    Screen("preferences", _preferences),
    Screen("about", _page("/about", "main h1")),
    Screen("rules", _page("/rules/watch", "article")),
    Screen("rules-silverfrost", _page("/rules/silverfrost", "#cards")),
    Screen("settings", _settings, Moment("brotherhood-4", share=0.5)),
    Screen("founding", _at_table, Moment("brotherhood-4", "settlement")),
    Screen("first-turn", _at_table, Moment("brotherhood-4", "roll")),
    Screen("build", _at_table, Moment("brotherhood-4", "keep")),
    Screen("recap", _at_table, Moment("brotherhood-4", "roll", share=0.5)),
    Screen("waiting", _at_table, Moment("brotherhood-4", "keep", others=True)),
    Screen("trade", _trade, Moment("base-4-trade", "offer")),
    Screen("offer", _at_table, Moment("base-4-trade", "accept")),
    Screen("offer-answered", _at_table, Moment("base-4-trade", "deal")),
    Screen("hint", _hint, Moment("brotherhood-4", "keep")),
    Screen("chat", _chat, Moment("brotherhood-4", "keep")),
    Screen("tormund", _at_table, Moment("brotherhood-4", "tormund", share=0.4)),
    Screen("discard", _at_table, Moment("brotherhood-4", "discard")),
    Screen("hero", _at_table, Moment("brotherhood-4", "pick", share=0.3)),
    Screen("wall", _at_table, Moment("ending-breaches", "end", share=0.9)),
    Screen("six", _at_table, Moment("brotherhood56-6", share=0.7)),
    Screen("end", _ended, Moment("brotherhood-4", over=True)),
    Screen("replay", _replay, Moment("brotherhood-4", over=True)),
    Screen("silverfrost", _at_table, Moment("silverfrost-second-4", share=0.6)),
    Screen("silverfrost-card", _card, Moment("silverfrost-second-4", share=0.6)),
    Screen("silverfrost-solo", _at_table, Moment("silverfrost-second-1", share=0.5)),
    Screen("silverfrost-end", _ended, Moment("silverfrost-second-3", over=True)),
    Screen("review", _review, Moment("base-3", over=True)),
    Screen("plain-start", _plain("/")),
    Screen("plain-new", _plain("/new")),
    Screen("plain-rules", _plain("/rules/watch")),
    Screen("plain-puzzles", _plain("/puzzles/watch")),
    Screen("plain-puzzle", _plain(f"/puzzles/watch/{puzzles.book('watch').puzzles[43].id}")),
    Screen("plain-table", _plain("/t/{table}"), Moment("brotherhood-4", "keep")),
    Screen("plain-silverfrost", _plain("/t/{table}"), Moment("silverfrost-second-4", share=0.6)),
    Screen("plain-replay", _plain("/r/{table}"), Moment("brotherhood-4", over=True)),
)


# --- taking them ---


async def _take(home: House, screen: Screen, seat: int, size: str, theme: str) -> None:
    more: dict[str, Any] = {"color_scheme": theme, "has_touch": size in ("phone", "landscape")}
    window = await home.window(SIZES[size], seat=seat if screen.moment else None, **more)
    try:
        if screen.moment is None and screen.named:
            await home.session(window, "Ann")
        await screen.go(home, window, screen.table)
        await window.page.wait_for_load_state("networkidle")
        await window.page.wait_for_timeout(STILL)
        folder = OUT / screen.name
        folder.mkdir(parents=True, exist_ok=True)
        await window.page.screenshot(path=folder / f"{size}-{theme}.png")
    finally:
        window.problems.clear()  # a picture is no test
        await window.context.close()


def _sheet(screens: Sequence[Screen], sizes: Sequence[str], themes: Sequence[str]) -> None:
    """One page for each screen with all its pictures, and one that leads to them."""
    style = (
        "<style>body{font:15px sans-serif;background:#777;color:#fff}figure{display:inline-block;margin:6px}"
    )
    style += "img{height:420px;display:block}a{color:#fff}</style>"
    head = f"<!doctype html><meta charset=utf-8>{style}"
    for screen in screens:
        shown = [(theme, size) for theme in themes for size in sizes]
        figures = [
            f'<figure><a href="{screen.name}/{size}-{theme}.png"><img src="{screen.name}/{size}-{theme}.png"></a>'
            f"<figcaption>{size} {SIZES[size][0]}×{SIZES[size][1]}, {theme}</figcaption></figure>"
            for theme, size in shown
            if (OUT / screen.name / f"{size}-{theme}.png").exists()
        ]
        text = f"{head}<title>{escape(screen.name)}</title><h1>{escape(screen.name)}</h1>{''.join(figures)}"
        (OUT / f"{screen.name}.html").write_text(text, encoding="utf-8")
    links = "".join(f'<li><a href="{screen.name}.html">{escape(screen.name)}</a>' for screen in SCREENS)
    (OUT / "index.html").write_text(f"{head}<title>Screens</title><ol>{links}</ol>", encoding="utf-8")


async def take(screens: Sequence[Screen], sizes: Sequence[str], themes: Sequence[str]) -> list[str]:
    """Take the pictures; what could not be reached comes back."""
    OUT.mkdir(parents=True, exist_ok=True)
    failed: list[str] = []
    together = [screen for screen in screens if not screen.alone]
    for group in filter(None, [*([screen] for screen in screens if screen.alone), together]):
        cuts = {screen.name: screen.moment.cut() for screen in group if screen.moment}
        tables = [(screen.table, cuts[screen.name][0]) for screen in group if screen.name in cuts]
        over = [screen.table for screen in group if screen.moment and screen.moment.over]
        with tempfile.TemporaryDirectory() as folder:
            async with house(Path(folder), tables, over) as home:
                for screen, size, theme in product(group, sizes, themes):
                    try:
                        await _take(home, screen, cuts[screen.name][1] if screen.moment else 0, size, theme)
                    except (AssertionError, Error) as problem:
                        failed.append(f"{screen.name} {size} {theme}: {str(problem).splitlines()[0]}")
    _sheet(screens, sizes, themes)
    return failed


async def document() -> None:
    """The pictures of the documentation, with everybody at the table."""
    for name, (wanted, size) in PICTURES.items():
        screen = next(each for each in SCREENS if each.name == wanted)
        assert screen.moment
        record, seat = screen.moment.cut()
        with tempfile.TemporaryDirectory() as folder:
            over = [screen.table] if screen.moment.over else []
            async with house(Path(folder), [(screen.table, record)], over) as home:
                for other in range(record.header.seats if not over else 0):
                    there = await home.window(seat=other)
                    await there.page.goto(f"/t/{screen.table}")
                    await expect(there.turn).to_be_visible(timeout=PATIENCE)
                window = await home.window(SIZES[size], seat=seat, color_scheme="dark")
                await screen.go(home, window, screen.table)
                await window.page.wait_for_load_state("networkidle")
                await window.page.wait_for_timeout(STILL)
                await window.page.screenshot(path=DOCS / f"{name}.jpg", type="jpeg", quality=84)


def check_moments() -> None:
    """Every stored position exists and can be played on."""
    for screen in SCREENS:
        if screen.moment:
            record, _ = screen.moment.cut()
            record.fold(game_of(record, games))


def main() -> int:
    names = [screen.name for screen in SCREENS]
    parser = argparse.ArgumentParser(prog="python -m tests.web.screens", description=__doc__)
    parser.add_argument("screens", nargs="*", choices=[*names, []], help="which (default: all)")
    parser.add_argument("--size", action="append", choices=list(SIZES), help="which sizes (default: all)")
    parser.add_argument("--theme", action="append", choices=THEMES, help="which themes (default: both)")
    parser.add_argument("--docs", action="store_true", help="write the pictures of the documentation")
    asked = parser.parse_args()
    if asked.docs:
        asyncio.run(document())
        return 0
    wanted = [screen for screen in SCREENS if not asked.screens or screen.name in asked.screens]
    failed = asyncio.run(take(wanted, asked.size or list(SIZES), asked.theme or THEMES))
    for problem in failed:
        print(problem, file=sys.stderr)
    print(OUT / "index.html")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
