"""Somebody who plays Silverfrost by clicking: any legal move, found on the table as a person would find it.

player = await Player.at(window, table)
while (move := await player.hint()) is not None:
    await player.play(move)
"""

import asyncio
import json
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator, expect
from tests.web.rig import PATIENCE, Window

Tree = dict[str, Any]

SETS = {"discard": "cards", "give": "cards", "under": "cards", "hold": "cards", "retain": "quests"}
AT_PLACE = ("place", "recall", "move", "at", "copy")
IN_CITY = ("visit", "city", "back", "call")
OWN_CITY = ("clear", "use", "on", "next")
CONFIRMED = ("prepare", "pass")  # answers with large consequences are shown first
OF_QUESTS = ("keep", "quest", "lowland", "exchange")


def thing_of(move: Tree, me: int) -> str | None:
    """What of the table a move is about; None for an answer."""
    kind = move["kind"]
    if kind in AT_PLACE:
        return f"place:{move['place']}"
    if kind in IN_CITY:
        return f"city:{move['city']}:{move['slot']}"
    if kind in OWN_CITY:
        return f"city:{me}:{move['slot']}"
    if kind in OF_QUESTS:
        return f"quest:{move['quest']}"
    if kind == "play":
        where = move["source"] if move["source"] in ("hand", "valley") else "looked"
        return f"{where}:{move['card']}"
    named = {"above": "card", "valley": "card", "giant": "giant", "person": "person", "species": "species"}
    if kind not in named:
        return None
    return f"{ {'above': 'valley', 'person': 'seat'}.get(kind, kind) }:{move[named[kind]]}"


