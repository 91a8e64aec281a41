"""From an open decision to its legal moves, from a move to its refusal, and from a move to its effect.

The chapters know the rules; the open decision (decision.py) is asked for all of it.
"""

from mypy_extensions import i64

from frostwall.core.bag import nth, single
from frostwall.core.engine import NOBODY
from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import ending, trade
from frostwall.games.watch.engine.decision import Decision
from frostwall.games.watch.engine.decisions import DECISION_OF
from frostwall.games.watch.engine.frames import ACT, OFFERING, TRADING
from frostwall.games.watch.engine.moment import refuse_moment
from frostwall.games.watch.engine.state import State


def actors(s: State) -> list[int]:
    """Who must decide: nobody when it is over, nature alone, or seats. The seat that made an offer comes last."""
    return [] if s.over else DECISION_OF[s.frame()].actors(s)


def list_moves(s: State, seat: i64, moves: MoveSet) -> None:
    """Every legal move of an actor, except offers and several exchanges at once."""
    DECISION_OF[s.frame()].list_moves(s, seat, moves)


def list_terms(s: State, seat: i64, moves: MoveSet) -> None:
    """Offers and counter-offers, where an actor may make them. Which cards they name does not matter to that."""
    hand: i64 = s.hand[seat]
    frame: i64 = s.frame()
    if not s.rules.player_trade or hand == 0 or not (frame == ACT or frame == TRADING or frame == OFFERING):
        return
    kind: i64 = nth(hand, 0)
    other: i64 = 0
    if kind == 0:
        other = 1
    give: i64 = single(kind)
    take: i64 = single(other)
    if refuse(s, seat, kinds.offer(give, take, 0)) is None:
        moves.add_terms(kinds.OFFER, hand, s.rules.same_kind_trade)
    if refuse(s, seat, kinds.counter(give, take)) is None:
        moves.add_terms(kinds.COUNTER, hand, s.rules.same_kind_trade)


def refuse(s: State, seat: i64, m: i64) -> Refusal | None:
    """Why this seat may not make this well-formed move now, in one order of reasons: the moment, the object,
    its cost, the supply. None: it is legal."""
    if kind_of(m) == kinds.PROPOSE:  # answers no decision
        return trade.refuse_propose(s, seat, kinds.give_of(m), kinds.take_of(m))
    refusal = refuse_moment(s, seat, m)
    return refusal if refusal is not None else DECISION_OF[s.frame()].refuse(s, seat, m)


def apply(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    """Make a legal move, then whatever follows without a decision."""
    _make(s, DECISION_OF[s.frame()], seat, m, events)


def _make(s: State, decision: Decision, seat: i64, m: i64, events: list[Event] | None) -> None:
    s.ply += 1
    decision.apply(s, seat, m, events)
    while not s.over and DECISION_OF[s.frame()].settle(s, events):
        pass
    ending.check_points(s, events)


def chance(s: State) -> list[tuple[int, int]]:
    """What nature may do now, each move with its weight; nothing while a seat decides."""
    return [] if s.over else DECISION_OF[s.frame()].outcomes(s)


def advance(s: State, nature: Rng) -> i64:
    """Let nature draw until a seat must decide: the first that must, or NOBODY when the game is over."""
    while not s.over:
        decision = DECISION_OF[s.frame()]
        seat: i64 = decision.first_actor(s)
        if seat != CHANCE:
            return seat
        _make(s, decision, CHANCE, decision.draw(s, nature), None)
    return NOBODY


def go_on(s: State, nature: Rng, moves: MoveSet, terms: bool) -> i64:
    """The same, with the moves of that seat."""
    seat: i64 = advance(s, nature)
    if seat != NOBODY:
        moves.clear()
        DECISION_OF[s.frame()].list_moves(s, seat, moves)
        if terms and s.rules.player_trade:
            list_terms(s, seat, moves)
    return seat


def playout(s: State, nature: Rng, seats: Rng, limit: i64) -> i64:
    """Random moves by every seat to the end, quickly; returns the decisions made by seats."""
    found = MoveSet()
    made: i64 = 0
    while not s.over and made < limit:
        decision = DECISION_OF[s.frame()]
        seat: i64 = decision.first_actor(s)
        if seat == CHANCE:
            _make(s, decision, CHANCE, decision.draw(s, nature), None)
        else:
            found.clear()
            decision.list_moves(s, seat, found)
            _make(s, decision, seat, found.pick(seats), None)
            made += 1
    return made
