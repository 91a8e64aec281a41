"""Tables that are read from the store: what is asked meanwhile, and what happens when one cannot be read."""

import asyncio
from pathlib import Path

import pytest
from tests.server.play import people, refused, seated, started, without_bots
from tests.server.rig import quiet

from frostwall.server import wire
from frostwall.server.store import Unavailable
from frostwall.server.table.actor import Actor, Asked
from frostwall.server.table.guests import Guest


def test_whoever_goes_while_joining_does_not_stop_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "silverfrost", [ann])
            actor = server.hub.known(table)
            assert actor is not None
            joining = asyncio.create_task(actor.invite_guest(Guest(ben.id, ben.name)))
            await asyncio.sleep(0)
            joining.cancel()
            async with asyncio.timeout(5):
                assert (await ann.ask(table, type="sync"))["type"] == "synced"

    asyncio.run(run())


def test_a_socket_is_answered_though_the_table_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await ann.make("silverfrost", 2)
            ears = await ann.socket()
            with monkeypatch.context() as patch:

                async def fails(table: str) -> None:
                    raise Unavailable("not now")

                patch.setattr(server.hub.store, "table", fails)
                async with asyncio.timeout(5):
                    refused(await ears.ask(type="sync", table=table), "BUSY")

                async def breaks(table: str) -> None:
                    raise ValueError("no such thing")

                quiet()
                patch.setattr(server.hub.store, "table", breaks)
                async with asyncio.timeout(5):
                    refused(await ears.ask(type="sync", table=table), "BROKEN")
            assert (await ears.ask(type="sync", table=table))["type"] == "synced"

    asyncio.run(run())


def test_a_message_overtakes_none_that_waits_for_the_table_to_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever turn of the loop it comes in, while those before it are being handed over."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await ann.make("silverfrost", 2)
            assert server.hub.known(table) is None
            loop = asyncio.get_running_loop()
            asked: list[Asked] = []
            answers: list[wire.Answer] = []
            enough: asyncio.Future[None] = loop.create_future()

            def hear_answer(_: Asked, answer: wire.Answer) -> None:
                answers.append(answer)
                if len(answers) == 20:
                    enough.set_result(None)

            def say() -> None:
                text = str(len(asked))
                ask = wire.Chat(table=table, key=text, text=text)
                asked.append(Asked(Guest(ann.id, ann.name), ask, None, hear_answer))
                server.hub.hear(asked[-1])

            def say_on() -> None:
                say()
                if len(asked) < 20:
                    loop.call_soon(say_on)

            start = Actor.start

            def start_and_say(actor: Actor) -> None:
                start(actor)
                loop.call_soon(say_on)

            monkeypatch.setattr(Actor, "start", start_and_say)
            for _ in range(3):
                say()
            await asyncio.wait_for(enough, 10)
            assert {answer.type for answer in answers} == {"done"}
            actor = server.hub.known(table)
            assert actor is not None
            assert [line.text for line in actor.chat] == [str(n) for n in range(20)]

    asyncio.run(run())


def test_a_table_goes_on_though_it_could_not_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        quiet()
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "silverfrost", await people(server, 2))
            actor = server.hub.known(round_.table)
            assert actor is not None

            async def lost(*_: object) -> None:
                raise Unavailable("unknown whether it was written")

            async def broken() -> None:
                raise ValueError("rules of another time")

            with monkeypatch.context() as patch:
                patch.setattr(server.hub.store, "append", lost)
                patch.setattr(actor, "load", broken)
                async with asyncio.timeout(5):
                    refused(await round_.move(round_.acting, round_.some_move(round_.acting)), "BUSY")
            await round_.go(round_.acting)

    asyncio.run(run())
