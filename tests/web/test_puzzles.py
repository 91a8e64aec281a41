"""Puzzles in a real window: a list, a right and a wrong answer, and what is said about them."""

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.web.chromium import run
from tests.web.rig import DESK, PATIENCE, PHONE, house

from frostwall import puzzles


@pytest.mark.parametrize(
    ("game", "size", "theme"), [("watch", DESK, "dark"), ("silverfrost", PHONE, "light")]
)
def test_a_puzzle_tells_right_from_wrong_and_remembers(
    game: str, size: tuple[int, int], theme: str, tmp_path: Path
) -> None:
    first = puzzles.book(game).puzzles[0]

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(size, color_scheme=theme)
            page = ann.page
            await page.goto(f"/puzzles/{game}")
            await expect(page.locator("main section").first).to_be_visible(timeout=PATIENCE)
            assert await ann.widest() <= 0
            assert await ann.axe() == []
            await page.get_by_role("link", name="Puzzle 1", exact=True).click()
            heading = page.locator(".strip h1")
            await expect(heading).to_have_text("Find the best move", timeout=PATIENCE)
            await ann.typed.fill(first.next.text)
            await ann.typed.press("Enter")
            await expect(heading).to_have_text("Not the best move", timeout=PATIENCE)
            await expect(page.locator(".why")).to_contain_text("Your move gives up about")
            await expect(ann.typed).to_have_value("")
            await ann.picture(f"puzzle-{game}-{size[0]}-wrong")
            assert await ann.unsaid() == []
            assert await ann.widest() <= 0
            assert await ann.axe_themes(".strip") == []
            await page.get_by_role("button", name="Try again").click()
            await expect(heading).to_have_text("Find the best move")
            await ann.typed.fill(first.best.text)
            await ann.typed.press("Enter")
            await expect(heading).to_have_text("Right!", timeout=PATIENCE)
            await page.get_by_role("link", name="Next puzzle").click()
            await expect(page.locator(".strip .what")).to_contain_text("Puzzle 2 of", timeout=PATIENCE)
            await page.get_by_role("link", name="All puzzles").click()
            await expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible(timeout=PATIENCE)

    run(main())
