"""The order of a turn (chapter 5): who decides, which kinds of move each open decision allows, and its end."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import ending, heroes, score, seven, special_build, trade
from frostwall.games.watch.engine.frames import (
    ACT,
    AFTER_HERO,
    BUILD,
    CHOOSE_VICTIM,
    DISCARDING,
    DRAWING,
    FOUND_GUARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FRAME,
    FRAME_NAMES,
    FREE_ROAD,
    HERO_STEP,
    HERO_WINDOW,
    LOOKING,
    MOVE_TORMUND,
    OFFERING,
    PICK_SIXTH,
    PRE_ROLL,
    ROLLING,
    ROLLING_WILDLING,
    SIXTH,
    SPECIAL_BUILD,
    STEALING,
    TOKEN,
    TRADING,
    TRAGEDY,
)
from frostwall.games.watch.engine.heroes.hero import ROSTER, hero_of_kind, is_hero_kind
from frostwall.games.watch.engine.north import DIE, EXCUSED
from frostwall.games.watch.engine.state import ANSWER, NOBODY, NOT_CHOSEN, TERMS, UNASKED, WAITING, State

# Which kinds of move an open decision allows (5.2, 5.3).
_CARDS: Final = (kinds.PLAY_PATROL, kinds.PLAY_WINTER, kinds.PLAY_ROADS, kinds.PLAY_RECRUITS)
_BUILDS: Final = (kinds.ROAD, kinds.SETTLEMENT, kinds.KEEP, kinds.BUY, kinds.GUARD)
_TRADES: Final = (kinds.TRADE, kinds.OFFER, kinds.DEAL)
ALLOWED: Final[dict[int, tuple[int, ...]]] = {
    FOUND_SETTLEMENT: (kinds.SETTLEMENT,),
    FOUND_ROAD: (kinds.ROAD,),
    PRE_ROLL: (kinds.ROLL, *_CARDS),
    ACT: (*_BUILDS, *_TRADES, *_CARDS, kinds.END, kinds.DECLARE),
    TRADING: (*_TRADES, *_CARDS, kinds.BUILDING, *_BUILDS, kinds.DECLARE),
    BUILD: (*_BUILDS, *_CARDS, kinds.END, kinds.DECLARE),
    DISCARDING: (kinds.DISCARD,),
    MOVE_TORMUND: (kinds.TORMUND, kinds.DRIVE),
    CHOOSE_VICTIM: (kinds.VICTIM, kinds.SPARE),
    FREE_ROAD: (kinds.ROAD,),
    OFFERING: (kinds.ACCEPT, kinds.DECLINE, kinds.COUNTER, kinds.WITHDRAW, kinds.DEAL),
    FOUND_GUARD: (kinds.GUARD,),
    HERO_WINDOW: (kinds.DECLINE,),  # and the hero's own
    AFTER_HERO: (kinds.FLIP, kinds.PICK),
    TRAGEDY: (kinds.REMOVE,),
    PICK_SIXTH: (kinds.BACK,),
    SPECIAL_BUILD: (*_BUILDS, kinds.PASS),
}

# What only Brotherhood modes know.
_NORTH: Final = (
    kinds.GUARD,
    kinds.PLAY_RECRUITS,
    kinds.DRIVE,
    kinds.BACK,
    kinds.FLIP,
    kinds.PICK,
    kinds.REMOVE,
    kinds.PASS,
    kinds.TAKE,
    kinds.RETURN,
    kinds.ASK,
    kinds.DONE,
    kinds.CHOOSE,
    kinds.DECLARE,
)

RULES: Final = {
    PRE_ROLL: "TURN-2",
    ROLLING: "TURN-3",
    ACT: "MODE-13",
    TRADING: "MODE-12",
    BUILD: "MODE-12",
    DISCARDING: "SEV-2",
    MOVE_TORMUND: "TOR-3",
    CHOOSE_VICTIM: "TOR-6",
    STEALING: "TOR-6",
    DRAWING: "DEV-1",
    FREE_ROAD: "DEV-9",
    OFFERING: "TRD-5",
    FOUND_GUARD: "SET-21",
    ROLLING_WILDLING: "TURN-3",
    HERO_WINDOW: "TURN-11",
    AFTER_HERO: "HERO-9",
    TRAGEDY: "MODE-16",
    TOKEN: "WILD-7",
    PICK_SIXTH: "WILD-23",
    SIXTH: "WILD-23",
    SPECIAL_BUILD: "X56-4",
}


def founding_rule(s: State) -> str:
    """By the lowest frame: a founding settlement's token may lie above it."""
    if s.frames[0] == FOUND_GUARD:
        return "SET-21"
    return "SET-11" if s.frames[2] == 1 else "SET-12"


def decision_rule(s: State) -> str:
    """The rule by which the open decision is made."""
    frame: i64 = s.frame()
    if frame == FOUND_SETTLEMENT or frame == FOUND_ROAD:
        return founding_rule(s)
    if frame == HERO_STEP or frame == LOOKING:
        return ROSTER[s.frame_a()].rule
    return RULES[frame]


