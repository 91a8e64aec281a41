"""North of the Gift, drawn: clan areas with their camps, trails, clearings, and the Wall with its guards.

Three forms: two rows above the Gift, all of it in five rows above the Gift, and a pane of its own. Kinds of wildling
are letters, guards their seat's letter on its colour, so that everything reads without colour.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from frostwall.games.watch.terminal.colours import FOE, HOT, ICE, INK, NORTH, WALL
from frostwall.terminal.paint import MANY, Canvas, Row, Style
from frostwall.terminal.words import LIGHT

Tree = dict[str, Any]

POSITIONS: Final = 5  # on a Wall section, and camps of a clan
WALL_ROWS: Final = 2  # clearings and the Wall alone
BRIEF_ROWS: Final = 5
TALL_ROWS: Final = 10

PICK: Final = Style("black", "pick", bold=True)


@dataclass
class NorthLook:
    """The words and letters of the north."""

    letters: Mapping[str, str]  # per kind of wildling
    clans: Mapping[str, str]
    short: Mapping[str, str]  # clans where room is scarce
    resources: Mapping[str, str]  # letters
    seats: list[str]  # letters
    colours: list[str]
    frostfangs: str
    breaches: str
    gift: str
    tokens: str
    takes: str
    unicode: bool = True
    depth: int = 0
    facts: list[str] = field(default_factory=list)


def number_text(number: int) -> str:
    """A token of three players stands for two numbers."""
    return "2+12" if number > 12 else str(number)


def figures(counts: Mapping[str, int], letters: Mapping[str, str], room: int) -> str:
    """Wildlings by their letters: `RRG`, or `4R2M` where that is shorter."""
    every = "".join(letters[name] * n for name, n in counts.items())
    if len(every) <= min(room, 3):
        return every
    short = "".join(f"{n if n > 1 else ''}{letters[name]}" for name, n in counts.items() if n)
    return every if len(every) <= room and len(every) <= 2 * len(short) else short


def is_open(view: Tree, section: int) -> bool:
    """Would the next regular wildling breach the Wall here (WILD-14)?"""
    board = view["board"]
    foes: int = sum(board["clearings"][section]["wildlings"].values())
    return foes >= len(board["wall"][section])


class North:
    """Draws the north of one table on a canvas. `centres` are the columns of the sections, `wide` their width."""

    def __init__(self, scene: Tree, look: NorthLook, centres: list[int], wide: int) -> None:
        self.scene = scene
        self.look = look
        self.centres = centres
        self.wide = wide
        self.filled = look.depth >= MANY

    # --- the forms ---

    def wall_rows(self, canvas: Canvas, view: Tree, sections: set[int]) -> None:
        """The clearings and the Wall, above the Gift."""
        self._ground(canvas, 0, WALL_ROWS)
        self._facts(canvas, view, WALL_ROWS)
        self._clearings(canvas, view, 0)
        self._wall(canvas, view, 1, sections)

    def brief_rows(self, canvas: Canvas, view: Tree, sections: set[int]) -> None:
        """Everything in five rows, above the Gift."""
        self._ground(canvas, 0, BRIEF_ROWS)
        self._facts(canvas, view, BRIEF_ROWS)
        self._names(canvas, 0)
        for clan, centre in self._clans():
            self._camps_in_a_row(canvas, view, clan, 1, centre)
        self._trails(canvas, view, 2)
        self._clearings(canvas, view, 3)
        self._wall(canvas, view, 4, sections)

    def tall_rows(
        self, canvas: Canvas, view: Tree, sections: set[int], top: int = 0, facts: bool = True
    ) -> None:
        """Camps one above the other, number 1 nearest the Wall."""
        self._ground(canvas, top, TALL_ROWS)
        if facts:
            self._facts(canvas, view, TALL_ROWS)
        self._names(canvas, top)
        for clan, centre in self._clans():
            taken = view["board"]["camps"][clan]["camps"]
            for camp in range(POSITIONS):
                y = top + POSITIONS - camp
                canvas.put(y, centre - 2, str(camp + 1), self._faint())
                self._wildling(canvas, y, centre, taken[camp] if camp < len(taken) else None)
        self._trails(canvas, view, top + 6)
        self._clearings(canvas, view, top + 7)
        self._battlements(canvas, top + 8)
        self._wall(canvas, view, top + 9, sections)

    # --- rows ---

    def _clans(self) -> list[tuple[int, int]]:
        """Each clan area stands between the two clearings its trails lead to."""
        found = []
        for number, clan in enumerate(self.scene["clans"]):
            ends = sorted(clan["rush"])
            found.append((number, (self.centres[ends[0]] + self.centres[ends[-1]]) // 2))
        return found

    def _names(self, canvas: Canvas, y: int) -> None:
        names = self.look.clans
        if max(len(names[clan["clan"]]) for clan in self.scene["clans"]) >= self.wide:
            names = self.look.short
        for number, centre in self._clans():
            canvas.centre(y, centre, names[self.scene["clans"][number]["clan"]], self._text(bold=True))

    def _camps_in_a_row(self, canvas: Canvas, view: Tree, clan: int, y: int, centre: int) -> None:
        taken = view["board"]["camps"][clan]["camps"]
        for camp in range(POSITIONS):
            self._wildling(canvas, y, centre - 2 + camp, taken[camp] if camp < len(taken) else None)

    def _wildling(self, canvas: Canvas, y: int, x: int, kind: str | None) -> None:
        if kind is None:
            canvas.put(y, x, self._dot(), self._faint())
        else:
            canvas.put(y, x, self.look.letters[kind], self._foe())

    def _trails(self, canvas: Canvas, view: Tree, y: int) -> None:
        """The numbers of the wildling die, each on the side of the clan area its trail comes from."""
        signs = ("╲", "╱", "╳") if self.look.unicode else ("\\", "/", "X")
        narrow = self.wide < 8
        for section, centre in enumerate(self.centres):
            west = self._labels(section, centre, -1)
            east = self._labels(section, centre, 1)
            crossed = narrow and bool(west and east)  # both trails meet in one sign
            text = ",".join(map(str, west))
            canvas.put(y, centre - 1 - len(text), text, self._trail(view, west))
            if crossed:
                canvas.put(y, centre - 1, signs[2], self._faint())
            else:
                canvas.put(y, centre - 1, signs[0] if west else " ", self._faint())
                canvas.put(y, centre, signs[1] if east else " ", self._faint())
            text = ",".join(map(str, east))
            canvas.put(y, centre if crossed else centre + 1, text, self._trail(view, east))

    def _labels(self, section: int, centre: int, side: int) -> list[int]:
        """The numbers of the trails that reach a clearing from the clan area on this side of it."""
        return [
            trail["label"]
            for number, at in self._clans()
            if (at - centre) * side > 0
            for trail in self.scene["clans"][number]["trails"]
            if trail["section"] == section
        ]

    def _trail(self, view: Tree, labels: list[int]) -> Style:
        return PICK if view.get("wildling_die") in labels else self._text(bold=True)

    def _clearings(self, canvas: Canvas, view: Tree, y: int) -> None:
        """Who waits before each section, and which way a crossing would run."""
        for section, centre in enumerate(self.centres):
            clearing = view["board"]["clearings"][section]
            east = clearing["direction"] == "south_east"
            arrow = ("↘" if east else "↙") if self.look.unicode else ("\\" if east else "/")
            text = figures(clearing["wildlings"], self.look.letters, self.wide - 3)
            start = centre - self.wide // 2
            canvas.put(y, start + (self.wide - 1 if east else 0), arrow, self._text(bold=True))
            canvas.put(y, max(start + 1, centre - (len(text) + 1) // 2), text, self._foe())
            if is_open(view, section):
                canvas.put(y, start + self.wide - 2, "!", Style(HOT if self.filled else "warn", bold=True))

    def _battlements(self, canvas: Canvas, y: int) -> None:
        sign = "▄" if self.look.unicode else "="
        start = self.centres[0] - self.wide // 2
        for x in range(start, start + self.wide * len(self.centres)):
            if self.filled:
                canvas.dot(2 * y + 1, x, WALL)
            elif (x - start) % 2 == 0:
                canvas.put(y, x, sign, Style(ICE))

    def _wall(self, canvas: Canvas, view: Tree, y: int, sections: set[int]) -> None:
        """The number of each section, then its positions 1 to 5 from west to east."""
        for section, centre in enumerate(self.centres):
            start = centre - self.wide // 2
            spaced = self.wide >= 2 * POSITIONS + 2
            if self.filled:
                for x in range(start, start + self.wide):
                    canvas.dot(2 * y, x, WALL)
                    canvas.dot(2 * y + 1, x, WALL)
            label = PICK if section in sections else Style("black" if self.filled else "", bold=True)
            canvas.put(y, start, str(section), label)
            guards = view["board"]["wall"][section]
            for position in range(POSITIONS):
                x = start + 1 + (1 + 2 * position if spaced else position + (self.wide > POSITIONS + 1))
                if position < len(guards):
                    canvas.put(y, x, self.look.seats[guards[position]], self._guard(guards[position]))
                else:
                    canvas.put(y, x, self._dot(), Style("rule" if self.filled else ICE))

    def _facts(self, canvas: Canvas, view: Tree, rows: int) -> None:
        """What lies beside the board, west of the Wall."""
        room = self.centres[0] - self.wide // 2 - 1
        for y, (line, near) in enumerate(facts(view, self.scene, self.look)[-rows:]):
            canvas.put(
                y,
                0,
                line[:room],
                Style(HOT if self.filled else "warn", bold=True) if near else self._text(),
            )

    # --- styles ---

    def _ground(self, canvas: Canvas, top: int, rows: int) -> None:
        if self.filled:
            for y in range(2 * top, 2 * (top + rows)):
                for x in range(canvas.columns):
                    canvas.dot(y, x, NORTH)

    def _dot(self) -> str:
        return "·" if self.look.unicode else "."

    def _text(self, bold: bool = False) -> Style:
        return Style(INK if self.filled else "", bold=bold)

    def _faint(self) -> Style:
        return Style("rule" if self.filled else "grey")

    def _foe(self) -> Style:
        return Style(FOE if self.filled else "warn", bold=True)

    def _guard(self, seat: int) -> Style:
        colour = self.look.colours[seat]
        if not self.filled:
            return Style(f"seat_{colour}", bold=True)
        return Style("black" if colour in LIGHT else "white", f"seat_{colour}", bold=True)


def facts(view: Tree, scene: Tree, look: NorthLook) -> list[tuple[str, bool]]:
    """Frostfangs, tokens, breaches, wildlings in the Gift: most urgent last, each with whether the end is near."""
    board = view["board"]
    counts = {name: board["frostfangs"].get(name, 0) for name, n in scene["figures"].items() if n}
    breached = board["breaches"] >= scene["most_breaches"] - 1
    full = board["in_gift"] >= scene["most_in_gift"] - 2
    return [
        (look.frostfangs, False),
        (" ".join(f"{n}{look.letters[name]}" for name, n in counts.items()), False),
        (f"{look.tokens} {board['tokens']['face_down']}", False),
        (f"{look.breaches} {board['breaches']}/{scene['most_breaches']}{'!' if breached else ''}", breached),
        (f"{look.gift} {board['in_gift']}/{scene['most_in_gift']}{'!' if full else ''}", full),
    ]


def pane(scene: Tree, look: NorthLook, view: Tree, sections: set[int], columns: int, rows: int) -> list[Row]:
    """The north on its own, filling a pane: facts, all forms of the north, and the hexes a breach would take."""
    count = len(scene["sections"])
    wide = min(16, (columns - 1) // count)
    left = max(0, (columns - wide * count) // 2)
    canvas = Canvas(columns, rows)
    north = North(scene, look, [left + wide * i + wide // 2 for i in range(count)], wide)
    lines = [text for text, _ in facts(view, scene, look)]
    filled = look.depth >= MANY
    style = Style(INK if filled else "")
    if filled:
        for y in range(4):
            for x in range(columns):
                canvas.dot(y, x, NORTH)
    canvas.put(0, 0, f"{lines[3]}   {lines[4]}   {lines[2]}"[:columns], style)
    canvas.put(1, 0, f"{lines[0]} {lines[1]}"[:columns], style)
    north.tall_rows(canvas, view, sections, 2, facts=False)
    _takes(canvas, scene, look, view, north, 2 + TALL_ROWS)
    return canvas.lines()


def _takes(canvas: Canvas, scene: Tree, look: NorthLook, view: Tree, north: North, y: int) -> None:
    """Under each section the hexes of its line, those with a wildling in brackets."""
    held = {place["hex"] for place in view["board"]["gift"]}
    canvas.put(y, 0, look.takes[: canvas.columns], Style("grey"))
    for section, centre in enumerate(north.centres):
        names = []
        for number in view["board"]["clearings"][section]["line"]:
            place = scene["hexes"][number]
            text = f"{look.resources[place['resource']]}{number_text(place['number'])}"
            names.append(f"[{text}]" if number in held else text)
        half = (len(names) + 1) // 2
        for i, part in enumerate((names[:half], names[half:])):
            text = " ".join(part)
            canvas.put(y + 1 + i, centre - north.wide // 2 + max(0, (north.wide - len(text)) // 2), text)
