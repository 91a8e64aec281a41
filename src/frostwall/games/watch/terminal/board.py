"""The board of the Watch, drawn: terrain, numbers, routes, pieces, and the numbers of places to choose.

With 256 colours the hexes are filled squares of half a character; with fewer or none they are drawn with lines.
Everything that matters is also written as a letter, a word or a number, so that the picture reads without colour.
"""

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from frostwall.games.watch.terminal.board_north import (
    BRIEF_ROWS,
    TALL_ROWS,
    WALL_ROWS,
    North,
    NorthLook,
    figures,
    number_text,
)
from frostwall.games.watch.terminal.colours import (
    BLOCKED,
    FOE,
    FRAME,
    HOT,
    ICE,
    INK,
    ROUTE,
    SNOW,
    TERRAINS,
    TOKEN,
)
from frostwall.terminal.paint import MANY, Canvas, Colour, Row, Style
from frostwall.terminal.words import LIGHT

Tree = dict[str, Any]  # a scene or a view as the engine gives it


class Size(NamedTuple):
    """Columns of half a hex, rows of a slanted side, rows of an upright side."""

    half: int
    slope: int
    wall: int


SIZES: Final = (Size(9, 3, 4), Size(7, 3, 3), Size(6, 2, 3), Size(5, 2, 2), Size(4, 1, 2))  # largest first
TINY: Final = Size(3, 1, 2)  # for boards that are too wide otherwise
MARGIN: Final = 4  # left of the westernmost corner: the rate of a route

DARK: Final = ("forest", "hills", "mountains")
REDS: Final = (6, 8)
PALE: Final = "white"  # its roads need letters all along: paths without a road are white lines


@dataclass
class Marks:
    """Places whose numbers are shown because they can be chosen, or because somebody asked for them."""

    intersections: set[int] = field(default_factory=set)
    paths: set[int] = field(default_factory=set)
    hexes: set[int] = field(default_factory=set)
    camp: bool = False
    sections: set[int] = field(default_factory=set)


@dataclass
class Look:
    """What the terminal can show, and the words and letters of the table."""

    depth: int
    unicode: bool  # signs beyond ASCII
    letters: list[str]  # per seat
    colours: list[str]  # per seat
    resources: dict[str, str]
    tormund: str
    camp: str
    ice: str
    north: NorthLook | None = None


def pips(number: int) -> int:
    """How many of the 36 throws make this number; a token may stand for two (2 and 12)."""
    return 2 if number > 12 else 6 - abs(7 - number) if number else 0


def columns_of(scene: Tree, size: Size) -> int:
    xs: list[int] = [place["x"] for place in scene["intersections"]]
    return (max(xs) - min(xs)) * size.half + 1 + MARGIN


def rows_of(scene: Tree, size: Size) -> int:
    """One row more than the land: the goods of the southern routes stand below it."""
    return max(_row(place["y"], size) for place in scene["intersections"]) + 2


def _row(y: int, size: Size) -> int:
    whole, rest = divmod(y + 4, 6)
    return whole * (size.slope + size.wall) + (size.slope if rest else 0)


