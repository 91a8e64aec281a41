"""Training: a course from greedy games to a network, the same again for the same seed."""

import json
import tracemalloc
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from frostwall.core.net_file import read, write
from frostwall.core.search import Search
from frostwall.games import games
from frostwall.games.watch.bots.search.mind import WatchMind
from frostwall.lab import Mistake
from frostwall.lab.train import Course, harvest, learn, run
from frostwall.lab.train.fit import Rows, fit, in_one, measure, spreads
from frostwall.lab.train.harvest import gather
from frostwall.lab.train.page import html

COURSE = Course("watch", "base", 1, 48, 2, 4, 4, 0.05)


def silent(*_: object) -> None:
    return None


def test_a_course_is_learnt_reported_and_not_learnt_twice(tmp_path: Path) -> None:
    steps: set[str] = set()
    done = learn(COURSE, tmp_path, 1.0, 1, lambda what, _done, _total: steps.add(what))
    assert steps == {"gather", "fit", "match"}
    (first,) = done
    assert first.games == 48
    assert first.rows > 500
    assert first.played >= 4
    mind = games.box("watch").brains["base"]().mind
    net = read((tmp_path / "generation-0.net").read_bytes(), "x", mind.encoder, mind.version)
    assert net.made["quality"] == first.quality
    again = learn(COURSE, tmp_path, 1.0, 1, silent)
    assert again == done
    page = html(COURSE, done, "frostwall train", "en")
    assert page.count("<svg") == 3
    assert page.count('class="curve') == 1
    with pytest.raises(Mistake):
        learn(Course("watch", "base", 2, 48, 2, 4, 4, 0.05), tmp_path, 1.0, 1, silent)
    (tmp_path / "course.json").write_text("{}")
    with pytest.raises(Mistake):
        learn(COURSE, tmp_path, 1.0, 1, silent)


def _stopped(*_: Any, **_2: Any) -> None:
    raise KeyboardInterrupt


def test_the_rows_of_a_course_that_was_stopped_are_for_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(run, "fit", _stopped)  # just after the games
        with pytest.raises(KeyboardInterrupt):
            learn(COURSE, tmp_path, 1.0, 1, silent)
    rows = (tmp_path / "rows-0.npz").read_bytes()
    for other in (
        replace(COURSE, seed=2),
        replace(COURSE, games=40),
        replace(COURSE, rules="brotherhood"),
    ):
        with pytest.raises(Mistake, match="cli-train-other"):
            learn(other, tmp_path, 1.0, 1, silent)
    steps: set[str] = set()
    learn(COURSE, tmp_path, 1.0, 1, lambda what, _done, _total: steps.add(what))
    assert steps == {"fit", "match"}
    assert (tmp_path / "rows-0.npz").read_bytes() == rows


