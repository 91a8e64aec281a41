"""The end of the game (chapter 12): winning by points, the two endings by wildlings, ties, the ranking."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, size
from frostwall.core.bits import bit, holds, lowest, members, popcount
from frostwall.core.types import Event, Json, Outcome, Refusal
from frostwall.games.watch.engine.chapters import score
from frostwall.games.watch.engine.frames import ACT, BUILD, TRADING
from frostwall.games.watch.engine.north import BREACHES, GUARDS, SECTION_LIMIT, WALL, entries, in_gift
from frostwall.games.watch.engine.rules import VICTORY
from frostwall.games.watch.engine.state import BY_BREACHES, BY_POINTS, BY_WILDLINGS, ENDINGS, State

# --- by points ---


def check_points(s: State, events: list[Event] | None) -> None:
    """END-2: the active seat wins at once with enough points, hidden cards included. With `win_timing = immediate` a
    Brotherhood game does the same, once the dice and everything else are resolved (END-3). Nobody else can win."""
    if s.turn == 0 or s.over:
        return
    if s.rules.wins_at_once or (s.rules.wins_when_resolved and _resolved(s)):
        check_win(s, events)


def _resolved(s: State) -> bool:
    frame: i64 = s.frame()
    return frame == ACT or frame == TRADING or frame == BUILD


def check_win(s: State, events: list[Event] | None) -> None:
    """Has the active seat won? If not, everybody sees how many victory point cards it can hold at most."""
    seat: i64 = s.active
    if s.all_points(seat) >= s.rules.win_points:
        win(s, seat, events)
        return
    most: i64 = s.rules.win_points - 1 - s.points[seat]
    if most < s.room[seat]:
        s.room[seat] = most


def win(s: State, seat: i64, events: list[Event] | None) -> None:
    s.over = True
    s.ending = BY_POINTS
    s.winners = bit(seat)
    if events is not None:  # the end opens development cards and the record: nothing is taken back from here
        args: Json = {"points": s.all_points(seat), "victory_cards": count(s.cards[seat], VICTORY)}
        events.append(Event("victory", seat, args, "END-3" if s.rules.wall else "END-2", reveals=True))


def refuse_declare(s: State, seat: i64) -> Refusal | None:
    """END-3: with enough points, in its own turn, after everything is resolved (the moment is asked elsewhere)."""
    return None if s.all_points(seat) >= s.rules.win_points else cannot_win(s, seat)


def cannot_win(s: State, seat: i64) -> Refusal:
    return Refusal("CANNOT_WIN_NOW", "END-3", {"points": s.all_points(seat)}, {"points": s.rules.win_points})


# --- by wildlings (END-4..8) ---


def check_wildlings(s: State, events: list[Event] | None) -> None:
    if s.over:
        return
    if s.north[BREACHES] >= s.rules.most_breaches:
        _overrun(s, BY_BREACHES, events)
    elif in_gift(s.north, s.board, s.rules) >= s.rules.most_in_gift:
        _overrun(s, BY_WILDLINGS, events)


def _overrun(s: State, ending: i64, events: list[Event] | None) -> None:
    s.over = True
    s.ending = ending
    s.winners = most_guards(s)
    if events is not None:
        args: Json = {
            "ending": ENDINGS[ending],
            "winners": members(s.winners, 0),
            "breaches": s.north[BREACHES],
            "wildlings": in_gift(s.north, s.board, s.rules),
        }
        rule = "END-4" if ending == BY_BREACHES else "END-5"
        events.append(Event("overrun", s.active, args, rule, reveals=True))


def most_guards(s: State) -> i64:
    """END-6, END-7: who wins when the wildlings end the game; a set, empty when everybody loses."""
    tied: i64 = 0
    best: i64 = -1
    for seat in range(s.rules.seats):
        guards: i64 = s.north[GUARDS + seat]
        if guards > best:
            best = guards
            tied = 0
        if guards == best:
            tied |= bit(seat)
    if popcount(tied) > 1:
        tied = _best(tied, [s.all_points(seat) for seat in range(s.rules.seats)])  # AMB-38
    if popcount(tied) > 1 and s.rules.tie_by_hand:
        tied = _best(tied, [size(s.hand[seat]) for seat in range(s.rules.seats)])
        if popcount(tied) > 1:
            return 0
        return tied
    if popcount(tied) == 1 or best == 0:  # AMB-37: no guard to compare, so they share the win
        return tied
    if s.rules.tie_by_position:
        tied = _lowest_position(s, tied)
    return bit(_westernmost(s, tied)) if popcount(tied) > 1 else tied


def _best(tied: i64, scores: list[int]) -> i64:
    most = max(scores[seat] for seat in members(tied, 0))
    found: i64 = 0
    for seat in members(tied, 0):
        if scores[seat] == most:
            found |= bit(seat)
    return found


def _lowest_position(s: State, tied: i64) -> i64:
    """Those of the tied with a guard on the lowest-numbered position of any section."""
    for position in range(SECTION_LIMIT):
        found: i64 = 0
        for section in range(s.board.sections):
            guards = entries(s.north[WALL + section])
            if position < len(guards) and holds(tied, guards[position]):
                found |= bit(guards[position])
        if found:
            return found
    return tied


def _westernmost(s: State, tied: i64) -> i64:
    """Sections and positions both run from west to east (GRD-1)."""
    for section in range(s.board.sections):
        for guard in entries(s.north[WALL + section]):
            if holds(tied, guard):
                return guard
    return lowest(tied)


# --- the ranking (END-9) ---

_OVER: Final = ["END-2", "END-3", "END-4", "END-5"]  # by the ending; the base game knows only the first


def over_rule(s: State) -> str:
    """The rule by which this game is over."""
    return _OVER[s.ending] if s.rules.wall else "END-2"


def outcome(s: State) -> Outcome | None:
    if not s.over:
        return None
    points: list[int] = [s.all_points(seat) for seat in range(s.rules.seats)]
    winners = members(s.winners, 0)
    order = [seat for seat in range(s.rules.seats) if not holds(s.winners, seat)]
    order.sort(key=lambda seat: (-points[seat], seat))
    sources = [score.sources(s, seat) for seat in range(s.rules.seats)]
    return Outcome(winners, winners + order, points, sources, ENDINGS[s.ending])
