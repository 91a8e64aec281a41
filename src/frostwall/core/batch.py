"""Many games of one table side by side, stepped together: what a learner samples from.

Everything is in a few vectors, one row for each game, that NumPy sees without a copy and that are never moved:
observations, masks, the seat that decides, what the last game brought each seat, and whether it has just ended. A game
that is over begins anew at once, so every row always has somebody to decide.
"""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.compose import PENDING, ActionError, Choice
from frostwall.core.encode import wrong_number
from frostwall.core.engine import NOBODY, Engine
from frostwall.core.game import S
from frostwall.core.rng import Rng
from frostwall.core.types import Outcome

BY_RANK: Final = "rank"
BY_WIN: Final = "win"


def rewards(outcome: Outcome, seats: int, by: str) -> list[float]:
    """What a finished game is worth to each seat. By rank: from 1 for the first to -1 for the last in equal steps,
    winners together share their places' mean; who plays alone gets 1 or -1. By win: 1, shared among the winners, and
    0 for everybody else."""
    found = [0.0] * seats
    winners = outcome.winners
    if by == BY_WIN:
        for seat in winners:
            found[seat] = 1.0 / len(winners)
    elif seats == 1:
        found[0] = 1.0 if winners else -1.0
    else:
        for place, seat in enumerate(outcome.ranking):
            found[seat] = 1.0 - 2.0 * place / (seats - 1)
        if len(winners) > 1:
            mean = sum(found[seat] for seat in winners) / len(winners)
            for seat in winners:
                found[seat] = mean
    return found


class Snapshot(Generic[S]):
    """Where all games of a batch stood."""

    def __init__(
        self, states: list[S], steps: list[list[int]], generators: list[list[int]], ages: list[int]
    ) -> None:
        self.states = states
        self.steps = steps
        self.generators = generators
        self.ages = ages


