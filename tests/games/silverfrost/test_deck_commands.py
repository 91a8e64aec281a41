"""`frostwall deck check` and `frostwall deck new`: what they print, their exit codes, and what they refuse."""

import argparse
import shlex
import shutil
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from tests.games.silverfrost.test_deck_check import JUNK, WORDS

from frostwall.games.silverfrost import commands
from frostwall.games.silverfrost.engine.deck.check.files import FILES, check_path, problems, read_set
from frostwall.games.silverfrost.engine.deck.sets import PACKAGED
from frostwall.words import Catalogue

HEARTHSIDE = Path(commands.__file__).parent / "decks" / "hearthside"


def run(*args: str | Path) -> int:
    parser = argparse.ArgumentParser()
    commands.add_arguments(parser)
    place = parser.parse_args([str(arg) for arg in args])
    return commands.run(place, place.lang or "en")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of hearthside to change."""
    shutil.copytree(HEARTHSIDE, tmp_path / "mine")
    return tmp_path / "mine"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


# --- check ---


def test_a_set_without_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", HEARTHSIDE) == 0
    assert capsys.readouterr().out == (
        "Different cards: 53 (copies: 123); giants: 27 (copies: 27); quests: 42; places: 26; snow cards: 24; "
        "plan cards: 8; action cards: 20.\n"
        "The set is playable.\n"
        f"Play it: frostwall terminal silverfrost --option set={shlex.quote(str(HEARTHSIDE))}\n"
    )


def test_errors_come_first_one_line_each(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(mine / "giants.toml", ', nl = "Voorraadbeer"', "")
    change(mine / "quests.toml", "points = 2", "points = 99")
    change(mine / "solo.toml", "  { place", "  { plaec")
    change(mine / "cards.toml", "gain = { birch = 1 }", 'gain = { birch = "three" }')
    assert run("check", mine) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [
        'cards.toml: timber_slide: effects[0].do[0].gain.birch: a number from 0 to 20 is expected, found "three"',
        "quests.toml: young_sprouts: points: a number from 0 to 15 is expected, found 99",
    ]
    assert lines[-4] == (
        "solo.toml: action_01: corners[0]: there is no key “plaec” here; known are: "
        "place, source, beacon_points, journey"
    )
    assert lines[-3] == "giants.toml: larder_bear: name: warning: there is no “nl”; English will be shown"
    assert lines[-1] == "4 errors: the set cannot be played yet."


def test_warnings_do_not_hinder(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(mine / "giants.toml", ', nl = "Voorraadbeer"', "")
    assert run("check", mine) == 0
    assert "\nThe set is playable; one warning.\nPlay it: " in capsys.readouterr().out


def test_how_to_play_a_set_is_told_as_a_shell_reads_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "my own set"
    assert run("new", mine) == 0
    *_, check, play = capsys.readouterr().out.splitlines()
    assert shlex.split(check)[-1] == str(mine)
    assert play.endswith(f"frostwall terminal silverfrost --option set='{mine}'")
    assert run("check", mine) == 2
    assert "frostwall terminal" not in capsys.readouterr().out
    shutil.copytree(HEARTHSIDE, mine, dirs_exist_ok=True)
    assert run("check", mine, "--lang", "de") == 0
    said = capsys.readouterr().out.splitlines()[-1]
    assert said == f"So spielst du ihn: frostwall terminal silverfrost --option set='{mine}'"


def test_a_directory_named_like_the_packaged_set_is_told_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(HEARTHSIDE, tmp_path / "hearthside")
    monkeypatch.chdir(tmp_path)
    assert run("check", "hearthside") == 0
    assert capsys.readouterr().out.endswith(" set=./hearthside\n")


def test_a_single_file(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", mine / "snow.toml") == 0
    assert capsys.readouterr().out.startswith("Nothing is wrong with this file by itself")
    change(mine / "snow.toml", 'marker = "none"', 'marker = "5P"')
    assert run("check", mine / "snow.toml") == 2
    assert capsys.readouterr().out == (
        'snow.toml: snow_01: marker: "5P" is none of: none, 3+P, 4P\nOne error in this file.\n'
    )


def test_broken_files_are_told(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (mine / "board.toml").unlink()
    (mine / "cards.toml").write_text("card = [\x1b", "utf-8")
    assert run("check", mine) == 2
    out = capsys.readouterr().out
    assert "cards.toml: the file is not valid TOML: " in out
    assert "board.toml: the file is missing\n" in out
    assert "\x1b" not in out


def test_no_such_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "nowhere", tmp_path / ("x" * 5000), "\0"):
        assert run("check", path) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1


def test_german(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(mine / "cards.toml", "cost = { birch = 1, moss = 1 }", "cost = { nut = 1 }")
    assert run("check", mine, "--lang", "de") == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "cards.toml: timber_slide: cost.nut: ein Bauwerk kostet nie Nüsse [DATA-C2]"
    assert lines[-1] == "Ein Fehler: Der Satz ist noch nicht spielbar."


@given(st.dictionaries(st.sampled_from(FILES), st.dictionaries(st.sampled_from(WORDS), JUNK, max_size=4)))
def test_junk_can_be_told(files: dict[str, dict[str, object]]) -> None:
    for problem in problems(files):
        text = commands.sentence(problem, Catalogue("de", "silverfrost/deck"))
        assert text.isprintable()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_problem_of_an_empty_set_can_be_said(lang: str) -> None:
    for problem in problems({name: {} for name in FILES}):
        text = commands.sentence(problem, Catalogue(lang, "silverfrost/deck"))
        assert text.startswith(f"{problem.file}: ")


# --- new ---


def test_DATA_C1_a_new_set_is_told_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "deep" / "Our Own-Set 2"
    assert run("new", mine) == 0
    assert str(mine) in capsys.readouterr().out
    assert sorted(path.name for path in mine.iterdir()) == sorted(f"{name}.toml" for name in FILES)
    assert {table["set_id"] for table in read_set(mine).values()} == {"our_own_set_2"}
    assert run("check", mine) == 2
    lines = capsys.readouterr().out.splitlines()
    declare = "; a set that wants another number says so in declared_counts [DATA-C1]"
    for missing in (
        f"cards.toml: 123 cards (copies counted) are expected, found 3{declare}",
        f"giants.toml: 27 giants (copies counted) are expected, found 1{declare}",
        f"quests.toml: 28 lowland quests are expected, found 1{declare}",
        f"quests.toml: 14 highland quests are expected, found 1{declare}",
        "board.toml: giant_slots: a list of 4 values is expected, found 0",
        "board.toml: journey_8: the key “discard_cost” is missing",
        "board.toml: place: no individual place of the Guild is in play with two players [DATA-C7]",
        f"snow.toml: 24 snow cards are expected, found 2{declare}",
        "solo.toml: the key “bonus” is missing",
        f"solo.toml: 8 plan cards are expected, found 1{declare}",
        f"solo.toml: 20 action cards are expected, found 1{declare}",
    ):
        assert missing in lines


def test_the_examples_of_a_new_set_are_right(tmp_path: Path) -> None:
    """What is wrong is what is missing, in no entry but the two Journey places without their cards to discard."""
    assert run("new", tmp_path / "mine") == 0
    entries = {problem.entry for problem in check_path(tmp_path / "mine") if problem.entry}
    assert entries == {"journey_8", "journey_shared"}


def test_a_new_set_can_be_filled_in(tmp_path: Path) -> None:
    """The template's files are replaced one by one by those of a finished set."""
    mine = tmp_path / "hearthside"
    assert run("new", mine) == 0
    before = len(check_path(mine))
    for name in FILES:
        shutil.copy(HEARTHSIDE / f"{name}.toml", mine)
        assert len(check_path(mine)) < before + 40
    assert check_path(mine) == []


