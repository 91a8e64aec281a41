"""How greedy answers a seven and a Ranger Patrol in the Watch: discards, Tormund, theft, driving a wildling out."""

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, from_dict, missing, size
from frostwall.core.bits import lowest
from frostwall.core.knowledge import Knowledge
from frostwall.games.watch.bots.greedy.plan import NO_MOVE, Plan, plan
from frostwall.games.watch.bots.greedy.planning import spare
from frostwall.games.watch.bots.greedy.standing import pieces_at, pips, threat
from frostwall.games.watch.bots.greedy.weights import CROWD_SCALE, DRIVE_CARD, OWN_PIP, THEFT, WANTED
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.board import CAMP
from frostwall.games.watch.engine.chapters.seven import BY_PATROL, camp_allowed, victims
from frostwall.games.watch.engine.north import GIFT
from frostwall.games.watch.engine.rules import CLIMBER, RESOURCES
from frostwall.games.watch.engine.state import IN_CAMP, State


def discard(s: State, seat: i64) -> i64:
    """Keep what the next purchases need."""
    p = plan(s, seat)
    first: i64 = 0
    if p.best is not None:
        first = p.best.price
    second = p.second(p.hand)
    later: i64 = 0
    if second is not None:
        later = second.price
    return kinds.discard(spare(p.hand, first, later, p.income, size(p.hand) // 2))


def move_tormund(s: State, seat: i64, known: Knowledge) -> i64:
    """Where he costs the rivals most, leaders above all, and its own buildings nothing; somebody there to rob. A
    Ranger Patrol may drive out a wildling instead."""
    p = plan(s, seat)
    best: i64 = NO_MOVE
    if camp_allowed(s):
        best = kinds.tormund(CAMP)
    loots = vec[i64]([0] * s.rules.seats)
    other: i64 = 0
    while other < s.rules.seats:
        if other != seat:
            loots[other] = loot(p, other, known)
        other += 1
    top: i64 = 0
    land: i64 = s.board.land
    while land:
        h: i64 = lowest(land)
        land &= land - 1
        if h == s.tormund:
            continue
        value: i64 = robbery(loots, victims(s, seat, h))
        if (s.held >> h) & 1 == 0:
            value += block_worth(s, seat, h)
        if best == NO_MOVE or value > top:
            top = value
            best = kinds.tormund(h)
    if s.held and s.frame_a() == BY_PATROL:
        return drive(p, best, top)
    return best


def block_worth(s: State, seat: i64, h: i64) -> i64:
    """What it is worth to this seat that a hex yields nothing."""
    value: i64 = -OWN_PIP * pieces_at(s, seat, h)
    other: i64 = 0
    while other < s.rules.seats:
        if other != seat:
            value += pieces_at(s, other, h) * threat(s, other)
        other += 1
    return value * pips(s.board.number[h])


def drive(p: Plan, best: i64, top: i64) -> i64:
    """The wildling to drive out, if that is worth more than the best move of Tormund (DEV-5)."""
    s = p.s
    stays: i64 = 0
    if s.tormund != IN_CAMP:
        stays = block_worth(s, p.seat, s.tormund)
    held: i64 = s.held
    while held:
        h: i64 = lowest(held)
        held &= held - 1
        value: i64 = stays + freed_worth(p, h)
        if count(s.supply, s.board.terrain[h]):
            value += DRIVE_CARD
            if p.best is not None and count(missing(p.hand, p.best.price), s.board.terrain[h]):
                value += WANTED
        if value > top:
            top = value
            best = kinds.drive(h, driven_kind(s, h))
    return best


def freed_worth(p: Plan, h: i64) -> i64:
    """What it is worth that one wildling leaves this hex, on the scale of Tormund's moves."""
    s = p.s
    value: i64 = 0
    if size(s.north[GIFT + h]) == 1 and s.tormund != h:
        value -= block_worth(s, p.seat, h)
    if p.wall is not None:
        value += CROWD_SCALE * (p.wall.crowd_cost(1) - p.wall.crowd_cost(0))
    return value


def driven_kind(s: State, h: i64) -> i64:
    """A wildling of this hex; a climber last, for guards do not stop him when he comes again."""
    kind: i64 = 3
    while kind > 0 and (kind == CLIMBER or count(s.north[GIFT + h], kind) == 0):
        kind -= 1
    if kind == 0 and count(s.north[GIFT + h], 0) == 0:
        kind = CLIMBER
    return kind


def robbery(loots: vec[i64], seats: i64) -> i64:
    """What a theft from the best of these seats is worth."""
    best: i64 = 0
    seat: i64 = 0
    while seat < len(loots):
        if (seats >> seat) & 1:
            best = max(best, loots[seat])
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
