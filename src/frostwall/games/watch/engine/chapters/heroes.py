"""Heroes in general (10.1): whose hero it is, when it may be used, what happens after a use, the windows in other
players' turns, heroic tragedy. What a single hero does is in heroes/.

A seat's word in `north` holds the hero's number, its side, and whether it was taken or used in the running turn.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, parts, size
from frostwall.core.bits import bit, holds, members
from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.decision import Decision, Nature, Step
from frostwall.games.watch.engine.frames import (
    AFTER_HERO,
    HERO_DONE,
    HERO_STEP,
    HERO_WINDOW,
    LOOKING,
    PRE_ROLL,
    SPECIAL_BUILD,
    TRAGEDY,
    TRAGIC,
    WINDOW,
)
from frostwall.games.watch.engine.heroes.hero import (
    ANY_MOMENT,
    ROSTER,
    WINDOWS,
    Hero,
    hero_of_move,
    moment_allows,
)
from frostwall.games.watch.engine.north import DIE, DISPLAY, HEROES
from frostwall.games.watch.engine.state import NOBODY, State

SIDE_B: Final = 1
TAKEN: Final = 2  # in this turn (HERO-5)
USED: Final = 4  # in this turn (HERO-6)


def word(hero: i64, flags: i64) -> i64:
    return 8 * hero + flags


def hero_of(s: State, seat: i64) -> Hero:
    return ROSTER[s.north[HEROES + seat] // 8]


def has_flag(s: State, seat: i64, flag: i64) -> bool:
    return s.north[HEROES + seat] & flag != 0


def new_turn(s: State) -> None:
    """AMB-55: one clear counter, the running turn."""
    seat: i64 = 0
    while seat < s.rules.seats:
        s.north[HEROES + seat] &= ~(TAKEN | USED)
        seat += 1


def holder(s: State, window: i64) -> i64:
    """Who has the hero of this window before him, or NOBODY."""
    seat: i64 = 0
    while seat < s.rules.seats:
        if hero_of(s, seat).window == window:
            return seat
        seat += 1
    return NOBODY


# --- may it be used? ---


def refuse_moment(s: State, seat: i64, m: i64) -> Refusal | None:
    """HERO-1..6, 5.3: is it this seat's hero, fresh enough, unused, and is this its time?"""
    if not s.rules.wall:
        return Refusal("NOT_IN_MODE", "MODE-1")
    hero = hero_of_move(m)
    name: Json = {"hero": hero.name}
    if s.frame() == SPECIAL_BUILD and seat == s.frame_seat():
        return Refusal("NOT_IN_SPECIAL_BUILD", "X56-6")
    if hero_of(s, seat).number != hero.number:
        return Refusal("NOT_YOUR_HERO", "HERO-1", name, {"hero": hero_of(s, seat).name})
    if has_flag(s, seat, TAKEN):
        return Refusal("HERO_NEW", "HERO-5", name)
    if has_flag(s, seat, USED):
        return Refusal("ONE_HERO_PER_TURN", "HERO-6", name)
    if s.frame() == HERO_WINDOW and s.frame_seat() == seat:
        return None
    if not hero.window and seat == s.frame_seat() and moment_allows(s, hero):
        return None
    if seat != s.active and not hero.window:
        return Refusal("HERO_NOT_NOW", "HERO-3", name)
    listed: bool = s.frame() == PRE_ROLL and hero.when == ANY_MOMENT  # CON-11
    return Refusal("HERO_NOT_NOW", "HERO-4" if listed else hero.rule, name)


def list_uses(s: State, seat: i64, moves: MoveSet) -> None:
    if has_flag(s, seat, TAKEN | USED):
        return
    hero = hero_of(s, seat)
    if moment_allows(s, hero):
        hero.list_uses(s, seat, moves)


def refuse_use(s: State, seat: i64, m: i64) -> Refusal | None:
    return hero_of_move(m).refuse_use(s, seat, m)


def why_impossible(s: State, seat: i64) -> Refusal | None:
    """At the right moment: why this seat can do nothing with its hero; None: it can."""
    hero = hero_of(s, seat)
    found = MoveSet()
    hero.list_uses(s, seat, found)
    return None if found.total else impossible(hero)


def impossible(hero: Hero) -> Refusal:
    """HERO-7, AMB-21: the whole effect must be executable."""
    return Refusal("HERO_IMPOSSIBLE", "HERO-7", {"hero": hero.name})


# --- a use and what follows it ---


