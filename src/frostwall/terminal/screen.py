"""The full screen: draws moments on a terminal and asks at its last row."""

import shutil
import signal
import sys
import time
from collections.abc import Callable
from typing import Final

from frostwall.terminal.layout import TITLE
from frostwall.terminal.line_editing import bind, typed
from frostwall.terminal.moment import Moment, Texts
from frostwall.terminal.paint import PLAIN, Row, fit, render, wrap

SMALLEST: Final = (80, 24)


def window_size() -> tuple[int, int]:
    """Columns and rows of the terminal."""
    found = shutil.get_terminal_size((100, 35))
    return found.columns, found.lines


def is_large_enough(columns: int, rows: int) -> bool:
    return columns >= SMALLEST[0] and rows >= SMALLEST[1]


class Screen:
    """`depth` is how many colours the terminal shows, `unicode` whether it has signs beyond ASCII."""

    def __init__(self, depth: int, unicode: bool) -> None:
        self.depth = depth
        self.unicode = unicode

    def open(self) -> None:
        sys.stdout.write("\x1b[?1049h")

    def close(self) -> None:
        sys.stdout.write("\x1b[?1049l\x1b[?25h")
        sys.stdout.flush()

    def size(self) -> tuple[int, int]:
        return window_size()

    def show(self, moment: Moment) -> None:
        columns, rows = self.size()
        self._print(moment.compose(columns, rows, self.depth, self.unicode))

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

    def say(self, lines: list[Row]) -> bool:
        return not lines  # the next moment says it

    def page(self, words: Texts, title: str, lines: list[Row]) -> None:
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

    def picture(self, moment: Moment) -> None:
        moment.heading, moment.menu, moment.message = [], [], []
        self.show(moment)
        input(moment.words.text("ui-page-back"))

    def board(self, moment: Moment) -> None:
        """The next moment shows it."""

    def completer(self, words_after: Callable[[str], list[str]]) -> None:
        bind(words_after)
