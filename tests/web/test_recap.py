"""Since my last turn: what the others did, step by step, with its places; and how quickly bots do it."""

from pathlib import Path

from playwright.async_api import expect
from tests.server.play import golden
from tests.web.chromium import run
from tests.web.rig import PATIENCE, house

from frostwall.core.record import Record

BACK = 22  # base-4-trade: seat 3 is up; since its second settlement the others have built theirs


def turns() -> Record:
    record = golden("base-4-trade")
    return Record(record.header, record.lines[:BACK])


def test_what_happened_since_my_last_turn_is_told_and_can_be_skipped(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, [("later", turns())]) as home:
            ann = await home.window(seat=3)
            page = ann.page
            await page.goto("/t/later")
            await ann.my_turn()
            recap = page.get_by_role("region", name="Since your last turn")
            await expect(recap).to_be_visible(timeout=PATIENCE)
            first = await recap.locator("p").inner_text()
            await ann.picture("recap")
            assert await ann.axe() == []
            await expect(recap).to_contain_text("1 of ")
            while await recap.get_by_role("button", name="The next one").is_enabled():
                await recap.get_by_role("button", name="The next one").click()
                assert await recap.locator("p").inner_text() != ""
            assert await recap.locator("p").inner_text() != first
            await recap.get_by_role("button", name="Skip").click()
            await expect(recap).to_have_count(0)
            # Back after a while, it is told again.
            await page.reload()
            await expect(recap).to_be_visible(timeout=PATIENCE)

    run(main())


def test_the_host_chooses_how_quickly_bots_move(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, bots=["random"] * 2, start=False, settings={})
            await ann.page.goto(f"/t/{table}")
            await ann.page.get_by_text("Table …").click()
            pace = ann.page.get_by_label("Bots move")
            await expect(pace).to_have_value("1500", timeout=PATIENCE)
            await pace.select_option(label="at once")
            await ann.page.get_by_role("button", name="Start the game").click()
            await expect(ann.turn).to_be_visible(timeout=PATIENCE)
            await ann.page.get_by_text("Table …").click()
            await expect(pace).to_have_value("0")

    run(main())
