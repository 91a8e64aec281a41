"""The coach on the end screen and in the replay."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from tests.server.play import golden
from tests.web.chromium import run
from tests.web.rig import DESK, PATIENCE, PHONE, Window, house

from frostwall import coach
from frostwall.core.record import Record, game_of
from frostwall.games import games
from frostwall.lab.review import Telling, html

QUICK = coach.Effort(worlds=2, nodes=4, compared=4, turns=1)


@pytest.mark.parametrize("name", ["base-3", "silverfrost-2"])
def test_the_coach_reviews_a_game_and_leads_to_its_moments(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("frostwall.server.table.reviews.EFFORT", QUICK)

    async def main() -> None:
        async with house(tmp_path, [("reviewed", golden(name))], over=["reviewed"]) as home:
            ann = await home.window(PHONE, seat=0)
            await ann.page.goto("/t/reviewed")
            await ann.page.get_by_role("button", name="Review this game").click()
            panel = ann.page.locator("section[aria-labelledby=coach-title]")
            await expect(panel.locator("> .scroll tbody tr")).to_have_count(
                golden(name).header.seats, timeout=3 * PATIENCE
            )
            await expect(panel.get_by_role("img", name="Chances to win")).to_be_visible()
            assert await ann.widest() <= 0
            assert await ann.unsaid() == []
            assert await ann.axe_themes("section[aria-labelledby=coach-title]") == []
            first = panel.locator("ol a").first
            line = (await first.get_attribute("href") or "").rpartition("=")[2]
            await first.click()
            await expect(ann.page.locator(".where span.count")).to_contain_text(line, timeout=PATIENCE)
            # A costly move leads to its position, where the better one is told; from there bots play on.
            await ann.page.goto("/t/reviewed")
            await ann.page.get_by_role("button", name="Review this game").click()
            costly = panel.locator("h4", has_text="Costliest").first.locator("+ ol a").first
            await costly.click()
            await expect(ann.page.locator("aside .told b")).to_be_visible(timeout=PATIENCE)
            await ann.picture(f"coach-{name}-from-here")
            assert await ann.axe_themes("aside .play", "aside .told") == []
            await ann.page.get_by_role("button", name="Play from here").click()
            await ann.page.wait_for_url("**/t/*", timeout=PATIENCE)
            await expect(ann.turn).to_be_visible(timeout=PATIENCE)
            assert ann.page.url.rpartition("/")[2] != "reviewed"
            # It was kept: whoever comes later need not wait, and a link to it leads to the coach.
            ben = await home.window(PHONE, seat=1)
            await ben.page.goto("/r/reviewed?review=1")
            linked = ben.page.locator("section[aria-labelledby=coach-title]")
            await expect(linked.locator("ol a").first).to_be_visible(timeout=PATIENCE)
            await expect(linked.locator("h3").first).to_be_in_viewport()
            await expect(linked).to_be_focused()
            await ben.picture(f"coach-{name}-linked")
            assert await ben.widest() <= 0
            table = linked.locator("> .scroll")
            assert await table.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
            await positions_tell_the_same(ben, linked)

    run(main())


async def positions_tell_the_same(window: Window, panel: Locator) -> None:
    """The position of each kind of entry, and of one that chance made, tells what the list tells of it."""
    entries = []
    for head, kind in ("Turning", "Turning point"), ("Costliest", "Costly move"), ("Best finds", "Good find"):
        items = await panel.locator("h4", has_text=head).locator("+ ol a").all()
        entries += [(kind, *[await one.inner_text(), await one.get_attribute("href") or ""]) for one in items]
    by_kind = {kind: (kind, text, href) for kind, text, href in entries}
    by_chance = [each for each in entries if "by chance" in each[1]][:1]
    assert len(by_kind) == 3
    assert by_chance
    for kind, text, href in (*by_kind.values(), *by_chance):
        await window.page.goto(href)
        told = window.page.locator("aside .told")
        await expect(told.locator("b").first).to_be_visible(timeout=PATIENCE)
        there = " ".join((await told.inner_text()).split())
        for row in (kind, *text.splitlines(), "know every card"):
            assert " ".join(row.split()) in there, href


def test_the_page_of_a_review_fits(tmp_path: Path) -> None:
    record = golden("base-4-trade")
    game = game_of(record, games)
    short = Record(record.header, record.lines[:60])
    page = tmp_path / "review.html"
    page.write_text(html(Telling(coach.review(short, game, QUICK), game, "en")), encoding="utf-8")

    async def main() -> None:
        async with house(tmp_path) as home:
            for size in (PHONE, (844, 390), DESK):
                window = await home.window(size)
                await window.page.goto(page.as_uri())
                await window.picture(f"review-page-{size[0]}")
                assert await window.widest() <= 0
                await expect(window.page.get_by_text("the curve knows every card")).to_be_in_viewport()

    run(main())


def test_a_record_that_does_not_reach_its_end_is_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by whoever comes to one of its positions first: they wait for it there."""
    monkeypatch.setattr("frostwall.server.table.reviews.EFFORT", QUICK)
    whole = golden("base-3")
    record = Record(whole.header, whole.lines[:40])

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(DESK)
            await home.session(ann, "Ann")
            page = ann.page
            made = await page.request.post("/api/records", data={"text": record.write()})
            table = (await made.json())["table"]
            go = asyncio.Event()
            look = home.server.hub.workers.look

            async def slow(*asked: Any) -> Any:
                await go.wait()
                return await look(*asked)

            monkeypatch.setattr(home.server.hub.workers, "look", slow)
            await page.goto(f"/r/{table}?coach=1&line=3")
            waiting = page.locator("aside").get_by_label("The coach looks at every move")
            await expect(waiting).to_be_visible(timeout=PATIENCE)
            await ann.picture("coach-waiting")
            go.set()
            await expect(waiting).to_have_count(0, timeout=3 * PATIENCE)
            await page.get_by_role("button", name="Numbers", exact=True).click()
            await page.get_by_role("button", name="Review this game").click()
            entry = page.locator("section[aria-labelledby=coach-title] ol a").first
            await expect(entry).to_be_visible(timeout=PATIENCE)
            await page.goto(f"/r/{table}?review=1")
            await expect(entry).to_be_visible(timeout=PATIENCE)
            await expect(page.locator("#end-title")).to_have_text("The game has ended")
            await ann.picture("coach-unfinished")
            assert await ann.unsaid() == []
            mistake = page.locator("h4", has_text="Costliest").first.locator("+ ol a").first
            await page.goto(await mistake.get_attribute("href") or "")
            await expect(page.locator("aside .told b")).to_be_visible(timeout=PATIENCE)

    run(main())
