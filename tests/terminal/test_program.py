"""The real program: over a pipe and with wrong arguments."""

import re
import subprocess
from pathlib import Path

import pytest
from tests.terminal.program import COMMAND, WAIT, Talk, environment, piped, saved
from tests.terminal.scripted import RECORDS

from frostwall.cli.main import main
from frostwall.core.drive import daily_seed, verify
from frostwall.games.watch.engine.game import GAME
from frostwall.terminal.session import read_file

# --- over a pipe ---


def test_the_end_of_the_input_ends_politely(tmp_path: Path) -> None:
    found = piped(tmp_path, "33\n41\n", "--seed", "a", "--bots", "random")
    assert found.returncode == 0
    assert found.stderr == ""
    assert "You found a settlement at intersection 33. SET-11" in found.stdout
    assert "> 33\n" in found.stdout
    file = saved(tmp_path)
    assert f"--resume {file}" in found.stdout
    assert [line.text for line in read_file(file).lines if line.seat == 0] == ["settlement 33", "road 41"]
    assert "\x1b" not in found.stdout


def test_the_game_of_a_day_is_that_of_the_table_server(tmp_path: Path) -> None:
    piped(tmp_path, "", "--day", "2026-11-16", "--seats", "3", "--option", "edition=de", "--bots", "random")
    seed = read_file(saved(tmp_path)).header.seed
    assert seed == daily_seed("2026-11-16", "watch", "base", 3, {"edition": "de"})
    assert seed == 'daily 2026-11-16 watch base 3 edition="de"'


def names_played(home: Path) -> list[list[str] | None]:
    files = sorted((home / "frostwall" / "games").glob("*.rec"), key=lambda path: path.stat().st_mtime)
    return [read_file(file).header.names for file in files]


def test_a_first_game_is_easy_and_the_next_as_strong_as_the_last(tmp_path: Path) -> None:
    first = piped(tmp_path, "", "--seats", "3")
    assert "You play against Blue (Odda, easy) and" in first.stdout
    assert "Odda: Loves roads, and builds them even where they lead nowhere.\n" in first.stdout
    assert "greedy" not in first.stdout
    piped(tmp_path, "", "--seats", "3", "--bots", "hard")
    last = piped(tmp_path, "", "--seats", "3")
    assert "You play against Blue (Sigrun, hard) and" in last.stdout
    played = [["you", "easy", "easy"], ["you", "hard", "hard"], ["you", "hard", "hard"]]
    assert names_played(tmp_path) == played


def test_a_resumed_game_goes_on_with_the_same_bots(tmp_path: Path) -> None:
    piped(tmp_path, "", "--seats", "3", "--bots", "medium,random")
    again = piped(tmp_path, "", "--resume", "--lang", "de")
    assert "(Hark, mittel)" in again.stdout
    assert "(Eira, Bot ohne Plan)" in again.stdout


def test_every_command_over_a_pipe(tmp_path: Path) -> None:
    lines = [
        "help",
        "?",
        "why settlement 33",
        "look 33",
        "map",
        "map paths",
        "board",
        "hand",
        "costs",
        "log",
        "rules distance",
        "rules BLD-12",
        "33",
        "undo",
        "33",
        f"save {tmp_path}/copy.rec",
        "resume",
        "lang de",
        "?",
        "lang en",
        "quit",
    ]
    found = piped(tmp_path, "\n".join(lines) + "\n", "--seed", "b", "--bots", "random")
    assert found.returncode == 0
    assert found.stderr == ""
    for sentence in (
        "PLAYING",
        "Your moves",
        "“settlement 33” is legal now",
        "intersection 33: wool 12, grain 5",
        "Hexes, with their",
        "You hold no resource cards.",
        "Trade routes:",
        "What happened so far",
        "The distance rule",
        "Taken back: settlement 33.",
        f"Saved as {tmp_path}/copy.rec.",
        "Deine Züge",
        "Now in English.",
    ):
        assert sentence in found.stdout, sentence
    assert re.search(r"^ +47.* 48", found.stdout, re.MULTILINE)  # the drawn map
    assert read_file(tmp_path / "copy.rec").lines[-1].text == "settlement 33"


def test_resuming_continues(tmp_path: Path) -> None:
    first = tmp_path / "one"
    second = tmp_path / "two"
    piped(first, "33\n41\n22\n30\nr\ne\nr\n", "--seed", "r")
    piped(second, "33\n41\n", "--seed", "r", "--record", str(tmp_path / "two.rec"))
    piped(second, "22\n30\nr\n", "--resume", str(tmp_path / "two.rec"))
    piped(second, "e\nr\n", "--resume", str(tmp_path / "two.rec"))
    assert saved(first).read_text() == (tmp_path / "two.rec").read_text()
    last = piped(first, "hand\n", "--resume")
    assert last.returncode == 0
    assert "Welcome back" in last.stdout


