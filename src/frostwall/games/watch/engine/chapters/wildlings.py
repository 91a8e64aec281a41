"""Wildlings (chapter 9): tokens, camps, the advance, arrivals in a clearing, the breach, the rush.

Everything one token causes is finished before the next thing happens (WILD-29): what has to wait lies below as a
step. `actor` is the seat that caused it; it names the second wildling of WILD-23.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, nth, single, size
from frostwall.core.bits import bit, holds
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.board import LINE, SOUTH_EAST, SOUTH_WEST
from frostwall.games.watch.engine.chapters import ending, guards
from frostwall.games.watch.engine.chapters.build import change_yields
from frostwall.games.watch.engine.chapters.score import CAUSES
from frostwall.games.watch.engine.decision import Decision, Nature, Step
from frostwall.games.watch.engine.frames import COVER, PICK_SIXTH, REVEAL, RUSH, SIXTH, TOKEN, WILDLINGS_MOVE
from frostwall.games.watch.engine.north import (
    BREACHES,
    CAMP_LIMIT,
    CAMPS,
    CLEARINGS,
    DIE,
    DRAWN,
    FANGS,
    FROM_DRAWN,
    FROM_OLDER,
    FROM_SUPPLY,
    GIFT,
    NO_TOKEN,
    OLDER,
    OPEN,
    SECTION_LIMIT,
    SHUFFLED,
    SUPPLY,
    UNDER,
    WALL,
    entries,
    entry,
    joined,
    length,
    queue_of,
    tokens,
    without,
)
from frostwall.games.watch.engine.rules import CLANS, CLIMBER, GIANT, MAMMOTH, WILDLINGS
from frostwall.games.watch.engine.state import SETTLEMENTS_LEFT, State

_RULES: Final = ["WILD-3", "WILD-4", "WILD-5", "WILD-5", "WILD-6"]  # by cause


# --- tokens (9.2) ---


class Reveal(Step):
    """A token is turned now, if there is one (WILD-7); nature says what it shows."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        seat: i64 = s.frame_seat()
        source: i64 = s.frame_a()
        cause: i64 = s.frame_b()
        if source == FROM_SUPPLY and not draw_face_down(s, events):
            source = NO_TOKEN
        if source == NO_TOKEN:
            s.pop()
            if events is not None:
                events.append(Event("no_token", seat, {}, "WILD-9"))
        else:
            s.replace(TOKEN, seat, OLDER if source == FROM_OLDER else DRAWN, cause)
        return True

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return a <= FROM_SUPPLY and b < len(CAUSES)


def draw_face_down(s: State, events: list[Event] | None) -> bool:
    """Take a token from the supply; without one, the open ones are shuffled into a new supply (WILD-9)."""
    if s.north[SUPPLY] == 0:
        _shuffle(s, events)
    if s.north[SUPPLY] == 0:  # AMB-4
        return False
    s.north[SUPPLY] -= 1
    return True


def _shuffle(s: State, events: list[Event] | None) -> None:
    n: i64 = 0
    clan: i64 = 0
    while clan < len(CLANS):
        n += size(s.north[OPEN + clan])
        s.north[OLDER + clan] += s.north[DRAWN + clan]
        s.north[DRAWN + clan] = s.north[OPEN + clan]
        s.north[OPEN + clan] = 0
        clan += 1
    s.north[SUPPLY] = n
    s.north[SHUFFLED] += 1
    for seat in range(s.rules.seats):  # what lies under pieces now is of an older supply
        under = [FROM_OLDER if of == FROM_DRAWN else of for of in entries(s.north[UNDER + seat])]
        s.north[UNDER + seat] = queue_of(under)
    if n and events is not None:
        events.append(Event("tokens_shuffled", s.active, {"count": n}, "WILD-9"))


