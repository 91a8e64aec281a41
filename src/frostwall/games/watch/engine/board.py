"""Hexes, intersections and paths of the Gift, numbered from north to south and west to east.

A Board is made once per set-up from a layout (packaged TOML) and the terrain, numbers and routes of that
table; states share it. All places have numbers, closed paths and places on the ice too, so that a refusal
can speak of them. `Geometry` is what a layout fixes; nothing here changes during a game.
"""

import tomllib
from importlib import resources
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bits import WORD_BITS, bit
from frostwall.core.types import Json
from frostwall.games.watch.engine.rules import CLANS, ICE, RESOURCES, TERRAINS

ANY: Final = 5  # a 3:1 route
CAMP: Final = 63  # Tormund's camp as the target of a move: no hex has this number
TWO_AND_TWELVE: Final = 14  # SET-2: the combined token

WORD: Final = (1 << WORD_BITS) - 1

Corner = tuple[int, int, str]  # the north or south corner of a hex
SIDES: Final = {"NE": (0, 1), "E": (1, 2), "SE": (2, 3), "SW": (3, 4), "W": (4, 5), "NW": (5, 0)}


def corners(q: int, r: int) -> list[Corner]:
    """Clockwise from the north."""
    return [
        (q, r, "N"),
        (q + 1, r - 1, "S"),
        (q, r + 1, "N"),
        (q, r, "S"),
        (q - 1, r + 1, "N"),
        (q, r - 1, "S"),
    ]


def corner_position(corner: Corner) -> tuple[int, int]:
    """(y, x) in sixths of a hex: rows of hexes are 6 apart with corners 4 above and below, columns 2 apart."""
    q, r, end = corner
    return (6 * r + (4 if end == "S" else -4), 2 * q + r)


class Geometry:
    """What a layout fixes: places, their neighbours and closed paths (BLD-7..9)."""

    def __init__(self, document: Json) -> None:
        self.name = str(document["name"])
        self.hexes: list[tuple[int, int]] = []
        self.terrain: list[int] = []
        self.numbers: list[int] = []
        for q, r, terrain, number in _rows(document, "hexes"):
            self.hexes.append((_int(q), _int(r)))
            self.terrain.append(ICE if terrain == "ice" else TERRAINS.index(str(terrain)))
            self.numbers.append(_int(number))
        found = {corner for q, r in self.hexes for corner in corners(q, r)}
        self.corners = sorted(found, key=corner_position)
        index = {corner: i for i, corner in enumerate(self.corners)}
        edges: dict[tuple[int, int], list[int]] = {}
        for h, (q, r) in enumerate(self.hexes):
            around = [index[corner] for corner in corners(q, r)]
            for i in range(6):
                a, b = around[i], around[(i + 1) % 6]
                edges.setdefault((min(a, b), max(a, b)), []).append(h)
        self.paths = sorted(edges, key=self._middle)
        self.open_paths = [any(self.terrain[h] != ICE for h in edges[path]) for path in self.paths]  # BLD-8
        self.path_index = {path: i for i, path in enumerate(self.paths)}
        self.corner_index = index
        self.routes: list[tuple[int, int]] = []
        self.route_kinds: list[int] = []
        for q, r, side, resource in _rows(document, "routes"):
            ends = [index[corners(_int(q), _int(r))[i]] for i in SIDES[str(side)]]
            self.routes.append((min(ends), max(ends)))
            self.route_kinds.append(ANY if resource == "any" else RESOURCES.index(str(resource)))
        self.beginner: list[tuple[str, int, int, bool]] = []  # colour, intersection, path, star (SET-9)
        for place in _tables(document, "beginner"):
            at = index[_corner(place["settlement"])]
            to = index[_corner(place["road_to"])]
            path = self.path_index[(min(at, to), max(at, to))]
            self.beginner.append((str(place["colour"]), at, path, place["star"] is True))

        # The Wall: section i lies north of hex (i, 0) (WILD-2); none in the base game.
        self.sections = _int(document.get("sections", 0))
        self.trails: list[tuple[int, int, int]] = []  # label, clan, section; clans from west to east
        for label, clan, section in _triples(document, "trails"):
            self.trails.append((_int(label), CLANS.index(str(clan)), _int(section)))

    def line(self, section: int, step: int) -> list[int]:
        """WILD-22, WILD-25: the land in a straight line behind a section; step -1 is south-west, 0 south-east."""
        found: list[int] = []
        q, r = section, 0
        while (q, r) in self.hexes and self.terrain[self.hexes.index((q, r))] != ICE:
            found.append(self.hexes.index((q, r)))
            q += step
            r += 1
        return found

    def clans(self) -> list[int]:
        """The clans in play from west to east."""
        return list(dict.fromkeys(clan for _, clan, _ in self.trails))

    def ends_of_trails(self, clan: int) -> list[int]:
        """The two sections a clan's trails lead to, that of the lowest number first (WILD-27)."""
        return list(dict.fromkeys(section for _, of, section in sorted(self.trails) if of == clan))

    def _middle(self, path: tuple[int, int]) -> tuple[int, int]:
        a, b = corner_position(self.corners[path[0]]), corner_position(self.corners[path[1]])
        return (a[0] + b[0], a[1] + b[1])