class Batch(Generic[S]):
    """A new game begins at one of `starts`, drawn at random. `limit` cuts a game off after so many numbers, 0 never
    does."""

    def __init__(
        self,
        game: Engine[S],
        starts: list[S],
        n: int,
        seed: int,
        by: str,
        limit: int,
        observing: bool,
        offers: bool,
    ) -> None:
        self.game = game
        self.offers = offers
        self.n: i64 = n
        self.by = by
        self.limit: i64 = limit
        self.observing = observing
        self._starts = starts
        self.seats: i64 = game.seats(starts[0])
        self.tensor = game.tensor(self._starts[0])
        self.index = self.tensor.index
        self.words: i64 = self.tensor.words
        self.mask_words: i64 = self.index.words
        self.observations: vec[i64] = vec[i64]([0] * (n * self.words))
        self.masks: vec[i64] = vec[i64]([0] * (n * self.mask_words))
        self.rewards: vec[float] = vec[float]([0.0] * (n * game.seats(starts[0])))
        self.done: vec[i64] = vec[i64]([0] * n)  # 1: ended with the last number, 2: cut off
        self.seat: vec[i64] = vec[i64]([0] * n)
        self.counts: vec[i64] = vec[i64]([0] * n)  # how many numbers each mask allows
        self.actions: vec[i64] = vec[i64]([0] * n)  # the numbers of the last step
        self._over: i64 = 0  # how many have ended with the last number
        self._ages: vec[i64] = vec[i64]([0] * n)  # counted only if there is a limit
        self._seen: vec[i64] = vec[i64]([0] * (n * self.tensor.memory))
        # Items of a vec need no check of their type, which the items of a list do in compiled code.
        self._choices: vec[Choice] = vec[Choice](
            [Choice(self.index, self.masks, row * self.mask_words) for row in range(n)]
        )
        self._nature: vec[Rng] = vec[Rng]([Rng(seed, 2 * row) for row in range(n)])
        self._sampler: vec[Rng] = vec[Rng]([Rng(seed, 2 * row + 1) for row in range(n)])
        self._states: list[S] = []
        for row in range(n):
            self._states.append(self._starts[0])
            self._begin(row)

    def _begin(self, row: i64) -> None:
        """A new game."""
        nature = self._nature[row]
        choice = self._choices[row]
        while True:
            start = self._starts[nature.below(len(self._starts))]
            s = start.clone()
            seat: i64 = self.game.go_on(s, nature, choice.moves, self.offers)
            if seat != NOBODY:
                self._states[row] = s
                self._ages[row] = 0
                self._show_anew(row, seat)
                return

    def _show_anew(self, row: i64, seat: i64) -> None:
        """The row says nothing of this game yet."""
        self._seen[row * self.tensor.memory] = 0
        self._show(row, self._choices[row], self._states[row], seat)

    def _show(self, row: i64, choice: Choice, s: S, seat: i64) -> None:
        """Let the seat choose."""
        choice.open(seat)
        self.seat[row] = seat
        self.counts[row] = choice.count()
        if self.observing:
            tensor = self.tensor
            tensor.observe_again(
                s, choice, self.observations, row * self.words, self._seen, row * tensor.memory
            )

    # --- steps ---

    def step(self, actions: vec[i64]) -> None:
        """One number for each game. If a mask forbids one of them, nothing happens in any game."""
        if len(actions) != self.n:
            raise ActionError(f"There are {int(self.n)} games, and {len(actions)} actions for them.")
        row: i64 = 0
        while row < self.n:
            if not self._choices[row].allows(actions[row]):
                choice = self._choices[row]
                raise ActionError(
                    f"Game {int(row)}: {wrong_number(actions[row], self.index.size, choice.count())}"
                )
            row += 1
        self._clear_ends()
        row = 0
        while row < self.n:
            self._step(row, self._choices[row], actions[row])
            row += 1

    def step_sampled(self) -> None:
        """One number for each game, drawn uniformly from its mask; `actions` says which."""
        self._clear_ends()
        row: i64 = 0
        while row < self.n:
            choice = self._choices[row]
            self._step(row, choice, choice.pick(self._sampler[row]))
            row += 1

    def _step(self, row: i64, choice: Choice, number: i64) -> None:
        """A number that the mask allows."""
        self.actions[row] = number
        made: i64 = choice.take(number)
        if made == PENDING:
            self.counts[row] = choice.count()
            if self.observing:
                self.tensor.observe_choice(choice, self.observations, row * self.words)
        else:
            s = self._states[row]
            seat: i64 = self.game.move_on(s, choice.seat, made, self._nature[row], choice.moves, self.offers)
            if seat == NOBODY:
                self._end(row)
                return
            self._show(row, choice, s, seat)
        if self.limit > 0:
            self._grow_older(row, choice)

    def _grow_older(self, row: i64, choice: Choice) -> None:
        self._ages[row] += 1
        if self._ages[row] >= self.limit:
            self.done[row] = 2
            self._over += 1
            choice.rest()
            self._begin(row)

    def _end(self, row: i64) -> None:
        self.done[row] = 1
        self._over += 1
        outcome = self.game.outcome(self._states[row])
        if outcome is None:
            raise ValueError("nobody decides in a running game")
        at: i64 = row * self.seats
        for reward in rewards(outcome, self.seats, self.by):
            self.rewards[at] = reward
            at += 1
        self._begin(row)

    def _clear_ends(self) -> None:
        """Nothing has ended yet."""
        if self._over == 0:
            return
        self._over = 0
        row: i64 = 0
        while row < self.n:
            if self.done[row]:
                self.done[row] = 0
                at: i64 = row * self.seats
                end: i64 = at + self.seats
                while at < end:
                    self.rewards[at] = 0.0
                    at += 1
            row += 1

    def state(self, row: int) -> S:
        """The position of a game, as a copy."""
        return self._states[row].clone()

    # --- snapshots ---

    def snapshot(self) -> Snapshot[S]:
        """Where all games stand, generators included."""
        generators: list[list[int]] = []
        for row in range(self.n):
            for rng in (self._nature[row], self._sampler[row]):
                generators.append([rng.a, rng.b, rng.c, rng.n])
        return Snapshot(
            [s.clone() for s in self._states],
            [choice.steps() for choice in self._choices],
            generators,
            [age for age in self._ages],
        )

    def restore(self, taken: Snapshot[S]) -> None:
        """Go back to where a snapshot of this batch was taken; it can be used again. Rewards and ends are cleared."""
        if len(taken.states) != self.n:
            raise ActionError(
                f"The snapshot has {len(taken.states)} games and this batch {int(self.n)}. Nothing was changed."
            )
        self._clear_ends()
        for row in range(self.n):
            for rng, words in (
                (self._nature[row], taken.generators[2 * row]),
                (self._sampler[row], taken.generators[2 * row + 1]),
            ):
                rng.a, rng.b, rng.c, rng.n = words
            s = taken.states[row].clone()
            self._states[row] = s
            self._ages[row] = taken.ages[row]
            self._show_anew(row, self.game.go_on(s, self._nature[row], self._choices[row].moves, self.offers))
            for number in taken.steps[row]:
                self._choices[row].step(number)
            self.counts[row] = self._choices[row].count()
            if taken.steps[row] and self.observing:
                self.tensor.observe_choice(self._choices[row], self.observations, row * self.words)
