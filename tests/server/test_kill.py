"""kill -9 at every write point of what a table stores, then a restart on the same database.

What must hold each time: what was acknowledged or broadcast is there; what was not is there as a whole or not at all,
nature's lines included; the same key again gets the first answer and moves nothing; the game goes on to its end.
"""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.server.mortal import Mortal, Mortals, mortals
from tests.server.rig import Ears, Person
from tests.server.steady import Steady, choose, play
from tests.small_game import Magpies

import frostwall
from frostwall.core.record import Line, Record
from frostwall.core.types import CHANCE
from frostwall.server.store import ChatRow, LineRow, Store, TableRow

Json = dict[str, Any]
MOVE_POINTS = ["key", "document", "before_commit", "after_commit"]


@dataclass
class Stored:
    row: TableRow
    lines: list[LineRow]
    chat: list[ChatRow]

    def fold(self) -> Any:
        """The state; fails unless every line is legal and none is missing between."""
        assert [line.seq for line in self.lines] == list(range(1, len(self.lines) + 1))
        assert self.row.header is not None
        record = Record.read(self.row.header)
        record.lines += [
            Line(row.seq, row.seat, row.text, json.loads(row.notes) if row.notes else {})
            for row in self.lines
        ]
        game: Any = {**frostwall.games, "magpies": Magpies()}[self.row.game]
        state = record.fold(game)
        assert game.actors(state) != [CHANCE], "nature's lines are missing"
        assert (game.outcome(state) is not None) == (self.row.stage == "over")
        return state


async def stored(url: str, table: str) -> Stored:
    store = Store(url)
    await store.open()
    try:
        row = await store.table(table)
        assert row is not None
        return Stored(row, await store.lines(table), await store.chat(table))
    finally:
        await store.close()


@dataclass
class Story:
    """People at a table of a server that dies again and again."""

    server: Mortal
    url: str
    table: str
    people: list[Person]
    ears: list[Ears] = field(default_factory=list)
    seen: int = 0  # the last line that anybody was told of
    points: Counter[str] = field(default_factory=Counter)  # where it died, how often
    reached: list[str] = field(default_factory=list)  # the points of the last life

    async def connect(self) -> None:
        self.ears = [await person.socket() for person in self.people]
        for ears in self.ears:
            assert (await ears.ask(type="sync", table=self.table))["type"] == "synced"

    async def begin_again(self) -> None:
        self.server.begin()
        await self.connect()

    def view(self, seat: int) -> Json:
        found: Json = self.ears[seat].latest(self.table)["view"]
        return found

    def actor(self) -> int:
        return next(seat for seat in range(len(self.people)) if seat in self.view(seat)["actors"])

    async def heard(self, seq: int) -> None:
        """Everybody has been told of this line."""
        for ears in self.ears:
            await ears.until(lambda heard: heard.get("seq", -1) >= seq and heard["type"] != "done")
        self.seen = seq

    async def make(self, seat: int, moves: list[str], key: str) -> Json:
        decision = self.view(seat)["decision"]["id"]
        return await self.ears[seat].ask(
            type="move", table=self.table, decision=decision, key=key, moves=moves
        )

    async def advance(self, wanted: Callable[[Json], bool], rng: Random) -> int:
        """Play until a seat is to move and its view is as wanted; that seat."""
        while True:
            seat = self.actor()
            if wanted(self.view(seat)):
                return seat
            answer = await self.make(seat, [choose(self.view(seat), rng)], f"a{self.seen}")
            assert answer["type"] == "done", answer
            await self.heard(answer["seq"])

    async def die(self, seat: int, message: Json, nth: int, point: str | None = None) -> Stored | None:
        """Send this to a server that dies at its nth write point: what is stored then; None if it lived to answer.
        Afterwards the server runs again."""
        before = await stored(self.url, self.table)
        await self.server.arm(nth, point)
        count = [len(ears.heard) for ears in self.ears]
        try:
            await self.ears[seat].ask(table=self.table, **message)
        except ConnectionError:
            pass
        else:
            return None
        await self.server.is_dead()
        reached = self.reached = self.server.points()
        self.points[reached[-1]] += 1
        after = await stored(self.url, self.table)
        assert after.lines[: len(before.lines)] == before.lines, "what was there is there"
        assert len(before.lines) >= self.seen
        if "after_commit" not in reached:
            assert after == before, "all or nothing"
        for ears, was in zip(self.ears, count, strict=True):
            told = [heard for heard in ears.heard[was:] if heard["type"] in ("update", "chat", "done")]
            assert not told, (
                "nothing is said before it is stored, nor acknowledged at the point where it died"
            )
        if after.row.stage != "lobby":
            after.fold()
        await self.begin_again()
        for ears in self.ears:
            if after.row.stage != "lobby":
                assert ears.latest(self.table)["seq"] == len(after.lines)
        return after

    async def die_everywhere(self, seat: int, message: Json) -> Stored:
        """One point further each time, and the same message again, until it is stored."""
        nth = 1
        while True:
            found = await self.die(seat, message, nth)
            assert found is not None, "it was answered, yet never stored"
            if "after_commit" in self.reached:
                return found
            nth += 1

    async def again(self, seat: int, message: Json) -> Json:
        """The same message to a server that lives: the answer; nothing is written."""
        before = await stored(self.url, self.table)
        answer = await self.ears[seat].ask(table=self.table, **message)
        twice = await self.ears[seat].ask(table=self.table, **message)
        assert answer | {"ref": None} == twice | {"ref": None}
        assert await stored(self.url, self.table) == before, "moved twice"
        return answer

    async def leave(self) -> None:
        for ears in self.ears:
            await ears.close()


