"""From an open decision to its legal moves, from a move to its refusal, and from a move to its effect.

The chapters know the rules; this file only sends a decision or a kind of move to its chapter.
"""

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import (
    build,
    cards,
    ending,
    guards,
    heroes,
    roll,
    score,
    setup,
    seven,
    trade,
    turn,
    wildlings,
)
from frostwall.games.watch.engine.frames import (
    ACT,
    AFTER_BUILDING,
    AFTER_HERO,
    AFTER_PATROL,
    AUTOMATIC,
    BUILD,
    CHOOSE_VICTIM,
    COVER,
    DISCARDING,
    DISCARDS,
    DRAWING,
    FOUND_GUARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    HERO_DONE,
    HERO_STEP,
    HERO_WINDOW,
    LOOKING,
    MOVE_TORMUND,
    OFFERING,
    PICK_SIXTH,
    PRE_ROLL,
    REVEAL,
    ROLLING,
    ROLLING_WILDLING,
    RUSH,
    SIXTH,
    SPECIAL_BUILD,
    STEALING,
    TOKEN,
    TRADING,
    TRAGEDY,
    TRAGIC,
    WILDLINGS_MOVE,
    WINDOW,
)
from frostwall.games.watch.engine.heroes.hero import ROSTER, is_hero_kind
from frostwall.games.watch.engine.rules import GUARD_COST, PATROL, ROAD_COST, SETTLEMENT_COST
from frostwall.games.watch.engine.state import State


def list_moves(s: State, seat: i64, moves: MoveSet) -> None:
    """Every legal move of an actor, except offers and several exchanges at once."""
    frame: i64 = s.frame()
    if frame == ACT:
        moves.add(kinds.END)
        _list_building(s, seat, moves)
        _list_trading(s, seat, moves)
        _list_plays(s, seat, moves)
    elif frame == PRE_ROLL:
        moves.add(kinds.ROLL)
        cards.list_plays(s, seat, moves)
        if s.rules.wall:
            heroes.list_uses(s, seat, moves)
    elif frame == DISCARDING:
        seven.list_discards(s, seat, moves)
    elif frame == MOVE_TORMUND:
        seven.list_tormund(s, moves)
        if s.held and s.frame_a() == seven.BY_PATROL:
            cards.list_drives(s, moves)
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
        _list_plays(s, seat, moves)
    elif frame == BUILD:
        moves.add(kinds.END)
        _list_building(s, seat, moves)
        _list_plays(s, seat, moves)
    elif frame == OFFERING:
        if seat == s.frame_seat():
            trade.list_negotiation(s, seat, moves)
        else:
            trade.list_answers(s, seat, moves)
    else:
        _list_north(s, seat, frame, moves)


def _list_north(s: State, seat: i64, frame: i64, moves: MoveSet) -> None:
    """The decisions that only Brotherhood modes know."""
    if frame == SPECIAL_BUILD:
        moves.add(kinds.PASS)
        _list_building(s, seat, moves)
    elif frame == AFTER_HERO:
        heroes.list_after(s, seat, moves)
    elif frame == HERO_STEP:
        ROSTER[s.frame_a()].list_steps(s, seat, moves)
    elif frame == HERO_WINDOW:
        heroes.list_window(s, seat, moves)
    elif frame == FOUND_GUARD:
        guards.list_founding_guards(s, moves)
    elif frame == PICK_SIXTH:
        wildlings.list_sixth(s, moves)
    elif frame == TRAGEDY:
        heroes.list_tragedy(s, moves)


def _list_plays(s: State, seat: i64, moves: MoveSet) -> None:
    """Cards, the hero and victory, once the dice are resolved."""
    cards.list_plays(s, seat, moves)
    if s.rules.wall:
        heroes.list_uses(s, seat, moves)
        if s.all_points(seat) >= s.rules.win_points:  # END-3
            moves.add(kinds.DECLARE)


