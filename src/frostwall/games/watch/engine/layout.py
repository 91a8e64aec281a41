"""The layout that a table plays on: the built-in one of its mode and seats, or one of its own (MODE-18, MODE-19).

An own layout has the form of the files in `layouts/`, with `mode` and `players` in place of a name. It reaches the
engine as text or as a document, is checked as a whole, and is kept in the options, so that records and positions
carry it.
"""

import json
import tomllib
from typing import Final

from frostwall.core.options import bad_option
from frostwall.core.types import Json, Refusal, Refused
from frostwall.games.watch.engine.board import (
    ANY,
    LAYOUTS,
    SIDES,
    TABLES,
    TWO_AND_TWELVE,
    Geometry,
    Tables,
)
from frostwall.games.watch.engine.rules import CLANS, COLOURS, ICE, OWN, RESOURCES, TERRAINS, Ruleset

Place = tuple[int, int]

MOST_CHARACTERS: Final = 20_000  # of a layout's text
MOST_KEPT: Final = 100  # own layouts in memory
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
LABELS: Final = range(1, 13)
ACROSS: Final = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
KEYS: Final = ("mode", "players", "sections", "hexes", "routes", "trails", "beginner")
BEGINNER: Final = {"colour", "settlement", "road_to", "star"}


class Layout:
    """A geometry with its tables; `key` tells it from any other."""

    def __init__(self, geometry: Geometry, tables: Tables, key: str, differs: list[Json]) -> None:
        self.geometry = geometry
        self.tables = tables
        self.key = key
        self.differs = differs


BUILT_IN: Final[dict[str, Layout]] = {
    name: Layout(geometry, TABLES[name], name, []) for name, geometry in LAYOUTS.items()
}
_own: Final[dict[str, Layout]] = {}


def layout_of(rules: Ruleset) -> Layout:
    """The layout of a table; Refused if it is its own and does not fit (ERR-98)."""
    if rules.layout != OWN:
        return BUILT_IN[rules.layout]
    text = json.dumps(rules.options["layout"], sort_keys=True)
    key = f"{rules.printed} {rules.mode} {text}"
    found = _own.get(key)
    if found is None:
        usual = LAYOUTS[rules.printed]
        document = checked(rules.options["layout"], rules)
        geometry = Geometry({**document, "name": OWN})
        if len(_own) >= MOST_KEPT:
            _own.clear()
        found = _own[key] = Layout(geometry, Tables(geometry), key, differences(geometry, usual))
    if rules.beginner and not found.geometry.beginner:
        raise bad_option("start", "beginner", "MODE-19", ["founding"])
    return found


def read(text: str) -> Json:
    """The document in a layout file."""
    if len(text) > MOST_CHARACTERS:
        raise bad("file", "too_long")
    try:
        return tomllib.loads(text)
    except ValueError:
        raise bad("file", "not_toml") from None


def bad(entry: str, problem: str) -> Refused:
    return Refused(Refusal("BAD_LAYOUT", "MODE-19", {"entry": entry[:60], "problem": problem}))


def differences(geometry: Geometry, usual: Geometry) -> list[Json]:
    """Notes for the table: where the numbers of a terrain, value or kind of route are not those of the box (COMP-25,
    COMP-27, COMP-28)."""
    found: list[Json] = []
    for kind, have, box in _unequal(geometry.terrain, usual.terrain):
        found.append({"note": "layout_terrain", "kind": TERRAINS[kind], "have": have, "box": box})
    for number, have, box in _unequal(geometry.numbers, usual.numbers):
        shown = "2 & 12" if number == TWO_AND_TWELVE else str(number)
        found.append({"note": "layout_number", "number": shown, "have": have, "box": box})
    for kind, have, box in _unequal(geometry.route_kinds, usual.route_kinds):
        if kind == ANY:
            found.append({"note": "layout_any_route", "have": have, "box": box})
        else:
            found.append({"note": "layout_route", "kind": RESOURCES[kind], "have": have, "box": box})
    return found


