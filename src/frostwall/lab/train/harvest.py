"""The games of a generation, as rows to learn from."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from frostwall.core.drive import Clock, seat_view
from frostwall.core.engine import drawn
from frostwall.core.harvest import Harvest
from frostwall.core.mind import Mind
from frostwall.core.net import ONE, Net
from frostwall.core.rng import Rng
from frostwall.core.search import Effort, Search
from frostwall.core.types import Event
from frostwall.lab.simulate import NATURE, SETUP, game_seed
from frostwall.lab.train.fit import Rows, in_one
from frostwall.lab.train.workers import Workers

SHARE: Final = 15  # of a hundred turns that are kept
SLIPS: Final = (5, 10, 20, 35)  # of a hundred decisions that a seat leaves to the draw, in every second game
THOUGHT: Final = Effort(24, 2, 5)  # of the bots that a later generation learns from

Progress = Callable[[int, int], None]


def gather(
    mind: Mind[Any],
    last: int,
    seed: int,
    net: Net | None,
    progress: Progress,
    workers: Workers | None = None,
    first: int = 1,
    player: Mind[Any] | None = None,
) -> Rows:
    """The games from `first` to `last`: games of the quick player, or with a network games in which the seats look
    ahead with it a little, as `player` does if that is another mind. In every second one some seats slip now and then:
    a network that has only seen good moves cannot tell what a bad one costs."""
    found, done = [], first - 1
    share = partial(_share, mind, player or mind, seed, net)
    for count, rows in (workers or Workers()).play(share, last, first):
        found.append(rows)
        done += count
        progress(done, last)
    return in_one(found)


def _share(mind: Mind[Any], player: Mind[Any], seed: int, net: Net | None, first: int, count: int) -> Rows:
    """So many games from a number on."""
    found = Harvest(mind, _room(mind, count))
    search = None if net is None else Search(player, net)
    for k in range(first, first + count):
        _play(found, seed, k, search)
    n, words = int(found.count), int(mind.words)
    return Rows(
        np.asarray(found.rows)[: n * words].view(np.int8).reshape(n, 8 * words).copy(),
        (np.asarray(found.results)[:n] / ONE).astype(np.float32),
        (np.asarray(found.games)[:n] + first - 1).astype(np.int64),
    )


def _room(mind: Mind[Any], games: int) -> int:
    """Rows for so many games, however long: a game that does not fit is cut short."""
    return games * 40 * max(table.seats for table in mind.tables())


def _play(found: Harvest[Any], seed: int, k: int, search: Search[Any] | None) -> None:
    tables = found.mind.tables()
    table = tables[k % len(tables)]
    start = Rng(game_seed(seed, k, SETUP))
    game: Any = found.mind.game
    s = game.new_game(game.setup(table.rules, table.seats, start, **table.options))
    slips = [0] * table.seats
    if start.below(2):
        slips = [SLIPS[start.below(len(SLIPS))] if start.below(2) else 0 for _ in slips]
    if search is None:
        found.play(s, game_seed(seed, k, NATURE), slips, SHARE)
    else:
        _play_ahead(found, s, Rng(game_seed(seed, k, NATURE)), slips, search)


def _play_ahead(found: Harvest[Any], s: Any, rng: Rng, slips: list[int], search: Search[Any]) -> None:
    """A game in which every seat looks ahead, and slips."""
    game: Any = found.mind.game
    seats = len(slips)
    known = [game.knowledge(s, seat) for seat in range(seats)]
    begun, turn = found.count, s.turn
    while True:
        actors = game.actors(s)
        if not actors:
            break
        seat = actors[0]
        events: list[Event] = []
        if seat < 0:
            move = drawn(game.chance(s), rng)
        elif slips[seat] and rng.below(100) < slips[seat]:
            move = game.random_move(s, seat, rng)
        else:
            move = search.choose(seat_view(game, s, seat, rng, known[seat]), Clock(rng), THOUGHT)
        game.apply(s, seat, move, events)
        for one in known:
            one.fold(events)
        if s.turn != turn:
            turn = s.turn
            if rng.below(100) < SHARE and game.actors(s):
                found.keep(s, seats)
    found.finish(s, begun)