LABELS: Final = 13  # the wildling die shows 1 to 12
LINE: Final = 4  # the longest line behind a section
NEIGHBOURS: Final = 3  # of an intersection: hexes, and paths
SOUTH_WEST: Final = 0
SOUTH_EAST: Final = 1


class Tables:
    """A geometry's neighbourhoods as vectors, made once per layout and shared by all its boards."""

    def __init__(self, geometry: Geometry) -> None:
        self._read_hexes(geometry)
        self._read_paths(geometry)
        self._read_north(geometry)
        usable = sum(
            1 << at
            for at in range(len(geometry.corners))
            if self.touching[NEIGHBOURS * at] >= 0 and self.paths_at[NEIGHBOURS * at] >= 0
        )
        self.usable_low: i64 = usable & WORD
        self.usable_high: i64 = usable >> WORD_BITS

    def _read_hexes(self, geometry: Geometry) -> None:
        """The intersections around each hex, and the land around each intersection."""
        around: list[list[int]] = [[] for _ in geometry.corners]
        hex_bits: list[int] = []
        for h, (q, r) in enumerate(geometry.hexes):
            places = [geometry.corner_index[corner] for corner in corners(q, r)]
            hex_bits.append(sum(1 << at for at in places))
            if geometry.terrain[h] != ICE:
                for at in places:
                    around[at].append(h)
        self.hex_low: vec[i64] = vec[i64]([bits & WORD for bits in hex_bits])
        self.hex_high: vec[i64] = vec[i64]([bits >> WORD_BITS for bits in hex_bits])
        self.touching: vec[i64] = vec[i64](_padded(around))

    def _read_paths(self, geometry: Geometry) -> None:
        """The ends of each path, and the neighbours and open paths of each intersection."""
        open_at: list[list[int]] = [[] for _ in geometry.corners]
        beyond: list[list[int]] = [[] for _ in geometry.corners]
        near = [1 << at for at in range(len(geometry.corners))]
        ends: list[int] = []
        for p, (a, b) in enumerate(geometry.paths):
            ends += [a, b]
            near[a] |= 1 << b
            near[b] |= 1 << a
            if geometry.open_paths[p]:
                open_at[a].append(p)
                open_at[b].append(p)
                beyond[a].append(b)
                beyond[b].append(a)
        self.ends: vec[i64] = vec[i64](ends)
        self.paths_at: vec[i64] = vec[i64](_padded(open_at))
        self.beyond: vec[i64] = vec[i64](_padded(beyond))
        self.near_low: vec[i64] = vec[i64]([bits & WORD for bits in near])
        self.near_high: vec[i64] = vec[i64]([bits >> WORD_BITS for bits in near])

    def _read_north(self, geometry: Geometry) -> None:
        """By trail label its clan and section, by clan the sections of a rush, and the lines."""
        trail_clan = [-1] * LABELS
        trail_section = [-1] * LABELS
        for label, clan, section in geometry.trails:
            trail_clan[label] = clan
            trail_section[label] = section
        self.trail_clan: vec[i64] = vec[i64](trail_clan)
        self.trail_section: vec[i64] = vec[i64](trail_section)
        rush: list[int] = []
        for clan in range(len(CLANS)):
            rush += (geometry.ends_of_trails(clan) + [-1, -1])[:2]
        self.rush: vec[i64] = vec[i64](rush)
        lines: list[int] = []
        for section in range(geometry.sections):
            west = geometry.line(section, -1)
            east = geometry.line(section, 0) if section < geometry.sections - 1 else west  # WILD-25
            lines += (west + [-1] * LINE)[:LINE] + (east + [-1] * LINE)[:LINE]
        self.lines: vec[i64] = vec[i64](lines)


