"""The bot that looks ahead: honest rows, honest and repeatable decisions, and playouts that are greedy's own games."""

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.drive import Clock, SeatView, seat_view
from frostwall.core.engine import NOBODY
from frostwall.core.knowledge import Knowledge
from frostwall.core.net import ONE
from frostwall.core.rng import Rng
from frostwall.core.search import Effort
from frostwall.core.types import Move
from frostwall.games.silverfrost.bots.greedy.bot import decide
from frostwall.games.silverfrost.bots.playout import greedy_playout
from frostwall.games.silverfrost.bots.search import features
from frostwall.games.silverfrost.bots.search.bot import SearchSilverfrost
from frostwall.games.silverfrost.bots.search.mind import SilverfrostMind, squashed
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.state import State

pytestmark = pytest.mark.engine

QUICK = Effort(6, 1, 2)
MIND = SilverfrostMind()
WRITTEN = [
    "place guard beacon_1",
    "prepare",
    "place animal birch_slope",
    "place guard beacon_3",
    "play hazel_bin from valley paying birch copper",
    "use 3 0",
]


def new_game(seats: int, seed: int) -> State:
    options = {"difficulty": 3} if seats == 1 else {}
    return GAME.new_game(GAME.setup("standard", seats, Rng(seed), **options))


def row_of(s: State, seat: int) -> list[int]:
    row = vec[i64]([0] * features.WORDS)
    MIND.write(s, seat, row, 0)
    return list(row)


# --- greedy playing on ---


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_playout_is_the_game_that_greedy_plays(seats: int) -> None:
    quick, slow = new_game(seats, 5), new_game(seats, 5)
    decisions = greedy_playout(quick, 15, 7)
    rng, made = Rng(7, slow.turn), 0
    while slow.turn < 15:
        turn = slow.turn
        seat = GAME.actors(slow)[0]
        if seat < 0:
            GAME.apply(slow, seat, _drawn(slow, rng))
        else:
            view = GAME.determinize(slow, seat, Rng(made, 50))
            GAME.apply(slow, seat, decide(view, seat, rng))
            made += 1
        if slow.turn != turn:
            rng = Rng(7, slow.turn)
    assert (quick.turn, decisions) == (15, made)
    assert GAME.dump(quick) == GAME.dump(slow)


def _drawn(s: State, rng: Rng) -> Move:
    at = rng.below(sum(weight for _, weight in GAME.chance(s)))
    for move, weight in GAME.chance(s):
        at -= weight
        if at < 0:
            return move
    raise AssertionError("nature has nothing to draw")


def test_a_playout_ends_with_the_game() -> None:
    s = new_game(2, 8)
    greedy_playout(s, 10_000, 1)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert not GAME.actors(s)
    assert greedy_playout(s, 20_000, 1) == 0
    mine, theirs = (int(MIND.result(s, seat)) for seat in (0, 1))
    assert (mine > theirs) == (outcome.winners == [0]) or outcome.points[0] == outcome.points[1]
    assert abs(mine + theirs - ONE) <= 2


def test_points_ahead_become_a_share() -> None:
    assert squashed(0) == ONE // 2
    assert [squashed(n) for n in range(-60, 61)] == sorted(squashed(n) for n in range(-60, 61))
    assert squashed(-40) < ONE // 100 < 99 * ONE // 100 < squashed(40)


# --- rows ---


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_row_says_nothing_that_is_hidden(seats: int) -> None:
    """The same in every world that the seat cannot tell apart, and another for each seat."""
    s = new_game(seats, 20 + seats)
    for turn in range(4, 44, 8):
        greedy_playout(s, turn, 3)
        rows = [row_of(s, seat) for seat in range(seats)]
        assert all(byte < 128 for row in rows for word in row for byte in word.to_bytes(8, "little"))
        assert len({tuple(row) for row in rows}) == seats
        for seat in range(seats):
            for k in range(3):
                assert row_of(GAME.determinize(s, seat, Rng(k, turn)), seat) == rows[seat]


# --- moves ---


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_moves_worth_a_thought_are_legal_and_greedys_comes_first(seats: int) -> None:
    s, rng, several = new_game(seats, 30 + seats), Rng(1, 2), 0
    known = Knowledge(0)
    while True:
        seat = GAME.advance(s, rng)
        if seat == NOBODY:
            break
        found = MIND.candidates(s, seat, known, Rng(s.ply))
        assert found[0] == decide(s, seat, Rng(s.ply))
        assert len(set(found)) == len(found)
        for move in found:
            assert GAME.refusal(s, seat, move) is None, GAME.text(move)
        several += len(found) > 1
        GAME.apply(s, seat, GAME.random_move(s, seat, rng) if rng.below(4) == 0 else found[0])
    assert several > 30


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_same_seed_and_nodes_give_the_same_move_in_every_world(seats: int) -> None:
    """In the true one, too; and a bot that was pickled decides no differently."""
    bot = SearchSilverfrost(effort=QUICK)
    other = pickle.loads(pickle.dumps(bot))
    s, left = new_game(seats, 40 + seats), 0
    greedy_playout(s, 6, 3)
    while s.turn < 30:
        seat = GAME.advance(s, Rng(s.ply, 4))
        known = Knowledge(seat)
        move = bot.choose(SeatView(GAME, seat, s.clone(), known), Clock(Rng(s.ply, 5)))
        for k in range(2):
            view = seat_view(GAME, s, seat, Rng(s.ply, 6 + k), known)
            assert other.choose(view, Clock(Rng(s.ply, 5))) == move
        left += move != decide(s, seat, Rng(s.ply, 5))
        greedy_playout(s, s.turn + 2, s.ply)
    assert left > 0


def test_the_moves_are_those_that_are_written_down() -> None:
    """The same in pure Python and compiled. A new network or encoder may change them."""
    bot, s = SearchSilverfrost(effort=Effort(12, 2, 2)), new_game(2, 77)
    chosen = []
    for turn in (1, 9, 17, 25, 33, 41):
        greedy_playout(s, turn, 5)
        seat = GAME.advance(s, Rng(turn, 4))
        move = bot.choose(SeatView(GAME, seat, s.clone(), Knowledge(seat)), Clock(Rng(turn, 5)))
        chosen.append(GAME.text(move))
    assert chosen == WRITTEN
