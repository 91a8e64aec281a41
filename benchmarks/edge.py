"""How long a move takes while somebody else hammers at a route: `python -m benchmarks.edge --help`.

A real server in a process of its own, one person who plays a game alone over a socket, and an attacker on another
address of the loopback: many connections, each of which asks again as soon as it is answered.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import httpx
import websockets

from frostwall.server import run
from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.http.client_files import find_client
from frostwall.server.http.lan import bind, url_of

PROCESSES: Final = multiprocessing.get_context("spawn")
ATTACKER: Final = "127.0.0.2"
MOST_MS: Final = 50.0
PACE: Final = 0.12  # seconds between two moves: a guest may ask twenty questions a second
PLAIN: Final = "cookie: frostwall_plain=1\r\n"
FORGED: Final = f"cookie: frostwall_session={'0' * 43}\r\n"
UPGRADE: Final = (
    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
ROUTES: Final = {
    "the client's page": ("/", ""),
    "plain home": ("/", PLAIN),
    "plain new table": ("/new", PLAIN),
    "plain rules": ("/rules/watch", PLAIN),
    "a search of the rules": ("/rules/silverfrost?words=hearth+of+the+winter", PLAIN),
    "rules as data": ("/api/rules/watch", ""),
    "games": ("/api/games", ""),
    "OpenAPI": ("/openapi.json", ""),
    "about": ("/about", PLAIN),
    "no such page": ("/nothing", PLAIN),
    "sockets with a forged session": ("/api/socket", FORGED + UPGRADE),
}


def serve(database: str, pipe: Connection) -> None:
    """The main function of the server's process."""
    run.allow_many_connections()
    listener = bind("127.0.0.1", 0)
    app = make_app(Config(database=database, workers=1, client=find_client()))
    run.run(lambda _: app, Config(database), run.Hosting(listener), lambda: pipe.send(url_of(listener)))


def attack(port: int, path: str, headers: str, connections: int, pipe: Connection) -> None:
    """The main function of the attacker's process: until it is killed."""
    head = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n{headers}\r\n".encode()

    async def one() -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                try:
                    while True:
                        writer.write(head)
                        await writer.drain()
                        answer = await reader.readuntil(b"\r\n\r\n")
                        length = next(
                            (
                                int(line[15:])
                                for line in answer.lower().split(b"\r\n")
                                if line.startswith(b"content-length:")
                            ),
                            None,
                        )
                        if length is None or b"connection: close" in answer.lower():
                            break
                        await reader.readexactly(length)
                finally:
                    writer.close()
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.01)

    async def all_of_them() -> None:
        pipe.send("ready")
        await asyncio.gather(*(one() for _ in range(connections)))

    asyncio.run(all_of_them())


async def play(url: str, seconds: float) -> list[float]:
    """Milliseconds from each move to its answer."""
    times: list[float] = []
    choice = random.Random(1)
    async with httpx.AsyncClient(base_url=url, timeout=60) as person:
        (await person.post("/api/me", json={"name": "Ann"})).raise_for_status()
        cookie = f"frostwall_session={person.cookies['frostwall_session']}"
        address = url.replace("http://", "ws://") + "/api/socket"
        async with websockets.connect(
            address, additional_headers={"cookie": cookie}, max_size=2**22
        ) as socket:
            end = time.perf_counter() + seconds
            while time.perf_counter() < end:
                made = await person.post("/api/tables", json={"game": "silverfrost", "seats": 1})
                made.raise_for_status()
                await game(socket, made.json()["table"], end, choice, times)
    return times


async def game(
    socket: websockets.ClientConnection, table: str, end: float, choice: random.Random, times: list[float]
) -> None:
    async def ask(**message: object) -> dict[str, object]:
        await socket.send(json.dumps({"ref": "r", "table": table, **message}))
        while True:
            heard: dict[str, object] = json.loads(await socket.recv())
            if heard.get("ref") == "r":
                return heard

    await ask(type="start")
    n = 0
    while time.perf_counter() < end:
        synced = await ask(type="sync", scene=False)
        view = synced.get("view")
        if not isinstance(view, dict) or view["outcome"] is not None or not view["moves"]:
            return
        n += 1
        move = choice.choice(view["moves"])["text"]
        begun = time.perf_counter()
        await ask(type="move", decision=view["decision"]["id"], key=f"k{n}", moves=[move])
        times.append(1000 * (time.perf_counter() - begun))
        await asyncio.sleep(PACE)


def share(numbers: list[float], part: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


def measure(url: str, name: str, connections: int, seconds: float) -> float:
    """Play while one route is attacked; the p99 of a move."""
    attacker = None
    if name in ROUTES:
        here, there = PROCESSES.Pipe()
        path, headers = ROUTES[name]
        attacker = PROCESSES.Process(
            target=attack, args=(int(url.rsplit(":", 1)[1]), path, headers, connections, there), daemon=True
        )
        attacker.start()
        here.recv()
    times = asyncio.run(play(url, seconds))
    if attacker is not None:
        attacker.kill()
        attacker.join()
    slow = share(times, 0.99)
    print(
        f"{name:32} {len(times):5} moves   p50 {statistics.median(times):6.1f} ms   p99 {slow:6.1f} ms",
        flush=True,
    )
    return slow


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.edge", description=__doc__)
    parser.add_argument("routes", nargs="*", help="beginnings of their names; all by default")
    parser.add_argument("--connections", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=12.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        here, there = PROCESSES.Pipe()
        server = PROCESSES.Process(
            target=serve, args=(f"sqlite:///{Path(folder) / 'table.sqlite'}", there), daemon=True
        )
        server.start()
        url = here.recv()
        chosen = [name for name in ROUTES if not asked.routes or name.startswith(tuple(asked.routes))]
        slow = [measure(url, name, asked.connections, asked.seconds) for name in ("nobody attacks", *chosen)]
        server.terminate()
        server.join()
    return 0 if max(slow) <= MOST_MS else 1


if __name__ == "__main__":
    sys.exit(main())
