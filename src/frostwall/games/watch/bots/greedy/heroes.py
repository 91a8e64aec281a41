"""How greedy uses the heroes of Brotherhood: what a use is worth, and which hero to take next. The only file of the
bots that knows them by name.

A use costs nothing but the hero's turn, and brings another hero. So a hero is used as soon as that gains something, or
loses less than the better hero that follows will bring. Values are in hundredths of a point.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, from_dict, missing, single, size
from frostwall.core.bits import members
from frostwall.core.kinds import kind_of, pack1
from frostwall.core.knowledge import Knowledge
from frostwall.core.moves import MoveSet
from frostwall.games.watch.bots.greedy.plan import NO_MOVE, Plan, outlook, plan
from frostwall.games.watch.bots.greedy.planning import beyond
from frostwall.games.watch.bots.greedy.seven import block_worth, freed_worth, loot
from frostwall.games.watch.bots.greedy.standing import most, pieces_at
from frostwall.games.watch.bots.greedy.weights import (
    CARD_WORTH,
    CLEAR_GAIN,
    CROWD_SCALE,
    PATIENCE,
    POINT,
    ROADS_USE,
    WINTER_USE,
)
from frostwall.games.watch.engine import kinds, moves
from frostwall.games.watch.engine.chapters import heroes
from frostwall.games.watch.engine.chapters.score import PATROL_MINIMUM
from frostwall.games.watch.engine.frames import PRE_ROLL
from frostwall.games.watch.engine.heroes import roster
from frostwall.games.watch.engine.heroes.hero import ROSTER, moment_allows
from frostwall.games.watch.engine.north import DIE, DISPLAY, HEROES
from frostwall.games.watch.engine.rules import (
    CARD_COST,
    GUARD_COST,
    PATROL,
    RECRUITS,
    RESOURCES,
    VICTORY,
    WINTER,
)
from frostwall.games.watch.engine.state import IN_CAMP, State

_NAMES: Final = roster.names()
MORMONT: Final[i64] = _NAMES.index("mormont")
MARSH: Final[i64] = _NAMES.index("marsh")
SAMWELL: Final[i64] = _NAMES.index("samwell")
YARWYCK: Final[i64] = _NAMES.index("yarwyck")
THORNE: Final[i64] = _NAMES.index("thorne")
MELISANDRE: Final[i64] = _NAMES.index("melisandre")
MANCE: Final[i64] = _NAMES.index("mance")
BENJEN: Final[i64] = _NAMES.index("benjen")
YGRITTE: Final[i64] = _NAMES.index("ygritte")
YOREN: Final[i64] = _NAMES.index("yoren")
QHORIN: Final[i64] = _NAMES.index("qhorin")
AEMON: Final[i64] = _NAMES.index("aemon")
GILLY: Final[i64] = _NAMES.index("gilly")
JON: Final[i64] = _NAMES.index("jon")
OSHA: Final[i64] = _NAMES.index("osha")

NEVER: Final = -100_000  # the value of a use that is out of the question


# --- in its own turn ---


def may_use(s: State, seat: i64) -> bool:
    """Is this a moment at which the hero of this seat may be used, and should be if it gains anything? Before the roll
    only what can free a hex or hold the Wall: the rest is used better with the new cards."""
    if not s.rules.wall or heroes.has_flag(s, seat, heroes.TAKEN | heroes.USED):
        return False
    hero: i64 = s.north[HEROES + seat] // 8
    if s.frame() == PRE_ROLL and hero not in (YGRITTE, QHORIN, BENJEN, AEMON, OSHA):
        return False
    return moment_allows(s, ROSTER[hero])


def use(p: Plan, known: Knowledge) -> i64:
    """The best use of its hero, if it is worth making now, or NO_MOVE."""
    s = p.s
    hero: i64 = s.north[HEROES + p.seat] // 8
    uses = MoveSet()
    ROSTER[hero].list_uses(s, p.seat, uses)
    if uses.total == 0:
        return NO_MOVE
    found: i64 = NO_MOVE
    top: i64 = CLEAR_GAIN - (best_promise(p) - promise(p, hero)) * CARD_WORTH // 100
    before: i64 = p.worth(p.hand)
    for m in uses.list():
        value: i64 = use_worth(p, hero, m, before, known)
        if value > top:
            top = value
            found = m
    return found


def use_worth(p: Plan, hero: i64, m: i64, before: i64, known: Knowledge) -> i64:
    """What a use gains, against a hand worth so much."""
    s = p.s
    a: i64 = kinds.place(m)
    b: i64 = kinds.second(m)
    if hero == MARSH:
        return points(p.worth(p.hand - single(a) + single(b)) - before)
    if hero == MORMONT:
        return _asking_worth(p, a, b, before, known)
    if hero == MANCE:
        return loot(p, a, known) // 20
    if hero == YARWYCK:
        return _moving_worth(p, m)
    if hero == THORNE:
        cost: i64 = GUARD_COST - single(b) + single(kinds.third(m))
        return _post_worth(p, a) + points(p.worth(p.hand - cost) - before)
    if hero == MELISANDRE:
        cost = CARD_COST if a == 0 else CARD_COST - single(a - 1) + single(b - 1)
        return _pile_worth(p) + points(p.worth(p.hand - cost) - before)
    if hero == YOREN:
        return _post_worth(p, a) if spare_patrol(p) else NEVER
    if hero == YGRITTE:
        return freed_worth(p, a) // CROWD_SCALE
    if hero == QHORIN:
        if (s.held >> s.tormund) & 1:
            return CARD_WORTH
        return CARD_WORTH + -block_worth(s, p.seat, s.tormund) // CROWD_SCALE
    if hero == OSHA:
        cards: i64 = single(s.board.terrain[a]) + (single(s.board.terrain[b - 1]) if b else 0)
        return points(p.worth(p.hand + cards) - before)
    return _wall_worth(p, hero, m)


def points(worth: i64) -> i64:
    """From the scale of `Plan.worth` to hundredths of a point."""
    return worth * PATIENCE // 1000


def wanted_kind(p: Plan, among: i64) -> i64:
    """The card of these that helps the plan most, or -1."""
    found: i64 = -1
    top: i64 = 0
    kind: i64 = 0
    while kind < 5:
        if count(among, kind):
            value: i64 = p.worth(p.hand + single(kind))
            if found < 0 or value > top:
                found = kind
                top = value
        kind += 1
    return found


def _asking_worth(p: Plan, kind: i64, other: i64, before: i64, known: Knowledge) -> i64:
    """Of a card of this kind for one the plan does not need, as likely as the other hand holds it."""
    goal = p.best
    if goal is None or beyond(p.hand, goal.price) == 0 or count(missing(p.hand, goal.price), kind) == 0:
        return 0  # what is received can be given back
    gain: i64 = points(p.worth(p.hand + single(kind)) - before) - CARD_WORTH // 2
    return gain * _likely(p, other, kind, known) // 100


def _likely(p: Plan, other: i64, kind: i64, known: Knowledge) -> i64:
    """How likely another hand holds a kind, in percent: surely, or by the share of the cards nobody has seen."""
    s = p.s
    if count(from_dict(known.minimum(f"hand:{other}"), RESOURCES), kind):
        return 100
    # The supply lies open, so everybody knows how many cards of a kind are in the other hands together.
    of_kind: i64 = s.rules.cards_per_kind - count(s.supply, kind) - count(p.hand, kind)
    cards: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        if seat != p.seat:
            cards += size(s.hand[seat])
        seat += 1
    none: i64 = 100
    n: i64 = size(s.hand[other])
    while n > 0 and cards > 0:
        none = none * max(0, cards - of_kind) // cards
        cards -= 1
        n -= 1
    return 100 - none


def _moving_worth(p: Plan, m: i64) -> i64:
    """Of a road that leads nowhere, moved to where the plan wants one."""
    goal = p.best
    if goal is None or kind_of(goal.step) != kinds.ROAD or p.s.longest_road == p.seat:
        return NEVER
    after = p.s.clone()
    moves.apply(after, p.seat, m, None)
    steps = MoveSet()
    moves.list_moves(after, p.seat, steps)
    if goal.step not in steps.list():
        return NEVER
    moves.apply(after, p.seat, goal.step, None)
    return points(plan(after, p.seat).top - p.top)


def _post_worth(p: Plan, section: i64) -> i64:
    """Of a guard on this section."""
    wall = p.wall
    if wall is None or section != wall.best_section():
        return NEVER
    return p.guard_worth(1)


def _pile_worth(p: Plan) -> i64:
    """Of the best of three development cards."""
    for goal in p.goals:
        if goal.step == kinds.BUY:
            return goal.value * 5 // 4
    return NEVER


def spare_patrol(p: Plan) -> bool:
    """Can an open patrol be spent without giving up Strongest Patrol?"""
    s = p.s
    others: i64 = most(s.patrols, s.rules.seats, p.seat)
    own: i64 = s.patrols[p.seat]
    if s.strongest_patrol == p.seat:
        return own - 1 >= max(PATROL_MINIMUM, others)
    return own > 0 and own + 1 < max(PATROL_MINIMUM, others + 1)


def _wall_worth(p: Plan, hero: i64, m: i64) -> i64:
    """Benjen: a wildling away from a weak section, and a token. Aemon: a guard to where he is needed more."""
    wall = p.wall
    if wall is None:
        return NEVER
    section: i64 = kinds.place(m)
    if hero == BENJEN:
        from_clearing: bool = kind_of(m) == ROSTER[BENJEN].kinds[1].code
        return (wall.relief(section) if from_clearing else 0) - wall.token_cost(1)
    loss: i64 = wall.chance(section, -1) - wall.chance(section, 0)
    return wall.post_worth(kinds.third(m)) - loss * wall.breach_cost(section) // 10_000


# --- windows in anybody's turn ---


def window(s: State, seat: i64) -> i64:
    hero: i64 = s.north[HEROES + seat] // 8
    if hero == GILLY:
        p = outlook(s, seat)
        wall = p.wall
        need: i64 = CLEAR_GAIN - (best_promise(p) - promise(p, hero)) * CARD_WORTH // 100
        if wall is not None and wall.die_cost(s.north[DIE]) - wall.mean_die_cost() > max(0, need):
            return ROSTER[hero].kinds[0].code
        return kinds.DECLINE
    return pack1(ROSTER[hero].kinds[0].code, wanted_kind(plan(s, seat), s.supply))


# --- steps of a use ---


def step(s: State, seat: i64, known: Knowledge) -> i64:
    hero: i64 = s.frame_a()
    p = plan(s, seat)
    if hero == MANCE:
        victim: i64 = s.frame_b()
        return kinds.take(victim, wanted_kind(p, s.hand[victim]))
    found = MoveSet()
    moves.list_moves(s, seat, found)
    best: i64 = NO_MOVE
    top: i64 = 0
    for m in found.list():
        value: i64 = _step_worth(p, hero, m, known)
        if best == NO_MOVE or value > top:
            top = value
            best = m
    return best


def _step_worth(p: Plan, hero: i64, m: i64, known: Knowledge) -> i64:
    if hero == MELISANDRE:
        return card_worth(p, kinds.place(m))
    if hero == YARWYCK:
        after = p.s.clone()
        moves.apply(after, p.seat, m, None)
        return plan(after, p.seat).top
    if kind_of(m) == kinds.RETURN:  # Mormont
        return p.worth(p.hand - single(kinds.second(m)))
    if kind_of(m) == kinds.ASK:  # again the same kind, if the plan still lacks it
        return _asking_worth(p, p.s.frame_b() & 7, kinds.place(m), p.worth(p.hand), known)
    return 0


def card_worth(p: Plan, card: i64) -> i64:
    if card == VICTORY:
        return POINT if p.points + 1 < p.s.rules.win_points else 10 * POINT
    if card == PATROL:
        return p.patrol_worth(count(p.s.cards[p.seat], PATROL))
    if card == RECRUITS:
        return p.guard_worth(1)
    return WINTER_USE if card == WINTER else ROADS_USE


# --- which hero to hold ---


def after_use(s: State, seat: i64) -> i64:
    """Keep it for another use, or take the one of the display that promises most (HERO-9)."""
    p = outlook(s, seat)
    found: i64 = NO_MOVE
    top: i64 = -1
    if not heroes.has_flag(s, seat, heroes.SIDE_B):
        found = kinds.FLIP
        top = promise(p, heroes.hero_of(s, seat).number)
    for hero in members(heroes.picks(s, seat), 0):
        value: i64 = promise(p, hero)
        if value > top:
            top = value
            found = kinds.pick(hero)
    return found


def tragedy(s: State, seat: i64) -> i64:
    """The hero of the display this seat would miss least."""
    p = outlook(s, seat)
    found: i64 = NO_MOVE
    least: i64 = 0
    for hero in members(s.north[DISPLAY], 0):
        value: i64 = promise(p, hero)
        if found == NO_MOVE or value < least:
            least = value
            found = kinds.remove(hero)
    return found


def best_promise(p: Plan) -> i64:
    """Of the heroes in the display."""
    best: i64 = 0
    for hero in members(p.s.north[DISPLAY], 0):
        best = max(best, promise(p, hero))
    return best


def promise(p: Plan, hero: i64) -> i64:
    """What a hero will bring in the next round, in hundredths of a card."""
    s = p.s
    wall = p.wall
    if hero == SAMWELL:  # in any turn that brings nothing
        return 150
    if hero == QHORIN:
        if s.tormund == IN_CAMP:
            return 40
        return 170 if pieces_at(s, p.seat, s.tormund) else 100
    if hero == OSHA:
        return 100 * min(2, held_hexes(p))
    if hero == YGRITTE:
        return 130 * min(1, held_hexes(p)) + 10
    if hero == MANCE:
        return 110 if most(s.points, s.rules.seats, p.seat) > s.points[p.seat] else 15
    if hero == YOREN:
        return 160 if spare_patrol(p) else 20
    if hero == JON:
        return 15 * s.rules.seats
    if hero == MARSH:
        return 75
    if hero == MORMONT:
        return 65
    if hero == MELISANDRE:
        return 70
    if hero == THORNE:
        return 50
    if hero == YARWYCK:
        return 35
    if wall is not None and (hero == GILLY or hero == BENJEN):
        return 20 + 2 * wall.mean_die_cost()
    return 20


def held_hexes(p: Plan) -> i64:
    """Own hexes that wildlings hold."""
    n: i64 = 0
    for h in members(p.s.held, 0):
        if pieces_at(p.s, p.seat, h):
            n += 1
    return n
