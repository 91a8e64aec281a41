"""The guided first games in a real window, from the first step to the table of a first game."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect
from tests.web.chromium import run
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
            if size == PHONE:  # on its side, too, there is a board and not a thumbnail
                await ann.page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
                board = await ann.page.locator(".learn > .board").bounding_box()
                assert board
                assert board["width"] * board["height"] > 0.4 * PHONE[0] * PHONE[1]
                await expect(forward).to_be_in_viewport(ratio=0.98)
                await ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
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

    run(main())


def test_the_path_shows_what_is_done(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            page = ann.page
            await page.goto("/")
            await page.get_by_role("article").first.get_by_role("link", name="Learn").click()
            steps = page.get_by_role("main").get_by_role("listitem")
            await expect(steps).to_have_count(5, timeout=PATIENCE)
            await expect(page.get_by_text("Done:")).to_have_count(0)
            assert await ann.unsaid() == []
            assert await ann.axe_themes() == []
            await steps.first.get_by_role("link", name="Begin").click()
            last = page.locator("nav .dot").last
            await last.click(timeout=PATIENCE)
            await expect(last).to_have_attribute("aria-current", "step")
            await page.goto("/learn?game=watch")
            await expect(steps.first.get_by_text("Done:")).to_be_visible(timeout=PATIENCE)
            await expect(steps.nth(1)).to_have_class(re.compile("next"))
            # The first game of one's own is easy, and hints come unasked.
            await steps.nth(2).get_by_role("button", name="Play").click()
            await expect(page.locator("body")).to_contain_text("Odda", timeout=PATIENCE)
            await expect(page.locator(".hint").first).to_be_visible(timeout=PATIENCE)

    run(main())


def test_the_rulebook_has_contents_pictures_and_all_cards(tmp_path: Path) -> None:
    """The cards can be narrowed to a type, a kind, a keyword or a word; a guided step tells what happened meanwhile."""

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(lang="de-DE")
            page = ann.page
            await page.goto("/rules/silverfrost")
            contents = page.get_by_role("navigation", name="Inhalt")
            await contents.get_by_role("button", name="Schnee beseitigen").click(timeout=PATIENCE)
            heading = page.get_by_role("heading", name="Schnee beseitigen")
            await expect(heading).to_be_in_viewport()
            await expect(page.locator("main .strip").nth(15)).to_be_attached(timeout=PATIENCE)
            cards = page.locator("#cards li")
            await expect(cards.first).to_be_visible(timeout=PATIENCE)
            every = await cards.count()
            assert every > 50
            await page.get_by_label("Alle Kartentypen").select_option("production")
            some = await cards.count()
            await page.get_by_label("Wesen und Bauwerke").select_option("construction")
            await page.get_by_label("Alle Stichwörter").select_option("hearth")
            assert 0 < await cards.count() < some < every
            assert await page.locator("#cards .card:not(.production.construction)").count() == 0
            await page.get_by_label("Ein Wort auf der Karte").fill("kein solches Wort")
            await expect(cards).to_have_count(0)
            assert await ann.unsaid() == []
            assert await ann.axe() == []
            await page.goto("/learn/silverfrost?step=12")
            since = page.locator("details.since")
            await since.locator("summary").first.click(timeout=PATIENCE)
            assert 4 < await since.locator("li:visible").count() < 12, "what people did, kind by kind"
            assert await since.locator("li").count() > 100, "the rest is folded"
            assert await ann.unsaid() == []
            assert await ann.axe_themes() == []

    run(main())
