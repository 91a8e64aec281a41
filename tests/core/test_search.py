"""Search on a small game: honest, repeatable, and within its time."""

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.small_game import GAME
from tests.small_state import DRAW, FEAST, LOOK, NAMES, State

from frostwall.core import bag as bags
from frostwall.core.drive import Clock, seat_view
from frostwall.core.engine import NOBODY
from frostwall.core.harvest import Harvest
from frostwall.core.knowledge import Knowledge
from frostwall.core.mind import Mind
from frostwall.core.net import FIRST_PART, ONE, Layer, Net, NetError
from frostwall.core.rng import Rng
from frostwall.core.search import Effort, Search

pytestmark = pytest.mark.engine


class MagpieMind(Mind[State]):
    """The quick player moves at random. Turns are counted down to 0 here."""

    def __init__(self) -> None:
        super().__init__(GAME, "magpies", 1, 1)

    def candidates(self, s: State, seat: int, known: Knowledge, rng: Rng) -> list[int]:
        return GAME.legal_moves(s, seat)

    def ahead(self, s: State) -> int:
        return 2

    def reply(self, s: State, seat: int, rng: Rng) -> int:
        return GAME.random_move(s, seat, rng)

    def write(self, s: State, seat: int, out: "vec[i64]", at: int) -> None:
        mine = s.points[seat]
        out[at] = mine | max(p for who, p in enumerate(s.points) if who != seat) << 8

    def stop_turn(self, s: State, turns: int) -> int:
        return turns - s.turn

    def play_on(self, s: State, until: int, seed: int) -> None:
        rng = Rng(seed)
        while s.turn > -until:
            seat = GAME.advance(s, rng)
            if seat == NOBODY:
                return
            GAME.apply(s, seat, self.reply(s, seat, rng))


# Who has more points is ahead.
NET = Net("magpies", 1, [8, 1], [9] * 8, [Layer([0], [FIRST_PART, -FIRST_PART, 0, 0, 0, 0, 0, 0])], {})


class Hoarder(MagpieMind):
    """It would feast, and counts trinkets."""

    def candidates(self, s: State, seat: int, known: Knowledge, rng: Rng) -> list[int]:
        moves = GAME.legal_moves(s, seat)
        return sorted(moves, key=lambda move: move != FEAST)

    def reply(self, s: State, seat: int, rng: Rng) -> int:
        moves = GAME.legal_moves(s, seat)
        return DRAW if DRAW in moves else GAME.random_move(s, seat, rng)

    def write(self, s: State, seat: int, out: "vec[i64]", at: int) -> None:
        out[at] = bags.size(s.hands[seat])


class Feaster(Hoarder):
    """It feasts whenever it may."""

    def reply(self, s: State, seat: int, rng: Rng) -> int:
        moves = GAME.legal_moves(s, seat)
        return FEAST if FEAST in moves else GAME.random_move(s, seat, rng)


def test_a_network_for_longer_rows_is_refused() -> None:
    longer = Net("magpies", 1, [16, 1], [9] * 16, [Layer([0], [0] * 16)], {})
    with pytest.raises(NetError, match="rows of 2 words, and those of magpies, version 1, have 1"):
        Search(MagpieMind(), longer)


def later(moves: int, seed: int) -> State:
    """A position in which a seat with a choice is to move."""
    s = GAME.new_game(GAME.setup("plain", 2, Rng(seed)))
    rng = Rng(seed)
    for _ in range(moves):
        seat = GAME.advance(s, rng)
        GAME.apply(s, seat, DRAW if DRAW in GAME.legal_moves(s, seat) else GAME.legal_moves(s, seat)[0])
    GAME.advance(s, rng)
    return s


def test_the_quick_players_move_is_left_for_one_that_is_clearly_better() -> None:
    """The first candidate is a feast, which takes trinkets from everybody; the network wants to have trinkets."""
    s = later(2, 1)
    seat = GAME.actors(s)[0]
    assert FEAST in GAME.legal_moves(s, seat)
    view = seat_view(GAME, s, seat, Rng(9), GAME.knowledge(s, seat))
    search = Search(Hoarder(), NET)
    judged = {one.move: one for one in search.judge(view, Clock(Rng(7)), Effort(60, 2, 5))}
    assert judged[FEAST].gain == 0.0
    assert judged[DRAW].gain > judged[DRAW].error
    assert search.choose(view, Clock(Rng(7)), Effort(60, 2, 5)) in (DRAW, LOOK)
    assert search.choose(view, Clock(Rng(7)), Effort(60, 2, 999)) == FEAST


def test_the_same_seed_and_nodes_give_the_same_judgement_wherever_the_hidden_cards_lie() -> None:
    search = Search(MagpieMind(), NET)
    for seed in range(4):
        s = later(3, seed)
        seat = GAME.actors(s)[0]
        known = GAME.knowledge(s, seat)
        found = set()
        for deal in range(3):
            world = GAME.determinize(s, seat, Rng(deal), known)
            view = seat_view(GAME, world, seat, Rng(9), known)
            found.add(repr(search.judge(view, Clock(Rng(7), nodes=60), Effort(9, 2, 1))))
        assert len(found) == 1


