"""What people say at the table, and what the bar above it says."""

from pathlib import Path

from playwright.async_api import expect
from tests.server.play import golden
from tests.web.chromium import run
from tests.web.rig import PATIENCE, PHONE, Window, house

from frostwall.core.record import Record

FOUNDING = 1  # base-4-trade: seat 1 is to build the road of its first settlement


def founding() -> Record:
    record = golden("base-4-trade")
    return Record(record.header, record.lines[:FOUNDING])


async def say(window: Window, text: str) -> None:
    await window.page.get_by_role("textbox", name="Say something").fill(text)
    await window.page.get_by_role("button", name="Send").click()


def test_what_was_said_is_marked_until_it_is_read(tmp_path: Path) -> None:
    """On a phone the mark stands in the bar above the table, too; the task there is not cut."""

    async def main() -> None:
        async with house(tmp_path, [("talk", founding())]) as home:
            ann, ben = await home.window(PHONE, seat=1), await home.window(seat=0)
            for window in (ann, ben):
                await window.page.goto("/t/talk")
                await expect(window.turn).to_be_visible(timeout=PATIENCE)
            await expect(ann.turn).to_have_text("Your turn · building the road of a new settlement")
            cut = "turn => turn.scrollWidth > turn.clientWidth || turn.scrollHeight > turn.clientHeight + 1"
            assert not await ann.turn.evaluate(cut)
            above, below = await ann.turn.bounding_box(), await ann.page.locator(".seats").bounding_box()
            assert above is not None
            assert below is not None
            assert above["y"] >= 0
            assert above["y"] + above["height"] <= below["y"]
            assert await ann.widest() <= 0

            await ben.page.get_by_role("tab", name="Chat").click()
            await say(ben, "Hello Ann")
            await say(ben, "Your turn!")
            mark = ann.page.get_by_role("button", name="Chat 2 new messages")
            await expect(mark).to_be_visible(timeout=PATIENCE)
            await expect(ann.page.get_by_role("tab", name="Chat 2 new messages")).to_have_count(1)
            await expect(ann.page.get_by_role("status").filter(has_text="New message from")).to_have_count(1)
            await ann.picture("chat-unread")
            assert await ann.axe() == []
            await ann.page.reload()
            await mark.click()
            await expect(ann.page.get_by_text("Hello Ann")).to_be_in_viewport()
            await expect(mark).to_have_count(0)
            await say(ann, "I am thinking")
            # Whoever reads along or has spoken has nothing unread.
            await expect(ben.page.get_by_text("I am thinking")).to_be_visible(timeout=PATIENCE)
            await expect(ben.page.get_by_role("tab", name="Chat", exact=True)).to_have_count(1)
            await ann.page.reload()
            await expect(ann.turn).to_be_visible(timeout=PATIENCE)
            await expect(ann.page.get_by_text("new message")).to_have_count(0)

    run(main())
