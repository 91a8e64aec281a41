"""No bot ever answers with a move that its game refuses: at every table, at every level, wherever a game has gone."""

import sys
import time
from collections.abc import Callable

import pytest
from tests.bots.legal import Judged, company, judge

from frostwall import about
from frostwall.games import games

SHARES = 10  # of the decisions of each game
GATE, PURE, SOAK = 50_000, 200_000, 10_000_000  # decisions of each game; SOAK wants the compiled engine
SECONDS = 30  # between two reports


def reporter(title: str, total: int, capsys: pytest.CaptureFixture[str]) -> Callable[[Judged], None]:
    """Says now and then how far it is; a short run says nothing."""
    last = time.monotonic()

    def report(judged: Judged) -> None:
        nonlocal last
        if time.monotonic() - last > SECONDS:
            last = time.monotonic()
            with capsys.disabled():
                print(f"{title}: {judged.decisions:,} of {total:,} decisions", file=sys.stderr, flush=True)

    return report


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", list(games))
def test_no_bot_is_ever_refused(
    game: str, share: int, soak: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = (GATE if not soak else SOAK if about.compiled() else PURE) // SHARES
    judged = judge(game, wanted, share, reporter(f"{game} {share + 1}/{SHARES}", wanted, capsys))
    assert judged.decisions >= wanted
    modes = games[game].rulesets().items()
    assert set(judged.tables) == {f"{rules}/{seats}" for rules, numbers in modes for seats in numbers}
    assert set(judged.bots) == {name for name, _ in company(game, False)}


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", list(games))
def test_no_bot_that_takes_its_time_is_ever_refused(game: str) -> None:
    if len(company(game, True)) > 1:
        assert judge(game, 1, 1, thinking=True).decisions > 100
