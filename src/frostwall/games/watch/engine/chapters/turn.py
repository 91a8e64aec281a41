"""The order of turns (chapter 5): how a turn begins and ends. What may be done in it is in phases.py."""

from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.watch.engine.chapters import ending, heroes, score, trade
from frostwall.games.watch.engine.frames import PRE_ROLL, SPECIAL_BUILD
from frostwall.games.watch.engine.north import DIE, EXCUSED
from frostwall.games.watch.engine.state import State


def begin(s: State, seat: i64, events: list[Event] | None, before: i64) -> None:
    """The turn of this seat starts. The seat that ended the last one may thereby learn whether this one has won."""
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


def end(s: State, events: list[Event] | None) -> None:
    """END-3: before anybody else does anything it is asked whether the turn's owner has won."""
    ended: i64 = s.active
    s.fresh[ended] = 0
    trade.end_turn(s)
    if s.rules.wall:
        ending.check_win(s, events)
        if s.over:
            return
    following: i64 = (ended + 1) % s.rules.seats
    if s.rules.special_build:  # X56-3
        _open_special_build(s, following, events)
    else:
        begin(s, following, events, ended)


# --- the special build phase of five and six players (chapter 11): each opponent of the active seat, clockwise ---


def _open_special_build(s: State, seat: i64, events: list[Event] | None) -> None:
    s.replace(SPECIAL_BUILD, seat)
    if events is not None:
        events.append(Event("special_build", seat, {}, "X56-3"))


def pass_on(s: State, seat: i64, events: list[Event] | None) -> None:
    """This seat builds no more; after the last one the next turn begins."""
    following: i64 = (seat + 1) % s.rules.seats
    if following == s.active:
        begin(s, (s.active + 1) % s.rules.seats, events, seat)
    else:
        _open_special_build(s, following, events)
