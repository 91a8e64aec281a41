"""The greedy bot of the Watch: one ply, by hand-made values. It answers every decision of the base game.

By topic: values of places, the building plan (what to buy, and how long it takes), founding, the turn, development
cards, trade, the seven. It reads of the world only what its seat knows: its own cards, open pieces, sizes of hands,
the open supply, and the minima in Knowledge; the other hands and the pile of a determinized world are never looked at
card by card. It keeps nothing between two decisions: what it may no longer offer follows from how often it has
offered this turn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.bots.greedy import (
    NOTHING,
    Swap,
    beyond,
    lacks_one,
    scarcest,
    spare,
    swap_towards,
    swaps_complete,
    wait,
)
from frostwall.core.bag import count, covers, from_dict, missing, single, size
from frostwall.core.bits import WORD_BITS, bit, has, lowest, members, popcount
from frostwall.core.drive import SeatView
from frostwall.core.kinds import kind_of
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Move
from frostwall.watch import kinds
from frostwall.watch.board import ANY, CAMP, NO_ROUTE, TWO_AND_TWELVE
from frostwall.watch.cards import free_roads, playable, winter_count
from frostwall.watch.rules import (
    CARD_COST,
    KEEP_COST,
    PATROL,
    RESOURCES,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    VICTORY,
    WINTER,
)
from frostwall.watch.score import LONGEST_MINIMUM, PATROL_MINIMUM
from frostwall.watch.seven import camp_allowed, victims
from frostwall.watch.state import (
    ACCEPTED,
    ACT,
    ANSWER,
    BUILD,
    CHOOSE_VICTIM,
    COUNTER_GIVE,
    COUNTER_TAKE,
    COUNTERED,
    DISCARDING,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    IN_CAMP,
    KEEPS_LEFT,
    MOVE_TORMUND,
    OFFERING,
    PRE_ROLL,
    PROPOSAL_GIVE,
    PROPOSAL_TAKE,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    TERMS,
    TRADING,
    YIELDS,
    State,
    longest_through,
)

NO_MOVE: Final = -1
NEVER: Final = 99

# --- weights: a victory point is worth 100, everything else is measured by it ---
# Many were also tried in play, two seats with another number against two with this one, some 3000 games each: those of
# founding on mixed boards too, the others on the standard board only. KIND_WORTH, SPECIAL_DEFENDED and WANTED were not.

POINT: Final = 100
# Enough for a winning purchase to come before all others that can be paid; one that is far off may wait its turn.
WIN: Final = 1_000
# A pip is a 36th of a card per roll, and four or five cards are a point. Some five rolls pass for each point the
# leader still lacks, so for each of those a pip earns about three hundredths of a point.
PIP: Final = 3
# In percent, by kind (lumber, brick, wool, grain, ore): grain is in three of four prices and ore in the keep's,
# wool is asked for least.
KIND_WORTH: Final[vec[i64]] = vec[i64]([100, 100, 90, 115, 110])
# In percent, by the pips of that kind one has already: the first make a purchase possible, the last go into swaps.
FIRST_PIPS: Final = 150
SOME_PIPS: Final = 115
MANY_PIPS: Final = 80
# A route saves part of what is swapped: in percent of the value of the pips that may go through it.
ROUTE_ANY: Final = 10
ROUTE_KIND: Final = 35
# Founding: what the best site to go on to adds, in percent of its value. Often it is taken before one is there.
NEXT_SITE: Final = 15
# Of the sites worth at least so many percent of the best any is taken: on a printed board the same opening would
# otherwise be played in every game. At 93 it costs four games in a hundred, at 97 one.
ABOUT_AS_GOOD: Final = 97
# A site that others stand at, or are a road away from, may be gone before the own roads arrive: what is left of
# its value, in percent.
SITE_LOST: Final = 50
SITE_RACED: Final = 80
# How far ahead roads are planned: a fourth road costs more than a site gives. Who has nothing nearer looks farther.
FAR: Final = 3
FARTHEST: Final = 9
# In percent: a special card may be lost again; one that is taken from a rival counts more; one that is about to be
# lost is worth a road.
SPECIAL_STAYS: Final = 75
SPECIAL_TAKEN: Final = 120
SPECIAL_DEFENDED: Final = 40
# Beside Strongest Patrol a patrol steals a card, frees an own hex or blocks the leader's, for rounds on end; Winter is
# two cards of one's choice, Road Building two roads.
PATROL_USE: Final = 100
WINTER_USE: Final = 60
ROADS_USE: Final = 60
# Time between purchases, in quarters of a roll: with less the bot buys what is cheap, with more it saves for long.
PATIENCE: Final = 40
# What a loose card adds to a hand in an exchange, against scores of a plan in the thousands.
CARD: Final = 150
# More cards than this are halved by a seven (SEV-2), which falls in about half of all rounds.
SAFE_HAND: Final = 7
# Value per card that is spent out of a hand that is too large.
THINNING: Final = 20
# Ranger Patrols held back in case an own hex gets blocked, until somebody has this many points.
RESERVE: Final = 1
LATE: Final = 7
# An exchange must gain this much (percent of one's score), and more with a partner who is ahead, per point.
FAIR_GAIN: Final = 2
FAIR_LEAD: Final = 4
# Nobody trades with a seat that can see the end.
DANGER: Final = 8
# The n-th offer of a turn gives n cards for one, so that none is ever repeated; three for one is the supply's price.
OFFERS: Final = 2
# Tormund: how much an own pip weighs against a rival's, whose weight is the square of his standing (up to 1000).
OWN_PIP: Final = 2_000
# A theft on the same scale, and how much more a card is worth that the plan lacks.
THEFT: Final = 900
WANTED: Final = 300


# Decisions that have their own answer here; nature's and automatic frames are nobody's.
HANDLED: Final = (
    FOUND_SETTLEMENT,
    FOUND_ROAD,
    PRE_ROLL,
    ACT,
    TRADING,
    BUILD,
    DISCARDING,
    MOVE_TORMUND,
    CHOOSE_VICTIM,
    FREE_ROAD,
    OFFERING,
)


class GreedyWatch:
    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, view: SeatView[State], rng: Rng) -> Move:
        move: i64 = decide(view.world, view.seat, view.known, rng)
        if move == NO_MOVE:
            return view.game.random_move(view.world, view.seat, rng)
        return move


def decide(s: State, seat: i64, known: Knowledge, rng: Rng) -> i64:
    """The move of this seat, or NO_MOVE in a decision that is not known here."""
    frame: i64 = s.frame()
    if frame == PRE_ROLL:
        return before_roll(s, seat)
    if frame == ACT or frame == TRADING or frame == BUILD:
        return turn(s, seat)
    if frame == OFFERING:
        return bargain(s, seat) if seat == s.frame_seat() else answer(s, seat)
    if frame == DISCARDING:
        return discard(s, seat)
    if frame == MOVE_TORMUND:
        return move_tormund(s, seat, known)
    if frame == CHOOSE_VICTIM:
        return choose_victim(s, seat, known)
    if frame == FREE_ROAD:
        return free_road(s, seat)
    if frame == FOUND_SETTLEMENT:
        return found_settlement(s, seat, rng)
    if frame == FOUND_ROAD:
        return found_road(s, seat)
    return NO_MOVE


# --- standing ---


def pips(number: i64) -> i64:
    """In how many of 36 rolls this number falls."""
    if number == TWO_AND_TWELVE:
        return 2
    return number - 1 if number < 7 else 13 - number


def threat(s: State, seat: i64) -> i64:
    """How near a rival is to winning, as far as anybody can see: three for a point, one for a hidden card."""
    standing: i64 = 3 * s.points[seat] + size(s.cards[seat])
    return standing * standing


def most(scores: vec[i64], seats: i64, but: i64) -> i64:
    """The highest score of the other seats."""
    found: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if seat != but and scores[seat] > found:
            found = scores[seat]
        seat += 1
    return found


# --- values of places, and the building plan ---


class Goal:
    """Something to buy: the move that is its first step, the price of that step, of everything, and its value."""

    def __init__(self, step: i64, step_price: i64, price: i64, value: i64) -> None:
        self.step = step
        self.step_price = step_price
        self.price = price
        self.value = value


class Plan:
    """What a seat earns, where its roads can lead, what it could buy and what of that is best."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.hand: i64 = s.hand[seat]
        self.rates: i64 = s.rates[seat]
        self.points: i64 = s.all_points(seat)
        self.income: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.earned: i64 = 0  # pips of all kinds together
        self.goals: list[Goal] = []
        self.best: Goal | None = None
        self.top: i64 = -1  # its score
        # Sets of places, two words each: roads of all seats; buildings of the others, ends of their roads, and paths
        # where they may build.
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
        leader: i64 = max(self.points, most(s.points, s.rules.seats, seat))
        self.pip: i64 = PIP * max(1, s.rules.win_points - leader)
        self._look()
        self._earn()

    def _look(self) -> None:
        s = self.s
        other: i64 = 0
        while other < s.rules.seats:
            at: i64 = 2 * other
            self.taken_low |= s.roads[at]
            self.taken_high |= s.roads[at + 1]
            if other != self.seat:
                self.foreign_low |= s.settlements[at] | s.keeps[at]
                self.foreign_high |= s.settlements[at + 1] | s.keeps[at + 1]
                self.ends_low |= s.ends[at]
                self.ends_high |= s.ends[at + 1]
                self.reach_low |= s.reach[at]
                self.reach_high |= s.reach[at + 1]
            other += 1

    def _earn(self) -> None:
        s = self.s
        number: i64 = 2
        while number <= 12:
            cards: i64 = s.yields[YIELDS * self.seat + number]
            if cards:
                ways: i64 = pips(number)
                kind: i64 = 0
                while kind < 5:
                    n: i64 = count(cards, kind) * ways
                    self.income[kind] += n
                    self.earned += n
                    kind += 1
            number += 1

    # places

    def pips_worth(self, at: i64) -> i64:
        """What one more card of each hex around an intersection is worth for the rest of the game."""
        board = self.s.board
        total: i64 = 0
        i: i64 = 0
        while i < 3:
            h: i64 = board.touching[3 * at + i]
            if h >= 0:
                kind: i64 = board.terrain[h]
                have: i64 = self.income[kind]
                share: i64 = FIRST_PIPS if have < 3 else (SOME_PIPS if have < 6 else MANY_PIPS)
                total += pips(board.number[h]) * KIND_WORTH[kind] * share
            i += 1
        return total * self.pip // 10_000

    def route_worth(self, at: i64) -> i64:
        board = self.s.board
        route: i64 = board.route_at[at]
        if route == NO_ROUTE:
            return 0
        here: i64 = 0
        i: i64 = 0
        while i < 3:
            h: i64 = board.touching[3 * at + i]
            if h >= 0 and (route == ANY or board.terrain[h] == route):
                here += pips(board.number[h])
            i += 1
        if route == ANY:
            if count(self.rates, 0) < 4 and count(self.rates, 1) < 4:
                return 0
            return (self.earned + here) * self.pip * ROUTE_ANY // 100
        if count(self.rates, route) == 2:
            return 0
        return (self.income[route] + here) * self.pip * ROUTE_KIND // 100

    def site_worth(self, at: i64) -> i64:
        return self.pips_worth(at) + self.route_worth(at)

    # roads

    def spread(self, low: i64, high: i64, far: i64) -> None:
        """How many roads, up to so many, lead from these intersections to each other one, and which is the first."""
        board = self.s.board
        n: i64 = board.intersections
        self.distance = vec[i64]([NEVER] * n)
        self.way = vec[i64]([NOTHING] * n)
        queue: list[int] = members(low & ~self.foreign_low, high & ~self.foreign_high)
        for start in queue:
            self.distance[start] = 0
        done: i64 = 0
        while done < len(queue):
            at: i64 = queue[done]
            done += 1
            roads: i64 = self.distance[at]
            # BLD-6: not past a foreign building
            if roads == far or _in(self.foreign_low, self.foreign_high, at):
                continue
            i: i64 = 0
            while i < 3:
                path: i64 = board.paths_at[3 * at + i]
                if path >= 0 and not _in(self.taken_low, self.taken_high, path):
                    to: i64 = board.beyond[3 * at + i]
                    if self.distance[to] > roads + 1:
                        self.distance[to] = roads + 1
                        self.way[to] = path if roads == 0 else self.way[at]
                        queue.append(to)
                i += 1

    def contested(self, at: i64, roads: i64) -> i64:
        """What part of a site's value one may count on, in percent, when others are near it too."""
        if roads > 0 and _in(self.ends_low, self.ends_high, at):
            return SITE_LOST
        i: i64 = 0
        while i < 3 and roads > 1:
            path: i64 = self.s.board.paths_at[3 * at + i]
            if path >= 0 and _in(self.reach_low, self.reach_high, path):
                return SITE_RACED
            i += 1
        return 100

    # goals

    def make_goals(self) -> None:
        self._site_goals(FAR)
        self._keep_goal()
        self._longest_goal(FAR)
        if not self.goals:
            self._site_goals(FARTHEST)
            self._longest_goal(FARTHEST)
        self._card_goal()
        for goal in self.goals:
            here: i64 = self.score(goal, self.hand)
            if here > self.top:
                self.top = here
                self.best = goal

    def _wins(self, points: i64) -> i64:
        return WIN if self.points + points >= self.s.rules.win_points else 0

    def _site_goals(self, far: i64) -> None:
        """The best site for each number of roads that lead to it."""
        s = self.s
        if s.left[3 * self.seat + SETTLEMENTS_LEFT] == 0:
            return
        far = min(far, s.left[3 * self.seat + ROADS_LEFT])
        self.spread(s.ends[2 * self.seat], s.ends[2 * self.seat + 1], far)
        best: vec[i64] = vec[i64]([0] * (far + 1))
        where: vec[i64] = vec[i64]([NOTHING] * (far + 1))
        word: i64 = 0
        while word < 2:
            free: i64 = s.sites_low if word == 0 else s.sites_high
            while free:
                at: i64 = lowest(free) + word * WORD_BITS
                free &= free - 1
                roads: i64 = self.distance[at]
                if roads <= far:
                    value: i64 = (POINT + self.site_worth(at)) * self.contested(at, roads) // 100
                    if value > best[roads]:
                        best[roads] = value
                        where[roads] = at
            word += 1
        n: i64 = 0
        while n <= far:
            if where[n] != NOTHING:
                site: i64 = where[n]
                worth: i64 = best[n] + self._wins(1)
                if n == 0:
                    goal = Goal(kinds.settlement(site), SETTLEMENT_COST, SETTLEMENT_COST, worth)
                else:
                    goal = Goal(kinds.road(self.way[site]), ROAD_COST, n * ROAD_COST + SETTLEMENT_COST, worth)
                self.goals.append(goal)
            n += 1

    def _keep_goal(self) -> None:
        s = self.s
        if s.left[3 * self.seat + KEEPS_LEFT] == 0:
            return
        best: i64 = NOTHING
        where: i64 = NOTHING
        for at in members(s.settlements[2 * self.seat], s.settlements[2 * self.seat + 1]):
            value: i64 = self.pips_worth(at)
            if value > best:
                best = value
                where = at
        if where != NOTHING:
            self.goals.append(Goal(kinds.keep(where), KEEP_COST, KEEP_COST, POINT + best + self._wins(1)))

    def _longest_goal(self, far: i64) -> None:
        """Longest Road, when a few roads take it, or one more defends it."""
        s = self.s
        own: i64 = s.length[self.seat]
        others: i64 = most(s.length, s.rules.seats, self.seat)
        holds: bool = s.longest_road == self.seat
        if holds and others < own:
            return
        target: i64 = max(LONGEST_MINIMUM, others + 1)
        left: i64 = s.left[3 * self.seat + ROADS_LEFT]
        if target - own > far or left == 0:
            return
        path: i64 = self.longest_path()
        if path == NOTHING:
            return
        roads: i64 = 1 + max(0, target - longest_through(s, self.seat, path))
        if roads > far or roads > left:
            return
        value: i64 = s.rules.special_points * POINT
        if holds:
            value = value * SPECIAL_DEFENDED // 100
        else:
            value = value * (SPECIAL_STAYS if others < LONGEST_MINIMUM else SPECIAL_TAKEN) // 100
            value += self._wins(s.rules.special_points)
        self.goals.append(Goal(kinds.road(path), ROAD_COST, roads * ROAD_COST, value))

    def longest_path(self) -> i64:
        """The road that lengthens the longest line most; of several the one with most room behind it."""
        s = self.s
        board = s.board
        found: i64 = NOTHING
        best: i64 = 4 * s.length[self.seat] + 3
        for path in members(s.reach[2 * self.seat], s.reach[2 * self.seat + 1]):
            value: i64 = 4 * longest_through(s, self.seat, path)
            end: i64 = 0
            while end < 2:
                at: i64 = board.ends[2 * path + end]
                new: bool = not has(s.ends, self.seat, at)
                i: i64 = 0
                while i < 3 and new and not _in(self.foreign_low, self.foreign_high, at):
                    on: i64 = board.paths_at[3 * at + i]
                    if on >= 0 and on != path and not _in(self.taken_low, self.taken_high, on):
                        value += 1
                    i += 1
                end += 1
            if value > best:
                best = value
                found = path
        return found

    def _card_goal(self) -> None:
        s = self.s
        if s.pile == 0:
            return
        # All unseen cards together are public; which of them lie in the pile is not.
        unseen: i64 = s.pile
        seat: i64 = 0
        while seat < s.rules.seats:
            if seat != self.seat:
                unseen += s.cards[seat]
            seat += 1
        value: i64 = count(unseen, VICTORY) * (POINT + self._wins(1))
        value += count(unseen, PATROL) * self.patrol_worth(count(s.cards[self.seat], PATROL))
        value += count(unseen, WINTER) * WINTER_USE + count(unseen, ROADS) * ROADS_USE
        self.goals.append(Goal(kinds.BUY, CARD_COST, CARD_COST, value // size(unseen)))

    def patrol_worth(self, held: i64) -> i64:
        """Of one more Ranger Patrol, beside those held: its share in Strongest Patrol, and its use."""
        s = self.s
        others: i64 = most(s.patrols, s.rules.seats, self.seat)
        need: i64 = max(PATROL_MINIMUM, others + 1) - s.patrols[self.seat] - held
        if need <= 0:
            return PATROL_USE
        return PATROL_USE + s.rules.special_points * POINT * SPECIAL_STAYS // (100 * need)

    # scores

    def wait(self, goal: Goal, hand: i64) -> i64:
        return wait(hand, goal.price, self.income, self.rates)

    def score(self, goal: Goal, hand: i64) -> i64:
        """Value over time."""
        return 1000 * goal.value // (self.wait(goal, hand) + PATIENCE)

    def almost(self, lacking: i64) -> Goal | None:
        """The best goal that lacks at most so many cards, if with them it is no worse than what is planned now."""
        found: Goal | None = None
        top: i64 = self.top - 1
        for goal in self.goals:
            lack: i64 = size(missing(self.hand, goal.price))
            done: i64 = 1000 * goal.value // PATIENCE
            if 0 < lack <= lacking and done > top:
                top = done
                found = goal
        return found

    def worth(self, hand: i64) -> i64:
        """How good a hand is: the best plan it serves, and its cards, rare ones a little more."""
        best: i64 = 0
        for goal in self.goals:
            best = max(best, self.score(goal, hand))
        kind: i64 = 0
        while kind < 5:
            best += count(hand, kind) * CARD * (30 - min(20, self.income[kind])) // 20
            kind += 1
        return best

    def second(self, hand: i64) -> Goal | None:
        """The best goal once the first is reached."""
        found: Goal | None = None
        top: i64 = -1
        for goal in self.goals:
            if goal is not self.best:
                here: i64 = self.score(goal, hand)
                if here > top:
                    top = here
                    found = goal
        return found


def plan(s: State, seat: i64) -> Plan:
    found = Plan(s, seat)
    found.make_goals()
    return found


def _in(low: i64, high: i64, number: i64) -> bool:
    if number < WORD_BITS:
        return (low >> number) & 1 == 1
    return (high >> (number - WORD_BITS)) & 1 == 1


# --- founding ---


def found_settlement(s: State, seat: i64, rng: Rng) -> i64:
    """Pips of many kinds, a route that fits them, and a good site to go on to; any of the sites that are about
    as good as the best."""
    p = Plan(s, seat)
    sites: list[int] = members(s.sites_low, s.sites_high)
    values: list[int] = []
    top: i64 = 0
    for at in sites:
        value: i64 = p.site_worth(at) + next_site(p, at) * NEXT_SITE // 100
        values.append(value)
        top = max(top, value)
    good: list[int] = []
    i: i64 = 0
    while i < len(sites):
        if 100 * values[i] >= top * ABOUT_AS_GOOD:
            good.append(sites[i])
        i += 1
    return kinds.settlement(good[rng.below(len(good))])


def next_site(p: Plan, at: i64) -> i64:
    """The best site two free paths away."""
    board = p.s.board
    best: i64 = 0
    i: i64 = 0
    while i < 3:
        middle: i64 = board.beyond[3 * at + i]
        j: i64 = 0
        while middle >= 0 and j < 3:
            to: i64 = board.beyond[3 * middle + j]
            if to >= 0 and to != at and _in(p.s.sites_low, p.s.sites_high, to):
                best = max(best, p.pips_worth(to))
            j += 1
        i += 1
    return best


def found_road(s: State, seat: i64) -> i64:
    """Towards the best site, the nearer the better."""
    at: i64 = s.frame_b()
    p = Plan(s, seat)
    low, high = _bit(at)
    p.spread(low, high, FAR)
    best: i64 = NOTHING
    top: i64 = -1
    for site in members(s.sites_low, s.sites_high):
        roads: i64 = p.distance[site]
        if 0 < roads <= FAR:
            value: i64 = p.site_worth(site) * p.contested(site, roads) // roads
            if value > top:
                top = value
                best = p.way[site]
    i: i64 = 0
    while best == NOTHING and i < 3:
        path: i64 = s.board.paths_at[3 * at + i]
        if path >= 0 and has(s.reach, seat, path):
            best = path
        i += 1
    return kinds.road(best)


def _bit(number: i64) -> tuple[i64, i64]:
    if number < WORD_BITS:
        return bit(number), 0
    return 0, bit(number - WORD_BITS)


# --- the turn ---


def before_roll(s: State, seat: i64) -> i64:
    """A Ranger Patrol frees the own hex before it could yield, or takes Strongest Patrol."""
    if playable(s, seat, PATROL) and (is_blocked(s, seat) or takes_patrol(s, seat)):
        return kinds.PLAY_PATROL
    return kinds.ROLL


def turn(s: State, seat: i64) -> i64:
    """After the roll: a card, the next step of the best plan, an exchange that allows it, else what else pays."""
    finish: i64 = kinds.BUILDING if s.frame() == TRADING else kinds.END
    if s.hand[seat] == 0 and s.cards[seat] == s.fresh[seat]:
        return finish
    trading: bool = s.frame() != BUILD
    p = plan(s, seat)
    move: i64 = play_card(p)
    goal = p.best
    if move == NO_MOVE and goal is not None:
        if covers(p.hand, goal.step_price):
            # MODE-12: the first build closes the trade phase, so what comes after it must be paid for before.
            move = swap_for_next(p, goal) if s.frame() == TRADING else NO_MOVE
            return goal.step if move == NO_MOVE else move
        if trading:
            move = exchange(p, goal)
        if move == NO_MOVE:
            move = side_purchase(p, goal)
        if move == NO_MOVE and trading and size(p.hand) > SAFE_HAND:
            move = supply_trade(swap_towards(p.hand, goal.price, p.rates, s.supply))
    return finish if move == NO_MOVE else move


def side_purchase(p: Plan, goal: Goal) -> i64:
    """Something else that can be paid now and is worth more than the delay it means for the best plan."""
    now: i64 = p.wait(goal, p.hand)
    rate: i64 = p.score(goal, p.hand)
    found: i64 = NO_MOVE
    top: i64 = 0
    for other in p.goals:
        if other is not goal and covers(p.hand, other.step_price):
            delay: i64 = p.wait(goal, p.hand - other.step_price) - now
            cards: i64 = size(other.step_price)
            gain: i64 = other.value * cards // size(other.price)
            if size(p.hand) > SAFE_HAND:
                gain += THINNING * cards
            gain -= rate * delay // 1000
            if gain > top:
                top = gain
                found = other.step
    return found


# --- development cards ---


def is_blocked(s: State, seat: i64) -> bool:
    """Does Tormund stand at an own building?"""
    if s.tormund == IN_CAMP:
        return False
    return pieces_at(s, seat, s.tormund) > 0


def pieces_at(s: State, seat: i64, h: i64) -> i64:
    """Settlements at a hex, keeps counted twice: the cards it yields to the seat."""
    low: i64 = s.board.hex_low[h]
    high: i64 = s.board.hex_high[h]
    n: i64 = popcount(low & s.settlements[2 * seat]) + 2 * popcount(low & s.keeps[2 * seat])
    if high:
        n += popcount(high & s.settlements[2 * seat + 1]) + 2 * popcount(high & s.keeps[2 * seat + 1])
    return n


def takes_patrol(s: State, seat: i64) -> bool:
    """Would one more open patrol take Strongest Patrol?"""
    others: i64 = most(s.patrols, s.rules.seats, seat)
    return s.strongest_patrol != seat and s.patrols[seat] + 1 >= max(PATROL_MINIMUM, others + 1)


def play_card(p: Plan) -> i64:
    """The one card of the turn, if any is worth playing now."""
    s = p.s
    if s.card_played or s.cards[p.seat] == s.fresh[p.seat]:
        return NO_MOVE
    if playable(s, p.seat, PATROL) and takes_patrol(s, p.seat):
        return kinds.PLAY_PATROL
    if playable(s, p.seat, WINTER):
        cards: i64 = winter_cards(p)
        if cards:
            return kinds.winter(cards)
    if playable(s, p.seat, ROADS) and free_roads(s, p.seat) > 0 and wants_roads(p):
        return kinds.PLAY_ROADS
    if playable(s, p.seat, PATROL) and wants_patrol(s, p.seat):
        return kinds.PLAY_PATROL
    return NO_MOVE


def wants_patrol(s: State, seat: i64) -> bool:
    """Is this patrol needed in the open rather than in reserve?"""
    held: i64 = count(s.cards[seat], PATROL)
    others: i64 = most(s.patrols, s.rules.seats, seat)
    soon: bool = s.strongest_patrol != seat and s.patrols[seat] + held >= max(PATROL_MINIMUM, others + 1)
    late: bool = most(s.points, s.rules.seats, seat) >= LATE or s.points[seat] >= LATE
    return held > RESERVE or soon or late or is_blocked(s, seat)


def winter_cards(p: Plan) -> i64:
    """The cards that Winter is Coming must bring to complete a purchase, or 0."""
    supply: i64 = p.s.supply
    due: i64 = winter_count(p.s)
    goal = p.almost(due)
    if goal is None:
        return 0
    cards: i64 = missing(p.hand, goal.price)
    if not covers(supply, cards):
        return 0
    while size(cards) < due:
        cards += single(scarcest(p.income, supply - cards))
    return cards


def wants_roads(p: Plan) -> bool:
    """Is there a road to build?"""
    return any(kind_of(goal.step) == kinds.ROAD for goal in p.goals)


def free_road(s: State, seat: i64) -> i64:
    """The step of the best plan that is a road; without one the road that lengthens the line, or any."""
    p = plan(s, seat)
    best: i64 = NO_MOVE
    top: i64 = -1
    for goal in p.goals:
        if kind_of(goal.step) == kinds.ROAD:
            value: i64 = goal.value // size(goal.price)
            if value > top:
                top = value
                best = goal.step
    if best != NO_MOVE:
        return best
    path: i64 = p.longest_path()
    if path == NOTHING:
        path = members(s.reach[2 * seat], s.reach[2 * seat + 1])[0]
    return kinds.road(path)


# --- trade ---


def exchange(p: Plan, goal: Goal) -> i64:
    """What brings the missing cards: a proposal on the table, an offer, the supply."""
    move: i64 = take_proposal(p)
    wanted = p.almost(1)
    if move == NO_MOVE and wanted is not None:
        move = make_offer(p, wanted)
    if move == NO_MOVE and swaps_complete(p.hand, goal.price, p.rates, p.s.supply):
        move = supply_trade(swap_towards(p.hand, goal.price, p.rates, p.s.supply))
    return move


def swap_for_next(p: Plan, goal: Goal) -> i64:
    """An exchange that allows a second purchase beside one that is paid for already."""
    if not covers(p.hand, goal.price):
        return NO_MOVE
    rest: i64 = p.hand - goal.price
    other = p.second(rest)
    if other is None or not swaps_complete(rest, other.price, p.rates, p.s.supply):
        return NO_MOVE
    return supply_trade(swap_towards(rest, other.price, p.rates, p.s.supply))


def supply_trade(swap: Swap | None) -> i64:
    return NO_MOVE if swap is None else kinds.trade(swap.give, swap.take)


def partners(s: State, seat: i64) -> i64:
    """The seats one may trade with: those that hold cards and cannot see the end yet."""
    found: i64 = 0
    other: i64 = 0
    while other < s.rules.seats:
        if other != seat and s.points[other] < DANGER and s.hand[other]:
            found |= bit(other)
        other += 1
    return found


def make_offer(p: Plan, goal: Goal) -> i64:
    """One card is missing: offer the card the plan needs least, then two of them."""
    s = p.s
    cards: i64 = s.offers + 1
    kind: i64 = lacks_one(p.hand, goal.price)
    if not s.rules.player_trade or cards > OFFERS or s.offers >= s.rules.offers_per_turn or kind == NOTHING:
        return NO_MOVE
    # The supply lies open, so everybody knows how many cards of a kind are in the other hands.
    if s.rules.cards_per_kind - count(s.supply, kind) - count(p.hand, kind) == 0:
        return NO_MOVE
    extra: i64 = beyond(p.hand, goal.price)
    if size(extra) < cards or cheapest(p, extra) <= cards:
        return NO_MOVE
    seats: i64 = partners(s, p.seat)
    if seats == 0:
        return NO_MOVE
    second = p.second(p.hand)
    later: i64 = 0 if second is None else second.price
    return kinds.offer(spare(extra, 0, later, p.income, cards), single(kind), seats)


def cheapest(p: Plan, extra: i64) -> i64:
    """How many of these cards the supply takes for one, or more than anybody would offer."""
    best: i64 = 9
    kind: i64 = 0
    while kind < 5:
        rate: i64 = count(p.rates, kind)
        if count(extra, kind) >= rate and rate < best:
            best = rate
        kind += 1
    return best


def is_fair(p: Plan, other: i64, give: i64, take: i64) -> bool:
    """Does the exchange serve the own plan, and the more so the farther the partner is ahead?"""
    s = p.s
    if s.points[other] >= DANGER or not covers(p.hand, give):
        return False
    before: i64 = p.worth(p.hand)
    gain: i64 = p.worth(p.hand - give + take) - before
    lead: i64 = max(0, s.points[other] - p.points)
    return 100 * gain > before * (FAIR_GAIN + FAIR_LEAD * lead)


def answer(s: State, seat: i64) -> i64:
    asked: i64 = s.frame_b()
    if not covers(s.hand[seat], asked) or s.points[s.frame_seat()] >= DANGER:
        return kinds.DECLINE
    return kinds.ACCEPT if is_fair(plan(s, seat), s.frame_seat(), asked, s.frame_a()) else kinds.DECLINE


def bargain(s: State, seat: i64) -> i64:
    """The own offer is answered: deal with the weakest seat that agreed, or that made a fair counter-offer.

    There is no move for waiting: asked before all have answered, it ends the bargaining with what is there.
    """
    p = plan(s, seat)
    found: i64 = kinds.WITHDRAW
    least: i64 = 0
    other: i64 = 0
    while other < s.rules.seats:
        at: i64 = TERMS * other
        reply: i64 = s.terms[at + ANSWER]
        good: bool = reply == ACCEPTED and s.points[other] < DANGER
        if reply == COUNTERED:
            good = is_fair(p, other, s.terms[at + COUNTER_TAKE], s.terms[at + COUNTER_GIVE])
        if good and (found == kinds.WITHDRAW or threat(s, other) < least):
            found = kinds.deal(other)
            least = threat(s, other)
        other += 1
    return found


def take_proposal(p: Plan) -> i64:
    """A proposal of another seat that is fair."""
    s = p.s
    other: i64 = 0
    while other < s.rules.seats and s.rules.player_trade:
        at: i64 = TERMS * other
        give: i64 = s.terms[at + PROPOSAL_TAKE]
        if other != p.seat and give and is_fair(p, other, give, s.terms[at + PROPOSAL_GIVE]):
            return kinds.deal(other)
        other += 1
    return NO_MOVE


# --- the seven ---


def discard(s: State, seat: i64) -> i64:
    """Keep what the next purchases need."""
    p = plan(s, seat)
    first: i64 = 0 if p.best is None else p.best.price
    second = p.second(p.hand)
    later: i64 = 0 if second is None else second.price
    return kinds.discard(spare(p.hand, first, later, p.income, size(p.hand) // 2))


def move_tormund(s: State, seat: i64, known: Knowledge) -> i64:
    """Where he costs the rivals most, leaders above all, and the own buildings nothing; somebody there to rob."""
    p = plan(s, seat)
    best: i64 = kinds.tormund(CAMP) if camp_allowed(s) else NO_MOVE
    top: i64 = 0
    land: i64 = s.board.land
    while land:
        h: i64 = lowest(land)
        land &= land - 1
        if h == s.tormund:
            continue
        value: i64 = -OWN_PIP * pieces_at(s, seat, h)
        other: i64 = 0
        while other < s.rules.seats:
            if other != seat:
                value += pieces_at(s, other, h) * threat(s, other)
            other += 1
        value = value * pips(s.board.number[h]) + robbery(p, victims(s, seat, h), known)
        if best == NO_MOVE or value > top:
            top = value
            best = kinds.tormund(h)
    return best


def robbery(p: Plan, seats: i64, known: Knowledge) -> i64:
    """What a theft from the best of these seats is worth."""
    best: i64 = 0
    seat: i64 = 0
    while seat < p.s.rules.seats:
        if (seats >> seat) & 1:
            best = max(best, loot(p, seat, known))
        seat += 1
    return best


def loot(p: Plan, victim: i64, known: Knowledge) -> i64:
    """Worth of a card from this hand: more from a large one, from a leader, and where a missing card surely is."""
    held: i64 = size(p.s.hand[victim])
    if held == 0:
        return 0
    value: i64 = THEFT + 10 * held * held + threat(p.s, victim)
    if p.best is not None:
        wanted: i64 = missing(p.hand, p.best.price)
        there: i64 = from_dict(known.minimum(f"hand:{victim}"), RESOURCES)
        kind: i64 = 0
        while kind < 5:
            if count(wanted, kind):
                value += WANTED * min(held, count(there, kind)) // held
            kind += 1
    return value


def choose_victim(s: State, seat: i64, known: Knowledge) -> i64:
    p = plan(s, seat)
    found: i64 = NO_MOVE
    top: i64 = -1
    candidates: i64 = victims(s, seat, s.frame_b())
    victim: i64 = 0
    while victim < s.rules.seats:
        if (candidates >> victim) & 1:
            value: i64 = loot(p, victim, known)
            if value > top:
                top = value
                found = kinds.victim(victim)
        victim += 1
    return found
