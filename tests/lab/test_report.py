"""The report: a page that stands alone, is well formed, and says what was counted."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from frostwall.lab import drawing, report, simulate
from frostwall.lab.plan import Plan
from frostwall.lab.tally import Tally
from frostwall.lab.words import Words

PLAN = Plan(
    game="watch",
    rules="base",
    seats=3,
    options={"player_trade": "off"},
    bots=("random",) * 3,
    seed=1,
    games=4,
    sample=2,
)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return simulate.simulate(PLAN)


def page(plan: Plan, tally: Tally, lang: str = "en") -> str:
    return report.page(plan, tally, report.result(plan, tally, 1.5, 1), lang)


def tree(text: str) -> ET.Element:
    """The page is also well-formed XML: every tag is closed, everything foreign is escaped."""
    assert text.startswith("<!doctype html>\n")
    return ET.fromstring(text.removeprefix("<!doctype html>\n"))


def test_page_is_well_formed_and_stands_alone(tally: Tally) -> None:
    text = page(PLAN, tally)
    root = tree(text)
    assert root.get("lang") == "en"
    assert root.find("head/meta[@charset='utf-8']") is not None
    assert len(root.findall(".//figure")) == 5
    tags = {element.tag for element in root.iter()}
    assert not tags & {"script", "link", "img", "iframe", "object", "image", "use"}
    assert not re.search(r"https?:|//|url\(|@import|\bsrc=|\bhref=", text)


def test_page_is_accessible(tally: Tally) -> None:
    root = tree(page(PLAN, tally))
    for figure in root.findall(".//figure"):
        drawing = figure.find("svg")
        assert drawing is not None
        assert drawing.get("role") == "img"
        assert drawing.get("aria-label")
        assert figure.find("figcaption/h2") is not None
        assert figure.find("details//table/thead/tr/th[@scope='col']") is not None
    assert "prefers-color-scheme: dark" in page(PLAN, tally)


def test_tables_hold_the_numbers(tally: Tally) -> None:
    root = tree(page(PLAN, tally))
    tables = [[[cell.text for cell in row] for row in t.iter("tr")] for t in root.iter("table")]
    wins, lengths = tables[0], tables[1]
    assert [row[1] for row in wins[1:]] == [str(tally.wins[seat]) for seat in range(3)]
    assert sum(int(row[1] or 0) for row in lengths[1:]) == 4


def test_coordinates_are_numbers(tally: Tally) -> None:
    root = tree(page(PLAN, tally, "de"))
    for rect in root.iter("rect"):
        for name in ("x", "y", "width", "height"):
            assert float(rect.get(name, "bad")) >= 0


def test_german(tally: Tally) -> None:
    text = page(PLAN, tally, "de")
    assert tree(text).get("lang") == "de"
    assert "Wer gewinnt" in text
    assert re.search(r"\d,\d %", text)


def test_without_observed_games_their_plots_are_left_out() -> None:
    plan = replace(PLAN, sample=0, games=1)
    root = tree(page(plan, simulate.simulate(plan)))
    assert len(root.findall(".//figure")) == 3


def test_games_without_end() -> None:
    tally = Tally()
    tally.count(None, 10, 5, 3)
    text = page(replace(PLAN, games=1, sample=0), tally)
    assert len(tree(text).findall(".//figure")) == 2
    assert "not finished: 1" in text


def test_command_gives_the_games_again(tally: Tally) -> None:
    command = "frostwall sim watch --rules base --seats 3 --option player_trade=off --bots random --games 4 --seed 1"
    assert command in page(PLAN, tally)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (0, 6, [0, 1, 2, 3, 4, 5, 6]),
        (130, 498, [200, 300, 400]),
    ],
)
def test_ticks_are_round(low: float, high: float, expected: list[float]) -> None:
    assert drawing.ticks(low, high) == expected


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 1]), (0, 2, [0, 1, 2]), (3, 5.5, [3, 4, 5]), (130, 498, [200, 300, 400])],
)
def test_ticks_of_counts_are_whole(low: float, high: float, expected: list[float]) -> None:
    assert drawing.ticks(low, high, whole=True) == expected


def test_a_label_too_long_is_cut_and_told_in_full() -> None:
    assert drawing.label(250, 9, "Bell &amp; Tower", "!").endswith(">Bell &amp; Tower !</text>")
    name = "The &lt;Very&gt; Old &amp; " + "Mossy " * 20 + "Bell Tower"
    text = ET.fromstring(drawing.label(250, 9, name, "!"))
    (title,) = text
    assert title.text == "The <Very> Old & " + "Mossy " * 20 + "Bell Tower"
    assert title.tail is not None
    assert title.tail.startswith("The <Very> Old & Moss")
    assert title.tail.endswith("… !")
    assert len(title.tail) < 35


def test_bins_keep_every_game() -> None:
    counts = Counter({100: 3, 101: 4, 399: 1})
    bins, size = drawing.bins(counts)
    assert sum(bins.values()) == 8
    assert size == 10
    assert bins[100] == 7
    assert drawing.bins(Counter({7: 2})) == ({7: 2}, 1)


def test_numbers_are_written_as_the_language_does() -> None:
    assert Words("en").number(1234567.891, 2) == "1,234,567.89"
    assert Words("de").number(1234567.891, 2) == "1.234.567,89"
    assert Words("de").percent(0.255) == "25,5 %"
