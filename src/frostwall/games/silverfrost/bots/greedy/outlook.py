"""What greedy knows before it looks at a single card: what things are worth to this seat now, how near its quests are,
and how the race for the snow stands. Built for one decision and thrown away."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.games.silverfrost.bots.greedy import weights as w
from frostwall.games.silverfrost.engine.chapters import snow
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.rules import JOURNEY, SPRING
from frostwall.games.silverfrost.engine.state import (
    CHIMNEYS,
    CHIMNEYS_WAITING,
    CITY,
    HAND,
    NOTHING,
    SEASON,
    SNOW,
    SNOWED,
    State,
)

QUEST_STEPS: Final = 6
_NEW_TYPE: Final = -1  # instead of a filter: a card of a type the city lacks


_ZEROS: Final[vec[i64]] = vec[i64]([0] * 8)


def zeros(n: i64) -> vec[i64]:
    """Up to eight of them."""
    return _ZEROS[:n]


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
        self.card_price: i64 = w.CARD_PRICE[season]
        self.hands: vec[i64] = vec[i64]()  # by number of cards and animals
        self.peaks: vec[i64] = vec[i64]()  # free places of the Journey
        self.hut: i64 = NOTHING  # its shared place
        if season == SPRING:
            self._look_at_journey()
            now: i64 = self.hand_worth(self.hand, self.animals)
            self.card_price = (self.hand_worth(self.hand + 3, self.animals) - now) // 3
        self.token: i64 = self._token()
        self.quests: vec[i64] = vec[i64]()  # held or open, each with the steps that are missing
        self.steps: vec[i64] = vec[i64]()
        self.asks: vec[i64] = vec[i64]()  # a quest's place in `quests` and a filter of cards it lacks
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

    def _look_at_journey(self) -> None:
        deck = self.s.deck
        place: i64 = 0
        while place < deck.places:
            if deck.area[place] == JOURNEY and self.s.in_play(place):
                if deck.shared[place]:
                    self.hut = place
                elif self.s.occupied[place] == 0:
                    self.peaks = append(self.peaks, place)
            place += 1

    def hand_worth(self, hand: i64, animals: i64) -> i64:
        """What a hand is worth by its size alone: to choose from, for the Forge, and at last for the Journey."""
        if self.season != SPRING:
            return hand * self.card_price
        at: i64 = hand * 8 + animals
        while len(self.hands) <= at:
            self.hands = append(self.hands, -1)
        if self.hands[at] < 0:
            self.hands[at] = self.journeys(hand, animals, NOTHING)
        return self.hands[at]

    def journeys(self, hand: i64, animals: i64, but: i64) -> i64:
        """The best that so many cards and animals can still do on the Journey, without the place `but`."""
        s = self.s
        deck = s.deck
        places = self.peaks
        shared: i64 = self.hut
        best: i64 = 0
        chosen: i64 = 0
        ways: i64 = bit(min(5, len(places)))
        while chosen < ways:
            left: i64 = hand
            few: i64 = animals
            value: i64 = 0
            i: i64 = 0
            while chosen >> i:
                if (chosen >> i) & 1 and places[i] != but:
                    left -= deck.discard_cost[places[i]]
                    few -= 1
                    value += deck.journey_points[places[i]] * w.POINT - w.JOURNEY_ANIMAL
                    value -= (deck.fire_cost[places[i]] + s.snow[places[i]] * self.clear_cost) * self.price[4]
                i += 1
            if left >= 0 and few >= 0:
                if shared != NOTHING and few > 0 and left >= deck.discard_cost[shared]:
                    value += deck.journey_points[shared] * w.POINT - w.JOURNEY_ANIMAL
                    left -= deck.discard_cost[shared]
                best = max(best, value + left * w.LEFT_OVER)
            chosen += 1
        return best * w.JOURNEY_SURE // 100

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
        close: bool = -w.CLOSE_RACE <= behind <= w.CLOSE_RACE or (
            self.season < 2 and behind < 2 * w.CLOSE_RACE
        )
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
        """Note how far it is, and the cards that would bring it nearer."""
        code = self.s.deck.code
        pc: i64 = self.s.deck.requirements[quest]
        at: i64 = len(self.quests)
        steps: i64 = 0
        i: i64 = 0
        while i < code[pc + 2]:
            part: i64 = code[pc + 3 + i]
            few: i64 = self.lack(part)
            steps += few
            if few > 0:
                self._note_cards(at, part)
            i += 1
        self.quests = append(self.quests, quest)
        self.steps = append(self.steps, min(steps, QUEST_STEPS))

    def _note_cards(self, at: i64, part: i64) -> None:
        code = self.s.deck.code
        op: i64 = code[part]
        if op == p.R_NAMED:
            self.asks = append(append(self.asks, at), code[part + 2])
        elif op == p.R_MIN or op == p.C_COMPARE:
            metric: i64 = code[part + 2]
            if code[metric] == p.M_CARDS:
                self.asks = append(append(self.asks, at), code[metric + 2])
            elif code[metric] == p.M_TYPES:
                self.asks = append(append(self.asks, at), _NEW_TYPE)

    def missing_steps(self, quest: i64) -> i64:
        """About how many cards or placements it still takes until all requirements are met; 0: they are."""
        code = self.s.deck.code
        pc: i64 = self.s.deck.requirements[quest]
        steps: i64 = 0
        i: i64 = 0
        while i < code[pc + 2]:
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
            return max(0, few)
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
        deck = self.s.deck
        total: i64 = 0
        i: i64 = 0
        while i < len(self.asks):
            wanted: i64 = self.asks[i + 1]
            helps: bool = (
                (self.types >> deck.type[card]) & 1 == 0
                if wanted == _NEW_TYPE
                else deck.matches[wanted * deck.cards + card] == 1
            )
            if helps:
                quest: i64 = self.quests[self.asks[i]]
                steps: i64 = self.steps[self.asks[i]]
                total += self.quest_worth(quest, steps - 1) - self.quest_worth(quest, steps)
            i += 2
        return total


def _steps_of(metric: i64, few: i64) -> i64:
    if few <= 0:
        return 0
    if metric == p.M_CARDS or metric == p.M_TYPES or metric == p.M_CHIMNEYS:
        return few
    return (few + 2) // 3
