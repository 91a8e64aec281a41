"""Two people at one device: each sits down with a name, and the device is passed before a hand is shown."""

import html
import json
from pathlib import Path
from typing import Any

from playwright.async_api import expect
from tests.server.play import golden
from tests.web.chromium import run
from tests.web.rig import PATIENCE, PHONE, Window, house

from frostwall.core.record import Record

MOST_MOVES = 60
READY = "() => document.querySelector('.turn b, .pass h2')"


def traded() -> Record:
    """Seat 0 may trade; all have cards."""
    record = golden("base-4-trade")
    return Record(record.header, record.lines[:45])


def test_the_device_is_passed_before_a_hand_is_shown(tmp_path: Path) -> None:
    """The board stays where it is: only hands are hidden, and in the founding nothing is."""

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(PHONE)
            await home.session(ann, "Ann")
            record = traded().write()
            table = await home.make(ann, "watch", 4, bots=["random"] * 2, start=False, record=record)
            page = ann.page
            await page.goto(f"/t/{table}")
            await page.get_by_role("button", name="free").click()
            await page.get_by_label("Somebody beside you").fill("Bea")
            await page.get_by_role("button", name="Sit here").click()
            await expect(page.get_by_text("Bea")).to_be_visible(timeout=PATIENCE)
            await ann.picture("hotseat-lobby")
            await page.get_by_role("button", name="Start the game").click()

            async def passed(name: str) -> None:
                """The device asks for this person, with the board and without a hand; then it is theirs."""
                title = page.get_by_role("heading", name=f"Pass the device to {name}")
                await expect(title).to_be_visible(timeout=PATIENCE)
                await expect(page.locator("main.board svg").first).to_be_visible()
                await expect(page.locator(".hand")).to_have_count(0)
                await ann.picture(f"hotseat-pass-{name}")
                assert await ann.axe() == []
                await page.get_by_role("button", name=f"I am {name}").click()
                await expect(page.locator(".hand")).to_be_visible(timeout=PATIENCE)

            await passed("Ann")
            await expect(ann.turn).to_contain_text("Ann, your turn")
            await ann.typed.fill("offer grain for brick to 1")
            await ann.typed.press("Enter")
            await passed("Bea")
            await ann.typed.fill("decline")
            await ann.typed.press("Enter")
            await passed("Ann")

    run(main())


def test_in_the_founding_the_device_turns_by_itself(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, rules="base", bots=["random"], start=False)
            for body in ({"type": "sit", "seat": 1, "name": "Bea"}, {"type": "start"}):
                asked = await ann.context.request.post(
                    f"/api/tables/{table}/ask", data={**body, "table": table}
                )
                assert asked.ok, await asked.text()
            page = ann.page
            await page.goto(f"/t/{table}")
            called: set[str] = set()
            # It goes round and back: both have their turn.
            for _ in range(8):
                await ann.my_turn()
                await expect(page.locator(".pass")).to_have_count(0)
                called.add((await ann.turn.locator("b").inner_text()).split(",")[0])
                if called == {"Ann", "Bea"}:
                    return
                before = await ann.turn.inner_text()
                await page.locator("[data-target]").first.click()
                moved = "before => ![before, ''].includes(document.querySelector('.turn')?.innerText ?? '')"
                await page.wait_for_function(moved, arg=before, timeout=PATIENCE)
            raise AssertionError(called)

    run(main())


class Shared:
    """One device with two people at a table of Silverfrost, and what each of them may know."""

    def __init__(self, window: Window, table: str) -> None:
        self.window = window
        self.page = window.page
        self.table = table
        self.names: dict[str, str] = {}

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        body = {"type": kind, "table": self.table, **more}
        answer = await self.window.context.request.post(f"/api/tables/{self.table}/ask", data=body)
        assert answer.ok, await answer.text()
        found: dict[str, Any] = await answer.json()
        return found

    async def learn(self) -> None:
        scene = (await self.ask("sync", seat=-2))["scene"]
        self.names = {f'"{each["id"]}"': each["name"]["en"] for each in [*scene["cards"], *scene["quests"]]}

    async def turn(self) -> tuple[int, bool]:
        """Whose turn it is, who then has the device, and whether it was passed for that."""
        await self.page.wait_for_function(READY, timeout=PATIENCE)
        title = self.page.get_by_role("heading", name="Pass the device to")
        passed = await title.is_visible()
        if passed:
            await self.nothing_of_hers()
            await self.page.get_by_role("button", name="I am").click()
        await self.window.my_turn()
        name = await self.page.locator(".seat.mine .name").inner_text()
        return ("Ann", "Bea").index(name), passed

    async def nothing_of_hers(self) -> None:
        """While the device changes hands it shows what somebody who looks on may know."""
        everybody = await self.known(-2)
        hers = (await self.known(0) | await self.known(1)) - everybody
        page = html.unescape(await self.page.content())
        found = {name for name in hers if name in page and not any(name in each for each in everybody)}
        assert found == set()

    async def known(self, seat: int) -> set[str]:
        """The names of all cards and quests that this person has seen: on the table, in her hand, in what happened."""
        found = await self.ask("sync", seat=seat, since=0, scene=False)
        text = json.dumps([found["view"], found["meanwhile"]])
        return {name for key, name in self.names.items() if key in text}

    async def shown(self) -> str:
        """Everything the page holds, seen or not."""
        await self.page.locator(".tabs").get_by_role("tab", name="Log").click()
        await expect(self.page.locator(".log li").first).to_be_visible(timeout=PATIENCE)
        return html.unescape(await self.page.content())

    async def log(self) -> str:
        await self.shown()
        return await self.page.locator(".log").inner_text()

    async def move(self, seat: int) -> None:
        hint = await self.ask("hint", seat=seat)
        seq = await self.page.locator(".game").get_attribute("data-seq")
        await self.window.typed.fill(hint["result"]["moves"][0])
        await self.window.typed.press("Enter")
        moved = "seq => document.querySelector('.game')?.dataset.seq !== seq"
        await self.page.wait_for_function(moved, arg=seq, timeout=PATIENCE)


def test_nobody_reads_what_only_the_other_one_knows(tmp_path: Path) -> None:
    """What Ann drew stands in her log: not in Bea's, whose page holds nothing of it, and again in hers."""

    async def main() -> None:
        async with house(tmp_path) as home:
            window = await home.window()
            await home.session(window, "Ann")
            table = await home.make(window, "silverfrost", 2, start=False)
            shared = Shared(window, table)
            await shared.ask("sit", seat=1, name="Bea")
            await shared.ask("start")
            await shared.learn()
            await window.page.goto(f"/t/{table}")
            logged: list[set[str]] = [set(), set()]  # what only she knows and has read in her log
            hidden = again = 0
            for _ in range(MOST_MOVES):
                seat, passed = await shared.turn()
                mine, others = await shared.known(seat), await shared.known(1 - seat)
                page, log = await shared.shown(), await shared.log()
                # A name within a longer one that she may read says nothing.
                secret = {name for name in others - mine if not any(name in each for each in mine)}
                assert [name for name in secret if name in page] == []
                if passed:
                    hidden += len(secret & logged[1 - seat])
                    assert [name for name in logged[seat] if name not in log] == []
                    again += len(logged[seat])
                    await window.picture(f"hotseat-silverfrost-{seat}")
                logged[seat] = {name for name in mine - others if name in log}
                if hidden and again:
                    break
                await shared.move(seat)
            assert hidden, "nobody drew anything that the other one must not see"
            assert again, "no log came back"

    run(main())
