"""Where the roads of one seat can lead in the Watch: how many it takes to each intersection, what others may do there
first, and which road makes its line longest. Greedy's plan says what that is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bits import WORD_BITS, has, lowest, members
from frostwall.games.watch.bots.greedy.planning import NOTHING
from frostwall.games.watch.bots.greedy.weights import SITE_LOST, SITE_RACED
from frostwall.games.watch.engine.longest_road import longest_with
from frostwall.games.watch.engine.state import State

NEVER: Final = 99


class Roads:
    """Sets of places are two words each: roads of all seats; buildings of the others, ends of their roads, and paths
    where they may build."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.taken_low: i64 = 0
        self.taken_high: i64 = 0
        self.foreign_low: i64 = 0
        self.foreign_high: i64 = 0
        self.ends_low: i64 = 0
        self.ends_high: i64 = 0
        self.reach_low: i64 = 0
        self.reach_high: i64 = 0
        self.distance: vec[i64] = vec[i64]()  # roads to each intersection, NEVER when too many
        self.way: vec[i64] = vec[i64]()  # the first of those roads
        other: i64 = 0
        while other < s.rules.seats:
            at: i64 = 2 * other
            self.taken_low |= s.roads[at]
            self.taken_high |= s.roads[at + 1]
            if other != seat:
                self.foreign_low |= s.settlements[at] | s.keeps[at]
                self.foreign_high |= s.settlements[at + 1] | s.keeps[at + 1]
                self.ends_low |= s.ends[at]
                self.ends_high |= s.ends[at + 1]
                self.reach_low |= s.reach[at]
                self.reach_high |= s.reach[at + 1]
            other += 1

    def spread(self, low: i64, high: i64, far: i64) -> None:
        """How many roads, up to so many, lead from these intersections to each other one, and which is the first."""
        board = self.s.board
        n: i64 = board.intersections
        distance = vec[i64]([NEVER] * n)
        way = vec[i64]([NOTHING] * n)
        queue = vec[i64]([0] * n)  # each intersection comes once at most
        end: i64 = 0
        low &= ~self.foreign_low
        while low:
            queue[end] = lowest(low)
            distance[queue[end]] = 0
            low &= low - 1
            end += 1
        high &= ~self.foreign_high
        while high:
            queue[end] = WORD_BITS + lowest(high)
            distance[queue[end]] = 0
            high &= high - 1
            end += 1
        done: i64 = 0
        while done < end:
            at: i64 = queue[done]
            done += 1
            roads: i64 = distance[at]
            # BLD-6: not past a foreign building
            if roads == far or is_in(self.foreign_low, self.foreign_high, at):
                continue
            i: i64 = 0
            while i < 3:
                path: i64 = board.paths_at[3 * at + i]
                if path >= 0 and not is_in(self.taken_low, self.taken_high, path):
                    to: i64 = board.beyond[3 * at + i]
                    if distance[to] > roads + 1:
                        distance[to] = roads + 1
                        way[to] = way[at]
                        if roads == 0:
                            way[to] = path
                        queue[end] = to
                        end += 1
                i += 1
        self.distance = distance
        self.way = way

    def contested(self, at: i64, roads: i64) -> i64:
        """What part of a site's value one may count on, in percent, when others are near it too."""
        if roads > 0 and is_in(self.ends_low, self.ends_high, at):
            return SITE_LOST
        i: i64 = 0
        while i < 3 and roads > 1:
            path: i64 = self.s.board.paths_at[3 * at + i]
            if path >= 0 and is_in(self.reach_low, self.reach_high, path):
                return SITE_RACED
            i += 1
        return 100

    def length_with(self, path: i64) -> i64:
        """Of the longest line that uses a road on this path."""
        roads = self.s.roads
        low: i64 = roads[2 * self.seat]
        high: i64 = roads[2 * self.seat + 1]
        return longest_with(self.s.board, low, high, self.foreign_low, self.foreign_high, path)

    def longest_path(self) -> i64:
        """The road that lengthens the longest line most, or NOTHING; of several the one with most room behind it."""
        s = self.s
        board = s.board
        found: i64 = NOTHING
        best: i64 = 4 * s.length[self.seat] + 3
        for path in members(s.reach[2 * self.seat], s.reach[2 * self.seat + 1]):
            value: i64 = 4 * self.length_with(path)
            end: i64 = 0
            while end < 2:
                at: i64 = board.ends[2 * path + end]
                new: bool = not has(s.ends, self.seat, at)
                i: i64 = 0
                while i < 3 and new and not is_in(self.foreign_low, self.foreign_high, at):
                    on: i64 = board.paths_at[3 * at + i]
                    if on >= 0 and on != path and not is_in(self.taken_low, self.taken_high, on):
                        value += 1
                    i += 1
                end += 1
            if value > best:
                best = value
                found = path
        return found


def is_in(low: i64, high: i64, number: i64) -> bool:
    """Is the number in a set of two words?"""
    if number < WORD_BITS:
        return (low >> number) & 1 == 1
    return (high >> (number - WORD_BITS)) & 1 == 1
