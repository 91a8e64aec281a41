"""The whole screen: title, board, panels, log, menu, message, prompt; and the terminal it is shown on.

`compose` is pure: what is to be said, and the size of the window, give the rows. `Screen` owns the terminal.
"""

import shutil
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from frostwall.games.silverfrost.terminal.board import PANES, upper
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.games.watch.terminal import panels_north
from frostwall.games.watch.terminal.board import SIZES, TINY, Board, Marks, Size, columns_of, rows_of
from frostwall.games.watch.terminal.board_north import BRIEF_ROWS, TALL_ROWS, WALL_ROWS, pane
from frostwall.terminal import panels
from frostwall.terminal.history import bind, typed
from frostwall.terminal.paint import DIM, PLAIN, Row, Style, clip, fit, render, row, width, wrap
from frostwall.terminal.words import Words

Tree = dict[str, Any]

SIDE: Final = 29  # columns beside the board
SIDE_NARROW: Final = 22
SIDE_MOST: Final = 34
LOWER: Final = 14  # rows below the board
LOWER_NARROW: Final = 8
SMALLEST: Final = (80, 24)
LOG_LEAST: Final = 2
LEAST_BESIDE_MESSAGE: Final = 3  # the decision, a row of the menu, a row of the log
LEAST_BOARD: Final = 6
# Brotherhood modes: more to show, and less room below.
SIDE_HEROES: Final = 44
LOWER_NORTH: Final = 12
LOWER_PANES: Final = 6
LOWER_SILVER: Final = 7  # Silverfrost

GIFT: Final = "gift"  # the panes of a small window
NORTH: Final = "north"
SWITCH: Final = "."

TITLE: Final = Style("white", "bar", bold=True)
RULE: Final = Style("rule")


@dataclass
class Moment:
    """Everything the screen shows now."""

    view: Tree
    words: Words
    title: str
    status: str
    marks: Marks = field(default_factory=Marks)
    log: list[Row] = field(default_factory=list)
    log_title: str = ""
    heading: Row = field(default_factory=list)
    menu: list[Row] = field(default_factory=list)
    brief: list[Row] = field(default_factory=list)  # the menu where it is too long
    message: list[Row] = field(default_factory=list)
    asking: list[Row] = field(default_factory=list)  # the text that asks for a decision
    pane: str = GIFT


class Layout(NamedTuple):
    """How a window is divided: the size of the board, rows of the north above it, columns beside, rows below."""

    size: Size
    above: int
    side: int
    lower: int
    panes: bool  # too little room for the north and the Gift at once


def choose_layout(scene: Tree, columns: int, rows: int) -> Layout:
    if "sections" not in scene:
        size, side, lower = choose_size(scene, columns, rows)
        return Layout(size, 0, side, lower, False)
    sizes = (*SIZES, TINY)
    forms = [(size, TALL_ROWS) for size in sizes if size.slope > 1] + [(size, BRIEF_ROWS) for size in sizes]
    for size, above in forms:
        wide, high = columns_of(scene, size) + 1, 1 + above + rows_of(scene, size)
        if wide + SIDE <= columns and high + LOWER_NORTH <= rows:
            return Layout(size, above, min(SIDE_HEROES, columns - wide), rows - high, False)
    size = next(
        (
            size
            for size in sizes
            if columns_of(scene, size) + 1 + SIDE_NARROW <= columns
            and 1 + WALL_ROWS + rows_of(scene, size) + LOWER_PANES <= rows
        ),
        TINY,
    )
    wide, high = columns_of(scene, size) + 1, 1 + WALL_ROWS + rows_of(scene, size)
    return Layout(size, WALL_ROWS, max(SIDE_NARROW, min(SIDE_HEROES, columns - wide)), rows - high, True)


def choose_size(scene: Tree, columns: int, rows: int) -> tuple[Size, int, int]:
    """The largest board for the window, the columns beside it and the rows below."""
    for size in SIZES:
        if columns_of(scene, size) + 1 + SIDE <= columns and 1 + rows_of(scene, size) + LOWER <= rows:
            return (
                size,
                min(SIDE_MOST, columns - columns_of(scene, size) - 1),
                rows - 1 - rows_of(scene, size),
            )
    size = SIZES[-1]
    return size, max(SIDE_NARROW, columns - columns_of(scene, size) - 1), rows - 1 - rows_of(scene, size)


def is_large_enough(columns: int, rows: int) -> bool:
    return columns >= SMALLEST[0] and rows >= SMALLEST[1]


