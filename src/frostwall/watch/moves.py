"""From an open decision to its legal moves, from a move to its refusal, and from a move to its effect.

The chapters know the rules; this file only sends a decision or a kind of move to its chapter.
"""

from mypy_extensions import i64

from frostwall.core.kinds import kind_of, seats_of
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.watch import build, cards, kinds, roll, score, setup, seven, trade, turn
from frostwall.watch.rules import PATROL, ROAD_COST, SETTLEMENT_COST
from frostwall.watch.state import (
    ACT,
    AFTER_PATROL,
    BUILD,
    CHOOSE_VICTIM,
    DISCARDING,
    DRAWING,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    MOVE_TORMUND,
    OFFERING,
    PRE_ROLL,
    ROLLING,
    STEALING,
    TRADING,
    State,
)


def list_moves(s: State, seat: i64, moves: MoveSet) -> None:
    """Every legal move of an actor, except offers and several exchanges at once."""
    frame: i64 = s.frame()
    if frame == ACT:
        moves.add(kinds.END)
        _list_building(s, seat, moves)
        _list_trading(s, seat, moves)
        cards.list_plays(s, seat, moves)
    elif frame == PRE_ROLL:
        moves.add(kinds.ROLL)
        cards.list_plays(s, seat, moves)
    elif frame == DISCARDING:
        seven.list_discards(s, seat, moves)
    elif frame == MOVE_TORMUND:
        seven.list_tormund(s, moves)
    elif frame == CHOOSE_VICTIM:
        seven.list_victims(s, seat, moves)
    elif frame == FREE_ROAD:
        build.list_free_roads(s, seat, moves)
    elif frame == FOUND_SETTLEMENT:
        build.list_founding_settlements(s, moves)
    elif frame == FOUND_ROAD:
        build.list_founding_roads(s, seat, moves)
    elif frame == TRADING:
        moves.add(kinds.BUILDING)
        _list_building(s, seat, moves)
        _list_trading(s, seat, moves)
        cards.list_plays(s, seat, moves)
    elif frame == BUILD:
        moves.add(kinds.END)
        _list_building(s, seat, moves)
        cards.list_plays(s, seat, moves)
    elif frame == OFFERING:
        if seat == s.frame_seat():
            trade.list_negotiation(s, seat, moves)
        else:
            trade.list_answers(s, seat, moves)


def _list_building(s: State, seat: i64, moves: MoveSet) -> None:
    build.list_roads(s, seat, moves)
    build.list_settlements(s, seat, moves)
    build.list_keeps(s, seat, moves)
    cards.list_buy(s, seat, moves)


def _list_trading(s: State, seat: i64, moves: MoveSet) -> None:
    trade.list_trades(s, seat, moves)
    trade.list_deals(s, seat, moves)


# --- refusals ---


def refuse(s: State, seat: i64, m: i64) -> Refusal | None:
    """Why this seat may not make this well-formed move now, in one order of reasons: the moment, the object,
    its cost, the supply. None: it is legal."""
    kind: i64 = kind_of(m)
    if kind == kinds.PROPOSE:
        return trade.refuse_propose(s, seat, kinds.give_of(m), kinds.take_of(m))
    refusal = turn.refuse_moment(s, seat, kind)
    if refusal is not None:
        return refusal
    if kind == kinds.ROAD:
        return build.refuse_road(s, seat, kinds.place(m))
    if kind == kinds.SETTLEMENT:
        return build.refuse_settlement(s, seat, kinds.place(m))
    if kind == kinds.KEEP:
        return build.refuse_keep(s, seat, kinds.place(m))
    if kind == kinds.BUY:
        return cards.refuse_buy(s, seat)
    if kind == kinds.DISCARD:
        return seven.refuse_discard(s, seat, kinds.cards_of(m))
    if kind == kinds.TORMUND:
        return seven.refuse_tormund(s, kinds.place(m))
    if kind == kinds.VICTIM:
        return seven.refuse_victim(s, seat, kinds.place(m))
    if kind == kinds.PLAY_PATROL:
        return cards.refuse_play(s, seat, PATROL)
    if kind == kinds.PLAY_WINTER:
        return cards.refuse_winter(s, seat, kinds.cards_of(m))
    if kind == kinds.PLAY_ROADS:
        return cards.refuse_roads(s, seat)
    if kind == kinds.TRADE:
        return trade.refuse_trade(s, seat, kinds.give_of(m), kinds.take_of(m))
    if kind == kinds.OFFER:
        return trade.refuse_offer(s, seat, kinds.give_of(m), kinds.take_of(m), seats_of(m))
    if kind == kinds.COUNTER:
        return trade.refuse_terms(s, seat, kinds.give_of(m), kinds.take_of(m))
    if kind == kinds.ACCEPT:
        return trade.refuse_accept(s, seat)
    if kind == kinds.DEAL:
        return trade.refuse_deal(s, seat, kinds.place(m))
    return None  # roll, end, building, spare, decline, withdraw: the moment is all they need


