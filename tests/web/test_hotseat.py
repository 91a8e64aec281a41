"""Two people at one device: each sits down with a name, and the device is passed before a hand is shown."""

import asyncio
from pathlib import Path

from playwright.async_api import expect
from tests.web.rig import PATIENCE, PHONE, house


def test_the_device_is_passed_before_a_hand_is_shown(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(PHONE)
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, rules="base", bots=["random"], start=False)
            page = ann.page
            await page.goto(f"/t/{table}")
            await page.get_by_label("Name of somebody beside you").fill("Bea")
            await page.get_by_role("button", name="Sit here").click()
            await expect(page.get_by_text("Bea")).to_be_visible(timeout=PATIENCE)
            await ann.picture("hotseat-lobby")
            await page.get_by_role("button", name="Start the game").click()
            asked: set[str] = set()
            # Founding goes round and back: both get the device.
            for _ in range(12):
                wait = "document.querySelector('.turn b') || document.querySelector('main .panel h1')"
                await page.wait_for_function(wait, timeout=PATIENCE)
                title = page.get_by_role("heading", name="Pass the device to")
                if await title.is_visible():
                    asked.add(await title.inner_text())
                    await expect(page.locator(".hand")).to_have_count(0)
                    await ann.picture("hotseat-pass")
                    await page.get_by_role("button", name="I am").click()
                    await ann.my_turn()
                if len(asked) == 2:
                    break
                before = await ann.turn.inner_text()
                await page.locator("[data-target]").first.click()
                moved = "before => document.querySelector('.turn')?.innerText !== before"
                await page.wait_for_function(moved, arg=before, timeout=PATIENCE)
            assert asked == {"Pass the device to Ann", "Pass the device to Bea"}

    asyncio.run(main())
