"""Connections that say nothing, too little or too slowly, that are too many, or that do not read their answer."""

import asyncio
import json
import logging
import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response
from tests.server.steady import eventually
from tests.server.test_run import LOCAL, posix
from tests.server.test_run import Server as Plain

from frostwall.server.http.door import Door, OnceAMinute, Patience

QUICK = Patience(head=0.3, body=0.3, answer=0.3, rest=0.3)
GOOD = b"GET /who HTTP/1.1\r\nhost: x\r\n\r\n"
BODY = b"POST /body HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n"


class Server(Plain):
    """With a route that reads a body."""

    def __init__(self, **hosting: object) -> None:
        super().__init__(**hosting)

        @self.app.post("/body")
        async def body(request: Request) -> int:
            return len(await request.body())


async def arrive(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(LOCAL, int(server.url.rsplit(":", 1)[1]))


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """What comes until the connection is closed."""
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b""


async def empty(server: Server) -> None:
    """Wait until the server counts no connection."""
    await eventually(lambda: len(server.app.state.door) == 0)


@pytest.mark.parametrize(
    ("sent", "drips", "heard"),
    [
        (b"", b"", b"408"),  # nothing at all
        (b"GET /who HTTP/1.1\r\nhost:", b"", b"408"),  # half a head
        (b"GET /who HTTP/1.1\r\n", b"a: b\r\n", b"408"),  # a head without an end
        (BODY, b"", b"408"),  # no body
        (BODY.replace(b"content-length: 9", b"transfer-encoding: chunked"), b"1\r\nx\r\n", b"408"),
        (GOOD + b"GET /wh", b"", b"200"),  # half a second request: the first one is answered
        (GOOD, b"", b"200"),
    ],
)
def test_a_connection_is_answered_or_closed(sent: bytes, drips: bytes, heard: bytes) -> None:
    async def story() -> None:
        async with Server(patience=QUICK) as server:
            reader, writer = await arrive(server)
            writer.write(sent)
            answer = asyncio.ensure_future(rest_of(reader))
            while drips and not answer.done():
                with suppress(ConnectionError):
                    writer.write(drips)
                await asyncio.sleep(0.02)
            assert (await answer).split(b" ", 2)[1] == heard
            writer.close()
            await empty(server)
            assert (await server.get("/who"))[0]  # others are served as before

    asyncio.run(story())


def test_nobody_who_is_served_is_hurried() -> None:
    """A request that takes long, one in pieces, several on one connection, and a socket outlast the time for a head."""

    async def story() -> None:
        async with Server(patience=Patience(head=0.3, body=0.6, rest=5)) as server:

            @server.app.get("/long")
            async def long() -> str:
                await asyncio.sleep(0.8)
                return "done"

            async with server.socket() as talking:
                reader, writer = await arrive(server)
                for _ in range(2):
                    writer.write(GOOD.replace(b"/who", b"/long"))
                    assert b"200 OK" in await reader.readuntil(b'"done"')
                writer.write(BODY)
                await asyncio.sleep(0.4)
                writer.write(b"123456789")
                assert b"200 OK" in await reader.readuntil(b"9")
                writer.close()
                await talking.send("still here")
                assert await talking.recv() == "still here"
                assert len(server.app.state.door) >= 1
                assert server.app.state.door.figures.turned_away["late"] == 0
            await empty(server)

    asyncio.run(story())


def test_a_reader_that_does_not_read_is_given_up() -> None:
    async def story() -> None:
        async with Server(patience=QUICK) as server:

            @server.app.get("/large")
            async def large() -> Response:
                return Response(b"x" * 30_000_000)

            with socket.create_connection((LOCAL, int(server.url.rsplit(":", 1)[1]))) as lazy:
                lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                lazy.sendall(GOOD.replace(b"/who", b"/large"))
                await eventually(lambda: len(server.app.state.door) == 1)
                await empty(server)

    asyncio.run(story())


@pytest.mark.parametrize("most", [{"connections": 3}, {"connections_each": 3}])
def test_too_many_connections_are_told_so(most: dict[str, int]) -> None:
    async def story() -> None:
        async with Server(**most) as server, server.socket() as talking:
            quiet = [await arrive(server) for _ in range(2)]
            for _ in range(3):
                reader, writer = await arrive(server)
                assert (await rest_of(reader)).startswith(b"HTTP/1.1 503")
                writer.close()
            await talking.send("in time")
            assert await talking.recv() == "in time"
            for _, writer in quiet:
                writer.close()
            await eventually(lambda: len(server.app.state.door) == 1)
            assert (await server.get("/who"))[0]  # there is room again

    asyncio.run(story())


def test_a_proxy_may_bring_many() -> None:
    few = Door(100, 1, "127.0.0.1, 10.0.0.0/8", Patience())
    assert [few.enter(LOCAL) for _ in range(3)] == [True] * 3
    assert [few.enter("10.9.8.7") for _ in range(3)] == [True] * 3
    assert [few.enter("192.0.2.1") for _ in range(3)] == [True, False, False]
    for _ in range(3):
        few.leave("192.0.2.1")
    assert few.enter("192.0.2.1")
    assert len(few) == 7
    everybody = Door(2, 1, "*", Patience())
    assert [everybody.enter(LOCAL) for _ in range(3)] == [True, True, False]


# --- few files ---


@posix
def test_without_files_it_says_so_once_and_goes_on(tmp_path: Path) -> None:
    """More connections at once than the process may open files."""
    code = """
import asyncio, resource, json
from tests.server.test_run import Server
async def story():
    async with Server() as server:
        resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40))
        print(json.dumps(server.url), flush=True)
        await asyncio.to_thread(input)
asyncio.run(story())
"""
    log = tmp_path / "log"
    with log.open("w") as err:
        told = subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=err,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
    assert told.stdin is not None
    assert told.stdout is not None
    port = int(json.loads(told.stdout.readline()).rsplit(":", 1)[1])
    crowd = [socket.create_connection((LOCAL, port)) for _ in range(120)]
    asyncio.run(asyncio.sleep(1.5))
    for one in crowd:
        one.close()
    with socket.create_connection((LOCAL, port), timeout=10) as after:
        after.sendall(GOOD)
        assert b"200 OK" in after.recv(100)
    told.stdin.write(b"\n")
    told.stdin.close()
    assert told.wait(20) == 0
    told.stdout.close()
    text = log.read_text()
    assert "no connection can be accepted" in text
    assert len(text.splitlines()) < 10, text[:2000]


def test_a_line_is_said_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    log = logging.getLogger("frostwall.test.once")
    log.addFilter(OnceAMinute(lambda: now))
    said: list[Any] = caplog.records
    for _ in range(3):
        log.warning("no %s", "room")
    log.warning("another")
    assert [one.getMessage() for one in said] == ["no room", "another"]
    now = 61.0
    log.warning("no %s", "room")
    assert said[-1].getMessage() == "no room (2 more like it)"


def test_another_exception_is_another_line(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("frostwall.test.exceptions")
    log.addFilter(OnceAMinute(lambda: 0.0))
    for wrong in ("x", "x", None):
        try:
            int(wrong)  # type: ignore[arg-type]  # that is the point
        except (TypeError, ValueError):
            log.exception("a request failed")
    assert len(caplog.records) == 2
