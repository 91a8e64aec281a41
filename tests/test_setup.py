"""tools/setup.py: it makes what is missing, makes nothing twice, and says in one line what a machine lacks."""

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def tool() -> ModuleType:
    """The script as a module of its own, so that no test sees what another one changed."""
    spec = importlib.util.spec_from_file_location("setup_tool", ROOT / "tools" / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules["setup_tool"] = found
    spec.loader.exec_module(found)
    return found


def steps(tool: ModuleType, folder: Path, made: list[str]) -> tuple[dict[str, str], list[object]]:
    """Three steps, the last of which needs the others; `keys` is what they are made from."""
    keys = {"a": "1", "b": "1", "c": "1"}

    def make(name: str) -> Callable[[], None]:
        return lambda: made.append(name)

    a = tool.Step("a", 1, folder / "a", lambda: keys["a"], make("a"))
    b = tool.Step("b", 1, folder / "b", lambda: keys["b"], make("b"))
    c = tool.Step("c", 1, folder / "c", lambda: keys["c"], make("c"), [a, b])
    return keys, [a, b, c]


def test_help_and_an_unknown_step(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    tool.main(["--help"])
    assert "Steps: environment, play" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="there is no step nosuch; the steps are environment, play"):
        tool.main(["dev", "nosuch"])


def test_a_step_is_done_once_for_what_it_is_made_from(tool: ModuleType, tmp_path: Path) -> None:
    made: list[str] = []
    keys, (_, _, last) = steps(tool, tmp_path, made)
    tool.do(tool.wanted([last]))
    assert sorted(made[:2]) == ["a", "b"]
    assert made[2:] == ["c"]
    assert tool.wanted([last]) == []
    keys["a"] = "2"
    tool.do(tool.wanted([last]))
    assert made[3:] == ["a", "c"]


def test_a_failed_step_is_tried_again_and_stops_what_needs_it(tool: ModuleType, tmp_path: Path) -> None:
    made: list[str] = []
    _, (first, second, last) = steps(tool, tmp_path, made)

    def broken() -> None:
        raise tool.Failed("no room on the disk")

    first.make = broken  # type: ignore[attr-defined]
    with pytest.raises(tool.Failed, match="no room"):
        tool.do(tool.wanted([last]))
    assert made == ["b"]
    assert second not in tool.wanted([last])
    assert first in tool.wanted([last])


def test_without_a_compiler_one_line_says_so(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "BROKEN", ROOT / "no such file")
    monkeypatch.setenv("CC", "no-such-compiler")
    started: list[object] = []
    monkeypatch.setattr(tool.subprocess, "Popen", started.append)
    assert "no C compiler was found" in tool.in_background()
    assert started == []


def test_what_did_not_compile_is_not_tried_again(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BUILD", "ROOT"):
        monkeypatch.setattr(tool, name, tmp_path)
    for name in ("LOG", "BROKEN", "RUNNING"):
        monkeypatch.setattr(tool, name, tmp_path / name)
    monkeypatch.setattr(tool.ENGINE, "key", lambda: "these sources")

    def broken() -> None:
        raise tool.Failed("error: unknown type name 'i65'")

    monkeypatch.setattr(tool.ENGINE, "make", broken)
    monkeypatch.setattr(tool.ENGINE, "stamp", tmp_path / "stamp")
    monkeypatch.setattr(tool.os, "nice", lambda _: 0)
    tool.background()
    assert "i65" in (tmp_path / "LOG").read_text()
    assert "did not compile" in tool.in_background()


@pytest.mark.soak
def test_the_first_start_of_a_fresh_clone(tmp_path: Path) -> None:
    """As a newcomer does it, with an empty environment and no compiler at hand: the page is there, and it is ours."""
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    port = free_port()
    child = subprocess.Popen(
        [sys.executable, "tools/setup.py", "run", "play", "--no-browser", "--port", str(port)],
        cwd=clone,
        env={**os.environ, "CC": "no-such-compiler", "XDG_DATA_HOME": str(tmp_path / "data")},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        page = wait_for(f"http://127.0.0.1:{port}/", child)
        assert "Frostwall" in page
    finally:
        child.send_signal(signal.SIGINT)
        _, told = child.communicate(timeout=60)
    assert "no C compiler was found" in told
    shutil.rmtree(clone)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(url: str, child: subprocess.Popen[str]) -> str:
    for _ in range(240):
        assert child.poll() is None, child.stderr.read() if child.stderr else ""
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(1)
    raise AssertionError("no page after four minutes")
