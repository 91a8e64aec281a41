"""How much the table carries: `make load`, or `python -m benchmarks.table_load --help`.

Scripted people play over sockets on the loopback, against a bare server, the null table (see load_servers) and the real
one in turns: each round gives all a slice right after the other, so that a busy neighbour hits all, and a ratio is the
median of the rounds' own ratios. Two ways to play: as fast as answers come (saturation), and at a given pace. A
latency is the time from a move to its `done`, seen by the client; at a pace it counts from the moment the move was due.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import orjson
from benchmarks import load_clients, load_servers, load_world
from benchmarks.load_clients import Slice
from benchmarks.load_world import Databases, Laid, Moment, Recording

from frostwall import about

SIDES: Final = ("bare", "null", "real")
PACES: Final = {100: 2.0, 500: 0.2}  # moves a second of each table
CHEAPEST: Final = 0.6  # of the null table's moves, at 100 tables
QUICKEST: Final = 0.1  # seconds, p99 at 100 tables
RAW_SECONDS: Final = 1.0
PROCESSES: Final = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Plan:
    game: str
    rules: str
    tables: list[int]
    databases: list[str]
    rounds: int
    seconds: float  # of one slice
    warm: float
    paced: float  # seconds of a paced slice
    clients: int
    length: int  # moves of the recording, at most
    profile: str | None


@dataclass
class Side:
    """What one server did, over all rounds."""

    rates: list[float] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    server_cpu: list[float] = field(default_factory=list)  # cores
    client_cpu: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    late: int = 0
    games: int = 0

    def add(self, slices: list[Slice], cpu: float) -> None:
        seconds = slices[0].seconds
        self.rates.append(sum(found.moves for found in slices) / seconds)
        self.server_cpu.append(cpu)
        self.client_cpu.append(sum(found.cpu for found in slices) / seconds)
        for found in slices:
            self.latencies += found.latencies
            self.late += found.late
            for code, count in found.refused.items():
                self.refused[code] = self.refused.get(code, 0) + count
        self.games = sum(found.games for found in slices)

    def report(self) -> dict[str, Any]:
        ordered = sorted(self.latencies)
        return {
            "moves_per_second": statistics.median(self.rates),
            "rates": self.rates,
            "moves": len(ordered),
            "p50_ms": 1000 * part(ordered, 0.5),
            "p99_ms": 1000 * part(ordered, 0.99),
            "server_cpu": statistics.median(self.server_cpu),
            "server_ms_per_move": 1000 * sum(self.server_cpu) / max(sum(self.rates), 1e-9),
            "client_cpu": statistics.median(self.client_cpu),
            "refused": self.refused,
            "late": self.late,
            "games_ended": self.games,
        }


def part(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Progress:
    """A line that changes, on a terminal; nothing elsewhere."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()

    def say(self, text: str) -> None:
        if self._shown:
            sys.stderr.write(f"\r\x1b[K{text}")
            sys.stderr.flush()

    def clear(self) -> None:
        self.say("")


# --- processes ---------------------------------------------------------------------------------------

PIPE: Final = object()


@dataclass
class Child:
    """A process and the pipe to it."""

    process: Any
    pipe: Connection

    def get(self) -> Any:
        while not self.pipe.poll(0.5):
            if not self.process.is_alive():
                raise SystemExit(f"{self.process.name} ended")
        return self.pipe.recv()


@contextmanager
def child(name: str, target: Any, last: object, *first: object) -> Iterator[Child]:
    """A process; its end of the pipe stands where `PIPE` stands among its arguments, and `last` tells it to end."""
    ours, theirs = PROCESSES.Pipe()
    arguments = [theirs if found is PIPE else found for found in first]
    process = PROCESSES.Process(target=target, args=arguments, name=name)
    process.start()
    theirs.close()
    try:
        yield Child(process, ours)
    finally:
        with suppress(OSError):
            ours.send(last)
        process.join(30)
        if process.is_alive():
            process.kill()
            process.join()


@contextmanager
def server(served: load_servers.Served) -> Iterator[tuple[Child, int]]:
    with child(f"the {served.kind} server", load_servers.serve, "end", served, PIPE) as found:
        port, _ = found.get()
        yield found, port


def spent(found: Child) -> float:
    found.pipe.send("cpu")
    seconds: float = found.get()
    return seconds


def make_recording(plan: Plan, databases: Databases) -> Recording:
    """One game on the real server, played by the same clients."""
    recording = Recording(plan.game, plan.rules, load_world.header_of(plan.game, plan.rules))
    url = databases.fresh()
    laid = asyncio.run(load_world.lay(url, recording, 1))
    with server(load_servers.Served("real", url, recording, laid)) as (_, port):
        moments = asyncio.run(load_clients.record(port, laid[0], plan.length))
    lines = asyncio.run(load_world.lines_of(url, laid[0].id))
    for updates in moments:
        shown = orjson.loads(updates[0])
        added = lines[shown["since"] : shown["seq"]]
        recording.moments.append(Moment(shown["seq"], added, [update.decode() for update in updates]))
    return recording


