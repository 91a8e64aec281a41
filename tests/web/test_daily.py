"""Playing alone: against Claw as hard as one likes, and the game of the day with its results."""

import re
from pathlib import Path

from playwright.async_api import expect
from tests.web.chromium import run
from tests.web.rig import PATIENCE, house


def test_the_game_of_the_day_begins_on_the_start_page(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            page = ann.page
            await page.goto("/")
            await expect(page.get_by_text("You have not played it yet.")).to_be_visible(timeout=PATIENCE)
            await expect(page.get_by_text("Nobody here has finished it yet.")).to_be_visible()
            await page.get_by_label("Difficulty").select_option("3")
            await page.get_by_role("button", name="Play the game of the day").click()
            await page.get_by_label("Your name", exact=True).fill("Ann")
            await page.keyboard.press("Enter")
            await expect(page).to_have_url(re.compile("/t/[a-z0-9]+$"), timeout=PATIENCE)
            table = page.url.rsplit("/", 1)[1]
            info = (await (await page.request.get(f"/api/tables/{table}")).json())["info"]
            assert (info["options"], info["verifiable"]) == ({"difficulty": 3}, False)
            assert info["seed"] == f"daily {info['day']} silverfrost standard 1 difficulty=3"

            assert info["compared"] == [0]
            await page.locator(".tray .hint").click()
            price = page.get_by_role("alertdialog")
            await expect(price).to_contain_text("out of the day’s results")
            await price.get_by_role("button", name="Without a hint").click()
            await expect(price).to_have_count(0)
            info = (await (await page.request.get(f"/api/tables/{table}")).json())["info"]
            assert info["compared"] == [0], "only asking what it costs costs nothing"
            await page.locator(".tray .hint").click()
            await price.get_by_role("button", name="all the same").click()
            await expect(page.locator(".tray").get_by_text("A good move")).to_be_visible(timeout=PATIENCE)
            info = (await (await page.request.get(f"/api/tables/{table}")).json())["info"]
            assert info["compared"] == []

            await page.goto("/")
            await expect(page.get_by_text("You have begun it.")).to_be_visible(timeout=PATIENCE)
            await expect(page.get_by_role("link", name="Go on with it")).to_have_attribute(
                "href", f"/t/{table}"
            )
            await page.get_by_label("Difficulty").select_option("1")
            await expect(page.get_by_text("You have not played it yet.")).to_be_visible(timeout=PATIENCE)
            assert await ann.unsaid() == []
            assert await ann.axe() == []

    run(main())


def test_a_new_table_for_one_has_a_difficulty_and_no_bots(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            page = ann.page
            await page.goto("/new?game=silverfrost&seats=1")
            await page.get_by_label("Difficulty").select_option("2", timeout=PATIENCE)
            await expect(page.get_by_label("Bots")).to_have_count(0)
            await page.get_by_role("checkbox", name="Game of the day").check()
            assert await ann.unsaid() == []
            assert await ann.axe() == []
            await page.get_by_role("button", name="Make the table").click()
            await page.get_by_label("Your name", exact=True).fill("Ann")
            await page.keyboard.press("Enter")
            await expect(page.get_by_text("difficulty=2")).to_be_visible(timeout=PATIENCE)
            await expect(page.get_by_label("Your word")).to_have_count(0)
            assert await ann.unsaid() == []
            assert await ann.axe() == []

    run(main())
