"""The screen of the Watch: how a window is divided between the board, the north, the panels and what stands below."""

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from frostwall.games.watch.terminal import panels, panels_north, report
from frostwall.games.watch.terminal.board import SIZES, TINY, Board, Marks, Size, columns_of, rows_of
from frostwall.games.watch.terminal.board_north import BRIEF_ROWS, TALL_ROWS, WALL_ROWS, pane
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.layout import LOWER, covered, lower, screen, switch
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import PLAIN, Row, clip, fit, width

Tree = dict[str, Any]

SIDE: Final = 29  # columns beside the board
SIDE_NARROW: Final = 22
SIDE_MOST: Final = 34
# Brotherhood modes: more to show, and less room below.
SIDE_HEROES: Final = 44
LOWER_NORTH: Final = 12
LOWER_PANES: Final = 6
MAP_SIZE: Final = SIZES[-2]  # of a map without a screen

GIFT: Final = "gift"  # the panes of a small window
NORTH: Final = "north"


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


@dataclass
class WatchMoment(Moment):
    words: WatchWords
    marks: Marks = field(default_factory=Marks)

    def compose(self, columns: int, rows: int, depth: int, unicode: bool) -> list[Row]:
        scene = self.words.scene
        size, above, side, below, panes = choose_layout(scene, columns, rows)
        look = self.words.look(depth, unicode)
        if panes and self.pane == NORTH and look.north is not None:
            high = above + rows_of(scene, size)
            board = pane(scene, look.north, self.view, self.marks.sections, columns - side - 1, high)
            beside = panels_north.beside(self.view, self.words, side, high)
        else:
            board = Board(scene, size, look, above).draw(self.view, self.marks)
            beside = panels.beside(self.view, self.words, side, len(board))
        hidden = covered(self, columns, below - 1, len(board))
        upper: list[Row] = []
        for i, line in enumerate(board[: len(board) - hidden]):
            right = beside[i] if i < len(beside) else []
            upper.append(clip([*fit(line, width(line)), (" ", PLAIN), *right], columns))
        more = switch(self, GIFT if self.pane == NORTH else NORTH) if panes else []
        return screen(self, upper, columns, rows, lower(self, columns, below - 1 + hidden, unicode, more))

    def hand(self) -> list[Row]:
        return report.hand(self.view, self.words)

    def board(self) -> list[Row]:
        return report.board(self.view, self.words)

    def picture(self, depth: int, unicode: bool) -> list[Row]:
        above = TALL_ROWS if self.words.has_wall else 0
        drawn = Board(self.words.scene, MAP_SIZE, self.words.look(depth, unicode), above)
        return drawn.draw(self.view, self.marks)
