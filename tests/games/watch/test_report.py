"""The report on the Watch: its dice, and how points grow."""

import xml.etree.ElementTree as ET

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from frostwall.games import games
from frostwall.games.watch.report import observer
from frostwall.lab import report, simulate
from frostwall.lab.plan import Plan
from frostwall.lab.tally import Tally

PLAN = Plan(
    game="watch",
    rules="base",
    seats=4,
    options={"player_trade": "off"},
    bots=("random",) * 4,
    seed=5,
    games=3,
    sample=2,
)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return simulate.simulate(PLAN)


def test_dice_are_expected_as_two_dice_fall() -> None:
    found = observer.expected_dice(games["watch"], simulate.first_setup(PLAN))
    assert {n: round(36 * share) for n, share in found.items()} == {n: 6 - abs(7 - n) for n in range(2, 13)}


def test_an_observed_game_shows_dice_and_points(tally: Tally) -> None:
    assert tally.observed == 2
    assert observer.rolled_dice(tally).total() > 100
    for seat in range(4):
        assert tally.notes[observer.COURSE, seat, 0] == 2 * 2  # two settlements each after the founding
        assert tally.notes[observer.COURSE, seat, observer.STEPS] >= 2 * 2


def test_every_roll_is_on_the_page(tally: Tally) -> None:
    text = report.page(PLAN, tally, report.result(PLAN, tally, 1.5, 1), "en")
    *_, dice = ET.fromstring(text.removeprefix("<!doctype html>\n")).iter("table")
    rows = [[cell.text for cell in row] for row in dice.iter("tr")]
    assert rows[0] == ["Sum of the dice", "Rolls", "Share", "Expected"]
    assert sum(int(row[1] or 0) for row in rows[1:]) == observer.rolled_dice(tally).total()


def test_what_observers_note_is_no_part_of_the_result(tally: Tally) -> None:
    """The object of `sim --json` is the same with and without a report."""
    plain = simulate.simulate(Plan(**{**vars(PLAN), "sample": 0}))
    assert report.result(PLAN, tally, 1.5, 1) == report.result(PLAN, plain, 1.5, 1)
