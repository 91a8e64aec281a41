"""How long a server takes to start with many tables, and what they cost: `python -m benchmarks.start --help`.

The real command in a process of its own, on a database with tables in the middle of their games: of most it is a
person's turn, of some a bot's. Measured are the time until it answers, the time until every table that a bot waits for
is in memory, the slowest answer meanwhile, and the memory of the process.
"""

import argparse
import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
from benchmarks import load_world, table_load
from benchmarks.load_world import Databases, Laid, Recording

MOST_SECONDS: Final = 2.0
MOST_KB: Final = 100.0
LENGTH: Final = 150  # moves of the game that all tables play
PLACES: Final = ((0, 0), (960, 0), (960, 320), (5000, 0))  # tables, and of how many a bot is to move


@dataclass
class Started:
    """A server, and how it started."""

    process: subprocess.Popen[bytes]
    url: str
    figures: str
    seconds: float  # until it answered
    processor: float  # of those, on a processor

    def kilobytes(self) -> float:
        """Its memory, without the processes of bots."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    @staticmethod
    def worked(process: int) -> float:
        """Seconds of processor time."""
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def tables(self) -> int:
        text = get(self.figures)
        found = next(line for line in text.splitlines() if line.startswith("frostwall_tables "))
        return int(float(found.split()[1]))


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as answer:
        text: str = answer.read().decode()
        return text


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def server(file: Path) -> Iterator[Started]:
    port, figures = free_port(), free_port()
    command = [sys.executable, "-m", "frostwall", "serve", "--port", str(port), "--workers", "1"]
    command += ["--database", f"sqlite:///{file}", "--metrics", f"127.0.0.1:{figures}", "--keep-days", "0"]
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        while True:
            with suppress(OSError):
                get(f"http://127.0.0.1:{port}/health")
                break
            if process.poll() is not None:
                raise RuntimeError("the server ended")
            time.sleep(0.01)
        seconds = time.perf_counter() - begun
        worked = Started.worked(process.pid)
        at = f"http://127.0.0.1:{port}"
        yield Started(process, at, f"http://127.0.0.1:{figures}/metrics", seconds, worked)
    finally:
        process.terminate()
        process.wait()


def lay(file: Path, recording: Recording, count: int, bots: int) -> list[Laid]:
    """Tables of four people; at the first `bots` of them a bot sits where somebody is to move."""
    if not count:
        return []
    laid = asyncio.run(load_world.lay(f"sqlite:///{file}", recording, count))
    with sqlite3.connect(file) as connection:
        # A server writes who is to move with every move. Here it only matters whose turn it is: somebody's.
        connection.execute("UPDATE tables SET acting = '0'")
        for one in laid[:bots]:
            connection.execute(
                "UPDATE tables SET document = json_replace(document, '$.seats[0].kind', 'bot', "
                "'$.seats[0].bot', 'random', '$.seats[0].guest', NULL, '$.settings.bot_pause', 5000) "
                "WHERE id = ?",
                (one.id,),
            )
    connection.close()
    return laid


def wait_until_awake(started: Started, wanted: int) -> tuple[float, float]:
    """Seconds until so many tables are in memory, and of the slowest answer meanwhile."""
    begun = time.perf_counter()
    slowest = 0.0
    while True:
        asked = time.perf_counter()
        get(f"{started.url}/health")
        slowest = max(slowest, time.perf_counter() - asked)
        if started.tables() >= wanted:
            return time.perf_counter() - begun, slowest
        time.sleep(0.02)


def look_at(started: Started, laid: list[Laid]) -> None:
    """Ask for every table once, as a person who opens its page does."""
    for one in laid:
        with httpx.Client(base_url=started.url, cookies={"frostwall_session": one.tokens[0]}) as person:
            while True:
                answer = person.post(f"/api/tables/{one.id}/ask", json={"table": one.id, "type": "sync"})
                if answer.status_code != 429:
                    break
            answer.raise_for_status()


def measure(folder: Path, recording: Recording, count: int, bots: int, base: float, looked: int) -> float:
    """Start once; returns the kilobytes of the process before anybody asked for a table."""
    file = folder / f"{count}-{bots}.sqlite"
    laid = lay(file, recording, count, bots)
    with server(file) as started:
        time.sleep(0.5)
        awake, slowest = wait_until_awake(started, bots)
        time.sleep(0.5)
        rest = started.kilobytes()
        line = f"{count:6} tables, {bots:4} for bots: {started.seconds:5.2f} s to answer "
        line += f"({started.processor:.2f} s of work), {rest / 1000:6.1f} MB"
        if count > bots:
            line += f", {(rest - base) / count:6.1f} kB a table"
        if bots:
            line += f"; all awake after {awake:.1f} s, slowest answer meanwhile {1000 * slowest:.0f} ms"
        print(line, flush=True)
        if looked and count and not bots:
            chosen = laid[:looked]
            look_at(started, chosen)
            held = started.kilobytes()
            print(
                f"{'':8}{len(chosen)} looked at: {(held - rest) / len(chosen):.1f} kB each in memory",
                flush=True,
            )
        if started.seconds > MOST_SECONDS or (count and not bots and (rest - base) / count > MOST_KB):
            print("        the goal is missed", flush=True)
    return rest


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start", description=__doc__)
    parser.add_argument("--tables", type=int, help="only with so many")
    parser.add_argument("--bots", type=int, default=0, help="of how many of them a bot is to move")
    parser.add_argument("--look", type=int, default=0, help="ask for so many tables afterwards")
    asked = parser.parse_args()
    places = PLACES if asked.tables is None else ((0, 0), (asked.tables, asked.bots))
    plan = table_load.Plan("watch", "base", [], [], 0, 0, 0, 0, 1, LENGTH, None)
    os.environ.pop("FROSTWALL_DATABASE", None)
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        recording = table_load.make_recording(plan, Databases("sqlite", folder))
        base = 0.0
        for count, bots in places:
            rest = measure(folder, recording, count, bots, base, asked.look)
            base = base or rest
    return 0


if __name__ == "__main__":
    sys.exit(main())
