"""The examples in the README and in the page for people who study the games run."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/study.md"])
def test_the_examples_run(name: str) -> None:
    found = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert found.attempted > 4
    assert found.failed == 0
