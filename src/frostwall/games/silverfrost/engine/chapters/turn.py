"""The turn (chapter 4): what a seat may do with it, and what follows its end."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import (
    extras,
    placements,
    placing,
    play_card,
    plays,
    prices,
    seasons,
    supply,
    valley,
)
from frostwall.games.silverfrost.engine.decision import A_PERSON, Frame, is_answer
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.frames import CLAW_TURN, CLOSING, READY, TURN_END
from frostwall.games.silverfrost.engine.rules import SPRING
from frostwall.games.silverfrost.engine.solo import seasons as claw
from frostwall.games.silverfrost.engine.state import (
    CITY,
    FRESH,
    NO_ACTION,
    NOBODY,
    PASSED,
    PASSING,
    PLACING,
    PLAYING,
    SLOTS,
    State,
)
from frostwall.games.silverfrost.engine.state import SEASON as IN_SEASON

FROM_HAND_OR_VALLEY: Final = 3  # sources as bits


class Ready(Frame):
    """A turn begins: place, visit, play, prepare or pass (TURN-2..7)."""

    def __init__(self) -> None:
        super().__init__(READY, "ready", "TURN-2", begins_turn=True)

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        placements.list_placements(s, who, moves)
        stuck: bool = moves.total == 0
        plays.list_plays(s, who, FROM_HAND_OR_VALLEY, -1, steps.NORMAL, prices.NO_MINUS, 0, moves)
        if not s.bound and (
            s.animals_in_supply(who) == 0 or (stuck and (s.rules.stuck_may_prepare or moves.total == 0))
        ):
            moves.add(kinds.PASS if s.get(who, IN_SEASON) == SPRING else kinds.PREPARE)
        elif moves.total == 0:
            moves.add(kinds.END)  # bound to act, yet nothing is possible: no turn is without a way out
        extras.list_extras(s, who, moves)

    def refuse(self, s: State, who: i64, m: i64) -> Refusal | None:
        kind: i64 = kind_of(m)
        guard: bool = kinds.figure_of(m) == 1
        if is_answer(kind):
            return Refusal("NO_DECISION", "TURN-12")
        if kind == kinds.CLEAR or kind == kinds.USE:
            return extras.refuse(s, who, m)
        if kind == kinds.PLACE:
            return placing.refuse_place(s, who, guard, kinds.figure_place(m))
        if kind == kinds.VISIT:
            return placing.refuse_visit(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m))
        if kind == kinds.PLAY:
            return plays.refuse_play(s, who, m, FROM_HAND_OR_VALLEY, -1, steps.NORMAL, prices.NO_MINUS, 0)
        if kind == kinds.END:
            if s.bound and not extras.has_action(s, who):
                return None
            return Refusal("NO_SKIPPING", "TURN-3")
        return _refuse_leaving(s, who, kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        kind: i64 = kind_of(m)
        guard: bool = kinds.figure_of(m) == 1
        s.pop()
        if kind == kinds.END:
            s.push(TURN_END, who)
        elif kind == kinds.PREPARE:
            s.push(TURN_END, who)
            seasons.prepare(s, who)
        elif kind == kinds.PASS:
            s.action = PASSING
            s.put(who, PASSED, 1)
            supply.tell(events, s, "pass", who, {}, "END-1")
            s.push(TURN_END, who)
        elif kind == kinds.PLACE:
            s.push(CLOSING, who)
            s.action = PLACING
            placing.place_animal(s, who, guard, kinds.figure_place(m), events)
        elif kind == kinds.VISIT:
            s.push(CLOSING, who)
            s.action = PLACING
            placing.visit_card(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m), events)
        else:
            s.push(CLOSING, who)
            s.action = PLAYING
            play_card.play(s, who, m, steps.NORMAL, 0, events)


def _refuse_leaving(s: State, who: i64, kind: i64) -> Refusal | None:
    """PREPARE or PASS."""
    spring: bool = s.get(who, IN_SEASON) == SPRING
    if kind == kinds.PREPARE and spring:
        return Refusal("LAST_SEASON", "SEAS-1")
    if kind == kinds.PASS and not spring:
        return Refusal("NOT_SPRING_YET", "TURN-7")
    if s.bound:
        return Refusal("BOUND_TO_ACT", "TURN-10")
    if not extras.animals_done(s, who):
        rule = "TURN-6" if kind == kinds.PREPARE else "TURN-7"
        return Refusal("ANIMALS_LEFT", rule, {}, {"animals": int(s.animals_in_supply(who))})
    return None


class Closing(Frame):
    """The action is done: clear a city card, use an ability, or end (TURN-8, TURN-15). It ends by itself when there is
    nothing else to do."""

    def __init__(self) -> None:
        super().__init__(CLOSING, "closing", "TURN-8", begins_turn=True)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        if extras.any_extra(s, who):
            return False
        s.pop()
        s.push(TURN_END, who)
        return True

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        moves.add(kinds.END)
        extras.list_extras(s, who, moves)

    def refuse(self, s: State, who: i64, m: i64) -> Refusal | None:
        kind: i64 = kind_of(m)
        if is_answer(kind):
            return Refusal("NO_DECISION", "TURN-12")
        if kind == kinds.CLEAR or kind == kinds.USE:
            return extras.refuse(s, who, m)
        return None if kind == kinds.END else Refusal("ACTION_DONE", "TURN-2")

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.pop()
        s.push(TURN_END, who)


class TurnEnd(Frame):
    """VAL-4, then the next person who has not passed (TURN-1); a: 1 once the valley is filled."""

    def __init__(self) -> None:
        super().__init__(TURN_END, "turn_end", words=(words.FLAG,), whose=A_PERSON, begins_turn=True)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if s.word(0) == 0:
            s.set_word(0, 1)
            valley.fill(s, True)
            return True
        s.pop()
        s.gaps = 0
        s.clears = 0
        s.bound = False
        s.action = NO_ACTION
        _forget_turn(s)
        _begin_next(s, s.active, events)
        return True


def _forget_turn(s: State) -> None:
    """What a card does once per turn it may do again; cards played are no longer new (AMB-67)."""
    who: i64 = 0
    while who < s.rules.people:
        at: i64 = who * SLOTS + 1
        end: i64 = who * SLOTS + s.get(who, CITY)
        while at < end:
            s.flags[at] &= ~FRESH
            s.used[at] = (s.used[at] >> 12) << 12
            at += 1
        who += 1


def _begin_next(s: State, last: i64, events: list[Event] | None) -> None:
    """END-6: the next turn, or the end of the game."""
    steps: i64 = 1
    while steps <= s.rules.people:
        who: i64 = (last + steps) % s.rules.people
        if not s.passed(who):
            _begin_turn(s, who)
            return
        steps += 1
    if s.rules.solo:
        claw.collect(s, "SOLO-58", events)
    s.over = True
    s.active = NOBODY
    supply.tell(events, s, "game_over", NOBODY, {}, "END-6")


def _begin_turn(s: State, who: i64) -> None:
    s.turn += 1
    s.active = who
    s.push(CLAW_TURN if s.is_claw(who) else READY, who)


FRAMES: Final[list[Frame]] = [Ready(), Closing(), TurnEnd()]
