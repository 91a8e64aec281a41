"""A module fits in the head: no file over 500 lines, no function over 60 lines or with more than 20 paths through it.

Where a longer one reads better, a comment right above it says why and begins with `# Long:` or `# Many paths:`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from radon.complexity import cc_visit_ast

ROOT = Path(__file__).resolve().parents[1]
MOST_LINES = 500
LONGEST = 60
MOST_PATHS = 20
TESTS = sorted((ROOT / "tests").rglob("*.py"))
FILES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "hatch_build.py"])

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.Module) -> Iterator[Function]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


def reason_above(lines: list[str], node: Function, word: str) -> bool:
    """Does a comment right above the function, or above its decorators, say why it is as it is?"""
    at = min([node.lineno, *(one.lineno for one in node.decorator_list)]) - 2
    found: list[str] = []
    while at >= 0 and lines[at].lstrip().startswith("#"):
        found.append(lines[at].strip())
        at -= 1
    return any(line.startswith(f"# {word}: ") for line in found)


def paths_through(tree: ast.Module) -> dict[int, int]:
    """The cyclomatic complexity of each function, by its line."""
    found: dict[int, int] = {}
    for block in cc_visit_ast(tree):
        for one in [block, *getattr(block, "methods", []), *getattr(block, "closures", [])]:
            found[one.lineno] = one.complexity
    return found


def complaints(text: str) -> list[str]:
    tree, lines = ast.parse(text), text.splitlines()
    found = [f"{len(lines)} lines"] if len(lines) > MOST_LINES else []
    paths = paths_through(tree)
    for node in functions(tree):
        long = (node.end_lineno or node.lineno) - node.lineno + 1
        if long > LONGEST and not reason_above(lines, node, "Long"):
            found.append(f"{node.name}: {long} lines")
        first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        many = max(paths.get(node.lineno, 0), paths.get(first, 0))
        if many > MOST_PATHS and not reason_above(lines, node, "Many paths"):
            found.append(f"{node.name}: {many} paths")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_it_fits_in_the_head(path: Path) -> None:
    assert complaints(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_test_file_has_one_subject(path: Path) -> None:
    """A scenario may be long; a file of them may not."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_the_rules_bite() -> None:
    branches = "\n".join(f"    if x == {n}:\n        return {n}" for n in range(21))
    assert complaints(f"def f(x):\n{branches}\n") == ["f: 22 paths"]
    assert complaints(f"# Many paths: a table of cases.\ndef f(x):\n{branches}\n") == []
    assert complaints("def f():\n" + "    print()\n" * 60) == ["f: 61 lines"]
    assert complaints("# Long: one line a field.\n@cache\ndef f():\n" + "    print()\n" * 60) == []
    assert complaints("x = 1\n" * 501) == ["501 lines"]
