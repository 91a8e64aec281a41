"""A comparison as a table for a terminal, and as data."""

from string import ascii_uppercase
from typing import Final

from frostwall import about
from frostwall.core.types import Json
from frostwall.lab.compare.found import (
    ENDING,
    LENGTH,
    POINTS,
    SHARES,
    SOURCE,
    WIN,
    Estimate,
    Found,
    Row,
    judge,
)
from frostwall.lab.compare.trial import Comparison
from frostwall.lab.tally import UNFINISHED
from frostwall.lab.words import Words, columns

SPACE: Final = "\N{NO-BREAK SPACE}"


def result(comparison: Comparison, found: Found, seconds: float, workers: int) -> Json:
    """Everything as one JSON object. What was measured stands under `speed`; the rest is the same on every machine."""
    return {
        "comparison": comparison.to_json(),
        "deals": found.deals,
        "measures": [_row_json(row) for row in judge(found, comparison.seats)],
        "turns": [{str(turns): n for turns, n in sorted(counts.items())} for counts in found.turns],
        "speed": {"seconds": round(seconds, 3), "workers": workers, "engine": about.describe()},
    }


def _row_json(row: Row) -> Json:
    return {
        "kind": row.kind,
        "name": row.name,
        "values": [_estimate_json(value) for value in row.values],
        "changes": [_estimate_json(change) for change in row.changes],
    }


def _estimate_json(found: Estimate) -> Json:
    return {"mean": round(found.mean, 6), "interval": [round(found.low, 6), round(found.high, 6)]}


def lines(comparison: Comparison, found: Found, words: Words) -> list[str]:
    """A title, what each letter stands for, a row for each measure, and how to read them."""
    rows = judge(found, comparison.seats)
    return [
        title(comparison, found, words),
        "",
        *named(comparison, words),
        "",
        *columns([heads(comparison, words), *(cells(comparison, row, words) for row in rows)], (0,)),
        "",
        words.say("cli-compare-note", measures=len(rows)),
    ]


def title(comparison: Comparison, found: Found, words: Words, game: str | None = None) -> str:
    return words.say(
        "cli-compare-title",
        deals=found.deals,
        shown=words.number(found.deals),
        game=game or words.title(comparison.game),
        rules=words.mode(comparison.game, comparison.rules),
        seats=comparison.seats,
        seed=str(comparison.seed),
    )


def named(comparison: Comparison, words: Words) -> list[str]:
    """The variants, each with its letter."""
    names = [name or words.say("cli-compare-usual") for name in comparison.names]
    return [f"{letter}: {name}" for letter, name in zip(ascii_uppercase, names)]


def heads(comparison: Comparison, words: Words) -> list[str]:
    others = ascii_uppercase[1 : len(comparison.variants)]
    changes = [f"{letter} − A" for letter in others]
    pairs = [
        head
        for letter, change in zip(others, changes)
        for head in (letter, change, words.say("cli-sim-interval") + 2 * SPACE)
    ]
    return [words.say("cli-compare-measure"), "A", *pairs]


def cells(comparison: Comparison, row: Row, words: Words) -> list[str]:
    found = [label(comparison, row, words), value(row, row.values[0].mean, words)]
    for at, change in enumerate(row.changes):
        mark = f"{SPACE}*" if row.is_clear(at) else 2 * SPACE
        ends = f"{signed(row, change.low, words)} … {signed(row, change.high, words)}{mark}"
        found += [value(row, row.values[at + 1].mean, words), signed(row, change.mean, words), ends]
    return found


def label(comparison: Comparison, row: Row, words: Words, short: bool = False) -> str:
    """What a row measures; in a plot, whose title says most of it, `short`."""
    terms = words.game(comparison.game, comparison.variants[0])
    name = str(row.name)
    if row.kind in (WIN, POINTS):
        return words.say(f"cli-compare-{row.kind}", seat=name)
    if row.kind == LENGTH:
        return words.say(f"cli-compare-{name}")
    if row.kind == SOURCE:
        return terms.source(name) if short else words.say("cli-compare-source", name=terms.source(name))
    assert row.kind == ENDING
    ending = words.say("cli-unfinished") if name == UNFINISHED else terms.ending(name)
    return ending if short else words.say("cli-compare-ending", name=ending)


def value(row: Row, number: float, words: Words) -> str:
    return words.percent(number) if row.kind in SHARES else words.number(number, digits(row))


def signed(row: Row, number: float, words: Words) -> str:
    """A change: with a sign, and of a share in points of a hundred."""
    shown = words.number(abs(number) * (100 if row.kind in SHARES else 1), digits(row))
    return shown if not any(char in "123456789" for char in shown) else f"{'+' if number > 0 else '−'}{shown}"


def digits(row: Row) -> int:
    return 1 if row.kind in (LENGTH, *SHARES) else 2