def compose(moment: Moment, columns: int, rows: int, depth: int, fancy: bool) -> list[Row]:
    """All rows but the last, which is the prompt's."""
    if isinstance(moment.words, SilverWords):
        return _silver(moment, moment.words, columns, rows, fancy)
    scene = moment.words.scene
    size, above, side, lower, panes = choose_layout(scene, columns, rows)
    look = moment.words.look(depth, fancy)
    if panes and moment.pane == NORTH and look.north is not None:
        high = above + rows_of(scene, size)
        board = pane(scene, look.north, moment.view, moment.marks.sections, columns - side - 1, high)
        beside = panels_north.beside(moment.view, moment.words, side, high)
    else:
        board = Board(scene, size, look, above).draw(moment.view, moment.marks)
        beside = panels.beside(moment.view, moment.words, side, len(board))
    covered = _covered(moment, columns, lower - 1, len(board))
    board = board[: len(board) - covered]
    found: list[Row] = [_title(moment, columns)]
    for i, line in enumerate(board):
        right = beside[i] if i < len(beside) else []
        found.append(clip([*fit(line, width(line)), (" ", PLAIN), *right], columns))
    found += _lower(moment, columns, lower - 1 + covered, fancy, _switch(moment) if panes else [])
    return [clip(line, columns) for line in found[-(rows - 1) :]]  # a window made too small shows the end


