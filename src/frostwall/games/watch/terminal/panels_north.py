"""The panels beside the north in a small window: the heroes, the guards, and what your hero can do."""

from typing import Any

from frostwall.games.watch.terminal import panels
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.paint import BOLD, DIM, Row, fit, row

Tree = dict[str, Any]


def heroes(view: Tree, words: WatchWords, columns: int) -> list[Row]:
    """One row per seat: its hero, and its guards on the Wall."""
    head = words.text("ui-head-guards")
    found: list[Row] = [row((f"   {words.text('ui-head-hero')}".ljust(columns - len(head)) + head, DIM))]
    for seat in view["seats"]:
        number = seat["seat"]
        line: Row = [words.chip(number, ">" if number in view["actors"] else " ")]
        line = fit([*line, *words.hero_chip(seat["hero"])], columns - 3)
        found.append([*line, (f"{seat['guards']:>3}", BOLD)])
    return found


def beside(view: Tree, words: WatchWords, columns: int, rows: int) -> list[Row]:
    found = heroes(view, words, columns)
    own = panels.hero(view, words, columns)
    if own:
        found += [[], *own]
    shown = panels.display(view, words, columns)
    if len(found) + 1 + len(shown) <= rows:
        found += [[], *shown]
    return found[:rows]
