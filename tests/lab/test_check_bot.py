"""What `check_bot` finds in bots, and what it accepts."""

import time
from collections.abc import Sequence
from typing import Any

import pytest

from frostwall import bots
from frostwall.core.drive import Clock, SeatView
from frostwall.core.types import Event, Move, Seat, Setup
from frostwall.games import games
from frostwall.lab.check_bot import check_bot

GAME = games["watch"]


class Plain:
    name = "plain"

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        return view.game.random_move(view.world, view.seat, clock.rng)


class Illegal(Plain):
    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        return -12345


class Raises(Plain):
    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        raise LookupError("lost")


class Moody(Plain):
    """Its chance is its own."""

    asked = 0

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        Moody.asked += 1
        moves = view.moves()
        return moves[Moody.asked % len(moves)]


class Spoils(Plain):
    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        move = super().choose(view, clock)
        view.game.apply(view.world, view.seat, move)
        return move


class Slow(Plain):
    budget = 0.01

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        time.sleep(0.011 + max(0.0, clock.left()))
        return super().choose(view, clock)


class Counts(Plain):
    """Plays by how much it has seen: the same only if a fresh bot is told all of it."""

    memory = True

    def __init__(self) -> None:
        self.seen = -1

    def start(self, _seat: Seat, _setup: Setup) -> None:
        self.seen = 0

    def observe(self, events: Sequence[Event]) -> None:
        self.seen += len(events)

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        assert self.seen >= 0
        moves = view.moves()
        return moves[self.seen % len(moves)]


@pytest.mark.parametrize(
    ("bot", "what"),
    [(Illegal, "illegal"), (Raises, "raised"), (Moody, "differs"), (Spoils, "mutates"), (Slow, "slow")],
)
def test_a_fault_is_found_and_named(bot: type[Plain], what: str) -> None:
    found = check_bot(bot, GAME, decisions=50)
    assert [fault.what for fault in found.faults] == [what]
    assert found.faults[0].table == "base/3"


def test_a_bot_that_remembers_is_told_everything() -> None:
    assert check_bot(Counts, GAME, decisions=60).faults == []


@pytest.mark.parametrize("name", ["watch", "silverfrost"])
def test_the_best_bot_of_each_game_is_fit_to_play(name: str) -> None:
    found = check_bot(lambda: bots.make(bots.strongest(name), name), games[name], decisions=1200, budget=30.0)
    assert found.faults == []
    tables = [f"{rules}/{seats}" for rules, numbers in games[name].rulesets().items() for seats in numbers]
    assert sorted(found.tables) == sorted(tables)
