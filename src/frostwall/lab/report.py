"""What came out of a simulation: an object for programs, a summary for a terminal, and a page.

Not here: counting (simulate, tally), what a page is made of (page) and the sentences (words/*/cli.ftl).
"""

from frostwall import about
from frostwall.core.types import Json
from frostwall.games import games
from frostwall.lab import game_for
from frostwall.lab.page import Page
from frostwall.lab.plan import Plan
from frostwall.lab.simulate import first_setup
from frostwall.lab.statistics import mean_interval, percentile, turns_interval, wilson
from frostwall.lab.tally import UNFINISHED, Tally
from frostwall.lab.words import Words, columns


def page(plan: Plan, tally: Tally, found: Json, lang: str) -> str:
    """The whole report as one file of HTML."""
    face = games.box(plan.game).report
    return Page(plan, tally, found, lang).html() if face is None else face.page(plan, tally, found, lang)


# --- for programs -----------------------------------------------------------------------------------


def result(plan: Plan, tally: Tally, seconds: float, workers: int) -> Json:
    """The object that `sim --json` prints; everything but time, rates and workers follows from the plan."""
    number = tally.games
    seats = range(plan.seats)
    wins = [tally.wins[seat] for seat in seats]
    turns = tally.turns
    total_turns = sum(turn * n for turn, n in turns.items())
    each = max(1, tally.finished)
    named = sorted({source for _, source in tally.sources})
    found: Json = {
        "game": plan.game,
        "rules": plan.rules,
        "rules_version": game_for(plan.game, plan.options).rules_version,
        "seats": plan.seats,
        "options": first_setup(plan).options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "workers": workers,
        "version": about.VERSION,
        "compiled": about.compiled(),
        "games": number,
        "plies": tally.plies,
        "decisions": tally.decisions,
        "seconds": round(seconds, 4),
        "games_per_second": _rate(number, seconds),
        "plies_per_second": _rate(tally.plies, seconds),
        "decisions_per_second": _rate(tally.decisions, seconds),
        "wins_by_seat": wins,
        "win_share_by_seat": [_rounded(n / number) for n in wins],
        "win_interval_by_seat": [[_rounded(end) for end in wilson(n, number)] for n in wins],
        "shared": tally.shared,
        "nobody": tally.nobody,
        "endings": dict(sorted(tally.endings.items())),
        "ending_intervals": {
            name: [_rounded(end) for end in wilson(n, number)] for name, n in sorted(tally.endings.items())
        },
        "mean_turns": _rounded(total_turns / number),
        "mean_turns_interval": [_rounded(end) for end in turns_interval(turns)],
        "turns": {
            "min": min(turns),
            **{f"p{p}": percentile(turns, p / 100) for p in (5, 25, 50, 75, 95)},
            "max": max(turns),
        },
        "mean_points_by_seat": [_rounded(tally.points[seat] / each) for seat in seats],
        "mean_points_interval_by_seat": [
            [_rounded(end) for end in mean_interval(tally.points[seat], tally.squares[seat], tally.finished)]
            for seat in seats
        ],
        "mean_points_by_source": [
            {source: _rounded(tally.sources[seat, source] / each) for source in named} for seat in seats
        ],
    }
    if plan.seats == 1:
        found["solo_wins"] = wins[0]  # the other side is no seat
    face = games.box(plan.game).report
    if face is not None:
        found.update(face.findings(tally))
    return found


def _rate(n: int, seconds: float) -> float:
    return round(n / max(seconds, 1e-9), 1)


def _rounded(value: float) -> float:
    return round(value, 4)


# --- for a terminal ---------------------------------------------------------------------------------


def print_summary(plan: Plan, tally: Tally, found: Json, lang: str) -> None:
    """Seats and endings as tables, what the game adds, and how long it all took."""
    words = Words(lang)
    title: dict[str, str | int] = {
        "games": tally.games,
        "game": words.title(plan.game),
        "rules": words.mode(plan.game, plan.rules),
        "seed": str(plan.seed),
    }
    if plan.seats == 1:
        print(words.say("cli-sim-title-solo", **title))
    else:
        print(words.say("cli-sim-title", seats=plan.seats, **title))
    print()
    print("\n".join([*_seat_rows(plan, tally, words), "", *_ending_rows(plan, tally, words), ""]))
    face = games.box(plan.game).report
    for line in [] if face is None else face.summary(plan, tally, lang):
        print(line)
    if plan.seats > 1:
        print(words.say("cli-sim-shared", shared=tally.shared, nobody=tally.nobody))
    print(_turns(tally, words))
    print(_speed(tally, found, words))


def _seat_rows(plan: Plan, tally: Tally, words: Words) -> list[str]:
    number, played = words.number, tally.games
    heads = ("seat", "bot", "wins", "share", "interval", "points")
    rows = [[words.say(f"cli-sim-{head}") for head in heads]]
    for seat in range(plan.seats):
        wins = tally.wins[seat]
        low, high = mean_interval(tally.points[seat], tally.squares[seat], tally.finished)
        mean = number(tally.points[seat] / max(1, tally.finished), 2)
        points = f"{mean} ± {number((high - low) / 2, 2)}"
        share = [words.percent(wins / played), share_interval(wins, played, words)]
        rows.append([str(seat), words.bot(plan.game, plan.bots[seat]), number(wins), *share, points])
    return columns(rows, (1,))


def _ending_rows(plan: Plan, tally: Tally, words: Words) -> list[str]:
    terms = words.game(plan.game, plan.options)
    rows = [[words.say(f"cli-sim-{head}") for head in ("ending", "games", "share", "interval")]]
    for name, n in sorted(tally.endings.items()):
        label = words.say("cli-unfinished") if name == UNFINISHED else terms.ending(name)
        share = [words.percent(n / tally.games), share_interval(n, tally.games, words)]
        rows.append([label, words.number(n), *share])
    return columns(rows, (0,))


def share_interval(n: int, total: int, words: Words) -> str:
    """The 95 % interval of a share in percents: "41.2–58.8"."""
    low, high = wilson(n, total)
    return f"{words.number(100 * low, 1)}–{words.number(100 * high, 1)}"


def _turns(tally: Tally, words: Words) -> str:
    turns = tally.turns
    first, last = turns_interval(turns)
    return words.say(
        "cli-sim-turns",
        mean=words.number((first + last) / 2, 1),
        margin=words.number((last - first) / 2, 1),
        median=percentile(turns, 0.5),
        low=percentile(turns, 0.05),
        high=percentile(turns, 0.95),
    )


def _speed(tally: Tally, found: Json, words: Words) -> str:
    seconds = float(str(found["seconds"]))
    return words.say(
        "cli-sim-speed",
        decisions=words.number(tally.decisions),
        plies=words.number(tally.plies),
        seconds=words.number(seconds, 2),
        rate=words.number(tally.games / max(seconds, 1e-4)),
        workers=int(str(found["workers"])),
        mode="compiled" if about.compiled() else "pure",
    )
