"""What greedy knows before it looks at a single card: what things are worth to this seat now, how near its quests are,
and how the race for the snow stands. Built for one decision and thrown away."""

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.bots import greedy_silverfrost_weights as w
from frostwall.core.bits import bit
from frostwall.silverfrost import measure, snow
from frostwall.silverfrost import program as p
from frostwall.silverfrost.rules import JOURNEY, SPRING
from frostwall.silverfrost.state import (
    CHIMNEYS,
    CHIMNEYS_WAITING,
    CITY,
    FIRE,
    HAND,
    NOTHING,
    SEASON,
    SNOW,
    SNOWED,
    State,
)

QUEST_STEPS = 6


def zeros(n: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    while n > 0:
        found = append(found, 0)
        n -= 1
    return found


class Outlook:
    def __init__(self, s: State, who: i64) -> None:
        self.s = s
        self.who = who
        season: i64 = s.get(who, SEASON)
        self.season = season
        self.animals: i64 = s.animals_in_supply(who)
        self.hand: i64 = s.get(who, HAND)
        self.room: i64 = measure.hand_room(s, who)
        self.free: i64 = measure.free_spaces(s, who)
        self.plays: i64 = w.PLAYS[season]
        if season == SPRING:
            self.plays = min(self.plays, 1 + self.animals)
        self.space_price: i64 = 0
        if self.plays > self.free:
            self.space_price = min(w.SPACE_MOST, (self.plays - self.free) * w.SPACE)
        self.chimneys: i64 = s.get(who, CHIMNEYS)
        self.chimneys_ahead: i64 = self.chimneys + s.get(who, CHIMNEYS_WAITING)
        self.clear_cost: i64 = snow.clear_cost(s, who)
        self.snowed: i64 = 0
        self.bonus_slots: i64 = 0  # live cards that score at the end, as bits
        self.advantages: i64 = 0  # live cards that offer an advantage
        self.types: i64 = 0
        self._look_at_city()
        self.price: vec[i64] = zeros(7)
        late: i64 = w.LATE[season]
        if season == SPRING:
            late = min(late * self.animals, w.LATE_MOST)
        good: i64 = 0
        while good < 7:
            self.price[good] = w.PRICES[good] * late // 100
            good += 1
        self.price[5] = w.POINT
        self.fire_need: i64 = 0
        self.price[4] = self._fire_price()
        self.card_price: i64 = self._card_price()
        self.token: i64 = self._token()
        self.quests: vec[i64] = vec[i64]()  # held or open, each with the steps that are missing
        self.steps: vec[i64] = vec[i64]()
        self._look_at_quests()

    def _look_at_city(self) -> None:
        s = self.s
        last: i64 = s.get(self.who, CITY)
        slot: i64 = 1
        while slot < last:
            card: i64 = s.card_at(self.who, slot)
            if card != NOTHING:
                if s.has_flag(self.who, slot, SNOWED):
                    self.snowed += 1
                else:
                    self.types |= bit(s.deck.type[card])
                    if s.deck.has_trigger(card, p.END_SCORE):
                        self.bonus_slots |= bit(slot)
                    if s.deck.has_trigger(card, p.ON_ADVANTAGE):
                        self.advantages |= bit(slot)
            slot += 1

    def _fire_price(self) -> i64:
        """One of those that will be spent: on snow, beacons, the Journey and chimneys."""
        turns: i64 = self.animals + 2
        self.fire_need = min(self.snowed, turns) * self.clear_cost + (self.animals + 1) // 2 + self.chimneys
        if self.season != SPRING:
            self.fire_need += 3
        return w.FIRE_PRICE[self.season]

    def fire_worth(self, fire: i64) -> i64:
        few: i64 = min(fire, self.fire_need)
        return few * self.price[4] + (fire - few) * w.FIRE_SPARE[self.season]

    def _card_price(self) -> i64:
        """A card in hand as such: to choose from, for the Forge, and at last for the Journey."""
        if self.season != SPRING:
            return w.CARD_PRICE[self.season]
        if self.animals == 0:
            return 0
        wanted: i64 = 0
        animals: i64 = self.animals
        deck = self.s.deck
        place: i64 = 0
        while place < deck.places and animals > 0:
            if deck.area[place] == JOURNEY and deck.shared[place] == 0 and self.s.occupied[place] == 0:
                wanted += deck.discard_cost[place]
                animals -= 1
            place += 1
        return 90 if self.hand <= wanted else w.CARD_PRICE[SPRING] // 2

    def _token(self) -> i64:
        """A snow token (SCORE-7, SCORE-8)."""
        s = self.s
        mine: i64 = s.get(self.who, SNOW)
        best: i64 = 0
        other: i64 = 0
        while other < s.rules.people:
            if other != self.who:
                best = max(best, s.get(other, SNOW))
            other += 1
        behind: i64 = best - mine
        close: bool = -w.CLOSE_RACE <= behind <= w.CLOSE_RACE or (self.season < 2 and behind < 2 * w.CLOSE_RACE)
        if s.rules.snowstorm:
            return w.MAJORITY_STORM if close else 10
        return w.POINT + (w.MAJORITY if close else 0)

    # --- quests ---

    def _look_at_quests(self) -> None:
        s = self.s
        base: i64 = self.who * s.deck.quests
        quest: i64 = 0
        while quest < s.deck.quests:
            if s.held[base + quest]:
                self._add_quest(quest)
            quest += 1
        for found in s.highland_open:
            if found >= 0:
                self._add_quest(found)

    def _add_quest(self, quest: i64) -> None:
        self.quests = append(self.quests, quest)
        self.steps = append(self.steps, self.missing_steps(quest))

    def missing_steps(self, quest: i64) -> i64:
        """About how many cards or placements it still takes until all requirements are met; 0: they are."""
        code = self.s.deck.code
        pc: i64 = self.s.deck.requirements[quest]
        n: i64 = code[pc + 2]
        steps: i64 = 0
        i: i64 = 0
        while i < n:
            steps += self.lack(code[pc + 3 + i])
            i += 1
        return min(steps, QUEST_STEPS)

    def lack(self, part: i64) -> i64:
        s = self.s
        code = s.deck.code
        op: i64 = code[part]
        if op == p.R_MIN:
            few: i64 = code[part + 3] - measure.metric(s, code[part + 2], self.who, -1)
            return _steps_of(code[code[part + 2]], few)
        if op == p.R_NAMED:
            few = code[part + 3] - measure.count_cards(s, self.who, code[part + 2], -1)
            return few if few > 0 else 0
        if op == p.R_GIVE:
            cards: i64 = measure.amount(s, code[part + 2], self.who, -1, 0)
            if s.get(self.who, HAND) >= cards and measure.can_pay(s, part + 3, self.who, -1, 0, 1):
                return 0
            return 1
        if op == p.C_COMPARE:
            if measure.holds(s, part, self.who, -1, 0):
                return 0
            mine: i64 = measure.metric(s, code[part + 2], self.who, -1)
            theirs: i64 = measure.metric(s, code[part + 2], s.left(self.who), -1)
            few = max(1, theirs - mine + code[part + 3])
            return _steps_of(code[code[part + 2]], few)
        return 0 if measure.holds(s, part, self.who, -1, 0) else 2

    def quest_worth(self, quest: i64, steps: i64) -> i64:
        return (self.s.deck.quest_points[quest] * w.POINT - w.QUEST_TRIP) * w.QUEST_NEAR[steps] // 100

    def quest_help(self, card: i64) -> i64:
        """How much nearer a card brings the quests."""
        code = self.s.deck.code
        total: i64 = 0
        at: i64 = 0
        while at < len(self.quests):
            steps: i64 = self.steps[at]
            if steps > 0:
                less: i64 = self._helps(self.s.deck.requirements[self.quests[at]], card, code)
                if less:
                    quest: i64 = self.quests[at]
                    nearer: i64 = max(0, steps - less)
                    total += self.quest_worth(quest, nearer) - self.quest_worth(quest, steps)
            at += 1
        return total

    def _helps(self, pc: i64, card: i64, code: vec[i64]) -> i64:
        """How many steps of a quest the card is."""
        deck = self.s.deck
        found: i64 = 0
        n: i64 = code[pc + 2]
        i: i64 = 0
        while i < n:
            part: i64 = code[pc + 3 + i]
            op: i64 = code[part]
            if op == p.R_NAMED:
                if deck.matches[code[part + 2] * deck.cards + card] and self.lack(part) > 0:
                    found += 1
            elif op == p.R_MIN or op == p.C_COMPARE:
                metric: i64 = code[part + 2]
                if code[metric] == p.M_CARDS:
                    if deck.matches[code[metric + 2] * deck.cards + card] and self.lack(part) > 0:
                        found += 1
                elif code[metric] == p.M_TYPES and (self.types >> deck.type[card]) & 1 == 0:
                    found += 1
            i += 1
        return found


def _steps_of(metric: i64, few: i64) -> i64:
    if few <= 0:
        return 0
    if metric == p.M_CARDS or metric == p.M_TYPES or metric == p.M_CHIMNEYS:
        return few
    return (few + 2) // 3
