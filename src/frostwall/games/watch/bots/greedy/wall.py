"""What greedy thinks of the Wall: how likely each section is to be overrun, what that would cost this seat, and what
one more guard, one wildling fewer or another token would change. All of it lies open on the table.

Values are in hundredths of a point, chances in percent.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, size
from frostwall.games.watch.bots.greedy.standing import pieces_at, pips
from frostwall.games.watch.bots.greedy.weights import (
    BLOCKED,
    BREACH_COST,
    CROWDED,
    CROWDED_COST,
    ENDING_CHANCE,
    ENDING_WORTH,
    FRESH_TOKENS,
    GUARD_LOST,
    GUARD_POINT,
    LEAD_WINS,
    LEADER_CARES,
    LEADER_CARES_LAST,
    LOOK_AHEAD,
    NUISANCE,
    TIE_CARES,
    TOKEN_COST,
)
from frostwall.games.watch.engine.board import LABELS, LINE
from frostwall.games.watch.engine.chapters import wildlings
from frostwall.games.watch.engine.north import (
    BREACHES,
    CAMP_LIMIT,
    CAMPS,
    CLEARINGS,
    DRAWN,
    GUARDS,
    SECTION_LIMIT,
    WALL,
    entry,
    in_gift,
    length,
)
from frostwall.games.watch.engine.rules import CLANS, CLIMBER, GIANT, MAMMOTH
from frostwall.games.watch.engine.state import State

NOWHERE: Final = -1
UNASKED: Final = -2  # no cost and no section


class Wall:
    """The Wall as one seat sees it; `pip` is what a pip is worth to it for the rest of the game. What is asked for more
    than once is kept."""

    def __init__(self, s: State, seat: i64, pip: i64) -> None:
        self.s = s
        self.seat = seat
        self.pip: i64 = pip
        self.guards: i64 = s.north[GUARDS + seat]
        self.breaches: i64 = s.north[BREACHES]
        self.gift: i64 = in_gift(s.north, s.board, s.rules)
        self.lead: i64 = _lead(s, seat)
        self._best: i64 = UNASKED
        self._a_token: i64 = UNASKED
        n: i64 = s.board.sections
        self._breach_costs: vec[i64] = vec[i64]([UNASKED] * n)
        self._posts: vec[i64] = vec[i64]([0] * n)
        self.slack: vec[i64] = vec[i64]([0] * n)  # guards beyond the wildlings before them
        self.coming: vec[i64] = vec[i64]([0] * n)  # arrivals to expect, in hundredths
        section: i64 = 0
        while section < n:
            self.slack[section] = length(s.north[WALL + section]) - size(s.north[CLEARINGS + section])
            section += 1
        clan: i64 = 0
        while clan < len(CLANS):
            self._expect(clan)
            clan += 1

    def _expect(self, clan: i64) -> None:
        """Arrivals of this clan in the next rounds: its trails' numbers fall, as long as somebody is in camp."""
        s = self.s
        west: i64 = s.board.rush[2 * clan]
        if west < 0:
            return
        east: i64 = s.board.rush[2 * clan + 1]
        to_west: i64 = 0
        to_east: i64 = 0
        label: i64 = 1
        while label < LABELS:
            if s.board.trail_clan[label] == clan:
                if s.board.trail_section[label] == west:
                    to_west += 1
                else:
                    to_east += 1
            label += 1
        camp: i64 = s.north[CAMPS + clan]
        n: i64 = length(camp)
        fighters: i64 = 0
        i: i64 = 0
        while i < n:
            if entry(camp, i) != CLIMBER:
                fighters += 1
            i += 1
        # In hundredths: what the dice ask for in so many turns, and who is there to come.
        asked: i64 = 100 * LOOK_AHEAD * s.rules.seats * (to_west + to_east) // 12
        there: i64 = 100 * fighters + FRESH_TOKENS
        come: i64 = min(asked, there)
        if n == CAMP_LIMIT - 1:
            come += FRESH_TOKENS  # the next token is a rush
        labels: i64 = to_west + to_east
        self.coming[west] += come * to_west // labels
        self.coming[east] += come * to_east // labels

    # --- sections ---

    def chance(self, section: i64, more: i64) -> i64:
        """That the section is overrun soon, with so many more guards (or fewer wildlings) there, in 10000ths."""
        slack: i64 = self.slack[section] + more
        coming: i64 = self.coming[section]
        found: i64 = 10_000 * coming // (coming + 100)
        if slack < 0:
            return min(10_000, found - 500 * slack)
        i: i64 = 2
        while i <= slack + 1:
            found = found * coming // (coming + 100 * i)
            i += 1
        return found

    def care(self) -> i64:
        """How much this seat minds an ending by wildlings, in percent: the leader in guards wins it (END-6)."""
        if self.lead < 0:
            return 100
        if self.lead == 0:
            return TIE_CARES
        if self.breaches < self.s.rules.most_breaches - 1:
            return LEADER_CARES
        return LEADER_CARES_LAST

    def breach_cost(self, section: i64) -> i64:
        """What a breach there costs this seat: its guard, its hexes, a step towards the end."""
        if self._breach_costs[section] == UNASKED:
            self._breach_costs[section] = self._breach_cost(section)
        return self._breach_costs[section]

    def _breach_cost(self, section: i64) -> i64:
        s = self.s
        cost: i64 = BREACH_COST[min(self.breaches, 2)] * self.care() // 100
        cost += NUISANCE
        if s.north[WALL + section] and entry(s.north[WALL + section], 0) == self.seat:
            cost += self.guard_lost()
        crossing: i64 = 1 + size(s.north[CLEARINGS + section]) - count(s.north[CLEARINGS + section], MAMMOTH)
        cost += self.crowd_cost(crossing)
        at: i64 = (2 * section + wildlings.direction(s, section)) * LINE
        i: i64 = 0
        while i < LINE and crossing > 0:
            h: i64 = s.board.lines[at + i]
            if h >= 0 and (s.held >> h) & 1 == 0:
                cost += self.hex_cost(h)
                crossing -= 1
            i += 1
        return cost

    def hex_cost(self, h: i64) -> i64:
        """What it costs this seat when wildlings hold a hex, or what it gains when they leave."""
        return pieces_at(self.s, self.seat, h) * pips(self.s.board.number[h]) * self.pip * BLOCKED // 100

    def crowd_cost(self, more: i64) -> i64:
        """Of so many more wildlings in the Gift (END-5)."""
        after: i64 = self.gift + more
        if after >= self.s.rules.most_in_gift:
            return BREACH_COST[2] * self.care() // 100
        return max(0, after - CROWDED) * CROWDED_COST * self.care() // 100

    def guard_lost(self) -> i64:
        """What one guard fewer costs: its price, and a point if it was the third or fifth."""
        if self.guards == 3 or self.guards == 5:
            return GUARD_LOST + GUARD_POINT
        return GUARD_LOST

    def relief(self, section: i64) -> i64:
        """What one guard more, or one wildling fewer, at this section is worth to the seat."""
        gain: i64 = self.chance(section, 0) - self.chance(section, 1)
        return gain * self.breach_cost(section) // 10_000

    def post_worth(self, section: i64) -> i64:
        """The same for an own guard, who may have to stand in front."""
        if self._best == UNASKED:
            self._weigh_posts()
        return self._posts[section]

    def best_section(self) -> i64:
        """Where a new guard does most good; of equals the one with more to lose behind it. NOWHERE: all are full."""
        if self._best == UNASKED:
            self._weigh_posts()
        return self._best

    def _weigh_posts(self) -> None:
        self._best = NOWHERE
        top: i64 = 0
        section: i64 = 0
        while section < self.s.board.sections:
            worth: i64 = self.relief(section)
            if self.s.north[WALL + section] == 0:
                worth -= self.guard_lost() * self.chance(section, 1) // 10_000
            self._posts[section] = worth
            if length(self.s.north[WALL + section]) < SECTION_LIMIT:
                value: i64 = 100 * worth - self.slack[section]
                if self._best == NOWHERE or value > top:
                    self._best = section
                    top = value
            section += 1

    # --- standing among the guards ---

    def lead_worth(self, more: i64) -> i64:
        """What it is worth for the ending by wildlings to have so many more guards."""
        chance: i64 = ENDING_CHANCE[min(self.breaches, 2)]
        if self.gift > CROWDED:
            chance += 8 * (self.gift - CROWDED)
        gain: i64 = _wins(self.lead + more) - _wins(self.lead)
        return chance * gain * ENDING_WORTH // 10_000

    # --- what a move of the wildlings does ---

    def arrival_cost(self, kind: i64, section: i64) -> i64:
        """What it costs this seat if a wildling of this kind arrives there now."""
        s = self.s
        if kind == CLIMBER:
            h: i64 = wildlings.next_hex(s, section, wildlings.direction(s, section))
            cost: i64 = self.crowd_cost(1)
            if (s.held >> h) & 1 == 0:
                cost += self.hex_cost(h)
            return cost
        cost = 0
        if kind == GIANT and s.north[WALL + section]:
            if entry(s.north[WALL + section], 0) == self.seat:
                cost = self.guard_lost()
        if self.slack[section] <= 0:
            return cost + self.breach_cost(section)
        return (
            cost + (self.chance(section, -1) - self.chance(section, 0)) * self.breach_cost(section) // 10_000
        )

    def die_cost(self, die: i64) -> i64:
        """What it costs this seat if the wildling die shows this."""
        clan: i64 = self.s.board.trail_clan[die]
        if clan < 0 or self.s.north[CAMPS + clan] == 0:
            return 0
        return self.arrival_cost(entry(self.s.north[CAMPS + clan], 0), self.s.board.trail_section[die])

    def mean_die_cost(self) -> i64:
        total: i64 = 0
        die: i64 = 1
        while die < LABELS:
            total += self.die_cost(die)
            die += 1
        return total // 12

    def token_cost(self, tokens: i64) -> i64:
        """Of so many tokens turned: each brings a wildling, and where four are in camp a rush (WILD-27)."""
        if self._a_token == UNASKED:
            self._a_token = self._cost_of_a_token()
        return tokens * self._a_token

    def _cost_of_a_token(self) -> i64:
        s = self.s
        all_tokens: i64 = 0
        rush: i64 = 0
        clan: i64 = 0
        while clan < len(CLANS):
            here: i64 = size(s.north[DRAWN + clan])
            all_tokens += here
            camp: i64 = s.north[CAMPS + clan]
            if length(camp) == CAMP_LIMIT - 1:
                cost: i64 = self.arrival_cost(entry(camp, 0), s.board.rush[2 * clan])
                cost += self.arrival_cost(entry(camp, 1), s.board.rush[2 * clan + 1])
                rush += here * cost
            clan += 1
        if all_tokens == 0:
            return 0
        return TOKEN_COST[min(self.breaches, 2)] * self.care() // 100 + rush // all_tokens


def _lead(s: State, seat: i64) -> i64:
    """Own guards less those of the best other seat."""
    own: i64 = s.north[GUARDS + seat]
    best: i64 = -1
    other: i64 = 0
    while other < s.rules.seats:
        if other != seat:
            best = max(best, s.north[GUARDS + other])
        other += 1
    return own - best


def _wins(lead: i64) -> i64:
    """The chance to win an ending by wildlings with this lead, in percent."""
    at: i64 = min(max(lead + 3, 0), len(LEAD_WINS) - 1)
    return LEAD_WINS[at]