def use(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    """HERO-2. HERO-9 waits below the effect and its tokens (HERO-13)."""
    hero = hero_of_move(m)
    _mark_used(s, seat, hero, events)
    hero.use(s, seat, m, events)


def _mark_used(s: State, seat: i64, hero: Hero, events: list[Event] | None) -> None:
    s.north[HEROES + seat] |= USED
    s.push(HERO_DONE, seat, hero.number)
    if events is not None:
        side = "B" if has_flag(s, seat, SIDE_B) else "A"
        events.append(Event("hero", seat, {"hero": hero.name, "side": side}, hero.rule))


class HeroDone(Step):
    """The choice of HERO-9. Without a display a last use leaves the same hero, as newly taken."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        seat: i64 = s.frame_seat()
        hero: i64 = s.frame_a()
        if s.north[DISPLAY] == 0 and has_flag(s, seat, SIDE_B):  # AMB-26
            s.pop()
            s.north[HEROES + seat] = word(hero, TAKEN | USED)
            if events is not None:
                events.append(Event("hero_kept", seat, {"hero": ROSTER[hero].name}, "HERO-10"))
        else:
            s.replace(AFTER_HERO, seat, hero)
        return True

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return _in_use(s, seat, a)


def _in_use(s: State, seat: i64, hero: i64) -> bool:
    """Is this the seat's hero, used in this turn and not exchanged since?"""
    return hero_of(s, seat).number == hero and has_flag(s, seat, USED) and not has_flag(s, seat, TAKEN)


def picks(s: State, seat: i64) -> i64:
    """The heroes that may be taken in exchange, as a set (HERO-10, AMB-26)."""
    return s.north[DISPLAY] or bit(hero_of(s, seat).number)


class AfterHero(Decision):
    """HERO-9: flip the hero, or exchange it for one of the display."""

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        if not has_flag(s, seat, SIDE_B):
            moves.add(kinds.FLIP)
        moves.add_bits(kinds.PICK, picks(s, seat), 0)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        if kind_of(m) == kinds.FLIP:
            if has_flag(s, seat, SIDE_B):
                return _bad_pick(hero_of(s, seat).number, s.north[DISPLAY], "HERO-9")
            return None
        allowed: i64 = picks(s, seat)
        hero: i64 = kinds.place(m)
        return None if holds(allowed, hero) else _bad_pick(hero, allowed, "HERO-10")

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        s.pop()
        if kind_of(m) == kinds.PICK:
            _pick(s, seat, kinds.place(m), events)
            return
        s.north[HEROES + seat] |= SIDE_B
        if events is not None:
            events.append(Event("hero_flipped", seat, {"hero": hero_of(s, seat).name}, "HERO-9"))

    def hero(self, s: State) -> str:
        return ROSTER[s.frame_a()].name

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return _in_use(s, seat, a)


def _bad_pick(hero: i64, allowed: i64, rule: str) -> Refusal:
    names = [ROSTER[number].name for number in members(allowed, 0)]
    return Refusal("BAD_HERO_PICK", rule, {"hero": ROSTER[hero].name}, {"heroes": names})


def _pick(s: State, seat: i64, hero: i64, events: list[Event] | None) -> None:
    """HERO-10: the used hero goes to the display, the new one comes A side up."""
    back: i64 = hero_of(s, seat).number
    s.north[DISPLAY] = (s.north[DISPLAY] | bit(back)) & ~bit(hero)
    s.north[HEROES + seat] = word(hero, TAKEN | USED)
    if events is not None:
        if hero == back:  # AMB-26
            events.append(Event("hero_kept", seat, {"hero": ROSTER[hero].name}, "HERO-10"))
        else:
            args: Json = {"hero": ROSTER[hero].name, "returned": ROSTER[back].name}
            events.append(Event("hero_picked", seat, args, "HERO-10"))


# --- windows (TURN-11) ---


class Window(Step):
    """The holder of this window's hero may, or must, use it."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        window: i64 = s.frame_a()
        received: i64 = s.frame_b()
        s.pop()
        seat: i64 = holder(s, window)
        if seat == NOBODY or has_flag(s, seat, TAKEN | USED):
            return True
        hero = hero_of(s, seat)
        if not hero.window_opens(s, seat, received):
            return True
        if hero.forced and not hero.has_choice(s, seat):
            _mark_used(s, seat, hero, events)
            hero.use(s, seat, 0, events)
        else:
            s.push(HERO_WINDOW, seat, window)
        return True

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return 1 <= a < len(WINDOWS) and b < bit(6)


class HeroWindow(Decision):
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        hero = hero_of(s, seat)
        if not hero.forced:
            moves.add(kinds.DECLINE)
        hero.list_uses(s, seat, moves)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        if kind_of(m) != kinds.DECLINE:
            return refuse_use(s, seat, m)
        hero = hero_of(s, seat)
        return Refusal("HERO_FORCED", hero.rule, {"hero": hero.name}) if hero.forced else None

    def refuse_hero(self, s: State, seat: i64, m: i64) -> Refusal | None:
        return refuse_moment(s, seat, m)

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        s.pop()
        hero = hero_of(s, seat)
        if kind_of(m) != kinds.DECLINE:
            use(s, seat, m, events)
        elif events is not None:
            events.append(Event("hero_declined", seat, {"hero": hero.name}, hero.rule))

    def hero(self, s: State) -> str:
        return hero_of(s, s.frame_seat()).name

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return hero_of(s, seat).window == a > 0 and not has_flag(s, seat, USED | TAKEN)


# --- a use that goes on: further steps, and cards to look at ---


class HeroStep(Decision):
    """The hero's own entry lists, refuses and makes its steps."""

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        ROSTER[s.frame_a()].list_steps(s, seat, moves)

    def allows(self, s: State, kind: i64) -> bool:
        return kind in ROSTER[s.frame_a()].step_kinds()

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        return ROSTER[s.frame_a()].refuse_step(s, seat, m)

    def refuse_hero(self, s: State, seat: i64, m: i64) -> Refusal | None:
        again = None
        if hero_of_move(m).number == s.frame_a():
            again = ROSTER[s.frame_a()].refuse_again(s, seat, m)
        return again if again is not None else self.pending()

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        ROSTER[s.frame_a()].step(s, seat, m, events)

    def rule_of(self, s: State) -> str:
        return ROSTER[s.frame_a()].rule

    def hero(self, s: State) -> str:
        return ROSTER[s.frame_a()].name

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return _in_use(s, seat, a) and ROSTER[a].step_fits(s, seat, b)


class Looking(Nature):
    """Nature shows some cards of the pile to the hero's user."""

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """Every hand of so many cards of the pile, weighed by the ways to draw it."""
        seat: i64 = s.frame_seat()
        found: list[tuple[int, int]] = []
        for cards in parts(s.pile, s.frame_b()):
            ways: i64 = 1
            for card in range(5):
                ways *= _choose(count(s.pile, card), count(cards, card))
            found.append((kinds.look(seat, cards), ways))
        found.sort()
        return found

    def draw(self, s: State, rng: Rng) -> i64:
        outcomes = self.outcomes(s)
        n: i64 = rng.below(sum(weight for _, weight in outcomes))
        for move, weight in outcomes:
            if n < weight:
                return move
            n -= weight
        raise IndexError("no cards to look at")

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        ROSTER[s.frame_a()].looked_at(s, kinds.look_cards(m), events)

    def rule_of(self, s: State) -> str:
        return ROSTER[s.frame_a()].rule

    def hero(self, s: State) -> str:
        return ROSTER[s.frame_a()].name

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return _in_use(s, seat, a) and ROSTER[a].looks_at_pile and 1 <= b <= min(3, size(s.pile))


def _choose(n: i64, k: i64) -> i64:
    """Ways to choose k of n, for k at most 3."""
    if k == 0:
        return 1
    if k == 1:
        return n
    if k == 2:
        return n * (n - 1) // 2
    return n * (n - 1) * (n - 2) // 6


# --- heroic tragedy (MODE-16, AMB-25) ---


class Tragic(Step):
    """Three equal dice, the final wildling die included, cost the display a hero."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        die: i64 = s.north[DIE]
        if s.rolled == 9 * die and s.north[DISPLAY]:
            s.replace(TRAGEDY, s.active)
        else:
            s.pop()
        return True

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return s.north[DIE] > 0


class Tragedy(Decision):
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add_bits(kinds.REMOVE, s.north[DISPLAY], 0)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        hero: i64 = kinds.place(m)
        allowed: i64 = s.north[DISPLAY]
        return None if holds(allowed, hero) else _bad_pick(hero, allowed, "MODE-16")

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        hero: i64 = kinds.place(m)
        s.pop()
        s.north[DISPLAY] &= ~bit(hero)
        if events is not None:
            events.append(Event("tragedy", seat, {"hero": ROSTER[hero].name}, "MODE-16"))

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return s.rules.tragedy and s.north[DISPLAY] != 0


DECISIONS: Final[list[Decision]] = [
    HeroDone(HERO_DONE, "hero_done", of_others=True),
    AfterHero(AFTER_HERO, "after_hero", "HERO-9", (kinds.FLIP, kinds.PICK), of_others=True, wall=True),
    Window(WINDOW, "window"),
    HeroWindow(HERO_WINDOW, "hero_window", "TURN-11", (kinds.DECLINE,), of_others=True, wall=True),
    HeroStep(HERO_STEP, "hero_step", of_others=True, wall=True),
    Looking(LOOKING, "looking", wall=True),
    Tragic(TRAGIC, "tragic"),
    Tragedy(TRAGEDY, "tragedy", "MODE-16", (kinds.REMOVE,), wall=True),
]
