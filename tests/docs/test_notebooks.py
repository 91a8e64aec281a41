"""The notebooks in docs/notebooks run from their first cell to their last, on small counts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.notebooks_write import NOTEBOOKS, run

NAMES = ("first-bot", "house-rule", "train-a-policy")


def test_all_notebooks_are_here() -> None:
    assert sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs(name: str, tmp_path: Path) -> None:
    """In a process of its own, as somebody would; warnings are errors there too."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", RUN, str(NOTEBOOKS / f"{name}.ipynb")],
        cwd=tmp_path,
        env={
            **os.environ,
            "NOTEBOOK_GAMES": "3",
            "OMP_NUM_THREADS": "1",
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        encoding="utf-8",
        timeout=250,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)) >= 2


RUN = """
import json, pathlib, sys
from tests.docs.notebooks_write import run
notebook = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
run(notebook)
print(json.dumps([output["text"] for cell in notebook["cells"] for output in cell.get("outputs", [])]))
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_keeps_what_it_printed(name: str) -> None:
    """What the page shows is from a run of these very cells: all of them, in their order, without an error."""
    cells = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    for cell in code:
        printing = "print(" in "".join(cell["source"])
        assert [output["output_type"] for output in cell["outputs"]] == ["stream"] * printing


def test_a_cell_that_fails_fails_the_run() -> None:
    with pytest.raises(ZeroDivisionError):
        run({"cells": [{"cell_type": "code", "source": ["print('a')\n", "1 / 0"]}]})
