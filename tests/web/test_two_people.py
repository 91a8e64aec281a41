"""Two people at one table, one of them on a phone that is turned, reloaded and cut off while she is asked something."""

from pathlib import Path

from playwright.async_api import expect
from tests.server.play import golden
from tests.web.chromium import run
from tests.web.rig import PATIENCE, PHONE, Window, Wire, house

from frostwall.core.record import Record

DEAL = 48  # base-4-trade: seat 0 has offered, and seat 1 has accepted


async def turn(phone: Window, on_its_side: bool) -> None:
    """The board keeps its share of the window, and nothing sticks out."""
    width, height = PHONE[::-1] if on_its_side else PHONE
    await phone.page.set_viewport_size({"width": width, "height": height})
    board = await phone.page.locator("main.board").bounding_box()
    assert board
    assert board["width"] * board["height"] > 0.4 * width * height
    assert await phone.widest() <= 0


def test_a_phone_is_turned_reloaded_and_cut_off_while_an_undo_is_asked(tmp_path: Path) -> None:
    async def main() -> None:
        record = golden("base-4-trade")
        async with house(tmp_path, [("dealt", Record(record.header, record.lines[:DEAL]))]) as home:
            ann, ben = await home.window(seat=0), await home.window(PHONE, seat=1, has_touch=True)
            wire = Wire()
            await ben.page.route_web_socket("**/api/socket", wire)
            for window in (ann, ben):
                await window.page.goto("/t/dealt")
                await expect(window.turn).to_be_visible(timeout=PATIENCE)
            await turn(ben, on_its_side=False)
            await ann.page.get_by_role("button", name="Make the deal").click()
            last = ben.page.get_by_role("region", name="What happened last").get_by_role("listitem").first
            await expect(last).to_contain_text("grain", timeout=PATIENCE)
            held = await ben.page.locator(".hand").inner_text()
            await ann.page.get_by_role("button", name="Ask Seat 1 to take this back").click()
            # She is asked whichever way she holds it, after a reload, and after the line was cut.
            vote = ben.page.locator(".vote")
            await expect(vote).to_be_in_viewport(ratio=0.98, timeout=PATIENCE)
            await turn(ben, on_its_side=True)
            await expect(vote).to_be_in_viewport(ratio=0.98)
            await ben.picture("turned-vote")
            await ben.page.reload()
            await expect(vote).to_be_in_viewport(ratio=0.98, timeout=PATIENCE)
            assert await ben.page.locator(".hand").inner_text() == held
            wire.is_down = True
            await wire.cut()
            lost = ben.page.get_by_text("Connection lost")
            await expect(lost).to_be_visible(timeout=PATIENCE)
            wire.is_down = False
            await expect(lost).to_have_count(0, timeout=PATIENCE)
            await vote.get_by_role("button", name="Yes").tap()
            # Both read the same, and the cards are back.
            await expect(ben.page.get_by_text("Seat 0 took back a move.")).to_be_visible(timeout=PATIENCE)
            await turn(ben, on_its_side=False)
            for window in (ann, ben):
                fold = window.page.locator(".log details summary")
                await expect(fold).to_have_text("A move taken back by Seat 0", timeout=PATIENCE)
            assert await ben.page.locator(".hand").inner_text() != held
            assert await ben.axe() == []

    run(main())