def _unequal(have: list[int], box: list[int]) -> list[tuple[int, int, int]]:
    """What occurs more or less often than in the box: the thing, how often, and how often there."""
    found = [(thing, have.count(thing), box.count(thing)) for thing in sorted({*have, *box})]
    return [one for one in found if one[1] != one[2]]


# --- the check (MODE-19) ---


def checked(document: object, rules: Ruleset) -> Json:
    """The layout in its one form: places in the order of the built-in layout, trails by clan; Refused if it is none."""
    if not isinstance(document, dict):
        raise bad("file", "not_toml")
    usual = LAYOUTS[rules.printed]
    for key in document:
        if key not in KEYS or (not rules.wall and key in ("sections", "trails")):
            raise bad(str(key), "unknown")
    if document.get("mode") != rules.mode:
        raise bad("mode", "other_mode")
    if type(document.get("players")) is not int or document["players"] != rules.seats:
        raise bad("players", "other_players")
    hexes = _hexes(document, usual, rules)
    land = {(q, r) for q, r, terrain, _ in hexes if terrain != "ice"}
    _check_connected(land)
    found: Json = {
        "mode": rules.mode,
        "players": int(rules.seats),
        "hexes": [list(row) for row in hexes],
        "routes": _routes(document, set(usual.hexes), land, rules),
    }
    if rules.wall:
        found["sections"] = _sections(document, usual, land)
        found["trails"] = _trails(document, usual)
    if "beginner" in document:
        found["beginner"] = _beginner(document, found, rules)
    return found


def _rows(document: Json, key: str, types: tuple[type, ...]) -> list[tuple[object, ...]]:
    """The entries under this key, each a list of exactly these types."""
    rows = document.get(key)
    if not isinstance(rows, list) or not rows:
        raise bad(key, "missing")
    for i, row in enumerate(rows, 1):
        if not isinstance(row, list) or [type(value) for value in row] != list(types):
            raise bad(f"{key} {i}", "unreadable")
    return [tuple(row) for row in rows]


def _hexes(document: Json, usual: Geometry, rules: Ruleset) -> list[tuple[int, int, str, int]]:
    seen: dict[Place, tuple[int, int, str, int]] = {}
    for q, r, terrain, number in _rows(document, "hexes", (int, int, str, int)):
        assert isinstance(q, int) and isinstance(r, int) and isinstance(number, int)
        entry = f"hexes [{q}, {r}]"
        if (q, r) not in usual.hexes:
            raise bad(entry, "no_place")
        if (q, r) in seen:
            raise bad(entry, "doubled_place")
        if terrain not in ("ice", *TERRAINS):
            raise bad(entry, "no_terrain")
        combined = number == TWO_AND_TWELVE and rules.wall and rules.seats == 3  # COMP-27
        if terrain == "ice" and number != 0:
            raise bad(entry, "number_on_ice")
        if terrain != "ice" and number not in NUMBERS and not combined:
            raise bad(entry, "no_number")
        seen[q, r] = (q, r, str(terrain), number)
    for q, r in usual.hexes:
        if (q, r) not in seen:
            raise bad(f"hexes [{q}, {r}]", "missing_place")
    if sum(terrain == "ice" for _, _, terrain, _ in seen.values()) != usual.terrain.count(ICE):
        raise bad("hexes", "ice_count")
    return [seen[place] for place in usual.hexes]


def _check_connected(land: set[Place]) -> None:
    first = min(land)
    reached, waiting = {first}, [first]
    while waiting:
        q, r = waiting.pop()
        near = {(q + dq, r + dr) for dq, dr in ACROSS.values()} & land
        waiting += near - reached
        reached |= near
    if reached != land:
        raise bad("hexes", "not_connected")


def _routes(document: Json, places: set[Place], land: set[Place], rules: Ruleset) -> list[list[object]]:
    taken: set[frozenset[Place]] = set()
    found: list[list[object]] = []
    for q, r, side, kind in _rows(document, "routes", (int, int, str, str)):
        assert isinstance(q, int) and isinstance(r, int)
        entry = f"routes [{q}, {r}, {side}]"
        if (q, r) not in places or side not in SIDES:
            raise bad(entry, "no_path")
        dq, dr = ACROSS[str(side)]
        beside = frozenset({(q, r), (q + dq, r + dr)})
        if len(beside & land) != 1:  # BLD-8: none is a closed path, two an inner one
            raise bad(entry, "closed_path" if not beside & land else "inner_path")
        if beside in taken:
            raise bad(entry, "doubled_route")
        if kind not in RESOURCES and (kind != "any" or rules.wall):  # TRD-8: 3:1 in the base game only
            raise bad(entry, "no_route")
        taken.add(beside)
        found.append([q, r, side, kind])
    return found


