"""Heroes in general (10.1): whose hero it is, when it may be used, what happens after a use, the windows in other
players' turns, heroic tragedy. What a single hero does is in heroes/.

A seat's word in `north` holds the hero's number, its side, and whether it was taken or used in the running turn.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit, holds, members
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.frames import (
    AFTER_HERO,
    HERO_DONE,
    HERO_WINDOW,
    PRE_ROLL,
    SPECIAL_BUILD,
    TRAGEDY,
)
from frostwall.games.watch.engine.heroes.hero import ANY_MOMENT, ROSTER, Hero, hero_of_move, moment_allows
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
    """HERO-2. In a window the window closes first; HERO-9 waits below the effect and its tokens (HERO-13)."""
    if s.frame() == HERO_WINDOW:
        s.pop()
    hero = hero_of_move(m)
    _mark_used(s, seat, hero, events)
    hero.use(s, seat, m, events)


def _mark_used(s: State, seat: i64, hero: Hero, events: list[Event] | None) -> None:
    s.north[HEROES + seat] |= USED
    s.push(HERO_DONE, seat, hero.number)
    if events is not None:
        side = "B" if has_flag(s, seat, SIDE_B) else "A"
        events.append(Event("hero", seat, {"hero": hero.name, "side": side}, hero.rule))


def after_use(s: State, events: list[Event] | None) -> None:
    """An automatic step: the choice of HERO-9. Without a display a last use leaves the same hero, as newly taken."""
    seat: i64 = s.frame_seat()
    hero: i64 = s.frame_a()
    if s.north[DISPLAY] == 0 and has_flag(s, seat, SIDE_B):  # AMB-26
        s.pop()
        s.north[HEROES + seat] = word(hero, TAKEN | USED)
        if events is not None:
            events.append(Event("hero_kept", seat, {"hero": ROSTER[hero].name}, "HERO-10"))
    else:
        s.replace(AFTER_HERO, seat, hero)


def picks(s: State, seat: i64) -> i64:
    """The heroes that may be taken in exchange, as a set (HERO-10, AMB-26)."""
    return s.north[DISPLAY] or bit(hero_of(s, seat).number)


def list_after(s: State, seat: i64, moves: MoveSet) -> None:
    if not has_flag(s, seat, SIDE_B):
        moves.add(kinds.FLIP)
    moves.add_bits(kinds.PICK, picks(s, seat), 0)


def refuse_flip(s: State, seat: i64) -> Refusal | None:
    if has_flag(s, seat, SIDE_B):
        return _bad_pick(hero_of(s, seat).number, s.north[DISPLAY], "HERO-9")
    return None


def refuse_pick(s: State, seat: i64, hero: i64) -> Refusal | None:
    allowed: i64 = picks(s, seat)
    return None if holds(allowed, hero) else _bad_pick(hero, allowed, "HERO-10")


def _bad_pick(hero: i64, allowed: i64, rule: str) -> Refusal:
    names = [ROSTER[number].name for number in members(allowed, 0)]
    return Refusal("BAD_HERO_PICK", rule, {"hero": ROSTER[hero].name}, {"heroes": names})


def flip(s: State, seat: i64, events: list[Event] | None) -> None:
    s.pop()
    s.north[HEROES + seat] |= SIDE_B
    if events is not None:
        events.append(Event("hero_flipped", seat, {"hero": hero_of(s, seat).name}, "HERO-9"))


def pick(s: State, seat: i64, hero: i64, events: list[Event] | None) -> None:
    """HERO-10: the used hero goes to the display, the new one comes A side up."""
    s.pop()
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


def open_window(s: State, events: list[Event] | None) -> None:
    """An automatic step: the holder of this window's hero may, or must, use it."""
    window: i64 = s.frame_a()
    received: i64 = s.frame_b()
    s.pop()
    seat: i64 = holder(s, window)
    if seat == NOBODY or has_flag(s, seat, TAKEN | USED):
        return
    hero = hero_of(s, seat)
    if not hero.window_opens(s, seat, received):
        return
    if hero.forced and not hero.has_choice(s, seat):
        _mark_used(s, seat, hero, events)
        hero.use(s, seat, 0, events)
        return
    s.push(HERO_WINDOW, seat, window)


def list_window(s: State, seat: i64, moves: MoveSet) -> None:
    hero = hero_of(s, seat)
    if not hero.forced:
        moves.add(kinds.DECLINE)
    hero.list_uses(s, seat, moves)


def refuse_decline(s: State, seat: i64) -> Refusal | None:
    hero = hero_of(s, seat)
    return Refusal("HERO_FORCED", hero.rule, {"hero": hero.name}) if hero.forced else None


def decline(s: State, seat: i64, events: list[Event] | None) -> None:
    s.pop()
    if events is not None:
        events.append(Event("hero_declined", seat, {"hero": hero_of(s, seat).name}, hero_of(s, seat).rule))


# --- heroic tragedy (MODE-16, AMB-25) ---


def tragic(s: State) -> None:
    """An automatic step: three equal dice, the final wildling die included, cost the display a hero."""
    die: i64 = s.north[DIE]
    if s.rolled == 9 * die and s.north[DISPLAY]:
        s.replace(TRAGEDY, s.active)
    else:
        s.pop()


def list_tragedy(s: State, moves: MoveSet) -> None:
    moves.add_bits(kinds.REMOVE, s.north[DISPLAY], 0)


def refuse_tragedy(s: State, hero: i64) -> Refusal | None:
    allowed: i64 = s.north[DISPLAY]
    return None if holds(allowed, hero) else _bad_pick(hero, allowed, "MODE-16")


def remove(s: State, seat: i64, hero: i64, events: list[Event] | None) -> None:
    s.pop()
    s.north[DISPLAY] &= ~bit(hero)
    if events is not None:
        events.append(Event("tragedy", seat, {"hero": ROSTER[hero].name}, "MODE-16"))
