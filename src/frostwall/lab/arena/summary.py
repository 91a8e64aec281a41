"""The standing of a contest as a table for a terminal, and as data."""

from typing import Any

from frostwall import about
from frostwall.core.types import Json
from frostwall.lab.arena.contest import Contest
from frostwall.lab.arena.games import Game
from frostwall.lab.arena.standing import Duel, Row, Standing
from frostwall.lab.words import Words, columns


def result(contest: Contest, standing: Standing, games: list[Game], seconds: float, workers: int) -> Json:
    """Everything as one JSON object. What was measured stands under `speed`; the rest is the same on every machine."""
    return {
        "contest": contest.to_json(),
        "games": standing.games,
        "bots": [_row_json(row) for row in standing.rows],
        "duels": [vars(duel) for duel in standing.duels],
        "faults": [
            {"game": game.k, "bot": game.seating[game.faulty], "fault": game.fault, "reason": game.reason}
            for game in games
            if game.faulty >= 0
        ],
        "speed": {
            "seconds": round(seconds, 3),
            "workers": workers,
            "engine": about.describe(),
            "ms_per_decision": {row.bot: _ms(row) for row in standing.rows},
        },
    }


def _row_json(row: Row) -> Json:
    low, high = row.interval
    return {
        "bot": row.bot,
        "seats": row.seats,
        "wins": round(row.wins, 4),
        "share": round(row.share, 6),
        "interval": [round(low, 6), round(high, 6)],
        "parity": round(row.parity, 6),
        "mean_points": round(row.points / max(1, row.seats), 4),
        "decisions": row.decisions,
        "rating": row.rating,
        "uncertainty": row.uncertainty,
        "illegal": row.illegal,
        "failed": row.failed,
        "endless": row.endless,
    }


def _ms(row: Row) -> float:
    return round(1000 * row.seconds / max(1, row.decisions), 4)


def lines(contest: Contest, standing: Standing, words: Words) -> list[str]:
    """A title, a row for each bot, and what is proven."""
    title = words.say(
        "cli-arena-title",
        games=words.number(standing.games),
        game=words.title(contest.game),
        rules=words.mode(contest.game, contest.rules),
        seats=contest.seats,
        tables=len(contest.line_ups),
        seed=str(contest.seed),
    )
    found = [title, "", *columns([heads(words), *(cells(row, words) for row in standing.rows)], (0,))]
    if all(row.rating is None for row in standing.rows):
        found += ["", words.say("cli-arena-no-ratings")]
    found += ["", *(verdict(duel, words) for duel in standing.duels)]
    faults = sum(row.illegal + row.failed + row.endless for row in standing.rows)
    if faults:
        found.append(words.say("cli-arena-faults"))
    return found


def heads(words: Words) -> list[str]:
    names = ("bot", "seats", "share", "interval", "parity", "points", "rating", "speed", "faults-head")
    return [words.say(f"cli-arena-{name}") for name in names]


def cells(row: Row, words: Words) -> list[str]:
    low, high = row.interval
    number: Any = words.number
    rated = (
        "–" if row.rating is None else f"{number(row.rating, 1)} ± {number(2 * (row.uncertainty or 0), 1)}"
    )
    return [
        row.bot,
        number(row.seats),
        words.percent(row.share),
        f"{number(100 * low, 1)}–{number(100 * high, 1)}",
        words.percent(row.parity),
        number(row.points / max(1, row.seats), 2),
        rated,
        number(_ms(row), 2),
        number(row.illegal + row.failed + row.endless),
    ]


def verdict(duel: Duel, words: Words) -> str:
    return words.say(
        "cli-arena-verdict",
        bot=duel.bot,
        verdict=duel.verdict,
        margin=words.number(100 * duel.margin, 1),
        error=words.number(100 * duel.error, 1),
        deals=words.number(duel.deals),
    )
