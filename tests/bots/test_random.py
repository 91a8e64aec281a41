"""The random bot: exactly the game's own uniform draw."""

from collections import Counter

from frostwall import bots
from frostwall.core.drive import Clock, seat_view
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def _positions(n: int) -> list[State]:
    found: list[State] = []
    for seed in range(n):
        s = GAME.new_game(GAME.setup("base", 3 + seed % 2, Rng(seed)))
        GAME.playout(s, Rng(seed, 1), Rng(seed, 2), 5 * seed)
        while GAME.actors(s) == [-1]:
            GAME.apply(s, -1, GAME.chance(s)[0][0])
        if GAME.actors(s):
            found.append(s)
    return found


def test_it_is_the_draw_of_the_game() -> None:
    bot = bots.make("random", "watch")
    for i, s in enumerate(_positions(40)):
        seat = GAME.actors(s)[0]
        view = seat_view(GAME, s, seat, Rng(i), Knowledge(seat))
        move = bot.choose(view, Clock(Rng(i, 7)))
        assert move == GAME.random_move(s, seat, Rng(i, 7))
        assert move in view.moves()


def test_every_legal_move_comes_about_equally_often() -> None:
    bot = bots.make("random", "watch")
    s = GAME.new_game(GAME.setup("base", 4, Rng(1)))
    seat = GAME.actors(s)[0]
    view = seat_view(GAME, s, seat, Rng(1), Knowledge(seat))
    rng = Rng(5)
    drawn = Counter(bot.choose(view, Clock(rng)) for _ in range(100 * len(view.moves())))
    assert set(drawn) == set(view.moves())
    assert 50 < min(drawn.values()) <= max(drawn.values()) < 160
