"""The coach on the end screen."""

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.server.play import golden
from tests.web.chromium import run
from tests.web.rig import PATIENCE, PHONE, house

from frostwall import coach


@pytest.mark.parametrize("name", ["base-3", "silverfrost-2"])
def test_the_coach_reviews_a_game_and_leads_to_its_moments(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = coach.Effort(worlds=2, nodes=4, compared=4, turns=1)
    monkeypatch.setattr("frostwall.server.table.reviews.EFFORT", quick)

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
            # It was kept: whoever comes later need not wait.
            ben = await home.window(seat=1)
            await ben.page.goto("/r/reviewed?review=1")
            kept = ben.page.locator("section[aria-labelledby=coach-title] ol a").first
            await expect(kept).to_be_visible(timeout=PATIENCE)

    run(main())