class Board:
    """A geometry with the terrain, numbers and routes of one table: all that the rules ask about places."""

    def __init__(
        self,
        geometry: Geometry,
        tables: Tables,
        terrain: list[int],
        numbers: list[int],
        route_kinds: list[int],
    ) -> None:
        self.geometry = geometry
        self.tables = tables
        self.route_kinds = route_kinds
        self.hexes: i64 = len(geometry.hexes)
        self.intersections: i64 = len(geometry.corners)
        self.paths: i64 = len(geometry.paths)
        self.terrain: vec[i64] = vec[i64](terrain)
        self.number: vec[i64] = vec[i64](numbers)
        self.land: i64 = sum(1 << h for h, kind in enumerate(terrain) if kind != ICE)  # TOR-4; below 62 hexes
        routes_at = [0] * len(geometry.corners)
        for (a, b), kind in zip(geometry.routes, route_kinds, strict=True):
            routes_at[a] |= 1 << kind
            routes_at[b] |= 1 << kind
        self.routes_at: vec[i64] = vec[i64](routes_at)  # TRD-11: a set of kinds; two routes may meet
        self.hex_low: vec[i64] = tables.hex_low  # intersections around a hex
        self.hex_high: vec[i64] = tables.hex_high
        self.touching: vec[i64] = tables.touching  # land hexes at an intersection
        self.ends: vec[i64] = tables.ends  # of a path
        self.paths_at: vec[i64] = tables.paths_at  # open paths at an intersection
        self.beyond: vec[i64] = tables.beyond  # where they lead
        self.near_low: vec[i64] = tables.near_low  # BLD-12: an intersection and its neighbours
        self.near_high: vec[i64] = tables.near_high
        self.usable_low: i64 = tables.usable_low  # BLD-9, SET-14
        self.usable_high: i64 = tables.usable_high
        self.sections: i64 = geometry.sections
        self.trail_clan: vec[i64] = tables.trail_clan  # by label, -1: no such trail (WILD-11)
        self.trail_section: vec[i64] = tables.trail_section
        self.rush: vec[i64] = tables.rush  # two sections per clan, the lower trail first
        self.lines: vec[i64] = tables.lines  # four hexes per section and direction, -1 behind a shorter one
        self.row: vec[i64] = vec[i64]()  # its part of an observation, once somebody has asked (tensor.py)

    def path_low(self, path: i64) -> i64:
        if path < WORD_BITS:
            return bit(path)
        return 0

    def path_high(self, path: i64) -> i64:
        if path < WORD_BITS:
            return 0
        return bit(path - WORD_BITS)


def _padded(rows: list[list[int]]) -> list[int]:
    return [n for row in rows for n in (row + [-1] * NEIGHBOURS)[:NEIGHBOURS]]


def _int(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is not a number")
    return value


def _rows(document: Json, key: str) -> list[tuple[object, object, object, object]]:
    rows = document[key]
    if not isinstance(rows, list):
        raise TypeError(key)
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def _triples(document: Json, key: str) -> list[tuple[object, object, object]]:
    rows = document.get(key, [])
    if not isinstance(rows, list):
        raise TypeError(key)
    return [(row[0], row[1], row[2]) for row in rows]


def _tables(document: Json, key: str) -> list[Json]:
    tables = document.get(key, [])
    if not isinstance(tables, list):
        raise TypeError(key)
    return tables


def _corner(value: object) -> Corner:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a corner")
    return (_int(value[0]), _int(value[1]), str(value[2]))


def load_layout(name: str) -> Geometry:
    file = resources.files("frostwall.games.watch.engine").joinpath("layouts").joinpath(name + ".toml")
    return Geometry(tomllib.loads(file.read_text(encoding="utf-8")))


LAYOUTS: Final[dict[str, Geometry]] = {
    name: load_layout(name) for name in ("base", "watch_3", "watch_4", "watch_5", "watch_6")
}
TABLES: Final[dict[str, Tables]] = {name: Tables(geometry) for name, geometry in LAYOUTS.items()}
