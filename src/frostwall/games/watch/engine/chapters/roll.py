"""The roll and production (6.1, TURN-2, TURN-3)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, covers, several
from frostwall.core.bits import bit
from frostwall.core.rng import Rng
from frostwall.core.types import Event
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters import seven
from frostwall.games.watch.engine.decision import AFTER_ROLL, BEFORE_ROLL, Decision, Nature
from frostwall.games.watch.engine.frames import (
    ACT,
    ROLLING,
    ROLLING_WILDLING,
    TRADING,
    TRAGIC,
    WILDLINGS_MOVE,
    WINDOW,
)
from frostwall.games.watch.engine.heroes.hero import AFTER_PRODUCTION, BEFORE_WILDLINGS
from frostwall.games.watch.engine.north import DIE
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import YIELDS, State

FIRST_ROLL: Final = 0
ROLLED_AGAIN: Final = 1


def roll(s: State) -> None:
    """TURN-2: the dice leave the hand; nature answers."""
    s.replace(ROLLING, s.active)


_OUTCOMES: Final[list[tuple[int, int]]] = [(kinds.dice(a, b), 1) for b in range(1, 7) for a in range(1, 7)]


class Rolling(Nature):
    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return _OUTCOMES[:]

    def draw(self, s: State, rng: Rng) -> i64:
        n: i64 = rng.below(36)
        return kinds.dice(1 + n % 6, 1 + n // 6)

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        a: i64 = kinds.dice_first(m)
        b: i64 = kinds.dice_second(m)
        s.rolled = 8 * a + b
        if events is not None:
            events.append(Event("dice", s.active, {"first": a, "second": b, "sum": a + b}, "TURN-3"))
        if s.rules.wall:  # TURN-3: three dice fall together
            s.replace(ROLLING_WILDLING, s.active, FIRST_ROLL)
            return
        s.replace(ACT if s.rules.combined else TRADING, s.active)
        if a + b == 7:
            seven.begin(s, events)
        else:
            produce(s, a + b, events)


# --- the wildling die (Brotherhood) ---

_WILDLING: Final[list[tuple[int, int]]] = [(kinds.wildling_die(n), 1) for n in range(1, 13)]


class RollingWildling(Nature):
    def __init__(self) -> None:
        super().__init__(ROLLING_WILDLING, "rolling_wildling", "TURN-3", lowest=AFTER_ROLL, wall=True)
        self.interrupts = True  # rolled again by a hero

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return _WILDLING[:]

    def draw(self, s: State, rng: Rng) -> i64:
        return kinds.wildling_die(1 + rng.below(12))

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        """First the sum is resolved completely, then the wildling die; what waits lies below as steps."""
        again: bool = s.frame_a() == ROLLED_AGAIN
        s.north[DIE] = kinds.place(m)
        if events is not None:
            events.append(Event("wildling_die", s.active, {"die": kinds.place(m), "again": again}, "TURN-3"))
        if again:
            s.pop()
            return
        s.replace(ACT if s.rules.combined else TRADING, s.active)
        s.push(WILDLINGS_MOVE, s.active)
        if s.rules.tragedy:
            s.push(TRAGIC, s.active)
        s.push(WINDOW, s.active, BEFORE_WILDLINGS)  # TURN-11: after the other windows
        total: i64 = s.rolled // 8 + s.rolled % 8
        if total == 7:
            seven.begin(s, events)
        else:
            s.push(WINDOW, s.active, AFTER_PRODUCTION, produce(s, total, events))

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return a == (FIRST_ROLL if i == 0 else ROLLED_AGAIN) and (i == 0) == (s.north[DIE] == 0)


def roll_wildling_again(s: State) -> None:
    s.push(ROLLING_WILDLING, s.active, ROLLED_AGAIN)


# --- production (6.1) ---


def produce(s: State, number: i64, events: list[Event] | None) -> i64:  # PROD-1, PROD-2
    """Everybody draws what is due; returns the seats that received a card, as a set."""
    seats: i64 = s.rules.seats
    due: i64 = 0
    seat: i64 = 0
    while seat < seats:
        due += s.yields[YIELDS * seat + number]
        seat += 1
    if due == 0:
        return 0
    if not covers(s.supply, due):
        return _produce_short(s, number, due, events)
    received: i64 = 0
    seat = 0
    while seat < seats:
        cards: i64 = s.yields[YIELDS * seat + number]
        if cards:
            _receive(s, seat, cards, events)
            received |= bit(seat)
        seat += 1
    return received


def _receive(s: State, seat: i64, cards: i64, events: list[Event] | None) -> None:
    s.hand[seat] += cards
    s.supply -= cards
    if events is not None:
        events.append(Event("produce", seat, zones.moved(cards, zones.SUPPLY, zones.hand(seat)), "PROD-2"))


def _produce_short(s: State, number: i64, due: i64, events: list[Event] | None) -> i64:
    """PROD-6, PROD-7: a kind the supply cannot pay in full goes to nobody, or its rest to a sole claimant."""
    supply: i64 = s.supply
    received: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        claim: i64 = s.yields[YIELDS * seat + number]
        cards: i64 = 0
        kind: i64 = 0
        while kind < 5:
            n: i64 = count(claim, kind)
            if count(due, kind) <= count(supply, kind):
                cards += several(kind, n)
            elif n == count(due, kind):
                cards += several(kind, count(supply, kind))
            kind += 1
        if cards:
            _receive(s, seat, cards, events)
            received |= bit(seat)
        seat += 1
    if events is not None:
        short = [name for kind, name in enumerate(RESOURCES) if count(due, kind) > count(supply, kind)]
        events.append(Event("shortage", s.active, {"kinds": short}, "PROD-6"))
    return received


DECISIONS: Final[list[Decision]] = [
    Rolling(ROLLING, "rolling", "TURN-3", lowest=BEFORE_ROLL),
    RollingWildling(),
]
