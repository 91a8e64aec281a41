"""Levels: the same bot, which leaves some of its decisions to the draw, or looks at fewer positions."""

from typing import Any

import pytest

from frostwall import bots
from frostwall.bots.levels import Bounded, Slipping
from frostwall.core.drive import Clock, Fast, SeatView, bot_rngs, play, seat_view
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.games.watch.engine.game import GAME


class Stubborn:
    """Answers what no game knows, so that a slip cannot be mistaken for its choice."""

    def __init__(self) -> None:
        self.name = "stubborn"

    def choose(self, view: SeatView[Any], clock: Clock) -> int:
        return -7


@pytest.mark.parametrize("percent", [0, 15, 40, 100])
def test_it_slips_as_often_as_it_should(percent: int) -> None:
    s = GAME.new_game(GAME.setup("base", 4, Rng(1)))
    seat = GAME.actors(s)[0]
    view = seat_view(GAME, s, seat, Rng(1), Knowledge(seat))
    bot: Slipping[Any] = Slipping(Stubborn(), percent, "stubborn:tired")
    rng = Rng(11)
    chosen = [bot.choose(view, Clock(rng)) for _ in range(2000)]
    legal = set(view.moves())
    slips = [move for move in chosen if move != -7]
    assert set(slips) <= legal
    assert abs(len(slips) - 20 * percent) <= 120
    assert bot.name == "stubborn:tired"


def test_levels() -> None:
    assert list(bots.LEVELS) == ["easy", "medium", "full"]
    assert bots.LEVELS["easy"] > bots.LEVELS["medium"] > bots.LEVELS["full"] == 0
    for level, percent in bots.LEVELS.items():
        bot = bots.make("greedy", "watch", level)
        assert bot.name == bots.label("greedy", level)
        assert isinstance(bot, Slipping) == (percent > 0)
        assert not isinstance(bots.make("random", "watch", level), Slipping)
    assert not isinstance(bots.make("greedy", "watch"), Slipping)
    with pytest.raises(KeyError):
        bots.make("greedy", "watch", "perfect")


def test_whoever_slips_still_plays_by_the_rules() -> None:
    company = [bots.make("greedy", "watch", level) for level in ("easy", "medium", "full")]
    result = play(GAME, GAME.setup("base", 3, Rng(4)), company, Fast(4), bot_rngs(4, 3), record=False)
    assert GAME.outcome(result.state) is not None


def test_a_bot_that_takes_its_time_may_have_a_number_of_nodes() -> None:
    bot = bots.make("search", "watch", "40")
    assert isinstance(bot, Bounded)
    assert bot.name == "search:40"
    seen: list[Clock] = []

    class Noting(Stubborn):
        def choose(self, view: SeatView[Any], clock: Clock) -> int:
            seen.append(clock)
            return super().choose(view, clock)

    few: Bounded[Any] = Bounded(Noting(), 40, "noting:40")
    state = GAME.new_game(GAME.setup("base", 3, Rng(4)))
    seat = GAME.actors(state)[0]
    view = seat_view(GAME, state, seat, Rng(4), Knowledge(seat))
    few.choose(view, Clock(Rng(1), 0.5))
    few.choose(view, Clock(Rng(1), None, 7))
    assert [(clock.nodes, clock.seconds) for clock in seen] == [(40, 0.5), (7, None)]


@pytest.mark.parametrize(
    "text",
    [
        "greedy:40",
        "search:0",
        "search:-4",
        "search:1000001",
        "search:4e2",
        "search:٤",
        "master:40",
        "random:4",
    ],
)
def test_anything_else_is_no_level(text: str) -> None:
    assert bots.parse(text, "watch") is None
