"""A record is brought along by its file and watched: by buttons, by keys, as one seat saw it."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.web.acting import GOLDEN
from tests.web.rig import DESK, PATIENCE, PHONE, house

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
            await page.get_by_role("button", name="Numbers", exact=True).click()
            await expect(page.get_by_role("img", name=re.compile("^Points over time"))).to_be_visible(
                timeout=PATIENCE
            )
            await expect(page.get_by_text("The secret is the one")).to_be_visible(timeout=PATIENCE)
            await ann.picture(f"numbers-{record}-{size[0]}")
            assert set(await ann.unsaid()) <= {record}  # the seed names it
            assert await ann.axe() == []

    asyncio.run(main())


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

    asyncio.run(main())
