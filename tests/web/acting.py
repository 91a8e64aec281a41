"""Positions of the golden records as tables in the browser, and a person who acts by clicking there.

    async def scene(ann: Actor) -> None:
        await ann.act("use", "@position-0/1", "@section-2")
        await ann.has_done("aemon 0 1 to 2")
    hall.play(Position("hero-aemon", 57), scene)

A position is before the named line, and seen by whoever moves there. A step of `act` is a place of the board (`@`), the
hero's own button (`use`), or the beginning of the words on a button of the action bar.
"""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, expect
from tests.web.chromium import run
from tests.web.rig import House, Window, house

from frostwall.core.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"
WAIT = 20_000  # ms


def golden(name: str) -> Record:
    return Record.read((GOLDEN / f"{name}.rec").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Position:
    """A golden record before one of its lines; `case` tells several tables at one position apart."""

    name: str
    line: int
    case: str = ""

    @property
    def table(self) -> str:
        return sha256(f"{self.name} {self.line} {self.case}".encode()).hexdigest()[:16]

    def record(self) -> Record:
        found = golden(self.name)
        return Record(found.header, found.lines[: self.line - 1])

    @property
    def seat(self) -> int:
        return golden(self.name).lines[self.line - 1].seat


@dataclass
class Actor:
    """Somebody at the table of a position."""

    home: House
    window: Window
    seat: int
    where: Position

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
        answer = await self.window.context.request.get(f"/api/records/{self.where.table}")
        assert answer.ok, await answer.text()
        record = Record.read(await answer.text())
        return [line.text for line in record.lines[self.where.line - 1 :] if line.seat == self.seat]

    async def has_done(self, *moves: str) -> None:
        """These moves, all of them accepted, and nothing was refused on the way."""
        async with asyncio.timeout(WAIT / 1000):
            while (found := await self.lines()) != list(moves):
                assert found == list(moves)[: len(found)], found
                assert await self.refusals() == []
                await asyncio.sleep(0.02)
        assert await self.refusals() == []
        assert await self.window.unsaid() == []

    async def refusals(self) -> list[str]:
        return await self.window.page.locator("[role=alert] p").all_inner_texts()

    async def other(self, seat: int, **window: Any) -> "Actor":
        """Another person at the same table."""
        return await sit(self.home, self.where, seat, **window)


async def sit(home: House, where: Position, seat: int | None = None, **window: Any) -> Actor:
    who = where.seat if seat is None else seat
    found = await home.window(seat=who, **window)
    found.context.set_default_timeout(WAIT)
    await found.page.goto(f"/t/{where.table}")
    await expect(found.turn).to_be_visible(timeout=WAIT)
    return Actor(home, found, who, where)


@dataclass
class Hall:
    """One server for all tests of a file, each at a table of its own: starting it takes time."""

    home: House

    def play(self, where: Position, scene: Callable[[Actor], Awaitable[None]], **window: Any) -> None:
        """Let somebody act at this position."""

        async def main() -> None:
            actor = await sit(self.home, where, **window)
            try:
                await scene(actor)
            except BaseException:
                await actor.window.picture(f"failed-{where.name}-{where.line}{where.case}")
                raise
            finally:
                for found in self.home.windows:
                    await found.context.close()
                    found.problems, problems = [], found.problems
                    assert problems == [], problems
                self.home.windows.clear()

        run(main())


@contextlib.contextmanager
def hall(folder: Path, positions: Iterable[Position]) -> Iterator[Hall]:
    home = house(folder, [(each.table, each.record()) for each in {p.table: p for p in positions}.values()])
    yield Hall(run(home.__aenter__()))
    run(home.__aexit__(None, None, None))
