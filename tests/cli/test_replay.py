"""`frostwall replay` and `frostwall verify`: records that are in order, and every way in which one is not."""

import re
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from tests.cli.command import refused, run_all

from frostwall.cli import files
from frostwall.core.record import Record, game_of
from frostwall.games import games
from frostwall.lab import replay
from frostwall.lab.words import Words
from frostwall.words.languages import COMPLETE, ENGLISH

GOLDEN = Path(__file__).parents[1] / "golden"


def test_replay_and_verify_what_sim_wrote(records: Path, tmp_path: Path) -> None:
    files = [str(path) for path in sorted(records.iterdir())]
    assert len(files) == 2
    found = run_all([[command, file] for file in files for command in ("replay", "verify")], tmp_path)
    for done in found:
        assert (done.returncode, done.stderr) == (0, "")
    for replayed, verified in zip(found[::2], found[1::2], strict=True):
        assert "The game is over" in replayed.stdout
        assert "[SET-11]" in replayed.stdout
        assert "The record is in order." in verified.stdout


def test_replay_for_a_viewer_and_to_a_line(records: Path, tmp_path: Path) -> None:
    start = ["replay", str(records / "watch-base-7-1.rec")]
    viewers = [[*start, "--to", "60", "--viewer", viewer, "--lang", "de"] for viewer in ("0", "spectator")]
    wrong = [["--viewer", "3"], ["--viewer", "me"], ["--to", "99999"], ["--to", "-1"]]
    found = run_all([*viewers, *([*start, *more] for more in wrong)], tmp_path)
    for done in found[:2]:
        assert (done.returncode, done.stderr) == (0, "")
        assert "Angehalten nach Zug 60" in done.stdout
    for done, (name, _) in zip(found[2:], wrong, strict=True):
        refused(done, f"{name} takes a whole number from 0 to")