@contextlib.asynccontextmanager
async def at_table(
    family: Mortals, url: str, game: str, seats: int, start: bool = True, **more: Any
) -> AsyncIterator[Story]:
    server = await family.server(url, seed="a seed for the dying")
    people = [await server.guest(f"Guest {n}") for n in range(seats)]
    try:
        table = await seated(people, game, **more)
        story = Story(server, url, table, people)
        await story.connect()
        if start:
            answer = await story.ears[0].ask(type="start", table=table)
            assert answer["type"] == "done", answer
            for ears in story.ears:  # what was said of the lobby has no view
                await ears.until(lambda heard: heard.get("view") is not None)
            await story.heard(answer["seq"])
        yield story
        await story.leave()
    finally:
        for person in people:
            await person.http.aclose()


async def seated(people: list[Person], game: str, **more: Any) -> str:
    table = await people[0].make(game, len(people), **more)
    invite = await people[0].invited(table)
    for seat, person in enumerate(people[1:], 1):
        await person.join(invite)
        assert (await person.ask(table, type="sit", seat=seat))["type"] == "done"
    return table


async def to_the_end(story: Story, kills: int, rng: Random) -> Counter[str]:
    """Clients that keep to the protocol finish the game while the server dies at points that nobody foresees."""
    await story.leave()
    clients = [
        Steady(story.server.base, person.cookie, story.table, f"p{n}")
        for n, person in enumerate(story.people)
    ]
    playing = [asyncio.create_task(play(client, Random(rng.random()))) for client in clients]
    for _ in range(kills):
        await story.server.arm(rng.randrange(1, 60))
        while not any(task.done() for task in playing):
            if story.server.has_died():
                break
            await asyncio.sleep(0.005)
        if story.server.pid:
            break  # the game ended first, for one of them at least
        story.points[story.server.points()[-1]] += 1
        (await stored(story.url, story.table)).fold()
        story.server.begin()
    async with asyncio.timeout(120):
        await asyncio.gather(*playing)
    end = await stored(story.url, story.table)
    end.fold()
    assert end.row.stage == "over"
    counts: Counter[str] = Counter()
    for client in clients:
        assert client.seq == len(end.lines)
        written = [answer["seq"] for answer in client.answers.values() if answer["type"] == "done"]
        assert len(written) == len(set(written)), "two keys, one line"
        counts.update(client.counts)
        await client.close()
    return counts


# --- the stories --------------------------------------------------------------------------------------


