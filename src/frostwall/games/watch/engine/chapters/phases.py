"""What a seat may do in its turn (5.3, MODE-12, MODE-13) and in the special build phase (chapter 11).

Each phase is a decision that takes kinds of moves of several chapters: building, trading, cards, heroes.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import build, cards, ending, guards, heroes, roll, trade, turn
from frostwall.games.watch.engine.decision import AFTER_ROLL, BEFORE_ROLL, Decision
from frostwall.games.watch.engine.frames import ACT, BUILD, PRE_ROLL, SPECIAL_BUILD, TRADING
from frostwall.games.watch.engine.heroes.hero import is_hero_kind
from frostwall.games.watch.engine.rules import GUARD_COST, ROAD_COST, SETTLEMENT_COST
from frostwall.games.watch.engine.state import State

_PLAYS: Final = (kinds.PLAY_PATROL, kinds.PLAY_WINTER, kinds.PLAY_ROADS, kinds.PLAY_RECRUITS)
_BUILDS: Final = (kinds.ROAD, kinds.SETTLEMENT, kinds.KEEP, kinds.BUY, kinds.GUARD)
_TRADES: Final = (kinds.TRADE, kinds.OFFER, kinds.DEAL, kinds.REJECT)

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


class Phase(Decision):
    """What the phases share. `refuse` and `apply` know all moves of a turn; `kinds` says which ones a phase takes."""

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        kind: i64 = kind_of(m)
        if is_hero_kind(kind):
            return heroes.refuse_use(s, seat, m)
        if kind in _BUILDS:
            return _refuse_building(s, seat, kind, m)
        if kind in _TRADES:
            return _refuse_trading(s, seat, kind, m)
        if cards.is_play(kind):
            return cards.refuse(s, seat, m)
        if kind == kinds.DECLARE:
            return ending.refuse_declare(s, seat)
        return None  # roll, building, end, pass: the moment is all they need

    def refuse_hero(self, s: State, seat: i64, m: i64) -> Refusal | None:
        return heroes.refuse_moment(s, seat, m)

    def refuse_kind(self, s: State, seat: i64, kind: i64) -> Refusal:
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
        return self.refuse_phase(s, kind)

    def refuse_phase(self, s: State, kind: i64) -> Refusal:
        """A move of another phase."""
        if kind in _TRADES:
            return Refusal("NOT_TRADE_PHASE", "MODE-12")
        if kind == kinds.BUILDING and s.rules.combined:
            return Refusal("NOT_IN_MODE", "MODE-13")
        if kind == kinds.BUILDING:
            return Refusal("NOT_TRADE_PHASE", "MODE-12")
        return Refusal("NOT_BUILD_PHASE", "TURN-8", {}, {"move": "building"})

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        kind: i64 = kind_of(m)
        if kind == kinds.END:
            turn.end(s, events)
        elif kind == kinds.TRADE:
            trade.trade(s, seat, kinds.give_of(m), kinds.take_of(m), events)
        elif kind <= kinds.BUY or kind == kinds.GUARD:
            self._build(s, seat, kind, m, events)
        elif cards.is_play(kind):
            cards.play(s, seat, m, events)
        elif is_hero_kind(kind):
            heroes.use(s, seat, m, events)
        elif kind == kinds.OFFER:
            to: i64 = kinds.offer_seats(m)
            trade.offer(s, seat, kinds.offer_give(m), kinds.offer_take(m), to, events)
        elif kind == kinds.DEAL:
            trade.deal(s, seat, kinds.place(m), events)
        elif kind == kinds.REJECT:
            trade.reject(s, seat, kinds.place(m), events)
        elif kind == kinds.PROPOSE:
            trade.propose(s, seat, kinds.give_of(m), kinds.take_of(m), events)
        elif kind == kinds.DECLARE:
            ending.win(s, seat, events)

    def _build(self, s: State, seat: i64, kind: i64, m: i64, events: list[Event] | None) -> None:
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


class PreRoll(Phase):
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add(kinds.ROLL)
        cards.list_plays(s, seat, moves)
        if s.rules.wall:
            heroes.list_uses(s, seat, moves)

    def refuse_phase(self, s: State, kind: i64) -> Refusal:
        return Refusal("ROLL_FIRST", "TURN-4", {}, {"move": "roll"})

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        if kind_of(m) == kinds.ROLL:
            roll.roll(s)
        elif is_hero_kind(kind_of(m)):
            heroes.use(s, seat, m, events)
        else:
            cards.play(s, seat, m, events)


class Act(Phase):
    """The one phase of a table that trades and builds in any order (MODE-13)."""

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add(kinds.END)
        _list_building(s, seat, moves)
        _list_trading(s, seat, moves)
        _list_plays(s, seat, moves)

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return s.rules.combined


class Trading(Phase):
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add(kinds.BUILDING)
        _list_building(s, seat, moves)
        _list_trading(s, seat, moves)
        _list_plays(s, seat, moves)

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        if kind_of(m) == kinds.BUILDING:
            self._close(s, events)
        else:
            super().apply(s, seat, m, events)

    def _build(self, s: State, seat: i64, kind: i64, m: i64, events: list[Event] | None) -> None:
        self._close(s, events)  # MODE-12: the first build closes the trade phase
        super()._build(s, seat, kind, m, events)

    def _close(self, s: State, events: list[Event] | None) -> None:  # MODE-12, TURN-10
        s.replace(BUILD, s.active)
        if events is not None:
            events.append(Event("building", s.active, {}, "MODE-12"))

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return not s.rules.combined


class Build(Phase):
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add(kinds.END)
        _list_building(s, seat, moves)
        _list_plays(s, seat, moves)

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return not s.rules.combined


class SpecialBuild(Phase):
    """X56-4: a seat builds after another seat's turn."""

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add(kinds.PASS)
        _list_building(s, seat, moves)

    def refuse_kind(self, s: State, seat: i64, kind: i64) -> Refusal:
        return Refusal("NOT_IN_SPECIAL_BUILD", "X56-6")

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        if kind_of(m) == kinds.PASS:
            turn.pass_on(s, seat, events)
        else:
            self._build(s, seat, kind_of(m), m, events)

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return s.rules.special_build and seat != s.active