class Cover(Step):
    """A replaced settlement returns to the build costs card over a fresh token (BLD-17, AMB-6)."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        seat: i64 = s.frame_seat()
        s.pop()
        under: i64 = FROM_DRAWN if draw_face_down(s, events) else NO_TOKEN
        s.north[UNDER + seat] = joined(s.north[UNDER + seat], under)
        return True

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return s.left[3 * seat + SETTLEMENTS_LEFT] > length(s.north[UNDER + seat])


class Token(Nature):
    def outcomes(self, s: State) -> list[tuple[int, int]]:
        pool: i64 = s.frame_a()
        found: list[tuple[int, int]] = []
        for kind in range(4):
            for clan in range(len(CLANS)):
                n = count(s.north[pool + clan], kind)
                if n:
                    found.append((kinds.turned(clan, kind), n))
        return found

    def draw(self, s: State, rng: Rng) -> i64:
        pool: i64 = s.frame_a()
        n: i64 = rng.below(tokens(s.north, pool))
        kind: i64 = 0
        while kind < 4:
            clan: i64 = 0
            while clan < len(CLANS):
                here: i64 = count(s.north[pool + clan], kind)
                if n < here:
                    return kinds.turned(clan, kind)
                n -= here
                clan += 1
            kind += 1
        raise IndexError("no token to turn")

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        """WILD-8: the figure goes to the free camp of its clan nearest the Wall."""
        clan: i64 = kinds.place(m)
        kind: i64 = kinds.second(m)
        actor: i64 = s.frame_seat()
        pool: i64 = s.frame_a()
        cause: i64 = s.frame_b()
        s.pop()
        s.north[pool + clan] -= single(kind)
        s.north[OPEN + clan] += single(kind)
        if events is not None:
            args: Json = {"clan": CLANS[clan], "wildling": WILDLINGS[kind], "cause": CAUSES[cause]}
            events.append(Event("token", actor, args, _RULES[cause]))
        if count(s.north[FANGS], kind) == 0:  # WILD-10
            if events is not None:
                events.append(Event("no_figure", actor, {"wildling": WILDLINGS[kind]}, "WILD-10"))
            return
        _enter_camp(s, clan, kind, actor, events)

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return (a == DRAWN or a == OLDER) and tokens(s.north, a) > 0 and b < len(CAUSES)


def _enter_camp(s: State, clan: i64, kind: i64, actor: i64, events: list[Event] | None) -> None:
    s.north[FANGS] -= single(kind)
    s.north[CAMPS + clan] = joined(s.north[CAMPS + clan], kind)
    taken: i64 = length(s.north[CAMPS + clan])
    if events is not None:
        args: Json = {"clan": CLANS[clan], "wildling": WILDLINGS[kind], "camp": taken}
        events.append(Event("camp", actor, args, "WILD-8"))
    if taken == CAMP_LIMIT:
        if events is not None:
            events.append(Event("rush", actor, {"clan": CLANS[clan]}, "WILD-27"))
        s.push(RUSH, actor, clan, 0)


# --- the rush (9.6) ---


class Rush(Step):
    """Camp 1 along the lower trail, and once that is resolved, camp 2 (now 1) along the higher."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        actor: i64 = s.frame_seat()
        clan: i64 = s.frame_a()
        second: i64 = s.frame_b()
        if second:
            s.pop()
        else:
            s.set_frame_b(1)
        _leave_camp(s, clan, s.board.rush[2 * clan + second], actor, "WILD-27", events)
        return True

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return a < len(CLANS) and b == 1 and s.north[CAMPS + a] != 0


# --- the advance (9.3) ---


