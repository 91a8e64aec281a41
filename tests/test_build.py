"""The package that runs is the tree's, and wholly compiled or wholly pure.

A stale extension silently shadows an edited source file; these tests are why that cannot stay unnoticed.
"""

import importlib
import os
import re
import runpy
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import frostwall
from frostwall import about

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "frostwall"
HOOK = runpy.run_path(str(ROOT / "hatch_build.py"))
COMPILED_MODULES: list[str] = [HOOK["module_name"](ROOT, path) for path in HOOK["compile_list"](ROOT)]


def is_extension(name: str) -> bool:
    """Whether the module, imported here, is machine code."""
    file = importlib.import_module(name).__file__
    assert file is not None
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def test_sources_are_the_trees() -> None:
    """Fails after an edit that was not built into the running environment: `make setup` brings it up to date."""
    assert about.source_hash() == about.tree_hash(SOURCE), "stale package: run `make setup`"


def test_installed_files_were_not_edited() -> None:
    """A wheel's own files still give the hash that the build recorded."""
    assert about.tree_hash(about.PACKAGE) == about.source_hash()


def test_modes_do_not_mix() -> None:
    """All modules of the compile list are extensions, or none is."""
    assert COMPILED_MODULES
    extensions = {name for name in COMPILED_MODULES if is_extension(name)}
    assert extensions == (set(COMPILED_MODULES) if about.compiled() else set())


def test_build_facts_agree_with_what_runs() -> None:
    """`_build.json` exists exactly in a wheel and tells the truth about it."""
    facts = about.build_facts()
    if facts is None:
        assert about.PACKAGE == SOURCE
        assert not about.compiled()
    else:
        assert about.PACKAGE != SOURCE
        assert facts["compiled"] == about.compiled()
        assert facts["modules"] == COMPILED_MODULES


def test_mode_is_the_one_asked_for() -> None:
    """`make compiled` must not pass by testing pure Python."""
    mode = os.environ.get("FROSTWALL_MODE")
    if mode is None:
        pytest.skip("FROSTWALL_MODE is set by make")
    assert mode in ("compiled", "pure")
    assert about.compiled() == (mode == "compiled")


def test_compiled_environment_does_not_see_the_source_tree() -> None:
    """With src/ on the path an import could come from there and mix the modes."""
    if about.compiled():
        assert SOURCE.parent not in [Path(entry).resolve() for entry in sys.path]
        assert SOURCE not in [Path(entry).resolve() for entry in frostwall.__path__]


def test_no_extension_in_the_tree() -> None:
    """Nothing was compiled in place."""
    assert [path for suffix in ("so", "pyd") for path in SOURCE.rglob(f"*.{suffix}")] == []


def test_version_line() -> None:
    """The line that `frostwall --version` prints."""
    mode = "compiled" if about.compiled() else "pure Python"
    assert about.describe() == f"frostwall {about.VERSION} ({mode}, sources {about.tree_hash(SOURCE)})"


@pytest.mark.parametrize("lock", ["play.txt", "dev.txt"])
def test_build_tools_are_locked_as_pyproject_pins_them(lock: str) -> None:
    """`pip install .` and `make setup` must compile with the same mypyc."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        requires: list[str] = tomllib.load(file)["build-system"]["requires"]
    locked = dict(re.findall(r"^([\w-]+)==(\S+)", (ROOT / "requirements" / lock).read_text(), re.MULTILINE))
    for pin in requires:
        name, _, version = pin.partition("==")
        assert locked[name] == version, f"requirements/{lock}: run `make lock`"


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_locks_name_no_host_and_no_path(lock: Path) -> None:
    """A lock made behind a mirror must install anywhere."""
    text = lock.read_text()
    assert "--hash=sha256:" in text
    assert not re.search(r"://|^--|/home/|/root/|/tmp/", text, re.MULTILINE)
