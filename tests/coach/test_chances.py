"""The chances of the coach come true: in games that nothing was learnt from, about three in ten of the seats win to
which it gives three chances in ten."""

from typing import Any

import pytest

from frostwall.core.engine import NOBODY
from frostwall.core.mind import Mind, Table
from frostwall.core.net_file import read
from frostwall.core.rng import Rng
from frostwall.core.worth import Worth
from frostwall.games import games
from frostwall.lab.train.harvest import SLIPS

BINS = 15
LARGEST_ERROR = 0.03


def said_and_came(worth: Worth[Any], mind: Mind[Any], table: Table, number: int) -> list[tuple[float, float]]:
    """What the coach says of each seat now and then in a game, and what came of it."""
    game: Any = mind.game
    rng = Rng(number, 987_654)
    s = game.new_game(game.setup(table.rules, table.seats, rng, **table.options))
    slips = [0] * table.seats
    if rng.below(2):  # as in the games to learn from
        slips = [SLIPS[rng.below(len(SLIPS))] if rng.below(2) else 0 for _ in slips]
    said: list[list[float]] = []
    turn = s.turn
    while (seat := game.advance(s, rng)) != NOBODY:
        slip = rng.below(100) < slips[seat]
        game.apply(s, seat, game.random_move(s, seat, rng) if slip else mind.reply(s, seat, rng))
        if s.turn != turn:
            turn = s.turn
            if rng.below(100) < 15:
                said.append(worth.shares(s, table.seats, 1, number))
    winners = game.outcome(s).winners
    came = [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
    return [pair for shares in said for pair in zip(shares, came, strict=True)]


def calibration_error(pairs: list[tuple[float, float]]) -> float:
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in pairs:
        bins[min(int(said * BINS), BINS - 1)].append((said, came))
    return sum(abs(sum(said - came for said, came in here)) for here in bins) / len(pairs)


@pytest.mark.parametrize(
    ("name", "rules", "alone"),
    [
        ("watch", "base", False),
        ("watch", "brotherhood", False),
        ("watch", "brotherhood56", False),
        ("silverfrost", "standard", False),
        ("silverfrost", "standard", True),
    ],
)
def test_what_is_likely_comes_true(name: str, rules: str, alone: bool) -> None:
    brain = games.box(name).brains[rules]()
    mind = brain.mind
    net = read(brain.net.read_bytes(), brain.net.name, mind.encoder, mind.version)
    tables = [table for table in mind.tables() if (table.seats == 1) == alone]
    worth = Worth(mind, net)
    number = 3200 if alone else 400  # a game alone has few positions, and their results are the same
    pairs = [pair for k in range(number) for pair in said_and_came(worth, mind, tables[k % len(tables)], k)]
    assert len(pairs) > 2000
    assert calibration_error(pairs) <= LARGEST_ERROR


def test_the_error_is_found() -> None:
    assert calibration_error([(0.9, 1.0)] * 9 + [(0.9, 0.0)]) == pytest.approx(0)
    assert calibration_error([(0.5, 1.0)] * 9 + [(0.5, 0.0)]) == pytest.approx(0.4)