def _list_building(s: State, seat: i64, moves: MoveSet) -> None:
    build.list_roads(s, seat, moves)
    build.list_settlements(s, seat, moves)
    build.list_keeps(s, seat, moves)
    cards.list_buy(s, seat, moves)
    if s.rules.wall:
        guards.list_guards(s, seat, moves)


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
    refusal = turn.refuse_moment(s, seat, m)
    if refusal is not None:
        return refusal
    if is_hero_kind(kind):
        return heroes.refuse_use(s, seat, m)
    if s.frame() == HERO_STEP:
        return ROSTER[s.frame_a()].refuse_step(s, seat, m)
    if (kind >= kinds.GUARD and kind != kinds.OFFER) or kind == kinds.DECLARE:
        return _refuse_north(s, seat, kind, m)
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
        return trade.refuse_offer(s, seat, kinds.offer_give(m), kinds.offer_take(m), kinds.offer_seats(m))
    if kind == kinds.COUNTER:
        return trade.refuse_terms(s, seat, kinds.give_of(m), kinds.take_of(m))
    if kind == kinds.ACCEPT:
        return trade.refuse_accept(s, seat)
    if kind == kinds.DEAL:
        return trade.refuse_deal(s, seat, kinds.place(m))
    if kind == kinds.DECLINE and s.frame() == HERO_WINDOW:
        return heroes.refuse_decline(s, seat)
    return None  # roll, end, building, spare, decline, withdraw: the moment is all they need


def _refuse_north(s: State, seat: i64, kind: i64, m: i64) -> Refusal | None:
    if not s.rules.wall and kind == kinds.DRIVE:  # ERR-54
        return Refusal("NO_WILDLING_THERE", "DEV-5")
    if not s.rules.wall:
        return Refusal("NOT_IN_MODE", "MODE-1")
    if kind == kinds.GUARD:
        return guards.refuse_guard(s, seat, kinds.place(m))
    if kind == kinds.PLAY_RECRUITS:
        return cards.refuse_recruits(s, seat, kinds.place(m))
    if kind == kinds.DRIVE:
        return cards.refuse_drive(s, kinds.place(m), kinds.second(m))
    if kind == kinds.FLIP:
        return heroes.refuse_flip(s, seat)
    if kind == kinds.PICK:
        return heroes.refuse_pick(s, seat, kinds.place(m))
    if kind == kinds.REMOVE:
        return heroes.refuse_tragedy(s, kinds.place(m))
    if kind == kinds.BACK:
        return wildlings.refuse_sixth(s, kinds.place(m))
    if kind == kinds.DECLARE:
        return ending.refuse_declare(s, seat)
    return None  # pass


# --- effects ---


