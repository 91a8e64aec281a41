"""A record printed for people, and checked: what is said, and what a viewer must not read."""

from functools import cache

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from frostwall.core import drive
from frostwall.core.record import Record, RecordError
from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR
from frostwall.games import games
from frostwall.lab import Mistake, replay, simulate
from frostwall.lab.words import Words

GAME = games["watch"]
WORDS = Words("en")


@cache
def written(fair: bool = False) -> str:
    """A finished game as text; a fair one draws everything from a seed promised before."""
    seed = "a seed"
    setup = GAME.setup("base", 3, drive.setup_rng(seed), board="full_random")
    seated = [simulate.Uniform(Rng(4, 1))] * 3
    chance: drive.Chance = drive.Streams(seed) if fair else drive.Fast(4)
    record = drive.play(GAME, setup, seated, chance, drive.bot_rngs(4, 3)).record
    assert record is not None
    return record.write()


def record(fair: bool = False) -> Record:
    return Record.read(written(fair))


def cut(text: str, lines: int) -> Record:
    whole = Record.read(text)
    return Record(whole.header, whole.lines[:lines])


def printed(
    capsys: pytest.CaptureFixture[str],
    what: Record,
    to: int | None = None,
    viewer: int | None = None,
    lang: str = "en",
) -> str:
    replay.print_record(what, len(what.lines) if to is None else to, viewer, Words(lang))
    return capsys.readouterr().out


# --- replay ---


def test_everything_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    what = record()
    text = printed(capsys, what)
    assert text.startswith("A record of A Game of Thrones Catan (base game), 3 seats\n")
    for line in what.lines:
        assert f"{line.seq:{len(str(len(what.lines)))}} {line.write().split(' ', 1)[1]}\n" in text
    assert "[SET-11]" in text
    assert "[END-2]" in text
    assert "The game is over (a win by victory points): Talvi" in text
    assert "generator: sfc32 4" in text


def test_up_to_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, record(), 12)
    assert "\n12 " in text
    assert "\n13 " not in text
    assert f"Stopped after move 12 of {len(record().lines)}." in text
    assert "hand: " in text
    assert printed(capsys, record(), 0).count("points: 0") == 3


def test_an_open_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert "The game is not over; the record ends with move 30." in printed(capsys, cut(written(), 30))


def test_german(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, record(), 20, lang="de")
    assert "gründet" in text or "Siedlung" in text
    assert "Angehalten nach Zug 20" in text


def test_undo_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    what = cut(written(), 1)
    first = what.lines[0]
    what.append(first.seat, "undo 0")
    what.append(first.seat, first.text)
    assert "Taken back: the game stands as after move 0." in printed(capsys, what)


def test_a_viewer_reads_no_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    """Two games that differ only in what seat 0 cannot know read the same for it, and not for everybody."""
    what = record()
    hidden = [line for line in what.lines if line.seat == -1 and line.text.startswith("draw ")]
    drawn = next(line for line in hidden if not line.text.startswith("draw 0"))
    seat, card = drawn.text.split()[1:]
    other = "patrol" if card != "patrol" else "winter"
    changed = Record(what.header, list(what.lines[: drawn.seq]))
    changed.lines[-1] = type(drawn)(drawn.seq, drawn.seat, f"draw {seat} {other}", drawn.notes)
    same = Record(what.header, what.lines[: drawn.seq])
    assert printed(capsys, same, viewer=0) == printed(capsys, changed, viewer=0)
    assert printed(capsys, same, viewer=SPECTATOR) == printed(capsys, changed, viewer=SPECTATOR)
    assert printed(capsys, same, viewer=int(seat)) != printed(capsys, changed, viewer=int(seat))
    assert printed(capsys, same) != printed(capsys, changed)