# --- what phases list ---


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
    trade.list_rejections(s, moves)


def _list_plays(s: State, seat: i64, moves: MoveSet) -> None:
    """Cards, the hero and victory, once the dice are resolved."""
    cards.list_plays(s, seat, moves)
    if s.rules.wall:
        heroes.list_uses(s, seat, moves)
        if s.all_points(seat) >= s.rules.win_points:  # END-3
            moves.add(kinds.DECLARE)


# --- what phases refuse ---


def _refuse_building(s: State, seat: i64, kind: i64, m: i64) -> Refusal | None:
    if kind == kinds.ROAD:
        return build.refuse_road(s, seat, kinds.place(m))
    if kind == kinds.SETTLEMENT:
        return build.refuse_settlement(s, seat, kinds.place(m))
    if kind == kinds.KEEP:
        return build.refuse_keep(s, seat, kinds.place(m))
    if kind == kinds.GUARD:
        return guards.refuse_guard(s, seat, kinds.place(m))
    return cards.refuse_buy(s, seat)


def _refuse_trading(s: State, seat: i64, kind: i64, m: i64) -> Refusal | None:
    if kind == kinds.TRADE:
        return trade.refuse_trade(s, seat, kinds.give_of(m), kinds.take_of(m))
    if kind == kinds.DEAL:
        return trade.refuse_deal(s, seat, kinds.place(m))
    if kind == kinds.REJECT:
        return trade.refuse_reject(s, kinds.place(m))
    return trade.refuse_offer(s, seat, kinds.offer_give(m), kinds.offer_take(m), kinds.offer_seats(m))


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


DECISIONS: Final[list[Decision]] = [
    PreRoll(PRE_ROLL, "pre_roll", "TURN-2", (kinds.ROLL, *_PLAYS), lowest=BEFORE_ROLL),
    Act(ACT, "act", "MODE-13", (*_BUILDS, *_TRADES, *_PLAYS, kinds.END, kinds.DECLARE), lowest=AFTER_ROLL),
    Trading(
        TRADING,
        "trade",
        "MODE-12",
        (*_TRADES, *_PLAYS, kinds.BUILDING, *_BUILDS, kinds.DECLARE),
        lowest=AFTER_ROLL,
    ),
    Build(BUILD, "build", "MODE-12", (*_BUILDS, *_PLAYS, kinds.END, kinds.DECLARE), lowest=AFTER_ROLL),
    SpecialBuild(
        SPECIAL_BUILD,
        "special_build",
        "X56-4",
        (*_BUILDS, kinds.PASS),
        lowest=AFTER_ROLL,
        of_others=True,
        wall=True,
    ),
]
