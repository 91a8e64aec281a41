"""One game that is played number by number: what the environments of all libraries are made of."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np

from frostwall.core.batch import BY_RANK, BY_WIN, rewards
from frostwall.core.compose import PENDING, ActionError
from frostwall.core.encode import Encoder
from frostwall.core.engine import NOBODY, Engine, drawn
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Outcome, Setup
from frostwall.games import games

__all__ = ["BY_RANK", "BY_WIN", "NOBODY", "ActionError", "Array", "Desk", "Row", "open_game"]

Array = Any  # of NumPy
Row = Array  # of int8
REWARDS: Final = (BY_RANK, BY_WIN)


def open_game(game: str, rules: str | None, seats: int | None, by: str) -> tuple[Any, str, int]:
    """The engine, mode and number of seats that somebody means; a ValueError says what there is instead."""
    if game not in games:
        raise ValueError(f"There is no game {game!r}; there are {', '.join(games)}.")
    found = games[game]
    modes = found.rulesets()
    engine: Any = found  # a Game and an Engine
    if not isinstance(engine, Engine):
        raise ValueError(f"The game {game!r} has no tensors.")
    rules = next(iter(modes)) if rules is None else rules
    if rules not in modes:
        raise ValueError(f"{game} has no mode {rules!r}; it has {', '.join(modes)}.")
    seats = max(modes[rules]) if seats is None else seats
    if seats not in modes[rules]:
        raise ValueError(
            f"{game} {rules} is played by {', '.join(map(str, modes[rules]))} seats, not {seats}."
        )
    if by not in REWARDS:
        raise ValueError(f"Rewards are by {' or '.join(REWARDS)}, not {by!r}.")
    return engine, rules, seats


class Desk:
    """A game of this mode and number of seats (None: the first mode, the most seats) with these options. `by` says what
    a game is worth (core.batch.rewards); without `offers` nobody puts terms of trade forward; `limit` cuts a game off
    after so many numbers, 0 never does."""

    def __init__(
        self,
        game: str,
        rules: str | None = None,
        seats: int | None = None,
        by: str = BY_RANK,
        offers: bool = True,
        limit: int = 0,
        **options: Any,
    ) -> None:
        self.engine: Any
        self.engine, self.rules, self.seats = open_game(game, rules, seats, by)
        self.by = by
        self.limit = limit
        self.options = options
        self.setup: Setup = self._draw_setup(0)
        self.state: Any = self.engine.new_game(self.setup)
        self.encoder: Encoder[Any] = Encoder(self.engine, self.state, offers)
        self.size = int(self.encoder.size)
        self.width = int(self.encoder.width)
        # Views of the encoder's vectors: they change with it.
        self._observation: Row = np.asarray(self.encoder.observation).view(np.int8)
        self._mask: Row = np.asarray(self.encoder.mask).view(np.int8)[: self.size]
        self._seeds = np.random.default_rng()
        self.nature = Rng(0)
        self.seat = NOBODY
        self.age = 0
        self.cut_off = False
        self.rewards: list[float] = [0.0] * self.seats
        self.listener: Callable[[list[Event]], None] | None = None  # hears all events, which takes time

    def _draw_setup(self, seed: int) -> Setup:
        found: Setup = self.engine.setup(self.rules, self.seats, Random(seed), **self.options)
        return found

    def reset(self, seed: int) -> None:
        """A new game: its set-up and its chance follow from the seed. `go_on` begins it."""
        self.setup = self._draw_setup(seed)
        self.state = self.engine.new_game(self.setup)
        self.nature = Rng(seed & 0x3FFFFFFFFFFFFFFF, 1)
        self.age = 0
        self.cut_off = False
        self.rewards = [0.0] * self.seats

    def start_next(self, seed: int | None) -> None:
        """The next game, at its first decision. With a seed, this one and those that follow are always the same."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.reset(int(self._seeds.integers(1 << 60)))
        self.go_on()

    def go_on(self) -> None:
        """Let nature draw until a seat decides or the game is over."""
        self.seat = self.engine.advance(self.state, self.nature) if self.listener is None else self._advance()
        if self.seat == NOBODY:
            outcome = self.engine.outcome(self.state)
            if outcome is None:
                raise ValueError("nobody decides in a running game")
            self.rewards = self.worth(outcome)
        else:
            self.encoder.look(self.state, self.seat)

    def _advance(self) -> int:
        actors = self.engine.actors(self.state)
        while actors == [CHANCE]:
            self.apply(CHANCE, drawn(self.engine.chance(self.state), self.nature))
            actors = self.engine.actors(self.state)
        return actors[0] if actors else NOBODY

    def apply(self, seat: int, move: int) -> None:
        """A whole move, by whoever chose it. `go_on` must follow a seat's."""
        if self.listener is None:
            self.engine.apply(self.state, seat, move)
        else:
            events: list[Event] = []
            self.engine.apply(self.state, seat, move, events)
            self.listener(events)

    @property
    def over(self) -> bool:
        """Has the game ended, or was it cut off?"""
        return self.seat == NOBODY or self.cut_off

    def step(self, number: int) -> int:
        """The seat that decides takes a number; the move that was made, or PENDING. A number that the mask forbids
        raises ActionError and changes nothing."""
        if self.over:
            raise ActionError("The game is over; reset it before the next step.")
        move = self.encoder.step(number)
        self.age += 1
        if move != PENDING:
            self.apply(self.seat, move)
            self.go_on()
        if self.limit and self.age >= self.limit and self.seat != NOBODY:
            self.cut_off = True
        return move

    def nearest(self, number: int) -> int:
        """The number, or the next one that the mask allows."""
        allowed = np.flatnonzero(self._mask)
        behind = allowed[allowed >= number]
        return int(behind[0] if len(behind) else allowed[0])

    def worth(self, outcome: Outcome) -> list[float]:
        """What a game that ended so brings each seat."""
        return rewards(outcome, self.seats, self.by)

    def row_now(self) -> Row:
        """What the encoder wrote last, without a copy."""
        return self._observation

    def mask_now(self) -> Row:
        """What the encoder allows now, without a copy."""
        return self._mask

    def observation(self, seat: int) -> Row:
        """What a seat may know, as an array of its own."""
        if seat == self.seat:
            return self._observation.copy()
        mine = self.encoder.choice.steps()
        self.encoder.look(self.state, seat)
        found: Row = self._observation.copy()
        if self.seat != NOBODY:  # back to the one that decides, and to what it has begun
            self.encoder.look(self.state, self.seat)
            for number in mine:
                self.encoder.step(number)
        return found

    def mask(self, seat: int) -> Row:
        """What a seat may choose, as an array of its own: nothing while another decides."""
        return self._mask.copy() if seat == self.seat and not self.cut_off else np.zeros(self.size, np.int8)
