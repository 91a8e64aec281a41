"""Building (8.1-8.4): roads, settlements, keeps: where each may stand and what it does. Prices are in rules.py."""

from mypy_extensions import i64

from frostwall.core.bag import covers
from frostwall.core.bits import drop, has, members, popcount, put
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import score
from frostwall.games.watch.engine.chapters.hands import cannot_pay, cost_args, pay
from frostwall.games.watch.engine.frames import COVER, REVEAL
from frostwall.games.watch.engine.north import keep_tokens, uncover
from frostwall.games.watch.engine.rules import KEEP_COST, ROAD_COST, SETTLEMENT_COST
from frostwall.games.watch.engine.state import (
    KEEPS_LEFT,
    NOBODY,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    State,
    add_yield,
    better_rates,
    pieces,
)

# --- roads ---


def list_roads(s: State, seat: i64, moves: MoveSet) -> None:
    if s.left[3 * seat + ROADS_LEFT] > 0 and covers(s.hand[seat], ROAD_COST):
        moves.add_bits(kinds.ROAD, s.reach[2 * seat], s.reach[2 * seat + 1])


def refuse_road(s: State, seat: i64, path: i64) -> Refusal | None:
    refusal = refuse_reach(s, seat, path)
    if refusal is None:
        refusal = cannot_pay(s, seat, ROAD_COST)
    return refusal if refusal is not None else no_road_piece(s, seat)


def no_road_piece(s: State, seat: i64) -> Refusal | None:
    return Refusal("NO_PIECE", "BLD-3", {"piece": "road"}) if s.left[3 * seat + ROADS_LEFT] == 0 else None


def refuse_reach(s: State, seat: i64, path: i64) -> Refusal | None:
    """Is this a free path, joined to something of the seat?"""
    refusal = refuse_path(s, path)
    if refusal is None and not has(s.reach, seat, path):  # BLD-6
        refusal = Refusal("ROAD_NOT_CONNECTED", "BLD-6", {"path": path})
    return refusal


def refuse_path(s: State, path: i64) -> Refusal | None:
    if path >= s.board.paths:
        return Refusal("NO_SUCH_PLACE", "BLD-7", {"path": path}, {"most": s.board.paths - 1})
    if not s.board.geometry.open_paths[path]:  # BLD-8
        return Refusal("PATH_CLOSED", "BLD-8", {"path": path})
    owner: i64 = s.road_at(path)
    if owner != NOBODY:  # BLD-5
        return Refusal("PATH_TAKEN", "BLD-5", {"path": path, "owner": owner})
    return None


def build_road(s: State, seat: i64, path: i64, cost: i64, rule: str, events: list[Event] | None) -> None:
    pay(s, seat, cost)
    board = s.board
    low: i64 = board.path_low(path)
    high: i64 = board.path_high(path)
    s.roads[2 * seat] |= low
    s.roads[2 * seat + 1] |= high
    s.left[3 * seat + ROADS_LEFT] -= 1
    other: i64 = 0
    while other < s.rules.seats:
        s.reach[2 * other] &= ~low
        s.reach[2 * other + 1] &= ~high
        other += 1
    end: i64 = 0
    while end < 2:
        at: i64 = board.ends[2 * path + end]
        if not has(s.ends, seat, at):
            put(s.ends, seat, at)
            builder: i64 = s.builder_at(at)
            if builder == NOBODY or builder == seat:
                _reach_from(s, seat, at)
        end += 1
    if events is not None:
        events.append(Event("road", seat, cost_args(seat, cost, {"path": path}), rule))
    score.road_built(s, seat, path, events)


def _reach_from(s: State, seat: i64, at: i64) -> None:
    """The free paths at this intersection become places for the seat's roads."""
    i: i64 = 0
    while i < 3:
        path: i64 = s.board.paths_at[3 * at + i]
        if path >= 0 and s.road_at(path) == NOBODY:
            put(s.reach, seat, path)
        i += 1


