"""The seven and Tormund (6.2, 6.3): discards, his move, the theft."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, nth, single, size, to_dict
from frostwall.core.bits import bit, holds, lowest, members, popcount
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.board import CAMP
from frostwall.games.watch.engine.chapters.build import change_yields
from frostwall.games.watch.engine.chapters.proposals import close_proposal
from frostwall.games.watch.engine.frames import (
    CHOOSE_VICTIM,
    DISCARDING,
    DISCARDS,
    MOVE_TORMUND,
    STEALING,
    WINDOW,
)
from frostwall.games.watch.engine.heroes.hero import ON_SEVEN
from frostwall.games.watch.engine.north import EXCUSED
from frostwall.games.watch.engine.rules import ICE, RESOURCES
from frostwall.games.watch.engine.state import IN_CAMP, NOT_CHOSEN, State

BY_SEVEN: Final = 0
BY_PATROL: Final = 1


def begin(s: State, events: list[Event] | None) -> None:  # SEV-1, SEV-5
    s.push(MOVE_TORMUND, s.active, BY_SEVEN)
    if s.rules.wall:  # SEV-4: a hero may come before the discards
        s.push(DISCARDS, s.active)
        s.push(WINDOW, s.active, ON_SEVEN)
    else:
        open_discards(s, events)


def settle_discards(s: State, events: list[Event] | None) -> None:
    s.pop()
    open_discards(s, events)


def open_discards(s: State, events: list[Event] | None) -> None:  # SEV-2
    due: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        if must_discard(s, seat):
            due += 1
        seat += 1
    if due:
        s.push(DISCARDING, s.active)
    if events is not None:
        events.append(Event("seven", s.active, {"discarding": due}, "SEV-1"))


# --- discards (SEV-2, SEV-3) ---


def must_discard(s: State, seat: i64) -> bool:
    if s.chosen[seat] != NOT_CHOSEN or size(s.hand[seat]) <= 7:
        return False
    return not s.rules.wall or not holds(s.north[EXCUSED], seat)  # SEV-4


def list_discards(s: State, seat: i64, moves: MoveSet) -> None:
    moves.add_parts(kinds.DISCARD, s.hand[seat], size(s.hand[seat]) // 2)


def refuse_discard(s: State, seat: i64, cards: i64) -> Refusal | None:
    due: i64 = size(s.hand[seat]) // 2
    if size(cards) != due or not covers(s.hand[seat], cards):
        lack = to_dict(missing(s.hand[seat], cards), RESOURCES)
        return Refusal("WRONG_DISCARD", "SEV-2", {"named": size(cards), "missing": lack}, {"count": due})
    return None


def choose_discard(s: State, seat: i64, cards: i64, events: list[Event] | None) -> None:
    """A sealed choice: nothing public changes before the last one is in; then all take effect in seat order."""
    s.chosen[seat] = cards
    waiting: bool = False
    others: bool = False
    other: i64 = 0
    while other < s.rules.seats:
        waiting = waiting or must_discard(s, other)
        others = others or (other != seat and s.chosen[other] != NOT_CHOSEN)
        other += 1
    if waiting:
        if events is not None:
            sealed: Json = {"chosen": to_dict(cards, RESOURCES), "total": size(cards)}
            events.append(Event("sealed", seat, sealed, "SEV-3", only=(seat,), secret=("chosen",)))
        return
    other = 0
    while other < s.rules.seats:
        gone: i64 = s.chosen[other]
        if gone != NOT_CHOSEN:
            s.hand[other] -= gone
            s.supply += gone
            s.chosen[other] = NOT_CHOSEN
            if events is not None:
                args = zones.moved(gone, zones.hand(other), zones.SUPPLY)
                events.append(Event("discard", other, args, "SEV-2", reveals=others))
        other += 1
    s.pop()


# --- Tormund's move (TOR-1..5) ---


def camp_allowed(s: State) -> bool:
    by_patrol: bool = s.frame_a() == BY_PATROL
    return s.tormund != IN_CAMP and (s.rules.camp_on_patrol if by_patrol else s.rules.camp_on_seven)


def list_tormund(s: State, moves: MoveSet) -> None:
    hexes: i64 = s.board.land
    if s.tormund != IN_CAMP:
        hexes &= ~bit(s.tormund)  # TOR-3
    moves.add_bits(kinds.TORMUND, hexes, 0)
    if camp_allowed(s):
        moves.add(kinds.tormund(CAMP))


def refuse_tormund(s: State, target: i64) -> Refusal | None:
    if target == CAMP:
        if s.tormund == IN_CAMP:
            return Refusal("TORMUND_MUST_MOVE", "TOR-3")
        if not camp_allowed(s):  # TOR-5
            return Refusal("BAD_TORMUND_TARGET", "TOR-5", {"hex": "camp"})
        return None
    if target >= s.board.hexes:
        return Refusal("NO_SUCH_PLACE", "TOR-4", {"hex": target}, {"most": s.board.hexes - 1})
    if target == s.tormund:
        return Refusal("TORMUND_MUST_MOVE", "TOR-3")
    if s.board.terrain[target] == ICE:  # TOR-4
        return Refusal("BAD_TORMUND_TARGET", "TOR-4", {"hex": target})
    return None


def move_tormund(s: State, seat: i64, target: i64, events: list[Event] | None) -> None:
    cause: i64 = s.frame_a()
    place(s, IN_CAMP if target == CAMP else target)
    if events is not None:
        where: Json = {"hex": "camp" if target == CAMP else target}
        events.append(Event("tormund", seat, where, "TOR-5" if target == CAMP else "TOR-3"))
    if target == CAMP:
        s.pop()
        return
    candidates: i64 = victims(s, seat, target)
    holding: i64 = _holding(s, candidates)
    if holding == 0:  # AMB-35
        s.pop()
        if candidates and events is not None:
            events.append(Event("empty_hands", seat, {}, "TOR-8"))
        return
    if popcount(candidates) == 1 and (s.rules.steal_must or cause == BY_PATROL):
        s.replace(STEALING, seat, lowest(candidates))
        return
    s.replace(CHOOSE_VICTIM, seat, cause, target)


def place(s: State, target: i64) -> None:
    """Tormund blocks his new hex and frees the old one (PROD-4)."""
    if s.tormund != IN_CAMP:
        old: i64 = s.tormund
        s.tormund = IN_CAMP
        if not s.blocked(old):
            change_yields(s, old, 1)
    if target != IN_CAMP:
        if not s.blocked(target):
            change_yields(s, target, -1)
        s.tormund = target


# --- the theft (TOR-6..9) ---


def victims(s: State, thief: i64, h: i64) -> i64:
    """The other seats with a settlement or keep at the hex, as a set."""
    low: i64 = s.board.hex_low[h]
    high: i64 = s.board.hex_high[h]
    found: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        if seat != thief:
            here: i64 = low & (s.settlements[2 * seat] | s.keeps[2 * seat])
            here |= high & (s.settlements[2 * seat + 1] | s.keeps[2 * seat + 1])
            if here:
                found |= bit(seat)
        seat += 1
    return found


def _holding(s: State, seats: i64) -> i64:
    found: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        if holds(seats, seat) and s.hand[seat]:
            found |= bit(seat)
        seat += 1
    return found


def may_spare(s: State) -> bool:
    """CON-4: with `steal = may` a theft after a seven can be declined, never after a Ranger Patrol."""
    return not s.rules.steal_must and s.frame_a() == BY_SEVEN


def list_victims(s: State, thief: i64, moves: MoveSet) -> None:
    moves.add_bits(kinds.VICTIM, victims(s, thief, s.frame_b()), 0)
    if may_spare(s):
        moves.add(kinds.SPARE)


def refuse_victim(s: State, thief: i64, victim: i64) -> Refusal | None:
    candidates: i64 = victims(s, thief, s.frame_b())
    if not holds(candidates, victim):
        return Refusal("BAD_VICTIM", "TOR-6", {"victim": victim}, {"seats": members(candidates, 0)})
    return None


def choose_victim(s: State, thief: i64, victim: i64, events: list[Event] | None) -> None:
    if s.hand[victim] == 0:  # TOR-8
        s.pop()
        if events is not None:
            events.append(Event("nothing_to_steal", thief, {"victim": victim}, "TOR-8"))
        return
    s.replace(STEALING, thief, victim)


def spare(s: State, thief: i64, events: list[Event] | None) -> None:
    s.pop()
    if events is not None:
        events.append(Event("spared", thief, {}, "TOR-7"))


def steal_outcomes(s: State) -> list[tuple[int, int]]:
    thief: i64 = s.frame_seat()
    victim: i64 = s.frame_a()
    hand: i64 = s.hand[victim]
    return [(kinds.steal(thief, victim, kind), count(hand, kind)) for kind in range(5) if count(hand, kind)]


def draw_steal(s: State, rng: Rng) -> i64:
    """One of `steal_outcomes` by its weight, without the list."""
    hand: i64 = s.hand[s.frame_a()]
    return kinds.steal(s.frame_seat(), s.frame_a(), nth(hand, rng.below(size(hand))))


def steal(s: State, card: i64, events: list[Event] | None) -> None:
    thief: i64 = s.frame_seat()
    victim: i64 = s.frame_a()
    s.hand[victim] -= single(card)
    s.hand[thief] += single(card)
    close_proposal(s, victim, events)
    s.pop()
    if events is not None:
        args = zones.moved(single(card), zones.hand(victim), zones.hand(thief))
        args["victim"] = victim
        events.append(
            Event("steal", thief, args, "TOR-6", only=(thief, victim), secret=("cards",), reveals=True)
        )
