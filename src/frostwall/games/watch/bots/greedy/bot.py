"""The greedy bot of the Watch: one ply, by hand-made values. It answers every decision of every mode.

Here: founding, the turn, development cards. Trade, the seven and the heroes have modules of their own; the plan behind
all of them is in plan.py. It reads of the world only what its seat knows: its own cards, open pieces, sizes
of hands, the open supply, and the minima in Knowledge; the other hands and the pile of a determinized world are never
looked at card by card. It keeps nothing between two decisions: what it may no longer offer follows from how often it
has offered this turn.
"""

from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, single, size
from frostwall.core.bits import WORD_BITS, bit, has, members
from frostwall.core.drive import Clock, SeatView
from frostwall.core.kinds import kind_of
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Move
from frostwall.games.watch.bots.greedy import heroes
from frostwall.games.watch.bots.greedy.plan import NO_MOVE, Goal, Plan, outlook, plan
from frostwall.games.watch.bots.greedy.planning import NOTHING, scarcest, swap_towards
from frostwall.games.watch.bots.greedy.roads import is_in
from frostwall.games.watch.bots.greedy.seven import choose_victim, discard, move_tormund
from frostwall.games.watch.bots.greedy.standing import is_blocked, most
from frostwall.games.watch.bots.greedy.trade import answer, bargain, exchange, supply_trade, swap_for_next
from frostwall.games.watch.bots.greedy.wall import NOWHERE
from frostwall.games.watch.bots.greedy.weights import (
    ABOUT_AS_GOOD,
    FAR,
    LATE,
    NEXT_SITE,
    RESERVE,
    SAFE_HAND,
    THINNING,
)
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import guards
from frostwall.games.watch.engine.chapters.cards import free_roads, playable, winter_count
from frostwall.games.watch.engine.chapters.score import PATROL_MINIMUM
from frostwall.games.watch.engine.chapters.wildlings import others_of_sixth
from frostwall.games.watch.engine.frames import (
    ACT,
    AFTER_HERO,
    BUILD,
    CHOOSE_VICTIM,
    DISCARDING,
    FOUND_GUARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    HERO_STEP,
    HERO_WINDOW,
    MOVE_TORMUND,
    OFFERING,
    PICK_SIXTH,
    PRE_ROLL,
    SPECIAL_BUILD,
    TRADING,
    TRAGEDY,
)
from frostwall.games.watch.engine.rules import (
    CARD_COST,
    KEEP_COST,
    MAMMOTH,
    PATROL,
    RECRUITS,
    ROAD_COST,
    ROADS,
    WINTER,
)
from frostwall.games.watch.engine.state import State


class GreedyWatch:
    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        move: i64 = decide(view.world, view.seat, view.known, clock.rng)
        if move == NO_MOVE:
            return view.game.random_move(view.world, view.seat, clock.rng)
        return move


def decide(s: State, seat: i64, known: Knowledge, rng: Rng) -> i64:
    """The move of this seat, or NO_MOVE in a decision that is not known here."""
    frame: i64 = s.frame()
    if frame == PRE_ROLL:
        return before_roll(s, seat, known)
    if frame == ACT or frame == TRADING or frame == BUILD:
        return turn(s, seat, known)
    if frame == OFFERING:
        if seat == s.frame_seat():
            return bargain(s, seat)
        return answer(s, seat)
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
    return decide_north(s, seat, frame, known)


def decide_north(s: State, seat: i64, frame: i64, known: Knowledge) -> i64:
    """The decisions that only Brotherhood modes know."""
    if frame == SPECIAL_BUILD:
        return special_build(s, seat)
    if frame == HERO_WINDOW:
        return heroes.window(s, seat)
    if frame == HERO_STEP:
        return heroes.step(s, seat, known)
    if frame == AFTER_HERO:
        return heroes.after_use(s, seat)
    if frame == FOUND_GUARD:
        return found_guard(s, seat)
    if frame == TRAGEDY:
        return heroes.tragedy(s, seat)
    if frame == PICK_SIXTH:
        return pick_sixth(s)
    return NO_MOVE


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
            if to >= 0 and to != at and is_in(p.s.sites_low, p.s.sites_high, to):
                best = max(best, p.pips_worth(to))
            j += 1
        i += 1
    return best


def found_road(s: State, seat: i64) -> i64:
    """Towards the best site, the nearer the better."""
    at: i64 = s.frame_b()
    p = Plan(s, seat)
    low, high = _bit(at)
    p.roads.spread(low, high, FAR)
    best: i64 = NOTHING
    top: i64 = -1
    for site in members(s.sites_low, s.sites_high):
        roads: i64 = p.roads.distance[site]
        if 0 < roads <= FAR:
            value: i64 = p.site_worth(site) * p.roads.contested(site, roads) // roads
            if value > top:
                top = value
                best = p.roads.way[site]
    i: i64 = 0
    while best == NOTHING and i < 3:
        path: i64 = s.board.paths_at[3 * at + i]
        if path >= 0 and has(s.reach, seat, path):
            best = path
        i += 1
    return kinds.road(best)