def _cut_reach(s: State, seat: i64, at: i64) -> None:
    """A foreign building came to stand here: paths beyond it are lost unless their other end joins (BLD-6)."""
    board = s.board
    i: i64 = 0
    while i < 3:
        path: i64 = board.paths_at[3 * at + i]
        if path >= 0 and has(s.reach, seat, path):
            if not joins(s, seat, board.beyond[3 * at + i]):
                drop(s.reach, seat, path)
        i += 1


def joins(s: State, seat: i64, at: i64) -> bool:
    """Could a road of this seat go on from here (BLD-6)?"""
    builder: i64 = s.builder_at(at)
    return builder == seat or (builder == NOBODY and has(s.ends, seat, at))


def lift_road(s: State, seat: i64, path: i64) -> None:
    """Take a road up again, as only a hero can (BLD-4); Longest Road waits until it lies somewhere."""
    board = s.board
    drop(s.roads, seat, path)
    s.left[3 * seat + ROADS_LEFT] += 1
    end: i64 = 0
    while end < 2:
        at: i64 = board.ends[2 * path + end]
        touched: bool = False
        i: i64 = 0
        while i < 3:
            other: i64 = board.paths_at[3 * at + i]
            touched = touched or (other >= 0 and has(s.roads, seat, other))
            i += 1
        if not touched:
            drop(s.ends, seat, at)
        end += 1
    end = 0
    while end < 2:
        at = board.ends[2 * path + end]
        if not joins(s, seat, at):
            _cut_reach(s, seat, at)
        end += 1
    owner: i64 = 0
    while owner < s.rules.seats:
        if joins(s, owner, board.ends[2 * path]) or joins(s, owner, board.ends[2 * path + 1]):
            put(s.reach, owner, path)
        owner += 1
    score.road_lifted(s, seat)


# --- settlements ---


def list_settlements(s: State, seat: i64, moves: MoveSet) -> None:
    if s.left[3 * seat + SETTLEMENTS_LEFT] > 0 and covers(s.hand[seat], SETTLEMENT_COST):
        moves.add_bits(kinds.SETTLEMENT, s.sites_low & s.ends[2 * seat], s.sites_high & s.ends[2 * seat + 1])


def refuse_settlement(s: State, seat: i64, at: i64) -> Refusal | None:
    refusal = refuse_site(s, at, "BLD-9", "DISTANCE_RULE")
    if refusal is not None:
        return refusal
    board = s.board
    if not has(s.ends, seat, at):  # BLD-11
        paths = [board.paths_at[3 * at + i] for i in range(3) if board.paths_at[3 * at + i] >= 0]
        reachable: list[int] = [path for path in paths if has(s.reach, seat, path)]
        return Refusal("NO_OWN_ROAD", "BLD-11", {"intersection": at}, {"paths": reachable})
    refusal = cannot_pay(s, seat, SETTLEMENT_COST)
    if refusal is None and s.left[3 * seat + SETTLEMENTS_LEFT] == 0:  # BLD-13
        refusal = Refusal("NO_PIECE", "BLD-13", {"piece": "settlement"}, {"first": "keep"})
    return refusal


def refuse_site(s: State, at: i64, land_rule: str, distance_code: str) -> Refusal | None:
    """Is this an intersection on land that obeys the distance rule?"""
    board = s.board
    if at >= board.intersections:
        return Refusal("NO_SUCH_PLACE", "BLD-9", {"intersection": at}, {"most": board.intersections - 1})
    if board.touching[3 * at] < 0:  # SET-14, BLD-9
        return Refusal("BAD_INTERSECTION", land_rule, {"intersection": at})
    near = [n for n in members(board.near_low[at], board.near_high[at]) if s.builder_at(n) != NOBODY]
    if near:  # BLD-12
        return Refusal(distance_code, "BLD-12", {"intersection": at, "neighbour": near[0]})
    return None


