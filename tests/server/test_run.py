"""Starting and stopping the server: real sockets, real signals, a real lock; the app is a small one of the test."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Self

import pytest

pytest.importorskip("uvicorn", reason="the extra [server] is not installed")

from fastapi import FastAPI, Request, WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from frostwall.server import run
from frostwall.server.config import Config, Lan
from frostwall.server.http import lan
from frostwall.server.wire import LONGEST_MESSAGE

LOCAL = "127.0.0.1"
posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


def small_app(config: Config) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.story.append("open")
        yield
        app.state.story.append("close")

    app = FastAPI(lifespan=lifespan)
    app.state.story = []
    app.state.config = config

    @app.get("/who")
    def who(request: Request) -> dict[str, str | None]:
        client = request.client
        return {"client": None if client is None else client.host, "scheme": request.url.scheme}

    @app.get("/slow")
    async def slow() -> str:
        await asyncio.sleep(60)
        return "done"

    @app.get("/lan")
    def addresses(request: Request) -> list[str] | None:
        switch: Lan | None = request.app.state.lan
        return None if switch is None else switch.addresses()

    @app.post("/lan")
    async def switch(on: bool, request: Request) -> list[str]:
        network: Lan = request.app.state.lan
        return await network.switch(on)

    @app.websocket("/echo")
    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        async for text in websocket.iter_text():
            await websocket.send_text(text)

    return app


def get(url: str, method: str = "GET", **headers: str) -> tuple[str, dict[str, str]]:
    request = urllib.request.Request(url, method=method, headers=headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read().decode(), {name.lower(): value for name, value in answer.headers.items()}


class Server:
    """A server in a task of this test's own loop, as `run` has it."""

    def __init__(self, **hosting: object) -> None:
        listener = lan.bind(LOCAL, 0)
        self.url = lan.url_of(listener)
        self.app = small_app(Config("sqlite://"))
        self.announced: list[Sequence[str]] = []
        self.told = asyncio.Event()
        self.found = ["127.0.0.2"]
        self.ready = asyncio.Event()
        self.hosting = run.Hosting(listener, **hosting)  # type: ignore[arg-type]

    async def __aenter__(self) -> Self:
        self.end = run.End()
        self.task = asyncio.create_task(
            run.serve(self.app, self.hosting, self.ready.set, self.announce, lambda: self.found, self.end)
        )
        await asyncio.wait([self.task, asyncio.create_task(self.ready.wait())], return_when="FIRST_COMPLETED")
        if self.task.done():
            self.task.result()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.end.ask()
        await asyncio.wait_for(self.task, 10)

    def announce(self, urls: Sequence[str]) -> None:
        self.announced.append(list(urls))
        self.told.set()

    async def get(self, path: str, method: str = "GET", **headers: str) -> tuple[str, dict[str, str]]:
        return await asyncio.to_thread(get, f"{self.url}{path}", method, **headers)

    def socket(self, **options: int) -> connect:
        return connect(f"{self.url.replace('http', 'ws')}/echo", **options)  # type: ignore[arg-type]


# --- answering ---


def test_start_answer_and_stop() -> None:
    async def story() -> None:
        async with Server() as server:
            text, headers = await server.get("/who")
            assert text == '{"client":"127.0.0.1","scheme":"http"}'
            assert "server" not in headers
            assert (await server.get("/lan"))[0] == "null"
            assert server.app.state.story == ["open"]
        assert server.app.state.story == ["open", "close"]
        with pytest.raises(OSError, match="refused"):
            await server.get("/who")

    asyncio.run(story())


def test_a_failing_start_comes_out() -> None:
    class Broken(Exception):
        pass

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if app.state.lan is None:
            raise Broken
        yield

    with lan.bind(LOCAL, 0) as listener, pytest.raises(Broken):
        run.run(
            lambda _: FastAPI(lifespan=lifespan), Config("sqlite://"), run.Hosting(listener), lambda: None
        )


@pytest.mark.parametrize(
    ("proxies", "seen"),
    [
        (None, '{"client":"127.0.0.1","scheme":"http"}'),
        ("127.0.0.1", '{"client":"203.0.113.9","scheme":"https"}'),
        ("192.0.2.1", '{"client":"127.0.0.1","scheme":"http"}'),
        ("127.0.0.0/8", '{"client":"203.0.113.9","scheme":"https"}'),
    ],
)
def test_only_the_proxies_named_are_believed(proxies: str | None, seen: str) -> None:
    forwarded = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}

    async def story() -> None:
        async with Server(proxies=proxies) as server:
            assert (await server.get("/who", **forwarded))[0] == seen

    asyncio.run(story())


