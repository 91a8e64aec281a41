"""Set-up (chapter 4): the public facts of a table and its first state; the founding rounds are in founding.py."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bag import several
from frostwall.core.bits import members
from frostwall.core.options import bad_option
from frostwall.core.rng import Rng, shuffle
from frostwall.core.types import Json, Refusal, Refused, Setup
from frostwall.games.watch.engine import layout as layouts
from frostwall.games.watch.engine import rules as rulebook
from frostwall.games.watch.engine.board import ANY, Board
from frostwall.games.watch.engine.chapters import founding, hero_deal
from frostwall.games.watch.engine.frames import FOUND_SETTLEMENT, FRAME, PRE_ROLL
from frostwall.games.watch.engine.layout import Layout
from frostwall.games.watch.engine.north import (
    DRAWN,
    FANGS,
    FROM_DRAWN,
    NO_TOKEN,
    SUPPLY,
    UNDER,
    WORDS,
    queue_of,
    tokens,
)
from frostwall.games.watch.engine.rules import COLOURS, ICE, RESOURCES, TERRAINS, Ruleset
from frostwall.games.watch.engine.state import (
    IN_CAMP,
    KEEPS_LEFT,
    NOBODY,
    NOT_CHOSEN,
    ROADS_LEFT,
    RUNNING,
    SETTLEMENTS_LEFT,
    TERMS,
    YIELDS,
    State,
    basic_rates,
    derive,
)

# --- the facts (SET-1..10, MODE-7..9, MODE-19) ---

MOST_DEALS: Final = 2000  # of number tokens, until no 6 or 8 lies beside another


def setup(mode: str, seats: int, rng: Rng, given: Json) -> Setup:
    rules = _read_rules(mode, seats, given)
    layout = layouts.layout_of(rules)
    geometry = layout.geometry
    terrain = list(geometry.terrain)
    numbers = list(geometry.numbers)
    if rules.board != "standard":  # MODE-8, SET-3
        _shuffle_land(terrain, terrain, rng)
    if rules.board == "full_random":  # MODE-9, AMB-46
        _deal_numbers(numbers, terrain, layout, rng)
    routes = list(geometry.route_kinds)
    if rules.board != "standard" and rules.shuffle_routes:  # MODE-8, CON-16
        shuffle(routes, rng)
    facts: Json = {
        "layout": geometry.name,
        "terrain": ["ice" if kind == ICE else TERRAINS[kind] for kind in terrain],
        "numbers": numbers,
        "routes": ["any" if kind == ANY else RESOURCES[kind] for kind in routes],
        "colours": _colours(rules),
    }
    if rules.beginner:  # SET-9, CON-25: the oldest begins
        facts["first"] = rules.options["oldest"]
    else:
        facts["start_rolls"] = _start_rolls(seats, rng)
        facts["first"] = read_start_rolls(facts["start_rolls"], seats)
    if rules.wall:
        facts["display"] = hero_deal.deal_display(rules, rng)
    return Setup(mode, seats, rulebook.differing(rules), facts)


def _read_rules(mode: str, seats: int, given: Json) -> Ruleset:
    """The rules of a new table. The text of an own layout becomes a document, in its one form."""
    rulebook.check_seats(mode, seats)
    own = given.get("layout", rulebook.BUILT_IN)
    if isinstance(own, str) and own != rulebook.BUILT_IN:
        own = layouts.read(own)
    if isinstance(own, dict):
        plain = rulebook.build(mode, seats, {**given, "layout": rulebook.BUILT_IN})
        given = {**given, "layout": layouts.checked(own, plain)}
    return rulebook.build(mode, seats, given)


def _deal_numbers(numbers: list[int], terrain: list[int], layout: Layout, rng: Rng) -> None:
    for _ in range(MOST_DEALS):
        _shuffle_land(numbers, terrain, rng)
        if not _red_neighbours(layout, numbers):
            return
    raise bad_option("board", "full_random", "MODE-9", ["standard", "shuffled_terrain"])  # too many 6 and 8


def _shuffle_land(values: list[int], terrain: list[int], rng: Rng) -> None:
    """Mix what lies on the land; ice fields stay (MODE-10)."""
    land = [h for h, kind in enumerate(terrain) if kind != ICE]
    lying = [values[h] for h in land]
    shuffle(lying, rng)
    for h, value in zip(land, lying, strict=True):
        values[h] = value


def _red_neighbours(layout: Layout, numbers: list[int]) -> bool:
    tables = layout.tables
    red = [h for h, number in enumerate(numbers) if number in (6, 8)]
    places = [set(members(tables.hex_low[h], tables.hex_high[h])) for h in red]
    return any(len(a & b) > 1 for i, a in enumerate(places) for b in places[:i])


def _colours(rules: Ruleset) -> list[str]:
    """SET-9: with three seats red is left out of the printed places."""
    if rules.beginner and rules.seats == 3:
        return COLOURS[1:4]
    return COLOURS[: rules.seats]


def _start_rolls(seats: int, rng: Rng) -> list[list[int]]:
    """SET-10: one row per roll-off, 0 for a seat that no longer takes part; those tied for highest roll again."""
    rows: list[list[int]] = []
    tied = list(range(seats))
    while len(tied) > 1:
        row = [0] * seats
        for seat in tied:
            row[seat] = 2 + rng.below(6) + rng.below(6)
        rows.append(row)
        tied = [seat for seat in tied if row[seat] == max(row)]
    return rows


def read_start_rolls(rows: object, seats: int) -> int:
    """Who begins by these rolls; refused unless each row is a roll-off of exactly those still tied."""
    if not isinstance(rows, list):
        raise _bad_setup("start_rolls")
    tied = list(range(seats))
    for row in rows:
        if not isinstance(row, list) or len(row) != seats or not all(type(roll) is int for roll in row):
            raise _bad_setup("start_rolls")
        rolled = [seat for seat in range(seats) if 2 <= row[seat] <= 12]
        if len(tied) == 1 or rolled != tied or any(row[seat] for seat in range(seats) if seat not in tied):
            raise _bad_setup("start_rolls")
        tied = [seat for seat in tied if row[seat] == max(row)]
    if len(tied) != 1:
        raise _bad_setup("start_rolls")
    return tied[0]


# --- the first state ---


def fact_names(rules: Ruleset) -> set[str]:
    names = {"layout", "terrain", "numbers", "routes", "colours", "first"}
    if not rules.beginner:
        names.add("start_rolls")
    if rules.wall:
        names.add("display")
    return names


def new_game(setup: Setup) -> State:
    rules = rulebook.build(setup.rules, setup.seats, setup.options)
    facts = setup.facts
    board = read_board(rules, facts)
    wrong = sorted(set(facts) ^ fact_names(rules))  # missing or not known
    if wrong:
        raise _bad_setup(wrong[0][:40])
    first = facts["first"]
    if type(first) is not int or not 0 <= first < setup.seats:
        raise _bad_setup("first")
    if not rules.beginner and read_start_rolls(facts["start_rolls"], setup.seats) != first:
        raise _bad_setup("start_rolls")
    if facts["colours"] != _colours(rules):
        raise _bad_setup("colours")
    s = blank(rules, board, first)
    if rules.wall:
        hero_deal.deal(s, facts["display"])
    if rules.beginner:
        founding.place_beginners(s, _colours(rules))
        s.push(PRE_ROLL, first)
        s.active = first
        s.turn = 1
    else:
        s.push(FOUND_SETTLEMENT, first, 1)
    return s


def blank(rules: Ruleset, board: Board, first: i64) -> State:
    """A table with nothing on it yet."""
    seats = rules.seats
    supply: i64 = 0
    for kind in range(5):
        supply += several(kind, rules.cards_per_kind)
    s = State(
        rules,
        board,
        0,
        0,
        first,
        first,
        False,
        RUNNING,
        0,
        0,
        IN_CAMP,
        0,
        False,
        0,
        supply,
        rules.pile,
        NOBODY,
        NOBODY,
        board.usable_low,
        board.usable_high,
        _zeros(seats),
        _zeros(seats),
        _zeros(seats),
        _zeros(seats),
        _zeros(seats),
        _zeros(2 * seats),
        _zeros(2 * seats),
        _zeros(2 * seats),
        _zeros(2 * seats),
        _zeros(2 * seats),
        _zeros(3 * seats),
        _zeros(YIELDS * seats),
        _filled(seats, basic_rates(rules)),
        _zeros(seats),
        _zeros(seats),
        _filled(seats, NOT_CHOSEN),
        _zeros(TERMS * seats),
        _zeros(WORDS if rules.wall else 0),
        _zeros(FRAME * rules.frames),
        0,
    )
    for seat in range(seats):
        s.left[3 * seat + ROADS_LEFT] = rules.roads
        s.left[3 * seat + SETTLEMENTS_LEFT] = rules.settlements
        s.left[3 * seat + KEEPS_LEFT] = rules.keeps
    if rules.wall:
        _lay_tokens(s)
    return s


def _lay_tokens(s: State) -> None:
    """SET-18..20: figures in the Frostfangs, tokens face down under pieces, the rest in the supply."""
    rules = s.rules
    s.north[FANGS] = rules.figures
    for clan in s.board.geometry.clans():
        s.north[DRAWN + clan] = rules.clan_tokens
    founding: list[int] = [FROM_DRAWN if rules.founding_tokens else NO_TOKEN] * 2  # AMB-1
    under = founding + [FROM_DRAWN] * (rules.settlements - 2)
    for seat in range(rules.seats):
        s.north[UNDER + seat] = queue_of(under)
    laid = rules.seats * (under.count(FROM_DRAWN) + 2 * rules.keeps)
    s.north[SUPPLY] = tokens(s.north, DRAWN) - laid


def refresh(s: State) -> None:
    """Compute the derived fields from the others (a loaded position)."""
    d = derive(s)
    s.ends = d.ends
    s.reach = d.reach
    s.left = d.left
    s.yields = d.yields
    s.rates = d.rates
    s.length = d.length
    s.points = d.points
    s.sites_low = d.sites_low
    s.sites_high = d.sites_high


def _zeros(n: i64) -> vec[i64]:
    return _filled(n, 0)


def _filled(n: i64, value: i64) -> vec[i64]:
    words: vec[i64] = vec[i64](capacity=n)
    while len(words) < n:
        words = append(words, value)
    return words


# --- a board from a record's facts, which may be anybody's text ---

Key = tuple[str, tuple[str, ...], tuple[int, ...], tuple[str, ...]]
_boards: dict[Key, Board] = {}


def read_board(rules: Ruleset, facts: Json) -> Board:
    layout = facts.get("layout")
    terrain = _all_of(facts.get("terrain"), str, "terrain")
    numbers = _all_of(facts.get("numbers"), int, "numbers")
    routes = _all_of(facts.get("routes"), str, "routes")
    found = layouts.layout_of(rules)
    if layout != found.geometry.name:
        raise _bad_setup("layout")
    key = (found.key, terrain, numbers, routes)
    board = _boards.get(key)
    if board is None:
        if len(_boards) > 1000:
            _boards.clear()
        board = _read_board(found, facts)
        _boards[key] = board
    if rules.board == "standard" and list(board.terrain) != board.geometry.terrain:
        raise _bad_setup("terrain")
    mixed = rules.board != "standard" and rules.shuffle_routes
    if not mixed and board.route_kinds != board.geometry.route_kinds:
        raise _bad_setup("routes")
    if rules.board != "full_random" and list(board.number) != board.geometry.numbers:
        raise _bad_setup("numbers")
    if rules.board == "full_random" and _red_neighbours(found, list(numbers)):  # MODE-9
        raise _bad_setup("numbers")
    return board


def _all_of(given: object, kind: type, what: str) -> tuple[Any, ...]:
    """The list as a tuple of exactly this type, so that nothing merely equal passes for a known board."""
    if not isinstance(given, list) or not all(type(entry) is kind for entry in given):
        raise _bad_setup(what)
    return tuple(given)


def _read_board(layout: Layout, facts: Json) -> Board:
    geometry = layout.geometry
    terrain = _indices(facts.get("terrain"), ["ice", *TERRAINS], "terrain")
    kinds = [index - 1 for index in terrain]
    numbers = facts.get("numbers")
    if not isinstance(numbers, list) or not all(type(n) is int for n in numbers):
        raise _bad_setup("numbers")
    routes = _indices(facts.get("routes"), [*RESOURCES, "any"], "routes")
    same = (
        sorted(kinds) == sorted(geometry.terrain)
        and [kind == ICE for kind in kinds] == [kind == ICE for kind in geometry.terrain]
        and sorted(numbers) == sorted(geometry.numbers)
        and [n == 0 for n in numbers] == [n == 0 for n in geometry.numbers]
    )
    if not same:
        raise _bad_setup("terrain")
    if sorted(routes) != sorted(geometry.route_kinds):
        raise _bad_setup("routes")
    return Board(geometry, layout.tables, kinds, numbers, routes)


def _indices(given: object, names: list[str], what: str) -> list[int]:
    if not isinstance(given, list) or not all(isinstance(name, str) and name in names for name in given):
        raise _bad_setup(what)
    return [names.index(name) for name in given]


def _bad_setup(what: str) -> Refused:
    return Refused(Refusal("BAD_SETUP", "SET-1", {"fact": what}))
