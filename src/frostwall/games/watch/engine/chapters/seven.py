"""The seven and Tormund (6.2, 6.3): discards, his move, the theft."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, nth, single, size, to_dict
from frostwall.core.bits import bit, holds, lowest, members, popcount
from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.board import CAMP
from frostwall.games.watch.engine.chapters import wildlings
from frostwall.games.watch.engine.chapters.build import change_yields
from frostwall.games.watch.engine.chapters.hands import close_proposal, take_from_supply
from frostwall.games.watch.engine.decision import Decision, Nature, Step
from frostwall.games.watch.engine.frames import (
    CHOOSE_VICTIM,
    DISCARDING,
    DISCARDS,
    MOVE_TORMUND,
    STEALING,
    WINDOW,
)
from frostwall.games.watch.engine.heroes.hero import ON_SEVEN
from frostwall.games.watch.engine.north import EXCUSED, GIFT
from frostwall.games.watch.engine.rules import ICE, RESOURCES, WILDLINGS
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


class Discards(Step):
    """Who has to discard is settled once the heroes have had their say (SEV-4)."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        s.pop()
        open_discards(s, events)
        return True


# --- discards (SEV-2, SEV-3) ---


def must_discard(s: State, seat: i64) -> bool:
    if s.chosen[seat] != NOT_CHOSEN or size(s.hand[seat]) <= 7:
        return False
    return not s.rules.wall or not holds(s.north[EXCUSED], seat)  # SEV-4


