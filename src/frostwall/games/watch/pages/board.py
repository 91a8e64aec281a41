"""The board of the Watch as a picture: hexes, routes, roads, buildings, the Wall, and buttons where one may build.

Made from a scene and a view; the template `board.html` writes it as SVG. Letters and numbers say everything that
colours say, and the page tells the same position in sentences.
"""

from dataclasses import dataclass, field
from typing import Final

from frostwall.games.watch.terminal.board import REDS
from frostwall.games.watch.terminal.board_north import number_text
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.server.pages.face import Tree

SIDE: Final = 40.0  # of a hex
ACROSS: Final = SIDE * 3**0.5 / 2  # half a hex, one step of a scene's x
DOWN: Final = SIDE / 4  # one step of a scene's y
MARGIN: Final = 48.0
OFFSHORE: Final = 30.0  # where a rate is written, before the coast
LANDING: Final = 14.0  # where the lines of a route meet
NORTHERN: Final = 14.0  # above the wildlings
WALL: Final = 58.0  # above the land, where there is a Wall
# Kinds of move that are made at one place; others are chosen from the list.
AT: Final = {"road": "path", "settlement": "intersection", "keep": "intersection", "tormund": "hex"}

Point = tuple[float, float]


@dataclass(frozen=True)
class Hex:
    points: str
    terrain: str
    x: float
    y: float
    name: str
    number: str
    red: bool
    here: str  # Tormund, or wildlings


@dataclass(frozen=True)
class Line:
    a: Point
    b: Point
    seat: str = ""
    sign: str = ""


@dataclass(frozen=True)
class Mark:
    """Something at a point: a building, a guard, a route's rate, a button."""

    x: float
    y: float
    kind: str
    seat: str = ""
    sign: str = ""
    text: str = ""  # of a button: the notation
    title: str = ""  # and what it does


@dataclass
class Board:
    """Everything in the picture, at its place."""

    wide: float
    high: float
    hexes: list[Hex] = field(default_factory=list)
    routes: list[Line] = field(default_factory=list)
    rates: list[Mark] = field(default_factory=list)
    roads: list[Line] = field(default_factory=list)
    buildings: list[Mark] = field(default_factory=list)
    sections: list[Mark] = field(default_factory=list)
    guards: list[Mark] = field(default_factory=list)
    foes: list[Mark] = field(default_factory=list)
    buttons: list[Mark] = field(default_factory=list)


class _Places:
    """Where everything of a scene lies in the picture."""

    def __init__(self, scene: Tree) -> None:
        xs = [place["x"] for place in scene["intersections"]]
        ys = [place["y"] for place in scene["intersections"]]
        top = WALL + NORTHERN if "sections" in scene else MARGIN
        self.left, self.top = MARGIN - min(xs) * ACROSS, top - min(ys) * DOWN
        self.wide = 2 * MARGIN + (max(xs) - min(xs)) * ACROSS
        self.high = MARGIN + top + (max(ys) - min(ys)) * DOWN
        self.corners = [self.at(place["x"], place["y"]) for place in scene["intersections"]]
        self.middles = [self.at(2 * one["q"] + one["r"], 6 * one["r"]) for one in scene["hexes"]]

    def at(self, x: float, y: float) -> Point:
        return round(self.left + x * ACROSS, 1), round(self.top + y * DOWN, 1)


def draw(view: Tree, words: WatchWords) -> Board:
    scene = words.scene
    places = _Places(scene)
    found = Board(round(places.wide), round(places.high))
    for one in scene["hexes"]:
        found.hexes.append(_hex(one, view, words, places))
    for route in scene["routes"]:
        a, b = (places.corners[end] for end in route["ends"])
        inside = _inside(scene, route["ends"], places)
        landing = _outside(a, b, inside, LANDING)
        found.routes += [Line(a, landing), Line(b, landing)]
        x, y = _outside(a, b, inside, OFFSHORE)
        what = "" if route["kind"] == "any" else words.resources[route["kind"]]
        found.rates.append(Mark(x, y, "rate", sign=f"{route['rate']}:1", text=what))
    board = view["board"]
    for seat, roads in enumerate(board["roads"]):
        for path in roads:
            a, b = (places.corners[end] for end in scene["paths"][path]["ends"])
            found.roads.append(Line(a, b, words.colours[seat], words.letters[seat]))
    for kind in ("settlements", "keeps"):
        for seat, built in enumerate(board[kind]):
            for at in built:
                x, y = places.corners[at]
                found.buildings.append(Mark(x, y, kind[:-1], words.colours[seat], words.letters[seat]))
    if words.has_wall:
        _wall(found, view, words, places)
    found.buttons = _buttons(view, words, places)
    return found