def test_nodes_are_shared_by_rounds_and_the_worse_half_drops_out() -> None:
    s = later(2, 1)
    seat = GAME.actors(s)[0]
    view = seat_view(GAME, s, seat, Rng(9), GAME.knowledge(s, seat))
    judged = Search(MagpieMind(), NET).judge(view, Clock(Rng(7)), Effort(200, 2, 1))
    assert {one.move for one in judged} == set(view.moves())
    assert sum(one.worlds for one in judged) <= 260  # the first line stays in every round
    assert judged[0].worlds > judged[-1].worlds
    assert all(0 <= one.value <= 1 for one in judged)
    assert [one.gain for one in judged if one.move == view.moves()[0]] == [0.0]


def test_a_clear_decision_ends_early_and_an_open_one_takes_all_nodes() -> None:
    s = later(2, 1)
    seat = GAME.actors(s)[0]
    view = seat_view(GAME, s, seat, Rng(9), GAME.knowledge(s, seat))
    clear = Search(Hoarder(), NET).judge(view, Clock(Rng(7)), Effort(6000, 1, 5))
    assert sum(one.worlds for one in clear) < 3000
    assert clear[0].gain > 2 * clear[0].error
    nobody = Net("magpies", 1, [8, 1], [9] * 8, [Layer([0], [0] * 8)], {})  # all positions are alike
    alike = Search(Hoarder(), nobody).judge(view, Clock(Rng(7)), Effort(6000, 1, 5))
    assert sum(one.worlds for one in alike) < 3000
    judged = Search(MagpieMind(), NET).judge(view, Clock(Rng(7)), Effort(300, 3, 0))
    assert 270 <= sum(one.worlds for one in judged) <= 300


def test_a_move_that_may_follow_in_the_same_turn_is_made_up_for() -> None:
    """Trinkets count. Left alone, the magpie swaps and then feasts; but it may still draw after its swap, and not after
    its feast."""
    s = later(2, 1)
    seat = GAME.actors(s)[0]
    has = next(name for name in range(4) if bags.count(s.hands[seat], name))
    swap = GAME.judge(s, seat, f"swap {NAMES[has]} for {NAMES[(has + 1) % 4]}")
    assert isinstance(swap, int)
    view = seat_view(GAME, s, seat, Rng(9), GAME.knowledge(s, seat))
    search = Search(Feaster(), NET)
    alone = search.compare(view, [DRAW, swap, FEAST], 20, 2, 7)
    made_up = search.compare(view, [DRAW, swap, FEAST], 20, 2, 7, later=DRAW)
    assert alone[1].gain < -0.05
    assert made_up[1].gain == 0
    assert made_up[2].gain == alone[2].gain < -0.05


def test_enough_time_changes_nothing() -> None:
    s = later(2, 1)
    seat = GAME.actors(s)[0]
    view = seat_view(GAME, s, seat, Rng(9), GAME.knowledge(s, seat))
    search, effort = Search(MagpieMind(), NET), Effort(100, 2, 1)
    timeless = repr(search.judge(view, Clock(Rng(7)), effort))
    assert repr(search.judge(view, Clock(Rng(7), seconds=10_000.0), effort)) == timeless


def test_an_effort_grows_with_the_time_and_can_reach_further_in_the_same() -> None:
    usual = Effort(600, 4, 5)
    assert usual.within(Clock(Rng(1)), 0.2) is usual
    longer = usual.within(Clock(Rng(1), seconds=1.0), 0.2)
    assert (longer.nodes, longer.turns, longer.gain) == (3000, 4, 5)
    further = usual.reaching(12)
    assert (further.nodes, further.turns, further.gain) == (200, 12, 5)


def test_no_time_means_the_quick_players_move() -> None:
    s = later(2, 1)
    seat = GAME.actors(s)[0]
    view = seat_view(GAME, s, seat, Rng(9), GAME.knowledge(s, seat))
    search = Search(MagpieMind(), NET)
    assert search.choose(view, Clock(Rng(7), seconds=0.0), Effort(10**9, 2, 1)) == view.moves()[0]


def test_a_finished_game_is_worth_its_result_and_an_effort_can_be_pickled() -> None:
    s = GAME.new_game(GAME.setup("plain", 2, Rng(1)))
    GAME.playout(s, Rng(1), Rng(2), 10_000)
    search = Search(MagpieMind(), NET)
    outcome = GAME.outcome(s)
    assert outcome is not None
    for seat in range(2):
        expected = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        assert search.value(s, seat) == expected
    assert pickle.loads(pickle.dumps(Effort(5, 4, 3))).turns == 4


def test_a_harvest_holds_what_each_seat_knew_and_what_came_of_it() -> None:
    found = Harvest(MagpieMind(), 200)
    for k in range(20):
        found.play(GAME.new_game(GAME.setup("plain", 2, Rng(k))), k, [0, 30], 100)
    assert found.played == 20
    assert found.count > 60
    assert found.count % 2 == 0
    for at in range(0, found.count, 2):
        assert found.results[at] + found.results[at + 1] == ONE
        assert found.games[at] == found.games[at + 1]
        mine, theirs = found.rows[at] & 255, found.rows[at] >> 8
        assert found.rows[at + 1] == theirs | mine << 8
    again = Harvest(MagpieMind(), 200)
    for k in range(20):
        again.play(GAME.new_game(GAME.setup("plain", 2, Rng(k))), k, [0, 30], 100)
    assert list(again.rows) == list(found.rows)