def nature_decides(s: State) -> bool:
    frame: i64 = s.frame()
    if frame == ROLLING or frame == STEALING or frame == DRAWING:
        return True
    return frame == ROLLING_WILDLING or frame == TOKEN or frame == SIXTH or frame == LOOKING


def is_actor(s: State, seat: i64) -> bool:
    """Must this seat decide now?"""
    frame: i64 = s.frame()
    if frame == DISCARDING:
        return seven.must_discard(s, seat)
    if frame == OFFERING:
        return seat == s.frame_seat() or s.terms[TERMS * seat + ANSWER] == WAITING
    return not nature_decides(s) and seat == s.frame_seat()


def actors(s: State) -> list[int]:
    """Who must decide: nobody when it is over, nature alone, or seats; whoever made an offer comes last."""
    if s.over:
        return []
    if nature_decides(s):
        return [CHANCE]
    found: list[int] = [seat for seat in range(s.rules.seats) if is_actor(s, seat)]
    if s.frame() == OFFERING:
        found.sort(key=lambda seat: seat == s.frame_seat())
    return found


def first_actor(s: State) -> i64:
    """The first of `actors` of a running game, without the list."""
    frame: i64 = s.frame()
    if frame == DISCARDING or frame == OFFERING:
        last: i64 = s.frame_seat() if frame == OFFERING else NOBODY
        seat: i64 = 0
        while seat < s.rules.seats:
            if seat != last and is_actor(s, seat):
                return seat
            seat += 1
    elif nature_decides(s):
        return CHANCE
    return s.frame_seat()


# --- refusals that concern the moment, not the object ---


def refuse_moment(s: State, seat: i64, m: i64) -> Refusal | None:
    """Is it this seat's decision, and does the decision allow this kind of move?"""
    kind: i64 = kind_of(m)
    if kind == kinds.DECLARE and not s.rules.wall:
        # END-2, AMB-47: the check is automatic, so there is never anything to declare
        return Refusal("CANNOT_WIN_NOW", "END-2", {}, {"points": s.rules.win_points})
    frame: i64 = s.frame()
    if not is_actor(s, seat):
        return _not_yours(s, seat, m)
    if is_hero_kind(kind):
        return _refuse_hero(s, seat, frame, m)
    if frame == HERO_STEP:
        allowed: bool = kind in ROSTER[s.frame_a()].step_kinds()
    else:
        allowed = kind in ALLOWED[frame]
    if allowed:
        if frame == OFFERING:
            return _wrong_side(s, seat, kind)
        if kind == kinds.SPARE and not seven.may_spare(s):
            return Refusal("MUST_STEAL", "TOR-7")
        return None
    return _wrong_time(s, seat, frame, kind)


def _refuse_hero(s: State, seat: i64, frame: i64, m: i64) -> Refusal | None:
    """A hero in one's own decision: between complete actions, or in its window (TURN-7, HERO-4)."""
    if not s.rules.wall or frame in (PRE_ROLL, ACT, TRADING, BUILD, HERO_WINDOW, SPECIAL_BUILD):
        return heroes.refuse_moment(s, seat, m)
    if frame == HERO_STEP and hero_of_kind(kind_of(m)) == s.frame_a():
        refusal = ROSTER[s.frame_a()].refuse_again(s, seat, m)
        if refusal is not None:
            return refusal
    return Refusal("PENDING_DECISION", "TURN-7", {"decision": FRAME_NAMES[frame]})


def _not_yours(s: State, seat: i64, m: i64) -> Refusal:
    kind: i64 = kind_of(m)
    if kind == kinds.DISCARD:
        return Refusal("NO_DISCARD_DUE", "SEV-2")
    if s.turn == 0:  # SET-11, SET-12, SET-21
        return Refusal("NOT_YOUR_TURN", founding_rule(s), {"active": s.frame_seat()})
    if kind == kinds.DECLARE and seat != s.active:
        return ending.cannot_win(s, seat)
    answered: bool = s.chosen[seat] != NOT_CHOSEN or s.terms[TERMS * seat + ANSWER] != UNASKED
    special: bool = s.frames[0] == SPECIAL_BUILD
    if special and not _waits(s, seat):
        return _not_your_special_build(s, seat)
    if (seat == s.active and not special) or answered or _waits(s, seat):
        return Refusal("PENDING_DECISION", "TURN-7", {"decision": FRAME_NAMES[s.frame()]})
    if is_hero_kind(kind):
        if not s.rules.wall:
            return Refusal("NOT_IN_MODE", "MODE-1")
        hero = ROSTER[hero_of_kind(kind)]
        return Refusal("HERO_NOT_NOW", hero.rule if hero.window else "HERO-3", {"hero": hero.name})
    if kind == kinds.OFFER:
        return Refusal("ONLY_WITH_ACTIVE_PLAYER", "TRD-4", {"active": s.active})
    if kind in _CARDS:
        return Refusal("NOT_NOW", "TURN-5", {"active": s.active})
    if kind == kinds.TRADE:
        return Refusal("NOT_YOUR_TURN", "TRD-4", {"active": s.active})
    return Refusal("NOT_YOUR_TURN", "TURN-1", {"active": s.active})


