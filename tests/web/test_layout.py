"""Where things lie at a table of the Watch: at every size of the window, and whatever is to be decided."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import Locator, expect
from tests.web.acting import Actor, Hall, Position, hall
from tests.web.rig import DESK, PHONE

SIZES = [DESK, (1920, 1080), (1024, 768), PHONE, (844, 390)]
HERO = Position("brotherhood-4", 23, "-size")
DISCARD = Position("base-3-beginner", 121, "-size")
FOUNDING = Position("base-3-aside", 1, "-keys")
TORMUND = Position("base-3-aside", 258, "-hit")
SIX = Position("brotherhood56-6", 404, "-type")
BACK = Position("brotherhood56-6", 432, "-back")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("layout"), [HERO, DISCARD, FOUNDING, TORMUND, SIX, BACK]) as found:
        yield found


async def resize(ann: Actor, size: tuple[int, int]) -> None:
    await ann.window.page.set_viewport_size({"width": size[0], "height": size[1]})
    await ann.window.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")


async def box(found: Locator) -> tuple[float, float, float, float]:
    at = await found.bounding_box()
    assert at
    return at["x"], at["y"], at["width"], at["height"]


def overlap(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> bool:
    return all(one[n] < two[n] + two[n + 2] and two[n] < one[n] + one[n + 2] for n in (0, 1))


def test_a_decision_does_not_change_the_board(table: Hall) -> None:
    """While a hero is chosen the board keeps its size and place, and what a move needs is there without scrolling."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        board = page.locator("main.board")
        for size in SIZES:
            await resize(ann, size)
            before = await box(board)
            # Never a thumbnail: at least 40 % of the window, and as wide as a phone in portrait.
            assert before[2] * before[3] > 0.4 * size[0] * size[1], (size, before)
            await ann.act("Take another hero")
            await expect(ann.button("Ser Alliser Thorne")).to_be_in_viewport(ratio=0.6)
            assert await box(board) == before, size
            for part in (board, page.locator(".task"), page.locator(".hand"), page.locator(".decide")):
                await expect(part).to_be_in_viewport(ratio=0.98)
            if size[0] > 900:
                await expect(page.get_by_role("log")).to_be_in_viewport(ratio=0.9)
            assert await ann.window.widest() <= 0, size
            await ann.window.picture(f"choose-hero-{size[0]}")
            await page.keyboard.press("Escape")
            await expect(ann.button("Take another hero")).to_be_visible()
            assert await box(board) == before, size
        await resize(ann, DESK)
        before = await box(board)
        await ann.act("Take another hero", "Ser Alliser Thorne")
        await ann.has_done("pick thorne")
        assert await box(board) == before

    table.play(HERO, scene)


