"""Styled text and how it becomes bytes for a terminal: colours, spans, wrapping, and a canvas of cells.

Nothing here knows a game. A colour is one of the names below, or a game's own as its shades; only `render` knows what
a terminal can show.
"""

from itertools import groupby
from typing import Final, NamedTuple

NONE: Final = 0  # depth: no colour at all
FEW: Final = 16
MANY: Final = 256

Shades = tuple[int, int]  # of 256 colours, and of 16
Colour = str | Shades  # "" for none

COLOURS: Final[dict[str, Shades]] = {
    "black": (16, 0),
    "white": (231, 15),
    "grey": (246, 8),
    "rule": (240, 8),
    "bar": (24, 4),
    "gold": (221, 11),
    "warn": (215, 11),
    "good": (114, 10),
    "pick": (51, 14),
    "pick_path": (219, 13),
    "seat_red": (160, 9),
    "seat_blue": (26, 12),
    "seat_yellow": (226, 11),
    "seat_black": (233, 8),
    "seat_green": (40, 10),
    "seat_white": (231, 15),
    "name_red": (203, 9),
    "name_blue": (75, 12),
    "name_yellow": (227, 11),
    "name_black": (252, 7),
    "name_green": (77, 10),
    "name_white": (231, 15),
}


class Style(NamedTuple):
    fg: Colour = ""
    bg: Colour = ""
    bold: bool = False
    dim: bool = False


PLAIN: Final = Style()
BOLD: Final = Style(bold=True)
DIM: Final = Style("grey")
FAINT: Final = Style("rule")

Span = tuple[str, Style]
Row = list[Span]


def row(*parts: str | Span) -> Row:
    """A row from texts and spans."""
    return [(part, PLAIN) if isinstance(part, str) else part for part in parts]


def width(line: Row) -> int:
    return sum(len(text) for text, _ in line)


def text_of(line: Row) -> str:
    return "".join(text for text, _ in line)


def clip(line: Row, columns: int) -> Row:
    """The row cut to this many columns."""
    found: Row = []
    left = columns
    for text, style in line:
        if left <= 0:
            break
        found.append((text[:left], style))
        left -= len(text)
    return found


def fit(line: Row, columns: int, style: Style = PLAIN) -> Row:
    """The row cut or filled to exactly this many columns."""
    found = clip(line, columns)
    missing = columns - width(found)
    return [*found, (" " * missing, style)] if missing > 0 else found


def wrap(line: Row, columns: int, indent: int = 0) -> list[Row]:
    """The row broken at spaces; later rows are indented, at least as far as the first. A word longer than a row is
    cut; a span with a background is never broken."""
    columns = max(columns, 4)
    leading = len(text_of(line)) - len(text_of(line).lstrip(" ")) if line and not line[0][1].bg else 0
    leading = min(leading, columns // 2)
    indent = min(max(indent, leading), columns // 2)
    found: list[Row] = [[(" " * leading, PLAIN)] if leading else []]
    used = leading
    for word, style in _words(line):
        if word == " ":
            if leading < used < columns:
                found[-1].append((" ", style))
                used += 1
            continue
        start = indent if len(found) > 1 else leading
        if used > start and used + len(word) > columns:
            found.append([(" " * indent, PLAIN)] if indent else [])
            used = indent
        piece = word
        while used + len(piece) > columns:
            room = columns - used
            found[-1].append((piece[:room], style))
            piece = piece[room:]
            found.append([(" " * indent, PLAIN)] if indent else [])
            used = indent
        found[-1].append((piece, style))
        used += len(piece)
    return [_stripped(one) for one in found]


def _words(line: Row) -> list[Span]:
    found: list[Span] = []
    for text, style in line:
        if style.bg:
            found.append((text, style))
            continue
        for i, piece in enumerate(text.split(" ")):
            if i:
                found.append((" ", style))
            if piece:
                found.append((piece, style))
    return found


def _stripped(line: Row) -> Row:
    while line and not line[-1][0].strip(" ") and not line[-1][1].bg:
        line = line[:-1]
    return line


# --- bytes ---


def shades(colour: Colour) -> Shades:
    return COLOURS[colour] if isinstance(colour, str) else colour


def render(line: Row, depth: int) -> str:
    """The row as text with escape codes; plain text at depth NONE."""
    if depth == NONE:
        return text_of(line).rstrip()
    out: list[str] = []
    for style, spans in groupby(line, key=lambda span: span[1]):
        text = "".join(text for text, _ in spans)
        codes = _codes(style, depth)
        out.append(f"\x1b[{codes}m{text}\x1b[0m" if codes else text)
    return "".join(out)


def _codes(style: Style, depth: int) -> str:
    found: list[str] = []
    if style.bold:
        found.append("1")
    if style.dim:
        found.append("2")
    for colour, base in ((style.fg, 38), (style.bg, 48)):
        if colour:
            many, few = shades(colour)
            if depth == MANY:
                found.append(f"{base};5;{many}")
            else:
                found.append(str((base - 8 if few < 8 else base + 52) + few % 8))
    return ";".join(found)


# --- a canvas ---


class Canvas:
    """Cells of one character each, and below them pixels: two squares per cell, one above the other.

    Where no character was written the pixels show through, as half blocks; without colours there are none.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells: dict[tuple[int, int], Span] = {}
        self.pixels: dict[tuple[int, int], Colour] = {}

    def put(self, y: int, x: int, text: str, style: Style = PLAIN) -> None:
        for i, char in enumerate(text):
            if 0 <= y < self.rows and 0 <= x + i < self.columns:
                self.cells[(y, x + i)] = (char, style)

    def centre(self, y: int, x: int, text: str, style: Style = PLAIN) -> None:
        """Text around a column; one of even length leans to the left."""
        self.put(y, x - len(text) // 2, text, style)

    def dot(self, y: int, x: int, colour: Colour) -> None:
        """A pixel; y counts half rows."""
        if 0 <= y < 2 * self.rows and 0 <= x < self.columns:
            self.pixels[(y, x)] = colour

    def lines(self) -> list[Row]:
        return [self._line(y) for y in range(self.rows)]

    def _line(self, y: int) -> Row:
        found: Row = []
        for x in range(self.columns):
            char, style = self._cell(y, x)
            if found and found[-1][1] == style:
                found[-1] = (found[-1][0] + char, style)
            else:
                found.append((char, style))
        return found

    def _cell(self, y: int, x: int) -> Span:
        above = self.pixels.get((2 * y, x), "")
        below = self.pixels.get((2 * y + 1, x), "")
        written = self.cells.get((y, x))
        if written is not None:
            char, style = written
            return (char, style if style.bg else style._replace(bg=above or below))
        if above == below:
            return (" ", Style(bg=above)) if above else (" ", PLAIN)
        if not above:
            return ("▄", Style(below))
        return ("▀", Style(above, below))
