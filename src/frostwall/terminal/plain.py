"""The plain display: sentences instead of a screen, for pipes, screen readers and small windows."""

import sys
import time
from collections.abc import Callable
from typing import Final

from frostwall.games.silverfrost.terminal import report as report_silverfrost
from frostwall.games.watch.terminal.board import SIZES, Board
from frostwall.games.watch.terminal.board_north import TALL_ROWS
from frostwall.terminal import report
from frostwall.terminal.history import bind
from frostwall.terminal.paint import BOLD, PLAIN, Row, render, row
from frostwall.terminal.screen import Moment
from frostwall.terminal.words import Words

MAP_SIZE = SIZES[-2]
REPORTS: Final = {"watch": report, "silverfrost": report_silverfrost}  # sentences by game


class Plain:
    """Prints as things happen. `echo` repeats what came through a pipe, so that a transcript can be read."""

    def __init__(self, depth: int, fancy: bool, echo: bool) -> None:
        self.depth = depth
        self.fancy = fancy
        self.echo = echo
        self.asked: object = None  # what was printed last

    def open(self) -> None:
        """Nothing to prepare."""

    def close(self) -> None:
        """Nothing to put back."""

    def ask(self, moment: Moment, prompt: str) -> str:
        asked = _question(moment)
        if asked != self.asked:  # once per question, not after every command
            self.asked = asked
            self._print([[], moment.heading])
            if moment.view["decision"] is not None:
                held = REPORTS[moment.words.game].hand(moment.view, moment.words)
                self._print([*held, *moment.asking, self._keys(moment)])
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

    def tell(self, lines: list[Row]) -> bool:
        self._print(lines)
        return True

    def page(self, words: Words, title: str, lines: list[Row]) -> None:  # noqa: ARG002 (a screen asks to go on)
        self._print([[], row((title, BOLD)), *lines])

    def map(self, moment: Moment) -> None:
        above = TALL_ROWS if moment.words.has_wall else 0
        drawn = Board(moment.words.scene, MAP_SIZE, moment.words.look(self.depth, self.fancy), above)
        self._print(drawn.draw(moment.view, moment.marks))

    def board(self, moment: Moment) -> None:
        self._print(REPORTS[moment.words.game].board(moment.view, moment.words))

    def has_panes(self, words: Words) -> bool:  # noqa: ARG002 (a screen looks at its window)
        return False

    def completer(self, words_after: Callable[[str], list[str]]) -> None:
        if not self.echo:
            bind(words_after)

    def _print(self, lines: list[Row]) -> None:
        for line in lines:
            sys.stdout.write(render(line, self.depth).rstrip() + "\n")
        sys.stdout.flush()


def _question(moment: Moment) -> object:
    """What is asked. In Silverfrost a decision may go on with another question after an answer to an effect."""
    decision = (moment.view["decision"] or {}).get("id", -1)
    return (decision, moment.heading, moment.menu) if moment.words.game == "silverfrost" else decision


def _without_chip(line: Row) -> Row:
    """The sentences name the seat; its letter before them would only be noise."""
    if len(line) > 1 and line[0][1].bg:
        return [(line[1][0].lstrip(), line[1][1]), *line[2:]]
    return line
