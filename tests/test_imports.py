"""Imports flow one way: core <- games <- bots, lab <- server, terminal, cli.

The rules are the tables below; the rest of the file reads every `import` of the package with `ast` and compares. All
imports count, also those inside functions and under TYPE_CHECKING: the shape is about who knows of whom.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"
GAMES = ("watch", "silverfrost")

# What each part (a package or a module directly below frostwall) may import of the others. A part that is not here
# fails the test. `__init__` is `import frostwall` itself: the front door, which nothing inside goes through.
PARTS: dict[str, tuple[str, ...]] = {
    "about": (),
    "core": (),
    "watch": ("core",),
    "silverfrost": ("core",),
    "messages": (),
    "rulebook": (),
    "folders": (),
    "bots": ("core", *GAMES),
    "lab": ("about", "core", *GAMES, "bots", "messages", "rulebook"),
    "terminal": ("about", "core", *GAMES, "bots", "folders", "lab", "messages", "rulebook"),
    # The plain pages tell a position and its moves in the words of the terminal.
    "server": ("about", "core", *GAMES, "bots", "lab", "messages", "rulebook", "terminal"),
    "deck_commands": ("lab", "messages", "silverfrost"),
    "server_commands": ("folders", "lab", "messages", "server"),
    "cli": (
        "about",
        "core",
        *GAMES,
        "bots",
        "deck_commands",
        "lab",
        "messages",
        "rulebook",
        "terminal",
        "server",
        "server_commands",
    ),
    "__init__": ("about", "core", *GAMES, "bots"),
    "__main__": ("cli",),
}

# Inside a game, lower first. A module that is not named is a rulebook chapter. Modules of one level may import one
# another as long as no circle arises.
LEVELS: dict[str, int] = {
    "rules": 0,
    "board": 0,
    "decks": 0,
    "kinds": 0,
    "frames": 0,
    "lines": 0,
    "north": 0,
    "program": 0,
    "compiler": 0,
    "deck": 0,
    "state": 1,
    "hooks": 2,
}
CHAPTER = 3
LEVELS_ABOVE: dict[str, int] = {
    "heroes": 4,
    "cards": 4,
    "moves": 5,
    "document": 6,
    "view": 6,
    "sets": 6,
    "game": 7,
    "__init__": 8,
}

# The engine does no I/O, reads no clock and owns no generator. Of the standard library it may use these.
PURE_STDLIB = {"__future__", "collections.abc", "dataclasses", "enum", "functools", "itertools", "typing"}
# Where packaged data is read, once.
DATA_MODULES = {"rules", "board", "deck", "deck_check", "deck_check_shape", "sets", "layouts"}
DATA_STDLIB = {
    "hashlib",
    "importlib.resources",
    "importlib.resources.abc",
    "json",
    "pathlib",
    "tomllib",
    "unicodedata",
}
# A game is handed a generator and must be able to name its type; under TYPE_CHECKING only, so it can make none.
TYPES_ONLY = {"random"}
# core's edge: reads and writes records, owns randomness, tests others.
EDGE = ("core.record", "core.record_*", "core.drive", "core.check", "core.check_*")

# Other people's packages. librt has clocks, threads and generators too, so its modules are named one by one.
ENGINE_WHEELS = {"librt.vecs", "mypy_extensions"}
WHEELS: dict[str, set[str]] = {
    "core": ENGINE_WHEELS,
    "watch": ENGINE_WHEELS,
    "silverfrost": ENGINE_WHEELS,
    "bots": {*ENGINE_WHEELS, "librt.random", "librt.time"},
    "lab": {*ENGINE_WHEELS, "catanatron"},
    "messages": {"fluent"},
    "server": {
        *(
            "alembic",
            "fastapi",
            "jinja2",
            "markupsafe",
            "orjson",
            "psycopg",
            "pydantic",
            "segno",
            "sqlalchemy",
            "starlette",
        ),
        *("uvicorn", "websockets"),
    },
}


@dataclass(frozen=True)
class Import:
    """One imported module and where it is written."""

    target: str
    line: int
    types_only: bool


def module_name(path: Path) -> str:
    """`core.kinds` of src/frostwall/core/kinds.py; a package is named by its `__init__`."""
    return ".".join(path.relative_to(SOURCE / "frostwall").with_suffix("").parts)


MODULES: dict[str, Path] = {module_name(p): p for p in sorted((SOURCE / "frostwall").rglob("*.py"))}


def resolve(target: str) -> str:
    """Name of the package's module that `target`, a dotted name below frostwall, loads."""
    for name in (target, f"{target}.__init__" if target else "__init__"):
        if name in MODULES:
            return name
    return target


def imports(tree: ast.Module) -> Iterator[Import]:
    """All imports as dotted names; `from a import b` is `a.b` when that is a module of ours, else `a`."""
    guarded = {
        id(child)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        for statement in node.body
        for child in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, id(node) in guarded)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports are absolute"
            base = node.module or ""
            for alias in node.names:
                full = f"{base}.{alias.name}"
                is_module = (
                    full.partition(".")[2] in MODULES or f"{full.partition('.')[2]}.__init__" in MODULES
                )
                of_package = base in ("librt", "importlib", "collections")
                target = full if (base.split(".")[0] == "frostwall" and is_module) or of_package else base
                yield Import(target, node.lineno, id(node) in guarded)


def part_of(module: str) -> str:
    """The part a module belongs to: `core` of `core.kinds`."""
    return module.split(".", maxsplit=1)[0]