def test_nothing_but_bytes(tmp_path: Path) -> None:
    found = piped(
        tmp_path,
        b"\xff\xfe\x00\x80\n\x1b[31m\n" + b"A" * 200_000 + b"\n\r\n33\r\n",
        "--seed",
        "a",
        "--bots",
        "random",
    )
    assert found.returncode == 0
    assert found.stderr == ""
    assert "too long" in found.stdout
    assert "You found a settlement at intersection 33." in found.stdout
    assert "\x1b" not in found.stdout


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--seed", "a"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    try:
        process.stdin.write(b"help\n" * 50)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(WAIT) != 1
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()


def test_a_whole_game_through_the_prompt(tmp_path: Path) -> None:
    """Whatever `?` lists first is typed until the game is over."""
    talk = Talk(tmp_path, "--seed", "pipe", "--bots", "greedy", "--seats", "3")
    shown = talk.until_prompt()
    for _ in range(2000):
        if shown.endswith("leaves > "):
            break
        listed = talk.say("?").split("Your moves\n", 1)[1]
        first = re.search(r"^   ([a-z](?:\d+|camp))  ", listed, re.MULTILINE)
        single = re.search(r"^([a-z]) .*  [a-z]+$", listed, re.MULTILINE)
        typed = re.search(r"such as (d [a-z]+),", listed)
        choice = next(match for match in (first, single, typed) if match is not None)
        shown = talk.say(choice[1])
    talk.say("")
    assert talk.process.wait(WAIT) == 0
    assert talk.process.stdin
    assert talk.process.stdout
    talk.process.stdin.close()
    talk.process.stdout.close()
    assert "Won by" in talk.heard
    assert f"frostwall replay {saved(tmp_path)}" in talk.heard
    report = verify(read_file(saved(tmp_path)), GAME)
    assert not report.problems
    assert report.finished


# --- mistakes on the command line ---


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--rules", "chess"], "chess"),
        (["--seats", "9"], "9"),
        (["--seats", "2"], "2"),
        (["--seats", "many"], "many"),
        (["--seat", "4"], "seat 4"),
        (["--seat", "-1"], "seat -1"),
        (["--seats", "3", "--seat", "3"], "seat 3"),
        (["--bots", "genius"], "genius"),
        (["--bots", "greedy:perfect"], "easy, medium, strong"),
        (["--bots", "greedy,random"], "2 bots"),
        (["--bots", ""], "bot"),
        (["--option", "phases"], "phases"),
        (["--option", "phases=sideways"], "sideways"),
        (["--option", "colour=red"], "colour"),
        (["--lang", "tlh"], "tlh"),
        (["--seed", ""], "seed"),
        (["--seed", "a\nb"], "seed"),
        (["--day", "20261116"], "20261116"),
        (["--day", "2026-02-30"], "2026-02-30"),
        (["--day", "9999-12-31"], "9999-12-31"),
        (["--day", "--seed", "a"], "--day"),
        (["--resume", "x", "--day"], "resumed"),
        (["--resume", "/no/such/file"], "/no/such/file"),
        (["--resume", "/"], "/"),
        (["--resume", "x", "--seed", "y"], "resumed"),
        (["--record", "/no/such/folder/x.rec"], "/no/such/folder"),
        (["--resume"], "no game"),
    ],
)
def test_mistakes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: list[str],
    sentence: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["terminal", "watch", *args]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert not (tmp_path / "frostwall").exists()


def test_a_mistake_of_the_real_program(tmp_path: Path) -> None:
    found = piped(tmp_path, "", "--bots", "genius")
    assert found.returncode == 2
    assert "genius" in found.stderr
    assert found.stdout == ""


def test_unknown_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "checkers"]) == 2
    assert "checkers" in capsys.readouterr().err


def test_bad_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = (RECORDS / "middle.rec").read_text(encoding="utf-8")
    bad = {
        "empty": "",
        "foreign": "PGN 1\n",
        "newer": good.replace("frostwall 1", "frostwall 2", 1),
        "newer_rules": good.replace("rules_version: 2", "rules_version: 999", 1),
        "other_game": good.replace("game: watch", "game: chess", 1),
        "truncated": good[:-3],
        "illegal": good.replace("\n1 ", "\n1 0 road 3\n2 ", 1),
        "hand_edited": good.replace(" settlement ", " keep ", 1),
        "no_seed": re.sub(r"seed: .*\n", "", re.sub(r"commit: .*\n", "", good)),
        "masked": good.replace("seed:", "viewer: 1\nseed:", 1),
        "seats": good.replace("seats: 4", "seats: 7", 1),
        "binary": "frostwall 1\n\x00\x01\n\n",
    }
    for name, text in bad.items():
        path = tmp_path / f"{name}.rec"
        path.write_text(text, encoding="utf-8")
        assert main(["terminal", "watch", "--resume", str(path)]) == 2, name
        said = capsys.readouterr()
        assert said.err.count("\n") == 1, name
        assert said.out == ""
        assert path.read_text(encoding="utf-8") == text


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.rec"
    path.write_text("precious")
    assert main(["terminal", "watch", "--record", str(path)]) == 2
    assert path.read_text() == "precious"
