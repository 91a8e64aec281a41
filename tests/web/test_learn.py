"""The guided first games in a real window, from the first step to the table of a first game."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect
from tests.web.rig import DESK, PATIENCE, PHONE, house

MOST_STEPS = 40


@pytest.mark.parametrize(
    ("course", "size", "lang"),
    [
        ("silverfrost", DESK, "en-GB"),
        ("silverfrost", PHONE, "de-DE"),
        ("watch/base", PHONE, "en-GB"),
        ("watch/brotherhood", DESK, "de-DE"),
    ],
)
def test_a_guided_game_leads_to_a_real_one(
    tmp_path: Path, course: str, size: tuple[int, int], lang: str
) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(size, lang=lang)
            await ann.page.goto(f"/learn/{course}")
            heading = ann.page.locator("main h1")
            forward: Locator = ann.page.locator("nav .forward")
            titles: list[str] = []
            await expect(heading).to_be_visible(timeout=PATIENCE)
            for _ in range(MOST_STEPS):
                title = await heading.inner_text()
                if title not in titles:
                    titles.append(title)
                    assert await ann.unsaid() == []
                    assert await ann.widest() <= 0
                    if len(titles) in (1, 5):
                        await ann.picture(f"learn-{course.replace('/', '-')}-{size[0]}-{len(titles)}")
                        assert await ann.axe() == []
                last = await ann.page.locator("nav .dot").count() == len(titles)
                await forward.click()
                if last:
                    break
            assert len(titles) >= 11
            await expect(ann.turn).to_be_visible(timeout=PATIENCE)

    asyncio.run(main())