def test_requests_leave_no_trace(capfd: pytest.CaptureFixture[str]) -> None:
    """An address may hold an invitation."""

    async def story() -> None:
        async with Server() as server:
            with pytest.raises(OSError, match="404"):
                await server.get("/join/secret-invitation")
            with pytest.raises(OSError, match="405"):
                await server.get("/who?secret-invitation", "POST")
            async with server.socket() as client:
                await client.send("secret-invitation")
                await client.recv()

    asyncio.run(story())
    assert capfd.readouterr() == ("", "")


def test_a_long_message_closes_the_socket() -> None:
    async def story() -> None:
        async with Server() as server:
            async with server.socket() as client:
                text = "x" * LONGEST_MESSAGE
                await client.send(text)
                assert await client.recv() == text
                await client.send(text + "x")
                with pytest.raises(ConnectionClosed) as caught:
                    await client.recv()
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 1009
            with pytest.raises(OSError, match=r"4\d\d|reset|Broken pipe"):
                await server.get("/who", Cookie="x" * 5_000_000)

    asyncio.run(story())


# --- stopping ---


def test_open_sockets_do_not_hold_it_up() -> None:
    async def story() -> None:
        async with Server() as server:
            client: ClientConnection = await server.socket()
            await client.send("hello")
            assert await client.recv() == "hello"
            server.end.ask()
            with pytest.raises(ConnectionClosed) as caught:
                await client.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012  # the server restarts: clients come back

    asyncio.run(story())


PROCESS = """
import sys, socket
from tests.server.test_run import small_app
from frostwall.server import run
from frostwall.server.http import lan
from frostwall.server.config import Config
listener = lan.bind("127.0.0.1", 0)
run.run(small_app, Config("sqlite://"), run.Hosting(listener, grace=int(sys.argv[1])),
        lambda: print(lan.url_of(listener), flush=True))
print("the end", flush=True)
"""
ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def process(grace: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", PROCESS, str(grace)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        try:
            yield child, child.stdout.readline().strip()
        finally:
            child.kill()


@posix
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_in_good_order(sent: signal.Signals) -> None:
    with process(grace=2) as (child, url):
        assert get(f"{url}/lan")[0] == "null"
        os.killpg(child.pid, sent)
        out, err = child.communicate(timeout=20)
    assert (child.returncode, out, err) == (0, "the end\n", "")


@posix
def test_a_request_under_way_is_cut_off_without_a_word() -> None:
    with process(grace=1) as (child, url):
        begun = socket.create_connection((LOCAL, int(url.rpartition(":")[2])))
        begun.sendall(b"GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n")
        get(f"{url}/who")  # the other one is at work by now
        os.killpg(child.pid, signal.SIGINT)
        out, err = child.communicate(timeout=60)
        begun.close()
    assert (child.returncode, out, err) == (0, "the end\n", "")


@posix
def test_a_second_signal_ends_it_at_once() -> None:
    """A request that would take a minute is under way, and the grace is an hour."""
    with process(grace=3600) as (child, url):
        begun = socket.create_connection((LOCAL, int(url.rpartition(":")[2])))
        begun.sendall(b"GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n")
        get(f"{url}/who")  # the other one is at work by now
        for _ in range(2):
            os.killpg(child.pid, signal.SIGINT)
            threading.Event().wait(0.5)
        child.communicate(timeout=20)
        begun.close()
    assert child.returncode == 0


# --- ports ---


def test_the_next_free_port() -> None:
    with lan.bind(LOCAL, 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with run.bind_next(LOCAL, port) as other:
            assert other.getsockname()[1] != port
        with pytest.raises(OSError, match="in use"):
            lan.bind(LOCAL, port)


def test_addresses_as_browsers_take_them() -> None:
    with lan.bind(LOCAL, 0) as one:
        assert lan.url_of(one) == f"http://127.0.0.1:{one.getsockname()[1]}"
    try:
        other = lan.bind("::1", 0)
    except OSError:
        pytest.skip("no IPv6 here")
    with other:
        assert lan.url_of(other) == f"http://[::1]:{other.getsockname()[1]}"


# --- the local network ---


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("192.168.1.5", True),
        ("10.3.2.1", True),
        ("172.20.0.1", True),
        ("100.100.1.1", True),  # networks such as Tailscale's
        ("127.0.0.1", False),
        ("169.254.3.4", False),
        ("0.0.0.0", False),
        ("8.8.8.8", False),  # `--lan` does not mean the internet
        ("fe80::1", False),
        ("nonsense", False),
    ],
)
def test_what_a_local_address_is(address: str, local: bool) -> None:
    assert lan.is_local(address) == local


def test_own_addresses_are_local() -> None:
    assert all(lan.is_local(address) for address in lan.local_addresses())