def test_new_refuses_a_directory_that_is_not_empty(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in mine.glob("*.toml")}
    assert run("new", mine) == 2
    assert capsys.readouterr().err == (
        f"{mine} exists and is not empty; a new set needs a directory of its own.\n"
    )
    assert {path: path.read_bytes() for path in mine.glob("*.toml")} == before


def test_new_uses_an_empty_directory_and_refuses_a_file(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert run("new", empty) == 0
    assert run("new", empty / "cards.toml") == 2
    assert run("new", empty / "cards.toml" / "below") == 2


@pytest.mark.parametrize(
    ("name", "expected"),
    [("42", "set_42"), ("___", "my_set"), ("Fünf Höfe", "f_nf_h_fe"), ("a" * 99, "a" * 30)],
)
def test_the_id_of_a_new_set(name: str, expected: str, tmp_path: Path) -> None:
    assert run("new", tmp_path / name) == 0
    assert read_set(tmp_path / name)["cards"]["set_id"] == expected


@pytest.mark.parametrize("name", ["hearthside", "hearthside2"])
def test_a_copy_of_a_packaged_set_can_be_played_at_once(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "my cards"
    assert run("new", own, "--from", name) == 0
    assert f"a copy of the set {name}" in capsys.readouterr().out
    assert run("check", own) == 0
    assert 'set_id = "my_cards"' in (own / "cards.toml").read_text("utf-8")
    for file, kind in (("cards", "card"), ("giants", "giant"), ("quests", "quest")):
        copied = tomllib.loads((own / f"{file}.toml").read_text("utf-8"))[kind]
        said = [entry["text"] for entry in PACKAGED[name].texts[file][kind]]  # in every language
        assert [entry["text"] for entry in copied] == said


def test_no_copy_of_a_set_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", tmp_path / "mine", "--from", "nowhere") == commands.MISTAKE
    assert "“nowhere”. Known: hearthside2, hearthside." in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()
