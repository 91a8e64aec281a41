"""At a table, in real windows: whole games, reloads, a lost line, refusals, and people who look on."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.web.chromium import run
from tests.web.rig import PATIENCE, Wire, house

LONGEST = 1500  # own moves of one game


@pytest.mark.parametrize("rules", ["base", "brotherhood"])
def test_a_whole_game_through_the_interface(tmp_path: Path, rules: str) -> None:
    """A seat driven by hints through the typed line, bots in the others, until the end screen."""

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, rules=rules, bots=["greedy", "greedy"])
            await ann.page.goto(f"/t/{table}")
            for number in range(LONGEST):
                if await ann.play_hint(table) is None:
                    break
                if number == 12:
                    await ann.picture(f"game-{rules}")
                    assert await ann.axe() == []
                assert await ann.unsaid() == []
            else:
                raise AssertionError("the game does not end")
            await ann.ended(f"end-{rules}")

    run(main())


def test_a_reload_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, rules="base", bots=["greedy", "greedy"])
            await ann.page.goto(f"/t/{table}")
            for _ in range(8):
                await ann.play_hint(table)
            await ann.my_turn()
            board = ann.page.locator("main.board svg").first
            before = (await ann.turn.inner_text(), await board.get_attribute("aria-label"))
            pieces = await board.locator("[class*=settlement], [class*=road]").count()
            await ann.page.reload()
            await ann.my_turn()
            assert (await ann.turn.inner_text(), await board.get_attribute("aria-label")) == before
            assert await board.locator("[class*=settlement], [class*=road]").count() == pieces
            assert await ann.play_hint(table) is not None

    run(main())


def test_a_lost_line_is_said_and_found_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            wire = Wire()
            await ann.page.route_web_socket("**/api/socket", wire)
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, rules="base", bots=["greedy", "greedy"])
            await ann.page.goto(f"/t/{table}")
            await ann.my_turn()
            lost = ann.page.get_by_text("Connection lost")
            await expect(lost).to_have_count(0)
            wire.is_down = True
            await wire.cut()
            await expect(lost).to_be_visible(timeout=PATIENCE)
            await ann.picture("connection-lost")
            wire.is_down = False
            await expect(lost).to_have_count(0, timeout=PATIENCE)
            # The answer to a move is lost with the line: the move was made, and is made once.
            wire.cut_at = "done"
            text = await ann.play_hint(table)
            assert text is not None
            assert wire.cut_at == ""
            assert await ann.play_hint(table) is not None
            record = await (await ann.context.request.get(f"/api/records/{table}")).text()
            assert len(re.findall(rf"\b{re.escape(text)}$", record, re.MULTILINE)) == 1, record

    run(main())


def test_a_refused_move_is_explained_with_its_rule(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, rules="base", bots=["greedy", "greedy"])
            await ann.page.goto(f"/t/{table}")
            await ann.my_turn()
            await ann.typed.fill("end")
            await ann.typed.press("Enter")
            alert = ann.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
            await expect(alert).to_be_visible(timeout=PATIENCE)
            rule = alert.get_by_role("link")
            await expect(rule).to_have_text(re.compile("^[A-Z]+-[0-9]+"))
            await ann.picture("refused")
            assert await ann.axe() == []
            name = await rule.inner_text()
            await rule.click()
            await expect(
                ann.page.locator(f"article:has([id='{name}']), article[id='{name}']").first
            ).to_be_visible(timeout=PATIENCE)
            await ann.page.go_back()
            await ann.my_turn()
            await ann.typed.fill("fly to the moon")
            await ann.typed.press("Enter")
            await expect(alert).to_be_visible(timeout=PATIENCE)
            assert await ann.unsaid() == []

    run(main())


def test_looking_on_shows_the_table_and_no_hand(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann, eve = await home.window(), await home.window()
            await home.session(ann, "Ann")
            await home.session(eve, "Eve")
            table = await home.make(
                ann,
                "watch",
                3,
                rules="base",
                bots=["greedy", "greedy"],
                settings={"bot_pause": 0, "listed": True},
            )
            await ann.page.goto(f"/t/{table}")
            await ann.my_turn()
            await eve.page.goto(f"/t/{table}")
            await expect(eve.page.get_by_text("You are watching.")).to_be_visible(timeout=PATIENCE)
            await expect(eve.typed).to_have_count(0)
            before = await eve.page.locator("aside").inner_text()
            assert await ann.play_hint(table) is not None
            await expect(eve.page.locator("aside")).not_to_have_text(before, timeout=PATIENCE)
            assert await eve.axe() == []
            await eve.picture("spectator")

    run(main())


def test_undo_takes_the_last_move_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, rules="base", bots=["greedy", "greedy"])
            await ann.page.goto(f"/t/{table}")
            await ann.my_turn()
            before = await ann.turn.inner_text()
            assert await ann.play_hint(table) is not None
            undo = ann.page.get_by_role("button", name="Undo")
            await expect(undo).to_be_visible(timeout=PATIENCE)
            await undo.click()
            await expect(ann.turn).to_have_text(before, timeout=PATIENCE)

    run(main())
