"""A record of Silverfrost printed for people: moves and events in words, and the position as a viewer may know it."""

from functools import cache

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from frostwall.core import drive
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR
from frostwall.games import games
from frostwall.games.silverfrost.report.position import SilverfrostPosition
from frostwall.lab import replay, simulate
from frostwall.lab.words import Words
from frostwall.words.generic import GenericCatalogue
from frostwall.words.wording import SetNames

GAME = games["silverfrost"]


@cache
def record(seats: int) -> Record:
    setup = GAME.setup("standard", seats, Rng(2))
    seated = [simulate.Uniform(Rng(4, 1))] * seats
    found = drive.play(GAME, setup, seated, drive.Fast(4), drive.bot_rngs(4, seats)).record
    assert found is not None
    return found


def printed(
    capsys: pytest.CaptureFixture[str],
    what: Record,
    to: int | None = None,
    viewer: int | None = None,
    lang: str = "en",
) -> str:
    replay.print_record(what, len(what.lines) if to is None else to, viewer, Words(lang))
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 3])
def test_everything_is_printed(seats: int, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    what = record(seats)
    text = printed(capsys, what, lang=lang)
    wide = len(str(len(what.lines)))
    for line in what.lines:
        assert f"{line.seq:{wide}} {line.write().split(' ', 1)[1]}\n" in text
    assert "[WORK-1]" in text
    assert "[END-6]" in text
    if lang == "en":
        title = "a solo game" if seats == 1 else "3 seats"
        assert text.startswith(f"A record of Silverfrost (standard game), {title}\n")
        assert "The game is over (" in text


def test_names_are_those_of_the_set(capsys: pytest.CaptureFixture[str]) -> None:
    """Events and the position name cards in the reader's language, not by their identifiers."""
    position = printed(capsys, record(3), lang="de").split("\nDie Stellung", 1)[1]
    assert "Tal: " in position
    assert "_" not in position


def test_quests_are_quoted() -> None:
    """A name may be a phrase with commas."""
    position = SilverfrostPosition(GAME, GAME.new_game(GAME.setup("standard", 2, Rng(1))), 0, [], "en")
    quests = [{"id": "a", "name": {"en": "Come, Sit, Eat"}}]
    position.terms = GenericCatalogue("en", "silverfrost", SetNames({"quest": quests}))
    assert position.named(["a", "a"], "quest") == "“Come, Sit, Eat”, “Come, Sit, Eat”"
    assert position.named([], "quest") == "–"


def test_Claw_has_a_line_of_his_own(capsys: pytest.CaptureFixture[str]) -> None:
    position = printed(capsys, record(1)).split("\nThe position", 1)[1]
    assert " ".join(position.split()).count("city: ") == 2
    assert "\n  Claw: spring; supply: " in position


def test_a_viewer_reads_no_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    """Of other hands and quests only their number is said."""
    what = record(3)
    turn = next(line.seq for line in what.lines if line.text.startswith("place"))
    everything = printed(capsys, what, turn).split("\nThe position", 1)[1]
    assert " cards; quests: 1\n" not in everything
    for viewer in (0, 1, 2, SPECTATOR):
        seen = printed(capsys, what, turn, viewer).split("\nThe position", 1)[1]
        hidden = seen.replace("\n    ", " ").count("cards; quests: 1\n")
        assert hidden == (3 if viewer == SPECTATOR else 2)


def test_a_record_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay.print_check(record(1), Words("en")) is None
    assert "The record is in order." in capsys.readouterr().out
