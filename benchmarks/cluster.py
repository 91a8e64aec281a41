"""What two servers with a bus cost: `python -m benchmarks.cluster`.

Four people at each table, as in table_load, in four ways taken in turns: at one server alone; at two, everybody where
their table is; at two, half of them at the other one; at two, all of them at the other one. The costs are processor
time of the servers, of PostgreSQL and of NATS for each move: on a machine that also carries the clients, two servers
cannot show twice the moves. With `--cap 0.4` each server gets so much of a core, and two must make more moves than one.
"""

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import psycopg
from benchmarks import load_clients, load_servers, load_world, table_load
from benchmarks.cap import capped
from benchmarks.load_clients import Places
from benchmarks.load_world import SEATS, Databases, Laid, Recording
from benchmarks.table_load import PIPE, Child, Side, child
from tests.server.nats import Nats

WAYS: Final = ("one", "local", "half", "far")
MOST_COST: Final = 1.4  # of one server's, half passed on
MOST_MORE: Final = 0.2  # ms of the servers' time for a move that is passed on
MOST_LATER: Final = 1.0  # ms, p50 at a pace, for a move that is passed on
QUICKEST: Final = 100.0  # ms, p99 at a pace
LEAST_GAIN: Final = {"local": 1.5, "half": 1.4}  # times the moves of one server, each of them capped
TICK: Final = os.sysconf("SC_CLK_TCK")


def spent_by(root: int) -> float:
    """Processor time of a process and all below it, also those that have ended."""
    total, parents = 0, {}
    for found in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = found.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(found.parent.name)] = (int(fields[1]), fields)
    for process, (parent, fields) in parents.items():
        if process == root:
            total += sum(map(int, fields[11:15]))
        elif parent == root:
            total += int(fields[11]) + int(fields[12])
    return total / TICK


def spread(url: str, laid: list[Laid], nodes: list[str]) -> None:
    """Every other table to each server."""
    with psycopg.connect(url, autocommit=True) as connection:
        for n, one in enumerate(laid):
            connection.execute(
                "UPDATE tables SET owner = %s, epoch = epoch + 1 WHERE id = %s", (nodes[n % 2], one.id)
            )


def nodes_of(url: str) -> list[str]:
    with psycopg.connect(url) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM nodes ORDER BY until")]