# --- effects ---


def apply(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    """Make a legal move, then whatever follows without a decision."""
    s.ply += 1
    if seat == CHANCE:
        _apply_nature(s, m, events)
    else:
        _apply_seat(s, seat, m, events)
    while s.frame() == AFTER_PATROL:
        cards.after_patrol(s, events)
    if s.rules.wins_at_once:
        score.check_win(s, events)


def _apply_nature(s: State, m: i64, events: list[Event] | None) -> None:
    frame: i64 = s.frame()
    if frame == ROLLING:
        roll.dice_fall(s, kinds.dice_first(m), kinds.dice_second(m), events)
    elif frame == STEALING:
        seven.steal(s, kinds.steal_card(m), events)
    elif frame == DRAWING:
        cards.draw(s, kinds.draw_card(m), events)


def _apply_seat(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    kind: i64 = kind_of(m)
    if kind == kinds.ROLL:
        roll.roll(s)
    elif kind == kinds.END:
        turn.end(s, events)
    elif kind == kinds.TRADE:
        trade.trade(s, seat, kinds.give_of(m), kinds.take_of(m), events)
    elif kind <= kinds.BUY:
        _apply_building(s, seat, kind, m, events)
    elif kind == kinds.DISCARD:
        seven.choose_discard(s, seat, kinds.cards_of(m), events)
    elif kind == kinds.TORMUND:
        seven.move_tormund(s, seat, kinds.place(m), events)
    elif kind == kinds.VICTIM:
        seven.choose_victim(s, seat, kinds.place(m), events)
    elif kind == kinds.SPARE:
        seven.spare(s, seat, events)
    elif kind == kinds.PLAY_PATROL:
        cards.play_patrol(s, seat, events)
    elif kind == kinds.PLAY_WINTER:
        cards.play_winter(s, seat, kinds.cards_of(m), events)
    elif kind == kinds.PLAY_ROADS:
        cards.play_roads(s, seat, events)
    elif kind == kinds.BUILDING:
        turn.close_trade(s, events)
    elif kind == kinds.OFFER:
        trade.offer(s, seat, kinds.give_of(m), kinds.take_of(m), seats_of(m), events)
    elif kind == kinds.ACCEPT:
        trade.accept(s, seat, events)
    elif kind == kinds.DECLINE:
        trade.decline(s, seat, events)
    elif kind == kinds.COUNTER:
        trade.counter(s, seat, kinds.give_of(m), kinds.take_of(m), events)
    elif kind == kinds.WITHDRAW:
        trade.withdraw(s, seat, events)
    elif kind == kinds.DEAL:
        trade.deal(s, seat, kinds.place(m), events)
    elif kind == kinds.PROPOSE:
        trade.propose(s, seat, kinds.give_of(m), kinds.take_of(m), events)


def _apply_building(s: State, seat: i64, kind: i64, m: i64, events: list[Event] | None) -> None:
    frame: i64 = s.frame()
    if frame == FOUND_SETTLEMENT:
        setup.found_settlement(s, seat, kinds.place(m), events)
        return
    if frame == FOUND_ROAD:
        setup.found_road(s, seat, kinds.place(m), events)
        return
    if frame == FREE_ROAD:
        build.build_road(s, seat, kinds.place(m), 0, "DEV-9", events)
        cards.after_free_road(s, seat)
        return
    if frame == TRADING:
        turn.close_trade(s, events)  # MODE-12: the first build closes the trade phase
    if kind == kinds.ROAD:
        build.build_road(s, seat, kinds.place(m), ROAD_COST, "BLD-1", events)
    elif kind == kinds.SETTLEMENT:
        build.build_settlement(s, seat, kinds.place(m), SETTLEMENT_COST, "BLD-1", events)
    elif kind == kinds.KEEP:
        build.build_keep(s, seat, kinds.place(m), events)
    else:
        cards.buy(s, seat, events)


# --- nature ---


def chance(s: State) -> list[tuple[int, int]]:
    frame: i64 = s.frame()
    if frame == ROLLING:
        return roll.dice_outcomes()
    if frame == STEALING:
        return seven.steal_outcomes(s)
    if frame == DRAWING:
        return cards.draw_outcomes(s)
    return []


def draw(s: State, rng: Rng) -> i64:
    """One outcome of `chance` by its weight, without the list: for bulk simulation."""
    frame: i64 = s.frame()
    if frame == ROLLING:
        return roll.draw_dice(rng)
    if frame == STEALING:
        return seven.draw_steal(s, rng)
    return cards.draw_card(s, rng)
