"""Imports flow one way: core <- games <- words, bots <- coach <- puzzles, lab <- terminal, server <- cli.

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

# What each part may import of the others. A part is the longest of these names that a module begins with; a module of
# no part fails the test. GAME is any game's folder, and no part may import a game's folder but that game itself: the
# others ask the registry for its box. `__init__` is `import frostwall` itself, which nothing inside goes through.
PARTS: dict[str, tuple[str, ...]] = {
    "about": (),
    "core": (),
    "games": ("core", "words.wording", "lab.face", "server.pages.face", "terminal.face"),
    "GAME.engine": ("core",),
    "GAME.bots": ("core", "GAME.engine"),
    "GAME": ("core", "games", "GAME", "GAME.engine", "GAME.bots", "words", "lab", "terminal", "server.pages"),
    "words": ("core", "games"),
    "folders": (),
    "bots": ("core", "games"),
    "coach": ("core", "games", "bots"),
    "puzzles": ("core", "games", "coach"),
    "envs": ("core", "games", "bots"),
    "lab": ("about", "core", "games", "bots", "coach", "puzzles", "words"),
    "terminal": ("about", "core", "games", "bots", "coach", "folders", "lab", "puzzles", "words"),
    # The plain pages tell a position and its moves in the words of the terminal.
    "server.pages.face": ("core",),
    "server": ("about", "core", "games", "bots", "coach", "lab", "puzzles", "words", "terminal"),
    "cli": (
        "about",
        "core",
        "games",
        "bots",
        "coach",
        "folders",
        "lab",
        "puzzles",
        "words",
        "terminal",
        "server",
    ),
    "__init__": ("games",),
    "__main__": ("cli",),
}

# Packages with one way in: whoever is outside imports the package itself and no module of it.
DOORS = ("server.store", "server.wire", "server.workers")

# Inside an engine, lower first, by the longest name below `engine`. What is not named is a chapter. Modules of one
# level may import one another as long as no circle arises.
LEVELS: dict[str, int] = {
    "rules": 0,
    "board": 0,
    "layout": 0,
    "kinds": 0,
    "frames": 0,
    "longest_road": 0,
    "north": 0,
    "deck.program": 0,
    "deck.expressions": 0,
    "deck.entries": 0,
    "deck.steps": 0,
    "deck.tables": 0,
    "words": 0,
    "state": 1,
    "decision": 2,
    "heroes.hero": 2,
    "heroes": 4,
    "decisions": 4,
    "moment": 5,
    "moves": 5,
    "phrases": 6,
    "position": 6,
    "tensor": 6,
    "deck.sets": 6,
    "game": 7,
}
CHAPTER = 3

# The engine does no I/O, reads no clock and owns no generator. Of the standard library it may use these.
PURE_STDLIB = {
    "__future__",
    "collections.abc",
    "copyreg",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "typing",
}
# Where packaged data is read, once.
DATA_MODULES = ("*.engine.rules", "*.engine.board", "*.engine.layout", "*.engine.deck.*")
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
# core's edge: reads and writes records and networks, owns randomness, tests others.
EDGE = ("core.record.*", "core.drive.*", "core.session", "core.conformance.*", "core.net_file")

# Other people's packages. librt has clocks, threads and generators too, so its modules are named one by one.
ENGINE_WHEELS = {"librt.vecs", "mypy_extensions"}
WHEELS: dict[str, set[str]] = {
    "core": ENGINE_WHEELS,
    "GAME": ENGINE_WHEELS,
    "GAME.engine": ENGINE_WHEELS,
    "GAME.bots": {*ENGINE_WHEELS, "librt.random", "librt.time"},
    "bots": {*ENGINE_WHEELS, "librt.random", "librt.time"},
    "lab": {*ENGINE_WHEELS, "numpy", "openskill", "pyarrow", "ray"},
    "envs": {*ENGINE_WHEELS, "gymnasium", "numpy", "pettingzoo", "pyspiel", "ray"},
    "words": {"fluent"},
    "folders": {"platformdirs"},
    "server.pages.face": {"markupsafe"},
    "server": {
        "alembic",
        "fastapi",
        "h11",
        "jinja2",
        "markupsafe",
        "nats",
        "orjson",
        "opentelemetry",
        "prometheus_client",
        "psycopg",
        "pydantic",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    },
}


@dataclass(frozen=True)
class Import:
    """One imported module and where it is written."""

    target: str
    line: int
    types_only: bool


def module_name(path: Path) -> str:
    """`core.moves` of src/frostwall/core/moves.py; a package is named by its `__init__`."""
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


def game_of(module: str) -> str | None:
    """The game in whose folder the module lies."""
    names = module.split(".")
    return names[1] if names[0] == "games" and len(names) > 2 and names[1] in GAMES else None


def part_of(module: str) -> str:
    """The part a module belongs to: `core` of `core.moves`, `GAME.engine` of `games.watch.engine.state`."""
    game = game_of(module)
    name = module if game is None else module.replace(f"games.{game}", "GAME", 1)
    fits = [part for part in PARTS if name == part or name.startswith(f"{part}.")]
    return max(fits, key=len, default="")


def level_of(module: str) -> int:
    """Height of a module inside its engine."""
    name = module.split(".engine.", 1)[1]
    fits = [role for role in LEVELS if name == role or name.startswith(f"{role}.")]
    return LEVELS[max(fits, key=len)] if fits else CHAPTER


def is_engine(module: str) -> bool:
    """Whether the module belongs to what must be free of I/O, clocks and generators."""
    edge = any(fnmatch(module, pattern) for pattern in EDGE)
    return part_of(module) in ("core", "GAME.engine") and not edge


def wrong_inside(module: str, target: str) -> str | None:
    """Why `module` may not import `target`, another module of ours."""
    here, there = part_of(module), part_of(target)
    other = game_of(target)
    if other is not None and other != game_of(module):
        return f"only the game itself may import {target}"
    for door in DOORS:
        if (
            target.startswith(f"{door}.")
            and target != f"{door}.__init__"
            and not f"{module}.".startswith(f"{door}.")
        ):
            return f"{target} is behind {door}"
    allowed = [here, *PARTS[here]]
    if there not in allowed and not any(f"{target}.".startswith(f"{one}.") for one in allowed):
        return f"{here} may not import {target}"
    if here == there == "GAME.engine" and level_of(target) > level_of(module):
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
        if any(fnmatch(module, pattern) for pattern in DATA_MODULES):
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
    assert [module for module in MODULES if not part_of(module)] == []


@pytest.mark.parametrize("module", sorted(MODULES))
def test_imports_go_the_right_way(module: str) -> None:
    """One test per module, so that a failure names it."""
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
        ("core.bag", "from frostwall.games.watch.engine import state"),
        ("core.bag", "import frostwall"),
        ("core.bag", "import hypothesis"),
        ("games.watch.engine.chapters.roll", "import tomllib"),
        ("games.watch.engine.chapters.roll", "from random import Random"),
        ("games.watch.engine.chapters.roll", "def f():\n    import os"),
        ("games.watch.engine.chapters.roll", "import frostwall.games.silverfrost.engine.state"),
        ("games.watch.engine.chapters.roll", "from frostwall.games.watch.engine.heroes import HEROES"),
        ("games.watch.engine.state", "from frostwall.games.watch.engine.heroes.hero import HOOKS"),
        ("games.watch.engine.position.view", "from frostwall.games.watch.engine.game import Watch"),
        ("games.watch.engine.rules", "from frostwall.bots import levels"),
        ("games.watch.bots.greedy.bot", "from frostwall.terminal import screen"),
        ("words.catalogue", "from frostwall.games.watch.wording import WORDING"),
        ("server.table.actor", "from frostwall.server.store.thread import Conflict"),
        ("cli.serve", "from frostwall.server.wire import asks"),
    ],
)
def test_the_rules_bite(module: str, text: str) -> None:
    """Each of these imports goes the wrong way."""
    assert complaints(module, text) != []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("core.drive.streams", "import random, hmac"),
        ("core.bag", "from collections.abc import Sequence"),
        ("core.bag", "from librt.vecs import vec, append"),
        ("games.watch.engine.rules", "import tomllib\nfrom importlib import resources"),
        (
            "games.watch.engine.game",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from random import Random",
        ),
        ("games.watch.engine.heroes.jon", "from frostwall.games.watch.engine.chapters.roll import roll"),
        (
            "games.watch.engine.chapters.roll",
            "from frostwall.games.watch.engine.chapters.score import points",
        ),
        ("cli.main", "from frostwall.terminal import screen\nimport os"),
    ],
)
def test_the_rules_let_through(module: str, text: str) -> None:
    """Each of these is how it should be."""
    assert complaints(module, text) == []


def test_a_circle_is_found() -> None:
    """The search itself works."""
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) is None
