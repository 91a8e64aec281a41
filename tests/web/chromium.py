"""One Chromium for all tests of a process: starting one takes as long as many a test in it.

    run(main())     in the loop that all these tests share, with a browser that stays open between them

Windows share nothing but the program: each is a browser context of its own.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any, TypeVar

from playwright.async_api import Browser, Playwright, async_playwright
from tests.web import browser

T = TypeVar("T")


async def launch(play: Playwright) -> Browser:
    program = browser.find()
    assert program is not None, browser.HELP
    return await play.chromium.launch(
        executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    )


class Shared:
    """The loop of a process, and the browser in it."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.play: Playwright | None = None
        self.browser: Browser | None = None

    async def open(self) -> Browser:
        """The browser; another one where a test has made it crash."""
        if self.play is None:
            self.play = await async_playwright().start()
        if self.browser is None or not self.browser.is_connected():
            self.browser = await launch(self.play)
        return self.browser

    async def _close(self) -> None:
        if self.browser is not None:
            await self.browser.close()
        if self.play is not None:
            await self.play.stop()

    def close(self) -> None:
        self.runner.run(self._close())
        self.runner.close()


_shared: list[Shared] = []


def runner() -> asyncio.Runner:
    if not _shared:
        _shared.append(Shared())
    return _shared[0].runner


def run(main: Coroutine[Any, Any, T]) -> T:
    return runner().run(main)


def close() -> None:
    """When the last test is over."""
    while _shared:
        _shared.pop().close()


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The browser of this process; a new one for a program that brings a loop of its own."""
    if _shared and _shared[0].runner.get_loop() is asyncio.get_running_loop():
        yield await _shared[0].open()
        return
    async with async_playwright() as play:
        found = await launch(play)
        try:
            yield found
        finally:
            await found.close()
