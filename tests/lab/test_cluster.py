"""The games of a crew on a real Ray cluster: the same as in worker processes, whatever happens to a worker."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.cli.command import posix, refused, run, run_all
from tests.lab.test_crew import Counting

from frostwall.cli.main import main
from frostwall.core.net_file import read
from frostwall.games import games
from frostwall.lab import Mistake, simulate
from frostwall.lab.arena import Contest, hold
from frostwall.lab.cluster import Cluster
from frostwall.lab.crew import in_order, play_shares
from frostwall.lab.dataset import make
from frostwall.lab.plan import Plan
from frostwall.lab.train import Course, learn
from frostwall.lab.train.harvest import gather
from frostwall.lab.train.workers import Workers

pytestmark = posix

PLAN = Plan("silverfrost", "standard", 2, {}, ("greedy", "random"), seed=3, games=6)
CONTEST = Contest(
    game="watch",
    rules="base",
    seats=3,
    options={},
    bots=("random", "greedy"),
    line_ups=(("greedy", "random", "random"),),
    seed=2,
    deals=1,
)


def silent(*_: object) -> None:
    return None


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(None, 2) as found:
        assert found.workers == 2
        yield found


def test_a_simulation_is_the_same_as_in_processes(cluster: Cluster) -> None:
    seen: list[tuple[int, int]] = []
    found = simulate.simulate(PLAN, 2, lambda done, games: seen.append((done, games)), cluster)
    assert found == simulate.simulate(PLAN)
    assert seen[-1] == (6, 6)
    assert len(seen) > 1


def test_a_contest_is_the_same_as_in_processes(cluster: Cluster) -> None:
    assert list(hold(CONTEST, 2, cluster=cluster)) == list(hold(CONTEST))


def test_a_data_set_is_the_same_as_in_processes(cluster: Cluster, tmp_path: Path) -> None:
    plan = replace(PLAN, bots=("random", "random"), games=2)
    assert make(plan, tmp_path / "there", 2, cluster=cluster) == make(plan, tmp_path / "here")


def test_a_course_is_the_same_as_in_one_process(cluster: Cluster, tmp_path: Path) -> None:
    """Its games and its match, for which networks travel."""
    course = Course("watch", "base", 3, 20, 1, 4, 2, 0.05)
    here = learn(course, tmp_path / "here", 1.0, 1, silent)
    there = learn(course, tmp_path / "there", 1.0, 1, silent, 2, cluster)
    assert [replace(one, cpu={}) for one in there] == [replace(one, cpu={}) for one in here]
    net = "generation-0.net"
    assert (tmp_path / "there" / net).read_bytes() == (tmp_path / "here" / net).read_bytes()


def test_games_that_look_ahead_are_the_same_as_in_one_process(cluster: Cluster) -> None:
    brain = games.box("watch").brains["base"]()
    net = read(brain.net.read_bytes(), brain.net.name, brain.mind.encoder, brain.mind.version)
    here = gather(brain.mind, 1, 5, net, silent)
    there = gather(brain.mind, 1, 5, net, silent, Workers(2, cluster))
    assert np.array_equal(there.x, here.x)
    assert np.array_equal(there.y, here.y)


def counted(work: Counting, cluster: Cluster) -> list[int]:
    return [game for part in in_order(play_shares(work, 40, 2, cluster=cluster)) for game in part.result]


def test_the_games_of_a_killed_worker_are_played_again(cluster: Cluster, tmp_path: Path) -> None:
    assert counted(Counting(tmp_path, 17, times=2), cluster) == list(range(1, 41))
    assert len(list(tmp_path.iterdir())) == 2


def test_a_share_that_kills_every_worker_is_given_up(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="cli-worker-died"):
        counted(Counting(tmp_path, 17, times=99), cluster)


def test_a_mistake_on_a_worker_comes_back_as_it_is(cluster: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "a file"
    file.touch()
    with pytest.raises(Mistake, match="cli-cannot-write"):
        simulate.simulate(replace(PLAN, records=file), 2, cluster=cluster)


def test_without_a_cluster_there_is_one_sentence(tmp_path: Path) -> None:
    wanted = ["sim", "watch", "--games", "2", "--executor", "ray", "--address"]
    nobody, nowhere = run_all([[*wanted, "127.0.0.1:1"], [*wanted, "no.such.invalid:6379"]], tmp_path)
    refused(nobody, "There is no Ray cluster at “127.0.0.1:1”")
    refused(nowhere, "There is no Ray cluster at “no.such.invalid:6379”")


def test_without_the_package_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "frostwall.lab.cluster")
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "watch", "--bots", "greedy,random", "--executor", "ray"]) == 2
    said = capsys.readouterr().err
    assert "pip install 'frostwall[ray]'" in said
    assert said.count("\n") == 1


# --- a cluster at an address; only in the soak ---


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A cluster that was started with Ray's own command, and lets in only who knows its token."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    given = ["--port", str(port), "--num-cpus", "2", "--include-dashboard", "false"]
    head = subprocess.Popen(
        [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", *given],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_for(port)
        yield f"127.0.0.1:{port}"
    finally:
        os.killpg(head.pid, signal.SIGTERM)
        head.wait()


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the cluster does not start")


def test_a_bot_of_the_current_folder_plays_at_an_address(address: str, tmp_path: Path) -> None:
    """Workers of the cluster are killed meanwhile; every command gives what worker processes give."""
    (tmp_path / "mine.py").write_text(
        "class Bot:\n    name = 'mine'\n    def choose(self, view, clock):\n        return view.moves()[0]\n",
        encoding="utf-8",
    )
    sim = ["sim", "watch", "--games", "60", "--bots", "mine:Bot,greedy,greedy", "--json", "-"]
    elsewhere = ["--executor", "ray", "--address", address]
    here = json.loads(run(*sim, cwd=tmp_path).stdout)
    killer = subprocess.Popen(
        [sys.executable, "-c", KILLER], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        done = run(*sim, *elsewhere, cwd=tmp_path)
    finally:
        killer.terminate()
    assert (done.returncode, done.stderr) == (0, "")
    assert "killed" in killer.communicate()[0]
    there = json.loads(done.stdout)
    changing = {"seconds", "workers", *(key for key in here if key.endswith("_per_second"))}
    assert {key: here[key] for key in here if key not in changing} == {
        key: there[key] for key in there if key not in changing
    }
    refused(
        run(*sim, *elsewhere, cwd=tmp_path, RAY_AUTH_TOKEN=secrets.token_hex(32)), "There is no Ray cluster"
    )
    compare = ["lab", "compare", "watch", "--option", "steal=must", "--option", "steal=may", "--deals", "4"]
    told = [json.loads(run(*compare, "--json", "-", *more).stdout) for more in ([], elsewhere)]
    assert told[0]["measures"] == told[1]["measures"]


# Kills two of Ray's workers in the middle of a task.
KILLER = """
import os, pathlib, signal, time
left = 2
while left:
    for folder in pathlib.Path("/proc").iterdir():
        try:
            name = (folder / "cmdline").read_bytes()
            if left and name.startswith(b"ray::_play"):
                os.kill(int(folder.name), signal.SIGKILL)
                print("killed", folder.name, flush=True)
                left -= 1
                time.sleep(2)
        except (OSError, ValueError):
            pass
    time.sleep(0.05)
"""