def build_settlement(s: State, seat: i64, at: i64, cost: i64, rule: str, events: list[Event] | None) -> None:
    pay(s, seat, cost)
    board = s.board
    put(s.settlements, seat, at)
    s.left[3 * seat + SETTLEMENTS_LEFT] -= 1
    s.points[seat] += 1
    s.sites_low &= ~board.near_low[at]
    s.sites_high &= ~board.near_high[at]
    s.rates[seat] = better_rates(s.rates[seat], board.routes_at[at])
    i: i64 = 0
    while i < 3:
        h: i64 = board.touching[3 * at + i]
        if h >= 0 and not s.blocked(h):
            add_yield(s.yields, board, seat, h, 1)
        i += 1
    _reach_from(s, seat, at)
    if events is not None:
        events.append(Event("settlement", seat, cost_args(seat, cost, {"intersection": at}), rule))
    cut: bool = False
    other: i64 = 0
    while other < s.rules.seats:
        if other != seat and has(s.ends, other, at):
            _cut_reach(s, other, at)
            cut = True
        other += 1
    if cut:
        score.line_cut(s, seat, events)
    if s.rules.wall:
        under: i64 = uncover(s.north, seat)
        if s.turn > 0 or s.rules.founding_tokens:  # BLD-14; SET-15, AMB-1
            s.push(REVEAL, seat, under, score.SETTLEMENT)


# --- keeps ---


def list_keeps(s: State, seat: i64, moves: MoveSet) -> None:
    if s.left[3 * seat + KEEPS_LEFT] > 0 and covers(s.hand[seat], KEEP_COST):
        moves.add_bits(kinds.KEEP, s.settlements[2 * seat], s.settlements[2 * seat + 1])


def refuse_keep(s: State, seat: i64, at: i64) -> Refusal | None:
    if at >= s.board.intersections:
        return Refusal("NO_SUCH_PLACE", "BLD-9", {"intersection": at}, {"most": s.board.intersections - 1})
    if not has(s.settlements, seat, at):  # BLD-15
        own = {"intersections": pieces(s.settlements, seat)}
        return Refusal("NOT_YOUR_SETTLEMENT", "BLD-15", {"intersection": at}, dict(own))
    refusal = cannot_pay(s, seat, KEEP_COST)
    if refusal is None and s.left[3 * seat + KEEPS_LEFT] == 0:
        refusal = Refusal("NO_PIECE", "BLD-3", {"piece": "keep"})
    return refusal


def build_keep(s: State, seat: i64, at: i64, events: list[Event] | None) -> None:
    pay(s, seat, KEEP_COST)
    board = s.board
    drop(s.settlements, seat, at)
    put(s.keeps, seat, at)
    s.left[3 * seat + KEEPS_LEFT] -= 1
    s.left[3 * seat + SETTLEMENTS_LEFT] += 1  # BLD-16
    s.points[seat] += 1
    i: i64 = 0
    while i < 3:
        h: i64 = board.touching[3 * at + i]
        if h >= 0 and not s.blocked(h):
            add_yield(s.yields, board, seat, h, 1)
        i += 1
    if events is not None:
        events.append(Event("keep", seat, cost_args(seat, KEEP_COST, {"intersection": at}), "BLD-15"))
    if s.rules.wall:  # BLD-17, WILD-4: one token, then the other, then the settlement returns to the card
        s.push(COVER, seat)
        s.push(REVEAL, seat, keep_tokens(s.north), score.KEEP)
        s.push(REVEAL, seat, keep_tokens(s.north), score.KEEP)


# --- what a hex feeds, for blockers ---


def change_yields(s: State, h: i64, sign: i64) -> None:
    """A hex starts (1) or stops (-1) yielding for everybody around it."""
    board = s.board
    low: i64 = board.hex_low[h]
    high: i64 = board.hex_high[h]
    seat: i64 = 0
    while seat < s.rules.seats:
        n: i64 = popcount(low & s.settlements[2 * seat]) + 2 * popcount(low & s.keeps[2 * seat])
        if high:
            n += popcount(high & s.settlements[2 * seat + 1]) + 2 * popcount(high & s.keeps[2 * seat + 1])
        if n:
            add_yield(s.yields, board, seat, h, sign * n)
        seat += 1
