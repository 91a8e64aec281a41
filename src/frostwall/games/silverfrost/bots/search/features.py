"""What a seat knows between two turns, as a row of bytes: how everybody stands, what greedy thinks of this seat's hand,
quests and plans, and what the board still offers.

No card is known by name, so one network serves every set of cards. Persons come clockwise from the seat whose row it
is; Claw is one of them. Nothing hidden is read: of the others only what lies open and how much they hold.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.games.silverfrost.bots.greedy import weights as w
from frostwall.games.silverfrost.bots.greedy.cards import lasting_worth
from frostwall.games.silverfrost.bots.greedy.effects import best_quest
from frostwall.games.silverfrost.bots.greedy.plan import Plan
from frostwall.games.silverfrost.engine.chapters import score, supply
from frostwall.games.silverfrost.engine.deck.tables import NO_CHIMNEY
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.rules import GIANT_SLOTS, JOURNEY, SPACES, SPRING
from frostwall.games.silverfrost.engine.state import (
    CARDS,
    CHIMNEYS,
    CHIMNEYS_WAITING,
    CITY,
    DONE,
    FIRE,
    GUARD,
    HAND,
    HELD,
    NORMAL,
    NOTHING,
    POINTS,
    SEASON,
    SNOW,
    SNOWED,
    V_SNOW,
    VALLEY,
    WITH_CHIMNEY,
    State,
)

ENCODER: Final = "silverfrost.standard"
VERSION: Final = 1  # goes up when a byte comes to mean something else
PEOPLE: Final = 4
PERSON_BYTES: Final = 48
OWN_BYTES: Final = 56
TABLE_BYTES: Final = 56
WORDS: Final = (PEOPLE * PERSON_BYTES + OWN_BYTES + TABLE_BYTES) // 8

_MOST: Final = 127
_TYPES: Final = 5
_AREAS: Final = 7


class _Row:
    """Bytes written one after the other."""

    def __init__(self, out: vec[i64], at: i64) -> None:
        self.out = out
        self.next: i64 = 8 * at

    def put(self, n: i64) -> None:
        """A number that cannot be told by a byte is the nearest that can."""
        if n > 0:
            if n > _MOST:
                n = _MOST
            self.out[self.next >> 3] += n << (8 * (self.next & 7))
        self.next += 1

    def put_both(self, n: i64) -> None:
        """A number that may be negative, as two."""
        self.put(n)
        self.put(-n)

    def put_one_of(self, n: i64, size: i64) -> None:
        i: i64 = 0
        while i < size:
            self.put(1 if i == n else 0)
            i += 1

    def flag(self, is_so: bool) -> None:
        self.put(1 if is_so else 0)


def write(s: State, seat: i64, out: vec[i64], at: i64) -> None:
    """Add the row to the words from `at` on, which are 0."""
    row = _Row(out, at)
    _table(s, seat, row)
    row.next = 8 * at + TABLE_BYTES
    _own(s, seat, row)
    row.next = 8 * at + TABLE_BYTES + OWN_BYTES
    _person(s, seat, row)
    n: i64 = 1
    who: i64 = seat
    while n < s.rules.people:
        who = s.left(who)
        row.next = 8 * at + TABLE_BYTES + OWN_BYTES + n * PERSON_BYTES
        _person(s, who, row)
        n += 1


# --- everybody ---


def _person(s: State, who: i64, row: _Row) -> None:
    claw: bool = s.is_claw(who)
    row.put(1)
    cards: i64 = score.card_points(s, who)
    bonus: i64 = score.bonus_points(s, who)
    quests: i64 = score.quest_points(s, who)
    snow: i64 = score.snow_points(s, who)
    journey: i64 = score.journey_points(s, who)
    row.put(cards)
    row.put(bonus)
    row.put(quests)
    row.put(snow)
    row.put(s.get(who, POINTS))
    row.put(journey)
    row.put(cards + bonus + quests + snow + s.get(who, POINTS) + journey)
    good: i64 = 0
    while good <= FIRE:
        row.put(s.get(who, good))
        good += 1
    row.put(s.resources(who))
    row.put(s.get(who, CHIMNEYS))
    row.put(s.get(who, CHIMNEYS_WAITING))
    row.put(s.get(who, NORMAL))
    row.put(s.get(who, GUARD))
    row.put_one_of(s.get(who, SEASON), 4)
    row.flag(s.passed(who))
    row.flag(s.active == who)
    row.put((who - s.active) % s.rules.people)
    row.put(s.get(who, HAND))
    row.put(s.get(who, HELD))
    row.put(s.get(who, DONE))
    row.put(s.get(who, SNOW))
    row.put(s.get(who, CARDS))
    if not claw:
        row.put(measure.hand_room(s, who))
        row.put(measure.free_spaces(s, who))
        _city(s, who, row)


def _city(s: State, who: i64, row: _Row) -> None:
    deck = s.deck
    live: i64 = 0  # cards without snow by type, a byte each
    snowed: i64 = 0
    buried: i64 = 0
    creatures: i64 = 0
    chimneys: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        card: i64 = s.card_at(who, slot)
        if card != NOTHING:
            if s.has_flag(who, slot, SNOWED):
                snowed += 1
                buried += deck.points[card]
            else:
                live += bit(8 * deck.type[card])
                creatures += deck.creature[card]
                if deck.chimney[card] != NO_CHIMNEY and not s.has_flag(who, slot, WITH_CHIMNEY):
                    chimneys += 1
        slot += 1
    kind: i64 = 0
    while kind < _TYPES:
        row.put((live >> (8 * kind)) & 127)
        kind += 1
    row.put(snowed)
    row.put(buried)
    row.put(creatures)
    row.put(chimneys)


# --- what only this seat knows, by greedy's measures ---


def _own(s: State, seat: i64, row: _Row) -> None:
    plan = Plan(s, seat)
    o = plan.o
    row.put(plan.now() // 40)
    row.put(plan.now() // 400)
    row.put(plan.size)
    row.put(o.fire_need)
    row.put(o.clear_cost)
    row.put(o.token // 10)
    row.put(o.hand_worth(o.hand, o.animals) // 20)
    row.put(best_quest(o, 2, False) // 20)
    _city_ahead(s, seat, plan, row)
    _quests(plan, row)
    _hand(s, seat, plan, row)
    _in_valley(s, plan, row)


def _city_ahead(s: State, seat: i64, plan: Plan, row: _Row) -> None:
    """What the cards that lie there will still bring, and what they would without their snow."""
    ahead: i64 = 0
    frozen: i64 = 0
    slot: i64 = 1
    while slot < s.get(seat, CITY):
        card: i64 = s.card_at(seat, slot)
        if card != NOTHING:
            worth: i64 = lasting_worth(plan.o, card, source_of(seat, slot), False)
            if s.has_flag(seat, slot, SNOWED):
                frozen += worth
            else:
                ahead += worth
        slot += 1
    row.put(ahead // 40)
    row.put(frozen // 40)


def _quests(plan: Plan, row: _Row) -> None:
    """How many are so many steps away, and their points."""
    o = plan.o
    counts: i64 = 0
    points: i64 = 0
    worth: i64 = 0
    at: i64 = 0
    while at < len(o.quests):
        steps: i64 = o.steps[at]
        worth += o.quest_worth(o.quests[at], steps)
        if steps > 3:
            steps = 3
        counts += bit(8 * steps)
        points += plan.s.deck.quest_points[o.quests[at]] << (8 * steps)
        at += 1
    steps = 0
    while steps < 4:
        row.put((counts >> (8 * steps)) & 127)
        row.put((points >> (8 * steps)) & 127)
        steps += 1
    row.put(worth // 20)


def _hand(s: State, seat: i64, plan: Plan, row: _Row) -> None:
    deck = s.deck
    kinds: i64 = 0
    total: i64 = 0
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    base: i64 = seat * deck.cards
    card: i64 = 0
    while card < deck.cards:
        copies: i64 = s.hand[base + card]
        if copies:
            kinds += copies << (8 * deck.type[card])
            worth: i64 = plan.desire(card)
            total += worth * copies
            if worth > first:
                third = second
                second = first
                first = worth
            elif worth > second:
                third = second
                second = worth
            elif worth > third:
                third = worth
        card += 1
    kind: i64 = 0
    while kind < _TYPES:
        row.put((kinds >> (8 * kind)) & 127)
        kind += 1
    row.put(total // 20)
    row.put(first // 5)
    row.put(second // 5)
    row.put(third // 5)


def _in_valley(s: State, plan: Plan, row: _Row) -> None:
    total: i64 = 0
    first: i64 = 0
    second: i64 = 0
    space: i64 = 0
    while space < SPACES:
        card: i64 = s.valley[VALLEY * space]
        if card != NOTHING:
            worth: i64 = plan.desire(card)
            total += worth
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        space += 1
    row.put(total // 20)
    row.put(first // 5)
    row.put(second // 5)


# --- the table ---


def _table(s: State, seat: i64, row: _Row) -> None:
    rules = s.rules
    row.put_one_of(rules.seats - 1, 4)
    row.put_one_of(rules.difficulty - 1 if rules.solo else -1, 4)
    row.flag(rules.snowstorm)
    row.flag(s.freezing)
    row.put(s.turn)
    _against(s, seat, row)
    _places(s, row)
    snow: i64 = 0
    kinds: i64 = 0
    space: i64 = 0
    while space < SPACES:
        card: i64 = s.valley[VALLEY * space]
        if card != NOTHING:
            snow += s.valley[VALLEY * space + V_SNOW]
            kinds += bit(8 * s.deck.type[card])
        space += 1
    row.put(snow)
    kind: i64 = 0
    while kind < _TYPES:
        row.put((kinds >> (8 * kind)) & 127)
        kind += 1
    slot: i64 = 0
    while slot < GIANT_SLOTS:
        row.flag(s.giants[slot] != NOTHING)
        slot += 1
    row.put((supply.in_pile(s.pile) + len(s.pile_tail)) // 2)
    if rules.solo:
        row.put(supply.in_pile(s.face_down))
        row.put(s.claw_low)
        row.put(s.claw_high)
        row.flag(s.claw_forge)
        row.flag(s.claw_guild)


def _against(s: State, seat: i64, row: _Row) -> None:
    """How far this seat is ahead of the best of the others."""
    mine: i64 = score.points(s, seat)
    best: i64 = 0
    above: i64 = 0
    snow: i64 = 0
    season: i64 = 0
    ending: i64 = 0
    who: i64 = 0
    while who < s.rules.people:
        if who != seat:
            theirs: i64 = score.points(s, who)
            best = max(best, theirs)
            above += 1 if theirs > mine else 0
            snow = max(snow, s.get(who, SNOW))
            season += s.get(seat, SEASON) - s.get(who, SEASON)
            ending += 1 if s.passed(who) else 0
        who += 1
    row.put_both(mine - best)
    row.put(above)
    row.put_both(s.get(seat, SNOW) - snow)
    row.put_both(season)
    row.put(ending)
    row.put(w.SEASONS_LEFT[s.get(seat, SEASON)])
    row.flag(s.get(seat, SEASON) == SPRING and s.animals_in_supply(seat) == 0)


def _places(s: State, row: _Row) -> None:
    """By area: where nobody stands, and the snow; then the Journey's free points."""
    free: i64 = 0
    covered: i64 = 0
    points: i64 = 0
    highest: i64 = 0
    deck = s.deck
    place: i64 = 0
    while place < deck.places:
        if s.in_play(place):
            area: i64 = deck.area[place]
            if s.snow[place]:
                covered += bit(8 * area)
            if s.occupied[place] == 0:
                free += bit(8 * area)
                if area == JOURNEY and deck.shared[place] == 0:
                    points += deck.journey_points[place]
                    highest = max(highest, deck.journey_points[place])
        place += 1
    area = 0
    while area < _AREAS - 1:
        row.put((free >> (8 * area)) & 127)
        row.put((covered >> (8 * area)) & 127)
        area += 1
    row.put(points)
    row.put(highest)
