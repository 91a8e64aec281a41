"""What the documentation mentions exists: files, modules, make targets, commands and links."""

import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePath

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / ".github").rglob("*.md")),
]
SOURCES = ("deploy", "src", "tests", "web", "docs", "benchmarks", "tools", "requirements", ".github", ".ci")
FILE = re.compile(r"[\w.*<>{},/-]+\.(?:py|ts|svelte|ftl|toml|md|rec|yml|in|txt|sh)(?!\w)")
FOLDER = re.compile(
    r"(?<![\w/.])(?:src|tests|web|docs|benchmarks|tools|requirements|deploy|core|games|server)/[\w.*<>{},/-]*"
)
MODULE = re.compile(r"(?<![\w/])frostwall(?:\.\w+)+")
TARGET = re.compile(r"\bmake ([a-z][a-z-]+)")
COMMAND = re.compile(r"(?:^|[`$] *)frostwall ([a-z]+)\b")
# What a reader makes while following a page.
THEIRS = {
    "thin_ice.py",
    "test_thin_ice.py",
    "by_hand.py",
    "games/thin_ice-standard-1-1.rec",
    "hawk.py",
    "test_hawk.py",
}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def code_in(page: Path) -> list[str]:
    """The words of a page that stand in code: between backticks, and in fenced blocks."""
    text = page.read_text(encoding="utf-8")
    fenced = re.findall(r"^```[^\n]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    return [*inline, *(line for block in fenced for line in block.splitlines())]


def inline_code_in(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


@cache
def tree() -> list[PurePath]:
    """All files and folders that a person made, from the root."""
    skipped = {"node_modules", "dist", "__pycache__"}
    found = [path for top in SOURCES for path in [ROOT / top, *(ROOT / top).rglob("*")]]
    found = [path for path in found if not skipped & set(path.parts)]
    return [path.relative_to(ROOT) for path in [*found, *ROOT.glob("*.*")]]


def spelled_out(path: str) -> Iterator[str]:
    """The patterns that a path stands for: `{en,de}` is either, `<set>` and capitals are anything."""
    choice = re.search(r"\{([^}]*)\}", path)
    if choice is not None:
        for one in choice[1].split(","):
            yield from spelled_out(path.replace(choice[0], one, 1))
    else:
        yield re.sub(r"<\w+>|\b[A-Z]{2,}\b(?!\.md|\b)", "*", path)


def exists(path: str) -> bool:
    """Whether some path ends so; `*` stands for anything within one name."""
    return any(one.match(path) for one in tree())


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files_exist(page: Path) -> None:
    found = {word for code in inline_code_in(page) for word in FILE.findall(code)}
    found |= {word for code in code_in(page) for word in FOLDER.findall(code)}
    found = {word.rstrip(".,") for word in found if not word.startswith(("/", "-"))} - THEIRS
    assert [word for word in sorted(found) if not all(map(exists, spelled_out(word)))] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_modules_exist(page: Path) -> None:
    names = {name for code in code_in(page) for name in MODULE.findall(code)}
    assert [name for name in sorted(names) if not is_defined(name)] == []


def is_defined(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        return all(hasattr(found, part) and (found := getattr(found, part)) for part in parts[end:])
    return False


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {target for code in code_in(page) for target in TARGET.findall(code)} - targets == set()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_exist(page: Path) -> None:
    found = {name for code in code_in(page) for name in COMMAND.findall(code)}
    assert found - set(cli_commands()) == set()


@cache
def cli_commands() -> list[str]:
    shown = subprocess.run([sys.executable, "-m", "frostwall"], capture_output=True, text=True, check=True)
    return re.findall(r"^    (\w+)  ", shown.stdout, re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """From the file itself, as GitHub follows them; `make docs` follows those of the site, anchors included."""
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    local = [link for link in links if "://" not in link]
    made = {"changelog.md", "contributing.md", "security.md"}  # by docs/site_hooks.py
    assert [x for x in local if not (page.parent / x).exists() and Path(x).name not in made] == []


def test_workflows_and_hooks_name_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    files = [*(ROOT / ".github").rglob("*.yml"), ROOT / ".pre-commit-config.yaml", ROOT / ".ci/run"]
    named = {target for file in files for target in TARGET.findall(file.read_text(encoding="utf-8"))}
    assert {"check", "test"} <= named
    assert named - targets == set()


def test_every_decision_is_in_the_list() -> None:
    listed = (ROOT / "docs/adr/README.md").read_text(encoding="utf-8")
    assert [path.name for path in (ROOT / "docs/adr").glob("0*.md") if f"({path.name})" not in listed] == []
