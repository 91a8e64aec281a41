"""Bots of other packages: found by name, by class or by entry point, and told what their seat sees."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from frostwall import bots
from frostwall.core.drive import BotFailed, Clock, Fast, SeatView, bot_rngs, play
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Move, Seat, Setup
from frostwall.games import games

HERE = __name__


class First:
    """Makes the first legal move of the Watch."""

    name = "first"
    games = ("watch",)
    budget = 0.5
    strength = 12.0

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        return view.moves()[0]


class Witness:
    """Keeps all it is told."""

    name = "witness"
    memory = True

    def __init__(self) -> None:
        self.begun: list[tuple[Seat, str]] = []
        self.told: list[Event] = []

    def start(self, seat: Seat, setup: Setup) -> None:
        self.begun.append((seat, setup.rules))
        self.told = []

    def observe(self, events: Sequence[Event]) -> None:
        self.told += events

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        return view.game.random_move(view.world, view.seat, clock.rng)


class Peeking:
    name = "peeking"
    honest = False

    def __init__(self) -> None:
        self.worlds: list[Any] = []

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        self.worlds.append(view.game.dump(view.world))
        return view.game.random_move(view.world, view.seat, clock.rng)


class Headless:
    name = "headless"


class Failing(First):
    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        raise LookupError("lost")


@pytest.fixture(autouse=True)
def _unregistered() -> Iterator[None]:
    yield
    for name in list(bots.plugins.added):
        bots.plugins.remove(name)


def test_a_registered_bot_is_found_by_its_name() -> None:
    assert bots.register(First) == "first"
    assert bots.names("watch") == ["greedy", "search", *bots.characters("watch"), "first", "random"]
    assert "first" not in bots.names("silverfrost")  # which it does not play
    assert bots.parse("first:easy", "watch") == ("first", "easy")
    assert bots.make("first", "watch", "easy").name == "first:easy"
    about = bots.about("first", "watch")
    assert (about.games, about.strength, about.budget) == (("watch",), 12.0, 0.5)
    assert (about.memory, about.honest) == (False, True)
    assert bots.strongest("watch") == "greedy"


def test_a_class_is_named_by_its_module() -> None:
    where = f"{HERE}:First"
    assert bots.named(where, "watch") == where
    assert bots.parse(where, "watch") == (where, "full")
    assert bots.named(f"{where}:easy", "watch") == f"{where}:easy"
    assert bots.parse(f"{where}:easy", "watch") == (where, "easy")


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        (f"{HERE}:Missing", "AttributeError"),
        (f"{HERE}:Headless", "it has no choose"),
    ],
)
def test_a_broken_bot_says_why_and_is_not_kept(where: str, reason: str) -> None:
    with pytest.raises(bots.BrokenBot) as caught:
        bots.named(where, "watch")
    assert reason in caught.value.reason
    assert where not in bots.names("watch")


def test_a_bot_that_peeks_plays_in_the_laboratory_only() -> None:
    bots.register(Peeking)
    assert "peeking" in bots.names("watch")
    assert "peeking" not in bots.table_names("watch")


def _game(seated: list[Any], seed: int = 3) -> Any:
    game = games["watch"]
    setup = game.setup("base", len(seated), Rng(seed))
    return play(game, setup, seated, Fast(seed), bot_rngs(seed, len(seated)))


def test_a_bot_that_remembers_is_told_what_its_seat_may_know() -> None:
    witnesses = [Witness() for _ in range(3)]
    record = _game(witnesses).record
    assert [witness.begun for witness in witnesses] == [[(seat, "base")] for seat in range(3)]
    for seat, witness in enumerate(witnesses):
        seen = [event for _, events in record.events(games["watch"], seat) for event in events]
        assert [event.to_json() for event in witness.told] == [event.to_json() for event in seen]
    everything = [event.to_json() for _, events in record.events(games["watch"]) for event in events]
    assert [event.to_json() for event in witnesses[0].told] != everything  # something was hidden


def test_a_level_passes_on_what_a_bot_remembers() -> None:
    bots.register(Witness)
    witness = bots.make("witness", "watch", "easy")
    _game([witness, Witness(), Witness()])
    assert witness.bot.begun == [(0, "base")]  # type: ignore[attr-defined]  # the witness in its level
    assert witness.bot.told  # type: ignore[attr-defined]  # the same


def test_a_bot_that_raises_is_named() -> None:
    with pytest.raises(BotFailed, match=r"bot first in seat \d failed: LookupError: lost"):
        _game([Failing(), Failing(), Failing()])
