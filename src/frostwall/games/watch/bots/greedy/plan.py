"""What greedy wants in the Watch: what places are worth, and the building plan, that is what to buy and how long it
takes. Where roads lead is in roads.py; the decisions are in bot.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, missing, size
from frostwall.core.bits import WORD_BITS, lowest, members
from frostwall.games.watch.bots.greedy.planning import NOTHING, wait
from frostwall.games.watch.bots.greedy.roads import Roads
from frostwall.games.watch.bots.greedy.standing import most, pips
from frostwall.games.watch.bots.greedy.wall import NOWHERE, Wall
from frostwall.games.watch.bots.greedy.weights import (
    CARD,
    FAR,
    FARTHEST,
    FIRST_PIPS,
    FRONT_PIPS,
    GUARD_POINT,
    HELD_PIPS,
    KIND_WORTH,
    MANY_PIPS,
    PATIENCE,
    PATROL_USE,
    PIP,
    POINT,
    RECRUITS_USE,
    ROADS_USE,
    ROUTE_ANY,
    ROUTE_KIND,
    SOME_PIPS,
    SPECIAL_DEFENDED,
    SPECIAL_STAYS,
    SPECIAL_TAKEN,
    WIN,
    WINTER_USE,
)
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.board import ANY
from frostwall.games.watch.engine.chapters import guards
from frostwall.games.watch.engine.chapters.score import LONGEST_MINIMUM, PATROL_MINIMUM
from frostwall.games.watch.engine.north import guard_points
from frostwall.games.watch.engine.rules import (
    CARD_COST,
    GUARD_COST,
    KEEP_COST,
    PATROL,
    RECRUITS,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    VICTORY,
    WINTER,
)
from frostwall.games.watch.engine.state import (
    KEEPS_LEFT,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    YIELDS,
    State,
)

NO_MOVE: Final = -1

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
        self.roads = Roads(s, seat)
        self.goals: list[Goal] = []
        self.best: Goal | None = None
        self.top: i64 = -1  # its score
        self.wall: Wall | None = None  # in Brotherhood modes, once somebody looks north
        leader: i64 = max(self.points, most(s.points, s.rules.seats, seat))
        self.pip: i64 = PIP * max(1, s.rules.win_points - leader)
        self._earn()

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
                share: i64 = MANY_PIPS
                if have < 3:
                    share = FIRST_PIPS
                elif have < 6:
                    share = SOME_PIPS
                if h < board.sections:
                    share = share * FRONT_PIPS // 100
                if (self.s.held >> h) & 1:
                    share = share * HELD_PIPS // 100
                total += pips(board.number[h]) * KIND_WORTH[kind] * share
            i += 1
        return total * self.pip // 10_000

    def routes_worth(self, at: i64) -> i64:
        routes: i64 = self.s.board.routes_at[at]
        total: i64 = 0
        kind: i64 = 0
        while routes >> kind:
            if (routes >> kind) & 1:
                total += self._route_worth(at, kind)
            kind += 1
        return total

    def _route_worth(self, at: i64, route: i64) -> i64:
        board = self.s.board
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
        return self.pips_worth(at) + self.routes_worth(at)

    # goals

    def look_north(self) -> None:
        if self.s.rules.wall:
            self.wall = Wall(self.s, self.seat, self.pip)

    def make_goals(self) -> None:
        self.look_north()
        self._site_goals(FAR)
        self._keep_goal()
        self._longest_goal(FAR)
        if not self.goals:
            self._site_goals(FARTHEST)
            self._longest_goal(FARTHEST)
        self._card_goal()
        self._guard_goals()
        for goal in self.goals:
            if self._may_score(goal, self.top):
                here: i64 = self.score(goal, self.hand)
                if here > self.top:
                    self.top = here
                    self.best = goal

    def _wins(self, points: i64) -> i64:
        if self.points + points >= self.s.rules.win_points:
            return WIN
        return 0

    def _site_goals(self, far: i64) -> None:
        """The best site for each number of roads that lead to it."""
        s = self.s
        if s.left[3 * self.seat + SETTLEMENTS_LEFT] == 0:
            return
        far = min(far, s.left[3 * self.seat + ROADS_LEFT])
        ways = self.roads
        ways.spread(s.ends[2 * self.seat], s.ends[2 * self.seat + 1], far)
        best: vec[i64] = vec[i64]([0] * (far + 1))
        where: vec[i64] = vec[i64]([NOTHING] * (far + 1))
        word: i64 = 0
        while word < 2:
            free: i64 = s.sites_low
            if word == 1:
                free = s.sites_high
            while free:
                at: i64 = lowest(free) + word * WORD_BITS
                free &= free - 1
                roads: i64 = ways.distance[at]
                if roads <= far:
                    value: i64 = (POINT + self.site_worth(at)) * ways.contested(at, roads) // 100
                    if value > best[roads]:
                        best[roads] = value
                        where[roads] = at
            word += 1
        cost: i64 = 0
        if self.wall is not None:
            cost = self.wall.token_cost(1)
        n: i64 = 0
        while n <= far:
            if where[n] != NOTHING:
                site: i64 = where[n]
                worth: i64 = best[n] + self._wins(1) - cost
                if n == 0:
                    goal = Goal(kinds.settlement(site), SETTLEMENT_COST, SETTLEMENT_COST, worth)
                else:
                    goal = Goal(kinds.road(ways.way[site]), ROAD_COST, n * ROAD_COST + SETTLEMENT_COST, worth)
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
            worth: i64 = POINT + best + self._wins(1)
            if self.wall is not None:
                worth -= self.wall.token_cost(2)
            self.goals.append(Goal(kinds.keep(where), KEEP_COST, KEEP_COST, worth))

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
        path: i64 = self.roads.longest_path()
        if path == NOTHING:
            return
        roads: i64 = 1 + max(0, target - self.roads.length_with(path))
        if roads > far or roads > left:
            return
        value: i64 = s.rules.special_points * POINT
        if holds:
            value = value * SPECIAL_DEFENDED // 100
        else:
            share: i64 = SPECIAL_TAKEN
            if others < LONGEST_MINIMUM:
                share = SPECIAL_STAYS
            value = value * share // 100
            value += self._wins(s.rules.special_points)
            if self.wall is not None:
                value -= self.wall.token_cost(1)
        self.goals.append(Goal(kinds.road(path), ROAD_COST, roads * ROAD_COST, value))

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
        value += count(unseen, RECRUITS) * RECRUITS_USE
        self.goals.append(Goal(kinds.BUY, CARD_COST, CARD_COST, value // size(unseen)))

    def guard_worth(self, more: i64) -> i64:
        """What so many more own guards are worth, the first of them where it is needed most: points (GRD-5), the
        defence of the Wall, and the standing in guards should the wildlings end the game (END-6)."""
        wall = self.wall
        if wall is None:
            return 0
        section: i64 = wall.best_section()
        points: i64 = guard_points(wall.guards + more) - guard_points(wall.guards)
        value: i64 = points * GUARD_POINT + wall.lead_worth(more)
        if points > 0:
            value += self._wins(points)
        if section != NOWHERE:
            value += wall.post_worth(section) * (1 + more) // 2
        return value

    def _guard_goals(self) -> None:
        """One guard, and as many as bring the next point."""
        wall = self.wall
        if wall is None:
            return
        left: i64 = guards.guards_left(self.s, self.seat)
        section: i64 = wall.best_section()
        if section == NOWHERE or left == 0:
            return
        step: i64 = kinds.guard(section)
        self.goals.append(Goal(step, GUARD_COST, GUARD_COST, self.guard_worth(1)))
        need: i64 = 5 - wall.guards
        if wall.guards < 3:
            need = 3 - wall.guards
        if 1 < need <= left:
            self.goals.append(Goal(step, GUARD_COST, need * GUARD_COST, self.guard_worth(need)))

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

    def _may_score(self, goal: Goal, more: i64) -> bool:
        """Would it score more than this if it could be bought at once?"""
        return 1000 * goal.value // PATIENCE > more

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
            if self._may_score(goal, best):
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
            if goal is not self.best and self._may_score(goal, top):
                here: i64 = self.score(goal, hand)
                if here > top:
                    top = here
                    found = goal
        return found


def outlook(s: State, seat: i64) -> Plan:
    """What a seat earns and what it thinks of the Wall, without anything to buy."""
    found = Plan(s, seat)
    found.look_north()
    return found


def plan(s: State, seat: i64) -> Plan:
    found = Plan(s, seat)
    found.make_goals()
    return found
