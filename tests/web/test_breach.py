"""A breach: the line it would take on demand, its moment, and the log with the rules."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect
from tests.web.acting import Actor, Hall, Position, hall

# The server's dice are fixed by the seed of the stored table: the roll here brings a breach.
ROLL = Position("brotherhood56-5", 493, "-roll")
LOOK = Position("brotherhood56-5", 493, "-look")
ANIMATED = '{"speed": 1, "sound": false, "confirm": false}'


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("breach"), [ROLL, LOOK]) as found:
        yield found


def test_a_breach_is_a_moment_and_the_log_says_why(table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        await ann.window.page.emulate_media(reduced_motion="no-preference")
        await ann.act("roll the dice")
        moment = ann.window.page.locator(".breach")
        await expect(moment).to_contain_text("The Wall is breached")
        await ann.window.picture("breach")
        await expect(moment).to_have_count(0)
        told = (
            ann.window.page.get_by_role("log")
            .get_by_role("listitem")
            .filter(has_text=re.compile("breach", re.IGNORECASE))
        )
        await expect(told.first).to_be_visible()
        await expect(told.first.get_by_role("link")).to_have_text(re.compile("^[A-Z]+-"))
        await ann.window.picture("breach-after")

    table.play(ROLL, scene, comfort=ANIMATED)


def test_the_line_a_breach_would_take_is_shown_on_demand(table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        page = ann.window.page
        clearings = page.locator("[data-place=clearing]")
        for number in range(await clearings.count()):
            await clearings.nth(number).hover()
            if await page.locator("g.line polygon").count():
                break
        else:
            raise AssertionError("no clearing shows a line")
        await ann.window.picture("breach-line")
        await page.locator(".seats").hover()
        await expect(page.locator("g.line polygon")).to_have_count(0)

    table.play(LOOK, scene)
