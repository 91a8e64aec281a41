"""Hints in the browser: at every size of the window, at every decision, and by the keyboard."""

from collections.abc import Iterator

import pytest
from playwright.async_api import Locator, expect
from tests.web.acting import Actor, Hall, Position, hall
from tests.web.rig import DESK, PHONE

SIZES = [DESK, (1024, 768), PHONE, (844, 390)]
PLACES = {
    "discard": Position("base-3-beginner", 121, "-hinted"),
    "tormund": Position("base-3-aside", 258, "-hinted"),
    "hero": Position("brotherhood-4", 24, "-hinted"),
    "founding": Position("base-3-aside", 1, "-hinted"),
    "turn": Position("brotherhood-4", 23, "-hinted"),
    "silverfrost": Position("silverfrost-4", 76, "hinted"),
}
# Of the hint and its button, what is outside the window or lies below something else.
HIDDEN = """() => {
  const hint = document.querySelector('.advice .hint')
  const button = hint.querySelector('.primary')
  const outside = [hint, button].filter((each) => {
    const box = each.getBoundingClientRect()
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth
  })
  const box = hint.getBoundingClientRect()
  const at = button.getBoundingClientRect()
  const seen = [[box.left + 4, box.top + 4], [box.right - 8, box.bottom - 4], [at.left + 9, at.top + 9]]
  const below = seen.filter(([x, y]) => !hint.contains(document.elementFromPoint(x, y)))
  return [...outside.map((each) => each.className), ...below.map(String)]
}"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hints"), PLACES.values()) as found:
        yield found


@pytest.mark.parametrize("name", PLACES)
def test_a_hint_is_in_sight_at_every_size(name: str, table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        page = ann.window.page
        for width, height in SIZES:
            await page.set_viewport_size({"width": width, "height": height})
            await page.reload()
            await expect(ann.button("Hint")).to_have_count(1)
            await ann.act("Hint")
            await expect(page.locator(".advice .hint")).to_be_visible()
            await ann.window.picture(f"hint-{name}-{width}")
            assert await page.evaluate(HIDDEN) == [], (width, height)
            assert await ann.window.widest() <= 0, (width, height)
            await page.get_by_role("button", name="Close", exact=True).last.click()
            await expect(page.locator(".advice .hint")).to_have_count(0)

    table.play(PLACES[name], scene)


@pytest.mark.parametrize("name", ["turn", "silverfrost"])
def test_a_hint_leaves_room_for_what_can_be_done(name: str, table: Hall) -> None:
    """Above a dock or a tray, whose buttons stay where they can be hit."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        await page.set_viewport_size({"width": 1024, "height": 768})
        await page.reload()
        await expect(ann.button("Hint")).to_have_count(1)
        buttons = page.locator("section.act .actions button, section.act .tray .row button")
        there = await buttons.count()
        await ann.act("Hint")
        await expect(page.locator(".advice .hint")).to_be_visible()
        assert there > 0
        assert await buttons.count() >= there
        for button in (await buttons.all())[:there]:
            await button.click(trial=True)
            await expect(button).to_be_in_viewport(ratio=1)

    table.play(PLACES[name], scene)


@pytest.mark.parametrize("name", PLACES)
def test_a_hint_that_nobody_asked_for_covers_nothing_on_a_phone(name: str, table: Hall) -> None:
    """It is one line, and every button of before can be pressed; the line opens the rest and comes back."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        hinted = "localStorage.setItem('comfort', JSON.stringify({speed: 0, sound: false, hints: %s}))"
        hint, more = page.locator(".advice .hint"), page.locator(".advice [aria-expanded]")
        buttons = page.locator("section.act button:not(.advice *)")
        for width, height in (PHONE, (844, 390)):
            await page.set_viewport_size({"width": width, "height": height})
            await page.evaluate(hinted % "false")
            await page.reload()
            await expect(ann.button("Hint")).to_have_count(1)
            places = await tops(buttons)
            assert places
            await page.evaluate(hinted % "true")
            await page.reload()
            await expect(more).to_contain_text("A good move")
            await ann.window.picture(f"hint-unasked-{name}-{width}")
            assert await tops(buttons) == places, (width, height)
            await expect(hint).to_be_in_viewport(ratio=0.98)
            for button in await buttons.all():
                if await button.is_enabled():
                    await button.click(trial=True)
            assert await ann.window.widest() <= 0, (width, height)
            await more.click()
            await expect(more).to_have_count(0)
            await expect(hint.get_by_role("button", name="Do it")).to_be_visible()
            await page.keyboard.press("Escape")
            await expect(more).to_be_focused()
            assert await ann.window.axe("section.act") == []
            await hint.get_by_role("button", name="Close").click()
            await expect(hint).to_have_count(0)

    table.play(PLACES[name], scene)


async def tops(buttons: Locator) -> list[int]:
    return [round((await each.bounding_box() or {"y": -1})["y"]) for each in await buttons.all()]


@pytest.mark.parametrize("name", ["discard", "silverfrost"])
def test_a_hint_by_the_keyboard(name: str, table: Hall) -> None:
    """It takes the focus, Tab leads to its button, and Escape closes it and gives the focus back."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        button, card = ann.button("Hint"), page.locator(".advice > [role=group]")
        await button.focus()
        await page.keyboard.press("Enter")
        await expect(card).to_be_focused()
        await page.keyboard.press("Tab")
        await expect(card.get_by_role("button", name="Do it")).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(card).to_have_count(0)
        await expect(button).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(card).to_be_focused()
        await card.get_by_role("button", name="Close").press("Enter")
        await expect(button).to_be_focused()
        assert await ann.window.axe("section.act") == []

    table.play(PLACES[name], scene)
