"""The screen of Silverfrost: as much of the picture as a third of the window for the rest leaves."""

from dataclasses import dataclass
from typing import Final

from frostwall.games.silverfrost.terminal import report
from frostwall.games.silverfrost.terminal.board import PANES, upper
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.terminal.layout import LEAST_BOARD, LOG_LEAST, LOWER, flow, lower, screen, switch
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import Row, wrap

LOWER_LEAST: Final = 7  # rows below the picture


@dataclass
class SilverMoment(Moment):
    words: SilverWords

    def compose(self, columns: int, rows: int, depth: int, unicode: bool) -> list[Row]:  # noqa: ARG002
        need = sum(len(wrap(text, columns - 1, 2)) for text in [*self.asking, *self.message])
        need += (
            len(flow(self.menu, columns)) + 2 + LOG_LEAST
        )  # and the heading, and the entry for another pane
        room = max(LEAST_BOARD, rows - 2 - max(LOWER_LEAST, min(LOWER, rows // 3), need))
        picture = upper(self.view, self.words, self.pane, columns, room)
        board = picture.rows[:room]
        if not unicode:
            board = [[(text.replace("…", "~"), style) for text, style in line] for line in board]
        following = PANES[(PANES.index(self.pane) + 1) % len(PANES)]
        more = [] if picture.whole else switch(self, following)
        return screen(self, board, columns, rows, lower(self, columns, rows - 2 - len(board), unicode, more))

    def hand(self) -> list[Row]:
        return report.hand(self.view, self.words)

    def board(self) -> list[Row]:
        return report.board(self.view, self.words)

    def question(self) -> object:
        """A decision may go on with another question after an answer to an effect."""
        return (super().question(), self.heading, self.menu)