def apply(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    """Make a legal move, then whatever follows without a decision."""
    s.ply += 1
    if seat == CHANCE:
        _apply_nature(s, m, events)
    else:
        _apply_seat(s, seat, m, events)
    while not s.over:
        frame: i64 = s.frame()
        if frame >= AUTOMATIC:
            _resolve(s, frame, events)
        elif frame == FREE_ROAD and cards.no_road_left(s):
            s.pop()
        else:
            break
    ending.check_points(s, events)


def _resolve(s: State, frame: i64, events: list[Event] | None) -> None:
    """A step that waited until everything above it was resolved."""
    if frame == REVEAL:
        wildlings.reveal(s, events)
    elif frame == WINDOW:
        heroes.open_window(s, events)
    elif frame == WILDLINGS_MOVE:
        wildlings.advance(s, events)
    elif frame == HERO_DONE:
        heroes.after_use(s, events)
    elif frame == COVER:
        wildlings.cover(s, events)
    elif frame == AFTER_BUILDING:
        score.after_building(s, events)
    elif frame == AFTER_PATROL:
        cards.after_patrol(s, events)
    elif frame == RUSH:
        wildlings.rush(s, events)
    elif frame == DISCARDS:
        seven.settle_discards(s, events)
    elif frame == TRAGIC:
        heroes.tragic(s)


def _apply_nature(s: State, m: i64, events: list[Event] | None) -> None:
    frame: i64 = s.frame()
    if frame == ROLLING:
        roll.dice_fall(s, kinds.dice_first(m), kinds.dice_second(m), events)
    elif frame == STEALING:
        seven.steal(s, kinds.steal_card(m), events)
    elif frame == DRAWING:
        cards.draw(s, kinds.draw_card(m), events)
    elif frame == ROLLING_WILDLING:
        roll.wildling_falls(s, kinds.place(m), events)
    elif frame == TOKEN:
        wildlings.turn_token(s, kinds.place(m), kinds.second(m), events)
    elif frame == SIXTH:
        wildlings.pick_sixth(s, kinds.place(m), events)
    elif frame == LOOKING:
        ROSTER[s.frame_a()].looked_at(s, kinds.look_cards(m), events)


def _apply_seat(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    kind: i64 = kind_of(m)
    if kind == kinds.ROLL:
        roll.roll(s)
    elif kind == kinds.END:
        turn.end(s, events)
    elif kind == kinds.TRADE:
        trade.trade(s, seat, kinds.give_of(m), kinds.take_of(m), events)
    elif s.frame() == HERO_STEP:
        ROSTER[s.frame_a()].step(s, seat, m, events)
    elif kind <= kinds.BUY or kind == kinds.GUARD:
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
        trade.offer(s, seat, kinds.offer_give(m), kinds.offer_take(m), kinds.offer_seats(m), events)
    elif kind == kinds.ACCEPT:
        trade.accept(s, seat, events)
    elif kind == kinds.DECLINE:
        if s.frame() == HERO_WINDOW:
            heroes.decline(s, seat, events)
        else:
            trade.decline(s, seat, events)
    elif kind == kinds.COUNTER:
        trade.counter(s, seat, kinds.give_of(m), kinds.take_of(m), events)
    elif kind == kinds.WITHDRAW:
        trade.withdraw(s, seat, events)
    elif kind == kinds.DEAL:
        trade.deal(s, seat, kinds.place(m), events)
    elif kind == kinds.PROPOSE:
        trade.propose(s, seat, kinds.give_of(m), kinds.take_of(m), events)
    else:
        _apply_north(s, seat, kind, m, events)


def _apply_north(s: State, seat: i64, kind: i64, m: i64, events: list[Event] | None) -> None:
    if is_hero_kind(kind):
        heroes.use(s, seat, m, events)
    elif kind == kinds.PASS:
        turn.pass_on(s, seat, events)
    elif kind == kinds.FLIP:
        heroes.flip(s, seat, events)
    elif kind == kinds.PICK:
        heroes.pick(s, seat, kinds.place(m), events)
    elif kind == kinds.PLAY_RECRUITS:
        cards.play_recruits(s, seat, kinds.place(m), events)
    elif kind == kinds.DRIVE:
        cards.drive(s, seat, kinds.place(m), kinds.second(m), events)
    elif kind == kinds.BACK:
        wildlings.pick_sixth(s, kinds.place(m), events)
    elif kind == kinds.REMOVE:
        heroes.remove(s, seat, kinds.place(m), events)
    elif kind == kinds.DECLARE:
        ending.win(s, seat, events)


def _apply_building(s: State, seat: i64, kind: i64, m: i64, events: list[Event] | None) -> None:
    frame: i64 = s.frame()
    if frame == FOUND_SETTLEMENT:
        setup.found_settlement(s, seat, kinds.place(m), events)
        return
    if frame == FOUND_ROAD:
        setup.found_road(s, seat, kinds.place(m), events)
        return
    if frame == FREE_ROAD:
        cards.lay_free_road(s, seat, kinds.place(m), events)
        return
    if frame == FOUND_GUARD:
        setup.found_guard(s, seat, kinds.place(m), events)
        return
    if frame == TRADING:
        turn.close_trade(s, events)  # MODE-12: the first build closes the trade phase
    if kind == kinds.ROAD:
        build.build_road(s, seat, kinds.place(m), ROAD_COST, "BLD-1", events)
    elif kind == kinds.SETTLEMENT:
        build.build_settlement(s, seat, kinds.place(m), SETTLEMENT_COST, "BLD-1", events)
    elif kind == kinds.KEEP:
        build.build_keep(s, seat, kinds.place(m), events)
    elif kind == kinds.GUARD:
        guards.place_guard(s, seat, kinds.place(m), GUARD_COST, "GRD-1", events)
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
    if frame == ROLLING_WILDLING:
        return roll.wildling_outcomes()
    if frame == TOKEN:
        return wildlings.token_outcomes(s)
    if frame == SIXTH:
        return wildlings.sixth_outcomes(s)
    if frame == LOOKING:
        return cards.look_outcomes(s)
    return []


def draw(s: State, rng: Rng) -> i64:
    """One outcome of `chance` by its weight, without the list: for bulk simulation."""
    frame: i64 = s.frame()
    if frame == ROLLING:
        return roll.draw_dice(rng)
    if frame == STEALING:
        return seven.draw_steal(s, rng)
    if frame == ROLLING_WILDLING:
        return roll.draw_wildling(rng)
    if frame == TOKEN:
        return wildlings.draw_token(s, rng)
    if frame == SIXTH:
        return wildlings.draw_sixth(s, rng)
    if frame == LOOKING:
        return cards.draw_look(s, rng)
    return cards.draw_card(s, rng)
