"""The bot of the Watch that looks ahead: what it reads, what it weighs, and that it decides by what its seat knows."""

import pickle
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.drive import Clock, Fast, SeatView, bot_rngs, play, seat_view
from frostwall.core.harvest import Harvest
from frostwall.core.kinds import kind_of
from frostwall.core.knowledge import Knowledge
from frostwall.core.net import ONE, Layer, Net
from frostwall.core.rng import Rng
from frostwall.core.search import Effort, Search
from frostwall.core.types import Event
from frostwall.games.watch.bots.greedy.bot import GreedyWatch, decide
from frostwall.games.watch.bots.greedy.wall import Wall
from frostwall.games.watch.bots.search.bot import SearchWatch
from frostwall.games.watch.bots.search.mind import WatchMind
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.frames import ACT, OFFERING
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.north import BREACHES
from frostwall.games.watch.engine.state import BY_BREACHES, BY_POINTS, State

TABLES = [("base", 3), ("base", 4), ("brotherhood", 3), ("brotherhood", 4), ("brotherhood56", 6)]


def positions(rules: str, seats: int, seed: int, every: int) -> list[tuple[State, int, Knowledge]]:
    """Some decisions of a greedy game: the state, the seat, and what it knows."""
    s = GAME.new_game(GAME.setup(rules, seats, Rng(seed)))
    known = [GAME.knowledge(s, seat) for seat in range(seats)]
    rng, chance = Rng(seed, 1), Fast(seed)
    found: list[tuple[State, int, Knowledge]] = []
    n = 0
    while actors := GAME.actors(s):
        seat = actors[0]
        if seat < 0:
            move = chance.draw(GAME, s)
        else:
            n += 1
            if n % every == 0:
                found.append((s.clone(), seat, known[seat].clone()))
            move = decide(s, seat, known[seat], rng)
        events: list[Event] = []
        GAME.apply(s, seat, move, events)
        for one in known:
            one.fold(events)
    return found


@pytest.mark.engine
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_row_is_the_same_wherever_the_hidden_cards_lie(rules: str, seats: int) -> None:
    mind = WatchMind(rules)
    seen = set()
    for s, _, _ in positions(rules, seats, 3, 25):
        for seat in range(seats):
            rows = []
            for world in (s, GAME.determinize(s, seat, Rng(1)), GAME.determinize(s, seat, Rng(2))):
                out = vec[i64]([0] * int(mind.words))
                mind.write(world, seat, out, 0)
                rows.append(tuple(out))
            assert rows[0] == rows[1] == rows[2]
            assert all(word & 0x80 == 0 for word in rows[0])
            seen.add(rows[0])
    assert len(seen) > seats


@pytest.mark.engine
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_candidates_are_legal_everywhere_and_begin_with_greedys_move(rules: str, seats: int) -> None:
    mind = WatchMind(rules)
    for s, seat, known in positions(rules, seats, 5, 9):
        found = mind.candidates(s, seat, known, Rng(7))
        assert found[0] == decide(s, seat, known, Rng(7))
        assert len(found) == len(set(found))
        world = GAME.determinize(s, seat, Rng(8), known)
        assert mind.candidates(world, seat, known, Rng(7)) == found
        for move in found:
            assert GAME.refusal(world, seat, move) is None
            assert GAME.refusal(s, seat, move) is None


@pytest.mark.parametrize(("rules", "seats"), [("base", 4), ("brotherhood", 4), ("brotherhood56", 5)])
def test_the_same_decision_in_the_true_world_and_in_a_redealt_one(rules: str, seats: int) -> None:
    bot = SearchWatch()
    for s, seat, known in positions(rules, seats, 11, 40)[:6]:
        chosen = set()
        for world in (s, GAME.determinize(s, seat, Rng(1), known), GAME.determinize(s, seat, Rng(2), known)):
            view = seat_view(GAME, world, seat, Rng(3), known)
            chosen.add(bot.choose(view, Clock(Rng(4), nodes=16)))
        assert len(chosen) == 1


@pytest.mark.engine
def test_pure_and_compiled_value_the_same_moves_the_same() -> None:
    s, seat, known = positions("base", 4, 1, 45)[1]
    view = seat_view(GAME, s, seat, Rng(3), known)
    mind, draw = WatchMind("base"), Rng(5)
    inputs = 8 * int(mind.words)
    layers = [
        Layer([0] * 4, [draw.below(400) - 200 for _ in range(4 * inputs)]),
        Layer([0], [3000, -3000, 900, -900]),
    ]
    net = Net(mind.encoder, mind.version, [inputs, 4, 1], [127] * inputs, layers, {})
    judged = Search(mind, net).judge(view, Clock(Rng(4)), Effort(150, 1, 5))
    assert any(one.worlds >= 8 for one in judged)
    assert sha256(repr(judged).encode()).hexdigest()[:12] == "6c733c8b61a5"


