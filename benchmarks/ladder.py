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
SLOW_GAMES: Final = 500  # ... at which bots sit that take their time
NODES: Final = (10, 40, 160)  # for a decision of those
# Game, rules and seats, and whether those bots sit there too: at the others that would take hours.
TABLES: Final = (
    ("watch", "base", 4, True),
    ("watch", "brotherhood", 4, True),
    ("watch", "brotherhood56", 6, False),
    ("silverfrost", "standard", 2, True),
    ("silverfrost", "standard", 4, False),
)
Table = tuple[str, str, int, bool]

HEAD: Final = """# The ladder

How well the bots that come with Frostwall play. `make ladder` plays these games again and writes this page; it changes
only when a bot or a rule does.

Of each two bots, one sits against a table of the other, and the other way round, in all rotations of the same deals. A
*rating* is openskill's (Plackett-Luce, 25 at the start) with twice its uncertainty; ratings of different tables cannot
be compared. *Wins* is the share of its seats that a bot won against all the others, *parity* what that would be if all
were equally good. Levels are the same bot with slips: `:easy` leaves 40 decisions of a hundred to the draw, `:medium`
15. `search:40` looks at 40 nodes for a decision at most. With 0.2 s it looks at 500 to 1,400 of them; its matches with
that are in [How strong the bots are](strength.md).

Compare a bot of your own with `frostwall arena GAME --bots mine.bots:Hawk,greedy --line-ups pairs`.
"""


def quick(game: str) -> list[str]:
    """Every bot of a game that answers at once, at every level; none of other packages."""
    found = [
        bots.label(name, level)
        for name in bots.names(game)
        if name not in bots.plugins and bots.about(name, game).budget is None
        for level in reversed(bots.LEVELS)
    ]
    return list(dict.fromkeys(found))


def slow(game: str) -> list[str]:
    """The bot that takes its time, with few and with more nodes."""
    return [bots.label(bots.adviser(game), str(nodes)) for nodes in NODES]


def seated(game: str, with_slow: bool) -> list[str]:
    return [*quick(game), *(slow(game) if with_slow else [])]


def contest(game: str, rules: str, seats: int, with_slow: bool, wanted: int) -> Contest:
    named = seated(game, with_slow)
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


def write(wanted: int, wanted_slow: int, workers: int, tables: Sequence[Table] = TABLES) -> str:
    words = Words("en")
    found = [HEAD]
    for table in tables:
        held = contest(*table, wanted_slow if table[-1] else wanted)
        print(f"{', '.join(map(str, table[:-1]))}: {held.games} games", flush=True)
        found.append("\n".join(lines(held, judge(held, list(hold(held, workers))), words)))
    return "\n".join(found)


def main() -> None:
    assert all(name in games for name, *_ in TABLES)
    parser = argparse.ArgumentParser(description="Write docs/ladder.md anew.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--slow-games", type=int, default=SLOW_GAMES)
    parser.add_argument("--workers", type=int, default=cores())
    place = parser.parse_args()
    page = write(place.games, place.slow_games, place.workers)
    PAGE.write_text(page, encoding="utf-8", newline="\n")
    print(PAGE)


if __name__ == "__main__":
    main()
