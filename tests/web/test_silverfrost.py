"""Silverfrost in real windows: whole games by clicking, with two people, and alone against Claw."""

import asyncio
from pathlib import Path

from playwright.async_api import expect
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
            for player in players:
                await expect(player.window.page.locator(".ending h2")).to_be_visible(timeout=PATIENCE)
                await expect(player.window.page.locator("progress")).to_have_count(0, timeout=PATIENCE)
            await ann.page.wait_for_load_state("networkidle")
            await ann.picture("silverfrost-2-end")
            assert await ann.unsaid() == []
            assert await ann.axe() == []

    asyncio.run(main())


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
            await expect(ann.page.locator(".ending h2")).to_be_visible(timeout=PATIENCE)
            await expect(ann.page.locator("progress")).to_have_count(0, timeout=PATIENCE)
            await ann.picture("silverfrost-1-end")
            assert await ann.unsaid() == []
            assert await ann.axe() == []

    asyncio.run(main())
