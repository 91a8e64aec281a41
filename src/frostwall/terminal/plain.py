"""The plain display: sentences instead of a screen, for pipes, screen readers and small windows."""

import sys
import time
from collections.abc import Callable

from frostwall.terminal.line_editing import bind
from frostwall.terminal.moment import Moment, Texts
from frostwall.terminal.paint import BOLD, PLAIN, Row, render, row


class Plain:
    """Prints as things happen. `echo` repeats what came through a pipe, so that a transcript can be read."""

    def __init__(self, depth: int, unicode: bool, echo: bool) -> None:
        self.depth = depth
        self.unicode = unicode
        self.echo = echo
        self.asked: object = None  # what was printed last

    def open(self) -> None:
        """Nothing to prepare."""

    def close(self) -> None:
        """Nothing to put back."""

    def ask(self, moment: Moment, prompt: str) -> str:
        asked = moment.question()
        if asked != self.asked:  # once per question, not after every command
            self.asked = asked
            self._print([[], moment.heading])
            if moment.view["decision"] is not None:
                self._print([*moment.hand(), *moment.asking, self._keys(moment)])
        line = input(prompt)
        if self.echo:
            self._print([row(" ".join(line[:200].split()) if line.isprintable() else "")])
        return line

    @staticmethod
    def _keys(moment: Moment) -> Row:
        found: Row = []
        for entry in moment.menu:
            found += [("; ", PLAIN)] if found else []
            found += entry
        return found

    def follow(self, moment: Callable[[], Moment], new: list[Row], seconds: float) -> None:  # noqa: ARG002
        self._print([_without_chip(line) for line in new])
        if not self.echo:
            time.sleep(min(seconds, 0.3))

    def say(self, lines: list[Row]) -> bool:
        self._print(lines)
        return True

    def page(self, words: Texts, title: str, lines: list[Row]) -> None:  # noqa: ARG002 (a screen asks to go on)
        self._print([[], row((title, BOLD)), *lines])

    def picture(self, moment: Moment) -> None:
        self._print(moment.picture(self.depth, self.unicode))

    def board(self, moment: Moment) -> None:
        self._print(moment.board())

    def size(self) -> None:
        """Nothing is drawn."""

    def completer(self, words_after: Callable[[str], list[str]]) -> None:
        if not self.echo:
            bind(words_after)

    def _print(self, lines: list[Row]) -> None:
        for line in lines:
            sys.stdout.write(render(line, self.depth).rstrip() + "\n")
        sys.stdout.flush()


def _without_chip(line: Row) -> Row:
    """The sentences name the seat; its letter before them would only be noise."""
    if len(line) > 1 and line[0][1].bg:
        return [(line[1][0].lstrip(), line[1][1]), *line[2:]]
    return line