def test_discarding_leaves_the_board_as_it_is(table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        board = ann.window.page.locator("main.board")
        before = []
        for size in SIZES:
            await resize(ann, size)
            await expect(ann.button("Discard").last).to_be_in_viewport()
            before.append(await box(board))
        await ann.act("one brick more", "one grain more", "one grain more", "one ore more", "Discard")
        await ann.has_done("discard brick grain*2 ore")
        for size, there in zip(SIZES, before, strict=True):
            await resize(ann, size)
            assert await box(board) == there, size

    table.play(DISCARD, scene)


def test_a_log_line_names_its_place_and_marks_it(table: Hall) -> None:
    """By mouse, by keyboard and by a tap; in names that people use, not in numbers of paths and corners."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        line = page.get_by_role("log").locator(".event", has_text="founds a settlement").first
        mark = page.locator("[data-mark^='intersection-']")
        await expect(line).to_contain_text(re.compile(r"at the (\d+(-\d+)+ corner|\S+ corner of \w+ \d+)"))
        assert not re.search(
            r"(path|intersection|hex|section) \d", await page.get_by_role("log").inner_text()
        )
        await line.hover()
        await expect(mark).to_have_count(1)
        await ann.window.picture("marked")
        await page.locator("main.board").hover()
        await expect(mark).to_have_count(0)
        await line.get_by_role("link").focus()
        await expect(mark).to_have_count(1)
        await line.get_by_role("link").blur()
        await expect(mark).to_have_count(0)
        await line.dispatch_event("click")
        await expect(mark).to_have_count(1)
        await page.locator("main.board").dispatch_event("pointerdown")
        await expect(mark).to_have_count(0)

    table.play(HERO, scene)


def test_a_phone_tells_what_happens_without_scrolling(table: Hall) -> None:
    """Upright and on its side: the recap in my turn, and what happens while another moves; nothing overlaps."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        waiting = (await ann.other((ann.seat + 1) % 6, size=PHONE)).window.page
        for size in (PHONE, (844, 390), (1024, 768)):
            await resize(ann, size)
            recap = page.get_by_role("region", name="Since your last turn")
            await expect(recap).to_be_in_viewport(ratio=0.98)
            for part in (
                page.locator("main.board"),
                page.locator(".seats"),
                page.locator(".task p[role=status]"),
            ):
                assert not overlap(await box(recap), await box(part)), size
            assert not overlap(await box(page.locator("aside")), await box(page.locator(".act"))), size
        for width, height in (PHONE, (844, 390)):
            await waiting.set_viewport_size({"width": width, "height": height})
            await expect(waiting.locator(".task")).to_contain_text("may build between the turns")
            last = waiting.get_by_role("region", name="What happened last").get_by_role("listitem")
            await expect(last.first).to_be_in_viewport(ratio=0.98)

    table.play(BACK, scene, size=PHONE)


def test_the_founding_is_played_by_keyboard_alone(table: Hall) -> None:
    """The focus goes on from what was chosen to what can be chosen next, and never drops to the page."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        on_board = "document.activeElement.closest('main.board') !== null"
        await expect(page.locator("[data-target]").first).to_be_visible()
        for _ in range(40):
            await page.keyboard.press("Tab")
            if await page.evaluate("document.activeElement.hasAttribute('data-target')"):
                break
        await page.keyboard.press("ArrowRight")
        at = await page.evaluate("document.activeElement.dataset.ref")
        await page.keyboard.press("Enter")
        await page.wait_for_function("() => document.activeElement.dataset?.target?.startsWith('path-')")
        await page.keyboard.press("ArrowDown")
        road = await page.evaluate("document.activeElement.dataset.ref")
        await page.keyboard.press("Enter")
        await ann.has_done(f"settlement {at}", f"road {road}")
        assert await page.evaluate(on_board)
        await page.keyboard.press("ArrowUp")
        assert await page.evaluate(on_board)

    table.play(FOUNDING, scene)


def test_type_on_the_board_can_be_read_on_a_phone(table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        sizes = """[...document.querySelectorAll('main.board svg[role=group] text')].map((text) => [
            text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d])"""
        for size in (PHONE, (844, 390)):
            await resize(ann, size)
            found = await ann.window.page.evaluate(sizes)
            assert len(found) > 40
            assert [each for each in found if each[1] < 11] == [], size

    table.play(SIX, scene, size=PHONE)


def test_who_would_be_hit_stands_beside_the_board(table: Hall) -> None:
    """While Tormund is moved: names and cards of those at each hex, the list and the board pointing at each other."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        row = page.locator("[data-hit='hex-1']")
        await expect(row).to_contain_text(re.compile(r"hills 6\s+Seat 0\s+8.*Seat 1\s+4", re.DOTALL))
        await row.hover()
        await expect(page.locator("[data-mark='hex-1']")).to_have_count(1)
        await ann.place("hex-1").hover()
        await expect(row).to_have_class(re.compile("looked"))
        await expect(ann.place("hex-1")).to_have_attribute("aria-label", re.compile("Seat 0 with 8 cards"))
        # The ring keeps clear of the corners, where the buildings stand.
        tall = "(hex) => hex.querySelector('polygon').getBBox().height"
        ring: float = await ann.place("hex-1").evaluate(tall)
        whole: float = await page.locator(".places [data-place='hex'][data-ref='1']").evaluate(tall)
        assert ring < 0.75 * whole
        await ann.window.picture("who-is-hit")
        assert await ann.window.axe_themes(".hits") == []
        await row.get_by_role("button").click()
        await ann.has_done("tormund 1")

    table.play(TORMUND, scene)


def test_things_explain_themselves_where_they_stand(table: Hall) -> None:
    """The tower, a section of the Wall, the hero and a card; by mouse, by keyboard and by a tap."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        note = page.locator("main.board .explain")
        await page.locator("[data-place='tower']").dispatch_event("click")
        await expect(note).to_contain_text("Wildlings in the Gift: 1 of 8. 7 more in the Gift")
        await page.keyboard.press("Escape")
        await expect(note).to_have_count(0)
        await page.locator(".places [data-place='section'][data-ref='1']").focus()
        await page.keyboard.press("Enter")
        await expect(note).to_contain_text("Second Wall section", ignore_case=True)
        await expect(note).to_contain_text("blocks one of these hexes: hills 6 (Seat 4)")
        await ann.window.picture("explained")
        await page.locator("[data-place='clearing'][data-ref='2']").hover()
        await expect(note).to_contain_text("Clearing before", ignore_case=True)
        await expect(note).to_contain_text("A breach here costs Seat 1 a guard")
        await page.locator("[data-place='camp']").first.dispatch_event("click")
        await expect(note).to_contain_text(
            re.compile(r"come to the \w+ Wall section, with \d+ guards?\. Behind")
        )
        await expect(page.locator(".heroes .text")).to_contain_text("B side up: after the next use")
        await page.get_by_role("button", name="victory point card").focus()
        await expect(page.locator("#card-help")).to_contain_text("A point for you")
        await page.locator("[data-place='tower']").dispatch_event("click")
        await expect(note).to_be_visible()
        assert await ann.window.axe_themes("main.board .explain", "#card-help") == []

    table.play(SIX, scene)
