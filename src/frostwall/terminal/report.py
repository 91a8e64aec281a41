"""Lists and sentences that every game shares: options, rules, what a move would do, how the game ended."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from frostwall.core.types import Event, Outcome
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Row, Style, row
from frostwall.terminal.words import Words
from frostwall.words.rulebook import Entry

HEAD: Final = Style("gold", bold=True)


def options(words: Words, chosen: Mapping[str, Any]) -> list[Row]:
    """The options of this table's mode and what they are set to."""
    found: list[Row] = []
    for key, value in chosen.items():
        about = words.catalogue.option(key)
        shown = words.text("ui-help-option", label=about.label, value=about.value(value), option=key)
        found.append(row(f"  {shown}"))
        note = about.note(value)
        found += [row((f"    {note}", DIM))] if note else []
    return found


def entry(found: Entry) -> list[Row]:
    """One topic of the rulebook."""
    return [
        row((found.title, HEAD), (f"  {' '.join(found.ids)}", DIM)),
        *(row(line) for line in found.text.split("\n")),
    ]


def preview(text: str, events: list[Event], words: Words) -> Row:
    """That a move is legal, and what it would do."""
    line = row((words.text("ui-legal", text=text), Style("good")))
    for event in events:
        line += [(f" {words.event(event)}", PLAIN), (f" {event.rule}", DIM)]
    return line


def ending(outcome: Outcome, words: Words) -> list[Row]:
    """How it ended, and every seat's points by source, best first."""
    winners = words.catalogue.join([words.seat(seat) for seat in outcome.winners]) or words.catalogue.text(
        "seat-nobody"
    )
    found = [
        row((words.text("ui-ended", winners=winners, ending=words.catalogue.ending(outcome.ending)), HEAD))
    ]
    for rank, seat in enumerate(outcome.ranking, 1):
        sources = [f"{words.catalogue.source(name)} {n}" for name, n in outcome.sources[seat].items() if n]
        line = row(
            f"{rank}. ",
            words.chip(seat),
            (f" {words.seat(seat):<18}", PLAIN),
            (f"{outcome.points[seat]:>3}", BOLD),
        )
        found.append([*line, (f"  {', '.join(sources)}", DIM)])
    return found


def where_saved(file: Path | None, words: Words, game: str, over: bool) -> list[Row]:
    """Where the record is and how to go on with it."""
    if file is None:
        return [row(words.text("ui-not-kept"))]
    key = "ui-kept-over" if over else "ui-kept"
    return [row(words.text(key, file=str(file), game=game))]
