"""`frostwall lab compare`: paired deals, honest intervals, and the same result for any number of workers."""

import json
import math
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from tests.cli.command import refused, run, run_all

from frostwall.lab.compare import Comparison, Found, compare, judge, page, summary
from frostwall.lab.compare.found import ENDING, LENGTH, UNIT, WIN
from frostwall.lab.statistics import student
from frostwall.lab.words import Words

BOARDS = Comparison(
    game="watch",
    rules="base",
    seats=3,
    variants=({}, {"board": "shuffled_terrain"}, {"edition": "nl"}),
    names=("", "board=shuffled_terrain", "edition=nl"),
    bots=("random",) * 3,
    seed=5,
    deals=6,
)


@pytest.fixture(scope="module")
def found() -> Found:
    return compare(BOARDS)


def test_the_number_of_workers_changes_nothing(found: Found) -> None:
    assert compare(BOARDS, 3) == found
    assert found.deals == 6


def test_a_variant_against_itself_differs_in_nothing() -> None:
    """The deals are paired: the same rules play the same games."""
    same = replace(BOARDS, variants=({}, {"board": "standard"}), names=("", "board=standard"), deals=3)
    for row in judge(compare(same), 3):
        assert row.values[0] == row.values[1]
        assert (row.changes[0].mean, row.changes[0].low, row.changes[0].high) == (0, 0, 0)


def test_shares_and_points_add_up(found: Found) -> None:
    rows = judge(found, 3)
    for at in range(3):
        for kind in (WIN, ENDING):
            assert math.isclose(sum(row.values[at].mean for row in rows if row.kind == kind), 1.0)
        points = sum(row.values[at].mean for row in rows if row.kind == "points")
        sources = sum(row.values[at].mean for row in rows if row.kind == "source")
        assert math.isclose(points, 3 * sources)  # of all seats, and of one


def test_intervals_of_differences_hold_what_they_promise() -> None:
    """Known differences on paired values with a large common part: about 95 of 100 intervals cover the truth, and
    they are far narrower than those of the values."""
    rng, covered, trials = Random(3), 0, 400
    wide = narrow = 0.0
    for _ in range(trials):
        found = Found.empty(2)
        for _ in range(12):
            luck = rng.gauss(0, 100)
            games = [round(1000 + luck + rng.gauss(0, 10)), round(1010 + luck + rng.gauss(0, 10))]
            found.count([Counter({(LENGTH, "turns"): turns, (WIN, 0): UNIT}) for turns in games])
        row = next(row for row in judge(found, 1) if row.name == "turns")
        covered += row.changes[0].low <= 10 <= row.changes[0].high
        wide += row.values[0].high - row.values[0].low
        narrow += row.changes[0].high - row.changes[0].low
    assert 0.925 <= covered / trials <= 0.975
    assert narrow < wide / 4


@pytest.mark.parametrize(
    ("freedom", "factor"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_factor_is_the_one_in_the_tables(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, abs=0.03)


class Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.figures = 0
        self.cells: list[str] = []
        self.cell = False

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.figures += tag == "figure"
        self.cell = tag == "td"

    def handle_endtag(self, tag: str) -> None:
        self.cell = False

    def handle_data(self, data: str) -> None:
        if self.cell:
            self.cells.append(data)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_and_the_table_tell_the_same(found: Found, lang: str) -> None:
    words = Words(lang)
    read = Texts()
    read.feed(page.html(BOARDS, found, "frostwall lab compare", lang))
    rows = judge(found, 3)
    assert read.figures == 4  # one ending, so no plot of them
    assert read.cells == [cell for row in rows for cell in summary.cells(BOARDS, row, words)]
    assert len(summary.lines(BOARDS, found, words)) == len(rows) + 9


def test_the_command_compares_options_sets_of_options_and_sets_of_cards(tmp_path: Path) -> None:
    few = ["--deals", "2", "--seats", "2", "--bots", "random", "--workers", "1", "--json", "-"]
    sets = [
        "lab",
        "compare",
        "silverfrost",
        *few,
        "--option",
        "set=hearthside2",
        "--option",
        "set=hearthside",
    ]
    whole = ["lab", "compare", "silverfrost", *few, "--variant", "", "--variant", "set=hearthside"]
    page_too = ["--report", str(tmp_path / "page.html")]
    options = ["lab", "compare", "silverfrost", *few, "--option", "snow_side=snowstorm", *page_too]
    options += ["--option", "setup.mulligan=yes", "--option", "setup.mulligan=no"]
    by_option, by_variant, ruled = (
        json.loads(done.stdout) for done in run_all([sets, whole, options], tmp_path)
    )
    assert by_option["measures"] == by_variant["measures"]
    assert [found["name"] for found in by_variant["comparison"]["variants"]] == ["", "set=hearthside"]
    assert [found["options"]["snow_side"] for found in ruled["comparison"]["variants"]] == ["snowstorm"] * 2
    assert "<figure>" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_mistakes_are_one_sentence(tmp_path: Path) -> None:
    def line(*more: str) -> list[str]:
        return ["lab", "compare", "watch", "--deals", "1", *more]

    one = ("--option", "board=standard")
    other = ("--option", "board=shuffled_terrain")
    cases = {
        "Name two to 6 variants": line(*one),
        "the same number of values": line(*one, *other, "--variant", "x=y"),
        "nothing to compare": line(*one, *one),
        "There is no option": line("--option", "sauce=a", "--option", "sauce=b"),
        "MODE-9": line(*one, "--option", "board=full_random", "--option", "random_numbers=no"),
        "There is no bot": line(*one, *other, "--bots", "nobody"),
        "KEY=VALUE": line("--variant", "'", "--variant", ""),
        "--deals takes a whole number": line(*one, *other, "--deals", "0"),
        "is no executor": line(*one, *other, "--executor", "carrier pigeons"),
        "add --executor ray": line(*one, *other, "--address", "auto"),
    }
    for words, done in zip(cases, run_all(list(cases.values()), tmp_path), strict=True):
        refused(done, words)


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "breaks.py").write_text(
        "class Bot:\n    name = 'breaks'\n    def choose(self, view, clock):\n        raise ValueError('no idea')\n",
        encoding="utf-8",
    )
    args = ["watch", "--option", "board=standard", "--option", "board=shuffled_terrain", "--deals", "2"]
    refused(run("lab", "compare", *args, "--bots", "breaks:Bot", cwd=tmp_path), "no idea")