def _sections(document: Json, usual: Geometry, land: set[Place]) -> int:
    if type(document.get("sections")) is not int or document["sections"] != usual.sections:
        raise bad("sections", "section_count")
    for section in range(usual.sections):
        if (section, 0) not in land:
            raise bad(f"hexes [{section}, 0]", "no_land_behind")
    return usual.sections


def _trails(document: Json, usual: Geometry) -> list[list[object]]:
    clans = [CLANS[clan] for clan in usual.clans()]
    ends: dict[str, set[int]] = {clan: set() for clan in clans}
    labels: set[int] = set()
    found: list[tuple[int, int, int]] = []
    for label, clan, section in _rows(document, "trails", (int, str, int)):
        assert isinstance(label, int) and isinstance(section, int)
        entry = f"trails [{label}]"
        if label not in LABELS:
            raise bad(entry, "no_label")
        if label in labels:
            raise bad(entry, "doubled_label")
        if clan not in clans:
            raise bad(entry, "no_clan")
        if not 0 <= section < usual.sections:
            raise bad(entry, "no_clearing")
        labels.add(label)
        ends[str(clan)].add(section)
        found.append((clans.index(str(clan)), label, section))
    for clan, sections in ends.items():
        if len(sections) != 2:
            raise bad(f"trails {clan}", "two_clearings")
    return [[label, clans[clan], section] for clan, label, section in sorted(found)]


def _beginner(document: Json, found: Json, rules: Ruleset) -> list[Json]:
    """SET-9: two places for each colour, one with a star, by the rules of founding."""
    if rules.wall:
        raise bad("beginner", "unknown")
    geometry = Geometry({**found, "name": OWN})
    tables = Tables(geometry)
    places = document["beginner"]
    if not isinstance(places, list):
        raise bad("beginner", "unreadable")
    near: set[int] = set()
    stars: dict[str, list[bool]] = {}
    for i, place in enumerate(places, 1):
        at = _founded(place, geometry, tables, f"beginner {i}")
        if at in near:  # BLD-12
            raise bad(f"beginner {i}", "no_founding")
        near |= {at} | {end for ends in geometry.paths if at in ends for end in ends}
        stars.setdefault(str(place["colour"]), []).append(place["star"])
    for colour in COLOURS[1:4] if rules.seats == 3 else COLOURS[:4]:
        if sorted(stars.get(colour, [])) != [False, True]:
            raise bad(f"beginner {colour}", "two_founded")
    return [{key: place[key] for key in sorted(BEGINNER)} for place in places]


def _founded(place: object, geometry: Geometry, tables: Tables, entry: str) -> int:
    """The intersection of one beginner's settlement; its road and its star fit."""
    if not isinstance(place, dict) or set(place) != BEGINNER or type(place["star"]) is not bool:
        raise bad(entry, "unreadable")
    if place["colour"] not in COLOURS[:4]:
        raise bad(entry, "no_colour")
    at, to = (_corner(place[key], geometry, entry) for key in ("settlement", "road_to"))
    path = geometry.path_index.get((min(at, to), max(at, to)))
    if path is None or not geometry.open_paths[path]:
        raise bad(entry, "no_path")
    lands = sum(tables.touching[3 * at + i] >= 0 for i in range(3))
    if place["star"] and lands != 3:  # it pays three cards
        raise bad(entry, "no_founding")
    return at


def _corner(value: object, geometry: Geometry, entry: str) -> int:
    if isinstance(value, list) and [type(part) for part in value] == [int, int, str]:
        at = geometry.corner_index.get((value[0], value[1], value[2]))
        if at is not None:
            return at
    raise bad(entry, "no_intersection")