@dataclass
class Player:
    """A person at a table, in a window that shows it."""

    window: Window
    table: str
    seat: int
    taps: bool = False  # with a finger instead of a mouse

    @classmethod
    async def at(cls, window: Window, table: str, seat: int = 0, taps: bool = False) -> "Player":
        await window.page.goto(f"/t/{table}")
        await expect(window.turn).to_be_visible(timeout=PATIENCE)
        return cls(window, table, seat, taps)

    async def press(self, what: Locator) -> None:
        await (what.tap() if self.taps else what.click())

    @property
    def tray(self) -> Locator:
        return self.window.page.locator(".tray")

    def thing(self, key: str) -> Locator:
        return self.window.page.locator(f'[data-thing="{key}"]')

    async def ask(self, kind: str, **more: Any) -> Tree:
        body = {"type": kind, "table": self.table, **more}
        answer = await self.window.context.request.post(f"/api/tables/{self.table}/ask", data=body)
        found: Tree = await answer.json()
        return found

    async def look(self) -> Tree:
        """What the server would show this person now, once the window shows it too."""
        async with asyncio.timeout(PATIENCE / 1000):
            while True:
                found = await self.ask("sync", scene=False)
                shown = await self.window.page.locator(".game").get_attribute("data-seq")
                if shown == str(found["seq"]):
                    view: Tree = found["view"]
                    return view
                await asyncio.sleep(0.02)

    async def turn(self) -> Tree | None:
        """The view when it is this person's turn; None once the game is over."""
        async with asyncio.timeout(PATIENCE / 1000):
            while True:
                view = await self.look()
                if view["outcome"] is not None:
                    return None
                if self.seat in view["actors"]:
                    return view
                await asyncio.sleep(0.05)

    async def hint(self) -> str | None:
        """What a bot would do here; None once the game is over."""
        if await self.turn() is None:
            return None
        text: str = (await self.ask("hint"))["result"]["moves"][0]
        return text

    async def play(self, text: str) -> None:
        """Make this move by clicking alone, and see it accepted."""
        view = await self.turn()
        assert view is not None
        move = next((each for each in view["moves"] if each["text"] == text), None)
        before = (await self.ask("sync", scene=False))["seq"]
        kind = text.split(maxsplit=1)[0]
        if kind in SETS:
            await self._choose_set(text)
        elif kind == "resources":
            await self._choose_goods(text)
        else:
            assert move is not None, (text, view["moves"], view["choices"])
            key = thing_of(move, self.seat)
            if key is not None:
                ways = [each for each in view["moves"] if thing_of(each, self.seat) == key]
                await self._choose_thing(key, move, len(ways) == 1, before)
            else:
                await self.press(self.way(text))
                if kind in CONFIRMED:
                    await self.confirm()
        async with asyncio.timeout(PATIENCE / 1000):
            while (await self.ask("sync", scene=False))["seq"] == before:
                assert await self.window.page.locator("[role=alert] p").all_inner_texts() == []
                await asyncio.sleep(0.02)
        await self.look()

    def way(self, text: str) -> Locator:
        return self.tray.locator(f'.way[data-move="{text}"]')

    async def confirm(self) -> None:
        await self.press(self.tray.locator(".confirm"))

    async def _choose_thing(self, key: str, move: Tree, only: bool, before: int) -> None:
        await self.click(key)
        if only and not self.taps and await self._done(before):
            return
        for _ in range(8):  # as many fields as a move may have
            way = self.way(move["text"])
            narrowing = self.tray.locator(".way[data-field]")
            await expect(self.tray.locator(".way, .confirm").first).to_be_visible()
            if await narrowing.count():
                field = await narrowing.first.get_attribute("data-field")
                assert field is not None
                wanted = self.tray.locator(f'.way[data-field="{field}"]')
                await self.press(wanted.nth(await self._option(written(move, field), wanted)))
                continue
            if await way.count() and await way.get_attribute("aria-pressed") == "false":
                await self.press(way)
            break
        await expect(self.tray.locator(".confirm")).to_be_enabled()
        await self.confirm()

    async def _done(self, before: int) -> bool:
        """One click was enough; it is not where something would be lost by it."""
        ways = self.tray.locator(".ways .confirm")
        for _ in range(int(PATIENCE / 50)):
            if (await self.ask("sync", scene=False))["seq"] != before:
                return True
            if await ways.count() and await self.window.page.locator(".thing.picked").count():
                return False
            await asyncio.sleep(0.05)
        raise AssertionError("nothing happened")

    async def _option(self, value: str, options: Locator) -> int:
        for n in range(await options.count()):
            if await options.nth(n).get_attribute("data-value") == value:
                return n
        raise AssertionError(f"{value} is not offered")

    async def click(self, key: str) -> None:
        """A thing of the table; somebody's city opens by its tab."""
        if key.startswith("city:") and not await self.thing(key).count():
            await self.press(self.window.page.locator(f"#towntab{key.split(':')[1]}"))
        thing = self.thing(key)
        if await thing.count():
            await expect(thing.first).to_have_class(re.compile(r"\bglow\b"))
            await self.press(thing.first)
        else:  # it lies nowhere, as cards of the discard pile: the tray lists it
            await self.press(self.tray.locator(f'[data-key="{key}"]'))

    async def _choose_set(self, text: str) -> None:
        names = [word for word in text.split(" to ", maxsplit=1)[0].split()[1:] if word != "nothing"]
        held = self.window.page.locator(".hand")
        ready = await self.tray.locator(".confirm").get_attribute("data-move") == text
        for name in names if not ready else []:  # cards and quests are chosen where they lie
            await self.press(held.locator(f'[data-thing$=":{name}"]').first)
        await self.confirm()

    async def _choose_goods(self, text: str) -> None:
        wanted = Counter[str]()
        for word in text.split()[1:]:
            name, _, times = word.partition("*")
            wanted[name] += int(times or 1)
        ready = await self.tray.locator(".confirm").get_attribute("data-move") == text
        for name, n in wanted.items() if not ready else []:
            for _ in range(n):
                await self.press(self.tray.locator(f'[data-item="{name}"] .more'))
        await self.confirm()


def written(move: Tree, field: str) -> str:
    """A field's value as the tray writes it."""
    return json.dumps(move.get(field), separators=(",", ":"), ensure_ascii=False)
