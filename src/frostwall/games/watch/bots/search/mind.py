"""What search needs to know of the Watch: the moves worth a thought, greedy as the quick player, and rows."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, single
from frostwall.core.bits import members
from frostwall.core.engine import NOBODY
from frostwall.core.kinds import kind_of
from frostwall.core.knowledge import Knowledge
from frostwall.core.mind import Mind, Table
from frostwall.core.moves import MoveSet
from frostwall.core.net import ONE
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE
from frostwall.games.watch.bots.greedy.bot import decide
from frostwall.games.watch.bots.greedy.plan import NO_MOVE, Plan, outlook, plan
from frostwall.games.watch.bots.greedy.planning import beyond, lacks_one
from frostwall.games.watch.bots.greedy.trade import partners
from frostwall.games.watch.bots.greedy.wall import Wall
from frostwall.games.watch.bots.greedy.weights import DANGER
from frostwall.games.watch.bots.search.features import VERSION, Features
from frostwall.games.watch.bots.search.features import words as row_words
from frostwall.games.watch.engine import kinds, moves
from frostwall.games.watch.engine.chapters import ending
from frostwall.games.watch.engine.decisions import open_decision
from frostwall.games.watch.engine.frames import (
    ACT,
    BUILD,
    DISCARDING,
    FOUND_SETTLEMENT,
    OFFERING,
    PRE_ROLL,
    SPECIAL_BUILD,
    TRADING,
)
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.rules import MODES
from frostwall.games.watch.engine.state import BY_POINTS, State

SITES: Final = 10  # to found on that are looked at
PARTS: Final = 10  # of a hand to discard, or of the supply to take
OFFERS: Final = 4  # to the other seats beside greedy's own
# How many turns ahead, by rules; and where the first places are chosen: what they are worth shows late.
AHEAD: Final = {"base": 8, "brotherhood": 4, "brotherhood56": 6}
FOUNDING_AHEAD: Final = 12
# How likely the next breach must be, in 10000ths, all sections together, for a guard to go before everything else: by
# how many breaches more the Wall can stand.
URGENT: Final = (3000, 5500, 7500)
_BLANK: Final = [Knowledge(seat) for seat in range(6)]  # of seats that nobody asks what they have learnt


class WatchMind(Mind[State]):
    """Who is `loyal` to the Wall wins nothing by its fall, and posts guards where they are needed. The rules give that
    game to whoever has most guards (END-6), and in worlds where greedy plays the others these hold the Wall alone. So
    at a table where all look ahead for themselves it falls in every fourth game."""

    def __init__(self, rules: str, loyal: bool = False) -> None:
        seats = max(MODES[rules])
        super().__init__(GAME, f"watch.{rules}", VERSION, row_words(seats, rules != "base"))
        self.rules = rules
        self.loyal = loyal
        self._features = Features(seats, rules != "base")

    def __reduce__(self) -> tuple[object, ...]:
        return WatchMind, (self.rules, self.loyal)

    def tables(self) -> Sequence[Table]:
        """Most people play as the rules come; others without trade, on another board, or with all heroes."""
        found: list[Table] = []
        for seats in MODES[self.rules]:
            often = 2 if seats == max(MODES[self.rules]) else 1
            for _ in range(often):
                found.append(Table(self.rules, seats, {}))
                found.append(Table(self.rules, seats, {"board": "shuffled_terrain"}))
                found.append(Table(self.rules, seats, {"board": "full_random", "player_trade": False}))
                found.append(Table(self.rules, seats, {} if self.rules == "base" else {"heroes": "all"}))
        return found

    # --- the quick player ---

    def reply(self, s: State, seat: i64, rng: Rng) -> i64:
        move: i64 = decide(s, seat, _BLANK[seat], rng)
        if move != NO_MOVE:
            return move
        found = MoveSet()
        moves.list_moves(s, seat, found)
        return found.pick(rng)

    def play_on(self, s: State, until: i64, seed: i64) -> None:
        """As in Mind, with all that is known here about a state."""
        turn: i64 = s.turn
        rng = Rng(seed, turn)
        while turn < until:
            seat: i64 = moves.advance(s, rng)
            if seat == NOBODY:
                return
            moves.apply(s, seat, self.reply(s, seat, rng), None)
            if s.turn != turn:
                turn = s.turn
                rng = Rng(seed, turn)

    def draw(self, s: State, rng: Rng) -> None:
        moves.apply(s, CHANCE, open_decision(s).draw(s, rng), None)

    def may_wait(self, s: State, _move: int) -> bool:
        frame: i64 = s.frame()
        return frame in (PRE_ROLL, ACT, TRADING, BUILD, SPECIAL_BUILD)

    # --- rows ---

    def write(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        self._features.write(s, seat, out, at)

    def result(self, s: State, seat: i64) -> i64:
        outcome = ending.outcome(s)
        if outcome is None:
            raise ValueError("the game is not over")
        if seat not in outcome.winners or (self.loyal and s.ending != BY_POINTS):
            return 0
        return ONE // len(outcome.winners)

    # --- what is worth a thought ---

    def ahead(self, s: State) -> int:
        return FOUNDING_AHEAD if s.turn == 0 else AHEAD[self.rules]

    def candidates(self, s: State, seat: i64, known: Knowledge, rng: Rng) -> list[int]:
        first: i64 = decide(s, seat, known, rng)
        if first == NO_MOVE:
            first = self.reply(s, seat, rng)
        found: list[int] = [first]
        frame: i64 = s.frame()
        if frame == OFFERING and seat != s.frame_seat() and s.points[s.frame_seat()] >= DANGER:
            return found  # nobody feeds a seat that can see the end
        if kind_of(first) == kinds.DECLARE:
            return found
        listed = MoveSet()
        moves.list_moves(s, seat, listed)
        legal: list[int] = listed.list()
        wall = outlook(s, seat).wall if self.loyal else None
        if wall is not None:
            if _is_post(first):
                return found
            legal = _helpful(legal, wall.best_section())
            posts = [move for move in legal if _is_post(move)]
            if posts and _is_urgent(s, wall):
                return posts[:1]
        if frame == FOUND_SETTLEMENT:
            _add(found, _best_sites(s, seat))
        elif frame == DISCARDING:
            _add(found, _best_discards(s, seat, legal))
        else:
            _add(found, _worthwhile(s, seat, legal))
        if (frame == ACT or frame == TRADING) and s.rules.player_trade and s.failed_offers < 2:
            _add(found, _offers(s, seat))
        return found


def _is_post(move: i64) -> bool:
    """Does it put a guard on the Wall?"""
    kind: i64 = kind_of(move)
    return kind == kinds.GUARD or kind == kinds.PLAY_RECRUITS


def _helpful(legal: list[int], section: i64) -> list[int]:
    """Without guards where others are needed more."""
    return [move for move in legal if not _is_post(move) or kinds.place(move) == section]


def _is_urgent(s: State, wall: Wall) -> bool:
    """Does the Wall need a guard before anything else is done?"""
    danger: i64 = 0
    section: i64 = 0
    while section < s.board.sections:
        danger += wall.chance(section, 0)
        section += 1
    left: i64 = s.rules.most_breaches - 1 - wall.breaches
    return danger >= URGENT[max(0, min(left, 2))]


def _add(found: list[int], more: list[int]) -> None:
    for move in more:
        if move not in found:
            found.append(move)


def _best(order: list[tuple[int, int]], n: int) -> list[int]:
    """The moves with the highest values, which stand first in each pair."""
    return [move for _, move in sorted(order, key=lambda pair: (-pair[0], pair[1]))[:n]]


def _best_sites(s: State, seat: i64) -> list[int]:
    p = Plan(s, seat)
    order: list[tuple[int, int]] = []
    for at in members(s.sites_low, s.sites_high):
        order.append((int(p.site_worth(at)), int(kinds.settlement(at))))
    return _best(order, SITES)


def _best_discards(s: State, seat: i64, listed: list[int]) -> list[int]:
    p = plan(s, seat)
    order: list[tuple[int, int]] = []
    for move in listed:
        order.append((int(p.worth(p.hand - kinds.cards_of(move))), move))
    return _best(order, PARTS)


def _worthwhile(s: State, seat: i64, listed: list[int]) -> list[int]:
    """Without the many ways to name cards that serve no plan, and without deals for a seat that can see the end."""
    found: list[int] = []
    taking: list[tuple[int, int]] = []
    swaps: list[tuple[int, int]] = []
    p: Plan | None = None
    for move in listed:
        kind: i64 = kind_of(move)
        if kind == kinds.PLAY_WINTER or kind == kinds.TRADE:
            if p is None:
                p = plan(s, seat)
            if kind == kinds.TRADE:
                hand: i64 = p.hand - kinds.give_of(move) + kinds.take_of(move)
                swaps.append((int(p.worth(hand)), move))
            else:
                taking.append((int(p.worth(p.hand + kinds.cards_of(move))), move))
        elif kind == kinds.DEAL:
            if s.points[kinds.place(move)] < DANGER:
                found.append(move)
        else:
            found.append(move)
    return found + _best(taking, PARTS // 2) + _best(swaps, PARTS // 2)


def _offers(s: State, seat: i64) -> list[int]:
    """One card for the one that a plan lacks: the cards that it can spare, to everybody who is not about to win."""
    seats: i64 = partners(s, seat)
    if seats == 0 or s.hand[seat] == 0:
        return []
    p = plan(s, seat)
    found: list[int] = []
    for goal in p.goals:
        kind: i64 = lacks_one(p.hand, goal.price)
        if kind < 0 or s.rules.cards_per_kind - count(s.supply, kind) - count(p.hand, kind) == 0:
            continue
        extra: i64 = beyond(p.hand, goal.price)
        give: i64 = 0
        while give < 5:
            if count(extra, give) > 0 and give != kind:
                move: i64 = kinds.offer(single(give), single(kind), seats)
                if move not in found and moves.refuse(s, seat, move) is None:
                    found.append(move)
            give += 1
    return found[:OFFERS]
