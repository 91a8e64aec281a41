"""The report on Silverfrost: every card, quest, giant and place is on it, every number is one, and flags are right."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE_2
from frostwall.games.silverfrost.report import observer
from frostwall.games.silverfrost.report.face import SilverfrostReport
from frostwall.games.silverfrost.report.page import SilverfrostPage
from frostwall.games.silverfrost.wording import names_of_texts
from frostwall.lab import report, simulate
from frostwall.lab.page import FLAG
from frostwall.lab.plan import Plan
from frostwall.lab.tally import Tally

PLAN = Plan(
    game="silverfrost",
    rules="standard",
    seats=4,
    options={"snow_side": "snowstorm"},
    bots=("random",) * 4,
    seed=3,
    games=3,
    sample=3,
)
SPREAD = tuple(SilverfrostReport().variants(1, {}))
SOLO = replace(PLAN, seats=1, bots=("random",), options={}, games=4, sample=4, variants=SPREAD)
NAMES = names_of_texts(HEARTHSIDE_2.texts)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return simulate.simulate(PLAN)


@pytest.fixture(scope="module")
def solo() -> Tally:
    return simulate.simulate(SOLO)


def page(plan: Plan, tally: Tally, lang: str = "en") -> str:
    return report.page(plan, tally, report.result(plan, tally, 1.5, 1), lang)


def tables(text: str) -> dict[str, list[list[str]]]:
    """By the title of their figure."""
    root = ET.fromstring(text.removeprefix("<!doctype html>\n"))
    found: dict[str, list[list[str]]] = {}
    for figure in root.iter("figure"):
        rows = [["".join(cell.itertext()) for cell in row] for row in figure.iter("tr")]
        found[figure.findtext("figcaption/h2") or ""] = rows
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_of_the_set_is_on_the_page(lang: str, tally: Tally) -> None:
    text = page(PLAN, tally, lang)
    found = list(tables(text).values())
    said = {cell for table in found for row in table for cell in row}
    deck = HEARTHSIDE_2
    for what, ids in (("card", deck.card_names), ("quest", deck.quest_names), ("giant", deck.giant_names)):
        assert {NAMES.name(what, one, [lang]) for one in ids} <= said
    assert {NAMES.name("place", one, [lang]) for one in deck.place_names} <= said


@pytest.mark.parametrize("lang", ["en", "de"])
def test_pages_stand_alone_and_hold_numbers(lang: str, tally: Tally, solo: Tally) -> None:
    for plan, what, figures in ((PLAN, tally, 12), (SOLO, solo, 11)):
        text = page(plan, what, lang)
        root = ET.fromstring(text.removeprefix("<!doctype html>\n"))
        assert len(root.findall(".//figure")) == figures
        assert not re.search(
            r"\b(nan|inf|none)\b", re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL), re.IGNORECASE
        )
        assert not re.search(r"https?:|url\(|@import|\bsrc=|\bhref=", text)
        for figure in root.iter("figure"):
            drawing = figure.find("svg")
            assert drawing is not None
            assert drawing.get("role") == "img"
            assert drawing.get("aria-label")
            heads = figure.findall("details//table/thead/tr/th[@scope='col']")
            rows = figure.findall("details//table/tbody/tr")
            assert all(len(row) == len(heads) for row in rows)
        for rect in root.iter("rect"):
            assert all(float(rect.get(name, "bad")) >= 0 for name in ("x", "y", "width", "height"))


def test_points_by_seat_and_source(tally: Tally) -> None:
    found = tables(page(PLAN, tally))["Where points come from"]
    assert found[0][1:-1] == [
        "printed points of cards",
        "bonus points",
        "quests",
        "snow",
        "point tokens",
        "Journey",
    ]
    for row in found[1:]:
        assert abs(sum(float(cell) for cell in row[1:-1]) - float(row[-1])) < 0.05


def test_shares_of_a_season_add_up(tally: Tally) -> None:
    rows = tables(page(PLAN, tally))["Where animals go"][1:]
    for column in range(2, 7):
        total = sum(float(row[column].removesuffix("%")) for row in rows)
        assert abs(total - 100) < 2


def test_the_workers_do_not_show() -> None:
    plan = replace(PLAN, games=4, sample=4)
    one, two = simulate.simulate(plan, 1), simulate.simulate(plan, 2)
    assert page(plan, one) == page(plan, two)


def made_up(**notes: int) -> Tally:
    tally = Tally(games=100, observed=100, decisions=1, finished=100)
    tally.turns[90] = 100
    tally.points.update(dict.fromkeys(range(4), 100))
    for what, n in notes.items():
        tally.notes[what, HEARTHSIDE_2.card_names[0]] = n
    return tally


@pytest.mark.parametrize(
    ("seen", "played", "flag"),
    [
        (0, 0, "never seen"),
        (100, 1, "perhaps rarely played"),
        (999, 1, "rarely played"),
        (100, 5, ""),
        (100, 60, ""),
        (100, 61, "perhaps played very often"),
        (100, 90, "played very often"),
    ],
)
def test_cards_outside_the_band_are_flagged(seen: int, played: int, flag: str) -> None:
    tally = made_up(**{observer.SEEN: seen, observer.PLAYED: played})
    name = NAMES.name("card", HEARTHSIDE_2.card_names[0], ["en"])
    (row,) = [row for row in tables(page(PLAN, tally))["How often cards are played"] if row[0] == name]
    assert row[3:5] == [str(played), str(seen)]
    assert row[-1] == flag


def test_seats_far_from_their_fair_share_are_flagged() -> None:
    tally = made_up()
    tally.wins.update({0: 31, 1: 30, 2: 20, 3: 19})
    rows = tables(page(PLAN, tally))["Who wins, by seat"][1:]
    assert [FLAG in row[2] for row in rows] == [True, False, False, True]
    mixed = replace(PLAN, bots=("random", "random", "random", "greedy"))
    assert not any(FLAG in row[2] for row in tables(page(mixed, tally))["Who wins, by seat"])


def test_solo_shows_every_difficulty(solo: Tally, capsys: pytest.CaptureFixture[str]) -> None:
    found = tables(page(SOLO, solo))
    assert [row[0] for row in found["Wins against Claw"][1:]] == [
        "1: easy",
        "2: medium",
        "3: hard",
        "4: very hard",
    ]
    assert len(found["Points of both sides"]) == 1 + 2 * 4
    assert "--report FILE.html" in page(SOLO, solo)
    report.print_summary(SOLO, solo, report.result(SOLO, solo, 1.0, 1), "en")
    said = capsys.readouterr().out
    assert said.startswith("4 solo games of Silverfrost (standard game), seed 3\n")
    assert "Claw’s mean points" in said


@pytest.mark.parametrize("lang", ["en", "de"])
def test_solo_games_that_the_seat_lost_are_won_by_Claw(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    tally = made_up()
    tally.games = 101
    tally.nobody, tally.endings["unfinished"] = 9, 1
    report.print_summary(SOLO, tally, report.result(SOLO, tally, 1.0, 1), lang)
    said = capsys.readouterr().out
    won = {"en": "Won by Claw", "de": "Von Klaue gewonnen"}[lang]
    assert f"\n{won}: 8.\n" in said
    shown = page(SOLO, tally, lang)
    assert f"<dt>{won}</dt><dd>8</dd>" in shown
    for text in (said, shown):
        assert not re.search("nobody|[Ss]hared wins|ohne Sieger|Geteilte Siege", text)


def test_the_names_of_the_set_are_not_cut(tally: Tally) -> None:
    for lang in ("en", "de"):
        assert re.findall(r"<text[^>]*><title>[^<]*", page(PLAN, tally, lang)) == []


def test_games_that_nobody_observed() -> None:
    plan = replace(PLAN, sample=0, games=2)
    assert len(tables(page(plan, simulate.simulate(plan)))) == 4


def test_somebodys_own_set_is_named_by_its_directory(tally: Tally) -> None:
    shown = SilverfrostPage(PLAN, tally, {"options": {"set": "/my/<set>"}}, "en").lead()
    assert "/my/&lt;set&gt;" in shown
