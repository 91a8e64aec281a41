"""What a seat knows between two turns, as the row that the network judges: its own cards, what everybody earns and can
still build, the race for the special cards, and the Wall.

The seat comes first, then the others, the most dangerous before the rest: the network need not learn the same thing for
every chair. Sums and sites are worked out here, so that a small network is enough.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, size
from frostwall.core.bits import WORD_BITS, has, lowest
from frostwall.games.watch.bots.greedy.standing import most, pieces_at, pips
from frostwall.games.watch.bots.greedy.wall import Wall
from frostwall.games.watch.engine.board import Board
from frostwall.games.watch.engine.chapters.score import LONGEST_MINIMUM, PATROL_MINIMUM
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.north import (
    CLEARINGS,
    DISPLAY,
    GUARDS,
    HEROES,
    NO_TOKEN,
    SUPPLY,
    UNDER,
    WALL,
    entry,
    length,
)
from frostwall.games.watch.engine.rules import (
    CARD_COST,
    GUARD_COST,
    KEEP_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    VICTORY,
)
from frostwall.games.watch.engine.state import (
    IN_CAMP,
    KEEPS_LEFT,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    YIELDS,
    State,
)

VERSION: Final = 1  # goes up when a byte comes to mean something else

# Words of a row: the table, the seat's cards, each seat, the Wall.
TABLE_WORDS: Final = 2
OWN_WORDS: Final = 3
SEAT_WORDS: Final = 5
WALL_WORDS: Final = 9
_HEROES: Final = 15  # bytes for heroes; a new one shares the last


def words(seats: int, wall: bool) -> int:
    """Of a row at a table of at most so many seats."""
    return TABLE_WORDS + OWN_WORDS + seats * SEAT_WORDS + (WALL_WORDS if wall else 0)


class Features:
    """Writes rows for tables of at most `most_seats`."""

    def __init__(self, most_seats: int, wall: bool) -> None:
        self.most_seats: i64 = most_seats
        self.wall = wall
        self.words: i64 = words(most_seats, wall)
        self._board: Board | None = None
        self._pips: vec[i64] = vec[i64]()  # at each intersection of that board

    def write(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Fill the words from `at` on, which are 0."""
        if self._board is not s.board:
            self._board = s.board
            self._pips = _site_pips(s.board)
        byte: i64 = 8 * at
        self._write_table(s, seat, out, byte)
        byte += 8 * TABLE_WORDS
        _write_own(s, seat, out, byte)
        byte += 8 * OWN_WORDS
        self._write_seat(s, seat, s.all_points(seat), out, byte)
        for other in _others(s, seat):
            byte += 8 * SEAT_WORDS
            self._write_seat(s, other, s.points[other], out, byte)
        if self.wall:
            _write_wall(s, seat, out, 8 * (at + self.words - WALL_WORDS))

    def _write_table(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        seats: i64 = s.rules.seats
        _put(out, at + seats - 3, 1)
        _put(out, at + 4, s.turn // seats)
        _put(out, at + 5, size(s.pile))
        kind: i64 = 0
        while kind < 5:
            _put(out, at + 6 + kind, count(s.supply, kind))
            kind += 1
        best: i64 = most(s.points, seats, seat)
        own: i64 = s.all_points(seat)
        _put(out, at + 11, 10 + own - best)
        if s.rules.player_trade:
            _put(out, at + 12, 1)
        if s.tormund == IN_CAMP:
            _put(out, at + 13, 1)
        ahead: i64 = 0
        total: i64 = 0
        other: i64 = 0
        while other < seats:
            total += s.points[other]
            if other != seat and s.points[other] >= own:
                ahead += 1
            other += 1
        _put(out, at + 14, ahead)
        _put(out, at + 15, total)

    def _write_seat(self, s: State, who: i64, points: i64, out: vec[i64], at: i64) -> None:
        held: i64 = size(s.cards[who])
        left: i64 = 3 * who
        _put(out, at, points)
        _put(out, at + 1, size(s.hand[who]))
        _put(out, at + 2, held)
        _put(out, at + 3, s.patrols[who])
        _put(out, at + 4, s.length[who])
        _put(out, at + 5, s.rules.settlements - s.left[left + SETTLEMENTS_LEFT])
        _put(out, at + 6, s.rules.keeps - s.left[left + KEEPS_LEFT])
        _put(out, at + 7, s.left[left + ROADS_LEFT])
        _write_income(s, who, out, at + 8)
        if s.longest_road == who:
            _put(out, at + 15, 1)
        if s.strongest_patrol == who:
            _put(out, at + 16, 1)
        wait: i64 = who - s.active
        if wait < 0:
            wait += s.rules.seats
        _put(out, at + 17, wait)
        kind: i64 = 0
        while kind < 5:
            _put(out, at + 18 + kind, 4 - count(s.rates[who], kind))
            kind += 1
        _put(out, at + 23, _blocked_pips(s, who))
        self._write_sites(s, who, out, at + 24)
        _put(out, at + 28, self._best_keep(s, who))
        others: i64 = most(s.length, s.rules.seats, who)
        _put(out, at + 32, max(LONGEST_MINIMUM, others + 1) - s.length[who])
        others = most(s.patrols, s.rules.seats, who)
        _put(out, at + 33, max(PATROL_MINIMUM, others + 1) - s.patrols[who])
        if points >= 7:
            _put(out, at + 34, 1)
        if points >= 8:
            _put(out, at + 35, 1)
        if points >= 9:
            _put(out, at + 36, 1)
        if size(s.hand[who]) > 7:
            _put(out, at + 37, 1)
        _put(out, at + 38, min(held, s.room[who]))
        if s.rules.wall:
            _put(out, at + 29, s.north[GUARDS + who])
            _put(out, at + 30, s.north[HEROES + who] & 1)
            _put(out, at + 31, _tokens(s, who))

    def _write_sites(self, s: State, who: i64, out: vec[i64], at: i64) -> None:
        """Where it can settle now, and with one road more: how many sites, and the pips of the best."""
        if s.left[3 * who + SETTLEMENTS_LEFT] == 0:
            return
        best: i64 = 0
        n: i64 = 0
        word: i64 = 0
        while word < 2:
            free: i64 = s.ends[2 * who + word]
            free &= s.sites_low if word == 0 else s.sites_high
            while free:
                here: i64 = self._pips[lowest(free) + word * WORD_BITS]
                free &= free - 1
                n += 1
                if here > best:
                    best = here
            word += 1
        _put(out, at, n)
        _put(out, at + 1, best)
        best = 0
        n = 0
        word = 0
        while word < 2:
            paths: i64 = s.reach[2 * who + word]
            while paths:
                path: i64 = lowest(paths) + word * WORD_BITS
                paths &= paths - 1
                end: i64 = 0
                while end < 2:
                    site: i64 = s.board.ends[2 * path + end]
                    if not has(s.ends, who, site) and _is_free(s, site):
                        n += 1
                        if self._pips[site] > best:
                            best = self._pips[site]
                    end += 1
            word += 1
        _put(out, at + 2, n)
        _put(out, at + 3, best)

    def _best_keep(self, s: State, who: i64) -> i64:
        """The pips of its best settlement, if it may still replace one."""
        best: i64 = 0
        if s.left[3 * who + KEEPS_LEFT] == 0:
            return 0
        word: i64 = 0
        while word < 2:
            places: i64 = s.settlements[2 * who + word]
            while places:
                here: i64 = self._pips[lowest(places) + word * WORD_BITS]
                places &= places - 1
                if here > best:
                    best = here
            word += 1
        return best


def _put(out: vec[i64], at: i64, value: i64) -> None:
    """A byte of the row."""
    if value <= 0:
        return
    if value > 127:
        value = 127
    out[at >> 3] |= value << ((at & 7) << 3)


def _site_pips(board: Board) -> vec[i64]:
    found: vec[i64] = vec[i64]([0] * int(board.intersections))
    at: i64 = 0
    while at < board.intersections:
        i: i64 = 0
        while i < 3:
            h: i64 = board.touching[3 * at + i]
            if h >= 0:
                found[at] += pips(board.number[h])
            i += 1
        at += 1
    return found


def _is_free(s: State, site: i64) -> bool:
    if site < WORD_BITS:
        return (s.sites_low >> site) & 1 == 1
    return (s.sites_high >> (site - WORD_BITS)) & 1 == 1


def _others(s: State, seat: i64) -> list[int]:
    """The other seats, the most dangerous first; of equals the one that moves sooner after this one."""
    order: list[int] = []
    weights: list[int] = []
    step: i64 = 1
    while step < s.rules.seats:
        who: i64 = seat + step
        if who >= s.rules.seats:
            who -= s.rules.seats
        weight: i64 = (
            300 * s.points[who] + 100 * size(s.cards[who]) + 10 * size(s.hand[who]) + _pips_of(s, who)
        )
        at: i64 = 0
        while at < len(order) and weights[at] >= weight:
            at += 1
        order.insert(at, who)
        weights.insert(at, weight)
        step += 1
    return order


def _pips_of(s: State, who: i64) -> i64:
    total: i64 = 0
    number: i64 = 2
    while number <= 12:
        total += size(s.yields[YIELDS * who + number]) * pips(number)
        number += 1
    return total


def _write_income(s: State, who: i64, out: vec[i64], at: i64) -> None:
    """Pips of each kind and of all together, and on how many sums they fall."""
    total: i64 = 0
    sums: i64 = 0
    kind: i64 = 0
    while kind < 5:
        here: i64 = 0
        number: i64 = 2
        while number <= 12:
            here += count(s.yields[YIELDS * who + number], kind) * pips(number)
            number += 1
        _put(out, at + kind, here)
        total += here
        kind += 1
    number = 2
    while number <= 12:
        if s.yields[YIELDS * who + number]:
            sums += 1
        number += 1
    _put(out, at + 5, total)
    _put(out, at + 6, sums)


def _blocked_pips(s: State, who: i64) -> i64:
    total: i64 = 0
    blocked: i64 = s.held
    if s.tormund != IN_CAMP and (s.held >> s.tormund) & 1 == 0:
        total = pieces_at(s, who, s.tormund) * pips(s.board.number[s.tormund])
    while blocked:
        h: i64 = lowest(blocked)
        blocked &= blocked - 1
        total += pieces_at(s, who, h) * pips(s.board.number[h])
    return total


def _write_own(s: State, seat: i64, out: vec[i64], at: i64) -> None:
    hand: i64 = s.hand[seat]
    kind: i64 = 0
    while kind < 5:
        _put(out, at + kind, count(hand, kind))
        _put(out, at + 5 + kind, count(s.cards[seat], kind))
        kind += 1
    if covers(hand, ROAD_COST):
        _put(out, at + 10, 1)
    if covers(hand, SETTLEMENT_COST):
        _put(out, at + 11, 1)
    if covers(hand, KEEP_COST):
        _put(out, at + 12, 1)
    if covers(hand, CARD_COST):
        _put(out, at + 13, 1)
    if covers(hand, GUARD_COST):
        _put(out, at + 14, 1)
    _put(out, at + 15, size(missing(hand, SETTLEMENT_COST)))
    _put(out, at + 16, size(missing(hand, KEEP_COST)))
    _put(out, at + 17, size(missing(hand, CARD_COST)))
    _put(out, at + 18, s.all_points(seat) - s.points[seat])
    if count(s.cards[seat], VICTORY) == 0:
        _put(out, at + 19, 1)


def _tokens(s: State, who: i64) -> i64:
    """Wildling tokens under its settlements."""
    found: i64 = 0
    under: i64 = s.north[UNDER + who]
    while under:
        if (under & 7) - 1 != NO_TOKEN:
            found += 1
        under >>= 3
    return found


def _write_wall(s: State, seat: i64, out: vec[i64], at: i64) -> None:
    """Breaches, the Gift, the lead in guards, who is where; heroes."""
    wall = Wall(s, seat, 1)
    _put(out, at + min(wall.breaches, 2), 1)
    _put(out, at + 3, wall.gift)
    _put(out, at + 4, 10 + wall.lead)
    worst: i64 = 0
    total: i64 = 0
    front: i64 = 0
    section: i64 = 0
    while section < s.board.sections:
        chance: i64 = wall.chance(section, 0) // 100
        guards: i64 = s.north[WALL + section]
        total += chance
        if chance > worst:
            worst = chance
        if guards and entry(guards, 0) == seat:
            front += chance
        to: i64 = at + 40 + 4 * section
        _put(out, to, length(guards))
        _put(out, to + 1, size(s.north[CLEARINGS + section]))
        _put(out, to + 2, chance)
        _put(out, to + 3, _guards_of(guards, seat))
        section += 1
    _put(out, at + 5, worst)
    _put(out, at + 6, total // 4)
    _put(out, at + 7, front)
    _put(out, at + 8, s.north[SUPPLY])
    _put(out, at + 9, wall.care() // 10)
    own: i64 = s.north[HEROES + seat] >> 3
    _put(out, at + 10 + min(own, _HEROES - 1), 1)
    hero: i64 = 0
    display: i64 = s.north[DISPLAY]
    while hero < len(ROSTER):
        if (display >> hero) & 1 and hero < _HEROES:
            _put(out, at + 25 + hero, 1)
        hero += 1


def _guards_of(queue: i64, seat: i64) -> i64:
    found: i64 = 0
    while queue:
        if (queue & 7) - 1 == seat:
            found += 1
        queue >>= 3
    return found
