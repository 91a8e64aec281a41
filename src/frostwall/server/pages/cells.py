"""Cells and sentences of a page from the words of the terminal."""

from collections.abc import Iterable
from typing import Protocol

from frostwall.server.pages.face import Cell
from frostwall.terminal.paint import Row


class Seats(Protocol):
    """What seats look like: their names, their colours, and a letter for each."""

    names: list[str]
    colours: list[str]
    letters: list[str]


def seat_cell(seats: Seats, seat: int) -> Cell:
    return Cell(seats.names[seat], seat=seats.colours[seat], sign=seats.letters[seat])


def number(value: object, more: str = "") -> Cell:
    return Cell(str(value), number=True, more=more)


def sentences(rows: Iterable[Row]) -> list[str]:
    """Rows of the terminal as text, without those that only make room."""
    found = (" ".join("".join(text for text, _ in row).split()) for row in rows)
    return [text for text in found if text]