class WildlingsMove(Step):
    """The wildling die is resolved."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        s.pop()
        die: i64 = s.north[DIE]
        clan: i64 = s.board.trail_clan[die]
        if clan < 0 or s.north[CAMPS + clan] == 0:  # WILD-11
            if events is not None:
                args: Json = {"die": die, "clan": None if clan < 0 else CLANS[clan]}
                events.append(Event("no_advance", s.active, args, "WILD-11"))
        else:
            _leave_camp(s, clan, s.board.trail_section[die], s.active, "WILD-12", events)
        return True

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return s.north[DIE] > 0


def _leave_camp(s: State, clan: i64, section: i64, actor: i64, rule: str, events: list[Event] | None) -> None:
    kind: i64 = entry(s.north[CAMPS + clan], 0)
    s.north[CAMPS + clan] = without(s.north[CAMPS + clan], 0)
    if events is not None:
        args: Json = {"clan": CLANS[clan], "wildling": WILDLINGS[kind], "section": section}
        events.append(Event("advance", actor, args, rule))
    arrive(s, kind, section, actor, events)


# --- arrival in a clearing (9.4) ---


def arrive(s: State, kind: i64, section: i64, actor: i64, events: list[Event] | None) -> None:
    if kind == CLIMBER:  # WILD-15: no breach
        enter_gift(s, kind, section, actor, "WILD-15", events)
        ending.check_wildlings(s, events)
        return
    full: bool = length(s.north[WALL + section]) == SECTION_LIMIT
    sixth: bool = full and size(s.north[CLEARINGS + section]) == SECTION_LIMIT
    if kind == GIANT and s.north[WALL + section] and not (sixth and s.rules.sixth_giant):  # WILD-16, AMB-10
        s.north[FANGS] += single(GIANT)
        if events is not None:
            events.append(Event("giant", actor, {"section": section}, "WILD-16"))
        guards.expel_first(s, section, "WILD-16", events)
        _compare(s, section, actor, events)
        return
    s.north[CLEARINGS + section] += single(kind)
    if sixth:  # WILD-23
        _sixth(s, section, kind, actor, events)
        return
    _compare(s, section, actor, events)


def _compare(s: State, section: i64, actor: i64, events: list[Event] | None) -> None:
    """WILD-14: more wildlings than guards is a breach, equal numbers hold."""
    wildlings: i64 = size(s.north[CLEARINGS + section])
    defenders: i64 = length(s.north[WALL + section])
    if wildlings > defenders:
        breach(s, section, actor, events)
    elif events is not None:
        args: Json = {"section": section, "wildlings": wildlings, "guards": defenders}
        events.append(Event("wall_holds", actor, args, "WILD-14"))


# --- the sixth against five guards (WILD-23) ---


def _sixth(s: State, section: i64, kind: i64, actor: i64, events: list[Event] | None) -> None:
    """The clearing holds six now, the newcomer of this kind among them."""
    others: i64 = s.north[CLEARINGS + section] - single(kind)
    only: i64 = 0
    while count(others, only) == 0:
        only += 1
    if count(others, only) == size(others):
        send_back(s, section, kind, only, actor, events)
    else:
        s.push(PICK_SIXTH if s.rules.sixth_chosen else SIXTH, actor, section, kind)


def others_of_sixth(s: State) -> i64:
    return s.north[CLEARINGS + s.frame_a()] - single(s.frame_b())


class PickSixth(Decision):
    """Whoever caused it names the second wildling."""

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        others: i64 = others_of_sixth(s)
        kind: i64 = 0
        while kind < 4:
            if count(others, kind):
                moves.add(kinds.back(kind))
            kind += 1

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        others: i64 = others_of_sixth(s)
        kind: i64 = kinds.place(m)
        if count(others, kind):
            return None
        names = [name for k, name in enumerate(WILDLINGS) if count(others, k)]
        return Refusal("BAD_WILDLING", "WILD-23", {"wildling": WILDLINGS[kind]}, {"wildlings": names})

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        _pick_sixth(s, kinds.place(m), events)

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return _sixth_fits(s, a, b)


class Sixth(Nature):
    """The same where the second wildling is drawn (CON-10)."""

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        others: i64 = others_of_sixth(s)
        return [(kinds.leaves(kind), count(others, kind)) for kind in range(4) if count(others, kind)]

    def draw(self, s: State, rng: Rng) -> i64:
        others: i64 = others_of_sixth(s)
        return kinds.leaves(nth(others, rng.below(size(others))))

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        _pick_sixth(s, kinds.place(m), events)

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return _sixth_fits(s, a, b)


def _sixth_fits(s: State, section: i64, kind: i64) -> bool:
    if section >= s.board.sections or kind >= len(WILDLINGS):
        return False
    there: i64 = s.north[CLEARINGS + section]
    full: bool = length(s.north[WALL + section]) == SECTION_LIMIT
    return full and count(there, kind) > 0 and size(there) == SECTION_LIMIT + 1


def _pick_sixth(s: State, kind: i64, events: list[Event] | None) -> None:
    actor: i64 = s.frame_seat()
    section: i64 = s.frame_a()
    newcomer: i64 = s.frame_b()
    s.pop()
    send_back(s, section, newcomer, kind, actor, events)


def send_back(
    s: State, section: i64, newcomer: i64, other: i64, actor: i64, events: list[Event] | None
) -> None:
    gone: i64 = single(newcomer) + single(other)
    s.north[CLEARINGS + section] -= gone
    s.north[FANGS] += gone
    if events is not None:
        args: Json = {"section": section, "wildling": WILDLINGS[newcomer], "other": WILDLINGS[other]}
        events.append(Event("sixth", actor, args, "WILD-23"))
    guards.expel_first(s, section, "WILD-23", events)


# --- the breach, in exact order (9.5) ---


def breach(s: State, section: i64, actor: i64, events: list[Event] | None) -> None:
    if events is not None:
        args: Json = {"section": section, "breaches": s.north[BREACHES] + 1}
        events.append(Event("breach", actor, args, "WILD-20"))
    if s.north[WALL + section]:
        guards.expel_first(s, section, "WILD-20", events)
    way: i64 = direction(s, section)  # AMB-14: fixed before anybody crosses
    crossed: i64 = 0
    kind: i64 = 0
    while kind < MAMMOTH:  # WILD-24: mammoths stay; a giant came last
        while count(s.north[CLEARINGS + section], kind):
            s.north[CLEARINGS + section] -= single(kind)
            h: i64 = next_hex(s, section, way) if s.rules.breach_skips else _nth_hex(s, section, way, crossed)
            _put_in_gift(s, kind, h, section, actor, "WILD-21", events)
            crossed += 1
        kind += 1
    s.north[BREACHES] += 1
    ending.check_wildlings(s, events)


def direction(s: State, section: i64) -> i64:
    """WILD-25; behind the easternmost section both lines are the same."""
    return SOUTH_EAST if count(s.north[CLEARINGS + section], MAMMOTH) % 2 else SOUTH_WEST


def line_of(s: State, section: i64) -> list[int]:
    """The hexes that a crossing from this clearing takes now, from the Wall."""
    at: i64 = (2 * section + direction(s, section)) * LINE
    return [s.board.lines[at + i] for i in range(LINE) if s.board.lines[at + i] >= 0]


def next_hex(s: State, section: i64, way: i64) -> i64:
    """WILD-21, AMB-9: the first hex from the Wall with the fewest wildlings."""
    at: i64 = (2 * section + way) * LINE
    best: i64 = s.board.lines[at]
    fewest: i64 = size(s.north[GIFT + best])
    i: i64 = 1
    while i < LINE and fewest > 0:
        h: i64 = s.board.lines[at + i]
        if h >= 0 and size(s.north[GIFT + h]) < fewest:
            best = h
            fewest = size(s.north[GIFT + h])
        i += 1
    return best


def _nth_hex(s: State, section: i64, way: i64, n: i64) -> i64:
    """CON-13: the n-th to cross takes the n-th hex, whatever stands there."""
    at: i64 = (2 * section + way) * LINE
    long: i64 = 0
    while long < LINE and s.board.lines[at + long] >= 0:
        long += 1
    return s.board.lines[at + n % long]


def enter_gift(s: State, kind: i64, section: i64, actor: i64, rule: str, events: list[Event] | None) -> None:
    _put_in_gift(s, kind, next_hex(s, section, direction(s, section)), section, actor, rule, events)


def _put_in_gift(
    s: State, kind: i64, h: i64, section: i64, actor: i64, rule: str, events: list[Event] | None
) -> None:
    if not s.blocked(h):
        change_yields(s, h, -1)  # PROD-4
    s.north[GIFT + h] += single(kind)
    s.held |= bit(h)
    if events is not None:
        args: Json = {"wildling": WILDLINGS[kind], "section": section, "hex": h}
        events.append(Event("cross", actor, args, rule))


# --- out of the Gift, the clearings and the camps ---


def leave_gift(s: State, kind: i64, h: i64) -> None:
    """Back to the Frostfangs; the hex yields again when its last blocker is gone (PROD-5, AMB-57)."""
    s.north[GIFT + h] -= single(kind)
    s.north[FANGS] += single(kind)
    if s.north[GIFT + h] == 0:
        s.held &= ~bit(h)
        if not s.blocked(h):
            change_yields(s, h, 1)


def refuse_in_gift(s: State, h: i64, kind: i64, code: str, rule: str) -> Refusal | None:
    """Does such a wildling stand on that hex?"""
    if h >= s.board.hexes:
        return Refusal("NO_SUCH_PLACE", rule, {"hex": h}, {"most": s.board.hexes - 1})
    if not holds(s.held, h) or count(s.north[GIFT + h], kind) == 0:
        hexes = [at for at in range(s.board.hexes) if holds(s.held, at)]
        return Refusal(code, rule, {"hex": h, "wildling": WILDLINGS[kind]}, {"hexes": hexes})
    return None


def leave_clearing(s: State, kind: i64, section: i64) -> None:
    s.north[CLEARINGS + section] -= single(kind)
    s.north[FANGS] += single(kind)


def leave_camp(s: State, clan: i64, camp: i64) -> i64:
    """The wildling of that camp (from 0) goes back to the Frostfangs, those behind it close up; its kind."""
    kind: i64 = entry(s.north[CAMPS + clan], camp)
    s.north[CAMPS + clan] = without(s.north[CAMPS + clan], camp)
    s.north[FANGS] += single(kind)
    return kind


DECISIONS: Final[list[Decision]] = [
    Reveal(REVEAL, "reveal", of_others=True),
    Cover(COVER, "cover", of_others=True),
    Token(TOKEN, "token", "WILD-7", of_others=True, wall=True),
    Rush(RUSH, "rush", of_others=True),
    WildlingsMove(WILDLINGS_MOVE, "wildlings_move"),
    PickSixth(PICK_SIXTH, "pick_sixth", "WILD-23", (kinds.BACK,), of_others=True, wall=True),
    Sixth(SIXTH, "sixth", "WILD-23", of_others=True, wall=True),
]