def test_a_move_is_stored_as_a_whole_wherever_the_server_dies(
    database_url: str, tmp_path: Path, soak: bool
) -> None:
    """The Watch: a roll, with nature's lines; then an undo; then the game to its end, with further deaths."""

    async def story() -> None:
        rng = Random(5)
        async with mortals(tmp_path) as family, at_table(family, database_url, "watch", 3) as told:
            # A settlement, which its owner takes back.
            seat = told.actor()
            answer = await told.make(seat, [choose(told.view(seat), rng)], "first")
            await told.heard(answer["seq"])
            undo = {"type": "undo", "key": "undo"}
            after = await told.die_everywhere(seat, undo)
            assert after.lines[-1].text.startswith("undo")
            assert (await told.again(seat, undo))["seq"] == len(after.lines)
            # A roll.
            seat = await told.advance(lambda view: view["phase"] == "pre_roll", rng)
            roll = next(move["text"] for move in told.view(seat)["moves"] if move["kind"] == "roll")
            decision = told.view(seat)["decision"]["id"]
            message = {"type": "move", "decision": decision, "key": "roll", "moves": [roll]}
            after = await told.die_everywhere(seat, message)
            assert after.lines[-1].seat == CHANCE
            assert (await told.again(seat, message))["seq"] == len(after.lines)
            # Stored, but not yet acknowledged.
            seat = told.actor()
            decision = told.view(seat)["decision"]["id"]
            message |= {"decision": decision, "key": "next", "moves": [choose(told.view(seat), rng)]}
            found = await told.die(seat, message, 1, "acknowledge")
            assert found is not None
            assert len(found.lines) > len(after.lines)
            assert (await told.again(seat, message))["seq"] == len(found.lines)
            if soak:
                await to_the_end(told, 40, rng)
            for point in ("begin", "line", *MOVE_POINTS, "acknowledge"):
                assert told.points[point], point
            assert told.points["line"] >= 3

    asyncio.run(story())


def test_a_start_is_stored_as_a_whole_wherever_the_server_dies(database_url: str, tmp_path: Path) -> None:
    """Header, first lines and stage belong together; afterwards the table says that it has started, or not."""

    async def story() -> None:
        async with mortals(tmp_path) as family, at_table(family, database_url, "magpies", 2, False) as told:
            start = {"type": "start"}
            after = await told.die_everywhere(0, start)
            assert after.row.stage == "playing"
            assert after.lines
            assert (await told.again(0, start))["code"] == "NOT_IN_LOBBY"
            # The notice comes after it, in a transaction of its own: the game has begun without it.
            for nth in range(1, 4):
                await told.leave()
                told.table, told.seen = await seated(told.people, "magpies"), 0
                await told.connect()
                found = await told.die(0, start, len(after.lines) + 4 + nth)
                assert found is not None
                assert found.row.stage == "playing"
                assert len(found.chat) == (nth == 3)
            await to_the_end(told, 3, Random(2))
            assert told.points["line"] >= 2
            assert told.points["document"]

    asyncio.run(story())


def test_a_word_of_the_chat_is_said_once_wherever_the_server_dies(database_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with mortals(tmp_path) as family, at_table(family, database_url, "magpies", 2) as told:
            chat = {"type": "chat", "key": "hello", "text": "Hello"}
            after = await told.die_everywhere(1, chat)
            assert [line.text for line in after.chat].count("Hello") == 1
            assert (await told.again(1, chat))["type"] == "done"
            assert told.points == {"begin": 1, "before_commit": 1, "after_commit": 1}

    asyncio.run(story())


def test_a_sealed_choice_is_stored_or_open_wherever_the_server_dies(
    database_url: str, tmp_path: Path
) -> None:
    """The first of several face-down choices, and the one that opens them all."""

    async def story() -> None:
        async with mortals(tmp_path) as family, at_table(family, database_url, "silverfrost", 2) as told:
            await told.advance(lambda view: view["decision"]["kind"] == "keep_quest", Random(1))
            for seat in (0, 1):
                view = told.view(seat)
                moves = [choose(view, Random(seat))]
                decision = view["decision"]["id"]
                keep = {"type": "move", "decision": decision, "key": f"keep{seat}", "moves": moves}
                after = await told.die_everywhere(seat, keep)
                assert (await told.again(seat, keep))["seq"] == len(after.lines)
                if seat == 0:
                    assert told.view(1)["actors"] == [1]
            assert told.points["line"] >= 2

    asyncio.run(story())


def test_a_game_goes_on_to_its_end_however_often_the_server_dies(
    database_url: str, tmp_path: Path, soak: bool
) -> None:
    async def story() -> None:
        for seed in range(10 if soak else 1):
            async with mortals(tmp_path) as family, at_table(family, database_url, "silverfrost", 2) as told:
                await to_the_end(told, 8, Random(seed))
                assert told.points.total() > 2

    asyncio.run(story())
