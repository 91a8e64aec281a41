"""The ladder of all shipped bots, game by game: writes docs/ladder.md anew (`make ladder`).

The same bots give the same page on every machine and any number of workers: nothing that is measured in time is in it.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from frostwall import bots
from frostwall.cli.arguments import cores
from frostwall.games import games
from frostwall.lab.arena import Contest, Standing, hold, judge, line_ups
from frostwall.lab.arena.contest import PAIRS
from frostwall.lab.words import Words

PAGE: Final = Path(__file__).parents[1] / "docs" / "ladder.md"
SEED: Final = 1
GAMES: Final = 1000  # at least, of each table
# Game, rules and seats.
TABLES: Final = (
    ("watch", "base", 4),
    ("watch", "brotherhood", 4),
    ("watch", "brotherhood56", 6),
    ("silverfrost", "standard", 2),
    ("silverfrost", "standard", 4),
)

HEAD: Final = """# The ladder

How well the bots that come with Frostwall and answer at once play. `make ladder` plays these games again and writes
this page; it changes only when a bot or a rule does. How well `search` plays, which takes its time, is in
[Studying](study.md#how-well-it-plays).

Of each two bots, one sits against a table of the other, and the other way round, in all rotations of the same deals. A
*rating* is openskill's (Plackett-Luce, 25 at the start) with twice its uncertainty; ratings of different tables cannot
be compared. *Wins* is the share of its seats that a bot won against all the others, *parity* what that would be if all
were equally good. Levels are the same bot with slips: `:easy` leaves 40 decisions of a hundred to the draw, `:medium`
15.

Compare a bot of your own with `frostwall arena GAME --bots mine.bots:Hawk,greedy --line-ups pairs`.
"""


def shipped(game: str) -> list[str]:
    """Every bot of a game that answers at once, at every level; none of other packages."""
    found = [
        bots.label(name, level)
        for name in bots.names(game)
        if name not in bots.plugins and bots.about(name, game).budget is None
        for level in reversed(bots.LEVELS)
    ]
    return list(dict.fromkeys(found))


def contest(game: str, rules: str, seats: int, wanted: int) -> Contest:
    named = shipped(game)
    tables = tuple(line_ups(named, seats, PAIRS))
    one = Contest(game, rules, seats, {}, tuple(named), tables, SEED, deals=1)
    return replace(one, deals=-(-wanted // one.games))


def lines(held: Contest, standing: Standing, words: Words) -> Iterator[str]:
    yield f"## {held.game}, {held.rules}, {held.seats} seats"
    yield ""
    yield f"{words.number(standing.games)} games, {held.deals} deals, seed {held.seed}."
    yield ""
    yield "| bot | rating | wins | 95 % interval | parity | mean points |"
    yield "|---|---|---|---|---|---|"
    for row in sorted(standing.rows, key=lambda row: -(row.rating or 0.0)):
        low, high = row.interval
        rating = f"{words.number(row.rating or 0.0, 1)} ± {words.number(2 * (row.uncertainty or 0.0), 1)}"
        interval = f"{words.number(100 * low, 1)}–{words.number(100 * high, 1)}"
        points = words.number(row.points / max(1, row.seats), 2)
        share, parity = words.percent(row.share), words.percent(row.parity)
        yield f"| `{row.bot}` | {rating} | {share} | {interval} | {parity} | {points} |"
        if row.illegal + row.failed + row.endless:
            raise SystemExit(f"{row.bot} is at fault in {held.game}: hold the contest with frostwall arena")
    yield ""


def write(wanted: int, workers: int, tables: Sequence[tuple[str, str, int]] = TABLES) -> str:
    words = Words("en")
    found = [HEAD]
    for table in tables:
        held = contest(*table, wanted)
        print(f"{', '.join(map(str, table))}: {held.games} games", flush=True)
        found.append("\n".join(lines(held, judge(held, list(hold(held, workers))), words)))
    return "\n".join(found)


def main() -> None:
    assert all(name in games for name, _, _ in TABLES)
    parser = argparse.ArgumentParser(description="Write docs/ladder.md anew.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=cores())
    place = parser.parse_args()
    PAGE.write_text(write(place.games, place.workers), encoding="utf-8", newline="\n")
    print(PAGE)


if __name__ == "__main__":
    main()
