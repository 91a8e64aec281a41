"""Worker processes: every game is played once, in whatever share, also when a worker is killed."""

import os
import signal
from pathlib import Path

import pytest

from frostwall.lab import Mistake
from frostwall.lab.crew import in_order, play_shares


class Counting:
    """Returns the numbers of the games. Its process dies at some of them, so many times."""

    def __init__(self, folder: Path, deadly: int = 0, times: int = 0) -> None:
        self.folder = folder
        self.deadly = deadly
        self.times = times

    def __call__(self, first: int, count: int) -> list[int]:
        if first <= self.deadly < first + count:
            died = len(list(self.folder.iterdir()))
            if died < self.times:
                (self.folder / str(died)).touch()
                os.kill(os.getpid(), signal.SIGKILL)
        return list(range(first, first + count))


def played(work: Counting, workers: int) -> list[int]:
    return [game for part in in_order(play_shares(work, 40, workers)) for game in part.result]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_shares_cover_every_game_once_and_in_order(tmp_path: Path, workers: int) -> None:
    assert played(Counting(tmp_path), workers) == list(range(1, 41))


@pytest.mark.parametrize("deadly", [1, 17, 40])
def test_the_games_of_a_killed_worker_are_played_again(tmp_path: Path, deadly: int) -> None:
    assert played(Counting(tmp_path, deadly, times=2), 2) == list(range(1, 41))
    assert len(list(tmp_path.iterdir())) == 2


def test_a_share_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="cli-worker-died"):
        played(Counting(tmp_path, 17, times=99), 2)