# --- measuring ---------------------------------------------------------------------------------------


class Ground:
    """Both servers with so many tables each, and the clients connected to both."""

    def __init__(
        self, servers: dict[str, Child], clients: list[Child], progress: Progress, label: str
    ) -> None:
        self._servers = servers
        self._clients = clients
        self._progress = progress
        self._label = label

    def slice(
        self, side: str, seconds: float, warm: float, period: float | None
    ) -> tuple[list[Slice], float]:
        for client in self._clients:
            client.pipe.send((side, seconds, warm, period))
        time.sleep(warm)
        before, start = spent(self._servers[side]), time.perf_counter()
        time.sleep(seconds * 0.95)
        cpu = (spent(self._servers[side]) - before) / (time.perf_counter() - start)
        return [client.get() for client in self._clients], cpu

    def rounds(self, count: int, seconds: float, warm: float, period: float | None) -> dict[str, Any]:
        sides = {name: Side() for name in SIDES}
        for n in range(count):
            # Who comes first changes, so that neither always finds the disk as the other left it.
            for name in SIDES if n % 2 == 0 else reversed(SIDES):
                self._progress.say(f"{self._label}, round {n + 1} of {count}, {name}")
                sides[name].add(*self.slice(name, seconds, warm, period))
        found: dict[str, Any] = {name: side.report() for name, side in sides.items()}
        found["of"] = {}
        for name in SIDES[:-1]:
            pairs = zip(sides["real"].rates, sides[name].rates, strict=True)
            ratios = [real / other for real, other in pairs if other]
            found["of"][name] = {"ratio": statistics.median(ratios) if ratios else None, "ratios": ratios}
        return found


def measure(
    plan: Plan, databases: Databases, recording: Recording, count: int, progress: Progress
) -> dict[str, Any]:
    label = f"{databases.kind}, {count} tables"
    progress.say(f"{label}, laying them")
    raw = load_world.raw_commits(databases.fresh(), RAW_SECONDS)
    laid: dict[str, list[Laid]] = {}
    served: dict[str, load_servers.Served] = {}
    for name in SIDES:
        url = databases.fresh()
        laid[name] = asyncio.run(load_world.lay(url, recording, count))
        profile = plan.profile if name == "real" else None
        served[name] = load_servers.Served(name, url, recording, laid[name], profile)
    found: dict[str, Any] = {"database": databases.kind, "tables": count, "raw_commits_per_second": raw}
    with ExitStack() as stack:
        started = {name: stack.enter_context(server(served[name])) for name in SIDES}
        ports = {name: port for name, (_, port) in started.items()}
        with clients(plan, ports, laid) as people:
            for one in people:
                one.get()
            ground = Ground({name: one for name, (one, _) in started.items()}, people, progress, label)
            found["saturation"] = ground.rounds(plan.rounds, plan.seconds, plan.warm, None)
            pace = PACES.get(count)
            if pace is not None and plan.paced:
                paced = ground.rounds(1, plan.paced, 1 / pace, 1 / pace)
                found["paced"] = {"moves_per_second_and_table": pace, "wanted": pace * count, **paced}
    progress.clear()
    return found


@contextmanager
def clients(
    plan: Plan, ports: dict[str, int], laid: dict[str, list[Laid]], first: int = 0
) -> Iterator[list[Child]]:
    """The clients' processes, each with its share of the tables of both servers."""
    count = min(plan.clients, len(laid["real"]))
    if first == count:
        yield []
        return
    share = {name: (ports[name], laid[name][first::count]) for name in SIDES}
    with (
        child(f"client {first + 1}", load_clients.play, None, PIPE, share, 1000 * (first + 1)) as one,
        clients(plan, ports, laid, first + 1) as others,
    ):
        yield [one, *others]


# --- reporting ---------------------------------------------------------------------------------------

COLUMNS: Final = (
    "database",
    "tables",
    "",
    "moves/s",
    "of bare",
    "of null",
    "p50 ms",
    "p99 ms",
    "server",
    "ms/move",
    "clients",
)


def rows(found: dict[str, Any]) -> list[list[str]]:
    table: list[list[str]] = []
    for way in ("saturation", "paced"):
        if way not in found:
            continue
        for name in SIDES:
            side = found[way][name]
            table.append(
                [
                    found["database"],
                    str(found["tables"]),
                    name if way == "saturation" else f"{name}, {found[way]['wanted']:.0f}/s",
                    f"{side['moves_per_second']:.0f}",
                    *(share(found[way], other) if name == "real" else "" for other in SIDES[:-1]),
                    f"{side['p50_ms']:.1f}",
                    f"{side['p99_ms']:.1f}",
                    f"{100 * side['server_cpu']:.0f} %",
                    f"{side['server_ms_per_move']:.2f}",
                    f"{100 * side['client_cpu']:.0f} %",
                ]
            )
    return table


