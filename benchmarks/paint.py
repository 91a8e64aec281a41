"""How light and how quick the browser's table is: `make paint`, or `python -m benchmarks.paint --help`.

The first load is what comes over the line, compressed, until a table of four seats of the Brotherhood can be played;
nothing is cached before. A click is a move made on the board: the founding of a golden record, clicked by four people
in four windows. The browser itself says how long it took from the press to the next picture (Event Timing); it rounds
to 8 ms and reports nothing below 16 ms, which counts as 16 here. `shown` is the time from the click until the place is
no longer offered, as a test program sees it: the server's answer is part of it. `work` is what the browser's main
thread did for it all; that figure does not grow when others use the machine.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import CDPSession, expect
from tests.web.acting import golden
from tests.web.rig import PATIENCE, House, Window, house

from frostwall.core.record import Line, Record

RECORD: Final = "brotherhood-4"
FOUNDING: Final = 16  # a settlement and a road, twice for each of four seats
MOST_BYTES: Final = 300_000
MOST_MS: Final = 100.0
SHORTEST: Final = 16.0
# An interaction is a press with its release and its click.
OBSERVE: Final = """
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId)
        interactions.set(entry.interactionId, Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
"""
PLACES: Final = {"settlement": "intersection", "road": "path"}


@dataclass
class Load:
    """The first load of a table: bytes by what they are, and how many files."""

    total: int
    files: int
    by_kind: dict[str, int]


@dataclass
class Clicks:
    """Milliseconds from a press to the next picture, and until the move is seen."""

    count: int
    p50: float
    p98: float
    longest: float
    shown_p50: float
    shown_p98: float
    work_p50: float  # of the browser's main thread, also where others use the machine
    work_p98: float


async def first_load(home: House, table: str) -> Load:
    window = await home.window(seat=founding()[0].seat)
    session = await window.context.new_cdp_session(window.page)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    await session.send("Network.enable")
    await window.page.goto(f"/t/{table}")
    await expect(window.page.locator("[data-target]").first).to_be_visible(timeout=PATIENCE)
    await window.page.wait_for_load_state("networkidle")
    await window.page.wait_for_timeout(1000)  # what is fetched ahead belongs to it
    by_kind: dict[str, int] = {}
    for request, size in sizes.items():
        kind = kinds.get(request, "Other")
        by_kind[kind] = by_kind.get(kind, 0) + size
    await window.context.close()
    return Load(sum(by_kind.values()), len(sizes), dict(sorted(by_kind.items(), key=lambda item: -item[1])))


def founding() -> list[Line]:
    """The moves that are clicked: those of the founding on the board."""
    lines = [line for line in golden(RECORD).lines if line.text.split(" ")[0] in PLACES]
    return lines[:FOUNDING]


async def worked(session: CDPSession) -> float:
    """The milliseconds that the main thread has worked so far."""
    found = await session.send("Performance.getMetrics")
    return next(1000 * float(each["value"]) for each in found["metrics"] if each["name"] == "TaskDuration")


async def clicked(window: Window, session: CDPSession, line: Line) -> tuple[float, float, float]:
    """Make a move by a click: how long to the next picture, until it was seen, and how much work it was."""
    page = window.page
    kind, number = line.text.split(" ")
    target = page.locator(f'[data-target="{PLACES[kind]}-{number}"]')
    await expect(target).to_be_visible(timeout=PATIENCE)
    await page.evaluate("interactions.clear()")
    work = await worked(session)
    begin = time.perf_counter()
    await target.click()
    await expect(target).to_have_count(0, timeout=PATIENCE)
    shown = 1000 * (time.perf_counter() - begin)
    await page.wait_for_timeout(250)  # the browser reports after the picture
    found: list[float] = await page.evaluate("[...interactions.values()]")
    return max([SHORTEST, *found]), shown, await worked(session) - work


async def found(home: House, table: str) -> list[tuple[float, float, float]]:
    windows = [await home.window(seat=seat) for seat in range(4)]
    sessions: list[CDPSession] = []
    for window in windows:
        sessions.append(await window.context.new_cdp_session(window.page))
        await sessions[-1].send("Performance.enable", {"timeDomain": "threadTicks"})
        await window.page.goto(f"/t/{table}")
        await expect(window.turn).to_be_visible(timeout=PATIENCE)
        await window.page.evaluate(OBSERVE)
    times = [await clicked(windows[line.seat], sessions[line.seat], line) for line in founding()]
    for window in windows:
        await window.context.close()
    return times


def share(numbers: list[float], part: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


async def measure(rounds: int, folder: Path) -> tuple[Load, Clicks]:
    first = founding()[0]
    header = golden(RECORD).header
    position = Record(header, golden(RECORD).lines[: first.seq - 1])
    tables = [f"{n:016x}" for n in range(rounds + 1)]
    async with house(folder, [(table, position) for table in tables]) as home:
        load = await first_load(home, tables[0])
        times = [each for table in tables[1:] for each in await found(home, table)]
    paints, shown, work = ([each[n] for each in times] for n in range(3))
    return load, Clicks(
        count=len(times),
        p50=statistics.median(paints),
        p98=share(paints, 0.98),
        longest=max(paints),
        shown_p50=round(statistics.median(shown), 1),
        shown_p98=round(share(shown, 0.98), 1),
        work_p50=round(statistics.median(work), 1),
        work_p98=round(share(work, 0.98), 1),
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.paint", description=__doc__)
    parser.add_argument("--rounds", type=int, default=4, help="tables that are founded, 16 clicks each")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        load, clicks = asyncio.run(measure(asked.rounds, Path(folder)))
    if asked.json:
        both: dict[str, Any] = {"load": asdict(load), "clicks": asdict(clicks)}
        print(json.dumps(both, indent=2))
    else:
        kinds = ", ".join(f"{kind} {size / 1000:.0f} kB" for kind, size in load.by_kind.items())
        print(f"first load of a table: {load.total / 1000:.0f} kB in {load.files} files ({kinds})")
        rows = {
            "next picture": (clicks.p50, clicks.p98),
            "shown": (clicks.shown_p50, clicks.shown_p98),
            "work of the main thread": (clicks.work_p50, clicks.work_p98),
        }
        print(
            f"{clicks.count} clicks on the board; the longest wait for a picture was {clicks.longest:.0f} ms"
        )
        for name, (usual, slow) in rows.items():
            print(f"  {name}: {usual:.0f} ms (p50), {slow:.0f} ms (p98)")
    return 0 if load.total <= MOST_BYTES and clicks.p98 <= MOST_MS else 1


if __name__ == "__main__":
    sys.exit(main())
