"""The builder, a second bot of Silverfrost for measuring balance: it agrees with greedy in nothing but the rules.

Where greedy weighs every move in one currency, the builder follows an order: play the affordable card with the most
points for its cost (production and constructions first while they can still yield), collect what the next such card
lacks, clear the best card that lies under snow, and go to the Guild or on the Journey when that is free. Effects are
judged by rules of thumb. What it may read of the world is the same: its own hand and quests, and what lies open.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.drive import Clock, SeatView
from frostwall.core.kinds import kind_of, name_at, with_name
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Move
from frostwall.games.silverfrost.bots import receiver
from frostwall.games.silverfrost.engine import frames, kinds, moves
from frostwall.games.silverfrost.engine.chapters import extras, giants, placing, plays, prices, quests
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.kinds import goods_count
from frostwall.games.silverfrost.engine.rules import (
    BEACON,
    FORGE,
    GUILD,
    JOURNEY,
    PRODUCTION,
    SPACES,
    SPRING,
    WINTER,
)
from frostwall.games.silverfrost.engine.state import (
    FIRE,
    HAND,
    NOTHING,
    SEASON,
    SNOWED,
    V_SNOW,
    VALLEY,
    State,
)

_NO_MOVE: Final = -1
_FIRE_WANTED: Final = 5
_NOTHING: Final = (kinds.END, kinds.CONTINUE, kinds.NONE, kinds.NO, kinds.STAY)
_EARLY: Final = [30, 18, 10, 0]  # for production, by season
_CONSTRUCTION: Final = [8, 6, 2, 0]
_LEAST: Final = [24, 22, 18, 1]  # tenths of a point for which a card is played at all


class BuilderSilverfrost:
    def __init__(self) -> None:
        self.name = "builder"

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        return decide(view.world, view.seat, clock.rng)


def decide(s: State, seat: i64, rng: Rng) -> i64:
    frame: i64 = s.frame()
    if frame == frames.CARDS and not extras.is_bound(s):
        return _cards(s, seat)
    found = MoveSet()
    moves.list_moves(s, seat, found)
    if found.total == 1 or frame == frames.SPECIES or frame == frames.CLAW_SPECIES:
        return found.pick(rng)
    lacks = _lacking(s, seat)
    best: i64 = _NO_MOVE
    top: i64 = 0
    for m in found.list():
        value: i64 = _ready(s, seat, m, lacks) if frame == frames.READY else _rate(s, seat, frame, m, lacks)
        if best == _NO_MOVE or value > top:
            best = m
            top = value
    return best


# --- cards ---


def _merit(s: State, who: i64, card: i64) -> i64:
    """Tenths of a point."""
    season: i64 = s.get(who, SEASON)
    merit: i64 = 10 * s.deck.points[card]
    if s.deck.type[card] == PRODUCTION:
        merit += _EARLY[season]
    if s.deck.creature[card] == 0:
        merit += _CONSTRUCTION[season]
    if s.deck.has_trigger(card, p.END_SCORE):
        merit += 15
    elif s.deck.type[card] != PRODUCTION:
        merit += _EARLY[season] // 2
    return merit


def _rating(s: State, who: i64, card: i64) -> i64:
    """Points for cost."""
    return _merit(s, who, card) * 10 // (2 + s.deck.total_cost(card) + s.deck.cost_gift[card])


def _lacking(s: State, who: i64) -> vec[i64]:
    """What is missing for the best card that cannot be paid for yet; nothing known: one of each."""
    best: i64 = NOTHING
    top: i64 = 0
    base: i64 = who * s.deck.cards
    card: i64 = 0
    while card < s.deck.cards:
        if s.hand[base + card] and _is_aim(s, who, card) and _rating(s, who, card) > top:
            best = card
            top = _rating(s, who, card)
        card += 1
    space: i64 = 0
    while space < SPACES:
        card = s.valley[VALLEY * space]
        if card != NOTHING and s.valley[VALLEY * space + V_SNOW] == 0 and _is_aim(s, who, card):
            if _rating(s, who, card) > top:
                best = card
                top = _rating(s, who, card)
        space += 1
    found: vec[i64] = vec[i64]()
    kind: i64 = 0
    while kind < 4:
        few: i64 = 1 if best == NOTHING else s.deck.cost[4 * best + kind] - s.get(who, kind)
        found = append(found, max(0, few))
        kind += 1
    return found


def _is_aim(s: State, who: i64, card: i64) -> bool:
    """May it be played, but for its cost?"""
    if prices.is_second_copy(s, who, card) or not prices.fits_into(s, who, card):
        return False
    kind: i64 = 0
    while kind < 4:
        if s.deck.cost[4 * card + kind] > s.get(who, kind):
            return True
        kind += 1
    return False


def _supplies(lacks: vec[i64], good: i64, n: i64) -> i64:
    """So many of a good: what is lacking first."""
    if good >= 4:
        return 6 * n
    wanted: i64 = min(lacks[good], n)
    return 11 * wanted + 4 * (n - wanted)


# --- the turn ---


def _ready(s: State, who: i64, m: i64, lacks: vec[i64]) -> i64:
    """Cards before animals, animals before leaving."""
    kind: i64 = kind_of(m)
    if kind == kinds.PLAY:
        card: i64 = kinds.play_card(m)
        if kinds.play_into(m):
            return _present(s, who, card, m)
        merit: i64 = _merit(s, who, card)
        if merit < _LEAST[s.get(who, SEASON)]:
            return -1
        value: i64 = 1000 + _rating(s, who, card)
        if kinds.play_chimney(m):
            value += 5 if s.deck.total_cost(card) > 2 else -5
        return value + (3 if kinds.play_advantage(m) else 0)
    if kind == kinds.PLACE:
        return 100 + _place(s, who, kinds.figure_place(m), kinds.figure_of(m) == 1, lacks)
    if kind == kinds.VISIT:
        own: bool = kinds.figure_place(m) == who
        snowed: bool = s.has_flag(kinds.figure_place(m), kinds.figure_slot(m), SNOWED)
        return 100 + (20 if own else 10) - (8 if snowed else 0)
    return 0 if kind == kinds.PREPARE or kind == kinds.PASS or kind == kinds.END else -2


def _present(s: State, who: i64, card: i64, m: i64) -> i64:
    """A card for another city is played early, for what it does."""
    early: i64 = _EARLY[s.get(who, SEASON)]
    if early == 0 or plays.city_in(s, kinds.play_into(m)) != receiver.city_for(s, who, card):
        return -1
    return 1000 + 10 * early // (2 + s.deck.total_cost(card))


def _place(s: State, who: i64, place: i64, guard: bool, lacks: vec[i64]) -> i64:
    deck = s.deck
    area: i64 = deck.area[place]
    value: i64 = -6 * placing.place_need(s, who, place) + 10 * s.snow[place]
    if guard and s.occupied[place] == 0:
        value += 1
    if area == GUILD:
        return value + _best_quest(s, who)
    if area == JOURNEY:
        return value + 10 * deck.journey_points[place] - 5 * deck.discard_cost[place]
    if area == BEACON:
        return value + (24 if s.get(who, FIRE) > 1 else 14)
    if area == FORGE:
        return value + (24 if s.get(who, HAND) > 4 and s.get(who, SEASON) != SPRING else 6)
    good: i64 = 0
    while good < 6:
        n: i64 = deck.gains[6 * place + good]
        if n:
            value += _supplies(lacks, good, n)
            if good == FIRE and s.get(who, FIRE) < _FIRE_WANTED:
                value += 4 * n
        good += 1
    cards: i64 = min(deck.gain_cards[place], measure.hand_room(s, who))
    return value + cards * (7 if s.get(who, SEASON) == SPRING else 3)


def _best_quest(s: State, who: i64) -> i64:
    best: i64 = 0
    quest: i64 = 0
    while quest < s.deck.quests:
        if quests.can_complete(s, who, quest, frames.ANY_LEVEL, False):
            best = max(best, 10 * s.deck.quest_points[quest])
        quest += 1
    return best


# --- decisions ---


def _rate(s: State, who: i64, frame: i64, m: i64, lacks: vec[i64]) -> i64:
    """Only the order counts; 0 for what makes no difference."""
    kind: i64 = kind_of(m)
    if kind == kinds.CLEAR:
        return _clearing(s, who, frame, kinds.first(m))
    if kind == kinds.USE:
        return 1 if frame == frames.CLOSING and s.get(who, HAND) > 3 else -1000
    if kind in _NOTHING:
        return 0
    if kind == kinds.YES:
        return 1
    if kind == kinds.MULLIGAN:
        return -1
    if frame == frames.GOODS:
        return _goods(s, who, kinds.goods_of(m), lacks)
    if frame == frames.COPY:
        return _place(s, who, kinds.first(m), False, lacks)
    if frame == frames.WHERE and kind == kinds.PLACE:
        return _place(s, who, kinds.figure_place(m), False, lacks)
    return _choice(s, who, frame, m)


def _clearing(s: State, who: i64, frame: i64, slot: i64) -> i64:
    """The best card first, while there is fire to spare."""
    if frame != frames.CLOSING and frame != frames.WINDOW:
        return -1000
    spare: i64 = 0 if s.get(who, SEASON) >= WINTER else 1
    return 1 + s.deck.points[s.card_at(who, slot)] if s.get(who, FIRE) > spare else -1


def _choice(s: State, who: i64, frame: i64, m: i64) -> i64:
    """A card, a quest, a giant, a person or a number."""
    what: i64 = kinds.first(m)
    if frame == frames.TIMES:
        return what
    if frame == frames.CARDS:  # TURN-10: only what leaves an action is listed
        return -_names(s, who, frame, kinds.names_of(m))
    if frame == frames.PLAY:
        return _merit(s, who, kinds.play_card(m))
    if frame == frames.GIANT:
        return 1 + giants.slot_of(s, what)
    if frame == frames.QUEST or frame == frames.KEEP_QUEST:
        return s.deck.quest_points[what]
    if frame == frames.KEEP or frame == frames.LOOKED:
        return _names(s, who, frame, kinds.names_of(m))
    if frame == frames.VALLEY:
        return _rating(s, who, what) * (1 if s.word(0) == frames.TAKE else -1)
    if frame == frames.CITY_CARD:
        points: i64 = s.deck.points[s.card_at(what, kinds.second(m))]
        return -points if s.word(0) == frames.REMOVE else points
    if frame == frames.CLEAR_WHERE or frame == frames.CITY_SNOW:
        return s.deck.points[s.card_at(who, what)] if kind_of(m) == kinds.SNOW_CARD else 0
    if frame == frames.SEAT:
        return -receiver.standing(s, who, what)
    return -what if frame == frames.OPTION else 0


def _goods(s: State, who: i64, bag: i64, lacks: vec[i64]) -> i64:
    """Take what is lacking; part with what there is most of."""
    value: i64 = 0
    kind: i64 = 0
    while kind < 4:
        n: i64 = goods_count(bag, kind)
        if s.word(0) == frames.GAIN:
            value += _supplies(lacks, kind, n)
        else:
            value += n * s.get(who, kind) - n * n
        kind += 1
    return value


def _names(s: State, who: i64, frame: i64, chosen: i64) -> i64:
    value: i64 = 0
    i: i64 = 0
    while i < 5 and name_at(chosen, i) >= 0:
        name: i64 = name_at(chosen, i)
        value += s.deck.quest_points[name] if frame == frames.KEEP else _rating(s, who, name)
        i += 1
    giving: bool = frame == frames.LOOKED and s.word(2) == 1
    return -value if giving else value


def _cards(s: State, who: i64) -> i64:
    """The lowest rated cards; to the Forge all but two."""
    fitting: list[tuple[int, int]] = []
    base: i64 = who * s.deck.cards
    card: i64 = 0
    while card < s.deck.cards:
        n: i64 = s.hand[base + card]
        if n and measure.card_matches(s, card, s.word(3)):
            while n > 0:
                fitting.append((_rating(s, who, card), card))
                n -= 1
        card += 1
    fitting.sort()
    few: i64 = min(s.word(1), len(fitting))
    if s.word(0) == frames.FORGE_CARDS:
        few = max(0, s.get(who, HAND) - 2)
    elif s.word(0) == frames.TUCK:
        few = s.word(2)
    few = min(few, s.word(2), len(fitting))
    chosen: i64 = 0
    for name in sorted([fitting[i][1] for i in range(few)]):
        chosen = with_name(chosen, name)
    if s.word(0) == frames.GIVE:
        return kinds.give(chosen, s.word(4))
    return kinds.names(kinds.UNDER if s.word(0) == frames.TUCK else kinds.DISCARD, chosen)
