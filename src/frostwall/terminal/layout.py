"""Parts of a screen that every game shares: the title above the board; log, decision, menu and message below it.

Everything here is pure: what is to be said, and the size of the window, give the rows.
"""

from typing import Final

from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import DIM, PLAIN, Row, Style, clip, fit, row, width, wrap

LOWER: Final = 14  # rows below the board, where there is room
LOG_LEAST: Final = 2
LEAST_BESIDE_MESSAGE: Final = 3  # the decision, a row of the menu, a row of the log
LEAST_BOARD: Final = 6
SWITCH: Final = "."  # the key that shows another pane

TITLE: Final = Style("white", "bar", bold=True)
RULE: Final = Style("rule")
KEY: Final = Style("pick", bold=True)


def screen(moment: Moment, board: list[Row], columns: int, rows: int, below: list[Row]) -> list[Row]:
    """The title, the board and what stands below it. A window made too small shows the end."""
    found = [title(moment, columns), *board, *below]
    return [clip(line, columns) for line in found[-(rows - 1) :]]


def covered(moment: Moment, columns: int, rows: int, most: int) -> int:
    """Rows of the board that a long message covers: a list to choose from, the end of the game."""
    if not moment.message or rows >= LOWER - 1:
        return 0
    need = sum(len(wrap(text, columns - 1, 2)) for text in moment.message)
    return max(0, min(need + LEAST_BESIDE_MESSAGE - rows, most - LEAST_BOARD))


def switch(moment: Moment, pane: str) -> list[Row]:
    """The entry of the menu that shows another pane."""
    if not moment.heading:
        return []
    return [[(SWITCH, KEY), (" " + moment.words.text(f"ui-pane-{pane}"), PLAIN)]]


def title(moment: Moment, columns: int) -> Row:
    left, right = f" {moment.title}", f"{moment.status} "
    if len(left) + len(right) >= columns:
        left = f" {moment.title.split(' ')[0]}"
    if len(left) + len(right) >= columns:
        left = ""
    gap = columns - len(left) - len(right)
    return fit([(left + " " * max(1, gap) + right, TITLE)], columns, TITLE)


def lower(moment: Moment, columns: int, rows: int, unicode: bool, more: list[Row]) -> list[Row]:
    """Log, decision, menu and message in so many rows. `more` are further entries of the menu."""
    menu = flow([*moment.menu, *more], columns)
    brief = flow([*moment.brief, *more], columns)
    said = [*moment.asking, *moment.message]
    message = [line for text in said for line in wrap(text, columns - 1, 2)]
    head = [rule(moment.heading, columns, unicode)] if moment.heading else []
    titled = rows >= LOWER - 1
    room = rows - len(head) - (1 if titled else 0)
    message = message[: max(1, room - (LOG_LEAST if titled else 1))]
    free = max(1, room - len(message) - LOG_LEAST)
    menu = menu if len(menu) <= free else brief[: max(free, min(len(brief), room - len(message) - 1))]
    log = tail(moment.log, columns, room - len(menu) - len(message), unicode)
    found: list[Row] = [rule(row((moment.log_title, DIM)), columns, unicode)] if titled else []
    return [*found, *log, *head, *menu, *message]


def rule(heading: Row, columns: int, unicode: bool) -> Row:
    """A heading in a line across the window."""
    line = "─" if unicode else "-"
    over = width(heading) + 4 - columns
    if over > 0 and len(heading) > 1:  # the rule at its end is not cut off
        text, style = heading[0]
        heading = [(text[: -over - 1] + ("…" if unicode else "~"), style), *heading[1:]]
    start: Row = [(line * 2 + " ", RULE), *heading, (" ", PLAIN)]
    return clip([*start, (line * max(0, columns - width(start)), RULE)], columns)


def flow(entries: list[Row], columns: int) -> list[Row]:
    """Entries side by side, as many to a row as fit."""
    found: list[Row] = [[]]
    for entry in entries:
        need = width(entry) + 3
        if found[-1] and width(found[-1]) + need > columns:
            found.append([])
        found[-1] = [*found[-1], (" ", PLAIN), *entry, ("  ", PLAIN)]
    return [clip(line, columns) for line in found]


def tail(log: list[Row], columns: int, rows: int, unicode: bool) -> list[Row]:
    """The last paragraphs that fit, filled up with blank rows below."""
    lines = [line for text in log for line in wrap(text, columns - 1, 4)]
    if len(lines) > rows:
        lines = lines[len(lines) - rows :]
        if lines and "".join(text for text, _ in lines[0]).startswith(" "):  # no letter is lost
            mark = "…" if unicode else "^"
            lines[0] = [(mark, DIM), *clip(_cut(lines[0], 1), columns - 2)]
    return lines + [[] for _ in range(rows - len(lines))]


def _cut(line: Row, count: int) -> Row:
    """The row without its first columns."""
    found: Row = []
    for text, style in line:
        found.append((text[count:], style))
        count = max(0, count - len(text))
    return found
