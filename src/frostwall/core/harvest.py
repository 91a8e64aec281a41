"""Games of the quick player against itself, as rows to learn from: what each seat knew between two turns, and what the
game was worth to it in the end."""

from collections.abc import Sequence
from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.engine import NOBODY
from frostwall.core.game import S
from frostwall.core.mind import Mind
from frostwall.core.rng import Rng


class Harvest(Generic[S]):
    """Room for some rows. `rows` holds `count` of them, `results` what each was worth in parts of ONE, and `games`
    from which game of this harvest each comes."""

    def __init__(self, mind: Mind[S], room: int) -> None:
        self.mind = mind
        self.room: i64 = room
        self.rows: vec[i64] = vec[i64]([0] * (room * int(mind.words)))
        self.results: vec[i64] = vec[i64]([0] * room)
        self.games: vec[i64] = vec[i64]([0] * room)
        self._seats: vec[i64] = vec[i64]([0] * room)
        self.count: i64 = 0
        self.played: i64 = 0

    def play(self, s: S, seed: i64, slips: Sequence[int], share: i64) -> None:
        """Play a game from here to its end. Of a hundred decisions each seat leaves so many to the draw; `share` of a
        hundred turns are kept, with all seats."""
        game = self.mind.game
        seats: i64 = game.seats(s)
        chance = Rng(seed, 0)
        quick = Rng(seed, 1)
        draws = Rng(seed, 2)
        begun: i64 = self.count
        turn: i64 = s.turn
        while True:
            seat: i64 = game.advance(s, chance)
            if seat == NOBODY:
                break
            if slips[seat] and draws.below(100) < slips[seat]:
                game.apply(s, seat, game.random_move(s, seat, draws))
            else:
                game.apply(s, seat, self.mind.reply(s, seat, quick))
            if s.turn != turn:
                turn = s.turn
                if draws.below(100) < share and game.actors(s):
                    self.keep(s, seats)
        self.finish(s, begun)

    def keep(self, s: S, seats: i64) -> None:
        """A position between two turns, as each seat knows it."""
        seat: i64 = 0
        while seat < seats and self.count < self.room:
            self.mind.write(s, seat, self.rows, self.count * self.mind.words)
            self._seats[self.count] = seat
            self.games[self.count] = self.played
            self.count += 1
            seat += 1

    def finish(self, s: S, begun: i64) -> None:
        """The game whose rows begin there is over."""
        at: i64 = begun
        while at < self.count:
            self.results[at] = self.mind.result(s, self._seats[at])
            at += 1
        self.played += 1