@pytest.mark.parametrize("fair", [False, True])
def test_a_viewer_reads_no_seed_of_a_running_game(fair: bool, capsys: pytest.CaptureFixture[str]) -> None:
    what = cut(written(fair), 30)
    secrets = ["a seed", "\n  seed"] if fair else ["sfc32", "generator"]
    whole = printed(capsys, what)
    for secret in secrets:
        assert secret in whole
    for viewer in (0, 1, 2, SPECTATOR):
        text = printed(capsys, what, viewer=viewer)
        assert text.startswith("A record of A Game of Thrones Catan (base game), 3 seats\n")
        assert f"\n  viewer: {viewer}\n" in text
        assert ("\n  commit: " in text) is fair
        for secret in secrets:
            assert secret not in text


def test_a_masked_record_is_printed_not_folded(capsys: pytest.CaptureFixture[str]) -> None:
    masked = record().for_viewer(GAME, 1, public_when_over=False)
    text = printed(capsys, Record.read(masked.write()))
    assert "This is what seat 1 may read." in text
    assert " ?\n" in text
    assert "The position" not in text
    assert printed(capsys, masked, viewer=1) == text
    with pytest.raises(Mistake) as caught:
        printed(capsys, masked, viewer=2)
    assert caught.value.key == "cli-masked-for"


def test_same_names_are_told_apart() -> None:
    header = record().header
    assert replay.names_of(header) == ["Eira", "Talvi", "Nives"]
    header.names = ["greedy:easy", "Eira", "random"]
    assert replay.names_of(header) == ["Talvi", "Eira", "Nives"]
    header.names = ["Ann", "Bo", "Ann"]
    assert replay.names_of(header) == ["Ann (0)", "Bo", "Ann (2)"]
    header.names = None
    assert replay.names_of(header) == []


def test_control_characters_do_not_reach_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    what = cut(written(), 8)
    what.header.names = ["\x1b[2J", "b", "c"]
    assert "\x1b" not in printed(capsys, what)


# --- verify ---


def check(capsys: pytest.CaptureFixture[str], what: Record) -> tuple[str | None, str]:
    return replay.print_check(what, WORDS), capsys.readouterr().out


def test_a_generator_can_be_checked_a_setup_cannot(capsys: pytest.CaptureFixture[str]) -> None:
    problem, text = check(capsys, record())
    assert problem is None
    assert f"all {len(record().lines)} are legal" in text
    assert "the one the generator in the header gives" in text
    assert "cannot be checked, because the header names no seed" in text
    assert "The record is in order." in text


def test_a_seed_proves_everything(capsys: pytest.CaptureFixture[str]) -> None:
    problem, text = check(capsys, record(fair=True))
    assert problem is None
    assert "cannot be checked" not in text
    assert "it is the one the seed gives" in text
    assert "every draw is the one the seed gives" in text
    assert "the seed is the one promised" in text


def test_no_seed_and_no_generator(capsys: pytest.CaptureFixture[str]) -> None:
    what = record()
    what.header.generator = None
    problem, text = check(capsys, what)
    assert problem is None
    assert "names neither seed nor generator" in text


def test_foreign_dice(capsys: pytest.CaptureFixture[str]) -> None:
    what = record(fair=True)
    what.header.seed = "another"
    problem, text = check(capsys, what)
    assert problem is not None
    assert "Promise: the seed is not the one promised" in text
    assert "not every draw" in text


def test_an_illegal_line(capsys: pytest.CaptureFixture[str]) -> None:
    text = written()
    wrong = text.replace(" roll\n", " end\n", 1)
    problem, said = check(capsys, Record.read(wrong))
    assert problem is not None
    assert problem.startswith("Line ")
    assert "then one is not legal" in said


def test_an_unfinished_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    problem, _ = check(capsys, cut(written(), 40))
    assert problem == "The record ends after move 40, before the game is over."
    problem, _ = check(capsys, cut(written(), 0))
    assert problem is not None


def test_what_cannot_begin_is_not_checked() -> None:
    masked = record().for_viewer(GAME, 1, public_when_over=False)
    with pytest.raises(RecordError):
        replay.print_check(masked, WORDS)
