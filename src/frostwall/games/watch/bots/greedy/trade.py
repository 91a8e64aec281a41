"""How greedy trades in the Watch: offers, answers, bargains, proposals, the supply."""

from mypy_extensions import i64

from frostwall.core.bag import count, covers, single, size
from frostwall.core.bits import bit
from frostwall.games.watch.bots.greedy.plan import NO_MOVE, Goal, Plan, plan
from frostwall.games.watch.bots.greedy.planning import (
    NOTHING,
    Swap,
    beyond,
    lacks_one,
    spare,
    swap_towards,
    swaps_complete,
)
from frostwall.games.watch.bots.greedy.standing import threat
from frostwall.games.watch.bots.greedy.weights import DANGER, FAIR_GAIN, FAIR_LEAD, OFFERS
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.state import (
    ACCEPTED,
    ANSWER,
    COUNTER_GIVE,
    COUNTER_TAKE,
    COUNTERED,
    PROPOSAL_GIVE,
    PROPOSAL_TAKE,
    TERMS,
    State,
)


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
    if swap is None:
        return NO_MOVE
    return kinds.trade(swap.give, swap.take)


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
    cards: i64 = s.failed_offers + 1
    kind: i64 = lacks_one(p.hand, goal.price)
    if not s.rules.player_trade or cards > OFFERS or cards > s.rules.failed_offers or kind == NOTHING:
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
    later: i64 = 0
    if second is not None:
        later = second.price
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
    """Does the exchange serve its own plan, and the more so the farther the partner is ahead?"""
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
