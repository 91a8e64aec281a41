"""The whole state of a table: packed hands, bit sets of pieces, a stack of open decisions.

Fields marked (derived) follow from the others; they are kept up to date where pieces change, and `check`
recomputes them. The rules are elsewhere: this file holds data, its copy, its frames and its invariants.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, covers, several, single, size
from frostwall.core.bits import has, holds, members, popcount, put
from frostwall.games.watch.engine import north as far_north
from frostwall.games.watch.engine.board import ANY, TWO_AND_TWELVE, Board
from frostwall.games.watch.engine.frames import FRAME, REVEAL, TOKEN
from frostwall.games.watch.engine.longest_road import longest, longest_with
from frostwall.games.watch.engine.north import GUARDS, guard_points
from frostwall.games.watch.engine.rules import ICE, VICTORY, Ruleset

NOBODY: Final = -1
IN_CAMP: Final = -1  # Tormund's place when he stands on no hex
NOT_CHOSEN: Final = -1

# How a game ended.
RUNNING: Final = 0
BY_POINTS: Final = 1  # END-2, END-3
BY_BREACHES: Final = 2  # END-4
BY_WILDLINGS: Final = 3  # END-5
ENDINGS: Final = ["", "points", "breaches", "wildlings"]

# Player trade, per seat: six words in `terms`.
TERMS: Final = 6
ANSWER: Final = 0
COUNTER_GIVE: Final = 1
COUNTER_TAKE: Final = 2
PROPOSAL_GIVE: Final = 3
PROPOSAL_TAKE: Final = 4
PROPOSALS_FAILED: Final = 5  # TRD-16: this turn
# values of ANSWER
UNASKED: Final = 0
WAITING: Final = 1
ACCEPTED: Final = 2
DECLINED: Final = 3
COUNTERED: Final = 4

YIELDS: Final = 13  # words per seat in `yields`: one for each sum up to 12
ROADS_LEFT: Final = 0
SETTLEMENTS_LEFT: Final = 1
KEEPS_LEFT: Final = 2


class State:
    # Long: it names every field twice; `clone` passes them by position, which is what makes it quick.
    def __init__(
        self,
        rules: Ruleset,
        board: Board,
        ply: i64,
        turn: i64,
        active: i64,
        first: i64,
        over: bool,
        ending: i64,
        winners: i64,
        rolled: i64,
        tormund: i64,
        held: i64,
        card_played: bool,
        failed_offers: i64,
        supply: i64,
        pile: i64,
        longest_road: i64,
        strongest_patrol: i64,
        sites_low: i64,
        sites_high: i64,
        hand: vec[i64],
        cards: vec[i64],
        fresh: vec[i64],
        room: vec[i64],
        patrols: vec[i64],
        roads: vec[i64],
        settlements: vec[i64],
        keeps: vec[i64],
        reach: vec[i64],
        ends: vec[i64],
        left: vec[i64],
        yields: vec[i64],
        rates: vec[i64],
        length: vec[i64],
        points: vec[i64],
        chosen: vec[i64],
        terms: vec[i64],
        north: vec[i64],
        frames: vec[i64],
        depth: i64,
    ) -> None:
        self.rules = rules
        self.board = board
        self.ply = ply  # moves made, nature's included
        self.turn = turn  # 0 while founding
        self.active = active
        self.first = first  # player 1
        self.over = over
        self.ending = ending
        self.winners = winners  # a set of seats
        self.rolled = rolled  # this turn's dice as first * 8 + second, 0 before the roll
        self.tormund = tormund
        self.held = held  # (derived) hexes with a wildling
        self.card_played = card_played  # TURN-5
        self.failed_offers = failed_offers  # TRD-16: of the active seat in this turn
        self.supply = supply
        self.pile = pile  # development cards, as a bag: no order exists
        self.longest_road = longest_road
        self.strongest_patrol = strongest_patrol
        self.sites_low = sites_low  # (derived) intersections that obey the distance rule
        self.sites_high = sites_high
        self.hand = hand  # packed bag per seat
        self.cards = cards  # development cards held, packed bag per seat
        self.fresh = fresh  # those of them bought this turn (DEV-11)
        self.room = room  # how many victory point cards it can hold, as all know: it has not won (END-2)
        self.patrols = patrols  # open Ranger Patrols
        self.roads = roads  # two words per seat, as all sets of places
        self.settlements = settlements
        self.keeps = keeps
        self.reach = reach  # (derived) paths where the seat may build a road
        self.ends = ends  # (derived) intersections its roads touch
        self.left = left  # (derived) pieces left: three words per seat
        self.yields = yields  # (derived) cards per seat and sum rolled, blocked hexes left out
        self.rates = rates  # (derived) best supply rate per kind, packed
        self.length = length  # (derived) longest road
        self.points = points  # (derived) visible victory points
        self.chosen = chosen  # sealed discards, NOT_CHOSEN before
        self.terms = terms
        self.north = north  # what Brotherhood adds (north.py); empty in the base game
        self.frames = frames
        self.depth = depth

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, _: object) -> "State":
        return self.clone()

    def clone(self) -> "State":
        return State(
            self.rules,
            self.board,
            self.ply,
            self.turn,
            self.active,
            self.first,
            self.over,
            self.ending,
            self.winners,
            self.rolled,
            self.tormund,
            self.held,
            self.card_played,
            self.failed_offers,
            self.supply,
            self.pile,
            self.longest_road,
            self.strongest_patrol,
            self.sites_low,
            self.sites_high,
            self.hand[:],
            self.cards[:],
            self.fresh[:],
            self.room[:],
            self.patrols[:],
            self.roads[:],
            self.settlements[:],
            self.keeps[:],
            self.reach[:],
            self.ends[:],
            self.left[:],
            self.yields[:],
            self.rates[:],
            self.length[:],
            self.points[:],
            self.chosen[:],
            self.terms[:],
            self.north[:],
            self.frames[:],
            self.depth,
        )

    # --- frames ---

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        frames = self.frames
        at: i64 = self.depth * FRAME
        frames[at] = kind
        frames[at + 1] = seat
        frames[at + 2] = a
        frames[at + 3] = b
        frames[at + 4] = self.ply
        self.depth += 1

    def pop(self) -> None:
        frames = self.frames
        self.depth -= 1
        at: i64 = self.depth * FRAME
        frames[at] = 0
        frames[at + 1] = 0
        frames[at + 2] = 0
        frames[at + 3] = 0
        frames[at + 4] = 0

    def replace(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.depth -= 1
        self.push(kind, seat, a, b)

    def frame(self) -> i64:
        """The kind of the open decision."""
        at: i64 = (self.depth - 1) * FRAME
        return self.frames[at]

    def frame_seat(self) -> i64:
        at: i64 = (self.depth - 1) * FRAME + 1
        return self.frames[at]

    def frame_a(self) -> i64:
        at: i64 = (self.depth - 1) * FRAME + 2
        return self.frames[at]

    def frame_b(self) -> i64:
        at: i64 = (self.depth - 1) * FRAME + 3
        return self.frames[at]

    def frame_opened(self) -> i64:
        return self.frames[(self.depth - 1) * FRAME + 4]

    def set_frame_a(self, a: i64) -> None:
        self.frames[(self.depth - 1) * FRAME + 2] = a

    def set_frame_b(self, b: i64) -> None:
        self.frames[(self.depth - 1) * FRAME + 3] = b

    # --- questions the chapters share ---

    def builder_at(self, intersection: i64) -> i64:
        """Whose settlement or keep stands there, or NOBODY."""
        seat: i64 = 0
        while seat < self.rules.seats:
            if has(self.settlements, seat, intersection) or has(self.keeps, seat, intersection):
                return seat
            seat += 1
        return NOBODY

    def road_at(self, path: i64) -> i64:
        """Whose road lies there, or NOBODY."""
        seat: i64 = 0
        while seat < self.rules.seats:
            if has(self.roads, seat, path):
                return seat
            seat += 1
        return NOBODY

    def all_points(self, seat: i64) -> i64:
        """Visible points and hidden victory point cards (END-1)."""
        return self.points[seat] + count(self.cards[seat], VICTORY)

    def blocked(self, h: i64) -> bool:
        """PROD-4"""
        return self.tormund == h or holds(self.held, h)

    # --- invariants ---

    def check(self) -> None:
        """Raise AssertionError when cards, pieces or points are not conserved or a derived field is stale."""
        rules = self.rules
        total: i64 = self.supply
        held: i64 = self.pile
        for seat in range(rules.seats):
            total += self.hand[seat]
            held += self.cards[seat] + several(0, self.patrols[seat])
            assert covers(self.cards[seat], self.fresh[seat]), "fresh cards are not held"
            self._check_seat(seat)
        for kind in range(5):
            assert count(total, kind) == rules.cards_per_kind, "resource cards are not conserved"
            assert count(held, kind) <= count(rules.pile, kind), "more development cards than there are"
        # Only played progress cards leave the game (DEV-3).
        gone: i64 = count(rules.pile, 0) - count(held, 0)
        assert gone == 0 or (rules.wall and gone > 0), (
            "Ranger Patrols are not conserved"
        )  # a hero may spend one
        assert count(held, VICTORY) == count(rules.pile, VICTORY), "victory point cards are not conserved"
        self._check_places()
        fresh = derive(self)
        for mine, expected, name in (
            (self.reach, fresh.reach, "reach"),
            (self.ends, fresh.ends, "ends"),
            (self.left, fresh.left, "left"),
            (self.yields, fresh.yields, "yields"),
            (self.rates, fresh.rates, "rates"),
            (self.length, fresh.length, "length"),
            (self.points, fresh.points, "points"),
        ):
            assert list(mine) == list(expected), f"{name} is stale"
        assert (self.sites_low, self.sites_high) == (fresh.sites_low, fresh.sites_high), "sites are stale"
        assert self.over or self.depth > 0, "no open decision in a running game"
        if rules.wall:
            keeps_left: list[int] = [self.left[3 * seat + KEEPS_LEFT] for seat in range(rules.seats)]
            far_north.check(self.north, rules, self.board, self.held, keeps_left, self._turning())

    def _turning(self) -> list[int]:
        """Tokens that have left their place and are not turned yet: of the running supply, and older ones."""
        drawn = 0
        older = 0
        for i in range(self.depth):
            kind: i64 = self.frames[FRAME * i]
            about: i64 = self.frames[FRAME * i + 2]
            if (kind == REVEAL and about == far_north.FROM_DRAWN) or (
                kind == TOKEN and about == far_north.DRAWN
            ):
                drawn += 1
            elif (kind == REVEAL and about == far_north.FROM_OLDER) or (
                kind == TOKEN and about == far_north.OLDER
            ):
                older += 1
        return [drawn, older]

    def _check_seat(self, seat: i64) -> None:
        for piece in range(3):
            assert self.left[3 * seat + piece] >= 0, "more pieces than there are"
        assert self.points[seat] >= 0
        if not self.over:
            assert count(self.cards[seat], VICTORY) <= self.room[seat] <= size(self.cards[seat]), (
                "room is wrong"
            )
        chosen: i64 = self.chosen[seat]
        if chosen != NOT_CHOSEN:
            assert covers(self.hand[seat], chosen) and size(chosen) == size(self.hand[seat]) // 2
        if self.rules.wall:
            # A settlement that was replaced goes back once the keep's tokens are resolved (BLD-17).
            on_card: i64 = far_north.length(self.north[far_north.UNDER + seat])
            assert self.left[3 * seat + SETTLEMENTS_LEFT] - on_card in (0, 1), "tokens under no settlement"

    def _check_places(self) -> None:
        seen: set[int] = set()
        near: set[int] = set()
        paths: set[int] = set()
        board = self.board
        for seat in range(self.rules.seats):
            for at in members(self.settlements[2 * seat], self.settlements[2 * seat + 1]) + members(
                self.keeps[2 * seat], self.keeps[2 * seat + 1]
            ):
                assert at not in near, "distance rule broken"
                assert board.touching[3 * at] >= 0, "a building on the ice"
                seen.add(at)
                near.update(members(board.near_low[at], board.near_high[at]))
            for path in members(self.roads[2 * seat], self.roads[2 * seat + 1]):
                assert path not in paths and board.geometry.open_paths[path], "road on a taken or closed path"
                paths.add(path)
        assert self.tormund == IN_CAMP or board.terrain[self.tormund] != ICE, "Tormund stands on ice"


# --- derived fields, from nothing ---------------------------------------------------------------------


class Derived:
    def __init__(self, seats: i64) -> None:
        self.reach: vec[i64] = vec[i64]([0] * (2 * seats))
        self.ends: vec[i64] = vec[i64]([0] * (2 * seats))
        self.left: vec[i64] = vec[i64]([0] * (3 * seats))
        self.yields: vec[i64] = vec[i64]([0] * (YIELDS * seats))
        self.rates: vec[i64] = vec[i64]([0] * seats)
        self.length: vec[i64] = vec[i64]([0] * seats)
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.sites_low: i64 = 0
        self.sites_high: i64 = 0


def derive(s: State) -> Derived:
    """Every derived field computed anew: the definition that the quick updates must agree with."""
    rules = s.rules
    board = s.board
    d = Derived(rules.seats)
    d.sites_low = board.usable_low
    d.sites_high = board.usable_high
    all_roads: set[int] = set()
    for seat in range(rules.seats):
        all_roads.update(members(s.roads[2 * seat], s.roads[2 * seat + 1]))
    for seat in range(rules.seats):
        settlements = members(s.settlements[2 * seat], s.settlements[2 * seat + 1])
        keeps = members(s.keeps[2 * seat], s.keeps[2 * seat + 1])
        roads = members(s.roads[2 * seat], s.roads[2 * seat + 1])
        d.left[3 * seat + ROADS_LEFT] = rules.roads - len(roads)
        d.left[3 * seat + SETTLEMENTS_LEFT] = rules.settlements - len(settlements)
        d.left[3 * seat + KEEPS_LEFT] = rules.keeps - len(keeps)
        d.rates[seat] = basic_rates(rules)
        for at in settlements + keeps:
            d.sites_low &= ~board.near_low[at]
            d.sites_high &= ~board.near_high[at]
            d.rates[seat] = better_rates(d.rates[seat], board.routes_at[at])
            for i in range(3):
                h = board.touching[3 * at + i]
                if h >= 0 and not s.blocked(h):
                    add_yield(d.yields, board, seat, h, 2 if at in keeps else 1)
        touched: set[int] = set()
        for path in roads:
            touched.update((board.ends[2 * path], board.ends[2 * path + 1]))
        for at in touched:
            put(d.ends, seat, at)
        for at in touched.union(settlements, keeps):
            if s.builder_at(at) in (NOBODY, seat):  # BLD-6
                for i in range(3):
                    path = board.paths_at[3 * at + i]
                    if path >= 0 and path not in all_roads:
                        put(d.reach, seat, path)
        d.length[seat] = longest_line(s, seat)
        d.points[seat] = len(settlements) + 2 * len(keeps)
        if s.longest_road == seat:
            d.points[seat] += rules.special_points
        if s.strongest_patrol == seat:
            d.points[seat] += rules.special_points
        if rules.wall:
            d.points[seat] += guard_points(s.north[GUARDS + seat])
    return d


def basic_rates(rules: Ruleset) -> i64:
    rates: i64 = 0
    kind: i64 = 0
    while kind < 5:
        rates += several(kind, rules.basic_rate)
        kind += 1
    return rates


def better_rates(rates: i64, routes: i64) -> i64:
    """The rates of somebody who also uses these routes (TRD-8..11)."""
    if routes == 0:
        return rates
    kind: i64 = 0
    while kind < 5:
        new: i64 = count(rates, kind)
        if holds(routes, kind):
            new = 2
        elif holds(routes, ANY):
            new = 3
        if new < count(rates, kind):
            rates -= several(kind, count(rates, kind) - new)
        kind += 1
    return rates


def add_yield(yields: vec[i64], board: Board, seat: i64, h: i64, n: i64) -> None:
    """This seat's piece makes the hex yield n more cards (n < 0: fewer)."""
    number: i64 = board.number[h]
    cards: i64 = single(board.terrain[h]) * n
    if number == TWO_AND_TWELVE:
        yields[YIELDS * seat + 2] += cards
        yields[YIELDS * seat + 12] += cards
    else:
        yields[YIELDS * seat + number] += cards