def _silver(moment: Moment, words: SilverWords, columns: int, rows: int, fancy: bool) -> list[Row]:
    """Silverfrost: as much of the picture as a third of the window for the rest leaves."""
    need = sum(len(wrap(text, columns - 1, 2)) for text in [*moment.asking, *moment.message])
    need += (
        len(_flow(moment.menu, columns)) + 2 + LOG_LEAST
    )  # and the heading, and the entry for another pane
    room = max(LEAST_BOARD, rows - 2 - max(LOWER_SILVER, min(LOWER, rows // 3), need))
    picture = upper(moment.view, words, moment.pane, columns, room)
    board = picture.rows[:room]
    if not fancy:
        board = [[(text.replace("…", "~"), style) for text, style in line] for line in board]
    more: list[Row] = []
    if not picture.whole and moment.heading:
        following = PANES[(PANES.index(moment.pane) + 1) % len(PANES)]
        more = [[(SWITCH, Style("pick", bold=True)), (" " + words.text(f"ui-pane-{following}"), PLAIN)]]
    found = [_title(moment, columns), *board]
    found += _lower(moment, columns, rows - 1 - len(found), fancy, more)
    return [clip(line, columns) for line in found[-(rows - 1) :]]


def _covered(moment: Moment, columns: int, rows: int, most: int) -> int:
    """Rows of the board that a long message covers: a list to choose from, the end of the game."""
    if not moment.message or rows >= LOWER - 1:
        return 0
    need = sum(len(wrap(text, columns - 1, 2)) for text in moment.message)
    return max(0, min(need + LEAST_BESIDE_MESSAGE - rows, most - LEAST_BOARD))


def _switch(moment: Moment) -> list[Row]:
    """The entry of the menu that shows the other pane."""
    key = "ui-pane-gift" if moment.pane == NORTH else "ui-pane-north"
    return (
        [[(SWITCH, Style("pick", bold=True)), (" " + moment.words.text(key), PLAIN)]]
        if moment.heading
        else []
    )


def _title(moment: Moment, columns: int) -> Row:
    left, right = f" {moment.title}", f"{moment.status} "
    if len(left) + len(right) >= columns:
        left = f" {moment.title.split(' ')[0]}"
    if len(left) + len(right) >= columns:
        left = ""
    gap = columns - len(left) - len(right)
    return fit([(left + " " * max(1, gap) + right, TITLE)], columns, TITLE)


def _lower(moment: Moment, columns: int, rows: int, fancy: bool, more: list[Row]) -> list[Row]:
    menu = _flow([*moment.menu, *more], columns)
    brief = _flow([*moment.brief, *more], columns)
    said = [*moment.asking, *moment.message]
    message = [line for text in said for line in wrap(text, columns - 1, 2)]
    head = [_rule(moment.heading, columns, fancy)] if moment.heading else []
    titled = rows >= LOWER - 1
    room = rows - len(head) - (1 if titled else 0)
    message = message[: max(1, room - (LOG_LEAST if titled else 1))]
    free = max(1, room - len(message) - LOG_LEAST)
    menu = menu if len(menu) <= free else brief[: max(free, min(len(brief), room - len(message) - 1))]
    log = _tail(moment.log, columns, room - len(menu) - len(message), fancy)
    found: list[Row] = [_rule(row((moment.log_title, DIM)), columns, fancy)] if titled else []
    return [*found, *log, *head, *menu, *message]


def _rule(title: Row, columns: int, fancy: bool) -> Row:
    line = "─" if fancy else "-"
    over = width(title) + 4 - columns
    if over > 0 and len(title) > 1:  # the rule at its end is not cut off
        text, style = title[0]
        title = [(text[: -over - 1] + ("…" if fancy else "~"), style), *title[1:]]
    start: Row = [(line * 2 + " ", RULE), *title, (" ", PLAIN)]
    return clip([*start, (line * max(0, columns - width(start)), RULE)], columns)


def _flow(entries: list[Row], columns: int) -> list[Row]:
    """Entries side by side, as many to a row as fit."""
    found: list[Row] = [[]]
    for entry in entries:
        need = width(entry) + 3
        if found[-1] and width(found[-1]) + need > columns:
            found.append([])
        found[-1] = [*found[-1], (" ", PLAIN), *entry, ("  ", PLAIN)]
    return [clip(line, columns) for line in found]


def _tail(log: list[Row], columns: int, rows: int, fancy: bool) -> list[Row]:
    """The last paragraphs that fit, filled up with blank rows below."""
    lines = [line for text in log for line in wrap(text, columns - 1, 4)]
    if len(lines) > rows:
        lines = lines[len(lines) - rows :]
        if lines and "".join(text for text, _ in lines[0]).startswith(" "):  # no letter is lost
            mark = "…" if fancy else "^"
            lines[0] = [(mark, DIM), *clip(_cut(lines[0], 1), columns - 2)]
    return lines + [[] for _ in range(rows - len(lines))]


def _cut(line: Row, count: int) -> Row:
    """The row without its first columns."""
    found: Row = []
    for text, style in line:
        found.append((text[count:], style))
        count = max(0, count - len(text))
    return found


# --- the terminal ---


class Screen:
    """Draws moments on a terminal and asks at its last row."""

    def __init__(self, depth: int, fancy: bool) -> None:
        self.depth = depth
        self.fancy = fancy

    def open(self) -> None:
        sys.stdout.write("\x1b[?1049h")

    def close(self) -> None:
        sys.stdout.write("\x1b[?1049l\x1b[?25h")
        sys.stdout.flush()

    @staticmethod
    def size() -> tuple[int, int]:
        found = shutil.get_terminal_size((100, 35))
        return found.columns, found.lines

    def show(self, moment: Moment) -> None:
        columns, rows = self.size()
        self._print(compose(moment, columns, rows, self.depth, self.fancy))

    def _print(self, lines: list[Row]) -> None:
        # Row by row and to the end of each: no clearing, so nothing flickers.
        text = "".join(f"{render(line, self.depth)}\x1b[K\n" for line in lines)
        sys.stdout.write(f"\x1b[H{text}\x1b[J")
        sys.stdout.flush()

    def follow(self, moment: Callable[[], Moment], new: list[Row], seconds: float) -> None:
        """Show what happened for a while; nothing to wait for, nothing to draw."""
        if not new or not seconds:
            return
        sys.stdout.write("\x1b[?25l")
        try:
            self.show(moment())
            time.sleep(seconds)
        finally:
            sys.stdout.write("\x1b[?25h")

    def ask(self, moment: Moment, prompt: str) -> str:
        self.show(moment)
        resized = getattr(signal, "SIGWINCH", None)
        if resized is None:
            return input(prompt)

        def redraw(_number: int, _frame: object) -> None:
            self.show(moment)
            sys.stdout.write(prompt + typed())
            sys.stdout.flush()

        before = signal.signal(resized, redraw)
        try:
            return input(prompt)
        finally:
            signal.signal(resized, before)

    def tell(self, lines: list[Row]) -> bool:
        return not lines  # the next moment says it

    def page(self, words: Words, title: str, lines: list[Row]) -> None:
        """Long text, a window at a time; it ends with the last page or with a word."""
        columns, rows = self.size()
        wrapped = [part for line in lines for part in wrap(line, columns - 2, 2)]
        room = rows - 3
        for start in range(0, max(1, len(wrapped)), room):
            part = wrapped[start : start + room]
            top = fit([(f" {title}", TITLE)], columns, TITLE)
            blank: list[Row] = [[] for _ in range(room - len(part))]
            self._print([top, [], *([(" ", PLAIN), *line] for line in part), *blank])
            last = start + room >= len(wrapped)
            if input(words.text("ui-page-back" if last else "ui-page-more")).strip():
                return

    def map(self, moment: Moment) -> None:
        moment.heading, moment.menu, moment.message = [], [], []
        self.show(moment)
        input(moment.words.text("ui-page-back"))

    def board(self, moment: Moment) -> None:
        """The next moment shows it."""

    def has_panes(self, words: Words) -> bool:
        return choose_layout(words.scene, *self.size()).panes

    def completer(self, words_after: Callable[[str], list[str]]) -> None:
        bind(words_after)