def share(found: dict[str, Any], other: str) -> str:
    ratio = found["of"][other]["ratio"]
    return f"{100 * ratio:.0f} %" if ratio else ""


def show(table: list[list[str]]) -> None:
    widths = [max(len(row[n]) for row in [list(COLUMNS), *table]) for n in range(len(COLUMNS))]
    for row in [list(COLUMNS), *table]:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def problems(found: dict[str, Any]) -> list[str]:
    """Goals that were missed, and whatever should not happen at all."""
    said: list[str] = []
    name = f"{found['database']}, {found['tables']} tables"
    ratio = found["saturation"]["of"]["null"]["ratio"] or 0
    if found["tables"] == 100 and ratio < CHEAPEST:
        said.append(f"{name}: {100 * ratio:.0f} % of the null table, {100 * CHEAPEST:.0f} wanted")
    paced = found.get("paced")
    if paced is not None:
        real = paced["real"]
        if found["tables"] == 100 and not real["p99_ms"] < 1000 * QUICKEST:
            said.append(f"{name}, paced: p99 is {real['p99_ms']:.0f} ms, {1000 * QUICKEST:.0f} wanted")
        if real["moves_per_second"] < 0.97 * paced["wanted"]:
            said.append(
                f"{name}, paced: {real['moves_per_second']:.0f} moves/s, {paced['wanted']:.0f} wanted"
            )
    for way in ("saturation", "paced"):
        for side in SIDES if way in found else ():
            odd = found[way][side]
            if odd["refused"] or odd["late"]:
                said.append(
                    f"{name}, {way}, {side}: refused {odd['refused']}, without an answer {odd['late']}"
                )
    return said


def conditions() -> dict[str, Any]:
    return {
        "frostwall": about.describe(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "load_average": os.getloadavg() if hasattr(os, "getloadavg") else None,
    }


def read_plan(words: list[str] | None) -> tuple[Plan, Path | None, Path | None]:
    parser = argparse.ArgumentParser(prog="table_load", description="How many moves the table carries.")
    parser.add_argument("--game", default="watch")
    parser.add_argument("--rules", default=None, help="mode of the game; the first if not named")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100, 500])
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of one slice")
    parser.add_argument("--warm", type=float, default=1.0, help="seconds before each slice that do not count")
    parser.add_argument("--paced", type=float, default=20.0, help="seconds at a pace; 0 leaves that out")
    parser.add_argument("--clients", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="processes")
    parser.add_argument("--length", type=int, default=700, help="moves of the recorded game")
    parser.add_argument(
        "--folder", type=Path, default=None, help="where databases lie; on the disk to be measured"
    )
    parser.add_argument("--json", type=Path, default=None, help="write all figures there")
    parser.add_argument(
        "--profile", default=None, help="cProfile of the real server into this file (slows it)"
    )
    asked = parser.parse_args(words)
    plan = Plan(
        game=asked.game,
        rules=asked.rules or default_rules(asked.game),
        tables=asked.tables,
        databases=asked.databases,
        rounds=asked.rounds,
        seconds=asked.seconds,
        warm=asked.warm,
        paced=asked.paced,
        clients=asked.clients,
        length=asked.length,
        profile=asked.profile,
    )
    return plan, asked.json, asked.folder


def default_rules(game: str) -> str:
    import frostwall

    return next(iter(frostwall.games[game].rulesets()))


def main(words: list[str] | None = None) -> int:
    plan, target, folder = read_plan(words)
    progress = Progress()
    report: dict[str, Any] = {"plan": asdict(plan), "conditions": conditions(), "results": []}
    said: list[str] = []
    with tempfile.TemporaryDirectory(prefix="frostwall-load-", dir=folder) as scratch:
        with load_world.databases("sqlite", Path(scratch)) as first:
            progress.say("recording a game")
            recording = make_recording(plan, first)
        sizes = [len(update) for moment in recording.moments for update in moment.updates]
        report["recording"] = {"moves": len(recording.moments), "bytes_per_update": statistics.mean(sizes)}
        progress.clear()
        print(f"{about.describe()}; {plan.game} {plan.rules}, four people at each table; ", end="")
        print(f"an update has {statistics.mean(sizes):.0f} bytes on average")
        for kind in plan.databases:
            with load_world.databases(kind, Path(scratch)) as databases:
                table: list[list[str]] = []
                raws: list[float] = []
                for count in plan.tables:
                    found = measure(plan, databases, recording, count, progress)
                    report["results"].append(found)
                    raws.append(found["raw_commits_per_second"])
                    table += rows(found)
                    said += problems(found)
                print(f"\n{kind}: {statistics.median(raws):.0f} single commits/s")
                show(table)
    for line in said:
        print(f"! {line}")
    if target is not None:
        target.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
