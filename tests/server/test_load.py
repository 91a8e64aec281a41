"""The load benchmark measures what it says: three servers, the same messages, nothing refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks import load_world, table_load
from benchmarks.load_game import Unruled
from benchmarks.load_world import SEATS, Recording

from frostwall.core.record import Record
from frostwall.core.session import Draft
from frostwall.server.table.match import Match

SHORT = "--tables 2 --databases sqlite --rounds 1 --seconds 0.4 --warm 0.1 --paced 0 --clients 1 --length 40"


def test_three_servers_answer_every_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = tmp_path / "found.json"
    words = [*SHORT.split(), "--folder", str(tmp_path), "--json", str(found)]
    assert table_load.main(words) == 0
    [result] = json.loads(found.read_text())["results"]
    for side in table_load.SIDES:
        seen = result["saturation"][side]
        assert seen["moves"] > 0
        assert seen["refused"] == {}
        assert seen["late"] == 0
    assert set(result["saturation"]["of"]) == {"bare", "null"}
    printed = capsys.readouterr().out
    assert all(f" {side} " in printed for side in table_load.SIDES)


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Recording:
    plan, _, _ = table_load.read_plan(SHORT.split())
    with load_world.databases("sqlite", tmp_path_factory.mktemp("load")) as databases:
        return table_load.make_recording(plan, databases)


def test_the_null_table_shows_what_the_real_one_showed(recording: Recording) -> None:
    """Whatever is asked: the same rows, and to each seat the same view and the same events."""
    game: Any = Unruled(recording)
    match = Match(game, Record.read(recording.header), "null table")
    for moment in recording.moments[:-1]:
        before = match.last
        draft = match.draft_moves(moment.lines[0].seat, ["anything"])
        assert isinstance(draft, Draft)
        assert [line.text for line in draft.lines] == [line.text for line in moment.lines]
        match.take(draft)
        views = match.views(list(range(SEATS)))
        for seat, text in enumerate(moment.updates):
            sent = json.loads(text)
            assert views[seat] == sent["view"]
            events = json.loads(json.dumps(match.news_for(seat, before)[1]))
            assert events == sent["events"]
