"""Sockets and requests that come and go at awkward moments: the table goes on, and nobody is left behind."""

import asyncio
from pathlib import Path

import pytest
from tests.server.play import people, without_bots
from tests.server.steady import eventually

from frostwall.server import wire
from frostwall.server.table.guests import Guest


def test_a_request_that_is_cancelled_while_it_is_answered_does_not_end_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await ann.make("watch", 3)
            ears = await ann.socket()
            await ears.ask(type="sync", table=table)
            # Answered without waiting for the store, so in the very turn in which the request is cancelled.
            asking = asyncio.create_task(server.hub.ask(Guest(ann.id, ann.name), wire.Unwatch(table=table)))
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            answer = await asyncio.wait_for(ears.ask(type="chat", table=table, key="k1", text="here"), 5)
            assert answer["type"] == "done"

    asyncio.run(run())


@pytest.mark.parametrize("more", [{}, {"since": 0}])
def test_a_socket_that_leaves_and_comes_back_at_once_is_listed_once(
    tmp_path: Path, more: dict[str, object]
) -> None:
    """Both messages are read before the first is answered; whatever comes of it, nobody stays when the socket goes."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await ann.make("watch", 3)
            ears = await ann.socket()
            await ears.ask(type="sync", table=table)
            actor = server.hub.known(table)
            assert actor is not None
            for _ in range(3):
                await ears.say(type="unwatch", table=table)
                answer = await ears.ask(type="sync", table=table, **more)
                assert answer["type"] == "synced"
                assert len(actor.listeners) == 1
            await ears.ask(type="sync", table=table)
            assert len(actor.listeners) == 1
            await ears.close()
            await eventually(lambda: not actor.listeners)
            assert not actor.presence.have_sockets({ann.id})

    asyncio.run(run())


def test_half_a_character_as_a_word_is_refused_like_any_bad_message(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await ann.make("watch", 3)
            ears = await ann.socket()
            await ears.connection.send('{"ref":"\\ud800","type":"nope"}')
            no = await ears.until(lambda found: found["type"] == "refused")
            assert (no["code"], no["ref"]) == ("BAD_MESSAGE", None)
            assert (await ears.ask(type="sync", table=table))["type"] == "synced"

    asyncio.run(run())


def test_an_ended_session_ends_its_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("silverfrost", 2)
            ears, other = await ann.socket(), await ben.socket()
            assert (await ears.ask(type="sync", table=table))["type"] == "synced"
            await server.hub.guests.end_session(Guest(ann.id, ann.name))
            with pytest.raises((ConnectionError, TimeoutError)):
                await ears.until(lambda _: False, 5)
            assert ears.closed == 1008
            assert (await other.ask(type="sync", table="nowhere"))["code"] == "NO_SUCH_TABLE"

    asyncio.run(run())
