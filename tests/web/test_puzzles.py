"""Puzzles in a real window: a list, a right and a wrong answer, what is said about them, and where it all lies."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from tests.web.chromium import run
from tests.web.rig import DESK, PATIENCE, PHONE, House, Window, house

from frostwall import puzzles
from frostwall.puzzles import Puzzle

# Below these heights a table is a strip: of the board, and of the city under it, by the size of the window.
LEAST = {
    "watch": {DESK: ("main.board", 640), (1920, 1080): ("main.board", 800), (1280, 720): ("main.board", 480)},
    "silverfrost": {
        DESK: ("section.town", 100),
        (1920, 1080): ("section.town", 120),
        (1280, 720): (".field", 480),
    },
}


async def opened(
    home: House, game: str, puzzle: Puzzle, size: tuple[int, int], lang: str = "en-GB"
) -> Window:
    ann = await home.window(size, lang)
    await ann.page.goto(f"/puzzles/{game}/{puzzle.id}")
    await expect(ann.page.locator(".puzzle h1")).to_be_visible(timeout=PATIENCE)
    return ann


async def answered(ann: Window, text: str) -> None:
    await ann.typed.fill(text)
    await ann.typed.press("Enter")
    await expect(ann.page.locator(".verdict h2")).to_be_visible(timeout=PATIENCE)


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
            await expect(page.locator(".puzzle h1")).to_have_text("Find the best move", timeout=PATIENCE)
            await page.wait_for_timeout(
                600
            )  # by then what can be chosen would have come into sight by itself
            await expect(page.locator(".puzzle h1")).to_be_in_viewport()
            heading = page.locator(".verdict h2")
            await answered(ann, first.next.text)
            await expect(heading).to_have_text("Not the best move")
            await expect(heading).to_be_focused()
            await expect(page.locator(".verdict")).to_contain_text("Your move gives up about")
            await expect(page.locator(".why")).to_have_count(0)
            await expect(ann.typed).to_have_value("")
            await ann.picture(f"puzzle-{game}-{size[0]}-wrong")
            assert await ann.unsaid() == []
            assert await ann.widest() <= 0
            assert await ann.axe_themes(".puzzle") == []
            assert await ann.axe_themes(".verdict") == []
            await page.get_by_role("button", name="Try again").click()
            await expect(heading).to_have_count(0)
            await answered(ann, first.best.text)
            await expect(heading).to_have_text("Right!")
            await page.get_by_role("link", name="Next puzzle").click()
            await expect(page.locator(".puzzle")).to_contain_text("Puzzle 2 of", timeout=PATIENCE)
            # Whoever was told the best move and makes it has not solved the puzzle.
            second = puzzles.book(game).puzzles[1]
            await answered(ann, second.next.text)
            await page.get_by_role("button", name="Show the answer").click()
            await expect(page.locator(".why")).to_contain_text("Best:")
            await page.get_by_role("button", name="Try again").click()
            await expect(heading).to_have_count(0)
            await answered(ann, second.best.text)
            await expect(heading).to_have_text("Right!")
            await expect(page.locator(".why")).to_contain_text("You have seen the answer")
            await page.get_by_role("link", name="All puzzles").click()
            await expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible(timeout=PATIENCE)
            await expect(page.get_by_role("link", name="Puzzle 2, tried")).to_be_visible()

    run(main())


# Where no event tells what was done, where a section of the Wall is spoken of twice, and where the question matters.
TELLING = {
    "watch": ("1bfda999", "0ad572b7", "d2c142d4", "d11f3c0a", "f9631084"),
    "silverfrost": ("8661233a", "09a9d6ff", "3109d190", "4d4747a3", "4d691383", "59cdb04f"),
}


@pytest.mark.parametrize("game", ["watch", "silverfrost"])
def test_the_best_move_and_the_next_best_never_read_the_same(game: str, tmp_path: Path, soak: bool) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(DESK)
            for puzzle in puzzles.book(game).puzzles:
                if not soak and puzzle.id not in TELLING[game]:
                    continue
                await ann.page.goto(f"/puzzles/{game}/{puzzle.id}")
                await expect(ann.page.locator(".puzzle h1")).to_be_visible(timeout=PATIENCE)
                await answered(ann, puzzle.best.text)
                named = ann.page.locator(".why .named")
                best, following = await named.all_inner_texts()
                print(puzzle.id, best, following, sep=" | ")
                assert best != following, puzzle.id
                await expect(ann.page.locator(".why")).not_to_contain_text("breached")
            assert await ann.unsaid() == []

    run(main())


def with_a_city(game: str) -> Puzzle:
    """A puzzle of a seat that has built a good deal, where there are cities."""
    for puzzle in puzzles.book(game).puzzles:
        session = puzzles.position(game, puzzle.id)
        view: Any = session.game.view(session.state, puzzle.seat)
        seat = view["seats"][puzzle.seat]
        if len(seat.get("city", range(15))) >= 15:
            return puzzle
    raise LookupError(game)


async def seen(found: Locator) -> float:
    """How much of its height can be seen, in what scrolls around it."""
    height: float = await found.evaluate(
        """(part) => {
            let [top, bottom] = [0, innerHeight]
            for (let at = part; at; at = at.parentElement) {
                const box = at.getBoundingClientRect()
                if (at !== part && getComputedStyle(at).overflowY === 'visible') continue
                top = Math.max(top, box.top)
                bottom = Math.min(bottom, box.bottom)
            }
            return bottom - top
        }"""
    )
    return height


@pytest.mark.parametrize("game", ["watch", "silverfrost"])
def test_a_puzzle_leaves_the_table_its_room(game: str, tmp_path: Path) -> None:
    """Its question is in the bar and its verdict where the moves were, so that the board is as large as at a table."""
    puzzle = with_a_city(game)

    async def main() -> None:
        async with house(tmp_path) as home:
            for size, (part, least) in LEAST[game].items():
                ann = await opened(home, game, puzzle, size)
                place = ann.page.locator(part)
                before = await seen(place)
                assert before >= least, (size, before)
                await expect(ann.page.locator(".puzzle h1")).to_be_in_viewport(ratio=0.98)
                await answered(ann, puzzle.next.text)
                assert await seen(place) == before, size
                for shown in (".puzzle h1", ".verdict h2", ".verdict .button.primary"):
                    await expect(ann.page.locator(shown)).to_be_in_viewport(ratio=0.98)
                await ann.picture(f"puzzle-{game}-{size[0]}")
                await ann.context.close()

    run(main())


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "side"])
@pytest.mark.parametrize("lang", ["de", "pl"])
def test_a_verdict_fits_a_phone(lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    """Its theme and level are said, its title is whole, and so is what is said about the answer."""

    async def main() -> None:
        async with house(tmp_path) as home:
            for game in LEAST:
                puzzle = with_a_city(game)
                ann = await opened(home, game, puzzle, size, lang)
                await expect(ann.page.locator(".puzzle .more")).to_be_in_viewport(ratio=0.98)
                title = ann.page.locator(".puzzle h1")
                assert await title.evaluate("(it) => it.scrollWidth <= it.clientWidth")
                await answered(ann, puzzle.next.text)
                await ann.page.locator(".verdict .on button").nth(1).click()
                for shown in (".verdict .button.primary", ".verdict .why"):
                    await expect(ann.page.locator(shown)).to_be_in_viewport(ratio=0.98)
                assert await ann.widest() <= 0
                await ann.picture(f"puzzle-{game}-{size[0]}-{lang}")

    run(main())