def _hex(one: Tree, view: Tree, words: WatchWords, places: _Places) -> Hex:
    x, y = places.middles[one["hex"]]
    corners = [(0, -4), (1, -2), (1, 2), (0, 4), (-1, 2), (-1, -2)]
    points = " ".join(f"{x + dx * ACROSS:.1f},{y + dy * DOWN:.1f}" for dx, dy in corners)
    here = [words.catalogue.term("tormund")] if view["board"]["tormund"] == one["hex"] else []
    for gift in view["board"].get("gift", ()):
        if gift["hex"] == one["hex"]:
            here += [f"{n}{words.text(f'ui-letter-{kind}')}" for kind, n in gift["wildlings"].items()]
    barren = one["resource"] is None
    return Hex(
        points=points,
        terrain=one["terrain"],
        x=x,
        y=y,
        name=words.text("ui-ice") if barren else words.resources[one["resource"]],
        number="" if barren or not one["number"] else number_text(one["number"]),
        red=one["number"] in REDS,
        here=" ".join(here),
    )


def _inside(scene: Tree, ends: list[int], places: _Places) -> Point:
    """The middle of the land at a coast: of the hexes that touch one of its ends, those that touch both if any do."""
    first, second = (set(scene["intersections"][end]["hexes"]) for end in ends)
    near = sorted(first & second or first | second)
    xs, ys = ([places.middles[at][axis] for at in near] for axis in (0, 1))
    return sum(xs) / len(near), sum(ys) / len(near)


def _outside(a: Point, b: Point, inside: Point, off: float) -> Point:
    """A point before the coast, away from the land that it belongs to."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = x - inside[0], y - inside[1]
    far = (dx * dx + dy * dy) ** 0.5 or 1.0
    return round(x + off * dx / far, 1), round(y + off * dy / far, 1)


def _wall(found: Board, view: Tree, words: WatchWords, places: _Places) -> None:
    """Each section stands above the hex behind it; its wildlings wait further north."""
    board = view["board"]
    for section in words.scene["sections"]:
        number = section["section"]
        x, y = places.middles[section["hex"]]
        y = round(y - SIDE - 24, 1)
        found.sections.append(Mark(x, y, "section", sign=str(number)))
        guards = board["wall"][number]
        for at, seat in enumerate(guards):
            spot = round(x + (at - (len(guards) - 1) / 2) * 13, 1)
            found.guards.append(Mark(spot, y, "guard", words.colours[seat], words.letters[seat]))
        foes = board["clearings"][number]["wildlings"]
        sign = " ".join(f"{n}{words.text(f'ui-letter-{kind}')}" for kind, n in foes.items() if n)
        if sign:
            found.foes.append(Mark(x, round(y - 26, 1), "foes", sign=sign))


def _buttons(view: Tree, words: WatchWords, places: _Places) -> list[Mark]:
    """A button for every move that is made at a place, unless another move is made there too."""
    found: dict[tuple[str, int], list[Mark]] = {}
    for move in view["moves"]:
        what = AT.get(move["kind"])
        if what is None or not isinstance(move[what], int):
            continue
        place: int = move[what]
        if what == "intersection":
            x, y = places.corners[place]
        elif what == "hex":
            x, y = places.middles[place]
            y += 16
        else:
            a, b = (places.corners[end] for end in words.scene["paths"][place]["ends"])
            x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        title = f"{words.capital(words.kind(move['kind'], view))} ({place})"
        at = round(x - 12, 1), round(y - 9, 1)
        mark = Mark(*at, move["kind"], sign=str(place), text=move["text"], title=title)
        found.setdefault((what, place), []).append(mark)
    return [marks[0] for marks in found.values() if len(marks) == 1]
