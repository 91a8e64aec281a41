"""How long tables wait for bots: `python -m benchmarks.bots_load --help`.

Tables at which only bots sit share the bot processes of one server. Each asks for its next move as a real table does,
after the usual pause; a wait is the time from that question to the answer. `--whole` gives every bot its whole time
however long the queue is, for comparison.
"""

import argparse
import asyncio
import json
import statistics
import time
from typing import Any, Final

from frostwall import about
from frostwall.core.drive import Fast
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event
from frostwall.games import games
from frostwall.server.config import BOT_BUDGET
from frostwall.server.workers import Workers, job_for, pool

WARM: Final = 3.0  # seconds before waits are counted: the processes come up


class Waits:
    """What the tables have seen."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.seconds: list[float] = []
        self.failed = 0

    def add(self, seconds: float, failed: bool) -> None:
        if time.monotonic() - self.begun > WARM:
            self.seconds.append(seconds)
            self.failed += failed


async def table(number: int, place: argparse.Namespace, workers: Workers, waits: Waits) -> None:
    """One game after the other, until somebody cancels it."""
    game = games[place.game]
    rng = Rng(number, 7)
    rules = place.rules or next(iter(game.rulesets()))
    seats = place.seats or max(game.rulesets()[rules])
    while True:
        setup = game.setup(rules, seats, Rng(rng.below(1 << 30)))
        s: Any = game.new_game(setup)
        known = [game.knowledge(s, seat) for seat in range(seats)]
        chance = Fast(rng.below(1 << 30))
        while actors := game.actors(s):
            seat = actors[0]
            if seat == CHANCE:
                move = chance.draw(game, s)
            else:
                await asyncio.sleep(place.pause * (0.75 + rng.below(50) / 100))
                seed = (rng.below(1 << 30), number)
                job = job_for(game, {}, s, seat, known[seat], place.bot, "full", seed)
                asked = time.monotonic()
                choice = await workers.choose(job, f"host {number}")
                waits.add(time.monotonic() - asked, choice.failed is not None)
                move = game.kinds.parse(choice.text)
            events: list[Event] = []
            game.apply(s, seat, move, events)
            for one in known:
                one.fold(events)


async def measure(place: argparse.Namespace) -> dict[str, object]:
    workers = Workers(place.workers, BOT_BUDGET)
    await workers.start()
    waits = Waits()
    tables = [asyncio.create_task(table(number, place, workers, waits)) for number in range(place.tables)]
    longest = 0
    end = time.monotonic() + WARM + place.seconds
    while time.monotonic() < end:
        await asyncio.sleep(0.05)
        longest = max(longest, workers.waiting())
    memory = [held // 1_000_000 for held in workers.memory() if held is not None]
    for one in tables:
        one.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    await workers.close()
    found = sorted(waits.seconds)
    return {
        "bot": place.bot,
        "tables": place.tables,
        "workers": place.workers,
        "decisions": len(found),
        "failed": waits.failed,
        "median_ms": round(1000 * statistics.median(found)),
        "p99_ms": round(1000 * found[int(0.99 * (len(found) - 1))]),
        "most_ms": round(1000 * found[-1]),
        "longest_queue": longest,
        "memory_mb": memory,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default=next(iter(games)))
    parser.add_argument("--rules")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pause", type=float, default=1.5, help="seconds before each question, on average")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--whole", action="store_true", help="no shorter time under load")
    place = parser.parse_args()
    if place.whole:
        pool.LEAST_SHARE = 1.0  # type: ignore[misc]  # final for all but this comparison
    print(json.dumps({"engine": about.engine(), "whole": place.whole, **asyncio.run(measure(place))}))


if __name__ == "__main__":
    main()
