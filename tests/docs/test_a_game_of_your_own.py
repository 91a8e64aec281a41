"""docs/develop/a-game-of-your-own.md: its game is installed as a package, keeps its promises and can be played."""

import asyncio
import doctest
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.server.rig import Json, play_to_end, serving

from frostwall.core.conformance import CheckFailure, check_game
from frostwall.games import games

PAGE = (Path(__file__).resolve().parents[2] / "docs/develop/a-game-of-your-own.md").read_text("utf-8")


def file_of(title: str) -> str:
    """The blocks of the page that have this title, one after the other."""
    found = re.findall(rf'^```\w+ title="{re.escape(title)}"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return "".join(found)


def commands() -> list[tuple[str, str]]:
    """What the page types into a console, and what it says comes then."""
    blocks = re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    parts = [part.partition("\n") for block in blocks for part in ("\n" + block).split("\n$ ")[1:]]
    return [(command, answer) for command, _, answer in parts]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has installed the package that the page describes."""
    folder = tmp_path_factory.mktemp("thin-ice")
    for name in ("thin_ice.py", "pyproject.toml"):
        (folder / name).write_text(file_of(name), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, *alone, "--target", str(folder / "site"), str(folder)], check=True)
    return folder / "site"


@pytest.fixture
def module(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(site))
    yield importlib.import_module("thin_ice")
    sys.modules.pop("thin_ice")


@pytest.mark.usefixtures("module")
def test_the_game_keeps_its_promises() -> None:
    """By the test that the page shows."""
    scope: dict[str, Any] = {}
    exec(compile(file_of("test_thin_ice.py"), "test_thin_ice.py", "exec"), scope)
    tests = [value for name, value in scope.items() if name.startswith("test_")]
    assert len(tests) == 1
    tests[0]()


def test_the_suite_finds_the_leak_that_the_page_suggests() -> None:
    right = "shown=bool(over) or seat == viewer"
    code = file_of("thin_ice.py")
    assert right in code
    leaking = ModuleType("leaking")
    sys.modules["leaking"] = leaking  # a dataclass looks for its module
    try:
        exec(compile(code.replace(right, "shown=True"), "leaking.py", "exec"), leaking.__dict__)
        with pytest.raises(CheckFailure) as found:
            check_game(leaking.GAME, games=10)
    finally:
        del sys.modules["leaking"]
    assert str(found.value).partition("\n")[0] in PAGE.replace("\n", " ")


def test_the_console_says_what_the_page_says(site: Path, tmp_path: Path) -> None:
    """One command after the other, in one folder. `...` stands for anything."""
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1"}
    shown = commands()
    assert len(shown) >= 4
    for command, answer in shown:
        command = command.replace("frostwall ", f"{sys.executable} -m frostwall ")
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        same = doctest.OutputChecker().check_output(answer, done.stdout, doctest.ELLIPSIS)
        assert same, f"{command}\n{done.stdout}"


@pytest.mark.usefixtures("module")
def test_it_is_played_at_a_table_against_its_bot(tmp_path: Path) -> None:
    """Registered as the page says a program does it; the bot thinks in a process of its own."""
    exec(compile(file_of("by_hand.py"), "by_hand.py", "exec"), {})
    try:
        view = asyncio.run(_at_a_table(tmp_path))
    finally:
        games.remove("thin_ice")
    assert view["game"] == "thin_ice"
    assert max(view["outcome"]["points"]) > 10
    assert all(1 <= seat["lure"] <= 6 for seat in view["seats"])


async def _at_a_table(folder: Path) -> Json:
    async with serving(folder, limits=False) as server:
        ann = await server.guest("Ann")
        table = await ann.make("thin_ice", seats=2, options={"goal": 10})
        ears = await ann.socket()
        await ears.ask(type="sync", table=table)
        for message in (
            {"type": "fill", "seat": 1, "bot": "careful"},
            {"type": "start"},
        ):
            done = await ears.ask(table=table, **message)
            assert done["type"] == "done", done
        return await play_to_end({0: ears}, table, lambda view: [view["moves"][-1]["text"]])