def more_loopback() -> bool:
    """Does this system have 127.0.0.2, which stands for an address on a network here?"""
    try:
        lan.bind("127.0.0.2", 0).close()
    except OSError:
        return False
    return True


second = pytest.mark.skipif(not more_loopback(), reason="127.0.0.2 is not an address here")


@second
def test_the_network_is_switched_on_and_off() -> None:
    async def story() -> None:
        async with Server(lan=False) as server:
            assert (await server.get("/lan"))[0] == "[]"
            there = server.url.replace("127.0.0.1", "127.0.0.2")
            for _ in range(2):
                assert (await server.get("/lan?on=true", "POST"))[0] == f'["{there}"]'
                assert (await asyncio.to_thread(get, f"{there}/lan"))[0] == f'["{there}"]'
                assert (await server.get("/lan?on=true", "POST"))[0] == f'["{there}"]'  # again: nothing new
                assert (await server.get("/lan?on=false", "POST"))[0] == "[]"
                with pytest.raises(OSError, match="refused"):
                    await asyncio.to_thread(get, f"{there}/lan")
            assert server.announced == [[there], [], [there], []]
            server.found = []
            assert (await server.get("/lan?on=true", "POST"))[0] == "[]"
            assert len(server.announced) == 4

    asyncio.run(story())


@second
def test_the_network_from_the_start_and_when_it_changes() -> None:
    async def story() -> None:
        async with Server(lan=True) as server:
            await server.told.wait()
            server.found = ["127.0.0.3"]
            there = server.url.replace("127.0.0.1", "127.0.0.3")
            assert (await server.get("/lan?on=true", "POST"))[0] == f'["{there}"]'
            assert (await asyncio.to_thread(get, f"{there}/who"))[0].startswith("{")
        assert server.app.state.story == ["open", "close"]  # one start for all listeners
        with pytest.raises(OSError, match="refused"):
            await asyncio.to_thread(get, f"{there}/who")

    asyncio.run(story())


def test_no_network_is_told() -> None:
    async def story() -> None:
        server = Server(lan=True)
        server.found = []
        async with server:
            await server.told.wait()
        assert server.announced == [[]]

    asyncio.run(story())


@second
def test_a_port_that_is_taken_on_the_network() -> None:
    async def story() -> None:
        server = Server(lan=False)
        with lan.bind("127.0.0.2", int(server.url.rpartition(":")[2])) as taken:
            taken.listen()
            async with server:
                assert (await server.get("/lan?on=true", "POST"))[0].startswith('["http://127.0.0.2:')

    asyncio.run(story())


@pytest.mark.parametrize("colour", [True, False])
def test_a_qr_code_has_the_modules_of_the_code(colour: bool) -> None:
    import segno

    lines = lan.qr_lines("http://192.168.1.5:8765/", colour)
    if colour:
        assert {line[:8] for line in lines} == {"\x1b[30;107m"[:8]}
        lines = [line.removeprefix("\x1b[30;107m").removesuffix("\x1b[0m") for line in lines]
    dark = {" ": (0, 0), "▄": (0, 1), "▀": (1, 0), "█": (1, 1)}
    if not colour:
        dark = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = [[dark[sign][half] for sign in line] for line in lines for half in (0, 1)]
    code = segno.make("http://192.168.1.5:8765/", micro=False, error="m", boost_error=False)
    expected = [list(row) for row in code.matrix_iter(border=lan.QUIET_ZONE)]
    assert rows[: len(expected)] == expected
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) <= 40  # fits any terminal


# --- one server per file ---


HOLD = """
import sys
from pathlib import Path
from frostwall.server import run
from frostwall.server.http import lan
with run.lock(Path(sys.argv[1]), lambda: lan.bind("127.0.0.1", 0)) as listener:
    print(lan.url_of(listener), flush=True)
    sys.stdin.read()
"""


def new_listener() -> socket.socket:
    return lan.bind(LOCAL, 0)


def test_a_file_has_one_server(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"
    for _ in range(2):
        with run.lock(file, new_listener):
            pass
    command = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        url = other.stdout.readline().strip()

        def never() -> socket.socket:
            raise AssertionError

        with pytest.raises(run.InUse) as caught, run.lock(file, never):
            pass
        assert caught.value.url == url
        other.kill()  # and still the file is free afterwards
    with run.lock(file, new_listener) as listener:
        assert lan.url_of(listener) in (tmp_path / "table.sqlite.lock").read_text()
    assert (tmp_path / "table.sqlite.lock").read_text() == ""
    assert (tmp_path / "table.sqlite.lock").stat().st_mode & 0o777 == 0o600 or os.name != "posix"