class Board:
    """One table's board at one size; `draw` paints a view on it. `above` rows show the north and the Wall."""

    def __init__(self, scene: Tree, size: Size, look: Look, above: int = 0) -> None:
        self.scene = scene
        self.size = size
        self.look = look
        self.above = above
        self.filled = look.depth >= MANY
        west = min(place["x"] for place in scene["intersections"])
        self.corners: list[tuple[int, int]] = [
            (above + _row(place["y"], size), MARGIN + (place["x"] - west) * size.half)
            for place in scene["intersections"]
        ]
        self.middles: list[tuple[int, int]] = [
            (above + _row(6 * h["r"] - 4, size) + size.slope + size.wall // 2, self._column(h, west))
            for h in scene["hexes"]
        ]
        self.canvas = Canvas(columns_of(scene, size), above + rows_of(scene, size))

    def _column(self, place: Tree, west: int) -> int:
        return MARGIN + (2 * int(place["q"]) + int(place["r"]) - west) * self.size.half

    def draw(self, view: Tree, marks: Marks) -> list[Row]:
        self.canvas = Canvas(self.canvas.columns, self.canvas.rows)
        if self.filled:
            self._ground()
        self._north(view, marks)
        for path in self.scene["paths"]:
            self._edge(path)
        for route in self.scene["routes"]:
            self._route(route)
        for place in self.scene["hexes"]:
            self._hex(place, view, marks)
        self._camp(view, marks)
        for seat, roads in enumerate(view["board"]["roads"]):
            for path in roads:
                self._road(path, seat)
        if not self.filled:
            self._corner_dots()
        self._path_numbers(view["board"], marks)
        self._buildings(view["board"])
        self._intersection_numbers(view, marks)
        return self.canvas.lines()

    def _north(self, view: Tree, marks: Marks) -> None:
        if not self.above or self.look.north is None:
            return
        centres = [self.middles[section["hex"]][1] for section in self.scene["sections"]]
        north = North(self.scene, self.look.north, centres, 2 * self.size.half)
        forms = {WALL_ROWS: north.wall_rows, BRIEF_ROWS: north.brief_rows, TALL_ROWS: north.tall_rows}
        forms[self.above](self.canvas, view, marks.sections)

    # --- hexes ---

    def _terrain_style(self, place: Tree) -> Style:
        terrain = str(place["terrain"])
        if not self.filled:
            return Style(TERRAINS[terrain])
        return Style("white" if terrain in DARK else "black", TERRAINS[terrain])

    def _ground(self) -> None:
        """Snow everywhere, and the colours of the hexes on it."""
        for y in range(2 * self.above, 2 * self.canvas.rows):
            for x in range(self.canvas.columns):
                self.canvas.dot(y, x, SNOW)
        for place in self.scene["hexes"]:
            self._fill(place)

    def _fill(self, place: Tree) -> None:
        y, x = self.middles[place["hex"]]
        half, slope, wall = self.size
        centre = 2 * (y - wall // 2) + wall + 1  # in half rows; `middles` rounds
        for dx in range(-half, half + 1):
            reach = wall + 2 * slope * (half - abs(dx)) / half
            for dy in range(-int(reach) - 1, int(reach) + 2):
                if abs(dy + 0.5) <= reach:
                    self.canvas.dot(centre + dy, x + dx, TERRAINS[place["terrain"]])

    def _hex(self, place: Tree, view: Tree, marks: Marks) -> None:
        y, x = self.middles[place["hex"]]
        style = self._terrain_style(place)
        wildlings = self._wildlings(place, view)
        tormund = view["board"]["tormund"] == place["hex"]
        marked = place["hex"] in marks.hexes
        if place["resource"] is None:
            self.canvas.centre(y - 1, x, self.look.ice, style)
        else:
            name = self.look.resources[place["resource"]][: 2 * self.size.half - 1]
            self.canvas.centre(y - 1, x, name, style._replace(bold=True))
            self._token(y, x, int(place["number"]), blocked=bool(wildlings))
            if not tormund and not wildlings:
                dots = ("•" if self.look.unicode else ".") * pips(int(place["number"]))
                self.canvas.centre(y + 1, x, dots, style)
        if wildlings and (self.size.slope > 1 or not marked):  # the third row is free
            self._occupied(y, x, wildlings, tormund)
        elif wildlings:
            foe = Style("white", FOE, bold=True) if self.filled else Style("warn", bold=True)
            self.canvas.put(y, x + 2, wildlings[: self.size.half - 1], foe)
        elif tormund:
            self._tormund(y, x)
        if marked:
            row = y - self.size.wall // 2 - 1 if self.size.slope > 1 else y + 1
            self.canvas.centre(row, x, f"#{place['hex']}", Style("black", "pick", bold=True))

    def _token(self, y: int, x: int, number: int, blocked: bool) -> None:
        """A hex's number; with colours it lies on a token."""
        shown = number_text(number)
        if self.filled:
            ink = HOT if number in REDS else "black"
            self.canvas.centre(y, x, f" {shown} ", Style(ink, BLOCKED if blocked else TOKEN, bold=True))
        else:
            self.canvas.centre(y, x, shown, Style(HOT if number in REDS else "white", bold=True))

    def _tormund(self, y: int, x: int) -> None:
        """Tormund by as much of his name as the hex has room for."""
        room = 2 * self.size.half - 1
        name = f" {self.look.tormund} " if self.size.half > 4 else self.look.tormund[:room]
        if self.size.half < 4:
            name = f"[{self.look.tormund[: room - 2]}]"
        elif not self.filled:
            name = f"[{name.strip()}]" if self.size.half > 4 else name.upper()
        self.canvas.centre(y + 1, x, name, Style("white", "black", bold=True))

    def _wildlings(self, place: Tree, view: Tree) -> str:
        """The wildlings on a hex by their letters."""
        for one in view["board"].get("gift", ()):
            if one["hex"] == place["hex"] and self.look.north is not None:
                return figures(one["wildlings"], self.look.north.letters, 2 * self.size.half - 3)
        return ""

    def _occupied(self, y: int, x: int, wildlings: str, tormund: bool) -> None:
        """Wildlings in the place of the dots: the hex brings nothing (WILD-26). Tormund may stand beside them."""
        room = 2 * self.size.half - 1
        text = wildlings
        if tormund:
            longer = f"{self.look.tormund} {wildlings}"
            text = longer if len(longer) + 2 <= room else f"{self.look.tormund[0]}+{wildlings}"
        if len(text) + 2 <= room:
            text = f" {text} " if self.filled else f"[{text}]"
        style = Style("white", "black" if tormund else FOE, bold=True)
        self.canvas.centre(y + 1, x, text[:room], style if self.filled else Style("warn", bold=True))

    def _camp(self, view: Tree, marks: Marks) -> None:
        """Tormund's camp lies at the western end, north of the board."""
        here = view["board"]["tormund"] == "camp"
        style = Style("white", "black", bold=True)
        top = self.above
        self.canvas.put(top, 0, f"{self.look.camp}", Style(INK if self.filled else "grey"))
        if here:
            self.canvas.put(
                top + 1, 0, f"[{self.look.tormund}]" if not self.filled else f" {self.look.tormund} ", style
            )
        if marks.camp:
            self.canvas.put(top + 1, 0, " camp ", Style("black", "pick", bold=True))

    # --- paths ---

    def _cells(self, path: int) -> list[tuple[int, int, float]]:
        """The cells between the ends of a path: row, column and how deep the line runs in the cell (0..1)."""
        a, b = self.scene["paths"][path]["ends"]
        (ya, xa), (yb, xb) = sorted((self.corners[a], self.corners[b]))
        if xa == xb:
            return [(y, xa, 0.5) for y in range(ya + 1, yb)]
        found = []
        step = 1 if xb > xa else -1
        for i in range(1, abs(xb - xa)):
            y = ya + (yb - ya) * i / abs(xb - xa)
            row = int(y + 0.5)
            found.append((row, xa + step * i, y + 0.5 - row))
        return found

    def _line_pixels(self, path: int, colour: Colour, thick: bool) -> None:
        a, b = self.scene["paths"][path]["ends"]
        (ya, xa), (yb, xb) = sorted((self.corners[a], self.corners[b]))
        if xa == xb:
            for y in range(2 * ya + 1, 2 * yb + 1):
                self.canvas.dot(y, xa, colour)
            return
        step = 1 if xb > xa else -1
        for i in range(abs(xb - xa) + 1):
            y = 2 * ya + 1 + 2 * (yb - ya) * i / abs(xb - xa)
            self.canvas.dot(int(y - 0.5), xa + step * i, colour)
            if thick:
                self.canvas.dot(int(y + 0.5), xa + step * i, colour)

    def _edge(self, path: Tree) -> None:
        if self.filled:
            self._line_pixels(path["path"], FRAME if path["open"] else ICE, thick=False)
        elif path["open"]:
            self._line(path["path"], Style("grey"))

    def _line(self, path: int, style: Style) -> None:
        upright = self._is_upright(path)
        for y, x, depth in self._cells(path):
            if upright:
                char = "│" if self.look.unicode else "|"
            else:
                char = "'" if depth < 0.34 else "." if depth > 0.66 else "-"
            self.canvas.put(y, x, char, style)

    def _is_upright(self, path: int) -> bool:
        a, b = self.scene["paths"][path]["ends"]
        return bool(self.corners[a][1] == self.corners[b][1])

    def _road(self, path: int, seat: int) -> None:
        colour = f"seat_{self.look.colours[seat]}"
        letter = self.look.letters[seat].lower()
        if self.filled:
            self._line_pixels(path, colour, thick=True)
            if self.look.colours[seat] != PALE:
                y, x = self._centre(path)
                self.canvas.put(y, x, letter, self._piece_style(seat))
                return
        for y, x, _ in self._cells(path):
            self.canvas.put(y, x, letter, self._piece_style(seat))

    def _centre(self, path: int) -> tuple[int, int]:
        """The cell for a road's letter: the middle, or beside the upper end where the middle is a hex's first row."""
        cells = self._cells(path)
        flat = self.size.slope == 1 and not self._is_upright(path)
        y, x, _ = cells[0 if flat else len(cells) // 2]
        return y, x

    def _path_numbers(self, board: Tree, marks: Marks) -> None:
        built = {at for kind in ("settlements", "keeps") for places in board[kind] for at in places}
        for path in sorted(marks.paths):
            self._path_number(path, built | marks.intersections)

    def _path_number(self, path: int, taken: set[int]) -> None:
        a, b = self.scene["paths"][path]["ends"]
        (ya, xa), (yb, xb) = self.corners[a], self.corners[b]
        x = (xa + xb) // 2 if xa != xb else xa - 1
        if xa != xb and self.size.slope == 1:
            # It stands in the row of the upper end: clear of what is built there.
            upper = a if ya < yb else b
            eastern = self.corners[upper][1] == max(xa, xb)
            x = min(xa, xb) + (0 if eastern and upper in taken and self.size.half < 4 else 1)
        self.canvas.put((ya + yb) // 2, x, f"{path:2d}", Style("black", "pick_path", bold=True))

    # --- routes ---

    def _route(self, route: Tree) -> None:
        """The rate stands outside the land beside its path; the path itself is drawn in the colour of routes."""
        ends = route["ends"]
        path = next(p["path"] for p in self.scene["paths"] if sorted(p["ends"]) == sorted(ends))
        if self.filled:
            self._line_pixels(path, ROUTE, thick=False)
        else:
            for y, x, _ in self._cells(path):
                self.canvas.put(y, x, ":", Style(ROUTE, bold=True))
        (ya, xa), (yb, xb) = sorted(self.corners[end] for end in ends)
        rate = f"{route['rate']}:1"
        style = Style(ROUTE, bold=True)
        if xa == xb:
            west = self._has_land(ya, xa, -1)
            y = (ya + yb) // 2
            self.canvas.put(y, xa + 1 if west else xa - len(rate), rate, style)
            return
        y, x = max(ya, yb), min(xa, xb)
        self.canvas.put(y, x + 2, rate, style)
        if route["kind"] != "any":
            self.canvas.put(y + 1, x + 1, self.look.resources[route["kind"]][: 2 * self.size.half - 1], style)

    def _has_land(self, y: int, x: int, side: int) -> bool:
        """Is there land (not ice) on this side of an upright path that begins here?"""
        for place in self.scene["hexes"]:
            row, column = self.middles[place["hex"]]
            if column == x + side * self.size.half and 0 < row - y <= self.size.wall:
                return bool(place["resource"])
        return False

    # --- intersections ---

    def _corner_dots(self) -> None:
        """Where the lines of open paths meet."""
        for at in {end for path in self.scene["paths"] if path["open"] for end in path["ends"]}:
            y, x = self.corners[at]
            self.canvas.put(y, x, "·" if self.look.unicode else "+")

    def _buildings(self, board: Tree) -> None:
        for seat in range(len(board["roads"])):
            for at in board["settlements"][seat]:
                self._building(at, seat, "⌂" if self.look.unicode else "s")
            for at in board["keeps"][seat]:
                self._building(at, seat, "♜" if self.look.unicode else "K")

    def _intersection_numbers(self, view: Tree, marks: Marks) -> None:
        viewer = view["viewer"]
        for at in sorted(marks.intersections):
            y, x = self.corners[at]
            own = viewer >= 0 and at in view["board"]["settlements"][viewer]  # it may become a keep
            style = self._piece_style(viewer) if own else Style("black", "pick", bold=True)
            self.canvas.put(y, x - 1, f"{at:2d}", style)

    def _building(self, at: int, seat: int, sign: str) -> None:
        y, x = self.corners[at]
        self.canvas.put(y, x - 1, sign + self.look.letters[seat], self._piece_style(seat))

    def _piece_style(self, seat: int) -> Style:
        colour = self.look.colours[seat]
        if not self.filled:
            return Style(f"seat_{colour}", bold=True)
        return Style("black" if colour in LIGHT else "white", f"seat_{colour}", bold=True)
