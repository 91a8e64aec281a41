"""The greedy bot of the Watch: one ply, by hand-made values. It answers every decision of the base game.

By topic: founding, the turn, development cards, trade, the seven; the plan behind them is in greedy_watch_plan. It
reads of the world only what its seat knows: its own cards, open pieces, sizes of hands, the open supply, and the minima
in Knowledge; the other hands and the pile of a determinized world are never looked at card by card. It keeps nothing
between two decisions: what it may no longer offer follows from how often it has offered this turn.
"""

from typing import Final

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
)
from frostwall.bots.greedy_watch_plan import Goal, Plan, _in, most, pips, plan, threat
from frostwall.bots.greedy_watch_weights import (
    ABOUT_AS_GOOD,
    DANGER,
    FAIR_GAIN,
    FAIR_LEAD,
    FAR,
    LATE,
    NEXT_SITE,
    OFFERS,
    OWN_PIP,
    RESERVE,
    SAFE_HAND,
    THEFT,
    THINNING,
    WANTED,
)
from frostwall.core.bag import count, covers, from_dict, missing, single, size
from frostwall.core.bits import WORD_BITS, bit, has, lowest, members, popcount
from frostwall.core.drive import SeatView
from frostwall.core.kinds import kind_of
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Move
from frostwall.watch import kinds
from frostwall.watch.board import CAMP
from frostwall.watch.cards import free_roads, playable, winter_count
from frostwall.watch.rules import PATROL, RESOURCES, ROADS, WINTER
from frostwall.watch.score import PATROL_MINIMUM
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
    MOVE_TORMUND,
    OFFERING,
    PRE_ROLL,
    PROPOSAL_GIVE,
    PROPOSAL_TAKE,
    TERMS,
    TRADING,
    State,
)

NO_MOVE: Final = -1

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