def test_nobody_feeds_a_seat_that_can_see_the_end() -> None:
    mind = WatchMind("base")
    offers = 0
    for seed in range(40):
        for s, seat, known in positions("base", 4, seed, 1):
            if s.frame() == OFFERING and seat != s.frame_seat():
                offers += 1
                s.points[s.frame_seat()] = 8
                assert mind.candidates(s, seat, known, Rng(1)) == [kinds.DECLINE]
            elif s.frame() == ACT:
                for move in mind.candidates(s, seat, known, Rng(1)):
                    if kind_of(move) == kinds.OFFER:
                        offers += 1
                        asked = kinds.offer_seats(move)
                        assert not any(asked >> who & 1 and s.points[who] >= 8 for who in range(4))
        if offers > 200:
            return
    pytest.fail("too few offers")


POSTS = (kinds.GUARD, kinds.PLAY_RECRUITS)


def test_the_wall_is_not_left_to_the_others() -> None:
    """Where greedy posts a guard, nothing else is asked; and no guard is posted where another is needed more."""
    mind = WatchMind("brotherhood", loyal=True)
    posted = asked = 0
    for s, seat, known in positions("brotherhood", 4, 3, 1):
        found = mind.candidates(s, seat, known, Rng(1))
        if kind_of(found[0]) in POSTS:
            posted += 1
            assert len(found) == 1
        else:
            asked += 1
            assert len({kinds.place(move) for move in found if kind_of(move) in POSTS}) <= 1
    assert posted > 3
    assert asked > 100


def test_the_last_breach_is_everybodys_business() -> None:
    """Whoever can post a guard before a likely last breach does."""
    mind = WatchMind("brotherhood", loyal=True)
    asked = 0
    for s, seat, known in [*positions("brotherhood", 4, 12, 1), *positions("brotherhood", 4, 13, 1)]:
        s.north[BREACHES] = s.rules.most_breaches - 1
        wall = Wall(s, seat, 100)
        danger = sum(wall.chance(section, 0) for section in range(s.board.sections))
        legal = GAME.legal_moves(s, seat)
        if danger >= 3500 and s.frame() == ACT and any(kind_of(move) in POSTS for move in legal):
            found = mind.candidates(s, seat, known, Rng(1))
            if kind_of(found[0]) != kinds.DECLARE:
                asked += 1
                assert [kind_of(move) in POSTS for move in found] == [True]
    assert asked > 2


def test_the_truth_knows_no_loyalty() -> None:
    """Whoever has most guards when the Wall falls has won (END-6). A loyal seat does not play for that, and the coach
    says it."""
    s = GAME.new_game(GAME.setup("brotherhood", 4, Rng(1)))
    s.over, s.ending, s.winners = True, BY_BREACHES, 1 << 2
    won = [WatchMind("brotherhood", loyal).result(s, 2) for loyal in (False, True)]
    assert won == [ONE, 0]
    s.ending = BY_POINTS
    assert WatchMind("brotherhood", True).result(s, 2) == ONE


def test_a_harvest_of_greedy_games_and_the_games_of_drive_agree() -> None:
    """The quick player plays as greedy does."""
    mind = WatchMind("base")
    turns = []
    for k in range(3):
        setup = GAME.setup("base", 4, Rng(k))
        found = Harvest(mind, 4000)
        s = GAME.new_game(setup)
        found.play(s, k, [0] * 4, 100)
        assert found.count == 4 * s.turn
        turns.append(s.turn)
        played = play(GAME, setup, [GreedyWatch()] * 4, Fast(k), bot_rngs(k, 4), record=False)
        turns.append(played.state.turn)
    assert all(30 < turn < 250 for turn in turns)


def test_it_can_be_pickled_and_says_what_it_is() -> None:
    bot = pickle.loads(pickle.dumps(SearchWatch()))
    s, seat, known = positions("base", 4, 2, 30)[2]
    view = SeatView(GAME, seat, s, known)
    assert bot.choose(view, Clock(Rng(1), nodes=20)) == SearchWatch().choose(view, Clock(Rng(1), nodes=20))
    assert (bot.name, bot.games, bot.budget) == ("search", ("watch",), 0.2)