def level_of(module: str) -> int:
    """Height of a module inside its game, by the first name below the game."""
    role = module.split(".")[1]
    return {**LEVELS, **LEVELS_ABOVE}.get(role, CHAPTER)


def is_engine(module: str) -> bool:
    """Whether the module belongs to what must be free of I/O, clocks and generators."""
    edge = any(fnmatch(module, pattern) for pattern in EDGE)
    return part_of(module) in ("core", *GAMES) and not edge


def wrong_inside(module: str, target: str) -> str | None:
    """Why `module` may not import `target`, another module of ours."""
    here, there = part_of(module), part_of(target)
    if here != there:
        return None if there in PARTS[here] else f"{here} may not import {there}"
    if here in GAMES and level_of(target) > level_of(module):
        return f"{target} stands above {module}"
    return None


def wrong_outside(module: str, found: Import) -> str | None:
    """Why `module` may not import something that is not ours."""
    target = found.target
    top = target.split(".", maxsplit=1)[0]
    if top in sys.stdlib_module_names:
        if not is_engine(module):
            return None
        allowed = set(PURE_STDLIB)
        if part_of(module) in GAMES and DATA_MODULES & set(module.split(".")[1:]):
            allowed |= DATA_STDLIB
        if found.types_only:
            allowed |= TYPES_ONLY
        return None if target in allowed else f"the engine may not use {target}"
    wheels = WHEELS.get(part_of(module), set())
    if any(target == wheel or target.startswith(f"{wheel}.") for wheel in wheels):
        return None
    if target.startswith("librt.") and not is_engine(module) and part_of(module) == "core":
        return None
    return f"{part_of(module)} may not depend on {target}"


def complaints(module: str, text: str) -> list[str]:
    """Everything wrong with the imports of one module."""
    found: list[str] = []
    for one in imports(ast.parse(text)):
        top, _, rest = one.target.partition(".")
        why = wrong_inside(module, resolve(rest)) if top == "frostwall" else wrong_outside(module, one)
        if why is not None:
            found.append(f"{module}:{one.line}: {why}")
    return found


def graph() -> dict[str, set[str]]:
    """Which of our modules each of our modules imports."""
    edges: dict[str, set[str]] = {}
    for module, path in MODULES.items():
        targets = [one.target for one in imports(ast.parse(path.read_text(encoding="utf-8")))]
        edges[module] = {resolve(t.partition(".")[2]) for t in targets if t.split(".")[0] == "frostwall"}
    return edges


def circle(edges: dict[str, set[str]]) -> list[str] | None:
    """Some circle of imports, or None."""
    done: set[str] = set()

    def visit(module: str, trail: list[str]) -> list[str] | None:
        if module in trail:
            return [*trail[trail.index(module) :], module]
        if module in done:
            return None
        for target in sorted(edges.get(module, ())):
            found = visit(target, [*trail, module])
            if found is not None:
                return found
        done.add(module)
        return None

    for module in sorted(edges):
        found = visit(module, [])
        if found is not None:
            return found
    return None


def test_every_module_is_covered_by_a_rule() -> None:
    """A new part of the package needs a line in PARTS."""
    assert {part_of(module) for module in MODULES} <= set(PARTS)


@pytest.mark.parametrize("module", sorted(MODULES))
def test_imports_go_the_right_way(module: str) -> None:
    """One test per module, so that a failure names it."""
    if part_of(module) not in PARTS:
        pytest.skip("no rule: see test_every_module_is_covered_by_a_rule")
    assert complaints(module, MODULES[module].read_text(encoding="utf-8")) == []


def test_no_circles() -> None:
    """Chapters may use one another, but never in a circle."""
    assert circle(graph()) is None


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("core.bag", "import random"),
        ("core.bag", "from time import monotonic"),
        ("core.bag", "import collections"),
        ("core.bag", "from librt import random"),
        ("core.bag", "from frostwall.watch import state"),
        ("core.bag", "import frostwall"),
        ("core.bag", "import hypothesis"),
        ("watch.roll", "import tomllib"),
        ("watch.roll", "from random import Random"),
        ("watch.roll", "def f():\n    import os"),
        ("watch.roll", "import frostwall.silverfrost.state"),
        ("watch.roll", "from frostwall.watch.heroes import HEROES"),
        ("watch.state", "from frostwall.watch.hooks import HOOKS"),
        ("watch.view", "from frostwall.watch.game import Watch"),
        ("watch.rules", "from frostwall.bots import greedy"),
        ("bots.greedy", "from frostwall.terminal import screen"),
        ("messages.__init__", "from frostwall.core import types"),
    ],
)
def test_the_rules_bite(module: str, text: str) -> None:
    """Each of these imports goes the wrong way."""
    assert complaints(module, text) != []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("core.drive", "import random, hmac"),
        ("core.bag", "from collections.abc import Sequence"),
        ("core.bag", "from librt.vecs import vec, append"),
        ("watch.rules", "import tomllib\nfrom importlib import resources"),
        ("watch.game", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from random import Random"),
        ("watch.heroes", "from frostwall.watch.roll import roll"),
        ("watch.roll", "from frostwall.watch.score import points"),
        ("cli", "from frostwall.terminal import screen\nimport os"),
    ],
)
def test_the_rules_let_through(module: str, text: str) -> None:
    """Each of these is how it should be."""
    assert complaints(module, text) == []


def test_a_circle_is_found() -> None:
    """The search itself works."""
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) is None
