"""A record is brought along by its file and watched: by buttons, by keys, as one seat saw it."""

import asyncio
import re
import struct
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.web.acting import GOLDEN, golden
from tests.web.chromium import run
from tests.web.rig import DESK, PATIENCE, PHONE, House, Window, house

from frostwall.games import games

RECORDS = ["ending-points", "silverfrost-2", "silverfrost-1-d2"]


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_record_from_a_file_is_replayed(tmp_path: Path, size: tuple[int, int], record: str) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(size)
            await home.session(ann, "Ann")
            page = ann.page
            await page.goto("/")
            await page.locator("input[type=file]").set_input_files(GOLDEN / f"{record}.rec")
            count = page.locator(".where span.count")
            await expect(count).to_have_text(re.compile("^Line 0 of [1-9]"), timeout=PATIENCE)
            await page.get_by_role("button", name="Next", exact=True).click()
            await expect(count).to_have_text(re.compile("^Line 1 of "), timeout=PATIENCE)
            await page.keyboard.press("ArrowRight")
            await expect(count).to_have_text(re.compile("^Line 2 of "), timeout=PATIENCE)
            await page.get_by_role("button", name="Last line").click()
            await expect(count).to_have_text(re.compile(r"^Line (\d+) of \1$"), timeout=PATIENCE)
            await ann.picture(f"replay-{record}-{size[0]}")
            assert await ann.widest() <= 0
            assert await ann.unsaid() == []
            assert await ann.axe() == []
            await page.set_viewport_size({"width": size[1], "height": size[0]})
            assert await ann.widest() <= 0
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            await page.get_by_role("button", name="Numbers", exact=True).click()
            await expect(page.get_by_role("img", name=re.compile("^Points over time"))).to_be_visible(
                timeout=PATIENCE
            )
            await expect(page.get_by_text("The secret is the one")).to_be_visible(timeout=PATIENCE)
            await ann.picture(f"numbers-{record}-{size[0]}")
            assert set(await ann.unsaid()) <= {record}  # the seed names it
            assert await ann.axe() == []

    run(main())


def test_a_file_that_is_no_record_is_refused_in_words(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            ann.expected = re.compile("status of 4")
            await home.session(ann, "Ann")
            await ann.page.goto("/")
            other = tmp_path / "other.rec"
            other.write_text("this is no record\n", encoding="utf-8")
            await ann.page.locator("input[type=file]").set_input_files(other)
            await expect(ann.page.get_by_role("alert")).to_have_text(re.compile(r"\w"), timeout=PATIENCE)
            assert await ann.unsaid() == []

    run(main())


async def shared(home: House, ann: Window, table: str) -> None:
    """The picture is a file with the board in it. The link opens the replay for somebody who was not there: this table
    is listed."""
    keep = ann.page.get_by_role("region", name="Keep and share")
    async with ann.page.expect_download() as download:
        await keep.get_by_role("button", name="Save picture").click()
    found = await asyncio.to_thread((await (await download.value).path()).read_bytes)
    assert found[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", found[16:24]) == (1600, 1200)
    colours: int = await keep.locator("canvas").evaluate(
        "(c) => new Set(new Uint32Array(c.getContext('2d').getImageData(200, 200, 800, 800).data.buffer)).size"
    )
    assert colours > 1000  # the sky alone has some dozens
    await ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await keep.get_by_role("button", name="Copy link").click()
    await expect(keep.get_by_role("status")).to_have_text("Link copied.")
    link = str(await ann.page.evaluate("navigator.clipboard.readText()"))
    assert link.endswith(f"/r/{table}")
    eve = await home.window()
    await home.session(eve, "Eve")
    await eve.page.goto(link)
    await expect(eve.page.locator(".where span.count")).to_have_text(
        re.compile("^Line 0 of"), timeout=PATIENCE
    )


def test_the_end_of_a_game_tells_its_story_before_the_plots(tmp_path: Path) -> None:
    """Each sentence leads to its moment, the luck of the dice adds up, and everything is said in German too."""
    breaches, silver = "b" * 16, "5" * 16
    tables = [(breaches, golden("ending-breaches")), (silver, golden("silverfrost-2"))]

    async def main() -> None:
        async with house(tmp_path, tables, over=[breaches, silver]) as home:
            ann = await home.window(seat=0)
            page = ann.page
            await page.goto(f"/t/{breaches}")
            await expect(page.locator("#end-title")).to_be_visible(timeout=PATIENCE)
            await expect(page.locator("progress")).to_have_count(0, timeout=PATIENCE)
            story, luck = (
                page.get_by_role("region", name="How it went"),
                page.get_by_role("region", name="Dice and cards"),
            )
            await expect(story).to_contain_text("at the second Wall section: breach 3 of 3")
            await expect(story).to_contain_text("Seat 0 won by the guards")
            await expect(story).not_to_contain_text("won with 6 points")
            row = luck.get_by_role("row").nth(1)
            await expect(row).to_contain_text("130")
            await expect(row).to_contain_text("109.8")
            top = await page.evaluate(
                "[...document.querySelectorAll('.story, figure')].map((each) => each.getBoundingClientRect().top)"
            )
            assert len(top) > 2
            assert min(top) == top[0]
            assert set(await ann.unsaid()) <= {"ending-breaches"}  # the seed names it
            assert await ann.axe() == []
            await ann.picture("story-watch")
            await shared(home, ann, breaches)
            await story.get_by_role("link", name="breach 2 of 3").click()
            await expect(page).to_have_url(re.compile(rf"/r/{breaches}\?line=\d+$"), timeout=PATIENCE)
            line = int(page.url.rpartition("=")[2])
            assert any(
                event.name == "breach" and event.args["breaches"] == 2
                for step in golden("ending-breaches").steps(games["watch"])
                if step.line.seq == line
                for event in step.events
            )
            # In a replay the moment is behind the screen.
            await page.get_by_role("button", name="Numbers", exact=True).click()
            await story.get_by_role("link", name="The Wall only just held").click()
            await expect(page.locator("dialog[open]")).to_have_count(0)
            await expect(page.locator(".where span.count")).not_to_have_text(re.compile(f"^Line {line} of"))

            ben = await home.window(PHONE, lang="de", seat=1)
            await ben.page.goto(f"/t/{silver}")
            await ben.ended("story-silverfrost-phone")
            await expect(ben.page.get_by_role("region", name="So lief es")).to_contain_text(
                "Seat 1 erreichte zuerst den Winter."
            )
            assert await ben.widest() <= 0

    run(main())
