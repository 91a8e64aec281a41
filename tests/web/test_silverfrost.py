"""Silverfrost in real windows: whole games by clicking, with two people, and alone against Claw."""

from pathlib import Path

from playwright.async_api import expect
from tests.web.acting import golden
from tests.web.chromium import run
from tests.web.rig import PATIENCE, PHONE, house
from tests.web.silver import Player

LONGEST = 400  # moves of one game


def test_a_whole_game_of_two_people(tmp_path: Path) -> None:
    """Each in a browser of her own, one of them on a phone, everything by clicks."""

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            ben = await home.window(PHONE, lang="de-DE", has_touch=True, is_mobile=True)
            await home.session(ann, "Ann")
            await home.session(ben, "Ben")
            listed = {"bot_pause": 0, "listed": True}
            table = await home.make(ann, "silverfrost", 2, start=False, settings=listed)
            await ben.page.goto(f"/t/{table}")
            await ben.page.wait_for_load_state("networkidle")
            sat = await ben.context.request.post(
                f"/api/tables/{table}/ask", data={"type": "sit", "table": table, "seat": 1}
            )
            assert sat.ok, await sat.text()
            begun = await ann.context.request.post(
                f"/api/tables/{table}/ask", data={"type": "start", "table": table}
            )
            assert begun.ok, await begun.text()
            players = [await Player.at(ann, table, 0), await Player.at(ben, table, 1, taps=True)]
            for number in range(LONGEST):
                view = await players[0].look()
                if view["outcome"] is not None:
                    break
                acting = next((player for player in players if player.seat in view["actors"]), None)
                if acting is None:
                    continue
                move = await acting.hint()
                assert move is not None
                await acting.play(move)
                if number in (10, 45):
                    for player, name in zip(players, ("desk", "phone"), strict=True):
                        await player.window.picture(f"silverfrost-2-{name}-{number}")
                        assert await player.window.axe() == []
                        assert await player.window.widest() <= 0
                assert await acting.window.unsaid() == []
            else:
                raise AssertionError("the game does not end")
            for player, name in zip(players, ("desk", "phone"), strict=True):
                await player.window.ended(f"silverfrost-2-end-{name}")

    run(main())


def test_a_whole_game_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await home.session(ann, "Ann")
            table = await home.make(ann, "silverfrost", 1)
            player = await Player.at(ann, table)
            for number in range(LONGEST):
                move = await player.hint()
                if move is None:
                    break
                await player.play(move)
                if number == 20:
                    await ann.page.locator(".tabs").get_by_role("tab", name="Claw").click()
                    await ann.picture("silverfrost-1")
                    assert await ann.axe() == []
                assert await ann.unsaid() == []
            else:
                raise AssertionError("the game does not end")
            await ann.ended("silverfrost-1-end")

    run(main())


def test_claw_is_told_step_by_step(tmp_path: Path) -> None:
    """His turn waits to be read, forwards and back, and never holds up the person's own move."""

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await ann.context.add_init_script("localStorage.setItem('claw-steps', 'step')")
            await home.session(ann, "Ann")
            player = await Player.at(ann, await home.make(ann, "silverfrost", 1, options={"difficulty": 3}))
            panel = ann.page.locator(".claw-step")
            for _ in range(8):  # the set-up, and a first turn
                await player.play(await player.hint() or "")
                if await panel.count():
                    break
            await expect(panel).to_be_visible()
            await ann.picture("silverfrost-claw-step")
            assert await ann.axe() == []
            first = await panel.locator(".say").inner_text()
            assert await panel.locator(".say a.rule").count() >= 1
            await panel.get_by_role("button", name="Next").click()
            await expect(panel.locator(".say")).not_to_have_text(first)
            await panel.get_by_role("button", name="Back").click()
            await expect(panel.locator(".say")).to_have_text(first.replace("\n", " "), use_inner_text=True)
            await player.play(await player.hint() or "")  # the tray answers beside the story
            while await panel.get_by_role("button", name="Next").count():
                await panel.get_by_role("button", name="Next").click()
            if await panel.count():
                await panel.get_by_role("button", name="Done").click()
            await expect(panel).to_have_count(0)
            await expect(ann.page.locator(".tray .prompt")).to_be_focused()
            await ann.page.locator(".tabs").get_by_role("tab", name="Claw").click()
            await ann.page.get_by_role("button", name="What did Claw do?").click()
            await expect(panel).to_be_visible()

    run(main())


def test_the_end_shows_the_cities_with_their_cards(tmp_path: Path) -> None:
    record = golden("silverfrost-second-3")

    async def main() -> None:
        async with house(tmp_path, [("over", record)], over=["over"]) as home:
            ann = await home.window(seat=0)
            await ann.page.goto("/t/over")
            cities = ann.page.get_by_role("region", name="The cities at the end")
            await expect(cities).to_be_visible(timeout=PATIENCE)
            assert (
                await cities.locator("li .card.tiny svg").count() >= await cities.locator("li").count() > 20
            )
            assert await ann.unsaid() == []

    run(main())
