"""What came out of a simulation: a summary for a terminal, and a page for each game.

Not here: counting (simulate), the pages (page, report_watch, report_silverfrost) and wording (the message catalogue).
"""

from typing import Final

from frostwall import about
from frostwall.core.types import Json
from frostwall.games.silverfrost.report.page import SilverfrostPage, difficulty_lines
from frostwall.games.watch.report.page import WatchPage
from frostwall.lab.page import Page
from frostwall.lab.simulate import Plan, mean_interval, percentile, turns_interval, wilson
from frostwall.lab.tally import UNFINISHED, Tally
from frostwall.lab.words import Words, columns

PAGES: Final[dict[str, type[Page]]] = {"watch": WatchPage, "silverfrost": SilverfrostPage}


def page(plan: Plan, tally: Tally, found: Json, words: Words) -> str:
    """The whole report as one file of HTML."""
    return PAGES[plan.game](plan, tally, found, words).html()


# --- the same for a terminal ------------------------------------------------------------------------


def print_summary(plan: Plan, tally: Tally, found: Json, words: Words) -> None:
    number, terms, games = words.number, words.game(plan.game, plan.options), tally.games
    title: dict[str, str | int] = {
        "games": games,
        "game": plan.game,
        "rules": plan.rules,
        "seed": str(plan.seed),
    }
    if plan.seats == 1:
        print(words.say("cli-sim-title-solo", **title))
    else:
        print(words.say("cli-sim-title", seats=plan.seats, **title))
    print()
    heads = ("seat", "bot", "wins", "share", "interval", "points")
    rows = [[words.say(f"cli-sim-{head}") for head in heads]]
    for seat in range(plan.seats):
        wins = tally.wins[seat]
        low, high = wilson(wins, games)
        low_points, high_points = mean_interval(tally.points[seat], tally.squares[seat], tally.finished)
        mean = number(tally.points[seat] / max(1, tally.finished), 2)
        points = f"{mean} ± {number((high_points - low_points) / 2, 2)}"
        share = words.percent(wins / games)
        interval = f"{number(100 * low, 1)}–{number(100 * high, 1)}"
        rows.append([str(seat), plan.bots[seat], number(wins), share, interval, points])
    print("\n".join(columns(rows, (1,))))
    print()
    rows = [[words.say(f"cli-sim-{head}") for head in ("ending", "games", "share", "interval")]]
    for name, n in sorted(tally.endings.items()):
        low, high = wilson(n, games)
        interval = f"{number(100 * low, 1)}–{number(100 * high, 1)}"
        label = words.say("cli-unfinished") if name == UNFINISHED else terms.ending(name)
        rows.append([label, number(n), words.percent(n / games), interval])
    print("\n".join(columns(rows, (0,))))
    print()
    spread = difficulty_lines(tally, words)
    if spread:
        print("\n".join([*spread, ""]))
    if plan.seats == 1:
        print(words.say("cli-sim-claw-won", games=tally.nobody - tally.endings[UNFINISHED]))
    else:
        print(words.say("cli-sim-shared", shared=tally.shared, nobody=tally.nobody))
    turns = tally.turns
    first, last = turns_interval(turns)
    print(
        words.say(
            "cli-sim-turns",
            mean=number((first + last) / 2, 1),
            margin=number((last - first) / 2, 1),
            median=percentile(turns, 0.5),
            low=percentile(turns, 0.05),
            high=percentile(turns, 0.95),
        )
    )
    seconds = float(str(found["seconds"]))
    print(
        words.say(
            "cli-sim-speed",
            decisions=number(tally.decisions),
            plies=number(tally.plies),
            seconds=number(seconds, 2),
            rate=number(games / max(seconds, 1e-4)),
            workers=int(str(found["workers"])),
            mode="compiled" if about.compiled() else "pure",
        )
    )