def found_guard(s: State, seat: i64) -> i64:
    """Where the Wall is weakest, before its own hexes."""
    wall = outlook(s, seat).wall
    return NO_MOVE if wall is None else kinds.guard(wall.best_section())


def _bit(number: i64) -> tuple[i64, i64]:
    if number < WORD_BITS:
        return bit(number), 0
    return 0, bit(number - WORD_BITS)


# --- the turn ---


def before_roll(s: State, seat: i64, known: Knowledge) -> i64:
    """A hero or a Ranger Patrol frees its own hex before it could yield; a patrol takes Strongest Patrol."""
    if heroes.may_use(s, seat):
        move: i64 = heroes.use(plan(s, seat), known)
        if move != NO_MOVE:
            return move
    if playable(s, seat, PATROL) and (is_blocked(s, seat) or takes_patrol(s, seat)):
        return kinds.PLAY_PATROL
    return kinds.ROLL


def turn(s: State, seat: i64, known: Knowledge) -> i64:
    """After the roll: a card, the hero, the next step of the best plan, an exchange that allows it, else what else
    pays."""
    if s.rules.wall and s.all_points(seat) >= s.rules.win_points:
        return kinds.DECLARE
    move: i64 = NO_MOVE
    hero: bool = heroes.may_use(s, seat)
    if hero or may_play(s, seat) or may_spend(s, seat):
        move = best_of_turn(plan(s, seat), hero, known)
    if move != NO_MOVE:
        return move
    if s.frame() == TRADING:
        return kinds.BUILDING
    return kinds.END


def may_spend(s: State, seat: i64) -> bool:
    """Can the hand pay for anything, or be traded for what can?"""
    hand: i64 = s.hand[seat]
    return hand != 0 and (s.frame() != BUILD or can_buy(hand))


def best_of_turn(p: Plan, hero: bool, known: Knowledge) -> i64:
    """What to do before the turn ends, or NO_MOVE."""
    s = p.s
    trading: bool = s.frame() != BUILD
    move: i64 = play_card(p)
    if move == NO_MOVE and hero:
        move = heroes.use(p, known)
    goal = p.best
    if move != NO_MOVE or goal is None:
        return move
    if covers(p.hand, goal.step_price):
        # MODE-12: the first build closes the trade phase, so what comes after it must be paid for before.
        if s.frame() == TRADING:
            move = swap_for_next(p, goal)
        if move == NO_MOVE:
            return goal.step
        return move
    if trading:
        move = exchange(p, goal)
    if move == NO_MOVE:
        move = side_purchase(p, goal)
    if move == NO_MOVE and trading and size(p.hand) > SAFE_HAND:
        move = supply_trade(swap_towards(p.hand, goal.price, p.rates, s.supply))
    return move


def special_build(s: State, seat: i64) -> i64:
    """Between two turns (X56-4): what is planned, or something else that pays, as far as the hand goes."""
    if not can_buy(s.hand[seat]):
        return kinds.PASS
    p = plan(s, seat)
    goal = p.best
    if goal is None:
        return kinds.PASS
    if covers(p.hand, goal.step_price):
        return goal.step
    move: i64 = side_purchase(p, goal)
    if move == NO_MOVE:
        return kinds.PASS
    return move


def can_buy(hand: i64) -> bool:
    """Does the hand pay for anything at all? A settlement and a guard cost more than a road."""
    return covers(hand, ROAD_COST) or covers(hand, CARD_COST) or covers(hand, KEEP_COST)


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


def takes_patrol(s: State, seat: i64) -> bool:
    """Would one more open patrol take Strongest Patrol?"""
    others: i64 = most(s.patrols, s.rules.seats, seat)
    return s.strongest_patrol != seat and s.patrols[seat] + 1 >= max(PATROL_MINIMUM, others + 1)


def may_play(s: State, seat: i64) -> bool:
    """Has the seat a card from an earlier turn, and played none in this one?"""
    return not s.card_played and s.cards[seat] != s.fresh[seat]


def play_card(p: Plan) -> i64:
    """The one card of the turn, if any is worth playing now."""
    s = p.s
    if not may_play(s, p.seat):
        return NO_MOVE
    if playable(s, p.seat, PATROL) and takes_patrol(s, p.seat):
        return kinds.PLAY_PATROL
    if playable(s, p.seat, RECRUITS) and guards.can_place(s, p.seat):
        wall = p.wall
        if wall is not None and wall.best_section() != NOWHERE:
            return kinds.recruits(wall.best_section())
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
    path: i64 = p.roads.longest_path()
    if path == NOTHING:
        path = members(s.reach[2 * seat], s.reach[2 * seat + 1])[0]
    return kinds.road(path)


# --- the Wall ---


def pick_sixth(s: State) -> i64:
    """WILD-23: a mammoth never leaves by itself, so it goes first; then the one that costs a guard when it comes."""
    others: i64 = others_of_sixth(s)
    kind: i64 = MAMMOTH
    while count(others, kind) == 0:
        kind -= 1
    return kinds.back(kind)