def _waits(s: State, seat: i64) -> bool:
    """Is something this seat began still being resolved?"""
    i: i64 = 0
    while i < s.depth:
        if s.frames[FRAME * i + 1] == seat:
            return True
        i += 1
    return False


def _not_your_special_build(s: State, seat: i64) -> Refusal:
    """ERR-91: whoever just played has none; ERR-90: the others come in their order."""
    builder: i64 = s.frames[1]
    if seat == s.active:
        return Refusal("NOT_YOUR_TURN", "X56-3", {"active": builder})
    return Refusal("NOT_IN_SPECIAL_BUILD", "X56-3", {"active": builder})


def _wrong_side(s: State, seat: i64, kind: i64) -> Refusal | None:
    own: bool = seat == s.frame_seat()
    if own == (kind in (kinds.WITHDRAW, kinds.DEAL)):
        return None
    return Refusal("PENDING_DECISION", "TURN-7", {"decision": FRAME_NAMES[OFFERING]})


def _wrong_time(s: State, seat: i64, frame: i64, kind: i64) -> Refusal:
    if frame == SPECIAL_BUILD:  # X56-6
        return Refusal("NOT_IN_SPECIAL_BUILD", "X56-6")
    if frame not in (PRE_ROLL, ACT, TRADING, BUILD):
        return Refusal("PENDING_DECISION", "TURN-7", {"decision": FRAME_NAMES[frame]})
    if kind == kinds.ROLL:
        return Refusal("ALREADY_ROLLED", "TURN-2")
    if kind == kinds.DISCARD:
        return Refusal("NO_DISCARD_DUE", "SEV-2")
    if kind in (kinds.TORMUND, kinds.VICTIM, kinds.SPARE):
        return Refusal("NOT_NOW", "TOR-2")
    refusal = _nothing_of_the_north(s, seat, kind)
    if refusal is not None:
        return refusal
    if kind in (kinds.ACCEPT, kinds.DECLINE, kinds.COUNTER, kinds.WITHDRAW):
        return Refusal("NO_OFFER", "TRD-5")
    if frame == PRE_ROLL:
        return Refusal("ROLL_FIRST", "TURN-4", {}, {"move": "roll"})
    if kind in _TRADES:
        return Refusal("NOT_TRADE_PHASE", "MODE-12")
    if kind == kinds.BUILDING:
        return (
            Refusal("NOT_IN_MODE", "MODE-13") if s.rules.combined else Refusal("NOT_TRADE_PHASE", "MODE-12")
        )
    return Refusal("NOT_BUILD_PHASE", "TURN-8", {}, {"move": "building"})


def _nothing_of_the_north(s: State, seat: i64, kind: i64) -> Refusal | None:
    """Moves of Brotherhood decisions that are not open."""
    if kind not in _NORTH:
        return None
    if not s.rules.wall:
        return Refusal("NOT_IN_MODE", "MODE-1")
    if kind == kinds.DECLARE:
        return ending.cannot_win(s, seat)
    if kind == kinds.FLIP or kind == kinds.PICK:  # ERR-76
        return Refusal("HERO_NOT_USED", "HERO-12")
    if kind == kinds.PASS and not s.rules.special_build:
        return Refusal("NOT_IN_MODE", "MODE-3")
    if kind in (kinds.PLAY_RECRUITS, kinds.GUARD):
        return None
    return Refusal("NOTHING_TO_ANSWER", "TURN-7")


# --- the end of a turn ---


def close_trade(s: State, events: list[Event] | None) -> None:  # MODE-12, TURN-10
    s.replace(BUILD, s.active)
    if events is not None:
        events.append(Event("building", s.active, {}, "MODE-12"))


def end(s: State, events: list[Event] | None) -> None:
    """END-3: before anybody else does anything it is asked whether the turn's owner has won."""
    ended: i64 = s.active
    s.fresh[ended] = 0
    trade.end_turn(s)
    if s.rules.wall:
        ending.check_win(s, events)
        if s.over:
            return
    if s.rules.special_build:
        special_build.begin(s, events)
    else:
        begin(s, (ended + 1) % s.rules.seats, events, ended)


def pass_on(s: State, seat: i64, events: list[Event] | None) -> None:
    if special_build.pass_on(s, seat, events):
        begin(s, (s.active + 1) % s.rules.seats, events, seat)


def begin(s: State, seat: i64, events: list[Event] | None, before: i64) -> None:
    """The turn of this seat starts; whoever ended the last one may thereby learn whether it has won."""
    s.turn += 1
    s.active = seat
    s.rolled = 0
    s.card_played = False
    s.replace(PRE_ROLL, seat)
    if s.rules.wall:
        s.fresh[seat] = 0  # AMB-27: bought in a special build turn
        s.north[DIE] = 0
        s.north[EXCUSED] = 0
        heroes.new_turn(s)
    if events is not None:
        told: bool = s.rules.wins_at_once and score.victory_is_open(s, seat, before)
        events.append(Event("turn", seat, {"turn": s.turn}, "TURN-1", reveals=told))