def test_games_that_a_stopped_course_has_gathered_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(COURSE, tmp_path / "whole", 1.0, 1, silent)
    played: list[int] = []

    def stopped_at(most: int, what: str, done: int, _total: int) -> None:
        if what == "gather":
            played.append(done)
            if done >= most:
                raise KeyboardInterrupt

    folder = tmp_path / "parts"
    with pytest.raises(KeyboardInterrupt):
        learn(COURSE, folder, 1.0, 1, partial(stopped_at, COURSE.games // 2))
    kept = len(list(folder.glob("rows-0.*.npz")))
    assert kept > 1
    played.clear()
    learn(COURSE, folder, 1.0, 1, partial(stopped_at, COURSE.games + 1))
    assert played[0] > kept * (COURSE.games // run.PARTS) - 1
    assert sorted(file.name for file in folder.glob("rows*")) == ["rows-0.npz"]
    assert (folder / "generation-0.net").read_bytes() == (
        tmp_path / "whole" / "generation-0.net"
    ).read_bytes()


def test_games_of_a_match_that_was_stopped_are_not_played_again(tmp_path: Path) -> None:
    course = replace(COURSE, match=16, difference=0.5)
    (whole,) = learn(course, tmp_path / "whole", 1.0, 1, silent)

    def stopped(what: str, done: int, _total: int) -> None:
        if what == "match" and done == 6:
            raise KeyboardInterrupt

    folder = tmp_path / "parts"
    with pytest.raises(KeyboardInterrupt):
        learn(course, folder, 1.0, 1, stopped)
    (file,) = folder.glob("match-0-*.games")
    begun = file.read_text().splitlines()
    assert len(begun) == 1 + 6
    (again,) = learn(course, folder, 1.0, 1, silent)
    assert file.read_text().splitlines()[: len(begun)] == begun
    assert (again.wins, again.played, again.verdict) == (whole.wins, whole.played, whole.verdict)


def test_a_share_in_which_no_turn_was_kept_has_no_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short game may leave none, and a course that looks ahead hands out one game at a time."""
    mind = games.box("watch").brains["base"]().mind
    monkeypatch.setattr(harvest, "SHARE", 0)
    none = gather(mind, 1, 5, None, silent)
    assert none.x.shape == (0, 8 * int(mind.words))
    monkeypatch.undo()
    some = gather(mind, 3, 5, None, silent, first=2)
    both = in_one([none, some])
    assert np.array_equal(both.x, some.x)
    assert set(some.game) == {1, 2}


def test_later_generations_learn_from_bots_that_are_loyal_to_the_wall(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They play as the bots do that come of it, and learn what the rules say of their games (END-6)."""
    brain = games.box("watch").brains["brotherhood"]()
    assert isinstance(brain.mind, WatchMind)
    assert isinstance(brain.player, WatchMind)
    assert (brain.mind.loyal, brain.player.loyal) == (False, True)
    asked: list[object] = []

    def spied(*_: object, player: object) -> None:
        asked.append(player)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(run, "gather", spied)
        with pytest.raises(KeyboardInterrupt):
            learn(replace(COURSE, rules="brotherhood"), tmp_path, 1.0, 1, silent)
    assert [isinstance(one, WatchMind) and one.loyal for one in asked] == [True]
    thinking: list[object] = []

    def search(mind: Any, net: Any) -> Any:
        thinking.append(mind)
        return Search(mind, net)

    monkeypatch.setattr(harvest, "Search", search)
    net = read(brain.net.read_bytes(), "net", brain.mind.encoder, brain.mind.version)
    rows = gather(brain.mind, 1, 5, net, silent, player=brain.player)
    assert len(rows.y)
    assert thinking == [brain.player]


def test_rows_of_no_course_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "rows-0.npz").write_bytes(b"rows")
    with pytest.raises(Mistake, match="cli-train-other"):
        learn(COURSE, tmp_path, 1.0, 1, silent)


@pytest.mark.parametrize("change", [{"version": 0}, {"encoder": "watch.brotherhood"}, {"version": None}])
def test_a_course_of_another_encoder_is_not_gone_on_with(tmp_path: Path, change: dict[str, Any]) -> None:
    learn(COURSE, tmp_path, 1.0, 0, silent)
    file = tmp_path / "course.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    with pytest.raises(Mistake, match="cli-train-version"):
        learn(COURSE, tmp_path, 1.0, 1, silent)


def test_the_same_seed_gives_the_same_rows_and_the_same_network() -> None:
    mind = games.box("watch").brains["base"]().mind
    rows = gather(mind, 30, 5, None, silent)
    again = gather(mind, 30, 5, None, silent)
    assert np.array_equal(rows.x, again.x)
    assert np.array_equal(rows.y, again.y)
    one, _, _ = fit(rows, mind.encoder, mind.version, 3, {}, epochs=1)
    other, _, _ = fit(again, mind.encoder, mind.version, 3, {}, epochs=1)
    assert write(one) == write(other)


def test_spreads_are_numpys_and_take_little_memory() -> None:
    x = np.random.default_rng(2).integers(0, 30, (20_000, 160)).astype(np.int8)
    tracemalloc.start()
    found = spreads(x)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 2 * x.nbytes
    assert np.array_equal(found, x.std(axis=0, dtype=np.float64))


def test_a_network_learns_what_there_is_to_learn_and_says_how_sure_it_is() -> None:
    rng = np.random.default_rng(1)
    x = rng.integers(0, 20, (6000, 16)).astype(np.int8)
    chance = 1 / (1 + np.exp(-(x[:, 0].astype(float) - x[:, 1]) / 4))
    rows = Rows(x, (rng.random(6000) < chance).astype(np.float32), np.arange(6000) // 4)
    net, quality, curve = fit(rows, "toy", 1, 7, {}, epochs=60, hidden=(8,))
    assert quality.auc > 0.8
    assert quality.calibration < 0.08
    assert [point["epoch"] for point in curve] == list(range(1, 61))
    assert measure(net, rows).log_loss < 0.52


def test_only_what_a_game_can_be_taught_is_taught(tmp_path: Path) -> None:
    with pytest.raises(Mistake):
        learn(Course("watch", "no such rules", 1, 48, 2, 4, 4, 0.05), tmp_path, 1.0, 1, silent)


@pytest.mark.parametrize("rules", ["base", "brotherhood", "brotherhood56"])
def test_the_networks_that_come_with_the_game_are_calibrated(rules: str) -> None:
    brain = games.box("watch").brains[rules]()
    net = read(brain.net.read_bytes(), brain.net.name, brain.mind.encoder, brain.mind.version)
    rows = gather(brain.mind, 400, 987_654, None, silent)
    quality = measure(net, rows)
    assert quality.calibration <= 0.03
    assert quality.auc >= 0.76