# --- the length of a seat's lines (SPC-2, SPC-3) ---


def longest_line(s: State, seat: i64) -> i64:
    """The most roads of this seat in one line."""
    low: i64 = s.roads[2 * seat]
    high: i64 = s.roads[2 * seat + 1]
    return longest(s.board, low, high, _foreign(s, seat, 0), _foreign(s, seat, 1))


def longest_through(s: State, seat: i64, path: i64) -> i64:
    """The longest line of this seat that uses, or would use, a road on this path."""
    low: i64 = s.roads[2 * seat]
    high: i64 = s.roads[2 * seat + 1]
    return longest_with(s.board, low, high, _foreign(s, seat, 0), _foreign(s, seat, 1), path)


def _foreign(s: State, seat: i64, word: i64) -> i64:
    """The intersections with a building of another seat, one word of the set."""
    found: i64 = 0
    other: i64 = 0
    while other < s.rules.seats:
        if other != seat:
            found |= s.settlements[2 * other + word] | s.keeps[2 * other + word]
        other += 1
    return found


def pieces(sets: vec[i64], seat: i64) -> list[int]:
    return members(sets[2 * seat], sets[2 * seat + 1])


def count_pieces(sets: vec[i64], seat: i64) -> i64:
    return popcount(sets[2 * seat]) + popcount(sets[2 * seat + 1])