def edited(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.search(old, text, re.MULTILINE)
    file.write_text(re.sub(old, new, text, count=1, flags=re.MULTILINE), encoding="utf-8")


UNREADABLE = [
    (r"^frostwall 1$", "frostwall 2", "format 2"),
    (r"^frostwall 1$", "chess 1", "not a Frostwall record"),
    (r"^rules_version: 2$", "rules_version: 999", "version 999 of the rules"),
    (r"^rules_version: 2$", "rules_version: 1", "version 1 of the rules"),
    (r"^game: watch$", "game: chess", "does not know the game “chess”"),
    (r"^rules: base$", "rules: nonsense", "no mode “nonsense”"),
    (r"^seats: 3$", "seats: x", "does not allow “seats”"),
    (r"^seats: 3$", "seats: 77", "does not allow"),
    (r"^setup: .*$", "setup: {}", "cannot begin"),
    (r"^setup: .*$", "setup: 7", "does not allow “setup”"),
    (r"^options: .*$", 'options: {"board": "round"}', "cannot begin"),
    (r"^game: watch\n", "", "lacks the line “game"),
    (r"^3 ", "4 ", "without gaps"),
    (r"^5 .*\n", "", "without gaps"),
    (r"^5 .*$", "what is this", "not a line of the form"),
    (r"\n\n", "\n", "blank line"),
]


ILLEGAL = [
    (r" roll$", " end"),
    (r" dice \d \d$", " dice 7 7"),
    (r"^1 (\d) .*$", r"1 \1 fly 3"),
    (r" roll$", " dice 1 1"),
]


def test_an_unreadable_record(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines: list[list[str]] = []
    for at, (old, new, _) in enumerate(UNREADABLE):
        spoilt = tmp_path / f"{at}.rec"
        spoilt.write_text(text, encoding="utf-8")
        edited(spoilt, old, new)
        lines += [["replay", str(spoilt)], ["verify", str(spoilt)]]
    for at, done in enumerate(run_all(lines, tmp_path)):
        refused(done, UNREADABLE[at // 2][2])
        assert lines[at][1] in done.stderr
        assert done.stdout == ""


def test_a_line_against_the_rules(file: Path, tmp_path: Path) -> None:
    """Replay prints up to it and refuses; verify has an answer: not in order."""
    text = file.read_text(encoding="utf-8")
    lines: list[list[str]] = []
    for at, (old, new) in enumerate(ILLEGAL):
        spoilt = tmp_path / f"{at}.rec"
        spoilt.write_text(text, encoding="utf-8")
        edited(spoilt, old, new)
        lines += [["replay", str(spoilt)], ["verify", str(spoilt)]]
    found = run_all(lines, tmp_path)
    for replayed, verified in zip(found[::2], found[1::2], strict=True):
        refused(replayed, "Line ")
        assert verified.returncode == 1
        assert "Line " in verified.stderr
        assert verified.stderr.count("\n") == 1
        assert "not legal" in verified.stdout


def test_other_dice_are_noticed(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    rolled = re.search(r" dice (\d) (\d)$", text, re.MULTILINE)
    assert rolled is not None
    first, second = map(int, rolled.groups())
    # The same sum by other dice: still legal, and nothing else changes.
    step = 1 if first < 6 and second > 1 else -1
    other = f"dice {first + step} {second - step}"
    edited(file, rf" dice {first} {second}$", f" {other}")
    replayed, verified = run_all([["replay", str(file)], ["verify", str(file)]], tmp_path)
    assert replayed.returncode == 0
    assert verified.returncode == 1
    assert other in verified.stderr


def test_a_truncated_record(file: Path, tmp_path: Path) -> None:
    data = file.read_bytes()
    middle = len(data) // 2
    file.write_bytes(data[:middle].rstrip(b"\n"))
    # Cut between two lines it is a game that is not over.
    between = tmp_path / "between.rec"
    between.write_bytes(data[: data.rindex(b"\n", 0, middle) + 1])
    lines = [[command, str(one)] for one in (file, between) for command in ("replay", "verify")]
    found = run_all(lines, tmp_path)
    for done in found[:2]:
        refused(done, "the end of the file may be lost")
    assert found[2].returncode == 0
    assert "The game is not over" in found[2].stdout
    assert found[3].returncode == 1
    assert "before the game is over" in found[3].stderr


def test_a_masked_record(file: Path, tmp_path: Path) -> None:
    whole = Record.read(file.read_text(encoding="utf-8"))
    masked = whole.for_viewer(games["watch"], 1, public_when_over=False)
    file.write_text(masked.write(), encoding="utf-8")
    lines = [["replay", str(file)], ["replay", str(file), "--viewer", "0"], ["verify", str(file)]]
    printed, other, verified = run_all(lines, tmp_path)
    assert (printed.returncode, printed.stderr) == (0, "")
    assert "This is what seat 1 may read" in printed.stdout
    refused(other, "seat 1 may read")
    refused(verified, "can be read but not replayed")


def test_files_that_are_no_records(tmp_path: Path) -> None:
    contents = {
        "not a Frostwall record": b"",
        "not a text file": bytes(range(256)),
        "blank line": b"frostwall 1\n" + b"\0" * 100,
        "too large": b"frostwall 1\n" * (files.MAX_FILE // 12 + 1),
    }
    lines: list[list[str]] = []
    for at, data in enumerate(contents.values()):
        file = tmp_path / f"{at}.rec"
        file.write_bytes(data)
        lines += [["replay", str(file)], ["verify", str(file)]]
    found = run_all(lines, tmp_path)
    for at, words in enumerate(contents):
        refused(found[2 * at], words)
        refused(found[2 * at + 1], words)


@pytest.mark.parametrize("lang", [lang for lang in COMPLETE if lang != ENGLISH])
def test_a_record_of_an_older_set_has_its_names(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The record names its set; it need not be the one that a new game would get."""
    record = Record.read((GOLDEN / "silverfrost-2.rec").read_text(encoding="utf-8"))
    names = games.box("silverfrost").set_names(game_of(record, games))
    assert names is not None
    replay.print_record(record, len(record.lines), None, Words(lang))
    told = capsys.readouterr().out
    cards = {line.text.split()[-1] for line in record.lines if line.text.startswith(("draw ", "reveal "))}
    for card in cards:
        own, english = (names.name("card", card, [each]) for each in (lang, ENGLISH))
        assert own in told
        assert own == english or not re.search(rf"[„“]{re.escape(english)}[”“]", told), english
