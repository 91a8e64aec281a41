"""Stored games replayed: every line is accepted again, and its events, everybody's view and the end are the same.

When a change is meant, `python -m tests.golden_write` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest
from tests.golden_write import GOLDEN, GOLDENS, Golden, files, happened, log, play, read

from frostwall import games
from frostwall.core.drive import verify
from frostwall.core.record import Record, set_in
from frostwall.core.types import SPECTATOR
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.heroes.hero import ROSTER

pytestmark = pytest.mark.golden


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_stored_game_is_replayed_byte_for_byte(path: Path) -> None:
    record, game = read(path)
    stored = path.read_text(encoding="utf-8")
    assert record.write() == stored
    expected = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for number, (row, again) in enumerate(zip(expected, log(record, game).splitlines(), strict=True), 1):
        assert again == row, f"{path.stem}.txt, row {number}"


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_stored_game_can_be_verified(path: Path) -> None:
    record, game = read(path)
    report = verify(record, game)
    assert not report.problems, report.problems
    assert report.legal
    assert report.setup_matches is report.chance_matches is report.commit_matches is True
    golden = next(golden for golden in GOLDENS if golden.name == path.stem)
    assert report.finished == (golden.tail is None)


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_stored_game_shows_what_it_is_kept_for(golden: Golden) -> None:
    record, game = read(GOLDEN / f"{golden.name}.rec")
    events = [event for _, events in record.events(game) for event in events]
    moves = {f"move {line.text.split()[0]}" for line in record.lines}
    assert golden.wants <= happened(events) | moves
    assert record.header.seats == golden.seats
    usual = set_in(
        record.header, games["silverfrost"]
    )  # the set of a record that was made when it was the usual one
    named = {} if usual is None or "set" not in golden.options else {"set": usual}
    assert {**record.header.options, **named} == golden.options


def test_a_stored_game_is_the_one_its_writer_plays() -> None:
    golden = next(golden for golden in GOLDENS if golden.name == "base-4-shortage")
    stored = (GOLDEN / f"{golden.name}.rec").read_text(encoding="utf-8")
    number = int(str(Record.read(stored).header.seed).split()[-1])
    again = play(golden, number)
    assert again is not None
    assert again.write() == stored


def test_the_stored_games_are_complete() -> None:
    """One game for each mode and number of seats, each edition, each hero and each ending; no file without its pair."""
    names = {path.stem for path in GOLDEN.iterdir()}
    assert names == {golden.name for golden in GOLDENS}
    assert sorted(path.name for path in GOLDEN.iterdir()) == sorted(
        f"{name}.{ending}" for name in names for ending in ("rec", "txt")
    )
    assert {f"hero-{hero.name}" for hero in ROSTER} <= names
    assert {f"ending-{ending}" for ending in ("points", "breaches", "wildlings", "shared", "nobody")} <= names
    tables = {(golden.game, golden.rules, golden.seats) for golden in GOLDENS if not golden.options}
    assert tables == {
        (name, rules, seats)
        for name, game in games.items()
        for rules, numbers in game.rulesets().items()
        for seats in numbers
    }
    for rules in GAME.rulesets():
        editions = next(option.values for option in GAME.options(rules) if option.key == "edition")
        kept = {golden.options.get("edition", "watch") for golden in GOLDENS if golden.rules == rules}
        assert kept == set(editions)


def test_a_stored_game_masked_for_a_viewer_can_be_read_again() -> None:
    record, game = read(GOLDEN / "base-4.rec")
    for viewer in (0, SPECTATOR):
        masked = record.for_viewer(game, viewer, public_when_over=False)
        again = Record.read(masked.write())
        assert again.write() == masked.write()
        hidden = [line.text for line in again.lines if line.is_masked()]
        assert all(text.split()[0] in ("steal", "draw", "?") for text in hidden)
        assert hidden
        for line, shown in zip(record.lines, again.lines, strict=True):
            if line.text.startswith("draw 0") and viewer == 0:
                assert shown.text == line.text
