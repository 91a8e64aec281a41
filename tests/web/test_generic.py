"""A game that the client does not know: Magpies, which brings nothing but its rules, played by clicks alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect
from tests.web.chromium import run
from tests.web.rig import DESK, PATIENCE, PHONE, House, Window, house

from frostwall import games

MOST_MOVES = 80
# What is done in a turn, in this order and then again from the start.
DEEDS = ["Feast", "Draw", "Look", "Raid"]


@pytest.fixture
def magpies() -> Iterator[None]:
    games.add("magpies", "tests.small_game:BOX")
    yield
    games.remove("magpies")


def buttons(window: Window) -> Locator:
    """Everything that can be done now, the picker aside."""
    return window.page.locator(".act ul > li[role=group] button")


async def settled(window: Window) -> str:
    """Wait until this person is to move, or waits for somebody, or the game is over."""
    state = (
        "() => document.querySelector('.ending') ? 'over'"
        " : document.querySelector('.turn b') ? (document.querySelector('.act ul button:not(:disabled)') && 'turn')"
        " : document.querySelector('.turn')?.textContent.includes('Waiting for') && 'wait'"
    )
    found: str = await (await window.page.wait_for_function(state, timeout=PATIENCE)).json_value()
    return found


async def stake(window: Window) -> None:
    """Two trinkets by the picker, or as many as there are."""
    picker = window.page.locator(".picker")
    do = picker.get_by_role("button", name="Stake", exact=True)
    for _ in range(2):
        if await do.is_enabled():
            break
        await picker.locator("button[aria-label$=more]:not(:disabled)").first.click()
    await expect(do).to_be_enabled()
    await do.click()
    await expect(picker).to_have_count(0, timeout=PATIENCE)


async def move(window: Window, deeds: list[str]) -> None:
    """One move: what comes next in a turn, or whatever is asked."""
    if await window.page.locator(".picker").count():
        await stake(window)
        return
    seq = await window.page.locator(".game").get_attribute("data-seq")
    for _ in DEEDS:
        wanted = buttons(window).get_by_text(re.compile(f"^{deeds[0]}"))
        deeds.append(deeds.pop(0))
        if await wanted.count():
            await wanted.first.click()
            break
    else:
        await buttons(window).first.click()
    moved = "seq => document.querySelector('.game')?.dataset.seq !== seq"
    await window.page.wait_for_function(moved, arg=seq, timeout=PATIENCE)


async def sit_down(home: House, ann: Window, ben: Window) -> str:
    """From the start page to a table with both of them at it."""
    page = ann.page
    await page.goto("/")
    card = page.get_by_role("article").filter(has_text="Magpies (plain)")
    await card.get_by_role("link", name="More options").click()
    await expect(page.get_by_role("combobox", name="Game", exact=True)).to_have_value(
        "magpies", timeout=PATIENCE
    )
    await page.get_by_role("combobox", name="Seats").select_option("2")
    await page.get_by_role("combobox", name="Bots").select_option("0")
    await page.get_by_text("Rules and variants").click()
    await page.get_by_label("rounds").fill("2")
    await page.get_by_label("rounds").press("Tab")
    assert await ann.unsaid() == []
    await page.get_by_role("button", name="Make the table").click()
    await page.get_by_label("Your name", exact=True).fill("Ann")
    await page.keyboard.press("Enter")
    await expect(page).to_have_url(re.compile("/t/[a-z0-9]+$"), timeout=PATIENCE)
    link = await page.get_by_role("textbox", name="Invitation").input_value(timeout=PATIENCE)
    assert await ann.unsaid() == []
    assert await ann.axe() == []
    await home.session(ben, "Ben")
    await ben.page.goto(link)
    await ben.page.get_by_role("button", name="free").first.click(timeout=PATIENCE)
    await page.get_by_role("button", name="Start the game").click(timeout=PATIENCE)
    for window in (ann, ben):
        await expect(window.turn).to_be_visible(timeout=PATIENCE)
    return page.url.rsplit("/", 1)[-1]


async def undo_the_feast(ann: Window, ben: Window) -> None:
    """Begun and taken back, before anybody has staked."""
    mover = ann if await settled(ann) == "turn" else ben
    await buttons(mover).get_by_text("Feast", exact=True).click()
    await expect(mover.page.locator(".picker")).to_be_visible(timeout=PATIENCE)
    await mover.picture("generic-picker")
    assert await mover.axe() == []
    await mover.page.get_by_role("button", name="Undo").click()
    await expect(buttons(mover).get_by_text("Feast", exact=True)).to_be_visible(timeout=PATIENCE)
    await expect(mover.page.locator(".picker")).to_have_count(0)


def test_a_whole_game_by_clicks(tmp_path: Path, magpies: None) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann, ben = await home.window(), await home.window(PHONE)
            table = await sit_down(home, ann, ben)
            await expect(ann.page.get_by_label("Seats").locator("li")).to_have_count(2)
            await undo_the_feast(ann, ben)
            await ann.page.get_by_role("tab", name="Chat").click()
            await ann.page.get_by_placeholder("Say something").fill("Caw!")
            await ann.page.get_by_role("button", name="Send").click()
            await ben.page.get_by_role("tab", name="Chat").click()
            await expect(ben.page.get_by_label("Chat", exact=True).get_by_text("Caw!")).to_be_visible(
                timeout=PATIENCE
            )
            await ann.page.get_by_role("tab", name="Log").click()
            deeds = [*DEEDS]
            for _ in range(MOST_MOVES):
                states = [await settled(ann), await settled(ben)]
                if "over" in states:
                    break
                # News may be on their way to one of them: then nobody seems to be to move.
                if "turn" in states:
                    await move((ann, ben)[states.index("turn")], deeds)
            else:
                raise AssertionError("the game does not end")
            log = ann.page.locator(".log")
            for said in ("feast", "stake shown (source: hand of Ann", "MAG-6"):
                await expect(log).to_contain_text(said)
            for window, name in ((ann, "generic-end"), (ben, "generic-end-phone")):
                await expect(window.page.get_by_role("img", name="Points by source")).to_be_visible(
                    timeout=PATIENCE
                )
                await window.ended(name)
            assert await ben.widest() <= 0
            await expect(ann.page.locator(".ending h2")).to_contain_text(re.compile("wins|win together"))
            await replayed(ann, table)

    run(main())


async def replayed(window: Window, table: str) -> None:
    """The same game again, line by line."""
    page = window.page
    await page.goto(f"/r/{table}")
    count = page.locator(".where span.count")
    await expect(count).to_have_text(re.compile("^Line 0 of [1-9]"), timeout=PATIENCE)
    await page.get_by_role("button", name="Last line").click()
    await expect(count).to_have_text(re.compile(r"^Line (\d+) of \1$"), timeout=PATIENCE)
    await expect(page.get_by_role("list", name="Seats").locator("li")).to_have_count(2)
    await expect(page.get_by_text("Discard", exact=True)).to_be_visible()
    await window.picture("generic-replay")
    assert await window.unsaid() == []
    assert await window.axe() == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_looks_on_sees_no_hand(tmp_path: Path, magpies: None, size: tuple[int, int]) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann, ben, eve = await home.window(), await home.window(), await home.window(size)
            table = await sit_down(home, ann, ben)
            await home.session(eve, "Eve")
            link = await (
                await ann.context.request.post(
                    f"/api/tables/{table}/ask", data={"type": "sync", "table": table, "since": 0}
                )
            ).json()
            await eve.page.goto(link["you"]["invite"])
            await expect(eve.page.get_by_text("You are watching.")).to_be_visible(timeout=PATIENCE)
            seats = eve.page.get_by_label("Seats").locator("li")
            await expect(seats.get_by_text("Cards", exact=True)).to_have_count(2)
            await expect(seats.get_by_text("Hand", exact=True)).to_have_count(0)
            await expect(ann.page.get_by_label("Seats").get_by_text("Hand", exact=True)).to_have_count(1)
            assert await eve.widest() <= 0
            assert await eve.unsaid() == []
            assert await eve.axe() == []
            await eve.picture(f"generic-onlooker-{size[0]}")

    run(main())
