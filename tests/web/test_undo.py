"""Taking back, as everybody at the table sees it: struck out in the log, told at once, and asked where it is not one's
own affair."""

from pathlib import Path

from playwright.async_api import expect
from tests.server.play import golden
from tests.web.chromium import run
from tests.web.rig import PATIENCE, PHONE, House, Window, house

from frostwall.core.record import Record

DEAL = 48  # base-4-trade: seat 0 has offered, seat 1 has accepted and seat 2 declined


def offered() -> Record:
    record = golden("base-4-trade")
    return Record(record.header, record.lines[:DEAL])


async def at_table(home: House, *seats: int | None, table: str = "dealt") -> list[Window]:
    """Whoever has these seats, and somebody who looks on for None."""
    windows = []
    for seat in seats:
        size = PHONE if seat == 1 else (1440, 900)
        window = await home.window(size, seat=seat, comfort='{"speed": 0, "autoDecline": false}')
        if seat is None:
            await home.session(window, "Eve")
        await window.page.goto(f"/t/{table}")
        await expect(window.turn).to_be_visible(timeout=PATIENCE)
        windows.append(window)
    return windows


async def folded(window: Window, text: str) -> None:
    """The log keeps what was taken back, folded, and says who did it."""
    fold = window.page.locator(".log details, ol details").last
    await expect(fold.locator("summary")).to_have_text(text, timeout=PATIENCE)
    line = fold.locator(".event").first
    await expect(line).to_be_hidden()
    await fold.locator("summary").click()
    await expect(line).to_be_visible()
    await expect(line).to_have_css("text-decoration-line", "line-through")


def test_a_deal_is_taken_back_with_the_others_consent_and_stays_in_the_log(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, [("dealt", offered())]) as home:
            ann, ben, dan, eve = await at_table(home, 0, 1, 3, None)
            await expect(ann.turn).to_have_text("Waiting for Seat 3 to answer your offer")
            await expect(ben.turn).to_have_text("Waiting for Seat 3 to answer the offer of Seat 0")
            await expect(dan.turn).to_have_text("Your turn · answering an offer")
            await expect(eve.turn).to_have_text("Waiting for Seat 3 to answer the offer of Seat 0")
            await dan.typed.fill("decline")
            await dan.typed.press("Enter")
            await expect(ann.turn).to_have_text("Your turn · deciding on your offer", timeout=PATIENCE)
            await ann.typed.fill("deal 1")
            await ann.typed.press("Enter")
            await expect(ann.page.get_by_role("button", name="Undo")).to_have_count(0)
            ask = ann.page.get_by_role("button", name="Ask Seat 1 to take this back")
            await ask.click()
            # Ben is asked in words, refuses, and the deal stands.
            vote = ben.page.locator(".vote")
            await expect(vote).to_contain_text("Seat 0 asks to take this back:", timeout=PATIENCE)
            await expect(vote.locator("li")).to_contain_text("grain")
            await expect(eve.page.locator(".vote")).to_contain_text("Waiting for Seat 1")
            await ben.picture("undo-asked")
            assert await ben.axe() == []
            await vote.get_by_role("button", name="No").click()
            await expect(ann.page.locator(".vote")).to_have_count(0, timeout=PATIENCE)
            await expect(ann.page.locator(".log details")).to_have_count(0)
            # Asked again he agrees; everybody is told and reads the same.
            await ask.click()
            await vote.get_by_role("button", name="Yes").click()
            told = "Seat 0 took back a move."
            for window in (ben, eve):
                await expect(window.page.get_by_text(told)).to_be_visible(timeout=PATIENCE)
            await expect(ann.page.get_by_text(told)).to_have_count(0)
            for window in (ann, ben, eve):
                await folded(window, "A move taken back by Seat 0")
            await eve.picture("undo-log")
            for window in (ann, eve):
                await window.page.reload()
                await folded(window, "A move taken back by Seat 0")
            await eve.page.goto(f"/r/dealt?line={DEAL + 3}")
            await folded(eve, "A move taken back by Seat 0")

    run(main())