class Discarding(Decision):
    """Several seats decide at once, sealed: nothing public changes before the last choice is in."""

    def actors(self, s: State) -> list[int]:
        return [seat for seat in range(s.rules.seats) if must_discard(s, seat)]

    def first_actor(self, s: State) -> i64:
        seat: i64 = 0
        while not must_discard(s, seat):
            seat += 1
        return seat

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add_parts(kinds.DISCARD, s.hand[seat], size(s.hand[seat]) // 2)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        cards: i64 = kinds.cards_of(m)
        due: i64 = size(s.hand[seat]) // 2
        if size(cards) != due or not covers(s.hand[seat], cards):
            lack = to_dict(missing(s.hand[seat], cards), RESOURCES)
            return Refusal("WRONG_DISCARD", "SEV-2", {"named": size(cards), "missing": lack}, {"count": due})
        return None

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        """The last choice makes all of them take effect, in seat order."""
        cards: i64 = kinds.cards_of(m)
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
        _discard(s, others, events)
        s.pop()


def _discard(s: State, others: bool, events: list[Event] | None) -> None:
    seat: i64 = 0
    while seat < s.rules.seats:
        gone: i64 = s.chosen[seat]
        if gone != NOT_CHOSEN:
            s.hand[seat] -= gone
            s.supply += gone
            s.chosen[seat] = NOT_CHOSEN
            if events is not None:
                args = zones.moved(gone, zones.hand(seat), zones.SUPPLY)
                events.append(Event("discard", seat, args, "SEV-2", reveals=others))
        seat += 1


# --- Tormund's move (TOR-1..5) ---


def camp_allowed(s: State) -> bool:
    by_patrol: bool = s.frame_a() == BY_PATROL
    return s.tormund != IN_CAMP and (s.rules.camp_on_patrol if by_patrol else s.rules.camp_on_seven)


class MoveTormund(Decision):
    """After a seven, or after a Ranger Patrol, which may drive a wildling out of the Gift instead (DEV-5)."""

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        hexes: i64 = s.board.land
        if s.tormund != IN_CAMP:
            hexes &= ~bit(s.tormund)  # TOR-3
        moves.add_bits(kinds.TORMUND, hexes, 0)
        if camp_allowed(s):
            moves.add(kinds.tormund(CAMP))
        if s.held and s.frame_a() == BY_PATROL:
            _list_drives(s, moves)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        if kind_of(m) == kinds.DRIVE:
            return _refuse_drive(s, kinds.place(m), kinds.second(m))
        return _refuse_tormund(s, kinds.place(m))

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        if kind_of(m) == kinds.DRIVE:
            _drive(s, seat, kinds.place(m), kinds.second(m), events)
        else:
            _move_tormund(s, seat, kinds.place(m), events)


def _refuse_tormund(s: State, target: i64) -> Refusal | None:
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


def _move_tormund(s: State, seat: i64, target: i64, events: list[Event] | None) -> None:
    cause: i64 = s.frame_a()
    if target == CAMP:
        place(s, IN_CAMP)
    else:
        place(s, target)
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


# --- a wildling is driven out instead (DEV-5) ---


def _list_drives(s: State, moves: MoveSet) -> None:
    """AMB-53, AMB-59: any wildling of the Gift."""
    for h in members(s.held, 0):
        kind: i64 = 0
        while kind < 4:
            if count(s.north[GIFT + h], kind):
                moves.add(kinds.drive(h, kind))
            kind += 1


def _refuse_drive(s: State, h: i64, kind: i64) -> Refusal | None:
    if not s.rules.wall:  # ERR-54
        return Refusal("NO_WILDLING_THERE", "DEV-5")
    if s.frame_a() != BY_PATROL:
        return Refusal("PENDING_DECISION", "TURN-7", {"decision": "tormund"})
    return wildlings.refuse_in_gift(s, h, kind, "NO_WILDLING_THERE", "DEV-5")


def _drive(s: State, seat: i64, h: i64, kind: i64, events: list[Event] | None) -> None:
    s.pop()
    card: i64 = s.board.terrain[h]
    if events is not None:
        args: Json = {"wildling": WILDLINGS[kind], "hex": h}
        events.append(Event("drive", seat, args, "DEV-5"))
    if count(s.supply, card):  # AMB-34
        take_from_supply(s, seat, card, "DEV-5", events)
    wildlings.leave_gift(s, kind, h)


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


class ChooseVictim(Decision):
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add_bits(kinds.VICTIM, victims(s, seat, s.frame_b()), 0)
        if may_spare(s):
            moves.add(kinds.SPARE)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        if kind_of(m) == kinds.SPARE:
            return None if may_spare(s) else Refusal("MUST_STEAL", "TOR-7")
        candidates: i64 = victims(s, seat, s.frame_b())
        if not holds(candidates, kinds.place(m)):
            seats = members(candidates, 0)
            return Refusal("BAD_VICTIM", "TOR-6", {"victim": kinds.place(m)}, {"seats": seats})
        return None

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        victim: i64 = kinds.place(m)
        if kind_of(m) == kinds.SPARE:
            s.pop()
            if events is not None:
                events.append(Event("spared", seat, {}, "TOR-7"))
        elif s.hand[victim] == 0:  # TOR-8
            s.pop()
            if events is not None:
                events.append(Event("nothing_to_steal", seat, {"victim": victim}, "TOR-8"))
        else:
            s.replace(STEALING, seat, victim)

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return s.tormund != IN_CAMP and b == s.tormund


class Stealing(Nature):
    def outcomes(self, s: State) -> list[tuple[int, int]]:
        thief: i64 = s.frame_seat()
        victim: i64 = s.frame_a()
        hand: i64 = s.hand[victim]
        return [
            (kinds.steal(thief, victim, kind), count(hand, kind)) for kind in range(5) if count(hand, kind)
        ]

    def draw(self, s: State, rng: Rng) -> i64:
        hand: i64 = s.hand[s.frame_a()]
        return kinds.steal(s.frame_seat(), s.frame_a(), nth(hand, rng.below(size(hand))))

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        thief: i64 = s.frame_seat()
        victim: i64 = s.frame_a()
        card: i64 = single(kinds.steal_card(m))
        s.hand[victim] -= card
        s.hand[thief] += card
        close_proposal(s, victim, events)
        s.pop()
        if events is not None:
            args = zones.moved(card, zones.hand(victim), zones.hand(thief))
            args["victim"] = victim
            events.append(
                Event("steal", thief, args, "TOR-6", only=(thief, victim), secret=("cards",), reveals=True)
            )

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return a < s.rules.seats and a != s.active


DECISIONS: Final[list[Decision]] = [
    Discards(DISCARDS, "discards"),
    Discarding(DISCARDING, "discard", "SEV-2", (kinds.DISCARD,), sealed=True),
    MoveTormund(MOVE_TORMUND, "tormund", "TOR-3", (kinds.TORMUND, kinds.DRIVE), waits=True),
    ChooseVictim(CHOOSE_VICTIM, "victim", "TOR-6", (kinds.VICTIM, kinds.SPARE)),
    Stealing(STEALING, "stealing", "TOR-6"),
]