def places(way: str, ports: list[int], n: int) -> Places:
    """Where the people at table n connect, and where the table is."""
    here, there = ports[n % len(ports)], ports[(n + 1) % len(ports)]
    if way == "half":
        return [here, there] * (SEATS // 2), here
    return [there if way == "far" else here] * SEATS, here


def measure(
    words: argparse.Namespace, databases: Databases, recording: Recording, nats: Nats
) -> dict[str, Any]:
    alone, shared = databases.fresh(), databases.fresh()
    with ExitStack() as stack:
        laid = {"one": asyncio.run(load_world.lay(alone, recording, words.tables))}
        one = stack.enter_context(table_load.server(load_servers.Served("real", alone, recording, [])))
        two, nodes = [], []
        for _ in range(2):
            served = load_servers.Served("real", shared, recording, [], bus=nats.url)
            two.append(stack.enter_context(table_load.server(served)))
            nodes += [node for node in nodes_of(shared) if node not in nodes]
        for way in WAYS[1:]:
            laid[way] = asyncio.run(load_world.lay(shared, recording, words.tables))
            spread(shared, laid[way], nodes)
        servers: dict[str, list[Child]] = {way: [found for found, _ in two] for way in WAYS[1:]}
        servers["one"] = [one[0]]
        for found in [one[0], *servers["local"]] if words.cap is not None else []:
            stack.enter_context(capped(found.process.pid, words.cap))
        ports = {way: [port for _, port in (two if way != "one" else [one])] for way in WAYS}
        share = {way: ([places(way, ports[way], n) for n in range(words.tables)], laid[way]) for way in WAYS}
        people = stack.enter_context(child("clients", load_clients.play, None, PIPE, share, 1000))
        people.get()
        others = {"postgresql": databases.process(), "nats": nats.process.pid}
        return {
            "saturation": rounds(words, people, servers, others, None),
            "paced": rounds(words, people, servers, others, words.tables / words.pace),
        }


def rounds(
    words: argparse.Namespace,
    people: Child,
    servers: dict[str, list[Child]],
    others: dict[str, int],
    period: float | None,
) -> dict[str, Any]:
    sides = {way: Side() for way in WAYS}
    costs: dict[str, list[dict[str, float]]] = {way: [] for way in WAYS}
    for n in range(words.rounds):
        for way in WAYS if n % 2 == 0 else reversed(WAYS):

            def spent(way: str = way) -> dict[str, float]:
                found = {"servers": sum(table_load.spent(one) for one in servers[way])}
                return found | {name: spent_by(process) for name, process in others.items()}

            slices, cost, seconds = slice_of(people, way, words, period, spent)
            sides[way].add([slices], cost["servers"] / seconds)
            costs[way].append({name: 1000 * value / max(1, slices.moves) for name, value in cost.items()})
    return {
        way: sides[way].report()
        | {
            "cpu_ms_per_move": {
                name: statistics.median(c[name] for c in costs[way]) for name in costs[way][0]
            }
        }
        for way in WAYS
    }


def slice_of(
    people: Child,
    way: str,
    words: argparse.Namespace,
    period: float | None,
    spent: Callable[[], dict[str, float]],
) -> tuple[Any, dict[str, float], float]:
    people.pipe.send((way, words.seconds, words.warm, period))
    time.sleep(words.warm)
    before, begun = spent(), time.perf_counter()
    time.sleep(words.seconds * 0.95)
    after, seconds = spent(), time.perf_counter() - begun
    cost = {name: (after[name] - before[name]) * words.seconds / seconds for name in after}
    return people.get(), cost, words.seconds


def report_gain(ways: dict[str, Any]) -> list[str]:
    """How many more moves two capped servers make; the goals that were missed."""
    said = []
    for way, least in LEAST_GAIN.items():
        gain = ways[way]["moves_per_second"] / ways["one"]["moves_per_second"]
        print(f"two servers, {way}: {gain:.2f} times the moves of one (goal {least})")
        if gain < least:
            said.append(f"two servers, {way}, make {gain:.2f} times the moves of one")
    return said


def report(found: dict[str, Any], is_capped: bool) -> list[str]:
    """Print the figures; the goals that were missed."""
    print(
        f"{'':12}{'':8}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'servers':>9}{'database':>10}{'NATS':>7}  ms/move"
    )
    for kind, ways in found.items():
        for way, seen in ways.items():
            cpu = seen["cpu_ms_per_move"]
            print(
                f"{kind:12}{way:8}{seen['moves_per_second']:9.0f}{seen['p50_ms']:9.1f}{seen['p99_ms']:9.1f}"
                f"{cpu['servers']:9.3f}{cpu['postgresql']:10.3f}{cpu['nats']:7.3f}"
            )
    said = []
    for kind, found_ways in found.items():
        for way, seen in found_ways.items():
            if seen["refused"] or seen["late"]:
                said.append(f"{kind}, {way}: refused {seen['refused']}, without an answer {seen['late']}")
    ways = found["saturation"]
    if is_capped:
        return said + report_gain(ways)
    cost = {
        way: ways[way]["cpu_ms_per_move"]["servers"] + ways[way]["cpu_ms_per_move"]["postgresql"]
        for way in WAYS
    }
    ratio = cost["half"] / cost["one"]
    print(f"servers and PostgreSQL, half passed on: {ratio:.2f} times one server (goal {MOST_COST})")
    if ratio > MOST_COST:
        said.append(f"half passed on costs {ratio:.2f} times one server")
    more = ways["far"]["cpu_ms_per_move"]["servers"] - ways["local"]["cpu_ms_per_move"]["servers"]
    print(f"a move of which everything is passed on: {more:+.3f} ms of the servers (goal {MOST_MORE})")
    if more > MOST_MORE:
        said.append(f"a move that is passed on costs {more:.3f} ms more")
    return said + report_pace(found["paced"])


def report_pace(ways: dict[str, Any]) -> list[str]:
    """How soon moves are answered that come at a pace; the goals that were missed."""
    said = []
    later = ways["far"]["p50_ms"] - ways["local"]["p50_ms"]
    print(
        f"a move of which everything is passed on: {later:+.1f} ms until its answer, p50 (goal {MOST_LATER})"
    )
    if later > MOST_LATER:
        said.append(f"p50 at a pace, passed on: {later:.1f} ms later")
    p99 = ways["half"]["p99_ms"]
    if p99 > QUICKEST:
        said.append(f"p99 at a pace, half passed on: {p99:.0f} ms")
    return said


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of one slice")
    parser.add_argument("--warm", type=float, default=1.0)
    parser.add_argument("--pace", type=float, default=200.0, help="moves a second, all tables together")
    parser.add_argument("--length", type=int, default=300, help="moves of the recorded game")
    parser.add_argument("--cap", type=float, help="cores for each server, by a control group; needs root")
    parser.add_argument("--json", type=Path)
    words = parser.parse_args(given)
    plan, _, _ = table_load.read_plan(["--length", str(words.length)])
    nats = Nats()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            load_world.databases("postgresql", Path(folder)) as databases,
        ):
            recording = table_load.make_recording(plan, databases)
            found = measure(words, databases, recording, nats)
    finally:
        nats.stop()
    if words.json is not None:
        words.json.write_text(json.dumps({"conditions": table_load.conditions(), "results": found}, indent=1))
    missed = report(found, words.cap is not None)
    for line in missed:
        print(line)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
