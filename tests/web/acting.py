"""Positions of the golden records as tables in the browser, and a person who acts by clicking there.

    async with position(tmp_path, "hero-aemon", 57) as ann:
        await ann.act("use", "@position-0/1", "@section-2")
        await ann.has_done("aemon 0 1 to 2")

`position` stands before the named line, at the seat whose move it is. A step of `act` is a place of the board (`@`), the
hero's own button (`use`), or the beginning of the words on a button of the action bar.
"""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Locator, expect
from tests.web.rig import DESK, PATIENCE, House, Window, house

from frostwall.core.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"
TABLE = "position"


def golden(name: str) -> Record:
    return Record.read((GOLDEN / f"{name}.rec").read_text(encoding="utf-8"))


@dataclass
class Actor:
    """Somebody at the table of a position."""

    home: House
    window: Window
    seat: int
    since: int

    @property
    def bar(self) -> Locator:
        return self.window.page.locator("section.act")

    def button(self, words: str) -> Locator:
        return self.bar.get_by_role("button", name=re.compile(f"^{re.escape(words)}", re.IGNORECASE))

    def place(self, target: str) -> Locator:
        return self.window.page.locator(f'[data-target="{target}"]')

    async def act(self, *steps: str) -> None:
        for step in steps:
            if step == "use":
                button = self.window.page.locator(".heroes .button.primary")
                await button.first.click()
            elif step.startswith("@"):
                await self.place(step[1:]).click()
            else:
                await self.button(step).first.click()

    async def lines(self) -> list[str]:
        """What this seat has done since the position."""
        answer = await self.window.context.request.get(f"/api/records/{TABLE}")
        assert answer.ok, await answer.text()
        record = Record.read(await answer.text())
        return [line.text for line in record.lines[self.since :] if line.seat == self.seat]

    async def has_done(self, *moves: str) -> None:
        """These moves, all of them accepted, and nothing was refused on the way."""
        async with asyncio.timeout(PATIENCE / 1000):
            while (found := await self.lines()) != list(moves):
                assert found == list(moves)[: len(found)], found
                assert await self.refusals() == []
                await asyncio.sleep(0.02)
        assert await self.refusals() == []
        assert await self.window.unsaid() == []

    async def refusals(self) -> list[str]:
        return await self.window.page.locator("[role=alert] p").all_inner_texts()

    async def other(self, seat: int, size: tuple[int, int] = DESK) -> "Actor":
        """Another person at the same table."""
        window = await self.home.window(size, seat=seat)
        await window.page.goto(f"/t/{TABLE}")
        await expect(window.turn).to_be_visible(timeout=PATIENCE)
        return Actor(self.home, window, seat, self.since)


@contextlib.asynccontextmanager
async def position(
    folder: Path,
    name: str,
    line: int,
    seat: int | None = None,
    size: tuple[int, int] = DESK,
    comfort: str | None = None,
) -> AsyncIterator[Actor]:
    """The table before this line of a golden record, seen by whoever moves there."""
    record = golden(name)
    cut = Record(record.header, record.lines[: line - 1])
    who = record.lines[line - 1].seat if seat is None else seat
    more = {} if comfort is None else {"comfort": comfort}
    async with house(folder, [(TABLE, cut)]) as home:
        window = await home.window(size, seat=who, **more)
        await window.page.goto(f"/t/{TABLE}")
        await expect(window.turn).to_be_visible(timeout=PATIENCE)
        yield Actor(home, window, who, line - 1)
